# Partijen tussen servers: instemming, oproepen, groeten, meldingen, een kanaal ervoor.
button-world = Andere servers
button-world-agree = Ja, akkoord
button-world-refuse = Nee
button-world-offer = Tegenstander zoeken …
button-world-here = Hier
button-world-back = Terug
button-world-leave = Geen partijen meer tussen servers
world-heading = Andere servers
world-consent = Spelen tegen mensen van andere servers? Ze zien je naam, je ratings in dit spel en hoe vaak je op tijd verloor. Ze kunnen je niet schrijven.
world-limits = Tien partijen tegelijk. Accounts jonger dan zeven dagen: zonder rating. Twee partijen op tijd verloren binnen 30 dagen: 14 dagen geen nieuwe. Stoppen: /settings, **{ button-my-data }**.
world-warning = Je hebt hier binnen 30 dagen een partij op tijd verloren: na nog een beginnen er 14 dagen geen nieuwe.
world-offers = { $count ->
    [0] Geen oproepen van andere servers
    [1] Eén oproep van andere servers
   *[other] { $count } oproepen van andere servers
}
world-empty = Plaats een oproep: wie daarbij past, doet mee, en jij krijgt een seintje.
world-line = { $player } ({ $rating }, { $reliability }): { $game }, { $pace }, { $rated ->
    [yes] met rating
   *[no] vrijblijvend
}
world-unrated = nog geen rating
world-choose = Toon een oproep
world-mine = **Van jou**
world-own = { $game }, { $pace }: tot { $when }
world-choose-own = Trek er een van jou in
world-who = { $player } ({ $rating }, { $reliability })
world-offered = Nog niemand past erbij. Je oproep geldt 7 dagen. Je krijgt een seintje { $where ->
    [here] hier
   *[elsewhere] in { $place }
}.
world-withdrawn = Je oproep is ingetrokken.
world-begun = { $where ->
    [same] { $pair ->
        [yes] Partijen { $games }
       *[no] Partij { $games }
    } tegen { $opponent }, die ook op deze server speelt. Je borden staan in { $place }.
    [here] { $pair ->
        [yes] Partijen { $games }
       *[no] Partij { $games }
    } tegen { $opponent } (andere server). Jouw borden staan hier, die van je tegenstander daar.
   *[elsewhere] { $pair ->
        [yes] Partijen { $games }
       *[no] Partij { $games }
    } tegen { $opponent } (andere server). Jouw borden staan in { $place }, die van je tegenstander daar.
}
world-form-rated = Rating
world-form-whom = Tegenstanders
world-form-greeting = Groet
world-rated-no = Vrijblijvend
world-rated-yes = Met rating
world-whom-near = Rond mijn rating (200 punten)
world-whom-anybody = Iedereen
hall-world = **Oproepen van andere servers ({ $count }):** { $games }
hall-world-game = { $game } ({ $count })

reliability-new = nieuw hier
reliability-always = altijd op tijd
reliability-mostly = meestal op tijd
reliability-seldom = vaak te laat

greeting-hello = Hallo!
greeting-good-game = Goede partij
greeting-have-fun = Veel plezier
greeting-daily = Ik zet ongeveer eens per dag
greeting-often = Ik zet meerdere keren per dag
greeting-weekends = Ik zet vooral in het weekend
greeting-evenings = Ik zet vooral ’s avonds
greeting-patient = Neem de tijd
greeting-beginner = Ik ben een beginner
greeting-learning = Ik leer dit spel nog
greeting-rematch = Revanche mag
greeting-any = Iedereen is welkom

button-report = Tegenstander melden
report-question = **Wat was er mis in partij #{ $number }?** Jullie worden niet meer tegen elkaar ingedeeld. Mijn beheerder leest je melding. Je tegenstander hoort het niet.
report-choose = Wat er mis was
report-done = Gemeld. Jullie worden niet meer tegen elkaar ingedeeld. Deze partij verandert niet.
complaint-stalling = Rekt met opzet
complaint-program = Lijkt een programma te gebruiken
complaint-accounts = Lijkt meerdere accounts te gebruiken
complaint-name = Beledigende naam
complaint-other = Iets anders

setup-door = **Kanaal voor partijen tegen andere servers** (leeg: uit)
server-door = **Kanaal van partijen tegen andere servers:** { $value }
button-setup-door = Servers die we al troffen …
door-heading = Servers waar deze niet tegen speelt
door-how = Noem een server met het nummer van een partij ertegen. Er begint geen nieuwe partij. Lopende gaan door.
door-none = Geen.
door-shut = De server van partij #{ $number }
door-choose = Er weer tegen spelen
door-number = Nummer van een partij tegen de server
door-example = 123
button-door-shut = Niet meer tegen een server spelen …
