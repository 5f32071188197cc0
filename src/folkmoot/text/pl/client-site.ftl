# Co mówi tylko witryna, w której serwer działa na samej stronie.
client-site-tagline = Graj w przeglądarce z botami, solo albo przy jednym ekranie. Bez konta, serwera i instalacji, a każdy punkt jest wyjaśniony.
client-site-loading = Przygotowujemy stół w twojej przeglądarce. Zasady można czytać już teraz.
client-site-elsewhere = Folkmoot jest otwarty w innej karcie. Zamknij ją, a gra ruszy tutaj.
client-site-failed = Nie udało się uruchomić Folkmoot w tej przeglądarce.
client-site-again = Wczytaj ponownie
client-site-new = Nowa wersja Folkmoot jest gotowa.
client-site-renew = Użyj jej teraz
client-site-later = Później
client-site-levels = Wszystko działa w twojej przeglądarce. Trudne boty myślą nad decyzją do trzech sekund, dziesięć razy dłużej niż na serwerze; mistrzowie grają tylko na serwerach.
client-site-levels-all = Wszystko działa w twojej przeglądarce. Trudne boty myślą nad decyzją do półtorej sekundy i widzą mniej więcej tak daleko jak na serwerze; mistrzowie myślą do sześciu sekund, dwa razy dłużej niż tam, i widzą mniej więcej o połowę bliżej.
client-site-address = Adres serwera Folkmoot
client-site-friends = Graj ze znajomymi
client-site-bad-address = To nie jest adres. Adres wygląda tak: { $example }.
client-site-copy = Zapisz kopię moich gier
client-site-bring = Przywróć z kopii
client-site-bring-sure = Kopia zastąpi wszystkie gry w tej przeglądarce. Kontynuować?
client-site-bad-copy = To nie jest kopia gier z tej strony.
