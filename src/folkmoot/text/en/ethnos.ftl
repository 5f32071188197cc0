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
