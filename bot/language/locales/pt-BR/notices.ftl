# Avisos para uma pessoa.
notice-joined = { $recipient }, seu convite foi aceito: a partida começa.
notice-joined-away = { $recipient }, você joga contra { $opponent } (outro servidor). Seus tabuleiros aparecem aqui, os do oponente lá.
notice-twin = A outra partida da dupla, com cores trocadas.
notice-draw-offered = { $recipient }, seu oponente propõe empate. Responda, ou jogue: um lance recusa a proposta.
notice-draw-declined = { $recipient }, sua proposta de empate foi recusada. A partida continua.
notice-takeback-asked = { $recipient }, seu oponente pede para voltar **{ $move }**{ $reply ->
    [none] .
   *[other] . Seu **{ $reply }** voltaria junto.
}
notice-takeback-refused = { $recipient }, o pedido de voltar o lance foi negado: o lance vale.
notice-taken-back = { $recipient }, o lance voltou: jogue de novo.
notice-seek-declined = { $recipient }, seu convite foi recusado.
notice-seek-lapsed = { $recipient }, seu convite permanente ({ $game }) terminou: você tem todas as partidas que este servidor permite.
notice-seek-removed = { $recipient }, seu convite ({ $game }) terminou: o jogo da casa foi removido deste servidor.
notice-seek-expired = { $recipient }, ninguém entrou no seu convite a tempo. Ele expirou.
notice-fell-choice = { $recipient }, o tempo do seu oponente acabou. Reivindique a vitória, dê mais um dia ou continue.{ $when ->
    [none] {""}
   *[other] {" "}Sem resposta, você vence: { $when }
}
notice-time-given = { $recipient }, seu oponente dá mais tempo a você.
notice-elsewhere = { $recipient }, há novidades: { $games }. Não consigo avisar você onde se joga: clique em Tabuleiro ou veja /games.
notice-elsewhere-reminder = { $recipient }, seu tempo está acabando. Não consigo avisar você onde se joga: clique em Tabuleiro ou veja /games.
reminder-elsewhere = **#{ $number }**, fim do tempo: { $when }
notice-elsewhere-fell = { $recipient }, o tempo do seu oponente acabou na partida { $game }. Não consigo avisar você onde se joga: para decidir, clique em Tabuleiro ou veja /games. Sem resposta, você vence: { $when }
notice-moved = O lugar antigo não existe mais. A partida continua aqui.
notice-reminder = { $count ->
    [1] { $recipient }, seu tempo nesta partida está acabando:
   *[other] { $recipient }, seu tempo está acabando nestas partidas:
}
reminder-match = **{ $game }** contra { $opponent }: { $end ->
    [play] joga-se até: { $when }
    [claims] declare um resultado (**Mais …** no tabuleiro), até: { $when }
   *[clock] fim do tempo: { $when }
}
notice-waiting = { $recipient }, { $count ->
    [1] uma partida espera { $what ->
        [claims] por você:
       *[moves] seu lance:
    }
   *[other] { $count } partidas esperam { $what ->
        [claims] por você:
       *[moves] seu lance:
    }
}
waiting-match = **{ $game }** contra { $opponent }{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] . Joga-se até: { $when }
        [claims] . Declare um resultado (**Mais …** no tabuleiro), até: { $when }
       *[clock] . Fim do tempo: { $when }
    }
}
waiting-number = **{ $number }**{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] . Joga-se até: { $when }
        [claims] . Declare um resultado (**Mais …** no tabuleiro), até: { $when }
       *[clock] . Fim do tempo: { $when }
    }
}
waiting-more = … e mais { $count }.
waiting-elsewhere = { $count ->
    [1] Uma delas está em outro lugar: /games
   *[other] { $count } delas estão em outro lugar: /games
}
notice-vacation-spent = O tempo acabou e foi usado um dia de férias: { $user }. { $left ->
    [1] Resta um dia de férias neste ano.
   *[other] Restam { $left } dias de férias neste ano.
} É o dia { $spent } de no máximo { $most } nesta partida. Depois deles o oponente { $then ->
    [decides] decide.
   *[wins] vence.
} Relógio parado até: { $until }
