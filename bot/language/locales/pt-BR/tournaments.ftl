# Torneios. Pontos 2, 1 e 0, como se conta em damas.
tournament-heading = { $name } · torneio #{ $number }
tournament-format-groups =
    Grupos de no máximo { $group }, { $lot ->
        [yes] sorteados entre jogadores de rating parecido
       *[no] de força igual, pelo rating
    }.
    Todos contra todos { $cycles ->
        [1] uma vez
       *[other] duas vezes
    }, ao mesmo tempo.
    Depois os dois primeiros de cada grupo jogam uma final do mesmo modo (em grupos de dois, só o primeiro).
    Máximo na final: { $final }, vencedores de grupo primeiro.
tournament-format-knockout =
    Mata-mata: um match são duas partidas, uma com cada cor. Quem perde sai.
    Os melhores ratings têm os byes da primeira rodada.
tournament-format-league =
    Liga: divisões de { $group }. Todos contra todos da divisão { $cycles ->
        [1] uma vez
       *[other] duas vezes
    }, ao mesmo tempo.
    { $moving ->
        [1] De cada divisão, um jogador sobe e um desce.
       *[other] De cada divisão, { $moving } jogadores sobem e { $moving } descem.
    }
    A próxima temporada começa sozinha depois de { $pause ->
        [1] um dia
       *[other] { $pause } dias
    }.
    Na primeira temporada, as divisões seguem o rating.
tournament-format-round-robin =
    Todos contra todos: cada um enfrenta todos os outros { $cycles ->
        [1] uma vez
       *[other] duas vezes
    }, ao mesmo tempo, numa só tabela.
tournament-format-double-knockout =
    Mata-mata duplo: um match são duas partidas, uma com cada cor.
    Depois de um match perdido você segue na chave inferior, depois de dois você sai.
    Os vencedores das chaves jogam a final, duas vezes se o da inferior vence.
    Os melhores ratings têm os byes da primeira rodada.
tournament-format-swiss =
    Sistema suíço, { $rounds } rodadas{ $games ->
        [1] {""}
       *[other] {" "}de duas partidas
    }: você enfrenta quem tem pontuação próxima da sua.
    O emparceiramento segue o sistema { $games ->
        [1] holandês
       *[other] Double-Swiss
    } da FIDE de 1º de fevereiro de 2026.
    Quem se inscreve tarde joga a partir da rodada seguinte, sem pontos pelas anteriores.
    Você pode folgar uma rodada, não a última, por metade dos pontos.
tournament-brief-groups = grupos de no máximo { $group }, depois final
tournament-brief-swiss = sistema suíço, { $rounds } rodadas{ $games ->
    [1] {""}
   *[other] {" "}de duas partidas
}
tournament-brief-knockout = mata-mata, duas partidas por match
tournament-brief-double-knockout = mata-mata duplo, duas partidas por match
tournament-brief-league = liga em divisões de { $group }
tournament-brief-round-robin = todos contra todos, { $cycles ->
    [1] uma vez
   *[other] duas vezes
}
tournament-days = { $days } dias { $format ->
    [groups] por fase
    [league] para todas as partidas
    [round-robin] para todas as partidas
   *[other] por rodada
}
button-full-rules = Regras completas
button-rules-format = Formato
button-rules-games = Partidas
button-rules-time = Tempo
button-rules-table = Pontos
button-rules-leaving = Saída
button-rules-entry = Inscrição
button-play-moves = Jogar meus lances
tournament-until = Até { $at } ({ $rest })
tournament-begins = { $colour ->
    [none] Quem aparece primeiro começa{ $games ->
        [1] .
       *[other] {" "}a primeira partida, o outro a segunda.
    }
   *[other] { $games ->
        [1] Quem aparece primeiro joga de { $colour }.
       *[other] Na primeira partida, quem aparece primeiro joga de { $colour }.
    } A abertura diz quem joga primeiro.
}
tournament-pairs = Duas partidas com cada oponente, uma com cada cor.
tournament-rules-groups =
    Vitória vale { $win }, empate { $draw }.
    Desempate: { $criteria }, e sorteio onde a final depende disso.
tournament-rules-knockout =
    Vitória vale { $win }, empate { $draw }.
    { $deciders ->
        [0] Um match empatado fica com quem venceu mais partidas no mesmo número de matches, senão com o sorteio.
        [1] Um match empatado tem mais duas partidas. Ainda empatado, fica com quem venceu mais partidas no mesmo número de matches, senão com o sorteio.
       *[other] Um match empatado tem mais duas partidas, no máximo { $deciders } vezes. Ainda empatado, fica com quem venceu mais partidas no mesmo número de matches, senão com o sorteio.
    }
    { $third ->
        [yes] Os perdedores das semifinais jogam pelo terceiro lugar.
       *[no] Os perdedores das semifinais dividem o terceiro lugar.
    }
tournament-rules-league =
    Vitória vale { $win }, empate { $draw }.
    Desempate: { $criteria }, depois divisão e lugar da temporada anterior.
    Na primeira temporada, o sorteio decide quem sobe e desce.
tournament-rules-round-robin =
    Vitória vale { $win }, empate { $draw }.
    Desempate: { $criteria }.
tournament-rules-double-knockout =
    Vitória vale { $win }, empate { $draw }.
    { $deciders ->
        [0] Um match empatado fica com quem venceu mais partidas no mesmo número de matches, senão com o sorteio.
        [1] Um match empatado tem mais duas partidas. Ainda empatado, fica com quem venceu mais partidas no mesmo número de matches, senão com o sorteio.
       *[other] Um match empatado tem mais duas partidas, no máximo { $deciders } vezes. Ainda empatado, fica com quem venceu mais partidas no mesmo número de matches, senão com o sorteio.
    }
    O lugar segue a rodada do segundo match perdido. Quem o perdeu na mesma rodada divide o lugar.
tournament-rules-swiss =
    Vitória vale { $win }, empate { $draw }, rodada sem oponente { $bye }.
    Desempate: { $criteria }.
    Rodadas não jogadas contam pelo regulamento de desempate da FIDE, artigo 16.
tournament-rated = Vale rating.
tournament-withdrawing = { $format ->
    [knockout] Quem sai perde o match em andamento e todos os seguintes.
    [double-knockout] Quem sai perde o match em andamento e todos os seguintes.
    [swiss] Quem sai perde a partida em andamento e fica na tabela.
   *[other] Se você sai antes da metade das suas partidas, todas são riscadas. Depois, você perde as que faltam.
}
tournament-unmoved = Quem não fez nenhum lance perde a partida.
tournament-bottom = Quem joga uma temporada está na próxima. Novos jogadores começam por baixo. Quem está abaixo ocupa o lugar de quem sai.
tournament-entrants = **Inscrições: { $count } de { $most }:** { $players }
tournament-nobody = ninguém ainda
tournament-rule = { $rule }.
tournament-director = Direção: { $player }
tournament-open = Inscrições abertas
tournament-running = Em andamento
tournament-settling = Provisória até { $at } ({ $rest })
tournament-settling-how = Um resultado parece errado? Cada jogador pode protestar uma vez.
tournament-outdated = Esta tabela não vale mais: um resultado mudou, ou está sendo refeito.
tournament-you-objected = Os diretores receberam o aviso, nas suas palavras.
tournament-objected-how = Corrija: /tournament manage, **Partidas …**, **Corrigir**. Ou deixe a tabela se tornar definitiva.
button-object = Protestar
tournament-over = { $season ->
    [yes] A temporada acabou.
   *[no] O torneio acabou.
}
tournament-cancelled = Cancelado
tournament-status = { $status ->
    [draft] não anunciado
    [open] inscrições abertas
    [running] em andamento
    [settling] provisório
    [over] encerrado
   *[cancelled] cancelado
}
tournament-over-early = Acabou depois da rodada { $round } de { $rounds }: não restavam confrontos.
tournament-over-how = /tournament table tem o registro e todos os arquivos.
people-more = e mais { $count }
log-heading = **Eventos**, os últimos na primeira página
players-heading = **Jogadores ({ $count })**
players-waiting = lista de espera
players-checked-in = com check-in
players-left = saiu
games-heading = **Partidas**, as mais novas primeiro
games-heading-player = **Partidas de { $player } ({ $count })**, as mais novas primeiro
games-without = { $first } – { $second }, ainda sem partida
button-players = Jogadores
button-all-games = Partidas
button-claim = Declarar resultado
button-round-off = Folgar uma rodada
claim-win = Eu venço
claim-draw = Empate
claim-loss = Eu perco
tournament-round = **Começa a rodada { $round } de { $rounds }.**
tournament-groups-begin = **As partidas começam.** { $groups ->
    [1] Todos contra todos:
   *[other] Todos contra todos do grupo:
}
tournament-final-begins = **A final começa.** Todos contra todos:
tournament-first-mover = { $player } ({ $count })
tournament-first-moves = { $colour ->
    [none] Entre parênteses: quantos primeiros lances esperam cada um.
   *[other] Entre parênteses: em quantas partidas cada um joga de { $colour }. A abertura diz quem joga primeiro.
}
tournament-congratulations = Parabéns a { $players }!
tournament-round-dropped = Exclusões, sem nenhum lance: { $players }
tournament-round-return = Exclusão? /tournament enter traz você de volta.
tournament-round-missing = Sem check-in, não jogam: { $players }
tournament-round-moved-up = Da lista de espera: { $players }
tournament-pairing = { $first } – { $second } ({ $numbers })
tournament-bye = { $player } tem bye. Pontos: { $points }.
tournament-half-bye = { $player }: folga { $worth ->
    [full] com todos os pontos.
    [nothing] sem pontos.
   *[half] por metade dos pontos.
}
tournament-round-claims = O tempo acabou: os relógios param, e os jogadores declaram resultados.
tournament-how = { $letter ->
    [yes] /games mostra suas partidas, /move faz um lance.
   *[no] { $run ->
        [yes] Os relógios correm.
       *[no] {""}
    }
}
tournament-reminder = { $left ->
    [0] **Menos de um dia:** até { $at } ({ $rest })
    [1] **Falta um dia:** até { $at } ({ $rest })
   *[other] **Faltam { $left } dias:** até { $at } ({ $rest })
}
tournament-reminder-game = { $game }: vez de { $player }
tournament-claims-reminder = **Falta um dia** para declarar resultados: até { $at } ({ $rest })
tournament-claims-later = { $game }: até { $until }, por férias ou porque fiquei fora do ar
tournament-claims-game = { $game }: ainda sem declaração de { $players }
tournament-check-in-reminder = O check-in acaba { $rest }, com o início: { $at } · Quem não fizer o check-in até lá não joga.
tournament-check-in-missing = **Ainda sem check-in:** { $players }
tournament-place = **{ $rank }.** { $players }
tournament-none = Ainda não há torneio neste servidor. Membros com a permissão Gerenciar eventos criam um com /tournament create.
tournament-list = Torneios
tournament-listed = **#{ $number }** { $name } · { $status }
tournament-label = #{ $number } { $name } · { $status }
tournament-leaving = { $count ->
    [0] { $player } sai do torneio.
    [one] { $player } sai do torneio e perde { $count } partida não encerrada.
   *[other] { $player } sai do torneio e perde { $count } partidas não encerradas.
} { $back ->
    [yes] Pode voltar a partir da próxima rodada.
   *[no] Só um diretor pode desfazer isso.
}
tournament-you-entered = Inscrição feita.
tournament-you-entered-as-before = Como da última vez, no máximo { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} ao mesmo tempo. Outro número: /tournament leave, depois /tournament enter.
tournament-you-entered-on-vacation = Aqui férias não param os relógios, nem as suas: { $days }
tournament-you-joined = Inscrição feita. Você joga a partir da próxima rodada. As anteriores não contam nada.
tournament-you-are-in = Você já se inscreveu. Espere o início.
tournament-you-are-waiting = Você é o número { $place } da lista de espera.
tournament-you-play = { $count ->
    [0] Você joga nele. Nenhuma partida sua está aberta agora.
    [1] { $rounds ->
        [yes] Você joga nele. Sua partida da rodada { $round }: { $games }.
       *[no] Você joga nele. Sua partida aberta: { $games }.
    }
   *[other] Você joga nele. Suas partidas abertas: { $games }.
}
tournament-you-are-out = Você já jogou sua última partida nele.
tournament-you-were = { $how ->
    [dropped] O bot excluiu você{ $rounds ->
        [yes] {" "}na rodada { $round }
       *[no] {""}
    } por não fazer nenhum lance.
    [left] Você saiu{ $rounds ->
        [yes] {" "}na rodada { $round }
       *[no] {""}
    }.
   *[sent] Um diretor retirou você{ $rounds ->
        [yes] {" "}na rodada { $round }
       *[no] {""}
    }.
}
tournament-you-may-return = Clique em **Voltar ao torneio**, e você joga a partir da rodada { $round }.
tournament-you-may-not-return = Só um diretor pode trazer você de volta.
tournament-you-return = Você está de volta. Você joga a partir da rodada { $round }.
tournament-you-rest = Você não joga na rodada { $round }, e recebe metade dos pontos.
tournament-you-left = Você saiu do torneio.
tournament-withdrawn = Você saiu do torneio.
tournament-files = { $swiss ->
    [yes] As tabelas (CSV), as rodadas completas (TRF26) e todas as partidas.
   *[no] As tabelas (CSV) e todas as partidas.
}
desk-done-decide = A partida #{ $number } está decidida.
tournament-log-created = { $by } preparou o torneio.
tournament-log-announced = { $by } anunciou o torneio.
tournament-log-entered = { $player } se inscreveu.
tournament-log-left = { $player } retirou a inscrição.
tournament-log-entered-by = { $by } inscreveu { $player }.
tournament-log-placed = { $player } tem vaga pela tabela de outro torneio.
tournament-waits = Não há vagas: { $player } é o número { $place } da lista de espera.
tournament-log-left-by = { $by } tirou { $player } da lista.
tournament-log-unlisted = { $player } não joga mais: não está na lista do diretor.
tournament-log-outgrown = { $player } está fora da lista: o rating já passou do limite.
tournament-log-returned-by = { $by } trouxe { $player } de volta.
tournament-log-exchanged = { $by } trocou { $player } e { $other } de lugar nesta rodada. As partidas recomeçam.
tournament-log-anew = { $by } anulou a partida #{ $number }. Em seu lugar: partida #{ $other }
tournament-log-own-game = { $told } ({ $by } joga esta partida)
tournament-log-by-unplayed = Partida #{ $number }: { $first } – { $second } { $points }, abandono antes que os dois jogassem
tournament-log-by-left = Partida #{ $number }: { $first } – { $second } { $points }, abandono
tournament-log-started = { $by } começou com { $count } jogadores.
tournament-log-drafted = { $count ->
    [one] { $count } confronto feito. As partidas começam aos poucos.
   *[other] { $count } confrontos feitos. As partidas começam aos poucos.
}
tournament-log-paired = { $count ->
    [one] { $count } partida começa.
   *[other] { $count } partidas começam.
}
tournament-log-result = Partida #{ $number }: { $first } – { $second } { $points }
tournament-log-forfeit = Partida #{ $number }: { $first } – { $second } { $points }, sem jogo
tournament-log-decided = Partida #{ $number }: { $first } – { $second } { $points }, decisão de { $by }
tournament-log-withdrawn = { $player } saiu.
tournament-log-sent-away = { $by } retirou { $player }.{ $held ->
    [yes] {" "}As partidas abertas param por um dia, depois são perdidas.
   *[no] {""}
}
tournament-log-given-up = { $player } agora está fora, por decisão de um diretor.
tournament-log-bye = { $player } não joga na rodada { $round }.
tournament-log-bye-given = { $worth ->
    [none] { $by } desfez a folga de { $player } na rodada { $round }.
    [full] { $by } deu a { $player } folga com todos os pontos na rodada { $round }.
    [nothing] { $by } deu a { $player } folga sem pontos na rodada { $round }.
   *[half] { $by } deu a { $player } folga por metade dos pontos na rodada { $round }.
}
tournament-log-forbidden = { $forbidden ->
    [yes] { $by } vetou o confronto { $player } – { $other }.
    [again] { $by } deixou { $player } e { $other } se enfrentarem mais uma vez.
   *[no] { $by } liberou o confronto { $player } – { $other }.
}
tournament-log-cancelled = { $by } cancelou o torneio.
tournament-lot-meeting = O match { $player } – { $other } continua empatado. { $player } vence por sorteio.
tournament-lot-wins = O match { $player } – { $other } continua empatado. { $player } vence, com mais partidas ganhas no mesmo número de matches.
tournament-lot-group = { $table }: empate onde o lugar decide. Ordem por sorteio: { $players }
tournament-lot-final = Empate pelas últimas vagas da final. Ordem por sorteio: { $players }
tournament-log-unpairable = A rodada { $round } não pode ser emparceirada: os que restam já se enfrentaram, têm confronto vetado, ou jogaram vezes demais com a mesma cor. O torneio espera os diretores.
tournament-log-settling = Tudo foi jogado. A tabela é provisória até: { $until }
tournament-log-objected = { $player } protesta contra a tabela.
tournament-log-concluded = { $by } tornou a tabela definitiva.
tournament-log-reopened = { $by } reabriu a tabela. Ela é provisória até: { $until }
tournament-log-finished = { $by } encerrou o torneio como estava.
tournament-log-imported = { $by } importou de um arquivo: jogadores { $people }, partidas { $games }.
tournament-log-changed = { $by } mudou as configurações.
tournament-log-ordered = { $by } mudou os desempates: { $criteria }.
tournament-log-check-in-opened = O check-in está aberto. Quem não o fizer até o início não joga.
tournament-log-checked-in = { $player } fez o check-in.
tournament-log-started-itself = { $count ->
    [one] Começa com { $count } jogador.
   *[other] Começa com { $count } jogadores.
}
tournament-log-begun = { $count ->
    [one] { $count } partida que tinha de esperar começa.
   *[other] { $count } partidas que tinham de esperar começam.
}
tournament-log-unplayed = { $count ->
    [one] { $count } confronto não começou a tempo. Ninguém recebe pontos.
   *[other] { $count } confrontos não começaram a tempo. Ninguém recebe pontos.
}
tournament-log-time-up = { $format ->
    [groups] O tempo destas partidas acabou.
    [league] O tempo da temporada acabou.
    [round-robin] O tempo do torneio acabou.
   *[other] O tempo da rodada acabou.
} Os jogadores declaram os resultados das partidas não encerradas até: { $until }
tournament-log-reminded = { $count ->
    [one] Lembrete do fim para os jogadores de { $count } confronto.
   *[other] Lembrete do fim para os jogadores de { $count } confrontos.
}
tournament-log-reminded-check-in = Lembrete para quem não fez o check-in.
tournament-log-claimed = { $whose ->
    [own] Partida #{ $number }: { $player } declara vitória.
   *[other] Partida #{ $number }: { $player } declara a vitória de { $winner }.
}
tournament-log-claimed-draw = Partida #{ $number }: { $player } declara empate.
tournament-log-by-time = Partida #{ $number }: { $first } – { $second } { $points }, não acabou a tempo
tournament-log-by-claims = Partida #{ $number }: { $first } – { $second } { $points }, como declarado
tournament-log-by-tables = Partida #{ $number }: { $first } – { $second } { $points }, pela base de finais
tournament-log-by-early-draw = Partida #{ $number }: { $first } – { $second } { $points }, empate combinado cedo demais
tournament-log-absent = Exclusão, sem nenhum lance: { $player }
tournament-log-returned = { $player } está de volta.
tournament-log-named = { $by } nomeou { $player } para a direção.
tournament-log-unnamed = { $by } tirou { $player } da direção.
tournament-log-paused = { $by } pausou o torneio. Todos os relógios estão parados.
tournament-log-resumed = { $by } retomou o torneio. Os relógios correm de novo.
tournament-log-extended = { $by } estendeu { $format ->
    [groups] estas partidas
    [league] a temporada
    [round-robin] o torneio
   *[other] a rodada
} até: { $until }
tournament-unplayed = { $points } (sem jogo)
tournament-log-corrected = Partida #{ $number }: { $first } – { $second } { $points } em vez de { $was }, correção de { $by }
tournament-log-replaced = { $who ->
    [self] { $by } joga agora no lugar de { $player }.
   *[other] { $by } pôs { $other } no lugar de { $player }.
}{ $count ->
    [0] {""}
    [1] {" "}A partida em andamento recomeça.
   *[other] {" "}As partidas em andamento recomeçam.
}
tournament-log-too-few = Cancelado: havia poucos jogadores no início.
tournament-log-moved = { $by } mudou o torneio para { $channel }.
tournament-log-undone = { $by } desfez “{ $act }”. { $now }
tournament-now-clocks = { $stand ->
    [yes] O torneio está pausado. Todos os relógios estão parados.
   *[no] O torneio continua. Os relógios correm.
}
tournament-now-until = O prazo vai até: { $until }
tournament-now-channel = O torneio está em { $channel }.
tournament-now-apart = { $apart ->
    [yes] O confronto { $player } – { $other } está vetado.
    [met] { $player } e { $other } já se enfrentaram, e não se enfrentam de novo.
   *[no] { $player } e { $other } podem se enfrentar.
}
tournament-now-director = { $directs ->
    [yes] { $player } está na direção.
   *[no] { $player } não está na direção.
}
tournament-now-bye = { $worth ->
    [none] { $player } joga na rodada { $round }.
    [full] { $player } folga com todos os pontos na rodada { $round }.
    [nothing] { $player } folga sem pontos na rodada { $round }.
   *[half] { $player } folga por metade dos pontos na rodada { $round }.
}
tournament-now-player = { $plays ->
    [yes] { $player } joga.
    [waits] { $player } está na lista de espera.
   *[no] { $player } não joga.
}
tournament-now-replaced = { $other } joga de novo, e { $player } não.
tournament-now-exchanged = { $player } e { $other } voltam aos lugares de antes.
tournament-now-ordered = Desempate: { $criteria }.
tournament-now-anew = A partida #{ $number } não conta mais. Em seu lugar: partida #{ $other }
tournament-now-settings = As configurações são as de antes.
tournament-now-imported = Os jogadores e partidas do arquivo saíram de novo.
tournament-claim-alone = { $timed ->
    [yes] { $players }: vale assim, a não ser que você declare outra coisa até { $at } ({ $rest }).
   *[no] { $players }: vale assim, a não ser que você declare outra coisa.
}
tournament-opponents = Oponentes: { $players }
tournament-freed = Vencem as partidas que estavam abertas: { $players }.
tournament-claims-differ = { $players }: as declarações divergem. Decida: **Mesa**, **Partidas …**, **Decidir**.
tournament-how-to-claim = Declarações iguais valem na hora, uma única vale no fim. Se divergem, um diretor decide. Nenhuma: sem pontos. Não vale rating.

league-season = { $name } · temporada { $season }
league-begins = **A temporada começa.** Todos contra todos da divisão.
league-division = **Divisão { $number }:** { $players }
league-up = ▲ Para a divisão { $number }: { $players }
league-moves-more = As outras divisões estão em /tournament table.
league-down = ▼ Para a divisão { $number }: { $players }
table-up = sobe para a divisão { $number }
table-down = desce para a divisão { $number }
table-division = Temporada { $season }, divisão { $number }

bracket-round = { $ties ->
    [1] Final
    [2] Semifinais
    [4] Quartas de final
    [8] Oitavas de final
    [16] Dezesseis avos de final
   *[other] { $number ->
        [1] Primeira rodada
       *[other] Rodada { $number }
    }
}
bracket-upper = { $shown ->
    [tree] Rodada { $number }
   *[list] Chave superior, rodada { $number }
}
bracket-lower = { $shown ->
    [tree] Rodada { $number }
   *[list] Chave inferior, rodada { $number }
}
bracket-final = Final
bracket-final-again = Segunda final
bracket-side-upper = Chave superior
bracket-side-lower = Chave inferior
bracket-third = Terceiro lugar
bracket-third-told = Terceiro lugar: { $first } – { $second }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}
bracket-decider = { $first } – { $second }, match empatado: mais duas partidas ({ $numbers })
bracket-neither = { $first } – { $second }: os dois saíram.
bracket-level = { $how ->
    [wins] por vitórias
   *[lot] por sorteio
}
bracket-walkover = { $player } avança sem partida: { $other } saiu.
bracket-bye = bye
bracket-byes = Com bye, já na próxima rodada: { $players }
bracket-place = { $rank }. { $player }{ $own ->
    [yes] {" "}(você)
   *[no] {""}
}
bracket-still = { $player } { $own ->
    [yes] (você, jogando)
   *[no] (jogando)
}
bracket-result = { $round }: { $first } – { $second }
table-entry = { $player }{ $own ->
    [yes] {" "}(você)
   *[no] {""}
} { $points }{ $results ->
    [none] {""}
   *[other] {" "}({ $results })
}
table-met = { $result ->
    [won] venceu { $places }
    [drawn] empatou com { $places }
    [lost] perdeu de { $places }
   *[going-on] joga contra { $places }
}
ladder-entry = { $player }{ $own ->
    [yes] {" "}(você)
   *[no] {""}
}{ $played ->
    [no] {""}
   *[yes] : vitórias { $won }, empates { $drawn }, derrotas { $lost }
}{ $meets ->
    [none] {""}
   *[other] , joga contra { $meets }
}
tournament-waiting = **Lista de espera ({ $count }):** { $players }
tournament-you-wait = Não há vagas, e você é o número { $place } da lista de espera. Você sobe quando alguém sai.
tournament-you-checked-in = Check-in feito.
tournament-you-claimed = Sua declaração na partida #{ $number } está anotada. O registro a mostra.
tables-win = A base de finais conhece o resultado: com os melhores lances, { $player } vence em { $plies ->
    [1] um lance
   *[other] { $plies } lances
}, somados os dois lados.
tables-draw = A base de finais conhece o resultado: com os melhores lances, é empate.

policy-start-director = O diretor dá início
policy-start-full = Começa com todas as vagas preenchidas
policy-start-date = Início: { $at } ({ $rest })
policy-check-in = Check-in a partir de { $at }, ou você não joga
policy-ratings-both = Para rating daqui de { $least } a { $most }
policy-ratings-least = Para rating daqui a partir de { $least }
policy-ratings-most = Para rating daqui até { $most }
policy-role = Para membros com { $role }
policy-listed = { $count ->
    [one] Para { $count } pessoa da lista
   *[other] Para as { $count } pessoas da lista
}
policy-games = { $count ->
    [1] Para quem tem uma partida aqui valendo rating
   *[other] Para quem tem { $count } partidas aqui valendo rating
}
tournament-note = “{ $note }”
policy-too-few = Com menos de 3 jogadores é cancelado
policy-past = Para o limite máximo conta o rating mais alto do último ano
policy-conditions = Quem pode entrar: veja **Regras completas**
policy-engines-forbidden = Programas são proibidos.
policy-engines-open = Programas são permitidos.
policy-vacation-yes = { $spent ->
    [yes] Férias param os relógios. Até três dias são usados para não perder por tempo.
   *[no] Férias planejadas param os relógios. Nenhuma é usada automaticamente.
} Rodadas e check-in seguem. Contra quem está de férias, uma única declaração não decide nada.
policy-vacation-no = Férias não param os relógios, nem as planejadas.
policy-opening-ballots = A abertura de cada partida é sorteada
policy-opening-free = As partidas começam da posição inicial
policy-draws-refused = Ninguém propõe nem declara empate antes de { $moves } lances dos dois.
policy-draws-pointless = Empates combinados ou declarados antes de { $moves } lances dos dois não dão pontos.
policy-round-claims = { $format ->
    [groups] Grupos e final duram
    [league] Uma temporada dura
    [round-robin] Todas as partidas duram
   *[other] Uma rodada dura
} até { $days } dias. Não acabou? Os dois declaram resultado em mais { $claims } dias. Iguais valem. Senão decide a base de finais, depois perde quem não jogou, depois vale declaração única. Divergentes: o diretor decide. Nenhuma: sem pontos. Sem rating.
policy-round-forfeit = { $format ->
    [groups] Grupos e final duram
    [league] Uma temporada dura
    [round-robin] Todas as partidas duram
   *[other] Uma rodada dura
} até { $days } dias. Partidas não encerradas são derrota dos dois.
policy-settling = Depois da última partida, jogadores podem protestar uma vez, por { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
policy-absent = { $format ->
    [groups] O bot exclui antes da final quem não faz nenhum lance. Com dois torneios assim em 90 dias, férias à parte, você não entra em nenhum daqui por um tempo.
    [league] Quem nunca joga não está na próxima temporada.
    [round-robin] {""}
   *[other] O bot exclui antes da próxima rodada quem não faz nenhum lance. Com dois torneios assim em 90 dias, férias à parte, você não entra em nenhum daqui por um tempo.
}
tournament-settings-most = No máximo { $most } jogadores
tournament-settings-until-start = Mude até o início. **Mesa**: início, jogadores, série.
tournament-settings-draft = Ninguém o vê ainda. **{ button-desk-announce }** publica.
tournament-settings-saved = Salvo.
button-settings-games = Partidas
button-settings-format = Formato
button-settings-entries = Inscrições e início
button-settings-rules = Rodadas e regras
button-settings-ties = Desempates
button-settings-admission = Quem entra, prêmio
button-check-in = Fazer check-in

form-games = Torneio: partidas
form-own-format = Torneio: formato
form-entries = Torneio: inscrições e início
form-rules = Torneio: rodadas e regras
form-admission = Torneio: quem entra, prêmio
admission-role = Cargo
admission-role-about = Só quem o tem pode entrar. Vazio: todos
admission-list = Lista
admission-list-about = Nomes, menções ou IDs do Discord, um por linha. Vazio: todos
admission-file = Arquivo
admission-file-about = Mais pessoas para a lista, numa coluna “player” (CSV), ou TRF16 da FIDE
admission-games = Partidas valendo rating
admission-games-about = Quantas se deve ter, neste jogo e servidor. Vazio: qualquer número
admission-note = Suas palavras
admission-note-about = Um prêmio, por exemplo. No máximo 200 caracteres no anúncio
form-name = Nome
form-name-about = Todos o veem. No máximo 60 caracteres
form-game = Jogo
form-format = Formato
form-pace = Tempo para pensar
form-opening = Abertura
form-opening-free = da posição inicial
form-opening-ballots = por sorteio
form-most = Máximo de jogadores
form-most-about = Inscrições posteriores vão para a lista de espera, se há uma
form-ratings = Rating
form-ratings-about = Como 1200-1800, 1200- ou -1800. Vazio: todos
form-start = Início
form-start-director = quando o diretor disser
form-start-full = com a última vaga preenchida
form-start-date = por data
form-date = Data
form-date-zone = Como 2026-12-31 18:00, no seu fuso ({ $zone })
form-check-in = Check-in
form-check-in-about = Horas antes do início em que se confirma a presença. Vazio: sem check-in
form-group = Máximo de jogadores por grupo
form-group-about = 3 a 12
form-rounds = Rodadas
form-rounds-about = 3 a 11
form-round-days = Dias de uma rodada
form-round-days-about = 2 a 120. Vazio: sem prazo
form-round-end = Partidas não encerradas até lá
form-round-end-claims = declaram-se resultados, o diretor decide
form-round-end-forfeit = os dois perdem
form-lot = Como se fazem os grupos
form-lot-no = de força igual, pelo rating
form-lot-yes = sorteados entre jogadores de rating parecido
form-cycles = Quantas vezes todos se enfrentam
form-cycles-1 = uma vez
form-cycles-2 = duas vezes, a segunda com cores trocadas
form-deciders = Quando um match empata
form-deciders-count = { $count ->
    [0] decidem mais partidas ganhas, ou o sorteio
    [1] mais duas partidas, depois decidem mais partidas ganhas, ou o sorteio
   *[other] mais duas partidas, no máximo { $count } vezes
}
form-third = Terceiro lugar
form-third-yes = os perdedores das semifinais jogam por ele
form-third-no = os perdedores das semifinais o dividem
form-moving = Sobem e descem
form-moving-count = { $count ->
    [1] um jogador de cada divisão
   *[other] { $count } jogadores de cada divisão
}
form-pause = Dias entre duas temporadas
form-pause-about = 1 a 60
form-settling = Depois da última partida
form-settling-days = { $days ->
    [0] a tabela é definitiva na hora
    [one] { $days } dia para corrigir e protestar
   *[other] { $days } dias para corrigir e protestar
}
form-draws = Empates precoces
form-draws-allowed = permitidos
form-draws-refused-20 = sem propostas antes do lance 20
form-draws-refused-40 = sem propostas antes do lance 40
form-draws-pointless-20 = sem pontos antes do lance 20
form-draws-pointless-40 = sem pontos antes do lance 40
form-ties = Torneio: desempates
form-profile = Regulamento
form-profile-own = a ordem abaixo
form-profile-fide = FIDE
form-profile-fmjd = FMJD: Solkoff truncado, em todos contra todos vitórias. Pontos 2, 1 e 0
form-profile-idf = IDF micro-match: duas partidas, abertura sorteada da tablita
form-profile-club = clube: vitórias, depois as partidas entre os empatados
form-tie-1 = Primeiro desempate
form-tie-2 = Segundo
form-tie-3 = Terceiro
form-tie-4 = Quarto
form-tie-none = nenhum
form-options = Escolha o que vale
form-option-engines = Programas são permitidos
form-option-vacation = Férias param os relógios
form-option-spends = Dias de férias são usados para não perder por tempo
form-option-pair = Duas partidas com cada oponente
form-option-waiting = Lista de espera quando encher
form-option-one = Pontos escritos 1, ½ e 0

desk-done-correct = A partida #{ $number } agora conta de outro modo. A partida em si e o rating ficam como estão.
director-imported = Importados: { $people ->
    [one] { $people } jogador
   *[other] { $people } jogadores
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}. Colunas não entendidas: { $columns ->
    [0] nenhuma
   *[other] { $ignored }
}.
desk-done-move = O torneio está anunciado em { $channel } a partir de agora. As partidas não encerradas também passam para lá.
tournament-progress = { $played } de { $games } partidas encerradas.
tournament-elsewhere = Há novidades do torneio #{ $number }, em cujo canal não consigo escrever. /games mostra suas partidas, /tournament table mostra como está.
tournament-seat = { $player }, abriu uma vaga: você saiu da lista de espera e está no torneio.
tournament-seat-check-in = Há check-in: quem não o fizer até o início não joga.
tournament-moved = Este torneio agora está [anunciado em outro canal]({ $link }).
tournament-closed = Não consigo escrever em { $channel }, onde este torneio está anunciado. As novidades vão a outro canal ou por mensagem direta. Permita que eu escreva lá de novo (/server check diz o que falta), ou mude o canal em /tournament manage.
tournament-many-rounds = Estão previstas { $rounds } rodadas, mas nem todos os { $count } jogadores têm oponentes para mais de { $most }. Onde uma rodada não pode ser emparceirada, o torneio espera um diretor.
tournament-how-to-pair = Diretores: em /tournament manage, liberem um confronto vetado ou repetido, ou encerrem o torneio como está.
tournament-letter = Não consigo escrever no canal do torneio.
tournament-own-place = **Você:** { $rank }º lugar de { $players }
tournament-own-place-in = **Você:** { $rank }º lugar de { $players } ({ $table }), pontos: { $points }
tournament-calendar-gone = Alguém excluiu a entrada deste torneio no calendário do servidor, e não faço outra.
tournament-calendar = Torneio: { $game }. O anúncio no canal tem os detalhes.

table-group = Grupo { $name }
table-final = Final
table-all = Todos contra todos
table-round = { $status ->
    [over] Depois da rodada { $round } de { $rounds }
   *[running] Depois do emparceiramento da rodada { $round } de { $rounds }
}
table-games = **Partidas**
table-game = { $numbers } { $first } – { $second }
table-games-more = e mais { $count }: /tournament games
table-left = { $count ->
    [1] Mais uma tabela. **Arquivos** a tem, e /tournament table mostra a sua.
   *[other] Mais { $count } tabelas. **Arquivos** as tem, e /tournament table mostra a sua.
}
table-decided-more = e mais { $count }: { $where }
table-struck = Todas as partidas riscadas, por saída antes da metade delas: { $players }
table-withdrawn = { $player } (saiu)
table-places = linhas { $first } a { $last } de { $count }
table-level = { $drawn ->
    [yes] Ordem por sorteio, com empate no { $rank }º lugar: { $players }
   *[no] { $players } dividem o { $rank }º lugar: iguais em todos os critérios
}
table-decided = { $player } à frente de { $other }: { $criterion }
column-player = Jogador
column-points = Pts
column-wins = Vit
column-sonneborn-berger = SB
column-buchholz = Bh
column-buchholz-cut-1 = Bh–1
column-koya = Koya

criterion-points = pontos
criterion-direct-encounter = confronto direto
criterion-wins = vitórias
criterion-sonneborn-berger = Sonneborn-Berger
criterion-buchholz = Buchholz (Solkoff)
criterion-buchholz-cut-1 = Buchholz sem o oponente mais fraco (Solkoff truncado)
criterion-koya = pontos contra a metade melhor (Koya)
