# Descriptions des commandes et des options : 100 caractères au plus.

command-play = Commencer une partie : inviter quelqu’un, ou laisser une invitation ouverte ici
command-play-game = Quel jeu. Sans lui, vous voyez d’abord l’invitation, avec plus d’options
command-play-opponent = Le joueur à inviter. Sans lui, n’importe qui peut venir
command-play-pace = Temps de réflexion. Choisissez ou écrivez, par exemple 36h ou bank 5d+18h cap 7d
command-play-rated = Compter la partie pour la cote
choice-colour-random = au hasard
choice-colour-white = Blancs
choice-colour-black = Noirs
choice-colour-pair = les deux, une partie avec chacune

# Menu de Discord sur une personne : 32 caractères au plus.
menu-invite = Inviter à une partie
command-join = Prendre une invitation ouverte de ce serveur
command-join-seek = Quelle invitation. Sans elle, vous les voyez toutes

command-practice = Jouer contre le bot, dans une partie à part ici
command-practice-game = Quel jeu. Commencez à écrire son nom
command-practice-level = La force du bot. 3 d’habitude
command-practice-colour = Votre couleur
command-practice-setup = Une ouverture de la table du jeu, au sort ou choisie, ou une position (FEN)
command-practice-shown = Montrer la partie à tous ici. Sinon elle n’est visible que par vous
choice-level-1 = 1 : pour débuter
choice-level-2 = 2 : voit un ou deux coups à l’avance
choice-level-3 = 3 : voit les combinaisons simples
choice-level-4 = 4 : voit les longues combinaisons
choice-level-5 = 5 : fort
choice-level-6 = 6 : très fort
choice-level-7 = 7 : aussi fort que possible, aux dames, là où son calcul est compilé

command-move = Jouer un coup
command-move-notation = Votre coup, comme 32-28 ou c3-d4. Les coups possibles s’affichent pendant la frappe
command-move-game = Quelle partie. Sinon celle de ce fil, de ce salon, ou celle qui attend depuis le plus longtemps

command-board = Montrer le damier d’une partie, et tout ce qu’on peut y faire
command-board-game = Laquelle de vos parties, ou le numéro d’une autre
command-board-shown = Le montrer à tous ici

command-games = Vos parties : d’abord celles qui vous attendent, puis celles qui sont terminées

command-games-show = Toutes, ou seulement celles qui attendent votre coup
command-games-game = Seulement les parties de ce jeu
choice-show-all = toutes
choice-show-mine = attendent mon coup
choice-show-here = jouées ici
choice-show-finished = terminées

command-help = Comment on joue ici, et ce que fait chaque commande

command-move-draw = Proposer la nulle avec le coup

command-profile = Le bilan d’un joueur : cotes, résultats, adversaires
command-profile-player = Le profil de qui. Sans nom, le vôtre
command-profile-game = Le jeu dont la cote est tracée en courbe
command-profile-everywhere = Compter les parties de tous les serveurs, pas seulement d’ici

command-leaderboard = Les meilleures cotes d’un jeu
command-leaderboard-game = Quel jeu. Sinon celui du serveur, ou celui que vous jouez le plus
command-leaderboard-everywhere = Les cotes sur tous les serveurs, pas celles d’ici
command-leaderboard-shown = Le montrer à tous ici

command-tournament = Tournois : inscription, départ, classements. Qui gère les événements en crée aussi
command-tournament-create = Préparer un tournoi et l’annoncer (pour qui peut gérer les événements)
command-tournament-create-name = Son nom
command-tournament-create-game = Quel jeu. Commencez à écrire son nom
command-tournament-create-format = Comment on joue. D’habitude, des groupes et une finale
command-tournament-create-pace = Temps de réflexion. Sans lui, la cadence habituelle de ce serveur
choice-format-groups = groupes et finale, toutes les parties à la fois
choice-format-swiss = système suisse, ronde par ronde
choice-format-knockout = élimination directe, deux parties par match
choice-format-round-robin = toutes rondes dans un seul groupe, toutes les parties à la fois
choice-format-double-knockout = double élimination : deux matchs perdus éliminent
choice-format-league = ligue à divisions, saison après saison
command-tournament-enter = S’inscrire à un tournoi, même en cours s’il est suisse
command-tournament-enter-tournament = Lequel. Sinon le plus récent qui est ouvert
command-tournament-enter-limit = Nombre maximal de parties à la fois, au moins celles d’un match. Les autres attendent
command-tournament-manage = Le bureau des arbitres : où en est le tournoi, et tout ce qu’ils font
command-tournament-manage-tournament = Lequel. Sinon le plus récent qui n’est pas terminé
command-tournament-leave = Quitter un tournoi, avant le départ ou en cours
command-tournament-leave-tournament = Lequel. Sinon le plus récent qui n’est pas terminé
command-tournament-table = Montrer le classement d’un tournoi
command-tournament-table-tournament = Lequel. Sinon le plus récent qui a commencé
command-tournament-table-shown = Le montrer à tous, dans le salon du tournoi
command-tournament-list = Les tournois de ce serveur
command-tournament-games = Les parties d’un tournoi, avec des liens vers leurs damiers
command-tournament-games-tournament = Lequel. Sinon le plus récent qui a commencé
command-tournament-games-player = De qui. Sans nom, de tous

command-ladder = Échelles : toujours ouvertes. Battez quelqu’un au-dessus de vous et prenez sa place
command-ladder-create = Ouvrir une échelle (pour qui peut gérer les événements)
command-ladder-create-game = Quel jeu. Commencez à écrire son nom
command-ladder-create-pace = Temps de réflexion. Sans lui, la cadence habituelle de ce serveur
command-ladder-create-reach = De combien de places un défi peut viser plus haut
command-ladder-create-idle = Jours sans partie après lesquels un joueur perd une place
command-ladder-create-pair = Deux parties par défi, couleurs échangées, depuis la même ouverture
command-ladder-create-vacation = Les congés arrêtent les pendules
command-ladder-challenge = Défier quelqu’un au-dessus de vous. La partie commence aussitôt
command-ladder-challenge-player = Qui
command-ladder-challenge-game = À quel jeu. Sinon celui de votre échelle
command-ladder-show = Montrer une échelle, et qui vous pouvez défier
command-ladder-show-game = De quel jeu. Sinon celui de votre échelle
command-ladder-show-shown = Le montrer à tous, dans le salon de l’échelle
