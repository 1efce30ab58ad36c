# Listes des parties et des invitations ; 100 caractères au plus par choix.
list-no-games = Vous n’avez pas de partie en cours. /play en commence une, /join prend une invitation ouverte.
list-games = { $count ->
    [1] Votre partie en cours
   *[other] Vos { $count } parties en cours
}
list-match = { $turn ->
    [mine] **{ $game }** contre { $opponent } : **à vous**. { $clock }
    [fallen] { $game } contre { $opponent }. { $clock }
   *[theirs] { $game } contre { $opponent } : trait à l’adversaire. { $clock }
}
list-fallen-mine = Votre temps est écoulé. Votre adversaire décide de la suite.
list-fallen-theirs = Le temps de l’adversaire est écoulé, et vous décidez : revendiquer le gain, donner un jour de plus, ou continuer. Ouvrez la partie et appuyez sur Plus…
list-match-draw = **Nulle proposée.** Ouvrez la partie pour répondre.
list-match-takeback = **Annulation demandée.** Ouvrez la partie : Plus… répond.
list-none-shown = Vous n’avez pas de partie de ce genre.
list-finished = Vos dernières parties terminées
list-match-over = { $game } contre { $opponent }. { $result }
list-page = Page { $page } sur { $pages }
list-choose-shown = Quelles parties montrer
list-show-all = Toutes mes parties ({ $count })
list-show-mine = Attendent mon coup ({ $count })
list-show-here = Jouées ici ({ $count })
list-show-finished = Parties terminées
list-show-game = { $game } ({ $count })
list-more = … et { $count } de plus. /board montre chacune par son numéro.
list-choose-game = Ouvrir une partie
list-option-match = #{ $number } { $game }
list-option-against = contre { $opponent }
list-no-seeks = Aucune invitation ouverte pour vous ici. /play en crée une.
list-no-seeks-alone = Aucune invitation ouverte pour vous ici. /play en crée une dans un serveur, ou en message privé avec votre adversaire.
list-seeks = { $count ->
    [1] Une invitation ouverte
   *[other] { $count } invitations ouvertes
}
list-seek = { $kind ->
    [rematch] { $player } veut une revanche avec vous : { $game }, { $pace }
    [directed] { $player } vous invite : { $game }, { $pace }
   *[open] { $player } : { $game }, { $pace }
}{ $pair ->
    [yes] , deux parties
   *[no] {""}
}
list-option-seek = { $game } : { $player }
list-choose-seek = Voir une invitation

label-match = { $turn ->
    [mine] #{ $number } { $game }, { $opponent } : à vous
    [over] #{ $number } { $game }, { $opponent } : terminée
   *[theirs] #{ $number } { $game }, { $opponent } : trait à l’adversaire
}
label-seek = { $kind ->
    [rematch] #{ $number } { $player }, revanche : { $game }, { $pace }
    [directed] #{ $number } { $player }, pour vous : { $game }, { $pace }
   *[open] #{ $number } { $player } : { $game }, { $pace }
}{ $pair ->
    [yes] , deux parties
   *[no] {""}
}{ $rated ->
    [yes] , classée
   *[no] {""}
}
label-preset = { $name } : { $pace }

moves-heading = { $count ->
    [0] Aucun coup possible
    [1] Un coup possible
   *[other] { $count } coups possibles
}
history-place = Après le coup { $ply } sur { $plies }
history-at-title = Aller à un coup
history-at-label = Après combien de coups, sur { $plies }

# De quelle partie il s’agit.
which-game-move = « { $move } » est possible dans plusieurs de vos parties. Dans laquelle le jouez-vous ?
which-game-elsewhere = « { $move } » est impossible dans votre partie ici. Est-ce pour celle-ci ?
which-game-play = #{ $number } : jouer { $move }
which-game-choose = Choisissez une partie
which-game-draw-offer = Dans quelle partie voulez-vous proposer la nulle ?
which-game-resign = Dans quelle partie voulez-vous abandonner ?
which-game-takeback = Dans quelle partie voulez-vous annuler votre coup ?

# Sur la carte d’une partie terminée.
poster-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
poster-turn = Le tournant de la partie
poster-rating = { $rating } ({ $difference })
poster-event = { $event } · ronde { $round }
