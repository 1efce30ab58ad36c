# Lekcje: /learn.
command-learn = Naucz się gry w kilku krokach albo przeczytaj jej zasady
command-learn-game = Jaka gra. Bez tego wszystkie, z twoimi gwiazdkami
command-learn-rules = Zamiast tego pokaż zasady gry
lessons-heading = Naucz się gry
lessons-text = Gry uczy od sześciu do dziesięciu małych pozycji. Gwiazdki są za połowę kroków, { $practice ->
    [yes] za wszystkie i za trzy partie ze mną zagrane do końca.
   *[no] i za wszystkie.
}
lessons-game = { $game }: { $stars }
lessons-choose = Inna gra
button-learn = Nauka
button-lesson-begin = Nauka: { $game }
button-lesson-next = Dalej
button-lesson-back = Wstecz
button-lesson-again = Od początku
button-lesson-others = Inne gry
button-lesson-play = Graj z podpowiedziami

lesson-heading = { $game }: { $step } z { $steps }
lesson-to-move = { $colour } na ruchu
lesson-note = { $step }/{ $steps }
lesson-right = **{ $move }**: dobrze.{ $last ->
    [yes] { " " }To był ostatni krok.
   *[no] { "" }
}
lesson-end-heading = { $game }: { $stars }
lesson-end = { $complete ->
    [yes] Znasz tę grę. **{ button-welcome-play }** wysyła pierwsze zaproszenie, do kogoś albo do wszystkich.
   *[no] Wszystkie kroki gotowe. Teraz zagraj ze mną do końca partie na pierwszym poziomie (na razie { $games } z { $most }). **{ button-hint }** pod planszą pokazuje dobry ruch i mówi dlaczego. Co pominęły kroki, mówią **Zasady**.
}

lesson-man-moves = Kamień idzie o jedno pole { $ways ->
    [straight] prosto do przodu albo w bok
    [five] prosto do przodu, w bok albo po ukosie do przodu
   *[diagonal] po ukosie do przodu
}. Twoje są { $colour ->
    [black] czarne
   *[white] białe
}: rusz jednym.
lesson-man-takes = Kamień bije { $ways ->
    [straight] prosto do przodu albo w bok
    [five] prosto do przodu, w bok albo po ukosie do przodu
   *[diagonal] po ukosie do przodu
}: przeskakuje sąsiednią bierkę przeciwnika na puste pole za nią. Zbij bierkę.
lesson-man-takes-also = { $ways ->
    [diagonals] Kamień chodzi tylko do przodu, ale bije też do tyłu. Bij.
    [orthogonals] Kamień bije w czterech kierunkach, także do tyłu. Bij.
    [five] Kamień bije też prosto do przodu i w bok. Bij.
   *[all] { $squares ->
        [dark] Kamień bije we wszystkich ośmiu kierunkach. W rzędach i kolumnach jasne pola się nie liczą: skok o cztery pola. Bij.
       *[all] Kamień bije we wszystkich ośmiu kierunkach. Bij.
    }
}
lesson-chain = Kamień po zbiciu bije dalej w tym samym ruchu, dopóki może, i może skręcać. Zbij { $count ->
    [2] dwie bierki
    [3] trzy bierki
    [one] { $count } bierkę
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
}.
lesson-man-spares-king = Kamień nie może bić damki, bierki z koroną. Zagraj inny ruch.
lesson-refused = { $refusal ->
    [free] Bicie nigdy nie jest obowiązkowe. Zagraj ruch bez bicia.
   *[forfeits] Wolno pominąć bicie, ale wtedy tracisz bierkę, która miała bić: jej pole stoi za „#”. Zagraj taki ruch.
}
lesson-free = { $refusal ->
    [never] Bicie jest obowiązkowe. Spośród kilku bić możesz wybrać dowolne, także mniejsze. Bij.
   *[other] Spośród kilku bić możesz wybrać dowolne, także mniejsze. Bij.
}
lesson-priority-most-pieces = { $refusal ->
    [never] Bicie jest obowiązkowe, i to takie, które zbija najwięcej bierek. Znajdź je.
   *[other] Jeśli bijesz, to tak, by zbić najwięcej bierek. Znajdź takie bicie.
}
lesson-priority-most-value = { $refusal ->
    [never] Bicie jest obowiązkowe, i to o największej wartości
   *[other] Jeśli bijesz, to największą wartość
}: damka to więcej niż jeden kamień, a mniej niż dwa. Znajdź bicie.
lesson-priority-with-king = { $place ->
    [1] Jeśli damka może bić, bić musi damka. Znajdź bicie.
   *[other] Gdy bicia są poza tym równe, pierwszeństwo ma bicie damką. Znajdź bicie.
}
lesson-priority-most-kings = { $place ->
    [1] Trzeba zbić jak najwięcej damek. Znajdź bicie.
   *[other] Gdy bicia są poza tym równe, trzeba zbić najwięcej damek. Znajdź bicie.
}
lesson-priority-king-soonest = { $place ->
    [1] Damkę trzeba zbić jak najwcześniej. Znajdź bicie.
   *[other] Gdy bicia są poza tym równe, obowiązuje to, które najwcześniej zbija damkę. Znajdź bicie.
}
lesson-crowned = Kamień, który dojdzie do ostatniego rzędu, zostaje damką i nosi koronę. Zrób damkę.
lesson-first-king = Tu pierwsza damka wygrywa partię. Zostaje nią kamień, który dojdzie do ostatniego rzędu: zrób damkę.
lesson-crowning-ends-move = Kamień, który biciem dojdzie do ostatniego rzędu, zostaje damką i staje, nawet gdyby mógł bić dalej. Bij.
lesson-crowning-if-move-ends = Kamień, który biciem dojdzie do ostatniego rzędu, bije dalej jako kamień, jeśli może. Damką zostaje tylko ten, którego ruch się tam kończy. Zbij { $count ->
    [2] dwie bierki
    [3] trzy bierki
    [one] { $count } bierkę
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
}.
lesson-crowning-goes-on = Kamień, który biciem dojdzie do ostatniego rzędu, od razu zostaje damką i bije dalej jako damka. Zbij { $count ->
    [2] dwie bierki
    [3] trzy bierki
    [one] { $count } bierkę
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierki
}.
lesson-king-moves = Damka lata { $ways ->
    [diagonals] po ukosie
    [orthogonals] wzdłuż rzędów i kolumn
   *[all] we wszystkich ośmiu kierunkach
}, o dowolną liczbę pustych pól. Rusz nią o trzy pola lub więcej.
lesson-king-takes = { $reach ->
    [short] Damka idzie o jedno pole { $ways ->
        [diagonals] po ukosie, także do tyłu,
        [all] w dowolnym z ośmiu kierunków
       *[orthogonals] w dowolnym z czterech kierunków
    } i tak samo bije. Bij damką.
   *[flying] Damka lata { $moves ->
        [diagonals] po ukosie
        [orthogonals] wzdłuż rzędów i kolumn
       *[all] we wszystkich ośmiu kierunkach
    } i bije z daleka{ $ways ->
        [all] { $moves ->
            [all] { "" }
           *[other] , także wzdłuż rzędów i kolumn
        }
        [orthogonals] { $moves ->
            [orthogonals] { "" }
           *[other] , ale tylko wzdłuż rzędów i kolumn
        }
       *[diagonals] { "" }
    }. Staje { $landing ->
        [next] tuż za zbitą bierką
       *[anywhere] na dowolnym pustym polu za bierką
    }. Bij.
}
lesson-king-run = Dopóki masz kamień, ruchów damką z rzędu bez bicia może być najwyżej { $moves }. Twoja ma je za sobą: rusz inną bierką.
lesson-win = { $ending ->
    [no-pieces] Gracz bez bierek przegrywa. Zbij ostatnie.
    [given-away] Tu gracz bez bierek albo bez ruchu wygrywa. Oddaj ostatnią bierkę.
   *[no-moves] Gracz, który nie ma ruchu, przegrywa. Zablokuj ostatnią bierkę przeciwnika.
}
lesson-draw = { $ending ->
    [king-against-king] Damka przeciw damce to remis, chyba że którąś można od razu zbić{ $unless ->
        [capture-coming] { " " }albo straty nie da się uniknąć
       *[capture] { "" }
    }. Doprowadź do tego.
    [one-against-one] Bierka przeciw bierce to remis, chyba że którąś można od razu zbić{ $unless ->
        [capture-coming] { " " }albo straty nie da się uniknąć
       *[capture] { "" }
    }. Doprowadź do tego.
    [repetition] Ta sama pozycja po raz { $times ->
        [3] trzeci
        [4] czwarty
       *[5] piąty
    } to remis{ $claim ->
        [0] { "" }
        [3] . Od trzeciego razu można go ogłosić
       *[other] . Od czwartego razu można go ogłosić
    }. Twoja damka już raz stała na { $square }: wróć tam.
   *[other] Damki, które dość długo chodzą tam i z powrotem, dają remis. Wróć na { $square }.
}

lesson-shift-alone = Przesuń swoją bierkę z ciemnego pola na puste pole obok, w górę, w dół albo w bok. Nowa twoja bierka zapełni jej pole.
lesson-shift-line = Bierki w linii przesuwają się razem, jeśli za nimi jest puste pole. Przesuń dwie swoje lub więcej.
lesson-shift-majority = Bierki przeciwnika w takiej linii też się przesuwają, jeśli twoich jest więcej. Przesuń linię z bierką przeciwnika.
lesson-shift-grows = Bierki jednego koloru, które stykają się, ale nie po ukosie, to grupa. Twoja największa ma { $own }: powiększ ją o dwie lub więcej.
lesson-shift-breaks = Wygrywa największa grupa, więc rozbij cudzą. Największa przeciwnika ma { $theirs }: zmniejsz ją.
lesson-shift-wins = Gdy plansza jest pełna, wygrywa największa grupa. Przy równości druga. Wygraj partię.
lesson-place-first = Czarne zaczynają jedną bierką na ciemnym polu, jak a1, poza czterema pośrodku. Postaw ją.
lesson-place-two = Odtąd stawia się dwie bierki na polach własnego koloru albo jedną. { $colour ->
    [black] Grasz czarnymi: postaw dwie na ciemnych polach.
   *[white] Grasz białymi: postaw dwie na jasnych polach.
}
lesson-place-other = Albo jedną bierkę na polu obcego koloru: łączy twoje puste pola wokół. Postaw jedną na { $colour ->
    [black] jasnym
   *[white] ciemnym
} polu poza środkiem.
lesson-place-own-centre = Na czterech polach pośrodku bierka na własnym kolorze zajmuje cały ruch. Postaw jedną na { $colour ->
    [black] ciemnym
   *[white] jasnym
} z nich.
lesson-place-other-centre = Pole pośrodku obcego koloru kosztuje drugą bierkę, odrzuconą: „x”. Postaw jedną na { $colour ->
    [black] jasnym
   *[white] ciemnym
} z nich.
lesson-place-grows = Terytorium to twoje stykające się bierki i puste pola twojego koloru obok nich. Twoje największe ma { $own }: powiększ je o trzy lub więcej.
lesson-place-breaks = Największe terytorium liczy się podwójnie, więc przetnij cudze. Największe przeciwnika ma { $theirs }: zmniejsz je.
lesson-place-wins = Punkty: największe terytorium podwójnie, pozostałe raz. Postaw to, co ci zostało, tak, by wygrać.
lesson-jump-step = Bierka robi krok o jedno pole po ukosie do przodu. Nic się nie bije. Zrób krok.
lesson-jump-one = Skacze też po ukosie przez twoją bierkę na puste pole za nią. Zrób jeden skok.
lesson-jump-more = Może skakać dalej i skręcać, jeśli kończy bliżej celu. Przeskocz dwie swoje lub więcej.
lesson-jump-enemy = Raz w ruchu bierka może skoczyć prosto albo w bok przez bierkę przeciwnika. Przeskocz jedną.
lesson-jump-both = Taki skok może być częścią serii. Przeskocz w jednym ruchu bierki obu stron.
lesson-jump-back = Bierka cofa się o krok tylko wtedy, gdy na wszystkich polach celu przed nią stoją twoje bierki. Zrób krok w tył.
lesson-jump-wins = Wygrywa strona, której wszystkie bierki pierwsze staną w trzech dalekich rzędach. Doprowadź ostatnią.

# Ruch jest możliwy, ale pokazuje co innego.
lesson-not = **{ $move }** jest możliwe, ale { $code ->
    [refused] to bije bierkę. Tym razem pomiń bicie
    [crowned] nie daje damki. Poszukaj kamienia o krok od ostatniego rzędu
    [first-king] nie daje damki. Poszukaj kamienia o krok od ostatniego rzędu
    [king-moves] to nie ruch damką o trzy pola lub więcej
    [win] { $ending ->
        [given-away] przeciwnik nie musi wtedy bić twojej ostatniej bierki
       *[other] przeciwnik gra po tym dalej
    }
    [draw] partia trwa po tym dalej
    [shift-line] nie przesuwa dwóch lub więcej twoich bierek i żadnej innej
    [shift-majority] nie przesuwa się z tym bierka przeciwnika
    [shift-grows] twoja największa grupa nie rośnie o dwie
    [shift-breaks] największa grupa przeciwnika nie maleje
    [shift-wins] wtedy wygrywa przeciwnik albo partia trwa dalej
    [place-two] stawia jedną bierkę
    [place-other] to pola twojego koloru albo środek
    [place-own-centre] to nie pole środka twojego koloru
    [place-other-centre] to nie pole środka obcego koloru
    [place-grows] twoje największe terytorium nie rośnie o trzy
    [place-breaks] największe terytorium przeciwnika nie maleje
    [place-wins] wtedy nie wygrywasz
    [jump-step] to skok
    [jump-one] to nie pojedynczy skok przez twoją bierkę
    [jump-more] to nie seria tylko przez twoje bierki
    [jump-enemy] to nie skok przez jedną bierkę przeciwnika
    [jump-both] nie przeskakuje bierek obu stron
    [jump-back] to ruch do przodu
    [jump-wins] brakuje jeszcze jednej bierki
   *[other] nie bije tak, jak trzeba
}. Nic nie stracone: spróbuj jeszcze raz.
