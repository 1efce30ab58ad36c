# /settings e /server.
settings-preview = Os cinco temas lado a lado: madeira, ardósia, papel, alto contraste, seguro para daltônicos.
settings-heading = Suas configurações
settings-language = **Idioma:** { $value }
settings-theme = **Tema:** { $value }
settings-notation = **Notação:** { $value }
settings-numbers = **Nomes das casas no tabuleiro:** { $value }
settings-reminders = **Lembretes antes do fim do tempo:** { $value }
settings-zone = **Fuso horário:** { $value }
settings-quiet = **Horas de silêncio:** { $value }
settings-turns = **Quando é sua vez:** { $value }
settings-turns-where = **Onde chega a mensagem do dia:** { $where ->
    [letter] por mensagem direta
   *[channel] em { $channel }
}
turns-heading = Vez e lembretes
turns-how = Uma vez por dia, uma mensagem diz quais partidas esperam você, e nenhum tabuleiro chama você. Os lembretes continuam vindo.
turns-unread = Minha mensagem do dia não chegou a você, e os tabuleiros voltam a chamar você a cada lance. Escolha outro lugar aqui.
turns-at-once = um aviso a cada lance
turns-daily = uma mensagem por dia, às { $time } ({ $zone })
turns-where-letter = Por mensagem direta
turns-where-here = No canal deste servidor, só com números de partidas
button-turns = Vez e lembretes …
button-zone-ask = Fuso horário …
button-page-settings = Aparência
button-page-turns = Vez e tempo
button-page-settings-person = Você
settings-look-players = Sua aparência vale em tabuleiros particulares e nos que chamam você.
settings-look-server = Os tabuleiros particulares são assim. Os públicos, como este servidor escolheu: { $chosen }.
settings-none = nenhum
settings-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
settings-from-until = { $start } a { $end } ({ $zone })
settings-choose-language = Idioma
settings-choose-theme = Tema
settings-choose-notation = Notação
settings-choose-numbers = Nomes das casas no tabuleiro
settings-choose-turns = Quando é minha vez
settings-choose-turns-here = Onde chega a mensagem do dia
settings-choose-quiet-from = Início do silêncio
settings-choose-quiet-until = Fim do silêncio
settings-choose-reminders = Lembretes, em horas antes do fim do tempo
switch-confirm = Perguntar antes do lance: { $on ->
    [yes] sim
   *[no] não
}
switch-white-down = Brancas embaixo: { $on ->
    [yes] sim
   *[no] não
}
switch-text-board = Tabuleiros também em texto: { $on ->
    [yes] sim
   *[no] não
}
switch-auto-forced = Jogar meu único lance: { $on ->
    [yes] sim
   *[no] não
}
switch-vacation-auto = Férias antes do fim do tempo: { $on ->
    [yes] sim
   *[no] não
}
switch-dm = Lembretes por mensagem direta: { $on ->
    [yes] sim
   *[no] não
}
switch-ranked = Rating em outros servidores: { $on ->
    [yes] sim
   *[no] não
}

language-auto = o mesmo do seu Discord
language-name = { $name } ({ $own })

command-settings = Veja e mude como apareço e funciono para você
command-settings-language = O idioma em que respondo a você
command-settings-theme = A aparência dos seus tabuleiros
command-settings-notation = Como se escrevem seus lances
command-settings-numbers = Onde seus tabuleiros mostram os números ou letras das casas
command-settings-confirm = Pergunte antes de jogar um lance escolhido
command-settings-white_down = Brancas sempre embaixo nos seus tabuleiros
command-settings-text_board = Mostre seus tabuleiros também em texto
command-settings-auto_forced = Jogue na hora seu lance quando só houver um possível
command-settings-vacation_auto = Use até 3 dias de férias por partida para não perder por tempo. Em torneios, se permitem
command-settings-dm = Receba os lembretes das partidas por mensagem direta
command-settings-ranked = Mostre seu rating de todos os servidores a quem não divide nenhum com você
command-settings-zone = Seu fuso horário, para silêncio, fins de semana e férias
command-settings-quiet_from = Início do silêncio, sem lembretes dos relógios (0 a 23). Igual ao fim: nenhum
command-settings-quiet_until = Fim do silêncio (0 a 23)
command-settings-turns = Aviso a cada lance, ou uma lista por dia, na sua hora, das partidas que esperam
command-settings-turns_here = Receba a mensagem do dia no canal deste servidor, não por mensagem direta
choice-language-auto = o mesmo do meu Discord
choice-theme-wood = Madeira
choice-theme-slate = Ardósia
choice-theme-paper = Papel
choice-theme-contrast = Alto contraste
choice-theme-colourblind = Seguro para daltônicos
choice-notation-auto = como é usual em cada jogo
choice-notation-numeric = números (32-28)
choice-notation-algebraic = letras (c3-d4)
choice-numbers-all = em casas vazias e peças que podem andar
choice-numbers-empty = em casas vazias
choice-numbers-none = em nenhum lugar

# Férias
vacation-heading = Suas férias
vacation-span = { $start } a { $end }
vacation-none = Não há férias planejadas.
button-vacation = Férias …
button-vacation-ask = Tirar dias …
button-vacation-end = Encerrar, ou cancelar as próximas
vacation-form = Seus relógios param de um dia a outro
vacation-form-first = O primeiro dia
vacation-form-last = O último dia
vacation-form-example = 2026-08-14, 14 de agosto, amanhã
vacation-left = { $count ->
    [1] Resta um dia de férias neste ano.
   *[other] Restam { $count } dias de férias neste ano.
}
vacation-taken = Férias planejadas: { $days } · Seus relógios param nesses dias em todas as partidas que permitem.
zone-question = { $known ->
    [yes] **Seu fuso horário é { $zone }?** Hora lá: { $time }.
   *[no] **Qual é seu fuso horário?** Enquanto você não disser, uso { $zone } (agora { $time }).
} Férias e horas de silêncio seguem esse fuso. Outro: /settings fuso.{ $first ->
    [none] {""}
   *[other] {" "}Quando você responder, ficam planejadas suas férias: { $first } a { $last }
}
zone-now = agora { $time }
zone-choose = Outro fuso horário
button-zone-right = Está certo
zone-chosen = Seu fuso horário é { $zone }.{ $planned ->
    [yes] {" "}Os dias de férias já tirados ficam como estão: para mudar, encerre as férias e tire os dias de novo.
   *[no] {""}
}
zone-known = Os dias começam e acabam no seu fuso, { $zone }. /settings fuso muda.
zone-unknown = Não conheço seu fuso e uso { $zone }: defina com /settings fuso{ $planned ->
    [yes] , e tire os dias de novo.
   *[no] .
}
vacation-ended = { $run ->
    [yes] Olá de novo: seus relógios voltaram a correr.
   *[no] Olá de novo: suas férias acabaram.
}
vacation-cancelled = As férias estão canceladas. Você recebe os dias de volta.

# Bloqueios
blocks-heading = Quem você bloqueia
blocks-none = Ninguém.
button-blocks = Quem eu bloqueio …
blocks-choose-whom = Bloquear alguém
blocks-how = Quem você bloqueia não pode convidar você nem entrar nos seus convites abertos, e não fica sabendo por quê. Numa escada, nenhum dos dois pode desafiar o outro. Seus convites a essa pessoa são retirados. Partidas em andamento continuam.
blocks-choose = Desbloquear alguém
blocks-done = Bloqueio feito.
blocks-undone = Bloqueio desfeito.

# /server
command-server = Configure como funciono neste servidor, e veja o que posso fazer
command-server-settings = Veja e mude o que vale para este servidor
command-server-settings-language = O idioma do que todos leem
command-server-settings-channel = O canal em que se jogam todas as partidas
command-server-settings-forum = O fórum em que cada partida tem sua publicação, com etiquetas
command-server-settings-unset = Limpe uma configuração, que fica de novo em aberto
choice-unset-language = idioma
choice-unset-channel = canal
choice-unset-forum = fórum
choice-unset-game = jogo padrão
choice-unset-pace = tempo padrão
choice-unset-max_matches = partidas por vez
choice-unset-holidays = feriados
command-server-settings-threads = Um tópico para cada partida e cada torneio
command-server-settings-game = O jogo sugerido primeiro
command-server-settings-pace = O controle de tempo padrão
command-server-settings-max_matches = Quantas partidas uma pessoa pode ter por vez. As de torneios começam assim mesmo
command-server-settings-publish = Deixe outros servidores lerem partidas entre pessoas em canais que todos os membros veem
command-server-settings-holidays = País cujos feriados também param relógios, onde param nos fins de semana
command-server-settings-grades = Mostre uma graduação (kyu, dan) ao lado de cada rating
command-server-settings-theme = A aparência dos tabuleiros que todos leem
command-server-settings-notation = Como se escrevem os lances que todos leem
choice-theme-players = como escolheu a pessoa que o tabuleiro chama
choice-notation-players = como escolheu a pessoa que o tabuleiro chama
server-grades = **Graduação ao lado do rating (kyu, dan):** { $value ->
    [yes] aparece
   *[no] não aparece
}
command-server-roles = Dê cargos por rating ou título: veja, acrescente ou remova
command-server-roles-role = Qual cargo
command-server-roles-game = Em qual jogo
command-server-roles-least = O rating mínimo para recebê-lo
command-server-roles-title = O título que o dá, em vez de um rating
command-server-roles-remove = Não dê mais este cargo. Sem dizer o cargo, tire da lista os excluídos
command-server-check = Ache o que não funciona nas configurações, e onde me falta permissão
server-heading = Este servidor
server-language = **Idioma:** { $value }
server-channel = **Partidas em:** { $value }
server-any-channel = qualquer canal
server-none = nenhum
server-forum = **Uma publicação por partida em:** { $value }
server-hall = **Salão:** { $value }
server-week = **Cartão da semana no salão:** { $value ->
    [yes] sim
   *[no] não
}
server-daily = **Problema do dia:** { $value }
server-usual = O resto está no padrão: **Configurar**.
server-threads = **Um tópico por partida e torneio:** { $value ->
    [yes] sim
   *[no] não
}
server-game = **Jogo padrão:** { $value }
server-pace = **Tempo padrão:** { $value }
server-holidays = **Relógios param nos feriados de:** { $value }
server-max-matches = **Partidas por vez:** { $value }, e as de torneios
server-theme = **Tabuleiros públicos:** { $value }
server-notation = **Lances neles:** { $value }
server-roles = Cargos por rating e título
server-roles-none = Ainda não há cargos por rating ou título. /server roles acrescenta um: um cargo, e um jogo com rating mínimo ou um título.
server-role = { $role }: { $game }, a partir de { $least }, quando o rating for estável
server-role-lost = { $why ->
    [gone] Este cargo foi excluído. Tire-o da lista com /server roles e só “remover”.
    [permission] Não consigo dá-lo: falta a permissão de gerenciar cargos. Conceda a permissão.
    [managed] Não consigo dá-lo: quem o dá é o Discord ou outro aplicativo. Escolha outro cargo.
   *[above] Não consigo dá-lo: ele está acima do meu. Suba o meu.
}
server-role-stays = Não dou mais { $role }. Quem o tem fica com ele até alguém tirá-lo no Discord.
server-role-champion = { $which ->
    [game] { $role }: quem venceu o último torneio ({ $game })
   *[all] { $role }: quem venceu o último torneio
}
server-role-leader = { $which ->
    [game] { $role }: primeiro lugar da escada ({ $game })
   *[all] { $role }: primeiro lugar de cada escada
}
choice-title-champion = vencedor do último torneio
choice-title-leader = primeiro lugar da escada
choice-title-season = campeão da última temporada
server-publish = **Membros de outros servidores podem ver nossas partidas:** { $value ->
    [yes] sim
   *[no] não
}
# Etiquetas de publicações, até 20 caracteres.
tag-running = Em andamento
tag-finished = Encerrada
tag-tournament = Torneio
server-check-fine = { $count ->
    [1] Tudo certo: posso mostrar partidas no único canal daqui.
   *[other] Tudo certo: posso mostrar partidas em todos os { $count } canais.
}
server-check-heading = { $count ->
    [1] Falta uma permissão em um canal
   *[other] Faltam permissões em { $count } canais
}
server-check-create-events = Não ponho torneios no calendário do servidor. Falta a permissão: { $permission }.
server-check-manage-roles = Não dou cargos por rating ou título. Falta a permissão: { $permission }.
server-faults = Configurações que não funcionam
server-faults-more = /server check olha de novo.
server-fault-gone = { $what ->
    [channel] O canal de todas as partidas foi excluído. Joga-se onde a partida é pedida. Escolha outro com /server settings.
    [forum] O fórum de partidas foi excluído. As partidas não têm publicação. Escolha outro com /server settings.
    [door] O canal das partidas contra outros servidores foi excluído. Escolha outro: **Configurar**.
    [hall] O canal do salão foi excluído. Escolha outro: **Configurar**.
   *[problems] O canal do problema do dia foi excluído. Escolha outro com /server problems.
}
server-fault-lacking = { $what ->
    [channel] Não consigo mostrar partidas em { $where }
    [forum] Não consigo publicar em { $where }
    [threads] { $known ->
        [yes] Não consigo dar tópicos às partidas em { $where }
       *[no] Não consigo dar tópicos às partidas
    }
    [calendar] Não consigo pôr torneios no calendário do servidor
    [greeting] Não pude me apresentar aqui, pois não posso escrever em nenhum canal
    [door] Não consigo mostrar partidas contra outros servidores em { $where }
    [hall] Não consigo mostrar o que acontece em { $where }
    [below] Não vejo se há mensagens abaixo da que mostra o que acontece em { $where }, e a deixo onde está
    [week] Não consigo publicar o cartão da semana em { $where }
   *[problems] Não consigo publicar o problema do dia em { $where }
}. Falta a permissão: { $permissions }.
server-fault-required = { $where } não aceita publicação sem etiqueta, e não tem nenhuma. Dê a mim a permissão de gerenciar canais ali, ou crie uma etiqueta.
server-fault-tags = As publicações em { $where } ficam sem etiquetas, pois lá não há. Dê a mim a permissão de gerenciar canais ali, ou crie etiquetas.
list-more-channels = … e mais { $count }.
