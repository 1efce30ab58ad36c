# Zongheng, Binary e Damas incorretas, de Kanare Kato.

trait-designer = Autoria do jogo: { $name } ({ $native }).
trait-reconstructed-start = A figura da posição inicial se perdeu na fonte. A usada aqui foi reconstruída a partir do texto.

# Zongheng
trait-zongheng-board = Um tabuleiro de { $size }×{ $size } casas e { $pieces } peças de cada cor.
trait-zongheng-start = { $pattern ->
    [diagonal] No início há uma peça em cada casa escura, pretas e brancas em faixas diagonais (a1 é preta). As outras peças ficam na mão.
   *[rows] No início há uma peça em cada casa escura, pretas e brancas em filas alternadas (a fila 1 é preta). As outras peças ficam na mão.
}
trait-zongheng-group = Um grupo são peças de uma cor que se tocam por filas e colunas. O contato diagonal não conta. O tamanho é o número de peças.
trait-zongheng-turn = As Pretas começam. Na sua vez, empurre uma peça de casa escura por uma casa, na fila ou na coluna, até uma casa vazia, e ponha uma peça nova sua na casa que ela deixou. Uma peça empurrada sozinha deve ser sua.
trait-zongheng-majority = Se há outras peças em linha à frente dela, a linha toda anda uma casa, desde que haja uma casa vazia depois dela. Nessa linha, suas peças devem ser a maioria. As peças atrás da casa escolhida ficam onde estão.
trait-zongheng-pass = Se você não pode pôr peça, a vez passa ao oponente. O bot passa por você. Fora isso, não se passa.
trait-zongheng-supply = Depois de um passe, um jogador pode pôr mais peças que o outro, até mais da metade. (Regra deste bot. A fonte não diz.)
trait-zongheng-end = A partida acaba quando o tabuleiro está cheio.
trait-zongheng-ranking = Vence quem tem o maior grupo. Se são iguais, comparam-se os segundos maiores, depois os terceiros, e assim por diante. Grupos de mesmo tamanho contam em separado. Se todos são iguais, é empate.
trait-zongheng-notation = O lance se escreve com a casa da peça escolhida e a casa seguinte na direção do empurrão: c3-c4. Direções também servem: c3↑, c3 up, down, left ou right.

remark-passed = { $side ->
    [black] As Pretas não podiam jogar e passaram.
   *[white] As Brancas não podiam jogar e passaram.
}
remark-largest-group = Maior grupo: Pretas { $black }, Brancas { $white }.
remark-groups = Grupos: Pretas { $black }. Brancas { $white }.

error-illegal-majority = “{ $text }” não é possível: nesta linha há { $own } peças suas e { $other } do oponente. As suas devem ser mais.
error-illegal-light-square = “{ $text }” não é possível: { $square } é casa clara. Escolha uma peça em casa escura.
error-illegal-not-in-line = “{ $text }” não é possível: empurra-se pela fila ou pela coluna.
error-illegal-too-far = “{ $text }” não é possível: empurra-se uma casa só.
error-illegal-no-pass = Você não pode passar. Se não há lance, eu passo por você.

# Binary
trait-binary-board = Um tabuleiro de { $size }×{ $size } casas, vazio no início, e { $pieces } peças de cada cor. As casas escuras são da cor das Pretas, as claras da cor das Brancas. As quatro casas do meio ({ $centre }) são o centro.
trait-binary-territory = Um território são peças de uma cor que se tocam por filas e colunas, com as casas vazias dessa mesma cor ao lado delas. Peças com uma dessas casas entre si formam um só território.
trait-binary-territory-size = O tamanho de um território é o número de peças e casas vazias, no mínimo dois: uma peça só ou uma casa vazia só não é território.
trait-binary-first-turn = As Pretas começam com uma peça numa casa escura fora do centro.
trait-binary-turn = Daí em diante, cada vez é uma destas: pôr peças em duas casas vazias da sua cor, ou em uma só, ou pôr uma peça numa casa vazia que não é da sua cor. Não se passa.
trait-binary-centre-own = Uma peça posta numa casa do centro da sua cor é a única dessa vez.
trait-binary-centre-other = Se você põe uma peça numa casa do centro que não é da sua cor, descarta também uma peça da mão. Sem peça para descartar, não pode pôr ali.
trait-binary-alone = Quando um jogador gasta todas as peças, o outro segue sozinho pelas mesmas regras até pôr todas. Então a partida acaba.
trait-binary-score = Pontos: o dobro do seu maior território, mais os tamanhos de todos os outros. Mais pontos vencem.
trait-binary-tie = Com pontos iguais, comparam-se os maiores territórios, depois os segundos maiores, e assim por diante. Se todos são iguais, é empate.
trait-played-in-pairs = Partidas valendo rating se jogam em dupla, com cores trocadas.
trait-binary-notation = O lance se escreve com as casas: b1, ou b1+d1 para duas. Um x depois de uma casa do centro, como em e4x, marca o descarte.

remark-alone = { $side ->
    [black] As Brancas não têm mais peças. As Pretas seguem sozinhas.
   *[white] As Pretas não têm mais peças. As Brancas seguem sozinhas.
}
remark-score = Pontos: Pretas { $black }, Brancas { $white }.
remark-territories = Territórios: Pretas { $black }. Brancas { $white }.
remark-hands = Na mão: Pretas { $black }, Brancas { $white }.
remark-discarded = Descartadas: Pretas { $black }, Brancas { $white }.

error-illegal-occupied = “{ $text }” não é possível: { $square } está ocupada.
error-illegal-first-turn = “{ $text }” não é possível: o primeiro lance põe uma peça numa casa escura fora do centro.
error-illegal-too-many = “{ $text }” não é possível: põem-se no máximo duas peças por vez.
error-illegal-pair-on-other-colour = “{ $text }” não é possível: duas peças, só em duas casas da sua cor.
error-illegal-centre-single = “{ $text }” não é possível: uma peça no centro deve ser a única da vez.
error-illegal-one-piece-left = “{ $text }” não é possível: você só tem mais uma peça.
error-illegal-no-spare-piece = “{ $text }” não é possível: esta casa do centro custa mais uma peça, e você não tem para descartar.

# Damas incorretas
trait-incorrect-board = Um tabuleiro de 8×8 casas e 12 peças de cada cor. As Pretas começam nas casas escuras das três filas mais próximas, as Brancas nas casas claras das três filas opostas.
trait-incorrect-colours = Peças brancas só ficam em casas claras, pretas em escuras. Nada é capturado. As Pretas começam.
trait-incorrect-step = Passo: a peça anda uma casa em diagonal para frente até uma casa vazia.
trait-incorrect-jump = Salto: a peça salta em diagonal uma peça vizinha da própria cor, para frente ou para trás, até a casa vazia logo atrás. Pode seguir saltando em qualquer direção e parar depois de qualquer salto. Saltar nunca é obrigatório. Nenhuma peça é saltada duas vezes na mesma vez.
trait-incorrect-enemy-jump = Uma vez por lance, um salto pode ir pela fila ou pela coluna sobre uma peça inimiga vizinha, até a casa vazia logo atrás, em qualquer direção. Pode ser parte de uma cadeia ou ficar sozinho. Sozinho para o lado não é possível, pois não avança.
trait-incorrect-forward = A peça deve acabar o lance numa fila mais à frente do que onde começou.
trait-incorrect-retreat = Exceção: se nas três filas de chegada há casas que uma peça ainda poderia alcançar andando para frente, e todas têm peças do próprio lado, ela pode andar uma casa em diagonal para trás, mas não saltar.
trait-incorrect-goal = Vence quem primeiro tem todas as peças nas três filas de chegada.
trait-incorrect-repetition = Quando uma posição surge { $claim } vezes com o mesmo jogador na vez, ele pode reivindicar empate. Com { $draw } vezes é empate. (Regra deste bot. A fonte não diz.)
trait-incorrect-limit = Uma partida sem vencedor depois de { $plies } lances, somados os dois lados, é empate. (Regra deste bot. A fonte não diz.)
trait-incorrect-notation = O lance se escreve com as casas de início e fim, b2-f6, ou com cada casa de parada, b2-d4-f6. O caminho inteiro sempre aparece.

remark-goal = Nas três filas de chegada: Pretas { $black } de 12, Brancas { $white } de 12.
remark-repeated = { $times ->
    [2] Esta posição surgiu pela segunda vez.
   *[other] Esta posição surgiu { $times } vezes.
}
remark-plies-left = { $left ->
    [1] Falta um lance para o empate.
   *[other] Faltam { $left } lances para o empate.
}

error-illegal-other-colour = “{ $text }” não é possível: { $square } não é da cor das casas de suas peças.
error-illegal-not-forward = “{ $text }” não é possível: a peça deve acabar mais à frente do que começou.
error-illegal-retreat = “{ $text }” não é possível: a peça só volta se à frente dela há casas de chegada e suas peças ocupam todas.
error-illegal-not-a-chain = “{ $text }” não é possível: a peça não pode saltar por essas casas.
