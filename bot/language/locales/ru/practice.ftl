# Партии с ботом.
practice-level = тренировка, уровень { $level }
practice-begun = Всегда без рейтинга. **{ button-hint }** поможет, **{ button-takeback-practice }** — отменит ход.
practice-elsewhere = Доска здесь: { $place }.
practice-hint = Подсказка: { $move }
practice-why = Почему: { $reasons }
why-wins = он выигрывает
why-only = это единственный ход
why-takes = он бьёт { $count ->
    [1] шашку
    [one] { $count } шашку
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}
why-crowns = он проводит дамку
why-saves = он защищает { $count ->
    [1] шашку под боем
    [one] { $count } шашку под боем
    [few] { $count } шашки под боем
    [many] { $count } шашек под боем
   *[other] { $count } шашки под боем
}
why-threatens = он грозит побить { $count ->
    [1] шашку
    [one] { $count } шашку
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}
why-safe = после него у вас нечего побить
why-offers = он жертвует { $count ->
    [1] шашку
    [one] { $count } шашку
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}
why-grows = ваша самая большая группа или территория растёт на { $count }
why-breaks = самая большая у соперника меньше на { $count }
why-forward = он ведёт вперёд на { $count ->
    [1] ряд
    [one] { $count } ряд
    [few] { $count } ряда
    [many] { $count } рядов
   *[other] { $count } ряда
}
practice-over = { $hints ->
    [0] Тренировочная партия, без подсказок.
    [1] Тренировочная партия, с одной подсказкой.
   *[other] Тренировочная партия, подсказок: { $hints }.
}

error-practice-refused-off = Бот здесь сам не играет: это отключено. /play пригласит человека.
error-practice-refused-level = Уровни здесь от 1 до { $most }. Уровень 7 — для шашек, если перебор у бота скомпилирован.
error-practice-refused-player = { $limit ->
    [1] С ботом можно играть одну партию сразу. Сначала закончите её или сдайтесь.
   *[other] Партий с ботом сразу можно не больше { $limit }. Сначала закончите одну или сдайтесь.
}
error-practice-refused-server = Тренировочные партии сервера сейчас заняты все ({ $limit }). Попробуйте, когда одна закончится.
error-no-hint-people = Подсказки — только в партиях с ботом (/practice).
error-not-considered = Об этой позиции бот сейчас не думает: она может быть из идущей партии людей. Попробуйте другую позицию или ход, а эту — позже.
