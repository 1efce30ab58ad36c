# Zongheng, Binary en Incorrect Checkers van Kanare Kato.

trait-designer = Spelontwerp: { $name } ({ $native }).
trait-reconstructed-start = De tekening van de beginstand is verloren gegaan. Deze is uit de tekst gereconstrueerd.

# Zongheng
trait-zongheng-board = Een bord van { $size }×{ $size } velden, en { $pieces } stukken van elke kleur.
trait-zongheng-start = { $pattern ->
    [diagonal] Bij het begin ligt op elk donker veld een stuk, zwart en wit in schuine strepen (a1 is zwart). De andere stukken zijn in de hand.
   *[rows] Bij het begin ligt op elk donker veld een stuk, zwart en wit om de rij (rij 1 is zwart). De andere stukken zijn in de hand.
}
trait-zongheng-group = Een groep is een verzameling stukken van één kleur die elkaar langs rijen en kolommen raken. Schuin telt niet. De grootte is het aantal stukken.
trait-zongheng-turn = Zwart begint. Schuif in je beurt een stuk op een donker veld één veld langs zijn rij of kolom naar een leeg veld, en leg een nieuw eigen stuk op het veld dat vrijkwam. Schuift een stuk alleen, dan moet het van jou zijn.
trait-zongheng-majority = Liggen er stukken in een rij voor, dan schuift de hele rij één veld, als er aan het eind een leeg veld ligt. Van de stukken in die rij moeten er meer van jou zijn dan van je tegenstander. Stukken aan de andere kant van het gekozen veld blijven liggen.
trait-zongheng-pass = Kun je geen stuk leggen, dan gaat de beurt naar je tegenstander. De bot doet dat voor je. Anders kun je niet passen.
trait-zongheng-supply = Na een pas kan één speler meer stukken leggen dan de ander, zelfs meer dan de helft. (Een regel van deze bot. De bron zegt er niets over.)
trait-zongheng-end = Het spel is uit als het bord vol is.
trait-zongheng-ranking = Wie de grootste groep heeft, wint. Zijn die gelijk, dan telt de op een na grootste, dan de derde, enzovoort. Even grote groepen tellen apart. Is alles gelijk, dan is het remise.
trait-zongheng-notation = Een zet schrijf je als het veld van het gekozen stuk en het volgende veld in de schuifrichting: c3-c4. Richtingen kunnen ook: c3↑, of in het Engels c3 up, down, left, right.

remark-passed = { $side ->
    [black] Zwart kon niet zetten en paste.
   *[white] Wit kon niet zetten en paste.
}
remark-largest-group = Grootste groep: Zwart { $black }, Wit { $white }.
remark-groups = Groepen: Zwart { $black }. Wit { $white }.

error-illegal-majority = “{ $text }” kan niet: in deze rij liggen { $own } stukken van jou en { $other } van je tegenstander. Jij moet er meer hebben.
error-illegal-light-square = “{ $text }” kan niet: { $square } is een licht veld. Kies een stuk op een donker veld.
error-illegal-not-in-line = “{ $text }” kan niet: schuiven gaat langs een rij of kolom.
error-illegal-too-far = “{ $text }” kan niet: schuiven gaat maar één veld ver.
error-illegal-no-pass = Passen kan niet. Heb je geen zet, dan pas ik voor je.

# Binary
trait-binary-board = Een bord van { $size }×{ $size } velden, leeg bij het begin, en { $pieces } stukken van elke kleur. Donkere velden zijn de kleur van Zwart, lichte die van Wit. De vier velden in het midden ({ $centre }) zijn het centrum.
trait-binary-territory = Een gebied is een verzameling stukken van één kleur die elkaar langs rijen en kolommen raken, met de lege velden van diezelfde kleur ernaast. Stukken met zo’n leeg veld ertussen horen bij elkaar.
trait-binary-territory-size = De grootte van een gebied is het aantal stukken en lege velden, minstens twee: een los stuk of een los leeg veld is geen gebied.
trait-binary-first-turn = Zwart begint met één stuk op een donker veld buiten het centrum.
trait-binary-turn = Daarna is een beurt een van deze: leg stukken op twee lege velden van je eigen kleur, of op maar één, of leg één stuk op één leeg veld dat niet van je kleur is. Passen kan niet.
trait-binary-centre-own = Leg je een stuk op een centrumveld van je eigen kleur, dan is het je enige stuk in die beurt.
trait-binary-centre-other = Leg je een stuk op een centrumveld dat niet van je kleur is, dan gooi je ook een stuk uit je hand weg, uit het spel. Zonder zo’n stuk kan het niet.
trait-binary-alone = Heeft een speler alle stukken gelegd, dan gaat de ander alleen door volgens dezelfde regels tot alle stukken liggen. Dan is het spel uit.
trait-binary-score = Punten: twee keer de grootte van je grootste gebied, plus die van al je andere. De meeste punten winnen.
trait-binary-tie = Bij gelijke punten telt het grootste gebied, dan het op een na grootste, enzovoort. Is alles gelijk, dan is het remise.
trait-played-in-pairs = Partijen met rating gaan per twee, met verwisselde kleuren.
trait-binary-notation = Een zet schrijf je als de velden: b1, of b1+d1 voor twee. Een x achter een centrumveld, zoals e4x, is het weggegooide stuk.

remark-alone = { $side ->
    [black] Wit heeft geen stukken meer. Zwart gaat alleen door.
   *[white] Zwart heeft geen stukken meer. Wit gaat alleen door.
}
remark-score = Punten: Zwart { $black }, Wit { $white }.
remark-territories = Gebieden: Zwart { $black }. Wit { $white }.
remark-hands = In de hand: Zwart { $black }, Wit { $white }.
remark-discarded = Weggegooid: Zwart { $black }, Wit { $white }.

error-illegal-occupied = “{ $text }” kan niet: { $square } is bezet.
error-illegal-first-turn = “{ $text }” kan niet: de eerste beurt legt één stuk op een donker veld buiten het centrum.
error-illegal-too-many = “{ $text }” kan niet: je legt hooguit twee stukken per beurt.
error-illegal-pair-on-other-colour = “{ $text }” kan niet: twee stukken mogen alleen op twee velden van je eigen kleur.
error-illegal-centre-single = “{ $text }” kan niet: een stuk in het centrum is het enige van de beurt.
error-illegal-one-piece-left = “{ $text }” kan niet: je hebt nog maar één stuk.
error-illegal-no-spare-piece = “{ $text }” kan niet: dit centrumveld kost een extra stuk, en dat heb je niet.

# Incorrect Checkers
trait-incorrect-board = Een bord van 8×8 velden en 12 stukken van elke kleur. Zwart begint op de donkere velden van de drie rijen aan de eigen kant, Wit op de lichte velden van de drie rijen ertegenover.
trait-incorrect-colours = Witte stukken staan altijd op lichte velden, zwarte op donkere. Er wordt niet geslagen. Zwart begint.
trait-incorrect-step = Stap: een stuk gaat één veld schuin vooruit naar een leeg veld.
trait-incorrect-jump = Sprong: een stuk springt schuin over een aangrenzend eigen stuk, vooruit of achteruit, naar het lege veld er vlak achter. Het mag verder springen, in elke richting, en na elke sprong stoppen. Springen is nooit verplicht. In één beurt niet tweemaal over hetzelfde stuk.
trait-incorrect-enemy-jump = Eén keer per beurt mag een sprong langs een rij of kolom gaan, over een aangrenzend vijandelijk stuk naar het lege veld er vlak achter, in elke richting. Dat kan in een reeks sprongen of alleen. Alleen opzij springen kan niet, want dat gaat niet vooruit.
trait-incorrect-forward = Een stuk moet zijn beurt eindigen op een rij verder naar voren dan waar het begon.
trait-incorrect-retreat = Uitzondering: zijn er op de verste drie rijen velden die een stuk nog met stappen vooruit kan bereiken, en liggen daar overal eigen stukken, dan mag het één veld schuin achteruit stappen, maar niet springen.
trait-incorrect-goal = Wie het eerst al zijn stukken op de verste drie rijen heeft, wint.
trait-incorrect-repetition = Is een stand { $claim } keer voorgekomen met dezelfde speler aan zet, dan mag die speler remise opeisen. Bij { $draw } keer is het remise. (Een regel van deze bot. De bron zegt er niets over.)
trait-incorrect-limit = Heeft na { $plies } zetten van beide spelers samen niemand gewonnen, dan is het remise. (Een regel van deze bot. De bron zegt er niets over.)
trait-incorrect-notation = Een zet schrijf je als begin- en eindveld, b2-f6, of met alle landingsvelden, b2-d4-f6. Getoond wordt altijd de hele weg.

remark-goal = Op de verste drie rijen: Zwart { $black } van 12, Wit { $white } van 12.
remark-repeated = { $times ->
    [2] Deze stand is er voor de tweede keer.
   *[other] Deze stand is er voor de { $times }e keer.
}
remark-plies-left = { $left ->
    [1] Nog één zet, dan is het remise.
   *[other] Nog { $left } zetten, dan is het remise.
}

error-illegal-other-colour = “{ $text }” kan niet: { $square } heeft niet de kleur waarop jouw stukken staan.
error-illegal-not-forward = “{ $text }” kan niet: een stuk moet verder naar voren eindigen dan het begon.
error-illegal-retreat = “{ $text }” kan niet: achteruit stappen mag alleen als er doelvelden vóór het stuk liggen en daar overal eigen stukken staan.
error-illegal-not-a-chain = “{ $text }” kan niet: langs deze velden kan het stuk niet springen.
