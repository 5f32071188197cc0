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

# Hints
hint-then = Then: { $steps }.
hint-only = There’s no other sensible choice.
hint-points = Your points go from { $before } to { $after }.
hint-share = By a strong bot’s reckoning, you win { $share ->
    [one] one game in 100
   *[other] { $share } games in 100
  } this way.
hint-close = “{ $other }” is about as good.
hint-rival = With “{ $other }” it would be { $share }.
hint-source = { $source } { $points }
hint-sources = The difference, in points: { $parts }.
