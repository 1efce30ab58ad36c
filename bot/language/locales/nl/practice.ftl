# Partijen tegen de bot.
practice-level = oefenen, niveau { $level }
practice-begun = Nooit met rating. **{ button-hint }** helpt, **{ button-takeback }** draait terug.
practice-elsewhere = Het bord staat in { $place }.
practice-hint = Hint: { $move }
practice-why = Waarom: { $reasons }
why-wins = je wint
why-only = het is de enige zet
why-takes = je slaat { $count ->
    [1] een stuk
   *[other] { $count } stukken
}
why-crowns = je haalt dam
why-saves = je beschermt { $count ->
    [1] een stuk dat geslagen kon worden
   *[other] { $count } stukken die geslagen konden worden
}
why-threatens = je dreigt { $count ->
    [1] een stuk
   *[other] { $count } stukken
} te slaan
why-safe = daarna kan niets van jou geslagen worden
why-offers = je offert { $count ->
    [1] een stuk
   *[other] { $count } stukken
}
why-grows = je grootste groep of gebied groeit met { $count }
why-breaks = de grootste van je tegenstander krimpt met { $count }
why-forward = je gaat { $count ->
    [1] één rij
   *[other] { $count } rijen
} vooruit
practice-over = { $hints ->
    [0] Een oefenpartij, zonder hints.
    [1] Een oefenpartij, met één hint.
   *[other] Een oefenpartij, met { $hints } hints.
}

error-practice-refused-off = De bot speelt hier zelf niet: zijn beheerder heeft dat uitgezet. /play nodigt een mens uit.
error-practice-refused-level = Niveaus gaan hier van 1 tot { $most }. Niveau 7 is voor damspellen, waar de beheerder van de bot het zoekprogramma gecompileerd heeft.
error-practice-refused-player = { $limit ->
    [1] Je mag één partij tegelijk tegen de bot hebben. Speel die eerst uit of geef op.
   *[other] Je mag { $limit } partijen tegelijk tegen de bot hebben. Speel er eerst een uit of geef op.
}
error-practice-refused-server = Alle { $limit } oefenpartijen van deze server zijn bezet. Probeer het opnieuw als er een afgelopen is.
error-no-hint-people = Hints zijn alleen voor partijen tegen de bot (/practice).
error-not-considered = De bot denkt nu niet over deze stand na: die kan bij een lopende partij tussen mensen horen. Probeer een andere stand of zet, of deze later.
