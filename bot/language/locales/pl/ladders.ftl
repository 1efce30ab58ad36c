# Drabiny: zawsze otwarte, wygrana z kimś wyżej daje jego miejsce.
ladder-title = Drabina · { $game }
ladder-rules = Rankingowa. Nowi wchodzą na dół. Wyzwij kogoś najwyżej { $reach ->
    [one] { $reach } miejsce
    [few] { $reach } miejsca
    [many] { $reach } miejsc
   *[other] { $reach } miejsca
} nad sobą. Partia zaczyna się od razu.
    Wygrana wyzywającego daje mu miejsce przeciwnika. Remis niczego nie zmienia.
    Jedno własne wyzwanie naraz. Ta sama para gra ponownie po 7 dniach.
    Po { $idle } dniach bez partii tutaj, gdy inni grają, spadasz o miejsce, z ostrzeżeniem dzień wcześniej. Po { $falls } spadkach z rzędu jesteś poza drabiną. Pierwsze miejsce nie spada.
    Kto schodzi, poddaje swoje partie tutaj.
ladder-brief = Rankingowa. Nowi wchodzą na dół. Wyzwij kogoś najwyżej { $reach ->
    [one] { $reach } miejsce
    [few] { $reach } miejsca
    [many] { $reach } miejsc
   *[other] { $reach } miejsca
} nad sobą, wygrana daje ci to miejsce.
ladder-empty = Nikogo na niej jeszcze nie ma.
ladder-closed = Drabina jest zamknięta.
ladder-moved = Drabina jest odtąd tu: { $channel }. Trwające partie też gra się tam.
ladder-created = Drabina jest ogłoszona na kanale partii.
ladder-you-joined = Jesteś na drabinie, miejsce { $rank }. Kogo możesz wyzwać, pokaże /ladder show.
ladder-asks-leave = { $count ->
    [0] Oddajesz swoje miejsce. Po powrocie zaczynasz od dołu.
    [1] Oddajesz swoje miejsce i poddajesz partię tutaj. Po powrocie zaczynasz od dołu.
   *[other] Oddajesz swoje miejsce i poddajesz partie tutaj ({ $count }). Po powrocie zaczynasz od dołu.
}
ladder-asks-close = { $count ->
    [0] Nikt już na nią nie wejdzie ani nie rzuci wyzwania i nie da się jej otworzyć ponownie.
    [1] Nikt już na nią nie wejdzie ani nie rzuci wyzwania i nie da się jej otworzyć ponownie. Trwająca partia toczy się do końca.
   *[other] Nikt już na nią nie wejdzie ani nie rzuci wyzwania i nie da się jej otworzyć ponownie. Trwające partie ({ $count }) toczą się do końca.
}
ladder-you-left = Nie jesteś już na drabinie.
ladder-you-challenged = Partia się zaczyna. Zaraz będzie ogłoszona.
ladder-you-fall = Bez partii { $off ->
    [yes] wypadasz z drabiny
   *[no] spadasz o miejsce
} { $when }.
ladder-place = { $rank }. { $player }
ladder-choose = Wyzwij …
ladder-how = { $run ->
    [yes] Zegary chodzą.{" "}
   *[no] {""}
}/games pokazuje twoje partie, /move wykonuje ruch.
ladder-climbed = Miejsce { $rank } zajmuje { $player } (wygrana, przeciwnik { $other }).
ladder-climbed-unplayed = Miejsce { $rank } zajmuje { $player } (bez gry, przeciwnik { $other }).
ladder-log-created = { $by } otwiera drabinę.
ladder-log-moved = { $by } przenosi drabinę: { $channel }.
ladder-log-closed = { $by } zamyka drabinę.
ladder-log-joined = { $player } wchodzi na drabinę.
ladder-log-left = { $player } schodzi z drabiny.
ladder-log-challenged = Wyzwanie: { $player } → { $other } ({ $numbers }).
ladder-log-result = Partia #{ $number }: { $points }
ladder-log-warned = { $count ->
    [1] Spada o miejsce { $when }: { $players }. Zapobiega temu partia tutaj, zaczęta przed tym terminem: inni tymczasem grają.
   *[other] Spadają o miejsce { $when }: { $players }. Zapobiega temu partia tutaj, zaczęta przed tym terminem: inni tymczasem grają.
}
ladder-log-warned-off = { $count ->
    [1] Wypada z drabiny { $when }: { $players }. Zapobiega temu partia tutaj, zaczęta przed tym terminem: inni tymczasem grają.
   *[other] Wypadają z drabiny { $when }: { $players }. Zapobiega temu partia tutaj, zaczęta przed tym terminem: inni tymczasem grają.
}
ladder-log-fell = { $player }: dni bez partii co najmniej { $days }, teraz miejsce { $rank }. Spadek z rzędu: { $fall } z { $falls }.
ladder-log-off = { $player }: spadki z rzędu { $falls }, teraz poza drabiną.
column-won = Wygrane
column-drawn = Remisy
column-lost = Przegrane
column-meets = Gra z
