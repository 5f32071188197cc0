aetherya-rules-lead = Build a kingdom of sixteen cards in which races live next to the terrain they love, tame dragons, keep enemies apart, and claim legends before the others do.

# How to play in five minutes
aetherya-five-1-title = Your kingdom
aetherya-five-1 = You have sixteen cards in front of you, four rows of four: at first only the four in the middle are face up. There are four terrains, four races, dragons and portals. You want each race next to the terrain it loves.
aetherya-five-2-title = Your turn
aetherya-five-2 = Take the top card of the discard pile or draw one from the deck, and put it in place of any card of your kingdom. The card it replaces goes onto the discard pile. If you don’t like the card you drew, discard it and turn up one of your face-down cards instead.
aetherya-five-3-title = What scores points
aetherya-five-3 = Every race card scores for the terrain that touches it along an edge. A forest gives an elf { $harmony-elf-2 } points, a mountain gives a dwarf { $harmony-dwarf-3 }, a swamp gives a goblin { $harmony-goblin-4 }, and plains give a human { $harmony-human-1 }. Humans like forests and mountains a little as well; humans and elves dislike swamps.
aetherya-five-4-title = Conflicts, dragons, portals
aetherya-five-4 = Goblins are in conflict with every other race, elves with dwarves: each touching pair costs you { $conflicts-cost } points. A dragon is tamed when { $dragons-tamers } cards of one race touch it (goblins can’t do it); a wild dragon costs points. All cards around a portal touch one another. Face-up dragons and portals can’t be replaced.
aetherya-five-5-title = Claim legends
aetherya-five-5 = There are legend cards on the table, each asking for something, such as three mountains in a chain. If your face-up cards meet it, you may claim the legend on your turn, one per turn. It is yours for good, even if you rebuild afterwards.
aetherya-five-6-title = The end
aetherya-five-6 = As soon as someone’s sixteenth card is face up, the game is over. Everyone turns up what is still hidden and counts: races, dragons, legends, minus the conflicts. The most points win.

# Sections
aetherya-section-box = Components
aetherya-section-setup = Before you begin
aetherya-section-turn = Your turn
aetherya-section-touching = What touches what
aetherya-section-scoring = Scoring
aetherya-section-tokens = Items and characters
aetherya-section-solo = Alone through three ages
aetherya-section-coop = Together against the legends
aetherya-section-open = What is public, what is secret

# Rules
aetherya-rule-A1-title = Players and cards
aetherya-rule-A1 = Legends of Aetherya is for one to four players. There are ten kinds of kingdom card: the terrains Plains, Forest, Mountain and Swamp; the races Humans, Elves, Dwarves and Goblins; and Dragon and Portal. You use equally many of each kind: { $cards-copies-1 } alone, { $cards-copies-2 } with two players, { $cards-copies-3 } with three and { $cards-copies-4 } with four.
aetherya-rule-A2-title = Fifteen legends
aetherya-rule-A2 =
    Fifteen legend cards, each worth the points in the table. “Two” means two touching cards of that race. “Against” means two of one race that both touch the same card of the other; either race may be the two, and the two need not touch each other. “Three” means a chain of three connected cards; it may bend or run through a portal. The four races need not touch.

    | Legend | Points |
    | { aetherya-word-human-elf } | { $legends-human-elf } |
    | { aetherya-word-human-dwarf } | { $legends-human-dwarf } |
    | { aetherya-word-two-humans } | { $legends-two-humans } |
    | { aetherya-word-two-elves } | { $legends-two-elves } |
    | { aetherya-word-two-dwarves } | { $legends-two-dwarves } |
    | { aetherya-word-two-goblins } | { $legends-two-goblins } |
    | { aetherya-word-dwarf-v-goblin } | { $legends-dwarf-v-goblin } |
    | { aetherya-word-human-v-goblin } | { $legends-human-v-goblin } |
    | { aetherya-word-elf-v-goblin } | { $legends-elf-v-goblin } |
    | { aetherya-word-elf-v-dwarf } | { $legends-elf-v-dwarf } |
    | { aetherya-word-three-plains } | { $legends-three-plains } |
    | { aetherya-word-three-forests } | { $legends-three-forests } |
    | { aetherya-word-three-mountains } | { $legends-three-mountains } |
    | { aetherya-word-three-swamps } | { $legends-three-swamps } |
    | { aetherya-word-four-races } | { $legends-four-races } |
aetherya-rule-A3-title = What a race loves
aetherya-rule-A3 =
    Points for each touching terrain card:

    | Race | Plains | Forest | Mountain | Swamp |
    | Human | { $harmony-human-1 } | { $harmony-human-2 } | { $harmony-human-3 } | { $harmony-human-4 } |
    | Elf | { $harmony-elf-1 } | { $harmony-elf-2 } | { $harmony-elf-3 } | { $harmony-elf-4 } |
    | Dwarf | { $harmony-dwarf-1 } | { $harmony-dwarf-2 } | { $harmony-dwarf-3 } | { $harmony-dwarf-4 } |
    | Goblin | { $harmony-goblin-1 } | { $harmony-goblin-2 } | { $harmony-goblin-3 } | { $harmony-goblin-4 } |
aetherya-rule-A4-title = Enemies
aetherya-rule-A4 = Goblins are enemies of every other race. Elves and Dwarves are enemies of each other.
aetherya-rule-A5-title = Tokens
aetherya-rule-A5 = Each player has a set of twelve tokens, one of each. Items: gems of { $tokens-gems }, Treaty, Staff, Sword, Hammer and Palantir. Characters: Griffin, Smuggler and Thief.
aetherya-rule-A6-title = Legends and discards
aetherya-rule-A6 = Shuffle the legends, lay { $display-versus ->
    [one] { $display-versus } legend
   *[other] { $display-versus } legends
  } face up and keep the rest as a pile. Turn up one kingdom card; it starts the discard pile.
aetherya-rule-A7-title = Four different cards
aetherya-rule-A7 = Each player draws four cards. If two of them are of one kind, put one aside and draw again until all four differ. When everyone has four, the cards put aside go back into the deck, which is shuffled; only the first card of the discard pile stays (playing together, the first card of both piles).
aetherya-rule-A8-title = Lay your kingdom
aetherya-rule-A8 = Lay your four cards face up as the middle two by two of your kingdom, in any arrangement; you may look at the legends first. Then lay twelve unseen cards face down around them, so that there are four rows of four. The first player is drawn by lot. Everyone has seen the four cards, but how you arrange them stays hidden until all are done; the players are asked clockwise from the first.
aetherya-rule-A9-title = What you do
aetherya-rule-A9 = Turns go clockwise from the first player. Do one of two things: take the top card of the discard pile and put it into your kingdom in place of any card, or draw a card from the deck. You place a drawn card in the same way, or discard it, and then you turn up one of your face-down cards. A replaced card goes face up onto the discard pile.
aetherya-rule-A10-title = What cannot be replaced
aetherya-rule-A10 = You can’t replace a face-up Dragon or Portal. You may replace a face-down card, whatever it is. You can’t replace a face-up card with another of its own kind.
aetherya-rule-A12-title = Replacing unseen
aetherya-rule-A12 = If you replace a face-down card, you don’t look at it before you decide.
aetherya-rule-A13-title = Claim a legend
aetherya-rule-A13 = Once on your turn, before or after your action, you may claim one legend on display if your face-up cards meet it. Only face-up portals connect. The legend is yours for good. Its place is filled from the pile; when the pile is empty, the place stays empty.
aetherya-rule-A14-title = The sixteenth card
aetherya-rule-A14 = The game ends at once when a player’s sixteenth card is face up; no legend can be claimed after that. Then everyone turns up all cards and counts.
aetherya-rule-A15-title = When the deck is empty
aetherya-rule-A15 = If the deck is empty, finish the turn, then shuffle the discard pile: it is the new deck. Its top card starts the new discard pile.
aetherya-rule-A45-title = No second deck
aetherya-rule-A45 = In solo and co-op games the discard pile is never made into a new deck.
aetherya-rule-A46-title = When nothing moves
aetherya-rule-A46 = If for { $limit-rounds ->
    [one] { $limit-rounds } full round
   *[other] { $limit-rounds } full rounds
  } nobody turned up or replaced a face-down card, the game ends and is counted as in A14.
aetherya-rule-A16-title = Touching
aetherya-rule-A16 = Cards touch along an edge, not at a corner, but all cards around a portal touch one another. Portals side by side join their circles into one, in chains of any length. A pair of cards counts once, however many ways it touches.
aetherya-rule-A17-title = Goblins and portals
aetherya-rule-A17 = Through a portal a goblin gets no points from terrain and meets no legend, not even with the Sword. Other links of the same legend may use portals; only the goblin’s must be direct. Conflicts do pass through portals. The table may agree before the game that goblins meet legends through portals.
aetherya-rule-A18-title = Seven rows
aetherya-rule-A18 = There are seven rows: Elves, Dwarves, Humans and Goblins, each with all the terrain it touches (A3), then Dragons, Legends together with gems, and Conflicts.
aetherya-rule-A19-title = Tamed dragons
aetherya-rule-A19 = A dragon is tamed when at least { $dragons-tamers ->
    [one] { $dragons-tamers } card
   *[other] { $dragons-tamers } cards
  } of one race touch it. Goblins do not tame.
aetherya-rule-A20-title = What dragons are worth
aetherya-rule-A20 = A single dragon is worth { $dragons-worth-1 }; with two, each is worth { $dragons-worth-2 }; with three or more, each is worth { $dragons-worth-3 }. A tamed dragon adds what it is worth, a wild one takes it away. At most { $dragons-tamed } count as tamed, all others as wild. If { $dragons-tamed } are tamed and you have { $dragons-nothing } dragons or more, the row is worth zero and never less. With fewer tamed dragons there is no lower limit.
aetherya-rule-A21-title = Conflicts
aetherya-rule-A21 = Each pair of enemies that touch costs { $conflicts-cost ->
    [one] { $conflicts-cost } point
   *[other] { $conflicts-cost } points
  }.
aetherya-rule-A22-title = The winner, and ties
aetherya-rule-A22 = The most points win. In a tie, compare each player’s highest row, then the next highest, and so on. If all rows are equal, you share the place.
aetherya-rule-A23-title = Lay out the tokens
aetherya-rule-A23 = This variant is for two to four players. After setting up, shuffle your twelve tokens face down and put one on each of your face-down cards.
aetherya-rule-A24-title = Take or discard
aetherya-rule-A24 = When you turn up or replace a card with a token on it, decide unseen: take the token or discard it. It is turned up either way. A discarded token is out of the game. Tokens still face down at the end count for nothing.
aetherya-rule-A47-title = Card first, then token
aetherya-rule-A47 = First the card is turned up, or the replaced one is discarded. Then you take or discard the token, then it is shown. This applies to the sixteenth card too: a gem you take still counts, but no token is used any more.
aetherya-rule-A25-title = Using tokens
aetherya-rule-A25 = You use tokens at the end of your own turn, as many as you like, also one you have just gained. If you haven’t claimed a legend this turn, you may still do so afterwards. After the sixteenth card no token is used.
aetherya-rule-A26-title = Treaty
aetherya-rule-A26 = The treaty of truce: put it on one of your face-up race cards. That card has no conflicts. It stays there and still counts for legends. It is lost if the card is replaced, and moves along if the Hammer moves the card.
aetherya-rule-A27-title = Staff
aetherya-rule-A27 = The staff of control: put it on one of your face-up dragons: the dragon is tamed for good, whatever dragons come later, and counts among those of A20. You can do this only while fewer than { $tokens-staff ->
    [one] { $tokens-staff } dragon is
   *[other] { $tokens-staff } dragons are
  } face up in your kingdom. The table may agree before the game that only tamed dragons count for this limit.
aetherya-rule-A28-title = Sword
aetherya-rule-A28 = The magic sword: claim a legend of two against one although only one card of each side touch. It is your one legend of this turn. Then the Sword is out of the game.
aetherya-rule-A29-title = Griffin
aetherya-rule-A29 = Take any face-down token of any kingdom, your own too, and leave the Griffin face up in its place. The token you took is turned up and may be used this turn. Whoever turns up or replaces the card below may take the Griffin. While it lies there, no Griffin, Thief or Smuggler can take it.
aetherya-rule-A30-title = Hammer
aetherya-rule-A30 = Swap any two cards of your kingdom, also Dragons, Portals and face-down cards. They stay face up or face down as they were, nothing is revealed, and tokens on them move along. What a Palantir has seen stays known. Then the Hammer is out of the game.
aetherya-rule-A31-title = Palantir
aetherya-rule-A31 = Once on each of your turns, look secretly at any face-down token. You keep the Palantir. If you own several, each may look once.
aetherya-rule-A32-title = Smuggler
aetherya-rule-A32 = Give an opponent one of your gems for any token next to their kingdom that isn’t a gem, Palantir and characters included. You can’t choose a token that is on a card. Then the Smuggler is out of the game.
aetherya-rule-A33-title = Thief
aetherya-rule-A33 = Take an item from next to an opponent’s kingdom, a gem or a Palantir too. You can’t take characters or tokens that are on a card. Then the Thief is out of the game.
aetherya-rule-A34-title = Gems
aetherya-rule-A34 = Add up your gems: the last digit of the sum is your score, written into the row of legends. A gem or Palantir you own is never discarded, but Thief and Smuggler may move it. You may discard a gem instead of taking it (A24).
aetherya-rule-A35-title = The campaign
aetherya-rule-A35 = Use the cards for two players and no tokens. Lay all fifteen legends face up in three rows: { $display-solo-1 } for age I, { $display-solo-2 } for age II, { $display-solo-3 } for age III. Before your first turn of age I you may swap one legend of the first row with one of the second; before age II, one of the second with one of the third.
aetherya-rule-A36-title = Two cards, keep one
aetherya-rule-A36 = Take two cards: both from the deck, or one from the deck and one from the discard pile. Choose before you see either. Discard one of the two, then put the other into your kingdom; you must place it. The card it replaces then lies on top of the discard pile. The table may agree before the game that you may also discard the second card, if it came from the deck, and turn up a face-down card instead.
aetherya-rule-A37-title = Meet the legends
aetherya-rule-A37 = On each turn you may meet one legend of the current row. Turn it over; it scores no points.
aetherya-rule-A38-title = The end of an age
aetherya-rule-A38 = An age ends when the deck is empty or your sixteenth card is face up. With one card left in the deck you can only take it and a discard. When the deck is empty you finish the turn, with its legend, and then turn up everything. If your sixteenth card is turned up on the same turn, you can’t meet a legend after it.
aetherya-rule-A39-title = Points of an age
aetherya-rule-A39 = If a legend of the row is unmet when the age ends, the campaign is lost. Otherwise the age scores your kingdom without the row of legends, minus the sum of this age’s legends; it may be below zero. If every age scored more than zero, the campaign is a victory, otherwise it is completed.
aetherya-rule-A40-title = The next age
aetherya-rule-A40 = Keep any two by two block of your kingdom, as it lies, as the new middle; equal cards are allowed. Shuffle all other cards, lay twelve face down around the block and turn up one as the discard pile. Then you may swap legends (A35). Your result is the sum of the three ages.
aetherya-rule-A41-title = Playing together
aetherya-rule-A41 = For two to four players, without tokens. Show { $display-coop-1 } legends with two players, { $display-coop-2 } with three, { $display-coop-3 } with four. There are two discard piles with one card each; take from either and discard to either. An empty pile stays empty until someone discards there. At the start six, ten or fourteen cards are left in the deck with two, three or four players.
aetherya-rule-A42-title = Meet legends together
aetherya-rule-A42 = On your turn, before or after your action, you may turn over any number of legends that your kingdom meets. One that is turned over cannot be met again. At the end of the round they leave the game and are replaced. The table may agree that legends that are met must be turned over. Legends that are met score nothing for anyone.
aetherya-rule-A43-title = The penalty
aetherya-rule-A43 = If nobody met a legend in a round, the team puts one of the shown legends on the penalty pile and replaces it. If the pile of legends is empty, its place stays empty, and you play on with the legends that are left.
aetherya-rule-A48-title = Who decides
aetherya-rule-A48 = The first player makes the team’s choice after everyone has been able to give advice.
aetherya-rule-A44-title = Win or lose together
aetherya-rule-A44 = The game ends when the deck is empty, when someone’s sixteenth card is face up, or when all fifteen legends are gone. An empty deck lets the turn be finished, a sixteenth card ends the game at once; in both cases the end of the round is skipped. Whether the legends are gone is checked at the end of a round. Then everything is turned up. You win if every player has more points than the penalty pile is worth. The team’s result is the lowest player’s points minus the penalty pile.
aetherya-rule-A49-title = What everyone may see
aetherya-rule-A49 = Nobody knows the face-down cards and tokens. A card drawn from the deck is known only to the player who drew it until it is placed or discarded; playing together, to all. Discarded cards, taken tokens, claimed legends and the number of cards in the deck are public. Only the top card of a discard pile can be taken.

# Where a rule comes from
aetherya-note-A1 = The rulebook names the kinds and says how many players use which cards; the counts are public knowledge, because the book shows them only as signs on the backs of the cards.
aetherya-note-A2 = The points are public knowledge. That the two need not touch each other is our ruling.
aetherya-note-A3 = The text of the rulebook names most of these values; the human’s loss next to a swamp appears only in its example and on the published card.
aetherya-note-A5 = The rulebook names and explains all twelve tokens; that a set has one of each is public knowledge.
aetherya-note-A8 = Drawing lots for the first player and hiding the arrangement are our ruling.
aetherya-note-A10 = The lock and the ban on equal cards are in the rulebook; public clarifications fill in the rest.
aetherya-note-A12 = Our ruling: the rulebook doesn’t say when you see the card.
aetherya-note-A13 = The rulebook allows one legend per turn; public clarifications say when.
aetherya-note-A14 = The rulebook ends the game at once; public clarifications add that no legend follows.
aetherya-note-A15 = That the turn is finished first is our ruling.
aetherya-note-A16 = The rulebook describes one portal; public clarifications add the chains.
aetherya-note-A17 = The rulebook says that goblins cannot use portals; that this also holds for legends is our ruling.
aetherya-note-A20 = The rulebook gives zero for that many dragons and doesn’t mention wild ones there; that the floor holds only with the full number of tamed dragons is our ruling.
aetherya-note-A22 = The shared place is our ruling.
aetherya-note-A24 = Deciding unseen is our ruling.
aetherya-note-A25 = The rulebook has tokens used at the very end of a turn; that a legend may still be claimed after them, and that no token follows the sixteenth card, is our ruling.
aetherya-note-A26 = The rulebook says only that the card has no conflicts. That it still counts for legends, and that the Treaty is lost with the card or moves along with it, is our ruling.
aetherya-note-A27 = The rulebook can be read in two ways; we count all face-up dragons.
aetherya-note-A28 = That the two cards must touch is our ruling.
aetherya-note-A29 = The rulebook lets the owner take the Griffin by turning the card up. That replacing the card does too, and that the token you took is turned up and may be used at once, is our ruling.
aetherya-note-A30 = That tokens move along is our ruling.
aetherya-note-A31 = That each of several Palantirs may look once is our ruling.
aetherya-note-A36 = The rulebook says to play the second card; that this means placing it is our ruling.
aetherya-note-A38 = The details of the last turn are our ruling.
aetherya-note-A39 = The rulebook asks for more points than the legends, and also allows a result below zero; we call the first a victory and the second completed.
aetherya-note-A40 = That the block may hold equal cards is our ruling.
aetherya-note-A41 = That an empty pile stays empty is our ruling.
aetherya-note-A42 = That you may turn over legends before and after your action, and that you may save one for later, is our ruling.
aetherya-note-A44 = When exactly the game stops is our ruling.
aetherya-note-A45 = Our ruling: the rulebook ends the game when the deck is empty.
aetherya-note-A46 = Our ruling: the rulebook has no such limit.
aetherya-note-A47 = Our ruling: the rulebook doesn’t fix this order.
aetherya-note-A48 = Our ruling: in the rulebook the team decides together.
aetherya-note-A49 = The rulebook lets the drawer look at the card; the rest is our ruling.

# Where the rulebook contradicts itself
aetherya-contradiction-rows = The list of rows names the dragons twice and the goblins not at all; the example counts a row of goblins. We count seven rows, goblins among them.
aetherya-contradiction-griffin = A token may be taken when the card below it is turned up or replaced; of the Griffin it is said that turning the card up is the only way. We let both ways count for the Griffin too.
aetherya-contradiction-solo-points = The task of an age asks for more points than its legends are worth; the result may be below zero all the same. We let such an age count and call the campaign completed, not a victory.

# Worked examples
aetherya-example-andrey = A kingdom, row by row: Forest, Human, Mountain, Dwarf; Elf, Forest, Human, Plains; Forest, Elf, Dragon, Portal; Mountain, Dwarf, Swamp, Human. The elves touch 3 and 2 forests: 10. Each dwarf touches 1 mountain: 4. The humans score 3, 4 and, with the plains through the portal and the swamp next to it, 1: together 8. No goblins: 0. Two humans tame the dragon, one of them through the portal: 3. No legends: 0. One elf touches a dwarf: −2. The sum is 23.
aetherya-example-tie-break = Anna and Ben both have 23 points. Anna’s best row is 10, Ben’s is 12. Ben wins.
aetherya-example-dragons-tamed = All dragons tamed: 1 dragon scores 3, 2 score 5 each, 10 together, 3 score 6 each, 18 together. With 4 dragons that all have their tamers only 3 count as tamed: 18 − 6 = 12. With 6 dragons, 3 of them tamed, it is 0, and with 7 it stays 0.
aetherya-example-dragons-wild = 1 wild among 3: 6 + 6 − 6 = 6. 2 wild among 3: 6 − 6 − 6 = −6. 1 tamed of 2: 5 − 5 = 0. 6 dragons with 2 tamed: 12 − 24 = −12. 8 wild dragons: −48.
aetherya-example-solo-age = Alone, you have met all 4 legends of age I; together they are worth 11. Your kingdom is worth 23. The age scores 23 − 11 = 12.
aetherya-example-coop-team = The penalty pile is worth 15. If the lowest player has 17, you win and the team’s result is 2. With 16 you still win. With 15 you lose, because 15 is not more than 15.
aetherya-example-gems = All four gems make 1 + 2 + 3 + 4 = 10, and the last digit is 0: no points. Without the 1 it is 9 points. A sum of 12 scores 2, a sum of 11 scores 1.

# Scenarios of our own: sections, rules, where they come from, an example each
aetherya-section-fates = Four fates, our own rules
aetherya-section-variants = Four variants, our own rules

aetherya-rule-A50-title = Scenarios of our own
aetherya-rule-A50 = One scenario can be chosen before the game: a fate when you play alone, a variant when you play against each other without tokens. All other rules of the mode stay as they are. A fate gives every age a task. When an age ends (A38) and its task is not done, the campaign is lost, as with a legend that was not met (A39). The points a fate gives and takes in an age have their own row.
aetherya-rule-A51-title = The fate of Dezanno
aetherya-rule-A51 = The beacons on the border are lit, and young Dezanno is to hold the line with whatever humans he can find. You can’t replace a face-up goblin, just like a dragon or a portal (A10). A goblin that touches a human, through portals too, is held, and has no conflicts with humans. Task: at the end of the age you must hold this many goblins: { $fates-dezanno-task-1 } in age I, { $fates-dezanno-task-2 } in age II, { $fates-dezanno-task-3 } in age III. Every held goblin scores { $fates-dezanno-held }, every other goblin costs { $fates-dezanno-loose }.
aetherya-rule-A52-title = The fate of Degodass
aetherya-rule-A52 = A dragon’s egg lies warm among the roots, and its kin are already circling above the trees; Degodass of the elves must calm them before they land. Only elves tame dragons, at least { $dragons-tamers } that touch it (A19). A forest that touches a wild dragon burns: it scores nothing for any race, but still counts for legends. Task: at the end of the age this many dragons must be tamed: { $fates-degodass-task-1 } in age I, { $fates-degodass-task-2 } in age II, { $fates-degodass-task-3 } in age III. Every tamed dragon scores { $fates-degodass-tamed }, every burnt forest costs { $fates-degodass-burnt }.
aetherya-rule-A53-title = The fate of Shagratt
aetherya-rule-A53 = Shagratt of the goblins has promised his chief a blade from every smithy in Aetherya, and means to pay for none. A race other than goblins is robbed when one of its cards touches a goblin directly; a portal doesn’t help. A conflict with a goblin costs only { $fates-shagratt-conflict } instead of { $conflicts-cost }. Task: at the end of the age this many races must be robbed: { $fates-shagratt-task-1 } in age I, { $fates-shagratt-task-2 } in age II, { $fates-shagratt-task-3 } in age III. Every robbed race scores { $fates-shagratt-robbed }.
aetherya-rule-A54-title = The fate of Pudugruen
aetherya-rule-A54 = The dwarves’ treasury is empty, and Pudugruen knows a way into the old galleries that nobody else may learn of. A mountain that a dwarf touches and no card of another race touches is a mine; portals count for both. Task: at the end of the age there must be this many mines: { $fates-pudugruen-task-1 } in age I, { $fates-pudugruen-task-2 } in age II, { $fates-pudugruen-task-3 } in age III. Every mine scores { $fates-pudugruen-mine }.
aetherya-rule-A55-title = Invasion
aetherya-rule-A55 = Smoke hangs over the passes, the streams turn to mire, and everyone hopes it is meant for the neighbours. For two to four players. Goblins, dragons and swamps are dark cards. If you draw a dark card from the deck, you may send it to the next player clockwise instead of placing or discarding it. There it replaces a face-up card among the twelve on the border of the kingdom, one that may be replaced (A10); that card is discarded. Then you turn up one of your own face-down cards, as after a discard (A11). Legends already claimed stay.
aetherya-rule-A56-title = Confrontation
aetherya-rule-A56 = The races of Aetherya have talked long enough; now each wants the land for itself. For two to four players. Before the cards are dealt, each player is openly dealt a different race to lead. You score only for that race: { $variants-confrontation-home } points for each touching card of its home terrain, which is Plains for humans, Forest for elves, Mountain for dwarves, Swamp for goblins. Whoever leads the goblins may use portals for this. Each touching pair of a card of your race and a card of another race costs { $variants-confrontation-conflict }; there are no other conflicts. Dragons are tamed by cards of your race only, { $dragons-tamers } that touch it, goblins too.
aetherya-rule-A57-title = Frontiers
aetherya-rule-A57 = North of the kingdoms lie the Nolands, which are on no map; whoever settles them may draw it. For two to four players. There are { $variants-frontiers-copies-1 } cards of each kind with two players, { $variants-frontiers-copies-2 } with three, { $variants-frontiers-copies-3 } with four. The Nolands are a field of four by four, empty at the start and shared by all. If you draw a card from the deck, you may settle it on an empty place there, with your mark, instead of placing or discarding it. Then you turn up one of your own face-down cards (A11). While the deck or the discard pile is empty nothing can be settled. At the end every settled card has a strength of { $variants-frontiers-card }, a race card { $variants-frontiers-home } more for each card of its home terrain (A56) that touches it there, whoever settled it, and a dragon { $variants-frontiers-dragon }. Portals in the Nolands join what touches them. The greatest strength scores { $variants-frontiers-prizes-1 }, with three or four players the second { $variants-frontiers-prizes-2 }, with four the third { $variants-frontiers-prizes-3 }. Tied players all get the lowest prize of the places they share. If you settled nothing, you get nothing.
aetherya-rule-A58-title = Empires
aetherya-rule-A58 = Two kingdoms made a pact one night; by morning the other two had one as well. For four players: players who sit opposite each other are allies. If you draw a card from the deck, you may send it to your ally instead of placing or discarding it. There it replaces a face-up card that may be replaced (A10); that card is discarded. Then you turn up one of your own face-down cards (A11). Both allies score what both kingdoms are worth together; the ally’s points have their own row. If empires are tied, A22 compares the rows of both allies together. Allies win together.
aetherya-rule-A59-title = Fortresses of Confrontation
aetherya-rule-A59 = While the rulers count their fields, the masons are already at the border. In Confrontation (A56) the kingdoms lie side by side in a circle: the right column of each borders on the left column of the next one clockwise, row by row; two players meet at both borders. A token lies face down on every face-down card; here it doesn’t matter which. When you turn up or replace such a card, you build with its token: you put it on one of your face-up cards that shows your race or its home terrain. If you have none, the token is out of the game. With { $variants-confrontation-tokens } tokens on it a card is a fortress, and no more are put there. If you replace a card, the tokens on it are lost. At the end every fortress scores { $variants-confrontation-fortress }. If it stands at a border and there is no fortress across from it, that neighbour also pays you a tribute of { $variants-confrontation-tribute }. Unfinished fortresses count for nothing. All this has its own row.
aetherya-rule-A60-title = Pacts of Frontiers
aetherya-rule-A60 = Nobody takes the Nolands alone, and nobody likes to share them. In Frontiers (A57) with three or four players you may, once on your turn before you take or draw a card, offer a pact to another player if neither of you has one. The other accepts or refuses at once. A pact binds: when the places in the Nolands are counted, partners don’t count against each other, so neither pushes the other down. It lasts until one of them breaks it on their own turn, in place of an offer; every pact you broke costs you { $variants-frontiers-betrayal } at the end. Whatever else you promise each other doesn’t bind anyone.
aetherya-rule-A61-title = Empires for six and eight
aetherya-rule-A61 = The pact of one night drew the whole continent in. With a second box, six or eight can play Empires (A58), three against three or four against four. The players of the two empires sit alternately around the table. From each box take the cards for half the players (A1), but the legends of one box only. You may send a card only to your next ally clockwise. Everybody scores what all kingdoms of the empire are worth together, and to break a tie A22 adds up the rows of the whole empire.

aetherya-note-A50 = Our own: the rulebook names these scenarios and says how each begins, but has no rules for them.
aetherya-note-A51 = Our own rules; the book only names this fate.
aetherya-note-A52 = Our own rules; the book only names this fate.
aetherya-note-A53 = Our own rules; the book only names this fate.
aetherya-note-A54 = Our own rules; the book only names this fate.
aetherya-note-A55 = Our own rules; the book only names this variant.
aetherya-note-A56 = Our own rules; the book only names this variant.
aetherya-note-A57 = Our own rules; the book only names this variant.
aetherya-note-A58 = Our own rules; the book only names this variant, for four players, or six or eight with a second box.
aetherya-note-A59 = Our own rules; the book only says that tokens become fortresses under construction.
aetherya-note-A60 = Our own rules; the book only says that Frontiers holds negotiation, alliances and betrayal.
aetherya-note-A61 = Our own rules; the book only says that six or eight can play with a second box.

aetherya-example-invasion = You draw a goblin. On the border of the next kingdom there are an elf, a goblin and a dragon, face up. You may send yours onto the elf, which is discarded; not onto the goblin, which is of the same kind, nor onto the dragon, nor onto a face-down card.
aetherya-example-nolands = With three players the strengths are 6, 6 and 4. The first two are tied for first and second place, so both get the prize of the second, { $variants-frontiers-prizes-2 }. The third place has no prize with three players.
aetherya-example-pacts = With three players the strengths are 6, 5 and 4. If the first two have a pact, both are first and get { $variants-frontiers-prizes-1 }; the third gets nothing. If the first breaks the pact in time, the second falls back to { $variants-frontiers-prizes-2 }, and the betrayal costs the first { $variants-frontiers-betrayal }.
aetherya-example-empires = Your kingdom is worth 14, your ally’s 9: both of you have 23. The others have 12 and 12, so 24 each, and their empire wins.
aetherya-example-two-boxes = Three against three: your kingdom is worth 14, your allies’ 9 and 12, so each of you has 35. A card you draw may go to the ally two seats on; the other one sends cards to you.
aetherya-example-fortresses = Your fortress stands on the right edge of the second row, and across the border there is none: you score { $variants-confrontation-fortress }, and the next player pays you { $variants-confrontation-tribute } more. If a fortress is built across from it, both score theirs and nobody pays. A fortress in the two middle columns scores, but presses on nobody.

# What the pictures of the rules show
aetherya-diagram-harmony = The human touches the plains (+2) and the forest (+1), the elf touches the forest (+2): 5 points. Cards that meet at a corner do not touch.
aetherya-diagram-portal = The cards around a portal all touch one another: both elves touch the forest (+2 each), and both are in conflict with the goblin (−2 each).
aetherya-diagram-dragon = Two humans touch the dragon, so it is tamed: +3. The elf is in conflict with the dwarf and with the goblin: −2 each.
aetherya-diagram-legends = There is a human next to an elf: you may claim that legend. One of the three plains lies apart, so they are not connected.
aetherya-diagram-tokens = There is a face-down token on every face-down card. Whoever turns up or replaces the card decides, without looking, whether to take it or discard it.
aetherya-diagram-solo = The three rows of a campaign. Legends that were met are turned over; the whole row of an age must be met before the age ends.
aetherya-diagram-table = The table on your turn.

# What not every game is played with
aetherya-when-tokens = items and characters
aetherya-when-solo = solo
aetherya-when-coop = co-op
aetherya-when-fates = the four fates
aetherya-when-variants = the four variants

# The labelled picture of the table, and the example turn
aetherya-label-kingdom = Your kingdom: four rows of four cards. Races score for the terrain they touch.
aetherya-label-down = A face-down card: nobody knows it yet.
aetherya-label-dragon = A dragon: two cards of one race next to it tame it.
aetherya-label-discard = The discard pile: take its top card…
aetherya-label-deck = … or draw an unseen one from the deck.
aetherya-label-legends = The legends on display: claim one on your turn if your kingdom meets it.
aetherya-turn-look = It’s your turn. A forest lies on the discard pile, and your elf scores two points for each forest it touches.
aetherya-turn-place = You take the forest and put it in place of the face-down card beside the elf. That card, a goblin, goes onto the discard pile.
aetherya-turn-other = The other player draws a card and places it. The card it replaces, a swamp, is now on top of the discard pile.
aetherya-turn-draw = You don’t want the swamp, so you draw from the deck: another forest. You may place it, or discard it and turn up one of your face-down cards.
aetherya-turn-second = You put it at the upper left. Now three of your forests are connected.
aetherya-turn-claim = That meets the legend of three forests: you claim it, four points for good. The next legend from the pile takes its place, and your turn is over.
