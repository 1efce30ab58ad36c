# De weg naar de pagina.
button-open-board = Bord openen
open-board-told = Je bord in de browser. Deze link is alleen voor jou en werkt één keer, tot { $until }.
error-no-session = Je bent uitgelogd. Druk in Discord opnieuw op **{ button-open-board }**.
error-forged = Dit kwam niet van de pagina zelf.
error-too-fast = Te veel tegelijk. Wacht een minuut.
