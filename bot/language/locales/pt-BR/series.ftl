# O mesmo evento várias vezes, com uma tabela de todos.
button-series = Série …
button-season = Tabela da temporada
button-enter-again = Inscrever-se no próximo
series-event = { $events ->
    [0] Série: etapa { $number }
   *[other] Temporada: etapa { $number } de { $events }
}
series-last-time = **Da última vez:** { $players }
series-none = Este torneio é avulso. Numa série, ele se repete com as mesmas configurações, e todas as etapas têm uma só tabela.
series-repeat = { $repeat ->
    [week] Uma nova etapa começa toda semana.
    [month] Uma nova etapa começa todo mês.
    [final] A próxima etapa abre quando a tabela da última é definitiva.
   *[never] A etapa mais recente é a última da temporada.
}
series-next = A seguir: inscrições a partir de { $opens }, início { $starts }
series-count = { $count ->
    [places] Pontos pelos lugares 1 a 10: 12, 10, 8, 7, 6, 5, 4, 3, 2, 1.
   *[points] Contam os pontos de todas as partidas.
}{ $best ->
    [0] {""}
   *[other] {" "}Só os melhores resultados contam: { $best }.
}
series-done = { $events ->
    [0] Etapas encerradas: { $done }
   *[other] Etapas encerradas: { $done } de { $events }
}
series-over = **A temporada acabou.**
series-champion = Título da temporada: { $players }. Parabéns!
series-heading = { $name } · temporada
series-dropped = ({ $points })
series-saved = Salvo.
series-stopped = Não há mais etapas.
series-asks-stop = Não há mais etapas. A temporada acaba com a última em andamento, ou na hora se não há nenhuma. Não dá para desfazer.
series-files-told = A tabela da temporada (CSV): uma coluna para cada etapa.
button-series-form = Repetir e contar
button-series-stop = Encerrar a série
button-series-table = Tabela da temporada
button-series-files = Planilha
form-series = Série
form-series-repeats = A próxima etapa
series-repeats-week = começa uma semana depois do início da última
series-repeats-month = começa um mês depois do início da última
series-repeats-final = abre quando a tabela da última é definitiva
form-series-counts = O que conta na temporada
series-counts-places = o lugar em cada etapa
series-counts-points = os pontos de todas as partidas
form-series-best = Resultados que contam
form-series-best-about = Quantos de cada jogador, os melhores. Vazio: todos
form-series-events = Etapas de uma temporada
form-series-events-about = Depois delas há um campeão. Vazio: quando você a encerrar
error-bad-series-events = Uma temporada tem { $least } a { $most } etapas. Escreva um número entre esses, ou deixe vazio.
error-bad-series-best = Podem contar os melhores { $least } a { $most } resultados. Escreva um número entre esses, ou deixe vazio.
error-bad-series-over = Esta série acabou. Comece outra na mesa de um novo torneio.
error-bad-series-none = Este torneio não é de nenhuma série. Veja a tabela dele.
server-role-season = { $which ->
    [game] { $role }: campeão da última temporada ({ $game })
   *[all] { $role }: campeão da última temporada
}
button-series-qualify = Vagas em outro torneio
button-series-decline = Recusar
series-places = { $season ->
    [yes] Primeiros da temporada ({ $count })
   *[no] Primeiros ({ $count })
}: { $days ->
    [0] entram no torneio #{ $number }.
    [one] podem se inscrever no torneio #{ $number }, por { $days } dia.
   *[other] podem se inscrever no torneio #{ $number }, por { $days } dias.
}
series-place-waiting = Não há vagas. Primeiros na lista de espera, pelo lugar em { $event }: { $players }. Sobem quando alguém sai.
series-place-given = Inscrições feitas, pelo lugar em { $event }: { $players }. Quem sai dá a vaga ao seguinte da tabela.
series-place-offered = Inscrição liberada, pelo lugar em { $event }: { $players }. Depois a vaga vai ao seguinte da tabela. Prazo: { $until }
series-elsewhere-given = { $players }: vaga garantida no torneio #{ $number }. Não consigo escrever no canal dele.
series-elsewhere-waiting = { $players }: primeiro lugar na lista de espera do torneio #{ $number }. Não consigo escrever no canal dele.
series-elsewhere-offered = { $players }: inscrição liberada no torneio #{ $number }. Não consigo escrever no canal dele. Prazo: { $until }
series-declined = Sua vaga vai ao seguinte da tabela.
form-series-qualify = Vagas em outro torneio
form-series-into = O torneio
form-series-of = Pela tabela
series-of-event = desta etapa
series-of-season = da temporada
form-series-places = Vagas
form-series-places-about = Quantos dos primeiros, 1 a 64. 0: ninguém
form-series-days = Dias para se inscrever
form-series-days-about = 1 a 30, depois a vaga passa adiante. Vazio: inscrição automática
error-bad-series-places = Podem entrar em outro torneio os primeiros { $least } a { $most }. Escreva um número entre esses, ou 0 para ninguém.
error-bad-series-days = O direito de se inscrever vale { $least } a { $most } dias. Escreva um número entre esses, ou deixe vazio.
error-bad-series-itself = Um torneio não pode levar a si mesmo. Escolha outro.
error-bad-series-no-target = Nenhum outro torneio deste servidor tem inscrições abertas. Crie-o primeiro.
error-bad-series-no-place = Você não tem vaga aqui para recusar. Para sair de um torneio em que se inscreveu, use /tournament leave.
series-another = Para outra temporada, prepare um novo torneio.
