# Berichten aan de bot.
talk-how = Schrijf een zet, bijvoorbeeld `32-28`, of “remise”, “opgeven”, “zet terugnemen”. /games toont je partijen.
talk-file = Ik lees alleen woorden. Een partijbestand hoort in /games, **{ button-review-other }**.
talk-how-here = Vermeld mij bij je zet: { $bot } `32-28`.
talk-which = Welke partij bedoel je? Antwoord op het bord ervan, of schrijf het nummer erbij: `32-28 #12`.
talk-wish = Remise, opgeven en terugnemen staan achter **{ button-more }** bij het bord.
