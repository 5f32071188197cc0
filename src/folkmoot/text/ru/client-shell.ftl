# The browser's table: scores, rules, calls.

client-if-scored-now = Если считать сейчас
client-rule-of = Правило { $rule }
client-calls = Сообщать, когда мой ход
client-calls-text = Когда эта вкладка в фоне, браузер покажет уведомление.
client-calls-refused = Уведомления для этого сайта запрещены. Разрешить их можно в настройках сайта в браузере.
client-if-scored = Если считать сейчас
client-pages = Страницы
client-score-pad = Подсчёт очков
client-score-pad-of = Подсчёт очков: { $game }
client-played = { $games ->
    [one] Сыграна { $games } партия, побед: { $won }
    [few] Сыграно { $games } партии, побед: { $won }
   *[many] Сыграно { $games } партий, побед: { $won }
  }
client-every-point-text = Нажмите на строку, чтобы увидеть правило.
client-qr = { $label }: код для камеры
client-no-entry-text = Этот стол закрытый, или его больше нет. Попросите того, кто прислал адрес, отправить ссылку из окна «Поделиться».
client-seat-was-taken = Это место занято
client-seat-was-taken-text = Теперь здесь сидит { $who }. Вы можете смотреть игру.
client-invited-by = { $who } зовёт вас сыграть: { $game }
client-share-seat-text = Сюда сядет тот, кто первым откроет эту ссылку.
client-share-watch = Смотреть
client-share-watch-text = По этой ссылке любой может смотреть игру.
client-share-replay = Законченная партия
client-share-replay-text = По этой ссылке любой может посмотреть её шаг за шагом.
client-share-step = Этот шаг ({ $step })
client-share-none = Зрители за этот стол не допускаются, поэтому делиться нечем.
client-find-table = Найти стол: игра или игрок
client-find-any = все
client-find-mine = мой ход
client-find-playing = идут
client-find-finished = закончены
client-find-none = Подходящих столов нет.
client-seat-show = { $who }: показать всё
client-seat-previous = Предыдущий игрок: { $who }
client-seat-next = Следующий игрок: { $who }
