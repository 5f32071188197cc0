ethnos-name = Ethnos

# Things
ethnos-pair = { $second } { $first }
ethnos-word-centaur = centaur
ethnos-word-dwarf = dwarf
ethnos-word-elf = elf
ethnos-word-giant = giant
ethnos-word-halfling = halfling
ethnos-word-merfolk = merfolk
ethnos-word-minotaur = minotaur
ethnos-word-orc = orc
ethnos-word-troll = troll
ethnos-word-wingfolk = wingfolk
ethnos-word-wizard = wizard
ethnos-word-skeleton = skeleton
ethnos-word-orange = orange
ethnos-word-blue = blue
ethnos-word-red = red
ethnos-word-purple = purple
ethnos-word-green = green
ethnos-word-grey = grey
ethnos-word-ithys = Ithys
ethnos-word-straton = Straton
ethnos-word-rhea = Rhea
ethnos-word-duris = Duris
ethnos-word-althea = Althea
ethnos-word-pelagon = Pelagon

# What is expected now
ethnos-ask-tribe = The tribes of this game are drawn ({ $done } of { $of }).
ethnos-ask-token = Glory tokens are laid out ({ $done } of { $of }).
ethnos-ask-first = The first player is drawn.
ethnos-ask-deal = Cards are dealt ({ $done } of { $of }).
ethnos-ask-row = Cards are laid face up ({ $done } of { $of }).
ethnos-ask-draw = { $who } draws a card.
ethnos-ask-conjured = { $who } draws for the wizard ({ $done } of { $of }).
ethnos-ask-turn = { $who }: recruit a card or play a band.
ethnos-ask-band = { $who }: add cards to the band ({ $done } so far), or done.
ethnos-ask-marker = { $who }: place a marker for the band of { $size } led by { $leader }, or decline.
ethnos-ask-another = { $who }: play another band after the centaur, or decline.
ethnos-ask-keep = { $who }: keep cards for the elf ({ $done } of at most { $of }), then done.
ethnos-ask-bonus = { $who }: place a bonus marker of the merfolk ({ $done } of { $of } done), or decline.
ethnos-ask-raid = { $who }: put a marker on the orc board, or decline.
ethnos-ask-troll = { $who }: take a troll token of at most { $size }, or decline.
ethnos-ask-conjure = { $who }: draw { $size } { $size ->
    [one] card
   *[other] cards
  } for the wizard, or decline.
ethnos-ask-cash = { $who }: take all markers off the orc board for glory, or leave them.
ethnos-ask-nothing = The game is over.

# What happened
ethnos-event-tribe = The { $tribe } tribe is in play.
ethnos-event-token = { $kingdom } holds glory tokens { $tokens }.
ethnos-event-first = { $who } begins.
ethnos-event-age = Age { $age } begins; { $who } goes first.
ethnos-event-dealt = { $card ->
    [unknown] { $who } is dealt a card.
   *[other] { $who } is dealt a card: { $card }.
  }
ethnos-event-row = Face up: { $card }.
ethnos-event-halves = The deck is halved: { $upper } cards above, { $lower } below with the dragons.
ethnos-event-take = { $who } takes { $card }.
ethnos-event-draw = { $who } draws from the deck.
ethnos-event-drawn = { $card ->
    [unknown] { $who } has a new card in hand.
   *[other] { $who } has drawn { $card }.
  }
ethnos-event-dragon = { $who } draws a dragon, number { $dragons }.
ethnos-event-lead = { $who } makes { $card } the leader.
ethnos-event-add = { $who } adds { $card }.
ethnos-event-band = { $who } plays a band led by { $leader }: { $cards }.
ethnos-event-skeletons = { $who } plays { $cards } and wins.
ethnos-event-place = { $who } places a marker in { $kingdom }.
ethnos-event-skip = { $ask ->
    [marker] { $who } can place no marker.
    [keep] { $who } has no card left to keep.
    [raid] { $who } cannot use the orc board.
   *[other] The leader of { $who } brings nothing more.
  }
ethnos-event-decline = { $who } declines.
ethnos-event-swim = The merfolk of { $who } swim from { $from } to { $to }.
ethnos-event-giant = { $who } takes the giant token with a band of { $size }.
ethnos-event-raid = { $who } puts a marker on the { $colour } space of the orc board.
ethnos-event-troll = { $who } takes troll token { $token }.
ethnos-event-keep = { $who } keeps { $kept } { $kept ->
    [one] card
   *[other] cards
  }.
ethnos-event-discard = { $who } lays face up: { $cards }.
ethnos-event-conjure = { $who } draws { $cards } { $cards ->
    [one] card
   *[other] cards
  } for the wizard.
ethnos-event-pass = { $who } holds nothing but skeletons and passes.
ethnos-event-age_end = Age { $age } ends: { $who } has drawn the last dragon. All hands are discarded.
ethnos-event-glory = { $who } gains { $points } glory: { $row ->
    [kingdoms] place { $place } in { $kingdom }
    [merfolk] place { $place } on the merfolk track
    [giant] { $taken ->
        [yes] taking the giant token
       *[no] holding the giant token
      }
    [orcs] { $count } orc markers
   *[bands] a band that counts { $count }
  }.
ethnos-event-cash = { $who } takes { $markers } markers off the orc board.
ethnos-event-leave = { $who } leaves the orc markers where they are.
ethnos-event-over = The game is over.

# Why not
ethnos-refusal-not_in_hand = That card is not in your hand.
ethnos-refusal-other_basis = A band is all of one tribe or all of one colour; this card does not fit the { $leader }.
ethnos-refusal-out_of_order = Cards are added in a fixed order; take the last ones back to add this one.
ethnos-refusal-keeps_enough = The elf keeps as many cards as the band has: { $size }.
ethnos-refusal-hand_full = You hold { $cards } cards; with { $limit } you must play a band.
ethnos-refusal-not_face_up = That card does not lie face up.
ethnos-refusal-no_ten_skeletons = This needs { $limit } skeletons in hand.
ethnos-refusal-switched_off = Winning with ten skeletons is switched off at this table.
ethnos-refusal-must_act = Only who holds { $limit } skeletons passes.
ethnos-refusal-wrong_kingdom = The leader is { $colour }: the marker goes to { $own }, not to { $kingdom }.
ethnos-refusal-band_too_small = The band counts { $counts }; it must be more than the { $markers } markers in { $kingdom }.
ethnos-refusal-no_such_token = There is no such troll token.
ethnos-refusal-token_taken = That troll token is taken.
ethnos-refusal-token_too_high = The band has { $size } cards; the token may be no higher.

# The score pad
ethnos-row-kingdoms = Kingdoms
ethnos-row-merfolk = Merfolk
ethnos-row-giant = Giant
ethnos-row-orcs = Orcs
ethnos-row-bands = Bands
ethnos-row-earlier = Before this position
ethnos-part-kingdoms = age { $age }: place { $place } in { $kingdom }{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied }
  }
ethnos-part-merfolk = age { $age }: place { $place } on the track{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied }
  }
ethnos-part-giant = age { $age }: { $taken ->
    [yes] token taken
   *[no] token held at the end
  }
ethnos-part-orcs = age { $age }: { $count } markers
ethnos-part-bands = age { $age }: a band that counts { $count }
ethnos-part-earlier = brought along

# The board in words
ethnos-board-head = Age { $age } of { $ages }, { $dragons } dragons shown, deck { $upper } + { $lower } cards
ethnos-board-tribes = Tribes: { $tribes }
ethnos-board-row = Face up: { $cards }
ethnos-board-kingdom = { $kingdom }: tokens { $tokens }; markers { $markers }
ethnos-board-seat = { $who }: { $glory } glory, { $supply } markers left, { $cards } in hand
ethnos-board-hand = hand: { $cards }
ethnos-board-known = known to all: { $cards }
ethnos-board-band = band led by { $leader }: { $cards }
ethnos-board-skeletons = band: { $cards }
ethnos-board-merfolk = merfolk track: { $space }
ethnos-board-orcs = orc board: { $spaces }
ethnos-board-trolls = troll tokens: { $tokens }
ethnos-board-giant = holds the giant token
ethnos-board-draft = choosing: { $cards }

# The game on the start page
ethnos-blurb = Gather bands of dwarves, trolls and merfolk and raise your markers over six kingdoms before three dragons wake.
ethnos-minutes = 45
client-chips-ethnos = twelve tribes | two or three ages
ethnos-option-tribes = Tribes
ethnos-about-tribes = Five tribes with two or three players, six with more. Choose them, or let chance draw.
ethnos-option-ten-skeletons = Ten skeletons win
ethnos-about-ten-skeletons = Who holds ten skeletons may play them and wins at once.
ethnos-option-merfolk-second-place = Second place on the merfolk track scores
ethnos-about-merfolk-second-place = The rulebooks differ: with this, the second swimmer gets the prize of the age before.
ethnos-reason-glory = { $who } has most glory.
ethnos-reason-ten_skeletons = { $who } has played ten skeletons.
ethnos-reason-markers = Level in glory; { $who } has more markers on the map.
ethnos-reason-bands = Level in glory and markers; { $who } has the larger bands.
ethnos-reason-tie = Level in everything.

# What a tribe does, in one line
ethnos-ability-centaur = After placing, play another band at once
ethnos-ability-dwarf = Counts one card more at the end of the age
ethnos-ability-elf = Keep as many cards as the band has
ethnos-ability-giant = Largest giant band: take the token, 2 glory
ethnos-ability-halfling = Places no marker
ethnos-ability-merfolk = Swim as far as the band is large
ethnos-ability-minotaur = Counts one card more when placing
ethnos-ability-orc = Put a marker on the orc board
ethnos-ability-troll = Take a token up to the band's size
ethnos-ability-wingfolk = Place in any kingdom
ethnos-ability-wizard = Draw as many cards as the band has
ethnos-ability-skeleton = Joins any band, leaves before scoring

# What a leader would bring
ethnos-would-centaur = then another band
ethnos-would-dwarf = counts as { NUMBER($x) } + 1
ethnos-would-elf = then keep { $x ->
    [one] one card
   *[other] { $x } cards
  }
ethnos-would-giant = giant band of { $x }
ethnos-would-halfling = a halfling places nothing
ethnos-would-merfolk = then swim { $x }
ethnos-would-minotaur = places as { NUMBER($x) } + 1
ethnos-would-orc = then the orc board
ethnos-would-troll = then a troll token up to { $x }
ethnos-would-wingfolk = any kingdom
ethnos-would-wizard = then draw { $x }
ethnos-would-skeleton = skeletons leave before scoring

# What you do now
ethnos-now-turn = Take a card, or choose cards for a band.
ethnos-now-band = Add cards that fit, choose the leader, play the band.
ethnos-now-marker = Place a marker for your band of { $size }, or leave it.
ethnos-now-another = The centaur lets you play another band.
ethnos-now-keep = Keep up to { $of ->
    [one] one card
   *[other] { $of } cards
  } for the elf; the rest goes face up.
ethnos-now-bonus = The merfolk bring a bonus marker ({ $done } of { $of }). Place it in any kingdom.
ethnos-now-raid = Put a marker on the orc board, or leave it.
ethnos-now-troll = Take a troll token of at most { $size }.
ethnos-now-conjure = Draw { $size ->
    [one] one card
   *[other] { $size } cards
  } for the wizard, or leave it.
ethnos-now-cash = Take your markers off the orc board for glory, or leave them for later.
ethnos-wait-turn = A card or a band?
ethnos-wait-marker = Where does the marker go?

# Actions
ethnos-act-take = Take { $card }
ethnos-act-draw = Draw a card
ethnos-act-lead = Lead a band: { $card }
ethnos-act-add = Add { $card }
ethnos-act-done = { $ask ->
    [keep] { $number ->
        [0] Keep no card
        [one] Keep one card
       *[other] Keep { $number } cards
      }
   *[other] Play band
  }
ethnos-act-place = { $number ->
    [1] First marker in { $kingdom }
    [2] Second marker in { $kingdom }
    [3] Third marker in { $kingdom }
   *[other] Marker { $number } in { $kingdom }
  }
ethnos-act-raid = Marker on the orc space of { $kingdom }
ethnos-act-troll = Take troll token { $token }
ethnos-act-conjure = Draw { $number ->
    [one] one card
   *[other] { $number } cards
  }
ethnos-act-cash = Take the markers for glory
ethnos-act-decline = { $ask ->
    [marker] Place no marker
    [bonus] Place no bonus marker
    [another] No further band
    [raid] Leave the orc board alone
    [troll] Take no token
    [conjure] Draw nothing
    [cash] Leave the markers there
   *[other] Decline
  }
ethnos-act-pass = Pass
ethnos-act-skeletons = Play ten skeletons and win

# Pieces of the table
ethnos-ui-age = Age { $age }
ethnos-ui-age-of = Age { $age } of { $ages }
ethnos-ui-dragons = { $asleep ->
    [0] all dragons are awake
    [one] one dragon sleeps
   *[other] { $asleep } dragons sleep
  }
ethnos-ui-orcs = Orc camp
ethnos-ui-giant = Giant token
ethnos-ui-giant-free = nobody's yet
ethnos-ui-giant-band = band of { $size }
ethnos-ui-trolls = Troll tokens
ethnos-ui-merfolk = Merfolk
ethnos-ui-face-up = Face up · { $number }
ethnos-ui-nothing-up = No card lies face up.
ethnos-ui-deck = { $number ->
    [one] Draw from the deck: one card left
   *[other] Draw from the deck: { $number } cards left
  }
ethnos-ui-card = { $card }
ethnos-ui-card-choose = { $card }, put into the band
ethnos-ui-card-chosen = { $card }, chosen; take out again
ethnos-ui-hand = Hand
ethnos-ui-hidden = +{ $number }
ethnos-ui-bands = Bands
ethnos-ui-no-bands = none yet
ethnos-ui-holds = Holds
ethnos-ui-markers = { $number ->
    [one] one marker
   *[other] { $number } markers
  }
ethnos-ui-supply = Markers
ethnos-ui-your-hand = Your hand
ethnos-ui-hand-empty = Your hand is empty.
ethnos-ui-sort-tribe = Sort by tribe
ethnos-ui-sort-colour = Sort by kingdom
ethnos-ui-proposals = Cards that belong together
ethnos-ui-group = { $kind ->
    [kingdom] { $number } of { $word }
   *[other] { $thing ->
        [dwarf] { $number } dwarves
        [elf] { $number } elves
        [merfolk] { $number } merfolk
        [wingfolk] { $number } wingfolk
       *[other] { $number } { $word }s
      }
  }
ethnos-ui-tokens = glory tokens
ethnos-ui-leader = leader
ethnos-ui-who-leads = Who leads?
ethnos-ui-who-leads-text = The leader decides the kingdom and the ability.
ethnos-ui-marker-nth = { $number ->
    [1] First marker in { $kingdom }
    [2] Second marker in { $kingdom }
    [3] Third marker in { $kingdom }
   *[other] Marker { $number } in { $kingdom }
  }
ethnos-ui-marker-any = Marker in one of { $number } kingdoms
ethnos-ui-marker-none = No marker in { $kingdom }
ethnos-ui-marker-have = you have { $number } there: a larger band is needed
ethnos-ui-alone = you would stand there alone
ethnos-ui-stand = { $state ->
    [lead] you would lead, { $own } to { $theirs } over { $who }
    [level] level with { $who } at { $own }
   *[behind] behind { $who }, { $own } to { $theirs }
  }
ethnos-ui-worth = Worth { $glory } glory at the end of the age
ethnos-ui-orc-worth = { $worth } glory if cashed in after this
ethnos-ui-goes-up = { $number ->
    [0] nothing goes face up
    [one] one card goes face up
   *[other] { $number } cards go face up
  }
ethnos-ui-your-choice = What will it be?
ethnos-ui-way-take = Take a glowing card from the row, or draw from the deck.
ethnos-ui-way-band = Or touch cards in your hand that belong together: one tribe or one kingdom.
ethnos-ui-way-band-only = Your hand is full: touch cards that belong together and play a band.
ethnos-ui-ask-band = Your band
ethnos-ui-ask-marker = Where does the marker go?
ethnos-ui-ask-another = Another band?
ethnos-ui-ask-keep = Which cards stay?
ethnos-ui-ask-bonus = Bonus marker
ethnos-ui-ask-raid = To the orc board?
ethnos-ui-ask-troll = Which troll token?
ethnos-ui-ask-conjure = Call the wizard?
ethnos-ui-ask-cash = Cash in the orcs?
ethnos-ui-stage-band = Band
ethnos-ui-stage-marker = Marker
ethnos-ui-stage-ability = Ability

# Chips of the summary
ethnos-chip-place = { $tied ->
    [1] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      }
   *[other] { $place ->
        [1] tied 1st
        [2] tied 2nd
        [3] tied 3rd
       *[other] tied { $place }th
      }
  }
ethnos-chip-giant = { $taken ->
    [yes] taken
   *[no] held
  }
ethnos-chip-orcs = { $count ->
    [one] one marker
   *[other] { $count } markers
  }
ethnos-chip-bands = counts { $count }
ethnos-chip-merfolk = { $count }
ethnos-chip-earlier = { $count }
