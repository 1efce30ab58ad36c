# Co jest nie tak i co zrobić zamiast tego. Czyta to tylko nadawca.

# Ruchy.
error-unreadable-move = Nie umiem odczytać „{ $text }” jako ruchu. /move podpowiada ruchy podczas pisania.
error-unreadable-move-cell = Nie umiem odczytać „{ $text }” jako ruchu: na tej planszy nie ma pola { $cell }.
error-unreadable-move-lone-square = „{ $text }” to tylko jedno pole. Napisz, skąd i dokąd idzie bierka, na przykład { $example }.
error-ambiguous-move = „{ $text }” pasuje do kilku ruchów. O który chodzi?
error-illegal-not-your-piece = „{ $text }” to ruch bierką przeciwnika.
error-illegal-empty-cell = „{ $text }” zaczyna się na pustym polu.
error-illegal-unused-square = „{ $text }” jest niemożliwe: pole { $square } jest jasne, a gra się tylko na ciemnych.
error-illegal-capture-compulsory = „{ $text }” jest niemożliwe: musisz bić.
error-illegal-better-capture = „{ $text }” jest niemożliwe: obowiązuje inne bicie. Menu pod planszą je wymienia.
error-illegal-unfinished-capture = „{ $text }” to nie cały ruch. Bicie trwa dalej: { $whole }.
error-illegal-backward = „{ $text }” jest niemożliwe: kamień nie chodzi do tyłu.
error-illegal-blocked = „{ $text }” jest niemożliwe: droga jest zamknięta.
error-illegal-king-must-rest = „{ $text }” jest niemożliwe: ta damka ma za sobą trzy ruchy z rzędu bez bicia. Rusz inną bierką.
error-illegal-not-allowed = „{ $text }” jest tu niezgodne z zasadami.
error-illegal-over = Partia skończona. Nie ma już ruchów.

# Szukanie partii.
error-no-match = Nie ma takiej partii. /games pokaże twoje, /play zacznie nową.
error-unreadable-match = Partia #{ $match } już się nie otwiera. To wina bota. Powiadom właściciela bota: przyczyna jest w jego dzienniku.
error-no-match-waiting = { $match ->
    [none] Żadna partia nie czeka na twój ruch. /games pokaże wszystkie twoje.
   *[other] Partia #{ $match }: na ruchu jest { $opponent }. Żadna inna partia nie czeka na twój ruch.
}
error-not-a-player = Nie grasz w tej partii.

# Nie w porę.
error-not-your-turn = Teraz ruch przeciwnika.
error-match-over = Ta partia jest skończona.
error-not-over = Ta partia jeszcze trwa.
error-opponent-gone = Twój przeciwnik już tu nie gra. /play zacznie partię z kimś innym.
error-match-paused = Ta partia stoi: w turnieju jest przerwa albo minął czas rundy. Jeśli minął czas, naciśnij **Zgłoś wynik** na karcie turnieju.
error-stale-match = Gra poszła tymczasem dalej. Oto obecna pozycja.
error-play-over = Runda się skończyła, w tej partii już się nie gra. Co z nią będzie, mówi karta turnieju.
error-time-is-up = Twój czas minął. Co dalej, decyduje przeciwnik.
error-not-fallen = Przeciwnik ma jeszcze czas.

# Remisy, cofanie, koniec.
error-no-draw-offer = Nie ma propozycji remisu.
error-own-draw-offer = To twoja propozycja. Odpowiada przeciwnik.
error-draw-already-offered = Twoja propozycja remisu już czeka.
error-draw-offer-too-soon = { $count ->
    [one] Twoja propozycja remisu już była. Następna możliwa po { $count } twoim ruchu albo po propozycji przeciwnika.
    [few] Twoja propozycja remisu już była. Następna możliwa po { $count } twoich ruchach albo po propozycji przeciwnika.
    [many] Twoja propozycja remisu już była. Następna możliwa po { $count } twoich ruchach albo po propozycji przeciwnika.
   *[other] Twoja propozycja remisu już była. Następna możliwa po { $count } twojego ruchu albo po propozycji przeciwnika.
}
error-nothing-to-claim = W tej pozycji nie ma czego ogłaszać.
error-takeback-not-allowed = W partii rankingowej nie cofa się ruchów.
error-nothing-to-take-back = Nie ma jeszcze twojego ruchu.
error-takeback-already-asked = Twoja prośba o cofnięcie tego ruchu już czeka.
error-no-takeback-asked = Nikt nie prosi o cofnięcie ruchu.
error-own-takeback = To twoja prośba. Odpowiada przeciwnik.
error-too-late-to-abort = Za późno, by anulować partię: obie strony mają za sobą ruch. Możesz jeszcze się poddać.

# Zaproszenia i warunki.
error-no-seek = Nie ma takiego zaproszenia. /join pokaże otwarte.
error-seek-gone = To zaproszenie nie jest już otwarte. /join pokaże otwarte.
error-own-seek = To twoje zaproszenie. Poczekaj na przeciwnika albo je wycofaj.
error-not-invited = To zaproszenie jest dla kogoś innego. /join pokaże te, które możesz przyjąć.
error-not-your-seek = Zaproszenie może wycofać tylko jego autor.
error-too-many-matches = { $limit ->
    [1] Możesz tu mieć jedną otwartą partię naraz. Najpierw ją dokończ.
   *[other] Otwartych partii możesz tu mieć naraz najwyżej { $limit }. Najpierw dokończ jedną.
}
error-too-much-at-once = Twoje żądania w toku: { $most }. Spróbuj, gdy jedno będzie gotowe.
error-too-many-invitations-person = Twoje zaproszenia bez odpowiedzi: { $count } (okres: { $span }). Daj innym odpowiedzieć. Do następnego: { $wait }.
error-too-many-invitations-pair = Twoje zaproszenia dla tego gracza: { $count } (okres: { $span }). Daj mu odpowiedzieć. Do następnego: { $wait }.
error-not-available = Z tym graczem to teraz niemożliwe. /play bez przeciwnika zaprasza wszystkich pozostałych.
error-bad-terms-standing-directed = Stałe zaproszenie jest dla wszystkich. Pomiń przeciwnika.
error-bad-terms-blank-note = Dopisek nie ma widocznych znaków. Napisz inny albo go pomiń.
error-bad-terms-opponent-self = Nie możesz grać ze sobą.
error-bad-terms-blocked-self = Nie możesz zablokować siebie.
error-bad-terms-rated-setup = Partia z własnej pozycji nie może być rankingowa. Wybierz towarzyską.
error-bad-terms-rated-pace = Partia rankingowa wymaga limitu czasu. Wybierz tempo albo partię towarzyską.
error-bad-house-game-name = Nazwa gry domowej ma od 1 do { $most } znaków, w tym literę lub cyfrę.
error-bad-house-game-taken = Gra „{ $name }” już istnieje. Wybierz inną nazwę.
error-bad-house-game-known = Te same zasady już tu są pod nazwą „{ $name }”.
error-bad-house-game-many = Gier domowych na serwerze może być najwyżej { $most }. Najpierw usuń jedną. Jej partie trwają dalej.
error-bad-house-game-gone = Tę grę domową usunięto.
error-bad-terms-rated-house = Gry domowe nigdy nie są rankingowe. Zagraj towarzysko albo wybierz inną grę.
error-bad-terms-no-ballots = Ta gra nie ma tabeli otwarć. Pomiń opcję „{ name-setup }”.
error-bad-terms-bad-setup = „{ $text }” to ani otwarcie, ani pozycja tej gry. Pozycję zapisuje się tak: { $example }
error-bad-terms-over-at-start = Z tej pozycji partia od razu by się skończyła. Podaj inną.
error-bad-pace-range = „{ $text }” jest poza granicami. Czas na ruch: { $shortest } – { $longest }.
error-bad-pace-cap = „{ $text }” się nie zgadza: limit ({ $cap }) jest mniejszy niż zapas ({ $bank }).
error-bad-pace-bonus = „{ $text }” się nie zgadza: dodatek ({ $bonus }) jest większy niż limit ({ $cap }).
error-no-such-day = Nie ma takiego dnia: { $text }.
error-unclear-day = „{ $text }” można rozumieć dwojako ({ $first } lub { $second }). Napisz miesiąc słowem albo rok, miesiąc i dzień: 2026-12-31.
error-bad-pace-zone = Nie znam strefy czasowej „{ $zone }”. Napisz Europe/Warsaw albo Asia/Tokyo.
error-bad-pace-country = Nie znam świąt: „{ $country }”. Napisz kraj jako Polska albo PL.
error-bad-pace-unreadable = Nie umiem odczytać tempa „{ $text }”. Przykłady: 3d, 36h, 5d+18h do 7d, brak.
error-quiet-one-end = Nie masz jeszcze cichych godzin: podaj oba końce, „{ name-quiet_from }” i „{ name-quiet_until }”.
error-bad-setting = „{ $value }” nie pasuje do tego ustawienia. Wybierz z podpowiedzi.

# Urlopy.
error-bad-vacation-backwards = Urlop kończyłby się przed początkiem ({ $first } – { $last }).
error-bad-vacation-past = Ten dzień już minął: { $first }. Urlop zaczyna się dziś lub później.
error-bad-vacation-far = To za daleko: { $last }. Urlop kończy się w ciągu roku od dziś.
error-bad-vacation-overlap = Masz już urlop ({ $days ->
    [1] { $first }
   *[other] { $first } – { $last }
}). Aby wziąć inne dni, zakończ go lub odwołaj: **Zakończ albo odwołaj następny**.
error-bad-vacation-spent = Wtedy trwa dzień urlopu, który chroni cię przed przegraną na czas. Wybierz późniejsze dni (pierwszy możliwy: { $first }).
error-bad-vacation-days = { $left ->
    [0] Wszystkie dni urlopu są zużyte (rok { $year }).
    [one] Został { $left } dzień urlopu (rok { $year }).
    [few] Zostały { $left } dni urlopu (rok { $year }).
    [many] Zostało { $left } dni urlopu (rok { $year }).
   *[other] Zostało { $left } dnia urlopu (rok { $year }).
} Potrzeba: { $days }.
error-no-vacation-none = Nie masz teraz urlopu ani żadnego w planie.
error-no-vacation-spent = Ten dzień urlopu chroni cię przed przegraną na czas. Wykonaj ruch. Dzień skończy się sam.

# Gry i pozycje.
error-unknown-game = Nie ma gry „{ $name }”. Wszystkie są w /help.
error-unknown-game-house = „{ $name }” to gra domowa tego serwera: bez rankingu, zadań, drabin i turniejów. Służy do /play, /practice i /learn.
error-many-games = „{ $text }” to nazwa kilku gier: { $games }. Wybierz z podpowiedzi.
error-unknown-option = „{ $name }”: nie ma opcji „{ $option }” albo nie pasuje do pozostałych. Wszystkie są w /help.
error-unknown-trait = Gra domowa nie zna zasady „{ $trait }”. Układa ją administracja: /server settings, **Skonfiguruj**, **Gry domowe**.
error-clashing-traits = Te zasady są sprzeczne. Pomiń jedną.
error-clashing-traits-free-priority = Gdy nie trzeba bić, żadne bicie nie ma pierwszeństwa. Wybierz „Bicie obowiązkowe” albo „Wolny wybór bicia”.
error-clashing-traits-giveaway-refusal = Gdy brak ruchu wygrywa, bicie musi być obowiązkowe, inaczej nikt nie straci bierki. Wybierz „Bicie obowiązkowe” albo przegraną za brak ruchu.
error-clashing-traits-through-forward = Kamień może przejść przez ostatni rząd tylko wtedy, gdy bije do tyłu. Pozwól mu na to albo wybierz inną przemianę.
error-clashing-traits-large-flying = Na 12×12 latające damki bez pierwszeństwa miałyby za dużo bić do policzenia. Wybierz pierwszeństwo, mniejszą planszę albo damki o jedno pole.
error-unknown-version = „{ $name }”: ta partia ma zasady, których nie znam (wersja { $version }). Powiadom właściciela bota.

# Własne pozycje.
position-example = Na przykład: { $example }
position-games = Pasowałaby do gier: { $games }. Popraw ją albo wybierz inną grę.
error-bad-position-length = Ten tekst jest za długi na pozycję. Podaj jedną pozycję i nic więcej.
error-bad-position-syntax = Nie umiem odczytać „{ $text }” w tej pozycji. Napisz W lub B (kto na ruchu), potem W z polami białych i B z polami czarnych, między nimi dwukropki. K przed polem to damka.
error-bad-position-turn = Na początku musi być W lub B (kto na ruchu) i dwukropek.
error-bad-position-no-pieces = { $colour ->
    [white] Białe nie mają bierki. Dodaj dwukropek, W i pola białych.
   *[black] Czarne nie mają bierki. Dodaj dwukropek, B i pola czarnych.
}
error-bad-position-cell = Na tej planszy nie ma pola { $cell }. Pola są w zasadach: /learn z opcją „{ name-rules }”.
error-bad-position-twice = Na { $cell } stoją dwie bierki. Podaj każde pole raz.
error-bad-position-row = Kamień nie może stać na { $cell }, tam zostaje się damką. Napisz K przed polem albo go przestaw.
error-bad-position-pieces = Bierek jednego koloru może tu być najwyżej { $most }. Zabierz nadmiar.
error-bad-position-empty = W tej pozycji nie ma bierek. Podaj pola obu stron.
error-bad-position-field = Licznik „{ $text }” nie pasuje do tej pozycji. Pomiń wszystko za bierkami. Liczenie zacznie się od nowa.
error-bad-position-too-many-captures = Ta pozycja ma za dużo możliwych bić. Zabierz kilka bierek.
error-bad-position-fields = Napisz rzędy pozycji z góry na dół, spację i stronę na ruchu, b lub w. Resztę pomiń.
error-bad-position-ranks = Rzędów w pozycji tej gry: { $ranks }. Napisz wszystkie z góry na dół, z ukośnikami między nimi.
error-bad-position-signs = Nie umiem odczytać rzędu { $rank }. b i w to bierki, liczby to puste pola.
error-bad-position-width = W rzędzie { $rank } liczba pól musi wynosić { $files }. Policz bierki i puste pola jeszcze raz.
error-bad-position-side = Za rzędami napisz b lub w: stronę na ruchu.
error-bad-position-hands = Bierki w ręce nie zgadzają się z planszą. Pomiń je. Policzę je za ciebie.
error-bad-position-number = Bierek każdej strony jest w tej grze dokładnie { $pieces }. Dodaj lub zabierz.
error-bad-position-colours = Czarne bierki stoją tylko na ciemnych polach, białe na jasnych. Przestaw pozostałe.
error-bad-position-goal = Obie strony są tu u celu, a to niemożliwe. Cofnij bierkę jednej z nich.
error-bad-position-moves = Ruchy za tą pozycją do niej nie prowadzą. Pomiń je.
error-bad-position-dark-squares = W tej grze na każdym ciemnym polu stoi bierka. Zapełnij puste.
error-bad-position-passed = Nikt nie musiał tu pasować. Pomiń „passed”.

# Turnieje.
error-no-tournament = Nie znam tu takiego turnieju. /tournament list pokaże turnieje serwera.
error-not-of-tournament = Partia #{ $match } nie należy do turnieju. /tournament table pokaże partie turnieju z numerami.
error-bad-tournament-name = Turniej potrzebuje widocznej nazwy, najwyżej { $most } znaków. Napisz inną.
error-bad-tournament-rounds = Turniej szwajcarski ma od { $least } do { $most } rund. Wybierz liczbę z tego zakresu.
error-bad-tournament-group = Grupa ma od { $least } do { $most } graczy. Wybierz liczbę z tego zakresu.
error-bad-tournament-most = Turniej ma od { $least } do { $most } graczy. Wybierz liczbę z tego zakresu.
error-bad-tournament-entered = Jesteś już w tym turnieju. Poczekaj na start.
error-bad-tournament-plays = To obecny lub dawny gracz turnieju. Podaj kogoś innego.
error-bad-tournament-had-place = Twoje miejsce w tym turnieju ma teraz ktoś inny. Zapytaj sędziego.
error-bad-tournament-not-entered = Tego gracza nie ma w turnieju. Kto jest, widać w tabeli.
error-bad-tournament-you-not-entered = Nie ma cię w tym turnieju. Do otwartego zapisuje /tournament enter.
error-bad-tournament-same-place = Turniej jest już ogłoszony na tym kanale. Wybierz inny.
error-bad-tournament-full = Brak miejsc: graczy może być najwyżej { $most }. Zapytaj sędziego o następny turniej.
error-bad-tournament-few = Graczy musi być co najmniej { $least }. Poczekaj na kolejne zapisy.
error-bad-tournament-started = Turniej już trwa albo jest odwołany: zapisy zamknięte. Z trwającego wycofuje /tournament leave.
error-bad-tournament-not-started = Ten turniej jeszcze się nie zaczął. Poczekaj na start.
error-bad-tournament-over = Ten turniej jest skończony. Zobacz tabelę końcową.
error-bad-tournament-director = To może zrobić tylko sędzia turnieju albo ktoś, kto zarządza wydarzeniami serwera. Zwróć się do nich.
error-bad-tournament-organiser = Turniej może utworzyć tylko ktoś, kto zarządza wydarzeniami serwera. Zwróć się do takiej osoby.
error-bad-tournament-place = Turniej mogę prowadzić tylko na serwerze, na którym jestem. Poproś administrację, by mnie dodała.
error-bad-tournament-many = Otwartych i trwających turniejów na serwerze jest { $most }, więcej nie można. Najpierw zakończ lub odwołaj jeden.
error-bad-tournament-cycles = Gracze spotykają się raz albo dwa razy. Wybierz jedno z tych.
error-bad-tournament-deciders = Dwie dodatkowe partie po równym meczu mogą być od { $least } do { $most } razy. Wybierz liczbę z tego zakresu.
error-bad-tournament-not-swiss = Pauzować można tylko w turnieju szwajcarskim. Graj albo wycofaj się: /tournament leave.
error-bad-tournament-bye-round = { $count ->
    [1] Pauzować można tylko w rundzie { $least }. Wybierz ją.
   *[other] Pauzować można w jednej z rund od { $least } do { $most }. Wybierz jedną z nich.
}
error-bad-tournament-bye-late = W ostatniej rundzie nie można pauzować. Zagraj albo wycofaj się: /tournament leave.
error-bad-tournament-bye-taken = Pauzujesz już w rundzie { $round }, a można tylko w jednej. Graj pozostałe albo zapytaj sędziego.
error-bad-tournament-rating = Granica rankingu leży między { $least } a { $most }. Napisz liczbę z tego zakresu albo zostaw puste.
error-bad-tournament-ratings = Dolna granica rankingu jest wyższa od górnej, nikt by się nie zapisał. Zmień jedną.
error-bad-tournament-round-days = Runda może trwać od { $least } do { $most } dni. Napisz liczbę z tego zakresu albo zostaw puste.
error-bad-tournament-draw-moves = Remis można wykluczyć w pierwszych ruchach, od { $least } do { $most }. Napisz liczbę z tego zakresu.
error-bad-tournament-date = Ten turniej zaczyna się w podanym dniu, w ciągu roku. Napisz jak 2026-12-31 18:00 albo wybierz inny start.
error-bad-tournament-check-in-hours = Potwierdzanie obecności otwiera się od { $least } do { $most } godzin przed startem. Napisz liczbę z tego zakresu albo zostaw puste.
error-bad-tournament-check-in-date = Potwierdzanie obecności wymaga daty startu. Podaj ją albo zostaw obecność pustą.
error-bad-tournament-rating-low = Turniej jest dla rankingu od { $limit }, a twój to { $rating }. Zapisz się do innego.
error-bad-tournament-rating-high = Turniej jest dla rankingu do { $limit }, a twój najwyższy z roku to { $rating }. Zapisz się do innego.
error-bad-tournament-role = Turniej jest dla osób z rolą { $role }, a ty jej nie masz. Zapytaj, kto ją daje, albo zapisz się do innego.
error-bad-tournament-unlisted = Turniej jest dla osób z listy sędziego, a ciebie na niej nie ma. Zapytaj sędziego albo zapisz się do innego.
error-bad-tournament-too-few-games = Turniej wymaga partii rankingowych w tę grę na serwerze: { $least }, a ty masz { $count }. Zagraj jeszcze albo zapisz się do innego.
error-bad-tournament-games = Wymaganych partii rankingowych może być od { $least } do { $most }. Napisz liczbę z tego zakresu albo zostaw puste.
error-bad-tournament-entries = Twoich turniejów na serwerze jest { $most }, więcej naraz nie można. Zapisz się, gdy jeden się skończy.
error-bad-tournament-no-shows = Skreślenia z turniejów za brak ruchu: { $count } (dni: { $days }). Do nowego zapisu: { $wait }. Możesz też zapytać sędziego.
error-bad-tournament-check-in-closed = Teraz nie potwierdza się obecności. Kiedy, mówi ogłoszenie.
error-bad-tournament-checked-in = Twoja obecność jest już potwierdzona. Poczekaj na start.
error-bad-tournament-last-director = Turniej potrzebuje sędziego. Najpierw wyznacz kogoś innego.
error-bad-tournament-not-left = Ten gracz jest nadal w turnieju. Wycofanych widać na liście graczy.
error-bad-tournament-pairing-played = Graczy można zamienić tylko w bieżącej rundzie i zanim w ich partii jest ruch lub wynik. Wybierz innych albo zarządź powtórkę partii.
error-bad-tournament-until = Nowy koniec musi być późniejszy i mieścić się w { $most } dniach. Napisz jak 2026-12-31 18:00.
error-bad-tournament-named = Ta osoba już jest sędzią turnieju. Sędziów wymienia dziennik.
error-bad-tournament-not-named = Ta osoba nie jest wyznaczonym sędzią. Sędziów wymienia dziennik.
error-bad-tournament-paused = Turniej ma przerwę. Najpierw go wznów: /tournament manage.
error-bad-tournament-not-paused = Turniej nie ma przerwy. Zarządzisz ją w /tournament manage.
error-bad-tournament-no-deadline = Rundy tego turnieju nie mają terminu, nie ma czego przedłużać.
error-bad-tournament-no-claims = Wyniki zgłasza się po czasie rundy. Do tego czasu graj.
error-bad-tournament-claims-paused = Turniej ma przerwę, zgłoszenia też. Zgłoś wynik, gdy ruszy.
error-bad-tournament-claims-over = Czas zgłoszeń właśnie minął: partia liczy się według dotychczasowych.
error-bad-tournament-not-yours = Wynik partii zgłaszają tylko jej gracze. Wybierz swoją.
error-bad-tournament-no-such-game = Ta partia jest skończona albo nie należy do turnieju. Wybierz trwającą.
error-bad-tournament-no-result = Ta partia nie ma jeszcze wyniku do poprawy. Najpierw ją rozstrzygnij.
error-bad-tournament-same-result = Partia już się tak liczy. Wybierz inny wynik.
error-bad-tournament-tie-breaks = Wybierz od 1 do 4 różnych kryteriów pomocniczych.
error-bad-tournament-same-order = Ta kolejność już obowiązuje. Wybierz inną.
error-bad-tournament-order-late = Jest już wynik partii, więc kryteria zostają.
error-bad-tournament-depends = Od tego wyniku zależą późniejsze partie, nie można go już zmienić.
error-bad-tournament-nothing-to-undo = Nie ma czego cofać. Co zrobiono, mówi dziennik.
error-bad-tournament-undo-late = Zależy od tego coś późniejszego, nie można już cofnąć.
error-bad-tournament-which = „{ $name }”: nikt się tu tak nie nazywa albo jest ich kilku. Napisz numer z listy graczy.
error-bad-tournament-moved-on = Turniej poszedł tymczasem dalej. Otwórz pulpit ponownie: /tournament manage.
error-bad-tournament-due = Czas właśnie minął. Zajrzyj za minutę.
error-bad-tournament-claim-early = { $moves ->
    [one] Remis liczy się tu dopiero po { $moves } ruchu każdej strony. Zgłoś wygraną lub przegraną albo zapytaj sędziego.
    [few] Remis liczy się tu dopiero po { $moves } ruchach każdej strony. Zgłoś wygraną lub przegraną albo zapytaj sędziego.
    [many] Remis liczy się tu dopiero po { $moves } ruchach każdej strony. Zgłoś wygraną lub przegraną albo zapytaj sędziego.
   *[other] Remis liczy się tu dopiero po { $moves } ruchu każdej strony. Zgłoś wygraną lub przegraną albo zapytaj sędziego.
}
error-bad-tournament-draw-early = { $moves ->
    [one] W tym turnieju nie proponuje się remisu przed { $moves } ruchem każdej strony. Graj dalej.
    [few] W tym turnieju nie proponuje się remisu przed { $moves } ruchami każdej strony. Graj dalej.
    [many] W tym turnieju nie proponuje się remisu przed { $moves } ruchami każdej strony. Graj dalej.
   *[other] W tym turnieju nie proponuje się remisu przed { $moves } ruchu każdej strony. Graj dalej.
}
error-bad-tournament-limit = Partii naraz może być od { $least } do { $most }. Napisz liczbę z tego zakresu albo ją pomiń.
error-bad-tournament-moving = Z dywizji awansuje i spada od { $least } do { $most } graczy. Wybierz liczbę z tego zakresu.
error-bad-tournament-pause = Przerwa między sezonami trwa od { $least } do { $most } dni. Wybierz liczbę z tego zakresu.
error-bad-tournament-bot = Boty nie grają w turniejach. Wybierz człowieka.
error-bad-tournament-settling = Tabela może być wstępna od { $least } do { $most } dni. Wybierz liczbę z tego zakresu albo brak.
error-bad-tournament-objected = Twój protest już jest u sędziów. Zapytaj jednego z nich.
error-bad-tournament-not-provisional = Ta tabela nie jest wstępna: jest ostateczna albo trwa powtórka partii. Zapytaj sędziego.
error-bad-tournament-reopen-late = Ostateczną tabelę można otworzyć ponownie przez { $days } dni. Potem zostaje.
error-bad-tournament-followed = { $what ->
    [season] Według tej tabeli zaczął się następny sezon, więc zostaje ostateczna.
    [role] Według tej tabeli nadano rolę mistrza, więc zostaje ostateczna.
    [places] Według tej tabeli przyznano miejsca w innym turnieju, więc zostaje ostateczna.
   *[series] Cykl już zaliczył tę tabelę, więc zostaje ostateczna.
}
error-bad-tournament-verdict = Wskaż zwycięzcę, jeśli to wygrana bez gry. Nie wskazuj nikogo, jeśli przegrywają obie strony.
error-bad-tournament-goes-on = Ten turniej toczy się sam. Wcześniej można go zakończyć tylko wtedy, gdy rundy nie da się skojarzyć.
error-bad-tournament-pair-so = Ta dwójka już jest tak ustawiona albo to dwa razy ta sama osoba. Ustalenia są w dzienniku.
error-bad-tournament-bye-so = Ta runda już jest tak ustawiona. Ustalenia są w dzienniku.
error-bad-tournament-only-swiss = Pary i pauzy ustala się tylko w turnieju szwajcarskim. W tym pary wynikają z systemu.
error-bad-tournament-file = { $line ->
    [0] Nie umiem odczytać tego pliku. Wyślij CSV, którego pierwsza linia to kolumny player, rating i seed albo round, first, second i result, lub TRF16 FIDE. Nazwy się w nim nie powtarzają.
   *[other] Nie umiem odczytać linii { $line } tego pliku. Popraw ją i wyślij ponownie.
}
error-bad-tournament-unknown = Nie wiem, o kogo chodzi: { $names }. Znam tylko osoby, które tu grały, i nazwy należące do jednej z nich. Podaj wzmiankę albo ID Discorda.
error-bad-tournament-takeover = Partie rozegrane gdzie indziej mogę przejąć tylko do jednej wspólnej grupy albo do turnieju szwajcarskiego z większą liczbą rund, niż rozegrano, i tylko po jednej partii na parę. Zmień ustawienia albo przejmij samych graczy.
error-bad-tournament-taken-over = Partie już przejęto, a robi się to raz. Aby przejąć te, najpierw tamto cofnij: /tournament manage.
error-no-pairing = Rundy { $round } nie da się skojarzyć: pozostali już ze sobą grali albo są rozdzieleni. W /tournament manage pozwól spotkać się takim dwóm albo zakończ turniej tak, jak stoi.

# Zapisy partii.
error-bad-record = Nie umiem odczytać tego zapisu partii. Użyj pliku z **Pobierz**.
error-bad-record-game = Zapis nie mówi, jaka to gra, albo jej nie znam. Podaj ją w tagu Game.
error-bad-record-setup = Zapis nie zaczyna się od pozycji swojej gry. Popraw tag Setup.
error-bad-record-move = Ruch { $ply } zapisu, „{ $text }”, jest w tej pozycji niemożliwy. Popraw go albo pomiń resztę.
error-bad-record-result = Wynik w zapisie jest inny niż na planszy. Popraw tag Result i ostatnie słowo.
error-bad-record-ending = Nie znam przyczyny wyniku podanej w zapisie. Popraw tag Ending.
error-bad-record-tag = „{ $text }” nie może być nazwą tagu. Wybierz inną, z liter i cyfr.
error-bad-record-unwritable = „{ $text }” nie da się zapisać w pliku PDN. Pomiń to.
error-bad-record-items = Za dużo komentarzy i znaków w linii { $line } zapisu. Pomiń część.
error-bad-record-plies = Zapis ma za dużo ruchów, do linii { $line }. Pomiń resztę.
error-bad-record-set-ups = Zapis ustawia za dużo pozycji, do linii { $line }. Pomiń resztę.
error-bad-record-games = Za dużo prawie pustych partii, do linii { $line }. Pomiń resztę.
error-bad-record-size = Zapis jest za długi, do linii { $line }. Pomiń resztę.
error-bad-record-syntax = Nie umiem odczytać „{ $text }” w linii { $line } zapisu. Popraw to albo pomiń.
error-bad-record-open = Komentarz lub wariant z linii { $line } się nie kończy. Zamknij nawias.
error-bad-record-depth = Linia { $line } zapisu ma za głęboko zagnieżdżone warianty. Pomiń część.

# Ruchy warunkowe.
error-bad-line-move = „{ $move }” jest niemożliwe { $start ->
    [yes] teraz
   *[no] po { $after }
}. Możliwe, na przykład: { $legal }.
error-bad-line-ended = Po { $after } partia jest skończona. Pomiń dalsze ruchy.
error-bad-line-long = Wariant ma najwyżej { $most } ruchów. Pomiń resztę.
error-bad-line-many = Wariantów w tej partii jest już { $most }. Najpierw usuń jeden.
error-bad-line-unanswered = Wariant zaczyna się ruchem przeciwnika, a kończy twoim.

# Wszystko inne. Numer pomaga właścicielowi bota znaleźć przyczynę.
error-unexpected = Coś poszło nie tak po mojej stronie. Nic z zapisanych danych nie zginęło. Przed ponowną próbą sprawdź, czy to już nie jest zrobione. Jeśli się powtórzy, podaj właścicielowi bota numer: { $number }
error-after-move = Twój ruch jest zapisany, ale nie udało się go pokazać. /board pokaże partię. Jeśli się powtórzy, podaj właścicielowi bota numer: { $number }
error-unreachable-after-move = Twój ruch jest zapisany. Moje zapisy są teraz niedostępne. /board pokaże partię za minutę.
error-disk = Nie udało się zapisać: dysk mojego serwera jest pełny albo zawodzi. Spróbuj później.
error-unreachable = Moje zapisy są niedostępne. Spróbuj za minutę.

# Drabiny.
error-no-ladder = Nie ma tu takiej drabiny. Otwierają ją osoby z uprawnieniem „Zarządzanie wydarzeniami”: /ladder create.
error-bad-ladder-reach = Wyzwanie sięga od { $least } do { $most } miejsc w górę. Wybierz liczbę z tego zakresu.
error-bad-ladder-idle = Dni bez partii do spadku: od { $least } do { $most }. Wybierz liczbę z tego zakresu.
error-bad-ladder-exists = Drabina tej gry już jest na serwerze. Wejdź na nią albo najpierw ją zamknij.
error-bad-ladder-closed = Ta drabina jest zamknięta. Nową otwierają osoby z uprawnieniem „Zarządzanie wydarzeniami”: /ladder create.
error-bad-ladder-absent = Tego gracza nie ma na drabinie. Aby wejść na nią, naciśnij **Wejdź na drabinę** pod /ladder show.
error-bad-ladder-joined = Jesteś już na tej drabinie. Kogo możesz wyzwać, pokaże /ladder show.
error-bad-ladder-out-of-reach = Możesz wyzwać graczy najwyżej { $reach ->
    [one] { $reach } miejsce
    [few] { $reach } miejsca
    [many] { $reach } miejsc
   *[other] { $reach } miejsca
} nad sobą. Wybierz jednego w /ladder show.
error-bad-ladder-challenging = Twoje wyzwanie już trwa. Najpierw dokończ tę partię.
error-bad-ladder-challenged = Gracie już ze sobą na tej drabinie. Najpierw dokończcie tę partię.
error-bad-ladder-again = Wasza ostatnia partia tutaj jest zbyt świeża. Wyzwij kogoś innego albo poczekaj jeszcze { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
error-bad-ladder-keeper = Zamknąć lub przenieść drabinę może tylko jej autor albo ktoś, kto zarządza wydarzeniami serwera. Zwróć się do nich.
error-bad-ladder-organiser = Drabinę może otworzyć tylko ktoś, kto zarządza wydarzeniami serwera. Zwróć się do takiej osoby.
error-channel-closed = Nie możesz pisać na tym kanale. Wybierz taki, na którym możesz.
error-bad-ladder-same-place = Ta drabina już jest na tym kanale. Wybierz inny.
error-bad-ladder-place = Drabinę mogę prowadzić tylko na serwerze, na którym jestem. Poproś administrację, by mnie dodała.

# Między serwerami
error-lobby-closed-unasked = Brakuje twojej zgody na grę z innymi serwerami. /join o nią zapyta: **Inne serwery**.
error-lobby-closed-door = Ten serwer nie gra z innymi. Możesz to robić w prywatnej rozmowie ze mną.
error-lobby-closed-outside = Nie ma mnie na tym serwerze. Zapytaj w wiadomości prywatnej: plansze przyjdą tam.
error-lobby-closed-banned = Właściciel bota nie dopuszcza cię do gier między serwerami.
error-lobby-closed-offers = Twoich ofert dla innych serwerów jest już { $limit }. Poczekaj albo wycofaj jedną: /join, **Inne serwery**.
error-lobby-closed-first = Masz już ofertę dla innych serwerów. Więcej naraz po tylu skończonych partiach: { $games }.
error-lobby-closed-games = Partii z innymi serwerami, razem z ofertami, możesz mieć naraz najwyżej { $limit }.
error-lobby-closed-resting = W ciągu 30 dni dwie twoje partie z innymi serwerami skończyły się przegraną na czas. Nowe od: { $until }. Rozpoczęte trwają.
error-lobby-closed-young = Twoje konto Discorda ma mniej niż siedem dni: do { $until } grasz tu bez rankingu.
error-lobby-closed-house = W grę domową gra się tylko na jej serwerze. Wybierz inną grę.
error-lobby-closed-gone = Tej oferty już nie ma. Inne pokaże /join, **Inne serwery**.
error-lobby-closed-own = To twoja oferta. Wezwę cię, gdy ktoś dołączy.
error-lobby-closed-no-game = Ten serwer nie zna partii o tym numerze z innym serwerem.
