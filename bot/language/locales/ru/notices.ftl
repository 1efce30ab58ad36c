# Новости для одного человека.
notice-joined = { $recipient }, ваше приглашение принято: партия начинается.
notice-joined-away = { $recipient }, ваш соперник { $opponent } (другой сервер). Ваши доски появятся здесь, доски соперника — там.
notice-twin = Вторая партия пары, со сменой цвета.
notice-draw-offered = { $recipient }, соперник предлагает ничью. Ответьте. Сделать ход — значит отказаться.
notice-draw-declined = { $recipient }, ничья отклонена. Партия продолжается.
notice-takeback-asked = { $recipient }, соперник просит вернуть **{ $move }**{ $reply ->
    [none] .
   *[other] . Ваш ход **{ $reply }** тоже вернётся.
}
notice-takeback-refused = { $recipient }, отказ: ход остаётся.
notice-taken-back = { $recipient }, согласие: сделайте ход заново.
notice-seek-declined = { $recipient }, ваше приглашение отклонено.
notice-seek-lapsed = { $recipient }, ваше постоянное приглашение ({ $game }) закончилось: больше партий сервер не разрешает.
notice-seek-removed = { $recipient }, ваше приглашение ({ $game }) закончилось: этих домашних шашек на сервере больше нет.
notice-seek-expired = { $recipient }, соперник не нашёлся. Приглашение истекло.
notice-fell-choice = { $recipient }, у соперника истекло время. Засчитайте победу, дайте ещё день или играйте дальше.{ $when ->
    [none] {""}
   *[other] {" "}Без ответа вы выиграете { $when }.
}
notice-time-given = { $recipient }, соперник даёт вам ещё время.
notice-elsewhere = { $recipient }, есть новости: { $games }. Позвать вас там нельзя: нажмите **Доска** или наберите /games.
notice-elsewhere-reminder = { $recipient }, ваше время на исходе. Там, где идёт партия, вас не позвать: нажмите **Доска** или наберите /games.
reminder-elsewhere = **#{ $number }**: время истекает { $when }.
notice-elsewhere-fell = { $recipient }, у соперника истекло время: { $game }. Позвать вас там нельзя: чтобы выбрать, нажмите **Доска** или наберите /games. Без ответа вы выиграете { $when }.
notice-moved = Прежнего места больше нет. Партия продолжается здесь.
notice-reminder = { $count ->
    [1] { $recipient }, ваше время в этой партии на исходе:
   *[other] { $recipient }, ваше время на исходе в этих партиях:
}
reminder-match = **{ $game }**, соперник { $opponent }: { $end ->
    [play] игра заканчивается { $when }.
    [claims] заявите результат (**Ещё …** под доской), срок { $when }.
   *[clock] время истекает { $when }.
}
notice-waiting = { $recipient }, { $count ->
    [1] одна партия ждёт { $what ->
        [claims] вас:
       *[moves] вашего хода:
    }
    [one] { $count } партия ждёт { $what ->
        [claims] вас:
       *[moves] вашего хода:
    }
    [few] { $count } партии ждут { $what ->
        [claims] вас:
       *[moves] вашего хода:
    }
    [many] { $count } партий ждут { $what ->
        [claims] вас:
       *[moves] вашего хода:
    }
   *[other] { $count } партии ждут { $what ->
        [claims] вас:
       *[moves] вашего хода:
    }
}
waiting-match = **{ $game }**, соперник { $opponent }{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] : игра заканчивается { $when }
        [claims] : заявите результат (**Ещё …** под доской), срок { $when }
       *[clock] : время истекает { $when }
    }
}
waiting-number = **{ $number }**{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] : игра заканчивается { $when }
        [claims] : заявите результат (**Ещё …** под доской), срок { $when }
       *[clock] : время истекает { $when }
    }
}
waiting-more = … и ещё { $count }.
waiting-elsewhere = { $count ->
    [1] Одна из них в другом месте: /games
    [one] { $count } из них в другом месте: /games
    [few] { $count } из них в другом месте: /games
    [many] { $count } из них в другом месте: /games
   *[other] { $count } из них в другом месте: /games
}
notice-vacation-spent = { $user }: время истекло, взят день отпуска, до { $until }. { $left ->
    [one] В этом году остался { $left } день отпуска.
    [few] В этом году осталось { $left } дня отпуска.
    [many] В этом году осталось { $left } дней отпуска.
   *[other] В этом году осталось { $left } дня отпуска.
} В этой партии это { $spent }-й день из { $most }. Потом { $then ->
    [decides] решает соперник.
   *[wins] выигрывает соперник.
}
