# Tijdsduur en bedenktijd.
time-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
time-hours = { $count } uur
time-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
# Hetzelfde waar weinig plaats is: 2 d 3 u.
time-short-days = { $count } d
time-short-hours = { $count } u
time-short-minutes = { $count } min
time-two = { $large } { $small }

# Een dag van dit jaar of het volgende.
date-day = { $weekday } { $day } { $month }
date-days = { $first } t/m { $last }

# Bedenktijd.
pace-none = geen tijdslimiet
pace-per-move = { $time } per zet
pace-bank-alone = { $bank } voor alle zetten
pace-bank-capped = { $bank }, +{ $bonus } per zet (nooit meer dan { $cap })
pace-weekend = { $pace }, klok stil in het weekend ({ $zone })
pace-holidays = { $pace }, klok stil in het weekend ({ $zone }) en op feestdagen ({ $country })
pace-longest = Duurt hooguit zo’n { $game }.
pace-silence = Na { $days } dagen zonder zet is de partij afgelopen.
pace-name-quick = Snel
pace-name-standard = Standaard
pace-name-relaxed = Rustig
