# Polecenia
command-chance = los: { $outcomes }
command-legal = można: { $actions }
command-scores = wynik: { $scores }
command-total = Razem
command-verified = { $file }: wierszy { $rows }, każdy krok zgodny z zasadami; { $dealt }.
command-dealt = { $dealer ->
    [fair] wszystkie wyniki losu ({ $chances }) wynikają z ziarna, do którego zobowiązano się z góry
    [sim] wszystkie wyniki losu ({ $chances }) wynikają z ziarna symulacji
   *[script] los zapisano ręcznie albo rozdano bez świadków, więc niczego nie dowodzi
  }
command-over = Gra jest zakończona;
command-not-over = Gra nie jest zakończona;
