# The browser's table: scores, rules, calls.

client-if-scored-now = Gdyby punktować teraz
client-rule-of = Zasada { $rule }
client-calls = Powiadom mnie o mojej turze
client-calls-text = Przeglądarka powiadomi cię, gdy ta strona będzie ukryta.
client-calls-refused = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w ustawieniach witryny.
client-if-scored = Doszłoby teraz
client-pages = Strony
client-score-pad = Punktacja
client-score-pad-text = Punktacja do pudełkowego wydania Legend Aetherii
client-played = { $games ->
    [one] Rozegrana { $games } partia, wygranych: { $won }
    [few] Rozegrane { $games } partie, wygranych: { $won }
   *[many] Rozegranych { $games } partii, wygranych: { $won }
  }
client-every-point-text = Dotknij powodu, aby zobaczyć zasadę.
