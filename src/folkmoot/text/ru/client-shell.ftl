# The browser's table: scores, rules, calls.

client-if-scored-now = Если считать сейчас
client-rule-of = Правило { $rule }
client-calls = Сообщать, когда мой ход
client-calls-text = Когда страница свёрнута, браузер покажет уведомление.
client-calls-refused = Уведомления для этого сайта запрещены. Разрешить их можно в настройках сайта в браузере.
client-if-scored = Если считать сейчас
client-pages = Страницы
client-score-pad = Подсчёт очков
client-score-pad-text = Подсчёт очков для настольной «Эфирии»
client-played = { $games ->
    [one] Сыграна { $games } партия, побед: { $won }
    [few] Сыграно { $games } партии, побед: { $won }
   *[many] Сыграно { $games } партий, побед: { $won }
  }
client-every-point-text = Нажмите на строку, чтобы увидеть правило.
