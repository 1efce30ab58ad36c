# Análises de partidas encerradas.
review-heading = Análise: #{ $number } { $game }
review-heading-players = Análise: { $game }, { $first } – { $second }
review-heading-plain = Análise: { $game }
review-working = { $seconds ->
    [1] O bot olha cada posição desta partida. Leva cerca de um segundo.
   *[other] O bot olha cada posição desta partida. Leva cerca de { $seconds } segundos.
}
review-progress = { $done } de { $of } posições até agora.
review-turns = { $count ->
    [0] Nenhum ponto crítico: nenhum lance sozinho custou uma pedra ou um resultado certo.
    [1] **Um ponto crítico**
   *[other] **{ $count } pontos críticos**
}
review-line = **{ $move }** { $what }. Melhor: { $better }
review-line-material = { $men ->
    [1] custou cerca de uma pedra
   *[other] custou cerca de { $men } pedras
}
review-line-decisive = entregou a partida
review-line-result = { $was ->
    [win] { $became ->
        [draw] transformou a vitória em empate
       *[loss] transformou a vitória em derrota
    }
   *[draw] transformou o empate em derrota
}
review-how = Estimativa do bot. Exata com três peças ou menos.
review-left-out = { $count ->
    [one] { $count } posição ficou de fora, pois pode ser de uma partida em andamento.
   *[other] { $count } posições ficaram de fora, pois podem ser de partidas em andamento.
}
review-turn-heading = Ponto crítico { $place } de { $count }
review-material = { $men ->
    [1] **{ $move }** ({ $colour }) custou cerca de uma pedra.
   *[other] **{ $move }** ({ $colour }) custou cerca de { $men } pedras.
}
review-decisive = **{ $move }** ({ $colour }) entregou a partida.
review-result = { $was ->
    [win] { $became ->
        [draw] **{ $move }** ({ $colour }) transformou uma vitória certa em empate.
       *[loss] **{ $move }** ({ $colour }) transformou uma vitória certa em derrota.
    }
   *[draw] **{ $move }** ({ $colour }) transformou um empate certo em derrota.
}
review-reply = A melhor resposta: **{ $reply }**.
review-better-move = Melhor era **{ $better }**.
review-played = Jogado: { $move }
review-instead = Melhor: { $move }
review-boards-described = Jogado: { $played }. Melhor: { $better }. Antes: { $position }
review-better = { $colour } estão melhor
review-curve-subtitle = Vantagem em pedras após cada lance. Números marcam pontos críticos
review-curve-move = { $number }
review-curve-described = { $count ->
    [0] A vantagem ao longo da partida, em pedras. Sem pontos críticos.
   *[other] A vantagem ao longo da partida, em pedras. Pontos críticos: { $moves }
}
review-choose = Ir para um ponto crítico

review-form = Analisar uma partida
review-form-game = Uma partida sua encerrada
review-form-file = Ou um arquivo PDN
review-form-file-note = A primeira partida dele é analisada.
review-form-text = Ou os lances, em PDN

button-review = Análise
button-review-other = Analisar …
button-curve = Curva
button-review-previous = Ponto crítico anterior
button-review-next = Próximo ponto crítico

error-review-refused-off = O bot não analisa partidas aqui: quem cuida dele desligou essa função.
error-review-refused-player = { $limit ->
    [1] Você pode ter uma análise nova por dia. Peça de novo amanhã.
   *[other] Você pode ter { $limit } análises novas por dia. Peça de novo amanhã. As que você tem continuam abertas.
}
error-review-refused-server = As { $limit } análises que este servidor tem por dia acabaram. Peça de novo amanhã.
error-review-refused-game = Não há análise deste jogo: nele não se perdem pedras, e a conta do bot sobe e desce a cada lance, sem dizer qual foi o erro.
error-review-refused-short = Uma partida com menos de { $least } lances, somados os dois lados, não tem o que analisar.
error-review-refused-long = Uma partida com mais de { $most } lances é longa demais para análise.
error-review-refused-going = Esta partida ainda não acabou. O bot só olha partidas encerradas.
error-review-refused-gone = Esta análise não está mais guardada. Peça de novo no tabuleiro da partida, ou em /games.
error-review-refused-broken = O bot foi interrompido nesta análise. Peça de novo: não conta duas vezes.
error-bad-file-empty = Não há partida neste arquivo. Envie um arquivo PDN, como Baixar e outros programas de damas o escrevem.
error-bad-file-large = Este arquivo é grande demais para uma partida. Envie um PDN de no máximo { $most } kB.
error-bad-file-set-up = No meio desta partida arma-se outra posição. Envie uma partida jogada do início ao fim.
error-bad-file-no-text = { $format ->
    [link] Isto é um link. Abra-o, salve a partida como PDN e envie esse arquivo.
    [archive] Este arquivo é um pacote compactado. Só leio texto: salve a partida como PDN, uma lista de jogadores como CSV, ou cole o texto.
    [picture] Este arquivo é uma imagem. Só leio texto: salve a partida como PDN, uma lista de jogadores como CSV, ou cole o texto.
    [pdf] Este arquivo é um PDF. Só leio texto: salve a partida como PDN, uma lista de jogadores como CSV, ou cole o texto.
    [office] Este arquivo é um documento do Office. Só leio texto: salve a partida como PDN, uma lista de jogadores como CSV, ou cole o texto.
   *[other] Este arquivo não é texto. Só leio texto: salve a partida como PDN, uma lista de jogadores como CSV, ou cole o texto.
}
misread-short = { $count ->
    [1] Li este arquivo, mas a partida tem só um lance.
   *[other] Li este arquivo, mas a partida tem só { $count } lances.
} Uma análise precisa de { $least }. Envie a partida inteira.
misread-heading = Não consigo ler esta partida até o fim
misread-move = { $why ->
    [unreadable-move] O lance { $number } “{ $text }” não é um lance ({ $game }).
    [illegal-capture-compulsory] O lance { $number } “{ $text }” não é possível: a captura é obrigatória ({ $game }). Capturas aqui: { $due }.
    [illegal-better-capture] O lance { $number } “{ $text }” não é possível: outra captura é obrigatória ({ $game }). Capturas aqui: { $due }.
    [date] O lance { $number } “{ $text }” é uma data ({ $game }): uma planilha mudou o lance. Formate a coluna como texto.
    [later-due] O lance { $number } “{ $text }” deve estar errado, ou há captura obrigatória em vez de { $later } ({ $game }): { $due }.
    [later] O lance { $number } “{ $text }” deve estar errado: depois dele { $later } não é possível ({ $game }).
    [ambiguous-move] O lance { $number } “{ $text }” pode ser vários lances ({ $game }).
   *[other] O lance { $number } “{ $text }” não é possível ({ $game }).
}
misread-tag = A etiqueta do jogo deve estar errada. Os lances combinam com outro jogo até { $number } “{ $text }” ({ $game }).
misread-start = { $why ->
    [illegal-capture-compulsory] Em vez de “{ $text }”, a captura é obrigatória ({ $game }): { $due }. Ou a posição inicial (FEN) está errada.
    [illegal-better-capture] Em vez de “{ $text }”, outra captura é obrigatória ({ $game }): { $due }. Ou a posição inicial (FEN) está errada.
   *[other] A posição inicial (FEN) deve estar errada: “{ $text }” não combina com ela ({ $game }).
}
misread-encoding = “{ $text }” não é um lance. Uma letra deve ter se perdido quando o arquivo foi salvo.
misread-cut = { $why ->
    [open] O comentário ou a variante que começa em “{ $text }” não tem fim. Feche o parêntese ou a chave.
   *[other] O texto acaba no meio de um lance: “{ $text }”. Deve faltar o resto do arquivo.
}
misread-syntax = Não consigo ler a linha { $line }, em “{ $text }”.
misread-bound = { $why ->
    [depth] Há variantes dentro de variantes demais.
    [plies] Esta partida tem lances demais.
    [items] Esta partida tem comentários e sinais demais.
    [set-ups] Esta partida arma posições demais.
    [games] Este arquivo tem partidas quase vazias demais.
    [size] O texto desta partida é longo demais.
   *[other] Nesta posição há capturas demais para olhar.
}
misread-unplayed = { $text ->
    [chess] Xadrez
    [chinese-chess] Xadrez chinês
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] Damas tailandesas
}: este jogo não existe aqui.
misread-likely = { $suspect ->
    [start] Olhe primeiro a casa **{ $likely }**.
    [gone] Deve ser um lance a mais: deixe de fora.
   *[other] Provável: **{ $likely }**.
}
misread-do = { $candidates ->
    [0] Corrija o arquivo e envie de novo.
   *[other] Corrija o arquivo e envie de novo, ou escolha um jogo acima.
}
misread-choose = Ler como …
misread-option = { $game }: { $moves } de { $count } lances
note-record-encoding = As letras do arquivo foram lidas como { $name ->
    [cp1251] Windows cirílico
    [koi8-r] KOI8-R
    [cp866] DOS cirílico
    [cp1250] Windows centro-europeu
    [cp932] Shift-JIS
   *[other] Windows ocidental
}.
note-record-overruled = A etiqueta { $tag } “{ $value }” indica outro jogo. Vale o nome.
note-record-tag = A etiqueta { $tag } “{ $value }” deve estar errada: os lances indicam outro jogo.
note-record-unplayed = A etiqueta { $tag } “{ $value }” indica um jogo que não existe aqui ({ $name ->
    [chess] xadrez
    [chinese-chess] xadrez chinês
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] damas tailandesas
}). Os lances combinam com este jogo.
note-record-words = Linha { $line }: “{ $text }” não é lance nem resultado. Ficou como comentário.
note-record-behind = Linha { $line }: “{ $text }” vem depois do fim da partida e ficou de fora.
note-record-result = Linha { $line }: o Result “{ $text }” não é conhecido e ficou de fora. Escreva 1-0, 0-1 ou 1/2-1/2.
note-record-contrary = Linha { $line }: “{ $text }” contradiz a etiqueta Result. Vale a etiqueta.
note-record-unknown = Linha { $line }: { $tag } “{ $value }” não é conhecido. Os lances decidiram qual é o jogo.
note-record-turned = O outro lado começa.
note-record-displaced = Duas pedras foram postas em outro lugar antes do primeiro lance.
note-record-ballot = A partida começa da abertura que a etiqueta diz.
note-record-other-hand = O tabuleiro está numerado do outro lado.
note-record-skipped = { $count ->
    [1] Uma partida vazia foi pulada.
   *[other] { $count } partidas vazias foram puladas.
}
note-record-drawn = { $count ->
    [1] O último lance ficou de fora: pelas regras daqui, já era empate antes dele.
   *[other] Os últimos { $count } lances ficaram de fora: pelas regras daqui, já era empate antes deles.
}
