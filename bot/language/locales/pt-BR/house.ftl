# Jogos da casa: damas como um servidor as joga.
house-heading = Jogos da casa
house-how = Damas como vocês jogam em casa, com regras escolhidas por vocês: no máximo { $most } jogos. Eles ficam nas listas de jogos deste servidor e nunca valem rating.
house-removed = O jogo foi removido{ $count ->
    [0] { "" }
    [one] , e { $count } convite aberto para ele acabou
   *[other] , e { $count } convites abertos para ele acabaram
}. Partidas em andamento mantêm as regras.
house-choose = Abrir um
house-new = Um novo jogo da casa
house-new-how = Escolha. Abaixo estão as regras que isso dá. Nada é salvo antes de ter um nome.
house-size = Tabuleiro
house-refusal = Capturas
house-refusal-never = Captura obrigatória
house-refusal-free = Captura facultativa
house-refusal-forfeits = Sopro: não capturar custa a peça
house-priority = Entre várias capturas
house-priority-none = Qualquer captura
house-priority-most-pieces = Lei da maioria: mais peças
house-priority-most-value = Maior valor
house-crowning = A pedra na última fila
house-crowning-ends-move = Coroada, para ali
house-crowning-goes-on = Coroada, segue como dama
house-crowning-if-move-ends = Se passa por ali capturando, continua pedra
house-right = Canto escuro à { $on ->
    [yes] direita
   *[no] esquerda
}
house-backward = Pedras capturam { $on ->
    [yes] também para trás
   *[no] só para frente
}
house-flying = Damas { $on ->
    [yes] voam
   *[no] andam uma casa
}
house-first = { $on ->
    [black] Pretas começam
   *[white] Brancas começam
}
house-giveaway = Quem fica sem lances { $on ->
    [yes] vence
   *[no] perde
}
button-setup-house = Jogos da casa
button-house-new = Novo …
button-house-save = Salvar …
button-house-back = Voltar
button-house-setup = Voltar às configurações
button-house-rename = Mudar o nome …
button-house-remove = Remover
button-house-pictures = Regras com imagens
form-house-title = Nome do jogo da casa
form-house-name = Nome
form-house-example = Como lá em casa
house-word-right = espelhado
house-word-backward = pedra captura para trás
house-word-flying = dama voa
house-word-free = captura facultativa
house-word-huff = sopro
house-word-pieces = lei da maioria
house-word-value = maior valor
house-word-passing = dama segue
house-word-through = pedra segue
house-word-black = Pretas começam
house-word-giveaway = perde-ganha
