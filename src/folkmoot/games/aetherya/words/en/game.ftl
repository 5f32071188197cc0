aetherya-name = Legends of Aetherya

# Cards

aetherya-word-plains = Plains
    .a = Plains
aetherya-word-forest = Forest
    .a = a Forest
aetherya-word-mountain = Mountain
    .a = a Mountain
aetherya-word-swamp = Swamp
    .a = a Swamp
aetherya-word-human = Human
    .a = a Human
aetherya-word-elf = Elf
    .a = an Elf
aetherya-word-dwarf = Dwarf
    .a = a Dwarf
aetherya-word-goblin = Goblin
    .a = a Goblin
aetherya-word-dragon = Dragon
    .a = a Dragon
aetherya-word-portal = Portal
    .a = a Portal

# Legends

aetherya-word-human-elf = Human next to Elf
aetherya-word-human-dwarf = Human next to Dwarf
aetherya-word-two-humans = Two Humans
aetherya-word-two-elves = Two Elves
aetherya-word-two-dwarves = Two Dwarves
aetherya-word-two-goblins = Two Goblins
aetherya-word-dwarf-v-goblin = Dwarves against Goblins
aetherya-word-human-v-goblin = Humans against Goblins
aetherya-word-elf-v-goblin = Elves against Goblins
aetherya-word-elf-v-dwarf = Elves against Dwarves
aetherya-word-three-plains = Three Plains
aetherya-word-three-forests = Three Forests
aetherya-word-three-mountains = Three Mountains
aetherya-word-three-swamps = Three Swamps
aetherya-word-four-races = All four races

# Tokens

aetherya-word-gem1 = Gem 1
aetherya-word-gem2 = Gem 2
aetherya-word-gem3 = Gem 3
aetherya-word-gem4 = Gem 4
aetherya-word-treaty = Treaty
aetherya-word-staff = Staff
aetherya-word-sword = Sword
aetherya-word-hammer = Hammer
aetherya-word-palantir = Palantir
aetherya-word-griffin = Griffin
aetherya-word-smuggler = Smuggler
aetherya-word-thief = Thief

# Options

aetherya-option-mode = Mode
aetherya-choice-versus = Versus
aetherya-choice-solo = Solo
aetherya-choice-coop = Co-op
aetherya-option-tokens = Items and characters
aetherya-option-goblin-legends-via-portal = Goblins can meet legends through portals
aetherya-option-staff-counts-tamed = Only tamed dragons count against the Staff
aetherya-option-solo-may-flip = You may discard a card from the deck to turn one up
aetherya-option-coop-must-turn = Legends that are met must be turned over

# What is asked

aetherya-ask-first_player = Who begins?
aetherya-ask-show_legend = A legend is shown.
aetherya-ask-first_discard = The discard pile gets its first card.
aetherya-ask-deal = Four different cards are dealt to each player.
aetherya-ask-drawn = A card is drawn from the deck.
aetherya-ask-turned_up = The card at { $cell } is turned up.
aetherya-ask-lifted = The replaced card is shown.
aetherya-ask-token_shown = The token is turned up.
aetherya-ask-looked = The Palantir looks at a token.
aetherya-ask-grabbed = The Griffin brings a token.
aetherya-ask-refill = A new legend is shown.
aetherya-ask-round_refill = New legends are shown.
aetherya-ask-new_deck = The top card of the new deck starts the discard pile.
aetherya-ask-reveal = Everything is turned up.
aetherya-ask-arrange = { $who }: place your four cards in the middle of your kingdom, row by row ({ $done } of { $of }).
aetherya-ask-swap_rows = { $who }: exchange a legend of this age for one of the next, or keep them as they are.
aetherya-ask-swap_with = { $who }: which legend of the next age takes its place?
aetherya-ask-turn = { $who }: take a card, or claim a legend first.
aetherya-ask-drop = { $who }: discard one of the two cards.
aetherya-ask-hand = { $who }: place the card in your kingdom, or discard it if it came from the deck.
aetherya-ask-pile = { $who }: on which pile does the { $card } go?
aetherya-ask-turn_up = { $who }: turn up one of your face-down cards.
aetherya-ask-token = { $who }: take the token at { $cell }, or discard it?
aetherya-ask-turn_end = { $who }: claim a legend, use any tokens you have, or end your turn.
aetherya-ask-use_at = { $who }: on which card do you use the { $token }?
aetherya-ask-use_second = { $who }: which card does the one at { $cell } change places with?
aetherya-ask-use_seat = { $who }: whose kingdom is the { $token } used on?
aetherya-ask-use_there = { $who }: which of { $of-seat }’s face-down tokens?
aetherya-ask-use_get = { $who }: which of { $of-seat }’s tokens do you take?
aetherya-ask-use_give = { $who }: which gem do you give for the { $get }?
aetherya-ask-penalty = { $who }: no legend was met: which one goes to the penalty pile?
aetherya-ask-block = { $who }: keep a two-by-two block of cards for the next age.
aetherya-ask-over = The game is over.

# What happened

aetherya-event-first = { $who } is the first player.
aetherya-event-legend = A legend is shown: { $legend }.
aetherya-event-row = Age { $row ->
    [1] I
    [2] II
   *[other] III
  }: { $legends }.
aetherya-event-first_discard = The discard pile starts with { $card-a }.
aetherya-event-dealt = { $aside ->
    [yes] { $who } is dealt a second { $card }; it is set aside.
   *[no] { $who } is dealt { $card-a }.
  }
aetherya-event-aside_returned = The duplicates go back into the deck.
aetherya-event-lay = { $who } places { $card-a } at { $cell }.
aetherya-event-arranged = All kingdoms are laid out.
aetherya-event-swap = Two legends change places: { $legends }.
aetherya-event-take = { $who } takes { $card-a } from the discard pile.
aetherya-event-draw = { $card ->
    [none] { $who } draws a card.
   *[other] { $who } draws a card: { $card }.
  }
aetherya-event-drop = { $who } discards { $card-a }.
aetherya-event-discard = { $who } discards { $card-a }.
aetherya-event-place = { $who } places { $card-a } at { $cell }.
aetherya-event-lifted = The replaced card was { $card-a }.
aetherya-event-replaced = Discarded: { $card }.
aetherya-event-turn_up = { $who } turns up the card at { $cell }: { $card }.
aetherya-event-token = { $who } { $kept ->
    [yes] takes
   *[no] discards
  } the token at { $cell }: { $token }.
aetherya-event-claim = { $who } claims the legend { $legend }.
aetherya-event-turn_over = { $who } meets the legend { $legend }.
aetherya-event-spend = { $who } has used the { $token }.
aetherya-event-put_on = { $who } puts the { $token } on the card at { $cell }.
aetherya-event-hammer = { $who } swaps the cards at { $cells }.
aetherya-event-griffin = { $who } sends the Griffin to { $of-seat } ({ $cell }) and gets the token there: { $token }.
aetherya-event-look = { $token ->
    [none] { $who } looks at { $of-seat }’s token at { $cell }.
   *[other] { $who } looks at { $of-seat }’s token at { $cell }: { $token }.
  }
aetherya-event-hand_over = { $who } gives a token to { $to-seat }: { $token }.
aetherya-event-shuffle = The discard pile is shuffled into a new deck of { $deck ->
    [one] one card
   *[other] { $deck } cards
  }.
aetherya-event-round = The legends that were met leave the game.
aetherya-event-penalty = The legend { $legend } goes to the penalty pile.
aetherya-event-ending = { $why ->
    [sixteenth] { $who } has all sixteen cards face up.
    [stalled] Nobody has touched a face-down card for too long.
    [deck] The deck is empty.
   *[legends] No legend is left.
  }
aetherya-event-reveal = { $who } turns up the card at { $cell }: { $card }.
aetherya-event-age = Age { $age } is over and scores { $points ->
    [one] one point
   *[other] { $points } points
  }.
aetherya-event-new_age = Age { $age } begins with a block of four cards (top left: { $block }).
aetherya-event-over = The game is over.

# Why not

aetherya-refusal-not_in_hand = You don’t have that card left to place.
aetherya-refusal-locked = A face-up { $card } can’t be replaced. Choose another place.
aetherya-refusal-same_kind = You can’t replace { $card-a } with another { $card }.
aetherya-refusal-not_face_down = You can’t turn up the card at { $cell }: it is face up already.
aetherya-refusal-must_place = You can’t discard or send this card: it must go into your kingdom.
aetherya-refusal-not_shown = You can’t choose that legend: it isn’t on display.
aetherya-refusal-not_met = { $portal ->
    [yes] Your cards meet the legend { $legend } only through a portal, and a goblin’s link has to be direct.
   *[no] Your face-up cards don’t meet the legend { $legend }.
  }
aetherya-refusal-one_claim = You’ve already claimed a legend this turn; you can claim only one per turn.
aetherya-refusal-turned_already = You can’t meet that legend again: it has already been turned over this round.
aetherya-refusal-must_turn = You can’t go on yet: first turn over the legends that you meet.
aetherya-refusal-deck_too_small = You can’t draw that many: { $deck ->
    [0] the deck is empty
    [one] there is only one card left in the deck
   *[other] there are only { $deck } cards left in the deck
  }.
aetherya-refusal-pile_empty = You can’t take a card there: that discard pile is empty.
aetherya-refusal-not_in_row = You can’t choose that legend: it isn’t in that row.
aetherya-refusal-not_owned = You don’t have that token.
aetherya-refusal-no_target = { $at ->
    [seat] You can’t choose that player: there’s nothing of theirs to use it on.
    [gem] You can’t use it now: you have no gem to give.
   *[all] You can’t use it now: there’s nothing to use it on.
  }
aetherya-refusal-looked_already = You’ve already used the Palantir this turn; you can use it once per turn.
aetherya-refusal-staff_limit = You can’t use the Staff: you have { $dragons ->
    [one] one dragon
   *[other] { $dragons } dragons
  }, and you need fewer than { $limit }.
aetherya-refusal-no_race = You can’t put the Treaty there: choose a face-up race card.
aetherya-refusal-no_dragon = You can’t put the Staff there: choose a face-up dragon.
aetherya-refusal-has_one = You can’t put a second one on this card.
aetherya-refusal-one_against_one = { $portal ->
    [yes] You can’t use the Sword: the two sides touch only through a portal, and a goblin’s link has to be direct.
   *[no] You can’t use the Sword yet: one card of each side must touch.
  }
aetherya-refusal-in_order = { $same ->
    [yes] Choose another card: this one is chosen already.
   *[no] Choose the card that comes first (higher up, or further left) before the other one.
  }
aetherya-refusal-not_an_opponent = You can’t choose yourself. Choose an opponent.
aetherya-refusal-not_at_table = Nobody sits there: you are { $players } at this table.
aetherya-refusal-no_face_down_token = { $at ->
    [seat] You can’t choose that player: there’s no face-down token in their kingdom.
   *[card] You can’t choose that card: there’s no face-down token on it.
  }
aetherya-refusal-not_there = You can’t take that token: they don’t have it.
aetherya-refusal-no_gem_for_gem = You can’t trade a gem for another gem.
aetherya-refusal-items_only = You can’t take a character: the Thief only takes items.
aetherya-refusal-other_mode = You can’t do that in this mode.
aetherya-refusal-not_held = You can’t discard that card: it is neither of your two.
aetherya-refusal-met_already = You can’t meet that legend again: it is already met.
aetherya-refusal-one_a_turn = You’ve already met a legend this turn; you can meet only one per turn.

# The score pad

aetherya-row-elves = Elves
aetherya-row-dwarves = Dwarves
aetherya-row-humans = Humans
aetherya-row-goblins = Goblins
aetherya-row-dragons = Dragons
aetherya-row-legends = Legends
aetherya-row-conflicts = Conflicts
aetherya-row-cost = Legends of this age
aetherya-row-ages = Earlier ages
aetherya-row-penalty = Penalty pile

aetherya-part-elves = { $card } ({ $cell }) touches { $other } ({ $at }){ $portal ->
    [yes] { " " }through a portal
   *[no] { "" }
  }
aetherya-part-dwarves = { $card } ({ $cell }) touches { $other } ({ $at }){ $portal ->
    [yes] { " " }through a portal
   *[no] { "" }
  }
aetherya-part-humans = { $card } ({ $cell }) touches { $other } ({ $at }){ $portal ->
    [yes] { " " }through a portal
   *[no] { "" }
  }
aetherya-part-goblins = { $card } ({ $cell }) touches { $other } ({ $at }){ $portal ->
    [yes] { " " }through a portal
   *[no] { "" }
  }
aetherya-part-dragons = { $kind ->
    [tamed] dragon ({ $cell }) is tamed by { $staff ->
        [yes] a Staff
       *[no] the cards at { $by }
      }
    [surplus] dragon ({ $cell }) is over the limit and counts as wild
    [too_many] { $dragons } dragons are worth nothing
   *[wild] dragon ({ $cell }) is wild
  }
aetherya-part-legends = { $kind ->
    [gems] the last digit of { $sum }, the sum of { $gems }
   *[legend] { $legend }
  }
aetherya-part-conflicts = { $card } ({ $cell }) against { $other } ({ $at }){ $portal ->
    [yes] { " " }through a portal
   *[no] { "" }
  }
aetherya-part-cost = { $legend }
aetherya-part-ages = age { $age }: kingdom { $kingdom }, legends { $legends }
aetherya-part-penalty = { $legend }

aetherya-reason-sixteenth = All sixteen cards are face up.
aetherya-reason-stalled = Too many turns passed without a face-down card being turned up.
aetherya-reason-deck = The deck is empty.
aetherya-reason-legends = No legend is left.

# The board in words
aetherya-board-head = Deck: { $deck ->
    [one] one card
   *[other] { $deck } cards
  }; discard pile: { $discards }
aetherya-board-shown = Legends: { $shown }; { $pile } more in the pile
aetherya-board-turned = Turned over: { $turned }
aetherya-board-penalty = Penalty pile: { $penalty }
aetherya-board-age = Age { $age }: { $row }; met { $turned }
aetherya-board-coming = Age { $age }, still to come: { $row }
aetherya-board-ages = Scores of earlier ages: { $ages }
aetherya-board-hand = In hand: { $cards }
aetherya-board-unknown = a card from the deck
aetherya-board-seat = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
  }
aetherya-board-row = row { $row }: { $cards }
aetherya-board-start = to place: { $cards }
aetherya-board-legends = legends: { $legends }
aetherya-board-beside = tokens: { $tokens }
aetherya-board-down = face-down tokens: { $places }
aetherya-board-griffins = Griffin: { $places }
aetherya-board-treaties = Treaty: { $places }
aetherya-board-staffs = Staff: { $places }
aetherya-board-seen = the token at { $cell } is { $token ->
    [none] known to others
   *[other] { $token }
  }

# The browser client

aetherya-blurb = Lay out sixteen cards so that races live next to the terrain they love, tame dragons and claim legends before the others do.
aetherya-minutes = 20
client-chips-aetherya = solo and together | token variant
aetherya-about-mode = Against each other, alone through three ages, or together against the legends.
aetherya-about-tokens = There’s a token on every face-down card: gems to collect, tools and helpers to use.
aetherya-about-goblin-legends-via-portal = The rulebook leaves it open: with this option, goblins also reach through portals where a legend asks for them.
aetherya-about-staff-counts-tamed = The rulebook can be read in two ways: with this option, wild dragons don’t stop the Staff.
aetherya-about-solo-may-flip = With this option, you may discard a card from the deck and turn up a face-down card instead.
aetherya-about-coop-must-turn = With this option, nobody may save a legend for later.

aetherya-now-arrange = Choose the card for the outlined place ({ $done } of { $of } laid).
aetherya-now-swap_rows = Exchange a legend of this age for one of the next, or keep them as they are.
aetherya-now-swap_with = Which legend of the next age takes the place of { $legend }?
aetherya-now-turn = Take a card from the deck or the discard pile, or claim a legend first.
aetherya-now-drop = Discard one of the two cards.
aetherya-now-hand = Choose a highlighted place for the card.
aetherya-now-pile = On which pile does the { $card } go?
aetherya-now-turn_up = Turn up one of your face-down cards.
aetherya-now-token = Take the token, unseen, or discard it?
aetherya-now-turn_end = Claim a legend, use any tokens you have, or end your turn.
aetherya-now-use_at = On which card do you use the { $token }?
aetherya-now-use_second = Which card does it change places with?
aetherya-now-use_seat = Whose kingdom is the { $token } used on?
aetherya-now-use_there = Which of { $of-seat }’s face-down tokens?
aetherya-now-use_get = Which of { $of-seat }’s tokens do you take?
aetherya-now-use_give = Which gem do you give for the { $get }?
aetherya-now-penalty = No legend was met: which one goes to the penalty pile?
aetherya-now-block = Choose the block of four cards that stays for the next age.

aetherya-act-take = { $piles ->
    [1] Take the { $card }
   *[other] Take the { $card } (pile { $pile })
  }
aetherya-act-draw = Draw a card
aetherya-act-draw-two = Draw two cards
aetherya-act-draw-two-text = keep one, discard the other
aetherya-act-draw-and-take = Draw one, take the { $card }
aetherya-act-draw-and-take-text = keep one, discard the other
aetherya-act-discard = { $ask ->
    [hand] Discard the { $card }
   *[other] Discard on pile { $pile }
  }
aetherya-act-done = { $ask ->
    [swap_rows] Keep them
    [pact] Refuse
   *[other] End the turn
  }
aetherya-act-keep = Take the token
aetherya-act-keep-text = whatever it is
aetherya-act-leave = Discard it
aetherya-act-leave-text = it is turned up and leaves the game
aetherya-act-place = Place: { $place }
aetherya-act-flip = Turn up: { $place }
aetherya-act-claim = { $mode ->
    [versus] Claim { $legend }
   *[other] Meet { $legend }
  }
aetherya-act-sword = With the Sword: { $legend }
aetherya-act-lay = Place { $card }
aetherya-act-drop = Discard { $card }
aetherya-act-swap = Exchange { $legend }
aetherya-act-block = Keep the four cards from { $place }
aetherya-act-penalty = Penalty: { $legend }
aetherya-act-use = Use the { $token }
aetherya-act-at = { $ask ->
    [build] Build here: { $place }
   *[other] Here: { $place }
  }
aetherya-act-seat = { $ask ->
    [turn] { $breaks ->
        [yes] Break the pact with { $who }
       *[no] Offer { $who } a pact
      }
    [pact] Accept the pact with { $who }
   *[other] { $who }
  }
aetherya-act-get = Take { $token }
aetherya-act-give = Give { $token }

aetherya-power-gem1 = At the end the last digit of the sum of your gems counts.
aetherya-power-gem2 = At the end the last digit of the sum of your gems counts.
aetherya-power-gem3 = At the end the last digit of the sum of your gems counts.
aetherya-power-gem4 = At the end the last digit of the sum of your gems counts.
aetherya-power-treaty = Put it on a race card: that card has no conflicts.
aetherya-power-staff = Put it on a dragon: the dragon is tamed.
aetherya-power-sword = Claim a two-against-one legend with one against one.
aetherya-power-hammer = Two of your cards change places.
aetherya-power-palantir = Look at a face-down token, once per turn.
aetherya-power-griffin = Fetches a face-down token from any kingdom, even your own.
aetherya-power-smuggler = Trade one of your gems for a token of another player.
aetherya-power-thief = Take an item from another player.

aetherya-place = row { $row }, column { $column }
aetherya-ui-cell = Row { $row }, column { $column }: { $what }
aetherya-ui-face-down = { $token ->
    [yes] face down, token on it
   *[no] face down
  }
aetherya-ui-kingdom-of = { $who }’s kingdom
aetherya-ui-show-kingdom = Show { $who }’s kingdom, { $number } of 16 face up
aetherya-ui-back-home = Back to mine
aetherya-ui-legend-state = { $points ->
    [one] one point
   *[other] { $points } points
  }, { $state ->
    [over] met
    [met] met now
    [soon] would be met
   *[no] not met
  }
aetherya-ui-tag-claim = Claim
aetherya-ui-tag-meet = Meet
aetherya-ui-tag-met = Met
aetherya-ui-tag-swap = Exchange
aetherya-ui-tag-penalty = Penalty
aetherya-ui-tag-lay = Place
aetherya-ui-tag-drop = Discard
aetherya-ui-with-sword = with the Sword
aetherya-ui-deck = Deck · { $number }
aetherya-ui-deck-ends = the age ends when it is empty
aetherya-ui-discards = Discard pile · { $number }
aetherya-ui-discard = Discard pile, { $number ->
    [0] empty
    [one] one card: { $top }
   *[other] { $number } cards, on top { $top }
  }
aetherya-ui-in-pile = { $number } in the pile
aetherya-ui-penalty-text = If nobody meets a legend in a round, one comes here. Every kingdom must be worth more than this pile.
aetherya-ui-penalty-short = Penalty
aetherya-ui-gone = { $number } met and out of the game
aetherya-ui-weakest = Weakest
aetherya-ui-this-round = { $number ->
    [0] No legend met this round.
    [one] One legend met this round.
   *[other] { $number } legends met this round.
  }
aetherya-ui-age = Age { $age }
aetherya-ui-age-of = Age { $age } of three
aetherya-ui-age-state = { $state ->
    [done] { $met } of { $of } met, worth { $worth }
    [now] { $met } of { $of } met, worth { $worth }
   *[later] later, worth { $worth }
  }
aetherya-ui-not-begun = not begun
aetherya-ui-solo-goal = Victory: every age above 0.
aetherya-ui-coop-goal = You win together if every kingdom is worth more than the penalty pile.
aetherya-ui-versus-goal = The game ends when someone turns up their 16th card.
aetherya-ui-tokens-text = Tokens are used at the end of your turn.
aetherya-ui-gems = Gems
aetherya-ui-tokens = Tokens
aetherya-ui-holds = Holds
aetherya-ui-face-up = Face up, of 16
aetherya-ui-up-of = { $number } of 16 face up
aetherya-ui-pad = Score pad
aetherya-ui-pad-text = face-up cards as they are now
aetherya-ui-instead = instead of { $card }
aetherya-ui-its-token = and its token
aetherya-ui-sixteenth = ends the game
aetherya-ui-preview = The board and the score pad show what would change.
aetherya-ui-met-now = { $number ->
    [one] You meet one legend now.
   *[other] You meet { $number } legends now.
  } { $mode ->
    [versus] You may claim one this turn, before or after.
   *[other] You may turn it over this turn, before or after.
  }
aetherya-ui-choose = Choose
aetherya-ui-on-board = Choose one of the highlighted places on the board.
aetherya-ui-stage-draw = Card
aetherya-ui-stage-place = Place
aetherya-ui-stage-token = Token
aetherya-ui-stage-end = End of turn
aetherya-ui-title-arrange = Your four cards
aetherya-ui-title-swap_rows = Exchange legends
aetherya-ui-title-swap_with = Exchange legends
aetherya-ui-title-turn = Your turn
aetherya-ui-title-drop = You hold two cards
aetherya-ui-title-hand = In your hand: { $card }
aetherya-ui-title-pile = Which pile?
aetherya-ui-title-turn_up = Turn one up
aetherya-ui-title-token = The token
aetherya-ui-title-turn_end = End of your turn
aetherya-ui-title-use_at = On which card?
aetherya-ui-title-use_second = With which card?
aetherya-ui-title-use_seat = Whose kingdom?
aetherya-ui-title-use_there = Which token?
aetherya-ui-title-use_get = Which token?
aetherya-ui-title-use_give = Which gem?
aetherya-ui-title-penalty = Penalty
aetherya-ui-title-block = Keep four cards
aetherya-ui-lost-count = What the kingdom counted: { $points }
aetherya-verdict = { $mode ->
    [solo] { $outcome ->
        [victory] Victory
        [completed] The campaign is complete
       *[lost] The campaign is lost
      }
   *[coop] { $outcome ->
        [won] You win together
       *[lost] The legends win
      }
  }
aetherya-verdict-text = { $mode ->
    [solo] { $outcome ->
        [victory] Every age ended above zero; { $points ->
            [one] one point
           *[other] { $points } points
          } in all.
        [completed] All legends were met, but not every age ended above zero; { $points ->
            [one] one point
           *[other] { $points } points
          } in all.
       *[lost] A legend of the age was not met in time.
      }
   *[coop] { $outcome ->
        [won] Every kingdom is worth more than the penalty pile.
       *[lost] Not every kingdom is worth more than the penalty pile.
      }
  }
aetherya-ui-padpage-text = for the boxed game
aetherya-ui-padpage-claimed = Legends claimed
aetherya-ui-padpage-counts = Tokens that count
aetherya-ui-padpage-around = Around the table
aetherya-ui-padpage-tie = In a tie the highest row decides, then the next highest.
aetherya-ui-padpage-clear = Clear
aetherya-ui-padpage-cards = Cards
aetherya-ui-padpage-choose = Choose a place, then its card.
aetherya-favourite-lay = Cards you placed
aetherya-favourite-claim = Legends you claimed

# The board in the terminal
aetherya-play-to-lay = To place:
aetherya-play-age = Age { $age }:
aetherya-play-legends = Legends ({ $pile } more in the pile):
aetherya-play-deck = Deck: { $cards }
aetherya-play-discards = Discards:
aetherya-play-met = Met:
aetherya-play-penalty = Penalty pile:
aetherya-play-token-mark = * a face-down token
