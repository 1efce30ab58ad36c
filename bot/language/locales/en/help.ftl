# /help, and the rules of a game.
help-heading = How to play
help-start = **Start:** { $play } invites somebody or posts an open invitation; { $join } accepts one. The card shows every setting before anybody accepts.
help-alone = **Alone:** { $learn } teaches a game, { $practice } is a game against me, { $problem } the problem of the day.
help-move = **Move:** choose it in the menu under the board (or press **Move**), or use { $move }: 32-28, 32x23, c3-d4, c3xe5xg7; dashes, spaces and capitals do not matter. Where several captures fit, I ask which.
help-look = **Look:** { $games } lists your games, { $board } shows one; { $learn } with `rules` explains the rules.
help-end = **All else:** **More …** on the board offers a draw, takes a move back where the game is not rated, shows the film, saves the file and resigns; { $settings } has your vacations, blocks and data.
help-options = **Options:** some games have variants, listed at the end of their rules. Write them behind the game in { $play }: `frisian:threefold`, `malaysian:8x8,forward`.
sandbox-welcome = ### Welcome to the sandbox
    Nothing here leaves your computer, and { $kept ->
        [yes] the games stay in the database that you have named, though other people play here next time.
       *[no] everything is deleted when it ends.
    }
    - Below you play against me: choose a move in the menu, or type `/move`. Above you play { $opponent }.
    - To be { $opponent }, choose the name at **Viewing as**, at the top of this page.
    - `/practice` and `/play` begin further games, `/help` has the rest.
sandbox-servers = ### Welcome to one of two servers
    Nothing here leaves your computer. The door of each server to the world is open, and { $player } has agreed.
    - Type `/play`, choose a game, press **… more**, then **where** and **in the world**: that leaves an offer.
    - Do the same in the other server: the game begins, and each server shows its own boards.
help-commands = All commands
help-games = Games
rules-heading = Rules: { $game }
rules-options = **Options.** In /play, write the game as `{ $key }`; several are separated by commas. /learn with `rules` shows the rules with them.
rules-openings = **Openings.** This game has { $count }: in /play, `setup` takes one by name or a random one.
rules-pictures = -# The pictures: { $pictures }.

# Below the small boards of the rules. At most 64 characters.
example-start = The start
example-man = A man takes: { $move }
example-king = A king takes: { $move }
example-crowned = A man takes and is crowned: { $move }
example-alone = A step; a new piece fills in: { $move }
example-push = A push; a new piece fills in: { $move }
example-counted = The end, counted
example-two = Two pieces are placed: { $move }
example-chain = A chain of jumps: { $move }
example-across = A jump over an enemy: { $move }
