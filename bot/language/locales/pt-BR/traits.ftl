# As regras de damas em palavras, na ordem de leitura.
trait-board = { $squares ->
    [a1] Um tabuleiro de { $columns }×{ $rows } casas. Joga-se nas { $fields } casas escuras. Cada jogador tem uma casa escura no canto esquerdo.
    [h1] Um tabuleiro de { $columns }×{ $rows } casas. Joga-se nas { $fields } casas escuras. Cada jogador tem uma casa escura no canto direito.
   *[all] Um tabuleiro de { $columns }×{ $rows } casas. Joga-se em todas as { $fields }.
}
trait-men = Cada lado começa com { $count } pedras, { $rows ->
    [1] na fila { $first }
   *[other] nas filas { $first } a { $last }
} a partir da própria borda.
trait-starts = { $agreed ->
    [yes] { $colour ->
        [black] Os jogadores combinam quem começa. Aqui são sempre as Pretas.
       *[white] Os jogadores combinam quem começa. Aqui são sempre as Brancas.
    }
   *[no] { $colour ->
        [black] As Pretas começam.
       *[white] As Brancas começam.
    }
}
trait-man-moves = { $ways ->
    [forward-diagonals] A pedra anda uma casa em diagonal para frente.
    [forward-and-sideways] A pedra anda uma casa em linha reta para frente ou para o lado.
    [forward-sideways-and-forward-diagonals] A pedra anda uma casa em linha reta para frente, para o lado ou em diagonal para frente.
   *[other] A pedra anda uma casa.
}
trait-man-captures = { $ways ->
    [forward-diagonals] A pedra captura em diagonal para frente: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
    [diagonals] A pedra captura em diagonal, para frente e para trás: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
    [forward-and-sideways] A pedra captura em linha reta para frente ou para o lado: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
    [orthogonals] A pedra captura em linha reta para frente, para trás ou para o lado: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
    [forward-sideways-and-forward-diagonals] A pedra captura em linha reta para frente, para o lado ou em diagonal para frente: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
    [all] { $squares ->
        [dark] A pedra captura nas oito direções. Em diagonal, salta uma peça inimiga vizinha e para na casa vazia logo atrás. Por filas e colunas, salta uma peça inimiga a duas casas e para numa casa vazia a quatro: as casas claras no meio não contam.
       *[all] A pedra captura nas oito direções: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
    }
   *[other] A pedra captura saltando uma peça inimiga vizinha até a casa vazia logo atrás.
}
trait-man-takes-king = A pedra pode capturar damas.
trait-man-spares-king = A pedra não pode capturar damas.
trait-king-look = Na imagem, a dama tem uma coroa.
trait-king-moves = { $reach ->
    [short] { $ways ->
        [diagonals] A dama anda uma casa em diagonal, para frente ou para trás.
        [all] A dama anda uma casa em qualquer das oito direções.
       *[orthogonals] A dama anda uma casa pela fila ou pela coluna.
    }
   *[flying] { $ways ->
        [diagonals] A dama anda em diagonal quantas casas vazias quiser.
        [all] A dama anda quantas casas vazias quiser em qualquer das oito direções.
       *[orthogonals] A dama anda pela fila ou pela coluna quantas casas vazias quiser.
    }
}
trait-king-captures = { $reach ->
    [short] { $ways ->
        [diagonals] A dama captura em diagonal, para frente ou para trás: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
        [all] A dama captura em qualquer das oito direções: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
       *[orthogonals] A dama captura pela fila ou pela coluna: salta uma peça inimiga vizinha e para na casa vazia logo atrás.
    }
   *[flying] { $ways ->
        [diagonals] A dama captura em diagonal a qualquer distância: salta uma peça inimiga, se todas as casas antes dela e a que vem logo atrás estão vazias. Nunca salta uma peça do próprio lado nem duas peças de uma vez.
        [all] { $squares ->
            [dark] A dama captura nas oito direções a qualquer distância: salta uma peça inimiga, se todas as casas antes dela e a que vem logo atrás estão vazias. Nunca salta uma peça do próprio lado nem duas peças de uma vez. Por filas e colunas, só contam as casas escuras.
           *[all] A dama captura nas oito direções a qualquer distância: salta uma peça inimiga, se todas as casas antes dela e a que vem logo atrás estão vazias. Nunca salta uma peça do próprio lado nem duas peças de uma vez.
        }
       *[orthogonals] A dama captura por filas e colunas a qualquer distância: salta uma peça inimiga, se todas as casas antes dela e a que vem logo atrás estão vazias. Nunca salta uma peça do próprio lado nem duas peças de uma vez.
    }
}
trait-landing-anywhere = Atrás da peça capturada, a dama para em qualquer casa vazia. Mas se de alguma delas pode seguir capturando, deve escolher uma dessas.
trait-landing-next = A dama que captura para na casa logo atrás da peça e segue dali se puder.
trait-removal-after-move = As peças capturadas saem depois do lance inteiro. Até lá atrapalham o caminho, e nenhuma peça pode ser saltada duas vezes.
trait-removal-at-once = As peças capturadas saem uma a uma, e assim o caminho pode se abrir para mais capturas. Dar meia-volta entre duas capturas é proibido.
trait-crowning-ends-move = A pedra que chega à última fila vira dama e o lance acaba ali, mesmo que pudesse seguir capturando.
trait-crowning-if-move-ends = A pedra vira dama se o lance acaba na última fila. Se chega lá capturando e pode seguir, continua como pedra.
trait-crowning-goes-on = A pedra que chega à última fila vira dama. Se chega lá capturando e pode seguir como dama, segue no mesmo lance.
trait-crowning-wins = Quem faz a primeira dama vence na hora. Por isso nenhuma dama chega a andar.
trait-capture-compulsory = A captura é obrigatória. A peça que capturou segue capturando no mesmo lance enquanto puder, e pode mudar de direção entre os saltos.
trait-capture-refusable = Se você pode capturar, deve. A peça que capturou segue capturando no mesmo lance enquanto puder, e pode mudar de direção entre os saltos. Em vez disso, você pode jogar sem capturar, mas perde uma peça que devia capturar: a que andou, se é uma delas, senão uma que você indica. Onde se contam lances sem captura, a contagem recomeça com essa perda.
trait-capture-optional = Se você pode capturar, não precisa. A peça que começa a capturar segue no mesmo lance enquanto puder, e pode mudar de direção entre os saltos.
trait-capture-free = Entre várias capturas, peças ou caminhos, a escolha é livre. Não precisa ser a captura maior.
trait-priority-most-pieces = { $place ->
    [1] Lei da maioria: entre várias capturas, é obrigatória uma que toma mais peças{ $kings ->
        [yes] {" "}(a dama conta como uma)
       *[no] { "" }
    }.
   *[other] Entre iguais, é obrigatória uma que toma mais peças.
}
trait-priority-most-value = { $place ->
    [1] Entre várias capturas, é obrigatória uma de maior valor.
   *[other] Entre iguais, é obrigatória uma de maior valor.
}
trait-priority-with-king = { $place ->
    [1] Se uma dama pode capturar, deve-se capturar com dama.
   *[other] Entre iguais, a captura feita por dama vem antes da feita por pedra.
}
trait-priority-most-kings = { $place ->
    [1] Entre várias capturas, é obrigatória uma que toma mais damas.
   *[other] Entre iguais, é obrigatória uma que toma mais damas.
}
trait-priority-king-soonest = { $place ->
    [1] Entre várias capturas, é obrigatória uma que toma uma dama mais cedo.
   *[other] Entre iguais, é obrigatória uma que toma uma dama mais cedo.
}
trait-value = { $man ->
    [100] A dama vale mais que uma pedra e menos que duas: três damas são mais que cinco pedras e menos que seis. Para comparar, conte cada dama como duas pedras. Com somas iguais, vale mais a que tem menos damas.
   *[other] { $man } damas valem o mesmo que { $king } pedras.
}
trait-capture-equal = { $counted ->
    [yes] Entre capturas ainda iguais, a escolha é livre.
   *[no] Entre essas capturas, peças e caminhos, a escolha é livre. Não precisa ser a captura maior.
}
trait-king-run = Enquanto você tem pedras, uma dama não faz mais de { $moves } lances seguidos sem captura. Depois ela deve capturar, ou outra peça deve jogar. Se nenhuma pode, você perde.
trait-win-no-moves = Quem não tem lance possível perde, seja sem peças ou com todas imobilizadas.
trait-win-given-away = Quem está na vez e não tem lance possível vence, seja sem peças ou com todas imobilizadas.
trait-draw-agreement = Os jogadores podem combinar empate.
trait-draw-repetition = { $claimed ->
    [yes] { $times ->
        [3] Pode-se reivindicar empate quando a mesma posição, com o mesmo jogador na vez, surge pela terceira vez.
        [4] Pode-se reivindicar empate quando a mesma posição, com o mesmo jogador na vez, surge pela quarta vez.
        [5] Pode-se reivindicar empate quando a mesma posição, com o mesmo jogador na vez, surge pela quinta vez.
       *[other] Pode-se reivindicar empate quando a mesma posição, com o mesmo jogador na vez, surgiu { $times } vezes.
    }
   *[no] { $times ->
        [3] É empate quando a mesma posição, com o mesmo jogador na vez, surge pela terceira vez.
        [4] É empate quando a mesma posição, com o mesmo jogador na vez, surge pela quarta vez.
        [5] É empate quando a mesma posição, com o mesmo jogador na vez, surge pela quinta vez.
       *[other] É empate quando a mesma posição, com o mesmo jogador na vez, surgiu { $times } vezes.
    }
}{ $runs ->
    [yes] { " " }As posições só são iguais se as damas também fizeram o mesmo número de lances seguidos.
   *[no] { "" }
}{ $house ->
    [yes] { " " }(Regra deste bot, para que nenhuma partida dure para sempre.)
   *[no] { "" }
}
trait-draw-idle = { $claimed ->
    [yes] Pode-se reivindicar empate quando cada lado fez { $moves } lances sem captura e sem lance de pedra.
   *[no] É empate quando cada lado fez { $moves } lances sem captura e sem lance de pedra.
}{ $house ->
    [yes] { " " }(Regra deste bot, para que nenhuma partida dure para sempre.)
   *[no] { "" }
}
trait-draw-no-capture = { $claimed ->
    [yes] Pode-se reivindicar empate quando cada lado fez { $moves } lances sem captura.
   *[no] É empate quando cada lado fez { $moves } lances sem captura.
}{ $house ->
    [yes] { " " }(Regra deste bot, para que nenhuma partida dure para sempre.)
   *[no] { "" }
}
trait-draw-kings-only = { $claimed ->
    [yes] Pode-se reivindicar empate quando cada lado fez { $moves } lances só com damas e sem captura.
   *[no] É empate quando cada lado fez { $moves } lances só com damas e sem captura.
}{ $house ->
    [yes] { " " }(Regra deste bot, para que nenhuma partida dure para sempre.)
   *[no] { "" }
}{ $most ->
    [0] { "" }
   *[other] { " " }Com damas dos dois lados e { $fewest } a { $most } peças ao todo, valem os limites das linhas seguintes.
}
trait-draw-balance = Com damas dos dois lados e { $fewest } a { $most } peças ao todo, é empate quando cada lado fez { $moves } lances sem captura nem coroação.
trait-draw-few-pieces = { $stronger ->
    [kk] Duas damas
    [kkk] Três damas
    [kkk-more] Três ou mais damas
    [kk-km-k] Uma dama, ou duas peças com ao menos uma dama,
    [kkk-kkm-kmm] Três peças com ao menos uma dama
   *[other] { $stronger }
} contra { $weaker ->
    [k] uma dama só
   *[other] { $weaker }
}: é empate depois de { $moves } lances { $counts ->
    [weaker] do lado mais fraco
   *[both] de cada lado
}{ $lasting ->
    [yes] . Uma vez iniciada, a contagem segue mesmo com capturas e coroações.
   *[no] . A contagem recomeça depois de captura ou coroação.
}
trait-draw-main-road = { $stronger ->
    [kk] Duas damas
    [kkk] Três damas
    [kkk-more] Três ou mais damas
    [kk-km-k] Uma dama, ou duas peças com ao menos uma dama,
    [kkk-kkm-kmm] Três peças com ao menos uma dama
   *[other] { $stronger }
} contra { $weaker ->
    [k] uma dama só que não sai da grande diagonal (a1–h8)
   *[other] { $weaker } na grande diagonal (a1–h8)
}: é empate depois de { $moves } lances { $counts ->
    [weaker] do lado mais fraco
   *[both] de cada lado
}{ $lasting ->
    [yes] . Uma vez iniciada, a contagem segue mesmo com capturas e coroações.
   *[no] . A contagem recomeça depois de captura ou coroação.
}
trait-draw-one-each = { $pieces ->
    [kings] { $unless ->
        [capture-coming] Dama contra dama é empate, a não ser que uma captura seja possível na hora ou inevitável.
       *[capture] Dama contra dama é empate, a não ser que quem está na vez possa capturar.
    }
   *[any] { $unless ->
        [capture-coming] Uma peça contra uma é empate, a não ser que uma captura seja possível na hora ou inevitável.
       *[capture] Uma peça contra uma é empate, a não ser que quem está na vez possa capturar.
    }
}
trait-notation-numeric = { $corner ->
    [bottom-right] As casas têm números, contados fila por fila a partir do canto à direita das Brancas. A captura se escreve com “{ $sign }”.
   *[top-left] As casas têm números, contados fila por fila a partir do canto à direita das Pretas. A captura se escreve com “{ $sign }”.
}
trait-notation-algebraic = A casa leva o nome da coluna e da fila: a1 é o canto à esquerda das Brancas. A captura se escreve com “{ $sign }”.
trait-notation-forfeit = Se você recusa uma captura, a peça que perde se escreve depois de “#”, como em 22-17#22. Se só pode ser uma, não é preciso.
