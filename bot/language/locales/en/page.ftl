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
