# Errors of positions and boxes.
error-aetherya-copies = too few cards of a kind for so many players ({ $players }): { $number }, not { $least }
error-aetherya-rows = { $value } adds up to { $sum }, but there are { $legends } legends
error-aetherya-bare = { $kind ->
    [treaty] there is no face-up race card at { $value }
    [fortress] there is no face-up card of the race or its home terrain at { $value }
   *[other] there is no face-up dragon at { $value }
  }
error-aetherya-end-open = at the end every card is face up
error-aetherya-first-discard = the first discard is already there
error-aetherya-complete = the kingdom of { $seat } is complete, so the game is over
error-aetherya-new-deck = missing: the discards that have become the deck
error-aetherya-acting = { $seat } has not finished the action at this question
error-aetherya-seen = there is no token at { $value } that nobody has seen
error-aetherya-face-up = { $value } is face up
error-aetherya-no-deck = no card is left to draw
error-aetherya-no-discard = the discard pile is empty
error-aetherya-other-cards = not what is there at this question
error-aetherya-order = { $number ->
    [one] one card
   *[other] { $number } cards
  }, although it is { $seat }’s turn
error-aetherya-settled = { $number ->
    [one] one card is
   *[other] { $number } cards are
  } left outside kingdoms and Nolands, but at least { $least } always are
error-aetherya-shown = { $number } of { $most } legends are there, but one is still to be shown
error-aetherya-early = nothing can be here before the first turn
error-aetherya-turned = { $value } isn’t there to be turned over
error-aetherya-row = row { $value } needs { $number ->
    [one] one legend
   *[other] { $number } legends
  }
error-aetherya-row-order = row { $value } is filled before row { $due }
error-aetherya-all-shown = no legend is left to be shown
error-aetherya-hand = { $number ->
    [0] no card is
    [one] one card is
   *[other] { $number } cards are
  } in hand, but this question needs { $needed }
error-aetherya-no-hand = no card is in hand at this question
error-aetherya-no-kingdoms = missing: this question needs kingdoms
error-aetherya-four = four different cards are arranged
error-aetherya-four-laid = the four cards are laid already
error-aetherya-middle = the four cards are laid at { $places } in this order
error-aetherya-other-token = { $value } does not ask this
error-aetherya-not-owned = { $seat } does not own it
error-aetherya-drawn = no card is left to be drawn at this question
error-aetherya-face-down = { $number ->
    [one] one card is
   *[other] { $number } cards are
  } face down, but { $left ->
    [one] one is
   *[other] { $left } are
  } left for them
error-aetherya-grid = { $number ->
    [one] one row
   *[other] { $number } rows
  }, but a kingdom has { $needed } (such as { $example })
error-aetherya-grid-row = row { $value } has { $number ->
    [one] one card
   *[other] { $number } cards
  }, not { $needed }
error-aetherya-races = every player has a race by now
error-aetherya-pact = a pact binds two players to each other
error-aetherya-offer = a pact is offered to another player, and neither has one
error-aetherya-site = a fortress stands on a face-up card of the seat’s race or of its home terrain
error-aetherya-built = tokens at { $value }: { $number }, but a fortress has { $most }
error-aetherya-race-order = races are given one player after another at this question
error-aetherya-early-race = no race is given before the first player is known
error-aetherya-tokens = tokens belong on face-down cards
error-aetherya-one-token = only one token fits on a card
error-aetherya-treaty = a treaty belongs on a face-up race card
error-aetherya-staff = a staff belongs on a face-up dragon
error-aetherya-down = { $number ->
    [one] one face-down token is
   *[other] { $number } face-down tokens are
  } in this kingdom, so name as many
error-aetherya-no-token = there is no other face-down token
error-aetherya-unseen = nobody saw it
error-aetherya-not-down = { $value } isn’t face down here
