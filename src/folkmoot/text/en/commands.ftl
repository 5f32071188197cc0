# Commands
command-chance = chance: { $outcomes }
command-legal = legal: { $actions }
command-scores = scores: { $scores }
command-total = Total
command-verified = { $file }: { $rows } rows, every step legal; { $dealt }.
command-dealt = { $dealer ->
    [fair] all { $chances } outcomes of chance follow from the seed that was committed to
    [sim] all { $chances } outcomes of chance follow from the simulation's seed
   *[script] its chance was written by hand or dealt unseen, and proves nothing
  }
command-over = The game is over;
command-not-over = The game is not over;
