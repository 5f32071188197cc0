### Legends of Aetherya in English. Variables carry the names of the fields of events, prompts, refusals and parts;
### seats, cards, legends, tokens and places come as their own words.

aetherya-name = Legends of Aetherya

## Cards

aetherya-card-plains = Plains
aetherya-card-forest = Forest
aetherya-card-mountain = Mountain
aetherya-card-swamp = Swamp
aetherya-card-human = Human
aetherya-card-elf = Elf
aetherya-card-dwarf = Dwarf
aetherya-card-goblin = Goblin
aetherya-card-dragon = Dragon
aetherya-card-portal = Portal

## Legends

aetherya-legend-human-elf = Human next to Elf
aetherya-legend-human-dwarf = Human next to Dwarf
aetherya-legend-two-humans = Two Humans
aetherya-legend-two-elves = Two Elves
aetherya-legend-two-dwarves = Two Dwarves
aetherya-legend-two-goblins = Two Goblins
aetherya-legend-dwarf-v-goblin = Dwarves against Goblins
aetherya-legend-human-v-goblin = Humans against Goblins
aetherya-legend-elf-v-goblin = Elves against Goblins
aetherya-legend-elf-v-dwarf = Elves against Dwarves
aetherya-legend-three-plains = Three Plains
aetherya-legend-three-forests = Three Forests
aetherya-legend-three-mountains = Three Mountains
aetherya-legend-three-swamps = Three Swamps
aetherya-legend-four-races = All four races

## Tokens

aetherya-token-gem1 = Gem 1
aetherya-token-gem2 = Gem 2
aetherya-token-gem3 = Gem 3
aetherya-token-gem4 = Gem 4
aetherya-token-treaty = Treaty
aetherya-token-staff = Staff
aetherya-token-sword = Sword
aetherya-token-hammer = Hammer
aetherya-token-palantir = Palantir
aetherya-token-griffin = Griffin
aetherya-token-smuggler = Smuggler
aetherya-token-thief = Thief

## Options

aetherya-option-mode = Mode
aetherya-option-mode-versus = Versus
aetherya-option-mode-solo = Solo campaign
aetherya-option-mode-coop = Co-op
aetherya-option-tokens = Items and characters
aetherya-option-goblin_legends_via_portal = Goblins meet legends through portals
aetherya-option-staff_counts_tamed = Only tamed dragons count against the Staff
aetherya-option-solo_may_flip = A deck card may be discarded to turn one up
aetherya-option-coop_must_turn = Legends that are met must be turned over

## What is asked

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
aetherya-ask-new_deck = The new deck's top card starts the discard pile.
aetherya-ask-reveal = Everything is turned up.
aetherya-ask-arrange = Lay your four cards as the middle of your kingdom, row by row.
aetherya-ask-swap_rows = Exchange a legend of this age for one of the next, or leave them.
aetherya-ask-swap_with = Which legend of the next age takes its place?
aetherya-ask-turn = Take a card, or claim a legend first.
aetherya-ask-drop = Discard one of the two cards.
aetherya-ask-hand = Put the card into your kingdom, or discard it if it came from the deck.
aetherya-ask-pile = On which pile does the { $card } go?
aetherya-ask-turn_up = Turn up one of your face-down cards.
aetherya-ask-token = Take the token at { $cell } or leave it?
aetherya-ask-turn_end = Claim a legend, use tokens, or end your turn.
aetherya-ask-use_at = On which card do you use the { $token }?
aetherya-ask-use_second = With which card does { $cell } change places?
aetherya-ask-use_seat = Whose kingdom is the { $token } used on?
aetherya-ask-use_there = Which face-down token?
aetherya-ask-use_get = Which token do you take?
aetherya-ask-use_give = Which gem do you give for the { $get }?
aetherya-ask-penalty = No legend was met: which one goes to the penalty pile?
aetherya-ask-block = Keep a block of two by two cards for the next age.
aetherya-ask-over = The game is over.

## What happened

aetherya-event-ask = { $seat } decides.
aetherya-event-first = { $seat } is the first player.
aetherya-event-legend = A legend is shown: { $legend }.
aetherya-event-row = Age { $row }: { $legends }.
aetherya-event-first_discard = The discard pile starts with { $card }.
aetherya-event-dealt = { $seat } is dealt { $card }.
aetherya-event-aside_returned = The duplicates go back into the deck.
aetherya-event-lay = You lay { $card } at { $cell }.
aetherya-event-arranged = All kingdoms are laid out.
aetherya-event-swap = { $legends } change places.
aetherya-event-take = { $seat } takes { $card } from the discards.
aetherya-event-draw = { $seat } draws a card.
aetherya-event-drop = { $seat } discards { $card }.
aetherya-event-discard = { $seat } discards { $card }.
aetherya-event-place = { $seat } puts { $card } at { $cell }.
aetherya-event-lifted = The replaced card is { $card }.
aetherya-event-replaced = { $card } is discarded.
aetherya-event-turn_up = { $seat } turns up { $card } at { $cell }.
aetherya-event-token = { $seat } { $kept ->
    [true] takes
   *[other] leaves
} the token at { $cell }: { $token }.
aetherya-event-claim = { $seat } claims { $legend }.
aetherya-event-turn_over = { $seat } turns over { $legend }.
aetherya-event-spend = { $seat } has used the { $token }.
aetherya-event-put_on = { $seat } puts the { $token } on { $cell }.
aetherya-event-hammer = { $seat } swaps { $cells }.
aetherya-event-griffin = { $seat } sends the Griffin to { $from }, { $cell }, and gets { $token }.
aetherya-event-look = { $seat } looks at the token of { $from } at { $cell }.
aetherya-event-hand_over = { $seat } gives { $token } to { $to }.
aetherya-event-shuffle = The discards are shuffled into a new deck of { $deck } cards.
aetherya-event-round = The legends that were met leave the game.
aetherya-event-penalty = { $legend } goes to the penalty pile.
aetherya-event-ending = { $why ->
    [sixteenth] { $seat } has all sixteen cards face up.
    [stalled] Nobody has touched a face-down card for too long.
    [deck] The deck is empty.
   *[legends] No legend is left.
}
aetherya-event-reveal = { $seat } turns up { $card } at { $cell }.
aetherya-event-age = Age { $age } scores { $points }.
aetherya-event-new_age = Age { $age } begins with the block at { $block }.
aetherya-event-over = The game is over.

## Why not

aetherya-refusal-not_in_hand = This is none of the cards that you have left to lay.
aetherya-refusal-locked = A face-up { $card } is never replaced.
aetherya-refusal-same_kind = A { $card } is not replaced by another.
aetherya-refusal-not_face_down = The card at { $cell } lies face up already.
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

## The score pad

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

aetherya-part-harmony = { $card } { $cell } touches { $other } { $at }{ $portal ->
    [true] {" "}through a portal
   *[other] {""}
}
aetherya-part-conflict = { $card } { $cell } against { $other } { $at }{ $portal ->
    [true] {" "}through a portal
   *[other] {""}
}
aetherya-part-tamed = Dragon { $cell } is tamed
aetherya-part-surplus = Dragon { $cell } is one more than can be tamed
aetherya-part-wild = Dragon { $cell } is wild
aetherya-part-too_many = { $dragons } dragons are worth nothing
aetherya-part-legend = { $legend }
aetherya-part-gems = Gems of { $sum }: the last digit
aetherya-part-cost = { $legend }
aetherya-part-age = Age { $age }: kingdom { $kingdom }, legends { $legends }
aetherya-part-penalty = { $legend }

aetherya-reason-sixteenth = sixteen cards face up
aetherya-reason-stalled = nobody touched a face-down card for too long
aetherya-reason-deck = the deck is empty
aetherya-reason-legends = no legend is left
