# The hall of a server, the card of a week, and the card on joining a server.
hall-heading = Draughts here
hall-empty = Nothing is going on at the moment. **Play** invites somebody{ $practice ->
    [yes] , **Practice** is a game against me
   *[no] { "" }
}.
hall-seeks = **Open invitations ({ $count })**
hall-seek = { $player }: { $game }, { $pace }
hall-games = **Under way ({ $count })**
hall-game = { $first } – { $second }: { $game }
hall-more = -# … and { $count } more
hall-contests = **Tournaments and ladders**
hall-tournament = { $name }: { $status }
hall-ladder = { $game } (ladder): { $places }
hall-place = { $place }. { $player }
hall-problem = **Problem of the day:** { $game }. { $share }
hall-climbs = **Moved up within a week**
hall-climb = { $player } ({ $game }): { $before } → { $after }
button-hall-play = Play
button-hall-practice = Practice
button-hall-join = { $count ->
    [0] Join
   *[other] Join ({ $count })
}
hall-form-game = Game
hall-form-pace = Time
hall-form-level = Level

week-heading = The week: { $first } to { $last }
week-played = { $players } people played. { $games ->
    [0] No game has ended.
    [1] One game has ended.
   *[other] { $games } games have ended.
}
week-won = { $first } won against { $second }: { $game }
week-drawn = { $first } and { $second } drew: { $game }
week-game = { $first } – { $second }
week-shot = **The shot of the week**, which stayed on the board in { $players }:
week-coming = **Next**
week-begins = { $name } begins { $when }
week-entries = { $name } is open for entries
button-week-off = No more of these cards
week-is-off = There will be no more cards of the week here. **Set me up** in /server brings them back.

welcome-heading = Draughts, a move whenever you have time
welcome-text = Twenty-one games, with each other{ $practice ->
    [yes] { " " }or with me
   *[no] { "" }
}. Press a button, or type /play.
welcome-where = { $threads ->
    [yes] Each game gets a thread. **Set me up** changes that.
   *[no] Boards stand where a game was asked for. **Set me up** changes that.
}
welcome-picture = A corner of a board with men and kings
welcome-hall = One quiet message shows what goes on.
button-welcome-play = Play somebody
button-welcome-practice = Play the bot
button-setup = Set me up
setup-heading = How I am set up here
setup-how = Saved at once. /server has the rest.
setup-channel = **Channel for all games** (none: where they are asked for)
setup-forum = **Forum**: a post for each game
setup-hall = **Hall**: one message that shows what goes on
setup-game = **Default game**
setup-game-none = None
setup-pace = **Default time**
setup-language = **Language**
setup-language-none = As in Discord
setup-choose = Choose
button-setup-threads = A thread for each game and tournament: { $on ->
    [yes] on
   *[no] off
}
button-setup-week = Card of the week: { $on ->
    [yes] on
   *[no] off
}
button-setup-roles = Roles
button-setup-check = Check
