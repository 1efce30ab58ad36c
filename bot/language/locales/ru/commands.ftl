# Описания команд и опций: не длиннее 100 знаков.

command-play = Начать партию: пригласить соперника или оставить открытое приглашение
command-play-game = Какая игра. Не указывайте, чтобы сначала посмотреть и выбрать другие условия
command-play-opponent = Кого пригласить. Без имени играет любой желающий
command-play-pace = Время на обдумывание. Из списка или своё: 36ч, 5д+18ч до 7д
command-play-rated = Засчитать в рейтинг
choice-colour-random = случайный
choice-colour-white = белые
choice-colour-black = чёрные
choice-colour-pair = оба, две партии

menu-invite = Пригласить в партию
command-join = Принять открытое приглашение на сервере
command-join-seek = Какое приглашение. Без него — показать все

command-practice = Сыграть с ботом в отдельной партии здесь
command-practice-game = Какая игра. Начните набирать название
command-practice-level = Сила бота. Обычно 3
command-practice-colour = Ваш цвет
command-practice-setup = Дебют из таблицы игры, случайный или выбранный, либо позиция (FEN)
command-practice-shown = Показать партию всем здесь. Обычно её видите только вы
choice-level-1 = 1: для начинающих
choice-level-2 = 2: видит на ход-два вперёд
choice-level-3 = 3: видит простые удары
choice-level-4 = 4: видит удары подлиннее
choice-level-5 = 5: сильный
choice-level-6 = 6: очень сильный
choice-level-7 = 7: вся сила, в шашках, где перебор скомпилирован

command-move = Сделать ход
command-move-notation = Ваш ход: 32-28 или c3-d4. Возможные ходы подсказываются по мере набора
command-move-game = Какая партия. Иначе — этой ветки, этого канала или та, что ждёт дольше всех

command-board = Показать доску партии и всё, что с ней можно сделать
command-board-game = Какая из ваших партий или номер любой партии
command-board-shown = Показать всем здесь

command-games = Ваши партии: сначала те, что ждут вас, есть и законченные

command-games-show = Все или только те, что ждут вашего хода
command-games-game = Только партии в эту игру
choice-show-all = все
choice-show-mine = ждут моего хода
choice-show-here = идут здесь
choice-show-finished = законченные

command-help = Как здесь играть и что делает каждая команда

command-move-draw = Вместе с ходом предложить ничью

command-profile = Достижения игрока: рейтинги, результаты, соперники
command-profile-player = Чей профиль. Без имени — ваш
command-profile-game = Игра, чей рейтинг показать кривой
command-profile-everywhere = Партии всех серверов, а не только этого

command-leaderboard = Лучшие игроки по рейтингу
command-leaderboard-game = Какая игра. Иначе — игра сервера или ваша самая частая
command-leaderboard-everywhere = Рейтинги по всем серверам, а не по этому
command-leaderboard-shown = Показать всем здесь

command-tournament = Турниры: запись, выход, таблицы. Кому можно управлять событиями — и создание
command-tournament-create = Подготовить и объявить турнир (с правом управлять событиями)
command-tournament-create-name = Его название
command-tournament-create-game = Какая игра. Начните набирать название
command-tournament-create-format = По какой системе. Обычно группы и финал
command-tournament-create-pace = Время на обдумывание. Иначе — обычное для сервера
choice-format-groups = группы и финал, все партии сразу
choice-format-swiss = швейцарская система, тур за туром
choice-format-knockout = олимпийская система, матчи из двух партий
choice-format-round-robin = круговая система, одна таблица, все партии сразу
choice-format-double-knockout = до двух поражений: выбывают после двух проигранных матчей
choice-format-league = лига из дивизионов, сезон за сезоном
command-tournament-enter = Записаться в турнир, в швейцарку — и по ходу
command-tournament-enter-tournament = Какой. Иначе — новейший с открытой записью
command-tournament-enter-limit = Больше стольких партий сразу не начинать (но не меньше одного матча). Остальные подождут
command-tournament-manage = Пульт судьи: как идёт турнир и всё, что делает судья
command-tournament-manage-tournament = Какой. Иначе — новейший из незаконченных
command-tournament-leave = Выйти из турнира, до начала или по ходу
command-tournament-leave-tournament = Какой. Иначе — новейший из незаконченных
command-tournament-table = Показать таблицу турнира
command-tournament-table-tournament = Какой. Иначе — новейший из начатых
command-tournament-table-shown = Показать всем, в канале турнира
command-tournament-list = Список турниров сервера
command-tournament-games = Партии турнира со ссылками на доски
command-tournament-games-tournament = Какой. Иначе — новейший из начатых
command-tournament-games-player = Чьи. Без имени — все

command-ladder = Лестницы: всегда открыты. Обыграйте того, кто выше, и займите его место
command-ladder-create = Открыть лестницу (с правом управлять событиями)
command-ladder-create-game = Какая игра. Начните набирать название
command-ladder-create-pace = Время на обдумывание. Иначе — обычное для сервера
command-ladder-create-reach = На сколько мест вверх можно вызывать
command-ladder-create-idle = Через сколько дней без партии игрок спускается на одно место
command-ladder-create-pair = Вызов из двух партий со сменой цвета, из одного дебюта
command-ladder-create-vacation = Отпуск останавливает часы
command-ladder-challenge = Вызвать того, кто выше. Партия начнётся сразу
command-ladder-challenge-player = Кого
command-ladder-challenge-game = Какая игра. Иначе — та, где вы на лестнице
command-ladder-show = Показать лестницу и кого можно вызвать
command-ladder-show-game = Какая игра. Иначе — та, где вы на лестнице
command-ladder-show-shown = Показать всем, в канале лестницы
