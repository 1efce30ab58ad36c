# Listy partii i zaproszeń; etykiety wyboru najwyżej 100 znaków.
list-no-games = Nie masz otwartych partii. /play zaczyna nową, /join przyjmuje zaproszenie.
list-games = { $count ->
    [1] Twoja otwarta partia
   *[other] Twoje otwarte partie ({ $count })
}
list-match = { $turn ->
    [mine] **{ $game }**, przeciwnik { $opponent }: **twój ruch**. { $clock }
    [fallen] { $game }, przeciwnik { $opponent }. { $clock }
   *[theirs] { $game }, przeciwnik { $opponent }: ruch przeciwnika. { $clock }
}
list-fallen-mine = Twój czas minął. Co dalej, decyduje przeciwnik.
list-fallen-theirs = Czas przeciwnika minął, decydujesz ty: zalicz wygraną, daj jeden dzień albo graj dalej. Otwórz partię i naciśnij **Więcej …**.
list-match-draw = **Przeciwnik proponuje remis.** Otwórz partię, by odpowiedzieć.
list-match-takeback = **Przeciwnik prosi o cofnięcie ruchu.** Otwórz partię: odpowiedź jest w **Więcej …**.
list-none-shown = Nie masz takich partii.
list-finished = Twoje ostatnie skończone partie
list-match-over = { $game }, przeciwnik { $opponent }. { $result }
list-page = Strona { $page } z { $pages }
list-choose-shown = Które partie pokazać
list-show-all = Wszystkie moje partie ({ $count })
list-show-mine = Czekają na mój ruch ({ $count })
list-show-here = Grane tutaj ({ $count })
list-show-finished = Skończone partie
list-show-game = { $game } ({ $count })
list-more = … i jeszcze { $count }. /board pokaże każdą po numerze.
list-choose-game = Otwórz partię
list-option-match = #{ $number } { $game }
list-option-against = przeciwnik { $opponent }
list-no-seeks = Nie ma tu otwartego zaproszenia dla ciebie. /play tworzy własne.
list-no-seeks-alone = Nie ma tu otwartego zaproszenia dla ciebie. /play tworzy własne na serwerze albo w prywatnej rozmowie z przeciwnikiem.
list-seeks = { $count ->
    [1] Jedno otwarte zaproszenie
   *[other] Otwarte zaproszenia: { $count }
}
list-seek = { $kind ->
    [rematch] { $player } chce z tobą rewanżu: { $game }, { $pace }
    [directed] { $player } zaprasza cię: { $game }, { $pace }
   *[open] { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , dwie partie
   *[no] {""}
}
list-option-seek = { $game }: { $player }
list-choose-seek = Pokaż zaproszenie

label-match = { $turn ->
    [mine] #{ $number } { $game }, { $opponent }: twój ruch
    [over] #{ $number } { $game }, { $opponent }: skończona
   *[theirs] #{ $number } { $game }, { $opponent }: ruch przeciwnika
}
label-seek = { $kind ->
    [rematch] #{ $number } { $player }, rewanż: { $game }, { $pace }
    [directed] #{ $number } { $player }, dla ciebie: { $game }, { $pace }
   *[open] #{ $number } { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , dwie partie
   *[no] {""}
}{ $rated ->
    [yes] , rankingowa
   *[no] {""}
}
label-preset = { $name }: { $pace }

moves-heading = { $count ->
    [0] Brak możliwych ruchów
    [1] Jeden możliwy ruch
   *[other] Możliwe ruchy: { $count }
}
history-place = Po ruchu { $ply } z { $plies }
history-at-title = Przejdź do ruchu
history-at-label = Po którym ruchu (wszystkich: { $plies })

which-game-move = „{ $move }” jest możliwe w kilku twoich partiach. W której grasz?
which-game-elsewhere = „{ $move }” jest niemożliwe w twojej partii tutaj. Chodzi o tę?
which-game-play = #{ $number }: zagraj { $move }
which-game-choose = Wybierz partię
which-game-draw-offer = W której partii zaproponować remis?
which-game-resign = Którą partię poddać?
which-game-takeback = W której partii cofnąć ruch?

poster-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
poster-turn = Punkt zwrotny partii
poster-rating = { $rating } ({ $difference })
poster-event = { $event } · runda { $round }
