# The guided first game of Legends of Aetherya and its puzzles.

learn-aetherya-want = This is your kingdom: sixteen cards. In the end every people counts points for the lands it touches, side by side. Whoever has the most points wins.
learn-aetherya-turn = In your turn you take one card, the top of the discard pile or an unseen one from the deck, and put it in the place of any card of yours. Eleven of your cards lie face up already.
learn-aetherya-take = Elves love forests: 2 points for each one that touches them. A forest lies on the discard pile. { $where ->
    [terminal] Take it: click on it, or choose it in the list.
   *[page] Take it: touch it, then confirm.
  }
learn-aetherya-place = Put the forest beside the elf, at the upper right. What lay there face down goes onto the discard pile; you do not see it before.
learn-aetherya-saw-replaced = { $other } has put a card into the other kingdom. The card it replaces always lies on the discard pile afterwards: you may take it, if you like it.
learn-aetherya-draw = A swamp is of no use to you: humans and elves lose a point beside it. Draw from the deck instead.
learn-aetherya-forests = Another forest! Look at the legends: one of them asks for three connected forests. Put this one at the upper left, and three of yours are connected.
learn-aetherya-claim = Once in your turn, before or after your card, you may take a legend whose condition holds. It is yours for good: 4 points.
learn-aetherya-goblin = A goblin. Goblins quarrel with every other people, and elves with dwarves: each touching pair of enemies costs 2 points. Leave it there and draw.
learn-aetherya-useless = A swamp again, it fits nowhere. A card that you have drawn may go straight to the discard pile.
learn-aetherya-flip = Then you must turn up one of your face-down cards instead. Try the one between the dwarf and the mountain.
learn-aetherya-portal = A portal! All cards around a portal touch one another. So lands and peoples reach each other across it, but enemies do too. A portal and a dragon that lie face up can never be replaced.
learn-aetherya-dragon = Your dragon is wild and costs 3 points. Two cards of one people beside it tame it, only goblins cannot; then it brings 3. One human stands there already, and another lies on the discard pile.
learn-aetherya-tame = Put the human below the dragon, at the lower right. A dragon between two humans is tame.
learn-aetherya-last = One of your cards is still face down. When somebody's sixteenth card lies face up, the game ends at once. You are ahead, so end it: draw a card for the last place.
learn-aetherya-end = An elf, and the last place is beside a forest. Put it there: your kingdom is complete.
learn-aetherya-saw-claim = { $other } has taken a legend. What is taken is gone, and the next one from the pile takes its place.
learn-aetherya-scored = The game is over, everything is turned up and counted. This is where the points come from:
learn-aetherya-rows = Remember the lands: humans plains 2, forest 1, mountain 1; elves forest 2; dwarves mountain 2; goblins swamp 3. Several tame dragons are worth more each, and wild ones cost more.
learn-aetherya-now-you = Now you! In a whole game you begin with four cards in the middle and twelve face down. Play one, or try the puzzles.
learn-aetherya-off-take = The card on the discard pile is open to all: think of where it would bring points. I would do this: { $what }.
learn-aetherya-off-draw = Nothing on the discard pile helps much. I would try the deck: { $what }.
learn-aetherya-off-place = Look which lands and peoples the card would touch, and what it would replace. I would do this: { $what }.
learn-aetherya-off-discard = This card would do more harm than good. I would do this: { $what }.
learn-aetherya-off-flip = One of your face-down cards is turned up now. I would do this: { $what }.
learn-aetherya-off-claim = A legend is within reach, and legends are kept for good. I would do this: { $what }.
learn-aetherya-off-any = Nothing more to do in this turn, I think: { $what }.

learn-aetherya-1-title = Peace at last
learn-aetherya-1-task = A human lies on the discard pile. Have { $need } points at the end of this turn.
learn-aetherya-1-hint = A card brings points by what it touches, and sometimes by what it replaces.
learn-aetherya-1-solved = With the goblin all its quarrels go, and through the portal the human touches plains and mountain as well.
learn-aetherya-1-wrong = That makes { $got } points, { $need } are possible.
learn-aetherya-1-wrong-plains = Plains are good for a human, but a quarrel in your kingdom costs more than that: { $got } points, { $need } are possible.
learn-aetherya-1-wrong-draw = The card on the discard pile is the right one: this makes { $got } points, { $need } are possible.
learn-aetherya-2-title = Two dragons
learn-aetherya-2-task = One of your two dragons is still wild. Have { $need } points at the end of this turn.
learn-aetherya-2-hint = Two elves beside the wild dragon tame it. Which place beside it costs you nothing?
learn-aetherya-2-solved = Both dragons are tame now: 5 points each instead of plus 5 and minus 5.
learn-aetherya-2-wrong = That makes { $got } points, { $need } are possible.
learn-aetherya-2-wrong-dwarf = The dragon is tame, but here the elf quarrels with the dwarf and a mountain is lost: { $got } points, { $need } are possible.
learn-aetherya-2-wrong-draw = The elf on the discard pile is the right card: this makes { $got } points, { $need } are possible.
learn-aetherya-3-title = The long way round
learn-aetherya-3-task = A portal lies on the discard pile. Take a legend in this turn.
learn-aetherya-3-hint = Cards around portals touch, and portals side by side join their circles. Which two humans could meet?
learn-aetherya-3-solved = The portals form a chain, and the two humans touch through it: two of one people, a legend.
learn-aetherya-3-wrong = With the portal there, no legend of those shown is met.
learn-aetherya-3-wrong-draw = The portal on the discard pile is what you need.
learn-aetherya-3-wrong-done = The portal lies right. Now take the legend before the turn ends.
