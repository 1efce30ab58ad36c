# Lições: /learn.
command-learn = Aprenda um jogo em poucos passos, ou leia as regras
command-learn-game = Qual jogo. Sem isto, todos, com suas estrelas
command-learn-rules = Mostre as regras do jogo
lessons-heading = Aprender um jogo
lessons-text = Seis a dez posições pequenas ensinam um jogo. Uma estrela por metade dos passos, outra por todos{ $practice ->
    [yes] , e a terceira por três partidas contra mim jogadas até o fim.
   *[no] .
}
lessons-game = { $game }: { $stars }
lessons-choose = Outro jogo
button-learn = Aprender
button-lesson-begin = Aprender: { $game }
button-lesson-next = Seguinte
button-lesson-back = Voltar
button-lesson-again = Do início
button-lesson-others = Outros jogos
button-lesson-play = Jogar com dicas

lesson-heading = { $game }: { $step } de { $steps }
lesson-to-move = { $colour } jogam
lesson-note = { $step }/{ $steps }
lesson-right = **{ $move }**: certo.{ $last ->
    [yes] { " " }Foi o último passo.
   *[no] { "" }
}
lesson-end-heading = { $game }: { $stars }
lesson-end = { $complete ->
    [yes] Você conhece o jogo. **Jogar com alguém** envia seu primeiro convite, ou publica um para todos.
   *[no] Todos os passos estão feitos. Agora jogue { $most } partidas até o fim contra mim no primeiro nível ({ $games } de { $most } até agora): **Dica**, no tabuleiro, mostra um bom lance e diz por quê. O que os passos não disseram está em **Regras**.
}

# Uma frase sobre a coisa, outra sobre o que fazer.
lesson-man-moves = A pedra anda uma casa { $ways ->
    [straight] em linha reta para frente ou para o lado
    [five] em linha reta para frente, para o lado ou em diagonal para frente
   *[diagonal] em diagonal para frente
}. As suas são { $colour ->
    [black] pretas
   *[white] brancas
}: mova uma.
lesson-man-takes = A pedra captura { $ways ->
    [straight] em linha reta para frente ou para o lado
    [five] em linha reta para frente, para o lado ou em diagonal para frente
   *[diagonal] em diagonal para frente
}: salta a peça inimiga ao lado até a casa vazia atrás. Capture a peça.
lesson-man-takes-also = { $ways ->
    [diagonals] A pedra só anda para frente, mas captura também para trás. Capture.
    [orthogonals] A pedra captura nas quatro direções, também para trás. Capture.
    [five] A pedra captura também em linha reta para frente e para o lado. Capture.
   *[all] { $squares ->
        [dark] A pedra captura nas oito direções. Por filas e colunas as casas claras não contam: ela salta quatro casas. Capture.
       *[all] A pedra captura nas oito direções. Capture.
    }
}
lesson-chain = A pedra que capturou segue capturando no mesmo lance enquanto puder, e pode mudar de direção. Capture { $count ->
    [2] duas
    [3] três
   *[other] { $count }
}.
lesson-man-spares-king = A pedra não pode capturar uma dama, a peça com a coroa. Faça outro lance.
lesson-refused = { $refusal ->
    [free] Capturar nunca é obrigatório. Faça um lance sem captura.
   *[forfeits] Você pode recusar uma captura, mas então perde uma peça que devia capturar: a casa dela vem depois de “#”. Faça um lance assim.
}
lesson-free = { $refusal ->
    [never] A captura é obrigatória. Entre várias, escolha qualquer uma, mesmo a menor. Capture.
   *[other] Entre várias capturas, escolha qualquer uma, mesmo a menor. Capture.
}
lesson-priority-most-pieces = { $refusal ->
    [never] A captura é obrigatória, e do modo que toma mais peças: a lei da maioria. Ache a captura.
   *[other] Se você captura, deve ser do modo que toma mais peças. Ache a captura.
}
lesson-priority-most-value = { $refusal ->
    [never] A captura é obrigatória, e a de maior valor
   *[other] Se você captura, deve ser a de maior valor
}: a dama vale mais que uma pedra e menos que duas. Ache a captura.
lesson-priority-with-king = { $place ->
    [1] Se uma dama pode capturar, deve-se capturar com dama. Ache a captura.
   *[other] Entre capturas iguais no resto, a feita por dama vem antes da feita por pedra. Ache a captura.
}
lesson-priority-most-kings = { $place ->
    [1] Você deve capturar o máximo de damas. Ache a captura.
   *[other] Entre capturas iguais no resto, é obrigatória a que toma mais damas. Ache a captura.
}
lesson-priority-king-soonest = { $place ->
    [1] Você deve capturar uma dama o mais cedo possível. Ache a captura.
   *[other] Entre capturas iguais no resto, é obrigatória a que encontra uma dama mais cedo. Ache a captura.
}
lesson-crowned = A pedra que chega à última fila vira dama e ganha uma coroa. Faça uma dama.
lesson-first-king = Aqui a primeira dama vence a partida. A pedra que chega à última fila vira dama: faça uma.
lesson-crowning-ends-move = A pedra que chega à última fila capturando é coroada e para ali, mesmo que pudesse seguir. Capture.
lesson-crowning-if-move-ends = A pedra que chega à última fila capturando segue como pedra se puder. Só é coroada se o lance acaba ali. Capture { $count ->
    [2] duas
    [3] três
   *[other] { $count }
}.
lesson-crowning-goes-on = A pedra que chega à última fila capturando é coroada na hora, e segue como dama. Capture { $count ->
    [2] duas
    [3] três
   *[other] { $count }
}.
lesson-king-moves = A dama voa { $ways ->
    [diagonals] em diagonal
    [orthogonals] por filas e colunas
   *[all] nas oito direções
}, quantas casas vazias quiser. Mova a dama três casas ou mais.
lesson-king-takes = { $reach ->
    [short] A dama anda uma casa { $ways ->
        [diagonals] em diagonal, também para trás
        [all] em qualquer das oito direções
       *[orthogonals] em qualquer das quatro direções
    }, e captura do mesmo modo. Capture com ela.
   *[flying] A dama voa { $moves ->
        [diagonals] em diagonal
        [orthogonals] por filas e colunas
       *[all] nas oito direções
    } e captura de longe{ $ways ->
        [all] { $moves ->
            [all] { "" }
           *[other] , também por filas e colunas
        }
        [orthogonals] { $moves ->
            [orthogonals] { "" }
           *[other] , mas só por filas e colunas
        }
       *[diagonals] { "" }
    }. Ela para { $landing ->
        [next] logo atrás da peça
       *[anywhere] em qualquer casa vazia atrás da peça
    }. Capture.
}
lesson-king-run = Enquanto você tem pedras, uma dama só faz { $moves } lances seguidos sem capturar. A sua já fez: mova outra peça.
lesson-win = { $ending ->
    [no-pieces] Quem fica sem peças perde. Capture as últimas.
    [given-away] Aqui vence quem fica sem peças ou sem lances. Ofereça sua última peça.
   *[no-moves] Quem não pode jogar perde. Imobilize a última peça do oponente.
}
lesson-draw = { $ending ->
    [king-against-king] Dama contra dama é empate, a não ser que uma possa ser capturada na hora{ $unless ->
        [capture-coming] { " " }ou a perda seja inevitável
       *[capture] { "" }
    }. Chegue a esse final.
    [one-against-one] Uma peça contra uma é empate, a não ser que uma possa ser capturada na hora{ $unless ->
        [capture-coming] { " " }ou a perda seja inevitável
       *[capture] { "" }
    }. Chegue a esse final.
    [repetition] A mesma posição pela { $times ->
        [3] terceira
        [4] quarta
       *[5] quinta
    } vez é empate{ $claim ->
        [0] { "" }
        [3] . A partir da terceira, pode-se reivindicar
       *[other] . A partir da quarta, pode-se reivindicar
    }. Sua dama já esteve em { $square }: volte para lá.
   *[other] Damas que vão e voltam por muito tempo fazem empate. Volte para { $square }.
}

lesson-shift-alone = Empurre uma peça sua de uma casa escura para uma casa vazia ao lado, para cima, para baixo ou para o lado. Uma peça nova sua ocupa a casa deixada.
lesson-shift-line = Peças em linha andam juntas se há uma casa vazia depois delas. Empurre duas ou mais peças suas.
lesson-shift-majority = Peças inimigas na linha também andam, se as suas são maioria nela. Empurre uma linha com uma peça inimiga.
lesson-shift-grows = Peças de uma cor que se tocam, mas não em diagonal, são um grupo. Faça seu maior, de { $own }, crescer duas ou mais.
lesson-shift-breaks = Vence o maior grupo, então quebre o do oponente: diminua o maior dele, de { $theirs }.
lesson-shift-wins = Com o tabuleiro cheio, vence o maior grupo. Entre iguais, o segundo maior. Vença a partida.
lesson-place-first = As Pretas começam com uma peça numa casa escura, como a1, fora das quatro do meio. Ponha a sua.
lesson-place-two = Daí em diante cada jogador põe duas peças em casas da própria cor, ou só uma. Você joga de { $colour ->
    [black] Pretas: ponha duas em casas escuras.
   *[white] Brancas: ponha duas em casas claras.
}
lesson-place-other = Ou uma peça numa casa da outra cor: ela une as casas vazias da sua cor em volta. Ponha uma numa casa { $colour ->
    [black] clara
   *[white] escura
} fora do meio.
lesson-place-own-centre = Nas quatro casas do meio, uma peça posta em casa da sua cor é a única da vez. Ponha uma só peça numa casa { $colour ->
    [black] escura
   *[white] clara
} delas.
lesson-place-other-centre = Uma casa do meio da outra cor custa uma segunda peça, que é descartada: “x”. Ponha uma numa casa { $colour ->
    [black] clara
   *[white] escura
} delas.
lesson-place-grows = Um território são suas peças que se tocam, com as casas vazias da sua cor ao lado. O seu maior tem { $own }: faça-o crescer três ou mais.
lesson-place-breaks = O maior território conta em dobro, então corte o do oponente: diminua o maior dele, de { $theirs }.
lesson-place-wins = Os pontos: seu maior território em dobro, e os outros uma vez. Ponha o que resta para vencer.
lesson-jump-step = A peça anda uma casa em diagonal para frente. Nada é capturado. Dê um passo.
lesson-jump-one = Ela também salta em diagonal uma peça sua até a casa vazia atrás. Dê um salto.
lesson-jump-more = Ela pode seguir saltando e mudar de direção, se acaba mais à frente. Salte duas ou mais peças suas.
lesson-jump-enemy = Uma vez por lance, a peça pode saltar uma inimiga vizinha pela fila ou pela coluna. Salte uma.
lesson-jump-both = Esse salto pode ser parte de uma cadeia. Salte peças dos dois lados num lance.
lesson-jump-back = A peça só volta se todas as casas de chegada à frente dela têm peças suas. Volte uma casa.
lesson-jump-wins = Vence quem primeiro tem todas as peças nas três filas de chegada. Leve a última.

# Um lance possível que mostra outra coisa.
lesson-not = **{ $move }** pode ser jogado, mas { $code ->
    [refused] captura uma peça. Desta vez, não capture
    [crowned] não faz dama. Procure a pedra a um passo da última fila
    [first-king] não faz dama. Procure a pedra a um passo da última fila
    [king-moves] não é lance da dama por três casas ou mais
    [win] { $ending ->
        [given-away] então o oponente não precisa capturar sua última peça
       *[other] depois dele o oponente continua
    }
    [draw] depois dele a partida continua
    [shift-line] não empurra duas ou mais peças suas e nenhuma outra
    [shift-majority] nenhuma peça inimiga anda com ele
    [shift-grows] seu maior grupo não cresce duas peças
    [shift-breaks] o maior grupo do oponente fica do mesmo tamanho
    [shift-wins] então o oponente vence, ou a partida continua
    [place-two] põe uma peça só
    [place-other] é em casas da sua cor, ou no meio
    [place-own-centre] não é numa casa do meio da sua cor
    [place-other-centre] não é numa casa do meio da outra cor
    [place-grows] seu maior território não cresce três
    [place-breaks] o maior território do oponente fica do mesmo tamanho
    [place-wins] então você não vence
    [jump-step] é um salto
    [jump-one] não é um salto só sobre uma peça sua
    [jump-more] não é uma cadeia só sobre peças suas
    [jump-enemy] não é um salto sobre uma só peça inimiga
    [jump-both] não passa sobre peças dos dois lados
    [jump-back] anda para frente
    [jump-wins] ainda falta uma peça
   *[other] não é a captura pedida
}. Nada se perdeu: tente de novo.
