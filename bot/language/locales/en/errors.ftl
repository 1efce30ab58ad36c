# What was wrong, and what to do instead. Only the sender reads these.

# Moves.
error-unreadable-move = I cannot read “{ $text }” as a move. /move suggests legal moves while you type.
error-unreadable-move-cell = I cannot read “{ $text }” as a move: there is no square { $cell } on this board.
error-unreadable-move-lone-square = “{ $text }” names one square only. Write where the piece starts and where it lands, for example { $example }.
error-ambiguous-move = More than one move fits “{ $text }”. Which one do you mean?
error-illegal-not-your-piece = “{ $text }” moves your opponent’s piece.
error-illegal-empty-cell = “{ $text }” starts from an empty square.
error-illegal-unused-square = “{ $text }” is not possible: { $square } is a light square, and only the dark squares are played on.
error-illegal-capture-compulsory = “{ $text }” is not possible: you must capture.
error-illegal-better-capture = “{ $text }” is not possible: you must make another capture. The menu below the board lists them.
error-illegal-unfinished-capture = “{ $text }” is not the whole move. The capture goes on: { $whole }.
error-illegal-backward = “{ $text }” is not possible: a man does not move backward.
error-illegal-blocked = “{ $text }” is not possible: the way is blocked.
error-illegal-king-must-rest = “{ $text }” is not possible: this king has moved three times in a row without capturing. Move another piece.
error-illegal-not-allowed = “{ $text }” is not a legal move here.
error-illegal-over = The game is over. There are no more moves.

# Finding a game.
error-no-match = There is no such game. /games shows yours, /play starts one.
error-unreadable-match = Game #{ $match } cannot be opened any more. That is the bot’s fault. Tell whoever runs the bot: its log says why.
error-no-match-waiting = { $match ->
    [none] No game is waiting for your move. /games shows all of yours.
   *[other] It is { $opponent }’s turn in #{ $match }. No other game waits for your move.
}
error-not-a-player = You do not play in this game.

# The moment.
error-not-your-turn = It is your opponent’s turn.
error-match-over = This game is over.
error-not-over = This game is not over yet.
error-opponent-gone = Your opponent no longer plays here. /play starts a game with somebody else.
error-match-paused = This game is paused: a director paused it, or the time of its round is over. If the time is over, press **Claim a result** on the tournament’s card.
error-stale-match = The game has moved on in the meantime. Here is how it stands now.
error-play-over = The round has ended, so nothing more is played in this game. The tournament’s card says what happens with it.
error-time-is-up = Your time has run out. Your opponent decides what happens now.
error-not-fallen = Your opponent still has time.

# Draws, takebacks, the end.
error-no-draw-offer = There is no draw offer to answer.
error-own-draw-offer = This offer is yours. Your opponent answers it.
error-draw-already-offered = You have already offered a draw.
error-draw-offer-too-soon = { $count ->
    [1] You have offered a draw before. You may offer again after one more move of yours, or when your opponent has offered one.
   *[other] You have offered a draw before. You may offer again after { $count } more moves of yours, or when your opponent has offered one.
}
error-nothing-to-claim = There is nothing to claim in this position.
error-takeback-not-allowed = You cannot take a move back in a rated game.
error-nothing-to-take-back = You have not moved yet.
error-takeback-already-asked = You have already asked to take this move back.
error-no-takeback-asked = Nobody has asked to take a move back.
error-own-takeback = This request is yours. Your opponent answers it.
error-too-late-to-abort = It is too late to call the game off: both players have moved. You can still resign.

# Invitations and terms.
error-no-seek = There is no such invitation. /join lists the open ones.
error-seek-gone = This invitation is no longer open. /join lists the open ones.
error-own-seek = This invitation is yours. Wait for somebody to join, or withdraw it.
error-not-invited = This invitation is for another player. /join lists those you can take.
error-not-your-seek = Only the person who made an invitation can withdraw it.
error-too-many-matches = { $limit ->
    [1] You may have one open game at a time here. Finish it first.
   *[other] You may have { $limit } open games at a time here. Finish one first.
}
error-too-much-at-once = I am still working on { $most } requests of yours. Try again when one of them is done.
error-too-many-invitations-person = You have sent out { $count } invitations within { $span } that nobody has taken up. Give people time to answer: in { $wait } you can invite again.
error-too-many-invitations-pair = You have invited this player { $count } times within { $span }. Give them time to answer: in { $wait } you can invite them again.
error-not-available = That is not possible with this player at the moment. /play without an opponent invites everybody else.
error-bad-terms-standing-directed = A standing invitation is for everybody. Leave the opponent out.
error-bad-terms-blank-note = Your note has no visible character. Write another one, or leave it out.
error-bad-terms-opponent-self = You cannot play against yourself.
error-bad-terms-blocked-self = You cannot block yourself.
error-bad-terms-rated-setup = A game from a position of your own cannot be rated. Choose a casual game.
error-bad-terms-rated-pace = A rated game needs a time limit. Choose a pace, or a casual game.
error-bad-house-game-name = A house game needs a name of 1 to { $most } characters, with a letter or a digit in it.
error-bad-house-game-taken = There is a game called “{ $name }” already. Choose another name.
error-bad-house-game-known = These very rules are here already, under the name “{ $name }”.
error-bad-house-game-many = A server has { $most } house games at most. Remove one first. Its games go on.
error-bad-house-game-gone = That house game was removed.
error-bad-terms-rated-house = House games are never rated. Play a casual game, or choose another game.
error-bad-terms-no-ballots = This game has no table of openings to draw from. Leave “setup” out.
error-bad-terms-bad-setup = “{ $text }” is neither an opening nor a position of this game. A position is written like this: { $example }
error-bad-terms-over-at-start = The game would be over at once from this position. Give another one.
error-bad-pace-range = “{ $text }” is out of bounds: a turn takes { $shortest } at least and { $longest } at most.
error-bad-pace-cap = “{ $text }” does not fit: the cap { $cap } is smaller than the bank { $bank }.
error-bad-pace-bonus = “{ $text }” does not fit: the bonus { $bonus } is larger than the cap { $cap }.
error-no-such-day = There is no such day: { $text }.
error-unclear-day = “{ $text }” may be { $first } or { $second }. Write the month as a word, or year, month and day: 2026-12-31.
error-bad-pace-zone = I do not know the time zone “{ $zone }”. Write it as Europe/Berlin or Asia/Tokyo.
error-bad-pace-country = I know no holidays of “{ $country }”. Write the country as Japan or JP.
error-bad-pace-unreadable = I cannot read “{ $text }” as a pace. Examples: 3d, 36h, bank 5d+18h cap 7d, none.
error-quiet-one-end = You have no quiet hours yet: name both ends, quiet_from and quiet_until.
error-bad-setting = “{ $value }” is not possible for this setting. Pick one of the suggestions.

# Vacations.
error-bad-vacation-backwards = The vacation would end on { $last }, before it begins on { $first }.
error-bad-vacation-past = { $first } has passed. A vacation begins today or later.
error-bad-vacation-far = { $last } is too far away. A vacation ends within a year from today.
error-bad-vacation-overlap = You already have a vacation { $days ->
    [1] on { $first }
   *[other] from { $first } to { $last }
}. To take other days, end or cancel it first: **End it, or cancel the next**.
error-bad-vacation-spent = A day of vacation that was spent so that you do not lose on time lasts then. Take days from { $first } on.
error-bad-vacation-days = { $left ->
    [0] All your days of vacation in { $year } are used.
    [1] You have one day of vacation left in { $year }.
   *[other] You have { $left } days of vacation left in { $year }.
} { $days ->
    [1] This would take one.
   *[other] This would take { $days }.
}
error-no-vacation-none = You have no vacation now, and none is planned.
error-no-vacation-spent = This day of vacation was spent so that you do not lose on time. Make your move. The day ends by itself.

# Games and positions.
error-unknown-game = There is no game “{ $name }”. /help lists them all.
error-unknown-game-house = “{ $name }” is a house game of this server: never rated, and without problems, ladders or tournaments. It is for /play, /practice and /learn.
error-many-games = “{ $text }” is a name of several games: { $games }. Pick one of the suggestions.
error-unknown-option = The game “{ $name }” has no option “{ $option }”, or not together with the others. /help lists them all.
error-unknown-trait = A house game has no trait “{ $trait }”. Whoever manages the server composes one: /server settings, Set me up, House games.
error-clashing-traits = These rules contradict each other. Leave one of the two out.
error-clashing-traits-free-priority = Captures are free, so none goes before another. Choose “Captures must be made” or “Any capture may be chosen”.
error-clashing-traits-giveaway-refusal = Without a move you win, so captures must be made: else nobody would lose a piece. Choose “Captures must be made”, or let the player without a move lose.
error-clashing-traits-through-forward = A man can go on through the last row only where men capture backward. Let men capture backward, or choose another way to become a king.
error-clashing-traits-large-flying = On 12×12, flying kings without a priority would have more captures than can be found in time. Choose a priority, a smaller board, or kings that go one step.
error-unknown-version = This game of “{ $name }” began under rules that I do not have (version { $version }). Please tell whoever runs the bot.

# Positions of one's own.
position-example = For example: { $example }
position-games = It would be a position of { $games }. Correct it, or choose another game.
error-bad-position-length = This text is too long for a position. Give one position and nothing else.
error-bad-position-syntax = I cannot read “{ $text }” in this position. Write W or B for who moves, then W with White’s squares and B with Black’s, with colons between. K before a square marks a king.
error-bad-position-turn = It must begin with W or B for who moves, and a colon.
error-bad-position-no-pieces = { $colour ->
    [white] White has no piece. Add a colon, W and White’s squares.
   *[black] Black has no piece. Add a colon, B and Black’s squares.
}
error-bad-position-cell = There is no square { $cell } on this board. Look the squares up in the rules: /learn with `rules`.
error-bad-position-twice = Two pieces stand on { $cell }. Name every square once.
error-bad-position-row = A man cannot stand on { $cell }, where men are crowned. Write K before the square to make it a king, or move it.
error-bad-position-pieces = At most { $most } pieces of a colour are possible in this game. Take some away.
error-bad-position-empty = There are no pieces in this position. Name the squares of both sides.
error-bad-position-field = The count “{ $text }” does not fit this position. Leave out everything after the pieces. Counting then starts afresh.
error-bad-position-too-many-captures = This position has more ways to capture than I can work out. Take some pieces away.
error-bad-position-fields = Write a position as its rows from the top down, a space, and the side to move, b or w. Leave out everything else.
error-bad-position-ranks = A position of this game has { $ranks } rows. Write them all from the top down, with slashes between them.
error-bad-position-signs = I cannot read row { $rank }. Use b and w for pieces and numbers for empty squares.
error-bad-position-width = Row { $rank } must have { $files } squares in all. Count its pieces and empty squares again.
error-bad-position-side = Write b or w behind the rows, for the side to move.
error-bad-position-hands = The pieces in hand do not fit those on the board. Leave them out. I count them myself.
error-bad-position-number = Each side has exactly { $pieces } pieces in this game. Add or take away pieces.
error-bad-position-colours = Black pieces stand on dark squares only, white pieces on light ones. Move those that do not.
error-bad-position-goal = Both sides have reached their goal here, which cannot happen. Move a piece of one of them back.
error-bad-position-moves = The moves behind this position do not lead to it. Leave them out.
error-bad-position-dark-squares = Every dark square holds a piece in this game. Fill those that are empty.
error-bad-position-passed = Nobody had to pass here. Leave out “passed”.

# Tournaments.
error-no-tournament = I know no such tournament here. Use /tournament list to see those of this server.
error-not-of-tournament = Game #{ $match } belongs to no tournament here. /tournament table shows the games of one with their numbers.
error-bad-tournament-name = A tournament needs a visible name of at most { $most } characters. Write another one.
error-bad-tournament-rounds = A Swiss tournament has { $least } to { $most } rounds. Choose a number in between.
error-bad-tournament-group = A group has { $least } to { $most } players. Choose a number in between.
error-bad-tournament-most = A tournament has { $least } to { $most } players. Choose a number in between.
error-bad-tournament-entered = You have entered this tournament already. Wait for its start.
error-bad-tournament-plays = This player plays in the tournament already, or did before. Name somebody who does not.
error-bad-tournament-had-place = You had a place in this tournament that somebody else holds now. Ask its director.
error-bad-tournament-not-entered = That player is not in this tournament. Look at its table to see who is.
error-bad-tournament-you-not-entered = You are not in this tournament. To play in one that is open, use /tournament enter.
error-bad-tournament-same-place = This tournament is announced in that channel already. Choose another one.
error-bad-tournament-full = This tournament is full: it takes { $most } players. Ask its director for the next one.
error-bad-tournament-few = A tournament needs at least { $least } players. Wait until more have entered.
error-bad-tournament-started = This tournament has begun or was called off, so nobody enters or leaves it any more. To stop playing in one that is going on, use /tournament leave.
error-bad-tournament-not-started = This tournament has not begun yet. Wait for its start.
error-bad-tournament-over = This tournament is over. Look at its final table.
error-bad-tournament-director = Only the director of this tournament, or somebody who may manage events in this server, can do that. Ask one of them.
error-bad-tournament-organiser = Only somebody who may manage events in this server can create a tournament. Ask one of them.
error-bad-tournament-place = I can run a tournament only in a server that I am a member of. Ask somebody who manages the server to add me.
error-bad-tournament-many = This server has { $most } tournaments that are open or under way, and no more are possible. Finish or cancel one first.
error-bad-tournament-cycles = Players can meet once or twice. Choose one of these.
error-bad-tournament-deciders = A level meeting can get two more games { $least } to { $most } times. Choose a number in between.
error-bad-tournament-not-swiss = You can take a round off only in a Swiss tournament. Play, or leave with /tournament leave.
error-bad-tournament-bye-round = { $count ->
    [1] You can take only round { $least } off. Choose that one.
   *[other] You can take one of the rounds { $least } to { $most } off. Choose one of these.
}
error-bad-tournament-bye-late = You cannot take the last round off. Play it, or leave with /tournament leave.
error-bad-tournament-bye-taken = You already take round { $round } off, and each player may take only one. Play the others, or ask the director.
error-bad-tournament-rating = A rating limit must lie between { $least } and { $most }. Write a number in between, or leave it empty.
error-bad-tournament-ratings = The lower rating limit is above the upper one, so nobody could enter. Change one of them.
error-bad-tournament-round-days = A round can take { $least } to { $most } days. Write a number in between, or leave it empty.
error-bad-tournament-draw-moves = Draw offers can be ruled out for the first { $least } to { $most } moves. Write a number in between.
error-bad-tournament-date = This tournament starts on a date, which must lie within the next year. Write it like 2026-12-31 18:00, or choose another way to start.
error-bad-tournament-check-in-hours = A check-in can open { $least } to { $most } hours before the start. Write a number in between, or leave it empty.
error-bad-tournament-check-in-date = A check-in needs a start date. Set one, or leave the check-in empty.
error-bad-tournament-rating-low = This tournament is for ratings from { $limit } on, and yours is { $rating }. Enter another one.
error-bad-tournament-rating-high = This tournament is for ratings up to { $limit }, and your highest of the past year is { $rating }. Enter another one.
error-bad-tournament-role = This tournament is for members with { $role }, and you do not have that role. Ask who gives it, or enter another one.
error-bad-tournament-unlisted = This tournament is for the people on its director’s list, and you are not on it. Ask the director, or enter another one.
error-bad-tournament-too-few-games = This tournament is for players with at least { $least } rated games of its kind in this server, and you have { $count }. Play some more, or enter another one.
error-bad-tournament-games = The rated games that one needs can be { $least } to { $most }. Write a number in between, or leave it empty.
error-bad-tournament-entries = You are in { $most } tournaments of this server, and no more are possible at once. Enter this one when one of them is over.
error-bad-tournament-no-shows = You were dropped from { $count } tournaments of this server within { $days } days for never making a move. You can enter again in { $wait }, or ask the director.
error-bad-tournament-check-in-closed = There is no check-in now. The announcement says when it opens.
error-bad-tournament-checked-in = You have checked in already. Wait for the start.
error-bad-tournament-last-director = A tournament needs a director. Name somebody else first.
error-bad-tournament-not-left = That player has not left the tournament. Look at its players to see who has.
error-bad-tournament-pairing-played = Players can change places only in the round under way, and only before one of their games has a move or a result. Choose others, or replay a game.
error-bad-tournament-until = The new end must be later than the present one, and within { $most } days. Write it like 2026-12-31 18:00.
error-bad-tournament-named = They direct this tournament already. The log says who the directors are.
error-bad-tournament-not-named = They were not named as a director of this tournament. The log says who was.
error-bad-tournament-paused = This tournament is paused. Resume it first, in /tournament manage.
error-bad-tournament-not-paused = This tournament is not paused. Pause it in /tournament manage.
error-bad-tournament-no-deadline = The rounds of this tournament have no deadline, so there is nothing to extend.
error-bad-tournament-no-claims = Results are claimed when the time of a round is over. Until then, play on.
error-bad-tournament-claims-paused = The tournament is paused, and so are claims. Claim your result when it goes on.
error-bad-tournament-claims-over = The time for claims has just ended: the game counts by the claims made so far.
error-bad-tournament-not-yours = Only the two players of a game claim its result. Choose a game of your own.
error-bad-tournament-no-such-game = This game is over, or it belongs to no tournament. Choose one that is going on.
error-bad-tournament-no-result = This game has no result yet that could be corrected. Decide it first.
error-bad-tournament-same-result = The game counts like that already. Choose another result.
error-bad-tournament-tie-breaks = Choose one to four tie-breaks, each once.
error-bad-tournament-same-order = Ties are broken like that already. Choose another order.
error-bad-tournament-order-late = A game has a result, so the tie-breaks stay as they are.
error-bad-tournament-depends = Later games were arranged by this result, so it can no longer be changed.
error-bad-tournament-nothing-to-undo = There is nothing to undo. The log says what was done.
error-bad-tournament-undo-late = Something later depends on it, so it can no longer be undone.
error-bad-tournament-which = Nobody here is called “{ $name }”, or several are. Write the number in the list of players.
error-bad-tournament-moved-on = Meanwhile this tournament has moved on. Open the desk again with /tournament manage.
error-bad-tournament-due = Its time has just ended. Look again in a minute.
error-bad-tournament-claim-early = A draw counts here only after { $moves } moves of each. Claim a win or a loss, or ask a director.
error-bad-tournament-draw-early = In this tournament nobody may offer a draw before both have made { $moves } moves. Play on.
error-bad-tournament-limit = The limit of games at once must lie between { $least } and { $most }. Write a number in between, or leave it out.
error-bad-tournament-moving = { $least } to { $most } players of a division can go up and down. Choose a number in between.
error-bad-tournament-pause = The pause between two seasons can last { $least } to { $most } days. Choose a number in between.
error-bad-tournament-bot = Bots cannot play in tournaments. Choose a person.
error-bad-tournament-settling = A table can be provisional for { $least } to { $most } days. Choose a number in between, or none.
error-bad-tournament-objected = You have objected already. The directors have read it. Ask one of them.
error-bad-tournament-not-provisional = This table is not provisional: it is final, or a game is played anew. Ask a director.
error-bad-tournament-reopen-late = A final table can be opened again for { $days } days. After that it stays.
error-bad-tournament-followed = { $what ->
    [season] The next season has begun by this table, so it stays final.
    [role] The champion’s role was given by this table, so it stays final.
    [places] Places in another tournament were given by this table, so it stays final.
   *[series] Its series has counted this table, so it stays final.
}
error-bad-tournament-verdict = Name the winner if the game was won without being played. Name nobody if both lost it.
error-bad-tournament-goes-on = This tournament still goes on by itself. You can end it early only when a round cannot be paired.
error-bad-tournament-pair-so = These two are already set like that, or you named the same person twice. The log says what is set.
error-bad-tournament-bye-so = That round is already set like that. The log says what is set.
error-bad-tournament-only-swiss = Pairings and rounds off can be set in a Swiss tournament only. In this one the format decides the pairings.
error-bad-tournament-file = { $line ->
    [0] This file cannot be read. Send CSV whose first line names the columns player, rating and seed, or round, first, second and result, or FIDE’s TRF16. Names are unique in it.
   *[other] Line { $line } of this file cannot be read. Correct it and send the file again.
}
error-bad-tournament-unknown = I cannot tell who is meant: { $names }. I know only people who have played here, and no name that two of them share. Write a mention or a Discord ID instead.
error-bad-tournament-takeover = I can take over games played elsewhere only into one group of all players, or into a Swiss tournament with more rounds than were played, and only with one game in each pairing. Change the settings, or take over the players alone.
error-bad-tournament-taken-over = Games have been taken over already, and this is done once. To take these instead, undo that in /tournament manage first.
error-no-pairing = Round { $round } cannot be paired: a player has already met everybody who is left, or may not meet them. In /tournament manage, let two players meet who are kept apart or have met, or end the tournament as it stands.

# Game records.
error-bad-record = This game record cannot be read. Use a file that **Download** wrote.
error-bad-record-game = The record does not say which game it is, or I do not know the game. Name the game in its Game tag.
error-bad-record-setup = The record does not start from a position of its game. Correct its Setup tag.
error-bad-record-move = Move { $ply } of the record, “{ $text }”, is not possible in its position. Correct it or leave the rest out.
error-bad-record-result = The result in the record differs from the one on the board. Correct its Result tag and its last word.
error-bad-record-ending = I do not know the reason that the record gives for its result. Correct its Ending tag.
error-bad-record-tag = “{ $text }” cannot be the name of a tag. Choose another name, of letters and digits.
error-bad-record-unwritable = “{ $text }” cannot be written in a PDN file. Leave it out.
error-bad-record-items = There are too many comments and signs at line { $line } of the record. Leave some out.
error-bad-record-plies = The record has too many moves, up to line { $line }. Leave the rest out.
error-bad-record-set-ups = The record sets up too many positions, up to line { $line }. Leave the rest out.
error-bad-record-games = There are too many games that are nearly empty, up to line { $line }. Leave the rest out.
error-bad-record-size = The record is too long, up to line { $line }. Leave the rest out.
error-bad-record-syntax = I cannot read “{ $text }” in line { $line } of the record. Correct it or leave it out.
error-bad-record-open = The comment or variation that begins in line { $line } does not end. Close its bracket.
error-bad-record-depth = Line { $line } of the record has variations nested too deeply. Leave some of them out.

# Conditional moves.
error-bad-line-move = “{ $move }” cannot be played { $start ->
    [yes] now
   *[no] after { $after }
}. Possible, for example: { $legal }.
error-bad-line-ended = After { $after } the game is over. Leave out the moves behind it.
error-bad-line-long = A line can have at most { $most } moves. Leave out the rest.
error-bad-line-many = You have { $most } lines in this game already. Remove one first.
error-bad-line-unanswered = A line starts with a move of your opponent and ends with a move of yours.

# Anything else. The number helps the operator to find what happened.
error-unexpected = Something went wrong on my side. Nothing that was saved is lost. Check whether it was done before you try again. If it happens again, tell whoever runs me this number: { $number }
error-after-move = Your move stands, but I could not show it to you. /board shows the game. If it happens again, tell whoever runs me this number: { $number }
# While the database cannot be reached, when nobody knows whether the last thing was done.
error-unreachable-after-move = Your move stands. I cannot reach my records to show it. /board shows the game in a minute.
error-disk = That could not be saved: the disk of my server is full or fails. Try again later.
error-unreachable = I cannot reach my records. Try again in a minute.

# Ladders.
error-no-ladder = There is no ladder of that kind here. Members with the permission Manage Events open one with /ladder create.
error-bad-ladder-reach = A challenge can reach { $least } to { $most } places up. Choose a number in between.
error-bad-ladder-idle = Players can fall after { $least } to { $most } days without a game. Choose a number in between.
error-bad-ladder-exists = This server has a ladder of that game already. Join it, or close it first.
error-bad-ladder-closed = This ladder is closed. Members with the permission Manage Events open a new one with /ladder create.
error-bad-ladder-absent = That player is not on the ladder. To be on it yourself, press **Join the ladder** below /ladder show.
error-bad-ladder-joined = You are on this ladder already. See with /ladder show whom you may challenge.
error-bad-ladder-out-of-reach = You may challenge players who are at most { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
} above you. Choose one of them with /ladder show.
error-bad-ladder-challenging = You have a challenge under way. Finish that game first.
error-bad-ladder-challenged = The two of you are playing on this ladder already. Finish that game first.
error-bad-ladder-again = You have just met that player here. Challenge somebody else, or the same one in { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
error-bad-ladder-keeper = Only the person who opened this ladder, or somebody who may manage events in this server, can close or move it. Ask one of them.
error-bad-ladder-organiser = Only somebody who may manage events in this server can open a ladder. Ask one of them.
error-channel-closed = You may not write in that channel yourself. Choose one in which you may.
error-bad-ladder-same-place = This ladder is in that channel already. Choose another one.
error-bad-ladder-place = I can run a ladder only in a server that I am a member of. Ask somebody who manages the server to add me.

# The lobby between servers
error-lobby-closed-unasked = You have not agreed yet to play people of other servers. /join asks you, behind **Other servers**.
error-lobby-closed-door = This server does not play other servers. You can in a direct message with me.
error-lobby-closed-outside = I am no member of this server. Ask me in a direct message: your boards come there.
error-lobby-closed-banned = Whoever runs me keeps you out of games between servers.
error-lobby-closed-offers = You have { $limit } offers to other servers already. Wait, or take one back: /join, **Other servers**.
error-lobby-closed-first = You have an offer to other servers already. Only one at a time until you have finished { $games } games there.
error-lobby-closed-games = You may play { $limit } games against people of other servers at a time, open offers included.
error-lobby-closed-resting = You have lost two games against people of other servers on time within 30 days. New ones begin again { $until }. Those under way go on.
error-lobby-closed-young = Your Discord account is younger than seven days: until { $until } you play unrated here.
error-lobby-closed-house = A house game is played in its own server only. Choose another game.
error-lobby-closed-gone = This offer is gone. /join lists the others, behind **Other servers**.
error-lobby-closed-own = This offer is yours. I call you when somebody joins.
error-lobby-closed-no-game = This server knows no game with that number against another server.
