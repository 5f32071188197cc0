# The browser's table: scores, rules, calls.

client-if-scored-now = If it were scored now
client-rule-of = Rule { $rule }
client-calls = Tell me when it is my turn
client-calls-text = The browser calls you while this page is hidden.
client-calls-refused = The browser does not allow this site to call you; its site settings can.
client-if-scored = If scored now
client-pages = Pages
client-score-pad = Score pad
client-score-pad-text = Score pad for the printed Aetherya
client-played = { $games ->
    [one] Played once{ $won ->
        [0] {""}
       *[other] , and won
      }
   *[other] Played { $games } times, won { $won }
  }
client-every-point-text = Touch a reason for its rule.
