# Kaarten van uitnodigingen en partijen.

# Uitnodigingen.
seek-heading-open = { $game }: wie speelt?
seek-heading-directed = { $game }: een uitdaging
seek-heading-rematch = { $game }: revanche
seek-open-to-all = { $player } zoekt een tegenstander.
seek-directed = { $player } daagt { $opponent } uit.
seek-rematch = { $player } vraagt { $opponent } om revanche na { $former }.
seek-stands = Altijd open: vernieuwd zodra iemand meedoet, of { $when }.
seek-expires = Verloopt { $when }.
seek-joined = { $player } { $named ->
    [yes] neemt aan
   *[no] doet mee
}: { $games }
seek-game = partij #{ $number }
seek-declined = Deze uitnodiging is afgeslagen.
seek-withdrawn = Deze uitnodiging is ingetrokken.
seek-expired = Niemand deed op tijd mee. Deze uitnodiging is verlopen.
rematch-posted = De uitnodiging staat hier: { $link }
rematch-unposted = Ik kan de uitnodiging niet plaatsen waar de partij was. Laat { $opponent } daar /join gebruiken.
rematch-sent = { $opponent } heeft je uitnodiging voor een revanche ontvangen.
rematch-unsent = Ik kan { $opponent } nu niet bereiken. Je uitnodiging geldt 7 dagen. Vraag het later nog eens.
seek-you-joined = { $pair ->
    [yes] Je doet mee: { $games }. In #{ $number } begin jij, in de andere je tegenstander. { $where ->
        [here] De borden staan in dit kanaal.
       *[elsewhere] De borden staan in { $place }.
    }
   *[no] { $first ->
        [yes] Je doet mee: { $games }. Jij begint.
       *[no] Je doet mee: { $games }.
    } { $where ->
        [here] Het bord staat in dit kanaal.
       *[elsewhere] Het bord staat in { $place }.
    }
}
seek-you-declined = Je hebt de uitnodiging afgeslagen.
seek-you-withdrew = Je hebt je uitnodiging ingetrokken.
seek-you-invited = Je uitnodiging is geplaatst.

# De uitnodiging voordat ze geplaatst is.
preview-begun = Je partij tegen mij is begonnen.
preview-typed = Je typte: { $text }
preview-heading = Je uitnodiging
preview-how = Alleen jij ziet dit. **{ button-invite }** plaatst het.
preview-whom = Tegenstander: iedereen hier
preview-setup = Opening of stand
preview-setup-about = “willekeurig”, de naam van een opening, of een stand (FEN) in vrijblijvende partijen
preview-note = Bericht
preview-colour = Jouw kleur
preview-more = Uitnodigen met meer opties
preview-options = Regels
preview-also = Verder
preview-weekend = Klok stil in het weekend en op feestdagen
preview-standing = Altijd één uitnodiging openhouden
button-invite = Uitnodigen
button-preview-rated = Met rating: { $on ->
    [yes] aan
   *[no] uit
}
button-preview-more = Meer opties …

# Alle instellingen van een uitnodiging.
terms-no-vacation = klok loopt door in vakanties
terms-rated = met rating
terms-casual = vrijblijvend
terms-setup = **Begin:** { $setup }
terms-pair = twee partijen tegelijk, met verwisselde kleuren
colour-wanted = { $player } speelt met { $colour }
setup-usual = gewone beginstand
setup-lot = lotingsopening uit de tabel
setup-lot-idf = lotingsopening uit de IDF-tabel
setup-lot-fmjd = lotingsopening uit de FMJD-tabel
setup-lot-acf = lotingsopening met elf schijven
setup-ballot = opening { $name }
setup-position = stand `{ $position }`

# Partijen.
match-heading = { $game } · partij #{ $number }
match-left-server = { $player } heeft deze server verlaten. De klok loopt gewoon door.
match-sees-nothing = { $player } kan het kanaal van deze partij niet zien. De klok loopt gewoon door.
match-side = { $colour }: { $player }
match-last-move = { $captured ->
    [0] **{ $number }** { $player } speelde **{ $move }**.
    [one] **{ $number }** { $player } speelde **{ $move }** en sloeg { $captured } stuk.
   *[other] **{ $number }** { $player } speelde **{ $move }** en sloeg { $captured } stukken.
}
# Klein, op het plaatje.
numbered-move = { $number } { $move }
match-crowned = De schijf wordt dam.
match-declined = Er is niet geslagen: de { $piece } gaat eraf.
match-forced = Het was de enige zet en is meteen gespeeld.
match-to-move = { $player } is aan zet.
match-deadline = Tijd voorbij { $when }.
match-play-ends = Speeltijd voorbij { $when }. { $then ->
    [claims] Niet klaar? Dan melden beide spelers een uitslag.
    [lost] Zonder eerste zet verliest { $player }.
   *[nobody] Niet klaar? Dan krijgt niemand punten.
}
match-claims-end = { $then ->
    [decided] De speeltijd is voorbij. De meldingen verschillen: een wedstrijdleider beslist.
    [counts] De speeltijd is voorbij. { $players }: meld een uitslag (**Meer …**), anders telt de andere melding { $when }.
    [tables] De speeltijd is voorbij. Meld een uitslag (**Meer …**), anders beslist de eindspeldatabase { $when }.
    [lost] De speeltijd is voorbij. Meld een uitslag (**Meer …**), anders verliest { $player }, die nog niet gezet heeft, { $when }.
   *[nobody] De speeltijd is voorbij. Meld een uitslag (**Meer …**). Het melden eindigt { $when }. Zonder melding krijgt niemand punten.
}
match-held = Een wedstrijdleider heeft { $player } verwijderd: de partij ligt stil. Wordt dat niet teruggedraaid, dan verliest { $player } { $when }.
match-no-clock = { $ends ->
    [yes] Geen klok, maar zonder zet afgelopen { $when }.
   *[no] Geen klok.
}
match-time-left = { $player } heeft nog { $time }.
match-paused-vacation = Klok stil wegens vakantie tot { $until }.
match-paused-weekend = Klok stil wegens het weekend tot { $until }.
match-paused-holidays = Klok stil wegens weekend of feestdagen tot { $until }.
match-paused-untold = Klok stil tot uiterlijk { $until }: ik kon de speler aan zet niet bereiken.
match-left = Ik kan niet schrijven waar deze partij gespeeld wordt: de klok staat stil tot het weer kan{ $bound ->
    [yes] , uiterlijk tot { $until }.
   *[no] .
}
match-paused-downtime = Klok stil tot { $until }: ik was er niet.
match-paused-director = Een wedstrijdleider heeft het toernooi { $since } stilgelegd: alle klokken staan stil.
match-fallen = De tijd is voorbij. { $player } beslist wat er gebeurt.
match-draw-offered = { $player } biedt remise aan. Een zet slaat het af.
match-takeback-asked = { $player } wil de laatste zet terugnemen.
# Hoe een speler in een uitslag heet.
result-person = { $name }
result-named = { $name }
result-win = { $player } wint: { $reason }.
result-draw = Remise: { $reason }.
result-none = Geen uitslag: { $reason }.
result-both-lose = Beiden verliezen: { $reason }.
match-thanks = {""}
match-counts = { $event }: deze partij telt { $first } – { $second } { $points }
result-absent = Geen uitslag: { $player } deed de eerste zet niet op tijd.

# Wat alleen de speler ziet.
move-played = Je speelde **{ $move }**.
move-candidates = Mogelijk: { $moves }
move-candidates-press = Druk op de zet die je bedoelt:
resign-question = Deze partij opgeven? Je tegenstander wint meteen.
resign-question-event = { $event }: deze partij opgeven? Je tegenstander wint meteen. Je blijft in het toernooi, tenzij je door een verloren match uitgeschakeld bent.
resign-done = Je hebt opgegeven.
draw-offered = Je aanbod blijft staan tot je tegenstander antwoordt of zet.
draw-offered-with-move = Je aanbod gaat mee met je volgende zet: je tegenstander hoort het als je gezet hebt.
draw-offer-question = Remise aanbieden in partij #{ $number }? { $turn ->
    [mine] Het aanbod gaat mee met je volgende zet.
   *[theirs] Doe het liever bij een zet: /move heeft de optie “{ name-draw }”. Na dit aanbod kun je 20 zetten lang geen nieuw doen, tenzij je tegenstander er een doet.
}
question-accepted = Aangenomen: de partij is remise.
question-declined = Afgeslagen: de partij gaat door.
question-granted = Toegestaan: de zet is teruggenomen.
question-refused = Geweigerd: de zet blijft staan.
question-moved = De partij is verdergegaan: de zet blijft staan.
question-over = De partij is afgelopen.
draw-accepted = Je hebt de remise aangenomen. De partij is afgelopen.
draw-declined = Je hebt de remise afgeslagen. De partij gaat door.
draw-claimed = De remise is opgeëist: de partij is afgelopen.
win-claimed = Volgens de eindspeldatabase win je: de partij is afgelopen.
draw-answer-question = Je tegenstander biedt remise aan. Wat zeg je?
abort-question = Deze partij afbreken? Er komt geen uitslag.
abort-done = De partij is afgebroken.
takeback-asked = Je hebt je tegenstander gevraagd of je de zet mag terugnemen.
takeback-granted = Toegestaan: de zet is teruggenomen.
takeback-refused = Geweigerd: de zet blijft staan.
takeback-answer-question = Je tegenstander wil **{ $move }** terugnemen{ $reply ->
    [none] .
   *[other] . Jouw **{ $reply }** gaat dan mee terug.
} Wat zeg je?
time-claimed = Je wint op tijd.
time-given = Je hebt je tegenstander een extra dag gegeven.
time-renewed = De partij gaat door. De beurt van je tegenstander begint opnieuw.
dismissed = Er is niets veranderd.

# Een zet kiezen.
moving-move-heading = Welke zet?
moving-move = Kies een zet
moving-row = Kies een rij van het bord
moving-piece-heading = Welk stuk?
moving-square-heading = Welk veld?
moving-piece = Kies een stuk
moving-square = Kies een veld
moving-destination-heading = { $cell }: waarheen?
moving-second-heading = { $cell }: alleen, of met een tweede veld?
moving-destination = Kies een zet
moving-captures = { $count ->
    [one] slaat { $count } stuk
   *[other] slaat { $count } stukken
}
moving-crowns = wordt dam
moving-declines = slaat niet: je { $piece } gaat eraf
piece-on = { $kind ->
    [king] dam op { $cell }
   *[man] schijf op { $cell }
}
moving-choices-more = { $moves } en nog { $count }
moving-confirm-heading = { $move }: is dit je zet?
typing-title = Jouw zet
typing-label = Typ de zet
typing-example = Bijvoorbeeld { $move }

# Standen in woorden, voor wie de plaatjes niet ziet.
text-board-kings = Q is een dam van Wit, K een dam van Zwart.
position-man = { $colour }, { $count ->
    [one] { $count } schijf
   *[other] { $count } schijven
}: { $squares }.
position-king = { $colour }, { $count ->
    [one] { $count } dam
   *[other] { $count } dammen
}: { $squares }.
position-piece = { $colour }, { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}: { $squares }.
position-to-move = { $colour } is aan zet.
position-last-move = Laatste zet: { $move }. { $told }.
aloud-goes = { $colour }: { $kind ->
    [man] schijf
    [king] dam
   *[piece] stuk
} { $start } gaat { $between ->
    [none] naar { $end }
   *[other] over { $between } naar { $end }
}{ $crowned ->
    [yes] {" "}en wordt dam
   *[no] {""}
}
aloud-takes = { $colour }: { $kind ->
    [man] schijf
    [king] dam
   *[piece] stuk
} { $start } slaat { $squares } en { $crowned ->
    [yes] wordt dam op { $end }
   *[no] komt op { $end }
}
aloud-lost = { $told }, zonder te slaan: de { $piece } gaat eraf
aloud-shifts = { $colour } schuift { $count ->
    [1] een stuk
   *[other] { $count } stukken
} van { $start } richting { $end } en legt een nieuw stuk op { $start }
aloud-places = { $colour } legt een stuk op { $squares }
aloud-choices = Stukken om uit te kiezen: { $squares }.
aloud-barred = Hier mag niets liggen: { $squares }.
aloud-chosen = { $motion ->
    [place] Gekozen: { $square }. Om de beurt af te maken: { $squares }.
    [shift] Gekozen: { $square }. Schuiven kan richting { $squares }.
   *[travel] Gekozen: { $square }. Het kan naar { $squares }.
}
aloud-area = { $kind ->
    [territory] { $colour }, grootste gebied, { $count }: { $squares }.
   *[group] { $colour }, grootste groep, { $count }: { $squares }.
}
position-sentence = { $text }.
position-series = { $first } { $following }

post-name = { $game } #{ $number }: { $player } – { $opponent }
replay-too-large = De animatie is te groot voor deze server. Met Zettenlijst loop je door de partij.
draw-claim-question = { $by ->
    [tables] Volgens de eindspeldatabase is dit remise.
   *[rules] Volgens de regels is dit remise.
} Wil je die opeisen? De partij is dan meteen afgelopen.

# Plaatjes.
picture-missing = Ik kon het plaatje niet tekenen.
