# Lessen: /learn.
command-learn = Leer een spel in een paar stappen, of lees de regels
command-learn-game = Welk spel. Leeg: allemaal, met je sterren
command-learn-rules = Toon de regels van het spel
lessons-heading = Leer een spel
lessons-text = Zes tot tien kleine standen leren je een spel. Sterren: de helft van de stappen, { $practice ->
    [yes] alle stappen, en drie uitgespeelde partijen tegen mij.
   *[no] en alle stappen.
}
lessons-game = { $game }: { $stars }
lessons-choose = Een ander spel
button-learn = Leren
button-lesson-begin = Leren: { $game }
button-lesson-next = Volgende
button-lesson-back = Terug
button-lesson-again = Vanaf het begin
button-lesson-others = Andere spellen
button-lesson-play = Spelen met hints

lesson-heading = { $game }: { $step } van { $steps }
# Onder het plaatje.
lesson-to-move = { $colour } aan zet
lesson-note = { $step }/{ $steps }
lesson-right = **{ $move }**: goed.{ $last ->
    [yes] { " " }Dat was de laatste stap.
   *[no] { "" }
}
lesson-end-heading = { $game }: { $stars }
lesson-end = { $complete ->
    [yes] Je kent het spel. **{ button-welcome-play }** stuurt je eerste uitnodiging, of plaatst er een voor iedereen.
   *[no] Alle stappen zijn gedaan. Speel nu { $most } partijen tegen mij uit op het eerste niveau (nu { $games } van { $most }): **{ button-hint }** bij het bord toont een goede zet en zegt waarom. Wat de stappen overslaan, staat in **{ button-rules }**.
}

# Eén zin over de zaak, één over wat te doen.
lesson-man-moves = Een schijf gaat één veld { $ways ->
    [straight] recht vooruit of opzij
    [five] recht vooruit, opzij of schuin vooruit
   *[diagonal] schuin vooruit
}. De jouwe zijn { $colour ->
    [black] zwart
   *[white] wit
}: zet er een.
lesson-man-takes = Een schijf slaat { $ways ->
    [straight] recht vooruit of opzij
    [five] recht vooruit, opzij of schuin vooruit
   *[diagonal] schuin vooruit
}: hij springt over het vijandelijke stuk ernaast naar het lege veld erachter. Sla het stuk.
lesson-man-takes-also = { $ways ->
    [diagonals] Een schijf gaat alleen vooruit, maar slaat ook achteruit. Sla.
    [orthogonals] Een schijf slaat in alle vier richtingen, ook achteruit. Sla.
    [five] Een schijf slaat ook recht vooruit en opzij. Sla.
   *[all] { $squares ->
        [dark] Een schijf slaat in alle acht richtingen. Langs rijen en kolommen tellen lichte velden niet: hij springt vier velden ver. Sla.
       *[all] Een schijf slaat in alle acht richtingen. Sla.
    }
}
lesson-chain = Een schijf die geslagen heeft, slaat in dezelfde zet door zolang het kan, en mag draaien. Sla er { $count ->
    [2] twee
    [3] drie
   *[other] { $count }
}.
lesson-man-spares-king = Een schijf mag geen dam slaan, het stuk met de kroon. Doe een andere zet.
lesson-refused = { $refusal ->
    [free] Slaan hoeft nooit. Doe een zet zonder slag.
   *[forfeits] Je mag een slag laten liggen, maar verliest dan een stuk dat had moeten slaan: het veld daarvan staat achter “#”. Doe zo’n zet.
}
lesson-free = { $refusal ->
    [never] Slaan is verplicht. Bij meerdere slagen kies je vrij, ook de kleinste. Sla.
   *[other] Bij meerdere slagen kies je vrij, ook de kleinste. Sla.
}
lesson-priority-most-pieces = { $refusal ->
    [never] Slaan is verplicht, en meerslag gaat voor. Zoek de slag.
   *[other] Sla je, dan gaat meerslag voor. Zoek de slag.
}
lesson-priority-most-value = { $refusal ->
    [never] Slaan is verplicht, en de hoogste waarde gaat voor
   *[other] Sla je, dan gaat de hoogste waarde voor
}: een dam telt meer dan één schijf en minder dan twee. Zoek de slag.
lesson-priority-with-king = { $place ->
    [1] Kan een dam slaan, dan moet een dam slaan. Zoek de slag.
   *[other] Zijn slagen verder gelijk, dan gaat die met een dam voor die met een schijf. Zoek de slag.
}
lesson-priority-most-kings = { $place ->
    [1] Je moet zo veel mogelijk dammen slaan. Zoek de slag.
   *[other] Zijn slagen verder gelijk, dan gaat die met de meeste geslagen dammen voor. Zoek de slag.
}
lesson-priority-king-soonest = { $place ->
    [1] Je moet zo snel mogelijk een dam slaan. Zoek de slag.
   *[other] Zijn slagen verder gelijk, dan gaat die voor die het eerst een dam slaat. Zoek de slag.
}
lesson-crowned = Een schijf die de laatste rij bereikt, wordt dam en draagt een kroon. Haal dam.
lesson-first-king = Hier wint de eerste dam. Een schijf die de laatste rij bereikt, wordt dam: haal er een.
lesson-crowning-ends-move = Een schijf die slaand de laatste rij bereikt, wordt dam en stopt daar, ook als hij verder kon. Sla.
lesson-crowning-if-move-ends = Een schijf die slaand de laatste rij bereikt, slaat als schijf door als dat kan. Alleen wie daar eindigt, wordt dam. Sla er { $count ->
    [2] twee
    [3] drie
   *[other] { $count }
}.
lesson-crowning-goes-on = Een schijf die slaand de laatste rij bereikt, wordt meteen dam en slaat door als dam. Sla er { $count ->
    [2] twee
    [3] drie
   *[other] { $count }
}.
lesson-king-moves = Een dam vliegt { $ways ->
    [diagonals] schuin
    [orthogonals] langs rijen en kolommen
   *[all] in alle acht richtingen
}, over zoveel lege velden als je wilt. Zet hem minstens drie velden verder.
lesson-king-takes = { $reach ->
    [short] Een dam gaat één veld { $ways ->
        [diagonals] schuin, ook achteruit
        [all] in een van de acht richtingen
       *[orthogonals] in een van de vier richtingen
    }, en slaat ook zo. Sla ermee.
   *[flying] Een dam vliegt { $moves ->
        [diagonals] schuin
        [orthogonals] langs rijen en kolommen
       *[all] in alle acht richtingen
    } en slaat van ver{ $ways ->
        [all] { $moves ->
            [all] { "" }
           *[other] , ook langs rijen en kolommen
        }
        [orthogonals] { $moves ->
            [orthogonals] { "" }
           *[other] , maar alleen langs rijen en kolommen
        }
       *[diagonals] { "" }
    }. Hij landt { $landing ->
        [next] vlak achter het stuk
       *[anywhere] op elk leeg veld achter het stuk
    }. Sla.
}
lesson-king-run = Zolang je een schijf hebt, mag een dam maar { $moves } zetten achter elkaar doen zonder te slaan. De jouwe heeft dat gedaan: zet een ander stuk.
lesson-win = { $ending ->
    [no-pieces] Wie geen stukken heeft, verliest. Sla de laatste.
    [given-away] Hier wint wie geen stukken of geen zet meer heeft. Geef je laatste stuk weg.
   *[no-moves] Wie niet kan zetten, verliest. Zet het laatste stuk van je tegenstander vast.
}
lesson-draw = { $ending ->
    [king-against-king] Dam tegen dam is remise, tenzij er een meteen geslagen kan worden{ $unless ->
        [capture-coming] { " " }of dat niet te vermijden is
       *[capture] { "" }
    }. Maak het zo remise.
    [one-against-one] Eén stuk tegen één stuk is remise, tenzij er een meteen geslagen kan worden{ $unless ->
        [capture-coming] { " " }of dat niet te vermijden is
       *[capture] { "" }
    }. Maak het zo remise.
    [repetition] Dezelfde stand voor de { $times ->
        [3] derde
        [4] vierde
       *[5] vijfde
    } keer is remise{ $claim ->
        [0] { "" }
        [3] . Vanaf de derde keer kun je remise opeisen
       *[other] . Vanaf de vierde keer kun je remise opeisen
    }. Je dam was al eens op { $square }: ga daarheen terug.
   *[other] Dammen die lang genoeg heen en weer gaan, maken remise. Ga terug naar { $square }.
}

lesson-shift-alone = Schuif een eigen stuk van een donker veld naar een leeg veld ernaast, omhoog, omlaag of opzij. Een nieuw eigen stuk vult het vrijgekomen veld.
lesson-shift-line = Stukken op een rij schuiven samen als er aan het eind een leeg veld ligt. Schuif er twee of meer van jou.
lesson-shift-majority = Vijandelijke stukken in zo’n rij schuiven mee als jij er meer in hebt. Schuif een rij met een vijandelijk stuk erin.
lesson-shift-grows = Stukken van één kleur die elkaar raken, maar niet schuin, zijn een groep. Laat je grootste, van { $own }, met twee of meer groeien.
lesson-shift-breaks = De grootste groep wint, dus breek die van de ander: maak de grootste van je tegenstander, van { $theirs }, kleiner.
lesson-shift-wins = Is het bord vol, dan wint de grootste groep. Bij gelijke telt de op een na grootste. Win het spel.
lesson-place-first = Zwart begint met één stuk op een donker veld, zoals a1, buiten de vier in het midden. Leg het.
lesson-place-two = Daarna leg je twee stukken op velden van je eigen kleur, of maar één. Jij bent { $colour ->
    [black] Zwart: leg er twee op donkere velden.
   *[white] Wit: leg er twee op lichte velden.
}
lesson-place-other = Of één stuk op een veld van de andere kleur: het verbindt je lege velden eromheen. Leg er een op een { $colour ->
    [black] licht
   *[white] donker
} veld buiten het midden.
lesson-place-own-centre = Op de vier middelste velden kost een veld van je eigen kleur de hele beurt. Leg één stuk op een { $colour ->
    [black] donker
   *[white] licht
} veld daar.
lesson-place-other-centre = Een middelveld van de andere kleur kost een tweede stuk, dat weggaat: “x”. Leg er een op een { $colour ->
    [black] licht
   *[white] donker
} veld daar.
lesson-place-grows = Een gebied zijn je stukken die elkaar raken, met de lege velden van je kleur ernaast. Je grootste heeft { $own }: maak het drie of meer groter.
lesson-place-breaks = Het grootste gebied telt dubbel, dus snijd dat van de ander door: maak het grootste van je tegenstander, van { $theirs }, kleiner.
lesson-place-wins = De punten: je grootste gebied dubbel, alle andere enkel. Leg wat je over hebt zo dat je wint.
lesson-jump-step = Een stuk stapt één veld schuin vooruit. Er wordt nooit geslagen. Doe een stap.
lesson-jump-one = Het springt ook schuin over een eigen stuk naar het lege veld erachter. Doe één sprong.
lesson-jump-more = Het mag verder springen en draaien, als het verder naar voren eindigt. Spring over twee of meer van jou.
lesson-jump-enemy = Eén keer per beurt mag een stuk recht of opzij over een vijandelijk stuk springen. Spring over een.
lesson-jump-both = Die sprong kan in een reeks zitten. Spring in één beurt over stukken van beide kanten.
lesson-jump-back = Een stuk mag alleen achteruit stappen als op alle doelvelden ervoor eigen stukken staan. Stap achteruit.
lesson-jump-wins = Wie het eerst alle stukken op de verste drie rijen heeft, wint. Breng je laatste binnen.

# Een zet die mag, maar iets anders laat zien.
lesson-not = **{ $move }** kan, maar { $code ->
    [refused] slaat een stuk. Laat de slag deze keer liggen
    [crowned] haalt geen dam. Zoek de schijf vlak voor de laatste rij
    [first-king] haalt geen dam. Zoek de schijf vlak voor de laatste rij
    [king-moves] is geen zet van de dam over drie velden of meer
    [win] { $ending ->
        [given-away] je tegenstander hoeft je laatste stuk dan niet te slaan
       *[other] je tegenstander speelt daarna door
    }
    [draw] de partij gaat daarna door
    [shift-line] schuift niet twee of meer stukken van jou en geen andere
    [shift-majority] er schuift geen vijandelijk stuk mee
    [shift-grows] je grootste groep groeit niet met twee
    [shift-breaks] de grootste groep van je tegenstander blijft even groot
    [shift-wins] dan wint je tegenstander, of het spel gaat door
    [place-two] legt één stuk
    [place-other] ligt op velden van je eigen kleur, of in het midden
    [place-own-centre] ligt niet op een middelveld van je eigen kleur
    [place-other-centre] ligt niet op een middelveld van de andere kleur
    [place-grows] je grootste gebied groeit niet met drie
    [place-breaks] het grootste gebied van je tegenstander blijft even groot
    [place-wins] dan win je niet
    [jump-step] is een sprong
    [jump-one] is niet één sprong over een stuk van jou
    [jump-more] is geen reeks over alleen stukken van jou
    [jump-enemy] is niet één sprong over een vijandelijk stuk
    [jump-both] gaat niet over stukken van beide kanten
    [jump-back] gaat vooruit
    [jump-wins] er ontbreekt nog een stuk
   *[other] slaat niet zoals gevraagd
}. Er is niets verloren: probeer het nog eens.
