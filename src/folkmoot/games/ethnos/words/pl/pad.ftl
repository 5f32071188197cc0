# Karta punktacji do wydania pudełkowego.
help-score-ethnos = policz ery gry z wydania pudełkowego, z uzasadnieniem każdego punktu
help-score-ethnos-player = gracz, era po erze, ery rozdzielone znakiem /
help-score-ethnos-tokens = żetony chwały sześciu królestw, po jednym na erę, królestwa rozdzielone znakiem /
help-score-ethnos-book = czyja instrukcja obowiązuje tam, gdzie się różnią
help-score-ethnos-note = Najpierw znaczniki gracza w sześciu królestwach ({ $kingdoms }). Potem, jeśli coś jest: { "m5" } pole na planszy morskiego ludu, { "t2,4" } żetony trolli, { "o3" } znaczniki zdjęte z planszy hordy orków, { "g1" } ile razy przejęto żeton olbrzymów, { "G" } kto ma go na końcu, { "b3,4d,5s2" } oddziały: trzy karty; cztery z dowódcą krasnoludem; pięć, w tym dwa szkielety.
ethnos-pad-first = { $number ->
    [one] Najmniej chwały: { $who }. Ten gracz zaczyna następną erę.
   *[other] Najmniej chwały: { $who }. Zaczyna ten z nich, kto jest pierwszy zgodnie z ruchem wskazówek zegara od gracza, który dobrał trzeciego smoka.
  }
ethnos-pad-tokens = Żetony chwały
ethnos-pad-token = { $kingdom }, pole { $age }
ethnos-pad-markers = Znaczniki w królestwach
ethnos-pad-merfolk = Pole na planszy morskiego ludu
ethnos-pad-orcs = Zdjęte znaczniki orków
ethnos-pad-giants = Ile razy przejęto żeton olbrzymów
ethnos-pad-giant = Ma żeton olbrzymów
ethnos-pad-trolls = Żetony trolli
ethnos-pad-bands = Oddziały
ethnos-pad-band-add = Dodaj oddział, liczba kart: { $cards }
ethnos-pad-band = { $dwarf ->
    [yes] Oddział z dowódcą krasnoludem, kart: { $cards }
   *[no] Oddział, kart: { $cards }
  }{ $skeletons ->
    [0] { "" }
   *[other] , szkieletów: { $skeletons }
  }
ethnos-pad-dwarf = Dowodzi krasnolud
ethnos-pad-skeletons = Szkielety w oddziale
ethnos-pad-remove = Usuń oddział
ethnos-pad-bands-text = Wszystkie karty tak, jak je zagrano. Wybierz oddział, aby podać krasnoluda lub szkielety.
ethnos-pad-book = Instrukcja
ethnos-pad-book-ours = nasza
error-ethnos-pad-markers = znaczników jest { $number }, a gracz ma { $most }
