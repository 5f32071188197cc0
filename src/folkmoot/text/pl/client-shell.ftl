# The browser's table: scores, rules, calls.

client-if-scored-now = Gdyby liczyć teraz
client-rule-of = Zasada { $rule }
client-calls = Powiadom mnie o mojej turze
client-calls-text = Przeglądarka powiadomi cię, gdy ta karta będzie w tle.
client-calls-refused = Powiadomienia z tej strony są zablokowane. Możesz na nie pozwolić w ustawieniach witryny w przeglądarce.
client-if-scored = Gdyby liczyć teraz
client-pages = Strony
client-score-pad = Punktacja
client-score-pad-text = Punktacja do pudełkowego wydania Legend Aetherii
client-played = Rozegrane partie: { $games }, wygrane: { $won }
client-every-point-text = Wybierz pozycję, aby zobaczyć zasadę.
