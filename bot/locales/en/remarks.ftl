# What a reader must know and a picture does not show. Square names stand as the game writes them.
remark-king-run = { $colour ->
    [black] Black’s king on { $square } has made { $moves } of { $limit } moves in succession.
   *[white] White’s king on { $square } has made { $moves } of { $limit } moves in succession.
}
remark-king-must-rest = { $colour ->
    [black] Black’s king on { $square } has made { $limit } moves in succession and must rest.
   *[white] White’s king on { $square } has made { $limit } moves in succession and must rest.
}
