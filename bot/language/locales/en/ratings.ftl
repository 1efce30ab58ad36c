# Ratings: on the final card, /leaderboard and /profile.
rating-change = { $player } { $before } → **{ $after }** ({ $difference })
rating-changes = Ratings: { $first } · { $second }
rating-unchanged = Not rated: it takes { $moves } moves of each player.
rating-called-off = Not rated: the game has no result.
rating-annulled = Not rated: one player’s results are annulled.
rating-not-shown = Rated. The ratings are not shown here, because not both players show theirs everywhere.
rating-adjudicated = Not rated: the board did not decide it.
rating-weight = You two play often: it counts { $percent } % of a game.
rating-line = { $games ->
    [one] { $rating } ± { $deviation } · { $games } game
   *[other] { $rating } ± { $deviation } · { $games } games
}
rating-conditions = - **Counts:** rated, with a time limit, from the usual start or an opening, { $moves } moves each.
    - A loss on time counts. A claim or a director’s decision does not.
    - **The same two:** after { $full } games in { $days } days, each counts half.
    - **?**: not settled.
    - Glicko-2 with Lichess’ constants.
rating-settled = - **Over all servers:** games against a settled opponent count.
button-ratings-how = How ratings work

rating-graded = { $rating } ({ $grade })
rating-grades = - **Grades:** 1 dan from { $first }, one more every { $step } points, kyu below.
grade = { $kind ->
    [dan] { $number } dan
   *[kyu] { $number } kyu
}

leaderboard-heading = Leaderboard: { $game }
leaderboard-place = { $place ->
    [here] Ratings in this server
   *[all] Ratings over all servers, of people who show theirs (/settings)
}
leaderboard-line = { $ranked ->
    [yes] **{ $rank }.**
   *[no] ·
} { $player } · **{ $rating }** ± { $deviation } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
leaderboard-unsettled = *Not settled yet:*
leaderboard-won = **Games won this month:** { $players }
leaderboard-streak = **On a streak:** { $players }
leaderboard-risen = **Moved up within a week:** { $players }
leaderboard-count = { $player } { $count }
leaderboard-rise = { $player } { $before } → { $after }
leaderboard-empty = Nobody has played a rated game of this kind yet.
leaderboard-told = { $place ->
    [here] Leaderboard of this server · places won and lost in a week
   *[all] Leaderboard of all servers · places won and lost in a week
}
leaderboard-new = new
leaderboard-entry = { $moved ->
    [none] { $player }: { $rating }
   *[other] { $player }: { $rating } ({ $moved })
}
column-week = Week
column-rating = Rating
column-games = Games
error-hidden-profile = A profile over all servers is shown only if the player agrees in /settings.
leaderboard-page = { $players ->
    [one] Page { $page } of { $pages } · { $players } player
   *[other] Page { $page } of { $pages } · { $players } players
}

profile-heading = Profile: { $player }
profile-place = { $place ->
    [here] Finished games in this server
   *[all] Finished games in all servers
}
profile-empty = No finished game yet.
profile-game = { $game }: { $rating } · { $score }
profile-unrated = not rated
profile-score = { $won } won, { $drawn } drawn, { $lost } lost
profile-streak = { $now ->
    [0] **Longest winning streak:** { $longest }
   *[other] **Winning streak:** { $now }. The longest was { $longest }
}
profile-opponent = { $opponent } ({ $score })
profile-opponents = **Most frequent opponents:** { $opponents }
profile-unseen = { $count ->
    [one] { $count } of these games was played where you cannot look: it counts, but its opponent is not named.
   *[other] { $count } of these games were played where you cannot look: they count, but their opponents are not named.
}
profile-choose-game = Show the ratings in another game

curve-title = { $player } · { $game }
curve-day = { DATETIME($day, dateStyle: "medium") }
curve-peak = best { $rating }
curve-described = { $title }: { $rating }. The rating began at { $first }. The lowest was { $lowest }, the highest { $highest }.

record-latest = { $count ->
    [1] Last game
   *[other] Last { $count } games
}
record-result = { $result ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
record-score = +{ $won } ={ $drawn } –{ $lost }
record-league = { $name } · division { $number }
record-place = { $rank } of { $count }
