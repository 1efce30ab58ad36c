# /settings: wat gekozen is; dan de keuzelijsten.
settings-preview = De vijf thema’s naast elkaar: hout, leisteen, papier, hoog contrast, voor kleurenblinden.
settings-heading = Je instellingen
settings-language = **Taal:** { $value }
settings-theme = **Thema:** { $value }
settings-notation = **Notatie:** { $value }
settings-numbers = **Veldnamen op het bord:** { $value }
settings-reminders = **Herinneringen voordat de tijd voorbij is:** { $value }
settings-zone = **Tijdzone:** { $value }
settings-quiet = **Stille uren:** { $value }
settings-turns = **Als jij aan zet bent:** { $value }
settings-turns-where = **Waar het dagbericht komt:** { $where ->
    [letter] als privébericht
   *[channel] in { $channel }
}
turns-heading = Beurten en herinneringen
turns-how = Eén bericht per dag noemt de partijen die op je wachten, en de borden geven je geen seintje. Herinneringen komen wel.
turns-unread = Mijn dagbericht kwam nergens aan, dus de borden geven je weer bij elke zet een seintje. Kies hier een andere plek.
turns-at-once = een seintje bij elke zet
turns-daily = één bericht per dag, om { $time } ({ $zone })
turns-where-letter = Als privébericht
turns-where-here = In het kanaal van deze server, met alleen de nummers van partijen
button-turns = Beurten en herinneringen …
button-zone-ask = Tijdzone …
button-page-settings = Weergave
button-page-turns = Beurten en tijd
button-page-settings-person = Jij
settings-look-players = Jouw weergave geldt op privéborden en op borden die jou een seintje geven.
settings-look-server = Zo zien privéborden eruit. Openbare borden zijn zoals deze server koos: { $chosen }.
settings-none = geen
settings-hours = { $count } uur
settings-from-until = { $start } tot { $end } ({ $zone })
settings-choose-language = Taal
settings-choose-theme = Thema
settings-choose-notation = Notatie
settings-choose-numbers = Veldnamen op het bord
settings-choose-turns = Als ik aan zet ben
settings-choose-turns-here = Waar het dagbericht komt
settings-choose-quiet-from = Stille uren vanaf
settings-choose-quiet-until = Stille uren tot
settings-choose-reminders = Herinneringen, in uren voordat de tijd voorbij is
switch-confirm = Vraag vóór een zet: { $on ->
    [yes] aan
   *[no] uit
}
switch-white-down = Wit onderaan: { $on ->
    [yes] aan
   *[no] uit
}
switch-text-board = Borden ook als tekst: { $on ->
    [yes] aan
   *[no] uit
}
switch-auto-forced = Speel mijn enige zet: { $on ->
    [yes] aan
   *[no] uit
}
switch-vacation-auto = Vakantiedag voordat de tijd voorbij is: { $on ->
    [yes] aan
   *[no] uit
}
switch-dm = Herinneringen als DM: { $on ->
    [yes] aan
   *[no] uit
}
switch-ranked = Rating op andere servers: { $on ->
    [yes] aan
   *[no] uit
}

language-auto = zoals je Discord
language-name = { $name } ({ $own })

command-settings = Bekijk en verander hoe ik er voor jou uitzie en me gedraag
command-settings-language = De taal waarin ik jou antwoord
command-settings-theme = Hoe je borden eruitzien
command-settings-notation = Hoe je zetten worden geschreven
command-settings-numbers = Waar je borden de nummers of letters van velden tonen
command-settings-confirm = Vraag het voordat een gekozen zet gespeeld wordt
command-settings-white_down = Wit altijd onderaan op je borden
command-settings-text_board = Toon je borden ook als tekst
command-settings-auto_forced = Speel je zet meteen als er maar één mogelijk is
command-settings-vacation_auto = Zet tot drie vakantiedagen per partij in om niet op tijd te verliezen. In toernooien als het mag
command-settings-dm = Krijg de herinneringen van je partijen als privébericht
command-settings-ranked = Toon je ratings over alle servers aan mensen met wie je geen server deelt
command-settings-zone = Je tijdzone, voor stille uren, weekenden en vakanties
command-settings-quiet_from = Begin van de stille uren, zonder herinneringen (0 tot 23). Gelijk aan het einde: geen
command-settings-quiet_until = Einde van de stille uren (0 tot 23)
command-settings-turns = Een seintje bij elke zet, of eens per dag, op jouw uur, lezen welke partijen wachten
command-settings-turns_here = Krijg dat dagbericht in het kanaal van deze server, niet als privébericht
choice-language-auto = zoals mijn Discord
choice-theme-wood = Hout
choice-theme-slate = Leisteen
choice-theme-paper = Papier
choice-theme-contrast = Hoog contrast
choice-theme-colourblind = Voor kleurenblinden
choice-notation-auto = zoals gebruikelijk bij elk spel
choice-notation-numeric = cijfers (32-28)
choice-notation-algebraic = letters (c3-d4)
choice-numbers-all = op lege velden en op stukken die kunnen zetten
choice-numbers-empty = op lege velden
choice-numbers-none = nergens

# Vakanties
vacation-heading = Je vakanties
vacation-span = { $start } t/m { $end }
vacation-none = Er is geen vakantie gepland.
button-vacation = Vakantie …
button-vacation-ask = Dagen vrij nemen …
button-vacation-end = Beëindig, of annuleer de volgende
vacation-form = Wanneer je klokken stilstaan
vacation-form-first = De eerste dag
vacation-form-last = De laatste dag
vacation-form-example = 2026-08-14, 14 aug, morgen
vacation-left = { $count ->
    [1] Dit jaar is er nog één vakantiedag over.
   *[other] Dit jaar zijn er nog { $count } vakantiedagen over.
}
vacation-taken = Vakantie gepland: { $days }. Je klokken staan dan stil in alle partijen waar dat mag.
zone-question = { $known ->
    [yes] **Is { $zone } je tijdzone?** Daar is het { $time }.
   *[no] **Wat is je tijdzone?** Tot je het zegt, neem ik { $zone }. Daar is het { $time }.
} Vakanties en stille uren richten zich ernaar. Een andere: /settings, “{ name-zone }”.{ $first ->
    [none] {""}
   *[other] {" "}Je vakantie, { $first } t/m { $last }, wordt gepland zodra je antwoordt.
}
zone-now = nu { $time }
zone-choose = Een andere tijdzone
button-zone-right = Klopt
zone-chosen = Je tijdzone is { $zone }.{ $planned ->
    [yes] {" "}Al geplande vakantiedagen blijven zoals ze zijn: annuleer ze en neem ze opnieuw om ze te verschuiven.
   *[no] {""}
}
zone-known = Dagen beginnen en eindigen in jouw tijdzone, { $zone }. Veranderen: /settings, “{ name-zone }”.
zone-unknown = Ik ken je tijdzone niet en neem { $zone }. Instellen: /settings, “{ name-zone }”{ $planned ->
    [yes] . Neem de dagen daarna opnieuw.
   *[no] .
}
vacation-ended = { $run ->
    [yes] Welkom terug: je klokken lopen weer.
   *[no] Welkom terug: je vakantie is voorbij.
}
vacation-cancelled = De vakantie is geannuleerd. Je krijgt de dagen terug.

# Blokkeren
blocks-heading = Wie jij blokkeert
blocks-none = Niemand.
button-blocks = Wie ik blokkeer …
blocks-choose-whom = Iemand blokkeren
blocks-how = Wie jij blokkeert, kan jou niet uitnodigen en niet ingaan op je open uitnodigingen, en hoort niet waarom. Op een ladder kunnen jullie elkaar niet uitdagen. Je uitnodigingen aan die speler vervallen. Lopende partijen gaan door.
blocks-choose = Iemand deblokkeren
blocks-done = Geblokkeerd.
blocks-undone = Niet meer geblokkeerd.

# /server
command-server = Kies hoe ik me op deze server gedraag, en controleer wat ik mag
command-server-settings = Bekijk en verander wat voor deze server geldt
command-server-settings-language = De taal van wat iedereen leest
command-server-settings-channel = Het kanaal waarin alle partijen gespeeld worden
command-server-settings-forum = Het forum waarin elke partij een eigen post krijgt, met tags
command-server-settings-unset = Wis een instelling
choice-unset-language = taal
choice-unset-channel = kanaal
choice-unset-forum = forum
choice-unset-game = standaardspel
choice-unset-pace = standaardbedenktijd
choice-unset-max_matches = partijen tegelijk
choice-unset-holidays = feestdagen
command-server-settings-threads = Een thread voor elke partij en elk toernooi
command-server-settings-game = Het spel dat als eerste wordt voorgesteld
command-server-settings-pace = De standaardbedenktijd
command-server-settings-max_matches = Hoeveel partijen een speler tegelijk mag hebben. Toernooipartijen beginnen toch
command-server-settings-publish = Laat andere servers partijen tussen mensen lezen uit kanalen die alle leden zien
command-server-settings-holidays = Het land met feestdagen die de klok ook stilzetten, als hij in het weekend stilstaat
command-server-settings-grades = Toon een graad (kyu, dan) naast elke rating
command-server-settings-theme = Hoe borden eruitzien die iedereen leest
command-server-settings-notation = Hoe zetten worden geschreven die iedereen leest
choice-theme-players = zoals de speler aan zet gekozen heeft
choice-notation-players = zoals de speler aan zet gekozen heeft
server-grades = **Graden naast ratings (kyu, dan):** { $value ->
    [yes] zichtbaar
   *[no] verborgen
}
command-server-roles = Geef rollen voor rating of titel: bekijk ze, voeg er een toe of haal er een weg
command-server-roles-role = Welke rol
command-server-roles-game = Bij welk spel
command-server-roles-least = De laagste rating waarmee je hem krijgt
command-server-roles-title = De titel waarvoor je hem krijgt, in plaats van een rating
command-server-roles-remove = Geef deze rol niet meer. Zonder rol: haal verwijderde rollen van de lijst
command-server-check = Zoek welke instellingen niet werken, en waar ik een recht mis
server-heading = Deze server
server-language = **Taal:** { $value }
server-channel = **Partijen in:** { $value }
server-any-channel = elk kanaal
server-none = geen
server-forum = **Een post per partij in:** { $value }
server-hall = **Speelzaal:** { $value }
server-week = **Weekkaart in de speelzaal:** { $value ->
    [yes] ja
   *[no] nee
}
server-daily = **Puzzel van de dag:** { $value }
server-usual = Verder is alles standaard: **{ button-setup }**.
server-threads = **Een thread per partij en toernooi:** { $value ->
    [yes] ja
   *[no] nee
}
server-game = **Standaardspel:** { $value }
server-pace = **Standaardbedenktijd:** { $value }
server-holidays = **Klok stil op feestdagen van:** { $value }
server-max-matches = **Partijen tegelijk:** { $value }, en die van toernooien
server-theme = **Openbare borden:** { $value }
server-notation = **Zetten daarop:** { $value }
server-roles = Rollen voor rating en titel
server-roles-none = Nog geen rollen voor rating of titel. /server roles voegt er een toe: een rol, met een spel en de laagste rating, of met een titel.
server-role = { $role }: { $game }, vanaf { $least }, zodra de rating vaststaat
server-role-lost = { $why ->
    [gone] Deze rol is verwijderd. Haal hem van de lijst met /server roles en alleen “{ name-remove }”.
    [permission] Ik kan hem niet geven: ik mis het recht Rollen beheren. Geef het me.
    [managed] Ik kan hem niet geven: dat doet Discord of een andere app. Kies een andere rol.
   *[above] Ik kan hem niet geven: hij staat boven mijn eigen rol. Zet de mijne erboven.
}
server-role-stays = Ik geef { $role } niet meer. Leden die hem hebben, houden hem tot iemand hem in Discord weghaalt.
server-role-champion = { $which ->
    [game] { $role }: de winnaar van het laatste toernooi ({ $game })
   *[all] { $role }: de winnaar van het laatste toernooi
}
server-role-leader = { $which ->
    [game] { $role }: de eerste op de ladder ({ $game })
   *[all] { $role }: de eerste op elke ladder
}
choice-title-champion = winnaar van het laatste toernooi
choice-title-leader = eerste op de ladder
choice-title-season = kampioen van het laatste seizoen
server-publish = **Leden van andere servers mogen onze partijen zien:** { $value ->
    [yes] ja
   *[no] nee
}
# Tags van posts in een forum, hooguit 20 tekens.
tag-running = Lopend
tag-finished = Afgelopen
tag-tournament = Toernooi
server-check-fine = { $count ->
    [1] Alles in orde: ik kan partijen tonen in het enige kanaal hier.
   *[other] Alles in orde: ik kan partijen tonen in alle { $count } kanalen.
}
server-check-heading = { $count ->
    [1] In één kanaal mis ik een recht
   *[other] In { $count } kanalen mis ik een recht
}
server-check-create-events = Ik zet geen toernooien in de agenda van de server. Daarvoor heb ik dit recht nodig: { $permission }.
server-check-manage-roles = Ik geef geen rollen voor rating of titel. Daarvoor heb ik dit recht nodig: { $permission }.
server-faults = Instellingen die niet werken
server-faults-more = /server check kijkt opnieuw.
server-fault-gone = { $what ->
    [channel] Het kanaal voor alle partijen is verwijderd. Er wordt gespeeld waar erom gevraagd wordt. Kies een ander met /server settings.
    [forum] Het forum voor partijen is verwijderd. Partijen krijgen geen post. Kies een ander met /server settings.
    [door] Het kanaal voor partijen tegen andere servers is verwijderd. Kies een ander: **{ button-setup }**.
    [hall] Het kanaal van de speelzaal is verwijderd. Kies een ander: **{ button-setup }**.
   *[problems] Het kanaal van de puzzel van de dag is verwijderd. Kies een ander met /server problems.
}
server-fault-lacking = { $what ->
    [channel] Ik kan geen partijen tonen in { $where }
    [forum] Ik kan geen posts maken in { $where }
    [threads] { $known ->
        [yes] Ik kan partijen geen thread geven in { $where }
       *[no] Ik kan partijen geen thread geven
    }
    [calendar] Ik kan geen toernooien in de agenda van de server zetten
    [greeting] Ik kon hier niemand begroeten, want ik mag in geen enkel kanaal schrijven
    [door] Ik kan geen partijen tegen andere servers tonen in { $where }
    [hall] Ik kan de speelzaal niet tonen in { $where }
    [below] Ik kan niet zien of er in { $where } berichten onder de speelzaal staan, en laat die waar hij is
    [week] Ik kan de weekkaart niet plaatsen in { $where }
   *[problems] Ik kan de puzzel van de dag niet plaatsen in { $where }
}. Ik heb deze rechten nodig: { $permissions }.
server-fault-required = { $where } neemt geen post zonder tag, en heeft geen tags. Geef me daar het recht Kanalen beheren, of maak een tag.
server-fault-tags = Posts in { $where } krijgen geen tags, want die zijn er niet. Geef me daar het recht Kanalen beheren, of maak ze.
list-more-channels = … en nog { $count }.
