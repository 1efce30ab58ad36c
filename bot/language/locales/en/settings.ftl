# /settings: what is chosen, one a line; then the selects.
settings-preview = The five themes side by side: wood, slate, paper, high contrast, safe for colour blindness.
settings-heading = Your settings
settings-language = **Language:** { $value }
settings-theme = **Theme:** { $value }
settings-notation = **Notation:** { $value }
settings-numbers = **Names of squares on the board:** { $value }
settings-reminders = **Reminders before time runs out:** { $value }
settings-zone = **Time zone:** { $value }
settings-quiet = **Quiet hours:** { $value }
settings-turns = **When it is your move:** { $value }
settings-turns-where = **Where the daily message comes:** { $where ->
    [letter] by direct message
   *[channel] in { $channel }
}
turns-heading = Turns and reminders
turns-how = Once a day, one message names the games that wait for you, and no board calls you. Reminders still come.
turns-unread = My message of the day reached you nowhere, so boards call you with each move again. Choose another place here.
turns-at-once = a call with each move
turns-daily = one message a day, at { $time } ({ $zone })
turns-where-letter = By direct message
turns-where-here = In this server’s channel, with numbers of games alone
button-turns = Turns and reminders …
button-zone-ask = Time zone …
button-page-settings = Look
button-page-turns = Turns and time
button-page-settings-person = You
settings-look-players = Your look is used on private boards and on boards that ping you.
settings-look-server = Private boards look so. Public ones look as this server has chosen: { $chosen }.
settings-none = none
settings-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
settings-from-until = { $start } to { $end } ({ $zone })
settings-choose-language = Language
settings-choose-theme = Theme
settings-choose-notation = Notation
settings-choose-numbers = Names of squares on the board
settings-choose-turns = When it is my move
settings-choose-turns-here = Where the daily message comes
settings-choose-quiet-from = Quiet hours begin
settings-choose-quiet-until = Quiet hours end
settings-choose-reminders = Reminders, in hours before time runs out
switch-confirm = Ask before a move: { $on ->
    [yes] on
   *[no] off
}
switch-white-down = White at the bottom: { $on ->
    [yes] on
   *[no] off
}
switch-text-board = Boards as text too: { $on ->
    [yes] on
   *[no] off
}
switch-auto-forced = Play my only move: { $on ->
    [yes] on
   *[no] off
}
switch-vacation-auto = Vacation before time runs out: { $on ->
    [yes] on
   *[no] off
}
switch-dm = Reminders by DM: { $on ->
    [yes] on
   *[no] off
}
switch-ranked = Ratings in other servers: { $on ->
    [yes] on
   *[no] off
}

language-auto = same as your Discord
language-name = { $name } ({ $own })

command-settings = Show and change how I look and behave for you
command-settings-language = The language in which I answer you
command-settings-theme = How your boards look
command-settings-notation = How your moves are written
command-settings-numbers = Where your boards show the numbers or letters of squares
command-settings-confirm = Ask before a chosen move is played
command-settings-white_down = White always at the bottom of your boards
command-settings-text_board = Show your boards as text too
command-settings-auto_forced = Play your move at once when your opponent’s leaves only one
command-settings-vacation_auto = Spend up to three days of vacation a game rather than lose on time. In tournaments if they allow it
command-settings-dm = Get the reminders of your games by direct message
command-settings-ranked = Show your ratings over all servers to people with whom you share no server
command-settings-zone = Your time zone, for quiet hours, weekends and vacations
command-settings-quiet_from = Start of quiet hours, without reminders of your clocks (0 to 23). Same as the end: none
command-settings-quiet_until = End of quiet hours (0 to 23)
command-settings-turns = Be called with each move, or read once a day, at an hour of yours, which games wait
command-settings-turns_here = Get that daily message in this server’s channel, not by direct message
choice-language-auto = same as my Discord
choice-theme-wood = Wood
choice-theme-slate = Slate
choice-theme-paper = Paper
choice-theme-contrast = High contrast
choice-theme-colourblind = Colour-blind safe
choice-notation-auto = as each game is usually written
choice-notation-numeric = numbers (32-28)
choice-notation-algebraic = letters (c3-d4)
choice-numbers-all = on empty squares and on pieces that can move
choice-numbers-empty = on empty squares
choice-numbers-none = nowhere

# Vacations
vacation-heading = Your vacations
vacation-span = { $start } to { $end }
vacation-none = No vacation is planned.
button-vacation = Vacation …
button-vacation-ask = Take days off …
button-vacation-end = End it, or cancel the next
vacation-form = Your clocks stop from one day to another
vacation-form-first = The first day
vacation-form-last = The last day
vacation-form-example = 2026-08-14, Aug 14, tomorrow
vacation-left = { $count ->
    [1] One day of vacation is left this year.
   *[other] { $count } days of vacation are left this year.
}
vacation-taken = Vacation planned: { $days }. Your clocks stop then in all games that allow it.
zone-question = { $known ->
    [yes] **Is your time zone { $zone }?** It is { $time } there.
   *[no] **Which is your time zone?** Until you say it I take { $zone }, where it is { $time }.
} Vacations and quiet hours go by it. Any other: /settings zone.{ $first ->
    [none] {""}
   *[other] {" "}Your vacation, { $first } to { $last }, is planned when you have answered.
}
zone-now = now { $time }
zone-choose = Another time zone
button-zone-right = That is right
zone-chosen = Your time zone is { $zone }.{ $planned ->
    [yes] {" "}Days of vacation that you have taken stay as they are: end them and take them again to move them.
   *[no] {""}
}
zone-known = Days begin and end in your time zone, { $zone }. /settings zone changes it.
zone-unknown = I do not know your time zone and take { $zone }: set it with /settings zone{ $planned ->
    [yes] , then take the days again.
   *[no] .
}
vacation-ended = { $run ->
    [yes] Welcome back: your clocks run again.
   *[no] Welcome back: your vacation is over.
}
vacation-cancelled = The vacation is cancelled. You get its days back.

# Blocks
blocks-heading = Whom you block
blocks-none = Nobody.
button-blocks = Whom I block …
blocks-choose-whom = Block somebody
blocks-how = They cannot invite you or join your open invitations, and are not told why. On a ladder neither of you can challenge the other. Your invitations to them are withdrawn. Games under way go on.
blocks-choose = Unblock somebody
blocks-done = Blocked.
blocks-undone = Unblocked.

# /server
command-server = Choose how I behave in this server, and check what I may do
command-server-settings = Show and change what holds for this server
command-server-settings-language = The language of what everybody reads
command-server-settings-channel = The channel in which all games are played
command-server-settings-forum = The forum in which each game has a post of its own, with tags
command-server-settings-unset = Leave one setting open again
choice-unset-language = language
choice-unset-channel = channel
choice-unset-forum = forum
choice-unset-game = usual game
choice-unset-pace = usual time
choice-unset-max_matches = games at a time
choice-unset-holidays = holidays
command-server-settings-threads = A thread for each game and for each tournament
command-server-settings-game = The game suggested first
command-server-settings-pace = The usual time control
command-server-settings-max_matches = How many games one player may have at a time. Tournaments begin theirs all the same
command-server-settings-publish = Let other servers read games between people in channels that all members see
command-server-settings-holidays = The country whose holidays stop clocks too, in games whose clocks stop at weekends
command-server-settings-grades = Show a grade (kyu, dan) beside each rating
command-server-settings-theme = How boards look that everybody reads
command-server-settings-notation = How moves are written that everybody reads
choice-theme-players = as the player chose whom a board calls
choice-notation-players = as the player chose whom a board calls
server-grades = **Grades beside ratings (kyu, dan):** { $value ->
    [yes] shown
   *[no] not shown
}
command-server-roles = Give roles by rating or title: look at them, add one or remove one
command-server-roles-role = Which role
command-server-roles-game = In which game
command-server-roles-least = The least rating with which one gets it
command-server-roles-title = The title for which one gets it, instead of a rating
command-server-roles-remove = Give this role no longer. With no role named, take deleted ones off the list
command-server-check = Find what of the settings does not work, and where I lack a permission
server-heading = This server
server-language = **Language:** { $value }
server-channel = **Games in:** { $value }
server-any-channel = any channel
server-none = none
server-forum = **A post for each game in:** { $value }
server-hall = **Hall:** { $value }
server-week = **Card of the week in the hall:** { $value ->
    [yes] yes
   *[no] no
}
server-daily = **Problem of the day:** { $value }
server-usual = All else is as usual: **Set me up**.
server-threads = **A thread for each game and tournament:** { $value ->
    [yes] yes
   *[no] no
}
server-game = **Default game:** { $value }
server-pace = **Default time:** { $value }
server-holidays = **Clocks stop on holidays of:** { $value }
server-max-matches = **Games at a time:** { $value }, and those of tournaments
server-theme = **Public boards:** { $value }
server-notation = **Moves on them:** { $value }
server-roles = Roles by rating and title
server-roles-none = No roles by rating or title yet. /server roles adds one: a role, and either a game with the least rating, or a title.
server-role = { $role }: { $game }, from { $least } on, once the rating is settled
server-role-lost = { $why ->
    [gone] This role is deleted. Take it off the list with /server roles and “remove” alone.
    [permission] I cannot give it: I lack the permission to manage roles. Grant it to me.
    [managed] I cannot give it: Discord or another app does. Choose another role.
   *[above] I cannot give it: it stands above my own role. Move mine above it.
}
server-role-stays = I no longer give { $role }. Members who have it keep it until somebody removes it in Discord.
server-role-champion = { $which ->
    [game] { $role }: the winner of the last tournament ({ $game })
   *[all] { $role }: the winner of the last tournament
}
server-role-leader = { $which ->
    [game] { $role }: the first on the ladder ({ $game })
   *[all] { $role }: the first on each ladder
}
choice-title-champion = winner of the last tournament
choice-title-leader = first on the ladder
choice-title-season = champion of the last season
server-publish = **Members of other servers may view our games:** { $value ->
    [yes] yes
   *[no] no
}
# Tags of posts in a forum, at most 20 characters.
tag-running = Running
tag-finished = Finished
tag-tournament = Tournament
server-check-fine = { $count ->
    [1] All is well: I can show games in the one channel here.
   *[other] All is well: I can show games in all { $count } channels.
}
server-check-heading = { $count ->
    [1] In one channel I lack a permission
   *[other] In { $count } channels I lack a permission
}
server-check-create-events = I put no tournaments into the server’s calendar: for that I need the permission to { $permission }.
server-check-manage-roles = I give no roles by rating or title: for that I need the permission to { $permission }.
server-faults = Settings that do not work
server-faults-more = /server check looks again.
server-fault-gone = { $what ->
    [channel] The channel for all games is deleted. Games are played where they are asked for. Choose another with /server settings.
    [forum] The forum for games is deleted. Games get no posts. Choose another with /server settings.
    [door] The channel for games against other servers is deleted. Choose another: **Set me up**.
    [hall] The channel of the hall is deleted. Choose another: **Set me up**.
   *[problems] The channel of the problem of the day is deleted. Choose another with /server problems.
}
server-fault-lacking = { $what ->
    [channel] I cannot show games in { $where }
    [forum] I cannot make posts in { $where }
    [threads] { $known ->
        [yes] I cannot give games threads in { $where }
       *[no] I cannot give games threads
    }
    [calendar] I cannot put tournaments into the server’s calendar
    [greeting] I could greet nobody here, for there is no channel in which I may write
    [door] I cannot show games against other servers in { $where }
    [hall] I cannot show what goes on in { $where }
    [below] I cannot see whether messages stand below the one that shows what goes on in { $where }, and leave it where it is
    [week] I cannot post the card of the week in { $where }
   *[problems] I cannot post the problem of the day in { $where }
}: grant me the permission to { $permissions }.
server-fault-required = { $where } takes no post without a tag, and has none: grant me the permission to manage channels there, or make a tag.
server-fault-tags = Posts in { $where } get no tags, for it has none: grant me the permission to manage channels there, or make them.
list-more-channels = … and { $count } more.
