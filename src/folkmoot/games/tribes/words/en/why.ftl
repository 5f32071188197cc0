# Answers to "why?"
why-end-tribes = The game ends as soon as someone has { $of } victory points, and after { $rounds } rounds at the latest. Closest so far: { $who } with { $points ->
    [one] one point
   *[other] { $points } points
  }.

# Where points come from, in hints and reviews.
tribes-source-scored = points already scored
tribes-source-villages = villages
tribes-source-people = members on the map and on hand
tribes-source-stores = resources
tribes-source-goals = goals
tribes-source-tokens = tokens and the elder
tribes-source-conflicts = conflicts that are due
