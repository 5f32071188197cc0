# Ответы на вопрос «почему?»
why-legal = { $action } — сейчас это можно.
why-points = { $who }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
why-points-from = { $who }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } ({ $rows }).
why-row = { $row }, { $points }: { $parts }.
why-thing = { $thing }.
why-worth = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
why-not-dealt = Партия ещё не началась: ничего не роздано.
why-end-ethnos = Эпоха { $age } из { $ages } закончится, когда выйдет { $of }-й дракон; пока вышло: { $dragons }. { $upper ->
    [0] Карт в колоде: { $lower }, остальные драконы среди них
   *[other] Среди верхних карт колоды ({ $upper }) драконов нет; они спят среди нижних ({ $lower })
  }.
why-end-tribes = Игра кончается сразу, как только у кого-то { $of } победных очков, и не позже чем через { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
  }. Ближе всех: { $who }, очков: { $points }.
why-end-aetherya = { $mode ->
    [versus] Игра кончается сразу, как только в чьём-то королевстве открыта шестнадцатая карта
    [solo] Век кончается, когда открыта шестнадцатая карта или опустела колода
   *[coop] Игра кончается, когда открыта шестнадцатая карта, опустела колода или не осталось легенд
  }. Ближе всех: { $who }, открыто карт: { $up }; в колоде осталось: { $deck }.

why-ethnos-band = В отряде карт: { $size }; в конце эпохи он принёс бы { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
  }.
why-ethnos-markers = { $kingdoms ->
    [none] Для маркера отряд мал
   *[other] Маркер можно выложить: { $kingdoms }
  }.
why-ethnos-marker = { $kingdom }: маркеров было { $from }, станет { $to }.
why-ethnos-keep = Остаются на руке: { $cards }.
why-ethnos-discard = Уходят в открытый ряд: { $cards }.
why-ethnos-draw = Вы возьмёте карт: { $cards }.
why-ethnos-glory = Вы получите славы: { $points }.
why-ethnos-troll = Вы возьмёте жетон тролля { $token }.
why-aetherya-replace = { $old ->
    [none] { $card } ляжет на место закрытой карты
   *[other] { $card } ляжет на место карты «{ $old }»
  }.
why-aetherya-turn_up = Откроется закрытая карта.
why-aetherya-legend = { $legend }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
why-aetherya-sixteenth = Это будет шестнадцатая открытая карта, и игра закончится.
why-aetherya-discard = { $card } уйдёт в сброс.
