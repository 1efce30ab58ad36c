# Rating: no cartão final, em /leaderboard e /profile.
rating-change = { $player } { $before } → **{ $after }** ({ $difference })
rating-changes = Rating: { $first } · { $second }
rating-unchanged = Não valeu rating: mínimo de { $moves } lances de cada jogador.
rating-called-off = Não valeu rating: partida sem resultado.
rating-annulled = Não valeu rating: resultados de um jogador anulados.
rating-not-shown = Valeu rating. Ele não aparece aqui, pois um dos dois não o mostra em todos os servidores.
rating-adjudicated = Não valeu rating: o tabuleiro não decidiu.
rating-weight = Vocês dois jogam muito entre si: conta { $percent }% de uma partida.
rating-line = { $games ->
    [one] { $rating } ± { $deviation } · { $games } partida
   *[other] { $rating } ± { $deviation } · { $games } partidas
}
rating-conditions = - **Conta:** valendo rating, com limite de tempo, da posição inicial ou de uma abertura, { $moves } lances de cada lado.
    - Derrota por tempo conta. Declaração ou decisão do diretor, não.
    - **Os mesmos dois:** depois de { $full } partidas em { $days } dias, cada uma conta pela metade.
    - **?**: ainda instável.
    - Glicko-2 com as constantes do Lichess.
rating-settled = - **Em todos os servidores:** contam partidas contra oponente de rating estável.
button-ratings-how = Como funciona o rating

rating-graded = { $rating } ({ $grade })
rating-grades = - **Graduação:** 1 dan a partir de { $first }, mais um a cada { $step } pontos, abaixo kyu.
grade = { $kind ->
    [dan] { $number } dan
   *[kyu] { $number } kyu
}

leaderboard-heading = Ranking: { $game }
leaderboard-place = { $place ->
    [here] Rating neste servidor
   *[all] Rating em todos os servidores, de quem o mostra (/settings)
}
leaderboard-line = { $ranked ->
    [yes] **{ $rank }.**
   *[no] ·
} { $player } · **{ $rating }** ± { $deviation } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
leaderboard-unsettled = *Ainda instáveis:*
leaderboard-won = **Vitórias neste mês:** { $players }
leaderboard-streak = **Vitórias seguidas:** { $players }
leaderboard-risen = **Subidas em uma semana:** { $players }
leaderboard-count = { $player } { $count }
leaderboard-rise = { $player } { $before } → { $after }
leaderboard-empty = Ninguém jogou ainda uma partida assim valendo rating.
leaderboard-told = { $place ->
    [here] Ranking deste servidor · lugares ganhos e perdidos em uma semana
   *[all] Ranking de todos os servidores · lugares ganhos e perdidos em uma semana
}
leaderboard-new = novo
leaderboard-entry = { $moved ->
    [none] { $player }: { $rating }
   *[other] { $player }: { $rating } ({ $moved })
}
column-week = Semana
column-rating = Rating
column-games = Partidas
error-hidden-profile = Um perfil de todos os servidores só aparece se a pessoa permite em /settings.
leaderboard-page = { $players ->
    [one] Página { $page } de { $pages } · { $players } jogador
   *[other] Página { $page } de { $pages } · { $players } jogadores
}

profile-heading = Perfil: { $player }
profile-place = { $place ->
    [here] Partidas encerradas neste servidor
   *[all] Partidas encerradas em todos os servidores
}
profile-empty = Ainda não há partida encerrada.
profile-game = { $game }: { $rating } · { $score }
profile-unrated = sem rating
profile-score = vitórias { $won }, empates { $drawn }, derrotas { $lost }
profile-streak = { $now ->
    [0] **Maior sequência de vitórias:** { $longest }
   *[other] **Sequência de vitórias:** { $now }. A maior foi { $longest }
}
profile-opponent = { $opponent } ({ $score })
profile-opponents = **Oponentes mais frequentes:** { $opponents }
profile-unseen = { $count ->
    [one] { $count } dessas partidas foi jogada onde você não pode ver: ela conta, mas o oponente não aparece.
   *[other] { $count } dessas partidas foram jogadas onde você não pode ver: elas contam, mas os oponentes não aparecem.
}
profile-choose-game = Mostrar o rating em outro jogo

curve-title = { $player } · { $game }
curve-day = { DATETIME($day, dateStyle: "medium") }
curve-peak = máximo { $rating }
curve-described = { $title }: { $rating }. O rating começou em { $first }. O mais baixo foi { $lowest }, o mais alto { $highest }.

record-latest = { $count ->
    [1] Última partida
   *[other] Últimas { $count } partidas
}
record-result = { $result ->
    [won] vitória
    [drawn] empate
   *[lost] derrota
}
record-score = +{ $won } ={ $drawn } –{ $lost }
record-league = { $name } · divisão { $number }
record-place = { $rank } de { $count }
