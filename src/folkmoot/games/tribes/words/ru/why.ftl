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

# Where points come from, in hints and reviews.
tribes-source-scored = уже полученные очки
tribes-source-villages = деревни
tribes-source-people = жители на поле и в запасе
tribes-source-stores = ресурсы
tribes-source-goals = цели
tribes-source-tokens = жетоны и старейшина
tribes-source-conflicts = предстоящие конфликты
