# Odpowiedzi na pytanie „dlaczego?”
why-end-aetherya = { $mode ->
    [versus] Gra kończy się natychmiast, gdy w czyimś królestwie odkryta jest szesnasta karta
    [solo] Era kończy się, gdy odkryta jest szesnasta karta albo talia jest pusta
   *[coop] Gra kończy się, gdy odkryta jest szesnasta karta, talia jest pusta albo nie ma już legend
  }. Najdalej: { $who }, odkrytych kart: { $up }; w talii zostało: { $deck }.
why-aetherya-replace = { $old ->
    [none] { $card } zajmie miejsce zakrytej karty
   *[other] { $card } zajmie miejsce karty „{ $old }”
  }.
why-aetherya-turn_up = Zakryta karta zostanie odkryta.
why-aetherya-legend = { $legend }: punkty { $points }.
why-aetherya-sixteenth = Będzie to szesnasta odkryta karta i gra się skończy.
why-aetherya-discard = { $card } trafi na stos odrzuconych.
