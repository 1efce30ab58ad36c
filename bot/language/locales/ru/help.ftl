# /help и правила игры.
help-heading = Как играть
help-start = **Начать:** { $play } приглашает, { $join } принимает.
help-alone = **В одиночку:** { $learn } учит, { $practice } — партия со мной, { $problem } — задача дня.
help-move = **Ход:** выберите под доской или наберите: { $move } `32-28`.
help-look = **Смотреть:** { $games }, { $board }.
help-end = **Остальное:** **Ещё …** под доской и { $settings }.
help-options = **Опции:** в { $play } напишите опцию после игры: `frisian:threefold`. Они названы в правилах игры.
sandbox-welcome = ### Добро пожаловать в песочницу
    Отсюда ничего не уходит с вашего компьютера, а { $kept ->
        [yes] партии остаются в указанной вами базе, хотя в следующий раз играют другие люди.
       *[no] в конце всё удаляется.
    }
    - Внизу вы играете со мной: выберите ход в меню или наберите `/move`. Вверху ваш соперник — { $opponent }.
    - Чтобы играть за соперника ({ $opponent }), выберите имя в **Viewing as** вверху страницы.
    - `/practice` и `/play` начинают новые партии, в `/help` остальное.
sandbox-servers = ### Добро пожаловать на один из двух серверов
    Отсюда ничего не уходит с вашего компьютера. Оба сервера играют с другими, и согласие игрока есть: { $player }.
    - Наберите `/play`, нажмите **Другие серверы** и отправьте форму: это заявка.
    - Сделайте то же на другом сервере: партия начнётся, у каждого сервера свои доски.
help-commands = Все команды
help-games = Игры
rules-heading = Правила: { $game }
rules-options = **Опции.** В /play напишите игру так: `{ $key }`. Несколько — через запятую. /learn с опцией «{ name-rules }» покажет правила вместе с ними.
rules-openings = **Дебюты.** Их в этой игре { $count }. Случайный или по названию: /play без игры, **{ button-preview-more }**.
rules-pictures = -# { $pictures }
rules-board = Доска
rules-men = Простые
rules-kings = Дамки
rules-captures = Взятия
rules-turn = Ход
rules-end = Конец игры
rules-notation = Как записывают ходы
rules-choices = На выбор
chapters-choose = Прочесть главу
chapter-number = { $title } ({ $number })
button-rules-pictures = Картинки

# Под маленькими досками в правилах. Не длиннее 64 знаков.
example-start = Начало
example-man = Простая бьёт: { $move }
example-king = Дамка бьёт: { $move }
example-crowned = Простая бьёт и становится дамкой: { $move }
example-alone = Шаг. Место занимает новая шашка: { $move }
example-push = Сдвиг. Место занимает новая шашка: { $move }
example-counted = Подсчёт в конце
example-two = Ставят две шашки: { $move }
example-chain = Цепочка прыжков: { $move }
example-across = Прыжок через чужую шашку: { $move }
