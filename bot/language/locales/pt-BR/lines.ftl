# Lances condicionais: variantes que um jogador preparou. Só ele as lê.
lines-news = Seus lances condicionais
lines-news-replied = Depois de **{ $move }**, joguei seu **{ $reply }**{ $stands ->
    [yes] .
   *[no] . Os dois lances voltaram depois.
}
lines-news-dropped = **{ $move }** foi jogado. { $count ->
    [1] Uma variante não combina mais e sumiu:
   *[other] { $count } variantes não combinam mais e sumiram:
}
lines-news-undone = Lances voltaram. { $count ->
    [1] Sua variante começava depois deles e sumiu:
   *[other] Suas { $count } variantes começavam depois deles e sumiram:
}
lines-others-dropped = { $count ->
    [1] Outra variante não combina mais e sumiu.
   *[other] { $count } outras variantes não combinam mais e sumiram.
}
lines-left = { $count ->
    [0] Não resta nenhuma variante.
    [1] Uma variante continua.
   *[other] { $count } variantes continuam.
}

# A lista de variantes.
lines-heading = { $count ->
    [0] Lances condicionais: nenhum ainda
    [1] Lances condicionais: uma variante
   *[other] Lances condicionais: { $count } variantes
}
lines-how = Se o oponente joga o lance de uma variante, sua resposta sai na hora. Só você vê isto.
lines-after-yours = É sua vez, e uma variante pode começar com seu lance.
lines-choose = Ver uma variante, continuá-la ou removê-la
line-added = A variante está preparada.
line-known = Esta variante já estava preparada.
line-replaced = { $count ->
    [1] Ela toma o lugar de uma variante com outra resposta:
   *[other] Ela toma o lugar de { $count } variantes com outra resposta:
}
line-removed = { $count ->
    [0] A variante já tinha sumido.
    [1] A variante foi removida.
   *[other] { $count } variantes foram removidas.
}
button-lines = Lances condicionais
button-lines-all = Para todas as variantes
button-line-new = Nova variante no tabuleiro
button-line-type = Digitar uma variante
button-lines-clear = Remover todas

# O tabuleiro à frente da partida.
line-heading = Uma variante de lances condicionais
trial-heading = Tabuleiro de análise
line-start = A partir da posição da partida.
line-their-move = O que o oponente joga?
line-their-next = Prepare assim, ou continue: o que o oponente joga depois?
line-your-answer = E sua resposta?
line-your-move = O que você joga primeiro?
trial-note = Nada aqui é jogado nem guardado, e ninguém mais vê.
button-explore = Explorar
button-line-back = Voltar um lance
button-line-start = Ao início
button-line-save = Preparar esta variante
button-line-remove = Remover esta variante

# O formulário de uma variante.
line-typing-title = Uma variante de lances condicionais
line-typing-label = Lance do oponente, sua resposta, etc.
line-typing-example = 32-28 19-23 28x19 14x23
