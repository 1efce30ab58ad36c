# Analyses van afgelopen partijen.
review-heading = Analyse: #{ $number } { $game }
review-heading-players = Analyse: { $game }, { $first } – { $second }
review-heading-plain = Analyse: { $game }
review-working = { $seconds ->
    [1] De bot bekijkt elke stand van deze partij. Dat duurt ongeveer een seconde.
   *[other] De bot bekijkt elke stand van deze partij. Dat duurt ongeveer { $seconds } seconden.
}
review-progress = { $done } van { $of } standen tot nu toe.
review-turns = { $count ->
    [0] Geen keerpunt: geen enkele zet kostte een schijf of een zekere uitslag.
    [1] **Eén keerpunt**
   *[other] **{ $count } keerpunten**
}
review-line = **{ $move }** { $what }. Beter: { $better }
review-line-material = { $men ->
    [1] kostte ongeveer een schijf
   *[other] kostte ongeveer { $men } schijven
}
review-line-decisive = gaf de partij weg
review-line-result = { $was ->
    [win] { $became ->
        [draw] maakte van winst remise
       *[loss] maakte van winst verlies
    }
   *[draw] maakte van remise verlies
}
review-how = Schatting van de bot. Exact bij drie stukken of minder.
review-left-out = { $count ->
    [one] { $count } stand is weggelaten: die kan bij een lopende partij horen.
   *[other] { $count } standen zijn weggelaten: die kunnen bij lopende partijen horen.
}
review-turn-heading = Keerpunt { $place } van { $count }
review-material = { $men ->
    [1] **{ $move }** van { $colour } kostte ongeveer een schijf.
   *[other] **{ $move }** van { $colour } kostte ongeveer { $men } schijven.
}
review-decisive = **{ $move }** van { $colour } gaf de partij weg.
review-result = { $was ->
    [win] { $became ->
        [draw] **{ $move }** van { $colour } maakte van zekere winst remise.
       *[loss] **{ $move }** van { $colour } maakte van zekere winst verlies.
    }
   *[draw] **{ $move }** van { $colour } maakte van zekere remise verlies.
}
review-reply = Het beste antwoord: **{ $reply }**.
review-better-move = Beter was **{ $better }**.
review-played = Gespeeld: { $move }
review-instead = Beter: { $move }
review-boards-described = Gespeeld: { $played }. Beter: { $better }. Ervoor: { $position }
review-better = { $colour } staat beter
review-curve-subtitle = Voorsprong in schijven na elke zet. Cijfers zijn keerpunten
review-curve-move = { $number }
review-curve-described = { $count ->
    [0] Het verloop van de voorsprong, in schijven. Geen keerpunten.
   *[other] Het verloop van de voorsprong, in schijven. Keerpunten: { $moves }
}
review-choose = Ga naar een keerpunt

review-form = Een partij analyseren
review-form-game = Een afgelopen partij van jou
review-form-file = Of een PDN-bestand
review-form-file-note = De eerste partij erin wordt geanalyseerd.
review-form-text = Of de zetten, als PDN

button-review = Analyse
button-review-other = Analyse …
button-curve = Grafiek
button-review-previous = Vorig keerpunt
button-review-next = Volgend keerpunt

error-review-refused-off = De bot analyseert hier geen partijen: zijn beheerder heeft dat uitgezet.
error-review-refused-player = { $limit ->
    [1] Je mag één nieuwe analyse per dag. Vraag het morgen opnieuw.
   *[other] Je mag { $limit } nieuwe analyses per dag. Vraag het morgen opnieuw. Die je hebt, kun je blijven openen.
}
error-review-refused-server = De { $limit } analyses van deze server zijn op voor vandaag. Vraag het morgen opnieuw.
error-review-refused-game = Van deze partij is geen analyse: er gaan geen schijven verloren, en de telling van de bot gaat bij elke zet op en neer. Zo is niet te zeggen welke zet de fout was.
error-review-refused-short = In een partij van minder dan { $least } zetten, van beide kanten samen, valt niets terug te zien.
error-review-refused-long = Een partij van meer dan { $most } zetten is te lang voor een analyse.
error-review-refused-going = Deze partij is nog niet afgelopen. De bot bekijkt alleen afgelopen partijen.
error-review-refused-gone = Deze analyse wordt niet meer bewaard. Vraag een nieuwe bij het bord van de partij, of bij /games.
error-review-refused-broken = De bot werd bij deze analyse onderbroken. Vraag het opnieuw: dat telt geen twee keer.
error-bad-file-empty = In dit bestand staat geen partij. Stuur een PDN-bestand, zoals { button-export } en andere damprogramma’s het schrijven.
error-bad-file-large = Dit bestand is te groot voor één partij. Stuur een PDN-bestand van hooguit { $most } kB.
error-bad-file-set-up = Midden in deze partij wordt een andere stand opgezet. Stuur een partij die van begin tot eind gespeeld is.
error-bad-file-no-text = { $format ->
    [link] Dit is een link. Open hem, bewaar de partij als PDN en stuur dat bestand.
    [archive] Dit bestand is een archief. Alleen tekst is te lezen: bewaar de partij als PDN, een spelerslijst als CSV, of plak de tekst.
    [picture] Dit bestand is een plaatje. Alleen tekst is te lezen: bewaar de partij als PDN, een spelerslijst als CSV, of plak de tekst.
    [pdf] Dit bestand is een PDF. Alleen tekst is te lezen: bewaar de partij als PDN, een spelerslijst als CSV, of plak de tekst.
    [office] Dit bestand is een Office-document. Alleen tekst is te lezen: bewaar de partij als PDN, een spelerslijst als CSV, of plak de tekst.
   *[other] Dit bestand is geen tekst. Alleen tekst is te lezen: bewaar de partij als PDN, een spelerslijst als CSV, of plak de tekst.
}
misread-short = { $count ->
    [1] Dit bestand is gelezen, maar de partij heeft maar één zet.
   *[other] Dit bestand is gelezen, maar de partij heeft maar { $count } zetten.
} Een analyse heeft er { $least } nodig. Stuur de hele partij.
misread-heading = Ik kan deze partij niet tot het einde lezen
misread-move = { $why ->
    [unreadable-move] Zet { $number } “{ $text }” is geen zet ({ $game }).
    [illegal-capture-compulsory] Zet { $number } “{ $text }” kan niet: er moet geslagen worden ({ $game }). Slagen hier: { $due }.
    [illegal-better-capture] Zet { $number } “{ $text }” kan niet: er moet anders geslagen worden ({ $game }). Slagen hier: { $due }.
    [date] Zet { $number } “{ $text }” is een datum ({ $game }): een spreadsheet heeft de zet veranderd. Maak de kolom op als tekst.
    [later-due] Zet { $number } “{ $text }” is waarschijnlijk fout, of er moet geslagen worden in plaats van { $later } ({ $game }): { $due }.
    [later] Zet { $number } “{ $text }” is waarschijnlijk fout: { $later } kan daarna niet ({ $game }).
    [ambiguous-move] Zet { $number } “{ $text }” kan meer dan één zet zijn ({ $game }).
   *[other] Zet { $number } “{ $text }” kan niet ({ $game }).
}
misread-tag = De tag voor het spel is waarschijnlijk fout. De zetten passen bij een ander spel tot { $number } “{ $text }” ({ $game }).
misread-start = { $why ->
    [illegal-capture-compulsory] In plaats van “{ $text }” moet er geslagen worden ({ $game }): { $due }. Of de beginstand (FEN) is fout.
    [illegal-better-capture] In plaats van “{ $text }” moet er anders geslagen worden ({ $game }): { $due }. Of de beginstand (FEN) is fout.
   *[other] De beginstand (FEN) is waarschijnlijk fout: “{ $text }” past er niet bij ({ $game }).
}
misread-encoding = “{ $text }” is geen zet. Er is waarschijnlijk een letter verloren gegaan bij het bewaren.
misread-cut = { $why ->
    [open] Het commentaar of de variant die bij “{ $text }” begint, eindigt niet. Sluit het haakje.
   *[other] De tekst eindigt midden in een zet: “{ $text }”. De rest van het bestand ontbreekt waarschijnlijk.
}
misread-syntax = Regel { $line } is niet te lezen, bij “{ $text }”.
misread-bound = { $why ->
    [depth] Varianten zitten te diep in elkaar.
    [plies] Deze partij heeft te veel zetten.
    [items] Deze partij heeft te veel commentaren en tekens.
    [set-ups] In deze partij worden te veel standen opgezet.
    [games] Dit bestand heeft te veel bijna lege partijen.
    [size] De tekst van deze partij is te lang.
   *[other] In deze stand zijn te veel slagen om te bekijken.
}
misread-unplayed = { $text ->
    [chess] Schaken
    [chinese-chess] Chinees schaken
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] Thais dammen
} speel je hier niet.
misread-likely = { $suspect ->
    [start] Kijk eerst naar veld **{ $likely }**.
    [gone] Hij is waarschijnlijk te veel: laat hem weg.
   *[other] Waarschijnlijk bedoeld: **{ $likely }**.
}
misread-do = { $candidates ->
    [0] Verbeter het bestand en stuur het opnieuw.
   *[other] Verbeter het bestand en stuur het opnieuw, of kies hierboven een spel.
}
misread-choose = Lees het als …
misread-option = { $game }: { $moves } van { $count } zetten
note-record-encoding = De letters van het bestand zijn gelezen als { $name ->
    [cp1251] Windows Cyrillisch
    [koi8-r] KOI8-R
    [cp866] DOS Cyrillisch
    [cp1250] Windows Midden-Europees
    [cp932] Shift-JIS
   *[other] Windows West-Europees
}.
note-record-overruled = De tag { $tag } “{ $value }” noemt een ander spel. De naam telt.
note-record-tag = De tag { $tag } “{ $value }” is waarschijnlijk fout: de zetten zijn van een ander spel.
note-record-unplayed = De tag { $tag } “{ $value }” is { $name ->
    [chess] schaken
    [chinese-chess] Chinees schaken
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] Thais dammen
}, en dat speel je hier niet. De zetten passen bij dit spel.
note-record-words = Regel { $line }: “{ $text }” is geen zet en geen uitslag. Het is als commentaar gelezen.
note-record-behind = Regel { $line }: “{ $text }” staat na het einde van de partij en is weggelaten.
note-record-result = Regel { $line }: de Result “{ $text }” is onbekend en weggelaten. Schrijf 1-0, 0-1 of 1/2-1/2.
note-record-contrary = Regel { $line }: “{ $text }” spreekt de tag Result tegen. De tag telt.
note-record-unknown = Regel { $line }: de { $tag } “{ $value }” is onbekend. De zetten bepaalden welk spel het is.
note-record-turned = De andere kant begint.
note-record-displaced = Twee schijven zijn voor de eerste zet verplaatst.
note-record-ballot = De partij begint met de opening uit de tag.
note-record-other-hand = Het bord is vanaf de andere kant genummerd.
note-record-skipped = { $count ->
    [1] Eén lege partij is overgeslagen.
   *[other] { $count } lege partijen zijn overgeslagen.
}
note-record-drawn = { $count ->
    [1] De laatste zet is weggelaten: volgens de regels hier was het daarvoor al remise.
   *[other] De laatste { $count } zetten zijn weggelaten: volgens de regels hier was het daarvoor al remise.
}
