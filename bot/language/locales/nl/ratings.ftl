# Ratings: op de slotkaart, /leaderboard en /profile.
rating-change = { $player } { $before } → **{ $after }** ({ $difference })
rating-changes = Ratings: { $first } · { $second }
rating-unchanged = Telt niet voor de rating: daarvoor zijn { $moves } zetten van elke speler nodig.
rating-called-off = Telt niet voor de rating: er is geen uitslag.
rating-annulled = Telt niet voor de rating: de uitslagen van een speler zijn geschrapt.
rating-not-shown = Telt voor de rating. De ratings staan hier niet, omdat niet beide spelers hun rating overal tonen.
rating-adjudicated = Telt niet voor de rating: het werd niet op het bord beslist.
rating-weight = Jullie spelen vaak tegen elkaar: dit telt voor { $percent }% van een partij.
rating-line = { $games ->
    [one] { $rating } ± { $deviation } · { $games } partij
   *[other] { $rating } ± { $deviation } · { $games } partijen
}
rating-conditions = - **Telt mee:** met rating, met tijdslimiet, vanuit de beginstand of een opening, elk { $moves } zetten.
    - Verlies op tijd telt. Een melding of een besluit van de wedstrijdleider niet.
    - **Dezelfde twee:** na { $full } partijen in { $days } dagen telt elke partij half.
    - **?**: staat nog niet vast.
    - Glicko-2 met de constanten van Lichess.
rating-settled = - **Over alle servers:** partijen tegen wie een vaste rating heeft, tellen.
button-ratings-how = Zo werken ratings

rating-graded = { $rating } ({ $grade })
rating-grades = - **Graden:** 1 dan vanaf { $first }, elke { $step } punten een meer, daaronder kyu.
grade = { $kind ->
    [dan] { $number } dan
   *[kyu] { $number } kyu
}

leaderboard-heading = Ranglijst: { $game }
leaderboard-place = { $place ->
    [here] Ratings op deze server
   *[all] Ratings over alle servers, van wie dat toestaat (/settings)
}
leaderboard-line = { $ranked ->
    [yes] **{ $rank }.**
   *[no] ·
} { $player } · **{ $rating }** ± { $deviation } · { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
leaderboard-unsettled = *Nog niet vast:*
leaderboard-won = **Gewonnen deze maand:** { $players }
leaderboard-streak = **Winst op rij:** { $players }
leaderboard-risen = **Gestegen binnen een week:** { $players }
leaderboard-count = { $player } { $count }
leaderboard-rise = { $player } { $before } → { $after }
leaderboard-empty = Nog geen partijen met rating in dit spel.
leaderboard-told = { $place ->
    [here] Ranglijst van deze server · plaatsen gewonnen en verloren in een week
   *[all] Ranglijst van alle servers · plaatsen gewonnen en verloren in een week
}
leaderboard-new = nieuw
leaderboard-entry = { $moved ->
    [none] { $player }: { $rating }
   *[other] { $player }: { $rating } ({ $moved })
}
column-week = Week
column-rating = Rating
column-games = Part.
error-hidden-profile = Een profiel over alle servers is alleen te zien als de speler dat in /settings toestaat.
leaderboard-page = { $players ->
    [one] Pagina { $page } van { $pages } · { $players } speler
   *[other] Pagina { $page } van { $pages } · { $players } spelers
}

profile-heading = Profiel: { $player }
profile-place = { $place ->
    [here] Afgelopen partijen op deze server
   *[all] Afgelopen partijen op alle servers
}
profile-empty = Nog geen afgelopen partij.
profile-game = { $game }: { $rating } · { $score }
profile-unrated = geen rating
profile-score = { $won } gewonnen, { $drawn } remise, { $lost } verloren
profile-streak = { $now ->
    [0] **Langste reeks winstpartijen:** { $longest }
   *[other] **Winst op rij:** { $now }. Record: { $longest }
}
profile-opponent = { $opponent } ({ $score })
profile-opponents = **Meeste partijen tegen:** { $opponents }
profile-unseen = { $count ->
    [one] { $count } van deze partijen is gespeeld waar jij niet kunt kijken: die telt, maar de tegenstander wordt niet genoemd.
   *[other] { $count } van deze partijen zijn gespeeld waar jij niet kunt kijken: die tellen, maar de tegenstanders worden niet genoemd.
}
profile-choose-game = Toon de rating in een ander spel

curve-title = { $player } · { $game }
curve-day = { DATETIME($day, dateStyle: "medium") }
curve-peak = hoogste { $rating }
curve-described = { $title }: { $rating }. De rating begon op { $first }. De laagste was { $lowest }, de hoogste { $highest }.

record-latest = { $count ->
    [1] Laatste partij
   *[other] Laatste { $count } partijen
}
record-result = { $result ->
    [won] gewonnen
    [drawn] remise
   *[lost] verloren
}
record-score = +{ $won } ={ $drawn } –{ $lost }
record-league = { $name } · divisie { $number }
record-place = { $rank } van { $count }
