# Toernooien. Punten zijn 2, 1 en 0, zoals dammers tellen.
tournament-heading = { $name } · toernooi #{ $number }
tournament-format-groups =
    Groepen van hooguit { $group }, { $lot ->
        [yes] geloot onder spelers met een vergelijkbare rating
       *[no] even sterk naar rating
    }.
    Iedereen speelt { $cycles ->
        [1] één keer
       *[other] twee keer
    } tegen iedereen, alles tegelijk.
    Daarna spelen de eerste twee van elke groep op dezelfde manier een finale (bij twee spelers de eerste).
    De finale heeft hooguit { $final } spelers, groepswinnaars eerst.
tournament-format-knockout =
    Knock-out: een match is twee partijen, een met elke kleur. De verliezer ligt eruit.
    De hoogste ratings zijn vrij in de eerste ronde.
tournament-format-league =
    Competitie: divisies van { $group }. Iedereen speelt { $cycles ->
        [1] één keer
       *[other] twee keer
    } tegen iedereen van de eigen divisie, alles tegelijk.
    { $moving ->
        [1] Van elke divisie promoveert één speler en degradeert er één.
       *[other] Van elke divisie promoveren { $moving } spelers en degraderen er { $moving }.
    }
    Het volgende seizoen begint vanzelf na { $pause ->
        [1] een dag
       *[other] { $pause } dagen
    }.
    In het eerste seizoen bepaalt de rating de divisies.
tournament-format-round-robin =
    Rondtoernooi: iedereen speelt { $cycles ->
        [1] één keer
       *[other] twee keer
    } tegen iedereen, alles tegelijk, in één stand.
tournament-format-double-knockout =
    Dubbele knock-out: een match is twee partijen, een met elke kleur.
    Na één verloren match ga je verder in het verliezersschema, na twee lig je eruit.
    De winnaars van beide schema’s spelen de finale, tweemaal als die van het verliezersschema wint.
    De hoogste ratings zijn vrij in de eerste ronde.
tournament-format-swiss =
    Zwitsers systeem, { $rounds } ronden{ $games ->
        [1] {""}
       *[other] {" "}van twee partijen
    }: je treft spelers met ongeveer evenveel punten.
    De indeling volgt het { $games ->
        [1] Dutch-systeem
       *[other] Double-Swiss-systeem
    } van de FIDE van 1 februari 2026.
    Wie later komt, speelt vanaf de volgende ronde, zonder punten voor eerdere.
    Je mag één ronde overslaan, niet de laatste, voor de helft van de punten.
tournament-brief-groups = groepen van hooguit { $group }, dan een finale
tournament-brief-swiss = Zwitsers systeem, { $rounds } ronden{ $games ->
    [1] {""}
   *[other] {" "}van twee partijen
}
tournament-brief-knockout = knock-out, twee partijen per match
tournament-brief-double-knockout = dubbele knock-out, twee partijen per match
tournament-brief-league = competitie in divisies van { $group }
tournament-brief-round-robin = rondtoernooi, { $cycles ->
    [1] één keer
   *[other] twee keer
}
tournament-days = { $days } dagen { $format ->
    [groups] per fase
    [league] voor alle partijen
    [round-robin] voor alle partijen
   *[other] per ronde
}
button-full-rules = Alle regels
button-rules-format = Vorm
button-rules-games = Partijen
button-rules-time = Tijd
button-rules-table = Punten
button-rules-leaving = Terugtrekken
button-rules-entry = Deelname
button-play-moves = Mijn zetten doen
tournament-until = Tot { $at } ({ $rest })
tournament-begins = { $colour ->
    [none] De eerstgenoemde speler begint{ $games ->
        [1] .
       *[other] {" "}de eerste partij, de ander de tweede.
    }
   *[other] { $games ->
        [1] De eerstgenoemde speler heeft { $colour }.
       *[other] In de eerste partij heeft de eerstgenoemde speler { $colour }.
    } De opening bepaalt wie begint.
}
tournament-pairs = Twee partijen tegen elke tegenstander, een met elke kleur.
tournament-rules-groups =
    Winst telt { $win }, remise { $draw }.
    Bij gelijke stand: { $criteria }, en het lot waar de finale ervan afhangt.
tournament-rules-knockout =
    Winst telt { $win }, remise { $draw }.
    { $deciders ->
        [0] Bij een gelijke match wint wie in evenveel matches meer partijen won, anders beslist het lot.
        [1] Een gelijke match krijgt twee partijen extra. Nog gelijk, dan wint wie in evenveel matches meer partijen won, anders beslist het lot.
       *[other] Een gelijke match krijgt twee partijen extra, hooguit { $deciders } keer. Nog gelijk, dan wint wie in evenveel matches meer partijen won, anders beslist het lot.
    }
    { $third ->
        [yes] De verliezers van de halve finales spelen om de derde plaats.
       *[no] De verliezers van de halve finales delen de derde plaats.
    }
tournament-rules-league =
    Winst telt { $win }, remise { $draw }.
    Bij gelijke stand: { $criteria }, dan divisie en plaats van het vorige seizoen.
    In het eerste seizoen bepaalt het lot wie promoveert of degradeert.
tournament-rules-round-robin =
    Winst telt { $win }, remise { $draw }.
    Bij gelijke stand: { $criteria }.
tournament-rules-double-knockout =
    Winst telt { $win }, remise { $draw }.
    { $deciders ->
        [0] Bij een gelijke match wint wie in evenveel matches meer partijen won, anders beslist het lot.
        [1] Een gelijke match krijgt twee partijen extra. Nog gelijk, dan wint wie in evenveel matches meer partijen won, anders beslist het lot.
       *[other] Een gelijke match krijgt twee partijen extra, hooguit { $deciders } keer. Nog gelijk, dan wint wie in evenveel matches meer partijen won, anders beslist het lot.
    }
    De ronde van je tweede verloren match bepaalt je plaats. Wie er in dezelfde ronde uit ging, deelt een plaats.
tournament-rules-swiss =
    Winst telt { $win }, remise { $draw }, een ronde zonder tegenstander { $bye }.
    Bij gelijke stand: { $criteria }.
    Niet gespeelde ronden tellen volgens de weerstandsregels van de FIDE, artikel 16.
tournament-rated = Met rating.
tournament-withdrawing = { $format ->
    [knockout] Wie zich terugtrekt, verliest de lopende match en alle latere.
    [double-knockout] Wie zich terugtrekt, verliest de lopende match en alle latere.
    [swiss] Wie zich terugtrekt, verliest de lopende partij en blijft in de stand.
   *[other] Trek je je terug voordat de helft van je partijen afgelopen is, dan vervallen ze allemaal. Later verlies je de rest.
}
tournament-unmoved = Wie niet gezet heeft, verliest de partij.
tournament-bottom = Wie dit seizoen speelt, speelt ook het volgende. Nieuwe spelers beginnen onderaan. Wie weggaat, wordt van onderaf vervangen.
tournament-entrants = **{ $count } van { $most } ingeschreven:** { $players }
tournament-nobody = nog niemand
tournament-rule = { $rule }.
tournament-director = Wedstrijdleider: { $player }
tournament-open = Open voor inschrijving
tournament-running = Bezig
tournament-settling = Voorlopig tot { $at } ({ $rest })
tournament-settling-how = Klopt een uitslag niet? Elke speler mag één keer bezwaar maken.
tournament-outdated = Deze stand geldt niet meer: een uitslag is veranderd, of er wordt overgespeeld.
tournament-you-objected = De wedstrijdleiders hebben bericht, in jouw woorden.
tournament-objected-how = Corrigeer het: /tournament manage, **{ button-desk-results }**, **{ button-desk-correct }**. Of laat de stand definitief worden.
button-object = Bezwaar maken
tournament-over = { $season ->
    [yes] Het seizoen is afgelopen.
   *[no] Het toernooi is afgelopen.
}
tournament-cancelled = Afgelast
tournament-status = { $status ->
    [draft] niet aangekondigd
    [open] open voor inschrijving
    [running] bezig
    [settling] voorlopig
    [over] afgelopen
   *[cancelled] afgelast
}
tournament-over-early = Geëindigd na ronde { $round } van { $rounds }: er waren geen paringen meer.
tournament-over-how = /tournament table heeft het logboek en alle bestanden.
people-more = en nog { $count }
log-heading = **Gebeurtenissen**, de laatste op de eerste pagina
players-heading = **Spelers ({ $count })**
players-waiting = wachtlijst
players-checked-in = ingecheckt
players-left = teruggetrokken
games-heading = **Partijen**, de nieuwste eerst
games-heading-player = **Partijen van { $player } ({ $count })**, de nieuwste eerst
games-without = { $first } – { $second }, nog zonder partij
button-players = Spelers
button-all-games = Partijen
button-claim = Uitslag melden
button-round-off = Ronde overslaan
claim-win = Ik win
claim-draw = Remise
claim-loss = Ik verlies
tournament-round = **Ronde { $round } van { $rounds } begint.**
tournament-groups-begin = **De partijen beginnen.** { $groups ->
    [1] Iedereen speelt tegen iedereen:
   *[other] Iedereen speelt tegen iedereen van de eigen groep:
}
tournament-final-begins = **De finale begint.** Iedereen speelt tegen iedereen:
tournament-first-mover = { $player } ({ $count })
tournament-first-moves = { $colour ->
    [none] Tussen haakjes: in hoeveel partijen ieder de eerste zet doet.
   *[other] Tussen haakjes: in hoeveel partijen ieder { $colour } heeft. De opening bepaalt wie begint.
}
tournament-congratulations = Gefeliciteerd, { $players }!
tournament-round-dropped = Eruit, niet gezet: { $players }
tournament-round-return = Eruit gehaald? Met /tournament enter kom je terug.
tournament-round-missing = Niet ingecheckt, speelt niet: { $players }
tournament-round-moved-up = Van de wachtlijst: { $players }
tournament-pairing = { $first } – { $second } ({ $numbers })
tournament-bye = { $player } is vrij. Punten: { $points }.
tournament-half-bye = { $player } slaat de ronde over, { $worth ->
    [full] met alle punten.
    [nothing] zonder punten.
   *[half] voor de helft van de punten.
}
tournament-round-claims = De tijd is voorbij: de klokken staan stil, en de spelers melden uitslagen.
tournament-how = { $letter ->
    [yes] /games toont je partijen, /move doet een zet.
   *[no] { $run ->
        [yes] De klokken lopen.
       *[no] {""}
    }
}
tournament-reminder = { $left ->
    [0] **Nog minder dan een dag:** tot { $at } ({ $rest })
    [1] **Nog één dag:** tot { $at } ({ $rest })
   *[other] **Nog { $left } dagen:** tot { $at } ({ $rest })
}
tournament-reminder-game = { $game }: { $player } is aan zet
tournament-claims-reminder = **Nog één dag** om uitslagen te melden: tot { $at } ({ $rest })
tournament-claims-later = { $game }: tot { $until }, wegens een vakantie of omdat ik er niet was
tournament-claims-game = { $game }: nog geen melding van { $players }
tournament-check-in-reminder = Het inchecken eindigt { $rest }, bij het begin: { $at }. Wie dan niet is ingecheckt, speelt niet.
tournament-check-in-missing = **Nog niet ingecheckt:** { $players }
tournament-place = **{ $rank }.** { $players }
tournament-none = Nog geen toernooi op deze server. Leden met het recht Evenementen beheren beginnen er een met /tournament create.
tournament-list = Toernooien
tournament-listed = **#{ $number }** { $name } · { $status }
tournament-label = #{ $number } { $name } · { $status }
tournament-leaving = { $count ->
    [0] { $player } trekt zich terug.
    [one] { $player } trekt zich terug, en geeft { $count } lopende partij op.
   *[other] { $player } trekt zich terug, en geeft { $count } lopende partijen op.
} { $back ->
    [yes] Terugkomen kan vanaf de volgende ronde.
   *[no] Alleen een wedstrijdleider kan dat terugdraaien.
}
tournament-you-entered = Je bent ingeschreven.
tournament-you-entered-as-before = Net als de vorige keer, hooguit { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
} tegelijk. Een ander aantal: /tournament leave, dan /tournament enter.
tournament-you-entered-on-vacation = Vakanties zetten hier de klok niet stil, ook de jouwe niet: { $days }.
tournament-you-joined = Je bent ingeschreven. Je speelt vanaf de volgende ronde. De ronden ervoor tellen niets.
tournament-you-are-in = Je bent al ingeschreven. Wacht op het begin.
tournament-you-are-waiting = Je bent nummer { $place } op de wachtlijst.
tournament-you-play = { $count ->
    [0] Je speelt mee. Je hebt nu geen lopende partij.
    [1] { $rounds ->
        [yes] Je speelt mee: je partij van ronde { $round } is { $games }.
       *[no] Je speelt mee: je lopende partij is { $games }.
    }
   *[other] Je speelt mee: je lopende partijen zijn { $games }.
}
tournament-you-are-out = Je hebt je laatste partij hierin gespeeld.
tournament-you-were = { $how ->
    [dropped] Je bent eruit gehaald{ $rounds ->
        [yes] {" "}in ronde { $round }
       *[no] {""}
    }, omdat je niet zette.
    [left] Je hebt je teruggetrokken{ $rounds ->
        [yes] {" "}in ronde { $round }
       *[no] {""}
    }.
   *[sent] Een wedstrijdleider heeft je eruit gehaald{ $rounds ->
        [yes] {" "}in ronde { $round }
       *[no] {""}
    }.
}
tournament-you-may-return = Druk op **{ button-return }**, en je speelt vanaf ronde { $round }.
tournament-you-may-not-return = Alleen een wedstrijdleider kan je terughalen.
tournament-you-return = Je bent terug. Je speelt vanaf ronde { $round }.
tournament-you-rest = Je speelt niet in ronde { $round }, en krijgt de helft van de punten.
tournament-you-left = Je hebt je uitgeschreven.
tournament-withdrawn = Je hebt je teruggetrokken.
tournament-files = { $swiss ->
    [yes] De standen (CSV), de volledige ronden (TRF26), en elke partij.
   *[no] De standen (CSV) en elke partij.
}
desk-done-decide = Partij #{ $number } is beslist.
tournament-log-created = { $by } heeft het toernooi gemaakt.
tournament-log-announced = { $by } heeft het toernooi aangekondigd.
tournament-log-entered = { $player } doet mee.
tournament-log-left = { $player } heeft zich uitgeschreven.
tournament-log-entered-by = { $by } heeft { $player } ingeschreven.
tournament-log-placed = { $player } heeft een plaats door de stand van een ander toernooi.
tournament-waits = Alle plaatsen zijn bezet: { $player } is nummer { $place } op de wachtlijst.
tournament-log-left-by = { $by } heeft { $player } uitgeschreven.
tournament-log-unlisted = { $player } speelt niet meer: niet op de lijst van de wedstrijdleider.
tournament-log-outgrown = { $player } speelt niet meer: de rating is nu boven de grens.
tournament-log-returned-by = { $by } heeft { $player } teruggehaald.
tournament-log-exchanged = { $by } heeft { $player } en { $other } in deze ronde gewisseld. Hun partijen beginnen opnieuw.
tournament-log-anew = { $by } heeft partij #{ $number } geschrapt. Partij #{ $other } komt ervoor in de plaats.
tournament-log-own-game = { $told } ({ $by } speelt zelf in deze partij)
tournament-log-by-unplayed = Partij #{ $number }: { $first } – { $second } { $points }, opgegeven voordat beiden gezet hadden
tournament-log-by-left = Partij #{ $number }: { $first } – { $second } { $points }, opgegeven
tournament-log-started = { $by } heeft het toernooi gestart met { $count } spelers.
tournament-log-drafted = { $count ->
    [one] { $count } paring is gemaakt. De partijen beginnen in delen.
   *[other] { $count } paringen zijn gemaakt. De partijen beginnen in delen.
}
tournament-log-paired = { $count ->
    [one] { $count } partij begint.
   *[other] { $count } partijen beginnen.
}
tournament-log-result = Partij #{ $number }: { $first } – { $second } { $points }
tournament-log-forfeit = Partij #{ $number }: { $first } – { $second } { $points }, niet gespeeld
tournament-log-decided = Partij #{ $number }: { $first } – { $second } { $points }, beslist door { $by }
tournament-log-withdrawn = { $player } heeft zich teruggetrokken.
tournament-log-sent-away = { $by } heeft { $player } verwijderd.{ $held ->
    [yes] {" "}Lopende partijen liggen een dag stil, dan zijn ze verloren.
   *[no] {""}
}
tournament-log-given-up = { $player } was verwijderd en ligt er nu uit.
tournament-log-bye = { $player } speelt niet in ronde { $round }.
tournament-log-bye-given = { $worth ->
    [none] { $by } heeft de vrije ronde van { $player } in ronde { $round } teruggenomen.
    [full] { $by } heeft { $player } vrij gegeven in ronde { $round }, met alle punten.
    [nothing] { $by } heeft { $player } vrij gegeven in ronde { $round }, zonder punten.
   *[half] { $by } heeft { $player } vrij gegeven in ronde { $round }, voor de helft van de punten.
}
tournament-log-forbidden = { $forbidden ->
    [yes] { $by } houdt { $player } en { $other } uit elkaar.
    [again] { $by } laat { $player } en { $other } nog eens tegen elkaar spelen.
   *[no] { $by } laat { $player } en { $other } weer tegen elkaar spelen.
}
tournament-log-cancelled = { $by } heeft het toernooi afgelast.
tournament-lot-meeting = { $player } – { $other } blijft gelijk. { $player } wint door loting.
tournament-lot-wins = { $player } – { $other } blijft gelijk. { $player } wint, met meer gewonnen partijen in evenveel matches.
tournament-lot-group = { $table }: gelijk waar de plaats beslist. De gelote volgorde: { $players }
tournament-lot-final = Gelijk om de laatste plaatsen in de finale. De gelote volgorde: { $players }
tournament-log-unpairable = Ronde { $round } is niet in te delen: wie over is, speelde al tegen elkaar, wordt uit elkaar gehouden, of had te vaak dezelfde kleur. Het toernooi wacht op zijn wedstrijdleiders.
tournament-log-settling = Alles is gespeeld. De stand is voorlopig tot { $until }.
tournament-log-objected = { $player } maakt bezwaar tegen de stand.
tournament-log-concluded = { $by } heeft de stand definitief gemaakt.
tournament-log-reopened = { $by } heeft de stand heropend. Hij is voorlopig tot { $until }.
tournament-log-finished = { $by } heeft het toernooi beëindigd zoals het stond.
tournament-log-imported = { $by } heeft { $people } spelers en { $games } partijen uit een bestand overgenomen.
tournament-log-changed = { $by } heeft de instellingen veranderd.
tournament-log-ordered = { $by } heeft veranderd wat telt bij gelijke stand: { $criteria }.
tournament-log-check-in-opened = Inchecken kan nu. Wie bij het begin niet is ingecheckt, speelt niet.
tournament-log-checked-in = { $player } is ingecheckt.
tournament-log-started-itself = { $count ->
    [one] Het begint met { $count } speler.
   *[other] Het begint met { $count } spelers.
}
tournament-log-begun = { $count ->
    [one] { $count } partij die moest wachten, begint.
   *[other] { $count } partijen die moesten wachten, beginnen.
}
tournament-log-unplayed = { $count ->
    [one] { $count } paring was niet op tijd begonnen. Niemand krijgt een punt.
   *[other] { $count } paringen waren niet op tijd begonnen. Niemand krijgt een punt.
}
tournament-log-time-up = { $format ->
    [groups] De tijd van deze partijen is voorbij.
    [league] De tijd van het seizoen is voorbij.
    [round-robin] De tijd van het toernooi is voorbij.
   *[other] De tijd van de ronde is voorbij.
} Tot { $until } melden spelers de uitslag van onafgemaakte partijen.
tournament-log-reminded = { $count ->
    [one] De spelers van { $count } paring zijn aan het einde herinnerd.
   *[other] De spelers van { $count } paringen zijn aan het einde herinnerd.
}
tournament-log-reminded-check-in = Wie niet was ingecheckt, is eraan herinnerd.
tournament-log-claimed = { $whose ->
    [own] Partij #{ $number }: { $player } meldt winst.
   *[other] Partij #{ $number }: { $player } meldt winst voor { $winner }.
}
tournament-log-claimed-draw = Partij #{ $number }: { $player } meldt remise.
tournament-log-by-time = Partij #{ $number }: { $first } – { $second } { $points }, niet op tijd af
tournament-log-by-claims = Partij #{ $number }: { $first } – { $second } { $points }, zoals gemeld
tournament-log-by-tables = Partij #{ $number }: { $first } – { $second } { $points }, volgens de eindspeldatabase
tournament-log-by-early-draw = Partij #{ $number }: { $first } – { $second } { $points }, te vroeg remise overeengekomen
tournament-log-absent = { $player } is eruit gehaald: niet gezet.
tournament-log-returned = { $player } is terug.
tournament-log-named = { $by } heeft { $player } als wedstrijdleider benoemd.
tournament-log-unnamed = { $by } heeft { $player } uit de wedstrijdleiding gehaald.
tournament-log-paused = { $by } heeft het toernooi stilgelegd. Alle klokken staan stil.
tournament-log-resumed = { $by } heeft het toernooi hervat. De klokken lopen weer.
tournament-log-extended = { $by } heeft { $format ->
    [groups] deze partijen
    [league] het seizoen
    [round-robin] het toernooi
   *[other] de ronde
} verlengd tot { $until }.
tournament-unplayed = { $points } (niet gespeeld)
tournament-log-corrected = Partij #{ $number }: { $first } – { $second } { $points } in plaats van { $was }, gecorrigeerd door { $by }
tournament-log-replaced = { $who ->
    [self] { $by } speelt nu in de plaats van { $player }.
   *[other] { $by } laat { $other } spelen in de plaats van { $player }.
}{ $count ->
    [0] {""}
    [1] {" "}De lopende partij begint opnieuw.
   *[other] {" "}De lopende partijen beginnen opnieuw.
}
tournament-log-too-few = Afgelast: bij het begin waren er te weinig spelers.
tournament-log-moved = { $by } heeft het toernooi verplaatst naar { $channel }.
tournament-log-undone = { $by } heeft dit teruggedraaid: “{ $act }”. { $now }
tournament-now-clocks = { $stand ->
    [yes] Het toernooi ligt stil. Alle klokken staan stil.
   *[no] Het toernooi gaat verder. De klokken lopen.
}
tournament-now-until = Er is tijd tot { $until }.
tournament-now-channel = Het toernooi is in { $channel }.
tournament-now-apart = { $apart ->
    [yes] { $player } en { $other } worden uit elkaar gehouden.
    [met] { $player } en { $other } speelden al tegen elkaar, en worden niet nog eens ingedeeld.
   *[no] { $player } en { $other } mogen tegen elkaar spelen.
}
tournament-now-director = { $directs ->
    [yes] { $player } is wedstrijdleider.
   *[no] { $player } is geen wedstrijdleider.
}
tournament-now-bye = { $worth ->
    [none] { $player } speelt in ronde { $round }.
    [full] { $player } is vrij in ronde { $round }, met alle punten.
    [nothing] { $player } is vrij in ronde { $round }, zonder punten.
   *[half] { $player } is vrij in ronde { $round }, voor de helft van de punten.
}
tournament-now-player = { $plays ->
    [yes] { $player } speelt.
    [waits] { $player } staat op de wachtlijst.
   *[no] { $player } speelt niet.
}
tournament-now-replaced = { $other } speelt weer, en { $player } niet.
tournament-now-exchanged = { $player } en { $other } hebben hun vroegere plaats.
tournament-now-ordered = Bij gelijke stand: { $criteria }.
tournament-now-anew = Partij #{ $number } telt niet meer. Partij #{ $other } komt ervoor in de plaats.
tournament-now-settings = De instellingen zijn zoals ze waren.
tournament-now-imported = De spelers en partijen van het bestand zijn er weer uit.
tournament-claim-alone = { $timed ->
    [yes] { $players }: zo telt het, tenzij je vóór { $at } ({ $rest }) iets anders meldt.
   *[no] { $players }: zo telt het, tenzij je iets anders meldt.
}
tournament-opponents = Tegenstanders: { $players }
tournament-freed = De lopende partijen zijn gewonnen door { $players }.
tournament-claims-differ = { $players }: de meldingen verschillen. Beslis: **{ button-desk }**, **{ button-desk-results }**, **{ button-desk-decide }**.
tournament-how-to-claim = Gelijke meldingen tellen meteen, een enkele aan het einde. Verschillen ze, dan beslist een wedstrijdleider. Geen melding: geen punten. Zonder rating.

league-season = { $name } · seizoen { $season }
league-begins = **Het seizoen begint.** Iedereen speelt tegen iedereen van de eigen divisie.
league-division = **Divisie { $number }:** { $players }
league-up = ▲ Naar divisie { $number }: { $players }
league-moves-more = De andere divisies staan in /tournament table.
league-down = ▼ Naar divisie { $number }: { $players }
table-up = naar divisie { $number } omhoog
table-down = naar divisie { $number } omlaag
table-division = Seizoen { $season }, divisie { $number }

bracket-round = { $ties ->
    [1] Finale
    [2] Halve finales
    [4] Kwartfinales
    [8] Achtste finales
    [16] Zestiende finales
   *[other] { $number ->
        [1] Eerste ronde
       *[other] Ronde { $number }
    }
}
bracket-upper = { $shown ->
    [tree] Ronde { $number }
   *[list] Winnaarsschema, ronde { $number }
}
bracket-lower = { $shown ->
    [tree] Ronde { $number }
   *[list] Verliezersschema, ronde { $number }
}
bracket-final = Finale
bracket-final-again = Tweede finale
bracket-side-upper = Winnaarsschema
bracket-side-lower = Verliezersschema
bracket-third = Derde plaats
bracket-third-told = Derde plaats: { $first } – { $second }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}
bracket-decider = { $first } – { $second } staat gelijk: twee partijen extra ({ $numbers })
bracket-neither = { $first } – { $second }: beiden teruggetrokken.
bracket-level = { $how ->
    [wins] op winstpartijen
   *[lot] door loting
}
bracket-walkover = { $player } gaat door zonder partij: { $other } heeft zich teruggetrokken.
bracket-bye = vrij
bracket-byes = Vrij, en daardoor al in de volgende ronde: { $players }
bracket-place = { $rank }. { $player }{ $own ->
    [yes] {" "}(jij)
   *[no] {""}
}
bracket-still = { $player } { $own ->
    [yes] (jij, speelt nog)
   *[no] (speelt nog)
}
bracket-result = { $round }: { $first } – { $second }
table-entry = { $player }{ $own ->
    [yes] {" "}(jij)
   *[no] {""}
} { $points }{ $results ->
    [none] {""}
   *[other] {" "}({ $results })
}
table-met = { $result ->
    [won] won van { $places }
    [drawn] remise tegen { $places }
    [lost] verloor van { $places }
   *[going-on] speelt tegen { $places }
}
ladder-entry = { $player }{ $own ->
    [yes] {" "}(jij)
   *[no] {""}
}{ $played ->
    [no] {""}
   *[yes] : { $won } gewonnen, { $drawn } remise, { $lost } verloren
}{ $meets ->
    [none] {""}
   *[other] , speelt tegen { $meets }
}
tournament-waiting = **Wachtlijst ({ $count }):** { $players }
tournament-you-wait = Alle plaatsen zijn bezet: je bent nummer { $place } op de wachtlijst. Je schuift vanzelf op als iemand weggaat.
tournament-you-checked-in = Je bent ingecheckt.
tournament-you-claimed = Je melding voor partij #{ $number } is genoteerd en staat in het logboek.
tables-win = De eindspeldatabase kent de uitslag: bij het beste spel wint { $player } in { $plies ->
    [1] één zet
   *[other] { $plies } zetten
} van beiden samen.
tables-draw = De eindspeldatabase kent de uitslag: bij het beste spel is dit remise.

policy-start-director = De wedstrijdleider start het toernooi
policy-start-full = Begint als alle plaatsen bezet zijn
policy-start-date = Begint { $at } ({ $rest })
policy-check-in = Check in vanaf { $at }, anders speel je niet
policy-ratings-both = Voor ratings hier van { $least } tot { $most }
policy-ratings-least = Voor ratings hier vanaf { $least }
policy-ratings-most = Voor ratings hier tot { $most }
policy-role = Voor leden met { $role }
policy-listed = { $count ->
    [one] Voor { $count } persoon op de lijst
   *[other] Voor de { $count } mensen op de lijst
}
policy-games = { $count ->
    [1] Voor spelers met een partij met rating hier
   *[other] Voor spelers met { $count } partijen met rating hier
}
tournament-note = “{ $note }”
policy-too-few = Met minder dan 3 spelers wordt het afgelast
policy-past = Voor de bovengrens telt de hoogste rating van het afgelopen jaar
policy-conditions = Wie mee mag doen: zie **{ button-full-rules }**
policy-engines-forbidden = Damprogramma’s zijn verboden.
policy-engines-open = Damprogramma’s zijn toegestaan.
policy-vacation-yes = { $spent ->
    [yes] Vakanties zetten de klok stil. Tot drie dagen worden ingezet om niet op tijd te verliezen.
   *[no] Geplande vakanties zetten de klok stil. Er gaat geen dag vanzelf af.
} Ronden en inchecken gaan door. Tegen een speler met vakantie beslist één melding alleen niets.
policy-vacation-no = Vakanties zetten de klok niet stil, ook geplande niet.
policy-opening-ballots = De opening van elke partij wordt geloot
policy-opening-free = Partijen beginnen vanuit de gewone beginstand
policy-draws-refused = Geen remise aanbieden of opeisen vóór { $moves } zetten van elke speler.
policy-draws-pointless = Remise vóór { $moves } zetten van elke speler levert geen punt op.
policy-round-claims = { $format ->
    [groups] Groepen, en de finale, duren
    [league] Een seizoen duurt
    [round-robin] Alle partijen duren
   *[other] Een ronde duurt
} hooguit { $days } dagen. Niet klaar? Beiden melden binnen { $claims } dagen een uitslag. Gelijke meldingen tellen. Anders beslist de eindspeldatabase, dan verliest wie niet zette, dan telt één melding. Verschillen ze: de wedstrijdleider beslist. Geen melding: geen punten. Zonder rating.
policy-round-forfeit = { $format ->
    [groups] Groepen, en de finale, duren
    [league] Een seizoen duurt
    [round-robin] Alle partijen duren
   *[other] Een ronde duurt
} hooguit { $days } dagen. Wat dan niet af is, verliezen beiden.
policy-settling = Na de laatste partij mag ieder binnen { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} één keer bezwaar maken.
policy-absent = { $format ->
    [groups] Zet je niet, dan lig je er vóór de finale uit. Gebeurt dat binnen 90 dagen in twee toernooien, vakantie niet meegeteld, dan kun je hier tijdelijk niet meedoen.
    [league] Wie nooit zet, speelt het volgende seizoen niet.
    [round-robin] {""}
   *[other] Zet je niet, dan lig je er vóór de volgende ronde uit. Gebeurt dat binnen 90 dagen in twee toernooien, vakantie niet meegeteld, dan kun je hier tijdelijk niet meedoen.
}
tournament-settings-most = Hooguit { $most } spelers
tournament-settings-until-start = Veranderen kan tot het begin. **{ button-desk }**: begin, spelers, reeks.
tournament-settings-draft = Nog ziet niemand het. **{ button-desk-announce }** plaatst het.
tournament-settings-saved = Bewaard.
button-settings-games = Partijen
button-settings-format = Vorm
button-settings-entries = Inschrijving en begin
button-settings-rules = Ronden en regels
button-settings-ties = Gelijke stand
button-settings-admission = Wie mee mag doen, prijs
button-check-in = Inchecken

form-games = Toernooi: partijen
form-own-format = Toernooi: vorm
form-entries = Toernooi: inschrijving en begin
form-rules = Toernooi: ronden en regels
form-admission = Toernooi: wie mee mag doen, prijs
admission-role = Rol
admission-role-about = Alleen leden ermee kunnen meedoen. Leeg: iedereen
admission-list = Lijst
admission-list-about = Namen, vermeldingen of Discord-ID’s, één per regel. Leeg: iedereen
admission-file = Bestand
admission-file-about = Meer mensen voor de lijst, in een kolom “player” (CSV), of TRF16 van de FIDE
admission-games = Partijen met rating
admission-games-about = Hoeveel iemand er minstens heeft, in dit spel op deze server. Leeg: maakt niet uit
admission-note = Jouw woorden
admission-note-about = Een prijs bijvoorbeeld. Hooguit 200 tekens, bij de aankondiging
form-name = Naam
form-name-about = Iedereen ziet hem. Hooguit 60 tekens
form-game = Spel
form-format = Vorm
form-pace = Bedenktijd
form-opening = Opening
form-opening-free = vanuit de gewone beginstand
form-opening-ballots = geloot
form-most = Hoogste aantal spelers
form-most-about = Wie later komt, gaat op de wachtlijst, als die er is
form-ratings = Ratings
form-ratings-about = Zoals 1200-1800, 1200- of -1800. Leeg: iedereen
form-start = Begin
form-start-director = als de wedstrijdleider het zegt
form-start-full = als de laatste plaats bezet is
form-start-date = op datum
form-date = Datum
form-date-zone = Zoals 2026-12-31 18:00, in jouw tijdzone ({ $zone })
form-check-in = Inchecken
form-check-in-about = Uren voor het begin waarin deelnemers bevestigen dat ze er zijn. Leeg: niet
form-group = Hoogste aantal spelers in een groep
form-group-about = 3 tot 12
form-rounds = Ronden
form-rounds-about = 3 tot 11
form-round-days = Dagen per ronde
form-round-days-about = 2 tot 120. Leeg: geen einddatum
form-round-end = Partijen die dan niet af zijn
form-round-end-claims = spelers melden uitslagen, de wedstrijdleider beslist
form-round-end-forfeit = beiden verliezen
form-lot = Hoe groepen worden gemaakt
form-lot-no = even sterk naar rating
form-lot-yes = geloot onder spelers met een vergelijkbare rating
form-cycles = Hoe vaak iedereen tegen iedereen speelt
form-cycles-1 = één keer
form-cycles-2 = twee keer, de tweede met verwisselde kleuren
form-deciders = Bij een gelijke match
form-deciders-count = { $count ->
    [0] meer winstpartijen beslissen, of het lot
    [1] twee partijen extra, dan meer winstpartijen of het lot
   *[other] twee partijen extra, hooguit { $count } keer
}
form-third = Derde plaats
form-third-yes = de verliezers van de halve finales spelen erom
form-third-no = de verliezers van de halve finales delen hem
form-moving = Promotie en degradatie
form-moving-count = { $count ->
    [1] één speler van elke divisie
   *[other] { $count } spelers van elke divisie
}
form-pause = Dagen tussen twee seizoenen
form-pause-about = 1 tot 60
form-settling = Na de laatste partij
form-settling-days = { $days ->
    [0] de stand is meteen definitief
    [one] { $days } dag voor correcties en bezwaar
   *[other] { $days } dagen voor correcties en bezwaar
}
form-draws = Vroege remises
form-draws-allowed = toegestaan
form-draws-refused-20 = geen aanbod vóór zet 20
form-draws-refused-40 = geen aanbod vóór zet 40
form-draws-pointless-20 = geen punten vóór zet 20
form-draws-pointless-40 = geen punten vóór zet 40
form-ties = Toernooi: gelijke stand
form-profile = Regels
form-profile-own = de volgorde hieronder
form-profile-fide = FIDE
form-profile-fmjd = FMJD: eerst Solkoff zonder de zwakste, in een rondtoernooi winstpartijen. Punten 2, 1 en 0
form-profile-idf = IDF-micromatch: twee partijen, opening geloot uit de tabel
form-profile-club = club: winstpartijen, dan het onderling resultaat
form-tie-1 = Bij gelijke stand eerst
form-tie-2 = Tweede
form-tie-3 = Derde
form-tie-4 = Vierde
form-tie-none = geen
form-options = Kies wat geldt
form-option-engines = Damprogramma’s zijn toegestaan
form-option-vacation = Vakanties zetten de klok stil
form-option-spends = Liever een vakantiedag dan verlies op tijd
form-option-pair = Twee partijen tegen elke tegenstander
form-option-waiting = Een wachtlijst als het vol is
form-option-one = Punten als 1, ½ en 0

desk-done-correct = Partij #{ $number } telt nu anders. De partij zelf en de ratings blijven zoals ze zijn.
director-imported = Overgenomen: { $people ->
    [one] { $people } speler
   *[other] { $people } spelers
}, { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}. Niet begrepen kolommen: { $columns ->
    [0] geen
   *[other] { $ignored }
}.
desk-done-move = Het toernooi is voortaan in { $channel }. Lopende partijen gaan ook daar verder.
tournament-progress = { $played } van { $games } partijen zijn afgelopen.
tournament-elsewhere = Er is nieuws over toernooi #{ $number }, maar in het kanaal ervan kan ik niet schrijven. /games toont je partijen, /tournament table hoe het staat.
tournament-seat = { $player }, er is een plaats vrij: je doet mee, en staat niet meer op de wachtlijst.
tournament-seat-check-in = Er wordt ingecheckt: wie dat bij het begin niet gedaan heeft, speelt niet.
tournament-moved = Dit toernooi is nu [in een ander kanaal aangekondigd]({ $link }).
tournament-closed = Ik kan niet schrijven in { $channel }, waar dit toernooi is aangekondigd. Het nieuws gaat naar een ander kanaal of als privébericht. Laat me daar weer schrijven (/server check zegt wat ontbreekt), of verplaats het bij /tournament manage.
tournament-many-rounds = Er zijn { $rounds } ronden gepland, maar niet alle { $count } spelers hebben tegenstanders voor meer dan { $most }. Is een ronde niet in te delen, dan wacht het toernooi op een wedstrijdleider.
tournament-how-to-pair = Wedstrijdleiders: laat bij /tournament manage twee spelers tegen elkaar spelen die dat niet mochten of al deden, of beëindig het toernooi zoals het staat.
tournament-letter = Ik kan niet schrijven in het kanaal van het toernooi.
tournament-own-place = **Jij:** plaats { $rank } van { $players }
tournament-own-place-in = **Jij:** plaats { $rank } van { $players } ({ $table }), punten: { $points }
tournament-calendar-gone = Iemand heeft dit toernooi uit de agenda van de server verwijderd, dus ik zet het er niet meer in.
tournament-calendar = Toernooi: { $game }. Meer staat in de aankondiging in het kanaal.

table-group = Groep { $name }
table-final = Finale
table-all = Iedereen tegen iedereen
table-round = { $status ->
    [over] Na ronde { $round } van { $rounds }
   *[running] Na de indeling van ronde { $round } van { $rounds }
}
table-games = **Partijen**
table-game = { $numbers } { $first } – { $second }
table-games-more = en nog { $count }: /tournament games
table-left = { $count ->
    [1] Nog één stand. **{ button-files }** heeft hem, en /tournament table toont de jouwe.
   *[other] Nog { $count } standen. **{ button-files }** heeft ze, en /tournament table toont de jouwe.
}
table-decided-more = en nog { $count }: { $where }
table-struck = Met alle partijen geschrapt, wegens terugtrekken voordat de helft afgelopen was: { $players }
table-withdrawn = { $player } (weg)
table-places = regels { $first } t/m { $last } van { $count }
table-level = { $drawn ->
    [yes] Geloot, omdat ze gelijk staan op plaats { $rank }: { $players }
   *[no] { $players } delen plaats { $rank }: in alles gelijk
}
table-decided = { $player } vóór { $other }: { $criterion }
column-player = Speler
column-points = Ptn
column-wins = Gew.
column-sonneborn-berger = SB
column-buchholz = Bh
column-buchholz-cut-1 = Bh–1
column-koya = Koya

criterion-points = punten
criterion-direct-encounter = onderling resultaat
criterion-wins = winstpartijen
criterion-sonneborn-berger = Sonneborn-Berger
criterion-buchholz = Buchholz (Solkoff)
criterion-buchholz-cut-1 = Buchholz (Solkoff) zonder de zwakste tegenstander
criterion-koya = punten tegen de bovenste helft (Koya)
