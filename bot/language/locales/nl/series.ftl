# Hetzelfde toernooi telkens weer, met één stand van alle.
button-series = Reeks …
button-season = Seizoensstand
button-enter-again = Inschrijven voor het volgende
series-event = { $events ->
    [0] Reeks: toernooi { $number }
   *[other] Seizoen: toernooi { $number } van { $events }
}
series-last-time = **Vorige keer:** { $players }
series-none = Dit toernooi staat op zichzelf. In een reeks wordt het herhaald met dezelfde instellingen, met één stand van alle toernooien.
series-repeat = { $repeat ->
    [week] Elke week begint een nieuw toernooi.
    [month] Elke maand begint een nieuw toernooi.
    [final] Het volgende toernooi gaat open als het laatste definitief is.
   *[never] Het nieuwste toernooi is het laatste van het seizoen.
}
series-next = Volgend toernooi: inschrijven vanaf { $opens }, begin { $starts }.
series-count = { $count ->
    [places] Punten voor plaats 1 tot 10: 12, 10, 8, 7, 6, 5, 4, 3, 2, 1.
   *[points] De punten van alle partijen tellen.
}{ $best ->
    [0] {""}
   *[other] {" "}De beste { $best } tellen.
}
series-done = { $events ->
    [0] Afgelopen toernooien: { $done }
   *[other] Afgelopen toernooien: { $done } van { $events }
}
series-over = **Het seizoen is afgelopen.**
series-champion = Kampioen: { $players }. Gefeliciteerd!
series-heading = { $name } · seizoen
series-dropped = ({ $points })
series-saved = Bewaard.
series-stopped = Er volgt geen toernooi meer.
series-asks-stop = Er volgt geen toernooi meer, en het seizoen is afgelopen na het laatste dat loopt, of meteen als er geen loopt. Dat is niet terug te draaien.
series-files-told = De stand van het seizoen (CSV): een kolom per toernooi.
button-series-form = Herhalen en tellen
button-series-stop = Reeks beëindigen
button-series-table = Seizoensstand
button-series-files = Spreadsheet
form-series = Reeks
form-series-repeats = Het volgende toernooi
series-repeats-week = begint een week na het begin van het laatste
series-repeats-month = begint een maand na het begin van het laatste
series-repeats-final = gaat open als het laatste definitief is
form-series-counts = Wat telt in het seizoen
series-counts-places = de plaats in elk toernooi
series-counts-points = de punten van alle partijen
form-series-best = Uitslagen die tellen
form-series-best-about = Zoveel van elke speler, de beste. Leeg: alle
form-series-events = Toernooien van een seizoen
form-series-events-about = Na zoveel is er een kampioen. Leeg: als jij het beëindigt
error-bad-series-events = Een seizoen heeft { $least } tot { $most } toernooien. Schrijf een getal daartussen, of laat het leeg.
error-bad-series-best = De beste { $least } tot { $most } uitslagen kunnen tellen. Schrijf een getal daartussen, of laat het leeg.
error-bad-series-over = Deze reeks is afgelopen. Begin een andere aan de wedstrijdtafel van een nieuw toernooi.
error-bad-series-none = Dit toernooi hoort bij geen reeks. Bekijk de eigen stand ervan.
server-role-season = { $which ->
    [game] { $role }: de kampioen van het laatste seizoen ({ $game })
   *[all] { $role }: de kampioen van het laatste seizoen
}
button-series-qualify = Plaatsen elders
button-series-decline = Afslaan
series-places = { $days ->
    [0] Door naar toernooi #{ $number }
    [one] Recht om in te schrijven voor toernooi #{ $number }, { $days } dag lang
   *[other] Recht om in te schrijven voor toernooi #{ $number }, { $days } dagen lang
}: { $count ->
    [1] de eerste
   *[other] de eerste { $count }
}{ $season ->
    [yes] {" "}van het seizoen.
   *[no] .
}
series-place-waiting = Alle plaatsen zijn bezet. Vooraan op de wachtlijst, door de plaats in { $event }: { $players }. Opschuiven gaat vanzelf als iemand weggaat.
series-place-given = Ingeschreven, door de plaats in { $event }: { $players }. Wie weggaat, geeft de plaats aan de volgende van de stand.
series-place-offered = Inschrijven mag, door de plaats in { $event }: { $players }. Tot { $until }, anders gaat de plaats naar de volgende van de stand.
series-elsewhere-given = { $players }: je hebt een plaats in toernooi #{ $number }. In het kanaal ervan kan ik niet schrijven.
series-elsewhere-waiting = { $players }: je staat vooraan op de wachtlijst van toernooi #{ $number }. In het kanaal ervan kan ik niet schrijven.
series-elsewhere-offered = { $players }: je mag meedoen aan toernooi #{ $number } tot { $until }. In het kanaal ervan kan ik niet schrijven.
series-declined = Je plaats gaat naar de volgende van de stand.
form-series-qualify = Plaatsen in een ander toernooi
form-series-into = Het toernooi
form-series-of = Volgens de stand van
series-of-event = dit toernooi
series-of-season = het seizoen
form-series-places = Plaatsen
form-series-places-about = Hoeveel van de eersten, 1 tot 64. 0: niemand
form-series-days = Dagen om in te schrijven
form-series-days-about = 1 tot 30, dan gaat de plaats naar de volgende. Leeg: meteen ingeschreven
error-bad-series-places = De eerste { $least } tot { $most } kunnen in een ander toernooi komen. Schrijf een getal daartussen, of 0 voor niemand.
error-bad-series-days = Het recht om mee te doen duurt { $least } tot { $most } dagen. Schrijf een getal daartussen, of laat het leeg.
error-bad-series-itself = Een toernooi kan niet naar zichzelf leiden. Kies een ander.
error-bad-series-no-target = Geen ander toernooi van deze server is open voor inschrijving. Maak het eerst.
error-bad-series-no-place = Je hebt hier geen plaats om af te slaan. Met /tournament leave schrijf je je uit voor een toernooi.
