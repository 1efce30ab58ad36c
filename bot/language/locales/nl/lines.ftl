# Voorwaardelijke zetten: varianten die een speler heeft klaargezet.
lines-news = Je voorwaardelijke zetten
lines-news-replied = Op **{ $move }** is jouw **{ $reply }** gespeeld{ $stands ->
    [yes] .
   *[no] . Beide zijn sindsdien teruggenomen.
}
lines-news-dropped = **{ $move }** is gespeeld. { $count ->
    [1] Eén variant past daar niet bij en is weg:
   *[other] { $count } varianten passen daar niet bij en zijn weg:
}
lines-news-undone = Er zijn zetten teruggenomen. { $count ->
    [1] Je variant begon daarna en is weg:
   *[other] Je { $count } varianten begonnen daarna en zijn weg:
}
lines-others-dropped = { $count ->
    [1] Eén andere variant past niet meer en is weg.
   *[other] { $count } andere varianten passen niet meer en zijn weg.
}
lines-left = { $count ->
    [0] Er is geen variant over.
    [1] Eén variant loopt door.
   *[other] { $count } varianten lopen door.
}

# De lijst van varianten.
lines-heading = { $count ->
    [0] Voorwaardelijke zetten: nog geen
    [1] Voorwaardelijke zetten: één variant
   *[other] Voorwaardelijke zetten: { $count } varianten
}
lines-how = Speelt je tegenstander een zet uit een variant, dan volgt meteen jouw antwoord. Alleen jij ziet dit.
lines-after-yours = Jij bent aan zet, dus een variant mag met jouw zet beginnen.
lines-choose = Bekijk een variant, ga ermee verder of haal hem weg
line-added = De variant staat klaar.
line-known = Deze variant stond al klaar.
line-replaced = { $count ->
    [1] Deze vervangt een variant met een ander antwoord:
   *[other] Deze vervangt { $count } varianten met een ander antwoord:
}
line-removed = { $count ->
    [0] De variant was al weg.
    [1] De variant is weggehaald.
   *[other] { $count } varianten zijn weggehaald.
}
button-lines = Voorwaardelijke zetten
button-lines-all = Naar alle varianten
button-line-new = Nieuwe variant op het bord
button-line-type = Variant typen
button-lines-clear = Alles weghalen

# Het bord vooruit.
line-heading = Variant met voorwaardelijke zetten
trial-heading = Analysebord
line-start = Vanaf de stand in de partij.
line-their-move = Wat speelt je tegenstander?
line-their-next = Zet dit zo klaar, of ga verder: wat speelt je tegenstander dan?
line-your-answer = En jouw antwoord?
line-your-move = Wat speel jij eerst?
trial-note = Hier wordt niets gespeeld of bewaard, en niemand anders ziet het.
button-explore = Uitproberen
button-line-back = Eén zet terug
button-line-start = Naar het begin
button-line-save = Deze variant klaarzetten
button-line-remove = Deze variant weghalen

# Het formulier voor een variant.
line-typing-title = Variant met voorwaardelijke zetten
line-typing-label = Zet van je tegenstander, jouw antwoord, enz.
line-typing-example = 32-28 19-23 28x19 14x23
