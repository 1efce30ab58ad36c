# Cotes : sur la carte finale, /leaderboard et /profile.
rating-change = { $player } { $before } → **{ $after }** ({ $difference })
rating-changes = Cotes : { $first } · { $second }
rating-unchanged = Non classée : il faut { $moves } coups de chaque joueur.
rating-called-off = Non classée : la partie n’a pas de résultat.
rating-annulled = Non classée : les résultats d’un joueur sont annulés.
rating-not-shown = Classée. Les cotes ne sont pas montrées ici : les joueurs ne montrent pas tous deux les leurs partout.
rating-adjudicated = Non classée : le damier n’a pas décidé.
rating-weight = Vous jouez souvent l’un contre l’autre : elle compte pour { $percent } % d’une partie.
rating-line = { $games ->
    [one] { $rating } ± { $deviation } · { $games } partie
   *[other] { $rating } ± { $deviation } · { $games } parties
}
rating-conditions = - **Comptent :** les parties classées, avec limite de temps, depuis la position habituelle ou une ouverture, { $moves } coups de chacun.
    - Une perte au temps compte. Une déclaration ou une décision d’arbitre ne compte pas.
    - **Les deux mêmes :** après { $full } parties en { $days } jours, chacune compte pour moitié.
    - **?** : pas encore établie.
    - Glicko-2, constantes de Lichess.
rating-settled = - **Sur tous les serveurs :** comptent les parties contre un adversaire à la cote établie.
button-ratings-how = Comment marchent les cotes

rating-graded = { $rating } ({ $grade })
rating-grades = - **Grades :** 1 dan dès { $first }, un de plus tous les { $step } points, kyu au-dessous.
grade = { $kind ->
    [dan] { $number } dan
   *[kyu] { $number } kyu
}

leaderboard-heading = Classement : { $game }
leaderboard-place = { $place ->
    [here] Cotes dans ce serveur
   *[all] Cotes sur tous les serveurs, de ceux qui les montrent (/settings)
}
leaderboard-line = { $ranked ->
    [yes] **{ $rank }.**
   *[no] ·
} { $player } · **{ $rating }** ± { $deviation } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard-unsettled = *Pas encore établies :*
leaderboard-won = **Parties gagnées ce mois-ci :** { $players }
leaderboard-streak = **Série de gains :** { $players }
leaderboard-risen = **En hausse cette semaine :** { $players }
leaderboard-count = { $player } { $count }
leaderboard-rise = { $player } { $before } → { $after }
leaderboard-empty = Personne n’a encore joué de partie classée de ce jeu.
leaderboard-told = { $place ->
    [here] Classement de ce serveur · places gagnées et perdues en une semaine
   *[all] Classement de tous les serveurs · places gagnées et perdues en une semaine
}
leaderboard-new = nouveau
leaderboard-entry = { $moved ->
    [none] { $player } : { $rating }
   *[other] { $player } : { $rating } ({ $moved })
}
column-week = Semaine
column-rating = Cote
column-games = Parties
error-hidden-profile = Un profil sur tous les serveurs n’est montré que si le joueur l’accepte dans /settings.
leaderboard-page = { $players ->
    [one] Page { $page } sur { $pages } · { $players } joueur
   *[other] Page { $page } sur { $pages } · { $players } joueurs
}

profile-heading = Profil : { $player }
profile-place = { $place ->
    [here] Parties terminées dans ce serveur
   *[all] Parties terminées dans tous les serveurs
}
profile-empty = Pas encore de partie terminée.
profile-game = { $game } : { $rating } · { $score }
profile-unrated = sans cote
profile-score = { $won ->
    [one] { $won } gain
   *[other] { $won } gains
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } perte
   *[other] { $lost } pertes
}
profile-streak = { $now ->
    [0] **Plus longue série de gains :** { $longest }
   *[other] **Série de gains :** { $now }. La plus longue : { $longest }
}
profile-opponent = { $opponent } ({ $score })
profile-opponents = **Adversaires les plus fréquents :** { $opponents }
profile-unseen = { $count ->
    [one] { $count } de ces parties a été jouée là où vous ne voyez pas : elle compte, mais son adversaire n’est pas nommé.
   *[other] { $count } de ces parties ont été jouées là où vous ne voyez pas : elles comptent, mais leurs adversaires ne sont pas nommés.
}
profile-choose-game = Voir la cote dans un autre jeu

curve-title = { $player } · { $game }
curve-day = { DATETIME($day, dateStyle: "medium") }
curve-peak = meilleure { $rating }
curve-described = { $title } : { $rating }. Cote au début : { $first }. La plus basse : { $lowest }, la plus haute : { $highest }.

record-latest = { $count ->
    [1] Dernière partie
   *[other] Les { $count } dernières parties
}
record-result = { $result ->
    [won] gain
    [drawn] nulle
   *[lost] perte
}
record-score = +{ $won } ={ $drawn } –{ $lost }
record-league = { $name } · division { $number }
record-place = { $rank } sur { $count }
