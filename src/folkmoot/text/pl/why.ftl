# Odpowiedzi na pytanie „dlaczego?”
why-legal = „{ $action }”: tak, możesz to teraz zrobić.
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

# Podpowiedzi
hint-then = Potem: { $steps }.
hint-only = Nie ma innego rozsądnego wyboru.
hint-points = Twoje punkty: z { $before } na { $after }.
hint-share = Według silnego bota wygrasz tak { $share ->
    [one] { $share } partię
    [few] { $share } partie
   *[many] { $share } partii
  } na 100.
hint-close = „{ $other }” jest mniej więcej równie dobre.
hint-rival = „{ $other }” daje { $share } na 100.
hint-source = { $source } { $points }
hint-sources = Różnica w punktach: { $parts }.
