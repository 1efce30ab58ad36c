# /help i zasady gry.
help-heading = Jak grać
help-start = **Start:** { $play } zaprasza, { $join } przyjmuje.
help-alone = **W pojedynkę:** { $learn } uczy, { $practice } to gra ze mną, { $problem } to zadanie dnia.
help-move = **Ruch:** wybierz go pod planszą albo wpisz: { $move } `32-28`, albo `32-28` w wiadomości do mnie.
help-look = **Podgląd:** { $games }, { $board }.
help-end = **Cała reszta:** **Więcej …** pod planszą i { $settings }.
help-options = **Opcje:** w { $play } wpisz wariant za grą: `frisian:threefold`. Wymieniają je zasady.
sandbox-welcome = ### Witaj w piaskownicy
    Nic stąd nie opuszcza twojego komputera, a { $kept ->
        [yes] partie zostają we wskazanej bazie, choć następnym razem grają inni.
       *[no] na końcu wszystko jest usuwane.
    }
    - Niżej grasz ze mną: wybierz ruch w menu albo wpisz `/move`. Wyżej twój przeciwnik to { $opponent }.
    - Aby grać jako { $opponent }, wybierz to imię w **Viewing as** u góry strony.
    - `/practice` i `/play` zaczynają nowe partie, w `/help` jest reszta.
sandbox-servers = ### Witaj na jednym z dwóch serwerów
    Nic stąd nie opuszcza twojego komputera. Oba serwery grają z innymi, { $player } też.
    - Wpisz `/play`, naciśnij **Inne serwery** i wyślij formularz: to zostawia ofertę.
    - Zrób to samo na drugim serwerze: partia się zaczyna, a każdy serwer pokazuje własne plansze.
help-commands = Wszystkie polecenia
help-games = Gry
rules-heading = Zasady: { $game }
rules-options = **Opcje.** W /play wpisz grę jako `{ $key }`. Kilka oddziel przecinkami. /learn z „{ name-rules }” pokaże zasady z nimi.
rules-openings = **Otwarcia.** W tej grze: { $count }. /play bez gry weźmie je po nazwie lub losowo: **{ button-preview-more }**.
rules-pictures = -# { $pictures }
rules-board = Plansza
rules-men = Kamienie
rules-kings = Damki
rules-captures = Bicie
rules-turn = Ruch
rules-end = Koniec
rules-notation = Jak zapisuje się ruchy
rules-choices = Do wyboru
chapters-choose = Przeczytaj rozdział
chapter-number = { $title } ({ $number })
button-rules-pictures = Obrazki

example-start = Początek
example-man = Kamień bije: { $move }
example-king = Damka bije: { $move }
example-crowned = Kamień bije i zostaje damką: { $move }
example-alone = Krok. W puste miejsce nowa bierka: { $move }
example-push = Przesunięcie. W puste miejsce nowa bierka: { $move }
example-counted = Koniec, policzony
example-two = Dwie postawione bierki: { $move }
example-chain = Seria skoków: { $move }
example-across = Skok przez bierkę przeciwnika: { $move }
