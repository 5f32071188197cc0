# The guided first game of Legends of Aetherya and its puzzles.

learn-aetherya-want = This is your kingdom: sixteen cards. In the end every race scores points for the terrain it touches, side by side. Whoever has the most points wins.
learn-aetherya-turn = On your turn you take one card, either the top of the discard pile or an unseen one from the deck, and put it in the place of any of your cards. Eleven of your cards are face up already.
learn-aetherya-take = Elves love forests: 2 points for each one that touches them. There’s a forest on the discard pile. { $where ->
    [terminal] Take it: click on it, or choose it in the list.
   *[page] Take it: select it, then confirm.
  }
learn-aetherya-place = Put the forest next to the elf, at the upper right. The face-down card there goes to the discard pile; you don’t get to see it first.
learn-aetherya-saw-replaced = { $other } has put a card into the other kingdom. The card it replaces always ends up on the discard pile: you may take it if you like.
learn-aetherya-draw = A swamp is no use to you: humans and elves lose a point next to it. Draw from the deck instead.
learn-aetherya-forests = Another forest! Look at the legends: one of them asks for three connected forests. Put this one at the upper left, and three of yours are connected.
learn-aetherya-claim = Once on your turn, before or after your card, you may claim a legend whose condition you meet. It’s yours for good: 4 points.
learn-aetherya-goblin = A goblin. Goblins are in conflict with every other race, and elves with dwarves: each touching pair of enemies costs 2 points. Let it be and draw.
learn-aetherya-useless = Another swamp, and it doesn’t fit anywhere. You may discard a card that you have drawn.
learn-aetherya-flip = Then you must turn up one of your face-down cards instead. Try the one between the dwarf and the mountain.
learn-aetherya-portal = A portal! All cards around a portal touch one another. So races reach terrain across it, but enemies reach each other too. A face-up portal or dragon can never be replaced.
learn-aetherya-dragon = Your dragon is wild and costs 3 points. Two cards of one race next to it tame it, only goblins can’t; then it is worth 3. There’s one human next to it already, and another on the discard pile.
learn-aetherya-tame = Put the human below the dragon, at the lower right. A dragon between two humans is tamed.
learn-aetherya-last = One of your cards is still face down. When someone’s sixteenth card is face up, the game ends at once. You’re ahead, so end it: draw a card for the last place.
learn-aetherya-end = An elf, and the last place is next to a forest. Put it there: your kingdom is complete.
learn-aetherya-saw-claim = { $other } has claimed a legend. It’s gone, and the next one from the pile takes its place.
learn-aetherya-scored = The game is over, everything is turned up and counted. This is where the points come from:
learn-aetherya-rows = Remember the terrain: humans: plains 2, forest 1, mountain 1, swamp −1; elves: forest 2, swamp −1; dwarves: mountain 2; goblins: swamp 3. Several tamed dragons are worth more each, and wild ones cost more.
learn-aetherya-now-you = Now you! In a whole game you begin with four cards in the middle and twelve face down. Play one, or try the puzzles.
learn-aetherya-off-take = Anyone can take the card on the discard pile: think of where it would score points. I’d do this: { $what }.
learn-aetherya-off-draw = Nothing on the discard pile helps much. I’d try the deck: { $what }.
learn-aetherya-off-place = Look at which terrain and races the card would touch, and what it would replace. I’d do this: { $what }.
learn-aetherya-off-discard = This card would do more harm than good. I’d do this: { $what }.
learn-aetherya-off-flip = You turn up one of your face-down cards now. I’d do this: { $what }.
learn-aetherya-off-claim = A legend is within reach, and you keep it for good. I’d do this: { $what }.
learn-aetherya-off-any = Nothing more to do this turn, I think: { $what }.

learn-aetherya-1-title = Peace at last
learn-aetherya-1-task = There’s a human on the discard pile. Have { $need } points at the end of this turn.
learn-aetherya-1-hint = A card scores points for what it touches, and sometimes for what it replaces.
learn-aetherya-1-solved = With the goblin all its conflicts go, and through the portal the human touches plains and mountain as well.
learn-aetherya-1-wrong = That makes { $got } points; { $need } are possible.
learn-aetherya-1-wrong-plains = Plains are good for a human, but a conflict in your kingdom costs more than that: { $got } points; { $need } are possible.
learn-aetherya-1-wrong-draw = The card on the discard pile is the right one: this makes { $got } points; { $need } are possible.
learn-aetherya-2-title = Two dragons
learn-aetherya-2-task = One of your two dragons is still wild. Have { $need } points at the end of this turn.
learn-aetherya-2-hint = Two elves next to the wild dragon tame it. Which place next to it costs you nothing?
learn-aetherya-2-solved = Both dragons are tamed now: 5 points each instead of plus 5 and minus 5.
learn-aetherya-2-wrong = That makes { $got } points; { $need } are possible.
learn-aetherya-2-wrong-dwarf = The dragon is tamed, but here the elf is in conflict with the dwarf and a mountain is lost: { $got } points; { $need } are possible.
learn-aetherya-2-wrong-draw = The elf on the discard pile is the right card: this makes { $got } points; { $need } are possible.
learn-aetherya-3-title = The long way round
learn-aetherya-3-task = There’s a portal on the discard pile. Claim a legend this turn.
learn-aetherya-3-hint = Cards around portals touch, and neighbouring portals join their circles. Which two humans could meet?
learn-aetherya-3-solved = The portals form a chain, and the two humans touch through it: two of one race, a legend.
learn-aetherya-3-wrong = With the portal there, none of the legends on display is met.
learn-aetherya-3-wrong-draw = The portal on the discard pile is what you need.
learn-aetherya-3-wrong-done = The portal is in the right place. Now claim the legend before the turn ends.

learn-aetherya-theme-cards = Which card
learn-aetherya-theme-place = Where to place
learn-aetherya-theme-discard = Discard or place
learn-aetherya-theme-flip = What to turn up
learn-aetherya-theme-legends = Legends
learn-aetherya-theme-other = Something special
