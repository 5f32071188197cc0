# The browser's table: scores, rules, calls.

client-if-scored-now = If it were scored now
client-rule-of = Rule { $rule }
client-calls = Notify me when it’s my turn
client-calls-text = You’ll get a browser notification while this tab is in the background.
client-calls-refused = Notifications are blocked for this site. You can allow them in your browser’s site settings.
client-if-scored = If scored now
client-pages = Pages
client-score-pad = Score pad
client-score-pad-text = Score pad for the boxed Aetherya
client-played = { $games ->
    [one] Played once{ $won ->
        [0] {""}
       *[other] , and won
      }
   *[other] Played { $games } times, won { $won }
  }
client-every-point-text = Select a line to see the rule behind it.
