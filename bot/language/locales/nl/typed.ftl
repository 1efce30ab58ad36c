# Wat mensen intypen; gescheiden door komma’s.
names-american = Amerikaans, Amerikaans checkers, Engels, Engels dammen
names-german = Duits
names-pool = poolcheckers, Amerikaans pool
names-russian = Russisch
names-brazilian = Braziliaans
names-spanish = Spaans
names-italian = Italiaans
names-czech = Tsjechisch
names-turkish = Turks
names-armenian = Armeens
names-gothic = Gotisch, Oudduits dammen
names-international = internationaal, damspel, honderd velden, honderdveldsdammen, gewoon dammen
names-frisian = Fries, Fries damspel
names-canadian = Canadees
names-malaysian = Maleisisch, Singaporees dammen
names-frysk = vijf schijven, Fries met vijf schijven
names-breakthrough = doorbraak, doorbraakdammen, eerste dam, eerste dam wint
names-antidraughts = weggeven, weggeefspel, verliesdammen, omgekeerd dammen, antidammen
names-zongheng = Zongheng-spel
names-binary = binair, binair spel
names-incorrect = Incorrect dammen

# Waar een zet hoort.
typed-draw = remise, remise aanbieden, remiseaanbod, remisevoorstel, ik bied remise aan, gelijkspel
typed-resign = opgeven, opgave, ik geef op, geef op, opgegeven
typed-takeback = terugnemen, zet terugnemen, neem zet terug, zet terug, terug

typed-weeks = week, weken
typed-days = dag, dagen
typed-hours = u, uur, uren
typed-no-limit = geen, onbeperkt, geen limiet, geen tijdslimiet, geen klok, zonder klok
# In plaats van een opening uit de lijst.
typed-drawn = loting, lot, geloot, door loting, lotingsopening, willekeurig
typed-usual-start = geen, gewoon, normaal, standaard, beginstand, begin
# Achter een getal in een formulier.
typed-counters = ronden, rondes, ronde, spelers, speler, deelnemers, personen, partijen, partij, zetten, zet, seizoenen
typed-at-least = minstens, minimaal, ten minste, vanaf, van, of meer, of hoger, en hoger
typed-at-most = hoogstens, hooguit, maximaal, ten hoogste, tot, tot en met, t/m, of minder, of lager, en lager
typed-cap = maximaal, hoogstens, hooguit, nooit meer dan
# Andere namen van de bedenktijden.
names-pace-quick = vlot
names-pace-standard = normaal, gewoon
names-pace-relaxed = langzaam
# Mag achter elk spel staan.
typed-kinds = spel
# Tijdzones.
typed-zones = Nederland: Europe/Amsterdam, Holland: Europe/Amsterdam, Friesland: Europe/Amsterdam, Fryslân: Europe/Amsterdam, Rotterdam: Europe/Amsterdam, Den Haag: Europe/Amsterdam, Utrecht: Europe/Amsterdam, Groningen: Europe/Amsterdam, Leeuwarden: Europe/Amsterdam, België: Europe/Brussels, Vlaanderen: Europe/Brussels, Antwerpen: Europe/Brussels, Gent: Europe/Brussels
typed-morning = ’s ochtends, ’sochtends, ’s morgens, ’smorgens, 's ochtends, 'sochtends, 's morgens, 'smorgens, ochtend
typed-afternoon = ’s middags, ’smiddags, ’s avonds, ’savonds, 's middags, 'smiddags, 's avonds, 'savonds, middag, avond
# Achter het cijfer van een dag, voor de maand, voor een tijdstip, en achter het uur; tussen twee tijdsduren.
typed-ordinals = e, ste, de
typed-before-month = van
typed-year = n.Chr.
typed-before-time = om
typed-oclock = uur, u
typed-joint = en
typed-today = vandaag
typed-tomorrow = morgen
typed-day-after = overmorgen

# Kolommen in een bestand van een club.
typed-column-player = speler, naam, deelnemer
typed-column-user = gebruiker, id
typed-column-rating = rating
typed-column-seed = plaatsing, startnummer
typed-column-round = ronde
typed-column-first = eerste, speler 1, speler1, eerstgenoemde
typed-column-second = tweede, speler 2, speler2
typed-column-result = uitslag, resultaat
