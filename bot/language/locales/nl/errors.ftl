# Wat er mis was, en wat dan wel. Alleen de afzender leest dit.

# Zetten.
error-unreadable-move = “{ $text }” herken ik niet als zet. /move geeft mogelijke zetten terwijl je typt.
error-unreadable-move-cell = “{ $text }” herken ik niet als zet: dit bord heeft geen veld { $cell }.
error-unreadable-move-lone-square = “{ $text }” noemt maar één veld. Schrijf waar het stuk begint en waar het landt, bijvoorbeeld { $example }.
error-ambiguous-move = Bij “{ $text }” passen meerdere zetten. Welke bedoel je?
error-illegal-not-your-piece = “{ $text }” is een zet met een stuk van je tegenstander.
error-illegal-empty-cell = “{ $text }” begint op een leeg veld.
error-illegal-unused-square = “{ $text }” kan niet: { $square } is een licht veld, en gespeeld wordt alleen op de donkere.
error-illegal-capture-compulsory = “{ $text }” kan niet: je moet slaan.
error-illegal-better-capture = “{ $text }” kan niet: je moet anders slaan. Het menu onder het bord laat zien hoe.
error-illegal-unfinished-capture = “{ $text }” is niet de hele zet. De slag gaat verder: { $whole }.
error-illegal-backward = “{ $text }” kan niet: een schijf gaat niet achteruit.
error-illegal-blocked = “{ $text }” kan niet: de weg is versperd.
error-illegal-king-must-rest = “{ $text }” kan niet: deze dam heeft driemaal achter elkaar gezet zonder te slaan. Zet een ander stuk.
error-illegal-not-allowed = “{ $text }” is hier geen geldige zet.
error-illegal-over = De partij is afgelopen. Er zijn geen zetten meer.

# Een partij vinden.
error-no-match = Zo’n partij is er niet. /games toont de jouwe, /play begint er een.
error-unreadable-match = Partij #{ $match } kan niet meer worden geopend. Dat ligt aan de bot. Meld het de beheerder van de bot: in zijn logboek staat waarom.
error-no-match-waiting = { $match ->
    [none] Er wacht geen partij op je zet. /games toont al je partijen.
   *[other] { $opponent } is aan zet in #{ $match }. Er wacht geen andere partij op je zet.
}
error-not-a-player = Je speelt niet in deze partij.

# Het moment.
error-not-your-turn = Je tegenstander is aan zet.
error-match-over = Deze partij is afgelopen.
error-not-over = Deze partij is nog niet afgelopen.
error-opponent-gone = Je tegenstander speelt hier niet meer. /play begint een partij met iemand anders.
error-match-paused = Deze partij ligt stil: door een wedstrijdleider, of omdat de tijd van de ronde voorbij is. Is de tijd voorbij, druk dan op **{ button-claim }** op de kaart van het toernooi.
error-stale-match = De partij is intussen verdergegaan. Zo staat het er nu voor.
error-play-over = De ronde is afgelopen, dus hier wordt niet meer gespeeld. Op de kaart van het toernooi staat hoe het verdergaat.
error-time-is-up = Je tijd is voorbij. Je tegenstander beslist wat er nu gebeurt.
error-not-fallen = Je tegenstander heeft nog tijd.

# Remise, terugnemen, het einde.
error-no-draw-offer = Er is geen remiseaanbod om te beantwoorden.
error-own-draw-offer = Dit aanbod is van jou. Je tegenstander antwoordt.
error-draw-already-offered = Je hebt al remise aangeboden.
error-draw-offer-too-soon = { $count ->
    [1] Je hebt al eens remise aangeboden. Dat mag weer na nog één zet van jou, of als je tegenstander het gedaan heeft.
   *[other] Je hebt al eens remise aangeboden. Dat mag weer na nog { $count } zetten van jou, of als je tegenstander het gedaan heeft.
}
error-nothing-to-claim = In deze stand valt niets op te eisen.
error-takeback-not-allowed = In een partij met rating kun je geen zet terugnemen.
error-nothing-to-take-back = Je hebt nog niet gezet.
error-takeback-already-asked = Je hebt al gevraagd of je deze zet mag terugnemen.
error-no-takeback-asked = Niemand heeft gevraagd een zet terug te nemen.
error-own-takeback = Dit verzoek is van jou. Je tegenstander antwoordt.
error-too-late-to-abort = Afbreken kan niet meer: beide spelers hebben gezet. Opgeven kan wel.

# Uitnodigingen en voorwaarden.
error-no-seek = Zo’n uitnodiging is er niet. /join toont de open uitnodigingen.
error-seek-gone = Deze uitnodiging is niet meer open. /join toont de open uitnodigingen.
error-own-seek = Deze uitnodiging is van jou. Wacht tot iemand meedoet, of trek de uitnodiging in.
error-not-invited = Deze uitnodiging is voor een ander. /join toont waar jij op in kunt gaan.
error-not-your-seek = Alleen wie een uitnodiging deed, kan die intrekken.
error-too-many-matches = { $limit ->
    [1] Je mag hier één partij tegelijk hebben. Speel die eerst uit.
   *[other] Je mag hier { $limit } partijen tegelijk hebben. Speel er eerst een uit.
}
error-too-much-at-once = Ik ben nog met { $most } verzoeken van je bezig. Probeer het weer als er een klaar is.
error-too-many-invitations-person = Je hebt binnen { $span } { $count } uitnodigingen gedaan waar niemand op inging. Geef mensen tijd: over { $wait } kun je weer uitnodigen.
error-too-many-invitations-pair = Je hebt deze speler binnen { $span } { $count } keer uitgenodigd. Geef de speler tijd: over { $wait } kun je het weer doen.
error-not-available = Dat kan nu niet met deze speler. /play zonder tegenstander nodigt alle anderen uit.
error-bad-terms-standing-directed = Een vaste uitnodiging is voor iedereen. Laat de tegenstander weg.
error-bad-terms-blank-note = Je bericht heeft geen zichtbaar teken. Schrijf een ander, of laat het weg.
error-bad-terms-opponent-self = Je kunt niet tegen jezelf spelen.
error-bad-terms-blocked-self = Je kunt jezelf niet blokkeren.
error-bad-terms-rated-setup = Een partij vanuit een eigen stand kan niet met rating. Kies een vrijblijvende partij.
error-bad-terms-rated-pace = Een partij met rating heeft een tijdslimiet nodig. Kies een bedenktijd, of speel vrijblijvend.
error-bad-house-game-name = Een huisspel heeft een naam van 1 tot { $most } tekens nodig, met een letter of cijfer erin.
error-bad-house-game-taken = Er is al een spel dat “{ $name }” heet. Kies een andere naam.
error-bad-house-game-known = Precies deze regels zijn er al, onder de naam “{ $name }”.
error-bad-house-game-many = Een server heeft hooguit { $most } huisspellen. Verwijder er eerst een. Partijen daarvan gaan door.
error-bad-house-game-gone = Dat huisspel is verwijderd.
error-bad-terms-rated-house = Huisspellen gaan nooit met rating. Speel vrijblijvend, of kies een ander spel.
error-bad-terms-no-ballots = Dit spel heeft geen tabel met lotingsopeningen. Laat “{ name-setup }” weg.
error-bad-terms-bad-setup = “{ $text }” is geen opening en geen stand van dit spel. Een stand schrijf je zo: { $example }
error-bad-terms-over-at-start = Vanuit deze stand is de partij meteen afgelopen. Geef een andere.
error-bad-pace-range = “{ $text }” kan niet: een beurt duurt minstens { $shortest } en hooguit { $longest }.
error-bad-pace-cap = “{ $text }” klopt niet: het maximum { $cap } is kleiner dan de beginvoorraad { $bank }.
error-bad-pace-bonus = “{ $text }” klopt niet: de bonus { $bonus } is groter dan het maximum { $cap }.
error-no-such-day = Zo’n dag is er niet: { $text }.
error-unclear-day = “{ $text }” kan { $first } of { $second } zijn. Schrijf de maand als woord, of jaar, maand en dag: 2026-12-31.
error-bad-pace-zone = De tijdzone “{ $zone }” ken ik niet. Schrijf Europe/Amsterdam of Amsterdam.
error-bad-pace-country = Ik ken geen feestdagen van “{ $country }”. Schrijf het land als Nederland of NL.
error-bad-pace-unreadable = “{ $text }” herken ik niet als bedenktijd. Voorbeelden: 3d, 36u, bank 5d+18u max 7d, geen.
error-quiet-one-end = Je hebt nog geen stille uren: geef begin en einde, “{ name-quiet_from }” en “{ name-quiet_until }”.
error-bad-setting = “{ $value }” kan niet bij deze instelling. Kies een van de suggesties.

# Vakanties.
error-bad-vacation-backwards = De vakantie zou eindigen op { $last }, nog voor het begin op { $first }.
error-bad-vacation-past = { $first } is al geweest. Een vakantie begint vandaag of later.
error-bad-vacation-far = { $last } is te ver weg. Een vakantie eindigt binnen een jaar vanaf vandaag.
error-bad-vacation-overlap = Je hebt al vakantie { $days ->
    [1] op { $first }
   *[other] van { $first } t/m { $last }
}. Beëindig of annuleer die eerst voor andere dagen: **{ button-vacation-end }**.
error-bad-vacation-spent = Dan loopt er een vakantiedag die is ingezet zodat je niet op tijd verliest. Neem dagen vanaf { $first }.
error-bad-vacation-days = { $left ->
    [0] Je vakantiedagen in { $year } zijn op.
    [1] Je hebt in { $year } nog één vakantiedag.
   *[other] Je hebt in { $year } nog { $left } vakantiedagen.
} { $days ->
    [1] Dit kost er één.
   *[other] Dit kost er { $days }.
}
error-no-vacation-none = Je hebt nu geen vakantie, en er is er geen gepland.
error-no-vacation-spent = Deze vakantiedag is ingezet zodat je niet op tijd verliest. Doe je zet. De dag eindigt vanzelf.

# Spellen en standen.
error-unknown-game = Er is geen spel “{ $name }”. /help noemt ze allemaal.
error-unknown-game-house = “{ $name }” is een huisspel van deze server: nooit met rating, en zonder puzzels, ladders of toernooien. Het is voor /play, /practice en /learn.
error-many-games = “{ $text }” is een naam van meerdere spellen: { $games }. Kies een van de suggesties.
error-unknown-option = Het spel “{ $name }” heeft geen optie “{ $option }”, of niet samen met de andere. /help noemt ze allemaal.
error-unknown-trait = Een huisspel heeft geen kenmerk “{ $trait }”. De beheerder van de server stelt er een samen: /server settings, Instellen, Huisspellen.
error-clashing-traits = Deze regels spreken elkaar tegen. Laat een van de twee weg.
error-clashing-traits-free-priority = Is slaan vrij, dan gaat geen slag voor. Kies “{ house-refusal-never }” of “{ house-priority-none }”.
error-clashing-traits-giveaway-refusal = Wint wie niet kan zetten, dan moet slaan verplicht zijn, anders verliest niemand een stuk. Kies “{ house-refusal-never }”, of laat de speler zonder zet verliezen.
error-clashing-traits-through-forward = Een schijf kan alleen langs de laatste rij doorslaan als schijven achteruit slaan. Laat schijven achteruit slaan, of kies een andere promotie.
error-clashing-traits-large-flying = Op 12×12 hebben vliegende dammen zonder voorrang meer slagen dan er op tijd te vinden zijn. Kies een voorrang, een kleiner bord, of dammen die één veld gaan.
error-unknown-version = Deze partij ({ $name }) begon met regels die ik niet heb (versie { $version }). Meld het aan de beheerder van de bot.

# Eigen standen.
position-example = Bijvoorbeeld: { $example }
position-games = Het zou een stand zijn van: { $games }. Verbeter hem, of kies een ander spel.
error-bad-position-length = Deze tekst is te lang voor een stand. Geef één stand en verder niets.
error-bad-position-syntax = “{ $text }” kan ik in deze stand niet lezen. Schrijf W of B voor wie aan zet is, dan W met de velden van Wit en B met die van Zwart, met dubbele punten ertussen. Een K voor een veld is een dam.
error-bad-position-turn = Begin met W of B voor wie aan zet is, en een dubbele punt.
error-bad-position-no-pieces = { $colour ->
    [white] Wit heeft geen stuk. Voeg een dubbele punt, W en de velden van Wit toe.
   *[black] Zwart heeft geen stuk. Voeg een dubbele punt, B en de velden van Zwart toe.
}
error-bad-position-cell = Dit bord heeft geen veld { $cell }. Zoek de velden op in de regels: /learn met `{ name-rules }`.
error-bad-position-twice = Op { $cell } staan twee stukken. Noem elk veld één keer.
error-bad-position-row = Op { $cell } kan geen schijf staan: daar wordt hij dam. Zet een K voor het veld, of zet de schijf ergens anders.
error-bad-position-pieces = In dit spel zijn hooguit { $most } stukken van een kleur mogelijk. Haal er een paar weg.
error-bad-position-empty = In deze stand staan geen stukken. Noem de velden van beide kanten.
error-bad-position-field = De telling “{ $text }” past niet bij deze stand. Laat alles na de stukken weg. Dan begint de telling opnieuw.
error-bad-position-too-many-captures = Deze stand heeft meer slagen dan ik kan uitzoeken. Haal een paar stukken weg.
error-bad-position-fields = Schrijf een stand als rijen van boven naar beneden, een spatie, en wie aan zet is, b of w. Laat de rest weg.
error-bad-position-ranks = Een stand van dit spel heeft { $ranks } rijen. Schrijf ze allemaal van boven naar beneden, met schuine strepen ertussen.
error-bad-position-signs = Rij { $rank } kan ik niet lezen. Gebruik b en w voor stukken en cijfers voor lege velden.
error-bad-position-width = Rij { $rank } moet in totaal { $files } velden hebben. Tel de stukken en lege velden na.
error-bad-position-side = Schrijf b of w achter de rijen, voor wie aan zet is.
error-bad-position-hands = De stukken in de hand passen niet bij die op het bord. Laat ze weg. Ik tel ze zelf.
error-bad-position-number = Elke kant heeft in dit spel precies { $pieces } stukken. Voeg stukken toe of haal ze weg.
error-bad-position-colours = Zwarte stukken staan alleen op donkere velden, witte op lichte. Verzet de stukken die verkeerd staan.
error-bad-position-goal = Beide kanten hebben hier hun doel bereikt, en dat kan niet. Zet een stuk van een van beide terug.
error-bad-position-moves = De zetten achter deze stand leiden er niet toe. Laat ze weg.
error-bad-position-dark-squares = In dit spel ligt op elk donker veld een stuk. Vul de lege.
error-bad-position-passed = Hier hoefde niemand te passen. Laat “passed” weg.

# Toernooien.
error-no-tournament = Zo’n toernooi ken ik hier niet. /tournament list toont die van deze server.
error-not-of-tournament = Partij #{ $match } hoort hier bij geen toernooi. /tournament table toont de partijen met hun nummers.
error-bad-tournament-name = Een toernooi heeft een zichtbare naam van hooguit { $most } tekens nodig. Schrijf een andere.
error-bad-tournament-rounds = Een Zwitsers toernooi heeft { $least } tot { $most } ronden. Kies een getal daartussen.
error-bad-tournament-group = Een groep heeft { $least } tot { $most } spelers. Kies een getal daartussen.
error-bad-tournament-most = Een toernooi heeft { $least } tot { $most } spelers. Kies een getal daartussen.
error-bad-tournament-entered = Je bent al ingeschreven. Wacht op het begin.
error-bad-tournament-plays = Deze speler speelt al in het toernooi, of deed dat eerder. Noem iemand anders.
error-bad-tournament-had-place = Je had een plaats in dit toernooi, maar die heeft nu iemand anders. Vraag het de wedstrijdleider.
error-bad-tournament-not-entered = Die speler speelt niet in dit toernooi. De stand toont wie wel.
error-bad-tournament-you-not-entered = Je speelt niet in dit toernooi. Met /tournament enter schrijf je je in voor een open toernooi.
error-bad-tournament-same-place = Dit toernooi is al in dat kanaal aangekondigd. Kies een ander.
error-bad-tournament-full = Dit toernooi is vol: er is plaats voor { $most } spelers. Vraag de wedstrijdleider naar het volgende.
error-bad-tournament-few = Een toernooi heeft minstens { $least } spelers nodig. Wacht op meer inschrijvingen.
error-bad-tournament-started = Dit toernooi is begonnen of afgelast, dus in- en uitschrijven kan niet meer. Met /tournament leave trek je je terug uit een lopend toernooi.
error-bad-tournament-not-started = Dit toernooi is nog niet begonnen. Wacht op het begin.
error-bad-tournament-over = Dit toernooi is afgelopen. Bekijk de eindstand.
error-bad-tournament-director = Dat kan alleen de wedstrijdleider van dit toernooi, of wie op deze server evenementen mag beheren. Vraag het een van hen.
error-bad-tournament-organiser = Alleen wie op deze server evenementen mag beheren, kan een toernooi maken. Vraag het een van hen.
error-bad-tournament-place = Ik kan alleen een toernooi leiden op een server waar ik lid van ben. Vraag een beheerder mij toe te voegen.
error-bad-tournament-many = Deze server heeft { $most } toernooien die open zijn of lopen, en meer kan niet. Beëindig er eerst een of gelast het af.
error-bad-tournament-cycles = Spelers ontmoeten elkaar één of twee keer. Kies een van beide.
error-bad-tournament-deciders = Een gelijke match kan { $least } tot { $most } keer twee partijen extra krijgen. Kies een getal daartussen.
error-bad-tournament-not-swiss = Een ronde overslaan kan alleen in een Zwitsers toernooi. Speel, of trek je terug met /tournament leave.
error-bad-tournament-bye-round = { $count ->
    [1] Je kunt alleen ronde { $least } overslaan. Kies die.
   *[other] Je kunt een van de ronden { $least } t/m { $most } overslaan. Kies een daarvan.
}
error-bad-tournament-bye-late = De laatste ronde kun je niet overslaan. Speel hem, of trek je terug met /tournament leave.
error-bad-tournament-bye-taken = Je slaat ronde { $round } al over, en dat mag maar één keer. Speel de andere, of vraag het de wedstrijdleider.
error-bad-tournament-rating = Een ratinggrens ligt tussen { $least } en { $most }. Schrijf een getal daartussen, of laat het leeg.
error-bad-tournament-ratings = De ondergrens van de rating ligt boven de bovengrens, dus niemand kan meedoen. Verander een van beide.
error-bad-tournament-round-days = Een ronde kan { $least } tot { $most } dagen duren. Schrijf een getal daartussen, of laat het leeg.
error-bad-tournament-draw-moves = Remise aanbieden kan voor de eerste { $least } tot { $most } zetten worden uitgesloten. Schrijf een getal daartussen.
error-bad-tournament-date = Dit toernooi begint op een datum, en die moet binnen een jaar vallen. Schrijf 2026-12-31 18:00, of kies een ander begin.
error-bad-tournament-check-in-hours = Het inchecken kan { $least } tot { $most } uur voor het begin opengaan. Schrijf een getal daartussen, of laat het leeg.
error-bad-tournament-check-in-date = Voor inchecken is een begindatum nodig. Geef er een, of laat het inchecken leeg.
error-bad-tournament-rating-low = Dit toernooi is voor ratings vanaf { $limit }, en de jouwe is { $rating }. Kies een ander toernooi.
error-bad-tournament-rating-high = Dit toernooi is voor ratings tot { $limit }, en je hoogste van het afgelopen jaar is { $rating }. Kies een ander toernooi.
error-bad-tournament-role = Dit toernooi is voor leden met { $role }, en die rol heb je niet. Vraag wie hem geeft, of kies een ander toernooi.
error-bad-tournament-unlisted = Dit toernooi is voor wie op de lijst van de wedstrijdleider staat, en jij staat er niet op. Vraag het de wedstrijdleider, of kies een ander toernooi.
error-bad-tournament-too-few-games = Dit toernooi is voor spelers met minstens { $least } partijen met rating in dit spel op deze server, en jij hebt er { $count }. Speel er nog wat, of kies een ander toernooi.
error-bad-tournament-games = Het vereiste aantal partijen met rating kan { $least } tot { $most } zijn. Schrijf een getal daartussen, of laat het leeg.
error-bad-tournament-entries = Je doet mee aan { $most } toernooien op deze server, en meer tegelijk kan niet. Schrijf je hier in als er een afgelopen is.
error-bad-tournament-no-shows = Je bent binnen { $days } dagen uit { $count } toernooien op deze server gehaald omdat je nooit zette. Over { $wait } kun je weer meedoen, of vraag het de wedstrijdleider.
error-bad-tournament-check-in-closed = Inchecken kan nu niet. In de aankondiging staat vanaf wanneer.
error-bad-tournament-checked-in = Je bent al ingecheckt. Wacht op het begin.
error-bad-tournament-last-director = Een toernooi heeft een wedstrijdleider nodig. Benoem eerst iemand anders.
error-bad-tournament-not-left = Die speler heeft zich niet teruggetrokken. Bij de spelers zie je wie wel.
error-bad-tournament-pairing-played = Van plaats wisselen kan alleen in de lopende ronde, en alleen voordat een van hun partijen een zet of uitslag heeft. Kies anderen, of laat een partij overspelen.
error-bad-tournament-until = Het nieuwe einde moet later zijn dan het huidige, en binnen { $most } dagen. Schrijf 2026-12-31 18:00.
error-bad-tournament-named = Deze persoon leidt het toernooi al. In het logboek staat wie de wedstrijdleiders zijn.
error-bad-tournament-not-named = Deze persoon is niet als wedstrijdleider benoemd. In het logboek staat wie wel.
error-bad-tournament-paused = Dit toernooi ligt stil. Hervat het eerst, bij /tournament manage.
error-bad-tournament-not-paused = Dit toernooi ligt niet stil. Leg het stil bij /tournament manage.
error-bad-tournament-no-deadline = De ronden van dit toernooi hebben geen einddatum, dus er valt niets te verlengen.
error-bad-tournament-no-claims = Uitslagen meld je als de tijd van een ronde voorbij is. Speel tot dan door.
error-bad-tournament-claims-paused = Het toernooi ligt stil, en het melden ook. Meld je uitslag als het verdergaat.
error-bad-tournament-claims-over = De tijd om te melden is net voorbij: de partij telt volgens de meldingen tot nu toe.
error-bad-tournament-not-yours = Alleen de twee spelers van een partij melden de uitslag. Kies een partij van jezelf.
error-bad-tournament-no-such-game = Deze partij is afgelopen, of hoort bij geen toernooi. Kies een lopende partij.
error-bad-tournament-no-result = Deze partij heeft nog geen uitslag om te corrigeren. Beslis eerst.
error-bad-tournament-same-result = De partij telt al zo. Kies een andere uitslag.
error-bad-tournament-tie-breaks = Kies één tot vier weerstandscriteria, elk één keer.
error-bad-tournament-same-order = De volgorde bij gelijke stand is al zo. Kies een andere.
error-bad-tournament-order-late = Er is al een uitslag, dus de volgorde bij gelijke stand blijft zoals die is.
error-bad-tournament-depends = Latere partijen zijn met deze uitslag ingedeeld, dus veranderen kan niet meer.
error-bad-tournament-nothing-to-undo = Er is niets terug te draaien. In het logboek staat wat er gedaan is.
error-bad-tournament-undo-late = Iets van later hangt ervan af, dus terugdraaien kan niet meer.
error-bad-tournament-which = Niemand hier heet “{ $name }”, of meer dan één. Schrijf het nummer uit de spelerslijst.
error-bad-tournament-moved-on = Intussen is dit toernooi verdergegaan. Open de wedstrijdtafel opnieuw met /tournament manage.
error-bad-tournament-due = De tijd ervan is net voorbij. Kijk over een minuut opnieuw.
error-bad-tournament-claim-early = Remise telt hier pas na { $moves } zetten van elke speler. Meld winst of verlies, of vraag het een wedstrijdleider.
error-bad-tournament-draw-early = In dit toernooi mag je pas remise aanbieden als beiden { $moves } zetten gedaan hebben. Speel door.
error-bad-tournament-limit = De grens voor partijen tegelijk ligt tussen { $least } en { $most }. Schrijf een getal daartussen, of laat het weg.
error-bad-tournament-moving = { $least } tot { $most } spelers van een divisie kunnen promoveren en degraderen. Kies een getal daartussen.
error-bad-tournament-pause = De pauze tussen twee seizoenen kan { $least } tot { $most } dagen duren. Kies een getal daartussen.
error-bad-tournament-bot = Bots kunnen niet meedoen aan toernooien. Kies een mens.
error-bad-tournament-settling = Een stand kan { $least } tot { $most } dagen voorlopig zijn. Kies een getal daartussen, of geen.
error-bad-tournament-objected = Je hebt al bezwaar gemaakt. De wedstrijdleiders hebben het gelezen. Vraag het een van hen.
error-bad-tournament-not-provisional = Deze stand is niet voorlopig: hij is definitief, of een partij wordt overgespeeld. Vraag het een wedstrijdleider.
error-bad-tournament-reopen-late = Een definitieve stand kan { $days } dagen lang heropend worden. Daarna blijft hij.
error-bad-tournament-followed = { $what ->
    [season] Het volgende seizoen is met deze stand begonnen, dus hij blijft definitief.
    [role] De rol van de kampioen is met deze stand gegeven, dus hij blijft definitief.
    [places] Plaatsen in een ander toernooi zijn met deze stand gegeven, dus hij blijft definitief.
   *[series] De reeks heeft deze stand meegeteld, dus hij blijft definitief.
}
error-bad-tournament-verdict = Noem de winnaar als de partij zonder spelen gewonnen is. Noem niemand als beiden verloren.
error-bad-tournament-goes-on = Dit toernooi loopt nog vanzelf door. Eerder beëindigen kan alleen als een ronde niet in te delen is.
error-bad-tournament-pair-so = Voor deze twee staat dat al zo, of je noemde dezelfde persoon twee keer. In het logboek staat wat er geldt.
error-bad-tournament-bye-so = Voor die ronde staat dat al zo. In het logboek staat wat er geldt.
error-bad-tournament-only-swiss = Paringen en vrije ronden bepaal je alleen in een Zwitsers toernooi. Hier bepaalt de toernooivorm de paringen.
error-bad-tournament-file = { $line ->
    [0] Dit bestand kan ik niet lezen. Stuur CSV met op de eerste regel de kolommen player, rating en seed, of round, first, second en result, of TRF16 van de FIDE. Elke naam komt er één keer in voor.
   *[other] Regel { $line } van dit bestand kan ik niet lezen. Verbeter hem en stuur het bestand opnieuw.
}
error-bad-tournament-unknown = Ik weet niet wie bedoeld zijn: { $names }. Ik ken alleen mensen die hier gespeeld hebben, en geen naam die twee van hen delen. Schrijf een vermelding of een Discord-ID.
error-bad-tournament-takeover = Partijen van elders neem ik alleen over in één groep van alle spelers, of in een Zwitsers toernooi met meer ronden dan er gespeeld zijn, en met één partij per paring. Verander de instellingen, of neem alleen de spelers over.
error-bad-tournament-taken-over = Er zijn al partijen overgenomen, en dat kan één keer. Draai dat eerst terug bij /tournament manage om deze te nemen.
error-no-pairing = Ronde { $round } is niet in te delen: een speler heeft alle anderen al ontmoet, of mag ze niet ontmoeten. Laat bij /tournament manage twee spelers tegen elkaar spelen die dat niet mochten of al deden, of beëindig het toernooi zoals het staat.

# Partijbestanden.
error-bad-record = Dit partijbestand kan ik niet lezen. Gebruik een bestand van **{ button-export }**.
error-bad-record-game = Er staat niet bij welk spel het is, of ik ken het niet. Noem het spel in de tag Game.
error-bad-record-setup = De partij begint niet met een stand van dat spel. Verbeter de tag Setup.
error-bad-record-move = Zet { $ply }, “{ $text }”, kan in die stand niet. Verbeter hem of laat de rest weg.
error-bad-record-result = De uitslag in het bestand is anders dan die op het bord. Verbeter de tag Result en het laatste woord.
error-bad-record-ending = De reden van de uitslag in het bestand ken ik niet. Verbeter de tag Ending.
error-bad-record-tag = “{ $text }” kan geen naam van een tag zijn. Kies een andere naam, van letters en cijfers.
error-bad-record-unwritable = “{ $text }” kan niet in een PDN-bestand staan. Laat het weg.
error-bad-record-items = Bij regel { $line } van het bestand staan te veel commentaren en tekens. Laat er een paar weg.
error-bad-record-plies = Tot regel { $line } staan te veel zetten in het bestand. Laat de rest weg.
error-bad-record-set-ups = Tot regel { $line } staan te veel standen in het bestand. Laat de rest weg.
error-bad-record-games = Tot regel { $line } staan te veel bijna lege partijen in het bestand. Laat de rest weg.
error-bad-record-size = Het bestand is te lang, tot regel { $line }. Laat de rest weg.
error-bad-record-syntax = “{ $text }” in regel { $line } van het bestand kan ik niet lezen. Verbeter het of laat het weg.
error-bad-record-open = Het commentaar of de variant die in regel { $line } begint, eindigt niet. Sluit het haakje.
error-bad-record-depth = In regel { $line } van het bestand zitten varianten te diep in elkaar. Laat er een paar weg.

# Voorwaardelijke zetten.
error-bad-line-move = “{ $move }” kan niet { $start ->
    [yes] op dit moment
   *[no] na { $after }
}. Mogelijk is bijvoorbeeld: { $legal }.
error-bad-line-ended = Na { $after } is de partij afgelopen. Laat de zetten erachter weg.
error-bad-line-long = Een variant heeft hooguit { $most } zetten. Laat de rest weg.
error-bad-line-many = Je hebt al { $most } varianten in deze partij. Haal er eerst een weg.
error-bad-line-unanswered = Een variant begint met een zet van je tegenstander en eindigt met een zet van jou.

# Al het andere.
error-unexpected = Er ging bij mij iets mis. Wat bewaard was, is niet verloren. Kijk of het gelukt is voordat je het opnieuw probeert. Gebeurt het weer, meld mijn beheerder dan dit nummer: { $number }
error-after-move = Je zet staat, maar ik kon hem je niet tonen. /board toont de partij. Gebeurt het weer, meld mijn beheerder dan dit nummer: { $number }
error-unreachable-after-move = Je zet staat. Ik kan nu niet bij mijn gegevens om hem te tonen. /board toont de partij over een minuut.
error-disk = Dat kon ik niet bewaren: de harde schijf van mijn server is vol of hapert. Probeer het later opnieuw.
error-unreachable = Ik kan nu niet bij mijn gegevens. Probeer het over een minuut opnieuw.

# Ladders.
error-no-ladder = Zo’n ladder is er hier niet. Leden met het recht Evenementen beheren openen er een met /ladder create.
error-bad-ladder-reach = Een uitdaging kan { $least } tot { $most } plaatsen omhoog gaan. Kies een getal daartussen.
error-bad-ladder-idle = Spelers kunnen zakken na { $least } tot { $most } dagen zonder partij. Kies een getal daartussen.
error-bad-ladder-exists = Deze server heeft al een ladder voor dat spel. Doe daar mee, of sluit hem eerst.
error-bad-ladder-closed = Deze ladder is gesloten. Leden met het recht Evenementen beheren openen een nieuwe met /ladder create.
error-bad-ladder-absent = Die speler staat niet op de ladder. Wil je er zelf op, druk dan onder /ladder show op **{ button-ladder-join }**.
error-bad-ladder-joined = Je staat al op deze ladder. /ladder show toont wie je mag uitdagen.
error-bad-ladder-out-of-reach = Je mag spelers uitdagen die hooguit { $reach ->
    [one] { $reach } plaats
   *[other] { $reach } plaatsen
} boven je staan. Kies er een met /ladder show.
error-bad-ladder-challenging = Je hebt al een uitdaging lopen. Speel die partij eerst uit.
error-bad-ladder-challenged = Jullie twee spelen al op deze ladder. Speel die partij eerst uit.
error-bad-ladder-again = Je hebt hier net tegen die speler gespeeld. Daag iemand anders uit, of dezelfde over { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}.
error-bad-ladder-keeper = Alleen wie deze ladder opende, of wie op deze server evenementen mag beheren, kan hem sluiten of verplaatsen. Vraag het een van hen.
error-bad-ladder-organiser = Alleen wie op deze server evenementen mag beheren, kan een ladder openen. Vraag het een van hen.
error-channel-closed = Je mag zelf niet in dat kanaal schrijven. Kies er een waar dat mag.
error-bad-ladder-same-place = Deze ladder is al in dat kanaal. Kies een ander.
error-bad-ladder-place = Ik kan alleen een ladder leiden op een server waar ik lid van ben. Vraag een beheerder mij toe te voegen.

# De lobby tussen servers
error-lobby-closed-unasked = Je hebt nog niet ingestemd met spelen tegen mensen van andere servers. /join vraagt het je, achter **{ button-world }**.
error-lobby-closed-door = Deze server speelt niet tegen andere servers. Jij kunt het wel, in een privébericht met mij.
error-lobby-closed-outside = Ik ben geen lid van deze server. Vraag het in een privébericht: daar komen je borden.
error-lobby-closed-banned = Mijn beheerder laat je niet toe in partijen tussen servers.
error-lobby-closed-offers = Je hebt al { $limit } open oproepen aan andere servers. Wacht, of trek er een in: /join, **{ button-world }**.
error-lobby-closed-first = Je hebt al een oproep aan andere servers. Eén tegelijk, tot je daar { $games } partijen hebt uitgespeeld.
error-lobby-closed-games = Je mag { $limit } partijen tegelijk spelen tegen mensen van andere servers, open oproepen meegeteld.
error-lobby-closed-resting = Je hebt binnen 30 dagen twee partijen tegen andere servers op tijd verloren. Nieuwe kunnen weer vanaf { $until }. Lopende gaan door.
error-lobby-closed-young = Je Discord-account is jonger dan zeven dagen: tot { $until } speel je hier zonder rating.
error-lobby-closed-house = Een huisspel speel je alleen op zijn eigen server. Kies een ander spel.
error-lobby-closed-gone = Deze oproep is weg. /join toont de andere, achter **{ button-world }**.
error-lobby-closed-own = Deze oproep is van jou. Je krijgt een seintje als iemand meedoet.
error-lobby-closed-no-game = Deze server kent geen partij met dat nummer tegen een andere server.
