# Moments of a game, shown over the table
client-theatre = Wielkie chwile
client-theatre-full = w całości
client-theatre-brisk = szybko
client-theatre-result = tylko wynik
client-theatre-none = wył.
client-theatre-tap = Kliknij gdziekolwiek: dalej
client-theatre-skip = Pomiń
client-theatre-again = Jeszcze raz
client-theatre-on = Dalej
client-theatre-before = przedtem
client-theatre-over = Gra zakończona.
client-theatre-well-played = Dobra gra.
