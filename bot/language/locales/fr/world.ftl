# Parties entre serveurs : accord, offres, salutations, signalements.
button-world = Autres serveurs
button-world-agree = Oui, j’accepte
button-world-refuse = Non
button-world-offer = Chercher un adversaire…
button-world-here = Ici
button-world-back = Retour
button-world-leave = Arrêter les parties entre serveurs
world-heading = Autres serveurs
world-consent = Jouer avec des gens d’autres serveurs ? Ils voient votre nom, vos cotes à ce jeu et combien de fois votre temps s’est écoulé. Ils ne peuvent pas vous écrire.
world-limits = Dix parties à la fois. Compte de moins de sept jours : parties amicales seulement. Deux parties perdues au temps en 30 jours : aucune nouvelle pendant 14 jours. Pour arrêter : /settings, **{ button-my-data }**
world-warning = Vous avez perdu une partie ici au temps en 30 jours : après une de plus, aucune nouvelle pendant 14 jours.
world-offers = { $count ->
    [0] Aucune offre d’autres serveurs
    [1] Une offre d’autres serveurs
   *[other] { $count } offres d’autres serveurs
}
world-empty = Laissez une offre : qui convient la prend, et je vous préviens.
world-line = { $player } ({ $rating }, { $reliability }) : { $game }, { $pace }, { $rated ->
    [yes] classée
   *[no] amicale
}
world-unrated = pas encore de cote
world-choose = Voir une offre
world-mine = **Les vôtres**
world-own = { $game }, { $pace } (fin : { $when })
world-choose-own = Retirer une des vôtres
world-who = { $player } ({ $rating }, { $reliability })
world-offered = Personne ne convient encore. Votre offre vaut 7 jours. Je vous préviens { $where ->
    [here] ici
   *[elsewhere] dans { $place }
}.
world-withdrawn = Votre offre est retirée.
world-begun = { $where ->
    [same] { $pair ->
        [yes] Parties { $games }
       *[no] Partie { $games }
    } contre { $opponent }, qui joue aussi dans ce serveur. Vos damiers sont dans { $place }.
    [here] { $pair ->
        [yes] Parties { $games }
       *[no] Partie { $games }
    } contre { $opponent } (autre serveur). Vos damiers sont ici, ceux de votre adversaire là-bas.
   *[elsewhere] { $pair ->
        [yes] Parties { $games }
       *[no] Partie { $games }
    } contre { $opponent } (autre serveur). Vos damiers sont dans { $place }, ceux de votre adversaire là-bas.
}
world-form-rated = Classée
world-form-whom = Adversaires
world-form-greeting = Salutation
world-rated-no = Amicale
world-rated-yes = Classée
world-whom-near = Proches de ma cote (200 points)
world-whom-anybody = Tout le monde
hall-world = **Offres d’autres serveurs ({ $count }) :** { $games }
hall-world-game = { $game } ({ $count })

reliability-new = débute ici
reliability-always = toujours à temps
reliability-mostly = en général à temps
reliability-seldom = dépasse souvent le temps

greeting-hello = Bonjour !
greeting-good-game = Bonne partie
greeting-have-fun = Amusons-nous bien
greeting-daily = Je joue environ une fois par jour
greeting-often = Je joue plusieurs fois par jour
greeting-weekends = Je joue surtout le week-end
greeting-evenings = Je joue surtout le soir
greeting-patient = Prenez votre temps
greeting-beginner = Je débute
greeting-learning = J’apprends ce jeu
greeting-rematch = Une revanche avec plaisir
greeting-any = Bienvenue à tous

button-report = Signaler l’adversaire
report-question = **Qu’est-ce qui n’allait pas dans la partie #{ $number } ?** Pas d’autre rencontre entre vous deux. Mon responsable lit votre signalement. Votre adversaire n’en sait rien.
report-choose = Ce qui n’allait pas
report-done = Signalé. Pas d’autre rencontre entre vous deux. Cette partie ne change pas.
complaint-stalling = Fait traîner exprès
complaint-program = Semble utiliser un programme
complaint-accounts = Semble utiliser plusieurs comptes
complaint-name = Nom offensant
complaint-other = Autre chose

setup-door = **Salon des parties contre d’autres serveurs** (vide : aucune)
server-door = **Salon des parties contre d’autres serveurs :** { $value }
button-setup-door = Serveurs rencontrés…
door-heading = Serveurs avec lesquels celui-ci ne joue pas
door-how = Nommez un serveur par le numéro d’une partie contre lui. Aucune nouvelle ne commence. Celles en cours continuent.
door-none = Aucun.
door-shut = Le serveur de la partie #{ $number }
door-choose = Rejouer avec lui
door-number = Numéro d’une partie contre le serveur
door-example = 123
button-door-shut = Ne plus jouer avec un serveur…
