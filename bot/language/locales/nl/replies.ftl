# Wat in Discord niet kan, en wat dan wel.
error-missing-permissions = { $channel ->
    [here] Ik kan hier geen partijen tonen. Ik mis deze rechten: { $permissions }. Vraag de beheerder van de server erom, of speel in een ander kanaal.
   *[other] Ik kan in { $channel } geen partijen tonen. Ik mis deze rechten: { $permissions }. Vraag de beheerder van de server erom.
}
error-role-out-of-reach = { $why ->
    [permission] Ik kan geen rollen geven: ik mis het recht Rollen beheren. Geef het me en kies de rol opnieuw.
    [managed] Ik kan deze rol niet geven: dat doet Discord of een andere app. Kies een andere rol.
   *[above] Ik kan deze rol niet geven: mijn eigen rol moet erboven staan. Zet de mijne hoger, of kies een andere rol.
}
error-no-role-rule = Noem een spel of een titel.
error-title-with-rating = Een rol voor een titel vraagt geen rating. Laat het minimum of de titel weg.
error-not-here-shown = Aan iedereen tonen kan alleen waar de partij gespeeld wordt. Zonder “{ name-shown }” zie alleen jij het.
error-not-here-alone = Hier kan niemand meedoen. Begin in een kanaal van een server, of in een privébericht met je tegenstander.
error-server-only = Dit commando werkt alleen op een server: gebruik het daar in een kanaal.
error-not-here-not-a-member = { $player } is geen lid van deze server en kan niet meedoen. Nodig iemand uit die dat wel is, of laat de tegenstander weg.
error-not-here-sees-nothing = { $player } kan { $channel } niet zien en dus niet meedoen. Nodig uit in een kanaal dat jullie beiden zien.
error-not-here-bot-opponent = Andere bots spelen hier niet. Nodig een mens of mij uit, of laat de tegenstander weg.
error-outdated-control = Deze knop is van een oudere versie van mij. Open de partij opnieuw via /games.
error-outdated-command = Dit commando is veranderd. Herlaad Discord (Ctrl+R, of sluit en open de app) en probeer het opnieuw.
error-not-allowed = Je mag dit commando hier niet gebruiken.
error-bad-option = “{ $value }” kan hier niet. Kies een van de suggesties.
error-bad-day = “{ $value }” herken ik niet als dag. Schrijf 2026-08-14, 14 aug of morgen.
error-bad-number = “{ $value }” herken ik niet als getal.

# Antwoorden die lang duurden.
answer-follows = Dat duurde even. Het antwoord volgt hier, voor iedereen.
form-too-late = Dat duurde te lang. Druk opnieuw op de knop, of gebruik /move.

# Rechten zoals Discord ze noemt, achter een dubbele punt.
permission-view-channel = Kanalen bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-attach-files = Bestanden bijvoegen
permission-create-public-threads = Openbare threads maken
permission-read-message-history = Berichtgeschiedenis lezen
permission-create-events = Evenementen maken
permission-manage-roles = Rollen beheren
