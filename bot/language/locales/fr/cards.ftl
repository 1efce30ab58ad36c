# Les cartes des invitations et des parties.

# Invitations.
seek-heading-open = { $game } : qui joue ?
seek-heading-directed = { $game } : un défi
seek-heading-rematch = { $game } : revanche
seek-open-to-all = { $player } cherche un adversaire.
seek-directed = { $player } invite { $opponent }.
seek-rematch = { $player } propose à { $opponent } une revanche après { $former }.
seek-stands = Toujours ouverte : renouvelée dès que quelqu’un la prend, ou { $when }.
seek-expires = Expire { $when }.
seek-joined = { $player } { $named ->
    [yes] accepte
   *[no] joue
} : { $games }
seek-game = partie #{ $number }
seek-declined = Cette invitation a été refusée.
seek-withdrawn = Cette invitation a été retirée.
seek-expired = Personne n’est venu à temps. Cette invitation a expiré.
rematch-posted = L’invitation est ici : { $link }
rematch-unposted = Je ne peux pas publier l’invitation là où était la partie. Dites à { $opponent } d’y utiliser /join.
rematch-sent = { $opponent } a votre invitation à une revanche.
rematch-unsent = Je ne peux pas joindre { $opponent } maintenant. Votre invitation vaut 7 jours. Redemandez plus tard.
seek-you-joined = { $pair ->
    [yes] Vous jouez : { $games }. Vous commencez dans #{ $number }, votre adversaire dans l’autre. { $where ->
        [here] Les damiers sont dans ce salon.
       *[elsewhere] Les damiers sont ici : { $place }.
    }
   *[no] { $first ->
        [yes] Vous jouez : { $games }. À vous de commencer.
       *[no] Vous jouez : { $games }.
    } { $where ->
        [here] Le damier est dans ce salon.
       *[elsewhere] Le damier est ici : { $place }.
    }
}
seek-you-declined = Vous avez refusé l’invitation.
seek-you-withdrew = Vous avez retiré votre invitation.
seek-you-invited = Votre invitation est publiée.

# L’invitation avant sa publication.
preview-begun = Votre partie contre moi a commencé.
preview-typed = Vous avez écrit : { $text }
preview-heading = Votre invitation
preview-how = Visible par vous seulement. **{ button-invite }** publie l’invitation.
preview-whom = Adversaire : tout le monde ici
preview-setup = Ouverture ou position
preview-setup-about = « au hasard », le nom d’une ouverture, ou une position (FEN) en partie amicale
preview-note = Message
preview-colour = Votre couleur
preview-more = Inviter avec plus d’options
preview-options = Règles
preview-also = Aussi
preview-weekend = Pause le week-end et les jours fériés
preview-standing = Garder toujours une invitation ouverte
button-invite = Inviter
button-preview-rated = Classée : { $on ->
    [yes] oui
   *[no] non
}
button-preview-more = Plus d’options…

# Tout ce que dit une invitation.
terms-no-vacation = les congés ne comptent pas
terms-rated = classée
terms-casual = amicale
terms-setup = **Départ :** { $setup }
terms-pair = deux parties à la fois, couleurs échangées
colour-wanted = { $player } joue avec les { $colour }
setup-usual = position habituelle
setup-lot = ouverture tirée au sort
setup-lot-idf = ouverture tirée au sort (table IDF)
setup-lot-fmjd = ouverture tirée au sort (table FMJD)
setup-lot-acf = tirage à onze pions
setup-ballot = ouverture { $name }
setup-position = position `{ $position }`

# Parties.
match-heading = { $game } · partie #{ $number }
match-left-server = { $player } a quitté ce serveur. Sa pendule tourne quand même.
match-sees-nothing = { $player } ne voit pas le salon de cette partie. Sa pendule tourne quand même.
match-side = { $colour } : { $player }
match-last-move = { $captured ->
    [0] **{ $number }** { $player } joue **{ $move }**.
    [one] **{ $number }** { $player } joue **{ $move }** et prend { $captured } pièce.
   *[other] **{ $number }** { $player } joue **{ $move }** et prend { $captured } pièces.
}
# En petit, sur l’image.
numbered-move = { $number } { $move }
match-crowned = Le pion devient dame.
match-declined = Prise refusée. Pièce perdue : { $piece }.
match-forced = C’était le seul coup : il est joué aussitôt.
match-to-move = Trait à { $player }.
match-deadline = Échéance { $when }.
match-play-ends = Fin du jeu { $when }. { $then ->
    [claims] Partie inachevée ? Les deux joueurs déclarent un résultat.
    [lost] Sans premier coup, { $player } perd.
   *[nobody] Partie inachevée ? Aucun point.
}
match-claims-end = { $then ->
    [decided] Le jeu est fini. Les déclarations diffèrent : un arbitre décide.
    [counts] Le jeu est fini. { $players } : déclarez un résultat (**Plus…**), ou l’autre déclaration compte { $when }.
    [tables] Le jeu est fini. Déclarez un résultat (**Plus…**), ou la base de finales décide { $when }.
    [lost] Le jeu est fini. Déclarez un résultat (**Plus…**), ou { $player }, sans coup joué, perd { $when }.
   *[nobody] Le jeu est fini. Déclarez un résultat (**Plus…**). Fin des déclarations { $when }. Sans déclaration, aucun point.
}
match-held = Un arbitre a retiré { $player } : la partie est suspendue. Si rien ne change, { $player } la perd { $when }.
match-no-clock = { $ends ->
    [yes] Sans pendule. Sans coup, la partie se termine { $when }.
   *[no] Sans pendule.
}
match-time-left = Temps restant pour { $player } : { $time }.
match-paused-vacation = Pendule arrêtée (congés). Reprise : { $until }.
match-paused-weekend = Pendule arrêtée (week-end). Reprise : { $until }.
match-paused-holidays = Pendule arrêtée (week-end ou jours fériés). Reprise : { $until }.
match-paused-untold = Pendule arrêtée : je n’ai pas pu prévenir le joueur au trait. Reprise au plus tard : { $until }.
match-left = Je ne peux pas écrire là où se joue cette partie : la pendule attend{ $bound ->
    [yes] , au plus tard : { $until }.
   *[no] .
}
match-paused-downtime = Pendule arrêtée : j’étais hors ligne. Reprise : { $until }.
match-paused-director = Un arbitre a suspendu le tournoi { $since } : toutes les pendules sont arrêtées.
match-fallen = Le temps est écoulé. { $player } décide de la suite.
match-draw-offered = { $player } propose la nulle. Jouer un coup, c’est refuser.
match-takeback-asked = { $player } demande à annuler son dernier coup.
# Comment un joueur est appelé dans un résultat.
result-person = { $name }
result-named = { $name }
result-win = Victoire : { $player } ({ $reason }).
result-draw = Nulle : { $reason }.
result-none = Sans résultat : { $reason }.
result-both-lose = Les deux perdent : { $reason }.
match-thanks = {""}
match-counts = { $event } : cette partie compte { $first } – { $second } { $points }
result-absent = Sans résultat : { $player } n’a pas joué le premier coup à temps.

# Ce que seul le joueur voit.
move-played = Vous avez joué **{ $move }**.
move-candidates = Possibles : { $moves }
move-candidates-press = Choisissez le coup voulu :
resign-question = Abandonner cette partie ? Votre adversaire gagne aussitôt.
resign-question-event = { $event } : abandonner cette partie ? Votre adversaire gagne aussitôt. Vous restez dans le tournoi, sauf si un match perdu vous élimine.
resign-done = Vous avez abandonné.
draw-offered = Votre proposition vaut jusqu’à la réponse ou au coup de votre adversaire.
draw-offered-with-move = Votre proposition part avec votre prochain coup : votre adversaire la verra alors.
draw-offer-question = Proposer la nulle dans la partie #{ $number } ? { $turn ->
    [mine] La proposition part avec votre prochain coup.
   *[theirs] Mieux vaut la joindre à un coup : /move a l’option « { name-draw } ». Après cette proposition, pas d’autre pendant 20 coups, sauf si votre adversaire en fait une.
}
question-accepted = Acceptée : la partie est nulle.
question-declined = Refusée : la partie continue.
question-granted = Accordé : le coup est annulé.
question-refused = Refusé : le coup reste.
question-moved = La partie a continué : le coup reste.
question-over = La partie est terminée.
draw-accepted = Vous acceptez : la partie est nulle.
draw-declined = Vous refusez. La partie continue.
draw-claimed = La nulle est revendiquée : la partie est terminée.
win-claimed = D’après la base de finales, vous gagnez : la partie est terminée.
draw-answer-question = Votre adversaire propose la nulle. Votre réponse ?
abort-question = Annuler cette partie ? Elle n’aura pas de résultat.
abort-done = La partie est annulée.
takeback-asked = Vous avez demandé à annuler votre coup.
takeback-granted = Accordé : le coup est annulé.
takeback-refused = Refusé : le coup reste.
takeback-answer-question = Votre adversaire demande à annuler **{ $move }**{ $reply ->
    [none] .
   *[other] . Votre **{ $reply }** serait annulé aussi.
} Votre réponse ?
time-claimed = Vous gagnez au temps.
time-given = Vous donnez un jour de plus à votre adversaire.
time-renewed = La partie continue. Le temps de votre adversaire repart.
dismissed = Rien n’a changé.

# Choisir un coup.
moving-move-heading = Quel coup ?
moving-move = Choisissez un coup
moving-row = Choisissez une rangée du damier
moving-piece-heading = Quelle pièce ?
moving-square-heading = Quelle case ?
moving-piece = Choisissez une pièce
moving-square = Choisissez une case
moving-destination-heading = { $cell } : où aller ?
moving-second-heading = { $cell } : seule, ou avec une deuxième case ?
moving-destination = Choisissez un coup
moving-captures = { $count ->
    [one] prend { $count } pièce
   *[other] prend { $count } pièces
}
moving-crowns = devient dame
moving-declines = refuse la prise, pièce perdue : { $piece }
piece-on = { $kind ->
    [king] dame en { $cell }
   *[man] pion en { $cell }
}
moving-choices-more = { $moves } et { $count } de plus
moving-confirm-heading = { $move } : est-ce votre coup ?
typing-title = Votre coup
typing-label = Écrivez le coup
typing-example = Par exemple { $move }

# Les positions en mots, pour qui ne voit pas les images.
text-board-kings = Q est une dame des Blancs, K une dame des Noirs.
position-man = { $colour }, { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} : { $squares }.
position-king = { $colour }, { $count ->
    [one] { $count } dame
   *[other] { $count } dames
} : { $squares }.
position-piece = { $colour }, { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} : { $squares }.
position-to-move = Trait aux { $colour }.
position-last-move = Dernier coup : { $move }. { $told }.
aloud-goes = { $colour } : { $kind ->
    [man] pion
    [king] dame
   *[piece] pièce
} { $start } va { $between ->
    [none] en { $end }
   *[other] par { $between } en { $end }
}{ $crowned ->
    [yes] {" "}et devient dame
   *[no] {""}
}
aloud-takes = { $colour } : { $kind ->
    [man] pion
    [king] dame
   *[piece] pièce
} { $start } prend { $squares } et { $crowned ->
    [yes] devient dame en { $end }
   *[no] arrive en { $end }
}
aloud-lost = { $told }, sans prendre. Pièce perdue : { $piece }
aloud-shifts = { $colour } : { $count ->
    [1] une pièce poussée
   *[other] { $count } pièces poussées
} de { $start } vers { $end }, une nouvelle posée en { $start }
aloud-places = { $colour } : pièce posée en { $squares }
aloud-choices = Pièces à choisir : { $squares }.
aloud-barred = Rien ne peut être posé ici : { $squares }.
aloud-chosen = { $motion ->
    [place] Choisi : { $square }. Pour compléter le tour : { $squares }.
    [shift] Choisi : { $square }. Peut être poussée vers { $squares }.
   *[travel] Choisi : { $square }. Peut aller en { $squares }.
}
aloud-area = { $kind ->
    [territory] { $colour }, plus grand territoire, { $count } : { $squares }.
   *[group] { $colour }, plus grand groupe, { $count } : { $squares }.
}
position-sentence = { $text }.
position-series = { $first } { $following }

post-name = { $game } #{ $number } : { $player } – { $opponent }
replay-too-large = L’animation est trop lourde pour ce serveur. La liste des coups permet de la parcourir.
draw-claim-question = { $by ->
    [tables] D’après la base de finales, c’est nulle ici.
   *[rules] Les règles vous donnent la nulle ici.
} La revendiquer ? La partie se termine aussitôt.

# Images.
picture-missing = Je n’ai pas pu dessiner l’image.
