# Por que a partida acabou: depois do resultado, entre parênteses.
ending-no-pieces = oponente sem peças
ending-no-moves = oponente sem lances
ending-given-away = sem lances, e aqui isso vence
ending-crowned = primeira dama da partida
ending-repetition = { $times ->
    [0] a mesma posição vezes demais
    [3] mesma posição pela terceira vez
    [4] mesma posição pela quarta vez
    [5] mesma posição pela quinta vez
   *[other] mesma posição { $times } vezes
}
ending-no-progress = { $count ->
    [idle] { $moves } lances de cada lado sem captura nem lance de pedra
    [no-capture] { $moves } lances de cada lado sem captura
    [balance] { $moves } lances de cada lado sem captura nem coroação
   *[none] lances demais sem progresso
}
ending-kings-only = { $count ->
    [kings-only] { $moves } lances de cada lado só com damas
   *[none] lances demais só com damas
}
ending-few-pieces = { $count ->
    [few-pieces] poucas peças, e sem vitória em { $moves } lances de cada lado
    [few-pieces-weaker] poucas peças, e sem vitória em { $moves } lances
   *[none] sem vitória nos lances permitidos
}
ending-king-against-king = uma dama de cada lado
ending-one-against-one = uma peça de cada lado
ending-groups = { $result ->
    [draw] todos os grupos iguais
   *[win] maiores grupos: { $more } a { $fewer }
}
ending-score = { $result ->
    [draw] pontos e territórios iguais
   *[win] { $even ->
        [yes] pontos iguais, territórios maiores
       *[no] { $more } pontos a { $fewer }
    }
}
ending-goal = todas as peças nas filas de chegada, { $more } a { $fewer }
ending-ply-limit = limite de { $moves } lances
ending-resignation = desistência do oponente
ending-agreement = de comum acordo
ending-time = { $result ->
    [draw] tempo esgotado, mas o oponente não podia vencer
   *[win] tempo do oponente esgotado
}
ending-abort = cancelada
ending-abandoned = { $result ->
    [draw] abandono dos dois lados
   *[win] abandono do oponente
}
ending-adjudication = decidida no torneio
ending-double-loss = decidida no torneio
ending-claims = declarada pelos dois
ending-tables = reivindicada com a base de finais
