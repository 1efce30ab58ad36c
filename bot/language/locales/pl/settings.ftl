# /settings: co wybrano, potem listy wyboru.
settings-preview = Pięć wyglądów obok siebie: drewno, łupek, papier, wysoki kontrast, dla daltonistów.
settings-heading = Twoje ustawienia
settings-language = **Język:** { $value }
settings-theme = **Wygląd:** { $value }
settings-notation = **Notacja:** { $value }
settings-numbers = **Nazwy pól na planszy:** { $value }
settings-reminders = **Przypomnienia przed końcem czasu:** { $value }
settings-zone = **Strefa czasowa:** { $value }
settings-quiet = **Ciche godziny:** { $value }
settings-turns = **Gdy twój ruch:** { $value }
settings-turns-where = **Dokąd przychodzi dzienna wiadomość:** { $where ->
    [letter] prywatnie
   *[channel] { $channel }
}
turns-heading = Ruchy i przypomnienia
turns-how = Z wybraną godziną jedna wiadomość dziennie wymienia partie, które na ciebie czekają, a plansze cię nie wzywają. Przypomnienia przychodzą.
turns-unread = Dzienna wiadomość nigdzie nie dotarła, więc plansze znów wzywają cię przy każdym ruchu. Wybierz tu inne miejsce.
turns-at-once = wezwanie przy każdym ruchu
turns-daily = jedna wiadomość dziennie, o { $time } ({ $zone })
turns-where-letter = W wiadomości prywatnej
turns-where-here = Na kanale tego serwera, same numery partii
button-turns = Ruchy i przypomnienia …
button-zone-ask = Strefa czasowa …
button-page-settings = Wygląd
button-page-turns = Ruchy i czas
button-page-settings-person = Ty
settings-look-players = Twój wygląd mają plansze prywatne i te, które cię wzywają.
settings-look-server = Tak wyglądają plansze prywatne. Publiczne według wyboru serwera: { $chosen }.
settings-none = brak
settings-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
settings-from-until = { $start } – { $end } ({ $zone })
settings-choose-language = Język
settings-choose-theme = Wygląd
settings-choose-notation = Notacja
settings-choose-numbers = Nazwy pól na planszy
settings-choose-turns = Gdy mój ruch
settings-choose-turns-here = Dokąd przychodzi dzienna wiadomość
settings-choose-quiet-from = Początek cichych godzin
settings-choose-quiet-until = Koniec cichych godzin
settings-choose-reminders = Przypomnienia: ile godzin przed końcem czasu
switch-confirm = Pytaj przed ruchem: { $on ->
    [yes] tak
   *[no] nie
}
switch-white-down = Białe na dole: { $on ->
    [yes] tak
   *[no] nie
}
switch-text-board = Plansze też tekstem: { $on ->
    [yes] tak
   *[no] nie
}
switch-auto-forced = Zagraj mój jedyny ruch: { $on ->
    [yes] tak
   *[no] nie
}
switch-vacation-auto = Urlop zamiast końca czasu: { $on ->
    [yes] tak
   *[no] nie
}
switch-dm = Przypomnienia prywatnie: { $on ->
    [yes] tak
   *[no] nie
}
switch-ranked = Ranking na innych serwerach: { $on ->
    [yes] tak
   *[no] nie
}

language-auto = jak na twoim Discordzie
language-name = { $name } ({ $own })

command-settings = Pokaż i zmień, jak wyglądam i zachowuję się u ciebie
command-settings-language = Język, w którym ci odpowiadam
command-settings-theme = Jak wyglądają twoje plansze
command-settings-notation = Jak zapisane są twoje ruchy
command-settings-numbers = Gdzie twoje plansze pokazują numery lub litery pól
command-settings-confirm = Czy pytać, zanim wybrany ruch zostanie zagrany
command-settings-white_down = Czy białe mają być zawsze na dole twoich plansz
command-settings-text_board = Czy pokazywać plansze także tekstem
command-settings-auto_forced = Czy grać od razu twój ruch, gdy jest jedyny możliwy
command-settings-vacation_auto = Do trzech dni urlopu na partię zamiast przegranej na czas. W turniejach, jeśli wolno
command-settings-dm = Przypomnienia o partiach w wiadomości prywatnej
command-settings-ranked = Czy pokazywać twój ranking ze wszystkich serwerów także osobom spoza twoich
command-settings-zone = Twoja strefa czasowa, dla cichych godzin, weekendów i urlopów
command-settings-quiet_from = Początek cichych godzin bez przypomnień (0–23). Tak samo jak koniec: brak
command-settings-quiet_until = Koniec cichych godzin (0–23)
command-settings-turns = Wezwanie przy każdym ruchu albo raz dziennie, o twojej godzinie, lista partii
command-settings-turns_here = Ta dzienna wiadomość na kanale serwera, a nie prywatnie
choice-language-auto = jak na moim Discordzie
choice-theme-wood = Drewno
choice-theme-slate = Łupek
choice-theme-paper = Papier
choice-theme-contrast = Wysoki kontrast
choice-theme-colourblind = Dla daltonistów
choice-notation-auto = jak zwykle w danej grze
choice-notation-numeric = numerami (32-28)
choice-notation-algebraic = literami (c3-d4)
choice-numbers-all = na pustych polach i na bierkach, które mają ruch
choice-numbers-empty = na pustych polach
choice-numbers-none = nigdzie

# Urlopy
vacation-heading = Twoje urlopy
vacation-span = { $start } – { $end }
vacation-none = Nie ma urlopu w planie.
button-vacation = Urlop …
button-vacation-ask = Weź wolne dni …
button-vacation-end = Zakończ albo odwołaj następny
vacation-form = Twoje zegary stoją od dnia do dnia
vacation-form-first = Pierwszy dzień
vacation-form-last = Ostatni dzień
vacation-form-example = 2026-08-14, 14 sie, jutro
vacation-left = { $count ->
    [one] W tym roku został { $count } dzień urlopu.
    [few] W tym roku zostały { $count } dni urlopu.
    [many] W tym roku zostało { $count } dni urlopu.
   *[other] W tym roku zostało { $count } dnia urlopu.
}
vacation-taken = Urlop w planie ({ $days }). Twoje zegary stoją wtedy we wszystkich partiach, które na to pozwalają.
zone-question = { $known ->
    [yes] **Czy twoja strefa czasowa to { $zone }?** Jest tam { $time }.
   *[no] **Jaka jest twoja strefa czasowa?** Póki jej nie podasz, przyjmuję tę: { $zone }, jest tam { $time }.
} Według niej liczą się urlopy i ciche godziny. Każda inna: /settings, „{ name-zone }”.{ $first ->
    [none] {""}
   *[other] {" "}Twój urlop ({ $first } – { $last }) wejdzie do planu po odpowiedzi.
}
zone-now = teraz { $time }
zone-choose = Inna strefa czasowa
button-zone-right = Zgadza się
zone-chosen = Twoja strefa czasowa: { $zone }.{ $planned ->
    [yes] {" "}Wzięte dni urlopu zostają: aby je przesunąć, zakończ urlop i weź je ponownie.
   *[no] {""}
}
zone-known = Dni zaczynają się i kończą w twojej strefie ({ $zone }). Zmiana: /settings, „{ name-zone }”.
zone-unknown = Nie znam twojej strefy, na razie przyjmuję: { $zone }. Ustaw ją: /settings, „{ name-zone }”{ $planned ->
    [yes] , potem weź dni ponownie.
   *[no] .
}
vacation-ended = { $run ->
    [yes] Witaj z powrotem: twoje zegary znów chodzą.
   *[no] Witaj z powrotem: urlop skończony.
}
vacation-cancelled = Urlop odwołany. Jego dni wracają do ciebie.

# Blokady
blocks-heading = Kogo blokujesz
blocks-none = Nikogo.
button-blocks = Kogo blokuję …
blocks-choose-whom = Zablokuj kogoś
blocks-how = Te osoby nie mogą cię zapraszać ani przyjmować twoich zaproszeń i nie wiedzą dlaczego. Na drabinie nie wyzwiecie się nawzajem. Twoje zaproszenia dla nich zostają wycofane. Rozpoczęte partie trwają dalej.
blocks-choose = Odblokuj kogoś
blocks-done = Zablokowano.
blocks-undone = Odblokowano.

# /server
command-server = Wybierz, jak zachowuję się na tym serwerze, i sprawdź moje uprawnienia
command-server-settings = Pokaż i zmień ustawienia tego serwera
command-server-settings-language = Język tego, co czytają wszyscy
command-server-settings-channel = Kanał, na którym gra się wszystkie partie
command-server-settings-forum = Forum, na którym każda partia ma własny post z tagami
command-server-settings-unset = Wyczyść jedno ustawienie
choice-unset-language = język
choice-unset-channel = kanał
choice-unset-forum = forum
choice-unset-game = domyślna gra
choice-unset-pace = domyślne tempo
choice-unset-max_matches = partie naraz
choice-unset-holidays = święta
command-server-settings-threads = Wątek dla każdej partii i każdego turnieju
command-server-settings-game = Gra proponowana jako pierwsza
command-server-settings-pace = Zwykłe tempo gry
command-server-settings-max_matches = Ile partii naraz może mieć jeden gracz. Turniejowe zaczynają się mimo to
command-server-settings-publish = Pozwól innym serwerom czytać partie między ludźmi z kanałów, które widzą wszyscy członkowie
command-server-settings-holidays = Kraj, w którego święta zegary też stoją, jeśli stoją w weekendy
command-server-settings-grades = Pokazuj stopień (kyu, dan) przy każdym rankingu
command-server-settings-theme = Jak wyglądają plansze, które czytają wszyscy
command-server-settings-notation = Jak zapisane są ruchy, które czytają wszyscy
choice-theme-players = jak u gracza, którego wzywa plansza
choice-notation-players = jak u gracza, którego wzywa plansza
server-grades = **Stopnie przy rankingach (kyu, dan):** { $value ->
    [yes] tak
   *[no] nie
}
command-server-roles = Role za ranking lub tytuł: obejrzyj, dodaj lub usuń
command-server-roles-role = Jaka rola
command-server-roles-game = W jakiej grze
command-server-roles-least = Od jakiego rankingu się ją dostaje
command-server-roles-title = Za jaki tytuł się ją dostaje, zamiast rankingu
command-server-roles-remove = Nie nadawaj już tej roli. Bez roli: zdejmij z listy usunięte
command-server-check = Znajdź, co w ustawieniach nie działa i jakich uprawnień mi brakuje
server-heading = Ten serwer
server-language = **Język:** { $value }
server-channel = **Kanał partii:** { $value }
server-any-channel = dowolny
server-none = brak
server-forum = **Post dla każdej partii:** { $value }
server-hall = **Sala:** { $value }
server-week = **Karta tygodnia w sali:** { $value ->
    [yes] tak
   *[no] nie
}
server-daily = **Zadanie dnia:** { $value }
server-usual = Reszta jak zwykle: **Skonfiguruj**.
server-threads = **Wątek dla każdej partii i turnieju:** { $value ->
    [yes] tak
   *[no] nie
}
server-game = **Domyślna gra:** { $value }
server-pace = **Domyślne tempo:** { $value }
server-holidays = **Zegary stoją w święta:** { $value }
server-max-matches = **Partie naraz:** { $value }, i do tego turniejowe
server-theme = **Plansze publiczne:** { $value }
server-notation = **Ruchy na nich:** { $value }
server-roles = Role za ranking i tytuł
server-roles-none = Nie ma jeszcze ról za ranking ani tytuł. Dodaje je /server roles: rola oraz albo gra z najniższym rankingiem, albo tytuł.
server-role = { $role }: { $game }, od { $least }, gdy ranking jest ustalony
server-role-lost = { $why ->
    [gone] Ta rola jest usunięta. Zdejmij ją z listy: /server roles i tylko „{ name-remove }”.
    [permission] Nie mogę jej nadać: brakuje mi uprawnienia do zarządzania rolami. Daj mi je.
    [managed] Nie mogę jej nadać: robi to Discord lub inna aplikacja. Wybierz inną.
   *[above] Nie mogę jej nadać: stoi wyżej niż moja. Przesuń moją nad nią.
}
server-role-stays = Nie nadaję już roli: { $role }. Kto ją ma, zachowuje ją do odebrania na Discordzie.
server-role-champion = { $which ->
    [game] { $role }: zwycięstwo w ostatnim turnieju ({ $game })
   *[all] { $role }: zwycięstwo w ostatnim turnieju
}
server-role-leader = { $which ->
    [game] { $role }: pierwsze miejsce na drabinie ({ $game })
   *[all] { $role }: pierwsze miejsce na każdej drabinie
}
choice-title-champion = zwycięstwo w ostatnim turnieju
choice-title-leader = pierwsze miejsce na drabinie
choice-title-season = mistrzostwo ostatniego sezonu
server-publish = **Członkowie innych serwerów mogą oglądać nasze partie:** { $value ->
    [yes] tak
   *[no] nie
}
# Tagi postów na forum, najwyżej 20 znaków.
tag-running = Trwa
tag-finished = Skończona
tag-tournament = Turniej
server-check-fine = { $count ->
    [1] Wszystko w porządku: mogę pokazywać partie na jedynym tu kanale.
   *[other] Wszystko w porządku: mogę pokazywać partie na wszystkich kanałach ({ $count }).
}
server-check-heading = { $count ->
    [1] Na jednym kanale brakuje mi uprawnienia
   *[other] Kanały, na których brakuje mi uprawnień: { $count }
}
server-check-create-events = Nie wpisuję turniejów do kalendarza serwera, brakuje mi uprawnienia: { $permission }.
server-check-manage-roles = Nie nadaję ról za ranking i tytuł, brakuje mi uprawnienia: { $permission }.
server-faults = Ustawienia, które nie działają
server-faults-more = /server check sprawdzi ponownie.
server-fault-gone = { $what ->
    [channel] Kanał wszystkich partii jest usunięty. Partie gra się tam, gdzie się je zaczyna. Wybierz inny: /server settings.
    [forum] Forum partii jest usunięte. Partie nie mają postów. Wybierz inne: /server settings.
    [door] Kanał partii z innymi serwerami jest usunięty. Wybierz inny: **Skonfiguruj**.
    [hall] Kanał sali jest usunięty. Wybierz inny: **Skonfiguruj**.
   *[problems] Kanał zadania dnia jest usunięty. Wybierz inny: /server problems.
}
server-fault-lacking = { $what ->
    [channel] Nie mogę pokazywać partii: { $where }
    [forum] Nie mogę tworzyć postów: { $where }
    [threads] { $known ->
        [yes] Nie mogę tworzyć wątków partii: { $where }
       *[no] Nie mogę tworzyć wątków partii
    }
    [calendar] Nie mogę wpisywać turniejów do kalendarza serwera
    [greeting] Nie mogę się tu przywitać: nie ma kanału, na którym mogę pisać
    [door] Nie mogę pokazywać partii z innymi serwerami: { $where }
    [hall] Nie mogę pokazywać, co się dzieje: { $where }
    [below] Nie widzę, czy pod wiadomością sali coś jest, i zostawiam ją na miejscu: { $where }
    [week] Nie mogę ogłosić karty tygodnia: { $where }
   *[problems] Nie mogę ogłosić zadania dnia: { $where }
}. Daj mi uprawnienie: { $permissions }.
server-fault-required = { $where } nie przyjmuje postów bez tagu, a tagów nie ma: daj mi tam zarządzanie kanałami albo utwórz tag.
server-fault-tags = { $where }: nie ma tagów, więc posty ich nie dostają. Daj mi tam zarządzanie kanałami albo utwórz tagi.
list-more-channels = … i jeszcze { $count }.
