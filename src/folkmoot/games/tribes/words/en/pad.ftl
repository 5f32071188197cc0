# The score pad for the boxed game.
help-score-tribes = show where the points of a boxed game come from, and who has won
help-score-tribes-player = a player: goals by name, other points as source=points
help-score-tribes-note = Sources: { $sources }. Goals: { $goals }.
tribes-pad-needs = { $who } still needs { $points ->
    [one] one point
   *[other] { $points } points
  }.
tribes-pad-goals = Goals fulfilled
tribes-pad-sources = Other points
tribes-pad-altar = a sacrifice
tribes-pad-chief-few = the chief’s favour
tribes-pad-chief-many = the chief’s favour, bid of five or more
tribes-pad-invaders = the last invader beaten
tribes-pad-mammoth-hunt = mammoth hunted
tribes-pad-mammoth-tame = mammoth tamed
tribes-pad-sabre_tooth = sabre-tooth hunted
tribes-pad-elders = an elder driven out
tribes-pad-villages = a village at the start of a turn
tribes-pad-to-win = { $points } to win
error-tribes-pad-two = { $seats }: at least { $most } points each, but the first to reach them has won and the game was over
