# De regels van de damspellen in woorden, in leesvolgorde.

trait-board = { $squares ->
    [a1] Een bord van { $columns }×{ $rows } velden. Gespeeld wordt op de { $fields } donkere velden. Elke speler heeft linksonder een donker veld.
    [h1] Een bord van { $columns }×{ $rows } velden. Gespeeld wordt op de { $fields } donkere velden. Elke speler heeft rechtsonder een donker veld.
   *[all] Een bord van { $columns }×{ $rows } velden. Gespeeld wordt op alle { $fields }.
}
trait-men = Elke speler begint met { $count } schijven, op { $rows ->
    [1] rij { $first }
   *[other] rij { $first } t/m { $last }
}, geteld vanaf de eigen kant.
trait-starts = { $agreed ->
    [yes] { $colour ->
        [black] De spelers spreken af wie begint. Hier is dat altijd Zwart.
       *[white] De spelers spreken af wie begint. Hier is dat altijd Wit.
    }
   *[no] { $colour ->
        [black] Zwart begint.
       *[white] Wit begint.
    }
}
trait-man-moves = { $ways ->
    [forward-diagonals] Een schijf gaat één veld schuin vooruit.
    [forward-and-sideways] Een schijf gaat één veld recht vooruit of opzij.
    [forward-sideways-and-forward-diagonals] Een schijf gaat één veld recht vooruit, opzij of schuin vooruit.
   *[other] Een schijf gaat één veld.
}
trait-man-captures = { $ways ->
    [forward-diagonals] Een schijf slaat schuin vooruit: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
    [diagonals] Een schijf slaat schuin, vooruit en achteruit: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
    [forward-and-sideways] Een schijf slaat recht vooruit of opzij: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
    [orthogonals] Een schijf slaat recht vooruit, recht achteruit of opzij: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
    [forward-sideways-and-forward-diagonals] Een schijf slaat recht vooruit, opzij of schuin vooruit: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
    [all] { $squares ->
        [dark] Een schijf slaat in alle acht richtingen. Schuin springt hij over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter. Langs rijen en kolommen springt hij over een vijandelijk stuk twee velden verder, naar een leeg veld vier velden verder: de lichte velden ertussen tellen niet.
       *[all] Een schijf slaat in alle acht richtingen: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
    }
   *[other] Een schijf slaat door over een aangrenzend vijandelijk stuk te springen naar het lege veld er vlak achter.
}
trait-man-takes-king = Een schijf mag een dam slaan.
trait-man-spares-king = Een schijf mag geen dam slaan.
trait-king-look = Op het plaatje draagt een dam een kroon.
trait-king-moves = { $reach ->
    [short] { $ways ->
        [diagonals] Een dam gaat één veld schuin, vooruit of achteruit.
        [all] Een dam gaat één veld in een van de acht richtingen.
       *[orthogonals] Een dam gaat één veld langs een rij of kolom.
    }
   *[flying] { $ways ->
        [diagonals] Een dam gaat schuin over zoveel lege velden als je wilt.
        [all] Een dam gaat in een van de acht richtingen over zoveel lege velden als je wilt.
       *[orthogonals] Een dam gaat langs een rij of kolom over zoveel lege velden als je wilt.
    }
}
trait-king-captures = { $reach ->
    [short] { $ways ->
        [diagonals] Een dam slaat schuin, vooruit of achteruit: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
        [all] Een dam slaat in een van de acht richtingen: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
       *[orthogonals] Een dam slaat langs een rij of kolom: hij springt over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter.
    }
   *[flying] { $ways ->
        [diagonals] Een dam slaat schuin op elke afstand: hij springt over één vijandelijk stuk, als alle velden ervoor en het veld er vlak achter leeg zijn. Over een eigen stuk of over twee stukken tegelijk springt hij nooit.
        [all] { $squares ->
            [dark] Een dam slaat in alle acht richtingen op elke afstand: hij springt over één vijandelijk stuk, als alle velden ervoor en het veld er vlak achter leeg zijn. Over een eigen stuk of over twee stukken tegelijk springt hij nooit. Langs rijen en kolommen tellen alleen de donkere velden.
           *[all] Een dam slaat in alle acht richtingen op elke afstand: hij springt over één vijandelijk stuk, als alle velden ervoor en het veld er vlak achter leeg zijn. Over een eigen stuk of over twee stukken tegelijk springt hij nooit.
        }
       *[orthogonals] Een dam slaat langs rijen en kolommen op elke afstand: hij springt over één vijandelijk stuk, als alle velden ervoor en het veld er vlak achter leeg zijn. Over een eigen stuk of over twee stukken tegelijk springt hij nooit.
    }
}
trait-landing-anywhere = Achter een geslagen stuk mag een dam op elk leeg veld stoppen. Kan hij vanaf een van die velden verder slaan, dan moet hij zo’n veld kiezen.
trait-landing-next = Een dam die slaat, landt op het veld vlak achter het stuk en slaat vandaar verder als dat kan.
trait-removal-after-move = Geslagen stukken gaan pas na de hele zet van het bord. Tot dan staan ze in de weg, en je mag niet tweemaal over hetzelfde stuk.
trait-removal-at-once = Geslagen stukken gaan één voor één van het bord, zodat de weg vrij kan komen voor een volgende slag. Tussen twee slagen recht omkeren is verboden.
trait-crowning-ends-move = Een schijf die de laatste rij bereikt, wordt dam. De zet eindigt daar, ook als hij verder zou kunnen slaan.
trait-crowning-if-move-ends = Een schijf wordt dam als zijn zet op de laatste rij eindigt. Komt hij daar slaand en kan hij verder slaan, dan slaat hij door als schijf.
trait-crowning-goes-on = Een schijf die de laatste rij bereikt, wordt dam. Komt hij daar slaand en kan hij als dam verder slaan, dan doet hij dat in dezelfde zet.
trait-crowning-wins = Wie het eerst dam haalt, wint meteen. Een dam zet dus nooit.
trait-capture-compulsory = Slaan is verplicht. Het stuk dat slaat, slaat in dezelfde zet door zolang het kan. Het mag na elke sprong van richting veranderen.
trait-capture-refusable = Slaan hoort, als het kan. Het stuk dat slaat, slaat in dezelfde zet door zolang het kan. Het mag na elke sprong van richting veranderen. Je mag ook een zet zonder slag doen, maar dan verlies je een van je stukken dat had moeten slaan: het stuk dat zette, als het daarbij hoort, en anders een dat jij noemt. Waar zetten zonder slag geteld worden, begint de telling na zo’n verlies opnieuw.
trait-capture-optional = Slaan mag, maar hoeft niet. Een stuk dat begint te slaan, slaat in dezelfde zet door zolang het kan. Het mag na elke sprong van richting veranderen.
trait-capture-free = Vrije slagkeuze: je kiest zelf welke slag, welk stuk en welke weg. Het hoeft niet de meeste stukken te zijn.
trait-priority-most-pieces = { $place ->
    [1] Meerslag gaat voor: sla zo veel mogelijk stukken{ $kings ->
        [yes] {" "}(een dam telt voor één)
       *[no] { "" }
    }.
   *[other] Is dat gelijk, dan gaan de meeste stukken voor.
}
trait-priority-most-value = { $place ->
    [1] Bij meerdere slagen gaat die met de hoogste waarde voor.
   *[other] Is dat gelijk, dan gaat de hoogste waarde voor.
}
trait-priority-with-king = { $place ->
    [1] Kan een dam slaan, dan moet een dam slaan.
   *[other] Is dat gelijk, dan gaat slaan met een dam voor slaan met een schijf.
}
trait-priority-most-kings = { $place ->
    [1] Bij meerdere slagen gaat die met de meeste geslagen dammen voor.
   *[other] Is dat gelijk, dan gaan de meeste geslagen dammen voor.
}
trait-priority-king-soonest = { $place ->
    [1] Bij meerdere slagen gaat die voor die het eerst een dam slaat.
   *[other] Is dat gelijk, dan gaat de slag voor die het eerst een dam slaat.
}
trait-value = { $man ->
    [100] Een dam telt meer dan één schijf en minder dan twee: drie dammen zijn meer dan vijf schijven en minder dan zes. Tel om te vergelijken elke dam als twee schijven. Is de som gelijk, dan is de slag met minder dammen meer waard.
   *[other] { $man } dammen zijn evenveel waard als { $king } schijven.
}
trait-capture-equal = { $counted ->
    [yes] Uit slagen die dan nog gelijk zijn, kies je vrij.
   *[no] Uit deze slagen, stukken en wegen kies je vrij. Het hoeft niet de meeste stukken te zijn.
}
trait-king-run = Zolang je nog een schijf hebt, mag één dam hooguit { $moves } zetten achter elkaar doen zonder te slaan. Dan moet hij slaan, of een ander stuk moet zetten. Kan geen ander stuk zetten, dan verlies je.
trait-win-no-moves = Wie niet kan zetten, verliest: zonder stukken, of omdat alles vaststaat.
trait-win-given-away = Wie aan zet is en niet kan zetten, wint: zonder stukken, of omdat alles vaststaat.
trait-draw-agreement = De spelers mogen remise overeenkomen.
trait-draw-repetition = { $claimed ->
    [yes] { $times ->
        [3] Remise kan worden opgeëist bij driemaal dezelfde stand met dezelfde speler aan zet.
        [4] Remise kan worden opgeëist bij viermaal dezelfde stand met dezelfde speler aan zet.
        [5] Remise kan worden opgeëist bij vijfmaal dezelfde stand met dezelfde speler aan zet.
       *[other] Remise kan worden opgeëist bij { $times } keer dezelfde stand met dezelfde speler aan zet.
    }
   *[no] { $times ->
        [3] Driemaal dezelfde stand met dezelfde speler aan zet is remise.
        [4] Viermaal dezelfde stand met dezelfde speler aan zet is remise.
        [5] Vijfmaal dezelfde stand met dezelfde speler aan zet is remise.
       *[other] { $times } keer dezelfde stand met dezelfde speler aan zet is remise.
    }
}{ $runs ->
    [yes] { " " }Standen zijn alleen gelijk als de dammen ook evenveel zetten achter elkaar gedaan hebben.
   *[no] { "" }
}{ $house ->
    [yes] { " " }(Een regel van deze bot, zodat geen partij eeuwig duurt.)
   *[no] { "" }
}
trait-draw-idle = { $claimed ->
    [yes] Remise kan worden opgeëist als elke speler { $moves } zetten gedaan heeft zonder te slaan en zonder schijfzet.
   *[no] Het is remise als elke speler { $moves } zetten gedaan heeft zonder te slaan en zonder schijfzet.
}{ $house ->
    [yes] { " " }(Een regel van deze bot, zodat geen partij eeuwig duurt.)
   *[no] { "" }
}
trait-draw-no-capture = { $claimed ->
    [yes] Remise kan worden opgeëist als elke speler { $moves } zetten gedaan heeft zonder te slaan.
   *[no] Het is remise als elke speler { $moves } zetten gedaan heeft zonder te slaan.
}{ $house ->
    [yes] { " " }(Een regel van deze bot, zodat geen partij eeuwig duurt.)
   *[no] { "" }
}
trait-draw-kings-only = { $claimed ->
    [yes] Remise kan worden opgeëist als elke speler { $moves } zetten met alleen dammen en zonder slag gedaan heeft.
   *[no] Het is remise als elke speler { $moves } zetten met alleen dammen en zonder slag gedaan heeft.
}{ $house ->
    [yes] { " " }(Een regel van deze bot, zodat geen partij eeuwig duurt.)
   *[no] { "" }
}{ $most ->
    [0] { "" }
   *[other] { " " }Hebben beiden een dam en staan er in totaal { $fewest } tot { $most } stukken, dan gelden de grenzen van de volgende regels.
}
trait-draw-balance = Hebben beiden een dam en staan er in totaal { $fewest } tot { $most } stukken, dan is het remise als elke speler { $moves } zetten gedaan heeft zonder slag of promotie.
trait-draw-few-pieces = { $stronger ->
    [kk] Twee dammen
    [kkk] Drie dammen
    [kkk-more] Drie of meer dammen
    [kk-km-k] Eén dam, of twee stukken waarvan minstens één dam,
    [kkk-kkm-kmm] Drie stukken waarvan minstens één dam
   *[other] { $stronger }
} tegen { $weaker ->
    [k] één dam
   *[other] { $weaker }
}: remise na { $moves } zetten van { $counts ->
    [weaker] de zwakste kant
   *[both] elke kant
}{ $lasting ->
    [yes] . Eenmaal begonnen loopt de telling door bij een slag of promotie.
   *[no] . De telling begint opnieuw na een slag of promotie.
}
trait-draw-main-road = { $stronger ->
    [kk] Twee dammen
    [kkk] Drie dammen
    [kkk-more] Drie of meer dammen
    [kk-km-k] Eén dam, of twee stukken waarvan minstens één dam,
    [kkk-kkm-kmm] Drie stukken waarvan minstens één dam
   *[other] { $stronger }
} tegen { $weaker ->
    [k] één dam die de hoofdlijn (a1–h8) steeds bezet houdt
   *[other] { $weaker } op de hoofdlijn (a1–h8)
}: remise na { $moves } zetten van { $counts ->
    [weaker] de zwakste kant
   *[both] elke kant
}{ $lasting ->
    [yes] . Eenmaal begonnen loopt de telling door bij een slag of promotie.
   *[no] . De telling begint opnieuw na een slag of promotie.
}
trait-draw-one-each = { $pieces ->
    [kings] { $unless ->
        [capture-coming] Dam tegen dam is remise, tenzij er meteen geslagen kan worden of dat niet te vermijden is.
       *[capture] Dam tegen dam is remise, tenzij de speler aan zet kan slaan.
    }
   *[any] { $unless ->
        [capture-coming] Eén stuk tegen één stuk is remise, tenzij er meteen geslagen kan worden of dat niet te vermijden is.
       *[capture] Eén stuk tegen één stuk is remise, tenzij de speler aan zet kan slaan.
    }
}
trait-notation-numeric = { $corner ->
    [bottom-right] De velden zijn rij voor rij genummerd vanaf de hoek rechts van Wit. Een slag schrijf je met “{ $sign }”.
   *[top-left] De velden zijn rij voor rij genummerd vanaf de hoek rechts van Zwart. Een slag schrijf je met “{ $sign }”.
}
trait-notation-algebraic = Een veld heet naar kolom en rij: a1 is de hoek links van Wit. Een slag schrijf je met “{ $sign }”.
trait-notation-forfeit = Sla je niet terwijl het moet, dan schrijf je het stuk dat je verliest achter “#”, zoals 22-17#22. Kan het er maar één zijn, dan mag het weg.
