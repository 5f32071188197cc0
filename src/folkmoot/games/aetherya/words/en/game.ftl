aetherya-name = Legends of Aetherya

# Cards

aetherya-word-plains = Plains
aetherya-word-forest = Forest
aetherya-word-mountain = Mountain
aetherya-word-swamp = Swamp
aetherya-word-human = Human
aetherya-word-elf = Elf
aetherya-word-dwarf = Dwarf
aetherya-word-goblin = Goblin
aetherya-word-dragon = Dragon
aetherya-word-portal = Portal

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
aetherya-option-goblin-legends-via-portal = Goblins meet legends through portals
aetherya-option-staff-counts-tamed = Only tamed dragons count against the Staff
aetherya-option-solo-may-flip = A deck card may be discarded to turn one up
aetherya-option-coop-must-turn = Legends that are met must be turned over

# What is asked

aetherya-ask-first_player = Who begins?
aetherya-ask-show_legend = A legend is shown.
aetherya-ask-first_discard = The discard pile gets its first card.
aetherya-ask-deal = Four different cards are dealt to each player.
aetherya-ask-drawn = A card is drawn from the deck.
aetherya-ask-turned_up = The card in { $cell } is turned up.
aetherya-ask-lifted = The replaced card is shown.
aetherya-ask-token_shown = The token is turned up.
aetherya-ask-looked = The Palantir looks at a token.
aetherya-ask-grabbed = The Griffin brings a token.
aetherya-ask-refill = A new legend is shown.
aetherya-ask-round_refill = New legends are shown.
aetherya-ask-new_deck = The new deck's top card starts the discard pile.
aetherya-ask-reveal = Everything is turned up.
aetherya-ask-arrange = { $who }: lay your four cards as the middle of your kingdom, row by row ({ $done } of { $of }).
aetherya-ask-swap_rows = { $who }: exchange a legend of this age for one of the next, or leave them.
aetherya-ask-swap_with = { $who }: which legend of the next age takes its place?
aetherya-ask-turn = { $who }: take a card, or claim a legend first.
aetherya-ask-drop = { $who }: discard one of the two cards.
aetherya-ask-hand = { $who }: put the card into your kingdom, or discard it if it came from the deck.
aetherya-ask-pile = { $who }: on which pile does the { $card } go?
aetherya-ask-turn_up = { $who }: turn up one of your face-down cards.
aetherya-ask-token = { $who }: take the token in { $cell } or leave it?
aetherya-ask-turn_end = { $who }: claim a legend, use tokens, or end your turn.
aetherya-ask-use_at = { $who }: on which card do you use the { $token }?
aetherya-ask-use_second = { $who }: with which card does the one in { $cell } change places?
aetherya-ask-use_seat = { $who }: whose kingdom is the { $token } used on?
aetherya-ask-use_there = { $who }: which face-down token of { $of-seat }?
aetherya-ask-use_get = { $who }: which token of { $of-seat } do you take?
aetherya-ask-use_give = { $who }: which gem do you give for the { $get }?
aetherya-ask-penalty = { $who }: no legend was met: which one goes to the penalty pile?
aetherya-ask-block = { $who }: keep a block of two by two cards for the next age.
aetherya-ask-over = The game is over.

# What happened

aetherya-event-first = { $who } is the first player.
aetherya-event-legend = A legend is shown: { $legend }.
aetherya-event-row = Age { $row }: { $legends }.
aetherya-event-first_discard = The discard pile starts with { $card }.
aetherya-event-dealt = { $aside ->
    [yes] { $who } draws another { $card }, which is put aside.
   *[no] { $who } is dealt { $card }.
  }
aetherya-event-aside_returned = The duplicates go back into the deck.
aetherya-event-lay = { $who } lays { $card } in { $cell }.
aetherya-event-arranged = All kingdoms are laid out.
aetherya-event-swap = { $legends } change places.
aetherya-event-take = { $who } takes { $card } from the discards.
aetherya-event-draw = { $card ->
    [none] { $who } draws a card.
   *[other] { $who } draws { $card }.
  }
aetherya-event-drop = { $who } discards { $card }.
aetherya-event-discard = { $who } discards { $card }.
aetherya-event-place = { $who } puts { $card } in { $cell }.
aetherya-event-lifted = The replaced card is { $card }.
aetherya-event-replaced = { $card } is discarded.
aetherya-event-turn_up = { $who } turns up { $card } in { $cell }.
aetherya-event-token = { $who } { $kept ->
    [yes] takes
   *[no] leaves
  } the token in { $cell }: { $token }.
aetherya-event-claim = { $who } claims { $legend }.
aetherya-event-turn_over = { $who } turns over { $legend }.
aetherya-event-spend = { $who } has used the { $token }.
aetherya-event-put_on = { $who } puts the { $token } on the card in { $cell }.
aetherya-event-hammer = { $who } swaps the cards in { $cells }.
aetherya-event-griffin = { $who } sends the Griffin to { $of-seat }, { $cell }, and gets { $token }.
aetherya-event-look = { $token ->
    [none] { $who } looks at the token of { $of-seat } in { $cell }.
   *[other] { $who } looks at the token of { $of-seat } in { $cell }: { $token }.
  }
aetherya-event-hand_over = { $who } gives { $token } to { $to-seat }.
aetherya-event-shuffle = The discards are shuffled into a new deck of { $deck } cards.
aetherya-event-round = The legends that were met leave the game.
aetherya-event-penalty = { $legend } goes to the penalty pile.
aetherya-event-ending = { $why ->
    [sixteenth] { $who } has all sixteen cards face up.
    [stalled] Nobody has touched a face-down card for too long.
    [deck] The deck is empty.
   *[legends] No legend is left.
  }
aetherya-event-reveal = { $who } turns up { $card } in { $cell }.
aetherya-event-age = Age { $age } scores { $points }.
aetherya-event-new_age = Age { $age } begins with the four cards from { $block }.
aetherya-event-over = The game is over.

# Why not

aetherya-refusal-not_in_hand = This is none of the cards that you have left to lay.
aetherya-refusal-locked = A face-up { $card } is never replaced.
aetherya-refusal-same_kind = A { $card } is not replaced by another.
aetherya-refusal-not_face_down = The card in { $cell } lies face up already.
aetherya-refusal-must_place = This card must go into your kingdom.
aetherya-refusal-not_shown = This legend is not on display.
aetherya-refusal-not_met = Your face-up cards do not meet { $legend }.
aetherya-refusal-one_claim = You have claimed a legend this turn.
aetherya-refusal-turned_already = This legend was turned over in this round.
aetherya-refusal-must_turn = Legends that you meet must be turned over first.
aetherya-refusal-deck_too_small = The deck has only { $deck } cards.
aetherya-refusal-pile_empty = This discard pile is empty.
aetherya-refusal-not_in_row = This legend does not lie in that row.
aetherya-refusal-not_owned = You have no such token.
aetherya-refusal-no_target = There is nothing to use it on.
aetherya-refusal-looked_already = Your Palantir has looked this turn.
aetherya-refusal-staff_limit = There are too many dragons for the Staff.
aetherya-refusal-no_race = A Treaty goes on a face-up race card.
aetherya-refusal-no_dragon = A Staff goes on a face-up dragon.
aetherya-refusal-has_one = There is one on this card already.
aetherya-refusal-one_against_one = The Sword needs one card of each side that touch.
aetherya-refusal-in_order = Name the earlier of the two cards first.
aetherya-refusal-not_an_opponent = Choose an opponent.
aetherya-refusal-no_face_down_token = No face-down token lies there.
aetherya-refusal-not_there = They have no such token.
aetherya-refusal-no_gem_for_gem = A gem is not traded for a gem.
aetherya-refusal-items_only = The Thief takes items, no characters.
aetherya-refusal-other_mode = This belongs to another mode.
aetherya-refusal-not_held = This is neither of your two cards.
aetherya-refusal-met_already = This legend is met already.
aetherya-refusal-one_a_turn = One legend can be met each turn.

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
        [yes] a staff
       *[no] the cards in { $by }
      }
    [surplus] dragon ({ $cell }) is one more than can be tamed
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

aetherya-reason-sixteenth = Sixteen cards lie face up.
aetherya-reason-stalled = Nobody touched a face-down card for too long.
aetherya-reason-deck = The deck is empty.
aetherya-reason-legends = No legend is left.

# The board in words
aetherya-board-head = Deck { $deck } cards; discards { $discards }
aetherya-board-shown = Legends: { $shown }; { $pile } more in the pile
aetherya-board-turned = Turned over: { $turned }
aetherya-board-penalty = Penalty pile: { $penalty }
aetherya-board-age = Age { $age }: { $row }; met { $turned }
aetherya-board-ages = Scores of earlier ages: { $ages }
aetherya-board-hand = In hand: { $cards }
aetherya-board-unknown = a card from the deck
aetherya-board-seat = { $who }: { $points } points
aetherya-board-row = row { $row }: { $cards }
aetherya-board-start = to lay: { $cards }
aetherya-board-legends = legends: { $legends }
aetherya-board-beside = tokens: { $tokens }
aetherya-board-down = face-down tokens: { $places }
aetherya-board-griffins = Griffin: { $places }
aetherya-board-treaties = Treaty: { $places }
aetherya-board-staffs = Staff: { $places }
aetherya-board-seen = the token in { $cell } is { $token ->
    [none] known to others
   *[other] { $token }
  }

# The browser client

aetherya-blurb = Lay sixteen cards so that peoples live beside the lands they love, tame dragons and claim legends before the others do.
aetherya-minutes = 20
client-chips-aetherya = solo and together | token variant
aetherya-about-mode = Against each other, alone through three ages, or together against the legends.
aetherya-about-tokens = A token lies on every face-down card: gems to collect, tools and helpers to use.
aetherya-about-goblin-legends-via-portal = The rulebook leaves it open: with this, goblins also reach through portals where a legend asks for them.
aetherya-about-staff-counts-tamed = The rulebook can be read in two ways: with this, wild dragons do not stop the Staff.
aetherya-about-solo-may-flip = With this, a card from the deck may be discarded, and a face-down card is turned up.
aetherya-about-coop-must-turn = With this, nobody may save a legend for later.

aetherya-now-arrange = Choose the card for the outlined place ({ $done } of { $of } laid).
aetherya-now-swap_rows = Exchange a legend of this age for one of the next, or leave them.
aetherya-now-swap_with = Which legend of the next age takes the place of { $legend }?
aetherya-now-turn = Take a card from the deck or the discards, or claim a legend first.
aetherya-now-drop = Discard one of the two cards.
aetherya-now-hand = Choose a glowing place for the card.
aetherya-now-pile = On which pile does the { $card } go?
aetherya-now-turn_up = Turn up one of your face-down cards.
aetherya-now-token = Take the token, unseen, or leave it?
aetherya-now-turn_end = Claim a legend, use tokens, or end your turn.
aetherya-now-use_at = On which card do you use the { $token }?
aetherya-now-use_second = With which card does it change places?
aetherya-now-use_seat = Whose kingdom is the { $token } used on?
aetherya-now-use_there = Which face-down token of { $of-seat }?
aetherya-now-use_get = Which token of { $of-seat } do you take?
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
    [swap_rows] Leave them
   *[other] End the turn
  }
aetherya-act-keep = Take the token
aetherya-act-keep-text = whatever it is
aetherya-act-leave = Leave it
aetherya-act-leave-text = it is turned up and out of the game
aetherya-act-place = Place: { $place }
aetherya-act-flip = Turn up: { $place }
aetherya-act-claim = { $mode ->
    [versus] Claim { $legend }
   *[other] Meet { $legend }
  }
aetherya-act-sword = With the Sword: { $legend }
aetherya-act-lay = Lay { $card }
aetherya-act-drop = Discard { $card }
aetherya-act-swap = Exchange { $legend }
aetherya-act-block = Keep the four from { $place }
aetherya-act-penalty = Penalty: { $legend }
aetherya-act-use = Use the { $token }
aetherya-act-at = Here: { $place }
aetherya-act-seat = { $who }
aetherya-act-get = Take { $token }
aetherya-act-give = Give { $token }

aetherya-power-gem = At the end the last digit of the sum of your gems counts.
aetherya-power-gem1 = At the end the last digit of the sum of your gems counts.
aetherya-power-gem2 = At the end the last digit of the sum of your gems counts.
aetherya-power-gem3 = At the end the last digit of the sum of your gems counts.
aetherya-power-gem4 = At the end the last digit of the sum of your gems counts.
aetherya-power-treaty = Put on a race card: it has no conflicts.
aetherya-power-staff = Put on a dragon: it is tamed.
aetherya-power-sword = Claim a two-against-one legend with one against one.
aetherya-power-hammer = Two of your cards change places.
aetherya-power-palantir = Look at a face-down token, once each turn.
aetherya-power-griffin = Fetches a face-down token from any kingdom.
aetherya-power-smuggler = Trade one of your gems for a token of another player.
aetherya-power-thief = Take an item from another player.

aetherya-place = row { $row }, column { $column }
aetherya-ui-cell = Row { $row }, column { $column }: { $what }
aetherya-ui-face-down = { $token ->
    [yes] face down, token on it
   *[no] face down
  }
aetherya-ui-kingdom-of = Kingdom of { $who }
aetherya-ui-show-kingdom = Show the kingdom of { $who }, { $number } of 16 face up
aetherya-ui-back-home = Back to mine
aetherya-ui-legend-state = { $points } points, { $state ->
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
aetherya-ui-tag-lay = Lay
aetherya-ui-tag-drop = Discard
aetherya-ui-with-sword = with the Sword
aetherya-ui-deck = Deck · { $number }
aetherya-ui-deck-ends = the age ends when it is empty
aetherya-ui-discards = Discards · { $number }
aetherya-ui-discard = Discards, { $number } cards, on top { $top }
aetherya-ui-in-pile = { $number } in the pile
aetherya-ui-penalty-text = Nobody met a legend in a round: one comes here. Every kingdom must be worth more than this pile.
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
aetherya-ui-coop-goal = You win together if every kingdom ends above 0.
aetherya-ui-versus-goal = The game ends with the first sixteenth card.
aetherya-ui-tokens-text = Tokens are used at the end of your turn.
aetherya-ui-gems = Gems
aetherya-ui-tokens = Tokens
aetherya-ui-holds = Holds
aetherya-ui-face-up = Face up, of 16
aetherya-ui-up-of = { $number } of 16 face up
aetherya-ui-pad = Score pad
aetherya-ui-pad-text = face-up cards, as they lie
aetherya-ui-instead = instead of { $card }
aetherya-ui-its-token = and its token
aetherya-ui-sixteenth = ends the game
aetherya-ui-preview = What would change is shown on the board and on the pad.
aetherya-ui-met-now = { $number ->
    [one] One legend is met now.
   *[other] { $number } legends are met now.
  } { $mode ->
    [versus] You may claim one this turn, before or after.
   *[other] You may turn it over this turn, before or after.
  }
aetherya-ui-choose = Choose
aetherya-ui-on-board = Choose on the board; what glows can be chosen.
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
        [victory] Every age ended above zero; { $points } points in all.
        [completed] All legends were met, but not every age ended above zero; { $points } points in all.
       *[lost] A legend of the age was not met in time.
      }
   *[coop] { $outcome ->
        [won] Every kingdom is worth more than the penalty pile.
       *[lost] Not every kingdom is worth more than the penalty pile.
      }
  }
aetherya-ui-padpage-text = for the printed game
aetherya-ui-padpage-claimed = Legends claimed
aetherya-ui-padpage-counts = Tokens that count
aetherya-ui-padpage-around = Around the table
aetherya-ui-padpage-tie = On a tie the highest row decides, then the next highest.
aetherya-ui-padpage-clear = Clear
aetherya-ui-padpage-new = Another player
aetherya-ui-padpage-player = Player { $number }
aetherya-ui-padpage-again = Begin again
aetherya-ui-padpage-cards = Cards
aetherya-ui-padpage-choose = Choose a place, then its card.
