# Sala serwera, karta tygodnia i powitanie.
hall-heading = Warcaby tutaj
hall-empty = Teraz nic się nie dzieje. **{ button-hall-play }** zaprasza przeciwnika{ $practice ->
    [yes] , **{ button-hall-practice }** zaczyna partię ze mną
   *[no] { "" }
}.
hall-seeks = **Otwarte zaproszenia ({ $count })**
hall-seek = { $player }: { $game }, { $pace }
hall-games = **Trwają ({ $count })**
hall-game = { $first } – { $second }: { $game }
hall-more = -# … i jeszcze { $count }
hall-contests = **Turnieje i drabiny**
hall-tournament = { $name }: { $status }
hall-ladder = { $game } (drabina): { $places }
hall-place = { $place }. { $player }
hall-problem = **Zadanie dnia:** { $game }. { $share }
hall-climbs = **W górę w ciągu tygodnia**
hall-climb = { $player } ({ $game }): { $before } → { $after }
button-hall-play = Zagraj
button-hall-practice = Gra z botem
button-hall-join = { $count ->
    [0] Dołącz
   *[other] Dołącz ({ $count })
}
hall-form-game = Gra
hall-form-pace = Tempo
hall-form-level = Poziom

week-heading = Tydzień: { $first } – { $last }
week-played = { $players ->
    [one] Grała { $players } osoba.
    [few] Grały { $players } osoby.
    [many] Grało { $players } osób.
   *[other] Grało { $players } osoby.
} { $games ->
    [0] Żadna partia się nie skończyła.
    [one] Skończyła się { $games } partia.
    [few] Skończyły się { $games } partie.
    [many] Skończyło się { $games } partii.
   *[other] Skończyło się { $games } partii.
}
week-won = { $first } wygrywa, przeciwnik { $second }: { $game }
week-drawn = Remis: { $first } – { $second }: { $game }
week-game = { $first } – { $second }
week-shot = **Przeoczona kombinacja tygodnia** ({ $players }):
week-coming = **Wkrótce**
week-begins = { $name } – start { $when }
week-entries = { $name } – zapisy otwarte
button-week-off = Bez tych kart
week-is-off = Kart tygodnia już tu nie będzie. Przywraca je **Skonfiguruj** w /server.

welcome-heading = Warcaby: ruch, kiedy masz czas
welcome-text = Dwadzieścia jeden gier, ze sobą{ $practice ->
    [yes] { " " }albo ze mną
   *[no] { "" }
}. Naciśnij przycisk albo wpisz /play.
welcome-where = { $threads ->
    [yes] Każda partia ma swój wątek. Zmienia to **Skonfiguruj**.
   *[no] Plansza stoi tam, gdzie zaczęto partię. Zmienia to **Skonfiguruj**.
}
welcome-picture = Róg planszy z kamieniami i damkami
welcome-hall = Jedna cicha wiadomość pokazuje, co się dzieje.
button-welcome-play = Zagraj z kimś
button-welcome-practice = Zagraj z botem
button-setup = Skonfiguruj
setup-heading = Moje ustawienia tutaj
setup-how = Zapisuje się od razu. Reszta jest w /server.
setup-channel = **Kanał wszystkich partii** (brak: tam, gdzie się zaczną)
setup-forum = **Forum**: post dla każdej partii
setup-hall = **Sala**: jedna wiadomość o tym, co się dzieje
setup-game = **Domyślna gra**
setup-game-none = Brak
setup-pace = **Domyślne tempo**
setup-language = **Język**
setup-language-none = Jak na Discordzie
setup-choose = Wybierz
button-setup-threads = Wątek dla każdej partii i turnieju: { $on ->
    [yes] tak
   *[no] nie
}
button-setup-week = Karta tygodnia: { $on ->
    [yes] tak
   *[no] nie
}
button-setup-roles = Role
button-setup-check = Sprawdź
