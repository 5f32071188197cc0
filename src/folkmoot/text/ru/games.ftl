client-games-title = Ваши игры
client-games-none = Вы ещё не доиграли ни одной игры.
client-games-none-text = Здесь хранятся все доигранные игры, кроме уроков, задач, разборов и игр, где ход вернули голосованием.
client-games-elsewhere = Если вы играли на другом устройстве, создайте там код и введите его здесь в окне «Вы».
client-games-play = Найти игру
client-games-export = Сохранить таблицей (CSV)
client-games-all = Все
client-games-game = Игра
client-games-company = С кем
client-games-company-alone = В одиночку
client-games-company-bots = Против ботов
client-games-company-people = С людьми
client-games-company-screen = За одним экраном
client-games-played = Игры
client-games-won = Победы
client-games-place = Среднее место
client-games-best = Больше всего очков
client-games-longest = Самая длинная игра
client-games-moves = { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[many] { $number } ходов
  }
client-games-screen-text = Игры за одним экраном есть в списке, но здесь не считаются: неизвестно, кто за кого играл.
client-games-curve = Результаты по времени
client-games-by-share = Места
client-games-by-score = Очки
client-games-curve-share = В последних играх вы обходили { $lately } соперников.
client-games-curve-share-text = Точка — одна игра: внизу вас обошли все, вверху вы обошли всех. Линия — среднее за десять игр.
client-games-curve-score = В последних играх вы набирали в среднем столько очков: { $lately }.
client-games-curve-score-text = Точка — одна игра, линия — среднее за десять игр.
client-games-opponents = Соперники
client-games-opponent = Кто
client-games-met = Встреч
client-games-ahead = Вы выше
client-games-behind = Вы ниже
client-games-list = Доигранные игры
client-games-newest = Последние: { $number }. Остальные — в таблице CSV.
client-games-one-won = Победа
client-games-rank = Место { $place } из { $players }
