# Partidas contra o bot.
practice-level = treino, nível { $level }
practice-begun = Nunca vale rating. **Dica** ajuda, **Voltar meu lance** desfaz.
practice-elsewhere = O tabuleiro está em { $place }.
practice-hint = Dica: { $move }
practice-why = Motivo: { $reasons }
why-wins = vence
why-only = é o único lance
why-takes = captura { $count ->
    [1] uma peça
   *[other] { $count } peças
}
why-crowns = faz uma dama
why-saves = protege { $count ->
    [1] uma peça que podia ser capturada
   *[other] { $count } peças que podiam ser capturadas
}
why-threatens = ameaça capturar { $count ->
    [1] uma peça
   *[other] { $count } peças
}
why-safe = depois dele nada seu pode ser capturado
why-offers = oferece { $count ->
    [1] uma peça
   *[other] { $count } peças
}
why-grows = seu maior grupo ou território cresce { $count }
why-breaks = o maior do oponente diminui { $count }
why-forward = avança { $count ->
    [1] uma fila
   *[other] { $count } filas
}
practice-over = { $hints ->
    [0] Partida de treino, sem dicas.
    [1] Partida de treino, com uma dica.
   *[other] Partida de treino, com { $hints } dicas.
}

error-practice-refused-off = O bot não joga aqui: quem cuida dele desligou essa função. /play convida uma pessoa.
error-practice-refused-level = Os níveis aqui vão de 1 a { $most }. O nível 7 é para damas, onde a busca do bot está compilada.
error-practice-refused-player = { $limit ->
    [1] Você pode ter uma partida por vez contra o bot. Termine-a ou desista dela primeiro.
   *[other] Você pode ter { $limit } partidas por vez contra o bot. Termine uma ou desista primeiro.
}
error-practice-refused-server = Todas as { $limit } partidas de treino deste servidor estão ocupadas. Tente de novo quando uma acabar.
error-no-hint-people = Dicas são só para partidas contra o bot (/practice).
error-not-considered = O bot não pensa agora sobre esta posição: ela pode ser de uma partida em andamento entre pessoas. Tente outra posição ou lance, ou esta mais tarde.
