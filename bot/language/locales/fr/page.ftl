# La page : un damier que l’on touche.
page-turn = { $whose ->
    [mine] À vous de jouer.
    [theirs] Trait à { $player }.
   *[watched] Trait à { $player }.
}
page-play-over = On ne joue plus dans cette partie. Le résultat suit.
page-paused = Pendule arrêtée : { $why ->
    [vacation] congés.
    [weekend] week-end.
    [holidays] week-end ou jours fériés.
    [downtime] j’étais hors service.
    [director] un arbitre suspend le tournoi.
   *[untold] je n’ai pas pu prévenir le joueur au trait.
}
# Pourquoi aucun coup ne part de la case touchée.
page-refused = { $why ->
    [over] La partie est terminée.
    [empty-cell] Il n’y a pas de pièce ici.
    [not-your-piece] C’est une pièce de l’adversaire.
    [capture-compulsory] Vous devez prendre. Cette pièce ne le peut pas.
    [better-capture] Une autre prise est due.
    [king-must-rest] Cette dame doit se reposer : elle a joué trois coups de suite.
    [majority] Il vous faut plus de pièces que l’adversaire dans sa rangée ou sa colonne.
    [light-square] Commencez sur une case foncée.
    [occupied] Cette case est occupée.
    [first-turn] Commencez sur une case foncée hors du centre.
    [one-piece-left] Il ne vous reste qu’une pièce : elle ne va pas ici.
    [no-spare-piece] Cela coûte une pièce de plus, et vous n’en avez pas.
   *[blocked] { $motion ->
        [place] Rien ne peut se poser ici pour l’instant.
       *[other] Cette pièce ne peut pas jouer pour l’instant.
    }
}
page-holds = { $colour ->
    [black] { $kind ->
        [man] pion noir
        [king] dame noire
       *[piece] pièce noire
    }
   *[white] { $kind ->
        [man] pion blanc
        [king] dame blanche
       *[piece] pièce blanche
    }
}
# Dit par la page elle-même, qui met quelque chose à la place de %.
site-games = Parties
site-no-games = Aucune partie. Écrivez /play dans Discord.
site-look = Réglages
site-theme = Thème
site-notation = Notation
site-numbers = Noms des cases
site-white-down = Blancs toujours en bas
site-leave = Se déconnecter
site-leave-all = Se déconnecter partout
site-board = Damier
site-waits = À vous
site-type = Écrire un coup
site-play-typed = Jouer
site-legal = Tous les coups (%)
site-more = Plus…
site-next = Partie suivante
site-flip = Tourner le damier
site-slider = Coups joués
site-step-first = Première position
site-step-back = Un coup en arrière
site-step-on = Un coup en avant
site-step-last = Dernière position
site-play = Jouer % ?
site-yes = Oui
site-cancel = Pas maintenant
site-close = Fermer
site-ask-gives-up = Cela coûte une pièce :
site-ask-returns = La pièce revient sur sa case :
site-ask-only-this = Poser seulement celle-ci ?
site-ask-which = Quel coup ?
site-ask-stops = Une autre rafle continue d’ici. S’arrêter ?
site-not-there = Impossible d’aller là.
site-stale = Le damier a changé. Rien n’a été joué.
site-offline = Pas de connexion. Rien n’est perdu.
site-retry = Réessayer
