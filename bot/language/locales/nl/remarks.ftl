# Wat een lezer moet weten en een plaatje niet toont.
remark-king-run = { $colour ->
    [black] De zwarte dam op { $square } heeft { $moves } van { $limit } zetten achter elkaar gedaan.
   *[white] De witte dam op { $square } heeft { $moves } van { $limit } zetten achter elkaar gedaan.
}
remark-king-must-rest = { $colour ->
    [black] De zwarte dam op { $square } heeft { $limit } zetten achter elkaar gedaan en moet rusten.
   *[white] De witte dam op { $square } heeft { $limit } zetten achter elkaar gedaan en moet rusten.
}
remark-draw-repeated = { $times ->
    [2] Deze stand is er voor de tweede keer.
   *[other] Deze stand is er voor de { $times }e keer.
} { $claim ->
    [now] Je kunt remise opeisen: Meer … onder het bord.
    [open] Remise kan worden opgeëist.
    [later] { $left ->
        [1] Nog één keer, en remise kan worden opgeëist.
       *[other] Vanaf { $limit } keer kan remise worden opgeëist.
    }
   *[no] { $left ->
        [1] Nog één keer, en de partij is remise.
       *[other] Bij { $limit } keer is de partij remise.
    }
}
remark-draw-near = { $count ->
    [few-pieces] Zo weinig stukken, en elk { $made } zetten:
    [few-pieces-weaker] Zo weinig stukken, en { $made } zetten van de zwakste kant:
    [kings-only] Elk { $made } zetten met alleen dammen en zonder slag:
    [no-capture] Elk { $made } zetten zonder slag:
    [balance] Elk { $made } zetten zonder slag of promotie:
   *[idle] Elk { $made } zetten zonder slag of schijfzet:
} { $claim ->
    [now] je kunt remise opeisen: Meer … onder het bord.
    [open] remise kan worden opgeëist.
    [later] vanaf { $limit } kan remise worden opgeëist.
   *[no] bij { $limit } is het remise.
}
