# Answers to "why?"
why-end-ethnos = Age { $age } of { $ages } ends when the { $of ->
    [2] second
    [3] third
   *[other] last
  } dragon is drawn ({ $dragons } so far). { $upper ->
    [0] { $lower ->
        [one] Only one card is left in the deck
       *[other] The other dragons are among the last { $lower } cards of the deck
      }
    [one] The top card of the deck isn’t a dragon; they are among the bottom { $lower }
   *[other] There are no dragons in the top { $upper } cards of the deck; they are among the bottom { $lower }
  }.
why-ethnos-band = The band has { $size ->
    [one] one card
   *[other] { $size } cards
  }; at the end of the age it would score { $glory } glory.
why-ethnos-markers = { $kingdoms ->
    [none] It is too small for a marker
   *[other] You could place a marker in { $kingdoms }
  }.
why-ethnos-marker = { $kingdom }: your markers go from { $from } to { $to }.
why-ethnos-keep = You would keep: { $cards }.
why-ethnos-discard = These cards would be laid face up: { $cards }.
why-ethnos-draw = You would draw { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
why-ethnos-glory = You would gain { $points } glory.
why-ethnos-troll = You would take troll token { $token }.
why-ethnos-take = With it you would hold { $groups }.
why-ethnos-skeleton-leads = A skeleton can’t lead a band; it can join any band.

# Where points come from, in hints and reviews.
ethnos-source-scored = glory already scored
ethnos-source-bands = bands
ethnos-source-kingdoms = kingdoms
ethnos-source-giant = the giant
ethnos-source-orcs = the orc board
ethnos-source-merfolk = the merfolk board
ethnos-source-trolls = troll tokens
ethnos-source-hand = cards in hand
