# Descrições de comandos e opções, no imperativo.

command-play = Comece uma partida: convide alguém, ou deixe um convite aberto aqui
command-play-game = Qual jogo. Sem ele, veja antes, com mais opções
command-play-opponent = Quem convidar. Sem isto, qualquer pessoa pode entrar
command-play-pace = Tempo para pensar. Escolha um ou escreva o seu, como 36h ou bank 5d+18h cap 7d
command-play-rated = Valer para o rating
choice-colour-random = sorteio
choice-colour-white = Brancas
choice-colour-black = Pretas
choice-colour-pair = as duas, uma partida com cada

# No menu do Discord sobre uma pessoa: até 32 caracteres.
menu-invite = Convidar para uma partida
command-join = Aceite um convite aberto deste servidor
command-join-seek = Qual convite. Sem isto, veja todos

command-practice = Jogue contra o bot, numa partida própria aqui
command-practice-game = Qual jogo. Comece a digitar o nome
command-practice-level = A força do bot. Sem isto, 3
command-practice-colour = Sua cor
command-practice-setup = Uma abertura da tablita, sorteada ou escolhida, ou uma posição (FEN)
command-practice-shown = Mostre a partida a todos aqui. Normalmente só você a vê
choice-level-1 = 1: para iniciantes
choice-level-2 = 2: vê um ou dois lances à frente
choice-level-3 = 3: vê golpes simples
choice-level-4 = 4: vê golpes mais longos
choice-level-5 = 5: forte
choice-level-6 = 6: muito forte
choice-level-7 = 7: o mais forte possível, em damas, onde a busca está compilada

command-move = Faça um lance
command-move-notation = Seu lance, como 32-28 ou c3-d4. Os possíveis aparecem enquanto você digita
command-move-game = Qual partida. Sem isto: a deste tópico, ou deste canal, ou a que espera há mais tempo

command-board = Mostre o tabuleiro de uma partida e tudo o que se pode fazer nela
command-board-game = Qual de suas partidas, ou o número de qualquer uma
command-board-shown = Mostre a todos aqui

command-games = Liste suas partidas: primeiro as que esperam você, e as que acabaram

command-games-show = Todas, ou só as que esperam seu lance
command-games-game = Só as partidas deste jogo
choice-show-all = todas
choice-show-mine = esperam meu lance
choice-show-here = jogadas aqui
choice-show-finished = encerradas

command-help = Como se joga aqui, e o que cada comando faz

command-move-draw = Proponha empate junto com o lance

command-profile = Veja o que um jogador conseguiu: ratings, resultados, oponentes
command-profile-player = De quem. Sem isto, o seu
command-profile-game = O jogo cujo rating aparece como curva
command-profile-everywhere = Conte as partidas de todos os servidores, não só deste

command-leaderboard = Liste os ratings mais altos num jogo
command-leaderboard-game = Qual jogo. Sem isto, o do servidor, ou o que você mais joga
command-leaderboard-everywhere = Use os ratings de todos os servidores, não os deste
command-leaderboard-shown = Mostre a todos aqui

command-tournament = Torneios: inscrever-se, sair, ver tabelas. Quem gerencia eventos também cria
command-tournament-create = Prepare e anuncie um torneio (para quem gerencia eventos)
command-tournament-create-name = O nome
command-tournament-create-game = Qual jogo. Comece a digitar o nome
command-tournament-create-format = Como se joga. Sem isto, em grupos com final
command-tournament-create-pace = Tempo para pensar. Sem isto, o padrão deste servidor
choice-format-groups = grupos e final, todas as partidas ao mesmo tempo
choice-format-swiss = sistema suíço, rodada por rodada
choice-format-knockout = mata-mata, duas partidas em cada match
choice-format-round-robin = todos contra todos, partidas ao mesmo tempo
choice-format-double-knockout = mata-mata duplo: fora depois de dois matches perdidos
choice-format-league = liga com divisões, temporada após temporada
command-tournament-enter = Inscreva-se num torneio, no suíço também já em andamento
command-tournament-enter-tournament = Qual. Sem isto, o mais novo com inscrições abertas
command-tournament-enter-limit = Máximo de partidas ao mesmo tempo, no mínimo as de um match. As outras esperam
command-tournament-manage = A mesa dos diretores: como está, e tudo o que eles fazem
command-tournament-manage-tournament = Qual. Sem isto, o mais novo que não acabou
command-tournament-leave = Saia de um torneio, antes do início ou em andamento
command-tournament-leave-tournament = Qual. Sem isto, o mais novo que não acabou
command-tournament-table = Mostre como está um torneio
command-tournament-table-tournament = Qual. Sem isto, o mais novo que começou
command-tournament-table-shown = Mostre a todos, no canal do torneio
command-tournament-list = Liste os torneios deste servidor
command-tournament-games = Liste as partidas de um torneio, com links para os tabuleiros
command-tournament-games-tournament = Qual. Sem isto, o mais novo que começou
command-tournament-games-player = De quem. Sem isto, de todos

command-ladder = Escadas: sempre abertas. Vença alguém acima de você e tome o lugar
command-ladder-create = Abra uma escada (para quem gerencia eventos)
command-ladder-create-game = Qual jogo. Comece a digitar o nome
command-ladder-create-pace = Tempo para pensar. Sem isto, o padrão deste servidor
command-ladder-create-reach = Quantos lugares acima um desafio alcança
command-ladder-create-idle = Dias sem partida depois dos quais se desce um lugar
command-ladder-create-pair = Duas partidas por desafio, cores trocadas, da mesma abertura
command-ladder-create-vacation = Deixe as férias pararem os relógios
command-ladder-challenge = Desafie alguém acima de você. A partida começa na hora
command-ladder-challenge-player = Quem
command-ladder-challenge-game = De qual jogo. Sem isto, o da escada em que você está
command-ladder-show = Mostre como está uma escada, e quem você pode desafiar
command-ladder-show-game = De qual jogo. Sem isto, o da escada em que você está
command-ladder-show-shown = Mostre a todos, no canal da escada
