# Nouvelles pour une personne. $recipient est une mention.
notice-joined = { $recipient }, votre invitation est acceptée : la partie commence.
notice-joined-away = { $recipient }, vous jouez contre { $opponent } (autre serveur). Vos damiers sont ici, ceux de votre adversaire là-bas.
notice-twin = L’autre partie de la paire, couleurs échangées.
notice-draw-offered = { $recipient }, votre adversaire propose la nulle. Répondez ou jouez : un coup vaut refus.
notice-draw-declined = { $recipient }, votre proposition de nulle est refusée. La partie continue.
notice-takeback-asked = { $recipient }, votre adversaire demande à annuler **{ $move }**{ $reply ->
    [none] .
   *[other] . Votre **{ $reply }** serait annulé aussi.
}
notice-takeback-refused = { $recipient }, annulation refusée : le coup reste.
notice-taken-back = { $recipient }, annulation accordée : rejouez.
notice-seek-declined = { $recipient }, votre invitation est refusée.
notice-seek-lapsed = { $recipient }, votre invitation permanente ({ $game }) prend fin : vous avez autant de parties que ce serveur en permet.
notice-seek-removed = { $recipient }, votre invitation ({ $game }) prend fin : ce jeu maison a été retiré du serveur.
notice-seek-expired = { $recipient }, personne n’a pris votre invitation à temps. Elle a expiré.
notice-fell-choice = { $recipient }, le temps de votre adversaire est écoulé. Revendiquez le gain, donnez un jour de plus, ou continuez.{ $when ->
    [none] {""}
   *[other] {" "}Sans réponse, vous gagnez { $when }.
}
notice-time-given = { $recipient }, votre adversaire vous donne du temps.
notice-elsewhere = { $recipient }, il y a du nouveau : { $games }. Je ne peux pas vous joindre là où l’on joue : appuyez sur Damier, ou voyez /games.
notice-elsewhere-reminder = { $recipient }, votre temps s’épuise. Je ne peux pas vous joindre là où l’on joue : appuyez sur Damier, ou voyez /games.
reminder-elsewhere = **#{ $number }** : échéance { $when }.
notice-elsewhere-fell = { $recipient }, le temps de votre adversaire est écoulé : { $game }. Je ne peux pas vous joindre là où l’on joue : appuyez sur Damier, ou voyez /games, pour choisir. Sans réponse, vous gagnez { $when }.
notice-moved = L’ancien endroit n’existe plus. La partie continue ici.
notice-reminder = { $count ->
    [1] { $recipient }, votre temps s’épuise dans cette partie :
   *[other] { $recipient }, votre temps s’épuise dans ces parties :
}
reminder-match = **{ $game }** contre { $opponent } : { $end ->
    [play] fin du jeu { $when }.
    [claims] déclarez un résultat (**Plus…** sous le damier, fin { $when }).
   *[clock] échéance { $when }.
}
notice-waiting = { $recipient }, { $count ->
    [1] une partie attend { $what ->
        [claims] votre réponse :
       *[moves] votre coup :
    }
   *[other] { $count } parties attendent { $what ->
        [claims] votre réponse :
       *[moves] votre coup :
    }
}
waiting-match = **{ $game }** contre { $opponent }{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] {" "}: fin du jeu { $when }
        [claims] {" "}: déclarez un résultat (**Plus…** sous le damier, fin { $when })
       *[clock] {" "}: échéance { $when }
    }
}
waiting-number = **{ $number }**{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] {" "}: fin du jeu { $when }
        [claims] {" "}: déclarez un résultat (**Plus…** sous le damier, fin { $when })
       *[clock] {" "}: échéance { $when }
    }
}
waiting-more = … et { $count } de plus.
waiting-elsewhere = { $count ->
    [1] L’une d’elles est ailleurs : /games
   *[other] { $count } d’entre elles sont ailleurs : /games
}
notice-vacation-spent = Le temps de { $user } était écoulé : un jour de congé est utilisé. Fin : { $until }. { $left ->
    [0] Il ne reste aucun jour de congé cette année.
    [1] Il reste un jour de congé cette année.
   *[other] Il reste { $left } jours de congé cette année.
} C’est le jour { $spent } sur { $most } au plus dans cette partie. Ensuite l’adversaire { $then ->
    [decides] décide.
   *[wins] gagne.
}
