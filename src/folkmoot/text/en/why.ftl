# Answers to "why?"
why-legal = { $action }: this is possible now.
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
why-not-dealt = The game has not begun yet: nothing is dealt.
why-end-ethnos = Age { $age } of { $ages } ends when dragon number { $of } is drawn; { $dragons } came so far. { $upper ->
    [0] { $lower } cards are left, the other dragons among them
   *[other] No dragon lies in the { $upper } upper cards of the deck; they sleep among the { $lower } lower ones
  }.
why-end-tribes = The game ends at once when somebody has { $of } victory points, and at the latest after { $rounds } rounds. Nearest: { $who } with { $points }.
why-end-aetherya = { $mode ->
    [versus] The game ends at once when a sixteenth card lies face up in a kingdom
    [solo] The age ends when the sixteenth card lies face up or the deck is empty
   *[coop] The game ends when a sixteenth card lies face up, the deck is empty or all legends are gone
  }. Furthest: { $who } with { $up } face-up cards; { $deck } cards are left in the deck.

why-ethnos-band = The band has { $size } cards; at the end of the age it would bring { $glory } glory.
why-ethnos-markers = { $kingdoms ->
    [none] It is too small for a marker
   *[other] A marker could go to { $kingdoms }
  }.
why-ethnos-marker = { $kingdom }: from { $from } to { $to } markers.
why-ethnos-keep = You would keep: { $cards }.
why-ethnos-discard = Laid face up: { $cards }.
why-ethnos-draw = You would draw { $cards } cards.
why-ethnos-glory = You would gain { $points } glory.
why-ethnos-troll = You would take troll token { $token }.
why-aetherya-replace = { $old ->
    [none] { $card } takes the place of a face-down card
   *[other] { $card } takes the place of { $old }
  }.
why-aetherya-turn_up = A face-down card would be turned up.
why-aetherya-legend = { $legend } is worth { $points }.
why-aetherya-sixteenth = It would be the sixteenth face-up card and end the game.
why-aetherya-discard = { $card } would be discarded.
