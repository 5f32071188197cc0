# The guided first game of Tribes and its puzzles.

learn-tribes-want = Welcome to Tribes. Whoever reaches 15 points first wins at that moment. You score points with villages, one each at the start of your turn, and with goals that you meet. This game is well under way: you have 11.
learn-tribes-turn = On your turn you roll two dice and take two different actions, one with each die: Grow, Move, Gather, Learn. After that you may build villages and meet goals.
learn-tribes-dice = Every action has a row of three dice. Your die enters at the left and pushes the last one out, to your neighbour. Two suns in the row make the action strong, two moons make it weak.
learn-tribes-strong = You have rolled a sun and a blank. A sun in the row of Grow makes two suns: strong, four members instead of three. Choose the sun, then Grow.
learn-tribes-grow = New members join where you have some already. Put all four on the forest in the middle: select it four times, then finish.
learn-tribes-gather = A village of your tribe costs three food, two wood and one stone. You’re short of two food and two wood. Gather with the blank: two hexes, two of each.
learn-tribes-hexes = Lakes yield food, forests wood, mountains stone. You are on a lake and on a forest: choose both.
learn-tribes-more = And the next hex. { $where ->
    [terminal] The list shows what is left.
   *[page] When all are chosen, press the big button.
  }
learn-tribes-build = You can pay for a village. Build it on the forest in the middle, where five of your members protect it. A village without any of its owner’s members is lost.
learn-tribes-finish = That’s a whole turn: roll, two actions, build. End it.
learn-tribes-saw-goal = { $other } has met a goal and keeps those points. Developments cost resources; achievements need a certain situation on the board.
learn-tribes-income = At the start of your turn your village has scored a point. So an early village is worth a lot.
learn-tribes-learn = You don’t have any goals yet. Learn with the blank: draw two of them.
learn-tribes-goals = Borderland asks you to be alone on three outer hexes; you are on one. { $other } has two members on the forest below yours. Take Move with the sun: strong, four members.
learn-tribes-attack = A hex holds five. Move four of your members down to the forest with the two others: six are too many, and there will be a conflict. One has to stay with the village. Select your hex, then the target, four times; then finish.
learn-tribes-fought = When there are more than five on a hex, there’s a conflict: every tribe loses one member at a time, until only one tribe is left. Numbers decide, so count before you move.
learn-tribes-wait = The forest is all yours now: that makes two outer hexes for Borderland. End your turn.
learn-tribes-last = 13 points: Borderland is worth the last two. You need one more outer hex, so move with the blank. The row holds two suns.
learn-tribes-spread = You have two members on the lake at the left. Let one go up to the next lake, where nobody is; then finish.
learn-tribes-second = You have to take two actions. Gather with the sun: resources are always useful.
learn-tribes-any = { $where ->
    [terminal] Choose two of your hexes.
   *[page] Choose two of your hexes, then press the big button.
  }
learn-tribes-claim = You alone are on three outer hexes: meet Borderland. It is worth 2 points, and with 15 you win at once.
learn-tribes-scored = The game is over. This is where the points come from:
learn-tribes-now-you = Now you! A whole game begins with two or three members each and takes about an hour. A double on the dice brings an event card; each of them explains itself. Play a game, or try the puzzles.
learn-tribes-off-act = Look at what each die would make of each row: weak, normal or strong. I’d do this: { $what }.
learn-tribes-off-grow = More members hold more land. I’d do this: { $what }.
learn-tribes-off-move = Think of the limit of five on each hex, and of your villages. I’d do this: { $what }.
learn-tribes-off-gather = Think of what your next village or goal costs. I’d do this: { $what }.
learn-tribes-off-build = A village scores a point every turn, so build as early as you can. I’d do this: { $what }.
learn-tribes-off-claim = A goal is within reach, and its points stay. I’d do this: { $what }.
learn-tribes-off-done = That’s enough, I think. I’d do this: { $what }.
learn-tribes-off-any = This one’s up to you. I’d do this: { $what }.

learn-tribes-1-title = What to pay for
learn-tribes-1-task = You have 13 points and it is the end of your turn; { $other } will win on the next one. Win now.
learn-tribes-1-hint = You’re two points short. Which two goals can you pay for together?
learn-tribes-1-solved = Hearth and Bow together cost exactly what you have: 15 points.
learn-tribes-1-wrong = That isn’t 15 points, and { $other } wins on the next turn.
learn-tribes-1-wrong-oxen = Oxen take all your food, and then you can’t pay for anything else: 14 points.
learn-tribes-1-wrong-village = A village only scores at the start of your next turn, which never comes.
learn-tribes-1-wrong-cave = Cave paintings take both stones, and then you can’t pay for anything else: 14 points.
learn-tribes-2-title = A crowd of six
learn-tribes-2-task = You have 12 points and one action left. Raid is worth 3, if you destroy a village by attacking. Win now.
learn-tribes-2-hint = There is a conflict only where there are more than five. Two members guard the village.
learn-tribes-2-solved = Four and two are six: a conflict. Two of your members are left, the village has nobody, and Raid is met.
learn-tribes-2-wrong = The village is still there: there was no conflict, or its guards have survived.
learn-tribes-2-wrong-grow = New members don’t attack anyone: the village is still there.
learn-tribes-2-wrong-learn = Other goals won’t help in time: the village is still there.
learn-tribes-3-title = More than the others
learn-tribes-3-task = You have 12 points and one action left. Forest lords is worth 3: more members than anyone else on three forests. Win now.
learn-tribes-3-hint = There is one member each on the two forests you still need. Who can reach both?
learn-tribes-3-solved = One to the middle, two to the lower forest: two against one twice, and three forests are yours.
learn-tribes-3-wrong = You don’t have the most members on three forests.
learn-tribes-3-wrong-grow = Grow only adds members where you have some: the lower forest stays with { $other }.
learn-tribes-3-wrong-learn = Other goals won’t help in time.

learn-tribes-theme-village = Villages
learn-tribes-theme-goals = Goals
learn-tribes-theme-action = Which action
learn-tribes-theme-growth = Where to grow
learn-tribes-theme-moves = Where to move
learn-tribes-theme-resources = What to gather
learn-tribes-theme-other = Something special
