client-games-title = Twoje gry
client-games-none = Nie masz jeszcze żadnej ukończonej gry.
client-games-none-text = Są tu wszystkie ukończone gry poza lekcjami, łamigłówkami, analizami i grami, w których cofnięto ruch po głosowaniu.
client-games-elsewhere = Jeśli grasz też na innym urządzeniu, utwórz tam kod i wpisz go tutaj w oknie „Ty”.
client-games-play = Znajdź grę
client-games-export = Zapisz jako arkusz (CSV)
client-games-all = Wszystkie
client-games-game = Gra
client-games-company = Z kim
client-games-company-alone = Solo
client-games-company-bots = Z botami
client-games-company-people = Z ludźmi
client-games-company-screen = Przy jednym ekranie
client-games-played = Gry
client-games-won = Wygrane
client-games-place = Średnie miejsce
client-games-best = Najwięcej punktów
client-games-longest = Najdłuższa gra
client-games-moves = { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
   *[many] { $number } ruchów
  }
client-games-screen-text = Gry przy jednym ekranie są na liście, ale się tu nie liczą: nie wiadomo, kto grał za kogo.
client-games-curve = Wyniki w czasie
client-games-by-share = Miejsca
client-games-by-score = Punkty
client-games-curve-share = W ostatnich grach za tobą było średnio { $lately } przeciwników.
client-games-curve-share-text = Kropka to jedna gra: na dole wszyscy byli przed tobą, na górze wszyscy za tobą. Linia to średnia z dziesięciu gier.
client-games-curve-score = Średnia punktów w ostatnich grach: { $lately }.
client-games-curve-score-text = Kropka to jedna gra, linia to średnia z dziesięciu gier.
client-games-opponents = Przeciwnicy
client-games-opponent = Kto
client-games-met = Spotkania
client-games-ahead = Ty wyżej
client-games-behind = Ty niżej
client-games-list = Ukończone gry
client-games-newest = Najnowsze: { $number }. Pozostałe są w arkuszu.
client-games-one-won = Wygrana
client-games-rank = { $place }. miejsce na { $players }
