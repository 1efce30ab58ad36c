# De puzzel van de dag, en /server problems.
command-problem = Los de puzzel van de dag op
command-problem-game = Van welk spel. Leeg: dat van de server, anders dat wat jij het meest speelt
command-server-problems = Laat de puzzel van de dag in een kanaal plaatsen
command-server-problems-channel = Het kanaal
command-server-problems-game = Van welk spel. Leeg: alle om de beurt
command-server-problems-hour = Op welk uur van jouw tijdzone de volgende komt, 0 tot 23. Leeg: middernacht UTC
command-server-problems-off = Plaats hem niet meer
problem-heading = Puzzel van de dag · { $game } · { DATETIME($day, dateStyle: "medium") }
# Op het plaatje, waar een regel weinig plaats heeft.
problem-task = { $colour } begint en wint{ $count ->
    [0] {""}
    [1] {" "}een schijf
   *[other] {" "}{ $count } schijven
}
problem-goal-game = { $colour } begint en wint.
problem-goal-men = { $colour } begint en wint { $count ->
    [1] een schijf
   *[other] { $count } schijven
} of wat dat waard is.
problem-grade = { $stars } { $grade ->
    [1] makkelijk
    [2] moeilijker
   *[3] moeilijk
} · { $ways ->
    [only] precies één oplossing
   *[end] precies één eerste zet wint
}
problem-withdrawn = Ingetrokken: er is nog een weg naar winst, deze wint te weinig, of de puzzel lijkt te veel op een andere.
problem-wrong = **{ $move }** is het niet. Het bord staat zoals het stond: kijk nog eens.
problem-wrong-again = **{ $move }** heb je al geprobeerd. Het telt één keer.
problem-right = **{ $move }** is goed, en { $reply } is het antwoord. Ga verder.
problem-right-last = **{ $move }** is goed.
problem-wrong-tries = { $count ->
    [1] Eén foute poging tot nu toe
   *[other] { $count } foute pogingen tot nu toe
}
problem-solved = { $count ->
    [0] Opgelost in één keer!
    [1] Opgelost bij de tweede poging!
   *[other] Opgelost, na { $count } foute pogingen.
}
problem-given-up = Je hebt opgegeven. Dit is de oplossing. Houd die tot morgen voor je.
problem-share = { $tried ->
    [0] Niemand heeft hem geprobeerd.
   *[other] Opgelost door { $solved } van de { $tried } die het probeerden.
}
problem-share-first = Opgelost door { $solved } van de { $tried } die het probeerden, als eerste: { $first }.
problem-yesterday = { $solved ->
    [0] Die van gisteren: door niemand van de { $tried } opgelost.
   *[other] Die van gisteren: opgelost door { $solved } van de { $tried }, als eerste: { $first }.
}
# Voor iedereen; verraadt niets van de puzzel.
problem-shared = **{ $player }** · Damka-puzzel { $number } · { $game } · { $count ->
    [0] opgelost in één keer
    [1] opgelost bij de tweede poging
   *[other] opgelost na { $count } foute pogingen
} · { $days ->
    [1] 1 dag
   *[other] { $days } dagen
} op rij
problem-streak = Dagen op rij: **{ $current }** (record: { $best })
problem-solution = **Oplossing:** { $moves }
problem-post-how = Alleen jij ziet je pogingen. De volgende puzzel, en de oplossing van deze: { $at }.
problem-quit-question = Opgeven? Je ziet dan de oplossing, en kunt deze puzzel niet meer proberen.
problem-month = Opgeloste puzzels sinds { DATETIME($month, dateStyle: "long") }
problem-month-line = { $rank }. { $player }: { $solved } ({ $clean } in één keer)
problem-month-more = -# … en nog { $count }
problem-month-empty = Nog niemand. /problem toont die van vandaag.
problem-month-note = Wie op deze server een puzzel oplost, staat hier. Een puzzel telt waar je hem het eerst probeerde.
button-problem-solve = Oplossen
button-problem-quit = Opgeven
button-problem-share = Delen
button-problem-quit-now = Ja, opgeven
button-problem-back = Terug naar het bord
button-problem-yesterday = Oplossing van gisteren
button-problem-solution = Oplossing naspelen
button-problem-month = Maandlijst
server-problems = De puzzel van de dag staat elke dag in { $channel }. De volgende komt { $when }.
server-problems-all = Alle spellen om de beurt
server-problems-none = De puzzel van de dag wordt op deze server niet geplaatst. Kies een kanaal met /server problems.
notice-problem-off = { $recipient }, ik kan de puzzel van de dag niet meer plaatsen in { $channel }: het kanaal is weg, of ik mis een recht. Ik ben ermee gestopt. /server problems kiest een ander kanaal.

error-no-problem-game = Van dit spel zijn er geen puzzels. Laat het spel weg, of kies een damspel.
error-no-problem-gone = Deze puzzel bestaat niet meer. /problem toont die van vandaag.
error-no-problem-later = De oplossing komt morgen, of meteen als je opgeeft. Tot dan: /problem.
error-no-problem-over = De dag van deze puzzel is voorbij. /problem toont die van vandaag, en **{ button-problem-yesterday }** wat het was.
error-no-problem-server = Elke server heeft zijn eigen maandlijst. Vraag die op een server waar ik lid van ben.
