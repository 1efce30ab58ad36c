# Games against the bot.
practice-level = practice, level { $level }
practice-begun = Never rated. **Hint** helps, **Take my move back** undoes.
practice-elsewhere = The board is in { $place }.
practice-hint = Hint: { $move }
# Why a hint is given.
practice-why = Why: { $reasons }
why-wins = it wins
why-only = it is the only move
why-takes = it takes { $count ->
    [1] a piece
   *[other] { $count } pieces
}
why-crowns = it makes a king
why-saves = it protects { $count ->
    [1] a piece that could be taken
   *[other] { $count } pieces that could be taken
}
why-threatens = it threatens to take { $count ->
    [1] a piece
   *[other] { $count } pieces
}
why-safe = nothing of yours can be taken after it
why-offers = it offers { $count ->
    [1] a piece
   *[other] { $count } pieces
}
why-grows = your largest group or territory grows by { $count }
why-breaks = your opponent’s largest shrinks by { $count }
why-forward = it goes { $count ->
    [1] one row
   *[other] { $count } rows
} forward
practice-over = { $hints ->
    [0] A practice game, without hints.
    [1] A practice game, with one hint.
   *[other] A practice game, with { $hints } hints.
}

error-practice-refused-off = The bot does not play games itself here: its operator has switched that off. /play invites a person.
error-practice-refused-level = Levels go from 1 to { $most } here. Level 7 is for draughts, where the bot’s operator has compiled its search.
error-practice-refused-player = { $limit ->
    [1] You may have one game against the bot at a time. Finish or resign it first.
   *[other] You may have { $limit } games against the bot at a time. Finish or resign one first.
}
error-practice-refused-server = All { $limit } practice games of this server are taken at the moment. Try again when one has ended.
error-no-hint-people = Hints are for games against the bot only (/practice).
error-not-considered = The bot does not think about this position now: it may belong to a running game between people. Try another position or move, or this one later.
