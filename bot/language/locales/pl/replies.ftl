# Czego nie da się zrobić na Discordzie i co zrobić zamiast tego.
error-missing-permissions = { $channel ->
    [here] Nie mogę tu pokazywać partii, brakuje mi uprawnienia: { $permissions }. Poproś administrację serwera albo graj na innym kanale.
   *[other] Nie mogę pokazywać partii ({ $channel }), brakuje mi uprawnienia: { $permissions }. Poproś administrację serwera.
}
error-role-out-of-reach = { $why ->
    [permission] Nie mogę nadawać ról: brakuje mi uprawnienia do zarządzania rolami. Daj mi je i wybierz rolę ponownie.
    [managed] Tę rolę nadaje Discord albo inna aplikacja. Wybierz inną.
   *[above] Moja rola musi stać wyżej niż ta. Przesuń moją w górę albo wybierz inną.
}
error-no-role-rule = Podaj grę albo tytuł.
error-title-with-rating = Rola za tytuł nie wymaga rankingu. Pomiń najniższy ranking albo tytuł.
error-not-here-shown = Tę partię można pokazać wszystkim tylko tam, gdzie się toczy. Bez opcji „{ name-shown }” zobaczysz ją tylko ty.
error-not-here-alone = Tu nikt do ciebie nie dołączy. Zacznij partię na kanale serwera albo w prywatnej rozmowie z przeciwnikiem.
error-server-only = To polecenie wymaga serwera: użyj go tam na kanale.
error-not-here-not-a-member = { $player } jest spoza tego serwera, więc nie dołączy. Zaproś kogoś stąd albo pomiń przeciwnika.
error-not-here-sees-nothing = { $player } nie widzi { $channel }, więc nie dołączy. Zaproś na kanale widocznym dla obu stron.
error-not-here-bot-opponent = Inne boty tu nie grają. Zaproś człowieka albo mnie, albo pomiń przeciwnika.
error-outdated-control = Ten przycisk pochodzi ze starszej wersji bota. Otwórz partię ponownie z /games.
error-outdated-command = To polecenie się zmieniło. Odśwież Discorda (Ctrl+R albo zamknij i otwórz) i spróbuj ponownie.
error-not-allowed = Nie możesz tu użyć tego polecenia.
error-bad-option = „{ $value }” tu nie pasuje. Wybierz z podpowiedzi.
error-bad-day = „{ $value }” to nie jest dzień, który umiem odczytać. Napisz 2026-08-14, 14 sie albo „jutro”.
error-bad-number = „{ $value }” to nie liczba.

answer-follows = To chwilę trwało. Odpowiedź zaraz tu będzie, dla wszystkich.
form-too-late = To trwało za długo. Naciśnij przycisk ponownie albo użyj /move.

# Uprawnienia Discorda, za dwukropkiem.
permission-view-channel = wyświetlanie tego kanału
permission-send-messages = wysyłanie wiadomości
permission-send-messages-in-threads = wysyłanie wiadomości w wątkach
permission-attach-files = załączanie plików
permission-create-public-threads = tworzenie wątków publicznych
permission-read-message-history = czytanie historii wiadomości
permission-create-events = tworzenie wydarzeń
permission-manage-roles = zarządzanie rolami
