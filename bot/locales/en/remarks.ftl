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
    [now] A draw may be claimed with /draw.
    [later] From { $limit } times on, a draw may be claimed with /draw.
   *[no] At { $limit } times the game is drawn.
}
remark-draw-near = { $count ->
    [few-pieces] With so few pieces, { $made } of { $limit } moves by each side have been made.
    [few-pieces-weaker] With so few pieces, the weaker side has made { $made } of { $limit } moves.
    [kings-only] Moves by each side with kings only and without a capture: { $made } of { $limit }.
    [no-capture] Moves by each side without a capture: { $made } of { $limit }.
    [balance] Moves by each side without a capture or a crowning: { $made } of { $limit }.
   *[idle] Moves by each side without a capture and without a move of a man: { $made } of { $limit }.
} { $claim ->
    [now] A draw may be claimed with /draw.
    [later] Then a draw may be claimed with /draw.
   *[no] Then the game is drawn.
}
