# Turnieje. Punkty to 2, 1 i 0, jak liczą warcabiści.
tournament-heading = { $name } · turniej #{ $number }
tournament-format-groups =
    Grupy do { $group } graczy, { $lot ->
        [yes] losowane wśród graczy o podobnym rankingu
       *[no] o równej sile według rankingu
    }.
    Każdy gra z każdym { $cycles ->
        [1] raz
       *[other] dwa razy
    }, wszystko naraz.
    Potem dwoje pierwszych z każdej grupy gra tak samo finał (z dwojga graczy pierwszy).
    Finał ma najwyżej { $final } graczy, najpierw zwycięzcy grup.
tournament-format-knockout =
    System pucharowy: mecz to dwie partie, po jednej każdym kolorem. Przegrany odpada.
    Gracze z najwyższym rankingiem pauzują w pierwszej rundzie.
tournament-format-league =
    Liga: dywizje po { $group }. W dywizji każdy gra z każdym { $cycles ->
        [1] raz
       *[other] dwa razy
    }, wszystko naraz.
    { $moving ->
        [1] Z każdej dywizji jeden gracz awansuje i jeden spada.
       *[other] Z każdej dywizji awansuje i spada po { $moving } graczy.
    }
    Następny sezon zaczyna się sam, po przerwie: { $pause ->
        [one] { $pause } dzień
        [few] { $pause } dni
        [many] { $pause } dni
       *[other] { $pause } dnia
    }.
    W pierwszym sezonie o dywizji decyduje ranking.
tournament-format-round-robin =
    System kołowy: każdy gra z każdym { $cycles ->
        [1] raz
       *[other] dwa razy
    }, wszystko naraz, w jednej tabeli.
tournament-format-double-knockout =
    System pucharowy do dwóch porażek: mecz to dwie partie, po jednej każdym kolorem.
    Po pierwszym przegranym meczu grasz w dolnej drabince, po drugim odpadasz.
    Zwycięzcy obu drabinek grają finał, a jeśli wygra ten z dolnej, jeszcze jeden.
    Gracze z najwyższym rankingiem pauzują w pierwszej rundzie.
tournament-format-swiss =
    System szwajcarski, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }{ $games ->
        [1] {""}
       *[other] {" "}po dwie partie
    }: spotykasz graczy o podobnym dorobku.
    Kojarzenie według { $games ->
        [1] systemu holenderskiego
       *[other] systemu Double-Swiss
    } FIDE z 1 lutego 2026.
    Spóźnieni grają od następnej rundy, bez punktów za poprzednie.
    W jednej rundzie, ale nie w ostatniej, możesz pauzować za połowę jej punktów.
tournament-brief-groups = grupy do { $group } graczy, potem finał
tournament-brief-swiss = system szwajcarski, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}{ $games ->
    [1] {""}
   *[other] {" "}po dwie partie
}
tournament-brief-knockout = system pucharowy, mecze po dwie partie
tournament-brief-double-knockout = pucharowy do dwóch porażek, mecze po dwie partie
tournament-brief-league = liga, dywizje po { $group }
tournament-brief-round-robin = system kołowy, { $cycles ->
    [1] jedno koło
   *[other] dwa koła
}
tournament-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} { $format ->
    [groups] na etap
    [league] na wszystkie partie
    [round-robin] na wszystkie partie
   *[other] na rundę
}
button-full-rules = Pełne zasady
button-rules-format = System
button-rules-games = Partie
button-rules-time = Czas
button-rules-table = Punkty
button-rules-leaving = Wycofanie
button-rules-entry = Zapisy
button-play-moves = Zagraj moje ruchy
tournament-until = Termin: { $at } ({ $rest })
tournament-begins = { $colour ->
    [none] Gracz wymieniony pierwszy zaczyna{ $games ->
        [1] .
       *[other] {" "}pierwszą partię, drugi drugą.
    }
   *[other] { $games ->
        [1] Kolor gracza wymienionego pierwszego: { $colour }.
       *[other] Kolor gracza wymienionego pierwszego w pierwszej partii: { $colour }.
    } Kto zaczyna, mówi otwarcie.
}
tournament-pairs = Dwie partie z każdym przeciwnikiem, po jednej każdym kolorem.
tournament-rules-groups =
    Wygrana: { $win }, remis: { $draw }.
    Przy równości: { $criteria }, a gdy zależy od tego finał, losowanie.
tournament-rules-knockout =
    Wygrana: { $win }, remis: { $draw }.
    { $deciders ->
        [0] Przy równym meczu przechodzi strona z większą liczbą wygranych partii przy tej samej liczbie meczów, inaczej los.
        [1] Przy równym meczu jeszcze dwie partie. Jeśli znów równo, przechodzi strona z większą liczbą wygranych partii przy tej samej liczbie meczów, inaczej los.
       *[other] Przy równym meczu jeszcze dwie partie, najwyżej { $deciders } razy. Jeśli znów równo, przechodzi strona z większą liczbą wygranych partii przy tej samej liczbie meczów, inaczej los.
    }
    { $third ->
        [yes] Przegrani półfinałów grają o trzecie miejsce.
       *[no] Przegrani półfinałów dzielą trzecie miejsce.
    }
tournament-rules-league =
    Wygrana: { $win }, remis: { $draw }.
    Przy równości: { $criteria }, potem dywizja i miejsce z poprzedniego sezonu.
    W pierwszym sezonie o awansie i spadku decyduje los.
tournament-rules-round-robin =
    Wygrana: { $win }, remis: { $draw }.
    Przy równości: { $criteria }.
tournament-rules-double-knockout =
    Wygrana: { $win }, remis: { $draw }.
    { $deciders ->
        [0] Przy równym meczu przechodzi strona z większą liczbą wygranych partii przy tej samej liczbie meczów, inaczej los.
        [1] Przy równym meczu jeszcze dwie partie. Jeśli znów równo, przechodzi strona z większą liczbą wygranych partii przy tej samej liczbie meczów, inaczej los.
       *[other] Przy równym meczu jeszcze dwie partie, najwyżej { $deciders } razy. Jeśli znów równo, przechodzi strona z większą liczbą wygranych partii przy tej samej liczbie meczów, inaczej los.
    }
    O miejscu decyduje runda drugiego przegranego meczu. Przegrani w tej samej rundzie dzielą miejsce.
tournament-rules-swiss =
    Wygrana: { $win }, remis: { $draw }, runda bez przeciwnika: { $bye }.
    Przy równości: { $criteria }.
    Rundy nierozegrane według przepisów FIDE o kryteriach pomocniczych, artykuł 16.
tournament-rated = Turniej jest rankingowy.
tournament-withdrawing = { $format ->
    [knockout] Kto się wycofa, przegrywa trwający mecz i wszystkie następne.
    [double-knockout] Kto się wycofa, przegrywa trwający mecz i wszystkie następne.
    [swiss] Kto się wycofa, przegrywa trwającą partię i zostaje w tabeli.
   *[other] Wycofanie przed skończeniem połowy partii skreśla wszystkie. Później przegrywasz pozostałe.
}
tournament-unmoved = Gracz bez żadnego ruchu przegrywa partię.
tournament-bottom = Gracze sezonu są w następnym. Nowi zaczynają na dole. Wycofanych zastępują gracze z dołu.
tournament-entrants = **Zapisy, { $count } z { $most }:** { $players }
tournament-nobody = jeszcze nikt
tournament-rule = { $rule }.
tournament-director = Sędzia: { $player }
tournament-open = Zapisy otwarte
tournament-running = Trwa
tournament-settling = Tabela wstępna. Termin: { $at } ({ $rest })
tournament-settling-how = Wynik wygląda na błędny? Każdy gracz może raz złożyć protest.
tournament-outdated = Ta tabela już nie obowiązuje: wynik zmieniono albo trwa powtórka partii.
tournament-you-objected = Sędziowie to dostali, twoimi słowami.
tournament-objected-how = Poprawka: /tournament manage, **Partie …**, **Popraw**. Albo pozwól tabeli stać się ostateczną.
button-object = Protest
tournament-over = { $season ->
    [yes] Sezon jest skończony.
   *[no] Turniej jest skończony.
}
tournament-cancelled = Odwołany
tournament-status = { $status ->
    [draft] nieogłoszony
    [open] zapisy otwarte
    [running] trwa
    [settling] tabela wstępna
    [over] skończony
   *[cancelled] odwołany
}
tournament-over-early = Koniec po rundzie { $round } z { $rounds }: nie było już par.
tournament-over-how = Dziennik i wszystkie pliki ma /tournament table.
people-more = i jeszcze { $count }
log-heading = **Wydarzenia**, najnowsze na pierwszej stronie
players-heading = **Gracze ({ $count })**
players-waiting = lista rezerwowa
players-checked-in = obecność potwierdzona
players-left = poza turniejem
games-heading = **Partie**, od najnowszej
games-heading-player = **{ $player }, partie ({ $count })**, od najnowszej
games-without = { $first } – { $second }, na razie bez partii
button-players = Gracze
button-all-games = Partie
button-claim = Zgłoś wynik
button-round-off = Pauzuj w rundzie
claim-win = Wygrywam
claim-draw = Remis
claim-loss = Przegrywam
tournament-round = **Zaczyna się runda { $round } z { $rounds }.**
tournament-groups-begin = **Zaczynają się partie.** { $groups ->
    [1] Każdy gra z każdym:
   *[other] Każdy gra z każdym ze swojej grupy:
}
tournament-final-begins = **Zaczyna się finał.** Każdy gra z każdym:
tournament-first-mover = { $player } ({ $count })
tournament-first-moves = { $colour ->
    [none] W nawiasach: ile pierwszych ruchów czeka na każdego.
   *[other] W nawiasach: w ilu partiach każdy ma ten kolor: { $colour }. Kto zaczyna, mówi otwarcie.
}
tournament-congratulations = Gratulacje: { $players }!
tournament-round-dropped = Skreślenie, bez żadnego ruchu: { $players }
tournament-round-return = Skreślono cię? Wracasz przez /tournament enter.
tournament-round-missing = Bez potwierdzonej obecności, nie grają: { $players }
tournament-round-moved-up = Z listy rezerwowej: { $players }
tournament-pairing = { $first } – { $second } ({ $numbers })
tournament-bye = { $player } pauzuje. Punkty: { $points }.
tournament-half-bye = { $player } pauzuje w rundzie { $worth ->
    [full] za wszystkie punkty.
    [nothing] bez punktów.
   *[half] za połowę punktów.
}
tournament-round-claims = Koniec czasu: zegary stoją, gracze zgłaszają wyniki.
tournament-how = { $letter ->
    [yes] /games pokazuje twoje partie, /move wykonuje ruch.
   *[no] { $run ->
        [yes] Zegary chodzą.
       *[no] {""}
    }
}
tournament-reminder = { $left ->
    [0] **Niecały dzień.** Termin: { $at } ({ $rest })
    [one] **Został { $left } dzień.** Termin: { $at } ({ $rest })
    [few] **Zostały { $left } dni.** Termin: { $at } ({ $rest })
    [many] **Zostało { $left } dni.** Termin: { $at } ({ $rest })
   *[other] **Zostało { $left } dnia.** Termin: { $at } ({ $rest })
}
tournament-reminder-game = { $game }: na ruchu { $player }
tournament-claims-reminder = **Został jeden dzień** na zgłoszenie wyników. Termin: { $at } ({ $rest })
tournament-claims-later = { $game }: termin { $until }, z powodu urlopu albo mojej nieobecności
tournament-claims-game = { $game }: jeszcze bez zgłoszenia: { $players }
tournament-check-in-reminder = Potwierdzanie obecności kończy się { $rest }, ze startem: { $at }. Kto do startu jej nie potwierdzi, nie gra.
tournament-check-in-missing = **Jeszcze bez potwierdzenia:** { $players }
tournament-place = **{ $rank }.** { $players }
tournament-none = Na tym serwerze nie ma jeszcze turnieju. Tworzą je osoby z uprawnieniem „Zarządzanie wydarzeniami”: /tournament create.
tournament-list = Turnieje
tournament-listed = **#{ $number }** { $name } · { $status }
tournament-label = #{ $number } { $name } · { $status }
tournament-leaving = { $count ->
    [0] { $player } wycofuje się z turnieju.
    [one] { $player } wycofuje się z turnieju i poddaje { $count } nieskończoną partię.
    [few] { $player } wycofuje się z turnieju i poddaje { $count } nieskończone partie.
    [many] { $player } wycofuje się z turnieju i poddaje { $count } nieskończonych partii.
   *[other] { $player } wycofuje się z turnieju i poddaje { $count } nieskończonej partii.
} { $back ->
    [yes] Można wrócić od następnej rundy.
   *[no] Cofnąć to może tylko sędzia.
}
tournament-you-entered = Twój zapis jest przyjęty.
tournament-you-entered-as-before = Jak ostatnio, partii naraz najwyżej { $count }. Inna liczba: /tournament leave, potem /tournament enter.
tournament-you-entered-on-vacation = Urlopy nie zatrzymują tu zegarów, twój też nie ({ $days }).
tournament-you-joined = Twój zapis jest przyjęty. Grasz od następnej rundy. Poprzednie nie dają punktów.
tournament-you-are-in = Twój zapis już jest. Poczekaj na start.
tournament-you-are-waiting = Twój numer na liście rezerwowej: { $place }.
tournament-you-play = { $count ->
    [0] Grasz w nim. Nie masz teraz otwartej partii.
    [1] { $rounds ->
        [yes] Grasz w nim. Twoja partia rundy { $round }: { $games }.
       *[no] Grasz w nim. Twoja otwarta partia: { $games }.
    }
   *[other] Grasz w nim. Twoje otwarte partie: { $games }.
}
tournament-you-are-out = Twoja ostatnia partia w nim już się skończyła.
tournament-you-were = { $how ->
    [dropped] Skreślono cię{ $rounds ->
        [yes] {" "}w rundzie { $round }
       *[no] {""}
    } za brak ruchu.
    [left] Jesteś poza turniejem po wycofaniu{ $rounds ->
        [yes] {" "}w rundzie { $round }
       *[no] {""}
    }.
   *[sent] Usunięto cię decyzją sędziego{ $rounds ->
        [yes] {" "}w rundzie { $round }
       *[no] {""}
    }.
}
tournament-you-may-return = Naciśnij **{ button-return }** i grasz od rundy { $round }.
tournament-you-may-not-return = Przywrócić cię może tylko sędzia.
tournament-you-return = Witaj z powrotem. Grasz od rundy { $round }.
tournament-you-rest = Pauzujesz w rundzie { $round } i dostajesz połowę jej punktów.
tournament-you-left = Nie grasz już w tym turnieju.
tournament-withdrawn = Nie grasz już w tym turnieju.
tournament-files = { $swiss ->
    [yes] Tabele (CSV), pełne rundy (TRF26) i każda partia.
   *[no] Tabele (CSV) i każda partia.
}
desk-done-decide = Partia #{ $number } jest rozstrzygnięta.
tournament-log-created = { $by } przygotowuje turniej.
tournament-log-announced = { $by } ogłasza turniej.
tournament-log-entered = { $player } zapisuje się.
tournament-log-left = { $player } wypisuje się.
tournament-log-entered-by = Zapis: { $player } (decyzja: { $by }).
tournament-log-placed = Miejsce z tabeli innego turnieju: { $player }.
tournament-waits = Brak miejsc: { $player } ma numer { $place } na liście rezerwowej.
tournament-log-left-by = Skreślenie z listy: { $player } (decyzja: { $by }).
tournament-log-unlisted = { $player } już nie gra: brak na liście sędziego.
tournament-log-outgrown = { $player } jest poza listą: ranking przekracza teraz granicę.
tournament-log-returned-by = Powrót: { $player } (decyzja: { $by }).
tournament-log-exchanged = Zamiana w tej rundzie: { $player } i { $other } (decyzja: { $by }). Ich partie zaczynają się od nowa.
tournament-log-anew = Partia #{ $number } się nie liczy (decyzja: { $by }). Zastępuje ją partia #{ $other }.
tournament-log-own-game = { $told } ({ $by } gra w tej partii)
tournament-log-by-unplayed = Partia #{ $number }: { $first } – { $second } { $points }, poddana przed ruchem obu stron
tournament-log-by-left = Partia #{ $number }: { $first } – { $second } { $points }, poddana
tournament-log-started = { $by } zaczyna turniej, gracze: { $count }.
tournament-log-drafted = { $count ->
    [one] Skojarzona { $count } para. Jej partie zaczynają się częściami.
    [few] Skojarzone { $count } pary. Ich partie zaczynają się częściami.
    [many] Skojarzonych { $count } par. Ich partie zaczynają się częściami.
   *[other] Skojarzone { $count } pary. Ich partie zaczynają się częściami.
}
tournament-log-paired = { $count ->
    [one] Zaczyna się { $count } partia.
    [few] Zaczynają się { $count } partie.
    [many] Zaczyna się { $count } partii.
   *[other] Zaczyna się { $count } partii.
}
tournament-log-result = Partia #{ $number }: { $first } – { $second } { $points }
tournament-log-forfeit = Partia #{ $number }: { $first } – { $second } { $points }, bez gry
tournament-log-decided = Partia #{ $number }: { $first } – { $second } { $points }, decyzja: { $by }
tournament-log-withdrawn = { $player } wycofuje się.
tournament-log-sent-away = { $by } usuwa gracza: { $player }.{ $held ->
    [yes] {" "}Otwarte partie stoją przez dzień, potem są przegrane.
   *[no] {""}
}
tournament-log-given-up = { $player } jest już poza turniejem: usunięcie.
tournament-log-bye = { $player } nie gra w rundzie { $round }.
tournament-log-bye-given = { $worth ->
    [none] { $by } cofa pauzę w rundzie { $round }: { $player }.
    [full] { $by } daje pauzę w rundzie { $round } za wszystkie punkty: { $player }.
    [nothing] { $by } daje pauzę w rundzie { $round } bez punktów: { $player }.
   *[half] { $by } daje pauzę w rundzie { $round } za połowę punktów: { $player }.
}
tournament-log-forbidden = { $forbidden ->
    [yes] { $by } rozdziela: { $player } i { $other }.
    [again] { $by } pozwala spotkać się jeszcze raz: { $player } i { $other }.
   *[no] { $by } znów pozwala się spotkać: { $player } i { $other }.
}
tournament-log-cancelled = { $by } odwołuje turniej.
tournament-lot-meeting = { $player } – { $other }: nadal równo. Po losowaniu przechodzi { $player }.
tournament-lot-wins = { $player } – { $other }: nadal równo. Przechodzi { $player }: więcej wygranych partii przy tej samej liczbie meczów.
tournament-lot-group = { $table }: równo tam, gdzie decydują miejsca. Kolejność z losowania: { $players }
tournament-lot-final = Równo na ostatnich miejscach w finale. Kolejność z losowania: { $players }
tournament-log-unpairable = Rundy { $round } nie da się skojarzyć: pozostali już grali, są rozdzieleni albo zbyt często grali tym samym kolorem. Turniej czeka na sędziów.
tournament-log-settling = Wszystko rozegrane. Tabela jest wstępna do { $until }.
tournament-log-objected = Protest wobec tabeli: { $player }.
tournament-log-concluded = { $by } zatwierdza tabelę jako ostateczną.
tournament-log-reopened = { $by } ponownie otwiera tabelę. Jest wstępna do { $until }.
tournament-log-finished = { $by } kończy turniej tak, jak stoi.
tournament-log-imported = { $by } przejmuje z pliku: gracze { $people }, partie { $games }.
tournament-log-changed = { $by } zmienia ustawienia.
tournament-log-ordered = { $by } zmienia kryteria. Przy równości: { $criteria }.
tournament-log-check-in-opened = Można potwierdzać obecność. Kto do startu jej nie potwierdzi, nie gra.
tournament-log-checked-in = { $player } potwierdza obecność.
tournament-log-started-itself = { $count ->
    [one] Turniej się zaczyna, { $count } gracz.
    [few] Turniej się zaczyna, { $count } graczy.
    [many] Turniej się zaczyna, { $count } graczy.
   *[other] Turniej się zaczyna, { $count } gracza.
}
tournament-log-begun = { $count ->
    [one] Zaczyna się { $count } czekająca partia.
    [few] Zaczynają się { $count } czekające partie.
    [many] Zaczyna się { $count } czekających partii.
   *[other] Zaczyna się { $count } czekającej partii.
}
tournament-log-unplayed = { $count ->
    [one] { $count } para nie zaczęła w terminie. Nikt z niej nie dostaje punktu.
    [few] { $count } pary nie zaczęły w terminie. Nikt z nich nie dostaje punktu.
    [many] { $count } par nie zaczęło w terminie. Nikt z nich nie dostaje punktu.
   *[other] { $count } pary nie zaczęło w terminie. Nikt z nich nie dostaje punktu.
}
tournament-log-time-up = { $format ->
    [groups] Czas tych partii minął.
    [league] Czas sezonu minął.
    [round-robin] Czas turnieju minął.
   *[other] Czas rundy minął.
} Do { $until } gracze zgłaszają wyniki nieskończonych partii.
tournament-log-reminded = { $count ->
    [one] Przypomnienie o terminie: { $count } para.
    [few] Przypomnienie o terminie: { $count } pary.
    [many] Przypomnienie o terminie: { $count } par.
   *[other] Przypomnienie o terminie: { $count } pary.
}
tournament-log-reminded-check-in = Przypomnienie dla graczy bez potwierdzonej obecności.
tournament-log-claimed = { $whose ->
    [own] Partia #{ $number }: { $player } zgłasza swoją wygraną.
   *[other] Partia #{ $number }: { $player } zgłasza, że wygrywa { $winner }.
}
tournament-log-claimed-draw = Partia #{ $number }: { $player } zgłasza remis.
tournament-log-by-time = Partia #{ $number }: { $first } – { $second } { $points }, nieskończona w terminie
tournament-log-by-claims = Partia #{ $number }: { $first } – { $second } { $points }, według zgłoszeń
tournament-log-by-tables = Partia #{ $number }: { $first } – { $second } { $points }, według bazy końcówek
tournament-log-by-early-draw = Partia #{ $number }: { $first } – { $second } { $points }, za wczesny remis
tournament-log-absent = Skreślenie: { $player }, bez żadnego ruchu.
tournament-log-returned = Powrót: { $player }.
tournament-log-named = { $by } wyznacza sędziego: { $player }.
tournament-log-unnamed = { $by } odwołuje sędziego: { $player }.
tournament-log-paused = { $by } zarządza przerwę w turnieju. Wszystkie zegary stoją.
tournament-log-resumed = { $by } wznawia turniej. Zegary znów chodzą.
tournament-log-extended = { $by } przedłuża { $format ->
    [groups] te partie
    [league] sezon
    [round-robin] turniej
   *[other] rundę
} do { $until }.
tournament-unplayed = { $points } (bez gry)
tournament-log-corrected = Partia #{ $number }: { $first } – { $second } { $points } zamiast { $was }, poprawka: { $by }
tournament-log-replaced = { $who ->
    [self] Zastępstwo: { $player } → { $by }.
   *[other] Zastępstwo: { $player } → { $other } (decyzja: { $by }).
}{ $count ->
    [0] {""}
    [1] {" "}Trwająca partia zaczyna się od nowa.
   *[other] {" "}Trwające partie zaczynają się od nowa.
}
tournament-log-too-few = Odwołany: na starcie jest za mało graczy.
tournament-log-moved = { $by } przenosi turniej: { $channel }.
tournament-log-undone = { $by } cofa: „{ $act }”. { $now }
tournament-now-clocks = { $stand ->
    [yes] Turniej ma przerwę. Wszystkie zegary stoją.
   *[no] Turniej toczy się dalej. Zegary chodzą.
}
tournament-now-until = Jest czas do { $until }.
tournament-now-channel = Turniej jest tu: { $channel }.
tournament-now-apart = { $apart ->
    [yes] Rozdzielona para: { $player } i { $other }.
    [met] Ta para już grała i znów się nie spotka: { $player } i { $other }.
   *[no] Mogą się spotkać: { $player } i { $other }.
}
tournament-now-director = { $directs ->
    [yes] { $player } sędziuje.
   *[no] { $player } nie sędziuje.
}
tournament-now-bye = { $worth ->
    [none] { $player } gra w rundzie { $round }.
    [full] { $player } pauzuje w rundzie { $round } za wszystkie punkty.
    [nothing] { $player } pauzuje w rundzie { $round } bez punktów.
   *[half] { $player } pauzuje w rundzie { $round } za połowę punktów.
}
tournament-now-player = { $plays ->
    [yes] { $player } gra.
    [waits] { $player } jest na liście rezerwowej.
   *[no] { $player } nie gra.
}
tournament-now-replaced = Znów gra { $other }, a nie { $player }.
tournament-now-exchanged = { $player } i { $other } są na dawnych miejscach.
tournament-now-ordered = Przy równości: { $criteria }.
tournament-now-anew = Partia #{ $number } już się nie liczy. Zastępuje ją partia #{ $other }.
tournament-now-settings = Ustawienia są jak dawniej.
tournament-now-imported = Gracze i partie z pliku są znów usunięte.
tournament-claim-alone = { $timed ->
    [yes] { $players }: liczy się to, chyba że zgłosisz co innego. Termin: { $at } ({ $rest })
   *[no] { $players }: liczy się to, chyba że zgłosisz co innego.
}
tournament-opponents = Przeciwnicy: { $players }
tournament-freed = Otwarte partie z nimi wygrywają: { $players }.
tournament-claims-differ = { $players }: zgłoszenia się różnią. Rozstrzygnij: **Pulpit**, **Partie …**, **Rozstrzygnij**.
tournament-how-to-claim = Zgodne zgłoszenia liczą się od razu, jedyne na końcu. Gdy się różnią, decyduje sędzia. Żadne: bez punktów. Bez rankingu.

league-season = { $name } · sezon { $season }
league-begins = **Zaczyna się sezon.** Każdy gra z każdym ze swojej dywizji.
league-division = **Dywizja { $number }:** { $players }
league-up = ▲ Do dywizji { $number }: { $players }
league-moves-more = Pozostałe dywizje pokazuje /tournament table.
league-down = ▼ Do dywizji { $number }: { $players }
table-up = awans do dywizji { $number }
table-down = spadek do dywizji { $number }
table-division = Sezon { $season }, dywizja { $number }

bracket-round = { $ties ->
    [1] Finał
    [2] Półfinały
    [4] Ćwierćfinały
    [8] 1/8 finału
    [16] 1/16 finału
   *[other] { $number ->
        [1] Pierwsza runda
       *[other] Runda { $number }
    }
}
bracket-upper = { $shown ->
    [tree] Runda { $number }
   *[list] Górna drabinka, runda { $number }
}
bracket-lower = { $shown ->
    [tree] Runda { $number }
   *[list] Dolna drabinka, runda { $number }
}
bracket-final = Finał
bracket-final-again = Drugi finał
bracket-side-upper = Górna drabinka
bracket-side-lower = Dolna drabinka
bracket-third = O trzecie miejsce
bracket-third-told = O trzecie miejsce: { $first } – { $second }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}
bracket-decider = { $first } – { $second }: równo, jeszcze dwie partie ({ $numbers })
bracket-neither = { $first } – { $second }: obie strony poza turniejem.
bracket-level = { $how ->
    [wins] liczbą wygranych
   *[lot] losowaniem
}
bracket-walkover = { $player } przechodzi bez gry: { $other } jest poza turniejem.
bracket-bye = pauza
bracket-byes = Pauza i od razu następna runda: { $players }
bracket-place = { $rank }. { $player }{ $own ->
    [yes] {" "}(ty)
   *[no] {""}
}
bracket-still = { $player } { $own ->
    [yes] (ty, w grze)
   *[no] (w grze)
}
bracket-result = { $round }: { $first } – { $second }
table-entry = { $player }{ $own ->
    [yes] {" "}(ty)
   *[no] {""}
} { $points }{ $results ->
    [none] {""}
   *[other] {" "}({ $results })
}
table-met = { $result ->
    [won] wygrane z: { $places }
    [drawn] remisy z: { $places }
    [lost] przegrane z: { $places }
   *[going-on] trwają z: { $places }
}
ladder-entry = { $player }{ $own ->
    [yes] {" "}(ty)
   *[no] {""}
}{ $played ->
    [no] {""}
   *[yes] : wygrane { $won }, remisy { $drawn }, przegrane { $lost }
}{ $meets ->
    [none] {""}
   *[other] , teraz gra z: { $meets }
}
tournament-waiting = **Lista rezerwowa ({ $count }):** { $players }
tournament-you-wait = Brak miejsc, twój numer na liście rezerwowej: { $place }. Wejdziesz automatycznie, gdy ktoś się wycofa.
tournament-you-checked-in = Twoja obecność jest potwierdzona.
tournament-you-claimed = Partia #{ $number }: twoje zgłoszenie jest przyjęte. Pokazuje je dziennik.
tables-win = Według bazy końcówek przy najlepszej grze wygrywa { $player }, po { $plies ->
    [one] { $plies } ruchu
    [few] { $plies } ruchach
    [many] { $plies } ruchach
   *[other] { $plies } ruchu
} obu stron razem.
tables-draw = Według bazy końcówek przy najlepszej grze to remis.

policy-start-director = O starcie decyduje sędzia
policy-start-full = Start, gdy wszystkie miejsca są zajęte
policy-start-date = Start: { $at } ({ $rest })
policy-check-in = Potwierdź obecność od { $at }, inaczej nie grasz
policy-ratings-both = Ranking tutaj od { $least } do { $most }
policy-ratings-least = Ranking tutaj od { $least }
policy-ratings-most = Ranking tutaj do { $most }
policy-role = Dla osób z rolą { $role }
policy-listed = { $count ->
    [one] Dla { $count } osoby z listy
    [few] Dla { $count } osób z listy
    [many] Dla { $count } osób z listy
   *[other] Dla { $count } osoby z listy
}
policy-games = { $count ->
    [1] Wymagana partia rankingowa tutaj
   *[other] Wymagane partie rankingowe tutaj: { $count }
}
# Własne słowa sędziego, na przykład o nagrodzie.
tournament-note = „{ $note }”
policy-too-few = Poniżej 3 graczy turniej jest odwołany
policy-past = Dla górnej granicy liczy się najwyższy ranking z ostatniego roku
policy-conditions = Kto może się zapisać: **{ button-full-rules }**
policy-engines-forbidden = Programy są zabronione.
policy-engines-open = Programy są dozwolone.
policy-vacation-yes = { $spent ->
    [yes] Urlop zatrzymuje zegary. Zamiast przegranej na czas zużywa się do trzech dni.
   *[no] Zaplanowany urlop zatrzymuje zegary. Żaden dzień nie zużywa się sam.
} Rundy i potwierdzanie obecności nie czekają. Wobec gracza na urlopie jedno zgłoszenie niczego nie rozstrzyga.
policy-vacation-no = Urlopy nie zatrzymują zegarów, zaplanowane też nie.
policy-opening-ballots = Otwarcie każdej partii jest losowane
policy-opening-free = Partie od ustawienia początkowego
policy-draws-refused = { $moves ->
    [one] Remisu nie proponuje się ani nie ogłasza przed { $moves } ruchem każdej strony.
    [few] Remisu nie proponuje się ani nie ogłasza przed { $moves } ruchami każdej strony.
    [many] Remisu nie proponuje się ani nie ogłasza przed { $moves } ruchami każdej strony.
   *[other] Remisu nie proponuje się ani nie ogłasza przed { $moves } ruchu każdej strony.
}
policy-draws-pointless = { $moves ->
    [one] Remis uzgodniony lub ogłoszony przed { $moves } ruchem każdej strony nie daje punktów.
    [few] Remis uzgodniony lub ogłoszony przed { $moves } ruchami każdej strony nie daje punktów.
    [many] Remis uzgodniony lub ogłoszony przed { $moves } ruchami każdej strony nie daje punktów.
   *[other] Remis uzgodniony lub ogłoszony przed { $moves } ruchu każdej strony nie daje punktów.
}
policy-round-claims = { $format ->
    [groups] Grupy i finał trwają
    [league] Sezon trwa
    [round-robin] Wszystkie partie trwają
   *[other] Runda trwa
} najwyżej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}. Partia nieskończona? Obie strony zgłaszają wynik, na to { $claims ->
    [one] { $claims } dzień
    [few] { $claims } dni
    [many] { $claims } dni
   *[other] { $claims } dnia
}. Zgodne zgłoszenia się liczą. Inaczej rozstrzyga baza końcówek, potem przegrywa gracz bez ruchu, potem liczy się jedyne zgłoszenie. Różne: decyduje sędzia. Żadne: bez punktów. Bez rankingu.
policy-round-forfeit = { $format ->
    [groups] Grupy i finał trwają
    [league] Sezon trwa
    [round-robin] Wszystkie partie trwają
   *[other] Runda trwa
} najwyżej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}. Nieskończone partie przegrywają obie strony.
policy-settling = Po ostatniej partii gracze mogą raz złożyć protest, przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
policy-absent = { $format ->
    [groups] Kto nie wykona ruchu, jest skreślany przed finałem. Po dwóch takich turniejach w ciągu 90 dni, nie licząc urlopów, przez jakiś czas nie zapiszesz się tu do żadnego.
    [league] Gracze bez żadnego ruchu nie są w następnym sezonie.
    [round-robin] {""}
   *[other] Kto nie wykona ruchu, jest skreślany przed następną rundą. Po dwóch takich turniejach w ciągu 90 dni, nie licząc urlopów, przez jakiś czas nie zapiszesz się tu do żadnego.
}
tournament-settings-most = Najwyżej { $most } graczy
tournament-settings-until-start = Zmieniaj do startu. **{ button-desk }**: start, gracze, cykl.
tournament-settings-draft = Nikt go jeszcze nie widzi. **{ button-desk-announce }** go publikuje.
tournament-settings-saved = Zapisano.
button-settings-games = Partie
button-settings-format = System
button-settings-entries = Zapisy i start
button-settings-rules = Rundy i zasady
button-settings-ties = Kryteria pomocnicze
button-settings-admission = Kto może grać, nagroda
button-check-in = Potwierdź obecność

form-games = Turniej: partie
form-own-format = Turniej: system
form-entries = Turniej: zapisy i start
form-rules = Turniej: rundy i zasady
form-admission = Turniej: kto może grać, nagroda
admission-role = Rola
admission-role-about = Zapisać się mogą tylko osoby z tą rolą. Puste: wszyscy
admission-list = Lista
admission-list-about = Nazwy, wzmianki lub ID Discorda, po jednym w linii. Puste: wszyscy
admission-file = Plik
admission-file-about = Więcej osób na listę, w kolumnie „player” (CSV), albo TRF16 FIDE
admission-games = Partie rankingowe
admission-games-about = Ile co najmniej, w tej grze i na tym serwerze. Puste: dowolnie
admission-note = Twoje słowa
admission-note-about = Na przykład nagroda. Najwyżej 200 znaków w ogłoszeniu
form-name = Nazwa
form-name-about = Widzą ją wszyscy. Najwyżej 60 znaków
form-game = Gra
form-format = System
form-pace = Czas do namysłu
form-opening = Otwarcie
form-opening-free = od ustawienia początkowego
form-opening-ballots = losowane
form-most = Najwięcej graczy
form-most-about = Późniejsi trafiają na listę rezerwową, jeśli jest
form-ratings = Ranking
form-ratings-about = Jak 1200-1800, 1200- lub -1800. Puste: wszyscy
form-start = Start
form-start-director = gdy powie sędzia
form-start-full = z zajęciem ostatniego miejsca
form-start-date = w podanym dniu
form-date = Data
form-date-zone = Jak 2026-12-31 18:00, w twojej strefie ({ $zone })
form-check-in = Potwierdzanie obecności
form-check-in-about = Godziny przed startem, w których zapisani potwierdzają obecność. Puste: bez tego
form-group = Najwięcej graczy w grupie
form-group-about = 3–12
form-rounds = Rundy
form-rounds-about = 3–11
form-round-days = Dni rundy
form-round-days-about = 2–120. Puste: bez terminu
form-round-end = Partie wtedy nieskończone
form-round-end-claims = gracze zgłaszają wyniki, decyduje sędzia
form-round-end-forfeit = przegrywają obie strony
form-lot = Jak powstają grupy
form-lot-no = o równej sile według rankingu
form-lot-yes = losowane wśród graczy o podobnym rankingu
form-cycles = Ile razy każdy gra z każdym
form-cycles-1 = raz
form-cycles-2 = dwa razy, za drugim ze zmianą kolorów
form-deciders = Gdy mecz jest równy
form-deciders-count = { $count ->
    [0] decyduje liczba wygranych partii albo los
    [1] jeszcze dwie partie, potem liczba wygranych albo los
   *[other] jeszcze dwie partie, najwyżej { $count } razy
}
form-third = Trzecie miejsce
form-third-yes = grają o nie przegrani półfinałów
form-third-no = dzielą je przegrani półfinałów
form-moving = Awans i spadek
form-moving-count = { $count ->
    [1] jeden gracz z każdej dywizji
   *[other] graczy z każdej dywizji: { $count }
}
form-pause = Dni między sezonami
form-pause-about = 1–60
form-settling = Po ostatniej partii
form-settling-days = { $days ->
    [0] tabela od razu jest ostateczna
    [one] { $days } dzień na poprawki i protesty
    [few] { $days } dni na poprawki i protesty
    [many] { $days } dni na poprawki i protesty
   *[other] { $days } dnia na poprawki i protesty
}
form-draws = Wczesne remisy
form-draws-allowed = dozwolone
form-draws-refused-20 = bez propozycji przed ruchem 20
form-draws-refused-40 = bez propozycji przed ruchem 40
form-draws-pointless-20 = bez punktów przed ruchem 20
form-draws-pointless-40 = bez punktów przed ruchem 40
form-ties = Turniej: kryteria pomocnicze
form-profile = Zasady
form-profile-own = kolejność niżej
form-profile-fide = FIDE
form-profile-fmjd = FMJD: najpierw obcięty Solkoff, w kołowym wygrane. Punkty 2, 1 i 0
form-profile-idf = mikromecz IDF: dwie partie, otwarcie losowane z tabeli
form-profile-club = klubowe: wygrane, potem partie między równymi
form-tie-1 = Pierwsze kryterium
form-tie-2 = Drugie
form-tie-3 = Trzecie
form-tie-4 = Czwarte
form-tie-none = brak
form-options = Wybierz, co obowiązuje
form-option-engines = Programy są dozwolone
form-option-vacation = Urlop zatrzymuje zegary
form-option-spends = Dni urlopu zamiast przegranej na czas
form-option-pair = Dwie partie z każdym przeciwnikiem
form-option-waiting = Lista rezerwowa, gdy brak miejsc
form-option-one = Punkty zapisane jako 1, ½ i 0

desk-done-correct = Partia #{ $number } liczy się teraz inaczej. Sama partia i ranking zostają.
director-imported = Przejęto: { $people ->
    [one] { $people } gracz
    [few] { $people } graczy
    [many] { $people } graczy
   *[other] { $people } gracza
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}. Niezrozumiałe kolumny: { $columns ->
    [0] brak
   *[other] { $ignored }
}.
desk-done-move = Turniej jest odtąd ogłoszony tu: { $channel }. Nieskończone partie też gra się tam.
tournament-progress = Skończone partie: { $played } z { $games }.
tournament-elsewhere = Są nowości: turniej #{ $number }. Nie mogę pisać na jego kanale. /games pokazuje twoje partie, /tournament table jego stan.
tournament-seat = { $player }, zwolniło się miejsce: jesteś w turnieju, już nie na liście rezerwowej.
tournament-seat-check-in = Trzeba potwierdzić obecność: kto do startu tego nie zrobi, nie gra.
tournament-moved = Ten turniej jest teraz [ogłoszony na innym kanale]({ $link }).
tournament-closed = Turniej jest ogłoszony tu: { $channel }, ale nie mogę tam pisać. Wiadomości idą na inny kanał albo prywatnie. Pozwól mi znów tam pisać (/server check powie, czego brakuje) albo przenieś turniej w /tournament manage.
tournament-many-rounds = Rundy w planie: { $rounds }, ale nie każdy z graczy ({ $count }) ma przeciwników na więcej niż { $most }. Gdy rundy nie da się skojarzyć, turniej czeka na sędziego.
tournament-how-to-pair = Sędziowie: w /tournament manage pozwólcie spotkać się rozdzielonym lub takim, którzy już grali, albo zakończcie turniej tak, jak stoi.
tournament-letter = Nie mogę pisać na kanale turnieju.
tournament-own-place = **Ty:** miejsce { $rank } z { $players }
tournament-own-place-in = **Ty:** miejsce { $rank } z { $players } ({ $table }), punkty: { $points }
tournament-calendar-gone = Wpis tego turnieju w kalendarzu serwera jest usunięty, więc nowego nie robię.
tournament-calendar = Turniej: { $game }. Szczegóły są w ogłoszeniu na kanale.

table-group = Grupa { $name }
table-final = Finał
table-all = Każdy z każdym
table-round = { $status ->
    [over] Po rundzie { $round } z { $rounds }
   *[running] Po skojarzeniu rundy { $round } z { $rounds }
}
table-games = **Partie**
table-game = { $numbers } { $first } – { $second }
table-games-more = i jeszcze { $count }: /tournament games
table-left = { $count ->
    [1] Jeszcze jedna tabela. Jest pod **{ button-files }**, a twoją pokazuje /tournament table.
   *[other] Pozostałe tabele: { $count }. Są pod **{ button-files }**, a twoją pokazuje /tournament table.
}
table-decided-more = i jeszcze { $count }: { $where }
table-struck = Skreślenie ze wszystkimi partiami, za wycofanie przed ich połową: { $players }
table-withdrawn = { $player } (poza turniejem)
table-places = linie od { $first } do { $last } z { $count }
table-level = { $drawn ->
    [yes] Równo na miejscu { $rank }, kolejność z losowania: { $players }
   *[no] Miejsce { $rank } dzielą { $players }: równość we wszystkich kryteriach
}
table-decided = { $player } wyżej niż { $other }: { $criterion }
column-player = Gracz
column-points = Pkt
column-wins = Wygr.
column-sonneborn-berger = SB
column-buchholz = Bh
column-buchholz-cut-1 = Bh–1
column-koya = Koya

criterion-points = punkty
criterion-direct-encounter = partie między równymi
criterion-wins = liczba wygranych
criterion-sonneborn-berger = Sonneborn-Berger
criterion-buchholz = Buchholz (Solkoff)
criterion-buchholz-cut-1 = Buchholz bez najsłabszego przeciwnika (obcięty Solkoff)
criterion-koya = punkty przeciw lepszej połowie (Koya)
