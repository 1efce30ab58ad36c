# Le problème du jour, et /server problems.
command-problem = Résoudre le problème du jour
command-problem-game = De quel jeu. Sinon celui du serveur, ou celui que vous jouez le plus
command-server-problems = Publier le problème du jour dans un salon
command-server-problems-channel = Le salon
command-server-problems-game = De quel jeu. Sans lui, tous à tour de rôle
command-server-problems-hour = À quelle heure de votre fuseau vient le suivant, 0 à 23. Sinon, à minuit UTC
command-server-problems-off = Ne plus le publier
problem-heading = Problème du jour · { $game } · { DATETIME($day, dateStyle: "medium") }
# Sur l’image, où une ligne a peu de place.
problem-task = Trait aux { $colour } : { $count ->
    [0] gain
    [1] gain d’un pion
   *[other] gain de { $count } pions
}
problem-goal-game = Trait aux { $colour }, qui gagnent.
problem-goal-men = Trait aux { $colour }, qui gagnent la valeur { $count ->
    [1] d’un pion
   *[other] de { $count } pions
}.
problem-grade = { $stars } { $grade ->
    [1] facile
    [2] moyen
   *[3] difficile
} · { $ways ->
    [only] une seule solution
   *[end] un seul premier coup gagne
}
problem-withdrawn = Retiré : il y a un autre gain, celui-ci est trop petit, ou le problème ressemble trop à un autre.
problem-wrong = **{ $move }** ne va pas. Le damier est comme avant : regardez encore.
problem-wrong-again = Vous avez déjà essayé **{ $move }**. Il compte une fois.
problem-right = **{ $move }** est juste, et la réponse est { $reply }. Continuez.
problem-right-last = **{ $move }** est juste.
problem-wrong-tries = { $count ->
    [1] Un essai faux jusqu’ici
   *[other] { $count } essais faux jusqu’ici
}
problem-solved = { $count ->
    [0] Résolu au premier essai !
    [1] Résolu au deuxième essai !
   *[other] Résolu, après { $count } essais faux.
}
problem-given-up = Vous renoncez. Voici la solution. Gardez-la pour vous jusqu’à demain.
problem-share = { $tried ->
    [0] Personne ne l’a essayé.
   *[other] Résolu par { $solved } sur { $tried }.
}
problem-share-first = Résolu par { $solved } sur { $tried }. En premier : { $first }.
problem-yesterday = { $solved ->
    [0] Celui d’hier : personne ne l’a résolu, sur { $tried }.
   *[other] Celui d’hier : résolu par { $solved } sur { $tried }. En premier : { $first }.
}
# Publié pour tous ; ne dit rien du problème.
problem-shared = **{ $player }** · problème Damka { $number } · { $game } · { $count ->
    [0] résolu au premier essai
    [1] résolu au deuxième essai
   *[other] résolu après { $count } essais faux
} · { $days ->
    [1] 1 jour
   *[other] { $days } jours
} de suite
problem-streak = Jours de suite : **{ $current }** (record : { $best })
problem-solution = **Solution :** { $moves }
problem-post-how = Vos essais ne sont visibles que par vous. Problème suivant et solution de celui-ci : { $at }.
problem-quit-question = Renoncer ? Vous voyez la solution, et ne pouvez plus essayer ce problème.
problem-month = Problèmes résolus depuis : { DATETIME($month, dateStyle: "long") }
problem-month-line = { $rank }. { $player } : { $solved } ({ $clean } au premier essai)
problem-month-more = -# … et { $count } de plus
problem-month-empty = Personne encore. /problem montre celui du jour.
problem-month-note = Quiconque résout un problème dans ce serveur a une place ici. Un problème compte là où il a été essayé d’abord.
button-problem-solve = Résoudre
button-problem-quit = Renoncer
button-problem-share = Partager
button-problem-quit-now = Oui, renoncer
button-problem-back = Retour au damier
button-problem-yesterday = Solution d’hier
button-problem-solution = Parcourir la solution
button-problem-month = Classement du mois
server-problems = Le problème du jour est publié dans { $channel }. Le suivant vient { $when }.
server-problems-all = Tous les jeux à tour de rôle
server-problems-none = Le problème du jour n’est pas publié dans ce serveur. Choisissez un salon avec /server problems.
notice-problem-off = { $recipient }, je ne peux plus publier le problème du jour dans { $channel } : le salon n’existe plus, ou une permission manque. J’ai arrêté. /server problems choisit un autre salon.

error-no-problem-game = Il n’y a pas de problèmes de ce jeu. N’indiquez pas de jeu, ou choisissez un jeu de dames.
error-no-problem-gone = Ce problème n’existe plus. /problem montre celui du jour.
error-no-problem-later = La solution vient demain, ou aussitôt si vous renoncez. Jusque-là : /problem.
error-no-problem-over = Le jour de ce problème est passé. /problem montre celui du jour, et **{ button-problem-yesterday }** la réponse.
error-no-problem-server = Chaque serveur a son classement du mois. Demandez-le dans un serveur dont je suis membre.
