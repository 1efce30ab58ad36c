# Why a game is over, as a sentence behind the result. $result is "win" or "draw", $winner a name or nothing.
ending-no-pieces = No pieces are left.
ending-no-moves = No legal move is left.
ending-repetition = The same position has been repeated.
ending-no-progress = Too many moves were made without progress.
ending-kings-only = Too many moves were made with kings only.
ending-few-pieces = So few pieces did not win in the moves allowed.
ending-king-against-king = One king is left on each side.
ending-one-against-one = One piece is left on each side.
ending-groups = { $result ->
    [draw] All groups are of equal size.
   *[win] The larger group decides.
}
ending-score = { $result ->
    [draw] The points and all territories are equal.
   *[win] More points.
}
ending-goal = All pieces have reached the far three rows.
ending-ply-limit = The limit of moves has been reached.
ending-resignation = The opponent has resigned.
ending-agreement = Agreed by both players.
ending-time = { $result ->
    [draw] Time ran out, but the opponent could not win.
   *[win] The opponent’s time ran out.
}
ending-abort = Called off at the start; it does not count.
ending-abandoned = { $result ->
    [draw] Abandoned by both players.
   *[win] The opponent has left the game.
}
ending-adjudication = Decided by the director.
