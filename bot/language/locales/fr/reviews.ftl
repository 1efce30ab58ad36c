# Analyses de parties terminées.
review-heading = Analyse : #{ $number } { $game }
review-heading-players = Analyse : { $game }, { $first } – { $second }
review-heading-plain = Analyse : { $game }
review-working = { $seconds ->
    [1] Le bot regarde chaque position de cette partie. Cela prend environ une seconde.
   *[other] Le bot regarde chaque position de cette partie. Cela prend environ { $seconds } secondes.
}
review-progress = Positions regardées : { $done } sur { $of }.
review-turns = { $count ->
    [0] Aucun tournant : aucun coup seul n’a coûté un pion ou un résultat sûr.
    [1] **Un tournant**
   *[other] **{ $count } tournants**
}
review-line = **{ $move }** { $what }. Mieux : { $better }
review-line-material = { $men ->
    [1] coûte environ un pion
   *[other] coûte environ { $men } pions
}
review-line-decisive = donne la partie
review-line-result = { $was ->
    [win] { $became ->
        [draw] change un gain en nulle
       *[loss] change un gain en perte
    }
   *[draw] change une nulle en perte
}
review-how = Estimation du bot. Exacte à trois pièces ou moins.
review-left-out = { $count ->
    [one] { $count } position est omise : elle pourrait être d’une partie en cours.
   *[other] { $count } positions sont omises : elles pourraient être de parties en cours.
}
review-turn-heading = Tournant { $place } sur { $count }
review-material = { $men ->
    [1] { $colour }, **{ $move }** : coûte environ un pion.
   *[other] { $colour }, **{ $move }** : coûte environ { $men } pions.
}
review-decisive = { $colour }, **{ $move }** : donne la partie.
review-result = { $was ->
    [win] { $became ->
        [draw] { $colour }, **{ $move }** : change un gain sûr en nulle.
       *[loss] { $colour }, **{ $move }** : change un gain sûr en perte.
    }
   *[draw] { $colour }, **{ $move }** : change une nulle sûre en perte.
}
review-reply = La meilleure réponse : **{ $reply }**.
review-better-move = Mieux valait **{ $better }**.
review-played = Joué : { $move }
review-instead = Mieux : { $move }
review-boards-described = Joué : { $played }. Mieux : { $better }. Avant : { $position }
review-better = Avantage : { $colour }
review-curve-subtitle = Avantage en pions après chaque coup. Les numéros marquent les tournants
review-curve-move = { $number }
review-curve-described = { $count ->
    [0] L’avantage au fil de la partie, en pions. Aucun tournant.
   *[other] L’avantage au fil de la partie, en pions. Tournants : { $moves }
}
review-choose = Aller à un tournant

review-form = Analyser une partie
review-form-game = Une de vos parties terminées
review-form-file = Ou un fichier PDN
review-form-file-note = Sa première partie est analysée.
review-form-text = Ou les coups, en PDN

button-review = Analyse
button-review-other = Analyse…
button-curve = Courbe
button-review-previous = Tournant précédent
button-review-next = Tournant suivant

error-review-refused-off = Le bot n’analyse pas de parties ici : son responsable l’a désactivé.
error-review-refused-player = { $limit ->
    [1] Une seule nouvelle analyse par jour. Redemandez demain.
   *[other] { $limit } nouvelles analyses par jour au plus. Redemandez demain. Les vôtres s’ouvrent toujours.
}
error-review-refused-server = Ce serveur a déjà eu toutes ses analyses du jour ({ $limit }). Redemandez demain.
error-review-refused-game = Il n’y a pas d’analyse de ce jeu : on n’y perd pas de pions, et le compte du bot monte et descend à chaque coup, sans dire lequel était la faute.
error-review-refused-short = Une partie de moins de { $least } coups, les deux camps comptés, n’a rien à analyser.
error-review-refused-long = Une partie de plus de { $most } coups est trop longue pour une analyse.
error-review-refused-going = Cette partie n’est pas encore terminée. Le bot n’analyse que des parties terminées.
error-review-refused-gone = Cette analyse n’est plus gardée. Redemandez-la sous le damier de la partie, ou dans /games.
error-review-refused-broken = Le bot a été interrompu pendant cette analyse. Redemandez-la : elle ne compte pas deux fois.
error-bad-file-empty = Il n’y a pas de partie dans ce fichier. Envoyez un fichier PDN, comme l’écrivent { button-export } et d’autres programmes de dames.
error-bad-file-large = Ce fichier est trop gros pour une partie. Envoyez un fichier PDN de { $most } ko au plus.
error-bad-file-set-up = Au milieu de cette partie, une autre position est posée. Envoyez une partie jouée du début à la fin.
error-bad-file-no-text = { $format ->
    [link] C’est un lien. Ouvrez-le, enregistrez la partie en PDN, et envoyez ce fichier.
    [archive] Ce fichier est une archive. Seul du texte se lit : enregistrez la partie en PDN, une liste de joueurs en CSV, ou collez le texte.
    [picture] Ce fichier est une image. Seul du texte se lit : enregistrez la partie en PDN, une liste de joueurs en CSV, ou collez le texte.
    [pdf] Ce fichier est un PDF. Seul du texte se lit : enregistrez la partie en PDN, une liste de joueurs en CSV, ou collez le texte.
    [office] Ce fichier est un document Office. Seul du texte se lit : enregistrez la partie en PDN, une liste de joueurs en CSV, ou collez le texte.
   *[other] Ce fichier n’est pas du texte. Seul du texte se lit : enregistrez la partie en PDN, une liste de joueurs en CSV, ou collez le texte.
}
misread-short = { $count ->
    [0] Ce fichier est lu, mais sa partie n’a aucun coup.
    [1] Ce fichier est lu, mais sa partie n’a qu’un coup.
   *[other] Ce fichier est lu, mais sa partie n’a que { $count } coups.
} Une analyse en demande { $least }. Envoyez la partie entière.
misread-heading = Je ne peux pas lire cette partie jusqu’au bout
misread-move = { $why ->
    [unreadable-move] Coup { $number } « { $text } » : ce n’est pas un coup ({ $game }).
    [illegal-capture-compulsory] Coup { $number } « { $text } » : impossible, une prise est obligatoire ({ $game }). Prises ici : { $due }.
    [illegal-better-capture] Coup { $number } « { $text } » : impossible, une autre prise est obligatoire ({ $game }). Prises ici : { $due }.
    [date] Coup { $number } « { $text } » : c’est une date ({ $game }). Un tableur a changé le coup. Mettez la colonne au format texte.
    [later-due] Coup { $number } « { $text } » : sans doute faux, ou une prise est obligatoire au lieu de { $later } ({ $game }) : { $due }.
    [later] Coup { $number } « { $text } » : sans doute faux, car { $later } est impossible ensuite ({ $game }).
    [ambiguous-move] Coup { $number } « { $text } » : plusieurs coups possibles ({ $game }).
   *[other] Coup { $number } « { $text } » : impossible ({ $game }).
}
misread-tag = La balise du jeu est sans doute fausse. Les coups conviennent à un autre jeu jusqu’à { $number } « { $text } » ({ $game }).
misread-start = { $why ->
    [illegal-capture-compulsory] Au lieu de « { $text } », une prise est obligatoire ({ $game }) : { $due }. Ou la position de départ (FEN) est fausse.
    [illegal-better-capture] Au lieu de « { $text } », une autre prise est obligatoire ({ $game }) : { $due }. Ou la position de départ (FEN) est fausse.
   *[other] La position de départ (FEN) est sans doute fausse : « { $text } » n’y convient pas ({ $game }).
}
misread-encoding = « { $text } » n’est pas un coup. Une lettre s’est sans doute perdue à l’enregistrement du fichier.
misread-cut = { $why ->
    [open] Le commentaire ou la variante qui commence à « { $text } » ne finit pas. Fermez la parenthèse.
   *[other] Le texte s’arrête au milieu d’un coup : « { $text } ». La suite du fichier manque sans doute.
}
misread-syntax = La ligne { $line } est illisible, à « { $text } ».
misread-bound = { $why ->
    [depth] Les variantes sont trop emboîtées.
    [plies] Cette partie a trop de coups.
    [items] Cette partie a trop de commentaires et de signes.
    [set-ups] Trop de positions sont posées dans cette partie.
    [games] Ce fichier a trop de parties presque vides.
    [size] Le texte de cette partie est trop long.
   *[other] Cette position a trop de prises à regarder.
}
misread-unplayed = Jeu non joué ici : { $text ->
    [chess] échecs
    [chinese-chess] échecs chinois
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] dames thaïlandaises
}.
misread-likely = { $suspect ->
    [start] Regardez d’abord la case **{ $likely }**.
    [gone] Il est sans doute de trop : enlevez-le.
   *[other] Sans doute : **{ $likely }**.
}
misread-do = { $candidates ->
    [0] Corrigez le fichier et renvoyez-le.
   *[other] Corrigez le fichier et renvoyez-le, ou choisissez un jeu ci-dessus.
}
misread-choose = Le lire comme…
misread-option = { $game } : coups lus, { $moves } sur { $count }
note-record-encoding = Lettres du fichier lues comme : { $name ->
    [cp1251] cyrillique (Windows)
    [koi8-r] KOI8-R
    [cp866] cyrillique (DOS)
    [cp1250] Europe centrale (Windows)
    [cp932] Shift-JIS
   *[other] Europe occidentale (Windows)
}.
note-record-overruled = La balise { $tag } « { $value } » dit un autre jeu. Le nom compte.
note-record-tag = La balise { $tag } « { $value } » est sans doute fausse : les coups disent un autre jeu.
note-record-unplayed = La balise { $tag } « { $value } » dit un jeu non joué ici : { $name ->
    [chess] échecs
    [chinese-chess] échecs chinois
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] dames thaïlandaises
}. Les coups conviennent à ce jeu-ci.
note-record-words = Ligne { $line } : « { $text } » n’est ni un coup ni un résultat. Pris pour un commentaire.
note-record-behind = Ligne { $line } : « { $text } » suit la fin de la partie et est omis.
note-record-result = Ligne { $line } : le Result « { $text } » est inconnu et omis. Écrivez 1-0, 0-1 ou 1/2-1/2.
note-record-contrary = Ligne { $line } : « { $text } » contredit la balise Result. La balise compte.
note-record-unknown = Ligne { $line } : { $tag } « { $value } » est inconnu. Les coups ont décidé du jeu.
note-record-turned = L’autre camp commence.
note-record-displaced = Deux pions ont été déplacés avant le premier coup.
note-record-ballot = La partie part de l’ouverture que nomme sa balise.
note-record-other-hand = Le damier est numéroté depuis l’autre côté.
note-record-skipped = { $count ->
    [1] Une partie vide est sautée.
   *[other] { $count } parties vides sont sautées.
}
note-record-drawn = { $count ->
    [1] Le dernier coup est omis : d’après les règles d’ici, la partie était nulle avant lui.
   *[other] Les { $count } derniers coups sont omis : d’après les règles d’ici, la partie était nulle avant eux.
}
