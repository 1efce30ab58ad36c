# Почему партия закончена: слова в скобках после результата.
ending-no-pieces = у соперника нет шашек
ending-no-moves = у соперника нет ходов
ending-given-away = нет ходов, а здесь это победа
ending-crowned = первая дамка
ending-repetition = { $times ->
    [0] слишком много повторений позиции
    [3] троекратное повторение позиции
    [4] четырёхкратное повторение позиции
    [5] пятикратное повторение позиции
   *[other] повторение позиции, раз: { $times }
}
ending-no-progress = { $count ->
    [idle] { $moves ->
        [one] по { $moves } ходу без взятий и ходов простыми
        [few] по { $moves } хода без взятий и ходов простыми
        [many] по { $moves } ходов без взятий и ходов простыми
       *[other] по { $moves } хода без взятий и ходов простыми
    }
    [no-capture] { $moves ->
        [one] по { $moves } ходу без взятий
        [few] по { $moves } хода без взятий
        [many] по { $moves } ходов без взятий
       *[other] по { $moves } хода без взятий
    }
    [balance] { $moves ->
        [one] по { $moves } ходу без взятий и превращений
        [few] по { $moves } хода без взятий и превращений
        [many] по { $moves } ходов без взятий и превращений
       *[other] по { $moves } хода без взятий и превращений
    }
   *[none] слишком много ходов без продвижения
}
ending-kings-only = { $count ->
    [kings-only] { $moves ->
        [one] по { $moves } ходу одними дамками
        [few] по { $moves } хода одними дамками
        [many] по { $moves } ходов одними дамками
       *[other] по { $moves } хода одними дамками
    }
   *[none] слишком много ходов одними дамками
}
ending-few-pieces = { $count ->
    [few-pieces] { $moves ->
        [one] мало шашек, по { $moves } ходу без победы
        [few] мало шашек, по { $moves } хода без победы
        [many] мало шашек, по { $moves } ходов без победы
       *[other] мало шашек, по { $moves } хода без победы
    }
    [few-pieces-weaker] { $moves ->
        [one] мало шашек, { $moves } ход слабейшей стороны без победы
        [few] мало шашек, { $moves } хода слабейшей стороны без победы
        [many] мало шашек, { $moves } ходов слабейшей стороны без победы
       *[other] мало шашек, { $moves } хода слабейшей стороны без победы
    }
   *[none] нет победы за отведённые ходы
}
ending-king-against-king = по одной дамке
ending-one-against-one = по одной шашке
ending-groups = { $result ->
    [draw] все группы равны
   *[win] большая группа { $more } : { $fewer }
}
ending-score = { $result ->
    [draw] очки и территории равны
   *[win] { $even ->
        [yes] очки равны, территории больше
       *[no] по очкам, { $more } : { $fewer }
    }
}
ending-goal = все шашки на дальних рядах, { $more } : { $fewer }
ending-ply-limit = предел ходов: { $moves }
ending-resignation = соперник сдаётся
ending-agreement = по соглашению
ending-time = { $result ->
    [draw] время истекло, но выиграть соперник не мог
   *[win] у соперника истекло время
}
ending-abort = партия отменена
ending-abandoned = { $result ->
    [draw] оба игрока прекращают игру
   *[win] соперник прекращает игру
}
ending-adjudication = решение в турнире
ending-double-loss = решение в турнире
ending-claims = по заявлению обоих игроков
ending-tables = по эндшпильной базе
