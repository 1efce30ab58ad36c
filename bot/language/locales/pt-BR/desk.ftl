# A mesa dos diretores de um torneio.
desk-entries = Inscrições abertas: { $count } de no máximo { $most }.{ $few ->
    [0] {""}
   *[other] {" "}Mínimo para começar: { $few }.
}
desk-round = **Rodada { $round } de { $rounds }**
desk-games = { $over } de { $games } partidas encerradas
desk-paused = pausado { $since }
desk-ends = { $claims ->
    [yes] declarações até
   *[no] tempo até
} { $at } ({ $rest })
desk-decides = espera sua decisão
desk-nothing = { $status ->
    [ready] Já há inscrições suficientes. Clique em **{ button-desk-start }** quando quiser.
    [running] Nada espera você: segue sozinho.
    [settling] Nada espera você: fica final sozinho.
   *[other] Nada espera você.
}
desk-meanwhile =
    Enquanto isso: { $what }
    Olhe de novo.
desk-more = e mais { $count }
desk-failing = **O próximo passo falhou** { $since }. Nada se perdeu: o bot tenta de novo sozinho, dentro de dez minutos. Se continuar, avise quem cuida do bot. O registro dele cita o torneio #{ $number }.
desk-usual-rounds = Estão previstas { $rounds } rodadas. Usual para { $count } jogadores: { $least } a { $most }. Para mudar: **Configurações**, **Formato**.
desk-unpairable = A rodada { $round } não pode ser emparceirada. Libere um confronto vetado ou repetido, ou encerre como está.
desk-disputes = **Declarações divergem.** Decida: **Partidas …**, **Decidir**.
desk-dispute = { $game }: { $claims }
desk-claim = { $player } declara { $claim ->
    [win] vitória
    [draw] empate
   *[loss] derrota
}
desk-lates = **Tempo esgotado.** Os jogadores declaram resultados. Você não precisa agir.
desk-late = { $game }: { $then ->
    [still] declarações paradas.
    [counts] { $claims }. Sem outra declaração, ela vale: { $when }
    [tables] a base de finais decide: { $when }
    [lost] quem não jogou perde: { $when }
   *[nobody] nenhuma declaração. Sem ela, ninguém pontua: { $when }
}
desk-silences = **Ainda sem lance.** Você não precisa agir: sem lance, perdem.
desk-silent = { $player } ({ $game }). Início da vez: { $since }
desk-held = **Fora por decisão de um diretor**: { $player }. Para trazer de volta: **Jogadores …**. Senão, as partidas são dadas por perdidas: { $until }
desk-objected = Corrija: **Partidas …**, **Corrigir**. Ou clique em **Tornar definitiva**.
desk-waiting = { $count ->
    [one] { $count } confronto espera até os jogadores terem espaço para a partida.
   *[other] { $count } confrontos esperam até os jogadores terem espaço para as partidas.
}
desk-missing = **Sem check-in:** { $players }
button-desk = Mesa
button-desk-back = Voltar
button-desk-people = Jogadores …
button-desk-results = Partidas …
button-desk-pairings = Confrontos …
button-desk-event = Torneio …
button-log = Registro
button-files = Arquivos
button-desk-start = Começar
button-desk-announce = Anunciar
button-desk-pause = Pausar
button-desk-resume = Retomar
button-desk-extend = Mais tempo
button-desk-undo = Desfazer …
button-desk-add = Acrescentar
button-desk-remove = Retirar
button-desk-return = Trazer de volta
button-desk-replace = Substituir
button-desk-name = Nomear diretor
button-desk-unname = Tirar diretor
button-desk-decide = Decidir
button-desk-correct = Corrigir
button-desk-anew = Refazer
button-desk-exchange = Trocar lugares
button-desk-forbid = Vetar confronto
button-desk-allow = Liberar confronto
button-desk-bye = Folga
button-desk-settings = Configurações
button-desk-order = Desempates
button-desk-import = Importar
button-desk-move = Outro canal
button-desk-finish = Encerrar
button-desk-conclude = Tornar definitiva
button-desk-reopen = Reabrir
button-desk-cancel = Cancelar
desk-about-add = alguém se inscreve, sejam quais forem os limites.
desk-about-remove = não joga mais. Você pode desfazer por um dia.
desk-about-return = quem saiu ou foi excluído volta a jogar.
desk-about-replace = outra pessoa assume o lugar e os pontos de um jogador.
desk-about-name = pode fazer tudo o que você pode aqui.
desk-about-unname = um diretor precisa ficar.
desk-about-decide = uma partida em andamento acaba com o resultado que você der. Não vale rating.
desk-about-correct = uma partida encerrada conta de outro modo. Partida e rating ficam como estão.
desk-about-anew = o resultado não conta mais, e uma nova partida começa no lugar.
desk-about-exchange = dois jogadores trocam de lugar nesta rodada, antes de jogar. Dois que se enfrentam trocam de cor.
desk-about-forbid = dois jogadores não se enfrentam.
desk-about-allow = dois com confronto vetado, ou repetido, podem se enfrentar.
desk-about-bye = um jogador não joga numa rodada ainda não emparceirada.
desk-about-settings = ver todas as configurações e mudá-las.
desk-about-order = em que ordem decidem, até o primeiro resultado.
desk-about-import = importar jogadores e o que jogaram fora.
desk-about-move = anunciar e jogar em outro canal.
desk-about-finish = acaba agora, com a tabela como está.
desk-about-cancel = acaba sem resultado. As partidas em andamento são canceladas e não valem rating.{ $rounds ->
    [yes] {" "}Para acabar com a tabela, pause entre duas rodadas.
   *[no] {""}
}
desk-until = Até
desk-until-about = Agora: { $now }. No seu fuso ({ $zone })
desk-player = Jogador
desk-person-about = Um nome, ou o número na lista de jogadores
desk-away = { $player } (saiu do servidor)
desk-other = O outro jogador
desk-substitute = Substituto
desk-of-round = Rodada
desk-of-round-about = O número de uma rodada ainda não emparceirada. Vazio: a próxima
desk-worth = Valor
desk-worth-half = metade dos pontos
desk-worth-full = todos os pontos
desk-worth-nothing = nenhum ponto
desk-worth-none = cancelar a folga
desk-file = Arquivo
desk-file-about = CSV com player, rating, seed ou round, first, second, result, ou TRF16 da FIDE
desk-channel = Canal
desk-number-about = O número
desk-game-about = O jogador citado antes é “o primeiro” abaixo
desk-game = Partida
desk-result = Resultado
desk-objection = O que está errado? Os diretores leem.
desk-claim-about = Não vale rating, em nenhum caso
desk-result-about = “Sem jogo”: não se enfrentaram. O bot exclui quem nunca apareceu
desk-result-first = O primeiro vence
desk-result-draw = Empate
desk-result-second = O segundo vence
desk-result-first-forfeit = O primeiro vence, sem jogo
desk-result-second-forfeit = O segundo vence, sem jogo
desk-result-double-loss = Os dois perdem
desk-result-double-forfeit = Os dois perdem, sem jogo
desk-asks-start = { $count ->
    [one] Há { $count } jogador. Depois do início não há volta.
   *[other] Há { $count } jogadores. Depois do início não há volta.
}
desk-asks-finish = O torneio acaba com a tabela como está. Não há volta.
desk-asks-conclude = { $count ->
    [0] {""}
    [one] { $count } jogador protestou.{" "}
   *[other] { $count } jogadores protestaram.{" "}
}A tabela se torna definitiva como está.
desk-follows = { $what ->
    [season] A próxima temporada começa em { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }, já com quem subiu e quem desceu.
    [role] O campeão recebe o cargo.
    [places] Os primeiros recebem vagas em outro torneio.
    [next] A série a conta, e a próxima etapa abre.
    [season-end] A série a conta, e a temporada acaba.
   *[series] A série a conta.
}
desk-asks-reopen = A tabela volta a ser provisória: resultados podem ser corrigidos, e os jogadores podem protestar.
desk-asks-cancel = { $count ->
    [0] O torneio é cancelado. Não há volta.
    [one] O torneio é cancelado sem resultado. { $count } partida em andamento também, e não vale rating. Não há volta.
   *[other] O torneio é cancelado sem resultado. { $count } partidas em andamento também, e não valem rating. Não há volta.
}
desk-asks-remove = { $count ->
    [0] { $player } não joga mais.
    [one] { $player } não joga mais. { $count } partida para por um dia. Até lá, você pode desfazer. Depois ela é derrota na tabela, e não vale rating.
   *[other] { $player } não joga mais. { $count } partidas param por um dia. Até lá, você pode desfazer. Depois elas são derrotas na tabela, e não valem rating.
}
desk-asks-return = { $player } volta a jogar. { $count ->
    [0] Partidas dadas por perdidas continuam perdidas.
   *[other] As partidas continuam, com lances e relógios.
}
desk-asks-replace = { $count ->
    [0] { $other } assume o lugar e os pontos de { $player }.
    [one] { $other } assume o lugar e os pontos de { $player }. { $count } partida em andamento recomeça.
   *[other] { $other } assume o lugar e os pontos de { $player }. { $count } partidas em andamento recomeçam.
}
desk-asks-unname = { $player } deixa de dirigir.
desk-asks-anew = O resultado da partida #{ $number } não conta mais, e começa uma nova entre os dois. A antiga fica na lista deles e, se valeu, no rating.
desk-asks-exchange = { $player } e { $other } trocam de lugar nesta rodada. As partidas dos dois, ainda não jogadas, são canceladas e recomeçam.
desk-asks-rematch = Com isso, alguém enfrenta o mesmo oponente pela segunda vez, ou há um confronto vetado.
desk-asks-undo = Feito por último: { $what }
desk-asks-undo-then = Se você desfizer: { $what }
desk-asks-undo-anew = As partidas deles em andamento são canceladas e recomeçam.
desk-asks-undo-held = As partidas continuam, com lances e relógios.
desk-asks-undo-left = Partidas dadas por perdidas continuam perdidas.
desk-done-start = O torneio começa. As partidas serão anunciadas em um instante.
desk-done-announce = Anunciado. O cartão vem em um instante.
desk-done-pause = Pausado. Todos os relógios estão parados.
desk-done-resume = O torneio continua.
desk-done-extend = A rodada tem mais tempo.
desk-done-undo = Desfeito. { $now }
desk-done-add = { $waits ->
    [yes] Não há vagas. Entrou na lista de espera, com aviso.
   *[no] Inscrição feita, com aviso.
}
desk-done-remove = Não joga mais. O aviso foi enviado.
desk-done-return = Volta a jogar. O aviso foi enviado.
desk-done-replace = O lugar agora é de outra pessoa.
desk-done-name = Agora dirige também.
desk-done-unname = Deixou de dirigir.
desk-done-exchange = Trocaram de lugar. O aviso foi enviado.
desk-done-forbid = Confronto vetado.
desk-done-allow = Confronto liberado.
desk-done-bye = A folga está definida.
desk-done-order = Agora os desempates seguem esta ordem. Todos foram avisados.
desk-done-anew = Uma nova partida começa no lugar.
desk-done-conclude = A tabela é definitiva.
desk-done-reopen = A tabela é provisória de novo.
desk-done-finish = O torneio acaba como está.
desk-done-cancel = O torneio está cancelado.
