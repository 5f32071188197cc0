# Ошибки позиций и коробок.
error-ethnos-few-cards = в коробке слишком мало карт для такого числа игроков: { $players }
error-ethnos-many = должно начинаться с { $first }, сразу после { "players.few" }
error-ethnos-many-tokens = жетонов одного номинала больше { $most }
error-ethnos-few-tokens = жетонов { $number }, а шести королевствам нужно по { $ages }
error-ethnos-other-tribes = это не те племена, что в { "options.tribes" }
error-ethnos-token-order = жетоны выкладывают по королевствам: для { $value } их нет
error-ethnos-no-token = жетонов славы { $value } не осталось (остались: { $choices })
error-ethnos-markers = { $seat }: маркеров { $number }, а у игрока их { $most }
error-ethnos-known-cards = { $value }, а карт этой руки известно { $number }
error-ethnos-hidden-cards = неизвестных карт на руках { $number }, а нигде больше не лежит { $left }
error-ethnos-no-age = { $value }: до первой эпохи карт не раздают
error-ethnos-absent = { $value }: этого племени нет в игре
error-ethnos-not-held = { $value }: известна, но на руке её нет
error-ethnos-leaderless = не указано: без лидера играют только скелеты, числом { $number }
error-ethnos-not-among = { $value }: такой карты среди названных нет
error-ethnos-mixed = карты не одного племени и не одного цвета
error-ethnos-giants = не указано: отряды гигантов равны: { $equal }
error-ethnos-giant = { $seat }: наибольший отряд гигантов не здесь
error-ethnos-less-glory = меньше, чем сумма в { "points" }: { $number }
error-ethnos-bare = до этого вопроса в каждом королевстве должны лежать жетоны
error-ethnos-early-dragon = до раздачи карт драконов не вытягивают
error-ethnos-upper-dragon = в верхней половине драконов нет, а она ещё не кончилась
error-ethnos-last-dragon = эпоху заканчивает дракон номер { $number }
error-ethnos-ask = { $value }: этого нельзя спросить: { $why ->
    [band] за этот отряд маркер не выкладывают
    [orcs] ячейка орков занята или маркеров не осталось
    [trolls] подходящего жетона нет
    [supply] маркеров не осталось
    [empty] рука пуста
    [wizard] до карт волшебника рука сбрасывается
    [full] с полной рукой не нанимают
    [third] в { "third" } должно быть, кто закончил эпоху
    [last] в последнюю эпоху снимают все маркеры
    [dragons] эпоху заканчивает последний дракон, а он ещё не вытянут
    [hands] в конце эпохи карты с рук сбрасывают
   *[camp] у этого игрока нет маркеров орков
  }
error-ethnos-no-band = { $seat }: отряд ещё не разыгран
error-ethnos-other-leader = { $seat }: лидер последнего отряда не { $value }
error-ethnos-symbols = { $done } из { $of } не подходит: символов пройдено { $number }
error-ethnos-drawn = { $done } из { $of } не подходит: взято карт { $number } из { $size }
error-ethnos-dealt = { $done } из { $of } не подходит: карт на руках { $held }, открытых { $laid }
error-ethnos-not-won = { $seat }: десять скелетов не выложены или игра продолжается
error-ethnos-won = не указано: { $seat } выложил десять скелетов и победил
error-ethnos-age-goes-on = { $seat }: эпоха продолжается, закончить её никто не мог
