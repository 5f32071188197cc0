# The end of an age, told frame by frame while it is shown
ethnos-theatre-age-over = Age { $age } is over.
ethnos-theatre-kingdoms-pay = Now the kingdoms score.
ethnos-theatre-wakes = The third dragon wakes
ethnos-theatre-hands = { $who } drew the dragon; all hands are discarded.
ethnos-theatre-drew = drew the dragon
ethnos-theatre-nobody = Nobody has a marker here.
ethnos-theatre-pays-nothing = Its token is worth nothing yet.
ethnos-theatre-leads = { $who } is first with { $markers ->
    [one] one marker
   *[other] { $markers } markers
  }: { $points } glory.
ethnos-theatre-leads-before = { $who } is first with { $markers ->
    [one] one marker
   *[other] { $markers } markers
  }: { $points } glory. { $second } is second: { $less }.
ethnos-theatre-alone = Only { $who } has markers here: { $points } glory.
ethnos-theatre-tied = { $who }: tied with { $markers ->
    [one] one marker
   *[other] { $markers } markers
  } each. They share the places, { $points } glory each.
ethnos-theatre-trolls = Tied with { $markers ->
    [one] one marker
   *[other] { $markers } markers
  } each, and { $who } has the stronger trolls: { $points } glory.
ethnos-theatre-swam = { $who } swam furthest.
ethnos-theatre-giant = { $who } holds the giant token.
ethnos-theatre-orcs-decide = Whoever has markers there decides: take the glory now, or keep them.
ethnos-theatre-orcs-cash = Taking glory for markers: { $who }.
ethnos-theatre-orcs-stay = All markers stay there.
ethnos-theatre-bands = { $who }: { $count ->
    [one] one band
   *[other] { $count } bands
  }, { $points } glory.
ethnos-theatre-bands-skeletons = The skeletons are discarded. { $who }: { $count ->
    [one] one band
   *[other] { $count } bands
  }, { $points } glory.
ethnos-theatre-counted = Age { $age } is counted
ethnos-theatre-next = { $who } begins age { $age } with the least glory.
ethnos-theatre-sides = Merfolk, giant, orcs
ethnos-theatre-note-kingdom = { $tied ->
    [1] { $place ->
        [1] first
        [2] second
       *[other] third
      }
   *[other] { $place ->
        [1] tied first
        [2] tied second
       *[other] tied third
      }
  } in { $kingdom }
ethnos-theatre-note-merfolk = { $tied ->
    [1] { $place ->
        [1] furthest
        [2] second
       *[other] third
      }
   *[other] { $place ->
        [1] tied furthest
        [2] tied second
       *[other] tied third
      }
  }
ethnos-theatre-note-giant = giant token
ethnos-theatre-note-orcs = { $count ->
    [one] one orc marker
   *[other] { $count } orc markers
  }
