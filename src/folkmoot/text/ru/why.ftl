# Ответы на вопрос «почему?»
why-legal = { $action }: сейчас это можно.
why-points = { $who }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
why-row = { $row }, { $points }: { $parts }.
why-thing = { $thing }.
why-worth = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
why-end-ethnos = Эпоха { $age } из { $ages } закончится, когда выйдет дракон номер { $of }; пока вышло: { $dragons }. { $upper ->
    [0] Карт в колоде: { $lower }, остальные драконы среди них
   *[other] Среди верхних карт колоды ({ $upper }) драконов нет; они спят среди нижних ({ $lower })
  }.
why-end-tribes = Игра кончается сразу, как только у кого-то { $of } победных очков, и не позже чем после { $rounds } раундов. Ближе всех: { $who }, очков: { $points }.
why-end-aetherya = { $mode ->
    [versus] Игра кончается сразу, когда в чьём-то королевстве открыта шестнадцатая карта
    [solo] Эпоха кончается, когда открыта шестнадцатая карта или пуста колода
   *[coop] Игра кончается, когда открыта шестнадцатая карта, пуста колода или ушли все легенды
  }. Ближе всех: { $who }, открыто карт: { $up }; в колоде осталось: { $deck }.

ethnos-would-band = В отряде карт: { $size }; в конце эпохи он принёс бы { $glory } славы.
ethnos-would-ability = Затем действует способность лидера: { $tribe }.
ethnos-would-markers = { $kingdoms ->
    [none] Для маркера отряд мал
   *[other] Маркер можно положить: { $kingdoms }
  }.
ethnos-would-marker = { $kingdom }: маркеров было { $from }, станет { $to }.
ethnos-would-keep = Останутся у вас: { $cards }.
ethnos-would-discard = Лягут в открытую: { $cards }.
ethnos-would-draw = Вы возьмёте карт: { $cards }.
ethnos-would-glory = Вы получите славы: { $points }.
ethnos-would-troll = Вы возьмёте жетон тролля { $token }.
aetherya-would-replace = { $old ->
    [none] { $card } ляжет вместо закрытой карты
   *[other] { $card } ляжет на место карты «{ $old }»
  }.
aetherya-would-turn_up = Откроется закрытая карта.
aetherya-would-legend = { $legend }: очков { $points }.
aetherya-would-sixteenth = Это будет шестнадцатая открытая карта, и игра закончится.
aetherya-would-discard = { $card } уйдёт в сброс.
