# O caminho para a página.
button-open-board = Abrir tabuleiro
open-board-told = Seu tabuleiro no navegador. Este link é só seu e funciona uma vez, até: { $until }
error-no-session = Você saiu da página. Clique de novo em **{ button-open-board }** no Discord.
error-forged = Isto não veio da própria página.
error-too-fast = Demais de uma vez. Espere um minuto.
