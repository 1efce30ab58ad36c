# /help and /rules.
help-heading = How to play
help-start = **Start:** { $play } invites somebody or leaves an open invitation; { $join } takes one. The card shows every setting before anybody accepts.
help-move = **Move:** choose it in the menu under the board (or press **Move**), or use { $move }. Everything else is behind **More …**. Without a game named, it is the one that has waited longest for you.
help-write = **Writing moves:** 32-28, 32x23, c3-d4, c3xe5xg7; dashes, spaces and capitals do not matter. Where several captures fit, I ask which.
help-look = **Look:** { $games } lists your games, { $board } shows one, { $rules } explains the rules.
help-end = **End:** { $draw } offers or answers a draw, { $resign } gives up.
help-options = **Options:** some games have variants of their rules. { $rules } lists them at the end; write them behind the game in { $play }, such as `frisian:threefold` or `malaysian:8x8,forward`.
help-commands = All commands
help-games = Games
rules-heading = Rules: { $game }
rules-options = **Options.** In /play, write the game as `{ $key }`; several are separated by commas. /rules shows the rules with them.
rules-openings = **Openings.** The table of this game has { $count } of them: in /play, `setup` takes one by name or a random one.
