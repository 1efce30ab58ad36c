# Lists of games and invitations; labels of choices have at most 100 characters.
list-no-games = You have no open games. /play starts one, /join takes an open invitation.
list-games = { $count ->
    [1] Your open game
   *[other] Your { $count } open games
}
list-match = { $turn ->
    [mine] **{ $game }** against { $opponent }: **your move**. { $clock }
    [fallen] { $game } against { $opponent }. { $clock }
   *[theirs] { $game } against { $opponent }: their move. { $clock }
}
list-fallen-mine = Your time has run out. Your opponent decides what happens.
list-fallen-theirs = Their time has run out, and you decide: claim the win, give one more day, or go on. Open the game and press More….
list-match-draw = **They offer a draw.** Open the game to answer.
list-match-takeback = **They ask to take a move back.** Open the game: More … answers.
list-none-shown = You have no games of this kind.
list-finished = Your last games that are over
list-match-over = { $game } against { $opponent }. { $result }
list-page = Page { $page } of { $pages }
list-choose-shown = Which games to list
list-show-all = All my games ({ $count })
list-show-mine = Waiting for my move ({ $count })
list-show-here = Played here ({ $count })
list-show-finished = Games that are over
list-show-game = { $game } ({ $count })
list-more = … and { $count } more. /board shows any of them by number.
list-choose-game = Open a game
list-option-match = #{ $number } { $game }
list-option-against = against { $opponent }
list-no-seeks = No invitation is open here that you could join. /play makes one.
list-no-seeks-alone = No invitation is open here that you could join. /play makes one in a server, or in a direct message with your opponent.
list-seeks = { $count ->
    [1] One open invitation
   *[other] { $count } open invitations
}
list-seek = { $kind ->
    [rematch] { $player } wants a rematch with you: { $game }, { $pace }
    [directed] { $player } invites you: { $game }, { $pace }
   *[open] { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , two games
   *[no] {""}
}
list-option-seek = { $game }: { $player }
list-choose-seek = Show an invitation

label-match = { $turn ->
    [mine] #{ $number } { $game }, { $opponent }: your move
    [over] #{ $number } { $game }, { $opponent }: over
   *[theirs] #{ $number } { $game }, { $opponent }: their move
}
label-seek = { $kind ->
    [rematch] #{ $number } { $player }, rematch: { $game }, { $pace }
    [directed] #{ $number } { $player }, for you: { $game }, { $pace }
   *[open] #{ $number } { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , two games
   *[no] {""}
}{ $rated ->
    [yes] , rated
   *[no] {""}
}
label-preset = { $name }: { $pace }

moves-heading = { $count ->
    [0] No move is possible
    [1] One legal move
   *[other] { $count } legal moves
}
history-place = After move { $ply } of { $plies }
history-at-title = Go to a move
history-at-label = After how many moves, of { $plies }

# Which game is meant, where there are several.
which-game-move = “{ $move }” is possible in several of your games. In which one do you play it?
which-game-elsewhere = “{ $move }” cannot be played in your game here. Is it meant for this one?
which-game-play = #{ $number }: play { $move }
which-game-choose = Choose a game
which-game-draw-offer = In which game do you want to offer a draw?
which-game-resign = In which game do you want to resign?
which-game-takeback = In which game do you want your move back?

# On the card of a finished game.
poster-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
poster-turn = The game turned
poster-rating = { $rating } ({ $difference })
poster-event = { $event } · round { $round }
