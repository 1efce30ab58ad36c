# Партии между серверами: согласие, заявки, приветствия, жалобы, канал сервера.
button-world = Другие серверы
button-world-agree = Да, принимаю
button-world-refuse = Нет
button-world-offer = Найти соперника …
button-world-here = Здесь
button-world-back = Назад
button-world-leave = Больше не играть с другими серверами
world-heading = Другие серверы
world-consent = Играть с людьми других серверов? Они видят ваше имя, рейтинги в этой игре и как часто у вас истекало время. Писать вам они не могут.
world-limits = Десять партий сразу. Аккаунт моложе семи дней — без рейтинга. Две партии за 30 дней проиграны по времени — 14 дней без новых. Перестать: /settings, **Мои данные**.
world-warning = За 30 дней одна ваша партия здесь проиграна по времени: ещё одна — и 14 дней без новых.
world-offers = { $count ->
    [0] Заявок с других серверов нет
    [1] Одна заявка с других серверов
   *[other] Заявки с других серверов: { $count }
}
world-empty = Оставьте заявку: кому она подойдёт, тот примет, и я вас позову.
world-line = { $player } ({ $rating }, { $reliability }): { $game }, { $pace }, { $rated ->
    [yes] рейтинговая
   *[no] товарищеская
}
world-unrated = ещё без рейтинга
world-choose = Показать заявку
world-mine = **Ваши**
world-own = { $game }, { $pace }: до { $when }
world-choose-own = Снять свою заявку
world-who = { $player } ({ $rating }, { $reliability })
world-offered = Пока никто не подходит. Заявка действует 7 дней. Я позову вас { $where ->
    [here] здесь
   *[elsewhere] здесь: { $place }
}.
world-withdrawn = Ваша заявка снята.
world-begun = { $where ->
    [same] { $pair ->
        [yes] Партии { $games }
       *[no] Партия { $games }
    }, соперник { $opponent } тоже с этого сервера. Ваши доски появятся здесь: { $place }.
    [here] { $pair ->
        [yes] Партии { $games }
       *[no] Партия { $games }
    }, соперник { $opponent } (другой сервер). Ваши доски появятся здесь, доски соперника — там.
   *[elsewhere] { $pair ->
        [yes] Партии { $games }
       *[no] Партия { $games }
    }, соперник { $opponent } (другой сервер). Ваши доски появятся здесь: { $place }, доски соперника — там.
}
world-form-rated = Рейтинг
world-form-whom = Соперники
world-form-greeting = Приветствие
world-rated-no = Товарищеская
world-rated-yes = Рейтинговая
world-whom-near = Близко к моему рейтингу (200 пунктов)
world-whom-anybody = Любые
hall-world = **Заявки с других серверов ({ $count }):** { $games }
hall-world-game = { $game } ({ $count })

reliability-new = здесь впервые
reliability-always = всегда вовремя
reliability-mostly = обычно вовремя
reliability-seldom = часто просрочка

greeting-hello = Здравствуйте!
greeting-good-game = Хорошей игры
greeting-have-fun = Сыграем в удовольствие
greeting-daily = Хожу примерно раз в день
greeting-often = Хожу несколько раз в день
greeting-weekends = Хожу в основном по выходным
greeting-evenings = Хожу в основном вечером
greeting-patient = Не торопитесь
greeting-beginner = Я только начинаю
greeting-learning = Учусь этой игре
greeting-rematch = Реванш приветствуется
greeting-any = Играю с любым соперником

button-report = Пожаловаться на соперника
report-question = **Партия #{ $number }: что не так?** Вас двоих больше не сведут. Жалобу читает владелец бота. Соперник о ней не узнает.
report-choose = Что не так
report-done = Жалоба принята. Вас двоих больше не сведут. Эта партия не меняется.
complaint-stalling = Нарочно тянет время
complaint-program = Похоже, играет программа
complaint-accounts = Похоже, несколько аккаунтов
complaint-name = Оскорбительное имя
complaint-other = Другое

setup-door = **Канал партий с другими серверами** (пусто: выкл.)
server-door = **Канал партий с другими серверами:** { $value }
button-setup-door = Знакомые серверы …
door-heading = С какими серверами не играем
door-how = Назовите сервер номером партии с ним. Новых партий не будет. Начатые идут дальше.
door-none = Таких нет.
door-shut = Сервер: партия #{ $number }
door-choose = Играть с ним снова
door-number = Номер партии с этим сервером
door-example = 123
button-door-shut = Не играть с сервером …
