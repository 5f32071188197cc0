# Answers to "why?"
why-end-aetherya = { $mode ->
    [versus] The game ends as soon as someone’s sixteenth card is face up
    [solo] The age ends when your sixteenth card is face up or the deck is empty
   *[coop] The game ends when someone’s sixteenth card is face up, the deck is empty or all legends are gone
  }. Closest so far: { $who } with { $up ->
    [one] one face-up card
   *[other] { $up } face-up cards
  }. { $deck ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
  }
why-aetherya-replace = { $old ->
    [none] { $card } would replace a face-down card
   *[other] { $card } would replace { $old }
  }.
why-aetherya-turn_up = A face-down card would be turned up.
why-aetherya-legend = { $legend } is worth { $points ->
    [one] one point
   *[other] { $points } points
  }.
why-aetherya-sixteenth = It would be the sixteenth face-up card and end the game.
why-aetherya-discard = { $card } would be discarded.

# Where points come from, in hints and reviews.
aetherya-source-elves = elves
aetherya-source-dwarves = dwarves
aetherya-source-humans = humans
aetherya-source-goblins = goblins
aetherya-source-dragons = dragons
aetherya-source-legends = legends
aetherya-source-conflicts = conflicts
aetherya-source-scenario = the scenario
aetherya-source-face_down = face-down cards
