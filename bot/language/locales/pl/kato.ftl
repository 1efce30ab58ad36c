# Zongheng, Binary i Niepoprawne warcaby Kanare Kato.

trait-designer = Autor gry: { $name } ({ $native }).
trait-reconstructed-start = Rysunek pozycji początkowej w źródle zaginął. Tutejsza jest odtworzona z jego tekstu.

# Zongheng
trait-zongheng-board = Plansza { $size }×{ $size }, bierki każdego koloru: { $pieces }.
trait-zongheng-start = { $pattern ->
    [diagonal] Na początku na każdym ciemnym polu stoi bierka, czarne i białe w ukośnych pasach (a1 jest czarne). Pozostałe są w ręce.
   *[rows] Na początku na każdym ciemnym polu stoi bierka, czarne i białe w rzędach na przemian (rząd 1 jest czarny). Pozostałe są w ręce.
}
trait-zongheng-group = Grupa to bierki jednego koloru, które stykają się w rzędach i kolumnach. Styk po ukosie się nie liczy. Wielkość grupy to liczba jej bierek.
trait-zongheng-turn = Zaczynają czarne. W swoim ruchu przesuń bierkę z ciemnego pola o jedno pole w rzędzie lub kolumnie na wolne pole, a na opuszczonym polu postaw nową własną bierkę. Bierka przesuwana sama musi być twoja.
trait-zongheng-majority = Jeśli przed nią stoją w linii inne bierki, o jedno pole przesuwa się cała linia, gdy za nią jest wolne pole. Twoich bierek w tej linii musi być więcej niż bierek przeciwnika. Bierki za wybranym polem zostają na miejscu.
trait-zongheng-pass = Jeśli nie możesz dołożyć bierki, ruch przechodzi na przeciwnika. Bot robi to za ciebie. Inaczej pasować nie wolno.
trait-zongheng-supply = Po pasie jeden gracz może postawić więcej bierek niż drugi, nawet ponad połowę. (Zasada tego bota. Źródło o tym milczy.)
trait-zongheng-end = Partia kończy się, gdy plansza jest pełna.
trait-zongheng-ranking = Wygrywa właściciel największej grupy. Jeśli te są równe, porównuje się drugie co do wielkości, potem trzecie i tak dalej. Grupy równej wielkości liczą się osobno. Jeśli wszystko jest równe, jest remis.
trait-zongheng-notation = Ruch zapisuje się jako pole wybranej bierki i następne pole w stronę przesunięcia: c3-c4. Można też kierunkiem: c3↑, c3 up, down, left lub right.

remark-passed = { $side ->
    [black] Czarne nie mają ruchu: pas.
   *[white] Białe nie mają ruchu: pas.
}
remark-largest-group = Największa grupa: czarne { $black }, białe { $white }.
remark-groups = Grupy: czarne { $black }. Białe { $white }.

error-illegal-majority = „{ $text }” jest niemożliwe: w tej linii twoich bierek jest { $own }, a przeciwnika { $other }. Twoich musi być więcej.
error-illegal-light-square = „{ $text }” jest niemożliwe: pole { $square } jest jasne. Wybierz bierkę na ciemnym.
error-illegal-not-in-line = „{ $text }” jest niemożliwe: bierki przesuwa się w rzędzie lub kolumnie.
error-illegal-too-far = „{ $text }” jest niemożliwe: bierki przesuwa się tylko o jedno pole.
error-illegal-no-pass = Pasować nie wolno. Gdy nie masz ruchu, pasuję za ciebie.

# Binary
trait-binary-board = Plansza { $size }×{ $size }, na początku pusta, bierki każdego koloru: { $pieces }. Ciemne pola są koloru czarnych, jasne białych. Cztery pola pośrodku ({ $centre }) to centrum.
trait-binary-territory = Terytorium to bierki jednego koloru, które stykają się w rzędach i kolumnach, razem z sąsiednimi pustymi polami tego samego koloru. Bierki z takim pustym polem między nimi należą do siebie.
trait-binary-territory-size = Wielkość terytorium to liczba jego bierek i pustych pól, co najmniej dwa: jedna bierka lub jedno puste pole to nie terytorium.
trait-binary-first-turn = Czarne zaczynają, stawiając jedną bierkę na ciemnym polu poza centrum.
trait-binary-turn = Odtąd ruch to jedno z tych: postawić bierki na dwóch pustych polach własnego koloru lub na jednym, albo jedną bierkę na pustym polu obcego koloru. Pasować nie wolno.
trait-binary-centre-own = Bierka na polu centrum własnego koloru jest jedyną w tym ruchu.
trait-binary-centre-other = Bierka na polu centrum obcego koloru kosztuje jeszcze jedną bierkę z ręki, która wypada z gry. Bez takiej bierki nie wolno tam stawiać.
trait-binary-alone = Gdy jednej stronie skończą się bierki, druga gra sama według tych samych zasad, aż postawi wszystkie. Wtedy partia się kończy.
trait-binary-score = Punkty: podwójna wielkość największego terytorium plus wielkości pozostałych. Wygrywa więcej punktów.
trait-binary-tie = Przy równych punktach porównuje się największe terytoria, potem drugie i tak dalej. Jeśli wszystko jest równe, jest remis.
trait-played-in-pairs = Partie rankingowe gra się parami, ze zmianą kolorów.
trait-binary-notation = Ruch zapisuje się polami: b1, a dla dwóch b1+d1. x za polem centrum, jak w e4x, oznacza odrzuconą bierkę.

remark-alone = { $side ->
    [black] Białym skończyły się bierki. Czarne grają same.
   *[white] Czarnym skończyły się bierki. Białe grają same.
}
remark-score = Punkty: czarne { $black }, białe { $white }.
remark-territories = Terytoria: czarne { $black }. Białe { $white }.
remark-hands = W ręce: czarne { $black }, białe { $white }.
remark-discarded = Odrzucone: czarne { $black }, białe { $white }.

error-illegal-occupied = „{ $text }” jest niemożliwe: pole { $square } jest zajęte.
error-illegal-first-turn = „{ $text }” jest niemożliwe: w pierwszym ruchu stawia się jedną bierkę na ciemnym polu poza centrum.
error-illegal-too-many = „{ $text }” jest niemożliwe: w jednym ruchu stawia się najwyżej dwie bierki.
error-illegal-pair-on-other-colour = „{ $text }” jest niemożliwe: dwie bierki stawia się tylko na dwóch polach własnego koloru.
error-illegal-centre-single = „{ $text }” jest niemożliwe: bierka w centrum musi być jedyną w ruchu.
error-illegal-one-piece-left = „{ $text }” jest niemożliwe: masz już tylko jedną bierkę.
error-illegal-no-spare-piece = „{ $text }” jest niemożliwe: to pole centrum kosztuje jeszcze jedną bierkę, a jej nie masz.

# Niepoprawne warcaby
trait-incorrect-board = Plansza 8×8 i po 12 bierek. Czarne zaczynają na ciemnych polach trzech bliskich rzędów, białe na jasnych polach trzech rzędów naprzeciwko.
trait-incorrect-colours = Białe bierki stoją zawsze na jasnych polach, czarne na ciemnych. Nic się nie bije. Zaczynają czarne.
trait-incorrect-step = Krok: bierka idzie o jedno pole po ukosie do przodu na wolne pole.
trait-incorrect-jump = Skok: bierka przeskakuje po ukosie, do przodu lub do tyłu, sąsiednią bierkę własnego koloru na wolne pole tuż za nią. Może skakać dalej w dowolną stronę i stanąć po każdym skoku. Skok nigdy nie jest obowiązkowy. Żadnej bierki nie przeskakuje się dwa razy w jednym ruchu.
trait-incorrect-enemy-jump = Raz w ruchu wolno skoczyć w rzędzie lub kolumnie przez sąsiednią bierkę przeciwnika na wolne pole tuż za nią, w dowolną stronę. Może to być część serii albo osobny skok. Sam skok w bok jest niemożliwy, bo nie prowadzi do przodu.
trait-incorrect-forward = Bierka musi skończyć ruch w rzędzie dalszym niż ten, w którym zaczęła.
trait-incorrect-retreat = Wyjątek: jeśli w trzech dalekich rzędach są pola, do których bierka mogłaby jeszcze dojść krokami do przodu, a na wszystkich stoją własne bierki, wolno jej zrobić krok o jedno pole po ukosie do tyłu, ale nie skoczyć.
trait-incorrect-goal = Wygrywa strona, której wszystkie bierki pierwsze staną w trzech dalekich rzędach.
trait-incorrect-repetition = Gdy pozycja z tą samą stroną na ruchu powstaje { $claim }. raz, ta strona może ogłosić remis. Za { $draw }. razem jest remis. (Zasada tego bota. Źródło o tym milczy.)
trait-incorrect-limit = Po { $plies } ruchach obu stron razem bez wygranej jest remis. (Zasada tego bota. Źródło o tym milczy.)
trait-incorrect-notation = Ruch zapisuje się polami początku i końca, b2-f6, albo wszystkimi polami skoków, b2-d4-f6. Pokazuje się zawsze całą drogę.

remark-goal = W trzech dalekich rzędach: czarne { $black } z 12, białe { $white } z 12.
remark-repeated = { $times ->
    [2] Ta pozycja powstaje już drugi raz.
   *[other] Ta pozycja powstaje już { $times }. raz.
}
remark-plies-left = { $left ->
    [one] Do remisu został { $left } ruch.
    [few] Do remisu zostały { $left } ruchy.
    [many] Do remisu zostało { $left } ruchów.
   *[other] Do remisu zostało { $left } ruchu.
}

error-illegal-other-colour = „{ $text }” jest niemożliwe: pole { $square } nie jest koloru, na którym stoją twoje bierki.
error-illegal-not-forward = „{ $text }” jest niemożliwe: bierka musi skończyć dalej, niż zaczęła.
error-illegal-retreat = „{ $text }” jest niemożliwe: bierka cofa się o krok tylko wtedy, gdy wszystkie pola celu przed nią zajmują twoje bierki.
error-illegal-not-a-chain = „{ $text }” jest niemożliwe: bierka nie może skakać po tych polach.
