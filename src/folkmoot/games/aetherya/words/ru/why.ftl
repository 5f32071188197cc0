# Ответы на вопрос «почему?»
why-end-aetherya = { $mode ->
    [versus] Игра заканчивается сразу, как только в чьём-то королевстве открыта шестнадцатая карта
    [solo] Век заканчивается, когда открыта шестнадцатая карта или опустела колода
   *[coop] Игра заканчивается, когда открыта шестнадцатая карта, опустела колода или не осталось легенд
  }. Ближе всех { $who }: { $up ->
    [one] открыта { $up } карта
    [few] открыты { $up } карты
   *[many] открыто { $up } карт
  }. { $deck ->
    [0] Колода пуста.
    [one] В колоде осталась { $deck } карта.
    [few] В колоде осталось { $deck } карты.
   *[many] В колоде осталось { $deck } карт.
  }
why-aetherya-replace = { $old ->
    [none] { $card } ляжет на место закрытой карты
   *[other] { $card } ляжет на место карты «{ $old }»
  }.
why-aetherya-turn_up = Откроется закрытая карта.
why-aetherya-legend = { $legend }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
why-aetherya-sixteenth = Это будет шестнадцатая открытая карта, и игра закончится.
why-aetherya-discard = { $card } уйдёт в сброс.

# Where points come from, in hints and reviews.
aetherya-source-elves = эльфы
aetherya-source-dwarves = гномы
aetherya-source-humans = люди
aetherya-source-goblins = гоблины
aetherya-source-dragons = драконы
aetherya-source-legends = легенды
aetherya-source-conflicts = конфликты
aetherya-source-scenario = сценарий
aetherya-source-face_down = закрытые карты
