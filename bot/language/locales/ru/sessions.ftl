# Путь к странице.
button-open-board = Открыть доску
open-board-told = Ваша доска в браузере. Ссылка только для вас и сработает один раз, до { $until }.
error-no-session = Вход больше не действует. Нажмите **{ button-open-board }** в Discord ещё раз.
error-forged = Это пришло не с самой страницы.
error-too-fast = Слишком много сразу. Подождите минуту.
