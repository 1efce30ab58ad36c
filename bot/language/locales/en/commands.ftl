# Descriptions of commands and options: at most 100 characters each, in the imperative.

command-play = Start a game: invite somebody, or leave an open invitation here
command-play-game = Which game. Leave it out to look first, with more options
command-play-opponent = The player to invite. Leave it out to let anybody join
command-play-pace = Time to think. Choose one or write your own, such as 36h or bank 5d+18h cap 7d
command-play-rated = Count it for ratings
choice-colour-random = random
choice-colour-white = White
choice-colour-black = Black
choice-colour-pair = both, one game each

# In Discord's menu on a person: at most 32 characters.
menu-invite = Invite to a game
command-join = Take an open invitation of this server
command-join-seek = Which invitation. Leave it out to see them all

command-practice = Play against the bot, in a game of its own here
command-practice-game = Which game. Begin to type its name
command-practice-level = How strong the bot plays. 3 by default
command-practice-colour = Your colour
command-practice-setup = An opening of the game’s table, random or chosen, or a position (FEN)
command-practice-shown = Show the game to everybody here. Usually only you see it
choice-level-1 = 1: for beginners
choice-level-2 = 2: looks a move or two ahead
choice-level-3 = 3: sees simple shots
choice-level-4 = 4: sees longer shots
choice-level-5 = 5: strong
choice-level-6 = 6: very strong
choice-level-7 = 7: as strong as it can, in draughts, where its search is compiled

command-move = Make a move
command-move-notation = Your move, such as 32-28 or c3-d4. Legal moves are offered as you type
command-move-game = Which game. Left out: that of this thread, else of this channel, else the one waiting longest

command-board = Show the board of a game, and all that can be done with it
command-board-game = Which of your games, or the number of any game
command-board-shown = Show it to everybody here

command-games = List your games: those that wait for you first, and those that are over

command-games-show = All of them, or only those that wait for your move
command-games-game = Only the games of this kind
choice-show-all = all
choice-show-mine = waiting for my move
choice-show-here = played here
choice-show-finished = over

command-help = How to play here, and what each command does

command-move-draw = Offer a draw together with the move

command-profile = Show what a player has achieved: ratings, results, opponents
command-profile-player = Whose profile. Leave it out for your own
command-profile-game = The game whose ratings are drawn as a curve
command-profile-everywhere = Count the games of all servers, not only of this one

command-leaderboard = List the highest ratings in a game
command-leaderboard-game = Which game. Without it, that of the server, else the one you play most
command-leaderboard-everywhere = Take the ratings over all servers, not those of this one
command-leaderboard-shown = Show it to everybody here

command-tournament = Tournaments: enter, leave, see tables. Members who manage events also create them
command-tournament-create = Set up a tournament and announce it (for those who may manage events)
command-tournament-create-name = Its name
command-tournament-create-game = Which game. Begin to type its name
command-tournament-create-format = How it is played. By default in groups with a final
command-tournament-create-pace = Time to think. Leave it out for the usual one of this server
choice-format-groups = groups and a final, all games at once
choice-format-swiss = Swiss system, round by round
choice-format-knockout = knock-out, two games in each meeting
choice-format-round-robin = all play all in one table, all games at once
choice-format-double-knockout = double knock-out: out after two lost meetings
choice-format-league = league of divisions, season after season
command-tournament-enter = Enter a tournament, a Swiss one also under way
command-tournament-enter-tournament = Which one. Leave it out for the newest that takes entries
command-tournament-enter-limit = The most games at once that you want, at least those of one meeting. Others wait until it is over
command-tournament-manage = The desk of its directors: how it stands, and everything they do
command-tournament-manage-tournament = Which one. Leave it out for the newest under way
command-tournament-leave = Leave a tournament, before the start or while it is going on
command-tournament-leave-tournament = Which one. Leave it out for the newest that is not over
command-tournament-table = Show how a tournament stands
command-tournament-table-tournament = Which one. Leave it out for the newest that has begun
command-tournament-table-shown = Show it to everybody, in the channel of the tournament
command-tournament-list = List the tournaments of this server
command-tournament-games = List the games of a tournament with links to their boards
command-tournament-games-tournament = Which one. Leave it out for the newest that has begun
command-tournament-games-player = Whose. Leave it out for all

command-ladder = Ladders: always open. Beat somebody above you and take their place
command-ladder-create = Open a ladder (for those who may manage events)
command-ladder-create-game = Which game. Begin to type its name
command-ladder-create-pace = Time to think. Leave it out for the usual one of this server
command-ladder-create-reach = How many places up a challenge may reach
command-ladder-create-idle = Days without a game after which a player falls a place
command-ladder-create-pair = Two games in each challenge, sides changed, from the same opening
command-ladder-create-vacation = Let vacations stop the clocks
command-ladder-challenge = Challenge somebody above you. The game begins at once
command-ladder-challenge-player = Whom
command-ladder-challenge-game = Of which game. Leave it out for the one that you are on
command-ladder-show = Show how a ladder stands, and whom you may challenge
command-ladder-show-game = Of which game. Leave it out for the one that you are on
command-ladder-show-shown = Show it to everybody, in the channel of the ladder
