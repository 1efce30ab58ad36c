# What is kept of a person, and what they can have done about it.
former-player = a former player
unnamed-player = a player

privacy-heading = The data I keep about you
privacy-kept = **Kept:** your Discord number, your display name and the language of your Discord; your settings, time zone and vacations, and whom you block; your invitations, tournaments, objections and ladders; every game with its moves, their times, moves you have prepared, offers and result; your ratings, and whether their results are annulled; the reviews you asked for; which problems of the day you have tried, and how far you are with lessons; that you have left a server in which you had a game; whether you play people of other servers, your offers to them with time zone and quiet hours, whom you reported there, and whether you are kept out. Nothing that you write elsewhere, and no list of who is in a server.
privacy-seen = **Who sees it:** a game is read by its two players and by those who see its channel, by others only where its server publishes the games of channels that all members see; ratings and numbers of results by the server, and with games that it publishes, those over all servers only if you say so with /settings; of an offer to the world, by those who may join it, your display name, your rating in its game, a word for how often you ran out of time, and your greeting, but nothing of your server; an objection by the tournament’s directors; invitations, tournaments, ladders, what you solved, and of a game your vacation, the zone of its weekends and where a review saw it turn by those who see their channel or server; the rest only by you, and by whoever runs me.
privacy-long = **How long:** games stay. News for you goes 30 days after it was delivered, but not before its game is over; a review 30 days after you asked, an offer to the world that nobody joined 30 days after its end. What belongs to a server goes 30 days after it removes me. The rest stays until you are deleted.
privacy-else = **Yours:** the first button gives you all of it as a file. The second deletes you at once: your games stay for your opponents, under “a former player”.
privacy-exported = { $parts ->
    [1] Everything that I keep about you: data.json, and each game as a file of its own.
   *[other] Everything that I keep about you, file { $part } of { $parts }: the data, and each game as a file of its own.
}
privacy-delete-question = { $count ->
    [0] **Delete you?**
    [1] **Delete you?** You resign your open game (with fewer than two moves it is called off).
   *[other] **Delete you?** You resign your { $count } open games (those with fewer than two moves are called off).
} You leave your tournaments, your invitations end, and your settings, vacations and name are gone; a name of three signs or more goes from tournaments’ names, notes and files of others too. Your games and ratings stay under “a former player”, without your number. Those who block you stay out of your reach: for that a mark stays, no number, which hundreds of people share. This happens at once and cannot be undone. Messages that I have posted are Discord’s and stay; copies that whoever runs me keeps for safety go when these are replaced.
privacy-deleted = Done: I have forgotten you. If you use me again, you begin as a new player.
button-privacy-export = Give me my data
button-privacy-delete = Delete me
button-privacy-delete-now = Delete me now
button-privacy-keep = No, keep everything
button-my-data = My data …
