# The browser's table: scores, rules, calls.

client-if-scored-now = If it were scored now
client-rule-of = Rule { $rule }
client-calls = Notify me when it’s my turn
client-calls-text = You’ll get a browser notification while this tab is in the background.
client-calls-refused = Notifications are blocked for this site. You can allow them in your browser’s site settings.
client-if-scored = If scored now
client-pages = Pages
client-score-pad = Score pad
client-score-pad-of = Score pad: { $game }
client-played = { $games ->
    [one] Played once{ $won ->
        [0] {""}
       *[other] , and won
      }
   *[other] Played { $games } times, won { $won }
  }
client-every-point-text = Select a line to see the rule behind it.
client-qr = { $label } as a QR code
client-no-entry-text = This table is private, or it is no longer there. Ask whoever sent you here for the link that “Share” gives at their table.
client-seat-was-taken = That seat is taken
client-seat-was-taken-text = { $who } sits there now. You can watch the game.
client-invited-by = { $who } invites you to play { $game }
client-share-seat-text = Whoever opens this link first can sit down here.
client-share-watch = Watch
client-share-watch-text = Anyone who opens this link can watch.
client-share-replay = The finished game
client-share-replay-text = Anyone who opens this link can replay it.
client-share-step = This step ({ $step })
client-share-none = Spectators aren’t allowed at this table, so there is no link to share.
client-find-table = Find a table: game or player
client-find-any = all
client-find-mine = my turn
client-find-playing = running
client-find-finished = finished
client-find-none = No table fits.
client-seat-show = { $who }: show everything
client-seat-previous = Previous player: { $who }
client-seat-next = Next player: { $who }
