# What people type, in whichever language they read: other names of the games, units, days. Separated by commas;
# width, case, accents, spaces and hyphens do not matter. A name may belong to several games.
names-american = english, english draughts, checkers, straight checkers, american draughts, anglo-american, dame
names-german = dame, damespiel, german draughts
names-pool = american pool, pool draughts, spanish pool
names-russian = shashki, russian checkers, шашки, русские шашки
names-brazilian = damas, brazilian checkers, dama brasileira, damas brasileiras
names-spanish = damas, dama, spanish checkers, damas espanolas
names-italian = dama, italian checkers, dama italiana
names-czech = dama, czech checkers, ceska dama
names-turkish = dama, turkish checkers, turk damasi
names-armenian = tama, armenian checkers
names-gothic = altdeutsche dame, gothic draughts
names-international = polish, polish draughts, continental, 100, 10x10, dammen, jeu de dames, dames, international checkers
names-frisian = frysk damjen, friesisch, frisian checkers
names-canadian = canadian checkers, 12x12
names-malaysian = singapore, singaporean, singapore draughts, malaysian checkers, dam
names-frysk = frysk!, five-piece frisian, frisian with five
names-breakthrough = break through, first king, first king wins
names-antidraughts = give away, giveaway, anti, anti checkers, losing draughts, losing, suicide, misère, qui perd gagne, poddavki, поддавки
names-zongheng = zong heng, length and breadth
names-binary = binary game
names-incorrect = incorrect, incorrect draughts

# Typed where a move belongs.
typed-draw = draw, draw offer, offer a draw, offer draw, remis, tie
typed-resign = resign, i resign, resigns, resigned, give up, i give up, concede
typed-takeback = takeback, take back, take it back, undo

typed-weeks = w, week, weeks
typed-days = d, day, days
typed-hours = h, hr, hrs, hour, hours
typed-no-limit = none, no limit, unlimited, no clock
# Instead of an opening from the list.
typed-drawn = random, lot, by lot, drawn, drawn by lot, ballot, any
typed-usual-start = none, usual, standard, normal, default, start, startpos, initial
# Behind a number in a form.
typed-counters = rounds, round, players, player, people, games, game, moves, seasons
typed-at-least = at least, from, or more, and more, and above, upwards, +, ≥
typed-at-most = at most, up to, or less, or fewer, and below, ≤
typed-cap = cap, max, at most
# Paces with a name, as people call them besides.
names-pace-quick = fast
names-pace-standard = normal, usual
names-pace-relaxed = slow
# Words that may stand behind the name of any of the games, and mean none alone.
typed-kinds = draughts, drafts, checkers, game, games
# Time zones by names that are not their city's, country's or time's.
typed-zones = GMT: UTC, CET: Europe/Berlin, CEST: Europe/Berlin, UK: Europe/London, Britain: Europe/London, England: Europe/London, EST: America/New_York, EDT: America/New_York, CST: America/Chicago, CDT: America/Chicago, MST: America/Denver, MDT: America/Denver, PST: America/Los_Angeles, PDT: America/Los_Angeles
typed-morning = am, a.m., in the morning
typed-afternoon = pm, p.m., in the afternoon
# Behind the figure of a day, between it and its month, behind a year, before a time of the day, and behind its hour.
typed-ordinals = st, nd, rd, th
typed-before-month = of
typed-year = AD
typed-before-time = at
typed-oclock = h
# Between two lengths of time.
typed-joint = and
typed-today = today
typed-tomorrow = tomorrow
typed-day-after = day after tomorrow, the day after tomorrow

# Headings of the columns in a club's file.
typed-column-player = player, name
typed-column-user = user, id
typed-column-rating = rating, elo
typed-column-seed = seed
typed-column-round = round
typed-column-first = first, player 1, player1
typed-column-second = second, player 2, player2
typed-column-result = result, score
