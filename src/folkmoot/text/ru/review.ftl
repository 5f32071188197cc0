# Что можно было сделать? Разбор сыгранной партии.
review-title = Что можно было сделать?
review-how = Каждый выбор доигран { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
  } ботом (уровень: { $level }), который видел только то, что мог видеть игрок.
review-how-seconds = На каждый выбор у бота (уровень: { $level }), который видел только то, что мог видеть игрок, было { $seconds } с.
review-grades = Сомнительный выбор отнимает от { $doubtful } из 100 шансов, ошибка — от { $mistake }.
review-luck-is = Удача — всё, чего никто не решал: что вышло из колоды и на кубиках, скрытые карты и то, чего не предвидит ни один бот.
review-accuracy = { $who }: точность { $accuracy }.
review-no-decision = { $who }: от выбора ничего не зависело.
review-luck = Удача { $side ->
    [up] повысила
   *[down] понизила
  } шансы на { $number } из 100.
review-others = Решения других { $side ->
    [up] повысили
   *[down] понизили
  } шансы на { $number } из 100.
review-more = { $who }: в конце примерно на { $fraction } очка больше.
review-less = { $who }: в конце примерно на { $fraction } очка меньше.
review-mark-best = Лучший выбор
review-mark-good = Хорошо
review-mark-doubtful = Сомнительно
review-mark-mistake = Ошибка
review-mark-found = Находка
review-mark-lucky = Везение
review-mark-unlucky = Невезение
review-chances = Шансы на победу
review-success = Шансы на успех
review-of-100 = из 100
review-share = { $share } из 100
review-played = Сыграно
review-better = Лучше
review-next = Следующее по силе
review-why = Почему
review-considered = Всё, о чём стоило подумать
review-moments = Важные моменты
review-no-moments = Ничего особенного: ни один выбор не обошёлся дорого, и удача мало что изменила.
review-decisions = Каждый выбор
review-move = Ход { $n }
review-draw = { $who }: то, что здесь выпало, изменило шансы на { $change } из 100.
review-column-player = игрок
review-column-accuracy = точность
review-column-chances = шансы
review-column-own = свои решения
review-column-others = решения других
review-column-luck = удача
review-board = Поле глазами игрока: { $who }

# The page.
review-back = Итог
review-busy = Оцениваем каждый выбор: { $done } из { $of }
review-moment = Момент { $number } из { $of }
review-earlier = Предыдущий момент
review-later = Следующий момент
review-eyes = Чью игру смотреть
review-try = Сыграть иначе
review-practise = Работа над ошибками: найдите лучший выбор сами (найдено { $solved } из { $of })
review-question = Что было бы лучше?
review-right = Верно: это лучший выбор.
review-wrong = Можно было лучше.
review-sums = Что изменило шансы каждого игрока
