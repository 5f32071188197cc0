# Answers to "why?"
why-legal = { $action }: this is possible now.
why-points = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
  } in all.
why-row = { $row }, { $points }: { $parts }.
why-thing = { $thing }.
why-worth = Worth { $points ->
    [one] one point
   *[other] { $points } points
  }.
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

ethnos-would-band = The band has { $size } cards; at the end of the age it would bring { $glory } glory.
ethnos-would-ability = Its leader then does what the { $tribe } can.
ethnos-would-markers = { $kingdoms ->
    [none] It is too small for a marker
   *[other] A marker could go to { $kingdoms }
  }.
ethnos-would-marker = { $kingdom }: from { $from } to { $to } markers.
ethnos-would-keep = You would keep: { $cards }.
ethnos-would-discard = Laid face up: { $cards }.
ethnos-would-draw = You would draw { $cards } cards.
ethnos-would-glory = You would gain { $points } glory.
ethnos-would-troll = You would take troll token { $token }.
aetherya-would-replace = { $old ->
    [none] { $card } takes the place of a face-down card
   *[other] { $card } takes the place of { $old }
  }.
aetherya-would-turn_up = A face-down card would be turned up.
aetherya-would-legend = { $legend } is worth { $points }.
aetherya-would-sixteenth = It would be the sixteenth face-up card and end the game.
aetherya-would-discard = { $card } would be discarded.
