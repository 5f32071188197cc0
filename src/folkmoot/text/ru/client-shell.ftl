# The browser's table: scores, rules, calls.

client-if-scored-now = Если подсчитать сейчас
client-rule-of = Правило { $rule }
client-calls = Сообщать, когда мой ход
client-calls-text = Браузер позовёт вас, если страница скрыта.
client-calls-refused = Браузер запретил этому сайту уведомления; разрешить их можно в настройках сайта.
client-if-scored = Подсчёт сейчас
client-pages = Страницы
client-score-pad = Подсчёт очков
client-score-pad-text = Подсчёт очков для настольной «Эфирии»
client-played = { $games ->
    [one] Сыграна { $games } партия, побед: { $won }
    [few] Сыграно { $games } партии, побед: { $won }
   *[many] Сыграно { $games } партий, побед: { $won }
  }
client-every-point-text = Коснитесь причины, чтобы увидеть правило.
