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
tribes-pad-chief = first in the auction: 1, with a bid of five or more 2
tribes-pad-mammoth = hunted: 1, tamed: 3
tribes-pad-villages = each at the start of your turn
tribes-pad-altar = each sacrifice
tribes-pad-invaders = the last invader beaten
tribes-pad-sabre_tooth = hunted
tribes-pad-elders = each elder you drive out
tribes-pad-to-win = { $points } to win
error-tribes-pad-two = { $seats }: at least { $most } points each, but the first to reach them has won and the game was over
