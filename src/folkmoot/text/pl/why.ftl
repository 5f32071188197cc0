# Odpowiedzi na pytanie „dlaczego?”
why-legal = { $action }: teraz to możliwe.
why-points = { $who }: razem { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
why-row = { $row }, { $points }: { $parts }.
why-thing = { $thing }.
why-worth = Wartość: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
why-end-ethnos = Era { $age } z { $ages } skończy się, gdy wyjdzie smok numer { $of }; dotąd wyszło: { $dragons }. { $upper ->
    [0] W talii zostało kart: { $lower }, a wśród nich pozostałe smoki
   *[other] Wśród górnych kart talii ({ $upper }) nie ma smoków; śpią wśród dolnych ({ $lower })
  }.
why-end-tribes = Gra kończy się natychmiast, gdy ktoś ma { $of } punktów zwycięstwa, a najpóźniej po { $rounds } rundach. Najbliżej: { $who }, punkty: { $points }.
why-end-aetherya = { $mode ->
    [versus] Gra kończy się natychmiast, gdy w czyimś królestwie odkryta jest szesnasta karta
    [solo] Era kończy się, gdy odkryta jest szesnasta karta albo talia jest pusta
   *[coop] Gra kończy się, gdy odkryta jest szesnasta karta, talia jest pusta albo nie ma już legend
  }. Najdalej: { $who }, odkrytych kart: { $up }; w talii zostało: { $deck }.

ethnos-would-band = Oddział ma kart: { $size }; na koniec ery dałby { $glory } chwały.
ethnos-would-ability = Potem działa zdolność dowódcy: { $tribe }.
ethnos-would-markers = { $kingdoms ->
    [none] Oddział jest za mały na znacznik
   *[other] Znacznik można położyć: { $kingdoms }
  }.
ethnos-would-marker = { $kingdom }: znaczników było { $from }, będzie { $to }.
ethnos-would-keep = Zatrzymasz: { $cards }.
ethnos-would-discard = Odkryte zostaną: { $cards }.
ethnos-would-draw = Dobierzesz kart: { $cards }.
ethnos-would-glory = Zdobędziesz chwały: { $points }.
ethnos-would-troll = Weźmiesz żeton trolla { $token }.
aetherya-would-replace = { $old ->
    [none] { $card } zajmie miejsce zakrytej karty
   *[other] { $card } zajmie miejsce karty „{ $old }”
  }.
aetherya-would-turn_up = Odkryje się zakryta karta.
aetherya-would-legend = { $legend }: punktów { $points }.
aetherya-would-sixteenth = Będzie to szesnasta odkryta karta i gra się skończy.
aetherya-would-discard = { $card } trafi na stos odrzuconych.
