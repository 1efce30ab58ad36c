# Conditional moves: lines that a player has prepared in a game. Only that player reads any of this.
lines-news = Your conditional moves
lines-news-replied = After **{ $move }** your **{ $reply }** was played{ $stands ->
    [yes] .
   *[no] . Both were taken back since.
}
lines-news-dropped = **{ $move }** was played. { $count ->
    [1] One line does not fit it and is gone:
   *[other] { $count } lines do not fit it and are gone:
}
lines-news-undone = Moves were taken back. { $count ->
    [1] Your line began after them and is gone:
   *[other] Your { $count } lines began after them and are gone:
}
lines-others-dropped = { $count ->
    [1] One other line no longer fits and is gone.
   *[other] { $count } other lines no longer fit and are gone.
}
lines-left = { $count ->
    [0] No line is left.
    [1] One line goes on.
   *[other] { $count } lines go on.
}

# The list of lines.
lines-heading = { $count ->
    [0] Conditional moves: none yet
    [1] Conditional moves: one line
   *[other] Conditional moves: { $count } lines
}
lines-how = Your opponent plays a line’s move: your answer is made at once. Only you see this.
lines-after-yours = It is your move, so a line may begin with it.
lines-choose = Look at a line, go on with it or remove it
line-added = The line is prepared.
line-known = This line was prepared already.
line-replaced = { $count ->
    [1] It takes the place of a line with another answer:
   *[other] It takes the place of { $count } lines with another answer:
}
line-removed = { $count ->
    [0] The line was gone already.
    [1] The line is removed.
   *[other] { $count } lines are removed.
}
button-lines = Conditional moves
button-lines-all = To all lines
button-line-new = New line on the board
button-line-type = Type a line
button-lines-clear = Remove all

# The board ahead of the game.
line-heading = A line of conditional moves
trial-heading = Exploration board
line-start = From the position in the game.
line-their-move = What does your opponent play?
line-their-next = Prepare it as it is, or go on: what does your opponent play then?
line-your-answer = And your answer?
line-your-move = What do you play first?
trial-note = Nothing here is played or kept, and nobody else sees it.
button-explore = Explore
button-line-back = Back one move
button-line-start = To the start
button-line-save = Prepare this line
button-line-remove = Remove this line

# The form for a line.
line-typing-title = A line of conditional moves
line-typing-label = The opponent’s move, your answer, and so on
line-typing-example = 32-28 19-23 28x19 14x23

