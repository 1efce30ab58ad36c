# Reviews of finished games.
review-heading = Review: #{ $number } { $game }
review-heading-players = Review: { $game }, { $first } – { $second }
review-heading-plain = Review: { $game }
review-working = { $seconds ->
    [1] The bot looks at every position of this game. This takes about a second.
   *[other] The bot looks at every position of this game. This takes about { $seconds } seconds.
}
review-progress = { $done } of { $of } positions so far.
review-turns = { $count ->
    [0] No turning point: no single move cost a man or a sure result.
    [1] **One turning point**
   *[other] **{ $count } turning points**
}
review-line = **{ $move }** { $what }. Better: { $better }
review-line-material = { $men ->
    [1] cost about a man
   *[other] cost about { $men } men
}
review-line-decisive = gave the game away
review-line-result = { $was ->
    [win] { $became ->
        [draw] let a win become a draw
       *[loss] turned a win into a loss
    }
   *[draw] turned a draw into a loss
}
review-how = Estimate by the bot. Exact with three pieces or fewer.
review-left-out = { $count ->
    [one] { $count } position was left out, as it may belong to a running game.
   *[other] { $count } positions were left out, as they may belong to running games.
}
review-turn-heading = Turning point { $place } of { $count }
review-material = { $men ->
    [1] **{ $move }** by { $colour } cost about a man.
   *[other] **{ $move }** by { $colour } cost about { $men } men.
}
review-decisive = **{ $move }** by { $colour } gave the game away.
review-result = { $was ->
    [win] { $became ->
        [draw] **{ $move }** by { $colour } let a sure win become a draw.
       *[loss] **{ $move }** by { $colour } turned a sure win into a loss.
    }
   *[draw] **{ $move }** by { $colour } turned a sure draw into a loss.
}
review-reply = The best answer to it: **{ $reply }**.
review-better-move = Better was **{ $better }**.
review-played = Played: { $move }
review-instead = Better: { $move }
review-boards-described = Played: { $played }. Better: { $better }. Before: { $position }
review-better = { $colour } stands better
review-curve-subtitle = Lead in men after each move. Numbers mark turning points
review-curve-move = { $number }
review-curve-described = { $count ->
    [0] The advantage in the course of the game, in men. No turning points.
   *[other] The advantage in the course of the game, in men. Turning points: { $moves }
}
review-choose = Go to a turning point

review-form = Review a game
review-form-game = A finished game of yours
review-form-file = Or a PDN file
review-form-file-note = The first game in it is reviewed.
review-form-text = Or the moves, as PDN

button-review = Review
button-review-other = Review …
button-curve = Curve
button-review-previous = Previous turning point
button-review-next = Next turning point

error-review-refused-off = The bot does not review games here: its operator has switched that off.
error-review-refused-player = { $limit ->
    [1] You may have one new review a day. Ask again tomorrow.
   *[other] You may have { $limit } new reviews a day. Ask again tomorrow. Those you have can be opened as before.
}
error-review-refused-server = All { $limit } reviews that this server has in a day are taken. Ask again tomorrow.
error-review-refused-game = There is no review of this game: no men are lost in it, and the bot’s count rises and falls with every move, so it cannot tell which of them was the mistake.
error-review-refused-short = A game of fewer than { $least } moves, those of both sides counted, holds nothing to look back on.
error-review-refused-long = A game of more than { $most } moves is too long for a review.
error-review-refused-going = This game is not over yet. The bot looks only at finished games.
error-review-refused-gone = This review is not kept any longer. Ask for it again on the board of the game, or in /games.
error-review-refused-broken = The bot was interrupted at this review. Ask for it again: it does not count twice.
error-bad-file-empty = There is no game in this file. Send a PDN file, as Download and other draughts programs write it.
error-bad-file-large = This file is too large for one game. Send a PDN file of at most { $most } kB.
error-bad-file-set-up = In the middle of this game another position is set up. Send a game that is played from its start to its end.
error-bad-file-no-text = { $format ->
    [link] This is a link. Open it, save the game as PDN, and send that file.
    [archive] This file is an archive. Only text can be read: save the game as PDN, a list of players as CSV, or paste the text.
    [picture] This file is a picture. Only text can be read: save the game as PDN, a list of players as CSV, or paste the text.
    [pdf] This file is a PDF. Only text can be read: save the game as PDN, a list of players as CSV, or paste the text.
    [office] This file is an Office document. Only text can be read: save the game as PDN, a list of players as CSV, or paste the text.
   *[other] This file is not text. Only text can be read: save the game as PDN, a list of players as CSV, or paste the text.
}
misread-short = { $count ->
    [1] This file was read, but its game has only one move.
   *[other] This file was read, but its game has only { $count } moves.
} A review needs { $least }. Send the whole game.
misread-heading = I cannot read this game to its end
misread-move = { $why ->
    [unreadable-move] Move { $number } “{ $text }” is not a move ({ $game }).
    [illegal-capture-compulsory] Move { $number } “{ $text }” is not possible: a capture is due ({ $game }). Captures here: { $due }.
    [illegal-better-capture] Move { $number } “{ $text }” is not possible: another capture is due ({ $game }). Captures here: { $due }.
    [date] Move { $number } “{ $text }” is a date ({ $game }): a spreadsheet changed the move. Format the column as text.
    [later-due] Move { $number } “{ $text }” is probably wrong, or a capture is due instead of { $later } ({ $game }): { $due }.
    [later] Move { $number } “{ $text }” is probably wrong: { $later } is not possible after it ({ $game }).
    [ambiguous-move] Move { $number } “{ $text }” can mean several moves ({ $game }).
   *[other] Move { $number } “{ $text }” is not possible ({ $game }).
}
misread-tag = The tag for the game is probably wrong. Its moves fit another game up to { $number } “{ $text }” ({ $game }).
misread-start = { $why ->
    [illegal-capture-compulsory] Instead of “{ $text }” a capture is due ({ $game }): { $due }. Or the position at the start (FEN) is wrong.
    [illegal-better-capture] Instead of “{ $text }” another capture is due ({ $game }): { $due }. Or the position at the start (FEN) is wrong.
   *[other] The position at the start (FEN) is probably wrong: “{ $text }” does not fit it ({ $game }).
}
misread-encoding = “{ $text }” is not a move. A letter was probably lost when the file was saved.
misread-cut = { $why ->
    [open] The comment or variation that begins at “{ $text }” has no end. Close its bracket.
   *[other] The text ends in the middle of a move: “{ $text }”. The rest of the file is probably missing.
}
misread-syntax = Line { $line } cannot be read, at “{ $text }”.
misread-bound = { $why ->
    [depth] Variations are nested too deeply.
    [plies] This game has too many moves.
    [items] This game has too many comments and signs.
    [set-ups] Too many positions are set up in this game.
    [games] This file has too many games that are nearly empty.
    [size] The text of this game is too long.
   *[other] In this position there are too many captures to look at.
}
misread-unplayed = { $text ->
    [chess] Chess
    [chinese-chess] Chinese chess
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] Thai checkers
} is not played here.
misread-likely = { $suspect ->
    [start] Look at square **{ $likely }** first.
    [gone] It is probably one too many: leave it out.
   *[other] Probably meant: **{ $likely }**.
}
misread-do = { $candidates ->
    [0] Correct the file and send it again.
   *[other] Correct the file and send it again, or choose a game above.
}
misread-choose = Read it as …
misread-option = { $game }: { $moves } of { $count } moves
note-record-encoding = The letters of the file were taken for { $name ->
    [cp1251] Windows Cyrillic
    [koi8-r] KOI8-R
    [cp866] DOS Cyrillic
    [cp1250] Windows Central European
    [cp932] Shift-JIS
   *[other] Windows Western
}.
note-record-overruled = The tag { $tag } “{ $value }” says another game. The name counts.
note-record-tag = The tag { $tag } “{ $value }” is probably wrong: the moves say another game.
note-record-unplayed = The tag { $tag } “{ $value }” is { $name ->
    [chess] chess
    [chinese-chess] Chinese chess
    [unified-pool] unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] Thai checkers
}, which is not played here. The moves fit this game.
note-record-words = Line { $line }: “{ $text }” is neither a move nor a result. It was taken for a comment.
note-record-behind = Line { $line }: “{ $text }” follows the end of the game and was left out.
note-record-result = Line { $line }: the Result “{ $text }” is not known and was left out. Write 1-0, 0-1 or 1/2-1/2.
note-record-contrary = Line { $line }: “{ $text }” contradicts the Result tag. The tag counts.
note-record-unknown = Line { $line }: the { $tag } “{ $value }” is unknown. The moves decided which game it is.
note-record-turned = The other side begins.
note-record-displaced = Two men were set elsewhere before the first move.
note-record-ballot = The game starts from the opening that its tag names.
note-record-other-hand = The board is numbered from the other side.
note-record-skipped = { $count ->
    [1] One empty game was skipped.
   *[other] { $count } empty games were skipped.
}
note-record-drawn = { $count ->
    [1] The last move is left out: by the rules here the game was drawn before it.
   *[other] The last { $count } moves are left out: by the rules here the game was drawn before them.
}
