why-nine-sum = That is worth { $points }.
why-nine-limit = The limit is { $limit } here.
why-end-nine = Round { $round } of 2 ends when { $left ->
    [one] one more player has shown
   *[other] { $left } more players have shown
  }.
