# Co wypisują polecenia
command-serves = Folkmoot działa pod adresem { $address } (Ctrl+C zatrzymuje)
command-serves-others = Na innych urządzeniach w sieci otwórz { $address }
command-ready-tls = Szyfrowanie: ciasteczka tylko przez https; połączenie przyjmuje serwer pośredniczący
command-ready-no-tls = Szyfrowanie: bez { "--https" } ciasteczka i ruchy można po drodze odczytać; postaw przed serwerem pośrednika z certyfikatem
command-ready-hosts = Nazwy: { $names }
command-ready-no-host = Nazwy: podaj publiczną przez { "--allow-host" }; poza domowymi inne są odrzucane
command-ready-any-host = Nazwy: przyjmowana jest każda, więc strony innych witryn dotrą do serwera; podaj własną
command-ready-proxy = Serwer pośredniczący: zaufane { $addresses }
command-ready-no-proxy = Serwer pośredniczący: serwer jest otwarty na { $host }, a żaden pośrednik z zewnątrz nie jest zaufany; za pośrednikiem słuchaj na 127.0.0.1 albo podaj go przez { "--proxy" }
command-ready-any-proxy = Serwer pośredniczący: zaufany jest każdy, więc limity według adresu można obejść; podaj własny
command-ready-files = Otwarte pliki: dozwolone { $files }
command-ready-few-files = Otwarte pliki: dozwolone { $files }, lepiej { $enough } ({ "LimitNOFILE" } w usłudze)
command-ready-database = Baza: { $kind } odpowiada i jest aktualna
command-ready-old-database = Baza: { $kind } odpowiada; zostanie zaktualizowana przy uruchomieniu
command-ready-no-database = Baza: { $reason }
command-ready-clock = Zegar: { $seconds } s względem bazy danych
command-ready-wrong-clock = Zegar: { $seconds } s względem bazy danych; ustaw go przez NTP, przy różnicy powyżej 1 s serwer się nie uruchomi
command-ready-little-space = Dysk: w folderze danych wolne { $megabytes } MiB
command-ready-backup = Kopia zapasowa: ostatnia ma { $hours } h
command-ready-old-backup = Kopia zapasowa: ostatnia ma { $hours } h; rób ją co noc ({ "folkmoot backup" })
command-ready-no-backup = Kopia zapasowa: nie ma jeszcze żadnej ({ "folkmoot backup" })
command-backed-up = { $file }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
  }
command-restored = Przywrócono { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
  }
command-checked = Sprawdzone trwające gry: { $games }; nie dają się odtworzyć: { $problems }
command-repair-backup = Kopia zapasowa stanu sprzed naprawy: { $file }
command-repaired = Stół { $table }: cofnięto do wiersza { $row }; wierszy, które są tylko w kopii: { $lost }
command-simulated = Losowych gier: { $games } ({ $game }), graczy: { $players }; { $speed } gier/s, { $decisions } decyzji/s ({ $build ->
    [compiled] skompilowane
   *[interpreted] bez kompilacji
  })
command-decisions = decyzji na grę: { $mean } ± { $sd } (od { $min } do { $max })
command-score = wynik: { $mean } ± { $sd } (od { $min } do { $max })
command-even = 95% (po równo: { $share })
command-column-seat = gracz
command-column-mean = średni wynik
command-column-quartiles = kwartyle
command-column-share = udział zwycięstw
command-playing = trwają gry
command-review = ocenianie
command-puzzle-solved = rozwiązane: { $done } z { $of }
command-tournament = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
  }, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }. Równy udział to { $share }; przedziały są { $sure }.
command-teams = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy razem
   *[many] { $players } graczy razem
  }, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }. Przedziały są { $sure }; zysk liczy się względem wiersza wyżej, na tych samych rozdaniach.
command-no-controls = Nie rozegrano gier kontrolnych (--controls 0).
command-verdict = { $verdict ->
    [better] lepszy
    [worse] gorszy
   *[even] brak istotnej różnicy
  }
command-control = { $kind ->
    [mirror] przeciw sobie
   *[sanity] przeciw grze losowej
  }: { $sound ->
    [yes] zgodnie z oczekiwaniem
   *[no] NIEZGODNIE Z OCZEKIWANIEM
  }
command-ratings = Rankingi OpenSkill (Plackett–Luce; każdy zaczyna od 25)
command-column-challenger = pretendent
command-column-among = przeciw
command-column-entrant = uczestnik
command-column-deals = rozdania
command-column-low = od
command-column-high = do
command-column-rank = miejsce
command-column-margin = przewaga
command-column-by-seat = według miejsc, %
command-column-won = wygrane
command-column-not-lost = bez porażki
command-column-score = wynik
command-column-gain = zysk
command-column-skill = siła
command-column-doubt = ±
command-column-games = gry
command-new-game = Mała kompletna gra leży w { $folder }. Dalej:
command-selfplay = { $folder }: partii: { $games }, pozycji: { $positions }.
command-study = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
  }, po { $games ->
    [one] { $games } rozdaniu
    [few] { $games } rozdania
   *[many] { $games } rozdań
  }, za wszystkich gra { $bot }. Po znaku ± podano przedziały { $sure }.
command-study-marks = { $more } { $less }: więcej albo mniej niż w pierwszej kolumnie na tych samych rozdaniach, i nie jest to przypadek.
command-study-alike = Każde rozdanie skończyło się tak samo przy wszystkich wartościach: w tych grach nic od nich nie zależy. Może potrzebna jest opcja ({ "--option" }).
command-study-as-it-is = bez zmian
command-study-measure = { $measure ->
    [won] wygrane, %
    [had] wystąpiło, %
    [points] punkty
   *[decisions] decyzje
  }
command-study-picture = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
  }: { $kind } ({ $measure })
command-study-kind-game = Gra
command-study-kind-seat = Miejsce przy stole
command-study-kind-row = Punkty za
command-study-kind-outcome = Koniec
command-study-word-game-points = punktów na gracza
command-study-word-game-decisions = decyzji na grę
command-study-word-outcome-won = jeden zwycięzca
command-study-word-outcome-shared = wspólne pierwsze miejsce
command-study-word-outcome-victory = wspólna wygrana
command-study-word-outcome-completed = dograna do końca
command-study-word-outcome-lost = przegrana
command-study-word-outcome-limit = przerwana przez limit
