# Le bureau des arbitres d’un tournoi.
desk-entries = Inscriptions ouvertes : { $count } sur { $most } au plus.{ $few ->
    [0] {""}
   *[other] {" "}Commence à { $few } joueurs au moins.
}
desk-round = **Ronde { $round } sur { $rounds }**
desk-games = Parties terminées : { $over } sur { $games }
desk-paused = suspendu { $since }
desk-ends = { $claims ->
    [yes] fin des déclarations :
   *[no] échéance :
} { $at } ({ $rest })
desk-decides = attend votre décision
desk-nothing = { $status ->
    [ready] Les inscriptions suffisent. Appuyez sur **{ button-desk-start }** quand vous voulez.
    [running] Rien ne vous attend : il continue de lui-même.
    [settling] Rien ne vous attend : il devient définitif de lui-même.
   *[other] Rien ne vous attend.
}
desk-meanwhile =
    Entre-temps : { $what }
    Regardez de nouveau.
desk-more = et { $count } de plus
desk-failing = **L’étape suivante a échoué** { $since }. Rien n’est perdu : le bot réessaie de lui-même, d’ici dix minutes. Si cela dure, dites-le à son responsable. Son journal nomme le tournoi #{ $number }.
desk-usual-rounds = { $rounds } rondes sont prévues. D’habitude, pour { $count } joueurs : { $least } à { $most }. Pour changer : **{ button-desk-settings }**, **{ button-settings-format }**.
desk-unpairable = La ronde { $round } ne peut pas être appariée. Laissez jouer deux joueurs séparés ou qui se sont rencontrés, ou finissez en l’état.
desk-disputes = **Déclarations différentes.** Décidez : **{ button-desk-results }**, **{ button-desk-decide }**.
desk-dispute = { $game } : { $claims }
desk-claim = { $player } déclare { $claim ->
    [win] un gain
    [draw] la nulle
   *[loss] une perte
}
# Ces parties se décident d’elles-mêmes.
desk-lates = **Temps écoulé.** Les joueurs déclarent les résultats. Vous n’avez rien à faire.
desk-late = { $game } : { $then ->
    [still] déclarations suspendues.
    [counts] { $claims }. Sans autre déclaration, elle compte { $when }.
    [tables] la base de finales décide { $when }.
    [lost] le joueur sans coup joué perd { $when }.
   *[nobody] pas encore de déclaration. Sans elle, aucun point { $when }.
}
desk-silences = **Pas encore de coup.** Vous n’avez rien à faire : sans coup, c’est perdu.
desk-silent = { $player } ({ $game }). Son tour a commencé { $since }.
desk-held = **Retrait** : { $player }. Parties abandonnées { $until }. Pour faire revenir : **{ button-desk-people }**
desk-objected = Corrigez : **{ button-desk-results }**, **{ button-desk-correct }**. Ou appuyez sur **{ button-desk-conclude }**.
desk-waiting = { $count ->
    [one] { $count } appariement attend que ses joueurs aient de la place pour la partie.
   *[other] { $count } appariements attendent que leurs joueurs aient de la place pour les parties.
}
desk-missing = **Sans pointage :** { $players }
button-desk = Bureau
button-desk-back = Retour
button-desk-people = Joueurs…
button-desk-results = Parties…
button-desk-pairings = Appariements…
button-desk-event = Tournoi…
button-log = Journal
button-files = Fichiers
button-desk-start = Commencer
button-desk-announce = Annoncer
button-desk-pause = Suspendre
button-desk-resume = Reprendre
button-desk-extend = Plus de temps
button-desk-undo = Annuler…
button-desk-add = Ajouter
button-desk-remove = Retirer
button-desk-return = Faire revenir
button-desk-replace = Remplacer
button-desk-name = Ajouter un arbitre
button-desk-unname = Retirer un arbitre
button-desk-decide = Décider
button-desk-correct = Corriger
button-desk-anew = Faire rejouer
button-desk-exchange = Échanger
button-desk-forbid = Séparer
button-desk-allow = Permettre
button-desk-bye = Ronde sautée
button-desk-settings = Réglages
button-desk-order = Départages
button-desk-import = Importer
button-desk-move = Autre salon
button-desk-finish = Finir
button-desk-conclude = Rendre définitif
button-desk-reopen = Rouvrir
button-desk-cancel = Annuler le tournoi
desk-about-add = inscrire quelqu’un, quelles que soient les limites.
desk-about-remove = la personne ne joue plus. C’est annulable pendant un jour.
desk-about-return = qui est parti ou exclu joue de nouveau.
desk-about-replace = quelqu’un prend la place et les points d’un joueur.
desk-about-name = il peut faire tout ce que vous pouvez ici.
desk-about-unname = il doit en rester un.
desk-about-decide = une partie en cours finit avec le résultat que vous donnez. Elle n’est pas classée.
desk-about-correct = une partie terminée compte autrement. Partie et cotes restent.
desk-about-anew = le résultat ne compte plus, et une nouvelle partie commence à sa place.
desk-about-exchange = deux joueurs changent de place dans cette ronde, avant de jouer. Deux qui se rencontrent changent de couleur.
desk-about-forbid = deux joueurs ne sont pas appariés.
desk-about-allow = deux joueurs séparés, ou déjà rencontrés, peuvent être appariés.
desk-about-bye = un joueur ne joue pas dans une ronde encore sans appariements.
desk-about-settings = voir tous les réglages et les changer.
desk-about-order = dans quel ordre ils décident, jusqu’au premier résultat.
desk-about-import = reprendre des joueurs et ce qu’ils ont joué ailleurs.
desk-about-move = l’annoncer et le jouer dans un autre salon.
desk-about-finish = il finit maintenant, avec le classement en l’état.
desk-about-cancel = il finit sans résultat. Les parties en cours sont annulées, et non classées.{ $rounds ->
    [yes] {" "}Pour finir avec son classement, suspendez-le entre deux rondes.
   *[no] {""}
}
desk-until = Jusqu’à
desk-until-about = Maintenant : { $now }. Dans votre fuseau ({ $zone })
desk-player = Joueur
desk-person-about = Un nom, ou le numéro de la liste des joueurs
desk-away = { $player } (a quitté le serveur)
desk-other = L’autre joueur
desk-substitute = Remplaçant
desk-of-round = Ronde
desk-of-round-about = Le numéro d’une ronde encore sans appariements. Vide : la prochaine
desk-worth = Valeur
desk-worth-half = la moitié des points
desk-worth-full = tous les points
desk-worth-nothing = aucun point
desk-worth-none = finalement, pas de ronde sautée
desk-file = Fichier
desk-file-about = CSV avec player, rating, seed ou round, first, second, result, ou TRF16 de la FIDE
desk-channel = Salon
desk-number-about = Son numéro
desk-game-about = Le joueur nommé en premier est « le premier » plus bas
desk-game = Partie
desk-result = Résultat
desk-objection = Le problème ? Les arbitres le lisent.
desk-claim-about = Non classée, quelle que soit la déclaration
desk-result-about = « Non jouée » : pas de rencontre. Qui n’est jamais venu est exclu
desk-result-first = Le premier gagne
desk-result-draw = Nulle
desk-result-second = Le second gagne
desk-result-first-forfeit = Le premier gagne, non jouée
desk-result-second-forfeit = Le second gagne, non jouée
desk-result-double-loss = Les deux perdent
desk-result-double-forfeit = Les deux perdent, non jouée
desk-asks-start = { $count ->
    [one] { $count } joueur est là. Pas de retour en arrière après le départ.
   *[other] { $count } joueurs sont là. Pas de retour en arrière après le départ.
}
desk-asks-finish = Le tournoi finit avec le classement en l’état. Pas de retour en arrière.
desk-asks-conclude = { $count ->
    [0] {""}
    [one] { $count } réclamation.{" "}
   *[other] { $count } réclamations.{" "}
}Le classement devient définitif en l’état.
desk-follows = { $what ->
    [season] La saison suivante commence dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, avec les montées et les descentes.
    [role] Le champion reçoit le rôle.
    [places] Les premiers reçoivent leur place dans un autre tournoi.
    [next] La série le compte, et l’étape suivante ouvre.
    [season-end] La série le compte, et la saison finit.
   *[series] La série le compte.
}
desk-asks-reopen = Le classement redevient provisoire : les résultats peuvent être corrigés, et les joueurs réclamer.
desk-asks-cancel = { $count ->
    [0] Le tournoi est annulé. Pas de retour en arrière.
    [one] Le tournoi est annulé sans résultat. { $count } partie en cours est annulée aussi, et non classée. Pas de retour en arrière.
   *[other] Le tournoi est annulé sans résultat. { $count } parties en cours sont annulées aussi, et non classées. Pas de retour en arrière.
}
desk-asks-remove = { $count ->
    [0] { $player } ne joue plus.
    [one] { $player } ne joue plus. { $count } partie est suspendue un jour. Jusque-là, c’est annulable. Ensuite la partie est perdue au classement, et non classée.
   *[other] { $player } ne joue plus. { $count } parties sont suspendues un jour. Jusque-là, c’est annulable. Ensuite elles sont perdues au classement, et non classées.
}
desk-asks-return = { $player } joue de nouveau. { $count ->
    [0] Les parties abandonnées restent perdues.
   *[other] Ses parties continuent, avec leurs coups et pendules.
}
desk-asks-replace = { $count ->
    [0] { $other } prend la place et les points de { $player }.
    [one] { $other } prend la place et les points de { $player }. { $count } partie en cours recommence.
   *[other] { $other } prend la place et les points de { $player }. { $count } parties en cours recommencent.
}
desk-asks-unname = { $player } n’arbitre plus.
desk-asks-anew = Le résultat de la partie #{ $number } ne compte plus, et les deux en commencent une nouvelle. L’ancienne reste dans leur liste et, si elle était classée, dans leurs cotes.
desk-asks-exchange = { $player } et { $other } changent de place dans cette ronde. Leurs parties, dont aucune n’est jouée, sont annulées et recommencent.
desk-asks-rematch = Quelqu’un retrouve alors un adversaire déjà rencontré, ou dont il était séparé.
desk-asks-undo = Fait en dernier : { $what }
desk-asks-undo-then = Si vous l’annulez : { $what }
desk-asks-undo-anew = Les parties en cours concernées sont annulées et recommencent.
desk-asks-undo-held = Ces parties continuent, avec leurs coups et pendules.
desk-asks-undo-left = Les parties abandonnées restent perdues.
desk-done-start = Le tournoi commence. Ses parties sont annoncées dans un instant.
desk-done-announce = Annoncé. Sa carte suit dans un instant.
desk-done-pause = Suspendu. Toutes les pendules sont arrêtées.
desk-done-resume = Il continue.
desk-done-extend = La ronde a plus de temps.
desk-done-undo = Annulé. { $now }
desk-done-add = { $waits ->
    [yes] Toutes les places sont prises : inscription en liste d’attente. Le joueur est prévenu.
   *[no] Inscription faite. Le joueur est prévenu.
}
desk-done-remove = Retrait fait. Le joueur est prévenu.
desk-done-return = Retour fait. Le joueur est prévenu.
desk-done-replace = La place a changé de mains.
desk-done-name = Un arbitre de plus.
desk-done-unname = Un arbitre de moins.
desk-done-exchange = Échange fait. Les joueurs sont prévenus.
desk-done-forbid = Les deux ne sont pas appariés.
desk-done-allow = Les deux peuvent être appariés.
desk-done-bye = La ronde sautée est réglée.
desk-done-order = Cet ordre de départage vaut désormais. Tous sont prévenus.
desk-done-anew = Une nouvelle partie commence à sa place.
desk-done-conclude = Le classement est définitif.
desk-done-reopen = Le classement est de nouveau provisoire.
desk-done-finish = Le tournoi finit en l’état.
desk-done-cancel = Le tournoi est annulé.
