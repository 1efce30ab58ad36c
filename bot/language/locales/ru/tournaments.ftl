# Турниры. Очки 2, 1 и 0, как принято в шашках.
tournament-heading = { $name } · турнир #{ $number }
tournament-format-groups =
    Группы до { $group } игроков, { $lot ->
        [yes] по жребию среди близких по рейтингу
       *[no] равные по силе, по рейтингу
    }.
    Каждый играет с каждым { $cycles ->
        [1] один раз
       *[other] дважды
    }, все партии сразу.
    Потом первые двое каждой группы так же играют финал (из двух игроков — первый).
    В финале игроков не больше { $final }, сначала победители групп.
tournament-format-knockout =
    Олимпийская система: матч — две партии, по одной каждым цветом. Проигравший выбывает.
    Лучшие по рейтингу в первом туре проходят без игры.
tournament-format-league =
    Лига: дивизионы по { $group }. Каждый играет с каждым в своём { $cycles ->
        [1] один раз
       *[other] дважды
    }, все партии сразу.
    { $moving ->
        [1] Из каждого дивизиона один игрок поднимается и один опускается.
       *[other] Из каждого дивизиона поднимается и опускается игроков: { $moving }.
    }
    Следующий сезон начинается сам, через { $pause ->
        [1] день
        [one] { $pause } день
        [few] { $pause } дня
        [many] { $pause } дней
       *[other] { $pause } дня
    }.
    В первом сезоне дивизионы — по рейтингу.
tournament-format-round-robin =
    Круговая система: каждый играет с каждым { $cycles ->
        [1] один раз
       *[other] дважды
    }, все партии сразу, одна таблица.
tournament-format-double-knockout =
    До двух поражений: матч — две партии, по одной каждым цветом.
    После первого проигранного матча вы в нижней сетке, после второго выбываете.
    Победители сеток играют финал, а если выиграет нижний — ещё один.
    Лучшие по рейтингу в первом туре проходят без игры.
tournament-format-swiss =
    Швейцарская система, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
        [many] { $rounds } туров
       *[other] { $rounds } тура
    }{ $games ->
        [1] {""}
       *[other] {" "}по две партии
    }: вы встречаете соперников с близкими очками.
    Пары — по { $games ->
        [1] голландской системе
       *[other] системе Double-Swiss
    } FIDE от 1 февраля 2026 г.
    Опоздавшие играют со следующего тура, без очков за прошлые.
    Один тур, не последний, можно пропустить за половину очков.
tournament-brief-groups = группы до { $group } игроков, затем финал
tournament-brief-swiss = швейцарская система, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
}{ $games ->
    [1] {""}
   *[other] {" "}по две партии
}
tournament-brief-knockout = олимпийская система, матчи из двух партий
tournament-brief-double-knockout = до двух поражений, матчи из двух партий
tournament-brief-league = лига, дивизионы по { $group }
tournament-brief-round-robin = круговая система, { $cycles ->
    [1] один круг
   *[other] два круга
}
tournament-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} { $format ->
    [groups] на этап
    [league] на все партии
    [round-robin] на все партии
   *[other] на тур
}
button-full-rules = Все правила
button-rules-format = Система
button-rules-games = Партии
button-rules-time = Время
button-rules-table = Очки
button-rules-leaving = Выход
button-rules-entry = Запись
button-play-moves = Сделать мои ходы
tournament-until = Срок: { $at } ({ $rest })
tournament-begins = { $colour ->
    [none] Названный первым начинает{ $games ->
        [1] .
       *[other] {" "}первую партию, второй — другую.
    }
   *[other] { $games ->
        [1] Цвет названного первым: { $colour }.
       *[other] Цвет названного первым в первой партии: { $colour }.
    } Кто начинает, решает дебют.
}
tournament-pairs = С каждым соперником две партии, по одной каждым цветом.
tournament-rules-groups =
    Победа — { $win }, ничья — { $draw }.
    При равенстве: { $criteria }, а если от этого зависит финал — жребий.
tournament-rules-knockout =
    Победа — { $win }, ничья — { $draw }.
    { $deciders ->
        [0] Если матч поровну, проходит тот, у кого при равном числе матчей больше выигранных партий, иначе жребий.
        [1] Если матч поровну, ещё две партии. Если снова поровну, проходит тот, у кого при равном числе матчей больше выигранных партий, иначе жребий.
       *[other] Если матч поровну, ещё две партии, не больше { $deciders } раз. Если снова поровну, проходит тот, у кого при равном числе матчей больше выигранных партий, иначе жребий.
    }
    { $third ->
        [yes] Проигравшие полуфиналов играют за третье место.
       *[no] Проигравшие полуфиналов делят третье место.
    }
tournament-rules-league =
    Победа — { $win }, ничья — { $draw }.
    При равенстве: { $criteria }, затем дивизион и место прошлого сезона.
    В первом сезоне о переходах решает жребий.
tournament-rules-round-robin =
    Победа — { $win }, ничья — { $draw }.
    При равенстве: { $criteria }.
tournament-rules-double-knockout =
    Победа — { $win }, ничья — { $draw }.
    { $deciders ->
        [0] Если матч поровну, проходит тот, у кого при равном числе матчей больше выигранных партий, иначе жребий.
        [1] Если матч поровну, ещё две партии. Если снова поровну, проходит тот, у кого при равном числе матчей больше выигранных партий, иначе жребий.
       *[other] Если матч поровну, ещё две партии, не больше { $deciders } раз. Если снова поровну, проходит тот, у кого при равном числе матчей больше выигранных партий, иначе жребий.
    }
    Место — по туру второго проигранного матча. Кто проиграл его в одном туре, делят место.
tournament-rules-swiss =
    Победа — { $win }, ничья — { $draw }, тур без соперника — { $bye }.
    При равенстве: { $criteria }.
    Несыгранные туры — по правилам FIDE о дополнительных показателях, статья 16.
tournament-rated = С рейтингом.
tournament-withdrawing = { $format ->
    [knockout] Кто выходит, проигрывает идущий матч и все следующие.
    [double-knockout] Кто выходит, проигрывает идущий матч и все следующие.
    [swiss] Кто выходит, проигрывает идущую партию и остаётся в таблице.
   *[other] Выйдете, не доиграв половины партий, — вычеркнут все. Позже — проиграете остальные.
}
tournament-unmoved = Кто не сделал ни хода, проигрывает партию.
tournament-bottom = Игроки сезона — и в следующем. Новые начинают снизу. Вышедших заменяют снизу.
tournament-entrants = **Записано { $count } из { $most }:** { $players }
tournament-nobody = пока никого
tournament-rule = { $rule }.
tournament-director = Судья: { $player }
tournament-open = Идёт запись
tournament-running = Идёт
tournament-settling = Предварительно, срок: { $at } ({ $rest })
tournament-settling-how = Результат неверен? Каждый игрок может один раз подать протест.
tournament-outdated = Таблица больше не действует: результат изменён или партию переигрывают.
tournament-you-objected = Ваш протест передан судьям, вашими словами.
tournament-objected-how = Исправить: /tournament manage, **Партии …**, **Исправить**. Или пусть таблица станет итоговой.
button-object = Протест
tournament-over = { $season ->
    [yes] Сезон окончен.
   *[no] Турнир окончен.
}
tournament-cancelled = Отменён
tournament-status = { $status ->
    [draft] не объявлен
    [open] идёт запись
    [running] идёт
    [settling] таблица предварительная
    [over] окончен
   *[cancelled] отменён
}
tournament-over-early = Окончен после тура { $round } из { $rounds }: пар больше нет.
tournament-over-how = Журнал и все файлы: /tournament table.
people-more = и ещё { $count }
log-heading = **События**, последние — на первой странице
players-heading = **Игроки ({ $count })**
players-waiting = лист ожидания
players-checked-in = отметка есть
players-left = вне турнира
games-heading = **Партии**, сначала новые
games-heading-player = **{ $player }: партии ({ $count })**, сначала новые
games-without = { $first } – { $second }, пока без партии
button-players = Игроки
button-all-games = Партии
button-claim = Заявить результат
button-round-off = Пропустить тур
claim-win = Моя победа
claim-draw = Ничья
claim-loss = Моё поражение
tournament-round = **Начинается тур { $round } из { $rounds }.**
tournament-groups-begin = **Партии начинаются.** { $groups ->
    [1] Каждый играет с каждым:
   *[other] Каждый играет с каждым в своей группе:
}
tournament-final-begins = **Начинается финал.** Каждый играет с каждым:
tournament-first-mover = { $player } ({ $count })
tournament-first-moves = { $colour ->
    [none] В скобках — сколько первых ходов ждёт каждого.
   *[other] В скобках — сколько партий этим цветом: { $colour }. Кто начинает, решает дебют.
}
tournament-congratulations = Поздравляем: { $players }!
tournament-round-dropped = Исключение, ни одного хода: { $players }
tournament-round-return = Вас исключили? /tournament enter вернёт вас.
tournament-round-missing = Без отметки, не играют: { $players }
tournament-round-moved-up = Из листа ожидания: { $players }
tournament-pairing = { $first } – { $second } ({ $numbers })
tournament-bye = Тур без соперника: { $player }. Очки: { $points }.
tournament-half-bye = { $player }: пропуск тура { $worth ->
    [full] со всеми очками.
    [nothing] без очков.
   *[half] за половину очков.
}
tournament-round-claims = Время вышло: часы стоят, игроки заявляют результаты.
tournament-how = { $letter ->
    [yes] /games — ваши партии, /move — ход.
   *[no] { $run ->
        [yes] Часы идут.
       *[no] {""}
    }
}
tournament-reminder = { $left ->
    [0] **Меньше дня.** Срок: { $at } ({ $rest })
    [one] **Остался { $left } день.** Срок: { $at } ({ $rest })
    [few] **Осталось { $left } дня.** Срок: { $at } ({ $rest })
    [many] **Осталось { $left } дней.** Срок: { $at } ({ $rest })
   *[other] **Осталось { $left } дня.** Срок: { $at } ({ $rest })
}
tournament-reminder-game = { $game }: ходит { $player }
tournament-claims-reminder = **Остался день**, чтобы заявить результаты. Срок: { $at } ({ $rest })
tournament-claims-later = { $game }: до { $until }, из-за отпуска или перерыва в работе бота
tournament-claims-game = { $game }: ещё нет заявления: { $players }
tournament-check-in-reminder = Отметка кончается { $rest }, с началом: { $at }. Кто не отметился до начала, не играет.
tournament-check-in-missing = **Ещё без отметки:** { $players }
tournament-place = **{ $rank }.** { $players }
tournament-none = Турниров на этом сервере ещё нет. Их создают участники с правом «Управлять событиями»: /tournament create.
tournament-list = Турниры
tournament-listed = **#{ $number }** { $name } · { $status }
tournament-label = #{ $number } { $name } · { $status }
tournament-leaving = { $count ->
    [0] { $player } выходит из турнира.
    [one] { $player } выходит из турнира и сдаёт { $count } неоконченную партию.
    [few] { $player } выходит из турнира и сдаёт { $count } неоконченные партии.
    [many] { $player } выходит из турнира и сдаёт { $count } неоконченных партий.
   *[other] { $player } выходит из турнира и сдаёт { $count } неоконченной партии.
} { $back ->
    [yes] Вернуться можно со следующего тура.
   *[no] Отменить это может только судья.
}
tournament-you-entered = Вы записаны.
tournament-you-entered-as-before = Как в прошлый раз, партий сразу не больше { $count }. Другое число: /tournament leave, потом /tournament enter.
tournament-you-entered-on-vacation = Отпуск здесь часов не останавливает, ваш тоже ({ $days }).
tournament-you-joined = Вы записаны. Играете со следующего тура. За прошлые очков нет.
tournament-you-are-in = Вы уже записаны. Ждите начала.
tournament-you-are-waiting = Ваш номер в листе ожидания: { $place }.
tournament-you-play = { $count ->
    [0] Вы в турнире. Открытых партий у вас сейчас нет.
    [1] { $rounds ->
        [yes] Вы в турнире. Ваша партия тура { $round }: { $games }.
       *[no] Вы в турнире. Ваша открытая партия: { $games }.
    }
   *[other] Вы в турнире. Ваши открытые партии: { $games }.
}
tournament-you-are-out = Вы сыграли в нём последнюю партию.
tournament-you-were = { $how ->
    [dropped] Вас исключили{ $rounds ->
        [yes] {" "}в туре { $round }
       *[no] {""}
    }: ни одного хода.
    [left] Вы вышли{ $rounds ->
        [yes] {" "}в туре { $round }
       *[no] {""}
    }.
   *[sent] Судья удаляет вас из турнира{ $rounds ->
        [yes] , тур { $round }
       *[no] {""}
    }.
}
tournament-you-may-return = Нажмите **{ button-return }** — и играете с тура { $round }.
tournament-you-may-not-return = Вернуть вас может только судья.
tournament-you-return = С возвращением. Вы играете с тура { $round }.
tournament-you-rest = Вы пропускаете тур { $round } за половину очков.
tournament-you-left = Вы вышли из турнира.
tournament-withdrawn = Вы вышли из турнира.
tournament-files = { $swiss ->
    [yes] Таблицы (CSV), полные туры (TRF26) и все партии.
   *[no] Таблицы (CSV) и все партии.
}
desk-done-decide = Партия #{ $number } решена.
tournament-log-created = { $by } готовит турнир.
tournament-log-announced = { $by } объявляет турнир.
tournament-log-entered = Запись: { $player }.
tournament-log-left = Отказ от записи: { $player }.
tournament-log-entered-by = Запись: { $player } (решение: { $by }).
tournament-log-placed = Место по таблице другого турнира: { $player }.
tournament-waits = Мест нет: { $player } — номер { $place } в листе ожидания.
tournament-log-left-by = Снята запись: { $player } (решение: { $by }).
tournament-log-unlisted = { $player } больше не играет: нет в списке судьи.
tournament-log-outgrown = { $player } больше не в списке: рейтинг теперь выше предела.
tournament-log-returned-by = Возвращение: { $player } (решение: { $by }).
tournament-log-exchanged = В этом туре меняются местами { $player } и { $other } (решение: { $by }). Партии начинаются заново.
tournament-log-anew = Партия #{ $number } не в счёт (решение: { $by }). Вместо неё партия #{ $other }.
tournament-log-own-game = { $told } ({ $by } играет в этой партии)
tournament-log-by-unplayed = Партия #{ $number }: { $first } – { $second } { $points }, сдана до ходов обоих
tournament-log-by-left = Партия #{ $number }: { $first } – { $second } { $points }, сдана
tournament-log-started = { $by } начинает турнир, игроков: { $count }.
tournament-log-drafted = { $count ->
    [one] Составлена { $count } пара. Партии начинаются частями.
    [few] Составлены { $count } пары. Партии начинаются частями.
    [many] Составлено { $count } пар. Партии начинаются частями.
   *[other] Составлено { $count } пары. Партии начинаются частями.
}
tournament-log-paired = { $count ->
    [one] Начинается { $count } партия.
    [few] Начинаются { $count } партии.
    [many] Начинаются { $count } партий.
   *[other] Начинаются { $count } партии.
}
tournament-log-result = Партия #{ $number }: { $first } – { $second } { $points }
tournament-log-forfeit = Партия #{ $number }: { $first } – { $second } { $points }, без игры
tournament-log-decided = Партия #{ $number }: { $first } – { $second } { $points }, решение: { $by }
tournament-log-withdrawn = { $player } выходит.
tournament-log-sent-away = { $by } удаляет игрока: { $player }.{ $held ->
    [yes] {" "}Открытые партии стоят день, потом проиграны.
   *[no] {""}
}
tournament-log-given-up = { $player } теперь вне турнира: удаление.
tournament-log-bye = { $player } пропускает тур { $round }.
tournament-log-bye-given = { $worth ->
    [none] { $by } снимает пропуск тура { $round }: { $player }.
    [full] { $by } даёт пропуск тура { $round } со всеми очками: { $player }.
    [nothing] { $by } даёт пропуск тура { $round } без очков: { $player }.
   *[half] { $by } даёт пропуск тура { $round } за половину очков: { $player }.
}
tournament-log-forbidden = { $forbidden ->
    [yes] { $by } запрещает встречу: { $player } и { $other }.
    [again] { $by } разрешает ещё одну встречу: { $player } и { $other }.
   *[no] { $by } снова разрешает встречу: { $player } и { $other }.
}
tournament-log-cancelled = { $by } отменяет турнир.
tournament-lot-meeting = { $player } – { $other }: поровну. По жребию проходит { $player }.
tournament-lot-wins = { $player } – { $other }: поровну. Проходит { $player }: больше выигранных партий при равном числе матчей.
tournament-lot-group = { $table }: поровну там, где решают места. Порядок по жребию: { $players }
tournament-lot-final = Поровну на последние места в финале. Порядок по жребию: { $players }
tournament-log-unpairable = Тур { $round } не составить: оставшиеся уже играли, встреча запрещена или кто-то слишком часто играл одним цветом. Турнир ждёт судей.
tournament-log-settling = Всё сыграно. Таблица предварительная до { $until }.
tournament-log-objected = Протест по таблице: { $player }.
tournament-log-concluded = { $by } делает таблицу итоговой.
tournament-log-reopened = { $by } снова открывает таблицу. Она предварительная до { $until }.
tournament-log-finished = { $by } заканчивает турнир как есть.
tournament-log-imported = { $by } берёт из файла: игроков { $people }, партий { $games }.
tournament-log-changed = { $by } меняет настройки.
tournament-log-ordered = { $by } меняет показатели. При равенстве: { $criteria }.
tournament-log-check-in-opened = Отметка открыта. Кто не отметился до начала, не играет.
tournament-log-checked-in = Отметка: { $player }.
tournament-log-started-itself = { $count ->
    [one] Турнир начинается, { $count } игрок.
    [few] Турнир начинается, { $count } игрока.
    [many] Турнир начинается, { $count } игроков.
   *[other] Турнир начинается, { $count } игрока.
}
tournament-log-begun = { $count ->
    [one] Начинается { $count } ждавшая партия.
    [few] Начинаются { $count } ждавшие партии.
    [many] Начинаются { $count } ждавших партий.
   *[other] Начинаются { $count } ждавшей партии.
}
tournament-log-unplayed = { $count ->
    [one] { $count } пара не началась вовремя. Очков не получит никто из двоих.
    [few] { $count } пары не начались вовремя. Очков не получит никто из двоих.
    [many] { $count } пар не начались вовремя. Очков не получит никто из двоих.
   *[other] { $count } пары не начались вовремя. Очков не получит никто из двоих.
}
tournament-log-time-up = { $format ->
    [groups] Время этих партий вышло.
    [league] Время сезона вышло.
    [round-robin] Время турнира вышло.
   *[other] Время тура вышло.
} До { $until } игроки заявляют результаты неоконченных партий.
tournament-log-reminded = { $count ->
    [one] Напоминание о сроке: { $count } пара.
    [few] Напоминание о сроке: { $count } пары.
    [many] Напоминание о сроке: { $count } пар.
   *[other] Напоминание о сроке: { $count } пары.
}
tournament-log-reminded-check-in = Напоминание игрокам без отметки.
tournament-log-claimed = { $whose ->
    [own] Партия #{ $number }: { $player } заявляет свою победу.
   *[other] Партия #{ $number }: { $player } заявляет, что победитель — { $winner }.
}
tournament-log-claimed-draw = Партия #{ $number }: { $player } заявляет ничью.
tournament-log-by-time = Партия #{ $number }: { $first } – { $second } { $points }, не окончена вовремя
tournament-log-by-claims = Партия #{ $number }: { $first } – { $second } { $points }, по заявлениям
tournament-log-by-tables = Партия #{ $number }: { $first } – { $second } { $points }, по эндшпильной базе
tournament-log-by-early-draw = Партия #{ $number }: { $first } – { $second } { $points }, ранняя ничья
tournament-log-absent = Исключение: { $player }, ни одного хода.
tournament-log-returned = Возвращение: { $player }.
tournament-log-named = { $by } назначает судью: { $player }.
tournament-log-unnamed = { $by } снимает судью: { $player }.
tournament-log-paused = { $by } ставит турнир на паузу. Все часы стоят.
tournament-log-resumed = { $by } продолжает турнир. Часы снова идут.
tournament-log-extended = { $by } продлевает { $format ->
    [groups] эти партии
    [league] сезон
    [round-robin] турнир
   *[other] тур
} до { $until }.
tournament-unplayed = { $points } (без игры)
tournament-log-corrected = Партия #{ $number }: { $first } – { $second } { $points } вместо { $was }, исправление: { $by }
tournament-log-replaced = { $who ->
    [self] Замена: { $player } → { $by }.
   *[other] Замена: { $player } → { $other } (решение: { $by }).
}{ $count ->
    [0] {""}
    [1] {" "}Идущая партия начинается заново.
   *[other] {" "}Идущие партии начинаются заново.
}
tournament-log-too-few = Отмена: к началу слишком мало игроков.
tournament-log-moved = { $by } переносит турнир: { $channel }.
tournament-log-undone = { $by } отменяет: «{ $act }». { $now }
tournament-now-clocks = { $stand ->
    [yes] Турнир на паузе. Все часы стоят.
   *[no] Турнир продолжается. Часы идут.
}
tournament-now-until = Срок — до { $until }.
tournament-now-channel = Турнир здесь: { $channel }.
tournament-now-apart = { $apart ->
    [yes] Встреча запрещена: { $player } и { $other }.
    [met] Уже играли, снова в пару не попадут: { $player } и { $other }.
   *[no] Могут встретиться: { $player } и { $other }.
}
tournament-now-director = { $directs ->
    [yes] { $player } — судья.
   *[no] { $player } — не судья.
}
tournament-now-bye = { $worth ->
    [none] { $player } играет в туре { $round }.
    [full] { $player }: пропуск тура { $round } со всеми очками.
    [nothing] { $player }: пропуск тура { $round } без очков.
   *[half] { $player }: пропуск тура { $round } за половину очков.
}
tournament-now-player = { $plays ->
    [yes] { $player } играет.
    [waits] { $player } в листе ожидания.
   *[no] { $player } не играет.
}
tournament-now-replaced = Снова играет { $other }, а не { $player }.
tournament-now-exchanged = { $player } и { $other } на прежних местах.
tournament-now-ordered = При равенстве: { $criteria }.
tournament-now-anew = Партия #{ $number } больше не в счёт. Вместо неё партия #{ $other }.
tournament-now-settings = Настройки прежние.
tournament-now-imported = Игроки и партии из файла снова убраны.
tournament-claim-alone = { $timed ->
    [yes] { $players }: так и засчитают, если вы не заявите другое. Срок: { $at } ({ $rest })
   *[no] { $players }: так и засчитают, если вы не заявите другое.
}
tournament-opponents = Соперники: { $players }
tournament-freed = Их открытые партии выигрывают: { $players }.
tournament-claims-differ = { $players }: заявления расходятся. Решить: **Пульт**, **Партии …**, **Решить**.
tournament-how-to-claim = Одинаковые заявления засчитают сразу, единственное — в конце. Разные — решает судья. Нет ни одного — нет очков. Без рейтинга.

league-season = { $name } · сезон { $season }
league-begins = **Сезон начинается.** Каждый играет с каждым в своём дивизионе.
league-division = **Дивизион { $number }:** { $players }
league-up = ▲ В дивизион { $number }: { $players }
league-moves-more = Другие дивизионы — в /tournament table.
league-down = ▼ В дивизион { $number }: { $players }
table-up = вверх, в дивизион { $number }
table-down = вниз, в дивизион { $number }
table-division = Сезон { $season }, дивизион { $number }

bracket-round = { $ties ->
    [1] Финал
    [2] Полуфиналы
    [4] Четвертьфиналы
    [8] 1/8 финала
    [16] 1/16 финала
   *[other] { $number ->
        [1] Первый тур
       *[other] Тур { $number }
    }
}
bracket-upper = { $shown ->
    [tree] Тур { $number }
   *[list] Верхняя сетка, тур { $number }
}
bracket-lower = { $shown ->
    [tree] Тур { $number }
   *[list] Нижняя сетка, тур { $number }
}
bracket-final = Финал
bracket-final-again = Повторный финал
bracket-side-upper = Верхняя сетка
bracket-side-lower = Нижняя сетка
bracket-third = За третье место
bracket-third-told = За третье место: { $first } – { $second }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}
bracket-decider = { $first } – { $second }: поровну, ещё две партии ({ $numbers })
bracket-neither = { $first } – { $second }: вышли оба.
bracket-level = { $how ->
    [wins] по победам
   *[lot] по жребию
}
bracket-walkover = { $player } проходит без игры: соперник вне турнира ({ $other }).
bracket-bye = без игры
bracket-byes = Без игры проходят в следующий тур: { $players }
bracket-place = { $rank }. { $player }{ $own ->
    [yes] {" "}(вы)
   *[no] {""}
}
bracket-still = { $player } { $own ->
    [yes] (вы, игра идёт)
   *[no] (игра идёт)
}
bracket-result = { $round }: { $first } – { $second }
table-entry = { $player }{ $own ->
    [yes] {" "}(вы)
   *[no] {""}
} { $points }{ $results ->
    [none] {""}
   *[other] {" "}({ $results })
}
table-met = { $result ->
    [won] победы: { $places }
    [drawn] ничьи: { $places }
    [lost] поражения: { $places }
   *[going-on] играет: { $places }
}
ladder-entry = { $player }{ $own ->
    [yes] {" "}(вы)
   *[no] {""}
}{ $played ->
    [no] {""}
   *[yes] : побед { $won }, ничьих { $drawn }, поражений { $lost }
}{ $meets ->
    [none] {""}
   *[other] , сейчас: { $meets }
}
tournament-waiting = **Лист ожидания ({ $count }):** { $players }
tournament-you-wait = Мест нет, ваш номер в листе ожидания: { $place }. Кто-то выйдет — вы войдёте сами.
tournament-you-checked-in = Вы отметились.
tournament-you-claimed = Партия #{ $number }: ваше заявление принято. Оно в журнале.
tables-win = По эндшпильной базе: при лучшей игре выигрывает { $player }, ходов обоих вместе: { $plies }.
tables-draw = По эндшпильной базе: при лучшей игре это ничья.

policy-start-director = Турнир начинает судья
policy-start-full = Начало, когда заняты все места
policy-start-date = Начало: { $at } ({ $rest })
policy-check-in = Отметьтесь с { $at }, иначе не играете
policy-ratings-both = Для игроков с рейтингом здесь от { $least } до { $most }
policy-ratings-least = Для игроков с рейтингом здесь от { $least }
policy-ratings-most = Для игроков с рейтингом здесь до { $most }
policy-role = Для участников с ролью { $role }
policy-listed = { $count ->
    [one] Для { $count } человека из списка
   *[other] Для { $count } человек из списка
}
policy-games = { $count ->
    [1] Для тех, у кого здесь есть рейтинговая партия
    [one] Для тех, у кого здесь не меньше { $count } рейтинговой партии
   *[other] Для тех, у кого здесь не меньше { $count } рейтинговых партий
}
tournament-note = «{ $note }»
policy-too-few = Меньше 3 игроков — отмена
policy-past = Для верхнего предела — высший рейтинг за год
policy-conditions = Кто может записаться: **Все правила**
policy-engines-forbidden = Программы запрещены.
policy-engines-open = Программы разрешены.
policy-vacation-yes = { $spent ->
    [yes] Отпуск останавливает часы. До трёх дней берутся сами вместо просрочки.
   *[no] Назначенный отпуск останавливает часы. Сам он не берётся.
} Туры и отметка не ждут. Против игрока в отпуске одно заявление ничего не решает.
policy-vacation-no = Отпуск часов не останавливает, и назначенный тоже.
policy-opening-ballots = Дебют каждой партии — по жребию
policy-opening-free = Партии с обычной расстановки
policy-draws-refused = { $moves ->
    [one] Ничью не предлагают и не объявляют до { $moves } хода каждого.
   *[other] Ничью не предлагают и не объявляют до { $moves } ходов каждого.
}
policy-draws-pointless = { $moves ->
    [one] Ничья, на которую согласились или которую объявили раньше { $moves } хода каждого, очков не даёт.
   *[other] Ничья, на которую согласились или которую объявили раньше { $moves } ходов каждого, очков не даёт.
}
policy-round-claims = { $format ->
    [groups] Группы и финал длятся
    [league] Сезон длится
    [round-robin] Все партии длятся
   *[other] Тур длится
} не больше { $days } дн. Не доиграли? Оба заявляют результат, срок ещё { $claims } дн. Одинаковые засчитают. Иначе решит эндшпильная база, потом проиграет игрок без хода, потом засчитают единственное заявление. Разные — решает судья. Нет ни одного — нет очков. Без рейтинга.
policy-round-forfeit = { $format ->
    [groups] Группы и финал длятся
    [league] Сезон длится
    [round-robin] Все партии длятся
   *[other] Тур длится
} не больше { $days } дн. Неоконченные партии проигрывают оба.
policy-settling = После последней партии игроки могут один раз подать протест, срок { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
policy-absent = { $format ->
    [groups] Ни одного хода — и перед финалом вас исключат. Два таких турнира за 90 дней, не считая отпуска, — и какое-то время запись для вас закрыта.
    [league] Кто не сделал ни хода, не играет в следующем сезоне.
    [round-robin] {""}
   *[other] Ни одного хода — и перед следующим туром вас исключат. Два таких турнира за 90 дней, не считая отпуска, — и какое-то время запись для вас закрыта.
}
tournament-settings-most = Игроков не больше { $most }
tournament-settings-until-start = Меняйте до начала. **Пульт**: начало, игроки, серия.
tournament-settings-draft = Пока его никто не видит. **{ button-desk-announce }** — опубликовать.
tournament-settings-saved = Сохранено.
button-settings-games = Партии
button-settings-format = Система
button-settings-entries = Запись и начало
button-settings-rules = Туры и правила
button-settings-ties = Доп. показатели
button-settings-admission = Допуск, приз
button-check-in = Отметиться

form-games = Турнир: партии
form-own-format = Турнир: система
form-entries = Турнир: запись и начало
form-rules = Турнир: туры и правила
form-admission = Турнир: допуск, приз
admission-role = Роль
admission-role-about = Записываются только её участники. Пусто — все
admission-list = Список
admission-list-about = Имена, упоминания или Discord ID, по одному в строке. Пусто — все
admission-file = Файл
admission-file-about = Ещё люди для списка, столбец player (CSV) или TRF16 FIDE
admission-games = Рейтинговые партии
admission-games-about = Сколько нужно, в этой игре и на этом сервере. Пусто — нисколько
admission-note = Ваши слова
admission-note-about = Например, приз. В объявлении, не длиннее 200 знаков
form-name = Название
form-name-about = Видят все. Не длиннее 60 знаков
form-game = Игра
form-format = Система
form-pace = Контроль времени
form-opening = Дебют
form-opening-free = с обычной расстановки
form-opening-ballots = по жребию
form-most = Игроков не больше
form-most-about = Остальные — в листе ожидания, если он есть
form-ratings = Рейтинг
form-ratings-about = Так: 1200-1800, 1200- или -1800. Пусто — все
form-start = Начало
form-start-director = когда скажет судья
form-start-full = когда заняты все места
form-start-date = по дате
form-date = Дата
form-date-zone = Так: 2026-12-31 18:00, по вашему поясу ({ $zone })
form-check-in = Отметка
form-check-in-about = За сколько часов до начала игроки подтверждают, что они здесь. Пусто — без неё
form-group = Игроков в группе не больше
form-group-about = 3–12
form-rounds = Туры
form-rounds-about = 3–11
form-round-days = Дней на тур
form-round-days-about = 2–120. Пусто — без срока
form-round-end = Неоконченные к сроку партии
form-round-end-claims = игроки заявляют результат, решает судья
form-round-end-forfeit = проигрывают оба
form-lot = Как составить группы
form-lot-no = равные по силе, по рейтингу
form-lot-yes = по жребию среди близких по рейтингу
form-cycles = Сколько раз играет каждый с каждым
form-cycles-1 = один раз
form-cycles-2 = дважды, второй раз со сменой цвета
form-deciders = Если матч поровну
form-deciders-count = { $count ->
    [0] решает число побед или жребий
    [1] ещё две партии, потом число побед или жребий
   *[other] ещё две партии, до { $count } раз
}
form-third = Третье место
form-third-yes = за него играют проигравшие полуфиналов
form-third-no = его делят проигравшие полуфиналов
form-moving = Переходы между дивизионами
form-moving-count = { $count ->
    [one] { $count } игрок из дивизиона
    [few] { $count } игрока из дивизиона
    [many] { $count } игроков из дивизиона
   *[other] { $count } игрока из дивизиона
}
form-pause = Дней между сезонами
form-pause-about = 1–60
form-settling = После последней партии
form-settling-days = { $days ->
    [0] таблица сразу итоговая
    [one] { $days } день на исправления и протесты
    [few] { $days } дня на исправления и протесты
    [many] { $days } дней на исправления и протесты
   *[other] { $days } дня на исправления и протесты
}
form-draws = Ранние ничьи
form-draws-allowed = разрешены
form-draws-refused-20 = до 20-го хода не предлагать
form-draws-refused-40 = до 40-го хода не предлагать
form-draws-pointless-20 = до 20-го хода без очков
form-draws-pointless-40 = до 40-го хода без очков
form-ties = Турнир: доп. показатели
form-profile = Правила
form-profile-own = порядок ниже
form-profile-fide = FIDE
form-profile-fmjd = FMJD: усечённый Солкоф, в круговой — число побед. Очки 2, 1 и 0
form-profile-idf = микроматч IDF: две партии, дебют по жребию из таблицы
form-profile-club = клуб: число побед, потом личные встречи
form-tie-1 = Первый показатель
form-tie-2 = Второй
form-tie-3 = Третий
form-tie-4 = Четвёртый
form-tie-none = нет
form-options = Отметьте, что действует
form-option-engines = Программы разрешены
form-option-vacation = Отпуск останавливает часы
form-option-spends = Дни отпуска вместо просрочки
form-option-pair = Две партии с каждым соперником
form-option-waiting = Лист ожидания, когда мест нет
form-option-one = Писать очки как 1, ½ и 0

desk-done-correct = Партия #{ $number } засчитана иначе. Сама партия и рейтинги не меняются.
director-imported = Взято: игроков { $people }, партий { $games }. Непонятные столбцы: { $columns ->
    [0] нет
   *[other] { $ignored }
}.
desk-done-move = Теперь турнир объявлен здесь: { $channel }. Неоконченные партии тоже переходят туда.
tournament-progress = Окончено партий: { $played } из { $games }.
tournament-elsewhere = Новости: турнир #{ $number }. Писать в его канале мне нельзя. /games — ваши партии, /tournament table — таблица.
tournament-seat = { $player }, место освободилось: вы в турнире, а не в листе ожидания.
tournament-seat-check-in = Есть отметка: кто не отметился до начала, не играет.
tournament-moved = Турнир теперь [объявлен в другом канале]({ $link }).
tournament-closed = Турнир объявлен здесь: { $channel }, но писать там мне нельзя. Новости идут в другой канал или в личные сообщения. Разрешите мне писать (чего не хватает, скажет /server check) или перенесите турнир: /tournament manage.
tournament-many-rounds = Туров назначено { $rounds }, но не всем { $count } игрокам хватит соперников больше чем на { $most }. Если тур не составить, турнир ждёт судью.
tournament-how-to-pair = Судьям: в /tournament manage разрешите встречу тем, кому она запрещена или кто уже играл, либо закончите турнир как есть.
tournament-letter = Писать в канале турнира мне нельзя.
tournament-own-place = **Вы:** место { $rank } из { $players }
tournament-own-place-in = **Вы:** место { $rank } из { $players } ({ $table }), очки: { $points }
tournament-calendar-gone = Этого турнира больше нет в календаре сервера: его оттуда удалили. Нового события не будет.
tournament-calendar = Турнир: { $game }. Подробности — в объявлении в канале.

table-group = Группа { $name }
table-final = Финал
table-all = Каждый с каждым
table-round = { $status ->
    [over] После тура { $round } из { $rounds }
   *[running] После жеребьёвки тура { $round } из { $rounds }
}
table-games = **Партии**
table-game = { $numbers } { $first } – { $second }
table-games-more = и ещё { $count }: /tournament games
table-left = { $count ->
    [1] Ещё одна таблица. Она здесь: **Файлы**. Вашу покажет /tournament table.
   *[other] Ещё таблиц: { $count }. Они здесь: **Файлы**. Вашу покажет /tournament table.
}
table-decided-more = и ещё { $count }: { $where }
table-struck = Вычеркнуты со всеми партиями за выход раньше половины из них: { $players }
table-withdrawn = { $player } (вне турнира)
table-places = строки { $first }–{ $last } из { $count }
table-level = { $drawn ->
    [yes] Поровну на месте { $rank }, порядок по жребию: { $players }
   *[no] Место { $rank } делят { $players }: все показатели равны
}
table-decided = { $player } выше, чем { $other }: { $criterion }
column-player = Игрок
column-points = Очки
column-wins = Поб.
column-sonneborn-berger = ЗБ
column-buchholz = Бх
column-buchholz-cut-1 = Бх–1
column-koya = Койя

criterion-points = очки
criterion-direct-encounter = личные встречи
criterion-wins = число побед
criterion-sonneborn-berger = Зоннеборн-Бергер
criterion-buchholz = Бухгольц (Солкоф)
criterion-buchholz-cut-1 = Бухгольц без слабейшего соперника (усечённый Солкоф)
criterion-koya = очки против лучшей половины (Койя)
