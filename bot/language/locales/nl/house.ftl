# Huisspellen: dammen zoals een server het thuis speelt.
house-heading = Huisspellen
house-how = Dammen zoals je het thuis speelt, door jou samengesteld, hooguit { $most } spellen. Ze staan in de spellenlijst van deze server en gaan nooit met rating.
house-removed = Het spel is verwijderd{ $count ->
    [0] { "" }
    [one] , en { $count } open uitnodiging ervoor is vervallen
   *[other] , en { $count } open uitnodigingen ervoor zijn vervallen
}. Lopende partijen houden de regels.
house-choose = Open er een
house-new = Een nieuw huisspel
house-new-how = Kies. Daaronder staan de regels die dit geeft. Zonder naam wordt niets bewaard.
house-size = Bord
house-refusal = Slaan
house-refusal-never = Slaan is verplicht
house-refusal-free = Slaan is vrij
house-refusal-forfeits = Blazen: niet slaan kost het stuk
house-priority = Bij meerdere slagen
house-priority-none = Elke slag mag
house-priority-most-pieces = Meerslag gaat voor
house-priority-most-value = Hoogste waarde gaat voor
house-crowning = Een schijf op de laatste rij
house-crowning-ends-move = Wordt dam en stopt
house-crowning-goes-on = Wordt dam en slaat door als dam
house-crowning-if-move-ends = Slaat door en blijft schijf
house-right = Donkere hoek { $on ->
    [yes] rechts
   *[no] links
}
house-backward = Schijven slaan { $on ->
    [yes] ook achteruit
   *[no] alleen vooruit
}
house-flying = Dammen { $on ->
    [yes] vliegen
   *[no] gaan één veld
}
house-first = { $on ->
    [black] Zwart begint
   *[white] Wit begint
}
house-giveaway = Wie niet kan zetten, { $on ->
    [yes] wint
   *[no] verliest
}
button-setup-house = Huisspellen
button-house-new = Nieuw …
button-house-save = Bewaren …
button-house-back = Terug
button-house-setup = Terug naar de instellingen
button-house-rename = Naam wijzigen …
button-house-remove = Verwijderen
button-house-pictures = Regels met plaatjes
form-house-title = Naam van het huisspel
form-house-name = Naam
form-house-example = Zoals thuis
# De kenmerken van een huisspel in een of twee woorden.
house-word-right = gespiegeld
house-word-backward = achteruit slaan
house-word-flying = vliegende dam
house-word-free = slaan vrij
house-word-huff = blazen
house-word-pieces = meerslag
house-word-value = hoogste waarde
house-word-passing = dam slaat door
house-word-through = schijf slaat door
house-word-black = Zwart begint
house-word-giveaway = weggeven
