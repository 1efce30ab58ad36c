# Карточки приглашений и партий.

# Приглашения.
seek-heading-open = { $game }: кто сыграет?
seek-heading-directed = { $game }: вызов
seek-heading-rematch = { $game }: реванш
seek-open-to-all = { $player } ищет соперника.
seek-directed = Приглашение: { $player } → { $opponent }.
seek-rematch = Реванш: { $player } → { $opponent }. До этого: { $former }.
seek-stands = Всегда открыто: обновится, как только найдётся соперник, или { $when }.
seek-expires = Истекает { $when }.
seek-joined = { $named ->
    [yes] Вызов принимает { $player }
   *[no] Играет { $player }
}: { $games }
seek-game = партия #{ $number }
seek-declined = Приглашение отклонено.
seek-withdrawn = Приглашение отозвано.
seek-expired = Соперник не нашёлся. Приглашение истекло.
rematch-posted = Приглашение в силе: { $link }
rematch-unposted = Там, где была партия, приглашение показать нельзя. Пусть { $opponent } наберёт там /join.
rematch-sent = Приглашение на реванш отправлено: { $opponent }.
rematch-unsent = { $opponent } сейчас вне связи. Приглашение действует 7 дней. Спросите ещё раз позже.
seek-you-joined = { $pair ->
    [yes] Вы играете: { $games }. В #{ $number } первый ход ваш, в другой — соперника. { $where ->
        [here] Доски в этом канале.
       *[elsewhere] Доски здесь: { $place }.
    }
   *[no] { $first ->
        [yes] Вы играете: { $games }. Первый ход ваш.
       *[no] Вы играете: { $games }.
    } { $where ->
        [here] Доска в этом канале.
       *[elsewhere] Доска здесь: { $place }.
    }
}
seek-you-declined = Вы отклонили приглашение.
seek-you-withdrew = Вы отозвали приглашение.
seek-you-invited = Ваше приглашение опубликовано.

# Приглашение до публикации.
preview-begun = Ваша партия со мной началась.
preview-typed = Вы набрали: { $text }
preview-heading = Ваше приглашение
preview-how = Это видите только вы. **{ button-invite }** — опубликовать.
preview-whom = Соперник: любой желающий
preview-setup = Дебют или позиция
preview-setup-about = «случайный», название дебюта или, без рейтинга, позиция (FEN)
preview-note = Примечание
preview-colour = Ваш цвет
preview-more = Приглашение: другие условия
preview-options = Правила
preview-also = Ещё
preview-weekend = Часы стоят в выходные и праздники
preview-standing = Всегда держать открытым одно приглашение
button-invite = Пригласить
button-preview-rated = Рейтинг: { $on ->
    [yes] да
   *[no] нет
}
button-preview-more = Другие условия …

# Условия приглашения.
terms-no-vacation = отпуск часов не останавливает
terms-rated = рейтинговая
terms-casual = товарищеская
terms-setup = **Начало:** { $setup }
terms-pair = две партии сразу, со сменой цвета
colour-wanted = { $player }: { $colour }
setup-usual = обычная расстановка
setup-lot = случайный дебют из таблицы
setup-lot-idf = случайный дебют из таблицы IDF
setup-lot-fmjd = случайный дебют из таблицы FMJD
setup-lot-acf = жребий: начало с 11 шашками
setup-ballot = дебют { $name }
setup-position = позиция `{ $position }`

# Партии.
match-heading = { $game } · партия #{ $number }
match-left-server = { $player } больше не на этом сервере. Время всё равно идёт.
match-sees-nothing = { $player } не видит канал этой партии. Время всё равно идёт.
match-side = { $colour }: { $player }
match-last-move = { $captured ->
    [0] **{ $number }** { $player }: **{ $move }**.
    [one] **{ $number }** { $player }: **{ $move }**, взята { $captured } шашка.
    [few] **{ $number }** { $player }: **{ $move }**, взяты { $captured } шашки.
    [many] **{ $number }** { $player }: **{ $move }**, взято { $captured } шашек.
   *[other] **{ $number }** { $player }: **{ $move }**, взято { $captured } шашки.
}
numbered-move = { $number } { $move }
match-crowned = Простая становится дамкой.
match-declined = Отказ от взятия: снимается { $piece }.
match-forced = Ход был единственным и сделан сразу.
match-to-move = Ход: { $player }.
match-deadline = Время истекает { $when }.
match-play-ends = Игра заканчивается { $when }. { $then ->
    [claims] Не доиграли? Оба игрока заявляют результат.
    [lost] Без первого хода — поражение: { $player }.
   *[nobody] Не доиграли? Очков не получит никто.
}
match-claims-end = { $then ->
    [decided] Время вышло. Заявления расходятся: решает судья.
    [counts] Время вышло. { $players }: заявите результат (**Ещё …**), иначе засчитают заявление соперника { $when }.
    [tables] Время вышло. Заявите результат (**Ещё …**), иначе решит эндшпильная база { $when }.
    [lost] Время вышло. Заявите результат (**Ещё …**), иначе { $when } — поражение, ни одного хода: { $player }.
   *[nobody] Время вышло. Заявите результат (**Ещё …**) — срок { $when }. Иначе очков не получит никто.
}
match-held = Судья удаляет игрока: { $player }. Партия стоит. Если решение не отменят, { $when } — поражение.
match-no-clock = { $ends ->
    [yes] Часов нет, но без хода партия закончится { $when }.
   *[no] Часов нет.
}
match-time-left = { $player }: осталось { $time }.
match-paused-vacation = Отпуск: часы стоят до { $until }.
match-paused-weekend = Выходные: часы стоят до { $until }.
match-paused-holidays = Выходные или праздники: часы стоят до { $until }.
match-paused-untold = Часы стоят не дольше чем до { $until }: о ходе сообщить не удалось.
match-left = Мне нельзя писать там, где идёт партия. Пока это так, часы стоят{ $bound ->
    [yes] , но не дольше чем до { $until }.
   *[no] .
}
match-paused-downtime = Часы стоят до { $until }: бот не работал.
match-paused-director = Пауза в турнире началась { $since }: все часы стоят.
match-fallen = Время истекло. Что дальше, решает { $player }.
match-draw-offered = { $player } предлагает ничью. Сделать ход — значит отказаться.
match-takeback-asked = { $player } просит вернуть свой последний ход.
result-person = { $name }
result-named = { $name }
result-win = Победа: { $player } ({ $reason }).
result-draw = Ничья: { $reason }.
result-none = Без результата: { $reason }.
result-both-lose = Поражение обоих: { $reason }.
match-thanks = {""}
match-counts = { $event }: засчитано { $first } – { $second } { $points }
result-absent = Без результата: { $player } — первый ход не сделан вовремя.

# Что видит только игрок.
move-played = Ход сделан: **{ $move }**.
move-candidates = Можно: { $moves }
move-candidates-press = Нажмите нужный ход:
resign-question = Сдать партию? Соперник сразу выигрывает.
resign-question-event = Сдать партию турнира ({ $event })? Соперник сразу выигрывает. Вы остаётесь в турнире, если проигранный матч не выбивает вас.
resign-done = Вы сдали партию.
draw-offered = Предложение в силе, пока соперник не ответит или не сделает ход.
draw-offered-with-move = Предложение уйдёт с вашим следующим ходом.
draw-offer-question = Партия #{ $number }: предложить ничью? { $turn ->
    [mine] Предложение уйдёт с вашим следующим ходом.
   *[theirs] Лучше предлагать с ходом: у /move есть опция «{ name-draw }». После этого предложения вы 20 ходов не сможете сделать новое, если соперник не предложит сам.
}
question-accepted = Принято: ничья.
question-declined = Отклонено: партия продолжается.
question-granted = Согласие: ход возвращён.
question-refused = Отказ: ход остаётся.
question-moved = Партия ушла вперёд: ход остаётся.
question-over = Партия окончена.
draw-accepted = Вы согласились: ничья.
draw-declined = Вы отказались. Партия продолжается.
draw-claimed = Ничья объявлена: партия окончена.
win-claimed = По эндшпильной базе вы выигрываете: партия окончена.
draw-answer-question = Соперник предлагает ничью. Ваш ответ?
abort-question = Отменить партию? Результата не будет.
abort-done = Партия отменена.
takeback-asked = Вы просите соперника вернуть ход.
takeback-granted = Согласие: ход возвращён.
takeback-refused = Отказ: ход остаётся.
takeback-answer-question = Соперник просит вернуть **{ $move }**{ $reply ->
    [none] .
   *[other] . Ваш ход **{ $reply }** тоже вернётся.
} Ваш ответ?
time-claimed = Вы выиграли по времени.
time-given = Вы дали сопернику ещё день.
time-renewed = Партия продолжается. Время на ход соперника пошло заново.
dismissed = Ничего не изменилось.

# Выбор хода.
moving-move-heading = Какой ход?
moving-move = Выберите ход
moving-row = Выберите ряд доски
moving-piece-heading = Какая шашка?
moving-square-heading = Какое поле?
moving-piece = Выберите шашку
moving-square = Выберите поле
moving-destination-heading = { $cell }: куда?
moving-second-heading = { $cell }: одна шашка или две?
moving-destination = Выберите ход
moving-captures = { $count ->
    [one] бьёт { $count } шашку
    [few] бьёт { $count } шашки
    [many] бьёт { $count } шашек
   *[other] бьёт { $count } шашки
}
moving-crowns = становится дамкой
moving-declines = отказ от взятия: снимается { $piece }
piece-on = { $kind ->
    [king] дамка { $cell }
   *[man] простая { $cell }
}
moving-choices-more = { $moves } и ещё { $count }
moving-confirm-heading = Сделать ход { $move }?
typing-title = Ваш ход
typing-label = Напишите ход
typing-example = Например { $move }

# Позиция словами, для тех, кто не видит картинок.
text-board-kings = Q — дамка белых, K — дамка чёрных.
position-man = { $colour }, { $count ->
    [one] { $count } простая
    [few] { $count } простые
    [many] { $count } простых
   *[other] { $count } простой
}: { $squares }.
position-king = { $colour }, { $count ->
    [one] { $count } дамка
    [few] { $count } дамки
    [many] { $count } дамок
   *[other] { $count } дамки
}: { $squares }.
position-piece = { $colour }, { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}: { $squares }.
position-to-move = { $colour } ходят.
position-last-move = Последний ход: { $move }. { $told }.
aloud-goes = { $colour }: { $kind ->
    [man] простая
    [king] дамка
   *[piece] шашка
} { $start } идёт { $between ->
    [none] на { $end }
   *[other] через { $between } на { $end }
}{ $crowned ->
    [yes] {" "}и становится дамкой
   *[no] {""}
}
aloud-takes = { $colour }: { $kind ->
    [man] простая
    [king] дамка
   *[piece] шашка
} { $start } бьёт { $squares } и { $crowned ->
    [yes] становится дамкой на { $end }
   *[no] встаёт на { $end }
}
aloud-lost = { $told }, за отказ от взятия снимается { $piece }
aloud-shifts = { $colour } сдвигают { $count ->
    [1] шашку
    [one] { $count } шашку
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
} с { $start } к { $end } и ставят новую на { $start }
aloud-places = { $colour } ставят шашку: { $squares }
aloud-choices = Можно выбрать шашки: { $squares }.
aloud-barred = Сюда ставить нельзя: { $squares }.
aloud-chosen = { $motion ->
    [place] Выбрано: { $square }. Чем завершить ход: { $squares }.
    [shift] Выбрано: { $square }. Куда можно сдвинуть: { $squares }.
   *[travel] Выбрано: { $square }. Куда можно пойти: { $squares }.
}
aloud-area = { $kind ->
    [territory] { $colour }, самая большая территория, { $count }: { $squares }.
   *[group] { $colour }, самая большая группа, { $count }: { $squares }.
}
position-sentence = { $text }.
position-series = { $first } { $following }

post-name = { $game } #{ $number }: { $player } – { $opponent }
replay-too-large = Анимация слишком велика для этого сервера. **Список ходов** покажет партию по шагам.
draw-claim-question = { $by ->
    [tables] По эндшпильной базе здесь ничья.
   *[rules] По правилам вы можете объявить ничью.
} Объявить? Партия сразу закончится.

picture-missing = Картинку нарисовать не удалось.
