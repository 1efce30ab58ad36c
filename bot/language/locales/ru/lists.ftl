# Списки партий и приглашений; подписи вариантов не длиннее 100 знаков.
list-no-games = Открытых партий у вас нет. /play начнёт новую, /join примет приглашение.
list-games = { $count ->
    [1] Ваша открытая партия
   *[other] Ваши открытые партии ({ $count })
}
list-match = { $turn ->
    [mine] **{ $game }**, соперник { $opponent }: **ваш ход**. { $clock }
    [fallen] { $game }, соперник { $opponent }. { $clock }
   *[theirs] { $game }, соперник { $opponent }: ход соперника. { $clock }
}
list-fallen-mine = Ваше время истекло. Что дальше, решает соперник.
list-fallen-theirs = У соперника истекло время, решаете вы: засчитать победу, дать ещё день или играть дальше. Откройте партию и нажмите **Ещё …**.
list-match-draw = **Соперник предлагает ничью.** Ответить: откройте партию.
list-match-takeback = **Соперник просит вернуть ход.** Ответить: откройте партию, **Ещё …**.
list-none-shown = Таких партий у вас нет.
list-finished = Ваши последние законченные партии
list-match-over = { $game }, соперник { $opponent }. { $result }
list-page = Страница { $page } из { $pages }
list-choose-shown = Какие партии показать
list-show-all = Все мои партии ({ $count })
list-show-mine = Ждут моего хода ({ $count })
list-show-here = Идут здесь ({ $count })
list-show-finished = Законченные партии
list-show-game = { $game } ({ $count })
list-more = … и ещё { $count }. /board откроет любую по номеру.
list-choose-game = Открыть партию
list-option-match = #{ $number } { $game }
list-option-against = соперник { $opponent }
list-no-seeks = Открытых приглашений для вас здесь нет. /play создаст своё.
list-no-seeks-alone = Открытых приглашений для вас здесь нет. /play создаст своё на сервере или в личной переписке с соперником.
list-seeks = { $count ->
    [1] Одно открытое приглашение
   *[other] Открытые приглашения: { $count }
}
list-seek = { $kind ->
    [rematch] { $player } предлагает вам реванш: { $game }, { $pace }
    [directed] { $player } приглашает вас: { $game }, { $pace }
   *[open] { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , две партии
   *[no] {""}
}
list-option-seek = { $game }: { $player }
list-choose-seek = Показать приглашение

label-match = { $turn ->
    [mine] #{ $number } { $game }, { $opponent }: ваш ход
    [over] #{ $number } { $game }, { $opponent }: окончена
   *[theirs] #{ $number } { $game }, { $opponent }: ход соперника
}
label-seek = { $kind ->
    [rematch] #{ $number } { $player }, реванш: { $game }, { $pace }
    [directed] #{ $number } { $player }, вам: { $game }, { $pace }
   *[open] #{ $number } { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , две партии
   *[no] {""}
}{ $rated ->
    [yes] , рейтинговая
   *[no] {""}
}
label-preset = { $name }: { $pace }

moves-heading = { $count ->
    [0] Ходов нет
    [1] Один возможный ход
   *[other] Возможные ходы: { $count }
}
history-place = После хода { $ply } из { $plies }
history-at-title = К ходу
history-at-label = После какого хода, всего { $plies }

# О какой партии речь, если их несколько.
which-game-move = «{ $move }» возможен в нескольких ваших партиях. В какой вы ходите?
which-game-elsewhere = «{ $move }» в вашей партии здесь невозможен. Может быть, в этой?
which-game-play = #{ $number }: сделать ход { $move }
which-game-choose = Выберите партию
which-game-draw-offer = В какой партии предложить ничью?
which-game-resign = В какой партии сдаться?
which-game-takeback = В какой партии вернуть ход?

# На карточке законченной партии.
poster-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
poster-turn = Перелом партии
poster-rating = { $rating } ({ $difference })
poster-event = { $event } · тур { $round }
