# Partie z botem.
practice-level = trening, poziom { $level }
practice-begun = Nigdy rankingowa. **Podpowiedź** pomaga, **Cofnij mój ruch** cofa.
practice-elsewhere = Plansza jest tu: { $place }.
practice-hint = Podpowiedź: { $move }
practice-why = Dlaczego: { $reasons }
why-wins = wygrywa
why-only = to jedyny ruch
why-takes = bije { $count ->
    [1] bierkę
    [one] { $count } bierkę
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
}
why-crowns = daje damkę
why-saves = chroni przed biciem { $count ->
    [1] bierkę
    [one] { $count } bierkę
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
}
why-threatens = grozi zbiciem { $count ->
    [1] bierki
    [one] { $count } bierki
    [few] { $count } bierek
    [many] { $count } bierek
   *[other] { $count } bierki
}
why-safe = po nim żadnej twojej bierki nie można zbić
why-offers = oddaje { $count ->
    [1] bierkę
    [one] { $count } bierkę
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
}
why-grows = twoja największa grupa lub terytorium rośnie o { $count }
why-breaks = największa grupa lub terytorium przeciwnika maleje o { $count }
why-forward = idzie do przodu o { $count ->
    [1] jeden rząd
    [one] { $count } rząd
    [few] { $count } rzędy
    [many] { $count } rzędów
   *[other] { $count } rzędu
}
practice-over = { $hints ->
    [0] Partia treningowa bez podpowiedzi.
    [1] Partia treningowa z jedną podpowiedzią.
   *[other] Partia treningowa, podpowiedzi: { $hints }.
}

error-practice-refused-off = Bot sam tu nie gra: to jest wyłączone. /play zaprasza człowieka.
error-practice-refused-level = Poziomy są tu od 1 do { $most }. Poziom 7 działa w warcabach, gdy obliczanie jest skompilowane.
error-practice-refused-player = { $limit ->
    [1] Możesz mieć naraz jedną partię z botem. Najpierw ją dokończ lub poddaj.
   *[other] Partii z botem możesz mieć naraz najwyżej { $limit }. Najpierw dokończ lub poddaj jedną.
}
error-practice-refused-server = Wszystkie partie treningowe tego serwera są zajęte ({ $limit }). Spróbuj, gdy jedna się skończy.
error-no-hint-people = Podpowiedzi są tylko w partiach z botem (/practice).
error-not-considered = Bot nie ocenia teraz tej pozycji: może należeć do trwającej partii między ludźmi. Spróbuj innej pozycji lub ruchu albo tej później.
