# Zadanie dnia i /server problems.
command-problem = Rozwiąż zadanie dnia
command-problem-game = Z jakiej gry. Bez tego: gra serwera albo ta, w którą grasz najczęściej
command-server-problems = Ogłaszaj zadanie dnia na kanale
command-server-problems-channel = Kanał
command-server-problems-game = Z jakiej gry. Bez tego wszystkie po kolei
command-server-problems-hour = O której godzinie twojej strefy przychodzi następne, 0–23. Bez tego o północy UTC
command-server-problems-off = Przestań je ogłaszać
problem-heading = Zadanie dnia · { $game } · { DATETIME($day, dateStyle: "medium") }
# Na obrazku, gdzie w linii jest mało miejsca.
problem-task = { $colour } zaczynają i { $count ->
    [0] wygrywają
    [1] zyskują kamień
    [one] zyskują { $count } kamień
    [few] zyskują { $count } kamienie
    [many] zyskują { $count } kamieni
   *[other] zyskują { $count } kamienia
}
problem-goal-game = { $colour } zaczynają i wygrywają.
problem-goal-men = { $colour } zaczynają i zyskują równowartość { $count ->
    [1] kamienia
    [one] { $count } kamienia
    [few] { $count } kamieni
    [many] { $count } kamieni
   *[other] { $count } kamienia
}.
problem-grade = { $stars } { $grade ->
    [1] łatwe
    [2] trudniejsze
   *[3] trudne
} · { $ways ->
    [only] dokładnie jedno rozwiązanie
   *[end] wygrywa dokładnie jeden pierwszy ruch
}
problem-withdrawn = Wycofane: można wygrać inaczej, zysk jest za mały albo zadanie przypomina inne.
problem-wrong = **{ $move }** to nie to. Plansza stoi jak przedtem: pomyśl jeszcze.
problem-wrong-again = **{ $move }** już było próbowane. Liczy się raz.
problem-right = **{ $move }**: dobrze, odpowiedź to { $reply }. Dalej.
problem-right-last = **{ $move }**: dobrze.
problem-wrong-tries = { $count ->
    [one] Na razie { $count } błędna próba
    [few] Na razie { $count } błędne próby
    [many] Na razie { $count } błędnych prób
   *[other] Na razie { $count } błędnej próby
}
problem-solved = { $count ->
    [0] Rozwiązane za pierwszym razem!
    [1] Rozwiązane za drugim razem!
   *[other] Rozwiązane, błędne próby: { $count }.
}
problem-given-up = Poddane. Oto rozwiązanie. Nie zdradzaj go do jutra.
problem-share = { $tried ->
    [0] Nikt jeszcze nie próbował.
   *[other] Rozwiązane przez { $solved } z { $tried } osób.
}
problem-share-first = Rozwiązane przez { $solved } z { $tried } osób, pierwsza: { $first }.
problem-yesterday = { $solved ->
    [0] Wczorajsze rozwiązane przez 0 z { $tried } osób.
   *[other] Wczorajsze rozwiązane przez { $solved } z { $tried } osób, pierwsza: { $first }.
}
# Dla wszystkich; niczego o zadaniu nie zdradza.
problem-shared = **{ $player }** · Damka, zadanie { $number } · { $game } · { $count ->
    [0] rozwiązane za pierwszym razem
    [1] rozwiązane za drugim razem
   *[other] rozwiązane, błędne próby: { $count }
} · dni z rzędu: { $days }
problem-streak = Dni z rzędu: **{ $current }** (najwięcej: { $best })
problem-solution = **Rozwiązanie:** { $moves }
problem-post-how = Twoje próby widzisz tylko ty. Następne zadanie i rozwiązanie tego: { $at }.
problem-quit-question = Poddać zadanie? Zobaczysz rozwiązanie, ale prób już nie będzie.
problem-month = Zadania rozwiązane od { DATETIME($month, dateStyle: "long") }
problem-month-line = { $rank }. { $player }: { $solved } ({ $clean } za pierwszym razem)
problem-month-more = -# … i jeszcze { $count }
problem-month-empty = Jeszcze nikt. /problem pokaże dzisiejsze.
problem-month-note = Miejsce ma tu każdy, kto rozwiąże zadanie na tym serwerze. Zadanie liczy się tam, gdzie było pierwszy raz próbowane.
button-problem-solve = Rozwiąż
button-problem-quit = Poddaj
button-problem-share = Udostępnij
button-problem-quit-now = Tak, poddaj
button-problem-back = Wróć do planszy
button-problem-yesterday = Wczorajsze rozwiązanie
button-problem-solution = Rozwiązanie krok po kroku
button-problem-month = Tabela miesiąca
server-problems = Zadanie dnia ukazuje się tu: { $channel }. Następne { $when }.
server-problems-all = Wszystkie gry po kolei
server-problems-none = Zadanie dnia nie ukazuje się na tym serwerze. Wybierz kanał: /server problems.
notice-problem-off = { $recipient }, nie mogę już ogłaszać zadania dnia ({ $channel }): nie ma kanału albo brakuje uprawnienia. Zadania już się nie ukazują. Inny kanał: /server problems.

error-no-problem-game = W tej grze nie ma zadań. Pomiń grę albo wybierz inne warcaby.
error-no-problem-gone = Tego zadania już nie ma. /problem pokaże dzisiejsze.
error-no-problem-later = Rozwiązanie pokaże się jutro albo od razu, jeśli poddasz zadanie. Do tego czasu: /problem.
error-no-problem-over = Dzień tego zadania minął. /problem pokaże dzisiejsze, a **{ button-problem-yesterday }** tamto.
error-no-problem-server = Każdy serwer ma własną tabelę miesiąca. Zapytaj na serwerze, na którym jestem.
