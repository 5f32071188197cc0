# Answers to "why?"
why-end-ethnos = Age { $age } of { $ages } ends when dragon number { $of } is drawn; { $dragons } came so far. { $upper ->
    [0] { $lower } cards are left, the other dragons among them
   *[other] No dragon lies in the { $upper } upper cards of the deck; they sleep among the { $lower } lower ones
  }.
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
