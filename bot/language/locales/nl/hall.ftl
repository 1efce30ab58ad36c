# De speelzaal van een server, de weekkaart, en de kaart bij aankomst op een server.
hall-heading = Dammen hier
hall-empty = Er gebeurt nu niets. **{ button-hall-play }** nodigt iemand uit{ $practice ->
    [yes] , **{ button-hall-practice }** is een partij tegen mij
   *[no] { "" }
}.
hall-seeks = **Open uitnodigingen ({ $count })**
hall-seek = { $player }: { $game }, { $pace }
hall-games = **Lopende partijen ({ $count })**
hall-game = { $first } – { $second }: { $game }
hall-more = -# … en nog { $count }
hall-contests = **Toernooien en ladders**
hall-tournament = { $name }: { $status }
hall-ladder = { $game } (ladder): { $places }
hall-place = { $place }. { $player }
hall-problem = **Puzzel van de dag:** { $game }. { $share }
hall-climbs = **Gestegen binnen een week**
hall-climb = { $player } ({ $game }): { $before } → { $after }
button-hall-play = Spelen
button-hall-practice = Oefenen
button-hall-join = { $count ->
    [0] Meedoen
   *[other] Meedoen ({ $count })
}
hall-form-game = Spel
hall-form-pace = Bedenktijd
hall-form-level = Niveau

week-heading = De week: { $first } t/m { $last }
week-played = Spelers: { $players }. { $games ->
    [0] Er is geen partij afgelopen.
    [1] Er is één partij afgelopen.
   *[other] Er zijn { $games } partijen afgelopen.
}
week-won = { $first } won van { $second }: { $game }
week-drawn = { $first } en { $second } speelden remise: { $game }
week-game = { $first } – { $second }
week-shot = **De slagzet van de week**, die bleef liggen in { $players }:
week-coming = **Binnenkort**
week-begins = { $name } begint op { $when }
week-entries = { $name } is open voor inschrijving
button-week-off = Geen weekkaarten meer
week-is-off = Hier komen geen weekkaarten meer. **{ button-setup }** in /server brengt ze terug.

welcome-heading = Dammen, een zet wanneer je tijd hebt
welcome-text = Eenentwintig spellen, tegen elkaar{ $practice ->
    [yes] { " " }of tegen mij
   *[no] { "" }
}. Druk op een knop, of typ /play.
welcome-where = { $threads ->
    [yes] Elke partij krijgt een thread. **{ button-setup }** verandert dat.
   *[no] Borden staan waar om een partij gevraagd werd. **{ button-setup }** verandert dat.
}
welcome-picture = Een hoek van een bord met schijven en dammen
welcome-hall = Eén stil bericht toont wat er gebeurt.
button-welcome-play = Tegen iemand spelen
button-welcome-practice = Tegen de bot spelen
button-setup = Instellen
setup-heading = Hoe ik hier ben ingesteld
setup-how = Meteen bewaard. De rest staat in /server.
setup-channel = **Kanaal voor alle partijen** (geen: waar erom gevraagd wordt)
setup-forum = **Forum**: een post per partij
setup-hall = **Speelzaal**: één bericht dat toont wat er gebeurt
setup-game = **Standaardspel**
setup-game-none = Geen
setup-pace = **Standaardbedenktijd**
setup-language = **Taal**
setup-language-none = Zoals in Discord
setup-choose = Kies
button-setup-threads = Een thread per partij en toernooi: { $on ->
    [yes] aan
   *[no] uit
}
button-setup-week = Weekkaart: { $on ->
    [yes] aan
   *[no] uit
}
button-setup-roles = Rollen
button-setup-check = Controleren
