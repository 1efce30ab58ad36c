# Один турнир снова и снова, с общей таблицей.
button-series = Серия …
button-season = Таблица сезона
button-enter-again = Записаться в следующий
series-event = { $events ->
    [0] Серия: этап { $number }
   *[other] Сезон: этап { $number } из { $events }
}
series-last-time = **В прошлый раз:** { $players }
series-none = Это отдельный турнир. В серии он повторяется с теми же настройками, и у всех этапов одна таблица.
series-repeat = { $repeat ->
    [week] Новый этап начинается каждую неделю.
    [month] Новый этап начинается каждый месяц.
    [final] Следующий этап открывается, когда таблица последнего итоговая.
   *[never] Последний этап завершает сезон.
}
series-next = Дальше: запись с { $opens }. Начало: { $starts }
series-count = { $count ->
    [places] Очки за места с 1 по 10: 12, 10, 8, 7, 6, 5, 4, 3, 2, 1.
   *[points] Считаются очки всех партий.
}{ $best ->
    [0] {""}
   *[other] {" "}Лучших результатов считается: { $best }.
}
series-done = { $events ->
    [0] Этапов окончено: { $done }
   *[other] Этапов окончено: { $done } из { $events }
}
series-over = **Сезон окончен.**
series-champion = Чемпион: { $players }. Поздравляем!
series-heading = { $name } · сезон
series-dropped = ({ $points })
series-saved = Сохранено.
series-stopped = Новых этапов не будет.
series-asks-stop = Новых этапов не будет. Сезон кончится с последним идущим, а без него — сразу. Отменить это нельзя.
series-files-told = Таблица сезона (CSV): столбец на каждый этап.
button-series-form = Повтор и счёт
button-series-stop = Закончить серию
button-series-table = Таблица сезона
button-series-files = Таблица CSV
form-series = Серия
form-series-repeats = Следующий этап
form-series-counts = Что считается в сезоне
series-repeats-week = начинается через неделю после начала последнего
series-repeats-month = начинается через месяц после начала последнего
series-repeats-final = открывается, когда последний итоговый
series-counts-places = место в каждом этапе
series-counts-points = очки всех партий
form-series-best = Сколько результатов считать
form-series-best-about = Столько лучших у каждого игрока. Пусто — все
form-series-events = Этапов в сезоне
form-series-events-about = После них есть чемпион. Пусто — когда закончите вы
error-bad-series-events = Этапов в сезоне от { $least } до { $most }. Напишите число или оставьте пустым.
error-bad-series-best = Считать можно от { $least } до { $most } лучших результатов. Напишите число или оставьте пустым.
error-bad-series-over = Серия окончена. Начните новую на пульте нового турнира.
error-bad-series-none = Этот турнир не из серии. Смотрите его собственную таблицу.
server-role-season = { $which ->
    [game] { $role }: чемпион последнего сезона ({ $game })
   *[all] { $role }: чемпион последнего сезона
}
button-series-qualify = Места в другом турнире
button-series-decline = Отказаться
series-places = { $season ->
    [yes] Первые { $count } сезона
   *[no] Первые { $count }
} { $days ->
    [0] попадают в турнир #{ $number }.
    [one] могут записаться в турнир #{ $number } в течение { $days } дня.
   *[other] могут записаться в турнир #{ $number } в течение { $days } дней.
}
series-place-waiting = Мест нет. Первые в листе ожидания, по местам ({ $event }): { $players }. Войдут, когда кто-то выйдет.
series-place-given = Записаны по местам ({ $event }): { $players }. Кто выходит, уступает место следующему в таблице.
series-place-offered = Вы можете записаться, по местам ({ $event }): { $players }. До { $until }, потом место уйдёт следующему в таблице.
series-elsewhere-given = { $players }: у вас есть место, турнир #{ $number }. Писать в его канале мне нельзя.
series-elsewhere-waiting = { $players }: вы первые в листе ожидания, турнир #{ $number }. Писать в его канале мне нельзя.
series-elsewhere-offered = { $players }: вы можете записаться в турнир #{ $number } до { $until }. Писать в его канале мне нельзя.
series-declined = Ваше место уйдёт следующему в таблице.
form-series-qualify = Места в другом турнире
form-series-into = Турнир
form-series-of = По таблице
series-of-event = этого турнира
series-of-season = сезона
form-series-places = Места
form-series-places-about = Сколько первых, 1–64. 0 — никто
form-series-days = Дней на запись
form-series-days-about = 1–30, потом место уйдёт следующему. Пусто — записать сразу
error-bad-series-places = В другой турнир попадают первые, от { $least } до { $most }. Напишите число или 0 — никто.
error-bad-series-days = Право записи длится от { $least } до { $most } дн. Напишите число или оставьте пустым.
error-bad-series-itself = Турнир не может давать места в самом себе. Выберите другой.
error-bad-series-no-target = Других турниров с открытой записью на сервере нет. Сначала создайте.
error-bad-series-no-place = Отказываться здесь не от чего. Выйти из турнира: /tournament leave.
