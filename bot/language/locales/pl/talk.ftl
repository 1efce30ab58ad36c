# Wiadomości do bota.
talk-how = Napisz ruch, na przykład `32-28`, albo „remis”, „poddaję się”, „cofnij ruch”. /games pokaże twoje partie.
talk-file = Czytam tylko słowa. Plik partii: /games, **{ button-review-other }**.
talk-how-here = Aby zagrać, wspomnij o mnie: { $bot } `32-28`.
talk-which = O którą partię chodzi? Odpowiedz na jej planszę albo dopisz numer: `32-28 #12`.
talk-wish = Remis, poddanie i cofnięcie ruchu są pod planszą: **{ button-more }**.
