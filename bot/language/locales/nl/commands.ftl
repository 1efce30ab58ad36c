# Beschrijvingen van commando’s en opties: hooguit 100 tekens, in de gebiedende wijs.

command-play = Begin een partij: nodig iemand uit, of plaats hier een open uitnodiging
command-play-game = Welk spel. Leeg: eerst kijken, met meer opties
command-play-opponent = De speler om uit te nodigen. Leeg: iedereen kan meedoen
command-play-pace = Bedenktijd. Kies er een of schrijf er een, zoals 36u of bank 5d+18u max 7d
command-play-rated = Laat de partij tellen voor de rating
choice-colour-random = willekeurig
choice-colour-white = Wit
choice-colour-black = Zwart
choice-colour-pair = beide, elk één partij

# In het menu van Discord bij een persoon: hooguit 32 tekens.
menu-invite = Uitnodigen voor een partij
command-join = Ga in op een open uitnodiging van deze server
command-join-seek = Welke uitnodiging. Leeg: toon ze allemaal

command-practice = Speel hier tegen de bot, in een eigen partij
command-practice-game = Welk spel. Begin de naam te typen
command-practice-level = Hoe sterk de bot speelt. Leeg: 3
command-practice-colour = Jouw kleur
command-practice-setup = Een opening uit de tabel, willekeurig of gekozen, of een stand (FEN)
command-practice-shown = Toon de partij hier aan iedereen. Anders zie alleen jij hem
choice-level-1 = 1: voor beginners
choice-level-2 = 2: kijkt een of twee zetten vooruit
choice-level-3 = 3: ziet eenvoudige slagzetten
choice-level-4 = 4: ziet langere slagzetten
choice-level-5 = 5: sterk
choice-level-6 = 6: heel sterk
choice-level-7 = 7: zo sterk als hij kan, bij damspellen, waar zijn zoekprogramma gecompileerd is

command-move = Doe een zet
command-move-notation = Je zet, zoals 32-28 of c3-d4. Mogelijke zetten verschijnen terwijl je typt
command-move-game = Welke partij. Leeg: die van deze thread of dit kanaal, anders die het langst wacht

command-board = Toon het bord van een partij, en alles wat ermee kan
command-board-game = Welke van je partijen, of het nummer van een andere
command-board-shown = Toon het hier aan iedereen

command-games = Toon je partijen: eerst die op je wachten, ook de afgelopen partijen

command-games-show = Allemaal, of alleen die op je zet wachten
command-games-game = Alleen partijen van dit spel
choice-show-all = alle
choice-show-mine = wachten op mijn zet
choice-show-here = hier gespeeld
choice-show-finished = afgelopen

command-help = Hoe je hier speelt, en wat elk commando doet

command-move-draw = Bied bij de zet remise aan

command-profile = Toon wat een speler bereikt heeft: ratings, uitslagen, tegenstanders
command-profile-player = Wiens profiel. Leeg: dat van jou
command-profile-game = Het spel waarvan de rating als grafiek verschijnt
command-profile-everywhere = Tel de partijen van alle servers, niet alleen van deze

command-leaderboard = Toon de hoogste ratings van een spel
command-leaderboard-game = Welk spel. Leeg: dat van de server, anders dat wat jij het meest speelt
command-leaderboard-everywhere = Neem de ratings over alle servers, niet die van deze
command-leaderboard-shown = Toon het hier aan iedereen

command-tournament = Toernooien: inschrijven, terugtrekken, standen. Wie evenementen beheert, maakt ze
command-tournament-create = Maak een toernooi en kondig het aan (voor wie evenementen mag beheren)
command-tournament-create-name = De naam
command-tournament-create-game = Welk spel. Begin de naam te typen
command-tournament-create-format = Hoe er gespeeld wordt. Leeg: groepen met een finale
command-tournament-create-pace = Bedenktijd. Leeg: de standaard van deze server
choice-format-groups = groepen en een finale, alle partijen tegelijk
choice-format-swiss = Zwitsers systeem, ronde na ronde
choice-format-knockout = knock-out, twee partijen per match
choice-format-round-robin = rondtoernooi, alle partijen tegelijk
choice-format-double-knockout = dubbele knock-out: eruit na twee verloren matches
choice-format-league = competitie met divisies, seizoen na seizoen
command-tournament-enter = Schrijf je in voor een toernooi, bij Zwitsers ook als het al loopt
command-tournament-enter-tournament = Welk toernooi. Leeg: het nieuwste dat open is
command-tournament-enter-limit = Hoeveel partijen tegelijk hooguit, minstens die van één paring. De rest wacht
command-tournament-manage = De wedstrijdtafel voor wedstrijdleiders: hoe het ervoor staat, en wat ze doen
command-tournament-manage-tournament = Welk toernooi. Leeg: het nieuwste dat niet afgelopen is
command-tournament-leave = Trek je terug uit een toernooi, voor het begin of als het al loopt
command-tournament-leave-tournament = Welk toernooi. Leeg: het nieuwste dat niet afgelopen is
command-tournament-table = Toon de stand van een toernooi
command-tournament-table-tournament = Welk toernooi. Leeg: het nieuwste dat begonnen is
command-tournament-table-shown = Toon het aan iedereen, in het kanaal van het toernooi
command-tournament-list = Toon de toernooien van deze server
command-tournament-games = Toon de partijen van een toernooi, met links naar de borden
command-tournament-games-tournament = Welk toernooi. Leeg: het nieuwste dat begonnen is
command-tournament-games-player = Van wie. Leeg: van iedereen

command-ladder = Ladders: altijd open. Win van iemand boven je en neem die plaats in
command-ladder-create = Open een ladder (voor wie evenementen mag beheren)
command-ladder-create-game = Welk spel. Begin de naam te typen
command-ladder-create-pace = Bedenktijd. Leeg: de standaard van deze server
command-ladder-create-reach = Hoeveel plaatsen omhoog een uitdaging kan gaan
command-ladder-create-idle = Na hoeveel dagen zonder partij een speler een plaats zakt
command-ladder-create-pair = Twee partijen per uitdaging, kleuren verwisseld, dezelfde opening
command-ladder-create-vacation = Laat vakanties de klok stilzetten
command-ladder-challenge = Daag iemand boven je uit. De partij begint meteen
command-ladder-challenge-player = Wie
command-ladder-challenge-game = Van welk spel. Leeg: dat van de ladder waar je op staat
command-ladder-show = Toon de stand van een ladder, en wie je mag uitdagen
command-ladder-show-game = Van welk spel. Leeg: dat van de ladder waar je op staat
command-ladder-show-shown = Toon het aan iedereen, in het kanaal van de ladder
