# The score pad for the boxed game.
help-score-ethnos = score the ages of a boxed game, with the reason for every point
help-score-ethnos-player = a player, age by age, ages divided by /
help-score-ethnos-tokens = the glory tokens of the six kingdoms, one for each age, kingdoms divided by /
help-score-ethnos-book = whose rulebook counts where they differ
help-score-ethnos-note = A player begins with the markers in six kingdoms ({ $kingdoms }). Then, where there is any: { "m5" } the space on the merfolk board, { "t2,4" } troll tokens, { "o3" } markers taken off the orc board, { "g1" } how often the giant token was taken, { "G" } who holds it at the end, { "b3,4d,5s2" } bands: three cards, four led by a dwarf, five of which two are skeletons.
ethnos-pad-first = { $number ->
    [one] { $who } has the least glory and begins the next age.
   *[other] { $who } have the least glory; of them begins whoever comes first clockwise from the one who drew the third dragon.
  }
ethnos-pad-tokens = Glory tokens
ethnos-pad-token = { $kingdom }, space { $age }
ethnos-pad-markers = Markers in the kingdoms
ethnos-pad-merfolk = Merfolk board: space
ethnos-pad-orcs = Orc markers taken off
ethnos-pad-giants = Times the giant token was taken
ethnos-pad-giant = Holds the giant token
ethnos-pad-trolls = Troll tokens
ethnos-pad-bands = Bands
ethnos-pad-band-add = Add a band of { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
ethnos-pad-band = { $dwarf ->
    [yes] Band of { $cards } led by a dwarf
   *[no] Band of { $cards }
  }{ $skeletons ->
    [0] { "" }
   *[other] , skeletons: { $skeletons }
  }
ethnos-pad-dwarf = A dwarf leads
ethnos-pad-skeletons = Skeletons in it
ethnos-pad-remove = Remove the band
ethnos-pad-bands-text = All cards as played. Touch a band to say that a dwarf leads or skeletons are in it.
ethnos-pad-book = Rulebook
ethnos-pad-book-ours = ours
error-ethnos-pad-markers = markers in all: { $number }, but a player has { $most }
