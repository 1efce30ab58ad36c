# Рейтинги: на итоговой карточке, /leaderboard и /profile.
rating-change = { $player } { $before } → **{ $after }** ({ $difference })
rating-changes = Рейтинги: { $first } · { $second }
rating-unchanged = { $moves ->
    [one] Без рейтинга: нужно не меньше { $moves } хода каждого игрока.
   *[other] Без рейтинга: нужно не меньше { $moves } ходов каждого игрока.
}
rating-called-off = Без рейтинга: у партии нет результата.
rating-annulled = Без рейтинга: результаты одного из игроков аннулированы.
rating-not-shown = Рейтинговая. Рейтинги здесь не видны: не оба игрока показывают их везде.
rating-adjudicated = Без рейтинга: результат решён не на доске.
rating-weight = Вы двое играете часто: в счёт идёт { $percent } % партии.
rating-line = { $games ->
    [one] { $rating } ± { $deviation } · { $games } партия
    [few] { $rating } ± { $deviation } · { $games } партии
    [many] { $rating } ± { $deviation } · { $games } партий
   *[other] { $rating } ± { $deviation } · { $games } партии
}
rating-conditions = - **Считаются:** рейтинговые, с контролем времени, с обычной расстановки или дебюта, ходов у каждого не меньше { $moves }.
    - Поражение по времени считается. Заявление и решение судьи — нет.
    - **Те же двое:** после { $full } партий за { $days } дн. каждая новая — за половину.
    - **?**: рейтинг не устоялся.
    - Glicko-2 с константами Lichess.
rating-settled = - **По всем серверам:** считаются партии с соперником, чей рейтинг устоялся.
button-ratings-how = Как считают рейтинг

rating-graded = { $rating } ({ $grade })
rating-grades = - **Кю и даны:** 1-й дан с { $first }, дальше каждые { $step } пунктов, ниже — кю.
grade = { $kind ->
    [dan] { $number } дан
   *[kyu] { $number } кю
}

leaderboard-heading = Лучшие игроки: { $game }
leaderboard-place = { $place ->
    [here] Рейтинги этого сервера
   *[all] Рейтинги по всем серверам — тех, кто их показывает (/settings)
}
leaderboard-line = { $ranked ->
    [yes] **{ $rank }.**
   *[no] ·
} { $player } · **{ $rating }** ± { $deviation } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
leaderboard-unsettled = *Ещё не устоялись:*
leaderboard-won = **Победы в этом месяце:** { $players }
leaderboard-streak = **Серия побед:** { $players }
leaderboard-risen = **Поднялись за неделю:** { $players }
leaderboard-count = { $player } { $count }
leaderboard-rise = { $player } { $before } → { $after }
leaderboard-empty = Рейтинговых партий в эту игру ещё не было.
leaderboard-told = { $place ->
    [here] Лучшие игроки сервера · места за неделю
   *[all] Лучшие игроки всех серверов · места за неделю
}
leaderboard-new = новый
leaderboard-entry = { $moved ->
    [none] { $player }: { $rating }
   *[other] { $player }: { $rating } ({ $moved })
}
column-week = Неделя
column-rating = Рейтинг
column-games = Партии
error-hidden-profile = Профиль по всем серверам виден, только если игрок это разрешает в /settings.
leaderboard-page = { $players ->
    [one] Страница { $page } из { $pages } · { $players } игрок
    [few] Страница { $page } из { $pages } · { $players } игрока
    [many] Страница { $page } из { $pages } · { $players } игроков
   *[other] Страница { $page } из { $pages } · { $players } игрока
}

profile-heading = Профиль: { $player }
profile-place = { $place ->
    [here] Законченные партии на этом сервере
   *[all] Законченные партии на всех серверах
}
profile-empty = Законченных партий ещё нет.
profile-game = { $game }: { $rating } · { $score }
profile-unrated = без рейтинга
profile-score = побед { $won }, ничьих { $drawn }, поражений { $lost }
profile-streak = { $now ->
    [0] **Самая длинная серия побед:** { $longest }
   *[other] **Серия побед:** { $now }. Самая длинная — { $longest }
}
profile-opponent = { $opponent } ({ $score })
profile-opponents = **Частые соперники:** { $opponents }
profile-unseen = { $count ->
    [one] { $count } партия сыграна там, куда вам не заглянуть: она в счёте, но без имени соперника.
    [few] { $count } партии сыграны там, куда вам не заглянуть: они в счёте, но без имён соперников.
    [many] { $count } партий сыграно там, куда вам не заглянуть: они в счёте, но без имён соперников.
   *[other] { $count } партии сыграны там, куда вам не заглянуть: они в счёте, но без имён соперников.
}
profile-choose-game = Рейтинг в другой игре

curve-title = { $player } · { $game }
curve-day = { DATETIME($day, dateStyle: "medium") }
curve-peak = высший { $rating }
curve-described = { $title }: { $rating }. Начальный рейтинг { $first }, низший { $lowest }, высший { $highest }.

record-latest = { $count ->
    [1] Последняя партия
   *[other] Последние партии: { $count }
}
record-result = { $result ->
    [won] победа
    [drawn] ничья
   *[lost] поражение
}
record-score = +{ $won } ={ $drawn } –{ $lost }
record-league = { $name } · дивизион { $number }
record-place = { $rank } из { $count }
