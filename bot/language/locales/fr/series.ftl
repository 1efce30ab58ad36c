# Le même tournoi plusieurs fois, avec un classement de toutes les étapes.
button-series = Série…
button-season = Classement de la saison
button-enter-again = S’inscrire au suivant
series-event = { $events ->
    [0] Série : étape { $number }
   *[other] Saison : étape { $number } sur { $events }
}
series-last-time = **La dernière fois :** { $players }
series-none = Ce tournoi est isolé. Dans une série, il revient avec les mêmes réglages, et toutes ses étapes ont un classement.
series-repeat = { $repeat ->
    [week] Une nouvelle étape commence chaque semaine.
    [month] Une nouvelle étape commence chaque mois.
    [final] L’étape suivante ouvre quand la précédente est définitive.
   *[never] L’étape la plus récente est la dernière de la saison.
}
series-next = Prochaine. Inscriptions dès : { $opens }. Départ : { $starts }.
series-count = { $count ->
    [places] Points des places 1 à 10 : 12, 10, 8, 7, 6, 5, 4, 3, 2, 1.
   *[points] Les points de toutes les parties comptent.
}{ $best ->
    [0] {""}
   *[other] {" "}Meilleurs résultats comptés : { $best }.
}
# Aussi sous le titre d’une image.
series-done = { $events ->
    [0] Étapes terminées : { $done }
   *[other] Étapes terminées : { $done } sur { $events }
}
series-over = **La saison est terminée.**
series-champion = Titre de champion : { $players }. Félicitations !
series-heading = { $name } · saison
series-dropped = ({ $points })
series-saved = Enregistré.
series-stopped = Aucune autre étape ne suit.
series-asks-stop = Aucune autre étape ne suit, et la saison finit avec celle en cours, ou aussitôt s’il n’y en a pas. Pas de retour en arrière.
series-files-told = Le classement de la saison (CSV) : une colonne par étape.
button-series-form = Répéter et compter
button-series-stop = Finir la série
button-series-table = Classement de la saison
button-series-files = Tableur
form-series = Série
form-series-repeats = L’étape suivante
series-repeats-week = commence une semaine après le départ de la précédente
series-repeats-month = commence un mois après le départ de la précédente
series-repeats-final = ouvre quand la précédente est définitive
form-series-counts = Ce qui compte dans la saison
series-counts-places = la place à chaque étape
series-counts-points = les points de toutes les parties
form-series-best = Résultats qui comptent
form-series-best-about = Combien par joueur, les meilleurs. Vide : tous
form-series-events = Étapes d’une saison
form-series-events-about = Après elles, il y a un champion. Vide : quand vous la finissez
error-bad-series-events = Une saison a de { $least } à { $most } étapes. Écrivez un nombre entre les deux, ou rien.
error-bad-series-best = De { $least } à { $most } meilleurs résultats peuvent compter. Écrivez un nombre entre les deux, ou rien.
error-bad-series-over = Cette série est terminée. Commencez-en une autre au bureau d’un nouveau tournoi.
error-bad-series-none = Ce tournoi n’est d’aucune série. Voyez son propre classement.
server-role-season = { $which ->
    [game] { $role } : champion de la dernière saison ({ $game })
   *[all] { $role } : champion de la dernière saison
}
button-series-qualify = Places dans un autre tournoi
button-series-decline = Décliner
series-places = { $count ->
    [1] Le premier
   *[other] Les { $count } premiers
}{ $season ->
    [yes] {" "}de la saison
   *[no] {""}
} : { $days ->
    [0] { $count ->
        [1] entrée
       *[other] entrées
    } dans le tournoi #{ $number }.
    [one] inscription possible au tournoi #{ $number }, pendant { $days } jour.
   *[other] inscription possible au tournoi #{ $number }, pendant { $days } jours.
}
series-place-waiting = Toutes les places sont prises. En tête de la liste d’attente, par leur place dans { $event } : { $players }. Ils montent quand quelqu’un part.
series-place-given = Inscriptions par la place dans { $event } : { $players }. Qui part laisse la place au suivant du classement.
series-place-offered = Vous pouvez vous inscrire, par votre place dans { $event } : { $players }. Fin : { $until }, puis la place va au suivant du classement.
series-elsewhere-given = { $players } : vous avez une place dans le tournoi #{ $number }. Je ne peux pas écrire dans son salon.
series-elsewhere-waiting = { $players } : vous êtes en tête de la liste d’attente du tournoi #{ $number }. Je ne peux pas écrire dans son salon.
series-elsewhere-offered = { $players } : vous pouvez vous inscrire au tournoi #{ $number }. Fin : { $until }. Je ne peux pas écrire dans son salon.
series-declined = Votre place va au suivant du classement.
form-series-qualify = Places dans un autre tournoi
form-series-into = Le tournoi
form-series-of = D’après le classement
series-of-event = de cette étape
series-of-season = de la saison
form-series-places = Places
form-series-places-about = Combien des premiers, 1 à 64. 0 : personne
form-series-days = Jours pour s’inscrire
form-series-days-about = 1 à 30, puis la place va au suivant. Vide : inscription immédiate
error-bad-series-places = De { $least } à { $most } premiers peuvent entrer dans un autre tournoi. Écrivez un nombre entre les deux, ou 0 pour personne.
error-bad-series-days = Le droit de s’inscrire dure de { $least } à { $most } jours. Écrivez un nombre entre les deux, ou rien.
error-bad-series-itself = Un tournoi ne mène pas à lui-même. Choisissez-en un autre.
error-bad-series-no-target = Aucun autre tournoi de ce serveur n’est ouvert. Créez-le d’abord.
error-bad-series-no-place = Vous n’avez pas de place à décliner ici. Pour quitter un tournoi où vous êtes : /tournament leave.
series-another = Pour une autre saison, préparez un nouveau tournoi.
