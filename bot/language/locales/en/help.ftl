# /help, and the rules of a game.
help-heading = How to play
help-start = **Start:** { $play } invites somebody, { $join } accepts.
help-alone = **Alone:** { $learn } teaches, { $practice } plays me, { $problem } is today’s problem.
help-move = **Move:** choose it below the board, or type it: { $move } `32-28`, or `32-28` in a message to me.
help-look = **Look:** { $games }, { $board }.
help-end = **All else:** **More …** on the board, and { $settings }.
help-options = **Options:** write a variant behind the game in { $play }: `frisian:threefold`. Its rules list them.
sandbox-welcome = ### Welcome to the sandbox
    Nothing here leaves your computer, and { $kept ->
        [yes] the games stay in the database that you have named, though other people play here next time.
       *[no] everything is deleted when it ends.
    }
    - Below you play against me: choose a move in the menu, or type `/move`. Above you play { $opponent }.
    - To be { $opponent }, choose the name at **Viewing as**, at the top of this page.
    - `/practice` and `/play` begin further games, `/help` has the rest.
sandbox-servers = ### Welcome to one of two servers
    Nothing here leaves your computer. Both servers play other servers, and { $player } has agreed.
    - Type `/play`, press **Other servers** and send the form: that leaves an offer.
    - Do the same in the other server: the game begins, and each server shows its own boards.
help-commands = All commands
help-games = Games
rules-heading = Rules: { $game }
rules-options = **Options.** In /play, write the game as `{ $key }`. Separate several with commas. /learn with `rules` shows the rules with them.
rules-openings = **Openings.** This game has { $count }. /play without a game takes one by name or a random one, behind **More options …**.
rules-pictures = -# { $pictures }
rules-board = The board
rules-men = Men
rules-kings = Kings
rules-captures = Captures
rules-turn = A turn
rules-end = The end
rules-notation = How moves are written
rules-choices = To choose from
chapters-choose = Read a chapter
chapter-number = { $title } ({ $number })
button-rules-pictures = Pictures

# Below the small boards of the rules. At most 64 characters.
example-start = The start
example-man = A man takes: { $move }
example-king = A king takes: { $move }
example-crowned = A man takes and is crowned: { $move }
example-alone = A step. A new piece fills in: { $move }
example-push = A push. A new piece fills in: { $move }
example-counted = The end, counted
example-two = Two pieces are placed: { $move }
example-chain = A chain of jumps: { $move }
example-across = A jump over an enemy: { $move }
