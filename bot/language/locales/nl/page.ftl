# De pagina: een bord dat mensen aanraken.
page-turn = { $whose ->
    [mine] Jij bent aan zet.
    [theirs] { $player } is aan zet.
   *[watched] { $player } is aan zet.
}
page-play-over = Hier wordt niet meer gespeeld. De uitslag volgt.
page-paused = Klok stil: { $why ->
    [vacation] vakantie.
    [weekend] het weekend.
    [holidays] weekend of feestdagen.
    [downtime] ik was er niet.
    [director] een wedstrijdleider heeft het toernooi stilgelegd.
   *[untold] ik kon de speler aan zet niet bereiken.
}
# Waarom er op het aangeraakte veld geen zet begint.
page-refused = { $why ->
    [over] De partij is afgelopen.
    [empty-cell] Hier staat geen stuk.
    [not-your-piece] Dat stuk is van je tegenstander.
    [capture-compulsory] Je moet slaan. Dit stuk kan dat niet.
    [better-capture] Je moet anders slaan.
    [king-must-rest] Deze dam moet rusten: hij heeft driemaal achter elkaar gezet.
    [majority] In de rij of kolom moet jij meer stukken hebben.
    [light-square] Begin op een donker veld.
    [occupied] Dit veld is bezet.
    [first-turn] Begin op een donker veld buiten het centrum.
    [one-piece-left] Je hebt nog maar één stuk: hier mag dat niet.
    [no-spare-piece] Dit kost een extra stuk, en dat heb je niet.
   *[blocked] { $motion ->
        [place] Hier kan nu geen stuk komen.
       *[other] Dit stuk heeft nu geen zet.
    }
}
page-holds = { $colour ->
    [black] { $kind ->
        [man] zwarte schijf
        [king] zwarte dam
       *[piece] zwart stuk
    }
   *[white] { $kind ->
        [man] witte schijf
        [king] witte dam
       *[piece] wit stuk
    }
}
# Door de pagina zelf gezegd, die iets invult voor %.
site-games = Partijen
site-no-games = Nog geen partij. Typ /play in Discord.
site-look = Instellingen
site-theme = Thema
site-notation = Notatie
site-numbers = Veldnamen
site-white-down = Wit altijd onderaan
site-leave = Uitloggen
site-leave-all = Overal uitloggen
site-board = Bord
site-waits = Jij bent aan zet
site-type = Zet typen
site-play-typed = Speel
site-legal = Alle zetten (%)
site-more = Meer …
site-next = Volgende partij
site-flip = Bord draaien
site-slider = Gespeelde zetten
site-step-first = Beginstand
site-step-back = Eén zet eerder
site-step-on = Eén zet verder
site-step-last = Laatste stand
site-play = % spelen?
site-yes = Ja
site-cancel = Annuleren
site-close = Sluiten
site-ask-gives-up = Dit kost een stuk:
site-ask-returns = Het stuk komt terug op zijn veld:
site-ask-only-this = Alleen dit stuk leggen?
site-ask-which = Welke zet?
site-ask-stops = Een andere slag gaat hier verder. Stoppen?
site-not-there = Daarheen kan het niet.
site-stale = Het bord is veranderd. Er is niets gespeeld.
site-offline = Geen verbinding. Er gaat niets verloren.
site-retry = Opnieuw proberen
