# Co wypisują polecenia
command-serves = Folkmoot działa pod adresem { $address } (Ctrl+C zatrzymuje)
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
command-even = 95% (po równo: { $share }%)
command-column-seat = gracz
command-column-mean = średni wynik
command-column-quartiles = kwartyle
command-column-share = udział zwycięstw
command-new-game = Mała kompletna gra leży w { $folder }. Dalej:
