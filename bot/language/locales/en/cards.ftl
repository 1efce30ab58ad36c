# The cards of invitations and games.

# Invitations.
seek-heading-open = { $game }: who plays?
seek-heading-directed = { $game }: a challenge
seek-heading-rematch = { $game }: a rematch
seek-open-to-all = { $player } is looking for an opponent.
seek-directed = { $player } invites { $opponent }.
seek-rematch = { $player } invites { $opponent } to a rematch after { $former }.
seek-stands = Always open: renewed when somebody joins, or { $when }.
seek-expires = Expires { $when }.
seek-joined = { $player } { $named ->
    [yes] accepted
   *[no] joined
}: { $games }
seek-game = game #{ $number }
seek-declined = This invitation was declined.
seek-withdrawn = This invitation was withdrawn.
seek-expired = Nobody joined in time. This invitation has expired.
rematch-posted = The invitation stands: { $link }
rematch-unposted = I cannot post the invitation where the game was. Tell { $opponent } to use /join there.
rematch-sent = { $opponent } has your invitation to a rematch.
rematch-unsent = I cannot reach { $opponent } now. Your invitation stands for 7 days. Ask again later.
seek-you-joined = { $pair ->
    [yes] You have joined { $games }: you move first in #{ $number }, your opponent in the other. { $where ->
        [here] The boards are in this channel.
       *[elsewhere] The boards are in { $place }.
    }
   *[no] { $first ->
        [yes] You have joined { $games }, and you move first.
       *[no] You have joined { $games }.
    } { $where ->
        [here] The board is in this channel.
       *[elsewhere] The board is in { $place }.
    }
}
seek-you-declined = You have declined the invitation.
seek-you-withdrew = You have withdrawn your invitation.
seek-you-invited = Your invitation is posted.

# The invitation before it is posted.
preview-begun = Your game against me has begun.
preview-typed = You typed: { $text }
preview-heading = Your invitation
preview-how = Only you see this. **{ button-invite }** posts it.
preview-whom = Opponent: everybody here
preview-setup = Opening or position
preview-setup-about = “random”, the name of an opening, or a position (FEN) in casual games
preview-note = Note
preview-colour = Your colour
preview-more = Invite with more options
preview-options = Rules
preview-also = Also
preview-weekend = Stop the clocks on weekends and holidays
preview-standing = Always keep one invitation open
button-invite = Invite
button-preview-rated = Rated: { $on ->
    [yes] on
   *[no] off
}
button-preview-more = More options …

# Every setting of an invitation.
terms-no-vacation = vacations do not count
terms-rated = rated
terms-casual = casual
terms-setup = **Start:** { $setup }
terms-pair = two games at once, colours swapped
colour-wanted = { $player } plays { $colour }
setup-usual = standard position
setup-lot = random opening from the table
setup-lot-idf = random opening from the IDF table
setup-lot-fmjd = random opening from the FMJD table
setup-lot-acf = random ballot of eleven men
setup-ballot = opening { $name }
setup-position = position `{ $position }`

# Games.
match-heading = { $game } · game #{ $number }
match-left-server = { $player } has left this server. Their time runs all the same.
match-sees-nothing = { $player } cannot see the channel of this game. Their time runs all the same.
match-side = { $colour }: { $player }
# The number stands in bold because a line that begins with “1.” would become a list.
match-last-move = { $captured ->
    [0] **{ $number }** { $player } played **{ $move }**.
    [one] **{ $number }** { $player } played **{ $move }** and took { $captured } piece.
   *[other] **{ $number }** { $player } played **{ $move }** and took { $captured } pieces.
}
# Small, on the picture.
numbered-move = { $number } { $move }
match-crowned = The man becomes a king.
match-declined = The capture was declined: the { $piece } is given up.
match-forced = It was the only move and was played at once.
match-to-move = { $player } to move.
match-deadline = Time runs out { $when }.
# An event ends play before the clock does; $player is to move.
match-play-ends = Play ends { $when }. { $then ->
    [claims] Not finished? Both players claim a result.
    [lost] Without a first move, { $player } loses.
   *[nobody] Not finished? Neither player scores.
}
# Play has ended, and the players claim a result; $players have not.
match-claims-end = { $then ->
    [decided] Play has ended. The claims differ: a director decides.
    [counts] Play has ended. { $players }: claim a result (**More …**), or the other claim counts { $when }.
    [tables] Play has ended. Claim a result (**More …**), or the endgame tables decide { $when }.
    [lost] Play has ended. Claim a result (**More …**), or { $player }, who has not moved, loses { $when }.
   *[nobody] Play has ended. Claim a result (**More …**): claims end { $when }. Without one, neither player scores.
}
match-held = A director has removed { $player }: the game stands still. Unless that is taken back, { $player } loses it { $when }.
match-no-clock = { $ends ->
    [yes] No clock: ends { $when } without a move.
   *[no] No clock.
}
match-time-left = { $player } has { $time } left.
match-paused-vacation = Clock stopped for a vacation until { $until }.
match-paused-weekend = Clock stopped for the weekend until { $until }.
match-paused-holidays = Clock stopped for the weekend or holidays until { $until }.
match-paused-untold = Clock stopped until { $until } at the latest: I could not tell the player to move.
match-left = I cannot write where this game is played: the clock stands until I can{ $bound ->
    [yes] , { $until } at the latest.
   *[no] .
}
match-paused-downtime = Clock stopped until { $until }: I was away.
match-paused-director = A director paused the tournament { $since }: all clocks stand still.
match-fallen = Time has run out. { $player } decides what happens.
match-draw-offered = { $player } offers a draw. Making a move declines it.
match-takeback-asked = { $player } asks to take their last move back.
# How a player is called in a result; $player and $loser are this, or a colour.
result-person = { $name }
# The same where a name stands in the place of a mention.
result-named = { $name }
result-win = { $player } wins: { $reason }.
result-draw = Drawn: { $reason }.
result-none = No result: { $reason }.
result-both-lose = Both lose: { $reason }.
# Said at the end of a game where players of the language say something; empty where not.
match-thanks = {""}
match-counts = { $event }: this game counts { $first } – { $second } { $points }
result-absent = No result: { $player } did not make the first move in time.

# What only the player sees.
move-played = You played **{ $move }**.
move-candidates = Possible: { $moves }
move-candidates-press = Press the move you mean:
resign-question = Resign this game? Your opponent wins at once.
resign-question-event = Resign this game of { $event }? Your opponent wins at once. You stay in the event, unless a lost meeting puts you out.
resign-done = You have resigned.
draw-offered = Your offer stands until your opponent answers or moves.
draw-offered-with-move = Your offer goes with your next move: your opponent hears of it when you have moved.
draw-offer-question = Offer a draw in game #{ $number }? { $turn ->
    [mine] The offer goes with your next move.
   *[theirs] Better offer it with a move: /move has the option “draw”. After this offer you cannot make another for 20 moves, unless your opponent offers one.
}
question-accepted = Accepted: the game is drawn.
question-declined = Declined: the game goes on.
question-granted = Granted: the move was taken back.
question-refused = Refused: the move stands.
question-moved = The game has gone on: the move stands.
question-over = The game is over.
draw-accepted = You have accepted: the game is drawn.
draw-declined = You have declined. The game goes on.
draw-claimed = The draw is claimed: the game is over.
win-claimed = The endgame tables know that you win: the game is over.
draw-answer-question = Your opponent offers a draw. What do you say?
abort-question = Call this game off? It will have no result.
abort-done = The game was called off.
takeback-asked = You have asked your opponent to let you take the move back.
takeback-granted = Granted: the move is taken back.
takeback-refused = Refused: the move stands.
takeback-answer-question = Your opponent asks to take **{ $move }** back{ $reply ->
    [none] .
   *[other] . Your **{ $reply }** would go back with it.
} What do you say?
time-claimed = You win on time.
time-given = You have given your opponent one more day.
time-renewed = The game goes on. Your opponent’s turn starts again.
dismissed = Nothing has changed.

# Choosing a move.
moving-move-heading = Which move?
moving-move = Choose a move
moving-row = Choose a row of the board
moving-piece-heading = Which piece?
moving-square-heading = Which square?
moving-piece = Choose a piece
moving-square = Choose a square
moving-destination-heading = { $cell }: where to?
moving-second-heading = { $cell }: alone, or with a second square?
moving-destination = Choose a move
moving-captures = { $count ->
    [one] takes { $count } piece
   *[other] takes { $count } pieces
}
moving-crowns = becomes a king
moving-declines = declines the capture: your { $piece } is given up
piece-on = { $kind ->
    [king] king on { $cell }
   *[man] man on { $cell }
}
moving-choices-more = { $moves } and { $count } more
moving-confirm-heading = { $move }: is this your move?
typing-title = Your move
typing-label = Write the move
typing-example = For example { $move }

# Positions in words, for those who do not see pictures.
text-board-kings = Q is a king of White, K a king of Black.
position-man = { $colour }, { $count ->
    [one] { $count } man
   *[other] { $count } men
}: { $squares }.
position-king = { $colour }, { $count ->
    [one] { $count } king
   *[other] { $count } kings
}: { $squares }.
position-piece = { $colour }, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}: { $squares }.
position-to-move = { $colour } is to move.
position-last-move = Last move: { $move }. { $told }.
aloud-goes = { $colour }’s { $kind ->
    [man] man
    [king] king
   *[piece] piece
} { $start } goes { $between ->
    [none] to { $end }
   *[other] over { $between } to { $end }
}{ $crowned ->
    [yes] {" "}and becomes a king
   *[no] {""}
}
aloud-takes = { $colour }’s { $kind ->
    [man] man
    [king] king
   *[piece] piece
} { $start } takes { $squares } and { $crowned ->
    [yes] becomes a king on { $end }
   *[no] ends on { $end }
}
aloud-lost = { $told }, giving up the { $piece } instead of capturing
aloud-shifts = { $colour } shifts { $count ->
    [1] a piece
   *[other] { $count } pieces
} from { $start } towards { $end } and puts a new one on { $start }
aloud-places = { $colour } places a piece on { $squares }
aloud-choices = Pieces to choose from: { $squares }.
aloud-barred = Nothing may be placed on { $squares }.
aloud-chosen = { $motion ->
    [place] Chosen: { $square }. To complete the turn: { $squares }.
    [shift] Chosen: { $square }. It may be shifted towards { $squares }.
   *[travel] Chosen: { $square }. It may go to { $squares }.
}
aloud-area = { $kind ->
    [territory] { $colour }’s largest territory, { $count }: { $squares }.
   *[group] { $colour }’s largest group, { $count }: { $squares }.
}
position-sentence = { $text }.
position-series = { $first } { $following }

post-name = { $game } #{ $number }: { $player } – { $opponent }
replay-too-large = The animation is too large for this server. Move list steps through the game.
draw-claim-question = { $by ->
    [tables] The endgame tables know a draw here.
   *[rules] The rules give you a draw here.
} Do you claim it? The game ends at once.

# Pictures.
picture-missing = I could not draw the picture.
