# Droga do strony.
button-open-board = Otwórz planszę
open-board-told = Twoja plansza w przeglądarce. Ten link jest tylko dla ciebie i działa raz, do { $until }.
error-no-session = Wylogowano cię. Naciśnij ponownie **{ button-open-board }** na Discordzie.
error-forged = To nie pochodzi z samej strony.
error-too-fast = Za dużo naraz. Zaczekaj minutę.
