# Answers to "why?"
why-end-aetherya = { $mode ->
    [versus] The game ends at once when a sixteenth card lies face up in a kingdom
    [solo] The age ends when the sixteenth card lies face up or the deck is empty
   *[coop] The game ends when a sixteenth card lies face up, the deck is empty or all legends are gone
  }. Furthest: { $who } with { $up } face-up cards; { $deck } cards are left in the deck.
why-aetherya-replace = { $old ->
    [none] { $card } takes the place of a face-down card
   *[other] { $card } takes the place of { $old }
  }.
why-aetherya-turn_up = A face-down card would be turned up.
why-aetherya-legend = { $legend } is worth { $points }.
why-aetherya-sixteenth = It would be the sixteenth face-up card and end the game.
why-aetherya-discard = { $card } would be discarded.
