# Домашние шашки: как играют на этом сервере. $on: положение переключателя.
house-heading = Домашние шашки
house-how = Шашки, в которые вы играете дома, по вашим правилам. Их может быть { $most }, они в списках игр этого сервера, всегда без рейтинга.
house-removed = Игра убрана{ $count ->
    [0] { "" }
    [one] , { $count } открытое приглашение закончилось
    [few] , { $count } открытых приглашения закончились
    [many] , { $count } открытых приглашений закончилось
   *[other] , { $count } открытого приглашения закончилось
}. Начатые партии идут по её правилам.
house-choose = Открыть
house-new = Новые домашние шашки
house-new-how = Выбирайте. Внизу — какие правила получаются. Без названия ничего не сохраняется.
house-size = Доска
house-refusal = Взятие
house-refusal-never = Бить обязательно
house-refusal-free = Бить не обязательно
house-refusal-forfeits = За фук: без взятия теряют шашку
house-priority = Из нескольких взятий
house-priority-none = Можно выбрать любое взятие
house-priority-most-pieces = Бить больше шашек
house-priority-most-value = Бить самое ценное
house-crowning = Простая на последнем ряду
house-crowning-ends-move = Стала дамкой — ход окончен
house-crowning-goes-on = Стала дамкой — бьёт дальше дамкой
house-crowning-if-move-ends = Пройдя последний ряд, остаётся простой
house-right = Тёмный угол { $on ->
    [yes] справа
   *[no] слева
}
house-backward = Простые бьют { $on ->
    [yes] и назад
   *[no] только вперёд
}
house-flying = Дамки { $on ->
    [yes] дальнобойные
   *[no] на одно поле
}
house-first = { $on ->
    [black] Начинают чёрные
   *[white] Начинают белые
}
house-giveaway = Без хода { $on ->
    [yes] выигрыш
   *[no] проигрыш
}
button-setup-house = Домашние шашки
button-house-new = Новые …
button-house-save = Сохранить …
button-house-back = Назад
button-house-setup = Назад к настройкам
button-house-rename = Переименовать …
button-house-remove = Убрать
button-house-pictures = Правила с картинками
form-house-title = Название домашних шашек
form-house-name = Название
form-house-example = Как дома
house-word-right = зеркальная доска
house-word-backward = бьют и назад
house-word-flying = дальнобойные дамки
house-word-free = бить не обязательно
house-word-huff = фук
house-word-pieces = больше шашек
house-word-value = самое ценное
house-word-passing = дамки бьют дальше
house-word-through = простые бьют дальше
house-word-black = чёрные первыми
house-word-giveaway = поддавки
