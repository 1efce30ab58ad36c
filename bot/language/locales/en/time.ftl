# Lengths of time and paces.
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# The same where there is little room: 2 d 3 h.
time-short-days = { $count } d
time-short-hours = { $count } h
time-short-minutes = { $count } min
# Two lengths one after the other: 5 days 18 hours.
time-two = { $large } { $small }

# A day of this year or the next.
date-day = { $weekday }, { $month } { $day }
date-days = { $first } to { $last }

# Paces, as players say them.
pace-none = no time limit
pace-per-move = { $time } per move
pace-bank-alone = { $bank } for all moves
pace-bank-capped = { $bank }, +{ $bonus } per move (never above { $cap })
pace-weekend = { $pace }, clocks stop at weekends ({ $zone })
pace-holidays = { $pace }, clocks stop at weekends ({ $zone }) and on holidays of { $country }
pace-longest = About { $game } at the most.
pace-silence = Without a move for { $days } days, the game ends.
pace-name-quick = Quick
pace-name-standard = Standard
pace-name-relaxed = Relaxed
