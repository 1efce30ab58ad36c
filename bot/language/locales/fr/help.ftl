# /help, et les règles d’un jeu.
help-heading = Comment jouer
help-start = **Commencer :** { $play } invite quelqu’un, { $join } accepte.
help-alone = **Seul :** { $learn } enseigne, { $practice } joue contre moi, { $problem } est le problème du jour.
help-move = **Jouer :** choisissez sous le damier, ou écrivez : { $move } `32-28`, ou `32-28` dans un message à moi.
help-look = **Voir :** { $games }, { $board }.
help-end = **Tout le reste :** **Plus…** sous le damier, et { $settings }.
help-options = **Options :** écrivez une option derrière le jeu dans { $play } : `frisian:threefold`. Ses règles les donnent.
sandbox-welcome = ### Bienvenue dans le bac à sable
    Rien ne quitte votre ordinateur, et { $kept ->
        [yes] les parties restent dans la base que vous avez nommée, même si d’autres jouent ici la prochaine fois.
       *[no] tout est effacé à la fin.
    }
    - En bas, vous jouez contre moi : choisissez un coup dans le menu, ou écrivez `/move`. En haut, vous jouez contre { $opponent }.
    - Pour être { $opponent }, choisissez ce nom dans **Viewing as**, en haut de cette page.
    - `/practice` et `/play` commencent d’autres parties, `/help` dit le reste.
sandbox-servers = ### Bienvenue dans un des deux serveurs
    Rien ne quitte votre ordinateur. Les deux serveurs jouent avec d’autres, avec l’accord de { $player }.
    - Écrivez `/play`, appuyez sur **{ button-world }** et envoyez le formulaire : cela laisse une offre.
    - Faites de même dans l’autre serveur : la partie commence, et chaque serveur montre ses damiers.
help-commands = Toutes les commandes
help-games = Jeux
rules-heading = Règles : { $game }
rules-options = **Options.** Dans /play, écrivez le jeu ainsi : `{ $key }`. Séparez-en plusieurs par des virgules. /learn avec `{ name-rules }` montre les règles avec elles.
rules-openings = **Ouvertures.** Ce jeu en a { $count }. /play sans jeu en prend une par son nom ou au sort, derrière **{ button-preview-more }**
rules-pictures = -# { $pictures }
rules-board = Le damier
rules-men = Les pions
rules-kings = Les dames
rules-captures = Les prises
rules-turn = Un tour
rules-end = La fin
rules-notation = La notation
rules-choices = Au choix
chapters-choose = Lire un chapitre
chapter-number = { $title } ({ $number })
button-rules-pictures = Images

# Sous les petits damiers des règles. 64 caractères au plus.
example-start = Le départ
example-man = Un pion prend : { $move }
example-king = Une dame prend : { $move }
example-crowned = Un pion prend et devient dame : { $move }
example-alone = Un pas. Une nouvelle pièce remplit : { $move }
example-push = Une poussée. Une nouvelle pièce remplit : { $move }
example-counted = La fin, comptée
example-two = Deux pièces posées : { $move }
example-chain = Une suite de sauts : { $move }
example-across = Un saut par-dessus l’adversaire : { $move }
