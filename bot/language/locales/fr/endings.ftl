# Pourquoi une partie est terminée, derrière le résultat.
ending-no-pieces = l’adversaire n’a plus de pièce
ending-no-moves = l’adversaire n’a plus de coup possible
ending-given-away = aucun coup possible, ce qui gagne ici
ending-crowned = première dame
ending-repetition = { $times ->
    [0] même position trop souvent
    [3] même position pour la troisième fois
    [4] même position pour la quatrième fois
    [5] même position pour la cinquième fois
   *[other] même position { $times } fois
}
ending-no-progress = { $count ->
    [idle] { $moves } coups chacun sans prise ni coup de pion
    [no-capture] { $moves } coups chacun sans prise
    [balance] { $moves } coups chacun sans prise ni promotion
   *[none] trop de coups sans progrès
}
ending-kings-only = { $count ->
    [kings-only] { $moves } coups chacun de dames seulement
   *[none] trop de coups de dames seulement
}
ending-few-pieces = { $count ->
    [few-pieces] si peu de pièces, et pas de gain en { $moves } coups chacun
    [few-pieces-weaker] si peu de pièces, et pas de gain en { $moves } coups
   *[none] pas de gain dans les coups permis
}
ending-king-against-king = dame contre dame
ending-one-against-one = une pièce contre une
ending-groups = { $result ->
    [draw] tous les groupes sont égaux
   *[win] plus grand groupe : { $more } à { $fewer }
}
ending-score = { $result ->
    [draw] points et territoires égaux
   *[win] { $even ->
        [yes] points égaux, mais plus grands territoires
       *[no] { $more } points à { $fewer }
    }
}
ending-goal = toutes les pièces au fond, { $more } à { $fewer }
ending-ply-limit = limite de { $moves } coups atteinte
ending-resignation = abandon de l’adversaire
ending-agreement = d’un commun accord
ending-time = { $result ->
    [draw] temps écoulé, mais l’adversaire ne pouvait pas gagner
   *[win] temps de l’adversaire écoulé
}
ending-abort = partie annulée
ending-abandoned = { $result ->
    [draw] partie quittée des deux côtés
   *[win] l’adversaire a quitté la partie
}
ending-adjudication = décidé dans le tournoi
ending-double-loss = décidé dans le tournoi
ending-claims = résultat déclaré des deux côtés
ending-tables = revendiqué d’après la base de finales
