# The page: a board that people touch.
page-turn = { $whose ->
    [mine] Your move.
    [theirs] { $player } is to move.
   *[watched] { $player } is to move.
}
page-play-over = Play is over. The result follows.
page-paused = Clock stopped: { $why ->
    [vacation] a vacation.
    [weekend] the weekend.
    [holidays] the weekend or holidays.
    [downtime] I was away.
    [director] a director paused the tournament.
   *[untold] I could not tell the player to move.
}
# Why no move begins on the square that was touched.
page-refused = { $why ->
    [over] The game is over.
    [empty-cell] No piece stands here.
    [not-your-piece] That is your opponent’s piece.
    [capture-compulsory] You must capture. This piece cannot.
    [better-capture] You must make another capture.
    [king-must-rest] This king must rest: it has made three moves in a row.
    [majority] Your pieces must be more in its row or column.
    [light-square] Begin on a dark square.
    [occupied] This square is taken.
    [first-turn] Begin on a dark square outside the centre.
    [one-piece-left] You have one piece left: it does not go here.
    [no-spare-piece] This costs one more piece, and you have none.
   *[blocked] { $motion ->
        [place] Nothing goes here now.
       *[other] This piece cannot move now.
    }
}
page-holds = { $colour ->
    [black] { $kind ->
        [man] black man
        [king] black king
       *[piece] black piece
    }
   *[white] { $kind ->
        [man] white man
        [king] white king
       *[piece] white piece
    }
}
# Said by the page itself, which puts something in for %.
site-games = Games
site-no-games = No game yet. Type /play in Discord.
site-look = Settings
site-theme = Board
site-notation = Moves
site-numbers = Numbers
site-white-down = White always at the bottom
site-leave = Log out
site-leave-all = Log out everywhere
site-board = Board
site-waits = Your move
site-type = Type a move
site-play-typed = Play
site-legal = All moves (%)
site-more = More …
site-next = Next game
site-flip = Turn the board
site-slider = Moves played
site-step-first = First position
site-step-back = One move back
site-step-on = One move on
site-step-last = Last position
site-play = Play %?
site-yes = Yes
site-cancel = Cancel
site-close = Close
site-ask-gives-up = This gives up a piece:
site-ask-returns = The piece comes back to its square:
site-ask-only-this = Place this one alone?
site-ask-which = Which move?
site-ask-stops = Another capture goes on from here. Stop?
site-not-there = It cannot go there.
site-stale = The board has changed. Nothing was played.
site-offline = No connection. Nothing is lost.
site-retry = Try again
