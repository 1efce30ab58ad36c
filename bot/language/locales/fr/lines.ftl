# Coups conditionnels : des variantes préparées par un joueur, que lui seul lit.
lines-news = Vos coups conditionnels
lines-news-replied = Après **{ $move }**, votre **{ $reply }** a été joué{ $stands ->
    [yes] .
   *[no] . Les deux ont été annulés depuis.
}
lines-news-dropped = **{ $move }** a été joué. { $count ->
    [1] Une variante ne convient plus et disparaît :
   *[other] { $count } variantes ne conviennent plus et disparaissent :
}
lines-news-undone = Des coups ont été annulés. { $count ->
    [1] Votre variante commençait après eux et disparaît :
   *[other] Vos { $count } variantes commençaient après eux et disparaissent :
}
lines-others-dropped = { $count ->
    [1] Une autre variante ne convient plus et disparaît.
   *[other] { $count } autres variantes ne conviennent plus et disparaissent.
}
lines-left = { $count ->
    [0] Il ne reste aucune variante.
    [1] Une variante continue.
   *[other] { $count } variantes continuent.
}

# La liste des variantes.
lines-heading = { $count ->
    [0] Coups conditionnels : aucun encore
    [1] Coups conditionnels : une variante
   *[other] Coups conditionnels : { $count } variantes
}
lines-how = Votre adversaire joue un coup prévu : votre réponse part aussitôt. Ceci n’est visible que par vous.
lines-after-yours = C’est à vous : une variante peut commencer par votre coup.
lines-choose = Voir, continuer ou enlever une variante
line-added = La variante est prête.
line-known = Cette variante était déjà prête.
line-replaced = { $count ->
    [1] Elle remplace une variante avec une autre réponse :
   *[other] Elle remplace { $count } variantes avec une autre réponse :
}
line-removed = { $count ->
    [0] La variante n’existait déjà plus.
    [1] La variante est enlevée.
   *[other] { $count } variantes sont enlevées.
}
button-lines = Coups conditionnels
button-lines-all = Toutes les variantes
button-line-new = Nouvelle variante au damier
button-line-type = Écrire une variante
button-lines-clear = Tout enlever

# Le damier en avance sur la partie.
line-heading = Une variante de coups conditionnels
trial-heading = Damier d’analyse
line-start = Depuis la position de la partie.
line-their-move = Que joue votre adversaire ?
line-their-next = Gardez-la ainsi, ou continuez : que joue alors votre adversaire ?
line-your-answer = Et votre réponse ?
line-your-move = Que jouez-vous d’abord ?
trial-note = Rien n’est joué ni gardé ici, et personne d’autre ne le voit.
button-explore = Explorer
button-line-back = Reculer d’un coup
button-line-start = Au début
button-line-save = Préparer cette variante
button-line-remove = Enlever cette variante

# Le formulaire d’une variante.
line-typing-title = Une variante de coups conditionnels
line-typing-label = Coup adverse, votre réponse, etc.
line-typing-example = 32-28 19-23 28x19 14x23
