# The guided first game of Tribes and its puzzles.

learn-tribes-want = Welcome to Tribes. Whoever reaches 15 points first wins at that moment. Points come from villages, one each at the start of your turn, and from goals that you meet. This game is well under way: you have 11.
learn-tribes-turn = In your turn you roll two dice and take two different actions, one with each die: Grow, Move, Gather, Learn. After that you may build villages and meet goals.
learn-tribes-dice = Every action has a row of three dice. Your die enters at the left and pushes the last one out, to your neighbour. Two suns in the row make the action strong, two moons weak.
learn-tribes-strong = You have rolled a sun and a blank. A sun in the row of Grow makes two suns: strong, four members instead of three. Choose the sun, then Grow.
learn-tribes-grow = New members join where you have some already. Put all four onto the forest in the middle: touch it four times, then finish.
learn-tribes-gather = A village of your tribe costs three food, two wood and one stone. You lack two food and two wood. Gather with the blank: two hexes, two of each.
learn-tribes-hexes = Lakes give food, forests wood, mountains stone. You stand on a lake and on a forest: choose both.
learn-tribes-more = And the next hex. { $where ->
    [terminal] The list shows what is left.
   *[page] When all are chosen, press the big button.
  }
learn-tribes-build = You can pay for a village. Build it on the forest in the middle, where five of yours protect it. A village without a member of its owner is lost.
learn-tribes-finish = That was a whole turn: roll, two actions, build. End it.
learn-tribes-saw-goal = { $other } has met a goal and has the points for good. Developments are paid with resources, achievements are shown on the field.
learn-tribes-income = At the start of your turn your village has brought a point. So an early village is worth much.
learn-tribes-learn = You have no goals yet. Learn with the blank: draw two of them.
learn-tribes-goals = Borderland asks you to be alone on three outer hexes; you are on one. { $other } stands on the forest below yours with two members. Take Move with the sun: strong, four members.
learn-tribes-attack = A hex holds five. Move four of yours down to the forest with the two others: six are too many, and there will be a fight. One has to stay with the village. Touch your hex, then the target, four times; then finish.
learn-tribes-fought = More than five on a hex fight: every tribe loses one member at a time, until only one tribe is left. Numbers decide, so count before you move.
learn-tribes-wait = The forest is yours alone now, that makes two outer hexes for Borderland. End your turn.
learn-tribes-last = 13 points: Borderland brings the last two. One more outer hex is needed, so move with the blank. The row holds two suns.
learn-tribes-spread = Two members stand on the lake at the left. Let one go up to the next lake, where nobody is; then finish.
learn-tribes-second = Two actions are a must. Gather with the sun, resources are always of use.
learn-tribes-any = { $where ->
    [terminal] Choose two hexes of yours.
   *[page] Choose two hexes of yours, then press the big button.
  }
learn-tribes-claim = Three outer hexes are yours alone: meet Borderland. It brings 2 points, and with 15 you win at once.
learn-tribes-scored = The game is over. This is where the points come from:
learn-tribes-now-you = Now you! A whole game begins with two or three members each and takes about an hour. A double on the dice brings an event card; each of them explains itself. Play a game, or try the puzzles.
learn-tribes-off-act = Look what each die would make of each row: weak, normal or strong. I would do this: { $what }.
learn-tribes-off-grow = More members hold more land. I would do this: { $what }.
learn-tribes-off-move = Think of the limit of five on each hex, and of your villages. I would do this: { $what }.
learn-tribes-off-gather = Think of what your next village or goal costs. I would do this: { $what }.
learn-tribes-off-build = A village pays a point every turn, so build as early as you can. I would do this: { $what }.
learn-tribes-off-claim = A goal is within reach, and its points stay. I would do this: { $what }.
learn-tribes-off-done = Enough of this, I think. I would do this: { $what }.
learn-tribes-off-any = A choice of its own. I would do this: { $what }.

learn-tribes-1-title = What to pay for
learn-tribes-1-task = You have 13 points and it is the end of your turn; { $other } wins with the next one. Win now.
learn-tribes-1-hint = Two points are missing. Which two goals can be paid together?
learn-tribes-1-solved = Hearth and Bow together cost exactly what you have: 15 points.
learn-tribes-1-wrong = That is not 15 points, and { $other } wins in the next turn.
learn-tribes-1-wrong-oxen = Oxen take all your food, and nothing else can be paid then: 14 points.
learn-tribes-1-wrong-village = A village brings its point only at the start of your next turn, which never comes.
learn-tribes-1-wrong-cave = Cave paintings take both stones, and nothing else can be paid then: 14 points.
learn-tribes-2-title = A crowd of six
learn-tribes-2-task = You have 12 points and one action left. Raid brings 3, if you destroy a village by attacking. Win now.
learn-tribes-2-hint = There is a fight only where more than five stand. Two members guard the village.
learn-tribes-2-solved = Four and two are six: a fight. Two of yours are left, the village has nobody, and Raid is met.
learn-tribes-2-wrong = The village still stands: there was no fight, or its guards have survived.
learn-tribes-2-wrong-grow = New members attack nobody: the village still stands.
learn-tribes-2-wrong-learn = Other goals will not help in time: the village still stands.
learn-tribes-3-title = More than the others
learn-tribes-3-task = You have 12 points and one action left. Forest lords brings 3: more members than anybody else on three forests. Win now.
learn-tribes-3-hint = On the two forests that are missing stands one member each. Who can reach both?
learn-tribes-3-solved = One to the middle, two to the lower forest: two against one twice, and three forests are yours.
learn-tribes-3-wrong = You do not have the most members on three forests.
learn-tribes-3-wrong-grow = Members grow only where you have some: the lower forest stays with { $other }.
learn-tribes-3-wrong-learn = Other goals will not help in time.
