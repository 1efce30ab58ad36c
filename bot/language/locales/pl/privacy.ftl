# Co jest przechowywane o osobie i co może z tym zrobić.
former-player = były gracz
unnamed-player = gracz

privacy-heading = Twoje dane u mnie
privacy-kept = - Twój numer na Discordzie, wyświetlana nazwa i język.
    - Ustawienia, strefa czasowa, urlopy i blokady.
    - Zaproszenia, turnieje, protesty i drabiny.
    - Każda partia: ruchy i ich czas, przygotowane ruchy, propozycje i wynik.
    - Ranking oraz to, czy twoje wyniki są unieważnione.
    - Zamówione analizy, próbowane zadania, lekcje.
    - Odejście z serwera w trakcie partii, logowania na stronie.
    - Z innymi serwerami: czy tam grasz, oferty ze strefą i cichymi godzinami, twoje zgłoszenia, brak dostępu.
    - Nic więcej z tego, co piszesz, i żadnych list członków.
privacy-seen = - Partię: jej gracze i ci, którzy widzą jej kanał. Inni tylko wtedy, gdy serwer publikuje partie z kanałów widocznych dla wszystkich członków.
    - Ranking i wyniki: twój serwer i czytelnicy partii, które publikuje. Ze wszystkich serwerów tylko za twoją zgodą w /settings.
    - Ofertę dla innych serwerów: ci, którzy mogą ją przyjąć. Widzą nazwę, ranking, pozdrowienie i jak często kończy ci się czas, ale nie twój serwer.
    - Protest: sędziowie turnieju.
    - Zaproszenia, turnieje, drabiny, rozwiązane zadania: ci, którzy widzą ich kanał lub serwer. Tak samo urlopy, strefę weekendów i punkty zwrotne partii.
    - Resztę: ty i właściciel bota.
privacy-long = - Partie zostają.
    - Wiadomości dla ciebie: 30 dni po doręczeniu, ale nie przed końcem partii.
    - Analiza: 30 dni. Oferta bez chętnych, logowanie na stronie: 30 dni po ich końcu.
    - Dane serwera: 30 dni po usunięciu mnie.
    - Reszta: do usunięcia ciebie.
privacy-else = Pierwszy przycisk daje ci to wszystko jako plik. Drugi od razu cię usuwa. Twoje partie zostają u przeciwników jako „były gracz”.
privacy-title-kept = Co przechowuję
privacy-title-seen = Kto to widzi
privacy-title-long = Jak długo
privacy-exported = { $parts ->
    [1] Wszystko, co o tobie mam: data.json i każda partia w osobnym pliku.
   *[other] Wszystko, co o tobie mam, plik { $part } z { $parts }: dane i każda partia w osobnym pliku.
}
privacy-delete-question = { $count ->
    [0] **Usunąć cię?**
    [1] **Usunąć cię?** Poddajesz otwartą partię (poniżej dwóch ruchów: anulowana).
   *[other] **Usunąć cię?** Poddajesz otwarte partie: { $count } (poniżej dwóch ruchów: anulowane).
} Na zawsze: znikają turnieje, zaproszenia, ustawienia i nazwa, nazwa od trzech znaków także z notatek i plików turniejów. Partie i ranking zostają jako „były gracz”. Znacznik wspólny dla setek osób nie dopuści cię do tych, którzy cię blokują. Wiadomości na Discordzie zostają, kopie zapasowe do wymiany na nowe.
privacy-deleted = Gotowe: nic już o tobie nie wiem. Jeśli wrócisz, zaczniesz jako nowa osoba.
button-privacy-export = Daj mi moje dane
button-privacy-delete = Usuń mnie
button-privacy-delete-now = Usuń mnie teraz
button-privacy-keep = Nie, zostaw wszystko
button-my-data = Moje dane …
