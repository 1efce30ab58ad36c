# Games between servers: consent, offers, greetings, reports, a server's channel for them.
button-world = Other servers
button-world-agree = Yes, I agree
button-world-refuse = No
button-world-offer = Find an opponent …
button-world-here = Here
button-world-back = Back
button-world-leave = No more games between servers
world-heading = Other servers
world-consent = Play with people of other servers? They see your name, your ratings in this game and how often you ran out of time. They cannot write to you.
world-limits = Ten games at a time. Accounts under seven days: unrated. Two games lost on time within 30 days: none for 14 days. To stop: /settings, **My data**.
world-warning = You have lost a game here on time within 30 days: after one more, no new ones begin for 14 days.
world-offers = { $count ->
    [0] No offers from other servers
    [1] One offer from other servers
   *[other] { $count } offers from other servers
}
world-empty = Leave an offer: whoever fits joins it, and I call you.
world-line = { $player } ({ $rating }, { $reliability }): { $game }, { $pace }, { $rated ->
    [yes] rated
   *[no] casual
}
world-unrated = no rating yet
world-choose = Show an offer
world-mine = **Yours**
world-own = { $game }, { $pace }: until { $when }
world-choose-own = Take one of yours back
world-who = { $player } ({ $rating }, { $reliability })
world-offered = Nobody fits yet. Your offer stands for 7 days. I call you { $where ->
    [here] here
   *[elsewhere] in { $place }
}.
world-withdrawn = Your offer is taken back.
world-begun = { $where ->
    [same] { $pair ->
        [yes] Games { $games }
       *[no] Game { $games }
    } against { $opponent }, who plays in this server too. Your boards appear in { $place }.
    [here] { $pair ->
        [yes] Games { $games }
       *[no] Game { $games }
    } against { $opponent } (another server). Your boards appear here, your opponent’s there.
   *[elsewhere] { $pair ->
        [yes] Games { $games }
       *[no] Game { $games }
    } against { $opponent } (another server). Your boards appear in { $place }, your opponent’s there.
}
world-form-rated = Rated
world-form-whom = Opponents
world-form-greeting = Greeting
world-rated-no = Casual
world-rated-yes = Rated
world-whom-near = Near my rating (200 points)
world-whom-anybody = Anybody
hall-world = **Offers from other servers ({ $count }):** { $games }
hall-world-game = { $game } ({ $count })

reliability-new = new here
reliability-always = always on time
reliability-mostly = mostly on time
reliability-seldom = often out of time

greeting-hello = Hello!
greeting-good-game = Good game
greeting-have-fun = Let us have fun
greeting-daily = I move about once a day
greeting-often = I move several times a day
greeting-weekends = I move mostly at weekends
greeting-evenings = I move mostly in the evening
greeting-patient = Take your time
greeting-beginner = I am a beginner
greeting-learning = I am learning this game
greeting-rematch = A rematch is welcome
greeting-any = Everybody is welcome

button-report = Report the opponent
report-question = **What was wrong in game #{ $number }?** You two are not matched again. Whoever runs me reads your report. Your opponent is not told.
report-choose = What was wrong
report-done = Reported. You two are not matched again. This game is not changed.
complaint-stalling = Stalls on purpose
complaint-program = Seems to use a program
complaint-accounts = Seems to use several accounts
complaint-name = Offensive name
complaint-other = Something else

setup-door = **Channel for games against other servers** (empty: off)
server-door = **Channel of games against other servers:** { $value }
button-setup-door = Servers we have met …
door-heading = Servers that this one does not play
door-how = Name a server by the number of a game against it. No new game begins. Games under way go on.
door-none = None.
door-shut = The server of game #{ $number }
door-choose = Play it again
door-number = Number of a game against the server
door-example = 123
button-door-shut = Stop playing a server …
