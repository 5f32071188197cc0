# Ответы на вопрос «почему?»
why-end-tribes = Игра заканчивается сразу, как только у кого-то { $of ->
    [one] { $of } победное очко
    [few] { $of } победных очка
   *[many] { $of } победных очков
  }, и не позже чем через { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }. Ближе всех { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
