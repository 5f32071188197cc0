# Błędy wiersza poleceń.
error-tribes = podano plemion: { $named }, a dla liczby graczy { $players } potrzeba { $need }

# A position
ethnos-preview = gdyby era skończyła się teraz: { $scores }
