# Jeux maison : les dames comme un serveur les joue chez lui.
house-heading = Jeux maison
house-how = Les dames comme vous les jouez chez vous, composées par vous, { $most } au plus. Elles sont dans les listes de jeux de ce serveur et jamais classées.
house-removed = Le jeu est supprimé{ $count ->
    [0] { "" }
    [one] , et { $count } invitation ouverte prend fin
   *[other] , et { $count } invitations ouvertes prennent fin
}. Les parties en cours gardent ses règles.
house-choose = En ouvrir un
house-new = Un nouveau jeu maison
house-new-how = Choisissez. Les règles obtenues sont ci-dessous. Rien n’est enregistré avant le nom.
house-size = Damier
house-refusal = Prises
house-refusal-never = Prise obligatoire
house-refusal-free = Prise libre
house-refusal-forfeits = Souffler : ne pas prendre coûte la pièce
house-priority = Entre plusieurs prises
house-priority-none = Prise au choix
house-priority-most-pieces = Prise majoritaire
house-priority-most-value = Plus grande valeur obligatoire
house-crowning = Un pion sur la dernière rangée
house-crowning-ends-move = Promu, le pion s’arrête
house-crowning-goes-on = Promu, il continue comme dame
house-crowning-if-move-ends = S’il ne fait que passer, il reste pion
house-right = Coin foncé { $on ->
    [yes] à droite
   *[no] à gauche
}
house-backward = Pions : prise { $on ->
    [yes] en arrière aussi
   *[no] en avant seulement
}
house-flying = Dames { $on ->
    [yes] volantes
   *[no] courtes
}
house-first = { $on ->
    [black] Les Noirs commencent
   *[white] Les Blancs commencent
}
house-giveaway = Sans coup possible, on { $on ->
    [yes] gagne
   *[no] perd
}
button-setup-house = Jeux maison
button-house-new = Nouveau…
button-house-save = Enregistrer…
button-house-back = Retour
button-house-setup = Retour aux réglages
button-house-rename = Renommer…
button-house-remove = Supprimer
button-house-pictures = Règles avec images
form-house-title = Nom du jeu maison
form-house-name = Nom
form-house-example = Comme chez nous
# Les règles d’un jeu maison en un mot ou deux.
house-word-right = inversé
house-word-backward = prise en arrière
house-word-flying = dame volante
house-word-free = prise libre
house-word-huff = souffler
house-word-pieces = majoritaire
house-word-value = plus grande valeur
house-word-passing = continue en dame
house-word-through = continue en pion
house-word-black = Noirs d’abord
house-word-giveaway = qui perd gagne
