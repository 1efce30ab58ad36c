# Wiadomości do bota.
talk-how = Napisz ruch, na przykład `32-28`, albo „remis”, „poddaję się”, „cofnij”. /games pokaże twoje partie.
talk-file = Czytam tylko słowa. Plik z partią wyślij przez /games, **{ button-review-other }**
talk-how-here = Aby wykonać ruch, oznacz mnie: { $bot } `32-28`
talk-which = O którą partię chodzi? Odpowiedz na jej planszę albo dopisz numer: `32-28 #12`.
talk-wish = Remis, poddanie i cofnięcie są pod planszą: **{ button-more }**
