# What could I have done? A finished game, judged.
review-title = What could I have done?
review-how = Every choice was played out { $times ->
    [one] once
   *[other] { $times } times
  } by a bot (level: { $level }) that saw only what the player could see.
review-how-seconds = A bot (level: { $level }) that saw only what the player could see had { $seconds } s for every choice.
review-grades = A doubtful choice costs at least { $doubtful } in 100, a mistake at least { $mistake }.
review-luck-is = Luck is whatever nobody decided: draws, dice, hidden cards, and what no bot can see ahead.
review-accuracy = { $who }: accuracy { $accuracy }.
review-no-decision = Nothing was at stake for { $who }.
review-luck = Luck { $side ->
    [up] raised
   *[down] lowered
  } the chances by { $number } in 100.
review-others = The others’ choices { $side ->
    [up] raised
   *[down] lowered
  } the chances by { $number } in 100.
review-more = About { $fraction } more points for { $who } at the end.
review-less = About { $fraction } fewer points for { $who } at the end.
review-mark-best = Best
review-mark-good = Good
review-mark-doubtful = Doubtful
review-mark-mistake = Mistake
review-mark-found = Well found
review-mark-lucky = Lucky draw
review-mark-unlucky = Unlucky draw
review-chances = Chances to win
review-success = Chances of success
review-of-100 = in 100
review-share = { $share } in 100
review-played = Played
review-better = Better
review-next = Next best
review-why = Why
review-considered = Everything worth considering
review-moments = Moments
review-no-moments = Nothing stands out: no choice cost much, and no draw changed much.
review-decisions = Every choice
review-move = Move { $n }
review-draw = What was drawn here changed { $who }’s chances by { $change } in 100.
review-column-player = player
review-column-accuracy = accuracy
review-column-chances = chances
review-column-own = own choices
review-column-others = others’ choices
review-column-luck = luck
review-board = The board, as { $who } saw it

# The page.
review-back = Result
review-busy = Judging every choice: { $done } of { $of }
review-moment = Moment { $number } of { $of }
review-earlier = Previous moment
review-later = Next moment
review-eyes = Whose game to look at
review-try = Try it yourself
review-practise = Learn from the mistakes: find the better choice yourself (found: { $solved } of { $of })
review-question = What would have been better?
review-right = Right: that is the best choice.
review-wrong = There was something better.
review-sums = What changed the chances of each player
