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
