# Messages to the bot.
talk-how = Write a move, for example `32-28`, or “draw”, “resign”, “take back”. /games shows your games.
talk-file = I read words only. A game file goes into /games, **Review …**.
talk-how-here = To move, mention me: { $bot } `32-28`.
talk-which = Which game do you mean? Reply to its board, or write its number: `32-28 #12`.
talk-wish = Draw, resign and take back are behind **More …** on the board.
