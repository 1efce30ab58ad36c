# Ten sam turniej wciąż od nowa, z jedną tabelą wszystkich.
button-series = Cykl …
button-season = Tabela sezonu
button-enter-again = Zapisz się na następny
series-event = { $events ->
    [0] Cykl: turniej { $number }
   *[other] Sezon: turniej { $number } z { $events }
}
series-last-time = **Poprzednio:** { $players }
series-none = Ten turniej jest osobny. W cyklu odbywa się ponownie z tymi samymi ustawieniami, a wszystkie turnieje mają jedną tabelę.
series-repeat = { $repeat ->
    [week] Nowy turniej zaczyna się co tydzień.
    [month] Nowy turniej zaczyna się co miesiąc.
    [final] Następny turniej otwiera się, gdy tabela poprzedniego jest ostateczna.
   *[never] Najnowszy turniej jest ostatnim w sezonie.
}
series-next = Następny: zapisy od { $opens }. Start: { $starts }
series-count = { $count ->
    [places] Punkty za miejsca od 1 do 10: 12, 10, 8, 7, 6, 5, 4, 3, 2, 1.
   *[points] Liczą się punkty ze wszystkich partii.
}{ $best ->
    [0] {""}
    [one] {" "}Liczy się { $best } najlepszy wynik.
    [few] {" "}Liczą się { $best } najlepsze wyniki.
    [many] {" "}Liczy się { $best } najlepszych wyników.
   *[other] {" "}Liczy się { $best } najlepszego wyniku.
}
series-done = { $events ->
    [0] Skończone turnieje: { $done }
   *[other] Skończone turnieje: { $done } z { $events }
}
series-over = **Sezon jest skończony.**
series-champion = Mistrzostwo: { $players }. Gratulacje!
series-heading = { $name } · sezon
series-dropped = ({ $points })
series-saved = Zapisano.
series-stopped = Kolejnego turnieju nie będzie.
series-asks-stop = Kolejnego turnieju nie będzie, a sezon kończy się z ostatnim trwającym albo od razu, gdy żaden nie trwa. Tego nie da się cofnąć.
series-files-told = Tabela sezonu (CSV): kolumna na każdy turniej.
button-series-form = Powtarzanie i punkty
button-series-stop = Zakończ cykl
button-series-table = Tabela sezonu
button-series-files = Arkusz
form-series = Cykl
form-series-repeats = Następny turniej
series-repeats-week = zaczyna się tydzień po starcie poprzedniego
series-repeats-month = zaczyna się miesiąc po starcie poprzedniego
series-repeats-final = otwiera się, gdy poprzedni jest ostateczny
form-series-counts = Co liczy się w sezonie
series-counts-places = miejsce w każdym turnieju
series-counts-points = punkty ze wszystkich partii
form-series-best = Wyniki, które się liczą
form-series-best-about = Tyle najlepszych każdego gracza. Puste: wszystkie
form-series-events = Turnieje sezonu
form-series-events-about = Po tylu jest mistrz. Puste: gdy go zakończysz
error-bad-series-events = Sezon ma od { $least } do { $most } turniejów. Napisz liczbę z tego zakresu albo zostaw puste.
error-bad-series-best = Liczyć się może od { $least } do { $most } najlepszych wyników. Napisz liczbę z tego zakresu albo zostaw puste.
error-bad-series-over = Ten cykl jest skończony. Zacznij inny na pulpicie nowego turnieju.
error-bad-series-none = Ten turniej nie należy do cyklu. Zobacz jego własną tabelę.
server-role-season = { $which ->
    [game] { $role }: mistrzostwo ostatniego sezonu ({ $game })
   *[all] { $role }: mistrzostwo ostatniego sezonu
}
button-series-qualify = Miejsca w innym turnieju
button-series-decline = Odmów
series-places = { $season ->
    [yes] Pierwsze miejsca sezonu ({ $count })
   *[no] Pierwsze miejsca ({ $count })
} { $days ->
    [0] dają miejsce: turniej #{ $number }.
    [one] dają na { $days } dzień prawo zapisu: turniej #{ $number }.
    [few] dają na { $days } dni prawo zapisu: turniej #{ $number }.
    [many] dają na { $days } dni prawo zapisu: turniej #{ $number }.
   *[other] dają na { $days } dnia prawo zapisu: turniej #{ $number }.
}
series-place-waiting = Brak miejsc. Na czele listy rezerwowej, dzięki miejscom ({ $event }): { $players }. Wchodzą, gdy ktoś się wycofa.
series-place-given = Zapis dzięki miejscom ({ $event }): { $players }. Kto się wycofa, oddaje miejsce następnemu z tabeli.
series-place-offered = Prawo zapisu dzięki miejscom ({ $event }): { $players }. Termin: { $until }, potem miejsce dostaje następny z tabeli.
series-elsewhere-given = Przyznane miejsce: { $players }, turniej #{ $number }. Nie mogę pisać na jego kanale.
series-elsewhere-waiting = Czoło listy rezerwowej: { $players }, turniej #{ $number }. Nie mogę pisać na jego kanale.
series-elsewhere-offered = Prawo zapisu: { $players }, turniej #{ $number }, do { $until }. Nie mogę pisać na jego kanale.
series-declined = Twoje miejsce dostaje następny z tabeli.
form-series-qualify = Miejsca w innym turnieju
form-series-into = Turniej
form-series-of = Według tabeli
series-of-event = tego turnieju
series-of-season = sezonu
form-series-places = Miejsca
form-series-places-about = Ile pierwszych, 1–64. 0: nikt
form-series-days = Dni na zapis
form-series-days-about = 1–30, potem miejsce dostaje następny. Puste: zapis od razu
error-bad-series-places = Do innego turnieju mogą wejść pierwsi, od { $least } do { $most }. Napisz liczbę z tego zakresu albo 0: nikt.
error-bad-series-days = Prawo zapisu trwa od { $least } do { $most } dni. Napisz liczbę z tego zakresu albo zostaw puste.
error-bad-series-itself = Turniej nie może prowadzić do siebie. Wybierz inny.
error-bad-series-no-target = Żaden inny turniej serwera nie ma otwartych zapisów. Najpierw go utwórz.
error-bad-series-no-place = Nie masz tu miejsca, którego można odmówić. Z turnieju wycofuje /tournament leave.
series-another = Na kolejny sezon przygotuj nowy turniej.
