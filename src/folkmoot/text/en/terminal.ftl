play-actions = What you can do
play-number = { $number }: Enter, or another digit
play-narrowed = { $shown } of { $all }, Esc: all
play-search = / searches
play-thinking = { $who } is thinking…
play-over = The game is over.
play-won = { $number ->
    [one] { $who } wins.
   *[other] { $who } win.
  }
play-shared = Shared victory: { $who }.
play-victory = Victory!
play-lost = Lost.
play-completed = Finished.
play-limit = The round limit has been reached.
play-score = Score
play-total = total
play-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  }
play-log = Log
play-curtain = Pass the keyboard to { $who }.
play-curtain-ready = { $who }: press Enter when nobody else is looking.
play-saved = Saved to { $file }.
play-no-undo = There’s nothing to take back.
play-undone = Taken back.
play-hinting = Thinking about a hint…
play-hint = Hint: { $move } ({ $share }% to win, { $side ->
    [level] level on points
    [behind] { $points ->
        [one] one point
       *[other] { $points } points
      } behind
   *[ahead] { $points ->
        [one] one point
       *[other] { $points } points
      } ahead
  })
play-hint-only = Hint: { $move } is the only sensible choice.
play-person = Player
play-people = Player { $number }
play-go-on = To continue later: { $command }
play-bot = { $name } ({ $level })
play-bots = At the table: { $bots }.
play-bot-failed = A casual bot takes over from { $who }: { $reason }
play-help-title = Keys
play-help = Up, down and Enter choose what to do, and so does a number (with several digits where there are many) or a click: on the list, or on anything marked › on the board. / and some letters search the choices, Esc shows all again. Tab goes between the choices, the board and the log; arrows and PageUp, PageDown scroll.
play-why = Asked under rule { $rule }.
play-key-undo = Undo
play-key-hint = Hint
play-key-score = Score
play-key-save = Save
play-key-help = Help
play-key-quit = Quit
play-key-close = Close
play-key-rules = Rules
play-no-rules = This game has no rules to read yet.
play-search-rules = Search the rules

# The table as the terminal draws it
play-hand = In hand:
play-closing = Esc: close
play-over-keys = s: score, q: quit
play-unsaved = Not saved. Press w to save, or q again to quit.
