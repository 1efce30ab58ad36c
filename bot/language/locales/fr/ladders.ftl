# Échelles : toujours ouvertes ; qui bat quelqu’un au-dessus prend sa place.
ladder-title = Échelle · { $game }
ladder-rules = Parties classées. Entrez en bas. Défiez qui vous voulez jusqu’à { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
} au-dessus de vous. La partie commence aussitôt.
    Qui défie et gagne prend la place de l’autre. Une nulle ne change rien.
    Un seul défi à vous à la fois. Les deux mêmes se retrouvent après 7 jours.
    Pas de partie ici pendant { $idle } jours, alors que d’autres jouent ? Vous descendez d’une place : avis un jour avant. Après { $falls } descentes de suite, c’est la sortie. La première place ne descend pas.
    Qui part abandonne ses parties ici.
ladder-brief = Parties classées. Entrez en bas. Défiez qui vous voulez jusqu’à { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
} au-dessus de vous, et gagnez sa place.
ladder-empty = Personne n’y est encore.
ladder-closed = L’échelle est fermée.
ladder-moved = L’échelle est désormais ici : { $channel }. Les parties en cours s’y jouent aussi.
ladder-created = L’échelle est annoncée dans le salon des parties.
ladder-you-joined = Vous voici dans l’échelle, place { $rank }. /ladder show dit qui vous pouvez défier.
ladder-asks-leave = { $count ->
    [0] Vous laissez votre place. Si vous revenez, vous commencez en bas.
    [1] Vous laissez votre place et abandonnez votre partie ici. Si vous revenez, vous commencez en bas.
   *[other] Vous laissez votre place et abandonnez vos { $count } parties ici. Si vous revenez, vous commencez en bas.
}
ladder-asks-close = { $count ->
    [0] Plus d’entrées ni de défis, et elle ne peut pas être rouverte.
    [1] Plus d’entrées ni de défis, et elle ne peut pas être rouverte. La partie en cours est jouée jusqu’au bout.
   *[other] Plus d’entrées ni de défis, et elle ne peut pas être rouverte. Les { $count } parties en cours sont jouées jusqu’au bout.
}
ladder-you-left = Vous avez quitté l’échelle.
ladder-you-challenged = La partie commence. L’annonce suit dans un instant.
ladder-you-fall = Sans partie, vous { $off ->
    [yes] quittez l’échelle
   *[no] descendez d’une place
} { $when }.
ladder-place = { $rank }. { $player }
ladder-choose = Défier…
ladder-how = { $run ->
    [yes] Les pendules tournent.{" "}
   *[no] {""}
}/games montre vos parties, /move joue un coup.
ladder-climbed = { $player } bat { $other } et prend la place { $rank }.
ladder-climbed-unplayed = { $player } prend la place { $rank } : { $other } n’a pas joué.
ladder-log-created = { $by } ouvre l’échelle.
ladder-log-moved = { $by } déplace l’échelle : { $channel }.
ladder-log-closed = { $by } ferme l’échelle.
ladder-log-joined = { $player } entre.
ladder-log-left = { $player } part.
ladder-log-challenged = { $player } défie { $other } ({ $numbers }).
ladder-log-result = Partie #{ $number } : { $points }
ladder-log-warned = { $count ->
    [1] Descente d’une place
   *[other] Descentes d’une place
} { $when }, sauf partie commencée ici d’ici là (d’autres ont joué entre-temps) : { $players }
ladder-log-warned-off = { $count ->
    [1] Sortie de l’échelle
   *[other] Sorties de l’échelle
} { $when }, sauf partie commencée ici d’ici là (d’autres ont joué entre-temps) : { $players }
ladder-log-fell = { $player } : place { $rank } désormais, sans partie depuis { $days } jours ou plus. Descente { $fall } sur { $falls } de suite.
ladder-log-off = { $player } quitte l’échelle, après { $falls } descentes de suite.
column-won = Gains
column-drawn = Nulles
column-lost = Pertes
column-meets = Joue contre
