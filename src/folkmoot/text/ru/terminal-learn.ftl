# Уроки в терминале
play-learn-lesson = Первая партия с наставником, около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
  }
play-key-coach = Наставник
play-key-lessons = Уроки
play-coach-keys = c: без наставника
play-coach-next = { $done } из { $of }, пробел: дальше
play-coach-end = c: играть дальше, m: к задачам
play-coach-gone = Наставник ушёл; клавиша c позовёт его обратно.
play-coach-back = Наставник снова здесь.
play-puzzle-open = h: подсказка, m: другие задачи
play-puzzle-wrong = u: ещё раз, m: другие задачи
play-puzzle-solved = m: следующая задача
play-learn-daily = Задача дня
play-learn-choice = Задача { $number }: { $theme }, уровень { $level }
play-choice-open = h: подсказка, m: другие задачи
play-choice-hinted = h: решение, m: другие задачи
play-choice-wrong = u: ещё раз, h: решение, m: другие задачи
play-welcome = Во что сыграем?
play-welcome-mode = В одиночку, друг против друга или вместе?
play-welcome-players = Сколько игроков?
play-welcome-preset = Какие правила там, где книги расходятся?
play-welcome-preset-none = как играют здесь
play-welcome-level = Насколько сильными будут соперники?
play-welcome-learn = Обучение: { $game }, { $minutes } мин
play-welcome-resume = Продолжить: { $file }
play-welcome-keys = Enter или номер: выбрать, Esc: назад
