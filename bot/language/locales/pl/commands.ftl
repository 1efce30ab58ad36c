# Opisy poleceń i opcji: najwyżej 100 znaków, w trybie rozkazującym.

command-play = Zacznij partię: zaproś kogoś albo zostaw tu otwarte zaproszenie
command-play-game = Jaka gra. Pomiń, by najpierw obejrzeć wszystkie warunki
command-play-opponent = Kogo zaprosić. Pomiń, by zagrał każdy chętny
command-play-pace = Czas do namysłu. Z listy albo własny, jak 36h lub 5d+18h do 7d
command-play-rated = Zalicz do rankingu
choice-colour-random = losowy
choice-colour-white = białe
choice-colour-black = czarne
choice-colour-pair = oba, po jednej partii

menu-invite = Zaproś do gry
command-join = Przyjmij otwarte zaproszenie na tym serwerze
command-join-seek = Które zaproszenie. Pomiń, by zobaczyć wszystkie

command-practice = Zagraj z botem, w osobnej partii tutaj
command-practice-game = Jaka gra. Zacznij wpisywać nazwę
command-practice-level = Jak mocno gra bot. Domyślnie 3
command-practice-colour = Twój kolor
command-practice-setup = Otwarcie z tabeli gry, losowe lub wybrane, albo pozycja (FEN)
command-practice-shown = Pokaż partię tu wszystkim. Zwykle widzisz ją tylko ty
choice-level-1 = 1: dla początkujących
choice-level-2 = 2: widzi ruch lub dwa naprzód
choice-level-3 = 3: widzi proste kombinacje
choice-level-4 = 4: widzi dłuższe kombinacje
choice-level-5 = 5: mocny
choice-level-6 = 6: bardzo mocny
choice-level-7 = 7: pełna siła, w warcabach, gdzie obliczanie jest skompilowane

command-move = Wykonaj ruch
command-move-notation = Twój ruch, jak 32-28 lub c3-d4. Możliwe ruchy podpowiadają się podczas pisania
command-move-game = Która partia. Bez tego: z tego wątku, kanału albo najdłużej czekająca

command-board = Pokaż planszę partii i wszystko, co można z nią zrobić
command-board-game = Która z twoich partii albo numer dowolnej
command-board-shown = Pokaż tu wszystkim

command-games = Lista twoich partii: najpierw czekające na ciebie, są też skończone

command-games-show = Wszystkie albo tylko te, które czekają na twój ruch
command-games-game = Tylko partie w tę grę
choice-show-all = wszystkie
choice-show-mine = czekają na mój ruch
choice-show-here = grane tutaj
choice-show-finished = skończone

command-help = Jak tu grać i co robi każde polecenie

command-move-draw = Razem z ruchem zaproponuj remis

command-profile = Pokaż osiągnięcia gracza: rankingi, wyniki, przeciwników
command-profile-player = Czyj profil. Pomiń, by zobaczyć własny
command-profile-game = Z jakiej gry pokazać wykres rankingu
command-profile-everywhere = Licz partie ze wszystkich serwerów, nie tylko z tego

command-leaderboard = Pokaż najwyższe rankingi w grze
command-leaderboard-game = Jaka gra. Bez tego: gra serwera albo ta, w którą grasz najczęściej
command-leaderboard-everywhere = Rankingi ze wszystkich serwerów, nie tylko z tego
command-leaderboard-shown = Pokaż tu wszystkim

command-tournament = Turnieje: zapisy, wycofanie, tabele. Tworzą je osoby zarządzające wydarzeniami
command-tournament-create = Przygotuj i ogłoś turniej (dla zarządzających wydarzeniami)
command-tournament-create-name = Jego nazwa
command-tournament-create-game = Jaka gra. Zacznij wpisywać nazwę
command-tournament-create-format = Jakim systemem. Domyślnie grupy i finał
command-tournament-create-pace = Czas do namysłu. Pomiń, by wziąć zwykły dla serwera
choice-format-groups = grupy i finał, wszystkie partie naraz
choice-format-swiss = system szwajcarski, runda po rundzie
choice-format-knockout = system pucharowy, mecze po dwie partie
choice-format-round-robin = system kołowy, jedna tabela, wszystkie partie naraz
choice-format-double-knockout = do dwóch porażek: odpada się po drugim przegranym meczu
choice-format-league = liga z dywizjami, sezon po sezonie
command-tournament-enter = Zapisz się do turnieju, do szwajcarskiego także w trakcie
command-tournament-enter-tournament = Do którego. Bez tego: najnowszy z otwartymi zapisami
command-tournament-enter-limit = Ile partii naraz najwyżej, nie mniej niż jeden mecz. Pozostałe poczekają
command-tournament-manage = Pulpit sędziów: stan turnieju i wszystko, co mogą zrobić
command-tournament-manage-tournament = Który. Bez tego: najnowszy nieskończony
command-tournament-leave = Wycofaj się z turnieju, przed startem lub w trakcie
command-tournament-leave-tournament = Z którego. Bez tego: najnowszy nieskończony
command-tournament-table = Pokaż stan turnieju
command-tournament-table-tournament = Którego. Bez tego: najnowszy rozpoczęty
command-tournament-table-shown = Pokaż wszystkim, na kanale turnieju
command-tournament-list = Lista turniejów tego serwera
command-tournament-games = Lista partii turnieju z linkami do plansz
command-tournament-games-tournament = Którego. Bez tego: najnowszy rozpoczęty
command-tournament-games-player = Czyje. Pomiń, by zobaczyć wszystkie

command-ladder = Drabiny: zawsze otwarte. Pokonaj kogoś nad sobą i zajmij to miejsce
command-ladder-create = Otwórz drabinę (dla zarządzających wydarzeniami)
command-ladder-create-game = Jaka gra. Zacznij wpisywać nazwę
command-ladder-create-pace = Czas do namysłu. Pomiń, by wziąć zwykły dla serwera
command-ladder-create-reach = O ile miejsc w górę sięga wyzwanie
command-ladder-create-idle = Po ilu dniach bez partii gracz spada o miejsce
command-ladder-create-pair = W każdym wyzwaniu dwie partie ze zmianą kolorów i tym samym otwarciem
command-ladder-create-vacation = Urlop zatrzymuje zegary
command-ladder-challenge = Wyzwij kogoś nad sobą. Partia zaczyna się od razu
command-ladder-challenge-player = Kogo
command-ladder-challenge-game = Z jakiej gry. Pomiń, by wziąć drabinę, na której jesteś
command-ladder-show = Pokaż stan drabiny i kogo możesz wyzwać
command-ladder-show-game = Z jakiej gry. Pomiń, by wziąć drabinę, na której jesteś
command-ladder-show-shown = Pokaż wszystkim, na kanale drabiny
