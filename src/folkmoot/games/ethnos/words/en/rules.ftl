ethnos-rules-lead = Gather scattered tribes into bands, set your markers in six kingdoms, and win more glory than anyone else before the dragons end the last age.

# How to play in five minutes
ethnos-five-1-title = What you want
ethnos-five-1 = You want glory. You earn it by having the most markers in a kingdom and by playing large bands. The game lasts { $players-ages-many ->
    [one] { $players-ages-many } age
   *[other] { $players-ages-many } ages
  } ({ $players-ages-few } with { $players-few-1 }–{ $players-few-2 } players); then whoever has the most glory wins.
ethnos-five-2-title = Take a card
ethnos-five-2 = On your turn you do one of two things. The first: take one card into your hand, either one that is face up or the top card of the deck. With { $cards-hand-limit } cards in hand you can’t take any more and must play a band.
ethnos-five-3-title = One tribe or one colour
ethnos-five-3 = Or play a band: lay down cards from your hand that are all of one tribe or all of one colour. One of them leads. If the band has more cards than you have markers in the kingdom of the leader’s colour, you may place a marker there: one card is enough for your first, the second takes two, the third takes three.
ethnos-five-4-title = Use the leader, discard the rest
ethnos-five-4 = After the marker you use the ability of the leader’s tribe; the other cards of the band have no effect. Then every card left in your hand goes face up on the table, where anyone may take it. So think about what you leave to the others.
ethnos-five-5-title = Beware of the dragons
ethnos-five-5 = { $cards-dragons ->
    [one] There is { $cards-dragons } dragon
   *[other] There are { $cards-dragons } dragons
  } in the lower half of the deck. Whoever draws one shows it and draws another card. The last dragon ends the age at once, and cards still in hand are worth nothing: don’t wait too long with a good band.
ethnos-five-6-title = Count and go on
ethnos-five-6 = At the end of an age, you score for every kingdom where you have the most markers, and later in the game for second and third place too. Each band scores as well: two cards { $bands-glory-2 }, three cards { $bands-glory-3 }, six or more { $bands-glory-6 } glory. Markers stay on the map, all cards are shuffled again, and the player with the least glory begins the next age.

# Sections
ethnos-section-box = Components
ethnos-section-setup = Before you begin
ethnos-section-turn = Your turn
ethnos-section-band = Playing a band
ethnos-section-leaders = What the leaders do
ethnos-section-age-end = The end of an age
ethnos-section-few = Two and three players
ethnos-section-few-lead =
    Everything that changes with fewer than { $players-many-1 } players, in one place; the rules named here say it in full.

    | What | Two players | Three players | More players |
    | Ages (E1) | { $players-ages-few } | { $players-ages-few } | { $players-ages-many } |
    | Tribes in play (E11) | { $players-tribes-few } | { $players-tribes-few } | { $players-tribes-many } |
    | Glory tokens in each kingdom (E12) | two, without “{ $players-many-1 }+” | two, without “{ $players-many-1 }+” | three |
    | Merfolk board, ages I and II (E8) | { $merfolk-glory-few-1 }, { $merfolk-glory-few-2 } | { $merfolk-glory-few-1 }, { $merfolk-glory-few-2 } | see E8 |
    | Giant token, ages I and II (E9) | { $giant-glory-few-1 }, { $giant-glory-few-2 } | { $giant-glory-few-1 }, { $giant-glory-few-2 } | see E9 |
    | Placing a marker (E19) | the band needs more cards than there are markers of both of you | the band needs more cards than you have markers there | the same |
    | Kingdoms in age II (E39) | only the first scores; alone you score both spaces | first and second score | first and second score |
ethnos-section-game-end = Who wins
ethnos-section-open = What is public, what is secret
ethnos-section-house = House variant

# Rules
ethnos-rule-E1-title = Players and ages
ethnos-rule-E1 = Ethnos is for { $players-few-1 } to { $players-many-2 } players. With { $players-many-1 }–{ $players-many-2 } players you play { $players-ages-many ->
    [one] { $players-ages-many } age
   *[other] { $players-ages-many } ages
  } with { $players-tribes-many ->
    [one] { $players-tribes-many } tribe
   *[other] { $players-tribes-many } tribes
  }. With { $players-few-1 }–{ $players-few-2 } players you play { $players-ages-few ->
    [one] { $players-ages-few } age
   *[other] { $players-ages-few } ages
  } with { $players-tribes-few ->
    [one] { $players-tribes-few } tribe
   *[other] { $players-tribes-few } tribes
  }.
ethnos-rule-E2-title = Six kingdoms
ethnos-rule-E2 = The map has six kingdoms, each of its own colour: Ithys is orange, Straton blue, Rhea red, Duris purple, Althea green and Pelagon grey.
ethnos-rule-E3-title = Twelve tribes
ethnos-rule-E3 = The tribes are centaurs, dwarves, elves, giants, halflings, merfolk, minotaurs, orcs, skeletons, trolls, wingfolk and wizards. A tribe has { $cards-per-colour ->
    [one] { $cards-per-colour } card
   *[other] { $cards-per-colour } cards
  } of each of the six colours. Halflings have { $cards-halflings-per-colour ->
    [one] { $cards-halflings-per-colour } card
   *[other] { $cards-halflings-per-colour } cards
  } of each colour. The { $cards-skeletons ->
    [one] { $cards-skeletons } skeleton has
   *[other] { $cards-skeletons } skeletons have
  } no colour.
ethnos-rule-E4-title = Dragons and markers
ethnos-rule-E4 = The box holds { $cards-dragons ->
    [one] { $cards-dragons } dragon card
   *[other] { $cards-dragons } dragon cards
  }. You have { $markers-each ->
    [one] { $markers-each } marker
   *[other] { $markers-each } markers
  }: { $markers-on-glory-track } of them counts your glory, and when merfolk are in the game { $markers-on-merfolk-board } more goes on the merfolk board. If you have no marker left, you can’t place one. The rulebooks call them control markers.
ethnos-rule-E5-title = Glory tokens
ethnos-rule-E5 = The tokens without the mark “{ $players-many-1 }+” are worth { $tokens-plain }. Those with the mark are worth { $tokens-four-plus }. Each number in the list is one token.
ethnos-rule-E6-title = Glory for a band
ethnos-rule-E6 =
    At the end of an age each band scores by its size:

    | Cards | one | two | three | four | five | six or more |
    | Glory | { $bands-glory-1 } | { $bands-glory-2 } | { $bands-glory-3 } | { $bands-glory-4 } | { $bands-glory-5 } | { $bands-glory-6 } |
ethnos-rule-E7-title = Glory from the orc board
ethnos-rule-E7 =
    Taking markers off the orc board scores by their number:

    | Markers | one | two | three | four | five | six |
    | Glory | { $orcs-glory-1 } | { $orcs-glory-2 } | { $orcs-glory-3 } | { $orcs-glory-4 } | { $orcs-glory-5 } | { $orcs-glory-6 } |
ethnos-rule-E8-title = The merfolk board
ethnos-rule-E8 =
    The merfolk board runs from zero to space { $merfolk-last-space-many }, with marker symbols on spaces { $merfolk-symbols-many }; on the side for { $players-few-1 }–{ $players-few-2 } players, to space { $merfolk-last-space-few }, with symbols on { $merfolk-symbols-few }. At the end of an age it is worth:

    | Players | Age I | Age II | Age III |
    | { $players-few-1 }–{ $players-few-2 } | { $merfolk-glory-few-1 } | { $merfolk-glory-few-2 } | – |
    | { $players-many-1 }–{ $players-many-2 } | { $merfolk-glory-many-1 } | { $merfolk-glory-many-2 } | { $merfolk-glory-many-3 } |
ethnos-rule-E9-title = The giant token
ethnos-rule-E9 =
    Taking the giant token scores { $giant-taking } glory at once. Holding it at the end of an age scores:

    | Players | Age I | Age II | Age III |
    | { $players-few-1 }–{ $players-few-2 } | { $giant-glory-few-1 } | { $giant-glory-few-2 } | – |
    | { $players-many-1 }–{ $players-many-2 } | { $giant-glory-many-1 } | { $giant-glory-many-2 } | { $giant-glory-many-3 } |
ethnos-rule-E10-title = Troll tokens
ethnos-rule-E10 = There is one troll token of each of these values: { $trolls-tokens }.
ethnos-rule-E11-title = Choose the tribes
ethnos-rule-E11 = Draw at random which tribes take part: { $players-tribes-many } of them, or { $players-tribes-few } with { $players-few-1 }–{ $players-few-2 } players. You may also agree on the tribes yourselves.
ethnos-rule-E12-title = Lay out the glory tokens
ethnos-rule-E12 = With { $players-few-1 }–{ $players-few-2 } players put the tokens marked “{ $players-many-1 }+” back into the box. Deal tokens at random to the kingdoms: three to each, or two to each with { $players-few-1 }–{ $players-few-2 } players. Then sort those of each kingdom so that the lowest is on space I and the highest on the last space.
ethnos-rule-E13-title = Begin an age
ethnos-rule-E13 = Put the dragons aside and shuffle all cards of the tribes in play into one deck. Each player draws { $cards-dealt-each ->
    [one] { $cards-dealt-each } card
   *[other] { $cards-dealt-each } cards
  }. Lay { $cards-face-up-each ->
    [one] { $cards-face-up-each } card
   *[other] { $cards-face-up-each } cards
  } for every player face up in a row. Halve the rest of the deck, shuffle the { $cards-dragons ->
    [one] { $cards-dragons } dragon
   *[other] { $cards-dragons } dragons
  } into the lower half and put the other half on top. If the rest can’t be halved evenly, the upper half is one card smaller.
ethnos-rule-E14-title = Who goes first
ethnos-rule-E14 = In age I the first player is drawn by lot. In later ages the player with the least glory begins. If several have the least, go clockwise, starting with the player who drew the last dragon; the first tied player you reach begins. The table may agree before the game that in such a tie the player who drew the last dragon comes last.
ethnos-rule-E48-title = One action each
ethnos-rule-E48 = Turns go clockwise from the first player. On your turn you take exactly one action: recruit an ally (E15) or play a band (E18).
ethnos-rule-E15-title = Recruit an ally
ethnos-rule-E15 = Take one face-up card, or the top card of the deck, into your hand. A face-up card that is taken isn’t replaced. With { $cards-hand-limit ->
    [one] { $cards-hand-limit } card
   *[other] { $cards-hand-limit } cards
  } in hand you can’t recruit.
ethnos-rule-E16-title = Drawing a dragon
ethnos-rule-E16 = If you draw a dragon from the deck, show it, put it aside and draw another card. The last of the { $cards-dragons } dragons ends the age at once; you draw no further card for it.
ethnos-rule-E17-title = A full hand, an empty hand
ethnos-rule-E17 = With { $cards-hand-limit ->
    [one] { $cards-hand-limit } card
   *[other] { $cards-hand-limit } cards
  } in hand you must play a band, whatever is face up. With an empty hand you must recruit. If you hold only skeletons and fewer than { $cards-hand-limit } cards, you must recruit too, because skeletons can’t lead. You may never pass, except as E45 says.
ethnos-rule-E45-title = Passing
ethnos-rule-E45 = If the win with nothing but skeletons (E31) is switched off and you hold { $cards-hand-limit ->
    [one] { $cards-hand-limit } skeleton
   *[other] { $cards-hand-limit } skeletons
  }, you can neither recruit nor play. Then you pass until the age ends.
ethnos-rule-E49-title = The deck can’t run out
ethnos-rule-E49 = The last dragon is always drawn before the deck is empty. If it is drawn for a wizard, the band and its markers stay as they are, and the cards drawn so far are discarded with the hand. The player who drew it counts as such for E14 and E42.
ethnos-rule-E50-title = Draw two, keep one
ethnos-rule-E50 = This is a house variant that many tables play; it counts only if your table has agreed on it. When an age begins, no cards are laid face up. Whoever draws from the deck draws two cards, keeps one and lays the other face up. Dragons are shown and replaced as usual; if the last one comes, the cards drawn so far are discarded with the hand. A wizard still draws and keeps every card.
ethnos-rule-E18-title = What makes a band
ethnos-rule-E18 = A band is one to { $cards-hand-limit ->
    [one] { $cards-hand-limit } card
   *[other] { $cards-hand-limit } cards
  } from your hand, all of one tribe or all of one colour. Skeletons may join any band. One card that isn’t a skeleton is the leader. Whether a band goes by tribe or by colour can be seen from its cards and makes no difference to anything else.
ethnos-rule-E19-title = Place a marker
ethnos-rule-E19 = You may place one marker in the kingdom of the leader’s colour if the band has more cards than you have markers there. In a game of two, it must have more cards than there are markers of both players together. You may also skip the marker, for example to save your last one for the merfolk (E27) or the orc board (E29).
ethnos-rule-E20-title = Ability, then discard
ethnos-rule-E20 = After the marker you use the ability of the leader, and only of the leader. Where the size of the band matters, all its cards count, skeletons too. Then lay every card left in your hand face up in the row.
ethnos-rule-E21-title = Bands stay open
ethnos-rule-E21 = Your bands stay in front of you until the age ends, with all their cards in view.
ethnos-rule-E47-title = What you may skip
ethnos-rule-E47 = You may skip the centaur’s next band, the cards an elf keeps, a merfolk bonus marker, the orc board, a troll token and the wizard’s cards. The giant’s token and the move on the merfolk board happen automatically.
ethnos-rule-E22-title = Centaur
ethnos-rule-E22 = If you placed a marker for this band, you may play another band at once, before you discard. If a centaur leads that one too and you place again, you may go on. You discard only once, at the end. The chain ends when you stop, when no card in your hand can lead, or when no marker was placed. The table may agree before the game that a band large enough for a marker will do, placed or not.
ethnos-rule-E23-title = Dwarf
ethnos-rule-E23 = At the end of the age this band counts as { $bands-dwarf-extra ->
    [one] { $bands-dwarf-extra } card
   *[other] { $bands-dwarf-extra } cards
  } more. Its skeletons have been discarded by then.
ethnos-rule-E24-title = Elf
ethnos-rule-E24 = Instead of discarding your whole hand, keep up to as many cards as the band has.
ethnos-rule-E25-title = Giant
ethnos-rule-E25 = Compare the band with every other giant-led band of this age, your own too. If it is larger than all of them, you score { $giant-taking } glory at once and the giant token moves onto it. The first giant-led band of an age takes the token at any size. The size is that of the band when it was played; the token stays even when the band’s skeletons are discarded at the end of the age.
ethnos-rule-E26-title = Halfling
ethnos-rule-E26 = A halfling may lead a band, but such a band never places a marker.
ethnos-rule-E27-title = Merfolk
ethnos-rule-E27 = First comes the marker for the leader’s own kingdom. Then your marker on the merfolk board moves forward as many spaces as the band has cards; it stops on the last space and never moves again. For every marker symbol you reach or pass you may place one more marker in any kingdom, whatever the size of the band and however many markers are there, even in a game of two. You place these one by one, each only if you like, all in one kingdom if you wish.
ethnos-rule-E28-title = Minotaur
ethnos-rule-E28 = When you place its marker, and only then, this band counts as { $bands-minotaur-extra ->
    [one] { $bands-minotaur-extra } card
   *[other] { $bands-minotaur-extra } cards
  } more. In a game of two that number must be higher than the number of all markers in the kingdom.
ethnos-rule-E29-title = Orc
ethnos-rule-E29 = You may put a marker on the space of the leader’s colour on your orc board if that space is free. It doesn’t matter whether you placed one in the kingdom.
ethnos-rule-E30-title = Skeleton
ethnos-rule-E30 = A skeleton never leads. It may join any band and counts towards its size. At the end of the age all skeletons are discarded from all bands before the bands are scored.
ethnos-rule-E31-title = Nothing but skeletons
ethnos-rule-E31 = A band of { $cards-hand-limit ->
    [one] { $cards-hand-limit } skeleton
   *[other] { $cards-hand-limit } skeletons
  } may be played without a leader and wins the game at once. Nothing is scored for the current age; the other players are ranked by E44 as things stand. This rule can be switched off before the game.
ethnos-rule-E32-title = Troll
ethnos-rule-E32 = You may take any one troll token that nobody has yet and that isn’t worth more than the band has cards.
ethnos-rule-E33-title = Wingfolk
ethnos-rule-E33 = You may place the marker in any one kingdom, whatever the colour of the leader. The band must still be large enough for the kingdom you choose (E19).
ethnos-rule-E34-title = Wizard
ethnos-rule-E34 = After you have discarded, you may draw as many cards from the deck as the band has, all of them or none. If you draw a dragon, go on as in E16; if it is the last one, the rest of the draw is lost.
ethnos-rule-E35-title = Order of the count
ethnos-rule-E35 = All hands are discarded. Then count in this order: kingdoms, merfolk board, giant token, orc boards; then the skeletons are discarded from the bands; then the bands.
ethnos-rule-E36-title = Glory of a kingdom
ethnos-rule-E36 =
    Whoever has the most markers in a kingdom is first there. You need at least one marker in a kingdom to score there. Which space is scored depends on the age:

    | Age | First | Second | Third |
    | I | space I | – | – |
    | II | space II | space I | – |
    | III | space III | space II | space I |
ethnos-rule-E37-title = Ties in a kingdom
ethnos-rule-E37 = Tied players add up the glory of the places they fill together and share it equally, rounded down. Those places are then used up. Places that don’t score are worth nothing: two players tied for first in age I get half of space I each, three tied for second in age II a third of space I each.
ethnos-rule-E38-title = Trolls break ties
ethnos-rule-E38 = Before tied players share, troll tokens decide: the higher sum of your tokens goes ahead; if the sums are equal, the higher single token. Players without tokens stay tied among themselves. Trolls break ties in kingdoms and on the merfolk board and no others. The table may agree before the game that trolls count in kingdoms only.
ethnos-rule-E39-title = Kingdoms in a game of two
ethnos-rule-E39 = Age I is counted as usual. In age II only the first scores: space II; the other gets nothing. Ties are broken by trolls (E38) first; two who are still tied get half of space II each, rounded down. If only one of you has markers in the kingdom, that player scores spaces I and II together.
ethnos-rule-E40-title = Glory of the merfolk board
ethnos-rule-E40 = The merfolk board is counted like one more kingdom with its own values (E8): whoever is furthest is first, and E36 to E39 apply. On space zero you don’t score. Markers on the same space are tied, whoever came first. The table may agree before the game that only the furthest player scores the value of the age. Then ties that trolls don’t break share that value, rounded down, and in a game of two nobody gets two values for being alone.
ethnos-rule-E41-title = Glory for the giant token
ethnos-rule-E41 = Whoever holds the giant token scores its value for this age (E9). Then it goes back next to the board.
ethnos-rule-E42-title = Glory from the orc boards
ethnos-rule-E42 = Clockwise from the player who drew the last dragon, each of you openly decides: take all your markers off your orc board for glory (E7), or keep all of them there. Markers taken off go back to your supply. In the last age all of them are taken. If you have none there, there’s nothing to decide.
ethnos-rule-E43-title = Bands, then tidy up
ethnos-rule-E43 = Each band scores by its size (E6). Troll tokens go back next to the board. Markers in kingdoms, on the merfolk board and on orc boards stay. All cards go back into the deck.
ethnos-rule-E44-title = The winner
ethnos-rule-E44 = After the last age the most glory wins. In a tie, the most markers in the six kingdoms. If that is tied too, compare the largest bands of the last age, then the next largest, and so on; a missing band counts as nothing. Bands count as they were played, skeletons included, without the dwarf’s extra. If everything is tied, you share the place. All players are ranked in this way. The table may agree before the game that only the largest band of each player is compared.
ethnos-rule-E46-title = What everyone may see
ethnos-rule-E46 = Public: how many cards are in each half of the deck, the face-up cards, the dragons, every card of every band, boards, tokens, glory, and how many cards each player holds. Secret: your hand and the order of the deck. A card taken from the row stays known until it is played or discarded. Only you see the cards you draw, those an elf keeps and those drawn for a wizard. Hands discarded at the end of an age are not shown.

# Where a rule comes from
ethnos-note-E2 = The rulebooks name five kingdoms with their colours in the text; Pelagon is public knowledge.
ethnos-note-E3 = The rulebooks give the number of cards per tribe; how they are split into colours is public knowledge.
ethnos-note-E4 = What happens without markers is our ruling; the rulebooks say nothing about it.
ethnos-note-E5 = The values are public knowledge; another public list has one more token worth six and one fewer worth two.
ethnos-note-E7 = The rulebooks print only the value for three markers; the others are public knowledge.
ethnos-note-E8 = The rulebooks print only the first symbol and the value of age I; the rest is public knowledge. The side for two or three players is not described anywhere; that it has the same spaces is our ruling.
ethnos-note-E9 = The rulebooks print the glory for taking the token and the value of age I; the other values are public knowledge.
ethnos-note-E10 = The rulebooks give the number of tokens; their values are public knowledge.
ethnos-note-E11 = The rulebooks draw the tribes; choosing them by hand is our addition.
ethnos-note-E13 = The rulebooks ask for two roughly equal halves; which half is smaller is our ruling.
ethnos-note-E14 = The Polish and the Japanese rulebook start with the player who drew the last dragon; the Russian one does not say whether that player counts.
ethnos-note-E17 = The full hand is in all rulebooks; the rest follows from the other rules.
ethnos-note-E19 = The Japanese rulebook and the summary of the Russian one say that you may; the Polish one says so in its examples, though its step and its summary have the player place.
ethnos-note-E21 = The rulebooks ask that everyone sees how many cards a band has; that its cards are seen too is our ruling.
ethnos-note-E22 = The Russian rulebook asks for a placed marker; the Polish one asks only for the size. How the chain ends follows from the rules.
ethnos-note-E25 = That the token stays when skeletons leave is our ruling.
ethnos-note-E27 = One marker for each symbol, and their order, are our ruling; the rulebooks speak of a single symbol.
ethnos-note-E29 = The Polish rulebook and the example in the Japanese one say that you may; the Russian one says so of all abilities.
ethnos-note-E31 = Only the Polish rulebook has this win; without it, nothing could be done with such a hand. That the age is not scored is our ruling.
ethnos-note-E33 = The Russian and the Polish rulebook say so; a remark in the Japanese one says otherwise, but its own example agrees.
ethnos-note-E34 = All or none is our ruling.
ethnos-note-E35 = The rulebooks fix only part of this order; the totals do not depend on it.
ethnos-note-E36 = That you need a marker to have a place is our ruling.
ethnos-note-E38 = The Russian and the Japanese rulebook speak of kingdoms, the Polish one of all ties at the end of an age. On the merfolk board they count because it is scored like a kingdom.
ethnos-note-E39 = The Polish rulebook spells out the tie; in the others it follows, because second place brings nothing there.
ethnos-note-E40 = The Russian rulebook compares the board to a kingdom of its own; the Polish and the Japanese one reward only the furthest player.
ethnos-note-E42 = That all markers are taken in the last age is our ruling.
ethnos-note-E44 = Only the Polish rulebook leaves out the dwarf’s extra; counting skeletons and the shared place are our ruling.
ethnos-note-E45 = Our ruling: no rulebook says what happens with such a hand.
ethnos-note-E46 = Hidden hands are in the rulebooks; the rest is our ruling.
ethnos-note-E47 = Where you may, the rulebooks say so; that the rest happens automatically is our ruling.
ethnos-note-E49 = This follows from the other rules.
ethnos-note-E50 = No rulebook has this variant. That the card not kept is laid face up is how we play it.

# Worked examples
ethnos-example-third-marker = You have 2 markers in Duris and play 3 dwarves led by the purple one. 3 is more than 2, so you may place your third marker in Duris. Then the rest of your hand goes face up.
ethnos-example-wingfolk-elsewhere = You have 2 markers in Duris and play 2 cards led by a purple wingfolk. For Duris the band is too small. But wingfolk may go anywhere: in Rhea, where you have at most 1 marker, you may place one.
ethnos-example-age-two-places = Age II in Duris; space II shows 4, space I shows 2. The first scores 4, the second 2, the third nothing. If the first two are tied, they share 4 + 2 = 6 and get 3 each.
ethnos-example-three-bands = At the end of the age you have 2 green cards, 3 dwarves led by a dwarf and 4 red cards. That is 1 glory, 6 glory because the dwarves count as 4, and 6 glory: 13 together.
ethnos-example-two-player-marker = In a game of two, one player has 2 markers in a kingdom and the other has 1. All 3 count, so each of you needs a band of 4 to place there.
ethnos-example-elf-keeps = You hold 7 cards and play 3 of them led by an elf. 4 are left; you may keep up to 3 and lay down the rest.
ethnos-example-wizard-draws = You hold 4 cards and play 2 of them led by a wizard. You discard the other 2, then you may draw 2 from the deck.
ethnos-example-giant-token = You play 3 cards led by a giant and no other giant leads yet: you take the token and 2 glory. Another player answers with a giant-led band of 4 and takes the token and 2 glory. Holding it at the end of age I scores that player 2 more.
ethnos-example-merfolk-symbol = Your marker is on space 0 of the merfolk board. You play 3 cards led by a merfolk and reach space 3, which shows a marker symbol. Besides the marker for the leader’s kingdom you may place a second one in any kingdom.
ethnos-example-orc-cash = You have 3 markers on your orc board. If you take them off at the end of the age, you score 6 glory.
ethnos-example-skeletons-leave = A band of 5 cards has 2 skeletons and is not led by a dwarf. The skeletons are discarded, 3 cards remain, and they are worth 3 glory.
ethnos-example-dwarf-counts = A dwarf leads a band of 4 cards. It counts as 5 and is worth 10 glory.
ethnos-example-dwarf-and-skeletons = A dwarf leads 3 skeletons. When they are discarded, only the dwarf remains and counts as 2: 1 glory.
ethnos-example-troll-tie = You are tied in a kingdom. You hold troll tokens 1 and 3, the other player holds the 4. The sums are equal, so the higher single token decides: the 4 goes ahead.
ethnos-example-troll-token = A troll leads a band of 4 cards. You may take any free troll token from 1 to 4.
ethnos-example-minotaur-fourth = You have 3 markers in Rhea and play 3 cards led by a red minotaur. For placing they count as 4, so you may place a fourth marker.
ethnos-example-wingfolk-three = Wingfolk lead a band of 3 cards. You may place in any kingdom where you have at most 2 markers.
ethnos-example-centaur-chain = You play 2 cards led by a blue centaur and place a marker in Straton. So you may play another band: a red orc leads it, and you place a marker in Rhea and one on the red space of your orc board. Only then do you discard.
ethnos-example-merfolk-ten = From space 0 you play 10 cards led by a merfolk. You pass the symbols on 3 and 7 and stop on 10: 2 bonus markers.
ethnos-example-merfolk-lead = At the end of age I you are furthest on the merfolk board in a game of four. You score 1 glory.
ethnos-example-two-player-kingdom = A game of two, end of age II; space I shows 2, space II shows 6. Whoever is ahead scores 6 and the other 0. Alone in the kingdom you score 8. Tied, each gets 3. Tied when only one of you has a troll token, that player scores 6 and the other 0.

# Where one rulebook contradicts itself
ethnos-contradiction-placing = One step and the summary have you place the marker; an example and several leaders’ chapters speak of the possibility and say that you may. The other rulebooks say so too: you may.
ethnos-contradiction-abilities = The fourth step says that you may use the leader’s ability; the summary tells you to use it, and the orcs’ chapter tells you to lay the marker. We take the step: you may.
ethnos-contradiction-centaur = The centaur’s chapter has you play another band; the step for abilities and the summary say that a leader’s ability may be used. The other rulebooks agree: you may.
ethnos-contradiction-dwarf = The example with three bands gives the dwarves 3 glory; by the dwarves’ own chapter they count as 4 cards and score 6. We play by the chapter.
ethnos-contradiction-merfolk = The rule gives one marker for a symbol; the example speaks of two in any kingdoms, besides the one of the leader. We play one for each symbol, as the other rulebooks explain their examples.
ethnos-contradiction-wingfolk = A remark in brackets says that the size of the band doesn’t matter; the example right below lets three cards place only where you have at most two markers. The other rulebooks agree with the example, and so do we.
ethnos-contradiction-tribes-at-the-end = The list of tribes that matter at the end of an age names wingfolk, who do nothing then, and leaves out merfolk, who do. We play the merfolk’s chapter.
ethnos-contradiction-second-place = For age II the text gives the second place space I; the summary, as our copy reads, gives it the space of the first. We play the text.

# Where the rulebooks differ
ethnos-difference-ten-skeletons = A full hand of skeletons
ethnos-difference-ten-skeletons-ru = says nothing
ethnos-difference-ten-skeletons-pl = such a band wins the game at once
ethnos-difference-ten-skeletons-ja = says nothing
ethnos-difference-ten-skeletons-played = it wins; the table may switch this off
ethnos-difference-wingfolk-size = Wingfolk and the size of the band
ethnos-difference-wingfolk-size-ru = the band must still outnumber your own markers there
ethnos-difference-wingfolk-size-pl = the band must still be large enough
ethnos-difference-wingfolk-size-ja = a remark says that size does not matter; in the example three cards allow at most two markers
ethnos-difference-wingfolk-size-played = the band must be large enough for the kingdom you choose
ethnos-difference-dwarf-example = The example with three dwarves (page ten)
ethnos-difference-dwarf-example-ru = gives the dwarves three glory, ten in all
ethnos-difference-dwarf-example-pl = gives them six for their ability, thirteen in all
ethnos-difference-dwarf-example-ja = gives the dwarves three glory, ten in all
ethnos-difference-dwarf-example-played = thirteen: a band led by a dwarf counts for more
ethnos-difference-troll-reach = Which ties trolls break
ethnos-difference-troll-reach-ru = ties of markers in a kingdom
ethnos-difference-troll-reach-pl = all ties at the end of an age
ethnos-difference-troll-reach-ja = ties for the control of a kingdom
ethnos-difference-troll-reach-played = ties in kingdoms and on the merfolk board, no others
ethnos-difference-merfolk-second-place = Second place on the merfolk board
ethnos-difference-merfolk-second-place-ru = the furthest scores, as if the board were a kingdom of its own
ethnos-difference-merfolk-second-place-pl = the furthest scores what the board shows
ethnos-difference-merfolk-second-place-ja = the furthest scores
ethnos-difference-merfolk-second-place-played = the board counts like a kingdom, second and third place too; the table may let only the furthest score
ethnos-difference-placing-may-or-must = Placing: may or must
ethnos-difference-placing-may-or-must-ru = the text tells you to place, the summary says that you may
ethnos-difference-placing-may-or-must-pl = step and summary have the player place; its examples say that the player may
ethnos-difference-placing-may-or-must-ja = text and summary say that you may
ethnos-difference-placing-may-or-must-played = you may
ethnos-difference-orc-may-or-must = Orc board: may or must
ethnos-difference-orc-may-or-must-ru = tells you to put a marker there, but says of all abilities that you may use them
ethnos-difference-orc-may-or-must-pl = says that you may
ethnos-difference-orc-may-or-must-ja = the rule is missing; the example says that you can
ethnos-difference-orc-may-or-must-played = you may
ethnos-difference-first-player-tie = Tie for first player
ethnos-difference-first-player-tie-ru = the one nearest, clockwise, to the player with whom the age ended; not whether that player counts
ethnos-difference-first-player-tie-pl = clockwise, beginning with the player who drew the last dragon
ethnos-difference-first-player-tie-ja = clockwise, beginning with the player who drew the last dragon
ethnos-difference-first-player-tie-played = clockwise, beginning with the player who drew the last dragon
ethnos-difference-final-tie = Tie at the end of the game
ethnos-difference-final-tie-ru = markers on the board, then the largest band of the last age, then the next largest, and so on
ethnos-difference-final-tie-pl = markers, then the largest band without the dwarf’s extra; the next largest comes second
ethnos-difference-final-tie-ja = markers, then those who played larger bands in the last age
ethnos-difference-final-tie-played = markers in kingdoms, then the bands one after another as played, then a shared place
ethnos-difference-end-of-age-list = Tribes that matter at the end of an age
ethnos-difference-end-of-age-list-ru = names wingfolk and leaves out merfolk
ethnos-difference-end-of-age-list-pl = names merfolk, not wingfolk
ethnos-difference-end-of-age-list-ja = names merfolk, not wingfolk
ethnos-difference-end-of-age-list-played = merfolk
ethnos-difference-centaur-condition = When a centaur allows another band
ethnos-difference-centaur-condition-ru = if you placed a marker, you may play another
ethnos-difference-centaur-condition-pl = if the band is large enough for a marker, you may play another
ethnos-difference-centaur-condition-ja = if you could place a marker, you play another
ethnos-difference-centaur-condition-played = you may, and only if you placed a marker
ethnos-difference-merfolk-example = Bonus markers of the merfolk
ethnos-difference-merfolk-example-ru = one more marker, whatever the size; the example calls it the second
ethnos-difference-merfolk-example-pl = one more marker, whatever the size
ethnos-difference-merfolk-example-ja = the rule leaves out the size; the example speaks of two markers, even where there are three or more
ethnos-difference-merfolk-example-played = one for each symbol, whatever the size
ethnos-difference-age-two-second-place = Second place in age II
ethnos-difference-age-two-second-place-ru = the second scores space I
ethnos-difference-age-two-second-place-pl = the text gives the second space I; the summary, as our copy reads, space II
ethnos-difference-age-two-second-place-ja = the second scores space I
ethnos-difference-age-two-second-place-played = the second scores space I
ethnos-difference-orc-paragraph = How markers get onto the orc board
ethnos-difference-orc-paragraph-ru = explains it: one on each space
ethnos-difference-orc-paragraph-pl = explains it: one on each space
ethnos-difference-orc-paragraph-ja = the paragraph is lost; it begins with the end of the age
ethnos-difference-orc-paragraph-played = as the other two explain it
ethnos-difference-deal-order = Who draws the first card of an age
ethnos-difference-deal-order-ru = each player draws a card
ethnos-difference-deal-order-pl = each player draws a card, beginning with the first player
ethnos-difference-deal-order-ja = each player draws a card
ethnos-difference-deal-order-played = clockwise from the first player; nothing depends on it
ethnos-difference-two-player-example = Whose markers are in the example for two (page eleven)
ethnos-difference-two-player-example-ru = the player who wants to place has two there, the other one
ethnos-difference-two-player-example-pl = the player who wants to place has one there, the other two
ethnos-difference-two-player-example-ja = the player who wants to place has two there, the other one
ethnos-difference-two-player-example-played = four cards either way: all markers there count

# What the pictures of the rules show
ethnos-diagram-band = Three dwarves from your hand make a band, led by the purple one. The elf and the giant don’t fit: they will be laid face up once the band is played.
ethnos-diagram-placing = Your band has three cards, and you have two markers in Duris. Three is more than two, so a third marker may go there.
ethnos-diagram-kingdoms = Duris at the end of age II. Two players are tied with two markers each and share first and second place: 4 + 2, so 3 glory each. The one with a single marker comes third and gets nothing.
ethnos-diagram-orcs = The orc board. You hold three spaces; taken off together, these markers are worth 6 glory. Every space takes one marker of each player.
ethnos-diagram-merfolk = You are on space 5. A band of three led by merfolk would take you to 8, past the symbol on 7: you may place one more marker anywhere.
ethnos-diagram-giant = The largest band led by a giant, three cards, holds the giant token. You have the troll tokens 1 and 3, another player has the 4: the sums are equal, so the higher single token wins a tie.
ethnos-diagram-draw-two = Two cards were drawn: the one you choose joins your hand, the other is laid face up.
ethnos-diagram-table = The table on your turn.

# The labelled picture of the table, and the example turn
ethnos-label-map = The six kingdoms. The row of numbers says what a kingdom is worth in each age.
ethnos-label-face_up = The face-up cards: take one of them on your turn.
ethnos-label-deck = The deck: or draw its top card, unseen. The dragons are in its lower half.
ethnos-label-hand = Your hand: ten cards at most. Only you see it.
ethnos-label-build = The band you are putting together, and the kingdom where it may place a marker.
ethnos-turn-look = It’s your turn. You hold two dwarves, and a third one lies face up: the grey one.
ethnos-turn-take = You take it into your hand. That is one of the two things you may do on a turn. It isn’t replaced: the row gets shorter.
ethnos-turn-others = The others have their turns: one takes a face-up card, the other draws from the deck. Now it’s you again.
ethnos-turn-band = You play a band: three dwarves, all of one tribe. The purple one leads, so its kingdom is Duris.
ethnos-turn-place = The band has three cards, and you have no marker in Duris yet. Three is more than none: you place your first marker there.
ethnos-turn-end = The dwarf’s ability works at the end of the age: this band will count as four cards. Cards left in your hand would now be laid face up; you have none. The next player goes on.
