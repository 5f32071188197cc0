# Errors of positions and boxes.
error-aetherya-copies = too few cards of a kind for so many players ({ $players }): { $number }, not { $least }
error-aetherya-rows = { $value } adds up to { $sum }, but there are { $legends } legends
error-aetherya-bare = { $kind ->
    [treaty] no race card lies face up at { $value }
   *[other] no dragon lies face up at { $value }
  }
error-aetherya-end-open = at the end every card lies face up
error-aetherya-first-discard = the first discard lies there already
error-aetherya-complete = the kingdom of { $seat } is complete, so the game is over
error-aetherya-new-deck = missing: the discards that have become the deck
error-aetherya-acting = { $seat } has not finished the action at this question
error-aetherya-seen = no token that nobody has seen lies at { $value }
error-aetherya-face-up = { $value } lies face up
error-aetherya-no-deck = no card is left to draw
error-aetherya-no-discard = the discard pile is empty
error-aetherya-other-cards = not what lies there at this question
error-aetherya-order = { $number ->
    [one] one card
   *[other] { $number } cards
  }, although it is the turn of { $seat }
error-aetherya-settled = { $number ->
    [one] one card is
   *[other] { $number } cards are
  } left outside kingdoms and Nolands, but at least { $least } always are
error-aetherya-shown = { $number } of { $most } legends lie there, but one is still to be shown
error-aetherya-early = nothing can be here before the first turn
error-aetherya-turned = { $value } does not lie there to be turned over
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
    [one] one card lies
   *[other] { $number } cards lie
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
error-aetherya-race-order = races are given one player after another at this question
error-aetherya-early-race = no race is given before the first player is known
error-aetherya-tokens = tokens lie on face-down cards
error-aetherya-one-token = only one token lies on a card
error-aetherya-treaty = a treaty lies on a face-up race card
error-aetherya-staff = a staff lies on a face-up dragon
error-aetherya-down = { $number ->
    [one] one face-down token lies
   *[other] { $number } face-down tokens lie
  } in this kingdom, so name as many
error-aetherya-no-token = no other face-down token lies there
error-aetherya-unseen = nobody saw it
error-aetherya-not-down = { $value } does not lie face down here
