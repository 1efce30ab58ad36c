# Why a game is over: words behind the result, as in “Ann wins: no pieces left.” $result is win or draw.
ending-no-pieces = no pieces left
ending-no-moves = no legal move left
ending-repetition = the same position came up too often
ending-no-progress = too many moves without progress
ending-kings-only = too many moves with kings only
ending-few-pieces = not won within the moves allowed
ending-king-against-king = one king left on each side
ending-one-against-one = one piece left on each side
ending-groups = { $result ->
    [draw] all groups are of equal size
   *[win] the larger group decides
}
ending-score = { $result ->
    [draw] points and territories are equal
   *[win] more points
}
ending-goal = all pieces have reached the far three rows
ending-ply-limit = the limit of moves was reached
ending-resignation = the opponent has resigned
ending-agreement = agreed by both players
ending-time = { $result ->
    [draw] time ran out, but the opponent could not win
   *[win] the opponent’s time ran out
}
ending-abort = called off
ending-abandoned = { $result ->
    [draw] abandoned by both players
   *[win] the opponent has left the game
}
ending-adjudication = decided by the director
