# Długości czasu i tempo gry.
time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
time-short-days = { $count } d
time-short-hours = { $count } h
time-short-minutes = { $count } min
time-two = { $large } { $small }

date-day = { $weekday }, { $day } { $month }
date-days = { $first } – { $last }

pace-none = bez limitu czasu
pace-per-move = { $time } na ruch
pace-bank-alone = { $bank } na wszystkie ruchy
pace-bank-capped = { $bank }, +{ $bonus } za ruch (najwyżej { $cap })
pace-weekend = { $pace }, w weekendy zegary stoją ({ $zone })
pace-holidays = { $pace }, zegary stoją w weekendy ({ $zone }) i święta: { $country }
pace-longest = Najdłuższa partia: mniej więcej { $game }.
pace-silence = { $days ->
    [one] Po { $days } dniu bez ruchu partia się kończy.
    [few] Po { $days } dniach bez ruchu partia się kończy.
    [many] Po { $days } dniach bez ruchu partia się kończy.
   *[other] Po { $days } dnia bez ruchu partia się kończy.
}
pace-name-quick = Szybkie
pace-name-standard = Zwykłe
pace-name-relaxed = Spokojne
