# Gry domowe: warcaby tak, jak gra się u siebie.
house-heading = Gry domowe
house-how = Warcaby tak, jak gracie u siebie, ułożone przez was, najwyżej { $most }. Są na listach gier tego serwera, nigdy rankingowe.
house-removed = Gra jest usunięta{ $count ->
    [0] { "" }
    [one] , { $count } otwarte zaproszenie wygasa
    [few] , { $count } otwarte zaproszenia wygasają
    [many] , { $count } otwartych zaproszeń wygasa
   *[other] , { $count } otwartego zaproszenia wygasa
}. Trwające partie zachowują jej zasady.
house-choose = Otwórz grę
house-new = Nowa gra domowa
house-new-how = Wybieraj. Niżej są zasady, które z tego wynikają. Bez nazwy nic się nie zapisuje.
house-size = Plansza
house-refusal = Bicie
house-refusal-never = Bicie obowiązkowe
house-refusal-free = Bicie nieobowiązkowe
house-refusal-forfeits = Fuk: kto nie bije, traci tę bierkę
house-priority = Spośród kilku bić
house-priority-none = Wolny wybór bicia
house-priority-most-pieces = Trzeba bić najwięcej bierek
house-priority-most-value = Trzeba bić największą wartość
house-crowning = Kamień w ostatnim rzędzie
house-crowning-ends-move = Po przemianie ruch się kończy
house-crowning-goes-on = Po przemianie bije dalej jako damka
house-crowning-if-move-ends = Mijając ostatni rząd, zostaje kamieniem
house-right = Ciemny róg { $on ->
    [yes] po prawej
   *[no] po lewej
}
house-backward = Kamienie biją { $on ->
    [yes] też do tyłu
   *[no] tylko do przodu
}
house-flying = Damki { $on ->
    [yes] latają
   *[no] idą o jedno pole
}
house-first = { $on ->
    [black] Zaczynają czarne
   *[white] Zaczynają białe
}
house-giveaway = Kto nie ma ruchu, { $on ->
    [yes] wygrywa
   *[no] przegrywa
}
button-setup-house = Gry domowe
button-house-new = Nowa …
button-house-save = Zapisz …
button-house-back = Wstecz
button-house-setup = Wróć do ustawień
button-house-rename = Zmień nazwę …
button-house-remove = Usuń
button-house-pictures = Zasady z obrazkami
form-house-title = Nazwa gry domowej
form-house-name = Nazwa
form-house-example = Jak w domu
# Cechy gry domowej w słowie lub dwóch.
house-word-right = lustrzana plansza
house-word-backward = biją do tyłu
house-word-flying = latające damki
house-word-free = bicie nieobowiązkowe
house-word-huff = fuk
house-word-pieces = najwięcej bierek
house-word-value = największa wartość
house-word-passing = damki biją dalej
house-word-through = kamienie biją dalej
house-word-black = czarne pierwsze
house-word-giveaway = na wybijankę
