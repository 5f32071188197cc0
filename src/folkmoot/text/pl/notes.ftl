# Notatki i warianty w zapisanej grze.
notes-title = Notatki i warianty
notes-start = przed pierwszym ruchem
notes-after = po ruchu { $n }
notes-variation = Wariant

# Strona.
notes-short = Notatki
notes-none = Do tej pozycji nie ma notatek.
notes-write = Napisz notatkę
notes-label = Notatka do tej pozycji
notes-keep = Zachowaj
notes-edit = Zmień
notes-remove = Usuń
notes-leave = Wróć do gry
notes-at = Notatki przy ruchach
notes-tried = { $number ->
    [one] Wypróbowany { $number } ruch można tu zachować jako wariant.
    [few] Wypróbowane { $number } ruchy można tu zachować jako wariant.
   *[many] Wypróbowanych { $number } ruchów można tu zachować jako wariant.
  }
notes-drop = Odrzuć
notes-take = Zapisz tę pozycję do pliku
notes-as-text = Tekst
notes-file = Gra z notatkami
notes-no-png = Ta przeglądarka nie zrobi PNG; SVG się uda.
notes-here = Notatki są tylko w tym oknie. Zapisz grę, żeby je zachować.
