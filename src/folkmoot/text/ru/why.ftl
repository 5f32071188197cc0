# Ответы на вопрос «почему?»
why-legal = { $action } — да, сейчас это можно.
why-points = { $who }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
why-points-from = { $who }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } ({ $rows }).
why-row = { $row }, { $points }: { $parts }.
why-thing = { $thing }.
why-worth = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
why-not-dealt = Партия ещё не началась: ничего не роздано.
