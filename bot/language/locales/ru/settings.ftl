# /settings: что выбрано, затем списки выбора.
settings-preview = Пять оформлений рядом: дерево, сланец, бумага, высокий контраст, для дальтоников.
settings-heading = Ваши настройки
settings-language = **Язык:** { $value }
settings-theme = **Оформление:** { $value }
settings-notation = **Нотация:** { $value }
settings-numbers = **Подписи полей на доске:** { $value }
settings-reminders = **Напомнить, пока время не истекло:** { $value }
settings-zone = **Часовой пояс:** { $value }
settings-quiet = **Тихие часы:** { $value }
settings-turns = **Когда ваш ход:** { $value }
settings-turns-where = **Куда приходит сводка дня:** { $where ->
    [letter] в личные сообщения
   *[channel] { $channel }
}
turns-heading = Ходы и напоминания
turns-how = Раз в день сводка называет партии, которые вас ждут, а доски вас не зовут. Напоминания приходят как обычно.
turns-unread = Сводка дня никуда не дошла, и доски снова зовут вас на каждый ход. Выберите здесь другое место.
turns-at-once = звать на каждый ход
turns-daily = раз в день, в { $time } ({ $zone })
turns-where-letter = В личные сообщения
turns-where-here = В канал этого сервера, только номера партий
button-turns = Ходы и напоминания …
button-zone-ask = Часовой пояс …
button-page-settings = Вид
button-page-turns = Ходы и время
button-page-settings-person = Вы
settings-look-players = Ваш вид — для личных досок и досок, которые зовут вас.
settings-look-server = Так выглядят личные доски. Общие — по выбору сервера: { $chosen }.
settings-none = нет
settings-hours = { $count ->
    [one] за { $count } час
    [few] за { $count } часа
    [many] за { $count } часов
   *[other] за { $count } часа
}
settings-from-until = { $start } – { $end } ({ $zone })
settings-choose-language = Язык
settings-choose-theme = Оформление
settings-choose-notation = Нотация
settings-choose-numbers = Подписи полей на доске
settings-choose-turns = Когда мой ход
settings-choose-turns-here = Куда приходит сводка дня
settings-choose-quiet-from = Начало тихих часов
settings-choose-quiet-until = Конец тихих часов
settings-choose-reminders = Напоминания: за сколько часов до срока
switch-confirm = Переспрашивать ход: { $on ->
    [yes] да
   *[no] нет
}
switch-white-down = Белые внизу: { $on ->
    [yes] да
   *[no] нет
}
switch-text-board = Доски и текстом: { $on ->
    [yes] да
   *[no] нет
}
switch-auto-forced = Единственный ход — сам: { $on ->
    [yes] да
   *[no] нет
}
switch-vacation-auto = Отпуск вместо просрочки: { $on ->
    [yes] да
   *[no] нет
}
switch-dm = Напоминания в личку: { $on ->
    [yes] да
   *[no] нет
}
switch-ranked = Рейтинг на других серверах: { $on ->
    [yes] да
   *[no] нет
}

language-auto = как в вашем Discord
language-name = { $name } ({ $own })

command-settings = Показать и изменить, как я выгляжу и веду себя для вас
command-settings-language = На каком языке я вам отвечаю
command-settings-theme = Как выглядят ваши доски
command-settings-notation = Как записаны ваши ходы
command-settings-numbers = Где на ваших досках номера или буквы полей
command-settings-confirm = Переспросить, прежде чем сделать выбранный ход
command-settings-white_down = Белые на ваших досках всегда внизу
command-settings-text_board = Показывать доски и текстом
command-settings-auto_forced = Сразу делать ваш ход, если он единственный
command-settings-vacation_auto = Брать до трёх дней отпуска на партию, чтобы не проиграть по времени. В турнирах — если можно
command-settings-dm = Напоминания о партиях — в личные сообщения
command-settings-ranked = Показывать ваши рейтинги по всем серверам и тем, с кем нет общего сервера
command-settings-zone = Ваш часовой пояс — для тихих часов, выходных и отпуска
command-settings-quiet_from = Начало тихих часов без напоминаний (0–23). То же, что конец: без них
command-settings-quiet_until = Конец тихих часов (0–23)
command-settings-turns = Звать вас на каждый ход или раз в день, в ваш час, прислать сводку партий
command-settings-turns_here = Сводка дня — в канал этого сервера, а не в личные сообщения
choice-language-auto = как в моём Discord
choice-theme-wood = Дерево
choice-theme-slate = Сланец
choice-theme-paper = Бумага
choice-theme-contrast = Высокий контраст
choice-theme-colourblind = Для дальтоников
choice-notation-auto = как принято в каждой игре
choice-notation-numeric = цифрами (32-28)
choice-notation-algebraic = буквами (c3-d4)
choice-numbers-all = на пустых полях и на шашках, которым есть ход
choice-numbers-empty = на пустых полях
choice-numbers-none = нигде

# Отпуск
vacation-heading = Ваш отпуск
vacation-span = { $start } – { $end }
vacation-none = Отпуск не назначен.
button-vacation = Отпуск …
button-vacation-ask = Взять дни …
button-vacation-end = Закончить или отменить следующий
vacation-form = Отпуск: с какого дня по какой
vacation-form-first = Первый день
vacation-form-last = Последний день
vacation-form-example = 2026-08-14, 14 авг, завтра
vacation-left = { $count ->
    [one] В этом году остался { $count } день отпуска.
    [few] В этом году осталось { $count } дня отпуска.
    [many] В этом году осталось { $count } дней отпуска.
   *[other] В этом году осталось { $count } дня отпуска.
}
vacation-taken = Отпуск назначен ({ $days }). Часы стоят во всех партиях, где это можно.
zone-question = { $known ->
    [yes] **Ваш часовой пояс — { $zone }?** Там сейчас { $time }.
   *[no] **Какой у вас часовой пояс?** Пока вы не сказали, считаю так: { $zone }, там сейчас { $time }.
} По нему идут отпуск и тихие часы. Любой другой: /settings, «{ name-zone }».{ $first ->
    [none] {""}
   *[other] {" "}Отпуск { $first } – { $last } назначу после ответа.
}
zone-now = сейчас { $time }
zone-choose = Другой часовой пояс
button-zone-right = Верно
zone-chosen = Ваш часовой пояс: { $zone }.{ $planned ->
    [yes] {" "}Взятые дни отпуска остаются как есть: чтобы сдвинуть, закончите отпуск и возьмите снова.
   *[no] {""}
}
zone-known = Дни начинаются и кончаются по вашему поясу, { $zone }. Изменить: /settings, «{ name-zone }».
zone-unknown = Вашего пояса я не знаю и считаю так: { $zone }. Задайте его: /settings, «{ name-zone }»{ $planned ->
    [yes] , потом возьмите дни снова.
   *[no] .
}
vacation-ended = { $run ->
    [yes] С возвращением: ваши часы снова идут.
   *[no] С возвращением: отпуск окончен.
}
vacation-cancelled = Отпуск отменён. Его дни вам вернулись.

# Блокировка
blocks-heading = Кого вы блокируете
blocks-none = Никого.
button-blocks = Кого я блокирую …
blocks-choose-whom = Заблокировать
blocks-how = Они не могут приглашать вас и принимать ваши приглашения. Почему, им не говорят. На лестнице вы не вызываете друг друга. Ваши приглашения им отзываются. Начатые партии идут дальше.
blocks-choose = Разблокировать
blocks-done = Заблокировано.
blocks-undone = Разблокировано.

# /server
command-server = Как я веду себя на этом сервере и что мне можно
command-server-settings = Показать и изменить настройки этого сервера
command-server-settings-language = Язык того, что читают все
command-server-settings-channel = Канал, где идут все партии
command-server-settings-forum = Форум, где у каждой партии своя публикация с тегами
command-server-settings-unset = Сбросить одну настройку
choice-unset-language = язык
choice-unset-channel = канал
choice-unset-forum = форум
choice-unset-game = обычная игра
choice-unset-pace = обычный контроль
choice-unset-max_matches = партий сразу
choice-unset-holidays = праздники
command-server-settings-threads = Ветка для каждой партии и каждого турнира
command-server-settings-game = Игра, которую предлагать первой
command-server-settings-pace = Обычный контроль времени
command-server-settings-max_matches = Сколько партий сразу у одного игрока. Турниры начинают свои всё равно
command-server-settings-publish = Другим серверам видны партии людей из каналов, открытых всем участникам
command-server-settings-holidays = Страна, в чьи праздники часы тоже стоят, если они стоят по выходным
command-server-settings-grades = Показывать рядом с рейтингом кю и даны
command-server-settings-theme = Как выглядят доски для всех
command-server-settings-notation = Как записаны ходы для всех
choice-theme-players = как у игрока, которого зовёт доска
choice-notation-players = как у игрока, которого зовёт доска
server-grades = **Кю и даны рядом с рейтингом:** { $value ->
    [yes] да
   *[no] нет
}
command-server-roles = Роли за рейтинг или титул: посмотреть, добавить, убрать
command-server-roles-role = Какая роль
command-server-roles-game = В какой игре
command-server-roles-least = С какого рейтинга её получают
command-server-roles-title = За какой титул её получают, вместо рейтинга
command-server-roles-remove = Больше не выдавать эту роль. Без роли — убрать из списка удалённые
command-server-check = Что в настройках не работает и каких прав мне не хватает
server-heading = Этот сервер
server-language = **Язык:** { $value }
server-channel = **Партии в канале:** { $value }
server-any-channel = любом
server-none = нет
server-forum = **Публикация для каждой партии:** { $value }
server-hall = **Зал:** { $value }
server-week = **Карточка недели в зале:** { $value ->
    [yes] да
   *[no] нет
}
server-daily = **Задача дня:** { $value }
server-usual = Остальное как обычно: **Настроить**.
server-threads = **Ветка для каждой партии и турнира:** { $value ->
    [yes] да
   *[no] нет
}
server-game = **Обычная игра:** { $value }
server-pace = **Обычный контроль:** { $value }
server-holidays = **Часы стоят в праздники:** { $value }
server-max-matches = **Партий сразу:** { $value }, и ещё турнирные
server-theme = **Общие доски:** { $value }
server-notation = **Ходы на них:** { $value }
server-roles = Роли за рейтинг и титул
server-roles-none = Ролей за рейтинг или титул ещё нет. Добавить: /server roles — роль и либо игра с минимумом рейтинга, либо титул.
server-role = { $role }: { $game }, от { $least }, когда рейтинг устоялся
server-role-lost = { $why ->
    [gone] Эта роль удалена. Уберите её из списка: /server roles и только «{ name-remove }».
    [permission] Выдать не могу: нет права управлять ролями. Дайте его мне.
    [managed] Выдать не могу: это делает Discord или другое приложение. Выберите другую роль.
   *[above] Выдать не могу: она выше моей роли. Поднимите мою.
}
server-role-stays = Больше не выдаю: { $role }. У кого роль есть, останется, пока её не снимут в Discord.
server-role-champion = { $which ->
    [game] { $role }: победитель последнего турнира ({ $game })
   *[all] { $role }: победитель последнего турнира
}
server-role-leader = { $which ->
    [game] { $role }: первое место на лестнице ({ $game })
   *[all] { $role }: первое место на каждой лестнице
}
choice-title-champion = победитель последнего турнира
choice-title-leader = первое место на лестнице
choice-title-season = чемпион последнего сезона
server-publish = **Наши партии видны участникам других серверов:** { $value ->
    [yes] да
   *[no] нет
}
# Теги публикаций на форуме, не длиннее 20 знаков.
tag-running = Идёт
tag-finished = Окончена
tag-tournament = Турнир
server-check-fine = { $count ->
    [1] Всё в порядке: в единственном канале я могу показывать партии.
   *[other] Всё в порядке: я могу показывать партии во всех каналах ({ $count }).
}
server-check-heading = { $count ->
    [1] Не хватает права в одном канале
   *[other] Не хватает прав в каналах: { $count }
}
server-check-create-events = Турниры не попадают в календарь сервера: у меня нет права { $permission }.
server-check-manage-roles = Роли за рейтинг и титул не выдаются: у меня нет права { $permission }.
server-faults = Что в настройках не работает
server-faults-more = /server check проверит снова.
server-fault-gone = { $what ->
    [channel] Канал для всех партий удалён. Партии идут там, где их начали. Выберите другой: /server settings.
    [forum] Форум для партий удалён. Публикаций нет. Выберите другой: /server settings.
    [door] Канал партий с другими серверами удалён. Выберите другой: **Настроить**.
    [hall] Канал зала удалён. Выберите другой: **Настроить**.
   *[problems] Канал задачи дня удалён. Выберите другой: /server problems.
}
server-fault-lacking = { $what ->
    [channel] Не могу показывать партии: { $where }
    [forum] Не могу создавать публикации: { $where }
    [threads] { $known ->
        [yes] Не могу создавать ветки партий: { $where }
       *[no] Не могу создавать ветки партий
    }
    [calendar] Не могу вносить турниры в календарь сервера
    [greeting] Не могу поздороваться: нет канала, где мне можно писать
    [door] Не могу показывать партии с другими серверами: { $where }
    [hall] Не могу показывать, что происходит: { $where }
    [below] Не вижу, есть ли что-то ниже сообщения зала, и не двигаю его: { $where }
    [week] Не могу публиковать карточку недели: { $where }
   *[problems] Не могу публиковать задачу дня: { $where }
}. Дайте мне право { $permissions }.
server-fault-required = { $where } не принимает публикаций без тега, а тегов нет: дайте мне право управлять каналами или создайте тег.
server-fault-tags = { $where }: тегов нет, публикации остаются без них. Дайте мне право управлять каналами или создайте теги.
list-more-channels = … и ещё { $count }.
