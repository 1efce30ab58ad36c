# Durées et cadences.
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# En abrégé : 2 j 3 h.
time-short-days = { $count } j
time-short-hours = { $count } h
time-short-minutes = { $count } min
time-two = { $large } { $small }

# Un jour de cette année ou de la suivante.
date-day = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
date-days = { $first } au { $last }

# Cadences.
pace-none = sans limite de temps
pace-per-move = { $time } par coup
pace-bank-alone = { $bank } pour tous les coups
pace-bank-capped = { $bank }, +{ $bonus } par coup (jamais plus de { $cap })
pace-weekend = { $pace }, pendules arrêtées le week-end ({ $zone })
pace-holidays = { $pace }, pendules arrêtées le week-end ({ $zone }) et les jours fériés ({ $country })
pace-longest = Durée maximale : environ { $game }.
pace-silence = Après { $days } jours sans coup, la partie est terminée.
pace-name-quick = Rapide
pace-name-standard = Standard
pace-name-relaxed = Tranquille
