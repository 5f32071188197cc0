# What commands print
command-serves = folkmoot serves at { $address } (Ctrl+C ends it)
command-backed-up = { $file }: { $rows } rows
command-restored = { $rows } rows restored
command-checked = { $games } running games, { $problems } do not replay
command-repair-backup = Backup of everything as it was: { $file }
command-repaired = Table { $table }: set back to row { $row }; later rows that are in the backup only: { $lost }
command-simulated = { $games } random games of { $game }, { $players } { $players ->
    [one] player
   *[other] players
  }: { $speed } games/s, { $decisions } decisions/s ({ $build })
command-decisions = decisions a game: { $mean } ± { $sd } ({ $min } to { $max })
command-score = score: { $mean } ± { $sd } ({ $min } to { $max })
command-even = 95 % (even: { $share } %)
command-column-seat = seat
command-column-mean = mean score
command-column-quartiles = quartiles
command-column-share = win share
command-new-game = A small complete game lies in { $folder }. Next:
