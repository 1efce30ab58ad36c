# /help e as regras de um jogo.
help-heading = Como jogar
help-start = **Começar:** { $play } convida alguém, { $join } aceita.
help-alone = **Sem oponente:** { $learn } ensina, { $practice } é contra mim, { $problem } é o problema de hoje.
help-move = **Jogar:** escolha abaixo do tabuleiro ou digite: { $move } `32-28`, ou `32-28` numa mensagem a mim.
help-look = **Ver:** { $games }, { $board }.
help-end = **O resto:** **Mais …** no tabuleiro, e { $settings }.
help-options = **Opções:** escreva a opção depois do jogo em { $play }: `frisian:threefold`. As regras do jogo as listam.
sandbox-welcome = ### Boas-vindas ao ambiente de testes
    Nada aqui sai do seu computador, e { $kept ->
        [yes] as partidas ficam no banco de dados que você indicou, embora outras pessoas joguem aqui na próxima vez.
       *[no] tudo é apagado no final.
    }
    - Abaixo você joga contra mim: escolha um lance no menu, ou digite `/move`. Acima você joga contra { $opponent }.
    - Para ser { $opponent }, escolha o nome em **Viewing as**, no alto desta página.
    - `/practice` e `/play` começam outras partidas, `/help` tem o resto.
sandbox-servers = ### Boas-vindas a um de dois servidores
    Nada aqui sai do seu computador. Os dois servidores jogam com outros, e { $player } aceitou.
    - Digite `/play`, clique em **Outros servidores** e envie o formulário: isso deixa uma oferta.
    - Faça o mesmo no outro servidor: a partida começa, e cada servidor mostra seus tabuleiros.
help-commands = Todos os comandos
help-games = Jogos
rules-heading = Regras: { $game }
rules-options = **Opções.** Em /play, escreva o jogo como `{ $key }`. Separe várias com vírgulas. /learn com `regras` mostra as regras com elas.
rules-openings = **Aberturas.** Este jogo tem { $count }. /play sem jogo escolhe uma por nome ou por sorteio, em **Mais opções …**.
rules-pictures = -# { $pictures }
rules-board = O tabuleiro
rules-men = Pedras
rules-kings = Damas
rules-captures = Capturas
rules-turn = A vez
rules-end = O fim
rules-notation = Como se escrevem os lances
rules-choices = Para escolher
chapters-choose = Ler um capítulo
chapter-number = { $title } ({ $number })
button-rules-pictures = Imagens

# Abaixo dos tabuleiros pequenos das regras.
example-start = O início
example-man = Uma pedra captura: { $move }
example-king = Uma dama captura: { $move }
example-crowned = Uma pedra captura e é coroada: { $move }
example-alone = Um passo. Entra uma peça nova: { $move }
example-push = Um empurrão. Entra uma peça nova: { $move }
example-counted = O fim, contado
example-two = Duas peças postas: { $move }
example-chain = Uma cadeia de saltos: { $move }
example-across = Um salto sobre peça inimiga: { $move }
