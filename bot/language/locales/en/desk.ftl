# The directors' desk of a tournament.
desk-entries = Open for entries: { $count } of at most { $most } have entered.{ $few ->
    [0] {""}
   *[other] {" "}Starts with at least { $few } players.
}
desk-round = **Round { $round } of { $rounds }**
desk-games = { $over } of { $games } games over
desk-paused = paused { $since }
desk-ends = { $claims ->
    [yes] claims until
   *[no] time until
} { $at } ({ $rest })
desk-decides = waits for your decision
desk-nothing = { $status ->
    [ready] Enough players have entered. Press **Start** when you like.
    [running] Nothing waits for you: it goes on by itself.
    [settling] Nothing waits for you: it becomes final by itself.
   *[other] Nothing waits for you.
}
desk-meanwhile =
    Meanwhile: { $what }
    Look again.
desk-more = and { $count } more
desk-failing = **The next step has failed** { $since }. Nothing is lost: the bot tries again by itself, within ten minutes. If this stays, tell whoever runs the bot. Its log names tournament #{ $number }.
desk-usual-rounds = { $rounds } rounds are planned. Usual for { $count } players: { $least } to { $most }. Change it: **Tournament …**, **Settings**, **Format**.
desk-unpairable = Round { $round } cannot be paired. Let two meet who are kept apart or have met, or end it as it stands.
desk-disputes = **Claims differ.** Decide: **Games …**, **Decide**.
desk-dispute = { $game }: { $claims }
desk-claim = { $player } claims { $claim ->
    [win] a win
    [draw] a draw
   *[loss] a loss
}
# These games are decided by themselves; $claims are told where one player has claimed a result.
desk-lates = **Out of time.** The players claim results. You need not act.
desk-late = { $game }: { $then ->
    [still] claims stand still.
    [counts] { $claims }. Without another claim it counts { $when }.
    [tables] the endgame tables decide { $when }.
    [lost] the player without a move loses { $when }.
   *[nobody] no claim yet. Without one, neither scores { $when }.
}
desk-silences = **No move yet.** You need not act: without one, they lose.
desk-silent = { $player } ({ $game }). Their turn began { $since }.
desk-held = **Removed**: { $player }. Their games are given up { $until }. Bring them back: **Players …**.
desk-objected = Correct it: **Games …**, **Correct**. Or press **Make final**.
desk-waiting = { $count ->
    [one] { $count } pairing waits until its players have room for the game.
   *[other] { $count } pairings wait until their players have room for the games.
}
desk-missing = **Not checked in:** { $players }
button-desk = Desk
button-desk-back = Back
button-desk-people = Players …
button-desk-results = Games …
button-desk-pairings = Pairings …
button-desk-event = Tournament …
button-log = Log
button-files = Files
button-desk-start = Start
button-desk-announce = Announce
button-desk-pause = Pause
button-desk-resume = Go on
button-desk-extend = More time
button-desk-undo = Take back …
button-desk-add = Add
button-desk-remove = Remove
button-desk-return = Bring back
button-desk-replace = Replace
button-desk-name = Add a director
button-desk-unname = Remove a director
button-desk-decide = Decide
button-desk-correct = Correct
button-desk-anew = Play anew
button-desk-exchange = Change places
button-desk-forbid = Keep apart
button-desk-allow = Allow again
button-desk-bye = Round off
button-desk-settings = Settings
button-desk-order = Tie-breaks
button-desk-import = Import
button-desk-move = Other channel
button-desk-finish = End it
button-desk-conclude = Make final
button-desk-reopen = Open again
button-desk-cancel = Call off
desk-about-add = somebody enters, whatever the limits say.
desk-about-remove = they no longer play. You can take it back for a day.
desk-about-return = somebody who left or was dropped plays on.
desk-about-replace = somebody else takes a player’s place and points.
desk-about-name = they can do all that you can do here.
desk-about-unname = one director must remain.
desk-about-decide = a game that goes on ends with the result that you give. It is not rated.
desk-about-correct = a game that is over counts differently. Game and ratings stay as they are.
desk-about-anew = the result no longer counts, and a new game begins in its place.
desk-about-exchange = two players change places in this round, before they play. Two who meet change sides.
desk-about-forbid = two players are not paired.
desk-about-allow = two who are kept apart, or have met, may be paired.
desk-about-bye = a player does not play in a round that is not paired yet.
desk-about-settings = look at all settings and change them.
desk-about-order = in which order they decide, until the first result.
desk-about-import = take over players and what they have played elsewhere.
desk-about-move = announce and play it in another channel.
desk-about-finish = it ends now, with the table as it stands.
desk-about-cancel = it ends without a result. Games under way are called off, and not rated.{ $rounds ->
    [yes] {" "}To end it with its table, pause it between two rounds.
   *[no] {""}
}
desk-until = Until
desk-until-about = Now: { $now }. In your time zone ({ $zone })
desk-player = Player
desk-person-about = A name, or the number in the list of players
desk-away = { $player } (left the server)
desk-other = The other player
desk-substitute = Substitute
desk-of-round = Round
desk-of-round-about = The number of a round that is not paired yet. Empty for the next
desk-worth = Worth
desk-worth-half = half of the points
desk-worth-full = all points
desk-worth-nothing = no points
desk-worth-none = no round off after all
desk-file = File
desk-file-about = CSV with player, rating, seed or round, first, second, result, or FIDE’s TRF16
desk-channel = Channel
desk-number-about = Its number
desk-game-about = The player named first is “the first” below
desk-game = Game
desk-result = Result
desk-objection = What is wrong? The directors read it.
desk-claim-about = Not rated, whatever is claimed
desk-result-about = “Not played”: they never met. Whoever never came is dropped
desk-result-first = The first wins
desk-result-draw = Draw
desk-result-second = The second wins
desk-result-first-forfeit = The first wins, not played
desk-result-second-forfeit = The second wins, not played
desk-result-double-loss = Both lose
desk-result-double-forfeit = Both lose, not played
desk-asks-start = { $count ->
    [one] { $count } player is there. There is no way back after the start.
   *[other] { $count } players are there. There is no way back after the start.
}
desk-asks-finish = The tournament ends with the table as it stands. There is no way back.
desk-asks-conclude = { $count ->
    [0] {""}
    [one] { $count } player has objected.{" "}
   *[other] { $count } players have objected.{" "}
}The table becomes final as it stands.
desk-follows = { $what ->
    [season] The next season begins in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, with those who go up and down.
    [role] The champion gets the role.
    [places] The first get their places in another tournament.
    [next] The series counts it, and the next event opens.
    [season-end] The series counts it, and the season ends.
   *[series] The series counts it.
}
desk-asks-reopen = The table becomes provisional again: results can be corrected, and players may object.
desk-asks-cancel = { $count ->
    [0] The tournament is called off. There is no way back.
    [one] The tournament is called off without a result. { $count } game under way is called off too, and not rated. There is no way back.
   *[other] The tournament is called off without a result. { $count } games under way are called off too, and not rated. There is no way back.
}
desk-asks-remove = { $count ->
    [0] { $player } no longer plays.
    [one] { $player } no longer plays. { $count } game stands still for a day. Until then you can take this back. Then the game is lost in the table, and not rated.
   *[other] { $player } no longer plays. { $count } games stand still for a day. Until then you can take this back. Then they are lost in the table, and not rated.
}
desk-asks-return = { $player } plays on. { $count ->
    [0] Games that were given up stay lost.
   *[other] Their games go on, with their moves and clocks.
}
desk-asks-replace = { $count ->
    [0] { $other } takes the place and the points of { $player }.
    [one] { $other } takes the place and the points of { $player }. { $count } game under way begins anew.
   *[other] { $other } takes the place and the points of { $player }. { $count } games under way begin anew.
}
desk-asks-unname = { $player } directs it no longer.
desk-asks-anew = The result of game #{ $number } no longer counts, and a new game of the two begins. The old one stays in their list and, if it was rated, in their ratings.
desk-asks-exchange = { $player } and { $other } change places in this round. Their games, of which none is played, are called off and begin anew.
desk-asks-rematch = Somebody then meets an opponent for the second time, or one they were kept apart from.
desk-asks-undo = Last done: { $what }
desk-asks-undo-then = If you take it back: { $what }
desk-asks-undo-anew = Games of theirs that are under way are called off and begin anew.
desk-asks-undo-held = Their games go on, with their moves and clocks.
desk-asks-undo-left = Games that were given up stay lost.
desk-done-start = The tournament begins. Its games are announced in a moment.
desk-done-announce = Announced. Its card follows in a moment.
desk-done-pause = Paused. All clocks stand still.
desk-done-resume = It goes on.
desk-done-extend = The round has more time.
desk-done-undo = Taken back. { $now }
desk-done-add = { $waits ->
    [yes] All places are taken. They are on the waiting list, and were told.
   *[no] They have entered, and were told.
}
desk-done-remove = They no longer play, and were told.
desk-done-return = They play on, and were told.
desk-done-replace = The place has changed hands.
desk-done-name = They direct it too now.
desk-done-unname = They direct it no longer.
desk-done-exchange = They have changed places, and were told.
desk-done-forbid = The two are not paired.
desk-done-allow = The two may be paired.
desk-done-bye = The round off is settled.
desk-done-order = Ties are broken in this order now. Everybody was told.
desk-done-anew = A new game begins in its place.
desk-done-conclude = The table is final.
desk-done-reopen = The table is provisional again.
desk-done-finish = The tournament ends as it stands.
desk-done-cancel = The tournament is called off.
