# Escadas: sempre abertas. Quem vence alguém acima toma o lugar.
ladder-title = Escada · { $game }
ladder-rules = Vale rating. Entra-se por baixo. Desafie qualquer pessoa até { $reach ->
    [one] { $reach } lugar
   *[other] { $reach } lugares
} acima de você. A partida começa na hora.
    Quem desafia e vence toma o lugar do outro. Empate não muda nada.
    Um desafio seu por vez. Os mesmos dois só se enfrentam de novo depois de 7 dias.
    Sem partida aqui por { $idle } dias, enquanto outros jogam? Você desce um lugar, com aviso um dia antes. Depois de { $falls } quedas seguidas, sai. O primeiro lugar não desce.
    Quem sai desiste das partidas daqui.
ladder-brief = Vale rating. Entra-se por baixo. Desafie qualquer pessoa até { $reach ->
    [one] { $reach } lugar
   *[other] { $reach } lugares
} acima de você e, se vencer, tome o lugar dela.
ladder-empty = Ainda não há ninguém nela.
ladder-closed = A escada está fechada.
ladder-moved = A escada fica em { $channel } a partir de agora. As partidas em andamento também passam para lá.
ladder-created = A escada está anunciada no canal de partidas.
ladder-you-joined = Você entrou na escada, em { $rank }º lugar. /ladder show diz quem você pode desafiar.
ladder-asks-leave = { $count ->
    [0] Você perde seu lugar. Se entrar de novo, começa por baixo.
    [1] Você perde seu lugar e sua partida aqui. Se entrar de novo, começa por baixo.
   *[other] Você perde seu lugar e suas { $count } partidas aqui. Se entrar de novo, começa por baixo.
}
ladder-asks-close = { $count ->
    [0] Ninguém mais pode entrar nem desafiar, e ela não reabre.
    [1] Ninguém mais pode entrar nem desafiar, e ela não reabre. A partida em andamento vai até o fim.
   *[other] Ninguém mais pode entrar nem desafiar, e ela não reabre. As { $count } partidas em andamento vão até o fim.
}
ladder-you-left = Você saiu da escada.
ladder-you-challenged = A partida começa. Ela será anunciada em um instante.
ladder-you-fall = Sem partida, você { $off ->
    [yes] sai da escada
   *[no] desce um lugar
}: { $when }
ladder-place = { $rank }. { $player }
ladder-choose = Desafiar …
ladder-how = { $run ->
    [yes] Os relógios correm.{" "}
   *[no] {""}
}/games mostra suas partidas, /move faz um lance.
ladder-climbed = { $player } venceu { $other } e toma o lugar { $rank }.
ladder-climbed-unplayed = { $player } toma o lugar { $rank }: { $other } não jogou.
ladder-log-created = { $by } abriu a escada.
ladder-log-moved = { $by } mudou a escada para { $channel }.
ladder-log-closed = { $by } fechou a escada.
ladder-log-joined = { $player } entrou.
ladder-log-left = { $player } saiu.
ladder-log-challenged = { $player } desafia { $other } ({ $numbers }).
ladder-log-result = Partida #{ $number }: { $points }
ladder-log-warned = Sem partida nova aqui enquanto outros jogam, { $count ->
    [1] desce um lugar
   *[other] descem um lugar
}: { $players } ({ $when })
ladder-log-warned-off = Sem partida nova aqui enquanto outros jogam, { $count ->
    [1] sai da escada
   *[other] saem da escada
}: { $players } ({ $when })
ladder-log-fell = { $player }, sem partida há { $days } dias ou mais, está agora no lugar { $rank }: queda { $fall } de { $falls } seguidas.
ladder-log-off = { $player } caiu { $falls } vezes seguidas e está fora da escada.
column-won = Vitórias
column-drawn = Empates
column-lost = Derrotas
column-meets = Joga contra
