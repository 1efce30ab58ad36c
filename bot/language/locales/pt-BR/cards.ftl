# Os cartões de convites e partidas.

# Convites.
seek-heading-open = { $game }: quem joga?
seek-heading-directed = { $game }: um desafio
seek-heading-rematch = { $game }: revanche
seek-open-to-all = { $player } procura oponente.
seek-directed = { $player } convida { $opponent }.
seek-rematch = { $player } convida { $opponent } para a revanche: { $former }.
seek-stands = Sempre aberto. Renova-se quando alguém aceita, ou: { $when }
seek-expires = Expira: { $when }
seek-joined = { $player } { $named ->
    [yes] aceitou
   *[no] entrou
}: { $games }
seek-game = partida #{ $number }
seek-declined = Este convite foi recusado.
seek-withdrawn = Este convite foi retirado.
seek-expired = Ninguém entrou a tempo. O convite expirou.
rematch-posted = O convite foi publicado: { $link }
rematch-unposted = Não consigo publicar o convite onde a partida estava. Avise { $opponent }: lá, use /join.
rematch-sent = Convite de revanche enviado: { $opponent }
rematch-unsent = Não consigo avisar { $opponent } agora. Seu convite vale por 7 dias. Tente de novo mais tarde.
seek-you-joined = { $pair ->
    [yes] Você entrou: { $games }. Você faz o primeiro lance na #{ $number }, seu oponente na outra. { $where ->
        [here] Os tabuleiros estão neste canal.
       *[elsewhere] Os tabuleiros estão em { $place }.
    }
   *[no] { $first ->
        [yes] Você entrou: { $games }. O primeiro lance é seu.
       *[no] Você entrou: { $games }.
    } { $where ->
        [here] O tabuleiro está neste canal.
       *[elsewhere] O tabuleiro está em { $place }.
    }
}
seek-you-declined = Você recusou o convite.
seek-you-withdrew = Você retirou seu convite.
seek-you-invited = Seu convite está publicado.

# O convite antes de publicado.
preview-begun = Sua partida contra mim começou.
preview-typed = Você digitou: { $text }
preview-heading = Seu convite
preview-how = Só você vê isto. **{ button-invite }** publica.
preview-whom = Oponente: qualquer pessoa daqui
preview-setup = Abertura ou posição
preview-setup-about = “sorteio”, o nome de uma abertura ou, em amistosas, uma posição (FEN)
preview-note = Recado
preview-colour = Sua cor
preview-more = Convidar com mais opções
preview-options = Regras
preview-also = Também
preview-weekend = Parar relógios em fins de semana e feriados
preview-standing = Manter sempre um convite aberto
button-invite = Convidar
button-preview-rated = Valendo rating: { $on ->
    [yes] sim
   *[no] não
}
button-preview-more = Mais opções …

# As condições de um convite.
terms-no-vacation = férias não param o relógio
terms-rated = valendo rating
terms-casual = amistosa
terms-setup = **Início:** { $setup }
terms-pair = duas partidas ao mesmo tempo, cores trocadas
colour-wanted = { $player } joga de { $colour }
setup-usual = posição inicial
setup-lot = abertura sorteada da tablita
setup-lot-idf = abertura sorteada da tablita da IDF
setup-lot-fmjd = abertura sorteada da tablita da FMJD
setup-lot-acf = sorteio de onze pedras
setup-ballot = abertura { $name }
setup-position = posição `{ $position }`

# Partidas.
match-heading = { $game } · partida #{ $number }
match-left-server = { $player } saiu deste servidor. O relógio corre mesmo assim.
match-sees-nothing = { $player } não vê o canal desta partida. O relógio corre mesmo assim.
match-side = { $colour }: { $player }
match-last-move = { $captured ->
    [0] **{ $number }** { $player } jogou **{ $move }**.
    [one] **{ $number }** { $player } jogou **{ $move }** e capturou { $captured } peça.
   *[other] **{ $number }** { $player } jogou **{ $move }** e capturou { $captured } peças.
}
numbered-move = { $number } { $move }
match-crowned = A pedra vira dama.
match-declined = Captura recusada. Peça perdida: { $piece }
match-forced = Era o único lance e foi jogado na hora.
match-to-move = Vez de { $player }.
match-deadline = Fim do tempo: { $when }
match-play-ends = { $then ->
    [claims] Se não acabar, os dois declaram um resultado.
    [lost] Sem o primeiro lance, { $player } perde.
   *[nobody] Se não acabar, ninguém pontua.
} Joga-se até: { $when }
match-claims-end = { $then ->
    [decided] O prazo para jogar acabou. As declarações divergem: um diretor decide.
    [counts] O prazo para jogar acabou. { $players }: declare um resultado (**Mais …**). Senão vale a outra declaração: { $when }
    [tables] O prazo para jogar acabou. Declare um resultado (**Mais …**). Senão decide a base de finais: { $when }
    [lost] O prazo para jogar acabou. Declare um resultado (**Mais …**). Senão { $player }, que não jogou, perde: { $when }
   *[nobody] O prazo para jogar acabou. Declare um resultado (**Mais …**). Sem declaração, ninguém pontua. Declara-se até: { $when }
}
match-held = Um diretor retirou { $player }: a partida está parada. Se isso não for desfeito, { $player } perde: { $when }
match-no-clock = { $ends ->
    [yes] Sem relógio, mas se ninguém jogar a partida termina: { $when }
   *[no] Sem relógio.
}
match-time-left = { $player } ainda tem { $time }.
match-paused-vacation = Relógio parado por férias até: { $until }
match-paused-weekend = Relógio parado por fim de semana até: { $until }
match-paused-holidays = Relógio parado por fim de semana ou feriado até: { $until }
match-paused-untold = Não consegui avisar quem joga. Relógio parado no máximo até: { $until }
match-left = Não consigo escrever no canal desta partida: o relógio fica parado até eu conseguir{ $bound ->
    [yes] , no máximo até: { $until }
   *[no] .
}
match-paused-downtime = Fiquei fora do ar. Relógio parado até: { $until }
match-paused-director = Um diretor pausou o torneio: todos os relógios estão parados. Início: { $since }
match-fallen = O tempo acabou. { $player } decide o que acontece.
match-draw-offered = { $player } propõe empate. Fazer um lance recusa a proposta.
match-takeback-asked = { $player } pede para voltar o último lance.
result-person = { $name }
result-named = { $name }
result-win = Vitória: { $player } ({ $reason }).
result-draw = Empate: { $reason }.
result-none = Sem resultado: { $reason }.
result-both-lose = Os dois perdem: { $reason }.
match-thanks = {""}
match-counts = { $event }: esta partida conta { $first } – { $second } { $points }
result-absent = Sem resultado: { $player } não fez o primeiro lance a tempo.

# O que só o jogador vê.
move-played = Você jogou **{ $move }**.
move-candidates = Possíveis: { $moves }
move-candidates-press = Clique no lance desejado:
resign-question = Desistir desta partida? Seu oponente vence na hora.
resign-question-event = Desistir desta partida? ({ $event }) Seu oponente vence na hora. Você continua no evento, a não ser que um match perdido elimine você.
resign-done = Você desistiu.
draw-offered = Sua proposta vale até seu oponente responder ou jogar.
draw-offered-with-move = Sua proposta vai com seu próximo lance: seu oponente a recebe quando você jogar.
draw-offer-question = Propor empate na partida #{ $number }? { $turn ->
    [mine] A proposta vai com seu próximo lance.
   *[theirs] Melhor propor com um lance: /move tem a opção “empate”. Depois desta, você só pode propor de novo em 20 lances, a não ser que seu oponente proponha.
}
question-accepted = Aceito: a partida termina empatada.
question-declined = Recusado: a partida continua.
question-granted = Permitido: o lance voltou.
question-refused = Negado: o lance vale.
question-moved = A partida seguiu: o lance vale.
question-over = A partida acabou.
draw-accepted = Você aceitou: a partida termina empatada.
draw-declined = Você recusou. A partida continua.
draw-claimed = Empate reivindicado: a partida acabou.
win-claimed = A base de finais confirma sua vitória: a partida acabou.
draw-answer-question = Seu oponente propõe empate. O que você responde?
abort-question = Cancelar esta partida? Ela fica sem resultado.
abort-done = A partida foi cancelada.
takeback-asked = Você pediu a seu oponente para voltar o lance.
takeback-granted = Permitido: o lance volta.
takeback-refused = Negado: o lance vale.
takeback-answer-question = Seu oponente pede para voltar **{ $move }**{ $reply ->
    [none] .
   *[other] . Seu **{ $reply }** voltaria junto.
} O que você responde?
time-claimed = Você vence por tempo.
time-given = Você deu mais um dia a seu oponente.
time-renewed = A partida continua. A vez de seu oponente recomeça.
dismissed = Nada mudou.

# Escolher um lance.
moving-move-heading = Qual lance?
moving-move = Escolha um lance
moving-row = Escolha uma fila do tabuleiro
moving-piece-heading = Qual peça?
moving-square-heading = Qual casa?
moving-piece = Escolha uma peça
moving-square = Escolha uma casa
moving-destination-heading = { $cell }: para onde?
moving-second-heading = { $cell }: sozinha ou com uma segunda casa?
moving-destination = Escolha um lance
moving-captures = { $count ->
    [one] captura { $count } peça
   *[other] captura { $count } peças
}
moving-crowns = vira dama
moving-declines = recusa a captura, perde a peça: { $piece }
piece-on = { $kind ->
    [king] dama em { $cell }
   *[man] pedra em { $cell }
}
moving-choices-more = { $moves } e mais { $count }
moving-confirm-heading = { $move }: este é o seu lance?
typing-title = Seu lance
typing-label = Escreva o lance
typing-example = Por exemplo { $move }

# Posições em palavras, para quem não vê imagens.
text-board-kings = Q é dama das Brancas, K é dama das Pretas.
position-man = { $colour }, { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}: { $squares }.
position-king = { $colour }, { $count ->
    [one] { $count } dama
   *[other] { $count } damas
}: { $squares }.
position-piece = { $colour }, { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}: { $squares }.
position-to-move = Vez das { $colour }.
position-last-move = Último lance: { $move }. { $told }.
aloud-goes = { $colour }: { $kind ->
    [man] pedra
    [king] dama
   *[piece] peça
} { $start } vai { $between ->
    [none] para { $end }
   *[other] por { $between } para { $end }
}{ $crowned ->
    [yes] {" "}e vira dama
   *[no] {""}
}
aloud-takes = { $colour }: { $kind ->
    [man] pedra
    [king] dama
   *[piece] peça
} { $start } captura { $squares } e { $crowned ->
    [yes] vira dama em { $end }
   *[no] para em { $end }
}
aloud-lost = { $told }. Em vez de capturar, perde a peça: { $piece }
aloud-shifts = { $colour }: { $count ->
    [1] uma peça empurrada
   *[other] { $count } peças empurradas
} de { $start } rumo a { $end }, peça nova em { $start }
aloud-places = { $colour }: peça posta em { $squares }
aloud-choices = Peças para escolher: { $squares }.
aloud-barred = Não se pode pôr nada em { $squares }.
aloud-chosen = { $motion ->
    [place] Escolhida: { $square }. Para completar a vez: { $squares }.
    [shift] Escolhida: { $square }. Pode ser empurrada rumo a { $squares }.
   *[travel] Escolhida: { $square }. Pode ir para { $squares }.
}
aloud-area = { $kind ->
    [territory] { $colour }, maior território, { $count }: { $squares }.
   *[group] { $colour }, maior grupo, { $count }: { $squares }.
}
position-sentence = { $text }.
position-series = { $first } { $following }

post-name = { $game } #{ $number }: { $player } – { $opponent }
replay-too-large = A animação é grande demais para este servidor. A lista de lances mostra a partida passo a passo.
draw-claim-question = { $by ->
    [tables] A base de finais conhece um empate aqui.
   *[rules] As regras dão empate a você aqui.
} Quer reivindicar? A partida termina na hora.

# Imagens.
picture-missing = Não consegui desenhar a imagem.
