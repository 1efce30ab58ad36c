# Znaki między częściami, które składa kod.
signs-listed = { $first }, { $following }
signs-apart = { $first } · { $following }
signs-about = { $subject }: { $text }
signs-heading = **{ $subject }:** { $text }
signs-span = { $first } – { $last }
signs-rivals = { $first } – { $second }
signs-points = { $first }–{ $second }
signs-place = { $place }. { $text }
signs-nothing = –

written-move = { $half ->
    [first] { $number }. { $move }
    [begins] { $number }... { $move }
   *[second] { $move }
}
written-moves = { $first } { $following }
written-more-before = … { $moves }
written-more-behind = { $moves } …

table-round-won = +{ $rank }
table-round-drawn = ={ $rank }
table-round-lost = –{ $rank }
table-round-open = ·{ $rank }
table-cell-won = { $points }
table-cell-drawn = { $points }
table-cell-lost = { $points }
table-cell-open = { $games ->
    [0] ·
   *[other] { $points }·
}
