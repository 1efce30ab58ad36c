# Leçons : /learn.
command-learn = Apprendre un jeu en quelques étapes, ou lire ses règles
command-learn-game = Quel jeu. Sans lui, tous, avec vos étoiles
command-learn-rules = Montrer plutôt les règles du jeu
lessons-heading = Apprendre un jeu
lessons-text = Six à dix petites positions apprennent un jeu. Une étoile pour la moitié des étapes, { $practice ->
    [yes] une pour toutes, une pour trois parties contre moi jouées jusqu’au bout.
   *[no] une pour toutes.
}
lessons-game = { $game } : { $stars }
lessons-choose = Un autre jeu
button-learn = Apprendre
button-lesson-begin = Apprendre : { $game }
button-lesson-next = Suivant
button-lesson-back = Retour
button-lesson-again = Depuis le début
button-lesson-others = Autres jeux
button-lesson-play = Jouer avec indices

lesson-heading = { $game } : { $step } sur { $steps }
# Sous l’image.
lesson-to-move = Trait aux { $colour }
lesson-note = { $step }/{ $steps }
lesson-right = **{ $move }** : juste.{ $last ->
    [yes] { " " }C’était la dernière étape.
   *[no] { "" }
}
lesson-end-heading = { $game } : { $stars }
lesson-end = { $complete ->
    [yes] Vous connaissez le jeu. **{ button-welcome-play }** envoie votre première invitation, ou en publie une pour tous.
   *[no] Toutes les étapes sont faites. Jouez maintenant { $most } parties jusqu’au bout contre moi, au premier niveau ({ $games } sur { $most } jusqu’ici) : **{ button-hint }** sous le damier montre un bon coup et dit pourquoi. Ce que les étapes omettent est dans **{ button-rules }**.
}

# Une phrase sur la chose, une sur ce qu’il faut faire.
lesson-man-moves = Un pion va d’une case { $ways ->
    [straight] tout droit vers l’avant ou de côté
    [five] tout droit vers l’avant, de côté ou en diagonale vers l’avant
   *[diagonal] en diagonale vers l’avant
}. Les vôtres sont { $colour ->
    [black] noirs
   *[white] blancs
} : jouez-en un.
lesson-man-takes = Un pion prend { $ways ->
    [straight] tout droit vers l’avant ou de côté
    [five] tout droit vers l’avant, de côté ou en diagonale vers l’avant
   *[diagonal] en diagonale vers l’avant
} : il saute par-dessus la pièce adverse voisine sur la case vide derrière. Prenez la pièce.
lesson-man-takes-also = { $ways ->
    [diagonals] Un pion avance seulement, mais il prend aussi en arrière. Prenez.
    [orthogonals] Un pion prend dans les quatre directions, en arrière aussi. Prenez.
    [five] Un pion prend aussi tout droit vers l’avant et de côté. Prenez.
   *[all] { $squares ->
        [dark] Un pion prend dans les huit directions. Le long des rangées et des colonnes, les cases claires ne comptent pas : il saute de quatre cases. Prenez.
       *[all] Un pion prend dans les huit directions. Prenez.
    }
}
lesson-chain = Un pion qui a pris continue dans le même coup tant qu’il peut, et peut tourner : c’est la rafle. Prenez { $count ->
    [2] deux pièces
    [3] trois pièces
   *[other] { $count } pièces
}.
lesson-man-spares-king = Un pion ne peut pas prendre de dame, la pièce à la couronne. Jouez un autre coup.
lesson-refused = { $refusal ->
    [free] Prendre n’est jamais un devoir. Jouez un coup sans prise.
   *[forfeits] Vous pouvez laisser une prise, mais vous perdez alors une pièce qui devait prendre : sa case est derrière « # ». Jouez un tel coup.
}
lesson-free = { $refusal ->
    [never] La prise est obligatoire. Entre plusieurs prises, le choix est libre, même la plus petite. Prenez.
   *[other] Entre plusieurs prises, le choix est libre, même la plus petite. Prenez.
}
lesson-priority-most-pieces = { $refusal ->
    [never] La prise est obligatoire, et majoritaire : le plus de pièces. Trouvez-la.
   *[other] Si vous prenez, prenez le plus de pièces. Trouvez la prise.
}
lesson-priority-most-value = { $refusal ->
    [never] La prise est obligatoire, celle de plus grande valeur
   *[other] Si vous prenez, prenez la plus grande valeur
} : une dame vaut plus d’un pion et moins de deux. Trouvez-la.
lesson-priority-with-king = { $place ->
    [1] Si une dame peut prendre, une dame doit prendre. Trouvez la prise.
   *[other] À prises égales, celle d’une dame passe avant celle d’un pion. Trouvez la prise.
}
lesson-priority-most-kings = { $place ->
    [1] Il faut prendre le plus de dames possible. Trouvez la prise.
   *[other] À prises égales, celle du plus de dames est obligatoire. Trouvez la prise.
}
lesson-priority-king-soonest = { $place ->
    [1] Il faut prendre une dame le plus tôt possible. Trouvez la prise.
   *[other] À prises égales, celle qui rencontre une dame le plus tôt est obligatoire. Trouvez la prise.
}
lesson-crowned = Un pion qui atteint la dernière rangée devient dame et porte une couronne. Faites une dame.
lesson-first-king = Ici, la première dame gagne la partie. Un pion qui atteint la dernière rangée en devient une : faites-la.
lesson-crowning-ends-move = Un pion qui atteint la dernière rangée en prenant devient dame et s’arrête là, même s’il pouvait continuer. Prenez.
lesson-crowning-if-move-ends = Un pion qui atteint la dernière rangée en prenant continue comme pion s’il peut. Seul celui dont le coup finit là devient dame. Prenez { $count ->
    [2] deux pièces
    [3] trois pièces
   *[other] { $count } pièces
}.
lesson-crowning-goes-on = Un pion qui atteint la dernière rangée en prenant devient dame aussitôt, et continue comme dame. Prenez { $count ->
    [2] deux pièces
    [3] trois pièces
   *[other] { $count } pièces
}.
lesson-king-moves = Une dame va { $ways ->
    [diagonals] en diagonale
    [orthogonals] le long des rangées et des colonnes
   *[all] dans les huit directions
}, sur autant de cases vides qu’elle veut. Jouez-la de trois cases ou plus.
lesson-king-takes = { $reach ->
    [short] Une dame va d’une case { $ways ->
        [diagonals] en diagonale, en arrière aussi
        [all] dans l’une des huit directions
       *[orthogonals] dans l’une des quatre directions
    }, et prend de même. Prenez avec elle.
   *[flying] Une dame va { $moves ->
        [diagonals] en diagonale
        [orthogonals] le long des rangées et des colonnes
       *[all] dans les huit directions
    } et prend de loin{ $ways ->
        [all] { $moves ->
            [all] { "" }
           *[other] , le long des rangées et des colonnes aussi
        }
        [orthogonals] { $moves ->
            [orthogonals] { "" }
           *[other] , mais seulement le long des rangées et des colonnes
        }
       *[diagonals] { "" }
    }. Elle s’arrête { $landing ->
        [next] juste derrière la pièce
       *[anywhere] sur la case vide de son choix derrière la pièce
    }. Prenez.
}
lesson-king-run = Tant que vous avez un pion, une dame joue au plus { $moves } coups de suite sans prendre. La vôtre les a joués : jouez une autre pièce.
lesson-win = { $ending ->
    [no-pieces] Un joueur sans pièces perd. Prenez les dernières.
    [given-away] Ici, un joueur sans pièces ou sans coup possible gagne. Offrez votre dernière pièce.
   *[no-moves] Un joueur sans coup possible perd. Bloquez la dernière pièce de l’adversaire.
}
lesson-draw = { $ending ->
    [king-against-king] Dame contre dame est nulle, sauf si l’une peut être prise aussitôt{ $unless ->
        [capture-coming] { " " }ou le sera forcément
       *[capture] { "" }
    }. Obtenez-la.
    [one-against-one] Une pièce contre une est nulle, sauf si l’une peut être prise aussitôt{ $unless ->
        [capture-coming] { " " }ou le sera forcément
       *[capture] { "" }
    }. Obtenez-la.
    [repetition] La même position pour la { $times ->
        [3] troisième
        [4] quatrième
       *[5] cinquième
    } fois fait nulle{ $claim ->
        [0] { "" }
        [3] . Dès la troisième, vous pouvez la revendiquer
       *[other] . Dès la quatrième, vous pouvez la revendiquer
    }. Votre dame a déjà été en { $square } : retournez-y.
   *[other] Des dames qui vont et viennent assez longtemps font nulle. Retournez en { $square }.
}

lesson-shift-alone = Poussez une pièce à vous d’une case foncée sur une case vide à côté, en haut, en bas ou de côté. Une nouvelle pièce à vous remplit la case quittée.
lesson-shift-line = Des pièces en ligne avancent ensemble si une case vide suit. Poussez-en deux des vôtres ou plus.
lesson-shift-majority = Les pièces adverses d’une telle ligne avancent aussi, si les vôtres y sont plus nombreuses. Poussez une ligne avec une pièce adverse.
lesson-shift-grows = Les pièces d’une couleur qui se touchent, mais pas en diagonale, forment un groupe. Agrandissez votre plus grand ({ $own } pièces) de deux pièces ou plus.
lesson-shift-breaks = Le plus grand groupe gagne : brisez celui d’en face. Réduisez le plus grand de l’adversaire ({ $theirs } pièces).
lesson-shift-wins = Quand le damier est plein, le plus grand groupe gagne. À égalité, le deuxième. Gagnez la partie.
lesson-place-first = Les Noirs commencent par une pièce sur une case foncée, comme a1, hors des quatre du milieu. Posez-la.
lesson-place-two = Ensuite on pose deux pièces sur des cases de sa couleur, ou une seule. Vous avez { $colour ->
    [black] les Noirs : posez-en deux sur des cases foncées.
   *[white] les Blancs : posez-en deux sur des cases claires.
}
lesson-place-other = Ou une pièce sur une case de l’autre couleur : elle relie vos cases vides autour d’elle. Posez-en une sur une case { $colour ->
    [black] claire
   *[white] foncée
} hors du milieu.
lesson-place-own-centre = Dans les quatre cases du milieu, une de votre couleur prend tout le tour. Posez une seule pièce sur une case { $colour ->
    [black] foncée
   *[white] claire
} du milieu.
lesson-place-other-centre = Une case du milieu de l’autre couleur vous coûte une deuxième pièce, écartée : « x ». Posez-en une sur une case { $colour ->
    [black] claire
   *[white] foncée
} du milieu.
lesson-place-grows = Un territoire, ce sont vos pièces qui se touchent et les cases vides de votre couleur à côté. Votre plus grand a { $own } cases : agrandissez-le de trois ou plus.
lesson-place-breaks = Le plus grand territoire compte double : coupez celui d’en face. Réduisez le plus grand de l’adversaire ({ $theirs } cases).
lesson-place-wins = Les points : votre plus grand territoire deux fois, tous les autres une fois. Posez ce qui vous reste de façon à gagner.
lesson-jump-step = Une pièce avance d’une case en diagonale. Rien n’est jamais pris. Faites un pas.
lesson-jump-one = Elle saute aussi en diagonale par-dessus une pièce à vous sur la case vide derrière. Faites un saut.
lesson-jump-more = Elle peut continuer à sauter et tourner, à condition de finir plus loin vers l’avant. Sautez par-dessus deux des vôtres ou plus.
lesson-jump-enemy = Une fois par tour, une pièce peut sauter tout droit ou de côté par-dessus une pièce adverse. Sautez-en une.
lesson-jump-both = Ce saut peut être dans une suite. Sautez par-dessus des pièces des deux camps en un tour.
lesson-jump-back = Une pièce ne recule d’un pas que si toutes les cases du but devant elle sont remplies par vos pièces. Reculez.
lesson-jump-wins = Le premier joueur dont toutes les pièces sont sur les trois rangées du fond gagne. Rentrez votre dernière pièce.

# Un coup possible, mais qui montre autre chose.
lesson-not = **{ $move }** est possible, mais { $code ->
    [refused] il prend une pièce. Cette fois, laissez la prise
    [crowned] il ne fait pas de dame. Cherchez le pion à un pas de la dernière rangée
    [first-king] il ne fait pas de dame. Cherchez le pion à un pas de la dernière rangée
    [king-moves] ce n’est pas un coup de la dame de trois cases ou plus
    [win] { $ending ->
        [given-away] l’adversaire n’a alors pas à prendre votre dernière pièce
       *[other] l’adversaire continue après lui
    }
    [draw] la partie continue après lui
    [shift-line] il ne pousse pas deux pièces à vous ou plus, et elles seules
    [shift-majority] aucune pièce adverse ne bouge avec lui
    [shift-grows] votre plus grand groupe ne gagne pas deux pièces
    [shift-breaks] le plus grand groupe de l’adversaire reste aussi grand
    [shift-wins] l’adversaire gagne alors, ou la partie continue
    [place-two] il pose une seule pièce
    [place-other] il est sur des cases de votre couleur, ou au milieu
    [place-own-centre] il n’est pas sur une case du milieu de votre couleur
    [place-other-centre] il n’est pas sur une case du milieu de l’autre couleur
    [place-grows] votre plus grand territoire ne gagne pas trois cases
    [place-breaks] le plus grand territoire de l’adversaire reste aussi grand
    [place-wins] vous ne gagnez pas ainsi
    [jump-step] c’est un saut
    [jump-one] ce n’est pas un seul saut par-dessus une pièce à vous
    [jump-more] ce n’est pas une suite par-dessus vos seules pièces
    [jump-enemy] ce n’est pas un saut par-dessus une seule pièce adverse
    [jump-both] il ne passe pas par-dessus des pièces des deux camps
    [jump-back] il va vers l’avant
    [jump-wins] il manque encore une pièce
   *[other] il ne prend pas comme demandé
}. Rien n’est perdu : réessayez.
