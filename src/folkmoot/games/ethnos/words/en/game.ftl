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
ethnos-word-dragon = dragon
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
ethnos-ask-turn = { $who }: recruit an ally or play a band.
ethnos-ask-band = { $who }: add cards to the band ({ $done } so far), or play it.
ethnos-ask-marker = { $who }: place a marker for the band of { $size } led by the { $leader }, or skip it.
ethnos-ask-another = { $who }: thanks to the centaur, play another band, or skip it.
ethnos-ask-keep = { $who }: thanks to the elf, keep cards ({ $done } of at most { $of }), then finish.
ethnos-ask-bonus = { $who }: place a bonus marker for the merfolk ({ $done } of { $of } done), or skip it.
ethnos-ask-raid = { $who }: put a marker on the orc board, or skip it.
ethnos-ask-troll = { $who }: take a troll token of at most { $size }, or skip it.
ethnos-ask-conjure = { $who }: draw { $size ->
    [one] one card
   *[other] { $size } cards
  } for the wizard, or skip it.
ethnos-ask-cash = { $who }: take all markers off the orc board for glory, or keep them there.
ethnos-ask-nothing = The game is over.

# What happened
ethnos-event-tribe = The { $tribe } tribe is in play.
ethnos-event-token = { $full ->
    [no] { "" }
   *[yes] Glory tokens of { $kingdom }: { $tokens }.
  }
ethnos-event-first = { $who } begins.
ethnos-event-age = Age { $age } begins; { $who } goes first.
ethnos-event-dealt = { $card ->
    [unknown] { $who } is dealt a card.
   *[other] { $who } is dealt the { $card }.
  }
ethnos-event-row = Face up: { $card }.
ethnos-event-halves = The deck is halved: { $upper } cards above, { $lower } below with the dragons.
ethnos-event-take = { $who } takes the { $card }.
ethnos-event-draw = { $who } draws from the deck.
ethnos-event-drawn = { $card ->
    [unknown] {""}
   *[other] { $who } has drawn the { $card }.
  }
ethnos-event-dragon = { $who } draws the { $dragons ->
    [1] first
    [2] second
   *[other] third
  } dragon.
ethnos-event-lead = { $who } makes the { $card } the leader.
ethnos-event-add = { $rule ->
    [E24] { $who } keeps the { $card }.
   *[other] { $who } adds the { $card } to the band.
  }
ethnos-event-band = { $who } plays a band led by the { $leader }: { $cards }.
ethnos-event-skeletons = { $who } plays ten skeletons and wins.
ethnos-event-place = { $who } places a marker in { $kingdom }.
ethnos-event-skip = { $ask ->
    [marker] { $who } can’t place a marker.
    [keep] { $who } has no cards left to keep.
    [raid] { $who } can’t use the orc board.
    [troll] { $who } finds no troll token small enough for the band.
    [bonus] { $who } has no markers left to place.
    [another] {""}
    [giant] {""}
   *[other] The leader has nothing more for { $who }.
  }
ethnos-event-decline = { $ask ->
    [marker] { $who } doesn’t place a marker.
    [bonus] { $who } doesn’t place a marker.
    [another] { $who } doesn’t play another band.
    [raid] { $who } doesn’t use the orc board.
    [troll] { $who } doesn’t take a troll token.
    [conjure] { $who } doesn’t draw for the wizard.
   *[other] { $who } skips the option.
  }
ethnos-event-swim = { $who }’s merfolk swim from space { $from } to space { $to }.
ethnos-event-giant = { $who } takes the giant token with a band of { $size ->
    [one] one card
   *[other] { $size } cards
  }.
ethnos-event-raid = { $who } puts a marker on the { $colour } space of the orc board.
ethnos-event-troll = { $who } takes troll token { $token }.
ethnos-event-keep = { $who } keeps { $kept ->
    [0] no card
    [one] one card
   *[other] { $kept } cards
  } thanks to the elf.
ethnos-event-discard = { $who } lays face up: { $cards }.
ethnos-event-conjure = { $who } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
  } for the wizard.
ethnos-event-pass = { $who } holds nothing but skeletons and passes.
ethnos-event-age_end = Age { $age } ends: { $who } has drawn the last dragon. All players discard their hands.
ethnos-event-glory = { $who } gains { $points } glory: { $row ->
    [kingdoms] { $place ->
        [1] first
        [2] second
       *[other] third
      } place in { $kingdom }
    [merfolk] { $place ->
        [1] first
        [2] second
       *[other] third
      } place on the merfolk board
    [giant] { $taken ->
        [yes] taking the giant token
       *[no] holding the giant token
      }
    [orcs] { $count ->
        [one] one marker
       *[other] { $count } markers
      } on the orc board
   *[bands] a band counted as { $count ->
        [one] one card
       *[other] { $count } cards
      }
  }.
ethnos-event-cash = { $who } takes { $markers ->
    [one] one marker
   *[other] { $markers } markers
  } off the orc board.
ethnos-event-leave = { $who } keeps the markers on the orc board.
ethnos-event-over = The game is over.

# Why not
ethnos-refusal-not_in_hand = { $held ->
    [0] You don’t have that card in your hand.
   *[other] You have no more of that card: all you hold are chosen already.
  }
ethnos-refusal-not_now-turn-done = Choose at least one card first.
ethnos-refusal-not_now-another-done = Choose at least one card first.
ethnos-refusal-other_basis = That card doesn’t fit the { $leader }: all cards of a band must be of one tribe or of one colour.
ethnos-refusal-out_of_order = Cards are added in a fixed order: take back the last ones to add this one.
ethnos-refusal-keeps_enough = You can’t keep any more: your band has { $size ->
    [one] one card, so the elf lets you keep one
   *[other] { $size } cards, so the elf lets you keep { $size }
  }.
ethnos-refusal-hand_full = You can’t take another card: you hold { $cards ->
    [one] one card
   *[other] { $cards } cards
  } and the limit is { $limit }. { $must ->
    [win] Play the skeletons, and you win.
    [pass] They are all skeletons, which can’t be played at this table: all you can do is pass.
   *[band] Play a band.
  }
ethnos-refusal-not_face_up = You can’t take that card: it isn’t face up. { $row ->
    [0] No card is: draw one from the deck.
   *[other] Choose one from the row, or draw.
  }
ethnos-refusal-no_ten_skeletons = You need { $limit } skeletons in hand for that; you have { $skeletons }.
ethnos-refusal-switched_off = You can’t win that way here: this table plays without the ten skeletons.
ethnos-refusal-must_act = { $must ->
    [win] You can’t pass: you hold { $limit } skeletons. Play them, and you win.
    [pass] You can only pass with { $limit } skeletons in hand; you have { $skeletons }.
    [recruit] You can’t pass: recruit an ally. You have no card that can lead a band.
    [band] You can’t pass: your hand is full, play a band.
   *[any] You can’t pass: recruit an ally or play a band.
  }
ethnos-refusal-wrong_kingdom = You can’t place a marker in { $kingdom }: the leader of your band is { $colour }, so the marker goes to { $own }.
ethnos-refusal-band_too_small = Your band counts as { $counts ->
    [one] one card
   *[other] { $counts } cards
  }, and there { $markers ->
    [one] is already one marker
   *[other] are already { $markers } markers
  } to beat in { $kingdom }. You need more cards than markers.
ethnos-refusal-no_such_token = There’s no such troll token.
ethnos-refusal-token_taken = Troll token { $token } has already been taken. Choose another one.
ethnos-refusal-token_too_high = Your band has { $size ->
    [one] one card
   *[other] { $size } cards
  }; you can only take a token of at most { $size }.

# The score pad
ethnos-row-kingdoms = Kingdoms
ethnos-row-merfolk = Merfolk
ethnos-row-giant = Giant
ethnos-row-orcs = Orcs
ethnos-row-bands = Bands
ethnos-row-earlier = Before this position
ethnos-part-kingdoms = { $place ->
    [1] first
    [2] second
   *[other] third
  } place in { $kingdom } (age { $age }{ $trolls ->
    [yes] , tie broken by trolls
   *[no] { "" }
  }{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied } players
  })
ethnos-part-merfolk = { $place ->
    [1] first
    [2] second
   *[other] third
  } place on the merfolk board (age { $age }{ $trolls ->
    [yes] , tie broken by trolls
   *[no] { "" }
  }{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied } players
  })
ethnos-part-giant = { $taken ->
    [yes] token taken (age { $age })
   *[no] token held at the end of age { $age }
  }
ethnos-part-orcs = { $count ->
    [one] one marker
   *[other] { $count } markers
  } on the orc board (age { $age })
ethnos-part-bands = a band counted as { $count ->
    [one] one card
   *[other] { $count } cards
  } (age { $age })
ethnos-part-earlier = from before

# The board in words
ethnos-board-head = Age { $age } of { $ages }, { $dragons ->
    [0] no dragons drawn
    [one] one dragon drawn
   *[other] { $dragons } dragons drawn
  }, deck { $upper } + { $lower } cards
ethnos-board-tribes = Tribes: { $tribes }
ethnos-board-row = Face up: { $cards }
ethnos-board-kingdom = { $kingdom }: tokens { $tokens }; markers { $markers }
ethnos-board-seat = { $who }: { $glory } glory, { $supply ->
    [one] one marker
   *[other] { $supply } markers
  } left, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } in hand
ethnos-board-hand = hand: { $cards }
ethnos-board-known = known to all: { $cards }
ethnos-board-band = band led by the { $leader }: { $cards }
ethnos-board-skeletons = band: { $cards }
ethnos-board-merfolk = merfolk board: space { $space }
ethnos-board-orcs = orc board: { $spaces }
ethnos-board-trolls = troll tokens: { $tokens }
ethnos-board-giant = holds the giant token
ethnos-board-draft = choosing: { $cards }

# The game on the start page
ethnos-blurb = Gather bands of dwarves, trolls and merfolk and raise your markers over six kingdoms before three dragons wake.
ethnos-minutes = 45
client-chips-ethnos = twelve tribes | two or three ages
ethnos-option-tribes = Tribes
ethnos-about-tribes = Five tribes with two or three players, six with more. Choose them, or draw them at random.
ethnos-option-ten-skeletons = Ten skeletons win
ethnos-about-ten-skeletons = A player with ten skeletons in hand may play them and wins on the spot.
ethnos-option-merfolk-second-place = Second place on the merfolk board scores
ethnos-about-merfolk-second-place = The rulebooks differ: with this option, second place gets the prize of the previous age.
ethnos-option-merfolk-trolls = Trolls count on the merfolk board
ethnos-about-merfolk-trolls = Troll tokens break ties on the merfolk board too. Off: in kingdoms only.
ethnos-option-centaur-by-size = Centaur: size is enough
ethnos-about-centaur-by-size = Another band may follow a centaur’s if that was large enough for a marker, even if none was placed.
ethnos-option-drawer-last = Tie for first player: whoever drew the dragon comes last
ethnos-about-drawer-last = If several players tie for the least glory, look clockwise, starting after the player who drew the last dragon.
ethnos-option-largest-band-only = Final tie: the largest band only
ethnos-about-largest-band-only = A tie at the end of the game is broken by each player’s largest band; smaller ones don’t count.
ethnos-preset-ru = Russian rulebook
ethnos-preset-pl = Polish rulebook
ethnos-preset-ja = Japanese rulebook
ethnos-reason-glory = { $who } has the most glory.
ethnos-reason-ten_skeletons = { $who } has played ten skeletons.
ethnos-reason-markers = Tied on glory; { $who } has more markers on the map.
ethnos-reason-bands = Tied on glory and markers; { $who } has the larger bands.
ethnos-reason-tie = Tied on everything.

# What a tribe does, in one line
ethnos-ability-centaur = After placing, play another band at once
ethnos-ability-dwarf = Counts as one extra card at the end of the age
ethnos-ability-elf = Keep as many cards as the band has
ethnos-ability-giant = Largest giant band: take the token, 2 glory
ethnos-ability-halfling = Places no marker
ethnos-ability-merfolk = Swim as many spaces as the band has cards
ethnos-ability-minotaur = Counts as one extra card when placing
ethnos-ability-orc = Put a marker on the orc board
ethnos-ability-troll = Take a token up to the band’s size
ethnos-ability-wingfolk = Place a marker in any kingdom
ethnos-ability-wizard = Draw as many cards as the band has
ethnos-ability-skeleton = Joins any band, is discarded before scoring
# Abilities as printed on a small card: two short lines; the whole sentence is ethnos-ability-….
ethnos-short-centaur = Play another band at once
ethnos-short-dwarf = One extra card at age end
ethnos-short-elf = Keep as many cards
ethnos-short-giant = Largest: token and 2 glory
ethnos-short-halfling = Places no marker
ethnos-short-merfolk = Swim the size of the band
ethnos-short-minotaur = One extra card when placing
ethnos-short-orc = A marker on the orc board
ethnos-short-troll = A token that wins ties
ethnos-short-wingfolk = Place in any kingdom
ethnos-short-wizard = Draw as many cards
ethnos-short-skeleton = Joins any band, never leads

# What a leader would bring
ethnos-would-centaur = then another band
ethnos-would-dwarf = counts as { NUMBER($x) } + 1
ethnos-would-elf = then keep { $x ->
    [one] one card
   *[other] { $x } cards
  }
ethnos-would-giant = giant band of { $x ->
    [one] one card
   *[other] { $x } cards
  }
ethnos-would-halfling = halflings place no marker
ethnos-would-merfolk = then swim { $x ->
    [one] one space
   *[other] { $x } spaces
  }
ethnos-would-minotaur = places as { NUMBER($x) } + 1
ethnos-would-orc = then the orc board
ethnos-would-troll = then a troll token up to { $x }
ethnos-would-wingfolk = any kingdom
ethnos-would-wizard = then draw { $x ->
    [one] one card
   *[other] { $x } cards
  }
ethnos-would-skeleton = skeletons are discarded before scoring

# What you do now
ethnos-now-turn = Take a card, or choose cards for a band.
ethnos-now-band = Add cards that fit, choose the leader, play the band.
ethnos-now-marker = Place a marker for your band of { $size ->
    [one] one card
   *[other] { $size } cards
  }, or skip it.
ethnos-now-another = The centaur lets you play another band.
ethnos-now-keep = The elf lets you keep up to { $of ->
    [one] one card
   *[other] { $of } cards
  }; the rest goes face up.
ethnos-now-bonus = The merfolk give you a bonus marker ({ $done } of { $of }). Place it in any kingdom.
ethnos-now-raid = Put a marker on the orc board, or skip it.
ethnos-now-troll = Take a troll token of at most { $size }.
ethnos-now-conjure = Draw { $size ->
    [one] one card
   *[other] { $size } cards
  } for the wizard, or skip it.
ethnos-now-cash = Take your markers off the orc board for glory, or keep them there for later.
ethnos-wait-turn = A card or a band?
ethnos-wait-marker = Where does the marker go?

# Actions
ethnos-act-take = Take the { $card }
ethnos-act-draw = Draw a card
ethnos-act-lead = Lead a band: { $card }
ethnos-act-add = { $ask ->
    [sift] Keep the { $card }
   *[other] Add the { $card }
  }
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
   *[other] { $number }th marker in { $kingdom }
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
    [another] No more bands
    [raid] Skip the orc board
    [troll] Take no token
    [conjure] Draw nothing
    [cash] Keep the markers there
   *[other] Skip
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
ethnos-ui-orcs = Orc board
ethnos-ui-giant = Giant token
ethnos-ui-giant-free = nobody’s yet
ethnos-ui-giant-band = band of { $size ->
    [one] one card
   *[other] { $size } cards
  }
ethnos-ui-trolls = Troll tokens
ethnos-ui-merfolk = Merfolk
ethnos-ui-face-up = Face up · { $number }
ethnos-ui-nothing-up = There are no face-up cards.
ethnos-ui-deck = { $number ->
    [one] Draw from the deck: one card left
   *[other] Draw from the deck: { $number } cards left
  }
ethnos-ui-card = { $card }
ethnos-ui-card-choose = { $card }, add to the band
ethnos-ui-card-chosen = { $card }, chosen; select it to remove it
ethnos-ui-hand = Hand
ethnos-ui-hidden = { $number ->
    [one] one hidden
   *[other] { $number } hidden
  }
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
ethnos-ui-proposals = Matching cards
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
   *[other] { $number }th marker in { $kingdom }
  }
ethnos-ui-marker-any = Marker in one of { $number } kingdoms
ethnos-ui-marker-none = No marker in { $kingdom }
ethnos-ui-marker-have = you have { $number } there: you need a larger band
ethnos-ui-alone = you’d be the only one there
ethnos-ui-stand = { $state ->
    [lead] you’d lead, { $own } to { $theirs } over { $who }
    [level] tied with { $who } at { $own }
   *[behind] behind { $who }, { $own } to { $theirs }
  }
ethnos-ui-worth = Worth { $glory } glory at the end of the age
ethnos-ui-orc-worth = { $worth } glory if cashed in after this
ethnos-ui-left = { $number ->
    [0] No cards are left over.
   *[other] Face up afterwards: { $cards }.
  }
ethnos-ui-left-elf = Face up afterwards, but for { $number ->
    [one] one you may keep
   *[other] { $number } you may keep
  }: { $cards }.
ethnos-ui-goes-up = { $number ->
    [0] nothing goes face up
    [one] one card goes face up
   *[other] { $number } cards go face up
  }
ethnos-ui-your-choice = What will it be?
ethnos-ui-way-take = Take a highlighted card from the row, or draw from the deck.
ethnos-ui-way-band = Or select matching cards in your hand: one tribe or one kingdom.
ethnos-ui-way-band-only = Your hand is full: select cards that belong together and play a band.
ethnos-ui-ask-band = Your band
ethnos-ui-ask-marker = Where does the marker go?
ethnos-ui-ask-another = Another band?
ethnos-ui-ask-keep = Which cards do you keep?
ethnos-ui-ask-bonus = Bonus marker
ethnos-ui-ask-raid = Use the orc board?
ethnos-ui-ask-troll = Which troll token?
ethnos-ui-ask-conjure = Use the wizard?
ethnos-ui-ask-cash = Cash in the orc markers?
ethnos-ui-hold = Touch and hold a card to read it.
ethnos-ui-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
ethnos-ui-stage-band = Band
ethnos-ui-stage-marker = Marker
ethnos-ui-stage-ability = Ability

# Chips of the summary
ethnos-score-legend = 4 + 1: a dwarf led · 5 − 1: a skeleton was discarded · a troll’s head: trolls broke the tie
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
ethnos-chip-bands = as { $count }
ethnos-chip-merfolk = { $count }
ethnos-chip-earlier = { $count }
ethnos-favourite-lead = Tribes that led your bands

# The board in the terminal
ethnos-play-face-up = Face up:
ethnos-play-kingdom = Kingdom
ethnos-play-tokens = glory
