# Nieuws voor één persoon. $recipient is een vermelding.
notice-joined = { $recipient }, je uitnodiging is aangenomen: de partij begint.
notice-joined-away = { $recipient }, je speelt tegen { $opponent } (andere server). Jouw borden staan hier, die van je tegenstander daar.
notice-twin = De tweede partij van het tweetal, met verwisselde kleuren.
notice-draw-offered = { $recipient }, je tegenstander biedt remise aan. Antwoord, of zet: een zet slaat het af.
notice-draw-declined = { $recipient }, je remiseaanbod is afgeslagen. De partij gaat door.
notice-takeback-asked = { $recipient }, je tegenstander wil **{ $move }** terugnemen{ $reply ->
    [none] .
   *[other] . Jouw **{ $reply }** gaat dan mee terug.
}
notice-takeback-refused = { $recipient }, je tegenstander weigert: de zet wordt niet teruggenomen.
notice-taken-back = { $recipient }, je tegenstander staat het toe: je zet is teruggenomen. Zet opnieuw.
notice-seek-declined = { $recipient }, je uitnodiging is afgeslagen.
notice-seek-lapsed = { $recipient }, je vaste uitnodiging ({ $game }) is gestopt: je hebt zoveel partijen als op deze server mag.
notice-seek-removed = { $recipient }, je uitnodiging ({ $game }) is vervallen: het huisspel is van deze server verwijderd.
notice-seek-expired = { $recipient }, niemand ging op tijd in op je uitnodiging. Die is nu verlopen.
notice-fell-choice = { $recipient }, de tijd van je tegenstander is voorbij. Eis de winst op, geef een extra dag, of speel door.{ $when ->
    [none] {""}
   *[other] {" "}Zonder antwoord win je { $when }.
}
notice-time-given = { $recipient }, je tegenstander geeft je extra tijd.
notice-elsewhere = { $recipient }, er is nieuws in { $games }. Ik kan je niet bereiken waar gespeeld wordt: druk op Bord of kijk bij /games.
notice-elsewhere-reminder = { $recipient }, je tijd raakt op. Ik kan je niet bereiken waar gespeeld wordt: druk op Bord of kijk bij /games.
reminder-elsewhere = **#{ $number }**: tijd voorbij { $when }.
notice-elsewhere-fell = { $recipient }, in { $game } is de tijd van je tegenstander voorbij. Ik kan je niet bereiken waar gespeeld wordt: druk op Bord of kijk bij /games om te kiezen. Zonder antwoord win je { $when }.
notice-moved = De oude plek is weg. De partij gaat hier verder.
notice-reminder = { $count ->
    [1] { $recipient }, je tijd in deze partij raakt op:
   *[other] { $recipient }, je tijd raakt op in deze partijen:
}
reminder-match = **{ $game }** tegen { $opponent }: { $end ->
    [play] speeltijd voorbij { $when }.
    [claims] meld een uitslag (**Meer …** bij het bord). Het melden eindigt { $when }.
   *[clock] tijd voorbij { $when }.
}
notice-waiting = { $recipient }, { $count ->
    [1] één partij wacht op { $what ->
        [claims] jou:
       *[moves] je zet:
    }
   *[other] { $count } partijen wachten op { $what ->
        [claims] jou:
       *[moves] je zet:
    }
}
waiting-match = **{ $game }** tegen { $opponent }{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] : speeltijd voorbij { $when }
        [claims] : meld een uitslag (**Meer …** bij het bord), het melden eindigt { $when }
       *[clock] : tijd voorbij { $when }
    }
}
waiting-number = **{ $number }**{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] : speeltijd voorbij { $when }
        [claims] : meld een uitslag (**Meer …** bij het bord), het melden eindigt { $when }
       *[clock] : tijd voorbij { $when }
    }
}
waiting-more = … en nog { $count }.
waiting-elsewhere = { $count ->
    [1] Eén daarvan is elders: /games
   *[other] { $count } daarvan zijn elders: /games
}
notice-vacation-spent = De tijd van { $user } was voorbij. Dat kostte een vakantiedag, tot { $until }. { $left ->
    [1] Dit jaar is er nog één vakantiedag over.
   *[other] Dit jaar zijn er nog { $left } vakantiedagen over.
} Het is dag { $spent } van hooguit { $most } in deze partij. Daarna { $then ->
    [decides] beslist de tegenstander.
   *[wins] wint de tegenstander.
}
