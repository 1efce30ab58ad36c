# Ladders: always open, and who beats somebody above them takes that place.
ladder-title = Ladder · { $game }
ladder-rules = Rated. Join at the bottom. Challenge anybody up to { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
} above you. The game begins at once.
    A challenger who wins takes the other’s place. A draw changes nothing.
    One challenge of your own at a time. The same two meet again after 7 days.
    No game here for { $idle } days, while others play? You fall a place, and are told a day before. After { $falls } falls in a row you are off. The first place does not fall.
    A player who leaves gives up their games here.
ladder-brief = Rated. Join at the bottom. Challenge anybody up to { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
} above you, and with a win take their place.
ladder-empty = Nobody is on it yet.
ladder-closed = The ladder is closed.
ladder-moved = The ladder is in { $channel } from now on. The games that are going on are played there too.
ladder-created = The ladder is announced in the channel for games.
ladder-you-joined = You have joined the ladder in place { $rank }. /ladder show says whom you may challenge.
ladder-asks-leave = { $count ->
    [0] You give up your place. Join again and you begin at the bottom.
    [1] You give up your place and your game here. Join again and you begin at the bottom.
   *[other] You give up your place and your { $count } games here. Join again and you begin at the bottom.
}
ladder-asks-close = { $count ->
    [0] Nobody can join it or challenge here any more, and it cannot be opened again.
    [1] Nobody can join it or challenge here any more, and it cannot be opened again. The game that is going on is played to its end.
   *[other] Nobody can join it or challenge here any more, and it cannot be opened again. The { $count } games that are going on are played to their end.
}
ladder-you-left = You have left the ladder.
ladder-you-challenged = The game begins. It is announced in a moment.
ladder-you-fall = Without a game you { $off ->
    [yes] are off the ladder
   *[no] fall a place
} { $when }.
ladder-place = { $rank }. { $player }
ladder-choose = Challenge …
ladder-how = { $run ->
    [yes] The clocks are running.{" "}
   *[no] {""}
}/games lists your games, /move makes a move.
ladder-climbed = { $player } has beaten { $other } and takes place { $rank }.
ladder-climbed-unplayed = { $player } takes place { $rank }: { $other } did not play.
ladder-log-created = { $by } has opened the ladder.
ladder-log-moved = { $by } has moved the ladder to { $channel }.
ladder-log-closed = { $by } has closed the ladder.
ladder-log-joined = { $player } has joined.
ladder-log-left = { $player } has left.
ladder-log-challenged = { $player } challenges { $other } ({ $numbers }).
ladder-log-result = Game #{ $number }: { $points }
ladder-log-warned = { $players } { $count ->
    [1] falls
   *[other] fall
} a place { $when }, unless they begin a game here before: others have played meanwhile.
ladder-log-warned-off = { $players } { $count ->
    [1] is
   *[other] are
} off the ladder { $when }, unless they begin a game here before: others have played meanwhile.
ladder-log-fell = { $player } has been without a game for { $days } days or more and is in place { $rank } now: fall { $fall } of { $falls } in a row.
ladder-log-off = { $player } has fallen { $falls } times in a row and is off the ladder.
column-won = Won
column-drawn = Drawn
column-lost = Lost
column-meets = Playing against
