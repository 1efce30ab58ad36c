# Listas de partidas e convites.
list-no-games = Você não tem partidas abertas. /play começa uma, /join aceita um convite aberto.
list-games = { $count ->
    [1] Sua partida aberta
   *[other] Suas { $count } partidas abertas
}
list-match = { $turn ->
    [mine] **{ $game }** contra { $opponent }: **sua vez**. { $clock }
    [fallen] { $game } contra { $opponent }. { $clock }
   *[theirs] { $game } contra { $opponent }: vez do oponente. { $clock }
}
list-fallen-mine = Seu tempo acabou. Seu oponente decide o que acontece.
list-fallen-theirs = O tempo do oponente acabou, e você decide: reivindicar a vitória, dar mais um dia ou continuar. Abra a partida e clique em Mais ….
list-match-draw = **O oponente propõe empate.** Abra a partida para responder.
list-match-takeback = **O oponente pede para voltar um lance.** Abra a partida: responda em Mais ….
list-none-shown = Você não tem partidas assim.
list-finished = Suas últimas partidas encerradas
list-match-over = { $game } contra { $opponent }. { $result }
list-page = Página { $page } de { $pages }
list-choose-shown = Quais partidas listar
list-show-all = Todas as minhas partidas ({ $count })
list-show-mine = Esperam meu lance ({ $count })
list-show-here = Jogadas aqui ({ $count })
list-show-finished = Partidas encerradas
list-show-game = { $game } ({ $count })
list-more = … e mais { $count }. /board mostra qualquer uma pelo número.
list-choose-game = Abrir uma partida
list-option-match = #{ $number } { $game }
list-option-against = contra { $opponent }
list-no-seeks = Não há aqui convite aberto em que você possa entrar. /play faz um.
list-no-seeks-alone = Não há aqui convite aberto em que você possa entrar. /play faz um num servidor, ou em mensagem direta com seu oponente.
list-seeks = { $count ->
    [1] Um convite aberto
   *[other] { $count } convites abertos
}
list-seek = { $kind ->
    [rematch] { $player } quer revanche com você: { $game }, { $pace }
    [directed] { $player } convida você: { $game }, { $pace }
   *[open] { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , duas partidas
   *[no] {""}
}
list-option-seek = { $game }: { $player }
list-choose-seek = Mostrar um convite

label-match = { $turn ->
    [mine] #{ $number } { $game }, { $opponent }: sua vez
    [over] #{ $number } { $game }, { $opponent }: encerrada
   *[theirs] #{ $number } { $game }, { $opponent }: vez do oponente
}
label-seek = { $kind ->
    [rematch] #{ $number } { $player }, revanche: { $game }, { $pace }
    [directed] #{ $number } { $player }, para você: { $game }, { $pace }
   *[open] #{ $number } { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , duas partidas
   *[no] {""}
}{ $rated ->
    [yes] , valendo rating
   *[no] {""}
}
label-preset = { $name }: { $pace }

moves-heading = { $count ->
    [0] Nenhum lance é possível
    [1] Um lance possível
   *[other] { $count } lances possíveis
}
history-place = Depois do lance { $ply } de { $plies }
history-at-title = Ir para um lance
history-at-label = Depois de quantos lances, de { $plies }

# De que partida se fala, se há várias.
which-game-move = “{ $move }” é possível em várias partidas suas. Em qual você joga?
which-game-elsewhere = “{ $move }” não pode ser jogado na sua partida daqui. É para esta?
which-game-play = #{ $number }: jogar { $move }
which-game-choose = Escolha uma partida
which-game-draw-offer = Em qual partida você quer propor empate?
which-game-resign = De qual partida você quer desistir?
which-game-takeback = Em qual partida você quer voltar seu lance?

# No cartão de uma partida encerrada.
poster-moves = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}
poster-turn = O ponto crítico
poster-rating = { $rating } ({ $difference })
poster-event = { $event } · rodada { $round }
