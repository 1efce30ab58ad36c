# De wedstrijdtafel van een toernooi.
desk-entries = Open voor inschrijving: { $count } van hooguit { $most } spelers.{ $few ->
    [0] {""}
   *[other] {" "}Begint met minstens { $few }.
}
desk-round = **Ronde { $round } van { $rounds }**
desk-games = { $over } van { $games } partijen afgelopen
desk-paused = stilgelegd { $since }
desk-ends = { $claims ->
    [yes] melden tot
   *[no] tijd tot
} { $at } ({ $rest })
desk-decides = wacht op jouw beslissing
desk-nothing = { $status ->
    [ready] Er zijn genoeg spelers ingeschreven. Druk op **{ button-desk-start }** wanneer je wilt.
    [running] Er wacht niets op jou: het loopt vanzelf door.
    [settling] Er wacht niets op jou: het wordt vanzelf definitief.
   *[other] Er wacht niets op jou.
}
desk-meanwhile =
    Intussen: { $what }
    Kijk opnieuw.
desk-more = en nog { $count }
desk-failing = **De volgende stap is mislukt** { $since }. Er is niets verloren: de bot probeert het binnen tien minuten opnieuw. Blijft dit zo, meld het aan de beheerder van de bot. In zijn logboek staat toernooi #{ $number }.
desk-usual-rounds = Er zijn { $rounds } ronden gepland. Gebruikelijk bij { $count } spelers: { $least } tot { $most }. Veranderen: **{ button-desk-event }**, **{ button-desk-settings }**, **{ button-settings-format }**.
desk-unpairable = Ronde { $round } is niet in te delen. Laat twee spelers tegen elkaar spelen die dat niet mochten of al deden, of beëindig het zoals het staat.
desk-disputes = **Meldingen verschillen.** Beslis: **{ button-desk-results }**, **{ button-desk-decide }**.
desk-dispute = { $game }: { $claims }
desk-claim = { $player } meldt { $claim ->
    [win] winst
    [draw] remise
   *[loss] verlies
}
# Deze partijen worden vanzelf beslist.
desk-lates = **Tijd voorbij.** De spelers melden uitslagen. Je hoeft niets te doen.
desk-late = { $game }: { $then ->
    [still] melden ligt stil.
    [counts] { $claims }. Zonder andere melding telt dat { $when }.
    [tables] de eindspeldatabase beslist { $when }.
    [lost] de speler zonder zet verliest { $when }.
   *[nobody] nog geen melding. Blijft dat zo, dan { $when } geen punten.
}
desk-silences = **Nog geen zet.** Je hoeft niets te doen: zonder zet verliezen ze.
desk-silent = { $player } ({ $game }). De beurt begon { $since }.
desk-held = **Verwijderd**: { $player }. De partijen worden { $until } opgegeven. Terughalen: **{ button-desk-people }**.
desk-objected = Corrigeer het: **{ button-desk-results }**, **{ button-desk-correct }**. Of druk op **{ button-desk-conclude }**.
desk-waiting = { $count ->
    [one] { $count } paring wacht tot de spelers ruimte hebben voor de partij.
   *[other] { $count } paringen wachten tot de spelers ruimte hebben voor de partijen.
}
desk-missing = **Niet ingecheckt:** { $players }
button-desk = Wedstrijdtafel
button-desk-back = Terug
button-desk-people = Spelers …
button-desk-results = Partijen …
button-desk-pairings = Paringen …
button-desk-event = Toernooi …
button-log = Logboek
button-files = Bestanden
button-desk-start = Beginnen
button-desk-announce = Aankondigen
button-desk-pause = Stilleggen
button-desk-resume = Hervatten
button-desk-extend = Meer tijd
button-desk-undo = Terugdraaien …
button-desk-add = Toevoegen
button-desk-remove = Verwijderen
button-desk-return = Terughalen
button-desk-replace = Vervangen
button-desk-name = Wedstrijdleider erbij
button-desk-unname = Wedstrijdleider eraf
button-desk-decide = Beslissen
button-desk-correct = Corrigeren
button-desk-anew = Overspelen
button-desk-exchange = Plaatsen wisselen
button-desk-forbid = Uit elkaar houden
button-desk-allow = Weer toestaan
button-desk-bye = Vrije ronde
button-desk-settings = Instellingen
button-desk-order = Gelijke stand
button-desk-import = Overnemen
button-desk-move = Ander kanaal
button-desk-finish = Beëindigen
button-desk-conclude = Definitief maken
button-desk-reopen = Heropenen
button-desk-cancel = Afgelasten
desk-about-add = iemand doet mee, wat de grenzen ook zeggen.
desk-about-remove = die speler speelt niet meer. Een dag lang is het terug te draaien.
desk-about-return = iemand die weg was, speelt verder.
desk-about-replace = iemand anders krijgt de plaats en punten van een speler.
desk-about-name = die persoon kan hier alles wat jij kunt.
desk-about-unname = er moet één wedstrijdleider blijven.
desk-about-decide = een lopende partij eindigt met de uitslag die jij geeft. Dat telt niet voor de rating.
desk-about-correct = een afgelopen partij telt anders. Partij en ratings blijven zoals ze zijn.
desk-about-anew = de uitslag telt niet meer, en er begint een nieuwe partij.
desk-about-exchange = twee spelers wisselen van plaats in deze ronde, voordat ze spelen. Spelen ze tegen elkaar, dan wisselen ze van kleur.
desk-about-forbid = twee spelers worden niet tegen elkaar ingedeeld.
desk-about-allow = twee die uit elkaar gehouden werden of al speelden, mogen tegen elkaar ingedeeld worden.
desk-about-bye = een speler is vrij in een ronde die nog niet ingedeeld is.
desk-about-settings = bekijk en verander alle instellingen.
desk-about-order = wat beslist en in welke volgorde, tot de eerste uitslag.
desk-about-import = neem spelers over, en wat ze elders speelden.
desk-about-move = kondig het aan en speel het in een ander kanaal.
desk-about-finish = het eindigt nu, met de stand zoals hij is.
desk-about-cancel = het eindigt zonder uitslag. Lopende partijen worden afgebroken, zonder rating.{ $rounds ->
    [yes] {" "}Wil je het met de stand beëindigen, leg het dan stil tussen twee ronden.
   *[no] {""}
}
desk-until = Tot
desk-until-about = Nu: { $now }. In jouw tijdzone ({ $zone })
desk-player = Speler
desk-person-about = Een naam, of het nummer in de spelerslijst
desk-away = { $player } (niet meer op de server)
desk-other = De andere speler
desk-substitute = Invaller
desk-of-round = Ronde
desk-of-round-about = Het nummer van een nog niet ingedeelde ronde. Leeg: de volgende
desk-worth = Waarde
desk-worth-half = de helft van de punten
desk-worth-full = alle punten
desk-worth-nothing = geen punten
desk-worth-none = toch geen vrije ronde
desk-file = Bestand
desk-file-about = CSV met player, rating, seed of round, first, second, result, of TRF16 van de FIDE
desk-channel = Kanaal
desk-number-about = Het nummer
desk-game-about = De eerstgenoemde speler is hieronder “de eerste”
desk-game = Partij
desk-result = Uitslag
desk-objection = Wat is er mis? De wedstrijdleiders lezen het.
desk-claim-about = Zonder rating, wat je ook meldt
desk-result-about = “Niet gespeeld”: ze troffen elkaar nooit. Wie nooit kwam, ligt eruit
desk-result-first = De eerste wint
desk-result-draw = Remise
desk-result-second = De tweede wint
desk-result-first-forfeit = De eerste wint, niet gespeeld
desk-result-second-forfeit = De tweede wint, niet gespeeld
desk-result-double-loss = Beiden verliezen
desk-result-double-forfeit = Beiden verliezen, niet gespeeld
desk-asks-start = { $count ->
    [one] { $count } speler is er. Na het begin is er geen weg terug.
   *[other] { $count } spelers zijn er. Na het begin is er geen weg terug.
}
desk-asks-finish = Het toernooi eindigt met de stand zoals hij is. Er is geen weg terug.
desk-asks-conclude = { $count ->
    [0] {""}
    [one] { $count } speler heeft bezwaar gemaakt.{" "}
   *[other] { $count } spelers hebben bezwaar gemaakt.{" "}
}De stand wordt definitief zoals hij is.
desk-follows = { $what ->
    [season] Het volgende seizoen begint over { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }, met wie promoveert en degradeert.
    [role] De kampioen krijgt de rol.
    [places] De eersten krijgen hun plaatsen in een ander toernooi.
    [next] De reeks telt hem mee, en het volgende toernooi gaat open.
    [season-end] De reeks telt hem mee, en het seizoen eindigt.
   *[series] De reeks telt hem mee.
}
desk-asks-reopen = De stand wordt weer voorlopig: uitslagen zijn te corrigeren, en spelers mogen bezwaar maken.
desk-asks-cancel = { $count ->
    [0] Het toernooi wordt afgelast. Er is geen weg terug.
    [one] Het toernooi wordt afgelast zonder uitslag. { $count } lopende partij wordt afgebroken, zonder rating. Er is geen weg terug.
   *[other] Het toernooi wordt afgelast zonder uitslag. { $count } lopende partijen worden afgebroken, zonder rating. Er is geen weg terug.
}
desk-asks-remove = { $count ->
    [0] { $player } speelt niet meer.
    [one] { $player } speelt niet meer. { $count } partij ligt een dag stil. Zo lang is dit terug te draaien. Dan is die verloren in de stand, zonder rating.
   *[other] { $player } speelt niet meer. { $count } partijen liggen een dag stil. Zo lang is dit terug te draaien. Dan zijn ze verloren in de stand, zonder rating.
}
desk-asks-return = { $player } speelt verder. { $count ->
    [0] Opgegeven partijen blijven verloren.
   *[other] De partijen gaan door, met hun zetten en klokken.
}
desk-asks-replace = { $count ->
    [0] { $other } krijgt de plaats en punten van { $player }.
    [one] { $other } krijgt de plaats en punten van { $player }. { $count } lopende partij begint opnieuw.
   *[other] { $other } krijgt de plaats en punten van { $player }. { $count } lopende partijen beginnen opnieuw.
}
desk-asks-unname = { $player } leidt het toernooi niet meer.
desk-asks-anew = De uitslag van partij #{ $number } telt niet meer, en de twee beginnen een nieuwe. De oude blijft in hun lijst en, als die met rating was, in hun ratings.
desk-asks-exchange = { $player } en { $other } wisselen van plaats in deze ronde. Hun partijen, waarvan er nog geen gespeeld is, worden afgebroken en beginnen opnieuw.
desk-asks-rematch = Dan speelt iemand voor de tweede keer tegen dezelfde, of tegen iemand met wie het niet mocht.
desk-asks-undo = Het laatst gedaan: { $what }
desk-asks-undo-then = Als je dat terugdraait: { $what }
desk-asks-undo-anew = Hun lopende partijen worden afgebroken en beginnen opnieuw.
desk-asks-undo-held = De partijen gaan door, met hun zetten en klokken.
desk-asks-undo-left = Opgegeven partijen blijven verloren.
desk-done-start = Het toernooi begint. De partijen worden zo aangekondigd.
desk-done-announce = Aangekondigd. De kaart volgt zo.
desk-done-pause = Stilgelegd. Alle klokken staan stil.
desk-done-resume = Het gaat verder.
desk-done-extend = De ronde heeft meer tijd.
desk-done-undo = Teruggedraaid. { $now }
desk-done-add = { $waits ->
    [yes] Alle plaatsen zijn bezet. De speler staat op de wachtlijst en heeft bericht.
   *[no] De speler doet mee en heeft bericht.
}
desk-done-remove = De speler speelt niet meer en heeft bericht.
desk-done-return = De speler speelt verder en heeft bericht.
desk-done-replace = De plaats is overgedragen.
desk-done-name = Deze persoon leidt het toernooi nu ook.
desk-done-unname = Deze persoon leidt het toernooi niet meer.
desk-done-exchange = De spelers zijn gewisseld en hebben bericht.
desk-done-forbid = De twee worden niet tegen elkaar ingedeeld.
desk-done-allow = De twee mogen tegen elkaar ingedeeld worden.
desk-done-bye = De vrije ronde is geregeld.
desk-done-order = De nieuwe volgorde bij gelijke stand geldt. Iedereen heeft bericht.
desk-done-anew = Er begint een nieuwe partij voor in de plaats.
desk-done-conclude = De stand is definitief.
desk-done-reopen = De stand is weer voorlopig.
desk-done-finish = Het toernooi eindigt zoals het staat.
desk-done-cancel = Het toernooi is afgelast.
