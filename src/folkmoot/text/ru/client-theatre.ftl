# Moments of a game, shown over the table
client-theatre = Важные моменты
client-theatre-full = целиком
client-theatre-brisk = быстро
client-theatre-result = только итог
client-theatre-none = выкл.
client-theatre-tap = Нажмите где угодно: дальше
client-theatre-skip = Пропустить
client-theatre-again = Ещё раз
client-theatre-on = Дальше
client-theatre-before = до этого
client-theatre-over = Игра окончена.
client-theatre-well-played = Хорошая игра.
