# Co trzeba wiedzieć, a czego nie widać na obrazku.
remark-king-run = { $colour ->
    [black] Damka czarnych { $square }: ruchy z rzędu { $moves } z { $limit }.
   *[white] Damka białych { $square }: ruchy z rzędu { $moves } z { $limit }.
}
remark-king-must-rest = { $colour ->
    [black] Damka czarnych { $square }: ruchy z rzędu { $limit }, teraz musi odpocząć.
   *[white] Damka białych { $square }: ruchy z rzędu { $limit }, teraz musi odpocząć.
}
remark-draw-repeated = { $times ->
    [2] Ta pozycja powstaje już drugi raz.
   *[other] Ta pozycja powstaje już { $times }. raz.
} { $claim ->
    [now] Można ogłosić remis: **Więcej …** pod planszą.
    [open] Można ogłosić remis.
    [later] { $left ->
        [1] Jeszcze raz i można ogłosić remis.
       *[other] Za { $limit }. razem można ogłosić remis.
    }
   *[no] { $left ->
        [1] Jeszcze raz i jest remis.
       *[other] Za { $limit }. razem jest remis.
    }
}
remark-draw-near = { $count ->
    [few-pieces] Mało bierek, ruchy każdej strony: { $made }.
    [few-pieces-weaker] Mało bierek, ruchy słabszej strony: { $made }.
    [kings-only] Ruchy każdej strony samymi damkami i bez bicia: { $made }.
    [no-capture] Ruchy każdej strony bez bicia: { $made }.
    [balance] Ruchy każdej strony bez bicia i przemiany: { $made }.
   *[idle] Ruchy każdej strony bez bicia i ruchu kamieniem: { $made }.
} { $claim ->
    [now] Można ogłosić remis: **Więcej …** pod planszą.
    [open] Można ogłosić remis.
    [later] Od { $limit } można ogłosić remis.
   *[no] Przy { $limit } jest remis.
}
