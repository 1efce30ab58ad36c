# Ladders: altijd open; wie iemand boven zich verslaat, neemt die plaats in.
ladder-title = Ladder · { $game }
ladder-rules = Met rating. Begin onderaan. Daag iemand uit tot { $reach ->
    [one] { $reach } plaats
   *[other] { $reach } plaatsen
} boven je. De partij begint meteen.
    Wint de uitdager, dan neemt die de plaats van de ander in. Remise verandert niets.
    Eén eigen uitdaging tegelijk. Dezelfde twee spelen pas na 7 dagen weer.
    { $idle } dagen geen partij hier, terwijl anderen spelen? Dan zak je een plaats. Een dag eerder hoor je het. Na { $falls } keer zakken op rij ben je eraf. De eerste plaats zakt niet.
    Wie eraf gaat, geeft de partijen hier op.
ladder-brief = Met rating. Begin onderaan. Daag iemand uit tot { $reach ->
    [one] { $reach } plaats
   *[other] { $reach } plaatsen
} boven je, en neem bij winst die plaats in.
ladder-empty = Er staat nog niemand op.
ladder-closed = De ladder is gesloten.
ladder-moved = De ladder is voortaan in { $channel }. De lopende partijen gaan ook daar verder.
ladder-created = De ladder is aangekondigd in het kanaal voor partijen.
ladder-you-joined = Je staat op de ladder, op plaats { $rank }. /ladder show toont wie je mag uitdagen.
ladder-asks-leave = { $count ->
    [0] Je geeft je plaats op. Doe je weer mee, dan begin je onderaan.
    [1] Je geeft je plaats en je partij hier op. Doe je weer mee, dan begin je onderaan.
   *[other] Je geeft je plaats en je { $count } partijen hier op. Doe je weer mee, dan begin je onderaan.
}
ladder-asks-close = { $count ->
    [0] Niemand kan hier nog meedoen of uitdagen, en heropenen kan niet.
    [1] Niemand kan hier nog meedoen of uitdagen, en heropenen kan niet. De lopende partij wordt uitgespeeld.
   *[other] Niemand kan hier nog meedoen of uitdagen, en heropenen kan niet. De { $count } lopende partijen worden uitgespeeld.
}
ladder-you-left = Je bent van de ladder af.
ladder-you-challenged = De partij begint. De aankondiging komt zo.
ladder-you-fall = Zonder partij { $off ->
    [yes] ga je { $when } van de ladder af.
   *[no] zak je { $when } een plaats.
}
ladder-place = { $rank }. { $player }
ladder-choose = Uitdagen …
ladder-how = { $run ->
    [yes] De klokken lopen.{" "}
   *[no] {""}
}/games toont je partijen, /move doet een zet.
ladder-climbed = { $player } heeft { $other } verslagen en staat nu op plaats { $rank }.
ladder-climbed-unplayed = { $player } staat nu op plaats { $rank }: { $other } speelde niet.
ladder-log-created = { $by } heeft de ladder geopend.
ladder-log-moved = { $by } heeft de ladder verplaatst naar { $channel }.
ladder-log-closed = { $by } heeft de ladder gesloten.
ladder-log-joined = { $player } doet mee.
ladder-log-left = { $player } heeft de ladder verlaten.
ladder-log-challenged = { $player } daagt { $other } uit ({ $numbers }).
ladder-log-result = Partij #{ $number }: { $points }
ladder-log-warned = { $players } { $count ->
    [1] zakt
   *[other] zakken
} { $when } een plaats. Hier eerst een partij beginnen voorkomt dat: anderen hebben intussen gespeeld.
ladder-log-warned-off = { $players } { $count ->
    [1] gaat
   *[other] gaan
} { $when } van de ladder af. Hier eerst een partij beginnen voorkomt dat: anderen hebben intussen gespeeld.
ladder-log-fell = { $player } is { $days } dagen of langer zonder partij en zakt naar plaats { $rank }: keer { $fall } van { $falls } op rij.
ladder-log-off = { $player } is { $falls } keer op rij gezakt en is van de ladder af.
column-won = Gew.
column-drawn = Rem.
column-lost = Verl.
column-meets = Speelt tegen
