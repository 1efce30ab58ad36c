# A página: um tabuleiro que se toca.
page-turn = { $whose ->
    [mine] Sua vez.
    [theirs] Vez de { $player }.
   *[watched] Vez de { $player }.
}
page-play-over = Nesta partida não se joga mais. O resultado vem a seguir.
page-paused = Relógio parado: { $why ->
    [vacation] férias.
    [weekend] fim de semana.
    [holidays] fim de semana ou feriado.
    [downtime] estive fora.
    [director] um diretor pausou o torneio.
   *[untold] não consegui avisar quem joga.
}
# Por que nenhum lance começa na casa tocada.
page-refused = { $why ->
    [over] A partida acabou.
    [empty-cell] Não há peça aqui.
    [not-your-piece] Essa peça é do oponente.
    [capture-compulsory] A captura é obrigatória. Esta peça não captura.
    [better-capture] Outra captura é obrigatória.
    [king-must-rest] Esta dama deve descansar: já fez três lances seguidos.
    [majority] Na fila ou na coluna, suas peças devem ser mais que as do oponente.
    [light-square] Comece numa casa escura.
    [occupied] Esta casa está ocupada.
    [first-turn] Comece numa casa escura fora do centro.
    [one-piece-left] Você só tem mais uma peça: aqui ela não entra.
    [no-spare-piece] Isto custa mais uma peça, e você não tem.
   *[blocked] { $motion ->
        [place] Agora não se põe peça aqui.
       *[other] Esta peça não tem lance agora.
    }
}
page-holds = { $colour ->
    [black] { $kind ->
        [man] pedra preta
        [king] dama preta
       *[piece] peça preta
    }
   *[white] { $kind ->
        [man] pedra branca
        [king] dama branca
       *[piece] peça branca
    }
}
# Dito pela própria página, que põe algo no lugar de %.
site-games = Partidas
site-no-games = Nenhuma partida ainda. Digite /play no Discord.
site-look = Ajustes
site-theme = Tema
site-notation = Notação
site-numbers = Nomes das casas
site-white-down = Brancas sempre embaixo
site-leave = Sair
site-leave-all = Sair em todos os aparelhos
site-board = Tabuleiro
site-waits = Sua vez
site-type = Digitar um lance
site-play-typed = Jogar
site-legal = Todos os lances (%)
site-more = Mais …
site-next = Próxima partida
site-flip = Girar o tabuleiro
site-slider = Lances jogados
site-step-first = Primeira posição
site-step-back = Um lance para trás
site-step-on = Um lance para frente
site-step-last = Última posição
site-play = Jogar %?
site-yes = Sim
site-cancel = Agora não
site-close = Fechar
site-ask-gives-up = Isto custa uma peça:
site-ask-returns = A peça volta à casa de origem:
site-ask-only-this = Pôr só esta peça?
site-ask-which = Qual lance?
site-ask-stops = Outra captura continua daqui. Parar?
site-not-there = Para lá não dá.
site-stale = O tabuleiro mudou. Nada foi jogado.
site-offline = Sem conexão. Nada se perde.
site-retry = Tentar de novo
