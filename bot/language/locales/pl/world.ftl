# Partie między serwerami: zgoda, oferty, pozdrowienia, zgłoszenia, kanał serwera.
button-world = Inne serwery
button-world-agree = Tak, zgadzam się
button-world-refuse = Nie
button-world-offer = Znajdź przeciwnika …
button-world-here = Tutaj
button-world-back = Wstecz
button-world-leave = Koniec partii między serwerami
world-heading = Inne serwery
world-consent = Grać z ludźmi z innych serwerów? Widzą twoją nazwę, ranking w tej grze i jak często kończy ci się czas. Nie mogą do ciebie pisać.
world-limits = Dziesięć partii naraz. Konto młodsze niż siedem dni: bez rankingu. Dwie partie przegrane na czas w ciągu 30 dni: 14 dni bez nowych. Koniec: /settings, **Moje dane**.
world-warning = W ciągu 30 dni jedna twoja partia tutaj skończyła się przegraną na czas: po następnej 14 dni bez nowych.
world-offers = { $count ->
    [0] Nie ma ofert z innych serwerów
    [1] Jedna oferta z innych serwerów
   *[other] Oferty z innych serwerów: { $count }
}
world-empty = Zostaw ofertę: ktoś pasujący ją przyjmie, a ja cię wezwę.
world-line = { $player } ({ $rating }, { $reliability }): { $game }, { $pace }, { $rated ->
    [yes] rankingowa
   *[no] towarzyska
}
world-unrated = jeszcze bez rankingu
world-choose = Pokaż ofertę
world-mine = **Twoje**
world-own = { $game }, { $pace }: do { $when }
world-choose-own = Wycofaj swoją ofertę
world-who = { $player } ({ $rating }, { $reliability })
world-offered = Na razie nikt nie pasuje. Oferta czeka 7 dni. Wezwę cię { $where ->
    [here] tutaj
   *[elsewhere] tu: { $place }
}.
world-withdrawn = Twoja oferta jest wycofana.
world-begun = { $where ->
    [same] { $pair ->
        [yes] Partie { $games }
       *[no] Partia { $games }
    }, przeciwnik { $opponent }, też z tego serwera. Twoje plansze pojawią się tu: { $place }.
    [here] { $pair ->
        [yes] Partie { $games }
       *[no] Partia { $games }
    }, przeciwnik { $opponent } (inny serwer). Twoje plansze pojawią się tutaj, plansze przeciwnika tam.
   *[elsewhere] { $pair ->
        [yes] Partie { $games }
       *[no] Partia { $games }
    }, przeciwnik { $opponent } (inny serwer). Twoje plansze pojawią się tu: { $place }, plansze przeciwnika tam.
}
world-form-rated = Ranking
world-form-whom = Przeciwnicy
world-form-greeting = Pozdrowienie
world-rated-no = Towarzyska
world-rated-yes = Rankingowa
world-whom-near = Blisko mojego rankingu (200 punktów)
world-whom-anybody = Dowolni
hall-world = **Oferty z innych serwerów ({ $count }):** { $games }
hall-world-game = { $game } ({ $count })

reliability-new = pierwszy raz tutaj
reliability-always = zawsze na czas
reliability-mostly = zwykle na czas
reliability-seldom = często przekracza czas

greeting-hello = Cześć!
greeting-good-game = Dobrej gry
greeting-have-fun = Zagrajmy dla przyjemności
greeting-daily = Gram mniej więcej raz dziennie
greeting-often = Gram kilka razy dziennie
greeting-weekends = Gram głównie w weekendy
greeting-evenings = Gram głównie wieczorem
greeting-patient = Nie spiesz się
greeting-beginner = Dopiero zaczynam
greeting-learning = Uczę się tej gry
greeting-rematch = Rewanż mile widziany
greeting-any = Zapraszam każdego

button-report = Zgłoś przeciwnika
report-question = **Partia #{ $number }: co było nie tak?** Z tą osobą już cię nie skojarzę. Zgłoszenie czyta właściciel bota. Przeciwnik się nie dowie.
report-choose = Co było nie tak
report-done = Zgłoszono. Z tą osobą już cię nie skojarzę. Ta partia się nie zmienia.
complaint-stalling = Celowo przeciąga
complaint-program = Zdaje się używać programu
complaint-accounts = Zdaje się mieć kilka kont
complaint-name = Obraźliwa nazwa
complaint-other = Coś innego

setup-door = **Kanał partii z innymi serwerami** (puste: wył.)
server-door = **Kanał partii z innymi serwerami:** { $value }
button-setup-door = Znane serwery …
door-heading = Serwery, z którymi ten nie gra
door-how = Wskaż serwer numerem partii z nim. Nowych partii nie będzie. Rozpoczęte trwają dalej.
door-none = Brak.
door-shut = Serwer: partia #{ $number }
door-choose = Graj z nim znowu
door-number = Numer partii z tym serwerem
door-example = 123
button-door-shut = Nie graj z serwerem …
