# The signs between parts that the code puts together; every other sign stands in the message itself.

# Entries one after the other, without "and".
signs-listed = { $first }, { $following }
# Parts of one line that stand on their own.
signs-apart = { $first } · { $following }
signs-about = { $subject }: { $text }
signs-heading = **{ $subject }:** { $text }
signs-span = { $first } – { $last }
signs-rivals = { $first } – { $second }
signs-points = { $first }–{ $second }
signs-place = { $place }. { $text }
signs-nothing = –

# A game written down, move by move. $half: the first move of a pair, the second, or a second that begins a line.
written-move = { $half ->
    [first] { $number }. { $move }
    [begins] { $number }... { $move }
   *[second] { $move }
}
written-moves = { $first } { $following }
written-more-before = … { $moves }
written-more-behind = { $moves } …

# Results in a table: against the opponent at that place, or all games against one opponent.
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
