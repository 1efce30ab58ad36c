# What a reader must know and a picture does not show. Square names stand as the game writes them.
remark-king-run = { $colour ->
    [black] Black’s king on { $square } has made { $moves } of { $limit } moves in succession.
   *[white] White’s king on { $square } has made { $moves } of { $limit } moves in succession.
}
remark-king-must-rest = { $colour ->
    [black] Black’s king on { $square } has made { $limit } moves in succession and must rest.
   *[white] White’s king on { $square } has made { $limit } moves in succession and must rest.
}
remark-draw-repeated = { $times ->
    [2] This position has come up for the second time.
   *[other] This position has come up { $times } times.
} { $claim ->
    [now] A draw may be claimed: More … below the board.
    [open] A draw may be claimed.
    [later] { $left ->
        [1] Once more, and a draw may be claimed.
       *[other] From { $limit } times on, a draw may be claimed.
    }
   *[no] { $left ->
        [1] Once more, and the game is drawn.
       *[other] At { $limit } times the game is drawn.
    }
}
remark-draw-near = { $count ->
    [few-pieces] So few pieces, and { $made } moves each:
    [few-pieces-weaker] So few pieces, and { $made } moves of the weaker side:
    [kings-only] { $made } moves each with kings only and without a capture:
    [no-capture] { $made } moves each without a capture:
    [balance] { $made } moves each without a capture or a crowning:
   *[idle] { $made } moves each without capture or man’s move:
} { $claim ->
    [now] a draw may be claimed: More … below the board.
    [open] a draw may be claimed.
    [later] from { $limit } on, a draw may be claimed.
   *[no] drawn at { $limit }.
}
