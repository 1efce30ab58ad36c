# Tournois. Les points sont 2, 1 et 0, comme on compte aux dames.
tournament-heading = { $name } · tournoi #{ $number }
tournament-format-groups =
    Groupes de { $group } au plus, { $lot ->
        [yes] tirés au sort entre joueurs de cote proche
       *[no] de force égale d’après les cotes
    }.
    Tous se rencontrent { $cycles ->
        [1] une fois
       *[other] deux fois
    }, tout à la fois.
    Puis les deux premiers de chaque groupe (le premier, d’un groupe de deux) jouent une finale de la même façon.
    La finale a { $final } joueurs au plus, les premiers de groupe d’abord.
tournament-format-knockout =
    Élimination directe : un match est de deux parties, une avec chaque couleur. Le perdant est éliminé.
    Les meilleures cotes sont exemptes au premier tour.
tournament-format-league =
    Ligue : divisions de { $group }. Dans chacune, tous se rencontrent { $cycles ->
        [1] une fois
       *[other] deux fois
    }, tout à la fois.
    { $moving ->
        [1] Un joueur de chaque division monte et un descend.
       *[other] { $moving } joueurs de chaque division montent et { $moving } descendent.
    }
    La saison suivante commence d’elle-même après { $pause ->
        [1] un jour
       *[other] { $pause } jours
    }.
    La première saison, les divisions suivent les cotes.
tournament-format-round-robin =
    Toutes rondes : tous se rencontrent { $cycles ->
        [1] une fois
       *[other] deux fois
    }, tout à la fois, dans un seul classement.
tournament-format-double-knockout =
    Double élimination : un match est de deux parties, une avec chaque couleur.
    Après un match perdu, vous passez au tableau des perdants, après deux, le tournoi est fini pour vous.
    Les vainqueurs des deux tableaux jouent la finale, deux fois si celui du tableau des perdants la gagne.
    Les meilleures cotes sont exemptes au premier tour.
tournament-format-swiss =
    Système suisse, { $rounds } rondes{ $games ->
        [1] {""}
       *[other] {" "}de deux parties
    } : vous rencontrez des joueurs qui ont à peu près vos points.
    Appariements selon le système { $games ->
        [1] Dutch
       *[other] Double-Swiss
    } de la FIDE du 1er février 2026.
    Les retardataires jouent dès la ronde suivante, sans points pour les précédentes.
    Vous pouvez sauter une ronde, pas la dernière, pour la moitié de ses points.
tournament-brief-groups = groupes de { $group } au plus, puis finale
tournament-brief-swiss = système suisse, { $rounds } rondes{ $games ->
    [1] {""}
   *[other] {" "}de deux parties
}
tournament-brief-knockout = élimination directe, deux parties par match
tournament-brief-double-knockout = double élimination, deux parties par match
tournament-brief-league = ligue en divisions de { $group }
tournament-brief-round-robin = toutes rondes, { $cycles ->
    [1] une fois
   *[other] deux fois
}
tournament-days = { $days } jours { $format ->
    [groups] par phase
    [league] pour toutes les parties
    [round-robin] pour toutes les parties
   *[other] par ronde
}
button-full-rules = Règlement complet
button-rules-format = Formule
button-rules-games = Parties
button-rules-time = Temps
button-rules-table = Points
button-rules-leaving = Départs
button-rules-entry = Inscription
button-play-moves = Jouer mes coups
tournament-until = Fin : { $at } ({ $rest })
tournament-begins = { $colour ->
    [none] Le joueur nommé en premier commence{ $games ->
        [1] .
       *[other] {" "}la première partie, l’autre la seconde.
    }
   *[other] { $games ->
        [1] Le joueur nommé en premier a les { $colour }.
       *[other] Dans la première partie, le joueur nommé en premier a les { $colour }.
    } L’ouverture dit qui commence.
}
tournament-pairs = Deux parties avec chaque adversaire, une avec chaque couleur.
tournament-rules-groups =
    Un gain compte { $win }, une nulle { $draw }.
    Départage : { $criteria }, puis tirage au sort si la finale en dépend.
tournament-rules-knockout =
    Un gain compte { $win }, une nulle { $draw }.
    { $deciders ->
        [0] Un match à égalité va à qui a gagné plus de parties en autant de matchs, sinon au sort.
        [1] Un match à égalité a deux parties de plus. Toujours à égalité, il va à qui a gagné plus de parties en autant de matchs, sinon au sort.
       *[other] Un match à égalité a deux parties de plus, { $deciders } fois au plus. Toujours à égalité, il va à qui a gagné plus de parties en autant de matchs, sinon au sort.
    }
    { $third ->
        [yes] Les perdants des demi-finales jouent la troisième place.
       *[no] Les perdants des demi-finales partagent la troisième place.
    }
tournament-rules-league =
    Un gain compte { $win }, une nulle { $draw }.
    Départage : { $criteria }, puis division et place de la saison précédente.
    La première saison, le sort décide de qui monte et descend.
tournament-rules-round-robin =
    Un gain compte { $win }, une nulle { $draw }.
    Départage : { $criteria }.
tournament-rules-double-knockout =
    Un gain compte { $win }, une nulle { $draw }.
    { $deciders ->
        [0] Un match à égalité va à qui a gagné plus de parties en autant de matchs, sinon au sort.
        [1] Un match à égalité a deux parties de plus. Toujours à égalité, il va à qui a gagné plus de parties en autant de matchs, sinon au sort.
       *[other] Un match à égalité a deux parties de plus, { $deciders } fois au plus. Toujours à égalité, il va à qui a gagné plus de parties en autant de matchs, sinon au sort.
    }
    Les places suivent le tour du second match perdu. Qui l’a perdu au même tour partage une place.
tournament-rules-swiss =
    Un gain compte { $win }, une nulle { $draw }, une ronde sans adversaire { $bye }.
    Départage : { $criteria }.
    Les rondes non jouées comptent selon l’article 16 des départages de la FIDE.
tournament-rated = Parties classées.
tournament-withdrawing = { $format ->
    [knockout] Qui se retire perd le match en cours et tous les suivants.
    [double-knockout] Qui se retire perd le match en cours et tous les suivants.
    [swiss] Qui se retire perd la partie en cours et reste au classement.
   *[other] Si vous partez avant la moitié de vos parties terminées, toutes sont rayées. Plus tard, vous perdez le reste.
}
tournament-unmoved = Un joueur sans coup joué perd la partie.
tournament-bottom = Les joueurs d’une saison sont dans la suivante. Les nouveaux commencent en bas. Qui part est remplacé d’en bas.
tournament-entrants = **{ $count } sur { $most } inscrits :** { $players }
tournament-nobody = personne encore
# Une ligne des réglages comme une phrase du règlement.
tournament-rule = { $rule }.
tournament-director = Arbitre : { $player }
tournament-open = Inscriptions ouvertes
tournament-running = En cours
tournament-settling = Provisoire. Fin : { $at } ({ $rest })
tournament-settling-how = Un résultat semble faux ? Chaque joueur peut réclamer une fois.
tournament-outdated = Ce classement ne vaut plus : un résultat a changé, ou est rejoué.
tournament-you-objected = Les arbitres sont prévenus, avec vos mots.
tournament-objected-how = Corrigez : /tournament manage, **{ button-desk-results }**, **{ button-desk-correct }**. Ou laissez le classement devenir définitif.
button-object = Réclamer
tournament-over = { $season ->
    [yes] La saison est terminée.
   *[no] Le tournoi est terminé.
}
tournament-cancelled = Annulé
tournament-status = { $status ->
    [draft] pas annoncé
    [open] inscriptions ouvertes
    [running] en cours
    [settling] provisoire
    [over] terminé
   *[cancelled] annulé
}
tournament-over-early = Fini après la ronde { $round } sur { $rounds } : il ne restait aucun appariement.
tournament-over-how = /tournament table a le journal et tous les fichiers.
people-more = et { $count } de plus
log-heading = **Événements**, les derniers sur la première page
players-heading = **Joueurs ({ $count })**
players-waiting = liste d’attente
players-checked-in = pointage fait
players-left = hors du tournoi
games-heading = **Parties**, les plus récentes d’abord
games-heading-player = **Parties de { $player } ({ $count })**, les plus récentes d’abord
games-without = { $first } – { $second }, sans partie jusqu’ici
button-players = Joueurs
button-all-games = Parties
button-claim = Déclarer un résultat
button-round-off = Sauter une ronde
claim-win = Je gagne
claim-draw = Nulle
claim-loss = Je perds
tournament-round = **La ronde { $round } sur { $rounds } commence.**
tournament-groups-begin = **Les parties commencent.** { $groups ->
    [1] Tous se rencontrent :
   *[other] Dans chaque groupe, tous se rencontrent :
}
tournament-final-begins = **La finale commence.** Tous se rencontrent :
tournament-first-mover = { $player } ({ $count })
tournament-first-moves = { $colour ->
    [none] Entre parenthèses : combien de premiers coups attendent chacun.
   *[other] Entre parenthèses : dans combien de parties chacun a les { $colour }. L’ouverture dit qui commence.
}
tournament-congratulations = Félicitations, { $players } !
tournament-round-dropped = Exclusion, aucun coup joué : { $players }
tournament-round-return = Exclusion ? /tournament enter vous ramène.
tournament-round-missing = Sans pointage, ne jouent pas : { $players }
tournament-round-moved-up = De la liste d’attente : { $players }
tournament-pairing = { $first } – { $second } ({ $numbers })
tournament-bye = Exempt : { $player }. Points : { $points }.
tournament-half-bye = { $player } : ronde sautée { $worth ->
    [full] avec tous ses points.
    [nothing] sans points.
   *[half] pour la moitié des points.
}
tournament-round-claims = Le temps est écoulé : les pendules sont arrêtées, et les joueurs déclarent les résultats.
tournament-how = { $letter ->
    [yes] /games montre vos parties, /move joue un coup.
   *[no] { $run ->
        [yes] Les pendules tournent.
       *[no] {""}
    }
}
tournament-reminder = { $left ->
    [0] **Il reste moins d’un jour.** Fin : { $at } ({ $rest })
    [1] **Il reste un jour.** Fin : { $at } ({ $rest })
   *[other] **Il reste { $left } jours.** Fin : { $at } ({ $rest })
}
tournament-reminder-game = { $game } : trait à { $player }
tournament-claims-reminder = **Il reste un jour** pour déclarer les résultats. Fin : { $at } ({ $rest })
tournament-claims-later = { $game } (fin : { $until }), à cause de congés ou d’une absence de ma part
tournament-claims-game = { $game } : pas encore de déclaration ({ $players })
tournament-check-in-reminder = Le pointage finit { $rest }, au départ : { $at }. Qui n’a pas pointé au départ ne joue pas.
tournament-check-in-missing = **Pas encore de pointage :** { $players }
tournament-place = **{ $rank }.** { $players }
tournament-none = Pas encore de tournoi dans ce serveur. Les membres avec la permission de gérer les événements en créent un avec /tournament create.
tournament-list = Tournois
tournament-listed = **#{ $number }** { $name } · { $status }
tournament-label = #{ $number } { $name } · { $status }
tournament-leaving = { $count ->
    [0] { $player } quitte le tournoi.
    [one] { $player } quitte le tournoi et abandonne { $count } partie en cours.
   *[other] { $player } quitte le tournoi et abandonne { $count } parties en cours.
} { $back ->
    [yes] Retour possible dès la ronde suivante.
   *[no] Seul un arbitre peut annuler cela.
}
tournament-you-entered = Votre inscription est faite.
tournament-you-entered-as-before = Comme la dernière fois, au plus { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} à la fois. Un autre nombre : /tournament leave, puis /tournament enter.
tournament-you-entered-on-vacation = Les congés n’arrêtent pas les pendules ici, les vôtres non plus : { $days }.
tournament-you-joined = Votre inscription est faite. Vous jouez dès la ronde suivante. Les précédentes ne comptent rien.
tournament-you-are-in = Votre inscription est déjà faite. Attendez le départ.
tournament-you-are-waiting = Votre numéro sur la liste d’attente : { $place }.
tournament-you-play = { $count ->
    [0] Vous y jouez. Aucune de vos parties n’est en cours.
    [1] { $rounds ->
        [yes] Vous y jouez. Votre partie de la ronde { $round } : { $games }.
       *[no] Vous y jouez. Votre partie en cours : { $games }.
    }
   *[other] Vous y jouez. Vos parties en cours : { $games }.
}
tournament-you-are-out = Vous y avez joué votre dernière partie.
tournament-you-were = { $how ->
    [dropped] Exclusion{ $rounds ->
        [yes] {" "}à la ronde { $round }
       *[no] {""}
    } : aucun coup joué.
    [left] Vous êtes hors du tournoi, par votre départ{ $rounds ->
        [yes] {" "}à la ronde { $round }
       *[no] {""}
    }.
   *[sent] Un arbitre vous a fait sortir{ $rounds ->
        [yes] {" "}à la ronde { $round }
       *[no] {""}
    }.
}
tournament-you-may-return = Appuyez sur **{ button-return }**, et vous jouez dès la ronde { $round }.
tournament-you-may-not-return = Seul un arbitre peut vous faire revenir.
tournament-you-return = Bon retour. Vous jouez dès la ronde { $round }.
tournament-you-rest = Vous ne jouez pas la ronde { $round }, et recevez la moitié de ses points.
tournament-you-left = Vous avez quitté le tournoi.
tournament-withdrawn = Vous avez quitté le tournoi.
tournament-files = { $swiss ->
    [yes] Les classements (CSV), les rondes complètes (TRF26), et chaque partie.
   *[no] Les classements (CSV) et chaque partie.
}
desk-done-decide = La partie #{ $number } est décidée.
tournament-log-created = { $by } prépare le tournoi.
tournament-log-announced = { $by } annonce le tournoi.
tournament-log-entered = { $player } s’inscrit.
tournament-log-left = { $player } se désinscrit.
tournament-log-entered-by = { $by } inscrit { $player }.
tournament-log-placed = { $player } a une place par le classement d’un autre tournoi.
tournament-waits = Toutes les places sont prises : { $player } est en liste d’attente, numéro { $place }.
tournament-log-left-by = { $by } retire { $player } de la liste.
tournament-log-unlisted = { $player } ne joue plus : pas sur la liste de l’arbitre.
tournament-log-outgrown = { $player } quitte la liste : sa cote dépasse maintenant la limite.
tournament-log-returned-by = { $by } fait revenir { $player }.
tournament-log-exchanged = { $by } échange { $player } et { $other } dans cette ronde. Leurs parties recommencent.
tournament-log-anew = { $by } annule la partie #{ $number }. La partie #{ $other } la remplace.
tournament-log-own-game = { $told } ({ $by } joue dans cette partie)
tournament-log-by-unplayed = Partie #{ $number } : { $first } – { $second } { $points }, abandonnée avant un coup des deux
tournament-log-by-left = Partie #{ $number } : { $first } – { $second } { $points }, abandonnée
tournament-log-started = { $by } donne le départ, avec { $count } joueurs.
tournament-log-drafted = { $count ->
    [one] { $count } appariement est fait. Ses parties commencent par tranches.
   *[other] { $count } appariements sont faits. Leurs parties commencent par tranches.
}
tournament-log-paired = { $count ->
    [one] { $count } partie commence.
   *[other] { $count } parties commencent.
}
tournament-log-result = Partie #{ $number } : { $first } – { $second } { $points }
tournament-log-forfeit = Partie #{ $number } : { $first } – { $second } { $points }, non jouée
tournament-log-decided = Partie #{ $number } : { $first } – { $second } { $points }, décision de { $by }
tournament-log-withdrawn = { $player } quitte le tournoi.
tournament-log-sent-away = { $by } retire { $player }.{ $held ->
    [yes] {" "}Ses parties sont suspendues un jour, puis perdues.
   *[no] {""}
}
tournament-log-given-up = { $player } est hors du tournoi, après son retrait.
tournament-log-bye = { $player } ne joue pas la ronde { $round }.
tournament-log-bye-given = { $worth ->
    [none] { $by } annule la ronde sautée de { $player } (ronde { $round }).
    [full] { $by } laisse { $player } sauter la ronde { $round }, avec tous ses points.
    [nothing] { $by } laisse { $player } sauter la ronde { $round }, sans points.
   *[half] { $by } laisse { $player } sauter la ronde { $round }, pour la moitié des points.
}
tournament-log-forbidden = { $forbidden ->
    [yes] { $by } sépare { $player } et { $other }.
    [again] { $by } permet à { $player } et { $other } de se rencontrer une fois de plus.
   *[no] { $by } permet de nouveau à { $player } et { $other } de se rencontrer.
}
tournament-log-cancelled = { $by } annule le tournoi.
tournament-lot-meeting = { $player } – { $other } : toujours égalité. { $player } gagne au sort.
tournament-lot-wins = { $player } – { $other } : toujours égalité. { $player } gagne, avec plus de parties gagnées en autant de matchs.
tournament-lot-group = { $table } : égalité là où les places décident. L’ordre tiré au sort : { $players }
tournament-lot-final = Égalité pour les dernières places en finale. L’ordre tiré au sort : { $players }
tournament-log-unpairable = La ronde { $round } ne peut pas être appariée : les joueurs restants se sont rencontrés, sont séparés, ou ont eu trop souvent la même couleur. Le tournoi attend ses arbitres.
tournament-log-settling = Tout est joué. Le classement est provisoire. Fin : { $until }.
tournament-log-objected = { $player } fait une réclamation.
tournament-log-concluded = { $by } rend le classement définitif.
tournament-log-reopened = { $by } rouvre le classement, provisoire. Fin : { $until }.
tournament-log-finished = { $by } finit le tournoi en l’état.
tournament-log-imported = { $by } reprend { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
} et { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} d’un fichier.
tournament-log-changed = { $by } change les réglages.
tournament-log-ordered = { $by } change les départages : { $criteria }.
tournament-log-check-in-opened = Le pointage est ouvert. Qui n’a pas pointé au départ ne joue pas.
tournament-log-checked-in = { $player } fait son pointage.
tournament-log-started-itself = { $count ->
    [one] Il commence avec { $count } joueur.
   *[other] Il commence avec { $count } joueurs.
}
tournament-log-begun = { $count ->
    [one] { $count } partie qui attendait commence.
   *[other] { $count } parties qui attendaient commencent.
}
tournament-log-unplayed = { $count ->
    [one] { $count } appariement n’a pas commencé à temps. Aucun point pour les deux.
   *[other] { $count } appariements n’ont pas commencé à temps. Aucun point pour les deux.
}
tournament-log-time-up = { $format ->
    [groups] Le temps de ces parties est écoulé.
    [league] Le temps de la saison est écoulé.
    [round-robin] Le temps du tournoi est écoulé.
   *[other] Le temps de la ronde est écoulé.
} Les joueurs déclarent les résultats des parties inachevées. Fin : { $until }.
tournament-log-reminded = { $count ->
    [one] Rappel de la fin aux joueurs de { $count } appariement.
   *[other] Rappel de la fin aux joueurs de { $count } appariements.
}
tournament-log-reminded-check-in = Rappel aux joueurs sans pointage.
tournament-log-claimed = { $whose ->
    [own] Partie #{ $number } : { $player } déclare un gain.
   *[other] Partie #{ $number } : { $player } déclare le gain de { $winner }.
}
tournament-log-claimed-draw = Partie #{ $number } : { $player } déclare la nulle.
tournament-log-by-time = Partie #{ $number } : { $first } – { $second } { $points }, pas finie à temps
tournament-log-by-claims = Partie #{ $number } : { $first } – { $second } { $points }, comme déclaré
tournament-log-by-tables = Partie #{ $number } : { $first } – { $second } { $points }, d’après la base de finales
tournament-log-by-early-draw = Partie #{ $number } : { $first } – { $second } { $points }, nulle convenue trop tôt
tournament-log-absent = Exclusion, aucun coup joué : { $player }.
tournament-log-returned = { $player } revient.
tournament-log-named = { $by } nomme { $player } arbitre.
tournament-log-unnamed = { $by } retire l’arbitre { $player }.
tournament-log-paused = { $by } suspend le tournoi. Toutes les pendules sont arrêtées.
tournament-log-resumed = { $by } reprend le tournoi. Les pendules tournent de nouveau.
tournament-log-extended = { $by } prolonge { $format ->
    [groups] ces parties
    [league] la saison
    [round-robin] le tournoi
   *[other] la ronde
}. Fin : { $until }.
tournament-unplayed = { $points } (non jouée)
tournament-log-corrected = Partie #{ $number } : { $first } – { $second } { $points } au lieu de { $was }, correction de { $by }
tournament-log-replaced = { $who ->
    [self] { $by } joue maintenant à la place de { $player }.
   *[other] { $by } fait jouer { $other } à la place de { $player }.
}{ $count ->
    [0] {""}
    [1] {" "}La partie en cours recommence.
   *[other] {" "}Les parties en cours recommencent.
}
tournament-log-too-few = Annulé : trop peu de joueurs au départ.
tournament-log-moved = { $by } déplace le tournoi : { $channel }.
tournament-log-undone = { $by } annule « { $act } ». { $now }
tournament-now-clocks = { $stand ->
    [yes] Le tournoi est suspendu. Toutes les pendules sont arrêtées.
   *[no] Le tournoi continue. Les pendules tournent.
}
tournament-now-until = Échéance : { $until }.
tournament-now-channel = Le tournoi est ici : { $channel }.
tournament-now-apart = { $apart ->
    [yes] { $player } et { $other } ne se rencontreront pas.
    [met] { $player } et { $other } ont déjà joué ensemble, et ne se rencontreront plus.
   *[no] { $player } et { $other } peuvent se rencontrer.
}
tournament-now-director = { $directs ->
    [yes] { $player } est arbitre.
   *[no] { $player } n’est pas arbitre.
}
tournament-now-bye = { $worth ->
    [none] { $player } joue la ronde { $round }.
    [full] { $player } saute la ronde { $round }, avec tous ses points.
    [nothing] { $player } saute la ronde { $round }, sans points.
   *[half] { $player } saute la ronde { $round }, pour la moitié des points.
}
tournament-now-player = { $plays ->
    [yes] { $player } joue.
    [waits] { $player } est en liste d’attente.
   *[no] { $player } ne joue pas.
}
tournament-now-replaced = { $other } joue de nouveau, et non { $player }.
tournament-now-exchanged = { $player } et { $other } retrouvent leurs places.
tournament-now-ordered = Départage : { $criteria }.
tournament-now-anew = La partie #{ $number } ne compte plus. La partie #{ $other } la remplace.
tournament-now-settings = Les réglages sont comme avant.
tournament-now-imported = Les joueurs et les parties du fichier ne sont plus dans le tournoi.
tournament-claim-alone = { $timed ->
    [yes] { $players } : cela compte ainsi, sauf autre déclaration de votre part. Fin : { $at } ({ $rest }).
   *[no] { $players } : cela compte ainsi, sauf autre déclaration de votre part.
}
tournament-opponents = Adversaires : { $players }
tournament-freed = Ses parties en cours sont gagnées par : { $players }.
tournament-claims-differ = { $players } : les déclarations diffèrent. Décidez : **{ button-desk }**, **{ button-desk-results }**, **{ button-desk-decide }**.
tournament-how-to-claim = Deux déclarations égales comptent aussitôt, une seule à la fin. Différentes : un arbitre décide. Aucune : pas de points. Non classées.

league-season = { $name } · saison { $season }
league-begins = **La saison commence.** Dans chaque division, tous se rencontrent.
league-division = **Division { $number } :** { $players }
league-up = ▲ Vers la division { $number } : { $players }
league-moves-more = Les autres divisions sont dans /tournament table.
league-down = ▼ Vers la division { $number } : { $players }
table-up = monte en division { $number }
table-down = descend en division { $number }
table-division = Saison { $season }, division { $number }

bracket-round = { $ties ->
    [1] Finale
    [2] Demi-finales
    [4] Quarts de finale
    [8] Huitièmes de finale
    [16] Seizièmes de finale
   *[other] { $number ->
        [1] Premier tour
       *[other] Tour { $number }
    }
}
bracket-upper = { $shown ->
    [tree] Tour { $number }
   *[list] Tableau des gagnants, tour { $number }
}
bracket-lower = { $shown ->
    [tree] Tour { $number }
   *[list] Tableau des perdants, tour { $number }
}
bracket-final = Finale
bracket-final-again = Seconde finale
bracket-side-upper = Tableau des gagnants
bracket-side-lower = Tableau des perdants
bracket-third = Troisième place
bracket-third-told = Troisième place : { $first } – { $second }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}
bracket-decider = { $first } – { $second } : égalité, deux parties de plus ({ $numbers })
bracket-neither = { $first } – { $second } : les deux ont quitté le tournoi.
bracket-level = { $how ->
    [wins] aux gains
   *[lot] au sort
}
bracket-walkover = { $player } passe sans partie : { $other } a quitté le tournoi.
bracket-bye = exempt
bracket-byes = Exempts, donc au tour suivant : { $players }
bracket-place = { $rank }. { $player }{ $own ->
    [yes] {" "}(vous)
   *[no] {""}
}
bracket-still = { $player } { $own ->
    [yes] (vous, en jeu)
   *[no] (en jeu)
}
bracket-result = { $round } : { $first } – { $second }
table-entry = { $player }{ $own ->
    [yes] {" "}(vous)
   *[no] {""}
} { $points }{ $results ->
    [none] {""}
   *[other] {" "}({ $results })
}
table-met = { $result ->
    [won] gains contre { $places }
    [drawn] nulles avec { $places }
    [lost] pertes contre { $places }
   *[going-on] en jeu contre { $places }
}
ladder-entry = { $player }{ $own ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $played ->
    [no] {""}
   *[yes] {" "}: { $won ->
        [one] { $won } gain
       *[other] { $won } gains
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perte
       *[other] { $lost } pertes
    }
}{ $meets ->
    [none] {""}
   *[other] , joue contre { $meets }
}
tournament-waiting = **Liste d’attente ({ $count }) :** { $players }
tournament-you-wait = Toutes les places sont prises. Votre numéro sur la liste d’attente : { $place }. Vous montez de vous-même quand quelqu’un part.
tournament-you-checked-in = Votre pointage est fait.
tournament-you-claimed = Votre déclaration pour la partie #{ $number } est notée. Le journal la montre.
tables-win = La base de finales connaît le résultat : au meilleur jeu, gain de { $player } en { $plies ->
    [1] un coup
   *[other] { $plies } coups
} des deux ensemble.
tables-draw = La base de finales connaît le résultat : au meilleur jeu, nulle.

policy-start-director = L’arbitre donne le départ
policy-start-full = Commence quand toutes les places sont prises
policy-start-date = Départ : { $at } ({ $rest })
policy-check-in = Pointage obligatoire pour jouer, dès : { $at }
policy-ratings-both = Pour des cotes d’ici de { $least } à { $most }
policy-ratings-least = Pour des cotes d’ici à partir de { $least }
policy-ratings-most = Pour des cotes d’ici jusqu’à { $most }
policy-role = Pour les membres avec { $role }
policy-listed = { $count ->
    [one] Pour { $count } personne, celle de sa liste
   *[other] Pour les { $count } personnes de sa liste
}
policy-games = { $count ->
    [1] Pour les joueurs avec une partie classée ici
   *[other] Pour les joueurs avec { $count } parties classées ici
}
# Les mots de l’arbitre, un prix par exemple.
tournament-note = « { $note } »
policy-too-few = Avec moins de 3 joueurs, il est annulé
policy-past = La plus haute cote de l’année compte pour la limite haute
policy-conditions = Qui peut s’inscrire : voyez **{ button-full-rules }**
policy-engines-forbidden = Les programmes sont interdits.
policy-engines-open = Les programmes sont permis.
policy-vacation-yes = { $spent ->
    [yes] Les congés arrêtent les pendules. Jusqu’à trois jours servent à ne pas perdre au temps.
   *[no] Les congés prévus arrêtent les pendules. Aucun n’est pris de lui-même.
} Rondes et pointage continuent. Contre un joueur en congé, une seule déclaration ne décide rien.
policy-vacation-no = Les congés n’arrêtent pas les pendules, même prévus.
policy-opening-ballots = L’ouverture de chaque partie est tirée au sort
policy-opening-free = Les parties partent de la position habituelle
policy-draws-refused = Ni proposition ni revendication de nulle avant { $moves } coups de chacun.
policy-draws-pointless = Une nulle convenue ou revendiquée avant { $moves } coups de chacun ne donne aucun point.
policy-round-claims = { $format ->
    [groups] Durée des groupes, et de la finale
    [league] Durée d’une saison
    [round-robin] Durée de toutes les parties
   *[other] Durée d’une ronde
} : { $days } jours au plus. Partie inachevée ? Les deux déclarent un résultat, en { $claims } jours de plus. Égales, les déclarations comptent. Sinon la base de finales décide, puis un joueur sans coup joué perd, puis une seule déclaration compte. Différentes : l’arbitre décide. Aucune : pas de points. Non classées.
policy-round-forfeit = { $format ->
    [groups] Durée des groupes, et de la finale
    [league] Durée d’une saison
    [round-robin] Durée de toutes les parties
   *[other] Durée d’une ronde
} : { $days } jours au plus. Les parties inachevées sont alors perdues par les deux.
policy-settling = Après la dernière partie, les joueurs peuvent réclamer une fois, pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
policy-absent = { $format ->
    [groups] Sans aucun coup joué, c’est l’exclusion avant la finale. Deux exclusions en 90 jours, hors congés : aucune inscription ici pour un temps.
    [league] Qui ne joue aucun coup n’est pas dans la saison suivante.
    [round-robin] {""}
   *[other] Sans aucun coup joué, c’est l’exclusion avant la ronde suivante. Deux exclusions en 90 jours, hors congés : aucune inscription ici pour un temps.
}
tournament-settings-most = { $most } joueurs au plus
tournament-settings-until-start = Modifiable jusqu’au départ. **{ button-desk }** : départ, joueurs, série.
tournament-settings-draft = Personne ne le voit encore. **{ button-desk-announce }** le publie.
tournament-settings-saved = Enregistré.
button-settings-games = Parties
button-settings-format = Formule
button-settings-entries = Inscriptions et départ
button-settings-rules = Rondes et règlement
button-settings-ties = Départages
button-settings-admission = Conditions, prix
button-check-in = Pointer

form-games = Tournoi : parties
form-own-format = Tournoi : formule
form-entries = Tournoi : inscriptions et départ
form-rules = Tournoi : rondes et règlement
form-admission = Tournoi : conditions, prix
admission-role = Rôle
admission-role-about = Seuls ses membres peuvent s’inscrire. Vide : tous
admission-list = Liste
admission-list-about = Noms, mentions ou identifiants Discord, un par ligne. Vide : tous
admission-file = Fichier
admission-file-about = D’autres personnes pour la liste, dans une colonne « player » (CSV), ou TRF16 de la FIDE
admission-games = Parties classées
admission-games-about = Combien au moins, à ce jeu dans ce serveur. Vide : peu importe
admission-note = Vos mots
admission-note-about = Un prix, par exemple. 200 caractères au plus sur l’annonce
form-name = Nom
form-name-about = Visible par tous. 60 caractères au plus
form-game = Jeu
form-format = Formule
form-pace = Temps de réflexion
form-opening = Ouverture
form-opening-free = depuis la position habituelle
form-opening-ballots = tirée au sort
form-most = Nombre maximal de joueurs
form-most-about = Les suivants vont en liste d’attente, s’il y en a une
form-ratings = Cotes
form-ratings-about = Comme 1200-1800, 1200- ou -1800. Vide : tous
form-start = Départ
form-start-director = quand l’arbitre le dit
form-start-full = à la dernière place prise
form-start-date = à une date
form-date = Date
form-date-zone = Comme 2026-12-31 18:00, dans votre fuseau ({ $zone })
form-check-in = Pointage
form-check-in-about = Heures avant le départ où les inscrits confirment leur présence. Vide : aucun
form-group = Nombre maximal de joueurs par groupe
form-group-about = 3 à 12
form-rounds = Rondes
form-rounds-about = 3 à 11
form-round-days = Jours par ronde
form-round-days-about = 2 à 120. Vide : sans échéance
form-round-end = Parties alors inachevées
form-round-end-claims = les joueurs déclarent, l’arbitre décide
form-round-end-forfeit = les deux perdent
form-lot = Formation des groupes
form-lot-no = de force égale d’après les cotes
form-lot-yes = tirés au sort entre joueurs de cote proche
form-cycles = Tous se rencontrent
form-cycles-1 = une fois
form-cycles-2 = deux fois, la seconde avec les couleurs échangées
form-deciders = Match à égalité
form-deciders-count = { $count ->
    [0] les parties gagnées décident, sinon le sort
    [1] deux parties de plus, puis parties gagnées, sinon le sort
   *[other] deux parties de plus, { $count } fois au plus
}
form-third = Troisième place
form-third-yes = les perdants des demi-finales la jouent
form-third-no = les perdants des demi-finales la partagent
form-moving = Montées et descentes
form-moving-count = { $count ->
    [1] un joueur de chaque division
   *[other] { $count } joueurs de chaque division
}
form-pause = Jours entre deux saisons
form-pause-about = 1 à 60
form-settling = Après la dernière partie
form-settling-days = { $days ->
    [0] le classement est aussitôt définitif
    [one] { $days } jour pour corriger et réclamer
   *[other] { $days } jours pour corriger et réclamer
}
form-draws = Nulles précoces
form-draws-allowed = permises
form-draws-refused-20 = pas de proposition avant le coup 20
form-draws-refused-40 = pas de proposition avant le coup 40
form-draws-pointless-20 = aucun point avant le coup 20
form-draws-pointless-40 = aucun point avant le coup 40
form-ties = Tournoi : départages
form-profile = Règlement
form-profile-own = l’ordre ci-dessous
form-profile-fide = FIDE
form-profile-fmjd = FMJD : Solkoff tronqué d’abord, gains si tous se rencontrent. Points 2, 1 et 0
form-profile-idf = Micro-match IDF : deux parties, ouverture de la table tirée au sort
form-profile-club = club : parties gagnées, puis parties entre les ex æquo
form-tie-1 = Premier départage
form-tie-2 = Deuxième
form-tie-3 = Troisième
form-tie-4 = Quatrième
form-tie-none = aucun
form-options = Cochez ce qui vaut
form-option-engines = Les programmes sont permis
form-option-vacation = Les congés arrêtent les pendules
form-option-spends = Des jours de congé servent à ne pas perdre au temps
form-option-pair = Deux parties avec chaque adversaire
form-option-waiting = Une liste d’attente une fois complet
form-option-one = Points écrits 1, ½ et 0

desk-done-correct = La partie #{ $number } compte autrement désormais. La partie elle-même et les cotes restent.
director-imported = Repris : { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Colonnes non comprises : { $columns ->
    [0] aucune
   *[other] { $ignored }
}.
desk-done-move = Le tournoi est désormais annoncé ici : { $channel }. Les parties inachevées s’y jouent aussi.
tournament-progress = Parties terminées : { $played } sur { $games }.
tournament-elsewhere = Du nouveau pour le tournoi #{ $number }, dont je ne peux pas écrire dans le salon. /games montre vos parties, /tournament table le classement.
tournament-seat = { $player }, une place se libère : vous voilà dans le tournoi, plus en liste d’attente.
tournament-seat-check-in = Il a un pointage : qui n’a pas pointé au départ ne joue pas.
tournament-moved = Ce tournoi est maintenant [annoncé dans un autre salon]({ $link }).
tournament-closed = Je ne peux pas écrire dans { $channel }, où ce tournoi est annoncé. Ses nouvelles vont dans un autre salon ou en message privé. Permettez-moi d’y écrire (/server check dit ce qui manque), ou déplacez-le dans /tournament manage.
tournament-many-rounds = { $rounds } rondes sont prévues, mais les { $count } joueurs n’ont pas tous des adversaires pour plus de { $most }. Si une ronde ne peut pas être appariée, le tournoi attend un arbitre.
tournament-how-to-pair = Arbitres : dans /tournament manage, laissez jouer deux joueurs séparés ou qui se sont rencontrés, ou finissez le tournoi en l’état.
tournament-letter = Je ne peux pas écrire dans le salon du tournoi.
tournament-own-place = **Vous :** place { $rank } sur { $players }
tournament-own-place-in = **Vous :** place { $rank } sur { $players } ({ $table }), points : { $points }
tournament-calendar-gone = Quelqu’un a supprimé ce tournoi du calendrier du serveur : je ne l’y remets pas.
tournament-calendar = Tournoi : { $game }. L’annonce dans le salon dit tout.

table-group = Groupe { $name }
table-final = Finale
table-all = Tous contre tous
table-round = { $status ->
    [over] Après la ronde { $round } sur { $rounds }
   *[running] Après les appariements de la ronde { $round } sur { $rounds }
}
table-games = **Parties**
table-game = { $numbers } { $first } – { $second }
table-games-more = et { $count } de plus : /tournament games
table-left = { $count ->
    [1] Un classement de plus. Il est dans **{ button-files }**, et /tournament table montre le vôtre.
   *[other] { $count } classements de plus. Ils sont dans **{ button-files }**, et /tournament table montre le vôtre.
}
table-decided-more = et { $count } de plus : { $where }
table-struck = Rayés avec toutes leurs parties, pour un départ avant la moitié : { $players }
table-withdrawn = { $player } (hors du tournoi)
table-places = lignes { $first } à { $last } sur { $count }
table-level = { $drawn ->
    [yes] Tirage au sort, à égalité à la place { $rank } : { $players }
   *[no] { $players } partagent la place { $rank } : égalité à tous les critères
}
table-decided = { $player } avant { $other } : { $criterion }
column-player = Joueur
column-points = Pts
column-wins = Gains
column-sonneborn-berger = SB
column-buchholz = Bh
column-buchholz-cut-1 = Bh–1
column-koya = Koya

criterion-points = points
criterion-direct-encounter = parties entre les ex æquo
criterion-wins = parties gagnées
criterion-sonneborn-berger = Sonneborn-Berger
criterion-buchholz = Buchholz (Solkoff)
criterion-buchholz-cut-1 = Buchholz sans le plus faible adversaire (Solkoff tronqué)
criterion-koya = points contre la meilleure moitié (Koya)
