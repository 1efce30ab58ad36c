# Why a game is over: words behind the result, as in “Ann wins: Ben has no pieces left.” $result is win or draw.
ending-no-pieces = { $loser } has no pieces left
ending-no-moves = { $loser } has no legal move left
ending-given-away = no move left, which wins here
ending-crowned = first to have a king
ending-repetition = { $times ->
    [0] the same position came up too often
    [3] the same position for the third time
    [4] the same position for the fourth time
    [5] the same position for the fifth time
   *[other] the same position { $times } times
}
ending-no-progress = { $count ->
    [idle] { $moves } moves each without capture or man’s move
    [no-capture] { $moves } moves each without a capture
    [balance] { $moves } moves each without a capture or a crowning
   *[none] too many moves without progress
}
ending-kings-only = { $count ->
    [kings-only] { $moves } moves each with kings only
   *[none] too many moves with kings only
}
ending-few-pieces = { $count ->
    [few-pieces] so few pieces, and no win in { $moves } moves each
    [few-pieces-weaker] so few pieces, and no win in { $moves } moves
   *[none] not won within the moves allowed
}
ending-king-against-king = one king left on each side
ending-one-against-one = one piece left on each side
ending-groups = { $result ->
    [draw] all groups are of equal size
   *[win] largest groups { $more } to { $fewer }
}
ending-score = { $result ->
    [draw] points and territories are equal
   *[win] { $even ->
        [yes] equal points, but the larger territories
       *[no] { $more } points to { $fewer }
    }
}
ending-goal = all pieces are in the far rows, { $more } to { $fewer }
ending-ply-limit = the limit of { $moves } moves was reached
ending-resignation = { $loser } has resigned
ending-agreement = agreed by both players
ending-time = { $result ->
    [draw] time ran out, but the opponent could not win
   *[win] { $loser } ran out of time
}
ending-abort = called off
ending-abandoned = { $result ->
    [draw] abandoned by both players
   *[win] { $loser } has left the game
}
ending-adjudication = decided in the tournament
ending-double-loss = decided in the tournament
ending-claims = claimed by both players
ending-tables = claimed by the endgame tables
