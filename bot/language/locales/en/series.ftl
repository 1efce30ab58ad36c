# The same event again and again, with one table of all of them.
button-series = Series …
button-season = Season table
button-enter-again = Enter the next
series-event = { $events ->
    [0] Series: event { $number }
   *[other] Season: event { $number } of { $events }
}
series-last-time = **Last time:** { $players }
series-none = This event is on its own. In a series it takes place again with the same settings, and all its events have one table.
series-repeat = { $repeat ->
    [week] A new event starts every week.
    [month] A new event starts every month.
    [final] The next event opens when the last one is final.
   *[never] The latest event is the last of the season.
}
series-next = Next: entries from { $opens } on, start { $starts }.
series-count = { $count ->
    [places] Points for places 1 to 10: 12, 10, 8, 7, 6, 5, 4, 3, 2, 1.
   *[points] The points of all games count.
}{ $best ->
    [0] {""}
   *[other] {" "}The best { $best } count.
}
# Also the line below the heading of a picture.
series-done = { $events ->
    [0] Events over: { $done }
   *[other] Events over: { $done } of { $events }
}
series-over = **The season is over.**
series-champion = { $count ->
    [1] Champion: { $players }. Congratulations!
   *[other] Champions: { $players }. Congratulations!
}
series-another = For another, set up a new tournament.
series-heading = { $name } · season
series-dropped = ({ $points })
series-saved = Saved.
series-stopped = No other event follows.
series-asks-stop = No other event follows, and the season is over with the last one under way, or at once if there is none. That cannot be taken back.
series-files-told = The table of the season (CSV): a column for each event.
button-series-form = Repeat and count
button-series-stop = End the series
button-series-table = Season table
button-series-files = Spreadsheet
form-series = Series
form-series-repeats = The next event
series-repeats-week = starts a week after the start of the last one
series-repeats-month = starts a month after the start of the last one
series-repeats-final = opens when the last one is final
form-series-counts = What counts in the season
series-counts-places = the place in each event
series-counts-points = the points of all games
form-series-best = Results that count
form-series-best-about = So many of each player, the best ones. Empty for all
form-series-events = Events of a season
form-series-events-about = After so many there is a champion. Empty: when you end it
error-bad-series-events = A season has { $least } to { $most } events. Write a number in between, or leave it empty.
error-bad-series-best = The best { $least } to { $most } results can count. Write a number in between, or leave it empty.
error-bad-series-over = This series is over. Begin another one at the desk of a new event.
error-bad-series-none = This event belongs to no series. Look at its own table.
server-role-season = { $which ->
    [game] { $role }: the champion of the last season ({ $game })
   *[all] { $role }: the champion of the last season
}
button-series-qualify = Places in another event
button-series-decline = Decline
series-places = { $season ->
    [yes] The first { $count } of the season
   *[no] The first { $count }
} { $days ->
    [0] come into tournament #{ $number }.
    [one] may enter tournament #{ $number }, for { $days } day.
   *[other] may enter tournament #{ $number }, for { $days } days.
}
series-place-waiting = All places are taken. First on the waiting list, by their places in { $event }: { $players }. They move up when somebody leaves.
series-place-given = Entered, by their places in { $event }: { $players }. Whoever leaves gives the place to the next of the table.
series-place-offered = You may enter, by your places in { $event }: { $players }. Until { $until }, or the place goes to the next of the table.
series-elsewhere-given = { $players }: you have a place in tournament #{ $number }. I cannot write in its channel.
series-elsewhere-waiting = { $players }: you are first on the waiting list of tournament #{ $number }. I cannot write in its channel.
series-elsewhere-offered = { $players }: you may enter tournament #{ $number } until { $until }. I cannot write in its channel.
series-declined = Your place goes to the next of the table.
form-series-qualify = Places in another event
form-series-into = The event
form-series-of = By the table of
series-of-event = this event
series-of-season = the season
form-series-places = Places
form-series-places-about = How many of the first, 1 to 64. 0: nobody
form-series-days = Days to enter
form-series-days-about = 1 to 30, then the place goes to the next one. Empty: they are entered at once
error-bad-series-places = The first { $least } to { $most } can come into another event. Write a number in between, or 0 for nobody.
error-bad-series-days = A right to enter lasts { $least } to { $most } days. Write a number in between, or leave it empty.
error-bad-series-itself = An event cannot lead to itself. Choose another one.
error-bad-series-no-target = No other event of this server is open for entries. Create it first.
error-bad-series-no-place = You have no place here to decline. To leave an event that you have entered, use /tournament leave.
