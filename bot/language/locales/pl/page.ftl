# Strona: plansza, której się dotyka.
page-turn = { $whose ->
    [mine] Twój ruch.
    [theirs] Na ruchu: { $player }.
   *[watched] Na ruchu: { $player }.
}
page-play-over = W tej partii już się nie gra. Wynik pojawi się wkrótce.
page-paused = Zegar stoi: { $why ->
    [vacation] urlop.
    [weekend] weekend.
    [holidays] weekend lub święto.
    [downtime] bot nie działał.
    [director] przerwa w turnieju zarządzona przez sędziego.
   *[untold] nie udało się powiadomić o ruchu.
}
# Dlaczego z dotkniętego pola nie zaczyna się żaden ruch.
page-refused = { $why ->
    [over] Partia skończona.
    [empty-cell] Nie ma tu bierki.
    [not-your-piece] To bierka przeciwnika.
    [capture-compulsory] Musisz bić. Ta bierka nie może.
    [better-capture] Obowiązuje inne bicie.
    [king-must-rest] Ta damka musi odpocząć: ma za sobą trzy ruchy z rzędu.
    [majority] Twoich bierek w tym rzędzie lub kolumnie musi być więcej.
    [light-square] Zacznij na ciemnym polu.
    [occupied] To pole jest zajęte.
    [first-turn] Zacznij na ciemnym polu poza centrum.
    [one-piece-left] Masz już tylko jedną bierkę: tu jej nie postawisz.
    [no-spare-piece] To kosztuje jeszcze jedną bierkę, a jej nie masz.
   *[blocked] { $motion ->
        [place] Tu teraz nie wolno stawiać.
       *[other] Ta bierka nie ma teraz ruchu.
    }
}
page-holds = { $colour ->
    [black] { $kind ->
        [man] czarny kamień
        [king] czarna damka
       *[piece] czarna bierka
    }
   *[white] { $kind ->
        [man] biały kamień
        [king] biała damka
       *[piece] biała bierka
    }
}
# Słowa samej strony. W miejsce % coś ona wstawia.
site-games = Partie
site-no-games = Nie ma jeszcze partii. Wpisz /play na Discordzie.
site-look = Ustawienia
site-theme = Wygląd
site-notation = Notacja
site-numbers = Nazwy pól
site-white-down = Białe zawsze na dole
site-leave = Wyloguj
site-leave-all = Wyloguj wszędzie
site-board = Plansza
site-waits = Twój ruch
site-type = Wpisz ruch
site-play-typed = Zagraj
site-legal = Wszystkie ruchy (%)
site-more = Więcej …
site-next = Następna partia
site-flip = Obróć planszę
site-slider = Zagrane ruchy
site-step-first = Pierwsza pozycja
site-step-back = Jeden ruch wstecz
site-step-on = Jeden ruch dalej
site-step-last = Ostatnia pozycja
site-play = Zagrać %?
site-yes = Tak
site-cancel = Nie teraz
site-close = Zamknij
site-ask-gives-up = To kosztuje bierkę:
site-ask-returns = Bierka wraca na swoje pole:
site-ask-only-this = Postawić tylko tę bierkę?
site-ask-which = Który ruch?
site-ask-stops = Inne bicie idzie stąd dalej. Zatrzymać się?
site-not-there = Tam nie wolno.
site-stale = Plansza się zmieniła. Nic nie zagrano.
site-offline = Brak połączenia. Nic nie przepadnie.
site-retry = Spróbuj ponownie
