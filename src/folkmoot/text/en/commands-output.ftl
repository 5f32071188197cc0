# What commands print
command-serves = Folkmoot is running at { $address } (press Ctrl+C to stop)
command-serves-others = Other devices on your network open { $address }
command-ready-tls = TLS: cookies over https only (--https); the proxy must terminate it
command-ready-no-tls = TLS: without --https cookies and moves can be read on the way; put a proxy with a certificate in front
command-ready-hosts = Host names: { $names }
command-ready-no-host = Host names: give the public one with --allow-host; names that aren’t private are refused
command-ready-any-host = Host names: any name is accepted, so pages of other sites can reach this server; name yours
command-ready-proxy = Proxy: trusting { $addresses }
command-ready-no-proxy = Proxy: listens on { $host }, but no proxy elsewhere is trusted; listen on 127.0.0.1 behind one, or name it with --proxy
command-ready-any-proxy = Proxy: every address is trusted as a proxy, so limits by address can be evaded; name yours
command-ready-files = Open files: { $files } allowed
command-ready-few-files = Open files: { $files } allowed, { $enough } are better (LimitNOFILE in the unit)
command-ready-database = Database: { $kind } answers and is up to date
command-ready-old-database = Database: { $kind } answers; it is migrated at the next start
command-ready-no-database = Database: { $reason }
command-ready-clock = Clock: { $seconds } s from the database’s
command-ready-wrong-clock = Clock: { $seconds } s from the database’s; set it by NTP, with more than 1 s the server refuses to start
command-ready-little-space = Disk: { $megabytes } MiB free in the data folder
command-ready-backup = Backup: the last one is { $hours } h old
command-ready-old-backup = Backup: the last one is { $hours } h old; make one every night (folkmoot backup)
command-ready-no-backup = Backup: none so far (folkmoot backup)
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
command-even = 95% (even: { $share })
command-column-seat = player
command-column-mean = mean score
command-column-quartiles = quartiles
command-column-share = win share
command-playing = playing
command-review = judging
command-puzzle-solved = solved: { $done } of { $of }
command-tournament = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
  }, { $games ->
    [one] one game
   *[other] { $games } games
  }. An even share is { $share }; intervals are { $sure }.
command-teams = { $game }, { $players ->
    [one] one player
   *[other] { $players } players together
  }, { $games ->
    [one] one game
   *[other] { $games } games
  }. Intervals are { $sure }; the gain is over the line above, on the same deals.
command-no-controls = No control games were played (--controls 0).
command-verdict = { $verdict ->
    [better] better
    [worse] worse
   *[even] no significant difference
  }
command-control = { $kind ->
    [mirror] against itself
   *[sanity] against random play
  }: { $sound ->
    [yes] as expected
   *[no] NOT AS EXPECTED
  }
command-ratings = OpenSkill ratings (Plackett–Luce; everyone starts at 25)
command-column-challenger = challenger
command-column-among = among
command-column-entrant = entrant
command-column-deals = deals
command-column-low = from
command-column-high = to
command-column-rank = rank
command-column-margin = margin
command-column-by-seat = by seat, %
command-column-won = won
command-column-not-lost = not lost
command-column-score = score
command-column-gain = gain
command-column-skill = skill
command-column-doubt = ±
command-column-games = games
command-new-game = A small, complete game is in { $folder }. Next:
command-selfplay = { $folder } holds { $games ->
    [one] { $games } game
   *[other] { $games } games
} and { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}.
command-study = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
  }, { $games ->
    [one] one deal
   *[other] { $games } deals
  } each, all seats played by { $bot }. The ranges after ± are { $sure } intervals.
command-study-marks = { $more } { $less }: significantly more or less than in the first column (same deals).
command-study-alike = Every deal came out the same with all values: nothing in these games depends on what was varied. Perhaps it needs an option ({ "--option" }).
command-study-as-it-is = as it is
command-study-measure = { $measure ->
    [won] games won, %
    [had] came up, %
    [points] points
   *[decisions] decisions
  }
command-study-picture = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
  }: { $kind } ({ $measure })
command-study-kind-game = Game
command-study-kind-seat = Seat
command-study-kind-row = Points from
command-study-kind-outcome = End
command-study-word-game-points = points per seat
command-study-word-game-decisions = decisions per game
command-study-word-outcome-won = one winner
command-study-word-outcome-shared = shared victory
command-study-word-outcome-victory = victory together
command-study-word-outcome-completed = completed
command-study-word-outcome-lost = lost
command-study-word-outcome-limit = stopped by the limit
