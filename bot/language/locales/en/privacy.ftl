# What is kept of a person, and what they can have done about it.
former-player = a former player
unnamed-player = a player

privacy-heading = The data I keep about you
privacy-kept = - Your Discord number, display name and language.
    - Your settings, time zone, vacations and blocks.
    - Your invitations, tournaments, objections and ladders.
    - Every game: its moves and their times, prepared moves, offers and result.
    - Your ratings, and whether your results are annulled.
    - The reviews you asked for, the problems you tried, your lessons.
    - That you have left a server in mid-game, and your sign-ins on the page.
    - With other servers: whether you play there, your offers with time zone and quiet hours, whom you reported, whether you are kept out.
    - Nothing else that you write, and no list of members.
privacy-seen = - A game: its players and those who see its channel. Others only where its server publishes the games of channels that all members see.
    - Your ratings and results: your server, and readers of games that it publishes. Over all servers only if you say so in /settings.
    - An offer to other servers: those who may join it. They read your display name, rating, greeting, and how often you ran out of time, but not your server.
    - An objection: the tournament’s directors.
    - Invitations, tournaments, ladders, solved problems: those who see their channel or server. So it is with a game’s vacations, weekend zone and turning points.
    - The rest: you, and whoever runs me.
privacy-long = - Games stay.
    - News for you: 30 days after its delivery, but not before its game is over.
    - A review: 30 days. An offer that nobody joined, a sign-in on the page: 30 days after its end.
    - What belongs to a server: 30 days after it removes me.
    - The rest: until you are deleted.
privacy-else = The first button gives you all of it as a file. The second deletes you at once. Your games stay for your opponents, under “a former player”.
privacy-title-kept = What I keep
privacy-title-seen = Who sees it
privacy-title-long = How long
privacy-exported = { $parts ->
    [1] Everything that I keep about you: data.json, and each game as a file of its own.
   *[other] Everything that I keep about you, file { $part } of { $parts }: the data, and each game as a file of its own.
}
privacy-delete-question = { $count ->
    [0] **Delete you?**
    [1] **Delete you?** You resign your open game (under two moves: called off).
   *[other] **Delete you?** You resign your { $count } open games (under two moves: called off).
} For good: your tournaments, invitations, settings and name go, a name of three signs or more from tournaments’ notes and files too. Games and ratings stay under “a former player”. A mark that hundreds share keeps you from those who block you. Messages in Discord stay, backups until replaced.
privacy-deleted = Done: I have forgotten you. If you use me again, you begin as a new player.
button-privacy-export = Give me my data
button-privacy-delete = Delete me
button-privacy-delete-now = Delete me now
button-privacy-keep = No, keep everything
button-my-data = My data …
