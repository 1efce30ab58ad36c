# Lijsten van partijen en uitnodigingen; labels van keuzes hebben hooguit 100 tekens.
list-no-games = Je hebt geen lopende partijen. /play begint er een, /join gaat in op een open uitnodiging.
list-games = { $count ->
    [1] Je lopende partij
   *[other] Je { $count } lopende partijen
}
list-match = { $turn ->
    [mine] **{ $game }** tegen { $opponent }: **jij bent aan zet**. { $clock }
    [fallen] { $game } tegen { $opponent }. { $clock }
   *[theirs] { $game } tegen { $opponent }, die aan zet is. { $clock }
}
list-fallen-mine = Je tijd is voorbij. Je tegenstander beslist wat er gebeurt.
list-fallen-theirs = De tijd van je tegenstander is voorbij, en jij beslist: eis de winst op, geef een extra dag, of speel door. Open de partij en druk op Meer ….
list-match-draw = **Je tegenstander biedt remise aan.** Open de partij om te antwoorden.
list-match-takeback = **Je tegenstander wil een zet terugnemen.** Open de partij: Meer … antwoordt.
list-none-shown = Zulke partijen heb je niet.
list-finished = Je laatste afgelopen partijen
list-match-over = { $game } tegen { $opponent }. { $result }
list-page = Pagina { $page } van { $pages }
list-choose-shown = Welke partijen
list-show-all = Al mijn partijen ({ $count })
list-show-mine = Wachten op mijn zet ({ $count })
list-show-here = Hier gespeeld ({ $count })
list-show-finished = Afgelopen partijen
list-show-game = { $game } ({ $count })
list-more = … en nog { $count }. /board toont elke partij op nummer.
list-choose-game = Open een partij
list-option-match = #{ $number } { $game }
list-option-against = tegen { $opponent }
list-no-seeks = Hier is geen open uitnodiging voor jou. /play maakt er een.
list-no-seeks-alone = Hier is geen open uitnodiging voor jou. /play maakt er een op een server, of in een privébericht met je tegenstander.
list-seeks = { $count ->
    [1] Eén open uitnodiging
   *[other] { $count } open uitnodigingen
}
list-seek = { $kind ->
    [rematch] { $player } wil revanche: { $game }, { $pace }
    [directed] { $player } daagt je uit: { $game }, { $pace }
   *[open] { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , twee partijen
   *[no] {""}
}
list-option-seek = { $game }: { $player }
list-choose-seek = Toon een uitnodiging

label-match = { $turn ->
    [mine] #{ $number } { $game }, { $opponent }: jij bent aan zet
    [over] #{ $number } { $game }, { $opponent }: afgelopen
   *[theirs] #{ $number } { $game }, { $opponent }: aan zet
}
label-seek = { $kind ->
    [rematch] #{ $number } { $player }, revanche: { $game }, { $pace }
    [directed] #{ $number } { $player }, voor jou: { $game }, { $pace }
   *[open] #{ $number } { $player }: { $game }, { $pace }
}{ $pair ->
    [yes] , twee partijen
   *[no] {""}
}{ $rated ->
    [yes] , met rating
   *[no] {""}
}
label-preset = { $name }: { $pace }

moves-heading = { $count ->
    [0] Er is geen zet mogelijk
    [1] Eén mogelijke zet
   *[other] { $count } mogelijke zetten
}
history-place = Na zet { $ply } van { $plies }
history-at-title = Ga naar een zet
history-at-label = Na hoeveel zetten, van { $plies }

# Welke partij bedoeld is.
which-game-move = “{ $move }” kan in meerdere van je partijen. In welke speel je hem?
which-game-elsewhere = “{ $move }” kan niet in je partij hier. Is het voor deze?
which-game-play = #{ $number }: speel { $move }
which-game-choose = Kies een partij
which-game-draw-offer = In welke partij wil je remise aanbieden?
which-game-resign = Welke partij wil je opgeven?
which-game-takeback = In welke partij wil je je zet terugnemen?

# Op de kaart van een afgelopen partij.
poster-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
poster-turn = Het keerpunt
poster-rating = { $rating } ({ $difference })
poster-event = { $event } · ronde { $round }
