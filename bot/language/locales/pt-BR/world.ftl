# Partidas entre servidores.
button-world = Outros servidores
button-world-agree = Sim, aceito
button-world-refuse = Não
button-world-offer = Procurar oponente …
button-world-here = Aqui
button-world-back = Voltar
button-world-leave = Parar partidas entre servidores
world-heading = Outros servidores
world-consent = Jogar com pessoas de outros servidores? Elas veem seu nome, seu rating neste jogo e quantas vezes seu tempo acabou. Não podem escrever para você.
world-limits = Dez partidas por vez. Contas com menos de sete dias: sem rating. Duas derrotas por tempo em 30 dias: nenhuma partida nova por 14 dias. Para parar: /settings, **Meus dados**.
world-warning = Você perdeu uma partida por tempo aqui em 30 dias: com mais uma, nenhuma nova começa por 14 dias.
world-offers = { $count ->
    [0] Nenhuma oferta de outros servidores
    [1] Uma oferta de outros servidores
   *[other] { $count } ofertas de outros servidores
}
world-empty = Deixe uma oferta: quem combinar entra, e eu chamo você.
world-line = { $player } ({ $rating }, { $reliability }): { $game }, { $pace }, { $rated ->
    [yes] valendo rating
   *[no] amistosa
}
world-unrated = ainda sem rating
world-choose = Mostrar uma oferta
world-mine = **Suas**
world-own = { $game }, { $pace }, até: { $when }
world-choose-own = Retirar uma das suas
world-who = { $player } ({ $rating }, { $reliability })
world-offered = Ainda não há quem combine. Sua oferta vale 7 dias. Chamo você { $where ->
    [here] aqui
   *[elsewhere] em { $place }
}.
world-withdrawn = Sua oferta foi retirada.
world-begun = { $where ->
    [same] { $pair ->
        [yes] Partidas { $games }
       *[no] Partida { $games }
    } contra { $opponent }, que joga neste servidor também. Seus tabuleiros aparecem em { $place }.
    [here] { $pair ->
        [yes] Partidas { $games }
       *[no] Partida { $games }
    } contra { $opponent } (outro servidor). Seus tabuleiros aparecem aqui, os do oponente lá.
   *[elsewhere] { $pair ->
        [yes] Partidas { $games }
       *[no] Partida { $games }
    } contra { $opponent } (outro servidor). Seus tabuleiros aparecem em { $place }, os do oponente lá.
}
world-form-rated = Rating
world-form-whom = Oponentes
world-form-greeting = Saudação
world-rated-no = Amistosa
world-rated-yes = Valendo rating
world-whom-near = Perto do meu rating (200 pontos)
world-whom-anybody = Qualquer pessoa
hall-world = **Ofertas de outros servidores ({ $count }):** { $games }
hall-world-game = { $game } ({ $count })

reliability-new = primeira vez aqui
reliability-always = sempre no tempo
reliability-mostly = quase sempre no tempo
reliability-seldom = muitas vezes perde por tempo

greeting-hello = Olá!
greeting-good-game = Boa partida
greeting-have-fun = Vamos nos divertir
greeting-daily = Jogo mais ou menos uma vez por dia
greeting-often = Jogo várias vezes por dia
greeting-weekends = Jogo mais nos fins de semana
greeting-evenings = Jogo mais à noite
greeting-patient = Jogue com calma
greeting-beginner = Sou iniciante
greeting-learning = Estou aprendendo este jogo
greeting-rematch = Aceito revanche
greeting-any = Jogo com qualquer pessoa

button-report = Denunciar o oponente
report-question = **O que houve de errado na partida #{ $number }?** Vocês dois não se enfrentam mais. Quem cuida de mim lê sua denúncia. Seu oponente não fica sabendo.
report-choose = O que houve de errado
report-done = Denúncia feita. Vocês dois não se enfrentam mais. Esta partida não muda.
complaint-stalling = Enrola de propósito
complaint-program = Parece usar um programa
complaint-accounts = Parece usar várias contas
complaint-name = Nome ofensivo
complaint-other = Outra coisa

setup-door = **Canal de partidas contra outros servidores** (vazio: desligado)
server-door = **Canal de partidas contra outros servidores:** { $value }
button-setup-door = Servidores já enfrentados …
door-heading = Servidores com que este não joga
door-how = Indique um servidor pelo número de uma partida contra ele. Nenhuma nova começa. As em andamento continuam.
door-none = Nenhum.
door-shut = O servidor da partida #{ $number }
door-choose = Voltar a jogar com ele
door-number = Número de uma partida contra o servidor
door-example = 123
button-door-shut = Parar de jogar com um servidor …
