# O que as pessoas digitam, separado por vírgulas.
names-american = inglesas, damas americanas, americanas, anglo-americanas, checkers
names-german = alemãs, dama alemã
names-pool = damas pool, pool americano
names-russian = russas, dama russa
names-brazilian = brasileiras, dama 64, damas 64, 64 casas, damas 64 casas
names-spanish = espanholas, dama espanhola, damas clássicas
names-italian = italianas
names-czech = tchecas, dama tcheca, checas
names-turkish = turcas, dama turca
names-armenian = armênias, dama armênia, arménias
names-gothic = góticas, alemãs antigas
names-international = internacionais, dama internacional, dama 100, damas 100, 100 casas, damas 100 casas, polonesas
names-frisian = frísias, frisãs, dama frísia
names-canadian = canadenses, dama canadense, 144 casas
names-malaysian = malaias, malásias, damas de Singapura
names-frysk = frísias com cinco, cinco pedras
names-breakthrough = primeira dama, primeira dama vence, damas breakthrough
names-antidraughts = perde-ganha, perde e ganha, ganha-perde, antidamas, damas suicidas
names-zongheng = jogo Zongheng
names-binary = binário, jogo binário
names-incorrect = incorretas, dama incorreta

# No lugar de um lance.
typed-draw = empate, empatar, propor empate, proponho empate, proposta de empate, ofereço empate, oferecer empate
typed-resign = desistir, desisto, desistência, abandonar, abandono, abandonei, desisti
typed-takeback = voltar, voltar lance, voltar jogada, voltar o lance, desfazer, desfazer lance

typed-weeks = semana, semanas
typed-days = dia, dias
typed-hours = hora, horas
typed-no-limit = nenhum, sem limite, sem tempo, sem relógio, ilimitado
# No lugar de uma abertura da lista.
typed-drawn = sorteio, sorteada, por sorteio, tablita, abertura sorteada, aleatória, aleatório, qualquer
typed-usual-start = nenhuma, inicial, posição inicial, normal, padrão, comum
# Depois de um número num formulário.
typed-counters = rodadas, rodada, jogadores, jogador, pessoas, pessoa, partidas, partida, lances, lance, temporadas, etapas
typed-at-least = pelo menos, no mínimo, mínimo, a partir de, desde, de, ou mais, e acima, para cima
typed-at-most = no máximo, até, a, ou menos, e abaixo, para baixo
typed-cap = máximo, no máximo, teto, nunca mais de
# Outros nomes dos controles de tempo.
names-pace-quick = veloz
names-pace-standard = padrão, comum
names-pace-relaxed = lento, calmo
# Pode acompanhar o nome de qualquer jogo.
typed-kinds = damas, jogo de damas, jogo
# Fusos horários.
typed-zones = BRT: America/Sao_Paulo, Brasília: America/Sao_Paulo, horário de Brasília: America/Sao_Paulo, Rio de Janeiro: America/Sao_Paulo, Belo Horizonte: America/Sao_Paulo, Curitiba: America/Sao_Paulo, Porto Alegre: America/Sao_Paulo, Florianópolis: America/Sao_Paulo, Goiânia: America/Sao_Paulo, Vitória: America/Sao_Paulo, Natal: America/Fortaleza
typed-morning = da manhã, de manhã, manhã, da madrugada
typed-afternoon = da tarde, de tarde, à tarde, tarde, da noite, de noite, à noite, noite
# Depois do dia, depois do ano, antes do mês, antes da hora, depois da hora, entre durações.
typed-ordinals = º, o
typed-year = d.C.
typed-before-month = de
typed-before-time = às, as, à
typed-oclock = h, hs, hora, horas
typed-joint = e
typed-today = hoje
typed-tomorrow = amanhã
typed-day-after = depois de amanhã

# Colunas no arquivo de um clube.
typed-column-player = jogador, jogadora, nome
typed-column-user = usuário, id
typed-column-rating = rating, força
typed-column-seed = número inicial, ordem inicial
typed-column-round = rodada
typed-column-first = primeiro, jogador 1, jogador1
typed-column-second = segundo, jogador 2, jogador2
typed-column-result = resultado, placar
