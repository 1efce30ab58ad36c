# Судейский пульт турнира.
desk-entries = Идёт запись: { $count } из { $most }.{ $few ->
    [0] {""}
   *[other] {" "}Начнётся, когда игроков не меньше { $few }.
}
desk-round = **Тур { $round } из { $rounds }**
desk-games = окончено партий: { $over } из { $games }
desk-paused = пауза началась { $since }
desk-ends = { $claims ->
    [yes] заявления до
   *[no] время до
} { $at } ({ $rest })
desk-decides = ждёт вашего решения
desk-nothing = { $status ->
    [ready] Игроков уже достаточно. Нажмите **{ button-desk-start }**, когда захотите.
    [running] От вас ничего не нужно: турнир идёт сам.
    [settling] От вас ничего не нужно: таблица станет итоговой сама.
   *[other] От вас ничего не нужно.
}
desk-meanwhile =
    Тем временем: { $what }
    Посмотрите снова.
desk-more = и ещё { $count }
desk-failing = **Следующий шаг не удался** { $since }. Ничего не потеряно: бот попробует снова сам, в пределах десяти минут. Если не получится, скажите владельцу бота. В его журнале это турнир #{ $number }.
desk-usual-rounds = Туров назначено: { $rounds }. На столько игроков ({ $count }) обычно от { $least } до { $most }. Изменить: **Турнир …**, **Настройки**, **Система**.
desk-unpairable = Тур { $round } не составить. Разрешите встречу тем, кому она запрещена или кто уже играл между собой, либо закончите турнир как есть.
desk-disputes = **Заявления расходятся.** Решить: **Партии …**, **Решить**.
desk-dispute = { $game }: { $claims }
desk-claim = { $player } заявляет: { $claim ->
    [win] победа
    [draw] ничья
   *[loss] поражение
}
desk-lates = **Время вышло.** Игроки заявляют результаты. Вам делать ничего не надо.
desk-late = { $game }: { $then ->
    [still] заявления стоят.
    [counts] { $claims }. Без другого заявления засчитают { $when }.
    [tables] решит эндшпильная база { $when }.
    [lost] игрок без хода проиграет { $when }.
   *[nobody] заявлений нет. Без них очков не будет никому { $when }.
}
desk-silences = **Ещё ни хода.** Вам делать ничего не надо: не пойдут — проиграют.
desk-silent = { $player } ({ $game }). Ход начался { $since }.
desk-held = **Удаление**: { $player }. Партии будут сданы { $until }. Вернуть: **Игроки …**.
desk-objected = Исправить: **Партии …**, **Исправить**. Или **Сделать итоговой**.
desk-waiting = { $count ->
    [one] { $count } пара ждёт, пока у игроков будет место для партии.
    [few] { $count } пары ждут, пока у игроков будет место для партий.
    [many] { $count } пар ждут, пока у игроков будет место для партий.
   *[other] { $count } пары ждут, пока у игроков будет место для партий.
}
desk-missing = **Без отметки:** { $players }
button-desk = Пульт
button-desk-back = Назад
button-desk-people = Игроки …
button-desk-results = Партии …
button-desk-pairings = Пары …
button-desk-event = Турнир …
button-log = Журнал
button-files = Файлы
button-desk-start = Начать
button-desk-announce = Объявить
button-desk-pause = Пауза
button-desk-resume = Продолжить
button-desk-extend = Продлить
button-desk-undo = Отменить …
button-desk-add = Добавить
button-desk-remove = Удалить
button-desk-return = Вернуть
button-desk-replace = Заменить
button-desk-name = Добавить судью
button-desk-unname = Убрать судью
button-desk-decide = Решить
button-desk-correct = Исправить
button-desk-anew = Переиграть
button-desk-exchange = Поменять местами
button-desk-forbid = Запретить встречу
button-desk-allow = Разрешить встречу
button-desk-bye = Пропуск тура
button-desk-settings = Настройки
button-desk-order = Доп. показатели
button-desk-import = Импорт
button-desk-move = Другой канал
button-desk-finish = Закончить
button-desk-conclude = Сделать итоговой
button-desk-reopen = Открыть снова
button-desk-cancel = Отменить турнир
desk-about-add = игрок входит в турнир, какие бы ни были условия.
desk-about-remove = игрок больше не играет. Отменить можно в течение дня.
desk-about-return = вышедший или исключённый играет дальше.
desk-about-replace = другой получает место и очки игрока.
desk-about-name = новый судья может здесь всё, что и вы.
desk-about-unname = хотя бы один судья остаётся.
desk-about-decide = идущая партия кончается с вашим результатом. Без рейтинга.
desk-about-correct = законченная партия засчитывается иначе. Партия и рейтинги не меняются.
desk-about-anew = результат больше не считается, вместо него начинается новая партия.
desk-about-exchange = два игрока меняются местами в этом туре, до их партий. Соперники меняются цветом.
desk-about-forbid = двое не попадут в одну пару.
desk-about-allow = двое могут попасть в пару, хотя это запрещено или они уже играли.
desk-about-bye = игрок пропускает тур, пары которого ещё не составлены.
desk-about-settings = посмотреть и изменить все настройки.
desk-about-order = порядок показателей, до первого результата.
desk-about-import = взять игроков и сыгранное в другом месте.
desk-about-move = объявить и играть в другом канале.
desk-about-finish = турнир кончается сейчас, с таблицей как есть.
desk-about-cancel = турнир кончается без результата. Идущие партии отменяются, без рейтинга.{ $rounds ->
    [yes] {" "}Чтобы закончить с таблицей, сделайте паузу между турами.
   *[no] {""}
}
desk-until = До
desk-until-about = Сейчас: { $now }. По вашему поясу ({ $zone })
desk-player = Игрок
desk-person-about = Имя или номер в списке игроков
desk-away = { $player } (не на сервере)
desk-other = Другой игрок
desk-substitute = Замена
desk-of-round = Тур
desk-of-round-about = Номер тура, пары которого ещё не составлены. Пусто — следующий
desk-worth = Очки
desk-worth-half = половина очков
desk-worth-full = все очки
desk-worth-nothing = без очков
desk-worth-none = всё-таки без пропуска
desk-file = Файл
desk-file-about = CSV: player, rating, seed или round, first, second, result, либо TRF16 FIDE
desk-channel = Канал
desk-number-about = Её номер
desk-game-about = Игрок, названный первым, внизу — «первый»
desk-game = Партия
desk-result = Результат
desk-objection = Что не так? Это прочтут судьи.
desk-claim-about = Без рейтинга при любом заявлении
desk-result-about = «Без игры»: они не встречались. Кто не пришёл ни разу, исключается
desk-result-first = Победа первого
desk-result-draw = Ничья
desk-result-second = Победа второго
desk-result-first-forfeit = Победа первого, без игры
desk-result-second-forfeit = Победа второго, без игры
desk-result-double-loss = Поражение обоих
desk-result-double-forfeit = Поражение обоих, без игры
desk-asks-start = { $count ->
    [one] На месте { $count } игрок. После начала пути назад нет.
    [few] На месте { $count } игрока. После начала пути назад нет.
    [many] На месте { $count } игроков. После начала пути назад нет.
   *[other] На месте { $count } игрока. После начала пути назад нет.
}
desk-asks-finish = Турнир закончится с таблицей как есть. Пути назад нет.
desk-asks-conclude = { $count ->
    [0] {""}
   *[other] Протесты игроков: { $count }.{" "}
}Таблица станет итоговой как есть.
desk-follows = { $what ->
    [season] Следующий сезон начнётся через { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }, с переходами вверх и вниз.
    [role] Чемпион получит роль.
    [places] Первые получат места в другом турнире.
    [next] Серия его засчитает, откроется следующий этап.
    [season-end] Серия его засчитает, сезон закончится.
   *[series] Серия его засчитает.
}
desk-asks-reopen = Таблица снова станет предварительной: результаты можно исправлять, игроки могут подать протест.
desk-asks-cancel = { $count ->
    [0] Турнир отменяется. Пути назад нет.
    [one] Турнир отменяется без результата. { $count } идущая партия тоже, без рейтинга. Пути назад нет.
    [few] Турнир отменяется без результата. { $count } идущие партии тоже, без рейтинга. Пути назад нет.
    [many] Турнир отменяется без результата. { $count } идущих партий тоже, без рейтинга. Пути назад нет.
   *[other] Турнир отменяется без результата. { $count } идущей партии тоже, без рейтинга. Пути назад нет.
}
desk-asks-remove = { $count ->
    [0] { $player } больше не играет.
    [one] { $player } больше не играет. { $count } партия стоит день: пока это можно отменить. Потом в таблице она проиграна, без рейтинга.
    [few] { $player } больше не играет. { $count } партии стоят день: пока это можно отменить. Потом в таблице они проиграны, без рейтинга.
    [many] { $player } больше не играет. { $count } партий стоят день: пока это можно отменить. Потом в таблице они проиграны, без рейтинга.
   *[other] { $player } больше не играет. { $count } партии стоят день: пока это можно отменить. Потом в таблице они проиграны, без рейтинга.
}
desk-asks-return = { $player } играет дальше. { $count ->
    [0] Сданные партии остаются проигранными.
   *[other] Партии идут дальше, с их ходами и часами.
}
desk-asks-replace = Замена: { $player } → { $other }, с местом и очками.{ $count ->
    [0] {""}
    [one] {" "}{ $count } идущая партия начнётся заново.
    [few] {" "}{ $count } идущие партии начнутся заново.
    [many] {" "}{ $count } идущих партий начнутся заново.
   *[other] {" "}{ $count } идущей партии начнутся заново.
}
desk-asks-unname = { $player } больше не судья.
desk-asks-anew = Партия #{ $number }: результат больше не считается, начнётся новая партия тех же двоих. Прежняя останется в их списке и, если рейтинговая, в рейтингах.
desk-asks-exchange = Меняются местами в этом туре: { $player } и { $other }. Их партии ещё без ходов: они отменяются и начнутся заново.
desk-asks-rematch = Тогда кто-то встретится с соперником второй раз или с тем, с кем встреча запрещена.
desk-asks-undo = Последнее: { $what }
desk-asks-undo-then = Если отменить: { $what }
desk-asks-undo-anew = Идущие партии этих игроков отменяются и начнутся заново.
desk-asks-undo-held = Их партии идут дальше, с ходами и часами.
desk-asks-undo-left = Сданные партии остаются проигранными.
desk-done-start = Турнир начинается. Партии сейчас объявят.
desk-done-announce = Объявлено. Карточка сейчас появится.
desk-done-pause = Пауза. Все часы стоят.
desk-done-resume = Турнир продолжается.
desk-done-extend = Тур продлён.
desk-done-undo = Отменено. { $now }
desk-done-add = { $waits ->
    [yes] Мест нет. Игрок в листе ожидания и знает об этом.
   *[no] Игрок записан и знает об этом.
}
desk-done-remove = Игрок больше не играет и знает об этом.
desk-done-return = Игрок играет дальше и знает об этом.
desk-done-replace = Замена сделана.
desk-done-name = Новый судья назначен.
desk-done-unname = Судья убран.
desk-done-exchange = Игроки поменялись местами и знают об этом.
desk-done-forbid = Встреча этих двоих запрещена.
desk-done-allow = Эти двое могут встретиться.
desk-done-bye = Пропуск тура учтён.
desk-done-order = Новый порядок показателей. Все об этом знают.
desk-done-anew = Вместо неё начинается новая партия.
desk-done-conclude = Таблица итоговая.
desk-done-reopen = Таблица снова предварительная.
desk-done-finish = Турнир заканчивается как есть.
desk-done-cancel = Турнир отменён.
