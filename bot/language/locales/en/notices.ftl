# News for one person, in the place of the game or by direct message. $recipient is a mention.
notice-joined = { $recipient }, your invitation was accepted: the game begins.
notice-draw-offered = { $recipient }, your opponent offers a draw. You can answer, or just move.
notice-draw-declined = { $recipient }, your draw offer was declined.
notice-takeback-asked = { $recipient }, your opponent asks to take the last move back.
notice-takeback-refused = { $recipient }, your opponent lets the move stand.
notice-taken-back = { $recipient }, the move was taken back.
notice-seek-declined = { $recipient }, your invitation was declined.
notice-seek-expired = { $recipient }, nobody joined your invitation in time; it has expired.
notice-invited = { $recipient }, you are invited to a game.
notice-fell-choice = { $recipient }, the time of your opponent has run out. Claim the win, give one more day, or go on; without an answer the game ends in 48 hours.
notice-time-given = { $recipient }, your opponent gives you more time.
notice-reminder = { $count ->
    [one] { $recipient }, your time in this game runs short:
   *[other] { $recipient }, your time runs short in these games:
}
reminder-match = **#{ $number } { $game }** against { $opponent }: time runs out { $when }.
notice-vacation-spent = { $user } would have lost on time; a day of vacation was spent instead, until { $until }. { $left ->
    [one] One day of this year is left.
   *[other] { $left } days of this year are left.
}
