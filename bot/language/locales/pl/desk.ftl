# Pulpit sędziów turnieju.
desk-entries = Zapisy otwarte: { $count } z { $most }.{ $few ->
    [0] {""}
   *[other] {" "}Do startu potrzeba co najmniej { $few } graczy.
}
desk-round = **Runda { $round } z { $rounds }**
desk-games = skończone partie: { $over } z { $games }
desk-paused = przerwa ({ $since })
desk-ends = { $claims ->
    [yes] zgłoszenia do
   *[no] czas do
} { $at } ({ $rest })
desk-decides = czeka na twoją decyzję
desk-nothing = { $status ->
    [ready] Zapisanych wystarczy. Naciśnij **{ button-desk-start }**, kiedy chcesz.
    [running] Nic na ciebie nie czeka: turniej toczy się sam.
    [settling] Nic na ciebie nie czeka: tabela sama stanie się ostateczna.
   *[other] Nic na ciebie nie czeka.
}
desk-meanwhile =
    Tymczasem: { $what }
    Spójrz jeszcze raz.
desk-more = i jeszcze { $count }
desk-failing = **Następny krok się nie udał** { $since }. Nic nie zginęło: bot sam spróbuje ponownie w ciągu dziesięciu minut. Jeśli to się powtarza, powiadom właściciela bota. W jego dzienniku to turniej #{ $number }.
desk-usual-rounds = Rundy w planie: { $rounds }. Zwykle dla tylu graczy ({ $count }): od { $least } do { $most }. Zmiana: **Ustawienia**, **System**.
desk-unpairable = Rundy { $round } nie da się skojarzyć. Pozwól spotkać się rozdzielonym albo takim, którzy już ze sobą grali, albo zakończ turniej tak, jak stoi.
desk-disputes = **Zgłoszenia się różnią.** Rozstrzygnij: **Partie …**, **Rozstrzygnij**.
desk-dispute = { $game }: { $claims }
desk-claim = { $player } zgłasza: { $claim ->
    [win] wygrana
    [draw] remis
   *[loss] przegrana
}
desk-lates = **Po czasie.** Gracze zgłaszają wyniki. Nie musisz nic robić.
desk-late = { $game }: { $then ->
    [still] zgłoszenia są wstrzymane.
    [counts] { $claims }. Bez innego zgłoszenia zostanie to zaliczone { $when }.
    [tables] baza końcówek rozstrzyga { $when }.
    [lost] gracz bez ruchu przegrywa { $when }.
   *[nobody] brak zgłoszeń, termin { $when }. Bez nich nikt nie dostaje punktów.
}
desk-silences = **Jeszcze bez ruchu.** Nie musisz nic robić: bez ruchu przegrywają.
desk-silent = { $player } ({ $game }). Ruch tej osoby zaczął się { $since }.
desk-held = **Usunięcie**: { $player }. Partie zostaną poddane { $until }. Przywrócenie: **Gracze …**.
desk-objected = Poprawka: **Partie …**, **Popraw**. Albo naciśnij **Zatwierdź tabelę**.
desk-waiting = { $count ->
    [one] { $count } para czeka, aż jej gracze będą mieć miejsce na partię.
    [few] { $count } pary czekają, aż ich gracze będą mieć miejsce na partie.
    [many] { $count } par czeka, aż ich gracze będą mieć miejsce na partie.
   *[other] { $count } pary czeka, aż ich gracze będą mieć miejsce na partie.
}
desk-missing = **Bez potwierdzenia obecności:** { $players }
button-desk = Pulpit
button-desk-back = Wstecz
button-desk-people = Gracze …
button-desk-results = Partie …
button-desk-pairings = Pary …
button-desk-event = Turniej …
button-log = Dziennik
button-files = Pliki
button-desk-start = Start
button-desk-announce = Ogłoś
button-desk-pause = Przerwa
button-desk-resume = Wznów
button-desk-extend = Więcej czasu
button-desk-undo = Cofnij …
button-desk-add = Dodaj
button-desk-remove = Usuń
button-desk-return = Przywróć
button-desk-replace = Zastąp
button-desk-name = Dodaj sędziego
button-desk-unname = Odwołaj sędziego
button-desk-decide = Rozstrzygnij
button-desk-correct = Popraw
button-desk-anew = Powtórz partię
button-desk-exchange = Zamień miejsca
button-desk-forbid = Rozdziel
button-desk-allow = Pozwól znowu
button-desk-bye = Pauza w rundzie
button-desk-settings = Ustawienia
button-desk-order = Kryteria pomocnicze
button-desk-import = Import
button-desk-move = Inny kanał
button-desk-finish = Zakończ
button-desk-conclude = Zatwierdź tabelę
button-desk-reopen = Otwórz ponownie
button-desk-cancel = Odwołaj turniej
desk-about-add = ktoś wchodzi do turnieju, mimo wszelkich limitów.
desk-about-remove = ta osoba już nie gra. Przez dzień można to cofnąć.
desk-about-return = ktoś wycofany lub skreślony gra dalej.
desk-about-replace = ktoś inny przejmuje miejsce i punkty gracza.
desk-about-name = ta osoba może tu wszystko, co ty.
desk-about-unname = jeden sędzia musi zostać.
desk-about-decide = trwająca partia kończy się podanym wynikiem. Bez rankingu.
desk-about-correct = skończona partia liczy się inaczej. Partia i ranking zostają.
desk-about-anew = wynik się nie liczy, zamiast niego zaczyna się nowa partia.
desk-about-exchange = dwoje graczy zamienia się miejscami w tej rundzie, zanim zagrają. Para zamienia kolory.
desk-about-forbid = tych dwoje nie będzie skojarzonych.
desk-about-allow = dwoje rozdzielonych lub takich, którzy już grali, może być parą.
desk-about-bye = gracz pauzuje w rundzie, która nie jest jeszcze skojarzona.
desk-about-settings = obejrzyj i zmień wszystkie ustawienia.
desk-about-order = w jakiej kolejności decydują. Zmiana możliwa do pierwszego wyniku.
desk-about-import = przejmij graczy i to, co rozegrano gdzie indziej.
desk-about-move = ogłoś i prowadź na innym kanale.
desk-about-finish = turniej kończy się teraz, z tabelą tak, jak stoi.
desk-about-cancel = turniej kończy się bez wyniku. Trwające partie są anulowane, bez rankingu.{ $rounds ->
    [yes] {" "}Aby zakończyć z tabelą, zrób przerwę między rundami.
   *[no] {""}
}
desk-until = Do
desk-until-about = Teraz: { $now }. W twojej strefie ({ $zone })
desk-player = Gracz
desk-person-about = Nazwa albo numer z listy graczy
desk-away = { $player } (poza serwerem)
desk-other = Drugi gracz
desk-substitute = Zastępstwo
desk-of-round = Runda
desk-of-round-about = Numer rundy jeszcze nieskojarzonej. Puste: następna
desk-worth = Punkty
desk-worth-half = połowa punktów
desk-worth-full = wszystkie punkty
desk-worth-nothing = bez punktów
desk-worth-none = jednak bez pauzy
desk-file = Plik
desk-file-about = CSV z player, rating, seed albo round, first, second, result, lub TRF16 FIDE
desk-channel = Kanał
desk-number-about = Jej numer
desk-game-about = Gracz wymieniony pierwszy to niżej „pierwszy”
desk-game = Partia
desk-result = Wynik
desk-objection = Co jest nie tak? Przeczytają to sędziowie.
desk-claim-about = Bez rankingu, cokolwiek zgłosisz
desk-result-about = „Bez gry”: nie spotkali się. Stale nieobecni są skreślani
desk-result-first = Wygrywa pierwszy
desk-result-draw = Remis
desk-result-second = Wygrywa drugi
desk-result-first-forfeit = Wygrywa pierwszy, bez gry
desk-result-second-forfeit = Wygrywa drugi, bez gry
desk-result-double-loss = Przegrywają obie strony
desk-result-double-forfeit = Przegrywają obie strony, bez gry
desk-asks-start = Gracze gotowi do gry: { $count }. Po starcie nie ma odwrotu.
desk-asks-finish = Turniej kończy się z tabelą tak, jak stoi. Nie ma odwrotu.
desk-asks-conclude = { $count ->
    [0] {""}
   *[other] Protesty graczy: { $count }.{" "}
}Tabela staje się ostateczna tak, jak stoi.
desk-follows = { $what ->
    [season] Następny sezon zaczyna się za { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }, z awansami i spadkami.
    [role] Mistrz dostaje rolę.
    [places] Pierwsi dostają miejsca w innym turnieju.
    [next] Cykl go zalicza, otwiera się następny turniej.
    [season-end] Cykl go zalicza, sezon się kończy.
   *[series] Cykl go zalicza.
}
desk-asks-reopen = Tabela znów staje się wstępna: wyniki można poprawiać, a gracze mogą złożyć protest.
desk-asks-cancel = { $count ->
    [0] Turniej zostaje odwołany. Nie ma odwrotu.
   *[other] Turniej zostaje odwołany bez wyniku. Trwające partie ({ $count }) też, bez rankingu. Nie ma odwrotu.
}
desk-asks-remove = { $count ->
    [0] { $player } już nie gra.
    [one] { $player } już nie gra. { $count } partia stoi przez dzień: do tego czasu można to cofnąć. Potem jest w tabeli przegrana, bez rankingu.
    [few] { $player } już nie gra. { $count } partie stoją przez dzień: do tego czasu można to cofnąć. Potem są w tabeli przegrane, bez rankingu.
    [many] { $player } już nie gra. { $count } partii stoi przez dzień: do tego czasu można to cofnąć. Potem są w tabeli przegrane, bez rankingu.
   *[other] { $player } już nie gra. { $count } partii stoi przez dzień: do tego czasu można to cofnąć. Potem są w tabeli przegrane, bez rankingu.
}
desk-asks-return = { $player } gra dalej. { $count ->
    [0] Poddane partie pozostają przegrane.
   *[other] Partie trwają dalej, z ruchami i zegarami.
}
desk-asks-replace = Zastępstwo: { $player } → { $other }, z miejscem i punktami.{ $count ->
    [0] {""}
    [1] {" "}Trwająca partia zaczyna się od nowa.
   *[other] {" "}Trwające partie ({ $count }) zaczynają się od nowa.
}
desk-asks-unname = { $player } nie będzie już sędzią.
desk-asks-anew = Partia #{ $number }: wynik się nie liczy, zaczyna się nowa tej samej pary. Stara zostaje na ich liście i, jeśli była rankingowa, w ich rankingu.
desk-asks-exchange = Zamiana miejsc w tej rundzie: { $player } i { $other }. Ich partie, jeszcze bez ruchu, są anulowane i zaczynają się od nowa.
desk-asks-rematch = Ktoś spotka wtedy przeciwnika po raz drugi albo kogoś, z kim jest rozdzielony.
desk-asks-undo = Ostatnio: { $what }
desk-asks-undo-then = Po cofnięciu: { $what }
desk-asks-undo-anew = Trwające partie tych graczy są anulowane i zaczynają się od nowa.
desk-asks-undo-held = Ich partie trwają dalej, z ruchami i zegarami.
desk-asks-undo-left = Poddane partie pozostają przegrane.
desk-done-start = Turniej się zaczyna. Partie zaraz będą ogłoszone.
desk-done-announce = Ogłoszony. Jego karta zaraz się pojawi.
desk-done-pause = Przerwa. Wszystkie zegary stoją.
desk-done-resume = Turniej toczy się dalej.
desk-done-extend = Runda ma więcej czasu.
desk-done-undo = Cofnięto. { $now }
desk-done-add = { $waits ->
    [yes] Brak miejsc. Gracz jest na liście rezerwowej i o tym wie.
   *[no] Gracz jest zapisany i o tym wie.
}
desk-done-remove = Gracz już nie gra i o tym wie.
desk-done-return = Gracz gra dalej i o tym wie.
desk-done-replace = Miejsce ma ktoś inny.
desk-done-name = Turniej ma nowego sędziego.
desk-done-unname = Ta osoba nie jest już sędzią.
desk-done-exchange = Gracze są zamienieni i o tym wiedzą.
desk-done-forbid = Tych dwoje jest rozdzielonych.
desk-done-allow = Tych dwoje może się spotkać.
desk-done-bye = Pauza jest ustalona.
desk-done-order = Kryteria mają nową kolejność. Wszyscy o tym wiedzą.
desk-done-anew = Zamiast niej zaczyna się nowa partia.
desk-done-conclude = Tabela jest ostateczna.
desk-done-reopen = Tabela znów jest wstępna.
desk-done-finish = Turniej kończy się tak, jak stoi.
desk-done-cancel = Turniej jest odwołany.
