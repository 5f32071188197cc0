# What commands print
command-serves = Folkmoot is running at { $address } (press Ctrl+C to stop)
command-backed-up = { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
  }
command-restored = { $rows ->
    [one] one row restored
   *[other] { $rows } rows restored
  }
command-checked = { $games ->
    [one] one running game checked
   *[other] { $games } running games checked
  }; { $problems ->
    [0] all of them can be replayed
    [one] one cannot be replayed
   *[other] { $problems } cannot be replayed
  }
command-repair-backup = Backup of everything as it was: { $file }
command-repaired = Table { $table }: set back to row { $row }; later rows that are in the backup only: { $lost }
command-simulated = { $games ->
    [one] one random game
   *[other] { $games } random games
  } of { $game }, { $players ->
    [one] one player
   *[other] { $players } players
  }: { $speed } games/s, { $decisions } decisions/s ({ $build ->
    [compiled] compiled
   *[interpreted] interpreted
  })
command-decisions = decisions per game: { $mean } ± { $sd } ({ $min } to { $max })
command-score = score: { $mean } ± { $sd } ({ $min } to { $max })
command-even = 95% (even: { $share }%)
command-column-seat = player
command-column-mean = mean score
command-column-quartiles = quartiles
command-column-share = win share
command-new-game = A small complete game lies in { $folder }. Next:
