# Namen van opties: kleine letters, cijfers en _.

name-auto_forced = enige_zet_spelen
name-channel = kanaal
name-colour = kleur
name-confirm = bevestigen
name-dm = dm
name-draw = remise
name-everywhere = overal
name-format = vorm
name-forum = forum
name-game = { $command ->
    [play] spel
    [practice] spel
    [problem] spel
    [learn] spel
    [games] spel
    [profile] spel
    [leaderboard] spel
    [tournament] spel
    [ladder] spel
    [rules] spel
    [server] spel
   *[other] partij
}
name-grades = graden
name-holidays = feestdagen
name-hour = uur
name-idle = dagen_zonder_partij
name-language = taal
name-least = minimum
name-level = niveau
name-limit = limiet
name-max_matches = max_partijen
name-name = naam
name-notation = { $command ->
    [move] zet
   *[other] notatie
}
name-numbers = veldnummers
name-off = uit
name-opponent = tegenstander
name-pace = bedenktijd
name-pair = twee_partijen
name-player = speler
name-publish = openbaar
name-quiet_from = stil_vanaf
name-quiet_until = stil_tot
name-ranked = rating_tonen
name-rated = met_rating
name-reach = bereik
name-remove = weghalen
name-role = rol
name-rules = regels
name-seek = uitnodiging
name-setup = beginstand
name-show = tonen
name-shown = zichtbaar
name-text_board = tekstbord
name-theme = thema
name-threads = threads
name-title = titel
name-tournament = toernooi
name-turns = beurten
name-turns_here = beurten_hier
name-unset = wissen
name-vacation = vakantie
name-vacation_auto = auto_vakantie
name-white_down = wit_onder
name-zone = tijdzone
