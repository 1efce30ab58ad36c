# O problema do dia, e /server problems.
command-problem = Resolva o problema do dia
command-problem-game = De qual jogo. Sem isto, o do servidor, ou o que você mais joga
command-server-problems = Publique o problema do dia num canal
command-server-problems-channel = O canal
command-server-problems-game = De qual jogo. Sem isto, todos em rodízio
command-server-problems-hour = A que hora do seu fuso vem o do dia seguinte, 0 a 23. Sem isto, à meia-noite UTC
command-server-problems-off = Pare de publicar
problem-heading = Problema do dia · { $game } · { DATETIME($day, dateStyle: "medium") }
problem-task = { $colour } jogam e ganham{ $count ->
    [0] {""}
    [1] {" "}uma pedra
   *[other] {" "}{ $count } pedras
}
problem-goal-game = { $colour } jogam e ganham.
problem-goal-men = { $colour } jogam e ganham o valor de { $count ->
    [1] uma pedra
   *[other] { $count } pedras
}.
problem-grade = { $stars } { $grade ->
    [1] fácil
    [2] médio
   *[3] difícil
} · { $ways ->
    [only] solução única
   *[end] só um primeiro lance ganha
}
problem-withdrawn = Retirado: há outro modo de ganhar, o ganho é pequeno demais, ou o problema parece muito com outro.
problem-wrong = **{ $move }** não resolve. O tabuleiro voltou ao que era: olhe de novo.
problem-wrong-again = Você já tentou **{ $move }**. Conta uma vez só.
problem-right = **{ $move }** está certo, e { $reply } é a resposta. Continue.
problem-right-last = **{ $move }** está certo.
problem-wrong-tries = { $count ->
    [1] Um erro até agora
   *[other] { $count } erros até agora
}
problem-solved = { $count ->
    [0] Resolvido na primeira tentativa!
    [1] Resolvido na segunda tentativa!
   *[other] Resolvido, depois de { $count } erros.
}
problem-given-up = Você desistiu. Esta é a solução. Guarde-a até amanhã.
problem-share = { $tried ->
    [0] Ninguém tentou ainda.
   *[other] Acertos: { $solved } de { $tried }.
}
problem-share-first = Acertos: { $solved } de { $tried }. Primeira solução: { $first }.
problem-yesterday = { $solved ->
    [0] Acertos no de ontem: nenhum de { $tried }.
   *[other] Acertos no de ontem: { $solved } de { $tried }. Primeira solução: { $first }.
}
problem-shared = **{ $player }** · Damka, problema { $number } · { $game } · { $count ->
    [0] resolvido na primeira tentativa
    [1] resolvido na segunda tentativa
   *[other] resolvido depois de { $count } erros
} · sequência: { $days ->
    [1] 1 dia
   *[other] { $days } dias
}
problem-streak = Sequência de dias: **{ $current }** (recorde: { $best })
problem-solution = **Solução:** { $moves }
problem-post-how = Só você vê suas tentativas. O próximo problema, e a solução deste: { $at }
problem-quit-question = Desistir? Você vê a solução, e não pode tentar este problema de novo.
problem-month = Problemas resolvidos desde { DATETIME($month, dateStyle: "long") }
problem-month-line = { $rank }. { $player }: { $solved } (na primeira tentativa: { $clean })
problem-month-more = -# … e mais { $count }
problem-month-empty = Ninguém ainda. /problem mostra o de hoje.
problem-month-note = Quem resolve um problema neste servidor tem um lugar aqui. O problema conta onde foi tentado primeiro.
button-problem-solve = Resolver
button-problem-quit = Desistir
button-problem-share = Compartilhar
button-problem-quit-now = Sim, desistir
button-problem-back = Voltar ao tabuleiro
button-problem-yesterday = Solução de ontem
button-problem-solution = Ver a solução passo a passo
button-problem-month = Quadro do mês
server-problems = O problema do dia é publicado em { $channel }. O próximo vem: { $when }
server-problems-all = Todos os jogos em rodízio
server-problems-none = O problema do dia não é publicado neste servidor. Escolha um canal com /server problems.
notice-problem-off = { $recipient }, não consigo mais publicar o problema do dia em { $channel }: o canal sumiu, ou falta uma permissão. Parei. /server problems escolhe outro canal.

error-no-problem-game = Não há problemas deste jogo. Deixe o jogo de fora, ou escolha um de damas.
error-no-problem-gone = Este problema não existe mais. /problem mostra o de hoje.
error-no-problem-later = A solução aparece amanhã, ou na hora se você desistir. Até lá: /problem.
error-no-problem-over = O dia deste problema acabou. /problem mostra o de hoje, e **Solução de ontem** qual era.
error-no-problem-server = Cada servidor tem seu quadro do mês. Peça-o num servidor de que sou membro.
