# Ranking: na karcie końcowej, w /leaderboard i /profile.
rating-change = { $player } { $before } → **{ $after }** ({ $difference })
rating-changes = Ranking: { $first } · { $second }
rating-unchanged = Bez rankingu. Wymagane ruchy każdej strony: { $moves }.
rating-called-off = Bez rankingu: partia nie ma wyniku.
rating-annulled = Bez rankingu: wyniki jednego z graczy są unieważnione.
rating-not-shown = Rankingowa. Rankingu tu nie widać, bo nie obie osoby pokazują go wszędzie.
rating-adjudicated = Bez rankingu: nie rozstrzygnęła plansza.
rating-weight = Gracie ze sobą często: ta partia liczy się w { $percent }%.
rating-line = { $games ->
    [one] { $rating } ± { $deviation } · { $games } partia
    [few] { $rating } ± { $deviation } · { $games } partie
    [many] { $rating } ± { $deviation } · { $games } partii
   *[other] { $rating } ± { $deviation } · { $games } partii
}
rating-conditions = - **Liczą się:** rankingowe, z limitem czasu, z ustawienia początkowego lub otwarcia, ruchów każdej strony co najmniej { $moves }.
    - Przegrana na czas się liczy. Zgłoszenie i decyzja sędziego nie.
    - **Ta sama para:** po { $full } partiach w ciągu { $days } dni każda następna liczy się w połowie.
    - **?**: ranking nieustalony.
    - Glicko-2 ze stałymi Lichess.
rating-settled = - **Ze wszystkich serwerów:** liczą się partie z przeciwnikiem o ustalonym rankingu.
button-ratings-how = Jak działa ranking

rating-graded = { $rating } ({ $grade })
rating-grades = - **Stopnie:** 1 dan od { $first }, następny co { $step } punktów, niżej kyu.
grade = { $kind ->
    [dan] { $number } dan
   *[kyu] { $number } kyu
}

leaderboard-heading = Lista rankingowa: { $game }
leaderboard-place = { $place ->
    [here] Ranking na tym serwerze
   *[all] Ranking ze wszystkich serwerów, osób, które go pokazują (/settings)
}
leaderboard-line = { $ranked ->
    [yes] **{ $rank }.**
   *[no] ·
} { $player } · **{ $rating }** ± { $deviation } · { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
leaderboard-unsettled = *Jeszcze nieustalone:*
leaderboard-won = **Wygrane w tym miesiącu:** { $players }
leaderboard-streak = **Seria wygranych:** { $players }
leaderboard-risen = **W górę w ciągu tygodnia:** { $players }
leaderboard-count = { $player } { $count }
leaderboard-rise = { $player } { $before } → { $after }
leaderboard-empty = Nie było jeszcze partii rankingowej w tę grę.
leaderboard-told = { $place ->
    [here] Lista rankingowa serwera · zmiana miejsc w tygodniu
   *[all] Lista rankingowa wszystkich serwerów · zmiana miejsc w tygodniu
}
leaderboard-new = nowość
leaderboard-entry = { $moved ->
    [none] { $player }: { $rating }
   *[other] { $player }: { $rating } ({ $moved })
}
column-week = Tydzień
column-rating = Ranking
column-games = Partie
error-hidden-profile = Profil ze wszystkich serwerów widać tylko za zgodą gracza w /settings.
leaderboard-page = { $players ->
    [one] Strona { $page } z { $pages } · { $players } gracz
    [few] Strona { $page } z { $pages } · { $players } graczy
    [many] Strona { $page } z { $pages } · { $players } graczy
   *[other] Strona { $page } z { $pages } · { $players } gracza
}

profile-heading = Profil: { $player }
profile-place = { $place ->
    [here] Skończone partie na tym serwerze
   *[all] Skończone partie na wszystkich serwerach
}
profile-empty = Nie ma jeszcze skończonej partii.
profile-game = { $game }: { $rating } · { $score }
profile-unrated = bez rankingu
profile-score = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
profile-streak = { $now ->
    [0] **Najdłuższa seria wygranych:** { $longest }
   *[other] **Seria wygranych:** { $now }. Najdłuższa: { $longest }
}
profile-opponent = { $opponent } ({ $score })
profile-opponents = **Najczęstsi przeciwnicy:** { $opponents }
profile-unseen = { $count ->
    [one] { $count } partię zagrano tam, gdzie nie masz wglądu: liczy się, ale bez nazwy przeciwnika.
    [few] { $count } partie zagrano tam, gdzie nie masz wglądu: liczą się, ale bez nazw przeciwników.
    [many] { $count } partii zagrano tam, gdzie nie masz wglądu: liczą się, ale bez nazw przeciwników.
   *[other] { $count } partii zagrano tam, gdzie nie masz wglądu: liczą się, ale bez nazw przeciwników.
}
profile-choose-game = Ranking w innej grze

curve-title = { $player } · { $game }
curve-day = { DATETIME($day, dateStyle: "medium") }
curve-peak = najwyżej { $rating }
curve-described = { $title }: { $rating }. Ranking na początku { $first }, najniższy { $lowest }, najwyższy { $highest }.

record-latest = { $count ->
    [1] Ostatnia partia
   *[other] Ostatnie partie: { $count }
}
record-result = { $result ->
    [won] wygrana
    [drawn] remis
   *[lost] przegrana
}
record-score = +{ $won } ={ $drawn } –{ $lost }
record-league = { $name } · dywizja { $number }
record-place = { $rank } z { $count }
