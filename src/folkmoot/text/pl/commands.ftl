# Polecenia
command-chance = losowanie: { $outcomes }
command-legal = można: { $actions }
command-scores = wynik: { $scores }
command-total = Razem
command-verified = { $file }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
  }, każdy krok zgodny z zasadami; { $dealt }.
command-dealt = { $dealer ->
    [fair] wszystkie wyniki losowań ({ $chances }) wynikają z ziarna, którego skrót podano przed grą
    [sim] wszystkie wyniki losowań ({ $chances }) wynikają z ziarna symulacji
   *[script] losowania zapisano ręcznie albo przeprowadzono bez świadków, więc niczego nie dowodzą
  }
command-over = Gra jest zakończona;
command-not-over = Gra nie jest zakończona;
