# Why a game is over: words behind the result, as in “Ann wins: Ben has no pieces left.” $result is win or draw.
ending-no-pieces = { $loser } has no pieces left
ending-no-moves = { $loser } has no legal move left
ending-repetition = the same position came up too often
ending-no-progress = too many moves without progress
ending-kings-only = too many moves with kings only
ending-few-pieces = not won within the moves allowed
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
ending-goal = all pieces have reached the far three rows, { $more } to { $fewer }
ending-ply-limit = the limit of moves was reached
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
ending-adjudication = decided by the director
