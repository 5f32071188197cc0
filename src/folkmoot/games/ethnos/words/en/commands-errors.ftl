# Errors of positions and boxes.
error-ethnos-few-cards = the box has too few cards to deal for so many players: { $players }
error-ethnos-many = must begin at { $first }, after { "players.few" }
error-ethnos-many-tokens = more than { $most } tokens of one value
error-ethnos-few-tokens = { $number ->
    [one] one token is
   *[other] { $number } tokens are
  } too few: six kingdoms need { $ages } each
error-ethnos-other-tribes = these are not the tribes of { "options.tribes" }
error-ethnos-token-order = tokens are laid kingdom by kingdom: those of { $value } are missing
error-ethnos-no-token = no glory token { $value } is left (left: { $choices })
error-ethnos-markers = { $seat }: { $number ->
    [one] one marker
   *[other] { $number } markers
  }, but a player has { $most }
error-ethnos-known-cards = { $value }, but { $number ->
    [one] one card of this hand is known
   *[other] { $number } cards of this hand are known
  }
error-ethnos-hidden-cards = { $number ->
    [one] one card in a hand is
   *[other] { $number } cards in hands are
  } unknown, but only { $left } { $left ->
    [one] is
   *[other] are
  } unaccounted for
error-ethnos-no-age = { $value }: no card is dealt before the first age
error-ethnos-absent = { $value }: this tribe is not in play
error-ethnos-not-held = { $value } is known but not in the hand
error-ethnos-leaderless = missing: only a band of skeletons goes without a leader, as large as a hand ({ $number })
error-ethnos-not-among = { $value } is not among the cards
error-ethnos-mixed = neither all of one tribe nor all of one colour
error-ethnos-giants = missing: { $equal } have equal giant-led bands
error-ethnos-giant = { $seat } does not have the largest giant-led band
error-ethnos-less-glory = less than the sum of { "points" }, { $number }
error-ethnos-bare = every kingdom needs its tokens before this question
error-ethnos-early-dragon = no dragon is drawn before the cards are dealt
error-ethnos-upper-dragon = there are no dragons in the upper half, and it isn’t used up yet
error-ethnos-last-dragon = the age ends with dragon { $number }
error-ethnos-ask = { $value } cannot be asked: { $why ->
    [band] this band places no marker
    [orcs] the orc space is not free, or no marker is left
    [trolls] no token of this size is free
    [supply] no marker is left
    [empty] the hand is empty
    [wizard] the hand is laid down before a wizard draws
    [full] nothing is recruited with a full hand
    [third] { "third" } must say who ended the age
    [last] in the last age all are cashed in
    [dragons] the age ends with the last dragon, which hasn’t been drawn yet
    [hands] hands are discarded when an age ends
   *[camp] whoever is asked has no orc marker
  }
error-ethnos-no-band = { $seat } has played no band
error-ethnos-other-leader = the last band of { $seat } has another leader than { $value }
error-ethnos-symbols = { $done } of { $of }: this does not fit; symbols reached or passed: { $number }
error-ethnos-drawn = { $done } of { $of }: this does not fit; cards drawn: { $number } of { $size }
error-ethnos-dealt = { $done } of { $of }: this does not fit; cards in hands: { $held }, face up: { $laid }
error-ethnos-not-won = { $seat } has not laid ten skeletons, or the game goes on
error-ethnos-won = missing: { $seat } has laid ten skeletons and won
error-ethnos-age-goes-on = { $seat } cannot have ended an age that goes on
