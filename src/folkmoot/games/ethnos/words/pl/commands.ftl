# Błędy wiersza poleceń.
error-tribes = podano plemion: { $named }, a dla liczby graczy { $players } potrzeba { $need }
