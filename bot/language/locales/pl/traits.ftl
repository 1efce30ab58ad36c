# Zasady warcabów słowami, w kolejności czytania.

trait-board = { $squares ->
    [a1] Warcabnica { $columns }×{ $rows }. Gra się na ciemnych polach, jest ich { $fields }. Bliski lewy róg każdego gracza jest ciemny.
    [h1] Warcabnica { $columns }×{ $rows }. Gra się na ciemnych polach, jest ich { $fields }. Bliski prawy róg każdego gracza jest ciemny.
   *[all] Warcabnica { $columns }×{ $rows }. Gra się na wszystkich polach, jest ich { $fields }.
}
trait-men = Na początku każda strona ma { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
} { $rows ->
    [1] w rzędzie { $first }
   *[other] w rzędach od { $first } do { $last }
}, licząc od własnego brzegu.
trait-starts = { $agreed ->
    [yes] { $colour ->
        [black] Kto zaczyna, ustalają gracze. Tutaj zawsze czarne.
       *[white] Kto zaczyna, ustalają gracze. Tutaj zawsze białe.
    }
   *[no] { $colour ->
        [black] Zaczynają czarne.
       *[white] Zaczynają białe.
    }
}
trait-man-moves = { $ways ->
    [forward-diagonals] Kamień idzie o jedno pole po ukosie do przodu.
    [forward-and-sideways] Kamień idzie o jedno pole prosto do przodu albo w bok.
    [forward-sideways-and-forward-diagonals] Kamień idzie o jedno pole prosto do przodu, w bok albo po ukosie do przodu.
   *[other] Kamień idzie o jedno pole.
}
trait-man-captures = { $ways ->
    [forward-diagonals] Kamień bije po ukosie do przodu: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
    [diagonals] Kamień bije po ukosie do przodu i do tyłu: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
    [forward-and-sideways] Kamień bije prosto do przodu albo w bok: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
    [orthogonals] Kamień bije prosto do przodu, prosto do tyłu albo w bok: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
    [forward-sideways-and-forward-diagonals] Kamień bije prosto do przodu, w bok albo po ukosie do przodu: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
    [all] { $squares ->
        [dark] Kamień bije we wszystkich ośmiu kierunkach. Po ukosie przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią. W rzędach i kolumnach przeskakuje bierkę odległą o dwa pola na wolne pole odległe o cztery: jasne pola pomiędzy się nie liczą.
       *[all] Kamień bije we wszystkich ośmiu kierunkach: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
    }
   *[other] Kamień bije, przeskakując sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
}
trait-man-takes-king = Kamień może bić damkę.
trait-man-spares-king = Kamień nie może bić damki.
trait-king-look = Na obrazku damka nosi koronę.
trait-king-moves = { $reach ->
    [short] { $ways ->
        [diagonals] Damka idzie o jedno pole po ukosie, do przodu lub do tyłu.
        [all] Damka idzie o jedno pole w dowolnym z ośmiu kierunków.
       *[orthogonals] Damka idzie o jedno pole wzdłuż rzędu lub kolumny.
    }
   *[flying] { $ways ->
        [diagonals] Damka idzie po ukosie o dowolną liczbę wolnych pól.
        [all] Damka idzie o dowolną liczbę wolnych pól w dowolnym z ośmiu kierunków.
       *[orthogonals] Damka idzie wzdłuż rzędu lub kolumny o dowolną liczbę wolnych pól.
    }
}
trait-king-captures = { $reach ->
    [short] { $ways ->
        [diagonals] Damka bije po ukosie do przodu lub do tyłu: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
        [all] Damka bije w dowolnym z ośmiu kierunków: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
       *[orthogonals] Damka bije wzdłuż rzędu lub kolumny: przeskakuje sąsiednią bierkę przeciwnika na wolne pole tuż za nią.
    }
   *[flying] { $ways ->
        [diagonals] Damka bije po ukosie z dowolnej odległości: przeskakuje jedną bierkę przeciwnika, jeśli wszystkie pola przed nią i pole tuż za nią są wolne. Nie przeskakuje własnej bierki ani dwóch bierek naraz.
        [all] { $squares ->
            [dark] Damka bije we wszystkich ośmiu kierunkach z dowolnej odległości: przeskakuje jedną bierkę przeciwnika, jeśli wszystkie pola przed nią i pole tuż za nią są wolne. Nie przeskakuje własnej bierki ani dwóch bierek naraz. W rzędach i kolumnach liczą się tylko ciemne pola.
           *[all] Damka bije we wszystkich ośmiu kierunkach z dowolnej odległości: przeskakuje jedną bierkę przeciwnika, jeśli wszystkie pola przed nią i pole tuż za nią są wolne. Nie przeskakuje własnej bierki ani dwóch bierek naraz.
        }
       *[orthogonals] Damka bije wzdłuż rzędów i kolumn z dowolnej odległości: przeskakuje jedną bierkę przeciwnika, jeśli wszystkie pola przed nią i pole tuż za nią są wolne. Nie przeskakuje własnej bierki ani dwóch bierek naraz.
    }
}
trait-landing-anywhere = Za zbitą bierką damka może stanąć na dowolnym wolnym polu, ale jeśli z któregoś może bić dalej, musi wybrać takie pole.
trait-landing-next = Bijąca damka staje na polu tuż za zbitą bierką i stamtąd bije dalej, jeśli może.
trait-removal-after-move = Zbite bierki zdejmuje się po całym ruchu. Do tego czasu przeszkadzają i żadnej nie wolno przeskoczyć dwa razy.
trait-removal-at-once = Zbite bierki zdejmuje się po kolei, więc może się otworzyć droga do dalszych bić. Między dwoma biciami nie wolno zawrócić.
trait-crowning-ends-move = Kamień, który dojdzie do ostatniego rzędu, zostaje damką i jego ruch się kończy, nawet gdyby mógł bić dalej.
trait-crowning-if-move-ends = Kamień zostaje damką, jeśli jego ruch kończy się w ostatnim rzędzie. Jeśli dojdzie tam biciem i może bić dalej, bije dalej jako kamień.
trait-crowning-goes-on = Kamień, który dojdzie do ostatniego rzędu, zostaje damką. Jeśli dojdzie tam biciem i może bić dalej jako damka, robi to w tym samym ruchu.
trait-crowning-wins = Kto pierwszy ma damkę, od razu wygrywa, więc damki nigdy nie wykonują ruchu.
trait-capture-compulsory = Bicie jest obowiązkowe. Bijąca bierka bije w tym samym ruchu, dopóki może. Między skokami może zmieniać kierunek.
trait-capture-refusable = Należy bić, jeśli to możliwe. Bijąca bierka bije w tym samym ruchu, dopóki może. Między skokami może zmieniać kierunek. Wolno zagrać bez bicia, ale wtedy tracisz jedną z bierek, które miały bić: tę, która się ruszyła, jeśli jest jedną z nich, inaczej wskazaną przez ciebie. Gdzie liczy się ruchy bez bicia, po takiej stracie liczenie zaczyna się od nowa.
trait-capture-optional = Możesz bić, ale nie musisz. Bierka, która zaczęła bić, bije w tym samym ruchu, dopóki może. Między skokami może zmieniać kierunek.
trait-capture-free = Spośród kilku bić, bierek lub dróg możesz wybrać dowolne. Nie musi to być największe.
trait-priority-most-pieces = { $place ->
    [1] Spośród kilku bić trzeba wybrać to, które zbija najwięcej bierek{ $kings ->
        [yes] {" "}(damka liczy się jak jedna)
       *[no] { "" }
    }.
   *[other] Spośród równych trzeba wybrać to, które zbija najwięcej bierek.
}
trait-priority-most-value = { $place ->
    [1] Spośród kilku bić trzeba wybrać to o największej wartości.
   *[other] Spośród równych trzeba wybrać to o największej wartości.
}
trait-priority-with-king = { $place ->
    [1] Jeśli damka może bić, bić musi damka.
   *[other] Spośród równych bicie damką ma pierwszeństwo przed biciem kamieniem.
}
trait-priority-most-kings = { $place ->
    [1] Spośród kilku bić trzeba wybrać to, które zbija najwięcej damek.
   *[other] Spośród równych trzeba wybrać to, które zbija najwięcej damek.
}
trait-priority-king-soonest = { $place ->
    [1] Spośród kilku bić trzeba wybrać to, które najwcześniej zbija damkę.
   *[other] Spośród równych trzeba wybrać to, które najwcześniej zbija damkę.
}
trait-value = { $man ->
    [100] Damka jest warta więcej niż jeden kamień, a mniej niż dwa: trzy damki to więcej niż pięć kamieni, a mniej niż sześć. Do porównania licz każdą damkę jako dwa kamienie. Przy równych sumach wyższa jest ta z mniejszą liczbą damek.
    [one] { $man } damka jest warta tyle co { $king ->
        [one] { $king } kamień
        [few] { $king } kamienie
        [many] { $king } kamieni
       *[other] { $king } kamienia
    }.
    [few] { $man } damki są warte tyle co { $king ->
        [one] { $king } kamień
        [few] { $king } kamienie
        [many] { $king } kamieni
       *[other] { $king } kamienia
    }.
    [many] { $man } damek jest warte tyle co { $king ->
        [one] { $king } kamień
        [few] { $king } kamienie
        [many] { $king } kamieni
       *[other] { $king } kamienia
    }.
   *[other] { $man } damki jest warte tyle co { $king ->
        [one] { $king } kamień
        [few] { $king } kamienie
        [many] { $king } kamieni
       *[other] { $king } kamienia
    }.
}
trait-capture-equal = { $counted ->
    [yes] Spośród bić nadal równych możesz wybrać dowolne.
   *[no] Spośród tych bić, bierek i dróg możesz wybrać dowolne. Nie musi to być największe.
}
trait-king-run = { $moves ->
    [one] Dopóki masz kamień, jedna damka może wykonać z rzędu najwyżej { $moves } ruch bez bicia. Potem musi bić albo rusza się inna bierka. Jeśli żadna nie może, przegrywasz.
    [few] Dopóki masz kamień, jedna damka może wykonać z rzędu najwyżej { $moves } ruchy bez bicia. Potem musi bić albo rusza się inna bierka. Jeśli żadna nie może, przegrywasz.
    [many] Dopóki masz kamień, jedna damka może wykonać z rzędu najwyżej { $moves } ruchów bez bicia. Potem musi bić albo rusza się inna bierka. Jeśli żadna nie może, przegrywasz.
   *[other] Dopóki masz kamień, jedna damka może wykonać z rzędu najwyżej { $moves } ruchu bez bicia. Potem musi bić albo rusza się inna bierka. Jeśli żadna nie może, przegrywasz.
}
trait-win-no-moves = Gracz bez możliwego ruchu przegrywa: nie ma bierek albo wszystkie są zablokowane.
trait-win-given-away = Gracz na ruchu bez możliwego ruchu wygrywa: nie ma bierek albo wszystkie są zablokowane.
trait-draw-agreement = Gracze mogą zgodzić się na remis.
trait-draw-repetition = { $claimed ->
    [yes] { $times ->
        [3] Remis można ogłosić, gdy ta sama pozycja z tą samą stroną na ruchu powstaje po raz trzeci.
        [4] Remis można ogłosić, gdy ta sama pozycja z tą samą stroną na ruchu powstaje po raz czwarty.
        [5] Remis można ogłosić, gdy ta sama pozycja z tą samą stroną na ruchu powstaje po raz piąty.
       *[other] Remis można ogłosić, gdy ta sama pozycja z tą samą stroną na ruchu powstaje { $times }. raz.
    }
   *[no] { $times ->
        [3] Remis, gdy ta sama pozycja z tą samą stroną na ruchu powstaje po raz trzeci.
        [4] Remis, gdy ta sama pozycja z tą samą stroną na ruchu powstaje po raz czwarty.
        [5] Remis, gdy ta sama pozycja z tą samą stroną na ruchu powstaje po raz piąty.
       *[other] Remis, gdy ta sama pozycja z tą samą stroną na ruchu powstaje { $times }. raz.
    }
}{ $runs ->
    [yes] { " " }Pozycje są te same tylko wtedy, gdy i damki wykonały tyle samo ruchów z rzędu.
   *[no] { "" }
}{ $house ->
    [yes] { " " }(Zasada tego bota, by partia nie trwała wiecznie.)
   *[no] { "" }
}
trait-draw-idle = { $claimed ->
    [yes] Remis można ogłosić po { $moves } ruchach każdej strony bez bicia i bez ruchu kamieniem.
   *[no] Remis po { $moves } ruchach każdej strony bez bicia i bez ruchu kamieniem.
}{ $house ->
    [yes] { " " }(Zasada tego bota, by partia nie trwała wiecznie.)
   *[no] { "" }
}
trait-draw-no-capture = { $claimed ->
    [yes] Remis można ogłosić po { $moves } ruchach każdej strony bez bicia.
   *[no] Remis po { $moves } ruchach każdej strony bez bicia.
}{ $house ->
    [yes] { " " }(Zasada tego bota, by partia nie trwała wiecznie.)
   *[no] { "" }
}
trait-draw-kings-only = { $claimed ->
    [yes] Remis można ogłosić po { $moves } ruchach każdej strony samymi damkami i bez bicia.
   *[no] Remis po { $moves } ruchach każdej strony samymi damkami i bez bicia.
}{ $house ->
    [yes] { " " }(Zasada tego bota, by partia nie trwała wiecznie.)
   *[no] { "" }
}{ $most ->
    [0] { "" }
   *[other] { " " }Gdy obie strony mają damki, a wszystkich bierek jest od { $fewest } do { $most }, obowiązują limity z następnych linii.
}
trait-draw-balance = Gdy obie strony mają damki, a wszystkich bierek jest od { $fewest } do { $most }: remis po { $moves } ruchach każdej strony bez bicia i przemiany.
trait-draw-few-pieces = { $stronger ->
    [kk] Dwie damki
    [kkk] Trzy damki
    [kkk-more] Trzy damki lub więcej
    [kk-km-k] Jedna damka lub dwie bierki, w tym co najmniej jedna damka,
    [kkk-kkm-kmm] Trzy bierki, w tym co najmniej jedna damka,
   *[other] { $stronger }
} przeciw { $weaker ->
    [k] jednej damce
   *[other] { $weaker }
}: remis po { $moves } ruchach { $counts ->
    [weaker] słabszej strony
   *[both] każdej strony
}{ $lasting ->
    [yes] . Rozpoczęte liczenie trwa mimo bić i przemian.
   *[no] . Po biciu lub przemianie liczy się od nowa.
}
trait-draw-main-road = { $stronger ->
    [kk] Dwie damki
    [kkk] Trzy damki
    [kkk-more] Trzy damki lub więcej
    [kk-km-k] Jedna damka lub dwie bierki, w tym co najmniej jedna damka,
    [kkk-kkm-kmm] Trzy bierki, w tym co najmniej jedna damka,
   *[other] { $stronger }
} przeciw { $weaker ->
    [k] jednej damce, która stale trzyma główną linię (a1–h8)
   *[other] { $weaker } na głównej linii (a1–h8)
}: remis po { $moves } ruchach { $counts ->
    [weaker] słabszej strony
   *[both] każdej strony
}{ $lasting ->
    [yes] . Rozpoczęte liczenie trwa mimo bić i przemian.
   *[no] . Po biciu lub przemianie liczy się od nowa.
}
trait-draw-one-each = { $pieces ->
    [kings] { $unless ->
        [capture-coming] Damka przeciw damce to remis, chyba że bicie jest możliwe od razu albo nieuniknione.
       *[capture] Damka przeciw damce to remis, chyba że strona na ruchu może bić.
    }
   *[any] { $unless ->
        [capture-coming] Bierka przeciw bierce to remis, chyba że bicie jest możliwe od razu albo nieuniknione.
       *[capture] Bierka przeciw bierce to remis, chyba że strona na ruchu może bić.
    }
}
trait-notation-numeric = { $corner ->
    [bottom-right] Pola mają numery, liczone rząd po rzędzie od rogu po prawej ręce białych. Bicie zapisuje się znakiem „{ $sign }”.
   *[top-left] Pola mają numery, liczone rząd po rzędzie od rogu po prawej ręce czarnych. Bicie zapisuje się znakiem „{ $sign }”.
}
trait-notation-algebraic = Pola nazywa się od kolumny i rzędu: a1 to róg po lewej ręce białych. Bicie zapisuje się znakiem „{ $sign }”.
trait-notation-forfeit = Przy odmowie bicia traconą bierkę zapisuje się za „#”: 22-17#22. Jeśli może to być tylko jedna, można ją pominąć.
