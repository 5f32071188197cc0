# Answers to "why?"
why-end-tribes = The game ends as soon as someone has { $of } victory points, and after { $rounds } rounds at the latest. Closest so far: { $who } with { $points ->
    [one] one point
   *[other] { $points } points
  }.
