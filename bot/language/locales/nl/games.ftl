# De spellen en hun opties.
game-american = Amerikaans dammen
game-american-line = 8×8. Schijven slaan vooruit, een dam gaat één veld ver. Vrije slagkeuze. Zwart begint.
game-german = Duits dammen
game-german-line = 8×8. Vliegende dam, landt vlak achter het geslagen stuk. Schijf slaat vooruit. Zwart begint.
game-pool = Pool-checkers
game-pool-line = 8×8. Schijven slaan ook achteruit, vliegende dam. Vrije slagkeuze. Zwart begint.
game-russian = Russisch dammen
game-russian-line = 8×8. Achteruit slaan mag, vliegende dam. Wie slaand dam haalt, slaat door als dam.
game-brazilian = Braziliaans dammen
game-brazilian-line = Internationale regels op 8×8: vliegende dam, meerslag gaat voor.
game-spanish = Spaans dammen
game-spanish-line = 8×8, gespiegeld bord. Vliegende dam. Meerslag gaat voor, dan de meeste dammen.
game-italian = Italiaans dammen
game-italian-line = 8×8, gespiegeld bord. Een schijf slaat geen dam. Strenge volgorde bij het slaan.
game-czech = Tsjechisch dammen
game-czech-line = 8×8. Vliegende dam, schijven slaan vooruit. Kan een dam slaan, dan moet een dam slaan.
game-turkish = Turks dammen
game-turkish-line = Alle 64 velden. Lopen en slaan gaat recht, niet schuin. Meerslag gaat voor.
game-armenian = Armeens dammen
game-armenian-line = Alle 64 velden. Lopen in acht richtingen, slaan alleen recht. Meerslag gaat voor.
game-gothic = Gotisch dammen
game-gothic-line = Alle 64 velden, 16 schijven. Schijven lopen schuin en slaan in vijf richtingen.
game-international = Internationaal dammen
game-international-line = 10×10. Vliegende dam, schijven slaan ook achteruit. Meerslag gaat voor.
game-frisian = Fries dammen
game-frisian-line = 10×10. Slaan in alle acht richtingen. De slag met de hoogste waarde gaat voor.
game-canadian = Canadees dammen
game-canadian-line = Internationale regels op 12×12, met elk dertig schijven.
game-malaysian = Maleisisch dammen
game-malaysian-line = 12×12 of 8×8, als Internationaal. Niet slaan mag, maar kost een stuk.
game-frysk = Frysk!
game-frysk-line = 10×10. Fries dammen met elk maar vijf schijven op de achterste rijen: snel een dam.
game-breakthrough = Breakthrough
game-breakthrough-line = 10×10. Internationale regels, maar wie het eerst dam haalt, wint.
game-antidraughts = Weggeefdammen
game-antidraughts-line = 10×10. Internationale regels, maar wie geen stuk of geen zet meer heeft, wint.
game-house = Huisspel
game-zongheng = Zongheng
game-zongheng-line = Schuif rijen stukken, leg er zelf bij en bouw de grootste groep.
game-binary = Binary
game-binary-line = Leg stukken en bouw het grootste gebied. Lege velden van je kleur tellen mee.
game-incorrect = Incorrect Checkers
game-incorrect-line = Niet slaan: stap en spring tot al je stukken op de verste drie rijen staan.

game-with-options = { $game } ({ $options })

option-series = { $first }; { $following }

# Opties van spellen.
option-flying = vliegende dam
option-three-halves = een dam telt voor anderhalve schijf
option-threefold = remise bij driemaal dezelfde stand
option-8x8 = 8×8
option-6x6 = 6×6
option-10x10 = 10×10
option-12x12 = 12×12
option-forward = schijven slaan alleen vooruit
option-king-at-once = wie slaand dam haalt, slaat door als dam
option-men-capture-back = schijven slaan ook achteruit
option-cbd = remise na 20 damzetten, als de Braziliaanse bond
option-diagonal = diagonale beginstand

# Kleuren.
colour-white = Wit
colour-black = Zwart
