# Games against the bot.
practice-level = practice against the bot, level { $level } of 6
practice-begun = A game against the bot: never rated, no clock. **Hint** shows you a move, **Take my move back** returns your last one.
practice-hint = Hint: { $move }
practice-over = { $hints ->
    [0] A practice game, without hints.
    [one] A practice game, with one hint.
   *[other] A practice game, with { $hints } hints.
}

error-practice-refused-off = The bot does not play games itself here: its operator has switched that off. /play invites a person.
error-practice-refused-level = Levels go from 1 to { $most }.
error-practice-refused-player = { $limit ->
    [one] You may have one game against the bot at a time. Finish or resign it first.
   *[other] You may have { $limit } games against the bot at a time. Finish or resign one first.
}
error-practice-refused-server = All { $limit } practice games of this server are taken at the moment. Try again when one has ended.
error-practice-refused-in-play = This position stands in a running game between people, and the bot looks at no such position. Choose another one.
error-practice-refused-move-in-play = This move leads to a position that stands in a running game between people, and the bot thinks about no such position. Play another move, take one back, or try again when that game has gone on.
error-no-hint-people = Hints are for games against the bot only (/practice).
error-no-hint-in-play = This position stands in a running game between people, and the bot looks at no such position. Make a move of your own, then ask again.
