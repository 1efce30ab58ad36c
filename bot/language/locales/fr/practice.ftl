# Parties contre le bot.
practice-level = entraînement, niveau { $level }
practice-begun = Jamais classée. **{ button-hint }** aide, **{ button-takeback-practice }** revient en arrière.
practice-elsewhere = Le damier est ici : { $place }.
practice-hint = Indice : { $move }
# Pourquoi cet indice.
practice-why = Pourquoi : { $reasons }
why-wins = c’est gagné
why-only = c’est le seul coup
why-takes = prend { $count ->
    [1] une pièce
   *[other] { $count } pièces
}
why-crowns = fait une dame
why-saves = protège { $count ->
    [1] une pièce en prise
   *[other] { $count } pièces en prise
}
why-threatens = menace { $count ->
    [1] une pièce
   *[other] { $count } pièces
}
why-safe = aucune de vos pièces n’est en prise ensuite
why-offers = offre { $count ->
    [1] une pièce
   *[other] { $count } pièces
}
why-grows = plus grand groupe ou territoire à vous : +{ $count }
why-breaks = plus grand groupe ou territoire adverse : –{ $count }
why-forward = avance { $count ->
    [1] d’une rangée
   *[other] de { $count } rangées
}
practice-over = { $hints ->
    [0] Partie d’entraînement, sans indice.
    [1] Partie d’entraînement, avec un indice.
   *[other] Partie d’entraînement, avec { $hints } indices.
}

error-practice-refused-off = Le bot ne joue pas lui-même ici : son responsable l’a désactivé. /play invite une personne.
error-practice-refused-level = Les niveaux vont ici de 1 à { $most }. Le 7 est pour les dames, là où le responsable du bot a compilé son calcul.
error-practice-refused-player = { $limit ->
    [1] Une seule partie contre le bot à la fois. Finissez-la ou abandonnez d’abord.
   *[other] { $limit } parties contre le bot à la fois au plus. Finissez ou abandonnez d’abord l’une d’elles.
}
error-practice-refused-server = Ce serveur a déjà toutes ses parties d’entraînement ({ $limit }). Réessayez quand l’une sera terminée.
error-no-hint-people = Les indices sont seulement pour les parties contre le bot (/practice).
error-not-considered = Le bot ne réfléchit pas à cette position maintenant : elle pourrait être d’une partie en cours entre personnes. Essayez une autre position, un autre coup, ou plus tard.
