# Analizy skończonych partii.
review-heading = Analiza: #{ $number } { $game }
review-heading-players = Analiza: { $game }, { $first } – { $second }
review-heading-plain = Analiza: { $game }
review-working = { $seconds ->
    [one] Bot ogląda każdą pozycję tej partii. Potrwa to około { $seconds } sekundy.
    [few] Bot ogląda każdą pozycję tej partii. Potrwa to około { $seconds } sekund.
    [many] Bot ogląda każdą pozycję tej partii. Potrwa to około { $seconds } sekund.
   *[other] Bot ogląda każdą pozycję tej partii. Potrwa to około { $seconds } sekundy.
}
review-progress = Na razie pozycje: { $done } z { $of }.
review-turns = { $count ->
    [0] Bez punktu zwrotnego: żaden ruch nie kosztował kamienia ani pewnego wyniku.
    [1] **Jeden punkt zwrotny**
   *[other] **Punkty zwrotne: { $count }**
}
review-line = **{ $move }** { $what }. Lepiej: { $better }
review-line-material = { $men ->
    [1] kosztuje mniej więcej kamień
    [one] kosztuje mniej więcej { $men } kamień
    [few] kosztuje mniej więcej { $men } kamienie
    [many] kosztuje mniej więcej { $men } kamieni
   *[other] kosztuje mniej więcej { $men } kamienia
}
review-line-decisive = oddaje partię
review-line-result = { $was ->
    [win] { $became ->
        [draw] zmienia wygraną w remis
       *[loss] zmienia wygraną w przegraną
    }
   *[draw] zmienia remis w przegraną
}
review-how = Ocena bota. Dokładna przy trzech bierkach lub mniej.
review-left-out = { $count ->
    [one] { $count } pozycja jest pominięta, bo może należeć do trwającej partii.
    [few] { $count } pozycje są pominięte, bo mogą należeć do trwających partii.
    [many] { $count } pozycji jest pominiętych, bo mogą należeć do trwających partii.
   *[other] { $count } pozycji jest pominięte, bo mogą należeć do trwających partii.
}
review-turn-heading = Punkt zwrotny { $place } z { $count }
review-material = { $men ->
    [1] { $colour }: **{ $move }** kosztuje mniej więcej kamień.
    [one] { $colour }: **{ $move }** kosztuje mniej więcej { $men } kamień.
    [few] { $colour }: **{ $move }** kosztuje mniej więcej { $men } kamienie.
    [many] { $colour }: **{ $move }** kosztuje mniej więcej { $men } kamieni.
   *[other] { $colour }: **{ $move }** kosztuje mniej więcej { $men } kamienia.
}
review-decisive = { $colour }: **{ $move }** oddaje partię.
review-result = { $was ->
    [win] { $became ->
        [draw] { $colour }: **{ $move }** zmienia pewną wygraną w remis.
       *[loss] { $colour }: **{ $move }** zmienia pewną wygraną w przegraną.
    }
   *[draw] { $colour }: **{ $move }** zmienia pewny remis w przegraną.
}
review-reply = Najlepsza odpowiedź: **{ $reply }**.
review-better-move = Lepsze było **{ $better }**.
review-played = Zagrane: { $move }
review-instead = Lepiej: { $move }
review-boards-described = Zagrane: { $played }. Lepiej: { $better }. Przedtem: { $position }
review-better = { $colour } stoją lepiej
review-curve-subtitle = Przewaga w kamieniach po każdym ruchu. Liczby: punkty zwrotne
review-curve-move = { $number }
review-curve-described = { $count ->
    [0] Przewaga w ciągu partii, w kamieniach. Bez punktów zwrotnych.
   *[other] Przewaga w ciągu partii, w kamieniach. Punkty zwrotne: { $moves }
}
review-choose = Przejdź do punktu zwrotnego

review-form = Analiza partii
review-form-game = Twoja skończona partia
review-form-file = Albo plik PDN
review-form-file-note = Analizowana jest pierwsza partia w pliku.
review-form-text = Albo ruchy, jako PDN

button-review = Analiza
button-review-other = Analiza …
button-curve = Wykres
button-review-previous = Poprzedni punkt zwrotny
button-review-next = Następny punkt zwrotny

error-review-refused-off = Bot nie analizuje tu partii: to jest wyłączone.
error-review-refused-player = { $limit ->
    [1] Możesz mieć jedną nową analizę dziennie. Poproś jutro.
   *[other] Nowych analiz możesz mieć dziennie najwyżej { $limit }. Poproś jutro. Dotychczasowe otwierają się jak dawniej.
}
error-review-refused-server = Wszystkie analizy serwera na dziś są wykorzystane ({ $limit }). Poproś jutro.
error-review-refused-game = Tej gry się nie analizuje: nie traci się w niej bierek, a ocena bota skacze z każdym ruchem, więc nie wiadomo, który był błędem.
error-review-refused-short = W partii, w której ruchów obu stron jest mniej niż { $least }, nie ma czego analizować.
error-review-refused-long = Partia, w której ruchów jest więcej niż { $most }, jest za długa na analizę.
error-review-refused-going = Ta partia jeszcze trwa. Bot ogląda tylko skończone.
error-review-refused-gone = Tej analizy już nie ma. Poproś o nią ponownie pod planszą partii albo w /games.
error-review-refused-broken = Ta analiza została przerwana. Poproś o nią ponownie: nie liczy się drugi raz.
error-bad-file-empty = W tym pliku nie ma partii. Wyślij plik PDN z **Pobierz** albo z innego programu do warcabów.
error-bad-file-large = Ten plik jest za duży na jedną partię. Wyślij PDN, najwyżej { $most } kB.
error-bad-file-set-up = W środku tej partii ustawiono inną pozycję. Wyślij partię graną od początku do końca.
error-bad-file-no-text = { $format ->
    [link] To jest link. Otwórz go, zapisz partię jako PDN i wyślij plik.
    [archive] Ten plik to archiwum. Czytam tylko tekst: zapisz partię jako PDN, listę graczy jako CSV albo wklej tekst.
    [picture] Ten plik to obrazek. Czytam tylko tekst: zapisz partię jako PDN, listę graczy jako CSV albo wklej tekst.
    [pdf] Ten plik to PDF. Czytam tylko tekst: zapisz partię jako PDN, listę graczy jako CSV albo wklej tekst.
    [office] Ten plik to dokument Office. Czytam tylko tekst: zapisz partię jako PDN, listę graczy jako CSV albo wklej tekst.
   *[other] Ten plik to nie tekst. Czytam tylko tekst: zapisz partię jako PDN, listę graczy jako CSV albo wklej tekst.
}
misread-short = { $count ->
    [1] Plik jest odczytany, ale partia ma tylko jeden ruch.
   *[other] Plik jest odczytany, ale ruchów w partii jest tylko { $count }.
} Analiza wymaga { $least }. Wyślij całą partię.
misread-heading = Nie umiem odczytać tej partii do końca
misread-move = { $why ->
    [unreadable-move] Ruch { $number } „{ $text }” nie jest ruchem ({ $game }).
    [illegal-capture-compulsory] Ruch { $number } „{ $text }” jest niemożliwy: trzeba bić ({ $game }). Bicia: { $due }.
    [illegal-better-capture] Ruch { $number } „{ $text }” jest niemożliwy: obowiązuje inne bicie ({ $game }). Bicia: { $due }.
    [date] Ruch { $number } „{ $text }” to data ({ $game }): zmienił go arkusz. Ustaw kolumnie format tekstowy.
    [later-due] Ruch { $number } „{ $text }” jest pewnie błędny albo zamiast { $later } trzeba bić ({ $game }): { $due }.
    [later] Ruch { $number } „{ $text }” jest pewnie błędny: po nim niemożliwe jest { $later } ({ $game }).
    [ambiguous-move] Ruch { $number } „{ $text }” może znaczyć kilka ruchów ({ $game }).
   *[other] Ruch { $number } „{ $text }” jest niemożliwy ({ $game }).
}
misread-tag = Tag gry jest pewnie błędny. Ruchy pasują do innej gry aż do { $number } „{ $text }” ({ $game }).
misread-start = { $why ->
    [illegal-capture-compulsory] Zamiast „{ $text }” trzeba bić ({ $game }): { $due }. Albo pozycja początkowa (FEN) jest błędna.
    [illegal-better-capture] Zamiast „{ $text }” obowiązuje inne bicie ({ $game }): { $due }. Albo pozycja początkowa (FEN) jest błędna.
   *[other] Pozycja początkowa (FEN) jest pewnie błędna: „{ $text }” do niej nie pasuje ({ $game }).
}
misread-encoding = „{ $text }” nie jest ruchem. Przy zapisie pliku pewnie zginęła litera.
misread-cut = { $why ->
    [open] Komentarz lub wariant od „{ $text }” nie ma końca. Zamknij nawias.
   *[other] Tekst urywa się w środku ruchu: „{ $text }”. Pewnie brakuje reszty pliku.
}
misread-syntax = Linia { $line } jest nie do odczytania: „{ $text }”.
misread-bound = { $why ->
    [depth] Warianty są za głęboko zagnieżdżone.
    [plies] Ta partia ma za dużo ruchów.
    [items] Ta partia ma za dużo komentarzy i znaków.
    [set-ups] W tej partii ustawiono za dużo pozycji.
    [games] Ten plik ma za dużo prawie pustych partii.
    [size] Tekst tej partii jest za długi.
   *[other] W tej pozycji jest za dużo bić.
}
misread-unplayed = W to się tu nie gra: { $text ->
    [chess] szachy
    [chinese-chess] szachy chińskie
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] warcaby tajskie
}.
misread-likely = { $suspect ->
    [start] Najpierw sprawdź pole **{ $likely }**.
    [gone] To pewnie o jeden za dużo: pomiń go.
   *[other] Pewnie chodziło o **{ $likely }**.
}
misread-do = { $candidates ->
    [0] Popraw plik i wyślij ponownie.
   *[other] Popraw plik i wyślij ponownie albo wybierz grę wyżej.
}
misread-choose = Czytaj jako …
misread-option = { $game }: ruchy { $moves } z { $count }
note-record-encoding = Kodowanie pliku przyjęto jako { $name ->
    [cp1251] Windows-1251
    [koi8-r] KOI8-R
    [cp866] DOS (866)
    [cp1250] Windows-1250
    [cp932] Shift-JIS
   *[other] Windows-1252
}.
note-record-overruled = Tag { $tag } „{ $value }” mówi o innej grze. Liczy się nazwa.
note-record-tag = Tag { $tag } „{ $value }” jest pewnie błędny: ruchy mówią o innej grze.
note-record-unplayed = Tag { $tag } „{ $value }” to { $name ->
    [chess] szachy
    [chinese-chess] szachy chińskie
    [unified-pool] Unified Pool
    [spantsiretti] Spantsiretti
    [othello] Othello
   *[other] warcaby tajskie
}, w co się tu nie gra. Ruchy pasują do tej gry.
note-record-words = Linia { $line }: „{ $text }” to ani ruch, ani wynik. Przyjęto jako komentarz.
note-record-behind = Linia { $line }: „{ $text }” stoi za końcem partii i jest pominięte.
note-record-result = Linia { $line }: Result „{ $text }” jest nieznany i pominięty. Pisz 1-0, 0-1 lub 1/2-1/2.
note-record-contrary = Linia { $line }: „{ $text }” przeczy tagowi Result. Liczy się tag.
note-record-unknown = Linia { $line }: { $tag } „{ $value }” jest nieznany. O grze zdecydowały ruchy.
note-record-turned = Zaczyna druga strona.
note-record-displaced = Dwa kamienie przestawiono przed pierwszym ruchem.
note-record-ballot = Partia zaczyna się od otwarcia z tagu.
note-record-other-hand = Plansza jest numerowana od drugiej strony.
note-record-skipped = { $count ->
    [1] Pominięto jedną pustą partię.
   *[other] Pominięto puste partie: { $count }.
}
note-record-drawn = { $count ->
    [1] Ostatni ruch jest pominięty: według tutejszych zasad remis był przed nim.
   *[other] Ostatnie ruchy ({ $count }) są pominięte: według tutejszych zasad remis był przed nimi.
}
