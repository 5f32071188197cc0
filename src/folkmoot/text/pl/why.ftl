# Odpowiedzi na pytanie „dlaczego?”
why-legal = „{ $action }”: teraz jest to możliwe.
why-points = { $who }: razem { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
why-points-from = { $who }: razem { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }: { $rows }.
why-row = { $row }, { $points }: { $parts }.
why-thing = { $thing }.
why-worth = Wartość: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
why-not-dealt = Gra się jeszcze nie zaczęła: niczego nie rozdano.
why-end-ethnos = Era { $age } z { $ages } skończy się, gdy wyjdzie smok numer { $of }; dotąd wyszło: { $dragons }. { $upper ->
    [0] W talii zostało kart: { $lower }, a wśród nich pozostałe smoki
   *[other] Wśród górnych kart talii ({ $upper }) nie ma smoków; śpią wśród dolnych ({ $lower })
  }.
why-end-tribes = Gra kończy się natychmiast, gdy ktoś ma { $of } punktów zwycięstwa, a najpóźniej po { $rounds } rundach. Najbliżej: { $who }, punkty: { $points }.
why-end-aetherya = { $mode ->
    [versus] Gra kończy się natychmiast, gdy w czyimś królestwie odkryta jest szesnasta karta
    [solo] Era kończy się, gdy odkryta jest szesnasta karta albo talia jest pusta
   *[coop] Gra kończy się, gdy odkryta jest szesnasta karta, talia jest pusta albo nie ma już legend
  }. Najdalej: { $who }, odkrytych kart: { $up }; w talii zostało: { $deck }.

why-ethnos-band = Wielkość oddziału: { $size }, chwała na koniec ery: { $glory }.
why-ethnos-markers = { $kingdoms ->
    [none] Oddział jest za mały na znacznik
   *[other] Znacznik można położyć: { $kingdoms }
  }.
why-ethnos-marker = { $kingdom }: znaczników było { $from }, będzie { $to }.
why-ethnos-keep = Zatrzymasz: { $cards }.
why-ethnos-discard = Odkryte zostaną: { $cards }.
why-ethnos-draw = Dobierzesz kart: { $cards }.
why-ethnos-glory = Zdobędziesz chwały: { $points }.
why-ethnos-troll = Weźmiesz żeton trolla { $token }.
why-aetherya-replace = { $old ->
    [none] { $card } zajmie miejsce zakrytej karty
   *[other] { $card } zajmie miejsce karty „{ $old }”
  }.
why-aetherya-turn_up = Zakryta karta zostanie odkryta.
why-aetherya-legend = { $legend }: punkty { $points }.
why-aetherya-sixteenth = Będzie to szesnasta odkryta karta i gra się skończy.
why-aetherya-discard = { $card } trafi na stos odrzuconych.
