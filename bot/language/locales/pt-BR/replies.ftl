# O que não dá para fazer no Discord, e o que fazer.
error-missing-permissions = { $channel ->
    [here] Não consigo mostrar partidas aqui. Falta a permissão: { $permissions }. Peça a quem cuida do servidor, ou jogue em outro canal.
   *[other] Não consigo mostrar partidas em { $channel }. Falta a permissão: { $permissions }. Peça a quem cuida do servidor.
}
error-role-out-of-reach = { $why ->
    [permission] Não consigo dar cargos: falta a permissão de gerenciar cargos. Conceda a permissão e escolha o cargo de novo.
    [managed] Não consigo dar este cargo: quem o dá é o Discord ou outro aplicativo. Escolha outro cargo.
   *[above] Não consigo dar este cargo: o meu precisa ficar acima dele. Suba o meu ou escolha outro.
}
error-no-role-rule = Diga um jogo ou um título.
error-title-with-rating = Um cargo por título não pede rating. Deixe de fora o rating mínimo ou o título.
error-not-here-shown = Esta partida só pode ser mostrada a todos onde é jogada. Sem “para_todos”, mostro só a você.
error-not-here-alone = Aqui ninguém poderia entrar. Comece a partida num canal de servidor, ou em mensagem direta com seu oponente.
error-server-only = Este comando só funciona em servidores: use num canal de um deles.
error-not-here-not-a-member = { $player } não está neste servidor e não poderia entrar. Convide alguém daqui, ou deixe o oponente de fora.
error-not-here-sees-nothing = { $player } não vê { $channel } e não poderia entrar. Convide num canal que os dois veem.
error-not-here-bot-opponent = Outros bots não jogam aqui. Convide uma pessoa ou a mim, ou deixe o oponente de fora.
error-outdated-control = Este botão é de uma versão antiga minha. Abra a partida de novo em /games.
error-outdated-command = Este comando mudou. Recarregue o Discord (Ctrl+R, ou feche e abra o aplicativo) e tente de novo.
error-not-allowed = Você não pode usar este comando aqui.
error-bad-option = “{ $value }” não é possível aqui. Escolha uma das sugestões.
error-bad-day = Não consigo ler “{ $value }” como um dia. Escreva 2026-08-14, 14 de agosto ou amanhã.
error-bad-number = “{ $value }” não pode ser lido como número.

# Respostas demoradas.
answer-follows = Demorou um pouco. A resposta vem a seguir, para todos aqui.
form-too-late = Demorou demais. Clique no botão de novo, ou use /move.

# Permissões do Discord, atrás de dois-pontos.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-create-public-threads = Criar tópicos públicos
permission-read-message-history = Ver histórico de mensagens
permission-create-events = Criar eventos
permission-manage-roles = Gerenciar cargos
