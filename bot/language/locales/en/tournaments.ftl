# Tournaments. Points are 2, 1 and 0, as draughts players count.
tournament-heading = { $name } · tournament #{ $number }
tournament-format-groups =
    Groups of at most { $group }, { $lot ->
        [yes] drawn by lot among players of like rating
       *[no] equally strong by rating
    }.
    Everybody plays everybody { $cycles ->
        [1] once
       *[other] twice
    }, all at once.
    Then the first two of each group play a final likewise (of two players, the first).
    The final has at most { $final } players, group winners first.
tournament-format-knockout =
    Knock-out: a meeting is two games, one with each side. The loser is out.
    The best ratings have the byes of the first round.
tournament-format-league =
    League: divisions of { $group }. Everybody plays everybody of theirs { $cycles ->
        [1] once
       *[other] twice
    }, all at once.
    { $moving ->
        [1] One player of each division goes up and one down.
       *[other] { $moving } players of each division go up and { $moving } down.
    }
    The next season begins by itself after { $pause ->
        [1] a day
       *[other] { $pause } days
    }.
    In the first season, divisions go by rating.
tournament-format-round-robin =
    All play all: everybody plays everybody { $cycles ->
        [1] once
       *[other] twice
    }, all at once, in one table.
tournament-format-double-knockout =
    Double knock-out: a meeting is two games, one with each side.
    After one lost meeting you go on in the lower bracket, after two you are out.
    The winners of both brackets play the final, twice if the lower one’s wins.
    The best ratings have the byes of the first round.
tournament-format-swiss =
    Swiss system, { $rounds } rounds{ $games ->
        [1] {""}
       *[other] {" "}of two games
    }: you meet players with about your score.
    Pairings follow FIDE’s { $games ->
        [1] Dutch
       *[other] Double-Swiss
    } System of 1 February 2026.
    Late entrants play from the next round on, without points for those before.
    You may take one round off, not the last, for half of its points.
tournament-brief-groups = groups of { $group } at most, a final
tournament-brief-swiss = Swiss system, { $rounds } rounds{ $games ->
    [1] {""}
   *[other] {" "}of two games
}
tournament-brief-knockout = knock-out, two games a meeting
tournament-brief-double-knockout = double knock-out, two games a meeting
tournament-brief-league = league in divisions of { $group }
tournament-brief-round-robin = all play all, { $cycles ->
    [1] once
   *[other] twice
}
tournament-days = { $days } days { $format ->
    [groups] a stage
    [league] for all games
    [round-robin] for all games
   *[other] a round
}
button-full-rules = Full rules
button-rules-format = Format
button-rules-games = Games
button-rules-time = Time
button-rules-table = Points
button-rules-leaving = Leaving
button-rules-entry = Entry
button-play-moves = Play my moves
tournament-until = Until { $at } ({ $rest })
tournament-begins = { $colour ->
    [none] The player named first begins{ $games ->
        [1] .
       *[other] {" "}the first game, the other the second.
    }
   *[other] { $games ->
        [1] The player named first has { $colour }.
       *[other] In the first game, the player named first has { $colour }.
    } The opening says who moves first.
}
tournament-pairs = Two games with each opponent, one with each side.
tournament-rules-groups =
    A win counts { $win }, a draw { $draw }.
    Ties are broken by { $criteria }, and by lot where the final depends on it.
tournament-rules-knockout =
    A win counts { $win }, a draw { $draw }.
    { $deciders ->
        [0] A level meeting goes to whoever won more games in as many meetings, else by lot.
        [1] A level meeting gets two games more. Still level, it goes to whoever won more games in as many meetings, else by lot.
       *[other] A level meeting gets two games more, { $deciders } times at most. Still level, it goes to whoever won more games in as many meetings, else by lot.
    }
    { $third ->
        [yes] The losers of the semi-finals play for third place.
       *[no] The losers of the semi-finals share third place.
    }
tournament-rules-league =
    A win counts { $win }, a draw { $draw }.
    Ties are broken by { $criteria }, then by division and place of the season before.
    In the first season a lot decides who moves.
tournament-rules-round-robin =
    A win counts { $win }, a draw { $draw }.
    Ties are broken by { $criteria }.
tournament-rules-double-knockout =
    A win counts { $win }, a draw { $draw }.
    { $deciders ->
        [0] A level meeting goes to whoever won more games in as many meetings, else by lot.
        [1] A level meeting gets two games more. Still level, it goes to whoever won more games in as many meetings, else by lot.
       *[other] A level meeting gets two games more, { $deciders } times at most. Still level, it goes to whoever won more games in as many meetings, else by lot.
    }
    Places go by the round of the second lost meeting. Those who lost it in the same round share a place.
tournament-rules-swiss =
    A win counts { $win }, a draw { $draw }, a round without an opponent { $bye }.
    Ties are broken by { $criteria }.
    Rounds not played count by FIDE’s tie-break regulations, article 16.
tournament-rated = Rated.
tournament-withdrawing = { $format ->
    [knockout] A player who withdraws loses the meeting under way and every later one.
    [double-knockout] A player who withdraws loses the meeting under way and every later one.
    [swiss] A player who withdraws loses the game under way and stays in the table.
   *[other] Leave before half of your games are over, and all of them are struck. Later you lose the rest.
}
tournament-unmoved = A player who has not moved loses the game.
tournament-bottom = You stay for the next season. New players begin at the bottom. Those who leave are replaced from below.
tournament-entrants = **{ $count } of { $most } entered:** { $players }
tournament-nobody = nobody yet
# A line of the settings as a sentence of the rules.
tournament-rule = { $rule }.
tournament-director = Director: { $player }
tournament-open = Open for entries
tournament-running = Under way
tournament-settling = Provisional until { $at } ({ $rest })
tournament-settling-how = Does a result look wrong? Every player may object once.
tournament-outdated = This table no longer holds: a result was changed, or is played anew.
tournament-you-objected = The directors are told, in your words.
tournament-objected-how = Correct it: /tournament manage, **Games …**, **Correct**. Or let the table become final.
button-object = Object
tournament-over = { $season ->
    [yes] The season is over.
   *[no] The tournament is over.
}
tournament-cancelled = Called off
tournament-status = { $status ->
    [draft] not announced
    [open] open for entries
    [running] under way
    [settling] provisional
    [over] over
   *[cancelled] called off
}
tournament-over-early = Ended after round { $round } of { $rounds }: no pairs were left.
tournament-over-how = /tournament table has the log and all files.
people-more = and { $count } more
log-heading = **Events**, the latest on the first page
players-heading = **Players ({ $count })**
players-waiting = waiting list
players-checked-in = checked in
players-left = left
games-heading = **Games**, the newest first
games-heading-player = **Games of { $player } ({ $count })**, the newest first
games-without = { $first } – { $second }, without a game so far
button-players = Players
button-all-games = Games
button-claim = Claim a result
button-round-off = Take a round off
claim-win = I win
claim-draw = Draw
claim-loss = I lose
tournament-round = **Round { $round } of { $rounds } begins.**
tournament-groups-begin = **The games begin.** { $groups ->
    [1] Everybody plays everybody:
   *[other] Everybody plays everybody of their group:
}
tournament-final-begins = **The final begins.** Everybody plays everybody:
tournament-first-mover = { $player } ({ $count })
tournament-first-moves = { $colour ->
    [none] In brackets: how many first moves wait for each.
   *[other] In brackets: in how many games each has { $colour }. The opening says who moves first.
}
tournament-congratulations = Congratulations to { $players }!
tournament-round-dropped = Dropped, no move made: { $players }
tournament-round-return = Dropped? /tournament enter brings you back.
tournament-round-missing = Not checked in, not playing: { $players }
tournament-round-moved-up = From the waiting list: { $players }
tournament-pairing = { $first } – { $second } ({ $numbers })
tournament-bye = { $player } has a bye. Points: { $points }.
tournament-half-bye = { $player }: a round off { $worth ->
    [full] with all of its points.
    [nothing] without points.
   *[half] for half of the points.
}
tournament-round-claims = The time is over: the clocks stand still, and the players claim results.
tournament-how = { $letter ->
    [yes] /games lists your games, /move makes a move.
   *[no] { $run ->
        [yes] The clocks are running.
       *[no] {""}
    }
}
tournament-reminder = { $left ->
    [0] **Less than a day left:** until { $at } ({ $rest })
    [1] **One day left:** until { $at } ({ $rest })
   *[other] **{ $left } days left:** until { $at } ({ $rest })
}
tournament-reminder-game = { $game }: { $player } to move
tournament-claims-reminder = **One day left** to claim results: until { $at } ({ $rest })
tournament-claims-later = { $game }: until { $until }, because of a vacation or an absence of mine
tournament-claims-game = { $game }: no claim from { $players } yet
tournament-check-in-reminder = The check-in ends { $rest }, with the start: { $at }. Players who have not checked in by the start do not play.
tournament-check-in-missing = **Not checked in yet:** { $players }
tournament-place = **{ $rank }.** { $players }
tournament-none = No tournament in this server yet. Members with the permission Manage Events start one with /tournament create.
tournament-list = Tournaments
tournament-listed = **#{ $number }** { $name } · { $status }
tournament-label = #{ $number } { $name } · { $status }
tournament-leaving = { $count ->
    [0] { $player } leaves the tournament.
    [one] { $player } leaves the tournament, and { $count } game that is not over is given up.
   *[other] { $player } leaves the tournament, and { $count } games that are not over are given up.
} { $back ->
    [yes] You can come back from the next round on.
   *[no] Only a director can take that back.
}
tournament-you-entered = You have entered.
tournament-you-entered-as-before = As last time, at most { $count ->
    [one] { $count } game
   *[other] { $count } games
} at once. Another number: /tournament leave, then /tournament enter.
tournament-you-entered-on-vacation = Vacations do not stop the clocks here, yours neither: { $days }.
tournament-you-joined = You have entered. You play from the next round on. The rounds before count nothing.
tournament-you-are-in = You have entered already. Wait for the start.
tournament-you-are-waiting = You are number { $place } on the waiting list.
tournament-you-play = { $count ->
    [0] You play in it. No game of yours is open now.
    [1] { $rounds ->
        [yes] You play in it: your game of round { $round } is { $games }.
       *[no] You play in it: your open game is { $games }.
    }
   *[other] You play in it: your open games are { $games }.
}
tournament-you-are-out = You have played your last game in it.
tournament-you-were = { $how ->
    [dropped] You were dropped{ $rounds ->
        [yes] {" "}in round { $round }
       *[no] {""}
    } for not making a move.
    [left] You left{ $rounds ->
        [yes] {" "}in round { $round }
       *[no] {""}
    }.
   *[sent] A director removed you{ $rounds ->
        [yes] {" "}in round { $round }
       *[no] {""}
    }.
}
tournament-you-may-return = Press **Come back**, and you play from round { $round } on.
tournament-you-may-not-return = Only a director can bring you back.
tournament-you-return = You are back. You play from round { $round } on.
tournament-you-rest = You do not play in round { $round }, and get half of its points.
tournament-you-left = You have left the tournament.
tournament-withdrawn = You have left the tournament.
tournament-files = { $swiss ->
    [yes] The tables (CSV), the rounds that are complete (TRF26), and every game.
   *[no] The tables (CSV) and every game.
}
desk-done-decide = Game #{ $number } is decided.
tournament-log-created = { $by } has set up the tournament.
tournament-log-announced = { $by } has announced the tournament.
tournament-log-entered = { $player } has entered.
tournament-log-left = { $player } has taken their entry back.
tournament-log-entered-by = { $by } has entered { $player }.
tournament-log-placed = { $player } has a place by the table of another event.
tournament-waits = All places are taken: { $player } is number { $place } on the waiting list.
tournament-log-left-by = { $by } has taken { $player } off the list.
tournament-log-unlisted = { $player } no longer plays: they are not on the director’s list.
tournament-log-outgrown = { $player } is off the list: their rating is above the limit by now.
tournament-log-returned-by = { $by } has brought { $player } back.
tournament-log-exchanged = { $by } has swapped { $player } and { $other } in this round. Their games begin anew.
tournament-log-anew = { $by } has voided game #{ $number }. Game #{ $other } replaces it.
tournament-log-own-game = { $told } ({ $by } plays in this game)
tournament-log-by-unplayed = Game #{ $number }: { $first } – { $second } { $points }, given up before both had moved
tournament-log-by-left = Game #{ $number }: { $first } – { $second } { $points }, given up
tournament-log-started = { $by } has begun with { $count } players.
tournament-log-drafted = { $count ->
    [one] { $count } pairing is made. Its games begin in parts.
   *[other] { $count } pairings are made. Their games begin in parts.
}
tournament-log-paired = { $count ->
    [one] { $count } game begins.
   *[other] { $count } games begin.
}
tournament-log-result = Game #{ $number }: { $first } – { $second } { $points }
tournament-log-forfeit = Game #{ $number }: { $first } – { $second } { $points }, not played
tournament-log-decided = Game #{ $number }: { $first } – { $second } { $points }, decided by { $by }
tournament-log-withdrawn = { $player } has left.
tournament-log-sent-away = { $by } has removed { $player }.{ $held ->
    [yes] {" "}Open games stand still for a day, then they are lost.
   *[no] {""}
}
tournament-log-given-up = { $player } was removed and is out now.
tournament-log-bye = { $player } does not play in round { $round }.
tournament-log-bye-given = { $worth ->
    [none] { $by } has taken back the round off of { $player } in round { $round }.
    [full] { $by } has given { $player } a round off with all of its points in round { $round }.
    [nothing] { $by } has given { $player } a round off without points in round { $round }.
   *[half] { $by } has given { $player } a round off for half of the points in round { $round }.
}
tournament-log-forbidden = { $forbidden ->
    [yes] { $by } keeps { $player } and { $other } apart.
    [again] { $by } lets { $player } and { $other } meet once more.
   *[no] { $by } lets { $player } and { $other } meet again.
}
tournament-log-cancelled = { $by } has called the tournament off.
tournament-lot-meeting = { $player } – { $other } stays level. { $player } wins by lot.
tournament-lot-wins = { $player } – { $other } stays level. { $player } wins, with more games won in as many meetings.
tournament-lot-group = { $table }: level where places decide. The order drawn by lot: { $players }
tournament-lot-final = Level for the last places in the final. The order drawn by lot: { $players }
tournament-log-unpairable = Round { $round } cannot be paired: the players left have met, are kept apart, or have had the same side too often. The tournament waits for its directors.
tournament-log-settling = Everything is played. The table is provisional until { $until }.
tournament-log-objected = { $player } objects to the table.
tournament-log-concluded = { $by } has made the table final.
tournament-log-reopened = { $by } has opened the table again. It is provisional until { $until }.
tournament-log-finished = { $by } has ended the tournament as it stood.
tournament-log-imported = { $by } has taken over { $people } players and { $games } games from a file.
tournament-log-changed = { $by } has changed the settings.
tournament-log-ordered = { $by } has changed the tie-breaks: ties are broken by { $criteria }.
tournament-log-check-in-opened = The check-in is open. Players who have not checked in by the start do not play.
tournament-log-checked-in = { $player } has checked in.
tournament-log-started-itself = { $count ->
    [one] It begins with { $count } player.
   *[other] It begins with { $count } players.
}
tournament-log-begun = { $count ->
    [one] { $count } game that had to wait begins.
   *[other] { $count } games that had to wait begin.
}
tournament-log-unplayed = { $count ->
    [one] { $count } pairing had not begun in time. Neither player gets a point.
   *[other] { $count } pairings had not begun in time. Neither player gets a point.
}
tournament-log-time-up = { $format ->
    [groups] The time of these games is over.
    [league] The time of the season is over.
    [round-robin] The time of the tournament is over.
   *[other] The time of the round is over.
} Until { $until } players claim the results of unfinished games.
tournament-log-reminded = { $count ->
    [one] The players of { $count } pairing were reminded of the end.
   *[other] The players of { $count } pairings were reminded of the end.
}
tournament-log-reminded-check-in = Players who had not checked in were reminded.
tournament-log-claimed = { $whose ->
    [own] Game #{ $number }: { $player } claims a win.
   *[other] Game #{ $number }: { $player } claims that { $winner } wins.
}
tournament-log-claimed-draw = Game #{ $number }: { $player } claims a draw.
tournament-log-by-time = Game #{ $number }: { $first } – { $second } { $points }, not over in time
tournament-log-by-claims = Game #{ $number }: { $first } – { $second } { $points }, as claimed
tournament-log-by-tables = Game #{ $number }: { $first } – { $second } { $points }, as the endgame tables know
tournament-log-by-early-draw = Game #{ $number }: { $first } – { $second } { $points }, a draw agreed on too early
tournament-log-absent = { $player } is dropped: no move made.
tournament-log-returned = { $player } is back.
tournament-log-named = { $by } has named { $player } as a director.
tournament-log-unnamed = { $by } has removed { $player } as a director.
tournament-log-paused = { $by } has paused the tournament. All clocks stand still.
tournament-log-resumed = { $by } has resumed the tournament. The clocks run again.
tournament-log-extended = { $by } has extended { $format ->
    [groups] these games
    [league] the season
    [round-robin] the tournament
   *[other] the round
} until { $until }.
tournament-unplayed = { $points } (not played)
tournament-log-corrected = Game #{ $number }: { $first } – { $second } { $points } instead of { $was }, corrected by { $by }
tournament-log-replaced = { $who ->
    [self] { $by } plays in the place of { $player } now.
   *[other] { $by } has { $other } play in the place of { $player }.
}{ $count ->
    [0] {""}
    [1] {" "}The game under way begins anew.
   *[other] {" "}The games under way begin anew.
}
tournament-log-too-few = Called off: too few players were there at the start.
tournament-log-moved = { $by } has moved the tournament to { $channel }.
tournament-log-undone = { $by } has taken back “{ $act }”. { $now }
tournament-now-clocks = { $stand ->
    [yes] The tournament is paused. All clocks stand still.
   *[no] The tournament goes on. The clocks run.
}
tournament-now-until = There is time until { $until }.
tournament-now-channel = The tournament is in { $channel }.
tournament-now-apart = { $apart ->
    [yes] { $player } and { $other } are kept apart.
    [met] { $player } and { $other } have met, and are not paired again.
   *[no] { $player } and { $other } may meet.
}
tournament-now-director = { $directs ->
    [yes] { $player } is a director.
   *[no] { $player } is no director.
}
tournament-now-bye = { $worth ->
    [none] { $player } plays in round { $round }.
    [full] { $player } has a round off with all of its points in round { $round }.
    [nothing] { $player } has a round off without points in round { $round }.
   *[half] { $player } has a round off for half of the points in round { $round }.
}
tournament-now-player = { $plays ->
    [yes] { $player } plays.
    [waits] { $player } is on the waiting list.
   *[no] { $player } does not play.
}
tournament-now-replaced = { $other } plays again, and not { $player }.
tournament-now-exchanged = { $player } and { $other } have their former places.
tournament-now-ordered = Ties are broken by { $criteria }.
tournament-now-anew = Game #{ $number } counts no more. Game #{ $other } replaces it.
tournament-now-settings = The settings are as they were.
tournament-now-imported = The players and games of the file are out again.
tournament-claim-alone = { $timed ->
    [yes] { $players }: it counts so unless you claim something else by { $at } ({ $rest }).
   *[no] { $players }: it counts so unless you claim something else.
}
tournament-opponents = Opponents: { $players }
tournament-freed = Their open games are won by { $players }.
tournament-claims-differ = { $players }: the claims differ. Decide it: **Desk**, **Games …**, **Decide**.
tournament-how-to-claim = Equal claims count at once, a lone one at the end. If they differ, a director decides. None: no points. Not rated.

league-season = { $name } · season { $season }
league-begins = **The season begins.** Everybody plays everybody of their division.
league-division = **Division { $number }:** { $players }
league-up = ▲ To division { $number }: { $players }
league-moves-more = The other divisions stand in /tournament table.
league-down = ▼ To division { $number }: { $players }
table-up = up to division { $number }
table-down = down to division { $number }
table-division = Season { $season }, division { $number }

bracket-round = { $ties ->
    [1] Final
    [2] Semi-finals
    [4] Quarter-finals
    [8] Last sixteen
    [16] Last thirty-two
   *[other] { $number ->
        [1] First round
       *[other] Round { $number }
    }
}
bracket-upper = { $shown ->
    [tree] Round { $number }
   *[list] Upper bracket, round { $number }
}
bracket-lower = { $shown ->
    [tree] Round { $number }
   *[list] Lower bracket, round { $number }
}
bracket-final = Final
bracket-final-again = Final again
bracket-side-upper = Upper bracket
bracket-side-lower = Lower bracket
bracket-third = Third place
bracket-third-told = Third place: { $first } – { $second }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}
bracket-decider = { $first } – { $second } are level: two games more ({ $numbers })
bracket-neither = { $first } – { $second }: both have left.
bracket-level = { $how ->
    [wins] by wins
   *[lot] by lot
}
bracket-walkover = { $player } goes on without a game: { $other } has left.
bracket-bye = bye
bracket-byes = A bye, and so in the next round: { $players }
bracket-place = { $rank }. { $player }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
}
bracket-still = { $player } { $own ->
    [yes] (you, playing)
   *[no] (playing)
}
bracket-result = { $round }: { $first } – { $second }
table-entry = { $player }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
} { $points }{ $results ->
    [none] {""}
   *[other] {" "}({ $results })
}
table-met = { $result ->
    [won] won against { $places }
    [drawn] drew with { $places }
    [lost] lost to { $places }
   *[going-on] playing { $places }
}
ladder-entry = { $player }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
}{ $played ->
    [no] {""}
   *[yes] : { $won } won, { $drawn } drawn, { $lost } lost
}{ $meets ->
    [none] {""}
   *[other] , playing { $meets }
}
tournament-waiting = **Waiting list ({ $count }):** { $players }
tournament-you-wait = All places are taken, so you are number { $place } on the waiting list. You move up by yourself when somebody leaves.
tournament-you-checked-in = You have checked in.
tournament-you-claimed = Your claim for game #{ $number } is noted. The log shows it.
tables-win = The endgame tables know the result: with best play { $player } wins in { $plies ->
    [1] one move
   *[other] { $plies } moves
} of both together.
tables-draw = The endgame tables know the result: with best play this is a draw.

policy-start-director = The director starts it
policy-start-full = Starts when all places are taken
policy-start-date = Starts { $at } ({ $rest })
policy-check-in = Check in from { $at } to play
policy-ratings-both = For ratings here from { $least } to { $most }
policy-ratings-least = For ratings here from { $least } on
policy-ratings-most = For ratings here up to { $most }
policy-role = For members with { $role }
policy-listed = { $count ->
    [one] For { $count } person on its list
   *[other] For the { $count } people on its list
}
policy-games = { $count ->
    [1] For players with a rated game here
   *[other] For players with { $count } rated games here
}
# The director's own words, such as a prize.
tournament-note = “{ $note }”
policy-too-few = With fewer than 3 it is called off
policy-past = Upper limit: your best rating of the past year
policy-conditions = Who may enter: see **Full rules**
policy-engines-forbidden = Engines are forbidden.
policy-engines-open = Engines are allowed.
policy-vacation-yes = { $spent ->
    [yes] Vacations stop the clocks. Up to three days are spent rather than lose on time.
   *[no] Planned vacations stop the clocks. None is spent by itself.
} Rounds and check-in go on. Against a player on vacation, one claim alone decides nothing.
policy-vacation-no = Vacations do not stop the clocks, planned ones neither.
policy-opening-ballots = The opening of each game is drawn by lot
policy-opening-free = Games begin from the usual position
policy-draws-refused = No draw is offered or claimed before { $moves } moves of both.
policy-draws-pointless = Draws agreed on or claimed before { $moves } moves of both bring no point.
policy-round-claims = { $format ->
    [groups] Groups, and the final, take
    [league] A season takes
    [round-robin] All games take
   *[other] A round takes
} at most { $days } days. Not finished? Both claim a result in { $claims } days more. Equal claims count. Else endgame tables decide, then a player without a move loses, then a lone claim counts. Different: the director decides. None: no points. Unrated.
policy-round-forfeit = { $format ->
    [groups] Groups, and the final, take
    [league] A season takes
    [round-robin] All games take
   *[other] A round takes
} at most { $days } days. Games that are not over then are lost by both.
policy-settling = After the last game, players may object once, for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
policy-absent = { $format ->
    [groups] Make no move, and you are dropped before the final. Two such tournaments within 90 days, vacations aside, and you enter none here for a while.
    [league] Players who never move are not in the next season.
    [round-robin] {""}
   *[other] Make no move, and you are dropped before the next round. Two such tournaments within 90 days, vacations aside, and you enter none here for a while.
}
tournament-settings-most = At most { $most } players
tournament-settings-until-start = Change it until the start. **Desk**: start, players, series.
tournament-settings-draft = Nobody sees it yet. **{ button-desk-announce }** posts it.
tournament-settings-saved = Saved.
button-settings-games = Games
button-settings-format = Format
button-settings-entries = Entries and start
button-settings-rules = Rounds and rules
button-settings-ties = Tie-breaks
button-settings-admission = Who may enter, prize
button-check-in = Check in

form-games = Tournament: games
form-own-format = Tournament: format
form-entries = Tournament: entries and start
form-rules = Tournament: rounds and rules
form-admission = Tournament: who may enter, prize
admission-role = Role
admission-role-about = Only its members may enter. Empty for everybody
admission-list = List
admission-list-about = Names, mentions or Discord IDs, one on a line. Empty for everybody
admission-file = File
admission-file-about = More people for the list, in a column “player” (CSV), or FIDE’s TRF16
admission-games = Rated games
admission-games-about = How many one has at least, in this game and server. Empty for any number
admission-note = Your words
admission-note-about = A prize, for one. At most 200 characters on the announcement
form-name = Name
form-name-about = Shown to everybody. At most 60 characters
form-game = Game
form-format = Format
form-pace = Time to think
form-opening = Opening
form-opening-free = from the usual position
form-opening-ballots = drawn by lot
form-most = The most players
form-most-about = Later entries go on the waiting list, if there is one
form-ratings = Ratings
form-ratings-about = Like 1200-1800, 1200- or -1800. Empty for everybody
form-start = Start
form-start-director = when its director says so
form-start-full = with the last place taken
form-start-date = by date
form-date = Date
form-date-zone = Like 2026-12-31 18:00, in your time zone ({ $zone })
form-check-in = Check-in
form-check-in-about = Hours before the start in which entrants confirm that they are there. Empty for none
form-group = The most players of a group
form-group-about = 3 to 12
form-rounds = Rounds
form-rounds-about = 3 to 11
form-round-days = Days of a round
form-round-days-about = 2 to 120. Empty for no deadline
form-round-end = Games that are not over then
form-round-end-claims = players claim results, the director decides
form-round-end-forfeit = both lose
form-lot = How groups are made
form-lot-no = equally strong by rating
form-lot-yes = drawn by lot among players of like rating
form-cycles = How often everybody meets everybody
form-cycles-1 = once
form-cycles-2 = twice, the second time with sides changed
form-deciders = When a meeting is level
form-deciders-count = { $count ->
    [0] more games won decide, or a lot
    [1] two games more, then more games won decide, or a lot
   *[other] two games more, { $count } times at most
}
form-third = Third place
form-third-yes = the losers of the semi-finals play for it
form-third-no = the losers of the semi-finals share it
form-moving = Promoted and relegated
form-moving-count = { $count ->
    [1] one player of each division
   *[other] { $count } players of each division
}
form-pause = Days between two seasons
form-pause-about = 1 to 60
form-settling = After the last game
form-settling-days = { $days ->
    [0] the table is final at once
    [one] { $days } day to correct and object
   *[other] { $days } days to correct and object
}
form-draws = Early draws
form-draws-allowed = allowed
form-draws-refused-20 = no offers before move 20
form-draws-refused-40 = no offers before move 40
form-draws-pointless-20 = no points before move 20
form-draws-pointless-40 = no points before move 40
form-ties = Tournament: tie-breaks
form-profile = Rules
form-profile-own = the order below
form-profile-fide = FIDE
form-profile-fmjd = FMJD: truncated Solkoff first, games won where all meet. Points 2, 1 and 0
form-profile-idf = IDF micro-match: two games, opening by lot from the table
form-profile-club = club: games won, then the games among those who are level
form-tie-1 = First tie-break
form-tie-2 = Second
form-tie-3 = Third
form-tie-4 = Fourth
form-tie-none = none
form-options = Choose what applies
form-option-engines = Engines are allowed
form-option-vacation = Vacations stop the clocks
form-option-spends = Days of vacation are spent rather than lose on time
form-option-pair = Two games with each opponent
form-option-waiting = A waiting list once it is full
form-option-one = Points written 1, ½ and 0

desk-done-correct = Game #{ $number } counts differently now. The game itself and ratings stay as they are.
director-imported = Taken over: { $people ->
    [one] { $people } player
   *[other] { $people } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}. Columns not understood: { $columns ->
    [0] none
   *[other] { $ignored }
}.
desk-done-move = The tournament is announced in { $channel } from now on. The games that are not over are played there too.
tournament-progress = { $played } of { $games } games are over.
tournament-elsewhere = There is news of tournament #{ $number }, whose channel I cannot write in. /games lists your games, /tournament table shows how it stands.
tournament-seat = { $player }, a place has become free: you are in, no longer on the waiting list.
tournament-seat-check-in = It has a check-in: players who have not checked in by the start do not play.
tournament-moved = This tournament is [announced in another channel]({ $link }) now.
tournament-closed = I cannot write in { $channel }, where this tournament is announced. Its news goes to another channel or by direct message. Let me write there again (/server check says what is missing), or move it in /tournament manage.
tournament-many-rounds = { $rounds } rounds are planned, but not all of the { $count } players have opponents for more than { $most }. If a round cannot be paired, the tournament waits for a director.
tournament-how-to-pair = Directors: in /tournament manage let two meet who are kept apart or have met, or end the tournament as it stands.
tournament-letter = I cannot write in the tournament’s channel.
tournament-own-place = **You:** place { $rank } of { $players }
tournament-own-place-in = **You:** place { $rank } of { $players } ({ $table }), points: { $points }
tournament-calendar-gone = Somebody has deleted this tournament’s entry in the server’s calendar, so I make no new one.
tournament-calendar = Tournament: { $game }. The announcement in the channel has the details.

table-group = Group { $name }
table-final = Final
table-all = Everybody against everybody
table-round = { $status ->
    [over] After round { $round } of { $rounds }
   *[running] After the pairings of round { $round } of { $rounds }
}
table-games = **Games**
table-game = { $numbers } { $first } – { $second }
table-games-more = and { $count } more: /tournament games
table-left = { $count ->
    [1] One more table. **Files** has it, and /tournament table shows yours.
   *[other] { $count } more tables. **Files** has them, and /tournament table shows yours.
}
table-decided-more = and { $count } more: { $where }
table-struck = Removed with all of their games, because they left before half of them were over: { $players }
table-withdrawn = { $player } (left)
table-places = lines { $first } to { $last } of { $count }
table-level = { $drawn ->
    [yes] Drawn by lot, because they are level on place { $rank }: { $players }
   *[no] { $players } share place { $rank }: level by all criteria
}
table-decided = { $player } before { $other }: { $criterion }
column-player = Player
column-points = Pts
column-wins = Wins
column-sonneborn-berger = SB
column-buchholz = Bh
column-buchholz-cut-1 = Bh–1
column-koya = Koya

criterion-points = points
criterion-direct-encounter = the games among those who are level
criterion-wins = games won
criterion-sonneborn-berger = Sonneborn-Berger
criterion-buchholz = Buchholz (Solkoff)
criterion-buchholz-cut-1 = Buchholz without the weakest opponent (truncated Solkoff)
criterion-koya = points against the better half (Koya)
