# O salão de um servidor, o cartão da semana, o cartão de chegada.
hall-heading = Damas aqui
hall-empty = No momento não acontece nada. **Jogar** convida alguém{ $practice ->
    [yes] , **Treinar** é uma partida contra mim
   *[no] { "" }
}.
hall-seeks = **Convites abertos ({ $count })**
hall-seek = { $player }: { $game }, { $pace }
hall-games = **Em andamento ({ $count })**
hall-game = { $first } – { $second }: { $game }
hall-more = -# … e mais { $count }
hall-contests = **Torneios e escadas**
hall-tournament = { $name }: { $status }
hall-ladder = { $game } (escada): { $places }
hall-place = { $place }. { $player }
hall-problem = **Problema do dia:** { $game }. { $share }
hall-climbs = **Subidas em uma semana**
hall-climb = { $player } ({ $game }): { $before } → { $after }
button-hall-play = Jogar
button-hall-practice = Treinar
button-hall-join = { $count ->
    [0] Entrar
   *[other] Entrar ({ $count })
}
hall-form-game = Jogo
hall-form-pace = Tempo
hall-form-level = Nível

week-heading = A semana: { $first } a { $last }
week-played = Pessoas que jogaram: { $players }. { $games ->
    [0] Nenhuma partida acabou.
    [1] Uma partida acabou.
   *[other] { $games } partidas acabaram.
}
week-won = { $first } venceu { $second }: { $game }
week-drawn = { $first } e { $second } empataram: { $game }
week-game = { $first } – { $second }
week-shot = **O golpe da semana**, que ninguém viu na partida ({ $players }):
week-coming = **A seguir**
week-begins = { $name } começa: { $when }
week-entries = { $name } está com inscrições abertas
button-week-off = Parar estes cartões
week-is-off = Não haverá mais cartões da semana aqui. **Configurar**, em /server, os traz de volta.

welcome-heading = Damas, um lance sempre que você tiver tempo
welcome-text = Vinte e um jogos, entre vocês{ $practice ->
    [yes] { " " }ou contra mim
   *[no] { "" }
}. Clique num botão, ou digite /play.
welcome-where = { $threads ->
    [yes] Cada partida ganha um tópico. **Configurar** muda isso.
   *[no] Os tabuleiros ficam onde a partida foi pedida. **Configurar** muda isso.
}
welcome-picture = Um canto de um tabuleiro com pedras e damas
welcome-hall = Uma mensagem silenciosa mostra o que acontece.
button-welcome-play = Jogar com alguém
button-welcome-practice = Jogar contra o bot
button-setup = Configurar
setup-heading = Como estou configurado aqui
setup-how = Salvo na hora. /server tem o resto.
setup-channel = **Canal para todas as partidas** (nenhum: onde são pedidas)
setup-forum = **Fórum**: uma publicação por partida
setup-hall = **Salão**: uma mensagem que mostra o que acontece
setup-game = **Jogo padrão**
setup-game-none = Nenhum
setup-pace = **Tempo padrão**
setup-language = **Idioma**
setup-language-none = Como no Discord
setup-choose = Escolher
button-setup-threads = Um tópico por partida e torneio: { $on ->
    [yes] sim
   *[no] não
}
button-setup-week = Cartão da semana: { $on ->
    [yes] sim
   *[no] não
}
button-setup-roles = Cargos
button-setup-check = Verificar
