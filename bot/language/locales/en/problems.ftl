# The problem of the day, and /server problems.
command-problem = Solve the problem of the day
command-problem-game = Of which game. Without it, that of the server, else the one you play most
command-server-problems = Have the problem of the day posted in a channel
command-server-problems-channel = The channel
command-server-problems-game = Of which game. All by turns where you name none
command-server-problems-hour = At which hour of your time zone the next day’s comes, 0 to 23. Without it, at midnight UTC
command-server-problems-off = Stop posting it
problem-heading = Problem of the day · { $game } · { DATETIME($day, dateStyle: "medium") }
# On the picture, where a line has little room.
problem-task = { $colour } is to move and wins{ $count ->
    [0] {""}
    [1] {" "}a man
   *[other] {" "}{ $count } men
}
problem-goal-game = { $colour } is to move and wins.
problem-goal-men = { $colour } is to move and wins the worth of { $count ->
    [1] a man
   *[other] { $count } men
}.
problem-grade = { $stars } { $grade ->
    [1] easy
    [2] harder
   *[3] hard
} · { $ways ->
    [only] exactly one solution
   *[end] exactly one first move wins
}
problem-withdrawn = Withdrawn: there is another way to win, this one wins too little, or the problem is much like another.
problem-wrong = **{ $move }** does not do it. The board stands as it was: look again.
problem-wrong-again = You have already tried **{ $move }**. It counts once.
problem-right = **{ $move }** is right, and { $reply } is the answer. Go on.
problem-right-last = **{ $move }** is right.
problem-wrong-tries = { $count ->
    [1] One wrong try so far
   *[other] { $count } wrong tries so far
}
problem-solved = { $count ->
    [0] Solved at the first try!
    [1] Solved at the second try!
   *[other] Solved, after { $count } wrong tries.
}
problem-given-up = You have given up. This is the solution. Keep it to yourself until tomorrow.
problem-share = { $tried ->
    [0] Nobody has tried it.
   *[other] Solved by { $solved } of { $tried } who tried.
}
problem-share-first = Solved by { $solved } of { $tried } who tried, first: { $first }.
problem-yesterday = { $solved ->
    [0] Nobody of { $tried } solved yesterday’s.
   *[other] { $solved } of { $tried } solved yesterday’s, first: { $first }.
}
# Posted for everybody; tells nothing of the problem.
problem-shared = **{ $player }** · Damka problem { $number } · { $game } · { $count ->
    [0] solved at the first try
    [1] solved at the second try
   *[other] solved after { $count } wrong tries
} · { $days ->
    [1] 1 day
   *[other] { $days } days
} in a row
problem-streak = Days in a row: **{ $current }** (most: { $best })
problem-solution = **Solution:** { $moves }
problem-post-how = Only you see your tries. The next problem, and the solution of this one: { $at }.
problem-quit-question = Give up? You see the solution, and cannot try this problem again.
problem-month = Problems solved since { DATETIME($month, dateStyle: "long") }
problem-month-line = { $rank }. { $player }: { $solved } ({ $clean } at the first try)
problem-month-more = -# … and { $count } more
problem-month-empty = Nobody yet. /problem shows today’s.
problem-month-note = Everybody who solves a problem in this server has a place here. A problem counts where it was first tried.
button-problem-solve = Solve
button-problem-quit = Give up
button-problem-share = Share
button-problem-quit-now = Yes, give up
button-problem-back = Back to the board
button-problem-yesterday = Yesterday’s solution
button-problem-solution = Step through the solution
button-problem-month = Board of the month
server-problems = The problem of the day is posted in { $channel }. The next one comes { $when }.
server-problems-all = All games by turns
server-problems-none = The problem of the day is not posted in this server. Choose a channel with /server problems.
notice-problem-off = { $recipient }, I can no longer post the problem of the day in { $channel }: the channel is gone, or a permission is missing. I have stopped. /server problems chooses another channel.

error-no-problem-game = There are no problems of this game. Leave the game out, or choose one of draughts.
error-no-problem-gone = This problem no longer exists. /problem shows today’s.
error-no-problem-later = The solution is shown tomorrow, or at once if you give up. Until then: /problem.
error-no-problem-over = The day of this problem is over. /problem shows today’s, and **Yesterday’s solution** what it was.
error-no-problem-server = Each server has its own board of the month. Ask for it in a server that I am a member of.
