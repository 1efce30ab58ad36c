# Nomes das opções dos comandos.
name-auto_forced = lance_único
name-channel = canal
name-colour = cor
name-confirm = confirmar
name-dm = mensagem_direta
name-draw = empate
name-everywhere = em_todos
name-format = formato
name-forum = fórum
name-game = { $command ->
    [move] partida
    [board] partida
   *[other] jogo
}
name-grades = graduações
name-holidays = feriados
name-hour = hora
name-idle = inatividade
name-language = idioma
name-least = mínimo
name-level = nível
name-limit = limite
name-max_matches = máximo_de_partidas
name-name = nome
name-notation = { $command ->
    [move] lance
   *[other] notação
}
name-numbers = números
name-off = desligar
name-opponent = oponente
name-pace = tempo
name-pair = duas_partidas
name-player = jogador
name-publish = publicar
name-quiet_from = silêncio_de
name-quiet_until = silêncio_até
name-ranked = mostrar_rating
name-rated = rating
name-reach = alcance
name-remove = remover
name-role = cargo
name-rules = regras
name-seek = convite
name-setup = início
name-show = mostrar
name-shown = para_todos
name-text_board = tabuleiro_em_texto
name-theme = tema
name-threads = tópicos
name-title = título
name-tournament = torneio
name-turns = avisos
name-turns_here = avisos_aqui
name-unset = limpar
name-vacation = férias
name-vacation_auto = férias_automáticas
name-white_down = brancas_embaixo
name-zone = fuso
