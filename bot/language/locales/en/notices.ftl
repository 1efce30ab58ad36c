# News for one person, in the place of the game or by direct message. $recipient is a mention.
notice-joined = { $recipient }, your invitation was accepted: the game begins.
notice-joined-away = { $recipient }, you play { $opponent } (another server). Your boards appear here, your opponent’s there.
notice-twin = The other game of the pair, with colours swapped.
notice-draw-offered = { $recipient }, your opponent offers a draw. Answer it, or move: a move declines it.
notice-draw-declined = { $recipient }, your draw offer was declined. The game goes on.
notice-takeback-asked = { $recipient }, your opponent asks to take **{ $move }** back{ $reply ->
    [none] .
   *[other] . Your **{ $reply }** would go back with it.
}
notice-takeback-refused = { $recipient }, the takeback was refused: the move stands.
notice-taken-back = { $recipient }, the takeback was granted: move again.
notice-seek-declined = { $recipient }, your invitation was declined.
notice-seek-lapsed = { $recipient }, your standing invitation ({ $game }) has ended: you have as many games as this server allows.
notice-seek-removed = { $recipient }, your invitation ({ $game }) has ended: the house game was removed from this server.
notice-seek-expired = { $recipient }, nobody joined your invitation in time. It has expired.
notice-fell-choice = { $recipient }, your opponent has run out of time. Claim the win, give one more day, or go on.{ $when ->
    [none] {""}
   *[other] {" "}Without an answer you win { $when }.
}
notice-time-given = { $recipient }, your opponent gives you more time.
notice-elsewhere = { $recipient }, there is news in { $games }. I cannot reach you where it is played: press Board, or look at /games.
notice-elsewhere-reminder = { $recipient }, your time is running out. I cannot reach you where it is played: press Board, or look at /games.
reminder-elsewhere = **#{ $number }**: time runs out { $when }.
notice-elsewhere-fell = { $recipient }, your opponent has run out of time in { $game }. I cannot reach you where it is played: press Board, or look at /games, to choose. Without an answer you win { $when }.
notice-moved = The old place is gone. The game goes on here.
notice-reminder = { $count ->
    [1] { $recipient }, your time in this game is running out:
   *[other] { $recipient }, your time is running out in these games:
}
reminder-match = **{ $game }** against { $opponent }: { $end ->
    [play] play ends { $when }.
    [claims] claim a result (**More …** on its board). The time for it ends { $when }.
   *[clock] time runs out { $when }.
}
notice-waiting = { $recipient }, { $count ->
    [1] one game waits for { $what ->
        [claims] you:
       *[moves] your move:
    }
   *[other] { $count } games wait for { $what ->
        [claims] you:
       *[moves] your move:
    }
}
waiting-match = **{ $game }** against { $opponent }{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] : play ends { $when }
        [claims] : claim a result (**More …** on its board), the time for it ends { $when }
       *[clock] : time runs out { $when }
    }
}
waiting-number = **{ $number }**{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] : play ends { $when }
        [claims] : claim a result (**More …** on its board), the time for it ends { $when }
       *[clock] : time runs out { $when }
    }
}
waiting-more = … and { $count } more.
waiting-elsewhere = { $count ->
    [1] One of them is elsewhere: /games
   *[other] { $count } of them are elsewhere: /games
}
notice-vacation-spent = { $user } ran out of time and a day of vacation was spent, until { $until }. { $left ->
    [1] One day of vacation is left this year.
   *[other] { $left } days of vacation are left this year.
} It is day { $spent } of at most { $most } in this game. After these the opponent { $then ->
    [decides] decides.
   *[wins] wins.
}
