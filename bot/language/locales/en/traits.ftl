# The rules of draughts in words, in reading order. Each game shows those that its table of traits has.

trait-board = { $squares ->
    [a1] A board of { $columns }×{ $rows } squares. Play is on its { $fields } dark squares; each player has a dark square in the near left corner.
    [h1] A board of { $columns }×{ $rows } squares. Play is on its { $fields } dark squares; each player has a dark square in the near right corner.
   *[all] A board of { $columns }×{ $rows } squares. Play is on all { $fields } of them.
}
trait-men = Each side starts with { $count } men, on rows { $first } to { $last } counted from its own edge.
trait-starts = { $colour ->
    [black] Black moves first.
   *[white] White moves first.
}
trait-man-moves = { $ways ->
    [forward-diagonals] A man moves one square diagonally forward.
    [forward-and-sideways] A man moves one square straight forward or sideways.
    [forward-sideways-and-forward-diagonals] A man moves one square straight forward, sideways or diagonally forward.
   *[other] A man moves one square.
}
trait-man-captures = { $ways ->
    [forward-diagonals] A man captures diagonally forward: it jumps over an adjacent piece to the empty square right behind it.
    [diagonals] A man captures diagonally, forward and backward: it jumps over an adjacent piece to the empty square right behind it.
    [forward-and-sideways] A man captures straight forward or sideways: it jumps over an adjacent piece to the empty square right behind it.
    [orthogonals] A man captures straight forward, straight backward or sideways: it jumps over an adjacent piece to the empty square right behind it.
    [forward-sideways-and-forward-diagonals] A man captures straight forward, sideways or diagonally forward: it jumps over an adjacent piece to the empty square right behind it.
    [all] A man captures in all eight directions: it jumps over the next piece to the empty square right behind it. Along rows and columns only the squares of play count.
   *[other] A man captures by jumping over an adjacent piece to the empty square right behind it.
}
trait-man-takes-king = Men may capture kings.
trait-man-spares-king = Men may not capture kings.
trait-king-moves = { $reach ->
    [short] { $ways ->
        [diagonals] A king moves one square diagonally, forward or backward.
        [all] A king moves one square in any of the eight directions.
       *[orthogonals] A king moves one square along a row or a column.
    }
   *[flying] { $ways ->
        [diagonals] A king moves diagonally over any number of empty squares.
        [all] A king moves over any number of empty squares in any of the eight directions.
       *[orthogonals] A king moves along a row or a column over any number of empty squares.
    }
}
trait-king-captures = { $reach ->
    [short] { $ways ->
        [diagonals] A king captures an adjacent piece diagonally, forward or backward.
        [all] A king captures an adjacent piece in any of the eight directions.
       *[orthogonals] A king captures an adjacent piece along a row or a column.
    }
   *[flying] { $ways ->
        [diagonals] A king captures diagonally at any distance: the squares before the piece must be empty, and the one behind it too.
        [all] A king captures in all eight directions at any distance: the squares before the piece must be empty, and the one behind it too.
       *[orthogonals] A king captures along rows and columns at any distance: the squares before the piece must be empty, and the one behind it too.
    }
}
trait-landing-anywhere = Behind a captured piece a king may stop on any of the empty squares, but where it can go on capturing from one of them, it must choose such a square.
trait-landing-next = A king that captures lands on the square right behind the piece and goes on from there if it can.
trait-removal-after-move = Captured pieces are taken off after the whole move. Until then they are in the way, and no piece may be jumped twice.
trait-removal-at-once = Captured pieces are taken off one by one, so that the way may open for further captures. Turning straight back between two captures is forbidden.
trait-crowning-ends-move = A man that reaches the last row becomes a king, and its move ends there, even if it could go on capturing.
trait-crowning-if-move-ends = A man becomes a king if its move ends on the last row. If it arrives there by a capture and can go on capturing, it goes on as a man.
trait-crowning-goes-on = A man that reaches the last row becomes a king. If it arrives there by a capture and can go on capturing as a king, it does so in the same move.
trait-capture-compulsory = If you can capture, you must, and a capture goes on as long as it can.
trait-capture-refusable = If you can capture, you should, and a capture goes on as long as it can. You may make another move instead, but then one of your pieces that could have captured is lost: the one that moved, if it is one of them, else one that you name.
trait-capture-free = Of several captures you may choose any.
trait-priority-most-pieces = { $place ->
    [1] Of several captures, one that takes the most pieces must be made; a king counts as one.
   *[other] Among equals, one that takes the most pieces must be made.
}
trait-priority-most-value = { $place ->
    [1] Of several captures, one that takes the highest value must be made.
   *[other] Among equals, one that takes the highest value must be made.
}
trait-priority-with-king = { $place ->
    [1] If a king can capture, a king must capture.
   *[other] Among equals, a capture made by a king goes before one made by a man.
}
trait-priority-most-kings = { $place ->
    [1] Of several captures, one that takes the most kings must be made.
   *[other] Among equals, one that takes the most kings must be made.
}
trait-priority-king-soonest = { $place ->
    [1] Of several captures, one that takes a king soonest must be made.
   *[other] Among equals, one that takes a king soonest must be made.
}
trait-value = { $man ->
    [100] A king counts almost as much as two men: two kings are more than three men and less than four.
   *[other] { $man } kings count as much as { $king } men.
}
trait-king-run = While you still have a man, one king may make no more than { $moves } moves in succession without a capture. Then it must capture, or another piece must move.
trait-win-no-moves = A player who is to move and cannot, for want of pieces or of room, loses.
trait-draw-repetition = { $claimed ->
    [yes] { $times ->
        [3] A draw may be claimed when the same position with the same player to move occurs for the third time.
        [4] A draw may be claimed when the same position with the same player to move occurs for the fourth time.
        [5] A draw may be claimed when the same position with the same player to move occurs for the fifth time.
       *[other] A draw may be claimed when the same position with the same player to move has occurred { $times } times.
    }
   *[no] { $times ->
        [3] The game is drawn when the same position with the same player to move occurs for the third time.
        [4] The game is drawn when the same position with the same player to move occurs for the fourth time.
        [5] The game is drawn when the same position with the same player to move occurs for the fifth time.
       *[other] The game is drawn when the same position with the same player to move has occurred { $times } times.
    }
}{ $runs ->
    [yes] { " " }Positions count as the same only if the kings have also made equally many moves in succession.
   *[no] { "" }
}{ $house ->
    [yes] { " " }(A rule of this bot, so that no game goes on for ever.)
   *[no] { "" }
}
trait-draw-idle = { $claimed ->
    [yes] A draw may be claimed when each side has made { $moves } moves without a capture and without a move of a man.
   *[no] The game is drawn when each side has made { $moves } moves without a capture and without a move of a man.
}{ $house ->
    [yes] { " " }(A rule of this bot, so that no game goes on for ever.)
   *[no] { "" }
}
trait-draw-no-capture = { $claimed ->
    [yes] A draw may be claimed when each side has made { $moves } moves without a capture.
   *[no] The game is drawn when each side has made { $moves } moves without a capture.
}{ $house ->
    [yes] { " " }(A rule of this bot, so that no game goes on for ever.)
   *[no] { "" }
}
trait-draw-kings-only = { $claimed ->
    [yes] A draw may be claimed when each side has made { $moves } moves with kings only and without a capture.
   *[no] The game is drawn when each side has made { $moves } moves with kings only and without a capture.
}{ $house ->
    [yes] { " " }(A rule of this bot, so that no game goes on for ever.)
   *[no] { "" }
}{ $most ->
    [0] { "" }
   *[other] { " " }With kings on both sides and { $fewest } to { $most } pieces in all, the limits of the next lines hold instead.
}
trait-draw-balance = With kings on both sides and { $fewest } to { $most } pieces in all, the game is drawn when each side has made { $moves } moves without a capture or a crowning.
trait-draw-few-pieces = { $stronger ->
    [kk] Two kings
    [kkk] Three kings
    [kkk-more] Three or more kings
    [kk-km-k] One king, or two pieces of which at least one is a king,
    [kkk-kkm-kmm] Three pieces of which at least one is a king
   *[other] { $stronger }
} against { $weaker ->
    [k] a lone king
   *[other] { $weaker }
}: the game is drawn after { $moves } moves { $counts ->
    [weaker] of the weaker side
   *[both] of each side
}{ $lasting ->
    [yes] ; once begun, the count goes on through captures and crownings.
   *[no] .
}
trait-draw-main-road = { $stronger ->
    [kk] Two kings
    [kkk] Three kings
    [kkk-more] Three or more kings
    [kk-km-k] One king, or two pieces of which at least one is a king,
    [kkk-kkm-kmm] Three pieces of which at least one is a king
   *[other] { $stronger }
} against { $weaker ->
    [k] a lone king on the longest diagonal
   *[other] { $weaker } on the longest diagonal
}: the game is drawn after { $moves } moves { $counts ->
    [weaker] of the weaker side
   *[both] of each side
}{ $lasting ->
    [yes] ; once begun, the count goes on through captures and crownings.
   *[no] .
}
trait-draw-one-each = { $pieces ->
    [kings] { $unless ->
        [capture-coming] One king against one king is a draw, unless a capture is possible at once or cannot be avoided.
       *[capture] One king against one king is a draw, unless the player to move can capture.
    }
   *[any] { $unless ->
        [capture-coming] One piece against one piece is a draw, unless a capture is possible at once or cannot be avoided.
       *[capture] One piece against one piece is a draw, unless the player to move can capture.
    }
}
trait-notation-numeric = { $corner ->
    [bottom-right] Squares have numbers, counted from the bottom right with White below. A capture is written with “{ $sign }”.
   *[top-left] Squares have numbers, counted from the top left with White below. A capture is written with “{ $sign }”.
}
trait-notation-algebraic = Squares are named by column and row, from a1 at the bottom left with White below. A capture is written with “{ $sign }”.
