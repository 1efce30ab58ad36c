# /settings : ce qui est choisi, une ligne chacun, puis les menus.
settings-preview = Les cinq thèmes côte à côte : bois, ardoise, papier, contraste élevé, adapté aux daltoniens.
settings-heading = Vos réglages
settings-language = **Langue :** { $value }
settings-theme = **Thème :** { $value }
settings-notation = **Notation :** { $value }
settings-numbers = **Noms des cases sur le damier :** { $value }
settings-reminders = **Rappels avant l’échéance :** { $value }
settings-zone = **Fuseau horaire :** { $value }
settings-quiet = **Heures calmes :** { $value }
settings-turns = **Quand c’est à vous :** { $value }
settings-turns-where = **Où vient le message du jour :** { $where ->
    [letter] en message privé
   *[channel] dans { $channel }
}
turns-heading = Tours et rappels
turns-how = Une fois par jour, un message nomme les parties qui vous attendent, et aucun damier ne vous mentionne. Les rappels viennent toujours.
turns-unread = Mon message du jour n’a pu vous joindre nulle part : les damiers vous mentionnent de nouveau à chaque coup. Choisissez ici un autre endroit.
turns-at-once = une mention à chaque coup
turns-daily = un message par jour, à { $time } ({ $zone })
turns-where-letter = En message privé
turns-where-here = Dans le salon de ce serveur, numéros de parties seulement
button-turns = Tours et rappels…
button-zone-ask = Fuseau horaire…
button-page-settings = Apparence
button-page-turns = Tours et temps
button-page-settings-person = Vous
settings-look-players = Votre apparence sert aux damiers privés et à ceux qui vous mentionnent.
settings-look-server = Les damiers privés ont cette apparence. Les publics ont celle de ce serveur : { $chosen }.
settings-none = non
settings-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
settings-from-until = { $start } à { $end } ({ $zone })
settings-choose-language = Langue
settings-choose-theme = Thème
settings-choose-notation = Notation
settings-choose-numbers = Noms des cases sur le damier
settings-choose-turns = Quand c’est à moi
settings-choose-turns-here = Où vient le message du jour
settings-choose-quiet-from = Début des heures calmes
settings-choose-quiet-until = Fin des heures calmes
settings-choose-reminders = Rappels, en heures avant l’échéance
switch-confirm = Confirmer chaque coup : { $on ->
    [yes] oui
   *[no] non
}
switch-white-down = Blancs en bas : { $on ->
    [yes] oui
   *[no] non
}
switch-text-board = Damiers en texte aussi : { $on ->
    [yes] oui
   *[no] non
}
switch-auto-forced = Jouer mon seul coup : { $on ->
    [yes] oui
   *[no] non
}
switch-vacation-auto = Congé avant l’échéance : { $on ->
    [yes] oui
   *[no] non
}
switch-dm = Rappels en message privé : { $on ->
    [yes] oui
   *[no] non
}
switch-ranked = Cotes dans d’autres serveurs : { $on ->
    [yes] oui
   *[no] non
}

language-auto = celle de votre Discord
language-name = { $name } ({ $own })

command-settings = Voir et changer mon apparence et mon comportement pour vous
command-settings-language = La langue dans laquelle je vous réponds
command-settings-theme = L’apparence de vos damiers
command-settings-notation = L’écriture de vos coups
command-settings-numbers = Où vos damiers montrent les numéros ou lettres des cases
command-settings-confirm = Demander avant de jouer un coup choisi
command-settings-white_down = Les Blancs toujours en bas de vos damiers
command-settings-text_board = Montrer vos damiers en texte aussi
command-settings-auto_forced = Jouer votre coup aussitôt quand l’adversaire ne vous en laisse qu’un
command-settings-vacation_auto = Jusqu’à trois jours de congé par partie plutôt que perdre au temps. En tournoi si permis
command-settings-dm = Recevoir les rappels de vos parties en message privé
command-settings-ranked = Montrer vos cotes sur tous les serveurs à qui ne partage aucun serveur avec vous
command-settings-zone = Votre fuseau horaire, pour les heures calmes, les week-ends et les congés
command-settings-quiet_from = Début des heures calmes, sans rappels de vos pendules (0 à 23). Égal à la fin : aucune
command-settings-quiet_until = Fin des heures calmes (0 à 23)
command-settings-turns = Une mention à chaque coup, ou une fois par jour, à votre heure, la liste des parties
command-settings-turns_here = Recevoir ce message dans le salon de ce serveur, pas en message privé
choice-language-auto = celle de mon Discord
choice-theme-wood = Bois
choice-theme-slate = Ardoise
choice-theme-paper = Papier
choice-theme-contrast = Contraste élevé
choice-theme-colourblind = Adapté aux daltoniens
choice-notation-auto = celle de chaque jeu
choice-notation-numeric = numéros (32-28)
choice-notation-algebraic = lettres (c3-d4)
choice-numbers-all = sur les cases vides et les pièces qui peuvent jouer
choice-numbers-empty = sur les cases vides
choice-numbers-none = nulle part

# Congés
vacation-heading = Vos congés
vacation-span = { $start } au { $end }
vacation-none = Aucun congé prévu.
button-vacation = Congés…
button-vacation-ask = Prendre des congés…
button-vacation-end = Terminer, ou annuler les prochains
vacation-form = Vos pendules s’arrêtent pendant ces jours
vacation-form-first = Premier jour
vacation-form-last = Dernier jour
vacation-form-example = 2026-08-14, 14 août, demain
vacation-left = { $count ->
    [0] Il ne reste aucun jour de congé cette année.
    [1] Il reste un jour de congé cette année.
   *[other] Il reste { $count } jours de congé cette année.
}
vacation-taken = Congés prévus : { $days }. Vos pendules s’arrêtent alors dans toutes les parties qui le permettent.
zone-question = { $known ->
    [yes] **Votre fuseau est-il { $zone } ?** Il y est { $time }.
   *[no] **Quel est votre fuseau ?** Sans réponse, je prends { $zone }, où il est { $time }.
} Congés et heures calmes le suivent. Un autre : /settings { name-zone }.{ $first ->
    [none] {""}
   *[other] {" "}Vos congés ({ $first } au { $last }) seront prévus après votre réponse.
}
zone-now = maintenant { $time }
zone-choose = Un autre fuseau
button-zone-right = C’est exact
zone-chosen = Votre fuseau horaire est { $zone }.{ $planned ->
    [yes] {" "}Les congés déjà pris restent tels quels : pour les déplacer, terminez-les et reprenez-les.
   *[no] {""}
}
zone-known = Les jours suivent votre fuseau horaire, { $zone }. /settings { name-zone } le change.
zone-unknown = Je ne connais pas votre fuseau horaire et prends { $zone } : réglez-le avec /settings { name-zone }{ $planned ->
    [yes] , puis reprenez les jours.
   *[no] .
}
vacation-ended = { $run ->
    [yes] Bon retour : vos pendules tournent.
   *[no] Bon retour : vos congés sont finis.
}
vacation-cancelled = Ces congés sont annulés. Leurs jours vous sont rendus.

# Blocages
blocks-heading = Personnes bloquées
blocks-none = Personne.
button-blocks = Personnes bloquées…
blocks-choose-whom = Bloquer quelqu’un
blocks-how = Une personne bloquée ne peut ni vous inviter ni prendre vos invitations ouvertes, et ne sait pas pourquoi. Dans une échelle, pas de défi entre vous. Vos invitations à cette personne sont retirées. Les parties en cours continuent.
blocks-choose = Débloquer quelqu’un
blocks-done = Blocage fait.
blocks-undone = Blocage levé.

# /server
command-server = Choisir mon comportement dans ce serveur, et vérifier mes permissions
command-server-settings = Voir et changer ce qui vaut pour ce serveur
command-server-settings-language = La langue de ce que tous lisent
command-server-settings-channel = Le salon où toutes les parties se jouent
command-server-settings-forum = Le forum où chaque partie a son post, avec des tags
command-server-settings-unset = Effacer un réglage, qui redevient libre
choice-unset-language = langue
choice-unset-channel = salon
choice-unset-forum = forum
choice-unset-game = jeu habituel
choice-unset-pace = cadence habituelle
choice-unset-max_matches = parties à la fois
choice-unset-holidays = jours fériés
command-server-settings-threads = Un fil pour chaque partie et chaque tournoi
command-server-settings-game = Le jeu proposé en premier
command-server-settings-pace = La cadence habituelle
command-server-settings-max_matches = Combien de parties à la fois par joueur. Les tournois commencent quand même les leurs
command-server-settings-publish = D’autres serveurs lisent les parties entre personnes, des salons que tous les membres voient
command-server-settings-holidays = Le pays dont les jours fériés arrêtent aussi les pendules, là où les week-ends le font
command-server-settings-grades = Montrer un grade (kyu, dan) à côté de chaque cote
command-server-settings-theme = L’apparence des damiers que tous lisent
command-server-settings-notation = L’écriture des coups que tous lisent
choice-theme-players = comme l’a choisi le joueur que le damier mentionne
choice-notation-players = comme l’a choisi le joueur que le damier mentionne
server-grades = **Grades à côté des cotes (kyu, dan) :** { $value ->
    [yes] oui
   *[no] non
}
command-server-roles = Donner des rôles par cote ou titre : les voir, en ajouter un ou en retirer un
command-server-roles-role = Quel rôle
command-server-roles-game = À quel jeu
command-server-roles-least = La cote minimale qui le donne
command-server-roles-title = Le titre qui le donne, à la place d’une cote
command-server-roles-remove = Ne plus donner ce rôle. Sans rôle nommé, retire de la liste ceux qui sont supprimés
command-server-check = Trouver les réglages qui ne marchent pas et les permissions qui me manquent
server-heading = Ce serveur
server-language = **Langue :** { $value }
server-channel = **Parties dans :** { $value }
server-any-channel = tous les salons
server-none = aucun
server-forum = **Un post par partie dans :** { $value }
server-hall = **Salle :** { $value }
server-week = **Carte de la semaine dans la salle :** { $value ->
    [yes] oui
   *[no] non
}
server-daily = **Problème du jour :** { $value }
server-usual = Tout le reste est comme d’habitude : **{ button-setup }**.
server-threads = **Un fil pour chaque partie et chaque tournoi :** { $value ->
    [yes] oui
   *[no] non
}
server-game = **Jeu habituel :** { $value }
server-pace = **Cadence habituelle :** { $value }
server-holidays = **Pendules arrêtées les jours fériés (pays) :** { $value }
server-max-matches = **Parties à la fois :** { $value }, plus celles des tournois
server-theme = **Damiers publics :** { $value }
server-notation = **Coups sur ceux-ci :** { $value }
server-roles = Rôles par cote et titre
server-roles-none = Pas encore de rôle par cote ou titre. /server roles en ajoute un : un rôle, avec un jeu et la cote minimale, ou avec un titre.
server-role = { $role } : { $game }, dès { $least }, une fois la cote établie
server-role-lost = { $why ->
    [gone] Ce rôle est supprimé. Retirez-le de la liste avec /server roles et « { name-remove } » seul.
    [permission] Je ne peux pas le donner : il me manque la permission de gérer les rôles. Accordez-la-moi.
    [managed] Je ne peux pas le donner : Discord ou une autre application le fait. Choisissez un autre rôle.
   *[above] Je ne peux pas le donner : il est au-dessus du mien. Montez le mien au-dessus.
}
server-role-stays = Je ne donne plus { $role }. Les membres qui l’ont le gardent jusqu’à ce que quelqu’un le retire dans Discord.
server-role-champion = { $which ->
    [game] { $role } : vainqueur du dernier tournoi ({ $game })
   *[all] { $role } : vainqueur du dernier tournoi
}
server-role-leader = { $which ->
    [game] { $role } : premier de l’échelle ({ $game })
   *[all] { $role } : premier de chaque échelle
}
choice-title-champion = vainqueur du dernier tournoi
choice-title-leader = premier de l’échelle
choice-title-season = champion de la dernière saison
server-publish = **Les membres d’autres serveurs peuvent voir nos parties :** { $value ->
    [yes] oui
   *[no] non
}
# Tags des posts d’un forum, 20 caractères au plus.
tag-running = En cours
tag-finished = Terminée
tag-tournament = Tournoi
server-check-fine = { $count ->
    [1] Tout va bien : je peux montrer des parties dans le seul salon d’ici.
   *[other] Tout va bien : je peux montrer des parties dans les { $count } salons.
}
server-check-heading = { $count ->
    [1] Une permission me manque dans un salon
   *[other] Une permission me manque dans { $count } salons
}
server-check-create-events = Je ne mets pas de tournois au calendrier du serveur. Permission nécessaire : { $permission }.
server-check-manage-roles = Je ne donne pas de rôles par cote ou titre. Permission nécessaire : { $permission }.
server-faults = Réglages qui ne marchent pas
server-faults-more = /server check vérifie de nouveau.
server-fault-gone = { $what ->
    [channel] Le salon de toutes les parties est supprimé. On joue là où l’on demande. Choisissez-en un autre avec /server settings.
    [forum] Le forum des parties est supprimé. Les parties n’ont plus de post. Choisissez-en un autre avec /server settings.
    [door] Le salon des parties contre d’autres serveurs est supprimé. Choisissez-en un autre : **{ button-setup }**.
    [hall] Le salon de la salle est supprimé. Choisissez-en un autre : **{ button-setup }**.
   *[problems] Le salon du problème du jour est supprimé. Choisissez-en un autre avec /server problems.
}
server-fault-lacking = { $what ->
    [channel] Je ne peux pas montrer de parties dans { $where }
    [forum] Je ne peux pas créer de posts dans { $where }
    [threads] { $known ->
        [yes] Je ne peux pas donner de fils aux parties dans { $where }
       *[no] Je ne peux pas donner de fils aux parties
    }
    [calendar] Je ne peux pas mettre de tournois au calendrier du serveur
    [greeting] Je n’ai pu saluer personne ici, faute de salon où écrire
    [door] Je ne peux pas montrer de parties contre d’autres serveurs dans { $where }
    [hall] Je ne peux pas montrer l’activité dans { $where }
    [below] Je ne vois pas si des messages suivent celui qui montre l’activité dans { $where }, et le laisse où il est
    [week] Je ne peux pas publier la carte de la semaine dans { $where }
   *[problems] Je ne peux pas publier le problème du jour dans { $where }
}. Permission nécessaire : { $permissions }.
server-fault-required = { $where } refuse les posts sans tag, et n’en a aucun : accordez-moi d’y gérer les salons, ou créez un tag.
server-fault-tags = Les posts n’ont pas de tags dans { $where }, faute de tags : accordez-moi d’y gérer les salons, ou créez-les.
list-more-channels = … et { $count } de plus.
