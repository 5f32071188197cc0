# Answers to "why?"
why-legal = { $action }: yes, you can do that now.
why-points = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
  } in all.
why-points-from = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
  } in all: { $rows }.
why-row = { $row }, { $points }: { $parts }.
why-thing = { $thing }.
why-worth = Worth { $points ->
    [one] one point
   *[other] { $points } points
  }.
why-not-dealt = The game hasn’t begun yet: nothing has been dealt.
