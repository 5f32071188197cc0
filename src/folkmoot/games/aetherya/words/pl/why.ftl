# Odpowiedzi na pytanie „dlaczego?”
why-end-aetherya = { $mode ->
    [versus] Gra kończy się natychmiast, gdy w czyimś królestwie zostaje odkryta szesnasta karta
    [solo] Era kończy się, gdy zostaje odkryta szesnasta karta albo talia jest pusta
   *[coop] Gra kończy się, gdy zostaje odkryta szesnasta karta, talia jest pusta albo nie ma już legend
  }. Najbliżej jest { $who }: { $up ->
    [one] { $up } odkryta karta
    [few] { $up } odkryte karty
   *[many] { $up } odkrytych kart
  }. { $deck ->
    [0] Talia jest pusta.
    [one] W talii została { $deck } karta.
    [few] W talii zostały { $deck } karty.
   *[many] W talii zostało { $deck } kart.
  }
why-aetherya-replace = { $old ->
    [none] { $card } zajmie miejsce zakrytej karty
   *[other] { $card } zajmie miejsce karty „{ $old }”
  }.
why-aetherya-turn_up = Zakryta karta zostanie odkryta.
why-aetherya-legend = { $legend }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
why-aetherya-sixteenth = Będzie to szesnasta odkryta karta i gra się skończy.
why-aetherya-discard = { $card } trafi na stos odrzuconych.

# Where points come from, in hints and reviews.
aetherya-source-elves = elfy
aetherya-source-dwarves = krasnoludy
aetherya-source-humans = ludzie
aetherya-source-goblins = gobliny
aetherya-source-dragons = smoki
aetherya-source-legends = legendy
aetherya-source-conflicts = konflikty
aetherya-source-scenario = scenariusz
aetherya-source-face_down = zakryte karty
