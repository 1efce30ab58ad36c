# Ce qu’il faut savoir et qu’une image ne montre pas.
remark-king-run = { $colour ->
    [black] Dame des Noirs en { $square } : { $moves } coups de suite sur { $limit }.
   *[white] Dame des Blancs en { $square } : { $moves } coups de suite sur { $limit }.
}
remark-king-must-rest = { $colour ->
    [black] Dame des Noirs en { $square } : { $limit } coups de suite, elle doit se reposer.
   *[white] Dame des Blancs en { $square } : { $limit } coups de suite, elle doit se reposer.
}
remark-draw-repeated = { $times ->
    [2] Cette position se présente pour la deuxième fois.
   *[other] Cette position s’est présentée { $times } fois.
} { $claim ->
    [now] La nulle peut être revendiquée : Plus… sous le damier.
    [open] La nulle peut être revendiquée.
    [later] { $left ->
        [1] Encore une fois, et la nulle peut être revendiquée.
       *[other] Dès { $limit } fois, la nulle peut être revendiquée.
    }
   *[no] { $left ->
        [1] Encore une fois, et la partie est nulle.
       *[other] À { $limit } fois, la partie est nulle.
    }
}
remark-draw-near = { $count ->
    [few-pieces] Si peu de pièces, et { $made } coups chacun :
    [few-pieces-weaker] Si peu de pièces, et { $made } coups du camp le plus faible :
    [kings-only] { $made } coups chacun de dames seulement, sans prise :
    [no-capture] { $made } coups chacun sans prise :
    [balance] { $made } coups chacun sans prise ni promotion :
   *[idle] { $made } coups chacun sans prise ni coup de pion :
} { $claim ->
    [now] la nulle peut être revendiquée : Plus… sous le damier.
    [open] la nulle peut être revendiquée.
    [later] dès { $limit }, la nulle peut être revendiquée.
   *[no] nulle à { $limit }.
}
