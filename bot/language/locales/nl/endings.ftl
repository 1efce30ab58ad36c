# Waarom een partij afgelopen is, achter de uitslag.
ending-no-pieces = { $loser } heeft geen stukken meer
ending-no-moves = { $loser } kan niet meer zetten
ending-given-away = geen zet meer, en dat wint hier
ending-crowned = als eerste dam gehaald
ending-repetition = { $times ->
    [0] dezelfde stand kwam te vaak voor
    [3] driemaal dezelfde stand
    [4] viermaal dezelfde stand
    [5] vijfmaal dezelfde stand
   *[other] { $times } keer dezelfde stand
}
ending-no-progress = { $count ->
    [idle] elk { $moves } zetten zonder slag of schijfzet
    [no-capture] elk { $moves } zetten zonder slag
    [balance] elk { $moves } zetten zonder slag of promotie
   *[none] te veel zetten zonder vooruitgang
}
ending-kings-only = { $count ->
    [kings-only] elk { $moves } zetten met alleen dammen
   *[none] te veel zetten met alleen dammen
}
ending-few-pieces = { $count ->
    [few-pieces] zo weinig stukken, en geen winst in { $moves } zetten van elke kant
    [few-pieces-weaker] zo weinig stukken, en geen winst in { $moves } zetten
   *[none] niet gewonnen binnen het aantal zetten
}
ending-king-against-king = dam tegen dam
ending-one-against-one = één stuk tegen één stuk
ending-groups = { $result ->
    [draw] alle groepen zijn even groot
   *[win] grootste groep { $more } tegen { $fewer }
}
ending-score = { $result ->
    [draw] punten en gebieden zijn gelijk
   *[win] { $even ->
        [yes] gelijke punten, maar grotere gebieden
       *[no] { $more } punten tegen { $fewer }
    }
}
ending-goal = alle stukken op de verste rijen, { $more } tegen { $fewer }
ending-ply-limit = de grens van { $moves } zetten is bereikt
ending-resignation = { $loser } heeft opgegeven
ending-agreement = onderling overeengekomen
ending-time = { $result ->
    [draw] tijd voorbij, maar de tegenstander kon niet winnen
   *[win] { $loser } heeft de tijd overschreden
}
ending-abort = afgebroken
ending-abandoned = { $result ->
    [draw] door beide spelers verlaten
   *[win] { $loser } heeft de partij verlaten
}
ending-adjudication = beslist in het toernooi
ending-double-loss = beslist in het toernooi
ending-claims = door beide spelers gemeld
ending-tables = opgeëist volgens de eindspeldatabase
