# Polecenia o ludziach i stołach serwera.
help-people = znajdź, przemianuj, zablokuj lub usuń osoby na serwerze, także gdy działa
help-people-list = wypisz osoby, najnowsze najpierw
help-people-rename = nadaj inną nazwę, także tam, gdzie ta osoba już grała i pisała
help-people-ban = zamknij komuś dostęp; jego miejsca zajmą boty
help-people-unban = wpuść kogoś znowu
help-people-remove = usuń kogoś na dobre; gry z innymi zostają, bez nazwy
help-people-note = Działający serwer zauważy to w ciągu dwóch sekund. Co zrobiono, pokazuje { "folkmoot log" }.
help-tables = znajdź, zamknij lub usuń stoły serwera, także gdy działa
help-tables-list = wypisz stoły, ostatnio grane najpierw
help-tables-close = zakończ grę przy stole; rozegrane posunięcia można dalej oglądać
help-tables-remove = usuń stół ze wszystkim, co przy nim zagrano i powiedziano
help-tables-note = Działający serwer zauważy to w ciągu dwóch sekund. Co zrobiono, pokazuje { "folkmoot log" }.
help-log = pokaż, co robili gospodarze stołów i właściciele serwera
help-log-json = wypisz jako { "JSON" }
help-person = identyfikator osoby albo nazwa, której nie ma nikt inny
help-table = identyfikator stołu
help-people-rename-name = nowa nazwa
help-people-ban-name = nie dawaj tej nazwy także innym
help-reason = dlaczego; przechowuje to { "folkmoot log" }
help-people-list-word = część nazwy albo identyfikator (domyślnie wszyscy)
help-tables-list-word = identyfikator, gra, stan albo nazwa gracza (domyślnie wszystkie)
help-people-list-json = wypisz jako { "JSON" }
help-tables-list-json = wypisz jako { "JSON" }
command-found = { $number ->
    [0] nic nie znaleziono
    [one] znaleziono: { $number }
    [few] znaleziono: { $number }
   *[many] znaleziono: { $number }
  }
command-tables = { $number ->
    [0] bez stołów
    [one] { $number } stół
    [few] { $number } stoły
   *[many] { $number } stołów
  }
command-banned = dostęp zamknięty
command-operator = właściciel serwera
command-people-rename = { $who }: zmieniono nazwę
command-people-ban = { $who }: dostęp zamknięty
command-people-unban = { $who }: dostęp znowu otwarty
command-people-remove = { $who }: wszystko usunięto
command-tables-close = Stół { $table } jest zamknięty
command-tables-remove = Stół { $table } został usunięty
command-status = { $status ->
    [open] czeka na graczy
    [salts] zaraz się zacznie
    [playing] gra trwa
    [stopped] przerwana
    [over] po grze
   *[abandoned] zamknięty
  }
command-act = { $what ->
    [free] zwolniono miejsce:
    [rename] zmieniono nazwę:
    [mute] odebrano głos:
    [unmute] przywrócono głos:
    [ban] zamknięto dostęp:
    [unban] otwarto dostęp:
    [remove-line] usunięto wypowiedź:
    [remove-note] usunięto notatkę:
    [close] zamknięto stół
    [remove] usunięto stół
   *[forget] usunięto na dobre:
  }
error-no-such-person = nikt nie ma takiego identyfikatora ani nazwy
error-several-people = tę nazwę ma kilka osób; podaj identyfikator
error-not-banned = dostęp nie jest zamknięty
error-no-such-table = nie ma takiego stołu
error-table-over = gra przy tym stole już się skończyła
error-name = nazwa ma od 1 do 40 liter i żadnych niewidocznych znaków
error-reason = --reason: za długie (najwyżej { $most })
