# Wat van iemand bewaard wordt, en wat daaraan te doen is.
former-player = een oud-speler
unnamed-player = een speler

privacy-heading = De gegevens die ik over je bewaar
privacy-kept = - Je Discord-nummer, weergavenaam en taal.
    - Je instellingen, tijdzone, vakanties en blokkades.
    - Je uitnodigingen, toernooien, bezwaren en ladders.
    - Elke partij: de zetten en hun tijden, voorwaardelijke zetten, voorstellen en uitslag.
    - Je ratings, en of je uitslagen geschrapt zijn.
    - De analyses waar je om vroeg, de puzzels die je probeerde, je lessen.
    - Dat je een server midden in een partij verlaten hebt.
    - Bij andere servers: of je er speelt, je oproepen met tijdzone en stille uren, wie je gemeld hebt, en of je geweerd bent.
    - Verder niets wat je schrijft, en geen ledenlijst.
privacy-seen = - Een partij: de spelers en wie het kanaal ziet. Anderen alleen als de server partijen openbaar maakt uit kanalen die alle leden zien.
    - Je ratings en uitslagen: je server, en lezers van openbare partijen daarvan. Over alle servers alleen als jij dat in /settings toestaat.
    - Een oproep aan andere servers: wie erop in mag gaan. Die leest je weergavenaam, rating, groet en hoe vaak je op tijd verloor, maar niet je server.
    - Een bezwaar: de wedstrijdleiders van het toernooi.
    - Uitnodigingen, toernooien, ladders, opgeloste puzzels: wie het kanaal of de server ziet. Dat geldt ook voor de vakanties, weekendzone en keerpunten van een partij.
    - De rest: jij, en mijn beheerder.
privacy-long = - Partijen blijven.
    - Nieuws voor jou: 30 dagen na aankomst, maar niet voordat de partij afgelopen is.
    - Een analyse: 30 dagen. Een oproep waar niemand op inging: tot 30 dagen na het einde.
    - Wat bij een server hoort: 30 dagen nadat hij mij verwijdert.
    - De rest: tot je gewist wordt.
privacy-else = De eerste knop geeft je alles als bestand. De tweede wist je meteen. Je partijen blijven voor je tegenstanders, onder “{ former-player }”.
privacy-title-kept = Wat ik bewaar
privacy-title-seen = Wie het ziet
privacy-title-long = Hoe lang
privacy-exported = { $parts ->
    [1] Alles wat ik over je bewaar: data.json, en elke partij als eigen bestand.
   *[other] Alles wat ik over je bewaar, bestand { $part } van { $parts }: de gegevens, en elke partij als eigen bestand.
}
privacy-delete-question = { $count ->
    [0] **Jou wissen?**
    [1] **Jou wissen?** Je geeft je lopende partij op (onder twee zetten: afgebroken).
   *[other] **Jou wissen?** Je geeft je { $count } lopende partijen op (onder twee zetten: afgebroken).
} Voorgoed weg: je toernooien, uitnodigingen, instellingen en naam, een naam van drie tekens of meer ook uit berichten en bestanden van toernooien. Partijen en ratings blijven onder “{ former-player }”. Een kenmerk dat honderden delen, houdt je weg bij wie jou blokkeert. Berichten in Discord blijven, back-ups tot ze vervangen zijn.
privacy-deleted = Klaar: ik ben je vergeten. Gebruik je me weer, dan begin je als nieuwe speler.
button-privacy-export = Geef me mijn gegevens
button-privacy-delete = Wis mij
button-privacy-delete-now = Wis mij nu
button-privacy-keep = Nee, bewaar alles
button-my-data = Mijn gegevens …
