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

# Where points come from, in hints and reviews.
tribes-source-scored = zdobyte już punkty
tribes-source-villages = wioski
tribes-source-people = osadnicy na mapie i w zapasie
tribes-source-stores = surowce
tribes-source-goals = cele
tribes-source-tokens = żetony i starszy
tribes-source-conflicts = nadchodzące konflikty
