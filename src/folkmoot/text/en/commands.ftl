# Commands
command-chance = random: { $outcomes }
command-legal = legal: { $actions }
command-scores = scores: { $scores }
command-total = Total
command-verified = { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
  }, every step legal; { $dealt }.
command-dealt = { $dealer ->
    [fair] all { $chances } random outcomes follow from the seed whose hash was published before the game
    [sim] all { $chances } random outcomes follow from the simulation’s seed
   *[script] its random outcomes were scripted, so fairness cannot be verified
  }
command-over = The game is over;
command-not-over = The game is not over;
