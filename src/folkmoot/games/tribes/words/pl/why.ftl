# Odpowiedzi na pytanie „dlaczego?”
why-end-tribes = Gra kończy się natychmiast, gdy ktoś ma { $of ->
    [one] { $of } punkt
    [few] { $of } punkty
   *[many] { $of } punktów
  } zwycięstwa, a najpóźniej po { $rounds ->
    [one] { $rounds } rundzie
   *[other] { $rounds } rundach
  }. Najbliżej jest { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
