# Сроки и контроль времени.
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
time-short-days = { $count } д
time-short-hours = { $count } ч
time-short-minutes = { $count } мин
time-two = { $large } { $small }

date-day = { $weekday }, { $day } { $month }
date-days = { $first } – { $last }

pace-none = без контроля времени
pace-per-move = { $time } на ход
pace-bank-alone = { $bank } на все ходы
pace-bank-capped = { $bank }, +{ $bonus } за ход (максимум { $cap })
pace-weekend = { $pace }, по выходным часы стоят ({ $zone })
pace-holidays = { $pace }, часы стоят по выходным ({ $zone }) и в праздники: { $country }
pace-longest = Партия длится максимум примерно { $game }.
pace-silence = { $days ->
    [one] Если ходов нет { $days } день, партия заканчивается.
    [few] Если ходов нет { $days } дня, партия заканчивается.
    [many] Если ходов нет { $days } дней, партия заканчивается.
   *[other] Если ходов нет { $days } дня, партия заканчивается.
}
pace-name-quick = Быстрый
pace-name-standard = Обычный
pace-name-relaxed = Спокойный
