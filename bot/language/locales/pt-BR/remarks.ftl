# O que é preciso saber e a imagem não mostra.
remark-king-run = { $colour ->
    [black] A dama preta em { $square } fez { $moves } de { $limit } lances seguidos.
   *[white] A dama branca em { $square } fez { $moves } de { $limit } lances seguidos.
}
remark-king-must-rest = { $colour ->
    [black] A dama preta em { $square } fez { $limit } lances seguidos e deve descansar.
   *[white] A dama branca em { $square } fez { $limit } lances seguidos e deve descansar.
}
remark-draw-repeated = { $times ->
    [2] Esta posição surgiu pela segunda vez.
   *[other] Esta posição surgiu { $times } vezes.
} { $claim ->
    [now] Pode-se reivindicar empate em Mais …, abaixo do tabuleiro.
    [open] Pode-se reivindicar empate.
    [later] { $left ->
        [1] Mais uma vez, e pode-se reivindicar empate.
       *[other] A partir de { $limit } vezes, pode-se reivindicar empate.
    }
   *[no] { $left ->
        [1] Mais uma vez, e é empate.
       *[other] Com { $limit } vezes é empate.
    }
}
remark-draw-near = { $count ->
    [few-pieces] Poucas peças, { $made } lances de cada lado:
    [few-pieces-weaker] Poucas peças, { $made } lances do lado mais fraco:
    [kings-only] { $made } lances de cada lado só com damas e sem captura:
    [no-capture] { $made } lances de cada lado sem captura:
    [balance] { $made } lances de cada lado sem captura nem coroação:
   *[idle] { $made } lances de cada lado sem captura nem lance de pedra:
} { $claim ->
    [now] pode-se reivindicar empate em Mais …, abaixo do tabuleiro.
    [open] pode-se reivindicar empate.
    [later] a partir de { $limit }, pode-se reivindicar empate.
   *[no] empate aos { $limit }.
}
