# Conditional moves: lines that a player has prepared in a game. Only that player reads any of this.
lines-news = Your conditional moves
lines-news-replied = After **{ $move }** your **{ $reply }** was played.
lines-news-dropped = **{ $move }** was played. { $count ->
    [one] One line does not fit it and is gone:
   *[other] { $count } lines do not fit it and are gone:
}
lines-news-undone = Moves were taken back. { $count ->
    [one] Your line began after them and is gone:
   *[other] Your { $count } lines began after them and are gone:
}
lines-others-dropped = { $count ->
    [one] One other line no longer fits and is gone.
   *[other] { $count } other lines no longer fit and are gone.
}
lines-left = { $count ->
    [0] No line is left.
    [one] One line goes on.
   *[other] { $count } lines go on.
}
