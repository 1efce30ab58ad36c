# Wiadomości dla jednej osoby.
notice-joined = { $recipient }, twoje zaproszenie przyjęte: partia się zaczyna.
notice-joined-away = { $recipient }, twój przeciwnik to { $opponent } (inny serwer). Twoje plansze pojawią się tutaj, plansze przeciwnika tam.
notice-twin = Druga partia pary, ze zmianą kolorów.
notice-draw-offered = { $recipient }, przeciwnik proponuje remis. Odpowiedz albo zagraj: ruch oznacza odmowę.
notice-draw-declined = { $recipient }, remis odrzucony. Gra trwa.
notice-takeback-asked = { $recipient }, przeciwnik prosi o cofnięcie ruchu **{ $move }**{ $reply ->
    [none] .
   *[other] . Twój ruch **{ $reply }** też się cofnie.
}
notice-takeback-refused = { $recipient }, odmowa cofnięcia: ruch zostaje.
notice-taken-back = { $recipient }, zgoda na cofnięcie: zagraj ponownie.
notice-seek-declined = { $recipient }, twoje zaproszenie odrzucono.
notice-seek-lapsed = { $recipient }, koniec twojego stałego zaproszenia ({ $game }): masz tyle partii, ile pozwala ten serwer.
notice-seek-removed = { $recipient }, koniec twojego zaproszenia ({ $game }): tej gry domowej nie ma już na serwerze.
notice-seek-expired = { $recipient }, nikt nie dołączył. Zaproszenie wygasło.
notice-fell-choice = { $recipient }, przeciwnik przekracza czas. Zalicz wygraną, daj jeszcze jeden dzień albo graj dalej.{ $when ->
    [none] {""}
   *[other] {" "}Bez odpowiedzi wygrywasz { $when }.
}
notice-time-given = { $recipient }, przeciwnik daje ci więcej czasu.
notice-elsewhere = { $recipient }, są nowości: { $games }. Nie mogę cię tam wezwać: naciśnij **Plansza** albo zajrzyj do /games.
notice-elsewhere-reminder = { $recipient }, twój czas się kończy. Nie mogę cię wezwać tam, gdzie toczy się gra: naciśnij **Plansza** albo zajrzyj do /games.
reminder-elsewhere = **#{ $number }**: czas mija { $when }.
notice-elsewhere-fell = { $recipient }, przeciwnik przekracza czas: { $game }. Nie mogę cię tam wezwać: aby wybrać, naciśnij **Plansza** albo zajrzyj do /games. Bez odpowiedzi wygrywasz { $when }.
notice-moved = Dawnego miejsca już nie ma. Gra toczy się dalej tutaj.
notice-reminder = { $count ->
    [1] { $recipient }, w tej partii twój czas się kończy:
   *[other] { $recipient }, w tych partiach twój czas się kończy:
}
reminder-match = **{ $game }**, przeciwnik { $opponent }: { $end ->
    [play] gra kończy się { $when }.
    [claims] zgłoś wynik (**Więcej …** pod planszą), termin { $when }.
   *[clock] czas mija { $when }.
}
notice-waiting = { $recipient }, { $count ->
    [1] jedna partia czeka na { $what ->
        [claims] ciebie:
       *[moves] twój ruch:
    }
    [one] { $count } partia czeka na { $what ->
        [claims] ciebie:
       *[moves] twój ruch:
    }
    [few] { $count } partie czekają na { $what ->
        [claims] ciebie:
       *[moves] twój ruch:
    }
    [many] { $count } partii czeka na { $what ->
        [claims] ciebie:
       *[moves] twój ruch:
    }
   *[other] { $count } partii czeka na { $what ->
        [claims] ciebie:
       *[moves] twój ruch:
    }
}
waiting-match = **{ $game }**, przeciwnik { $opponent }{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] : gra kończy się { $when }
        [claims] : zgłoś wynik (**Więcej …** pod planszą), termin { $when }
       *[clock] : czas mija { $when }
    }
}
waiting-number = **{ $number }**{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] : gra kończy się { $when }
        [claims] : zgłoś wynik (**Więcej …** pod planszą), termin { $when }
       *[clock] : czas mija { $when }
    }
}
waiting-more = … i jeszcze { $count }.
waiting-elsewhere = { $count ->
    [1] Jedna z nich jest gdzie indziej: /games
    [one] { $count } z nich jest gdzie indziej: /games
    [few] { $count } z nich są gdzie indziej: /games
    [many] { $count } z nich jest gdzie indziej: /games
   *[other] { $count } z nich jest gdzie indziej: /games
}
notice-vacation-spent = { $user }: koniec czasu, więc zużywa się dzień urlopu, do { $until }. { $left ->
    [one] W tym roku zostaje { $left } dzień urlopu.
    [few] W tym roku zostają { $left } dni urlopu.
    [many] W tym roku zostaje { $left } dni urlopu.
   *[other] W tym roku zostaje { $left } dnia urlopu.
} W tej partii to dzień { $spent } z najwyżej { $most }. Potem { $then ->
    [decides] decyduje przeciwnik.
   *[wins] wygrywa przeciwnik.
}
