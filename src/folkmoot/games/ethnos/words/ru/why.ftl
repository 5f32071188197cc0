# Ответы на вопрос «почему?»
why-end-ethnos = Эпоха { $age } из { $ages } закончится, когда выйдет { $of }-й дракон (пока { $dragons }). { $upper ->
    [0] Остальные драконы — среди { $lower ->
        [one] последней { $lower } карты колоды
       *[other] последних { $lower } карт колоды
      }
   *[other] Среди { $upper ->
        [one] верхней { $upper } карты
       *[other] верхних { $upper } карт
      } колоды драконов нет, они среди { $lower ->
        [one] нижней { $lower }
       *[other] нижних { $lower }
      }
  }.
why-ethnos-band = В отряде { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
  }; в конце эпохи он принёс бы { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
  }.
why-ethnos-markers = { $kingdoms ->
    [none] Для маркера отряд мал
   *[other] Маркер можно выложить: { $kingdoms }
  }.
why-ethnos-marker = { $kingdom }: ваших маркеров было { $from }, станет { $to }.
why-ethnos-keep = Остаются на руке: { $cards }.
why-ethnos-discard = Уходят в открытый ряд: { $cards }.
why-ethnos-draw = Вы возьмёте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
  }.
why-ethnos-glory = Вы получите { $points ->
    [one] { $points } славу
   *[other] { $points } славы
  }.
why-ethnos-troll = Вы возьмёте жетон тролля { $token }.
why-ethnos-take = Тогда у вас на руке будет: { $groups }.
why-ethnos-skeleton-leads = Скелет не может быть лидером отряда, но может войти в любой отряд.

# Where points come from, in hints and reviews.
ethnos-source-scored = уже полученная слава
ethnos-source-bands = отряды
ethnos-source-kingdoms = королевства
ethnos-source-giant = гигант
ethnos-source-orcs = планшет орков
ethnos-source-merfolk = планшет тритонов
ethnos-source-trolls = жетоны троллей
ethnos-source-hand = карты на руке
