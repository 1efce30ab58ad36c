# O que estava errado, e o que fazer. Só quem enviou lê isto.

# Lances.
error-unreadable-move = Não consigo ler “{ $text }” como lance. /move sugere lances possíveis enquanto você digita.
error-unreadable-move-cell = Não consigo ler “{ $text }” como lance: não há casa { $cell } neste tabuleiro.
error-unreadable-move-lone-square = “{ $text }” tem uma casa só. Escreva onde a peça começa e onde para, por exemplo { $example }.
error-ambiguous-move = Mais de um lance combina com “{ $text }”. Qual deles?
error-illegal-not-your-piece = “{ $text }” move uma peça do oponente.
error-illegal-empty-cell = “{ $text }” começa numa casa vazia.
error-illegal-unused-square = “{ $text }” não é possível: { $square } é casa clara, e só se joga nas escuras.
error-illegal-capture-compulsory = “{ $text }” não é possível: a captura é obrigatória.
error-illegal-better-capture = “{ $text }” não é possível: outra captura é obrigatória. O menu abaixo do tabuleiro a mostra.
error-illegal-unfinished-capture = “{ $text }” não é o lance inteiro. A captura continua: { $whole }.
error-illegal-backward = “{ $text }” não é possível: a pedra não anda para trás.
error-illegal-blocked = “{ $text }” não é possível: o caminho está bloqueado.
error-illegal-king-must-rest = “{ $text }” não é possível: esta dama já fez três lances seguidos sem capturar. Jogue com outra peça.
error-illegal-not-allowed = “{ $text }” não é um lance possível aqui.
error-illegal-over = A partida acabou. Não há mais lances.

# Achar uma partida.
error-no-match = Essa partida não existe. /games mostra as suas, /play começa uma.
error-unreadable-match = Não dá mais para abrir a partida #{ $match }. A falha é do bot. Avise quem cuida dele: o registro diz o motivo.
error-no-match-waiting = { $match ->
    [none] Nenhuma partida espera seu lance. /games mostra todas as suas.
   *[other] É a vez de { $opponent } na #{ $match }. Nenhuma outra partida espera seu lance.
}
error-not-a-player = Você não joga esta partida.

# O momento.
error-not-your-turn = É a vez do oponente.
error-match-over = Esta partida acabou.
error-not-over = Esta partida ainda não acabou.
error-opponent-gone = Seu oponente não joga mais aqui. /play começa uma partida com outra pessoa.
error-match-paused = Esta partida está pausada: um diretor a pausou, ou o tempo da rodada acabou. Se o tempo acabou, clique em **Declarar resultado** no cartão do torneio.
error-stale-match = Enquanto isso a partida avançou. Agora ela está assim.
error-play-over = A rodada acabou, e nesta partida não se joga mais. O cartão do torneio diz o que acontece com ela.
error-time-is-up = Seu tempo acabou. Agora seu oponente decide o que acontece.
error-not-fallen = Seu oponente ainda tem tempo.

# Empates, voltar lances, o fim.
error-no-draw-offer = Não há proposta de empate para responder.
error-own-draw-offer = Esta proposta é sua. Quem responde é o oponente.
error-draw-already-offered = Você já propôs empate.
error-draw-offer-too-soon = { $count ->
    [1] Você já propôs empate. Pode propor de novo depois de mais um lance seu, ou quando seu oponente propuser.
   *[other] Você já propôs empate. Pode propor de novo depois de mais { $count } lances seus, ou quando seu oponente propuser.
}
error-nothing-to-claim = Não há o que reivindicar nesta posição.
error-takeback-not-allowed = Não se volta lance em partida valendo rating.
error-nothing-to-take-back = Você ainda não jogou.
error-takeback-already-asked = Você já pediu para voltar este lance.
error-no-takeback-asked = Ninguém pediu para voltar um lance.
error-own-takeback = Este pedido é seu. Quem responde é o oponente.
error-too-late-to-abort = É tarde para cancelar: os dois já jogaram. Você ainda pode desistir.

# Convites e condições.
error-no-seek = Esse convite não existe. /join mostra os abertos.
error-seek-gone = Este convite não está mais aberto. /join mostra os abertos.
error-own-seek = Este convite é seu. Espere alguém entrar, ou retire o convite.
error-not-invited = Este convite é para outra pessoa. /join mostra os que você pode aceitar.
error-not-your-seek = Só quem fez o convite pode retirá-lo.
error-too-many-matches = { $limit ->
    [1] Aqui você pode ter uma partida aberta por vez. Termine-a primeiro.
   *[other] Aqui você pode ter { $limit } partidas abertas por vez. Termine uma primeiro.
}
error-too-much-at-once = Ainda estou cuidando de { $most } pedidos seus. Tente de novo quando um deles acabar.
error-too-many-invitations-person = Você enviou { $count } convites que ninguém aceitou, em { $span }. Dê tempo para responderem. Você pode convidar de novo em { $wait }.
error-too-many-invitations-pair = Você convidou esta pessoa { $count } vezes em { $span }. Dê tempo para responder. Você pode convidá-la de novo em { $wait }.
error-not-available = Não é possível com esta pessoa no momento. /play sem oponente convida todas as outras.
error-bad-terms-standing-directed = Um convite permanente é para todos. Deixe o oponente de fora.
error-bad-terms-blank-note = Seu recado não tem nenhum caractere visível. Escreva outro, ou deixe vazio.
error-bad-terms-opponent-self = Você não pode ser seu próprio oponente.
error-bad-terms-blocked-self = Você não pode se bloquear.
error-bad-terms-rated-setup = Uma partida de posição própria não vale rating. Escolha uma amistosa.
error-bad-terms-rated-pace = Valendo rating, é preciso um limite de tempo. Escolha um, ou uma amistosa.
error-bad-house-game-name = Um jogo da casa precisa de um nome de 1 a { $most } caracteres, com uma letra ou um número.
error-bad-house-game-taken = Já existe um jogo chamado “{ $name }”. Escolha outro nome.
error-bad-house-game-known = Estas mesmas regras já estão aqui, com o nome “{ $name }”.
error-bad-house-game-many = Um servidor tem no máximo { $most } jogos da casa. Remova um primeiro. As partidas dele continuam.
error-bad-house-game-gone = Esse jogo da casa foi removido.
error-bad-terms-rated-house = Jogos da casa nunca valem rating. Jogue uma amistosa, ou escolha outro jogo.
error-bad-terms-no-ballots = Este jogo não tem tablita para sortear. Deixe “início” de fora.
error-bad-terms-bad-setup = “{ $text }” não é abertura nem posição deste jogo. Uma posição se escreve assim: { $example }
error-bad-terms-over-at-start = A partida acabaria na hora nesta posição. Dê outra.
error-bad-pace-range = “{ $text }” está fora dos limites. O tempo por lance é de no mínimo { $shortest } e no máximo { $longest }.
error-bad-pace-cap = “{ $text }” não combina: o teto { $cap } é menor que a reserva { $bank }.
error-bad-pace-bonus = “{ $text }” não combina: o bônus { $bonus } é maior que o teto { $cap }.
error-no-such-day = Esse dia não existe: { $text }
error-unclear-day = “{ $text }” pode ser { $first } ou { $second }: escreva o mês por extenso, ou ano, mês e dia: 2026-12-31.
error-bad-pace-zone = Não conheço o fuso “{ $zone }”. Escreva como America/Sao_Paulo ou Europe/Lisbon.
error-bad-pace-country = Não conheço feriados de “{ $country }”. Escreva o país como Brasil ou BR.
error-bad-pace-unreadable = Não consigo ler “{ $text }” como tempo. Exemplos: 3d, 36h, bank 5d+18h cap 7d, none.
error-quiet-one-end = Você ainda não tem horas de silêncio: diga o início e o fim, silêncio_de e silêncio_até.
error-bad-setting = “{ $value }” não é possível aqui. Escolha uma das sugestões.

# Férias.
error-bad-vacation-backwards = As férias acabariam antes de começar: { $first } a { $last }
error-bad-vacation-past = Esse dia já passou: { $first }. Férias começam hoje ou depois.
error-bad-vacation-far = Esse dia está longe demais: { $last }. Férias acabam dentro de um ano.
error-bad-vacation-overlap = Você já tem férias: { $days ->
    [1] { $first }
   *[other] { $first } a { $last }
}. Para tirar outros dias, encerre ou cancele antes: **Encerrar, ou cancelar as próximas**.
error-bad-vacation-spent = Nesses dias ainda vale um dia de férias usado para você não perder por tempo. Tire dias a partir de: { $first }
error-bad-vacation-days = { $left ->
    [0] Você já usou todos os dias de férias de { $year }.
    [1] Você ainda tem um dia de férias em { $year }.
   *[other] Você ainda tem { $left } dias de férias em { $year }.
} { $days ->
    [1] Isto levaria um.
   *[other] Isto levaria { $days }.
}
error-no-vacation-none = Você não tem férias agora, nem planejadas.
error-no-vacation-spent = Este dia de férias foi usado para você não perder por tempo. Faça seu lance. O dia acaba sozinho.

# Jogos e posições.
error-unknown-game = Não existe o jogo “{ $name }”. /help mostra todos.
error-unknown-game-house = “{ $name }” é um jogo da casa deste servidor: nunca vale rating, e não tem problemas, escadas nem torneios. Serve para /play, /practice e /learn.
error-many-games = “{ $text }” é nome de vários jogos: { $games }. Escolha uma das sugestões.
error-unknown-option = O jogo “{ $name }” não tem a opção “{ $option }”, ou não junto com as outras. /help mostra todas.
error-unknown-trait = Um jogo da casa não tem a regra “{ $trait }”. Quem gerencia o servidor compõe um: /server settings, Configurar, Jogos da casa.
error-clashing-traits = Estas regras se contradizem. Deixe uma das duas de fora.
error-clashing-traits-free-priority = Onde a captura é facultativa, nenhuma vem antes de outra. Escolha “Captura obrigatória” ou “Qualquer captura”.
error-clashing-traits-giveaway-refusal = Se vence quem fica sem lances, a captura deve ser obrigatória, ou ninguém perderia peças. Escolha “Captura obrigatória”, ou faça perder quem fica sem lances.
error-clashing-traits-through-forward = A pedra só passa pela última fila onde captura para trás. Deixe a pedra capturar para trás, ou escolha outro jeito de virar dama.
error-clashing-traits-large-flying = Em 12×12, damas voadoras sem prioridade teriam capturas demais para achar a tempo. Escolha uma prioridade, um tabuleiro menor ou damas que andam uma casa.
error-unknown-version = Esta partida de “{ $name }” começou com regras que não tenho (versão { $version }). Avise quem cuida do bot.

# Posições próprias.
position-example = Por exemplo: { $example }
position-games = Seria uma posição de: { $games }. Corrija, ou escolha outro jogo.
error-bad-position-length = O texto é longo demais para uma posição. Dê uma posição e mais nada.
error-bad-position-syntax = Não consigo ler “{ $text }” nesta posição. Escreva W (brancas) ou B (pretas) para quem joga, depois W com as casas das Brancas e B com as das Pretas, separadas por dois-pontos. K antes da casa marca dama.
error-bad-position-turn = Deve começar com W (brancas) ou B (pretas) para quem joga, e dois-pontos.
error-bad-position-no-pieces = { $colour ->
    [white] As Brancas não têm peças. Acrescente dois-pontos, W e as casas das Brancas.
   *[black] As Pretas não têm peças. Acrescente dois-pontos, B e as casas das Pretas.
}
error-bad-position-cell = Não há casa { $cell } neste tabuleiro. Veja as casas nas regras: /learn com `regras`.
error-bad-position-twice = Há duas peças em { $cell }. Diga cada casa uma vez.
error-bad-position-row = Uma pedra não pode estar em { $cell }, onde se coroa. Escreva K antes da casa para ser dama, ou mude-a de lugar.
error-bad-position-pieces = Neste jogo são possíveis no máximo { $most } peças por cor. Tire algumas.
error-bad-position-empty = Não há peças nesta posição. Diga as casas dos dois lados.
error-bad-position-field = A contagem “{ $text }” não combina com esta posição. Deixe de fora tudo depois das peças. A contagem então recomeça.
error-bad-position-too-many-captures = Esta posição tem mais capturas do que consigo calcular. Tire algumas peças.
error-bad-position-fields = Escreva a posição fila por fila de cima para baixo, um espaço e o lado que joga, b (pretas) ou w (brancas). Deixe o resto de fora.
error-bad-position-ranks = Uma posição deste jogo tem { $ranks } filas. Escreva todas de cima para baixo, com barras entre elas.
error-bad-position-signs = Não consigo ler a fila { $rank }. Use b e w para peças e números para casas vazias.
error-bad-position-width = A fila { $rank } deve ter { $files } casas ao todo. Conte de novo peças e casas vazias.
error-bad-position-side = Escreva b (pretas) ou w (brancas) depois das filas, para o lado que joga.
error-bad-position-hands = As peças na mão não combinam com as do tabuleiro. Deixe-as de fora. Eu mesmo as conto.
error-bad-position-number = Cada lado tem exatamente { $pieces } peças neste jogo. Ponha ou tire peças.
error-bad-position-colours = Peças pretas só ficam em casas escuras, brancas em claras. Mova as que não estão assim.
error-bad-position-goal = Aqui os dois lados já chegaram, o que não pode acontecer. Volte uma peça de um deles.
error-bad-position-moves = Os lances depois desta posição não levam a ela. Deixe-os de fora.
error-bad-position-dark-squares = Neste jogo toda casa escura tem uma peça. Preencha as vazias.
error-bad-position-passed = Ninguém precisou passar aqui. Deixe “passed” de fora.

# Torneios.
error-no-tournament = Não conheço esse torneio aqui. /tournament list mostra os deste servidor.
error-not-of-tournament = A partida #{ $match } não é de nenhum torneio daqui. /tournament table mostra as partidas de um, com os números.
error-bad-tournament-name = Um torneio precisa de um nome visível de no máximo { $most } caracteres. Escreva outro.
error-bad-tournament-rounds = Um torneio suíço tem { $least } a { $most } rodadas. Escolha um número entre esses.
error-bad-tournament-group = Um grupo tem { $least } a { $most } jogadores. Escolha um número entre esses.
error-bad-tournament-most = Um torneio tem { $least } a { $most } jogadores. Escolha um número entre esses.
error-bad-tournament-entered = Você já se inscreveu neste torneio. Espere o início.
error-bad-tournament-plays = Essa pessoa já joga no torneio, ou já jogou. Diga outra.
error-bad-tournament-had-place = Sua vaga neste torneio agora é de outra pessoa. Fale com o diretor.
error-bad-tournament-not-entered = Essa pessoa não está neste torneio. A tabela mostra quem está.
error-bad-tournament-you-not-entered = Você não está neste torneio. Para jogar num que está aberto, use /tournament enter.
error-bad-tournament-same-place = Este torneio já está anunciado nesse canal. Escolha outro.
error-bad-tournament-full = Este torneio está cheio: são { $most } jogadores. Pergunte ao diretor quando é o próximo.
error-bad-tournament-few = Um torneio precisa de pelo menos { $least } jogadores. Espere mais inscrições.
error-bad-tournament-started = Este torneio já começou ou foi cancelado, e ninguém mais entra nem sai. Para parar de jogar num em andamento, use /tournament leave.
error-bad-tournament-not-started = Este torneio ainda não começou. Espere o início.
error-bad-tournament-over = Este torneio acabou. Veja a tabela definitiva.
error-bad-tournament-director = Só o diretor deste torneio, ou quem pode gerenciar eventos neste servidor, faz isso. Fale com um deles.
error-bad-tournament-organiser = Só quem pode gerenciar eventos neste servidor cria um torneio. Fale com um deles.
error-bad-tournament-place = Só faço torneios em servidores de que sou membro. Peça a quem gerencia o servidor que me adicione.
error-bad-tournament-many = Este servidor tem { $most } torneios abertos ou em andamento, e não pode ter mais. Termine ou cancele um primeiro.
error-bad-tournament-cycles = Os jogadores podem se enfrentar uma ou duas vezes. Escolha uma delas.
error-bad-tournament-deciders = Um match empatado pode ter mais duas partidas, de { $least } a { $most } vezes. Escolha um número entre esses.
error-bad-tournament-not-swiss = Só há folga em torneio suíço. Jogue, ou saia com /tournament leave.
error-bad-tournament-bye-round = { $count ->
    [1] Você só pode folgar na rodada { $least }. Escolha essa.
   *[other] Você pode folgar numa das rodadas { $least } a { $most }. Escolha uma delas.
}
error-bad-tournament-bye-late = Não há folga na última rodada. Jogue, ou saia com /tournament leave.
error-bad-tournament-bye-taken = Você já folga na rodada { $round }, e cada jogador só folga uma vez. Jogue as outras, ou fale com o diretor.
error-bad-tournament-rating = Um limite de rating fica entre { $least } e { $most }. Escreva um número entre esses, ou deixe vazio.
error-bad-tournament-ratings = O limite mínimo de rating está acima do máximo, e ninguém entraria. Mude um deles.
error-bad-tournament-round-days = Uma rodada dura { $least } a { $most } dias. Escreva um número entre esses, ou deixe vazio.
error-bad-tournament-draw-moves = Propostas de empate podem ser vetadas nos primeiros { $least } a { $most } lances. Escreva um número entre esses.
error-bad-tournament-date = Este torneio começa com data marcada, dentro de um ano. Escreva como 2026-12-31 18:00, ou escolha outro modo de início.
error-bad-tournament-check-in-hours = O check-in abre { $least } a { $most } horas antes do início. Escreva um número entre esses, ou deixe vazio.
error-bad-tournament-check-in-date = O check-in precisa de data de início. Marque uma, ou deixe o check-in vazio.
error-bad-tournament-rating-low = Este torneio é para rating a partir de { $limit }, e o seu é { $rating }. Inscreva-se em outro.
error-bad-tournament-rating-high = Este torneio é para rating até { $limit }, e o seu mais alto no último ano é { $rating }. Inscreva-se em outro.
error-bad-tournament-role = Este torneio é para membros com { $role }, e você não tem esse cargo. Fale com quem o dá, ou inscreva-se em outro.
error-bad-tournament-unlisted = Este torneio é para quem está na lista do diretor, e você não está. Fale com ele, ou inscreva-se em outro.
error-bad-tournament-too-few-games = Este torneio é para quem tem pelo menos { $least } partidas deste jogo valendo rating neste servidor, e você tem { $count }. Jogue mais, ou inscreva-se em outro.
error-bad-tournament-games = Podem ser exigidas { $least } a { $most } partidas valendo rating. Escreva um número entre esses, ou deixe vazio.
error-bad-tournament-entries = Você está em { $most } torneios deste servidor, e não dá para mais ao mesmo tempo. Inscreva-se neste quando um acabar.
error-bad-tournament-no-shows = Em { $days } dias, { $count } torneios deste servidor excluíram você por não fazer nenhum lance. Fale com o diretor, ou inscreva-se de novo em { $wait }.
error-bad-tournament-check-in-closed = Não há check-in agora. O anúncio diz quando abre.
error-bad-tournament-checked-in = Você já fez o check-in. Espere o início.
error-bad-tournament-last-director = Um torneio precisa de um diretor. Nomeie outra pessoa primeiro.
error-bad-tournament-not-left = Essa pessoa não saiu do torneio. A lista de jogadores mostra quem saiu.
error-bad-tournament-pairing-played = A troca de lugar só é possível na rodada em andamento, antes que uma das partidas tenha lance ou resultado. Escolha outros, ou refaça uma partida.
error-bad-tournament-until = O novo fim deve ser depois do atual, e dentro de { $most } dias. Escreva como 2026-12-31 18:00.
error-bad-tournament-named = Essa pessoa já dirige este torneio. O registro diz quem são os diretores.
error-bad-tournament-not-named = Essa pessoa não foi nomeada para dirigir este torneio. O registro diz quem foi.
error-bad-tournament-paused = Este torneio está pausado. Retome-o primeiro, em /tournament manage.
error-bad-tournament-not-paused = Este torneio não está pausado. Pause-o em /tournament manage.
error-bad-tournament-no-deadline = As rodadas deste torneio não têm prazo, e não há o que estender.
error-bad-tournament-no-claims = Resultados se declaram quando o tempo da rodada acaba. Até lá, jogue.
error-bad-tournament-claims-paused = O torneio está pausado, e as declarações também. Declare seu resultado quando ele continuar.
error-bad-tournament-claims-over = O prazo das declarações acabou agora: a partida conta pelas que foram feitas.
error-bad-tournament-not-yours = Só os dois jogadores declaram o resultado de uma partida. Escolha uma sua.
error-bad-tournament-no-such-game = Esta partida acabou, ou não é de torneio. Escolha uma em andamento.
error-bad-tournament-no-result = Esta partida ainda não tem resultado para corrigir. Decida-a primeiro.
error-bad-tournament-same-result = A partida já conta assim. Escolha outro resultado.
error-bad-tournament-tie-breaks = Escolha de um a quatro desempates, cada um uma vez.
error-bad-tournament-same-order = A ordem de desempate já é essa. Escolha outra.
error-bad-tournament-order-late = Já há partida com resultado, e os desempates ficam como estão.
error-bad-tournament-depends = Partidas posteriores saíram deste resultado, e ele não pode mais mudar.
error-bad-tournament-nothing-to-undo = Não há o que desfazer. O registro diz o que foi feito.
error-bad-tournament-undo-late = Algo posterior depende disso, e não dá mais para desfazer.
error-bad-tournament-which = Ninguém aqui se chama “{ $name }”, ou há mais de um. Escreva o número na lista de jogadores.
error-bad-tournament-moved-on = Enquanto isso o torneio avançou. Abra a mesa de novo com /tournament manage.
error-bad-tournament-due = O prazo acabou agora. Veja de novo em um minuto.
error-bad-tournament-claim-early = Empate aqui só conta depois de { $moves } lances de cada lado. Declare vitória ou derrota, ou fale com um diretor.
error-bad-tournament-draw-early = Neste torneio ninguém propõe empate antes de { $moves } lances dos dois. Continue jogando.
error-bad-tournament-limit = O limite de partidas ao mesmo tempo fica entre { $least } e { $most }. Escreva um número entre esses, ou deixe de fora.
error-bad-tournament-moving = Podem subir e descer { $least } a { $most } jogadores por divisão. Escolha um número entre esses.
error-bad-tournament-pause = A pausa entre temporadas dura { $least } a { $most } dias. Escolha um número entre esses.
error-bad-tournament-bot = Bots não jogam torneios. Escolha uma pessoa.
error-bad-tournament-settling = A tabela pode ficar provisória por { $least } a { $most } dias. Escolha um número entre esses, ou nenhum.
error-bad-tournament-objected = Você já protestou. Os diretores leram. Fale com um deles.
error-bad-tournament-not-provisional = Esta tabela não é provisória: é definitiva, ou uma partida está sendo refeita. Fale com um diretor.
error-bad-tournament-reopen-late = Uma tabela definitiva pode ser reaberta por { $days } dias. Depois não muda mais.
error-bad-tournament-followed = { $what ->
    [season] A próxima temporada começou a partir desta tabela, e ela não muda mais.
    [role] O cargo do campeão saiu desta tabela, e ela não muda mais.
    [places] Vagas em outro torneio saíram desta tabela, e ela não muda mais.
   *[series] A série já contou esta tabela, e ela não muda mais.
}
error-bad-tournament-verdict = Diga quem venceu se a partida foi ganha sem jogo. Não diga ninguém se os dois perderam.
error-bad-tournament-goes-on = Este torneio ainda segue sozinho. Só dá para encerrá-lo antes quando uma rodada não pode ser emparceirada.
error-bad-tournament-pair-so = Estes dois já estão assim, ou você disse a mesma pessoa duas vezes. O registro diz o que vale.
error-bad-tournament-bye-so = Essa rodada já está assim. O registro diz o que vale.
error-bad-tournament-only-swiss = Emparceiramentos e folgas só se definem no sistema suíço. Aqui o formato decide os confrontos.
error-bad-tournament-file = { $line ->
    [0] Não consigo ler este arquivo. Envie um CSV cuja primeira linha nomeie as colunas player, rating e seed, ou round, first, second e result, ou o TRF16 da FIDE. Os nomes não se repetem.
   *[other] Não consigo ler a linha { $line } deste arquivo. Corrija e envie de novo.
}
error-bad-tournament-unknown = Não sei quem são: { $names }. Só conheço quem já jogou aqui, e nenhum nome que duas pessoas tenham. Escreva uma menção ou um ID do Discord.
error-bad-tournament-takeover = Partidas jogadas fora só entram num grupo único com todos, ou num suíço com mais rodadas do que as jogadas, e só com uma partida por confronto. Mude as configurações, ou importe só os jogadores.
error-bad-tournament-taken-over = Já foram importadas partidas, e isso se faz uma vez. Para trocar por estas, desfaça aquilo antes em /tournament manage.
error-no-pairing = A rodada { $round } não pode ser emparceirada: alguém já enfrentou todos os que restam, ou não pode enfrentá-los. Em /tournament manage, libere um confronto vetado ou repetido, ou encerre o torneio como está.

# Registros de partidas.
error-bad-record = Não consigo ler este registro de partida. Use um arquivo de **Baixar**.
error-bad-record-game = O registro não diz qual é o jogo, ou não o conheço. Diga o jogo na etiqueta Game.
error-bad-record-setup = O registro não começa de uma posição do próprio jogo. Corrija a etiqueta Setup.
error-bad-record-move = O lance { $ply } do registro, “{ $text }”, não é possível naquela posição. Corrija, ou deixe o resto de fora.
error-bad-record-result = O resultado do registro difere do tabuleiro. Corrija a etiqueta Result e a última palavra.
error-bad-record-ending = Não conheço o motivo que o registro dá para o resultado. Corrija a etiqueta Ending.
error-bad-record-tag = “{ $text }” não pode ser nome de etiqueta. Escolha outro, de letras e algarismos.
error-bad-record-unwritable = “{ $text }” não pode ser escrito num arquivo PDN. Deixe de fora.
error-bad-record-items = Há comentários e sinais demais na linha { $line } do registro. Deixe alguns de fora.
error-bad-record-plies = O registro tem lances demais, até a linha { $line }. Deixe o resto de fora.
error-bad-record-set-ups = O registro arma posições demais, até a linha { $line }. Deixe o resto de fora.
error-bad-record-games = Há partidas quase vazias demais, até a linha { $line }. Deixe o resto de fora.
error-bad-record-size = O registro é longo demais, até a linha { $line }. Deixe o resto de fora.
error-bad-record-syntax = Não consigo ler “{ $text }” na linha { $line } do registro. Corrija ou deixe de fora.
error-bad-record-open = O comentário ou a variante que começa na linha { $line } não termina. Feche o parêntese ou a chave.
error-bad-record-depth = A linha { $line } do registro tem variantes dentro de variantes demais. Deixe algumas de fora.

# Lances condicionais.
error-bad-line-move = “{ $move }” não pode ser jogado { $start ->
    [yes] agora
   *[no] depois de { $after }
}. Possíveis, por exemplo: { $legal }.
error-bad-line-ended = Depois de { $after } a partida acaba. Deixe de fora os lances seguintes.
error-bad-line-long = Uma variante tem no máximo { $most } lances. Deixe o resto de fora.
error-bad-line-many = Você já tem { $most } variantes nesta partida. Remova uma primeiro.
error-bad-line-unanswered = Uma variante começa com um lance do oponente e acaba com um lance seu.

# O resto. O número ajuda quem cuida do bot a achar o que houve.
error-unexpected = Algo deu errado do meu lado. Nada que foi salvo se perde. Veja se a ação foi feita antes de tentar de novo. Se acontecer outra vez, diga este número a quem cuida de mim: { $number }
error-after-move = Seu lance vale, mas não consegui mostrá-lo. /board mostra a partida. Se acontecer outra vez, diga este número a quem cuida de mim: { $number }
error-unreachable-after-move = Seu lance vale. Não consigo acessar meus registros para mostrá-lo. /board mostra a partida em um minuto.
error-disk = Não deu para salvar: o disco do meu servidor está cheio ou com defeito. Tente mais tarde.
error-unreachable = Não consigo acessar meus registros. Tente de novo em um minuto.

# Escadas.
error-no-ladder = Aqui não há escada desse jogo. Membros com a permissão Gerenciar eventos abrem uma com /ladder create.
error-bad-ladder-reach = Um desafio pode alcançar { $least } a { $most } lugares acima. Escolha um número entre esses.
error-bad-ladder-idle = A descida pode vir depois de { $least } a { $most } dias sem partida. Escolha um número entre esses.
error-bad-ladder-exists = Este servidor já tem uma escada desse jogo. Entre nela, ou feche-a primeiro.
error-bad-ladder-closed = Esta escada está fechada. Membros com a permissão Gerenciar eventos abrem outra com /ladder create.
error-bad-ladder-absent = Essa pessoa não está na escada. Para entrar, clique em **Entrar na escada** abaixo de /ladder show.
error-bad-ladder-joined = Você já está nesta escada. /ladder show diz quem você pode desafiar.
error-bad-ladder-out-of-reach = Você pode desafiar quem está no máximo { $reach ->
    [one] { $reach } lugar
   *[other] { $reach } lugares
} acima de você. Escolha com /ladder show.
error-bad-ladder-challenging = Você tem um desafio em andamento. Termine essa partida primeiro.
error-bad-ladder-challenged = Vocês dois já jogam nesta escada. Terminem essa partida primeiro.
error-bad-ladder-again = Você acabou de enfrentar essa pessoa aqui. Desafie outra, ou a mesma em { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
error-bad-ladder-keeper = Só quem abriu esta escada, ou quem pode gerenciar eventos neste servidor, fecha ou muda a escada. Fale com um deles.
error-bad-ladder-organiser = Só quem pode gerenciar eventos neste servidor abre uma escada. Fale com um deles.
error-channel-closed = Você não pode escrever nesse canal. Escolha um em que pode.
error-bad-ladder-same-place = Esta escada já está nesse canal. Escolha outro.
error-bad-ladder-place = Só faço escadas em servidores de que sou membro. Peça a quem gerencia o servidor que me adicione.

# O salão entre servidores.
error-lobby-closed-unasked = Você ainda não aceitou jogar com pessoas de outros servidores. /join pergunta, em **Outros servidores**.
error-lobby-closed-door = Este servidor não joga com outros. Você pode, em mensagem direta comigo.
error-lobby-closed-outside = Não sou membro deste servidor. Peça em mensagem direta: seus tabuleiros vão para lá.
error-lobby-closed-banned = Quem cuida de mim mantém você fora das partidas entre servidores.
error-lobby-closed-offers = Você já tem { $limit } ofertas a outros servidores. Espere, ou retire uma: /join, **Outros servidores**.
error-lobby-closed-first = Você já tem uma oferta a outros servidores. Só uma por vez, até terminar { $games } partidas lá.
error-lobby-closed-games = Você pode jogar { $limit } partidas por vez com pessoas de outros servidores, contando as ofertas abertas.
error-lobby-closed-resting = Você perdeu por tempo duas partidas com pessoas de outros servidores em 30 dias. As em andamento continuam. Novas começam: { $until }
error-lobby-closed-young = Sua conta do Discord tem menos de sete dias. Aqui você joga sem rating até: { $until }
error-lobby-closed-house = Um jogo da casa só se joga no próprio servidor. Escolha outro jogo.
error-lobby-closed-gone = Esta oferta não existe mais. /join mostra as outras, em **Outros servidores**.
error-lobby-closed-own = Esta oferta é sua. Chamo você quando alguém entrar.
error-lobby-closed-no-game = Este servidor não conhece partida com esse número contra outro servidor.
