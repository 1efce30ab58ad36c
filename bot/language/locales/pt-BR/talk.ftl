# Mensagens ao bot.
talk-how = Escreva um lance, por exemplo `32-28`, ou “empate”, “desistir”, “voltar”. /games mostra suas partidas.
talk-file = Só leio palavras. Um arquivo de partida vai em /games, **Analisar …**.
talk-how-here = Para jogar, mencione o bot: { $bot } `32-28`
talk-which = Qual é a partida? Responda ao tabuleiro dela, ou escreva o número: `32-28 #12`.
talk-wish = Empate, desistência e voltar lance estão em **Mais …**, no tabuleiro.
