# The rules of draughts in words, in reading order. Each game shows those that its table of traits has.

trait-board = { $squares ->
    [a1] A board of { $columns }×{ $rows } squares. Play is on its { $fields } dark squares. Each player has a dark square in the near left corner.
    [h1] A board of { $columns }×{ $rows } squares. Play is on its { $fields } dark squares. Each player has a dark square in the near right corner.
   *[all] A board of { $columns }×{ $rows } squares. Play is on all { $fields } of them.
}
trait-men = Each side starts with { $count } men, on { $rows ->
    [1] row { $first }
   *[other] rows { $first } to { $last }
} counted from its own edge.
trait-starts = { $agreed ->
    [yes] { $colour ->
        [black] The players agree who moves first. Here it is always Black.
       *[white] The players agree who moves first. Here it is always White.
    }
   *[no] { $colour ->
        [black] Black moves first.
       *[white] White moves first.
    }
}
trait-man-moves = { $ways ->
    [forward-diagonals] A man moves one square diagonally forward.
    [forward-and-sideways] A man moves one square straight forward or sideways.
    [forward-sideways-and-forward-diagonals] A man moves one square straight forward, sideways or diagonally forward.
   *[other] A man moves one square.
}
trait-man-captures = { $ways ->
    [forward-diagonals] A man captures diagonally forward: it jumps over an adjacent enemy piece to the empty square right behind it.
    [diagonals] A man captures diagonally, forward and backward: it jumps over an adjacent enemy piece to the empty square right behind it.
    [forward-and-sideways] A man captures straight forward or sideways: it jumps over an adjacent enemy piece to the empty square right behind it.
    [orthogonals] A man captures straight forward, straight backward or sideways: it jumps over an adjacent enemy piece to the empty square right behind it.
    [forward-sideways-and-forward-diagonals] A man captures straight forward, sideways or diagonally forward: it jumps over an adjacent enemy piece to the empty square right behind it.
    [all] { $squares ->
        [dark] A man captures in all eight directions. Diagonally it jumps over an adjacent enemy piece to the empty square right behind it. Along rows and columns it jumps over an enemy piece two squares away to an empty square four squares away: the light squares between do not count.
       *[all] A man captures in all eight directions: it jumps over an adjacent enemy piece to the empty square right behind it.
    }
   *[other] A man captures by jumping over an adjacent enemy piece to the empty square right behind it.
}
trait-man-takes-king = Men may capture kings.
trait-man-spares-king = Men may not capture kings.
trait-king-look = On the picture, a king wears a crown.
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
        [diagonals] A king captures diagonally, forward or backward: it jumps over an adjacent enemy piece to the empty square right behind it.
        [all] A king captures in any of the eight directions: it jumps over an adjacent enemy piece to the empty square right behind it.
       *[orthogonals] A king captures along a row or a column: it jumps over an adjacent enemy piece to the empty square right behind it.
    }
   *[flying] { $ways ->
        [diagonals] A king captures diagonally at any distance: it jumps over one enemy piece, where all squares before it and the one right behind it are empty. It never jumps over a piece of its own side or over two pieces at once.
        [all] { $squares ->
            [dark] A king captures in all eight directions at any distance: it jumps over one enemy piece, where all squares before it and the one right behind it are empty. It never jumps over a piece of its own side or over two pieces at once. Along rows and columns only the dark squares count.
           *[all] A king captures in all eight directions at any distance: it jumps over one enemy piece, where all squares before it and the one right behind it are empty. It never jumps over a piece of its own side or over two pieces at once.
        }
       *[orthogonals] A king captures along rows and columns at any distance: it jumps over one enemy piece, where all squares before it and the one right behind it are empty. It never jumps over a piece of its own side or over two pieces at once.
    }
}
trait-landing-anywhere = Behind a captured piece a king may stop on any of the empty squares, but where it can go on capturing from one of them, it must choose such a square.
trait-landing-next = A king that captures lands on the square right behind the piece and goes on from there if it can.
trait-removal-after-move = Captured pieces are taken off after the whole move. Until then they are in the way, and no piece may be jumped twice.
trait-removal-at-once = Captured pieces are taken off one by one, so that the way may open for further captures. Turning straight back between two captures is forbidden.
trait-crowning-ends-move = A man that reaches the last row becomes a king, and its move ends there, even if it could go on capturing.
trait-crowning-if-move-ends = A man becomes a king if its move ends on the last row. If it arrives there by a capture and can go on capturing, it goes on as a man.
trait-crowning-goes-on = A man that reaches the last row becomes a king. If it arrives there by a capture and can go on capturing as a king, it does so in the same move.
trait-crowning-wins = Whoever first has a king wins at once, so that no king ever moves.
trait-capture-compulsory = If you can capture, you must. The piece that captured goes on capturing in the same move as long as it can. It may change direction between jumps.
trait-capture-refusable = If you can capture, you should. The piece that captured goes on capturing in the same move as long as it can. It may change direction between jumps. You may make a move without a capture instead, but then one of your pieces that should have captured is lost: the one that moved, if it is one of them, else one that you name. If moves without a capture are counted, the count begins anew with such a loss.
trait-capture-optional = If you can capture, you may, but you need not. A piece that begins to capture goes on in the same move as long as it can. It may change direction between jumps.
trait-capture-free = Of several captures, pieces or routes you may choose any. It need not be the one that takes most.
trait-priority-most-pieces = { $place ->
    [1] Of several captures, one that takes the most pieces must be made{ $kings ->
        [yes] {" "}(a king counts as one)
       *[no] { "" }
    }.
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
    [100] A king counts more than one man and less than two: three kings are more than five men and less than six. To compare, count each king as two men. Of equal sums, the one with fewer kings is higher.
   *[other] { $man } kings count as much as { $king } men.
}
trait-capture-equal = { $counted ->
    [yes] Among captures that are still equal you may choose any.
   *[no] Among these captures, pieces and routes you may choose any. It need not be the one that takes most.
}
trait-king-run = While you still have a man, one king may make no more than { $moves } moves in succession without a capture. Then it must capture, or another piece must move. If none can, you lose.
trait-win-no-moves = A player who has no legal move loses, whether all their pieces are gone or all are blocked.
trait-win-given-away = A player who is to move and has no legal move wins, whether all their pieces are gone or all are blocked.
trait-draw-agreement = The players may agree on a draw.
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
    [yes] . Once begun, the count goes on through captures and crownings.
   *[no] . The count begins anew after a capture or a crowning.
}
trait-draw-main-road = { $stronger ->
    [kk] Two kings
    [kkk] Three kings
    [kkk-more] Three or more kings
    [kk-km-k] One king, or two pieces of which at least one is a king,
    [kkk-kkm-kmm] Three pieces of which at least one is a king
   *[other] { $stronger }
} against { $weaker ->
    [k] a lone king that holds the longest diagonal (a1–h8) without a break
   *[other] { $weaker } on the longest diagonal (a1–h8)
}: the game is drawn after { $moves } moves { $counts ->
    [weaker] of the weaker side
   *[both] of each side
}{ $lasting ->
    [yes] . Once begun, the count goes on through captures and crownings.
   *[no] . The count begins anew after a capture or a crowning.
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
    [bottom-right] Squares have numbers, counted row by row from the corner at White’s right hand. A capture is written with “{ $sign }”.
   *[top-left] Squares have numbers, counted row by row from the corner at Black’s right hand. A capture is written with “{ $sign }”.
}
trait-notation-algebraic = Squares are named by column and row: a1 is the corner at White’s left hand. A capture is written with “{ $sign }”.
trait-notation-forfeit = If you decline a capture, the piece that you lose is written behind “#”, as in 22-17#22. If it can only be one, you may leave it out.
