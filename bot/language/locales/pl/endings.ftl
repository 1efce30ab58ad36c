# Dlaczego partia się skończyła: słowa w nawiasie za wynikiem.
ending-no-pieces = przeciwnik nie ma bierek
ending-no-moves = przeciwnik nie ma ruchu
ending-given-away = brak ruchu, a tu to wygrana
ending-crowned = pierwsza damka
ending-repetition = { $times ->
    [0] zbyt wiele powtórzeń pozycji
    [3] trzykrotne powtórzenie pozycji
    [4] czterokrotne powtórzenie pozycji
    [5] pięciokrotne powtórzenie pozycji
   *[other] powtórzenie pozycji, razy: { $times }
}
ending-no-progress = { $count ->
    [idle] { $moves ->
        [one] po { $moves } ruchu bez bicia i ruchu kamieniem
        [few] po { $moves } ruchy bez bicia i ruchu kamieniem
        [many] po { $moves } ruchów bez bicia i ruchu kamieniem
       *[other] po { $moves } ruchu bez bicia i ruchu kamieniem
    }
    [no-capture] { $moves ->
        [one] po { $moves } ruchu bez bicia
        [few] po { $moves } ruchy bez bicia
        [many] po { $moves } ruchów bez bicia
       *[other] po { $moves } ruchu bez bicia
    }
    [balance] { $moves ->
        [one] po { $moves } ruchu bez bicia i przemiany
        [few] po { $moves } ruchy bez bicia i przemiany
        [many] po { $moves } ruchów bez bicia i przemiany
       *[other] po { $moves } ruchu bez bicia i przemiany
    }
   *[none] zbyt wiele ruchów bez postępu
}
ending-kings-only = { $count ->
    [kings-only] { $moves ->
        [one] po { $moves } ruchu samymi damkami
        [few] po { $moves } ruchy samymi damkami
        [many] po { $moves } ruchów samymi damkami
       *[other] po { $moves } ruchu samymi damkami
    }
   *[none] zbyt wiele ruchów samymi damkami
}
ending-few-pieces = { $count ->
    [few-pieces] { $moves ->
        [one] mało bierek i po { $moves } ruchu bez wygranej
        [few] mało bierek i po { $moves } ruchy bez wygranej
        [many] mało bierek i po { $moves } ruchów bez wygranej
       *[other] mało bierek i po { $moves } ruchu bez wygranej
    }
    [few-pieces-weaker] { $moves ->
        [one] mało bierek i { $moves } ruch bez wygranej
        [few] mało bierek i { $moves } ruchy bez wygranej
        [many] mało bierek i { $moves } ruchów bez wygranej
       *[other] mało bierek i { $moves } ruchu bez wygranej
    }
   *[none] brak wygranej w dozwolonych ruchach
}
ending-king-against-king = po jednej damce
ending-one-against-one = po jednej bierce
ending-groups = { $result ->
    [draw] wszystkie grupy są równe
   *[win] największa grupa { $more } : { $fewer }
}
ending-score = { $result ->
    [draw] punkty i terytoria są równe
   *[win] { $even ->
        [yes] punkty równe, ale większe terytoria
       *[no] na punkty, { $more } : { $fewer }
    }
}
ending-goal = wszystkie bierki w dalekich rzędach, { $more } : { $fewer }
ending-ply-limit = limit ruchów: { $moves }
ending-resignation = przeciwnik się poddaje
ending-agreement = za zgodą obu stron
ending-time = { $result ->
    [draw] koniec czasu, ale przeciwnik nie mógł wygrać
   *[win] przeciwnik przekracza czas
}
ending-abort = partia anulowana
ending-abandoned = { $result ->
    [draw] obie strony porzucają partię
   *[win] przeciwnik porzuca partię
}
ending-adjudication = decyzja w turnieju
ending-double-loss = decyzja w turnieju
ending-claims = zgłoszone przez obie strony
ending-tables = według bazy końcówek
