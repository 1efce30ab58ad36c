# Les règles du jeu de dames en mots, dans l’ordre de lecture.

trait-board = { $squares ->
    [a1] Un damier de { $columns }×{ $rows } cases. On joue sur ses { $fields } cases foncées. Chaque joueur a une case foncée en bas à gauche.
    [h1] Un damier de { $columns }×{ $rows } cases. On joue sur ses { $fields } cases foncées. Chaque joueur a une case foncée en bas à droite.
   *[all] Un damier de { $columns }×{ $rows } cases. On joue sur toutes ses cases.
}
trait-men = Chaque camp commence avec { $count } pions, { $rows ->
    [1] rangée { $first }
   *[other] rangées { $first } à { $last }
} depuis son bord.
trait-starts = { $agreed ->
    [yes] { $colour ->
        [black] Les joueurs décident qui commence. Ici, ce sont toujours les Noirs.
       *[white] Les joueurs décident qui commence. Ici, ce sont toujours les Blancs.
    }
   *[no] { $colour ->
        [black] Les Noirs commencent.
       *[white] Les Blancs commencent.
    }
}
trait-man-moves = { $ways ->
    [forward-diagonals] Un pion avance d’une case en diagonale.
    [forward-and-sideways] Un pion va d’une case tout droit vers l’avant ou de côté.
    [forward-sideways-and-forward-diagonals] Un pion va d’une case tout droit vers l’avant, de côté ou en diagonale vers l’avant.
   *[other] Un pion va d’une case.
}
trait-man-captures = { $ways ->
    [forward-diagonals] Un pion prend en diagonale vers l’avant : il saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
    [diagonals] Un pion prend en diagonale, en avant et en arrière : il saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
    [forward-and-sideways] Un pion prend tout droit vers l’avant ou de côté : il saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
    [orthogonals] Un pion prend tout droit, en avant, en arrière ou de côté : il saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
    [forward-sideways-and-forward-diagonals] Un pion prend tout droit vers l’avant, de côté ou en diagonale vers l’avant : il saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
    [all] { $squares ->
        [dark] Un pion prend dans les huit directions. En diagonale, il saute par-dessus une pièce adverse voisine sur la case vide juste derrière. Le long des rangées et des colonnes, il saute par-dessus une pièce adverse à deux cases, sur une case vide à quatre cases : les cases claires entre elles ne comptent pas.
       *[all] Un pion prend dans les huit directions : il saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
    }
   *[other] Un pion prend en sautant par-dessus une pièce adverse voisine sur la case vide juste derrière.
}
trait-man-takes-king = Un pion peut prendre une dame.
trait-man-spares-king = Un pion ne peut pas prendre de dame.
trait-king-look = Sur l’image, une dame porte une couronne.
trait-king-moves = { $reach ->
    [short] { $ways ->
        [diagonals] Une dame va d’une case en diagonale, en avant ou en arrière.
        [all] Une dame va d’une case dans l’une des huit directions.
       *[orthogonals] Une dame va d’une case le long d’une rangée ou d’une colonne.
    }
   *[flying] { $ways ->
        [diagonals] Une dame va en diagonale d’autant de cases vides qu’elle veut.
        [all] Une dame va d’autant de cases vides qu’elle veut, dans l’une des huit directions.
       *[orthogonals] Une dame va le long d’une rangée ou d’une colonne, d’autant de cases vides qu’elle veut.
    }
}
trait-king-captures = { $reach ->
    [short] { $ways ->
        [diagonals] Une dame prend en diagonale, en avant ou en arrière : elle saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
        [all] Une dame prend dans l’une des huit directions : elle saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
       *[orthogonals] Une dame prend le long d’une rangée ou d’une colonne : elle saute par-dessus une pièce adverse voisine sur la case vide juste derrière.
    }
   *[flying] { $ways ->
        [diagonals] Une dame prend en diagonale à toute distance : elle saute par-dessus une pièce adverse si les cases avant elle et la case juste derrière sont vides. Elle ne saute jamais par-dessus une pièce de son camp, ni par-dessus deux pièces à la fois.
        [all] { $squares ->
            [dark] Une dame prend dans les huit directions à toute distance : elle saute par-dessus une pièce adverse si les cases avant elle et la case juste derrière sont vides. Elle ne saute jamais par-dessus une pièce de son camp, ni par-dessus deux pièces à la fois. Le long des rangées et des colonnes, seules les cases foncées comptent.
           *[all] Une dame prend dans les huit directions à toute distance : elle saute par-dessus une pièce adverse si les cases avant elle et la case juste derrière sont vides. Elle ne saute jamais par-dessus une pièce de son camp, ni par-dessus deux pièces à la fois.
        }
       *[orthogonals] Une dame prend le long des rangées et des colonnes à toute distance : elle saute par-dessus une pièce adverse si les cases avant elle et la case juste derrière sont vides. Elle ne saute jamais par-dessus une pièce de son camp, ni par-dessus deux pièces à la fois.
    }
}
trait-landing-anywhere = Derrière la pièce prise, une dame s’arrête sur la case vide de son choix. Si elle peut continuer la rafle depuis l’une d’elles, elle doit s’arrêter sur une telle case.
trait-landing-next = Une dame qui prend s’arrête sur la case juste derrière la pièce et, si elle peut, continue de là.
trait-removal-after-move = Les pièces prises sont enlevées après la rafle entière. Jusque-là, elles gênent le passage, et on ne saute pas deux fois la même pièce.
trait-removal-at-once = Les pièces prises sont enlevées une à une, ce qui peut ouvrir la voie à d’autres prises. Faire demi-tour entre deux prises est interdit.
trait-crowning-ends-move = Un pion qui atteint la dernière rangée devient dame. Son coup finit là, même s’il pouvait encore prendre.
trait-crowning-if-move-ends = Un pion devient dame si son coup finit sur la dernière rangée. S’il y arrive en prenant et peut encore prendre, il continue comme pion.
trait-crowning-goes-on = Un pion qui atteint la dernière rangée devient dame. S’il y arrive en prenant et peut encore prendre comme dame, il continue dans le même coup.
trait-crowning-wins = La première dame gagne aussitôt : aucune dame ne joue donc jamais.
trait-capture-compulsory = La prise est obligatoire. La pièce qui prend continue sa rafle dans le même coup tant qu’elle peut. Elle peut changer de direction entre deux sauts.
trait-capture-refusable = En principe, la prise est obligatoire. La pièce qui prend continue sa rafle dans le même coup tant qu’elle peut. Elle peut changer de direction entre deux sauts. Vous pouvez jouer un coup sans prise, mais vous perdez alors une de vos pièces qui devaient prendre : celle qui a joué, si elle en est, sinon une que vous nommez. Là où l’on compte les coups sans prise, le compte repart après une telle perte.
trait-capture-optional = La prise est permise, pas obligatoire. Une pièce qui commence à prendre continue dans le même coup tant qu’elle peut. Elle peut changer de direction entre deux sauts.
trait-capture-free = Prise au choix : parmi plusieurs prises, pièces ou chemins, prenez celui que vous voulez, même s’il prend moins de pièces.
trait-priority-most-pieces = { $place ->
    [1] Prise majoritaire : il faut prendre le plus de pièces possible{ $kings ->
        [yes] {" "}(une dame compte pour une)
       *[no] { "" }
    }.
   *[other] À égalité, il faut prendre le plus de pièces possible.
}
trait-priority-most-value = { $place ->
    [1] Entre plusieurs prises, celle de plus grande valeur est obligatoire.
   *[other] À égalité, la prise de plus grande valeur est obligatoire.
}
trait-priority-with-king = { $place ->
    [1] Si une dame peut prendre, une dame doit prendre.
   *[other] À égalité, la prise par une dame passe avant celle par un pion.
}
trait-priority-most-kings = { $place ->
    [1] Entre plusieurs prises, celle du plus de dames est obligatoire.
   *[other] À égalité, la prise du plus de dames est obligatoire.
}
trait-priority-king-soonest = { $place ->
    [1] Entre plusieurs prises, celle qui prend une dame le plus tôt est obligatoire.
   *[other] À égalité, la prise qui rencontre une dame le plus tôt est obligatoire.
}
trait-value = { $man ->
    [100] Une dame vaut plus d’un pion et moins de deux : trois dames valent plus de cinq pions et moins de six. Pour comparer, comptez chaque dame pour deux pions. À somme égale, la prise avec moins de dames vaut plus.
   *[other] { $man } dames valent autant que { $king } pions.
}
trait-capture-equal = { $counted ->
    [yes] Entre les prises encore égales, le choix est libre.
   *[no] Entre ces prises, pièces et chemins, le choix est libre, même pour moins de pièces.
}
trait-king-run = Tant que vous avez un pion, une même dame joue au plus { $moves } coups de suite sans prendre. Ensuite elle doit prendre, ou une autre pièce doit jouer. Si aucune ne peut, vous perdez.
trait-win-no-moves = Un joueur sans coup possible perd, que ses pièces soient toutes prises ou bloquées.
trait-win-given-away = Un joueur au trait sans coup possible gagne, que ses pièces soient toutes prises ou bloquées.
trait-draw-agreement = Les joueurs peuvent convenir de la nulle.
trait-draw-repetition = { $claimed ->
    [yes] { $times ->
        [3] La nulle peut être revendiquée quand la même position, le même joueur au trait, se présente pour la troisième fois.
        [4] La nulle peut être revendiquée quand la même position, le même joueur au trait, se présente pour la quatrième fois.
        [5] La nulle peut être revendiquée quand la même position, le même joueur au trait, se présente pour la cinquième fois.
       *[other] La nulle peut être revendiquée quand la même position, le même joueur au trait, s’est présentée { $times } fois.
    }
   *[no] { $times ->
        [3] La partie est nulle quand la même position, le même joueur au trait, se présente pour la troisième fois.
        [4] La partie est nulle quand la même position, le même joueur au trait, se présente pour la quatrième fois.
        [5] La partie est nulle quand la même position, le même joueur au trait, se présente pour la cinquième fois.
       *[other] La partie est nulle quand la même position, le même joueur au trait, s’est présentée { $times } fois.
    }
}{ $runs ->
    [yes] { " " }Les positions ne sont les mêmes que si les dames ont aussi joué autant de coups de suite.
   *[no] { "" }
}{ $house ->
    [yes] { " " }(Règle de ce bot, pour qu’aucune partie ne dure sans fin.)
   *[no] { "" }
}
trait-draw-idle = { $claimed ->
    [yes] La nulle peut être revendiquée après { $moves } coups de chaque camp sans prise ni coup de pion.
   *[no] La partie est nulle après { $moves } coups de chaque camp sans prise ni coup de pion.
}{ $house ->
    [yes] { " " }(Règle de ce bot, pour qu’aucune partie ne dure sans fin.)
   *[no] { "" }
}
trait-draw-no-capture = { $claimed ->
    [yes] La nulle peut être revendiquée après { $moves } coups de chaque camp sans prise.
   *[no] La partie est nulle après { $moves } coups de chaque camp sans prise.
}{ $house ->
    [yes] { " " }(Règle de ce bot, pour qu’aucune partie ne dure sans fin.)
   *[no] { "" }
}
trait-draw-kings-only = { $claimed ->
    [yes] La nulle peut être revendiquée après { $moves } coups de chaque camp joués par des dames, sans prise.
   *[no] La partie est nulle après { $moves } coups de chaque camp joués par des dames, sans prise.
}{ $house ->
    [yes] { " " }(Règle de ce bot, pour qu’aucune partie ne dure sans fin.)
   *[no] { "" }
}{ $most ->
    [0] { "" }
   *[other] { " " }Avec des dames des deux côtés et { $fewest } à { $most } pièces en tout, les limites des lignes suivantes valent à la place.
}
trait-draw-balance = Avec des dames des deux côtés et { $fewest } à { $most } pièces en tout, la partie est nulle après { $moves } coups de chaque camp sans prise ni promotion.
trait-draw-few-pieces = { $stronger ->
    [kk] Deux dames
    [kkk] Trois dames
    [kkk-more] Trois dames ou plus
    [kk-km-k] Une dame, ou deux pièces dont au moins une dame,
    [kkk-kkm-kmm] Trois pièces dont au moins une dame
   *[other] { $stronger }
} contre { $weaker ->
    [k] une dame seule
   *[other] { $weaker }
} : nulle après { $moves } coups { $counts ->
    [weaker] du camp le plus faible
   *[both] de chaque camp
}{ $lasting ->
    [yes] . Une fois commencé, le compte continue malgré prises et promotions.
   *[no] . Le compte repart après une prise ou une promotion.
}
trait-draw-main-road = { $stronger ->
    [kk] Deux dames
    [kkk] Trois dames
    [kkk-more] Trois dames ou plus
    [kk-km-k] Une dame, ou deux pièces dont au moins une dame,
    [kkk-kkm-kmm] Trois pièces dont au moins une dame
   *[other] { $stronger }
} contre { $weaker ->
    [k] une dame seule qui tient sans cesse la grande diagonale (a1–h8)
   *[other] { $weaker } sur la grande diagonale (a1–h8)
} : nulle après { $moves } coups { $counts ->
    [weaker] du camp le plus faible
   *[both] de chaque camp
}{ $lasting ->
    [yes] . Une fois commencé, le compte continue malgré prises et promotions.
   *[no] . Le compte repart après une prise ou une promotion.
}
trait-draw-one-each = { $pieces ->
    [kings] { $unless ->
        [capture-coming] Dame contre dame est nulle, sauf si une prise est possible tout de suite ou inévitable.
       *[capture] Dame contre dame est nulle, sauf si le joueur au trait peut prendre.
    }
   *[any] { $unless ->
        [capture-coming] Une pièce contre une est nulle, sauf si une prise est possible tout de suite ou inévitable.
       *[capture] Une pièce contre une est nulle, sauf si le joueur au trait peut prendre.
    }
}
trait-notation-numeric = { $corner ->
    [bottom-right] Les cases sont numérotées rangée par rangée depuis le coin à droite des Blancs. Une prise s’écrit avec « { $sign } ».
   *[top-left] Les cases sont numérotées rangée par rangée depuis le coin à droite des Noirs. Une prise s’écrit avec « { $sign } ».
}
trait-notation-algebraic = Une case a le nom de sa colonne et de sa rangée : a1 est le coin à gauche des Blancs. Une prise s’écrit avec « { $sign } ».
trait-notation-forfeit = Si vous refusez une prise, la pièce perdue s’écrit derrière « # », comme 22-17#22. Quand une seule est possible, vous pouvez l’omettre.
