# La salle d’un serveur, la carte de la semaine, la carte d’arrivée.
hall-heading = Les dames ici
hall-empty = Rien en cours pour le moment. **{ button-hall-play }** invite quelqu’un{ $practice ->
    [yes] , **{ button-hall-practice }** est une partie contre moi
   *[no] { "" }
}.
hall-seeks = **Invitations ouvertes ({ $count })**
hall-seek = { $player } : { $game }, { $pace }
hall-games = **En cours ({ $count })**
hall-game = { $first } – { $second } : { $game }
hall-more = -# … et { $count } de plus
hall-contests = **Tournois et échelles**
hall-tournament = { $name } : { $status }
hall-ladder = { $game } (échelle) : { $places }
hall-place = { $place }. { $player }
hall-problem = **Problème du jour :** { $game }. { $share }
hall-climbs = **En hausse cette semaine**
hall-climb = { $player } ({ $game }) : { $before } → { $after }
button-hall-play = Jouer
button-hall-practice = S’entraîner
button-hall-join = { $count ->
    [0] Rejoindre
   *[other] Rejoindre ({ $count })
}
hall-form-game = Jeu
hall-form-pace = Cadence
hall-form-level = Niveau

week-heading = La semaine : { $first } au { $last }
week-played = Joueurs : { $players }. { $games ->
    [0] Aucune partie terminée.
    [1] Une partie terminée.
   *[other] { $games } parties terminées.
}
week-won = { $first } gagne contre { $second } : { $game }
week-drawn = { $first } et { $second } font nulle : { $game }
week-game = { $first } – { $second }
week-shot = **La combinaison de la semaine**, restée sur le damier dans la partie { $players } :
week-coming = **À venir**
week-begins = { $name } (début : { $when })
week-entries = { $name } : inscriptions ouvertes
button-week-off = Arrêter ces cartes
week-is-off = Il n’y aura plus de carte de la semaine ici. **{ button-setup }** dans /server la rétablit.

welcome-heading = Les dames, un coup quand vous avez le temps
welcome-text = Vingt et un jeux, entre vous{ $practice ->
    [yes] { " " }ou contre moi
   *[no] { "" }
}. Appuyez sur un bouton, ou écrivez /play.
welcome-where = { $threads ->
    [yes] Chaque partie a son fil. **{ button-setup }** change cela.
   *[no] Les damiers sont là où l’on demande une partie. **{ button-setup }** change cela.
}
welcome-picture = Un coin de damier avec des pions et des dames
welcome-hall = Un message discret montre ce qui se passe.
button-welcome-play = Jouer avec quelqu’un
button-welcome-practice = Jouer contre le bot
button-setup = Configurer le bot
setup-heading = Réglages du bot ici
setup-how = Enregistré aussitôt. /server a le reste.
setup-channel = **Salon de toutes les parties** (aucun : là où on les demande)
setup-forum = **Forum** : un post par partie
setup-hall = **Salle** : un message qui montre ce qui se passe
setup-game = **Jeu habituel**
setup-game-none = Aucun
setup-pace = **Cadence habituelle**
setup-language = **Langue**
setup-language-none = Comme dans Discord
setup-choose = Choisir
button-setup-threads = Un fil par partie et par tournoi : { $on ->
    [yes] oui
   *[no] non
}
button-setup-week = Carte de la semaine : { $on ->
    [yes] oui
   *[no] non
}
button-setup-roles = Rôles
button-setup-check = Vérifier
