# Разборы законченных партий.
review-heading = Разбор: #{ $number } { $game }
review-heading-players = Разбор: { $game }, { $first } – { $second }
review-heading-plain = Разбор: { $game }
review-working = { $seconds ->
    [one] Бот смотрит каждую позицию партии. Это займёт около { $seconds } секунды.
    [few] Бот смотрит каждую позицию партии. Это займёт около { $seconds } секунд.
    [many] Бот смотрит каждую позицию партии. Это займёт около { $seconds } секунд.
   *[other] Бот смотрит каждую позицию партии. Это займёт около { $seconds } секунды.
}
review-progress = Пока позиций: { $done } из { $of }.
review-turns = { $count ->
    [0] Переломов нет: ни один ход не стоил шашки или верного результата.
    [1] **Один перелом**
   *[other] **Переломы: { $count }**
}
review-line = **{ $move }** { $what }. Лучше: { $better }
review-line-material = { $men ->
    [1] стоил примерно одной шашки
    [one] стоил примерно { $men } шашки
    [few] стоил примерно { $men } шашек
    [many] стоил примерно { $men } шашек
   *[other] стоил примерно { $men } шашки
}
review-line-decisive = отдал партию
review-line-result = { $was ->
    [win] { $became ->
        [draw] превратил выигрыш в ничью
       *[loss] превратил выигрыш в проигрыш
    }
   *[draw] превратил ничью в проигрыш
}
review-how = Оценка бота. Точная, если шашек три или меньше.
review-left-out = { $count ->
    [one] { $count } позиция пропущена: она может быть из идущей партии.
    [few] { $count } позиции пропущены: они могут быть из идущих партий.
    [many] { $count } позиций пропущено: они могут быть из идущих партий.
   *[other] { $count } позиции пропущены: они могут быть из идущих партий.
}
review-turn-heading = Перелом { $place } из { $count }
review-material = { $men ->
    [1] { $colour }: **{ $move }** стоил примерно одной шашки.
    [one] { $colour }: **{ $move }** стоил примерно { $men } шашки.
    [few] { $colour }: **{ $move }** стоил примерно { $men } шашек.
    [many] { $colour }: **{ $move }** стоил примерно { $men } шашек.
   *[other] { $colour }: **{ $move }** стоил примерно { $men } шашки.
}
review-decisive = { $colour }: **{ $move }** отдал партию.
review-result = { $was ->
    [win] { $became ->
        [draw] { $colour }: **{ $move }** превратил верный выигрыш в ничью.
       *[loss] { $colour }: **{ $move }** превратил верный выигрыш в проигрыш.
    }
   *[draw] { $colour }: **{ $move }** превратил верную ничью в проигрыш.
}
review-reply = Лучший ответ: **{ $reply }**.
review-better-move = Лучше было **{ $better }**.
review-played = Сыграно: { $move }
review-instead = Лучше: { $move }
review-boards-described = Сыграно: { $played }. Лучше: { $better }. До этого: { $position }
review-better = { $colour } стоят лучше
review-curve-subtitle = Перевес в шашках после каждого хода. Цифры — переломы
review-curve-move = { $number }
review-curve-described = { $count ->
    [0] Перевес по ходу партии, в шашках. Переломов нет.
   *[other] Перевес по ходу партии, в шашках. Переломы: { $moves }
}
review-choose = К перелому

review-form = Разобрать партию
review-form-game = Ваша законченная партия
review-form-file = Или файл PDN
review-form-file-note = Разбирается первая партия в нём.
review-form-text = Или ходы, как PDN

button-review = Разбор
button-review-other = Разбор …
button-curve = Кривая
button-review-previous = Предыдущий перелом
button-review-next = Следующий перелом

error-review-refused-off = Бот здесь партии не разбирает: это отключено.
error-review-refused-player = { $limit ->
    [1] Новый разбор можно раз в день. Попросите завтра.
   *[other] Новых разборов в день не больше { $limit }. Попросите завтра. Прежние открываются как раньше.
}
error-review-refused-server = Разборы сервера на сегодня кончились ({ $limit }). Попросите завтра.
error-review-refused-game = У этой игры разбора нет: шашек в ней не теряют, оценка бота скачет с каждым ходом, и где ошибка, не сказать.
error-review-refused-short = В партии, где ходов обеих сторон меньше { $least }, разбирать нечего.
error-review-refused-long = Партия, где ходов больше { $most }, для разбора слишком длинная.
error-review-refused-going = Эта партия ещё не окончена. Бот смотрит только законченные.
error-review-refused-gone = Этот разбор больше не хранится. Закажите снова под доской партии или в /games.
error-review-refused-broken = Разбор прервался. Закажите снова: повторный не считается.
error-bad-file-empty = В этом файле нет партии. Пришлите файл PDN из **Скачать** или другой шашечной программы.
error-bad-file-large = Для одной партии файл слишком большой. Пришлите PDN не больше { $most } кБ.
error-bad-file-set-up = Посреди партии поставлена другая позиция. Пришлите партию, сыгранную от начала до конца.
error-bad-file-no-text = { $format ->
    [link] Это ссылка. Откройте её, сохраните партию как PDN и пришлите файл.
    [archive] Этот файл — архив. Читается только текст: сохраните партию как PDN, список игроков как CSV или вставьте текст.
    [picture] Этот файл — картинка. Читается только текст: сохраните партию как PDN, список игроков как CSV или вставьте текст.
    [pdf] Этот файл — PDF. Читается только текст: сохраните партию как PDN, список игроков как CSV или вставьте текст.
    [office] Этот файл — документ Office. Читается только текст: сохраните партию как PDN, список игроков как CSV или вставьте текст.
   *[other] Этот файл — не текст. Читается только текст: сохраните партию как PDN, список игроков как CSV или вставьте текст.
}
misread-short = { $count ->
    [1] Файл прочитан, но в партии только один ход.
   *[other] Файл прочитан, но ходов в партии только { $count }.
} Для разбора нужно { $least }. Пришлите всю партию.
misread-heading = Партия читается не до конца
misread-move = { $why ->
    [unreadable-move] Ход { $number } «{ $text }» — не ход ({ $game }).
    [illegal-capture-compulsory] Ход { $number } «{ $text }» невозможен: надо бить ({ $game }). Взятия: { $due }.
    [illegal-better-capture] Ход { $number } «{ $text }» невозможен: обязательно другое взятие ({ $game }). Взятия: { $due }.
    [date] Ход { $number } «{ $text }» — дата ({ $game }): ход изменила таблица. Задайте столбцу формат «текст».
    [later-due] Ход { $number } «{ $text }», скорее всего, неверен, или вместо { $later } надо бить ({ $game }): { $due }.
    [later] Ход { $number } «{ $text }», скорее всего, неверен: после него невозможно { $later } ({ $game }).
    [ambiguous-move] Ход { $number } «{ $text }» подходит к нескольким ходам ({ $game }).
   *[other] Ход { $number } «{ $text }» невозможен ({ $game }).
}
misread-tag = Тег игры, скорее всего, неверен. Ходы подходят к другой игре до { $number } «{ $text }» ({ $game }).
misread-start = { $why ->
    [illegal-capture-compulsory] Вместо «{ $text }» надо бить ({ $game }): { $due }. Или неверна начальная позиция (FEN).
    [illegal-better-capture] Вместо «{ $text }» обязательно другое взятие ({ $game }): { $due }. Или неверна начальная позиция (FEN).
   *[other] Начальная позиция (FEN), скорее всего, неверна: «{ $text }» к ней не подходит ({ $game }).
}
misread-encoding = «{ $text }» — не ход. Видимо, буква потерялась при сохранении файла.
misread-cut = { $why ->
    [open] Комментарий или вариант с «{ $text }» не закончен. Закройте скобку.
   *[other] Текст обрывается посреди хода: «{ $text }». Видимо, остатка файла нет.
}
misread-syntax = Строка { $line } не читается: «{ $text }».
misread-bound = { $why ->
    [depth] Варианты вложены слишком глубоко.
    [plies] В партии слишком много ходов.
    [items] В партии слишком много комментариев и знаков.
    [set-ups] В партии поставлено слишком много позиций.
    [games] В файле слишком много почти пустых партий.
    [size] Текст партии слишком длинный.
   *[other] В этой позиции слишком много взятий.
}
misread-unplayed = В это здесь не играют: { $text ->
    [chess] шахматы
    [chinese-chess] китайские шахматы
    [unified-pool] Unified Pool
    [spantsiretti] шашки Спанциретти
    [othello] отелло
   *[other] тайские шашки
}.
misread-likely = { $suspect ->
    [start] Сначала посмотрите поле **{ $likely }**.
    [gone] Видимо, это лишнее: уберите.
   *[other] Видимо, имелось в виду **{ $likely }**.
}
misread-do = { $candidates ->
    [0] Исправьте файл и пришлите снова.
   *[other] Исправьте файл и пришлите снова или выберите игру выше.
}
misread-choose = Читать как …
misread-option = { $game }: ходов { $moves } из { $count }
note-record-encoding = Кодировка файла принята за { $name ->
    [cp1251] Windows-1251
    [koi8-r] KOI8-R
    [cp866] DOS (866)
    [cp1250] Windows-1250
    [cp932] Shift-JIS
   *[other] Windows-1252
}.
note-record-overruled = Тег { $tag } «{ $value }» называет другую игру. Решает название.
note-record-tag = Тег { $tag } «{ $value }», скорее всего, неверен: по ходам это другая игра.
note-record-unplayed = Тег { $tag } «{ $value }» — это { $name ->
    [chess] шахматы
    [chinese-chess] китайские шахматы
    [unified-pool] Unified Pool
    [spantsiretti] шашки Спанциретти
    [othello] отелло
   *[other] тайские шашки
}, здесь в это не играют. Ходы подходят к этой игре.
note-record-words = Строка { $line }: «{ $text }» — не ход и не результат. Принято за комментарий.
note-record-behind = Строка { $line }: «{ $text }» стоит после конца партии и пропущено.
note-record-result = Строка { $line }: Result «{ $text }» неизвестен и пропущен. Пишите 1-0, 0-1 или 1/2-1/2.
note-record-contrary = Строка { $line }: «{ $text }» противоречит тегу Result. Решает тег.
note-record-unknown = Строка { $line }: { $tag } «{ $value }» неизвестен. Игра определена по ходам.
note-record-turned = Начинает другая сторона.
note-record-displaced = Две простые переставлены до первого хода.
note-record-ballot = Партия начинается с дебюта из тега.
note-record-other-hand = Доска пронумерована с другой стороны.
note-record-skipped = { $count ->
    [1] Пропущена одна пустая партия.
   *[other] Пропущены пустые партии: { $count }.
}
note-record-drawn = { $count ->
    [1] Последний ход пропущен: по здешним правилам ничья была раньше.
   *[other] Последние ходы ({ $count }) пропущены: по здешним правилам ничья была раньше.
}
