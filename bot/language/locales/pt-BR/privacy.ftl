# O que se guarda de uma pessoa, e o que ela pode pedir.
former-player = ex-jogador
unnamed-player = um jogador

privacy-heading = Os dados que guardo sobre você
privacy-kept = - Seu número, nome de exibição e idioma no Discord.
    - Suas configurações, fuso, férias e bloqueios.
    - Seus convites, torneios, protestos e escadas.
    - Cada partida: lances e horários, lances preparados, propostas e resultado.
    - Seu rating, e se seus resultados estão anulados.
    - As análises que pediu, os problemas que tentou, suas lições.
    - Que você saiu de um servidor no meio de uma partida, e suas entradas na página.
    - Com outros servidores: se joga lá, suas ofertas com fuso e horas de silêncio, quem você denunciou, se você está de fora.
    - Nada mais do que você escreve, e nenhuma lista de membros.
privacy-seen = - Uma partida: seus jogadores e quem vê o canal. Outros, só se o servidor publica as partidas dos canais que todos os membros veem.
    - Seu rating e resultados: seu servidor, e quem lê as partidas que ele publica. De todos os servidores, só se você permite em /settings.
    - Uma oferta a outros servidores: quem pode entrar nela. Lê seu nome, rating, saudação e quantas vezes seu tempo acabou, mas não seu servidor.
    - Um protesto: os diretores do torneio.
    - Convites, torneios, escadas, problemas resolvidos: quem vê o canal ou servidor. Assim também as férias, o fuso dos fins de semana e os pontos críticos de uma partida.
    - O resto: você, e quem cuida de mim.
privacy-long = - As partidas ficam.
    - Avisos a você: 30 dias depois da entrega, mas não antes do fim da partida.
    - Uma análise: 30 dias. Uma oferta em que ninguém entrou, uma entrada na página: 30 dias depois do fim.
    - O que é de um servidor: 30 dias depois que ele me remove.
    - O resto: até seus dados serem apagados.
privacy-else = O primeiro botão dá tudo isso num arquivo. O segundo apaga você na hora. Suas partidas ficam para os oponentes, com o nome “ex-jogador”.
privacy-title-kept = O que guardo
privacy-title-seen = Quem vê
privacy-title-long = Por quanto tempo
privacy-exported = { $parts ->
    [1] Tudo o que guardo sobre você: data.json, e cada partida num arquivo próprio.
   *[other] Tudo o que guardo sobre você, arquivo { $part } de { $parts }: os dados, e cada partida num arquivo próprio.
}
privacy-delete-question = { $count ->
    [0] **Apagar você?**
    [1] **Apagar você?** Você desiste da sua partida aberta (com menos de dois lances: cancelada).
   *[other] **Apagar você?** Você desiste das suas { $count } partidas abertas (com menos de dois lances: canceladas).
} Para sempre: somem seus torneios, convites, configurações e nome. Um nome de três caracteres ou mais some também de notas e arquivos de torneios. Partidas e rating ficam como “ex-jogador”. Uma marca, comum a centenas de pessoas, mantém você longe de quem bloqueia você. Mensagens no Discord ficam, cópias de segurança até serem trocadas.
privacy-deleted = Pronto: esqueci você. Se me usar de novo, você começa do zero.
button-privacy-export = Quero meus dados
button-privacy-delete = Apagar meus dados
button-privacy-delete-now = Apagar agora
button-privacy-keep = Não, manter tudo
button-my-data = Meus dados …
