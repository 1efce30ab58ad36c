# Ruchy warunkowe: warianty przygotowane w partii. Czyta je tylko ich autor.
lines-news = Twoje ruchy warunkowe
lines-news-replied = Po **{ $move }** zagrano twój ruch **{ $reply }**{ $stands ->
    [yes] .
   *[no] . Potem oba cofnięto.
}
lines-news-dropped = Zagrano **{ $move }**. { $count ->
    [1] Jeden wariant nie pasuje i znika:
   *[other] Warianty, które nie pasują i znikają ({ $count }):
}
lines-news-undone = Ruchy cofnięto. { $count ->
    [1] Twój wariant zaczynał się po nich i znika:
   *[other] Twoje warianty ({ $count }) zaczynały się po nich i znikają:
}
lines-others-dropped = { $count ->
    [1] Jeszcze jeden wariant już nie pasuje i znika.
   *[other] Inne warianty, które już nie pasują i znikają: { $count }.
}
lines-left = { $count ->
    [0] Nie został żaden wariant.
    [1] Został jeden wariant.
   *[other] Pozostałe warianty: { $count }.
}

lines-heading = { $count ->
    [0] Ruchy warunkowe: jeszcze brak
    [1] Ruchy warunkowe: jeden wariant
   *[other] Ruchy warunkowe, warianty: { $count }
}
lines-how = Przeciwnik gra ruch z wariantu: twoja odpowiedź pada od razu. Widzisz to tylko ty.
lines-after-yours = Teraz twój ruch, więc wariant może się od niego zacząć.
lines-choose = Obejrzyj, kontynuuj albo usuń wariant
line-added = Wariant jest gotowy.
line-known = Ten wariant już jest.
line-replaced = { $count ->
    [1] Zastępuje wariant z inną odpowiedzią:
   *[other] Zastępuje warianty z inną odpowiedzią ({ $count }):
}
line-removed = { $count ->
    [0] Tego wariantu już nie ma.
    [1] Wariant usunięty.
   *[other] Usunięte warianty: { $count }.
}
button-lines = Ruchy warunkowe
button-lines-all = Wszystkie warianty
button-line-new = Nowy wariant na planszy
button-line-type = Wpisz wariant
button-lines-clear = Usuń wszystkie

line-heading = Wariant ruchów warunkowych
trial-heading = Plansza do analizy
line-start = Od pozycji z partii.
line-their-move = Co zagra przeciwnik?
line-their-next = Zapisz go tak albo idź dalej: co wtedy zagra przeciwnik?
line-your-answer = A twoja odpowiedź?
line-your-move = Co zagrasz najpierw?
trial-note = Nic stąd nie jest grane ani zapisywane i nikt inny tego nie widzi.
button-explore = Analizuj
button-line-back = Ruch wstecz
button-line-start = Na początek
button-line-save = Zapisz ten wariant
button-line-remove = Usuń ten wariant

line-typing-title = Wariant ruchów warunkowych
line-typing-label = Ruch przeciwnika, twoja odpowiedź i tak dalej
line-typing-example = 32-28 19-23 28x19 14x23
