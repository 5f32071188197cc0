# Punktacja do wydań pudełkowych.
client-pad-share = Udostępnij kartę
client-pad-share-text = Link zawiera całą kartę. Kto go otworzy, zobaczy te same liczby.
client-pad-clear = Wyczyść
client-pad-clear-sure = Wyczyścić całą kartę?
client-pad-keep = Zostaw
client-pad-foreign = Ta karta pochodzi z linku. Twoja własna jest nadal zapisana.
client-pad-adopt = Zapisz tutaj
client-pad-leave = Wróć do mojej
client-pad-players = Gracze
client-pad-add = Dodaj gracza
client-pad-remove = Usuń gracza
client-pad-less = { $what }: mniej
client-pad-more = { $what }: więcej
client-pad-won = { $number ->
    [one] Wygrywa { $who }
   *[other] Wygrywają { $who }
  }
client-pad-shared = Wspólne zwycięstwo: { $who }
client-pad-lost = Porażka
client-pad-victory = Zwycięstwo
client-pad-completed = Ukończone
