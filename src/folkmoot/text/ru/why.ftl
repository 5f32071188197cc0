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

# Подсказки
hint-then = Затем: { $steps }.
hint-only = Другого разумного выбора нет.
hint-points = Ваши очки: было { $before }, станет { $after }.
hint-share = По расчёту сильного бота, так вы выиграете { $share ->
    [one] { $share } партию
    [few] { $share } партии
   *[many] { $share } партий
  } из 100.
hint-close = «{ $other }» — примерно так же хорошо.
hint-rival = «{ $other }» — { $share } из 100.
hint-source = { $source } { $points }
hint-sources = Разница в очках: { $parts }.
