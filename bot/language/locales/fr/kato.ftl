# Zongheng, Binary et Incorrect Checkers, de Kanare Kato.

trait-designer = Auteur du jeu : { $name } ({ $native }).
trait-reconstructed-start = La figure de la position de départ manquait à la source. Celle-ci est reconstituée d’après le texte.

# Zongheng
trait-zongheng-board = Un damier de { $size }×{ $size } cases, et { $pieces } pièces de chaque couleur.
trait-zongheng-start = { $pattern ->
    [diagonal] Au départ, chaque case foncée porte une pièce, noires et blanches en bandes diagonales (a1 est noire). Les autres pièces sont en main.
   *[rows] Au départ, chaque case foncée porte une pièce, noires et blanches par rangées alternées (la rangée 1 est noire). Les autres pièces sont en main.
}
trait-zongheng-group = Un groupe est un ensemble de pièces d’une couleur qui se touchent le long des rangées et des colonnes. Le contact en diagonale ne compte pas. Sa taille est son nombre de pièces.
trait-zongheng-turn = Les Noirs commencent. À votre tour, poussez d’une case, le long de sa rangée ou de sa colonne, une pièce placée sur une case foncée. La case d’arrivée doit être vide. Posez une nouvelle pièce à vous sur la case quittée. Une pièce poussée seule doit être à vous.
trait-zongheng-majority = Si d’autres pièces la précèdent en ligne, toute la ligne avance d’une case, à condition qu’une case vide suive. Vos pièces dans cette ligne doivent être plus nombreuses que celles de l’adversaire. Les pièces derrière la case choisie ne bougent pas.
trait-zongheng-pass = Si vous ne pouvez pas ajouter de pièce, vous passez. Le bot le fait pour vous. On ne passe pas autrement.
trait-zongheng-supply = Après un passage, un joueur peut poser plus de pièces que l’autre, même plus de la moitié. (Règle de ce bot. La source n’en dit rien.)
trait-zongheng-end = La partie finit quand le damier est plein.
trait-zongheng-ranking = Le plus grand groupe gagne. À égalité, on compare les deuxièmes, puis les troisièmes, etc. Des groupes de même taille comptent chacun. Si tout est égal, la partie est nulle.
trait-zongheng-notation = Un coup s’écrit par la case de la pièce choisie et la case suivante dans le sens de la poussée : c3-c4. Les directions valent aussi : c3↑, c3 up, down, left ou right.

remark-passed = { $side ->
    [black] Les Noirs ne pouvaient pas jouer et ont passé.
   *[white] Les Blancs ne pouvaient pas jouer et ont passé.
}
remark-largest-group = Plus grand groupe : Noirs { $black }, Blancs { $white }.
remark-groups = Groupes : Noirs { $black }. Blancs { $white }.

error-illegal-majority = « { $text } » est impossible : pièces à vous dans cette ligne : { $own }, à l’adversaire : { $other }. Il vous en faut plus.
error-illegal-light-square = « { $text } » est impossible : { $square } est une case claire. Choisissez une pièce sur une case foncée.
error-illegal-not-in-line = « { $text } » est impossible : on pousse le long d’une rangée ou d’une colonne.
error-illegal-too-far = « { $text } » est impossible : on ne pousse que d’une case.
error-illegal-no-pass = Vous ne pouvez pas passer. Sans coup possible, je passe pour vous.

# Binary
trait-binary-board = Un damier de { $size }×{ $size } cases, vide au départ, et { $pieces } pièces de chaque couleur. Les cases foncées sont de la couleur des Noirs, les claires de celle des Blancs. Les quatre cases du milieu ({ $centre }) forment le centre.
trait-binary-territory = Un territoire est un ensemble de pièces d’une couleur qui se touchent le long des rangées et des colonnes, avec les cases vides de cette même couleur à côté d’elles. Des pièces séparées par une telle case vide vont ensemble.
trait-binary-territory-size = La taille d’un territoire est le nombre de ses pièces et de ses cases vides, deux au moins : une pièce seule ou une case vide seule n’en est pas un.
trait-binary-first-turn = Les Noirs commencent en posant une pièce sur une case foncée hors du centre.
trait-binary-turn = Ensuite, à chaque tour : posez vos pièces sur deux cases vides de votre couleur, ou sur une seule, ou posez une pièce sur une case vide qui n’est pas de votre couleur. On ne passe pas.
trait-binary-centre-own = Une pièce posée sur une case du centre de votre couleur est la seule du tour.
trait-binary-centre-other = Si vous posez une pièce sur une case du centre qui n’est pas de votre couleur, vous écartez aussi une pièce de votre main, hors du jeu. Sans pièce à écarter, c’est impossible.
trait-binary-alone = Quand un joueur n’a plus de pièces, l’autre continue seul, par les mêmes règles, jusqu’à tout poser. Puis la partie est finie.
trait-binary-score = Points : deux fois la taille de votre plus grand territoire, plus celle de tous les autres. Le plus haut total gagne.
trait-binary-tie = À égalité de points, on compare les plus grands territoires, puis les deuxièmes, etc. Si tout est égal, la partie est nulle.
trait-played-in-pairs = Les parties classées se jouent par deux, couleurs échangées.
trait-binary-notation = Un coup s’écrit par ses cases : b1, ou b1+d1 pour deux. Un x derrière une case du centre, comme e4x, marque la pièce écartée.

remark-alone = { $side ->
    [black] Les Blancs n’ont plus de pièces. Les Noirs continuent seuls.
   *[white] Les Noirs n’ont plus de pièces. Les Blancs continuent seuls.
}
remark-score = Points : Noirs { $black }, Blancs { $white }.
remark-territories = Territoires : Noirs { $black }. Blancs { $white }.
remark-hands = En main : Noirs { $black }, Blancs { $white }.
remark-discarded = Écartées : Noirs { $black }, Blancs { $white }.

error-illegal-occupied = « { $text } » est impossible : { $square } est occupée.
error-illegal-first-turn = « { $text } » est impossible : le premier tour pose une pièce sur une case foncée hors du centre.
error-illegal-too-many = « { $text } » est impossible : deux pièces au plus par tour.
error-illegal-pair-on-other-colour = « { $text } » est impossible : deux pièces se posent seulement sur deux cases de votre couleur.
error-illegal-centre-single = « { $text } » est impossible : une pièce au centre est la seule du tour.
error-illegal-one-piece-left = « { $text } » est impossible : il ne vous reste qu’une pièce.
error-illegal-no-spare-piece = « { $text } » est impossible : cette case du centre coûte une pièce de plus, et vous n’en avez pas à écarter.

# Incorrect Checkers
trait-incorrect-board = Un damier de 8×8 cases et 12 pièces de chaque couleur. Les Noirs partent des cases foncées de leurs trois premières rangées, les Blancs des cases claires des trois rangées d’en face.
trait-incorrect-colours = Les pièces blanches restent toujours sur les cases claires, les noires sur les foncées. Rien n’est pris. Les Noirs commencent.
trait-incorrect-step = Pas : une pièce avance d’une case en diagonale sur une case vide.
trait-incorrect-jump = Saut : une pièce saute en diagonale par-dessus une pièce voisine de sa couleur, en avant ou en arrière, sur la case vide juste derrière. Elle peut continuer à sauter, dans toute direction, et s’arrêter après chaque saut. Sauter n’est jamais obligatoire. Aucune pièce n’est sautée deux fois dans un tour.
trait-incorrect-enemy-jump = Une fois par tour, un saut peut aller le long d’une rangée ou d’une colonne par-dessus une pièce adverse voisine, sur la case vide juste derrière, dans toute direction. Il peut être seul ou dans une suite. Seul et de côté, il est impossible, car il ne mène pas en avant.
trait-incorrect-forward = Une pièce doit finir son tour sur une rangée plus avancée que son départ.
trait-incorrect-retreat = Exception : si une pièce pourrait encore atteindre par des pas des cases des trois rangées du fond, mais que toutes portent des pièces de son camp, elle peut reculer d’un pas en diagonale, mais pas sauter.
trait-incorrect-goal = Le premier joueur dont toutes les pièces sont sur les trois rangées du fond gagne.
trait-incorrect-repetition = Quand une position s’est présentée { $claim } fois avec le même joueur au trait, ce joueur peut revendiquer la nulle. À { $draw } fois, la partie est nulle. (Règle de ce bot. La source n’en dit rien.)
trait-incorrect-limit = Une partie sans vainqueur après { $plies } coups des deux joueurs ensemble est nulle. (Règle de ce bot. La source n’en dit rien.)
trait-incorrect-notation = Un coup s’écrit par ses cases de départ et d’arrivée, b2-f6, ou par toutes ses étapes, b2-d4-f6. Le chemin entier est toujours montré.

remark-goal = Dans les trois rangées du fond : Noirs { $black } sur 12, Blancs { $white } sur 12.
remark-repeated = { $times ->
    [2] Cette position se présente pour la deuxième fois.
   *[other] Cette position s’est présentée { $times } fois.
}
remark-plies-left = { $left ->
    [1] Encore un coup, et la partie est nulle.
   *[other] Encore { $left } coups, et la partie est nulle.
}

error-illegal-other-colour = « { $text } » est impossible : { $square } n’est pas de la couleur où se tiennent vos pièces.
error-illegal-not-forward = « { $text } » est impossible : une pièce doit finir plus loin vers l’avant que son départ.
error-illegal-retreat = « { $text } » est impossible : une pièce ne recule que si des cases du but sont devant elle et que vos pièces les remplissent toutes.
error-illegal-not-a-chain = « { $text } » est impossible : la pièce ne peut pas sauter par ces cases.
