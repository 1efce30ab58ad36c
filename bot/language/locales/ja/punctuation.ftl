# コードが組み立てる部分の間に置く記号。ほかの記号はそれぞれの文の中にある

# 並べるもの
signs-listed = { $first }、{ $following }
# 一行の中の独立した部分
signs-apart = { $first }　{ $following }
signs-about = { $subject }：{ $text }
signs-heading = **{ $subject }**：{ $text }
signs-span = { $first }～{ $last }
signs-rivals = { $first } 対 { $second }
signs-points = { $first }－{ $second }
signs-place = { $place }位 { $text }
signs-nothing = －

# 棋譜。手数は一手ずつ数える
written-move = { $ply } { $move }
written-moves = { $first }　{ $following }
written-more-before = …　{ $moves }
written-more-behind = { $moves }　…

# 表の中の勝敗。相手の順位を付けるか、同じ相手との対局をまとめる
table-round-won = ○{ $rank }
table-round-drawn = △{ $rank }
table-round-lost = ●{ $rank }
table-round-open = …{ $rank }
table-cell-won = { $games ->
    [1] ○
   *[other] ○{ $points }
}
table-cell-drawn = { $games ->
    [1] △
   *[other] △{ $points }
}
table-cell-lost = { $games ->
    [1] ●
   *[other] ●{ $points }
}
table-cell-open = { $games ->
    [0] …
   *[other] { $points }…
}
