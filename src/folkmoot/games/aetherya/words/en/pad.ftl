# The score pad for the boxed game, around the table.
help-score-aetherya-mode = how the kingdoms are played: against one another, alone, together
help-score-aetherya-row = alone: the legends of this age’s row
help-score-aetherya-ages = alone: what the ages before have brought
help-score-aetherya-penalty = together: the legends of the penalty pile
help-score-aetherya-fate = a fate of a campaign
help-score-aetherya-variant = a scenario of our own
help-score-aetherya-nolands = the Nolands: four rows of four cells, the letter of a card and its player’s number, or a dot
help-score-aetherya-pact = Frontiers: who has a pact with whom at the end
help-score-aetherya-betrayals = Frontiers: how many pacts each player has broken
help-score-aetherya-race = the race that a kingdom leads
help-score-aetherya-fortress = Confrontation: where a kingdom has finished fortresses; neighbours sit in the order given
aetherya-pad-met = { $who }, legends that these cards meet: { $legends }
aetherya-row-before = Earlier ages
aetherya-part-before = age { $age }
aetherya-reason-points = { $number ->
    [one] { $who } has the most points.
   *[other] { $who } have the most points.
  }
aetherya-reason-rows = Tied on points; { $number ->
    [one] { $who } has the higher row.
   *[other] { $who } have the higher row.
  }
aetherya-reason-tie = Tied in every row.
aetherya-reason-unmet = A legend of this age was not met: the campaign is lost and scores nothing.
aetherya-reason-task = The task of this age was not done: the campaign is lost and scores nothing.
aetherya-pad-mode = How you play
aetherya-pad-row = Legends of this age
aetherya-pad-penalty = Penalty pile
aetherya-pad-before = Age { $age }, points
aetherya-pad-is-met = met by these cards
aetherya-pad-scenario = Scenario
aetherya-pad-race = Race you lead
aetherya-pad-broken = Broken pacts
error-aetherya-pad-seats = { $number ->
    [one] one kingdom
   *[other] { $number } kingdoms
  }, where { $least } to { $most } are needed
error-aetherya-pad-kingdom = { $value } is for kingdom { $number }, but there are only { $most }
