# Страница: доска, которой касаются.
page-turn = { $whose ->
    [mine] Ваш ход.
    [theirs] Ход: { $player }.
   *[watched] Ход: { $player }.
}
page-play-over = В этой партии больше не ходят. Результат скоро будет.
page-paused = Часы стоят: { $why ->
    [vacation] отпуск.
    [weekend] выходные.
    [holidays] выходные или праздники.
    [downtime] бот не работал.
    [director] судейская пауза в турнире.
   *[untold] о ходе сообщить не удалось.
}
# Почему с этого поля нельзя начать ход.
page-refused = { $why ->
    [over] Партия окончена.
    [empty-cell] Здесь нет шашки.
    [not-your-piece] Это шашка соперника.
    [capture-compulsory] Надо бить. Эта шашка бить не может.
    [better-capture] Обязательно другое взятие.
    [king-must-rest] Этой дамке надо отдохнуть: она сделала три хода подряд.
    [majority] В этом ряду ваших шашек должно быть больше.
    [light-square] Начните с тёмного поля.
    [occupied] Это поле занято.
    [first-turn] Начните с тёмного поля вне центра.
    [one-piece-left] У вас осталась одна шашка: сюда её ставить нельзя.
    [no-spare-piece] Это стоит ещё одной шашки, а её нет.
   *[blocked] { $motion ->
        [place] Сюда сейчас ставить нельзя.
       *[other] Эта шашка сейчас ходить не может.
    }
}
page-holds = { $colour ->
    [black] { $kind ->
        [man] чёрная простая
        [king] чёрная дамка
       *[piece] чёрная шашка
    }
   *[white] { $kind ->
        [man] белая простая
        [king] белая дамка
       *[piece] белая шашка
    }
}
# Слова самой страницы. Вместо % она что-то вставляет.
site-games = Партии
site-no-games = Партий пока нет. Наберите /play в Discord.
site-look = Настройки
site-theme = Оформление
site-notation = Нотация
site-numbers = Подписи полей
site-white-down = Белые всегда внизу
site-leave = Выйти
site-leave-all = Выйти на всех устройствах
site-board = Доска
site-waits = Ваш ход
site-type = Написать ход
site-play-typed = Ход
site-legal = Все ходы (%)
site-more = Ещё …
site-next = Следующая партия
site-flip = Повернуть доску
site-slider = Сделанные ходы
site-step-first = Начальная позиция
site-step-back = На ход назад
site-step-on = На ход вперёд
site-step-last = Последняя позиция
site-play = Сделать ход %?
site-yes = Да
site-cancel = Не сейчас
site-close = Закрыть
site-ask-gives-up = Это стоит одной шашки:
site-ask-returns = Шашка вернётся на своё поле:
site-ask-only-this = Поставить только эту шашку?
site-ask-which = Какой ход?
site-ask-stops = Другое взятие отсюда идёт дальше. Остановиться?
site-not-there = Туда нельзя.
site-stale = Доска изменилась. Ход не сделан.
site-offline = Нет связи. Ничего не пропадёт.
site-retry = Повторить
