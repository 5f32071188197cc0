# Ответы на вопрос «почему?»
why-end-ethnos = Эпоха { $age } из { $ages } закончится, когда выйдет { $of }-й дракон; пока вышло: { $dragons }. { $upper ->
    [0] Карт в колоде: { $lower }, остальные драконы среди них
   *[other] Среди верхних карт колоды ({ $upper }) драконов нет; они спят среди нижних ({ $lower })
  }.
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
