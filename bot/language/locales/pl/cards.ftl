# Karty zaproszeń i partii.

# Zaproszenia.
seek-heading-open = { $game }: kto zagra?
seek-heading-directed = { $game }: wyzwanie
seek-heading-rematch = { $game }: rewanż
seek-open-to-all = { $player } szuka przeciwnika.
seek-directed = Zaproszenie: { $player } → { $opponent }.
seek-rematch = Rewanż: { $player } → { $opponent }. Poprzednio: { $former }.
seek-stands = Zawsze otwarte: odnawia się, gdy ktoś dołączy, albo { $when }.
seek-expires = Wygasa { $when }.
seek-joined = { $named ->
    [yes] Wyzwanie przyjmuje { $player }
   *[no] Dołącza { $player }
}: { $games }
seek-game = partia #{ $number }
seek-declined = Zaproszenie odrzucone.
seek-withdrawn = Zaproszenie wycofane.
seek-expired = Nikt nie dołączył. Zaproszenie wygasło.
rematch-posted = Zaproszenie czeka: { $link }
rematch-unposted = Tam, gdzie była partia, nie mogę pokazać zaproszenia. Niech { $opponent } użyje tam /join.
rematch-sent = Zaproszenie do rewanżu wysłane: { $opponent }.
rematch-unsent = { $opponent } jest teraz poza zasięgiem. Zaproszenie czeka 7 dni. Spróbuj ponownie później.
seek-you-joined = { $pair ->
    [yes] Grasz: { $games }. W #{ $number } zaczynasz ty, w drugiej przeciwnik. { $where ->
        [here] Plansze są na tym kanale.
       *[elsewhere] Plansze są tu: { $place }.
    }
   *[no] { $first ->
        [yes] Grasz: { $games }. Zaczynasz ty.
       *[no] Grasz: { $games }.
    } { $where ->
        [here] Plansza jest na tym kanale.
       *[elsewhere] Plansza jest tu: { $place }.
    }
}
seek-you-declined = Zaproszenie odrzucone.
seek-you-withdrew = Twoje zaproszenie wycofane.
seek-you-invited = Twoje zaproszenie jest ogłoszone.

# Zaproszenie przed ogłoszeniem.
preview-begun = Twoja partia ze mną się zaczęła.
preview-typed = Wpisane: { $text }
preview-heading = Twoje zaproszenie
preview-how = Widzisz to tylko ty. **{ button-invite }** je ogłasza.
preview-whom = Przeciwnik: każdy chętny
preview-setup = Otwarcie lub pozycja
preview-setup-about = „losowe”, nazwa otwarcia albo, w towarzyskiej, pozycja (FEN)
preview-note = Dopisek
preview-colour = Twój kolor
preview-more = Zaproszenie: inne warunki
preview-options = Zasady
preview-also = Ponadto
preview-weekend = Zegary stoją w weekendy i święta
preview-standing = Zawsze jedno otwarte zaproszenie
button-invite = Zaproś
button-preview-rated = Rankingowa: { $on ->
    [yes] tak
   *[no] nie
}
button-preview-more = Inne warunki …

# Warunki zaproszenia.
terms-no-vacation = urlop nie zatrzymuje zegara
terms-rated = rankingowa
terms-casual = towarzyska
terms-setup = **Start:** { $setup }
terms-pair = dwie partie naraz, ze zmianą kolorów
colour-wanted = { $player }: { $colour }
setup-usual = ustawienie początkowe
setup-lot = losowe otwarcie z tabeli
setup-lot-idf = losowe otwarcie z tabeli IDF
setup-lot-fmjd = losowe otwarcie z tabeli FMJD
setup-lot-acf = losowy start z 11 kamieniami
setup-ballot = otwarcie { $name }
setup-position = pozycja `{ $position }`

# Partie.
match-heading = { $game } · partia #{ $number }
match-left-server = { $player } nie jest już na tym serwerze. Czas biegnie mimo to.
match-sees-nothing = { $player } nie widzi kanału tej partii. Czas biegnie mimo to.
match-side = { $colour }: { $player }
match-last-move = { $captured ->
    [0] **{ $number }** { $player }: **{ $move }**.
    [one] **{ $number }** { $player }: **{ $move }**, zbita { $captured } bierka.
    [few] **{ $number }** { $player }: **{ $move }**, zbite { $captured } bierki.
    [many] **{ $number }** { $player }: **{ $move }**, zbito { $captured } bierek.
   *[other] **{ $number }** { $player }: **{ $move }**, zbito { $captured } bierki.
}
numbered-move = { $number } { $move }
match-crowned = Kamień zostaje damką.
match-declined = Odmowa bicia, strata: { $piece }.
match-forced = To był jedyny możliwy ruch, więc zagrano go od razu.
match-to-move = Na ruchu: { $player }.
match-deadline = Czas mija { $when }.
match-play-ends = Gra kończy się { $when }. { $then ->
    [claims] Partia nieskończona? Obie strony zgłaszają wynik.
    [lost] Bez pierwszego ruchu przegrywa { $player }.
   *[nobody] Partia nieskończona? Nikt nie dostaje punktów.
}
match-claims-end = { $then ->
    [decided] Koniec gry. Zgłoszenia się różnią: decyduje sędzia.
    [counts] Koniec gry. Brakuje zgłoszenia (**Więcej …**): { $players }. Bez niego zgłoszenie przeciwnika zostanie zaliczone { $when }.
    [tables] Koniec gry. Zgłoś wynik (**Więcej …**), inaczej baza końcówek zdecyduje { $when }.
    [lost] Koniec gry. Zgłoś wynik (**Więcej …**), inaczej { $when } przegra gracz bez żadnego ruchu: { $player }.
   *[nobody] Koniec gry. Zgłoś wynik (**Więcej …**): termin { $when }. Inaczej nikt nie dostaje punktów.
}
match-held = Sędzia usuwa gracza: { $player }. Partia stoi. Jeśli decyzja nie zostanie cofnięta, porażka { $when }.
match-no-clock = { $ends ->
    [yes] Bez zegara, ale bez ruchu partia kończy się { $when }.
   *[no] Bez zegara.
}
match-time-left = { $player }, pozostały czas: { $time }.
match-paused-vacation = Urlop: zegar stoi do { $until }.
match-paused-weekend = Weekend: zegar stoi do { $until }.
match-paused-holidays = Weekend lub święto: zegar stoi do { $until }.
match-paused-untold = Zegar stoi najdłużej do { $until }: nie udało się powiadomić o ruchu.
match-left = Nie mogę pisać tam, gdzie toczy się partia. Dopóki tak jest, zegar stoi{ $bound ->
    [yes] , najdłużej do { $until }.
   *[no] .
}
match-paused-downtime = Zegar stoi do { $until }: bot nie działał.
match-paused-director = Przerwa w turnieju (decyzja sędziego, { $since }): wszystkie zegary stoją.
match-fallen = Koniec czasu. Co dalej, decyduje { $player }.
match-draw-offered = { $player } proponuje remis. Ruch oznacza odmowę.
match-takeback-asked = { $player } prosi o cofnięcie swojego ostatniego ruchu.
result-person = { $name }
result-named = { $name }
result-win = Wygrana: { $player } ({ $reason }).
result-draw = Remis: { $reason }.
result-none = Bez wyniku: { $reason }.
result-both-lose = Przegrana obu stron: { $reason }.
match-thanks = {""}
match-counts = { $event }: ta partia liczy się tak: { $first } – { $second } { $points }
result-absent = Bez wyniku: { $player } – brak pierwszego ruchu w terminie.

# Co widzi tylko gracz.
move-played = Twój ruch: **{ $move }**.
move-candidates = Możliwe: { $moves }
move-candidates-press = Naciśnij właściwy ruch:
resign-question = Poddać partię? Przeciwnik od razu wygrywa.
resign-question-event = Poddać partię turniejową ({ $event })? Przeciwnik od razu wygrywa. Zostajesz w turnieju, chyba że przegrany mecz eliminuje.
resign-done = Partia poddana.
draw-offered = Propozycja czeka, aż przeciwnik odpowie albo zagra.
draw-offered-with-move = Propozycja pójdzie z twoim następnym ruchem.
draw-offer-question = Partia #{ $number }: zaproponować remis? { $turn ->
    [mine] Propozycja pójdzie z twoim następnym ruchem.
   *[theirs] Lepiej proponować z ruchem: /move ma opcję „{ name-draw }”. Po tej propozycji następna będzie możliwa dopiero po 20 ruchach, chyba że zaproponuje przeciwnik.
}
question-accepted = Przyjęto: remis.
question-declined = Odrzucono: gra trwa.
question-granted = Zgoda: ruch cofnięty.
question-refused = Odmowa: ruch zostaje.
question-moved = Gra poszła dalej: ruch zostaje.
question-over = Partia skończona.
draw-accepted = Propozycja przyjęta: remis.
draw-declined = Propozycja odrzucona. Gra trwa.
draw-claimed = Remis ogłoszony: partia skończona.
win-claimed = Według bazy końcówek wygrywasz: partia skończona.
draw-answer-question = Przeciwnik proponuje remis. Co odpowiadasz?
abort-question = Anulować partię? Nie będzie wyniku.
abort-done = Partia anulowana.
takeback-asked = Prosisz przeciwnika o cofnięcie ruchu.
takeback-granted = Zgoda: ruch cofnięty.
takeback-refused = Odmowa: ruch zostaje.
takeback-answer-question = Przeciwnik prosi o cofnięcie ruchu **{ $move }**{ $reply ->
    [none] .
   *[other] . Twój ruch **{ $reply }** też się cofnie.
} Co odpowiadasz?
time-claimed = Wygrywasz na czas.
time-given = Przeciwnik dostaje od ciebie jeszcze jeden dzień.
time-renewed = Gra trwa. Czas przeciwnika na ten ruch biegnie od nowa.
dismissed = Nic się nie zmieniło.

# Wybór ruchu.
moving-move-heading = Jaki ruch?
moving-move = Wybierz ruch
moving-row = Wybierz rząd planszy
moving-piece-heading = Która bierka?
moving-square-heading = Które pole?
moving-piece = Wybierz bierkę
moving-square = Wybierz pole
moving-destination-heading = { $cell }: dokąd?
moving-second-heading = { $cell }: jedno pole czy dwa?
moving-destination = Wybierz ruch
moving-captures = { $count ->
    [one] bije { $count } bierkę
    [few] bije { $count } bierki
    [many] bije { $count } bierek
   *[other] bije { $count } bierki
}
moving-crowns = zostaje damką
moving-declines = odmowa bicia, strata: { $piece }
piece-on = { $kind ->
    [king] damka { $cell }
   *[man] kamień { $cell }
}
moving-choices-more = { $moves } i jeszcze { $count }
moving-confirm-heading = { $move }: to twój ruch?
typing-title = Twój ruch
typing-label = Wpisz ruch
typing-example = Na przykład { $move }

# Pozycje słowami, dla tych, którzy nie widzą obrazków.
text-board-kings = Q to damka białych, K to damka czarnych.
position-man = { $colour }, { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}: { $squares }.
position-king = { $colour }, { $count ->
    [one] { $count } damka
    [few] { $count } damki
    [many] { $count } damek
   *[other] { $count } damki
}: { $squares }.
position-piece = { $colour }, { $count ->
    [one] { $count } bierka
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
}: { $squares }.
position-to-move = { $colour } są na ruchu.
position-last-move = Ostatni ruch: { $move }. { $told }.
aloud-goes = { $colour }: { $kind ->
    [man] kamień
    [king] damka
   *[piece] bierka
} { $start } idzie { $between ->
    [none] na { $end }
   *[other] przez { $between } na { $end }
}{ $crowned ->
    [yes] {" "}i zostaje damką
   *[no] {""}
}
aloud-takes = { $colour }: { $kind ->
    [man] kamień
    [king] damka
   *[piece] bierka
} { $start } bije { $squares } i { $crowned ->
    [yes] zostaje damką na { $end }
   *[no] staje na { $end }
}
aloud-lost = { $told }, strata za odmowę bicia: { $piece }
aloud-shifts = { $colour } przesuwają { $count ->
    [1] bierkę
    [one] { $count } bierkę
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
} z { $start } w stronę { $end } i stawiają nową na { $start }
aloud-places = { $colour } stawiają bierkę: { $squares }
aloud-choices = Bierki do wyboru: { $squares }.
aloud-barred = Tu nie wolno stawiać: { $squares }.
aloud-chosen = { $motion ->
    [place] Wybrane: { $square }. Dokończenie ruchu: { $squares }.
    [shift] Wybrane: { $square }. Można przesunąć w stronę: { $squares }.
   *[travel] Wybrane: { $square }. Można iść na: { $squares }.
}
aloud-area = { $kind ->
    [territory] { $colour }, największe terytorium, { $count }: { $squares }.
   *[group] { $colour }, największa grupa, { $count }: { $squares }.
}
position-sentence = { $text }.
position-series = { $first } { $following }

post-name = { $game } #{ $number }: { $player } – { $opponent }
replay-too-large = Animacja jest za duża dla tego serwera. **Lista ruchów** pokaże partię krok po kroku.
draw-claim-question = { $by ->
    [tables] Według bazy końcówek jest tu remis.
   *[rules] Zasady dają ci tu remis.
} Ogłosić? Partia od razu się skończy.

picture-missing = Nie udało się narysować obrazka.
