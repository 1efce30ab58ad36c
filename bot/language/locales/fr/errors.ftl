# Ce qui n’allait pas, et que faire. Seul l’auteur le lit.

# Coups.
error-unreadable-move = Je ne lis pas « { $text } » comme un coup. /move propose les coups possibles pendant la frappe.
error-unreadable-move-cell = Je ne lis pas « { $text } » comme un coup : ce damier n’a pas de case { $cell }.
error-unreadable-move-lone-square = « { $text } » ne nomme qu’une case. Écrivez le départ et l’arrivée, par exemple { $example }.
error-ambiguous-move = Plusieurs coups répondent à « { $text } ». Lequel voulez-vous ?
error-illegal-not-your-piece = « { $text } » joue une pièce de l’adversaire.
error-illegal-empty-cell = « { $text } » part d’une case vide.
error-illegal-unused-square = « { $text } » est impossible : { $square } est une case claire, et on ne joue que sur les foncées.
error-illegal-capture-compulsory = « { $text } » est impossible : vous devez prendre.
error-illegal-better-capture = « { $text } » est impossible : une autre prise est obligatoire. Le menu sous le damier donne les prises possibles.
error-illegal-unfinished-capture = « { $text } » n’est pas le coup entier. La rafle continue : { $whole }.
error-illegal-backward = « { $text } » est impossible : un pion ne recule pas.
error-illegal-blocked = « { $text } » est impossible : le chemin est bloqué.
error-illegal-king-must-rest = « { $text } » est impossible : cette dame a joué trois coups de suite sans prendre. Jouez une autre pièce.
error-illegal-not-allowed = « { $text } » n’est pas un coup possible ici.
error-illegal-over = La partie est terminée. Il n’y a plus de coups.

# Trouver une partie.
error-no-match = Cette partie n’existe pas. /games montre les vôtres, /play en commence une.
error-unreadable-match = La partie #{ $match } ne peut plus être ouverte. C’est la faute du bot. Dites-le à son responsable : le journal dit pourquoi.
error-no-match-waiting = { $match ->
    [none] Aucune partie n’attend votre coup. /games montre toutes les vôtres.
   *[other] Trait à { $opponent } dans #{ $match }. Aucune autre partie n’attend votre coup.
}
error-not-a-player = Vous ne jouez pas dans cette partie.

# Le moment.
error-not-your-turn = Le trait est à votre adversaire.
error-match-over = Cette partie est terminée.
error-not-over = Cette partie n’est pas encore terminée.
error-opponent-gone = Votre adversaire ne joue plus ici. /play commence une partie avec quelqu’un d’autre.
error-match-paused = Cette partie est suspendue : par un arbitre, ou parce que le temps de la ronde est écoulé. Dans ce cas, appuyez sur **{ button-claim }** sur la carte du tournoi.
error-stale-match = La partie a continué entre-temps. La voici maintenant.
error-play-over = La ronde est finie : on ne joue plus dans cette partie. La carte du tournoi dit la suite.
error-time-is-up = Votre temps est écoulé. Votre adversaire décide de la suite.
error-not-fallen = Votre adversaire a encore du temps.

# Nulles, annulations, fin.
error-no-draw-offer = Il n’y a pas de proposition de nulle.
error-own-draw-offer = Cette proposition est la vôtre. C’est à votre adversaire de répondre.
error-draw-already-offered = Vous avez déjà proposé la nulle.
error-draw-offer-too-soon = { $count ->
    [1] Vous avez déjà proposé la nulle. Attendez encore un de vos coups, ou une proposition de l’adversaire.
   *[other] Vous avez déjà proposé la nulle. Attendez encore { $count } de vos coups, ou une proposition de l’adversaire.
}
error-nothing-to-claim = Rien à revendiquer dans cette position.
error-takeback-not-allowed = On n’annule pas de coup dans une partie classée.
error-nothing-to-take-back = Vous n’avez pas encore joué.
error-takeback-already-asked = Vous avez déjà demandé l’annulation de ce coup.
error-no-takeback-asked = Personne n’a demandé à annuler un coup.
error-own-takeback = Cette demande est la vôtre. C’est à votre adversaire de répondre.
error-too-late-to-abort = Trop tard pour annuler la partie : les deux joueurs ont joué. Vous pouvez encore abandonner.

# Invitations et conditions.
error-no-seek = Cette invitation n’existe pas. /join montre celles qui sont ouvertes.
error-seek-gone = Cette invitation n’est plus ouverte. /join montre celles qui le sont.
error-own-seek = Cette invitation est la vôtre. Attendez que quelqu’un vienne, ou retirez-la.
error-not-invited = Cette invitation est pour un autre joueur. /join montre celles que vous pouvez prendre.
error-not-your-seek = Seul l’auteur d’une invitation peut la retirer.
error-too-many-matches = { $limit ->
    [1] Ici, une seule partie en cours à la fois. Finissez-la d’abord.
   *[other] Ici, { $limit } parties en cours à la fois au plus. Finissez-en une d’abord.
}
error-too-much-at-once = Je traite encore { $most } de vos demandes. Réessayez quand l’une sera finie.
error-too-many-invitations-person = En { $span }, personne n’a pris vos { $count } invitations. Laissez le temps de répondre : vous pourrez inviter dans { $wait }.
error-too-many-invitations-pair = Vous avez invité ce joueur { $count } fois en { $span }. Laissez-lui le temps de répondre : vous pourrez l’inviter dans { $wait }.
error-not-available = Impossible avec ce joueur pour le moment. /play sans adversaire invite tous les autres.
error-bad-terms-standing-directed = Une invitation permanente est pour tous. N’indiquez pas d’adversaire.
error-bad-terms-blank-note = Votre message n’a aucun caractère visible. Écrivez-en un autre, ou rien.
error-bad-terms-opponent-self = Vous ne pouvez pas jouer contre vous-même.
error-bad-terms-blocked-self = Vous ne pouvez pas vous bloquer vous-même.
error-bad-terms-rated-setup = Une partie depuis votre propre position ne peut pas être classée. Choisissez une partie amicale.
error-bad-terms-rated-pace = Une partie classée demande une limite de temps. Choisissez une cadence, ou une partie amicale.
error-bad-house-game-name = Un jeu maison demande un nom de 1 à { $most } caractères, dont une lettre ou un chiffre.
error-bad-house-game-taken = Il y a déjà un jeu « { $name } ». Choisissez un autre nom.
error-bad-house-game-known = Ces mêmes règles existent déjà ici, sous le nom « { $name } ».
error-bad-house-game-many = Un serveur a { $most } jeux maison au plus. Supprimez-en un d’abord. Ses parties continuent.
error-bad-house-game-gone = Ce jeu maison a été supprimé.
error-bad-terms-rated-house = Un jeu maison n’est jamais classé. Jouez une partie amicale, ou choisissez un autre jeu.
error-bad-terms-no-ballots = Ce jeu n’a pas de table d’ouvertures à tirer. Laissez « { name-setup } » vide.
error-bad-terms-bad-setup = « { $text } » n’est ni une ouverture ni une position de ce jeu. Une position s’écrit ainsi : { $example }
error-bad-terms-over-at-start = Depuis cette position, la partie serait aussitôt terminée. Donnez-en une autre.
error-bad-pace-range = « { $text } » sort des limites : un tour dure { $shortest } au moins et { $longest } au plus.
error-bad-pace-cap = « { $text } » ne va pas : le plafond { $cap } est plus petit que la réserve { $bank }.
error-bad-pace-bonus = « { $text } » ne va pas : l’incrément { $bonus } est plus grand que le plafond { $cap }.
error-no-such-day = Ce jour n’existe pas : { $text }.
error-unclear-day = « { $text } » peut être { $first } ou { $second }. Écrivez le mois en lettres, ou année, mois et jour : 2026-12-31.
error-bad-pace-zone = Je ne connais pas le fuseau « { $zone } ». Écrivez-le comme Europe/Paris ou Asia/Tokyo.
error-bad-pace-country = Je ne connais pas les jours fériés de « { $country } ». Écrivez le pays comme Japon ou JP.
error-bad-pace-unreadable = Je ne lis pas « { $text } » comme une cadence. Exemples : 3d, 36h, bank 5d+18h cap 7d, none.
error-quiet-one-end = Vous n’avez pas encore d’heures calmes : donnez les deux bouts, { name-quiet_from } et { name-quiet_until }.
error-bad-setting = « { $value } » est impossible pour ce réglage. Choisissez une des suggestions.

# Congés.
error-bad-vacation-backwards = Ces congés finiraient avant de commencer : { $first }, puis { $last }
error-bad-vacation-past = Jour passé : { $first }. Des congés commencent aujourd’hui ou plus tard.
error-bad-vacation-far = Jour trop lointain : { $last }. Des congés finissent dans l’année qui vient.
error-bad-vacation-overlap = Vous avez déjà des congés : { $days ->
    [1] { $first }
   *[other] { $first } au { $last }
}. Pour prendre d’autres jours, terminez-les ou annulez-les d’abord : **{ button-vacation-end }**.
error-bad-vacation-spent = Un jour de congé utilisé pour ne pas perdre au temps tombe dans ces jours. Prenez des jours à partir de : { $first }
error-bad-vacation-days = { $left ->
    [0] Tous vos jours de congé de { $year } sont pris.
    [1] Il vous reste un jour de congé en { $year }.
   *[other] Il vous reste { $left } jours de congé en { $year }.
} { $days ->
    [1] Ceci en prendrait un.
   *[other] Ceci en prendrait { $days }.
}
error-no-vacation-none = Vous n’avez pas de congés, ni maintenant ni plus tard.
error-no-vacation-spent = Ce jour de congé a été utilisé pour ne pas perdre au temps. Jouez votre coup. Le jour finit de lui-même.

# Jeux et positions.
error-unknown-game = Il n’y a pas de jeu « { $name } ». /help les donne tous.
error-unknown-game-house = « { $name } » est un jeu maison de ce serveur : jamais classé, sans problèmes, échelles ni tournois. Il est pour /play, /practice et /learn.
error-many-games = « { $text } » est le nom de plusieurs jeux : { $games }. Choisissez une des suggestions.
error-unknown-option = Le jeu « { $name } » n’a pas d’option « { $option } », ou pas avec les autres. /help les donne toutes.
error-unknown-trait = Un jeu maison n’a pas de règle « { $trait } ». Qui gère le serveur en compose un : /server settings, **{ button-setup }**, **{ button-setup-house }**.
error-clashing-traits = Ces règles se contredisent. Enlevez l’une des deux.
error-clashing-traits-free-priority = Si prendre est libre, aucune prise ne passe avant une autre. Choisissez « { house-refusal-never } » ou « { house-priority-none } ».
error-clashing-traits-giveaway-refusal = Si l’on gagne quand on n’a plus de coup, il faut prendre, sinon personne ne perdrait de pièce. Choisissez « { house-refusal-never } », ou faites perdre le joueur sans coup.
error-clashing-traits-through-forward = Un pion ne traverse la dernière rangée que si les pions prennent en arrière. Permettez-le, ou choisissez une autre promotion.
error-clashing-traits-large-flying = En 12×12, des dames volantes sans priorité auraient trop de prises à calculer. Choisissez une priorité, un damier plus petit, ou des dames courtes.
error-unknown-version = Cette partie ({ $name }) a commencé sous des règles que je n’ai pas (version { $version }). Dites-le au responsable du bot.

# Positions à soi.
position-example = Par exemple : { $example }
position-games = Ce serait une position de : { $games }. Corrigez-la, ou choisissez un autre jeu.
error-bad-position-length = Ce texte est trop long pour une position. Donnez une position et rien d’autre.
error-bad-position-syntax = Je ne lis pas « { $text } » dans cette position. Écrivez W ou B pour le trait, puis W et les cases des Blancs, B et celles des Noirs, avec des deux-points entre eux. K devant une case marque une dame.
error-bad-position-turn = Elle doit commencer par W ou B pour le trait, puis deux-points.
error-bad-position-no-pieces = { $colour ->
    [white] Les Blancs n’ont pas de pièce. Ajoutez deux-points, W et leurs cases.
   *[black] Les Noirs n’ont pas de pièce. Ajoutez deux-points, B et leurs cases.
}
error-bad-position-cell = Ce damier n’a pas de case { $cell }. Les cases sont dans les règles : /learn avec `{ name-rules }`.
error-bad-position-twice = Deux pièces sont en { $cell }. Nommez chaque case une fois.
error-bad-position-row = Un pion ne peut pas être en { $cell }, où il est promu. Écrivez K devant la case pour une dame, ou déplacez-le.
error-bad-position-pieces = Ce jeu permet { $most } pièces par couleur au plus. Enlevez-en.
error-bad-position-empty = Il n’y a pas de pièces dans cette position. Nommez les cases des deux camps.
error-bad-position-field = Le compte « { $text } » ne va pas avec cette position. Enlevez tout après les pièces. Le compte repart alors.
error-bad-position-too-many-captures = Cette position a trop de prises à calculer. Enlevez des pièces.
error-bad-position-fields = Écrivez la position par ses rangées de haut en bas, un espace, et le trait, b ou w. Enlevez le reste.
error-bad-position-ranks = Une position de ce jeu a { $ranks } rangées. Écrivez-les toutes de haut en bas, séparées par des barres obliques.
error-bad-position-signs = Je ne lis pas la rangée { $rank }. Écrivez b et w pour les pièces, et des nombres pour les cases vides.
error-bad-position-width = La rangée { $rank } doit avoir { $files } cases en tout. Recomptez ses pièces et ses cases vides.
error-bad-position-side = Écrivez b ou w derrière les rangées, pour le trait.
error-bad-position-hands = Les pièces en main ne vont pas avec celles du damier. Omettez-les. Je les compte moi-même.
error-bad-position-number = Dans ce jeu, chaque camp a exactement { $pieces } pièces. Ajoutez-en ou enlevez-en.
error-bad-position-colours = Les pièces noires sont seulement sur les cases foncées, les blanches sur les claires. Déplacez les autres.
error-bad-position-goal = Les deux camps ont atteint leur but, ce qui ne peut pas arriver. Ramenez une pièce en arrière.
error-bad-position-moves = Les coups derrière cette position n’y mènent pas. Enlevez-les.
error-bad-position-dark-squares = Dans ce jeu, chaque case foncée porte une pièce. Remplissez celles qui sont vides.
error-bad-position-passed = Personne ne devait passer ici. Enlevez « passed ».

# Tournois.
error-no-tournament = Je ne connais pas ce tournoi ici. /tournament list montre ceux de ce serveur.
error-not-of-tournament = La partie #{ $match } n’est d’aucun tournoi ici. /tournament table montre les parties d’un tournoi avec leurs numéros.
error-bad-tournament-name = Un tournoi demande un nom visible de { $most } caractères au plus. Écrivez-en un autre.
error-bad-tournament-rounds = Un tournoi suisse a de { $least } à { $most } rondes. Choisissez un nombre entre les deux.
error-bad-tournament-group = Un groupe a de { $least } à { $most } joueurs. Choisissez un nombre entre les deux.
error-bad-tournament-most = Un tournoi a de { $least } à { $most } joueurs. Choisissez un nombre entre les deux.
error-bad-tournament-entered = Votre inscription à ce tournoi est déjà faite. Attendez le départ.
error-bad-tournament-plays = Ce joueur est ou a déjà été dans le tournoi. Nommez quelqu’un d’autre.
error-bad-tournament-had-place = Vous aviez une place dans ce tournoi, et quelqu’un d’autre l’a maintenant. Demandez à l’arbitre.
error-bad-tournament-not-entered = Ce joueur n’est pas dans ce tournoi. Le classement montre qui y est.
error-bad-tournament-you-not-entered = Vous n’êtes pas dans ce tournoi. Pour jouer dans un tournoi ouvert : /tournament enter.
error-bad-tournament-same-place = Ce tournoi est déjà annoncé dans ce salon. Choisissez-en un autre.
error-bad-tournament-full = Ce tournoi est complet : { $most } joueurs. Demandez à l’arbitre quand sera le prochain.
error-bad-tournament-few = Un tournoi demande au moins { $least } joueurs. Attendez d’autres inscriptions.
error-bad-tournament-started = Ce tournoi a commencé ou est annulé : les inscriptions sont closes. Pour quitter un tournoi en cours : /tournament leave.
error-bad-tournament-not-started = Ce tournoi n’a pas encore commencé. Attendez le départ.
error-bad-tournament-over = Ce tournoi est terminé. Voyez son classement final.
error-bad-tournament-director = Seul l’arbitre de ce tournoi, ou quelqu’un qui peut gérer les événements de ce serveur, peut faire cela. Adressez-vous à eux.
error-bad-tournament-organiser = Seul quelqu’un qui peut gérer les événements de ce serveur peut créer un tournoi. Adressez-vous à eux.
error-bad-tournament-place = Je ne peux tenir un tournoi que dans un serveur dont je suis membre. Demandez à qui gère le serveur de m’ajouter.
error-bad-tournament-many = Ce serveur a { $most } tournois ouverts ou en cours, et pas plus. Finissez ou annulez d’abord l’un d’eux.
error-bad-tournament-cycles = Les joueurs se rencontrent une ou deux fois. Choisissez.
error-bad-tournament-deciders = Un match à égalité peut avoir deux parties de plus, de { $least } à { $most } fois. Choisissez un nombre entre les deux.
error-bad-tournament-not-swiss = On ne saute une ronde que dans un tournoi suisse. Jouez, ou partez avec /tournament leave.
error-bad-tournament-bye-round = { $count ->
    [1] Vous ne pouvez sauter que la ronde { $least }. Choisissez-la.
   *[other] Vous pouvez sauter une des rondes { $least } à { $most }. Choisissez-en une.
}
error-bad-tournament-bye-late = On ne saute pas la dernière ronde. Jouez-la, ou partez avec /tournament leave.
error-bad-tournament-bye-taken = Vous sautez déjà la ronde { $round }, et une seule est permise. Jouez les autres, ou demandez à l’arbitre.
error-bad-tournament-rating = Une limite de cote doit être entre { $least } et { $most }. Écrivez un nombre entre les deux, ou rien.
error-bad-tournament-ratings = La limite basse est au-dessus de la haute : personne ne pourrait s’inscrire. Changez l’une d’elles.
error-bad-tournament-round-days = Une ronde peut durer de { $least } à { $most } jours. Écrivez un nombre entre les deux, ou rien.
error-bad-tournament-draw-moves = La nulle peut être exclue pour les { $least } à { $most } premiers coups. Écrivez un nombre entre les deux.
error-bad-tournament-date = Ce tournoi commence à une date, qui doit être dans l’année qui vient. Écrivez-la comme 2026-12-31 18:00, ou choisissez un autre départ.
error-bad-tournament-check-in-hours = Le pointage peut ouvrir de { $least } à { $most } heures avant le départ. Écrivez un nombre entre les deux, ou rien.
error-bad-tournament-check-in-date = Le pointage demande une date de départ. Donnez-en une, ou laissez le pointage vide.
error-bad-tournament-rating-low = Ce tournoi est pour des cotes à partir de { $limit }, et la vôtre est { $rating }. Choisissez un autre tournoi.
error-bad-tournament-rating-high = Ce tournoi est pour des cotes jusqu’à { $limit }, et votre plus haute de l’année est { $rating }. Choisissez un autre tournoi.
error-bad-tournament-role = Ce tournoi est pour les membres avec { $role }, un rôle que vous n’avez pas. Demandez à qui le donne, ou choisissez un autre tournoi.
error-bad-tournament-unlisted = Ce tournoi est pour les personnes de la liste de l’arbitre, et vous n’y êtes pas. Demandez à l’arbitre, ou choisissez un autre tournoi.
error-bad-tournament-too-few-games = Ce tournoi demande au moins { $least ->
    [one] { $least } partie classée
   *[other] { $least } parties classées
} de ce jeu dans ce serveur, et vous en avez { $count }. Jouez encore, ou choisissez un autre tournoi.
error-bad-tournament-games = On peut demander de { $least } à { $most } parties classées. Écrivez un nombre entre les deux, ou rien.
error-bad-tournament-entries = Vous êtes dans { $most } tournois de ce serveur, et pas plus à la fois. Inscrivez-vous quand l’un sera terminé.
error-bad-tournament-no-shows = Exclusions de tournois de ce serveur, sans coup joué : { $count } en { $days } jours. Nouvelle inscription dans { $wait }, ou demandez à l’arbitre.
error-bad-tournament-check-in-closed = Il n’y a pas de pointage maintenant. L’annonce dit quand il ouvre.
error-bad-tournament-checked-in = Votre pointage est déjà fait. Attendez le départ.
error-bad-tournament-last-director = Un tournoi demande un arbitre. Nommez d’abord quelqu’un d’autre.
error-bad-tournament-not-left = Ce joueur n’a pas quitté le tournoi. La liste des joueurs dit qui l’a fait.
error-bad-tournament-pairing-played = On n’échange des joueurs que dans la ronde en cours, avant tout coup ou résultat d’une de leurs parties. Choisissez-en d’autres, ou faites rejouer une partie.
error-bad-tournament-until = La nouvelle fin doit être après l’actuelle, et d’ici { $most } jours. Écrivez-la comme 2026-12-31 18:00.
error-bad-tournament-named = Cette personne arbitre déjà ce tournoi. Le journal dit qui arbitre.
error-bad-tournament-not-named = Cette personne n’arbitre pas ce tournoi. Le journal dit qui arbitre.
error-bad-tournament-paused = Ce tournoi est suspendu. Reprenez-le d’abord, dans /tournament manage.
error-bad-tournament-not-paused = Ce tournoi n’est pas suspendu. Suspendez-le dans /tournament manage.
error-bad-tournament-no-deadline = Les rondes de ce tournoi n’ont pas d’échéance : rien à prolonger.
error-bad-tournament-no-claims = On déclare les résultats quand le temps d’une ronde est écoulé. Jusque-là, jouez.
error-bad-tournament-claims-paused = Le tournoi est suspendu, les déclarations aussi. Déclarez votre résultat à la reprise.
error-bad-tournament-claims-over = Le temps des déclarations vient de finir : la partie compte d’après celles déjà faites.
error-bad-tournament-not-yours = Seuls les deux joueurs d’une partie déclarent son résultat. Choisissez une des vôtres.
error-bad-tournament-no-such-game = Cette partie est terminée, ou n’est d’aucun tournoi. Choisissez-en une en cours.
error-bad-tournament-no-result = Cette partie n’a pas encore de résultat à corriger. Décidez-la d’abord.
error-bad-tournament-same-result = La partie compte déjà ainsi. Choisissez un autre résultat.
error-bad-tournament-tie-breaks = Choisissez un à quatre départages, chacun une fois.
error-bad-tournament-same-order = Cet ordre de départage est déjà en place. Choisissez-en un autre.
error-bad-tournament-order-late = Une partie a un résultat : les départages restent comme ils sont.
error-bad-tournament-depends = Des parties suivantes dépendent de ce résultat : on ne peut plus le changer.
error-bad-tournament-nothing-to-undo = Il n’y a rien à annuler. Le journal dit ce qui a été fait.
error-bad-tournament-undo-late = La suite en dépend : on ne peut plus l’annuler.
error-bad-tournament-which = Personne ici ne s’appelle « { $name } », ou plusieurs. Écrivez le numéro de la liste des joueurs.
error-bad-tournament-moved-on = Entre-temps, ce tournoi a avancé. Rouvrez le bureau avec /tournament manage.
error-bad-tournament-due = Son temps vient de finir. Revenez dans une minute.
error-bad-tournament-claim-early = La nulle ne compte ici qu’après { $moves } coups de chacun. Déclarez un gain ou une perte, ou demandez à un arbitre.
error-bad-tournament-draw-early = Dans ce tournoi, pas de proposition de nulle avant { $moves } coups de chacun. Jouez.
error-bad-tournament-limit = La limite de parties à la fois doit être entre { $least } et { $most }. Écrivez un nombre entre les deux, ou rien.
error-bad-tournament-moving = De { $least } à { $most } joueurs d’une division peuvent monter et descendre. Choisissez un nombre entre les deux.
error-bad-tournament-pause = La pause entre deux saisons dure de { $least } à { $most } jours. Choisissez un nombre entre les deux.
error-bad-tournament-bot = Les bots ne jouent pas en tournoi. Choisissez une personne.
error-bad-tournament-settling = Un classement peut être provisoire de { $least } à { $most } jours. Choisissez un nombre entre les deux, ou rien.
error-bad-tournament-objected = Votre réclamation est déjà faite. Les arbitres l’ont lue. Adressez-vous à eux.
error-bad-tournament-not-provisional = Ce classement n’est pas provisoire : il est définitif, ou une partie est rejouée. Demandez à un arbitre.
error-bad-tournament-reopen-late = Un classement définitif peut être rouvert pendant { $days } jours. Ensuite il reste.
error-bad-tournament-followed = { $what ->
    [season] La saison suivante a commencé d’après ce classement : il reste définitif.
    [role] Le rôle du champion a été donné d’après ce classement : il reste définitif.
    [places] Des places dans un autre tournoi ont été données d’après ce classement : il reste définitif.
   *[series] La série a compté ce classement : il reste définitif.
}
error-bad-tournament-verdict = Nommez le gagnant si la partie est gagnée sans être jouée. Ne nommez personne si les deux l’ont perdue.
error-bad-tournament-goes-on = Ce tournoi continue de lui-même. On ne le finit avant l’heure que si une ronde ne peut pas être appariée.
error-bad-tournament-pair-so = C’est déjà réglé ainsi pour ces deux joueurs, ou vous avez nommé deux fois le même. Le journal dit ce qui est réglé.
error-bad-tournament-bye-so = Cette ronde est déjà réglée ainsi. Le journal dit ce qui est réglé.
error-bad-tournament-only-swiss = Appariements et rondes sautées se règlent seulement dans un tournoi suisse. Ici, la formule décide des appariements.
error-bad-tournament-file = { $line ->
    [0] Ce fichier est illisible. Envoyez du CSV dont la première ligne nomme les colonnes player, rating et seed, ou round, first, second et result, ou du TRF16 de la FIDE. Chaque nom y est unique.
   *[other] La ligne { $line } de ce fichier est illisible. Corrigez-la et renvoyez le fichier.
}
error-bad-tournament-unknown = Je ne sais pas qui c’est : { $names }. Je ne connais que les personnes qui ont joué ici, et aucun nom porté par deux d’entre elles. Écrivez une mention ou un identifiant Discord.
error-bad-tournament-takeover = Je ne reprends des parties jouées ailleurs que dans un seul groupe de tous les joueurs, ou dans un tournoi suisse de plus de rondes que celles jouées, avec une partie par appariement. Changez les réglages, ou reprenez les joueurs seuls.
error-bad-tournament-taken-over = Des parties ont déjà été reprises, et cela ne se fait qu’une fois. Pour prendre celles-ci, annulez d’abord cela dans /tournament manage.
error-no-pairing = La ronde { $round } ne peut pas être appariée : un joueur a déjà rencontré tous ceux qui restent, ou ne peut pas les rencontrer. Dans /tournament manage, laissez jouer deux joueurs séparés ou qui se sont déjà rencontrés, ou finissez le tournoi en l’état.

# Fichiers de parties.
error-bad-record = Ce fichier est illisible. Utilisez un fichier de **{ button-export }**.
error-bad-record-game = Le fichier ne dit pas quel jeu c’est, ou je ne le connais pas. Nommez le jeu dans sa balise Game.
error-bad-record-setup = La partie ne part pas d’une position de son jeu. Corrigez la balise Setup.
error-bad-record-move = Le coup { $ply } du fichier, « { $text } », est impossible dans sa position. Corrigez-le, ou enlevez la suite.
error-bad-record-result = Le résultat du fichier n’est pas celui du damier. Corrigez la balise Result et le dernier mot.
error-bad-record-ending = Je ne connais pas la raison que le fichier donne au résultat. Corrigez la balise Ending.
error-bad-record-tag = « { $text } » ne peut pas être un nom de balise. Choisissez-en un autre, en lettres et chiffres.
error-bad-record-unwritable = « { $text } » ne s’écrit pas dans un fichier PDN. Enlevez-le.
error-bad-record-items = Trop de commentaires et de signes à la ligne { $line } du fichier. Enlevez-en.
error-bad-record-plies = Trop de coups dans le fichier, jusqu’à la ligne { $line }. Enlevez la suite.
error-bad-record-set-ups = Trop de positions dans le fichier, jusqu’à la ligne { $line }. Enlevez la suite.
error-bad-record-games = Trop de parties presque vides, jusqu’à la ligne { $line }. Enlevez la suite.
error-bad-record-size = Le fichier est trop long, jusqu’à la ligne { $line }. Enlevez la suite.
error-bad-record-syntax = Je ne lis pas « { $text } » à la ligne { $line } du fichier. Corrigez ou enlevez.
error-bad-record-open = Le commentaire ou la variante ouverts à la ligne { $line } ne finissent pas. Fermez la parenthèse.
error-bad-record-depth = La ligne { $line } du fichier a trop de variantes emboîtées. Enlevez-en.

# Coups conditionnels.
error-bad-line-move = « { $move } » ne peut pas être joué { $start ->
    [yes] maintenant
   *[no] après { $after }
}. Possibles, par exemple : { $legal }.
error-bad-line-ended = Après { $after }, la partie est terminée. Enlevez les coups suivants.
error-bad-line-long = Une variante a { $most } coups au plus. Enlevez la suite.
error-bad-line-many = Vous avez déjà { $most } variantes dans cette partie. Enlevez-en une d’abord.
error-bad-line-unanswered = Une variante commence par un coup de l’adversaire et finit par un coup à vous.

# Tout le reste.
error-unexpected = Un problème de mon côté. Rien de ce qui était enregistré n’est perdu. Vérifiez si c’est fait avant de réessayer. Si cela se répète, donnez ce numéro à mon responsable : { $number }
error-after-move = Votre coup est joué, mais je n’ai pas pu vous le montrer. /board montre la partie. Si cela se répète, donnez ce numéro à mon responsable : { $number }
error-unreachable-after-move = Votre coup est joué. Je n’atteins pas mes données pour le montrer. /board montrera la partie dans une minute.
error-disk = Rien n’a pu être enregistré : le disque de mon serveur est plein ou défaillant. Réessayez plus tard.
error-unreachable = Je n’atteins pas mes données. Réessayez dans une minute.

# Échelles.
error-no-ladder = Il n’y a pas d’échelle de ce jeu ici. Les membres avec la permission de gérer les événements en ouvrent une avec /ladder create.
error-bad-ladder-reach = Un défi peut viser de { $least } à { $most } places plus haut. Choisissez un nombre entre les deux.
error-bad-ladder-idle = Un joueur peut descendre après { $least } à { $most } jours sans partie. Choisissez un nombre entre les deux.
error-bad-ladder-exists = Ce serveur a déjà une échelle de ce jeu. Entrez-y, ou fermez-la d’abord.
error-bad-ladder-closed = Cette échelle est fermée. Les membres avec la permission de gérer les événements en ouvrent une autre avec /ladder create.
error-bad-ladder-absent = Ce joueur n’est pas dans l’échelle. Pour y être vous-même, appuyez sur **{ button-ladder-join }** sous /ladder show.
error-bad-ladder-joined = Vous êtes déjà dans cette échelle. /ladder show dit qui vous pouvez défier.
error-bad-ladder-out-of-reach = Vous pouvez défier jusqu’à { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
} au-dessus de vous. Choisissez avec /ladder show.
error-bad-ladder-challenging = Vous avez un défi en cours. Finissez d’abord cette partie.
error-bad-ladder-challenged = Vous jouez déjà tous les deux dans cette échelle. Finissez d’abord cette partie.
error-bad-ladder-again = Vous venez de rencontrer ce joueur ici. Défiez quelqu’un d’autre, ou le même dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
error-bad-ladder-keeper = Seul l’auteur de cette échelle, ou quelqu’un qui peut gérer les événements de ce serveur, peut la fermer ou la déplacer. Adressez-vous à eux.
error-bad-ladder-organiser = Seul quelqu’un qui peut gérer les événements de ce serveur peut ouvrir une échelle. Adressez-vous à eux.
error-channel-closed = Vous ne pouvez pas écrire vous-même dans ce salon. Choisissez-en un où vous le pouvez.
error-bad-ladder-same-place = Cette échelle est déjà dans ce salon. Choisissez-en un autre.
error-bad-ladder-place = Je ne peux tenir une échelle que dans un serveur dont je suis membre. Demandez à qui gère le serveur de m’ajouter.

# Entre serveurs
error-lobby-closed-unasked = Vous n’avez pas encore accepté de jouer avec d’autres serveurs. /join vous le demande, derrière **{ button-world }**.
error-lobby-closed-door = Ce serveur ne joue pas avec d’autres serveurs. Vous le pouvez en message privé avec moi.
error-lobby-closed-outside = Je ne suis pas membre de ce serveur. Demandez-moi en message privé : vos damiers y viendront.
error-lobby-closed-banned = Mon responsable vous exclut des parties entre serveurs.
error-lobby-closed-offers = Vous avez déjà { $limit } offres à d’autres serveurs. Attendez, ou retirez-en une : /join, **{ button-world }**.
error-lobby-closed-first = Vous avez déjà une offre à d’autres serveurs. Une seule à la fois, tant que vous n’avez pas terminé { $games } parties là-bas.
error-lobby-closed-games = Contre d’autres serveurs, { $limit } parties à la fois au plus, offres ouvertes comprises.
error-lobby-closed-resting = Deux parties contre d’autres serveurs perdues au temps en 30 jours. Nouvelles parties possibles : { $until }. Celles en cours continuent.
error-lobby-closed-young = Votre compte Discord a moins de sept jours : parties amicales seulement. Parties classées possibles : { $until }.
error-lobby-closed-house = Un jeu maison se joue seulement dans son serveur. Choisissez un autre jeu.
error-lobby-closed-gone = Cette offre n’existe plus. /join montre les autres, derrière **{ button-world }**.
error-lobby-closed-own = Cette offre est la vôtre. Je vous préviens quand quelqu’un la prend.
error-lobby-closed-no-game = Ce serveur n’a pas de partie de ce numéro contre un autre serveur.
