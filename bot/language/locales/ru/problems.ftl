# Задача дня и /server problems.
command-problem = Решить задачу дня
command-problem-game = Какая игра. Иначе — игра сервера или ваша самая частая
command-server-problems = Публиковать задачу дня в канале
command-server-problems-channel = Канал
command-server-problems-game = Какая игра. Без неё — все по очереди
command-server-problems-hour = В котором часу вашего пояса приходит новая, 0–23. Иначе — в полночь UTC
command-server-problems-off = Больше не публиковать
problem-heading = Задача дня · { $game } · { DATETIME($day, dateStyle: "medium") }
problem-task = { $colour } начинают и выигрывают{ $count ->
    [0] {""}
    [1] {" "}шашку
    [one] {" "}{ $count } шашку
    [few] {" "}{ $count } шашки
    [many] {" "}{ $count } шашек
   *[other] {" "}{ $count } шашки
}
problem-goal-game = { $colour } начинают и выигрывают.
problem-goal-men = { $colour } начинают и выигрывают материал ценой в { $count ->
    [1] простую
    [one] { $count } простую
    [few] { $count } простые
    [many] { $count } простых
   *[other] { $count } простой
}.
problem-grade = { $stars } { $grade ->
    [1] лёгкая
    [2] труднее
   *[3] трудная
} · { $ways ->
    [only] ровно одно решение
   *[end] ровно один первый ход выигрывает
}
problem-withdrawn = Снята: выиграть можно и иначе, выигрыш слишком мал или задача похожа на другую.
problem-wrong = **{ $move }** не решает. Доска как прежде: подумайте ещё.
problem-wrong-again = **{ $move }** вы уже пробовали. Считается один раз.
problem-right = **{ $move }** — верно, ответ { $reply }. Дальше.
problem-right-last = **{ $move }** — верно.
problem-wrong-tries = { $count ->
    [one] Пока { $count } неверная попытка
    [few] Пока { $count } неверные попытки
    [many] Пока { $count } неверных попыток
   *[other] Пока { $count } неверной попытки
}
problem-solved = { $count ->
    [0] Решено с первой попытки!
    [1] Решено со второй попытки!
   *[other] Решено, неверных попыток: { $count }.
}
problem-given-up = Вы сдались. Вот решение. Не рассказывайте до завтра.
problem-share = { $tried ->
    [0] Никто ещё не пробовал.
   *[other] Решили: { $solved } из { $tried }.
}
problem-share-first = Решили: { $solved } из { $tried }, раньше всех: { $first }.
problem-yesterday = { $solved ->
    [0] Вчерашнюю не решил никто, пробовало { $tried }.
   *[other] Вчерашнюю решили: { $solved } из { $tried }, раньше всех: { $first }.
}
problem-shared = **{ $player }** · задача Damka { $number } · { $game } · { $count ->
    [0] решено с первой попытки
    [1] решено со второй попытки
   *[other] решено, неверных попыток: { $count }
} · дней подряд: { $days }
problem-streak = Дней подряд: **{ $current }** (рекорд: { $best })
problem-solution = **Решение:** { $moves }
problem-post-how = Ваши попытки видите только вы. Следующая задача и решение этой: { $at }.
problem-quit-question = Сдаться? Вы увидите решение, а задачу больше решать нельзя.
problem-month = Решённые задачи с { DATETIME($month, dateStyle: "long") }
problem-month-line = { $rank }. { $player }: { $solved } ({ $clean } с первой попытки)
problem-month-more = -# … и ещё { $count }
problem-month-empty = Ещё никого. /problem покажет сегодняшнюю.
problem-month-note = Здесь все, кто решил задачу на этом сервере. Задача засчитывается там, где её пробовали впервые.
button-problem-solve = Решать
button-problem-quit = Сдаться
button-problem-share = Поделиться
button-problem-quit-now = Да, сдаться
button-problem-back = К доске
button-problem-yesterday = Вчерашнее решение
button-problem-solution = Решение по шагам
button-problem-month = Таблица месяца
server-problems = Задача дня выходит здесь: { $channel }. Следующая { $when }.
server-problems-all = Все игры по очереди
server-problems-none = Задача дня на этом сервере не выходит. Выберите канал: /server problems.
notice-problem-off = { $recipient }, публиковать задачу дня больше нельзя ({ $channel }): канала нет или не хватает права. Публикация прекращена. Другой канал: /server problems.

error-no-problem-game = Задач этой игры нет. Не указывайте игру или выберите другие шашки.
error-no-problem-gone = Этой задачи больше нет. /problem покажет сегодняшнюю.
error-no-problem-later = Решение покажут завтра или сразу, если сдаться. Пока: /problem.
error-no-problem-over = День этой задачи прошёл. /problem покажет сегодняшнюю, **{ button-problem-yesterday }** — прежнюю.
error-no-problem-server = Таблица месяца у каждого сервера своя. Спросите на сервере, где я участник.
