# Зал сервера, карточка недели и карточка приветствия.
hall-heading = Шашки здесь
hall-empty = Сейчас ничего не происходит. **{ button-hall-play }** — пригласить соперника{ $practice ->
    [yes] , **{ button-hall-practice }** — партия со мной
   *[no] { "" }
}.
hall-seeks = **Открытые приглашения ({ $count })**
hall-seek = { $player }: { $game }, { $pace }
hall-games = **Идут партии ({ $count })**
hall-game = { $first } – { $second }: { $game }
hall-more = -# … и ещё { $count }
hall-contests = **Турниры и лестницы**
hall-tournament = { $name }: { $status }
hall-ladder = { $game } (лестница): { $places }
hall-place = { $place }. { $player }
hall-problem = **Задача дня:** { $game }. { $share }
hall-climbs = **Поднялись за неделю**
hall-climb = { $player } ({ $game }): { $before } → { $after }
button-hall-play = Сыграть
button-hall-practice = С ботом
button-hall-join = { $count ->
    [0] Принять
   *[other] Принять ({ $count })
}
hall-form-game = Игра
hall-form-pace = Контроль
hall-form-level = Уровень

week-heading = Неделя: { $first } – { $last }
week-played = { $players ->
    [one] Играл { $players } человек.
    [few] Играли { $players } человека.
    [many] Играло { $players } человек.
   *[other] Играло { $players } человека.
} { $games ->
    [0] Ни одна партия не окончена.
    [one] Окончена { $games } партия.
    [few] Окончены { $games } партии.
    [many] Окончено { $games } партий.
   *[other] Окончено { $games } партии.
}
week-won = Победа: { $first }, соперник { $second }: { $game }
week-drawn = Ничья: { $first } – { $second }: { $game }
week-game = { $first } – { $second }
week-shot = **Упущенный удар недели** ({ $players }):
week-coming = **Дальше**
week-begins = { $name } — начало { $when }
week-entries = { $name } — идёт запись
button-week-off = Больше не показывать
week-is-off = Карточек недели здесь больше не будет. Вернуть: **Настроить** в /server.

welcome-heading = Шашки: ходите, когда есть время
welcome-text = Двадцать одна игра, друг с другом{ $practice ->
    [yes] { " " }или со мной
   *[no] { "" }
}. Нажмите кнопку или наберите /play.
welcome-where = { $threads ->
    [yes] У каждой партии своя ветка. Изменить: **Настроить**.
   *[no] Доска там, где начали партию. Изменить: **Настроить**.
}
welcome-picture = Угол доски с простыми и дамками
welcome-hall = Одно тихое сообщение показывает, что происходит.
button-welcome-play = Сыграть с кем-то
button-welcome-practice = Сыграть с ботом
button-setup = Настроить
setup-heading = Как я настроен здесь
setup-how = Сохраняется сразу. Остальное в /server.
setup-channel = **Канал для всех партий** (пусто: где начали)
setup-forum = **Форум**: публикация для каждой партии
setup-hall = **Зал**: одно сообщение о том, что происходит
setup-game = **Обычная игра**
setup-game-none = Нет
setup-pace = **Обычный контроль**
setup-language = **Язык**
setup-language-none = Как в Discord
setup-choose = Выберите
button-setup-threads = Ветка для каждой партии и турнира: { $on ->
    [yes] да
   *[no] нет
}
button-setup-week = Карточка недели: { $on ->
    [yes] да
   *[no] нет
}
button-setup-roles = Роли
button-setup-check = Проверить
