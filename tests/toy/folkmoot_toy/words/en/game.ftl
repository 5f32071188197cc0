nine-name = Nine
nine-blurb = Show cards that come near to nine, and not above it.
nine-minutes = 1
client-chips-nine = two rounds | a toy
nine-option-twelve = Up to twelve
nine-about-twelve = The limit is twelve instead of nine.
nine-option-company = Rivals or a team
nine-about-company = A team wins if everybody scores in both rounds.
nine-choice-rivals = As rivals
nine-choice-team = As a team
nine-reason-team = Only if everybody scores in both rounds does the team win.
nine-reason-sum = { $who } has the larger sum.

# Things
nine-word-limit = limit
nine-word-show = show
nine-word-done = done

# What is expected now
nine-ask-choose = { $who }: choose cards to show, at most { $limit } in all.
nine-ask-deal = The cards are dealt.
nine-ask-over = The game is over.

# What happened
nine-event-dealt = { $card ->
    [unknown] { $who } is dealt a card.
   *[other] { $who } is dealt the { $card }.
  }
nine-event-show = { $who } shows { $cards }.
nine-event-round = Round { $round } ends: { $points } points.

# Why not
nine-refusal-not_yours = You do not hold that card.
nine-refusal-descends = Choose cards in ascending order.
nine-refusal-nothing_chosen = Choose a card first.

# The score pad
nine-row-shown = Shown
nine-part-shown = round { $round }

# Actions
nine-act-show = Show the { $card }: { $sum } in all{ $over ->
    [yes] , above the limit
   *[no] {""}
  }
nine-act-done = Show them: { $sum }{ $over ->
    [yes] , above the limit
   *[no] {""}
  }

# The board in words
nine-board-head = Round { $round } of 2; the limit is { $limit }
nine-board-seat = { $who }: { $points } points, { $cards } cards
nine-board-hand = hand: { $cards }
nine-board-shown = shown: { $cards }
nine-board-draft = choosing: { $cards }
nine-terminal-hand = hand:
nine-terminal-shown = shown:
nine-terminal-draft = choosing:
nine-study-overshot = Overshot
