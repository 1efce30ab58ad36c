# Durações e controles de tempo.
time-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-short-days = { $count } d
time-short-hours = { $count } h
time-short-minutes = { $count } min
time-two = { $large } { $small }

date-day = { $weekday }, { $day } { $month }
date-days = { $first } a { $last }

pace-none = sem limite de tempo
pace-per-move = { $time } por lance
pace-bank-alone = { $bank } para todos os lances
pace-bank-capped = { $bank }, +{ $bonus } por lance (nunca mais de { $cap })
pace-weekend = { $pace }, relógios parados nos fins de semana ({ $zone })
pace-holidays = { $pace }, relógios parados nos fins de semana ({ $zone }) e nos feriados: { $country }
pace-longest = No máximo, cerca de { $game }.
pace-silence = { $days ->
    [one] Depois de { $days } dia sem lance, a partida termina.
   *[other] Depois de { $days } dias sem lance, a partida termina.
}
pace-name-quick = Rápido
pace-name-standard = Normal
pace-name-relaxed = Tranquilo
