tribes-rules-lead = You lead a wandering tribe of the Stone Age: let it grow, roam lakes, forests and mountains, gather and build, and be the first to { $game-points-to-win } points.
tribes-rules-ours = We don’t have the printed cards of this game. All prices and points of the goals, most of what goals do, and many powers of the leaders are our own choice, measured in played games. Wherever that is so, the rule says so.

# How to play in five minutes
tribes-five-1-title = What you want
tribes-five-1 = Be the first to have { $game-points-to-win } points: the game ends at that very moment. Every village you own scores a point at the start of each of your turns. Goals score points once, and many of them give you an ability that lasts.
tribes-five-2-title = Getting ready
tribes-five-2 = Lay out a board of lakes, forests and mountains. Everyone gets a tribe with { $game-members } members and a deck of goals. In turn order put your first members on a free hex. On the action board every action has a row of three dice: sun, moon, blank. Two more dice are rolled by the player whose turn it is.
tribes-five-3-title = Your turn begins
tribes-five-3 = Take one point for each of your villages. Then roll the two dice. If both show the same, an event happens: a mammoth, a drought, invaders, a volcano.
tribes-five-4-title = Two actions
tribes-five-4 = Choose two different actions of the four: Grow adds members, Move sends them to neighbouring hexes, Gather takes food, wood and stone from where they are, Learn draws goals. For each action push one of your dice into its row from the left; the die that falls out goes to the next player. Two suns in the row make the action strong, two moons make it weak.
tribes-five-5-title = Too crowded
tribes-five-5 = No more than { $limit-hex } members fit on a hex. If there are more after your actions, there is a conflict: every tribe there removes one member at a time until only one tribe is left. A village without any member of its tribe is destroyed.
tribes-five-6-title = Build and finish
tribes-five-6 = At the end of your turn pay for villages and meet open goals, as many as you can afford. A village goes on a hex where you have a member and there is no village yet. Then it’s the next player’s turn.

# Sections
tribes-section-aim = Aim and end of the game
tribes-section-box = Components
tribes-section-setup = Getting ready
tribes-section-turn = Your turn
tribes-section-grow = Grow
tribes-section-move = Move
tribes-section-gather = Gather
tribes-section-learn = Learn
tribes-section-conflicts = Conflicts
tribes-section-villages = Villages
tribes-section-goals = Goals
tribes-section-events = Events
tribes-section-cards = The event cards in detail
tribes-section-elders = Variant: elders
tribes-section-lands = Variant: special lands
tribes-section-leaders = Variant: leaders

# Aim and end of the game
tribes-rule-T1-title = Who wins
tribes-rule-T1 = The game is for two to four players. Whoever first has { $game-points-to-win } points wins at that moment. It doesn’t matter when it happens: while villages score, during an event, even on another player’s turn. The rest of the turn isn’t played. Points can be lost, but never below zero.
tribes-rule-T159-title = A game without end
tribes-rule-T159 = If nobody has won after { $game-rounds } full rounds, the game ends. The most points win; in a tie, the most villages, then the most members on the board, then the most resources. Players who are still tied share the win.
tribes-note-T159 = Our guard against endless games; in the rulebook a game only ends by points.
tribes-rule-T160-title = What is hidden
tribes-rule-T160 = Only the order of the cards in the goal decks and in the event deck is hidden, from everyone. Everything else is public: resources, open goals, goals put under a deck. Resources change hands only where a card or a power says so.

# What is in the box
tribes-rule-T2-title = Hexes
tribes-rule-T2 = Lakes yield food, forests wood, mountains stone; the box holds five of each. Of each terrain you use as many hexes as there are players, plus { $game-extra-terrain }. The volcano is kept aside for its event. The eight special lands belong to a variant (T31).
tribes-rule-T3-title = Pieces and cards
tribes-rule-T3 = Every player has { $game-members } members and a deck of fifteen goals; with two players Pottery is left out. Shared by everyone: { $game-villages } villages numbered on the back, sixteen events with eleven tokens, and fourteen dice. Resources never run out. Villages are limited: with all { $game-villages } in play, nobody can build until one is destroyed.
tribes-note-T3 = That resources are unlimited follows from the multiplier token, which the book uses when the supply is empty.
tribes-rule-T4-title = The dice
tribes-rule-T4 = A die shows the sun on { $dice-faces-1 ->
        [one] { $dice-faces-1 } side
       *[other] { $dice-faces-1 } sides
      }, the moon on { $dice-faces-2 ->
        [one] { $dice-faces-2 } side
       *[other] { $dice-faces-2 } sides
      } and nothing on { $dice-faces-3 ->
        [one] { $dice-faces-3 } side
       *[other] { $dice-faces-3 } sides
      }.
tribes-note-T4 = The book names the three faces but not how many of each there are.
tribes-rule-T5-title = The shape of the board
tribes-rule-T5 = With two players the board has three rows of three hexes. With three players its rows have three, four, three and two hexes; with four players two, three, four, four and two. Each row lies half a hex to the side of the one above it. The terrain is shuffled onto these places.
tribes-note-T5 = We do not have the rulebook’s pictures; the shapes come from public sources.
tribes-rule-T6-title = What a village costs
tribes-rule-T6 =
    Every tribe pays its own price for a village:

    | Tribe | Food | Wood | Stone |
    | Daba | { $villages-daba-1 } | { $villages-daba-2 } | { $villages-daba-3 } |
    | Indartsu | { $villages-indartsu-1 } | { $villages-indartsu-2 } | { $villages-indartsu-3 } |
    | Kia-kia | { $villages-kia-kia-1 } | { $villages-kia-kia-2 } | { $villages-kia-kia-3 } |
    | Muk’kan | { $villages-muk-kan-1 } | { $villages-muk-kan-2 } | { $villages-muk-kan-3 } |
    | Dananu | { $villages-dananu-1 } | { $villages-dananu-2 } | { $villages-dananu-3 } |
    | Kiror | { $villages-kiror-1 } | { $villages-kiror-2 } | { $villages-kiror-3 } |
    | Kaha | { $villages-kaha-1 } | { $villages-kaha-2 } | { $villages-kaha-3 } |
    | Tunga | { $villages-tunga-1 } | { $villages-tunga-2 } | { $villages-tunga-3 } |
tribes-note-T6 = Printed on the player boards; taken from public sources. Of these prices the book only names the four food of the Dananu.

# Getting ready
tribes-rule-T7-title = Tribes and decks
tribes-rule-T7 = Every player gets a tribe at random and shuffles their own deck of goals. Chief and Abandoned village are laid aside; the other events are shuffled and form the event deck. The two join it when the first village is built (T113).
tribes-rule-T8-title = Dice on the action board
tribes-rule-T8 = Each of the four actions has a row of three dice. From left to right they show sun, moon, blank. The two dice left over are the pool of the first player.
tribes-note-T8 = The book shows this only in a picture; the order comes from public sources.
tribes-rule-T9-title = First members
tribes-rule-T9 = Everyone draws a village; the lowest number begins, the others follow clockwise. The first player puts { $start-members-1-1 } members on one hex. The second puts { $start-members-2-1 } on one free hex. The third puts { $start-members-3-1 } on one free hex and takes any { $start-resources-3 } resources. The fourth puts { $start-members-4-1 } and { $start-members-4-2 } on two free hexes and takes any { $start-resources-4 } resources. A hex is free when there are no members on it. The resources that the third and the fourth player take may be of the same kind or of different kinds. There is only one village of each number, so there is always one first player.

# Your turn
tribes-rule-T10-title = Coming back
tribes-rule-T10 = If you have no members on the board when your turn begins, first put { $start-returning } of yours on free hexes, together or apart. If no hex is free, any hex will do. A player without members comes back at the start of their next turn, before villages score. A hidden village stays in the meantime and scores.
tribes-rule-T162-title = Wiped out
tribes-rule-T162 = If you lose your last member you keep resources, goals and tokens, and you may still bid and receive. If it happens on your own turn, you play that turn to its end. For coming back, a hex with invaders isn’t free.
tribes-rule-T11-title = Step one: villages score
tribes-rule-T11 = Take one point for each of your villages on the board, and one for your hidden village if you have one.
tribes-rule-T12-title = Step two: roll
tribes-rule-T12 = Roll the two dice of the pool. Two equal faces are a double, and a double is an event (T40). Two blanks are a double as well.
tribes-rule-T13-title = Step three: two actions
tribes-rule-T13 =
    Take two different actions, each with one of your two dice. For each: the rightmost die of the action’s row goes to the next player’s pool, the other two move one place to the right, and your die enters at the left without being turned.

    Now look at the three dice of the row. Two or more suns: the action is strong. Two or more moons: it is weak. Otherwise it is normal. Carry the action out before you choose the second one.
tribes-rule-T107-title = You must act
tribes-rule-T107 = You always take two actions (or spend a die on a hunt, T42), because both dice must move on. But you don’t have to use an action to the full: you may add, move or gather less, or nothing.
tribes-rule-T108-title = Your choice of dice
tribes-rule-T108 = You choose freely which die goes to which action and which action comes first. You decide on the second action when the first is finished.
tribes-rule-T14-title = How strong an action is
tribes-rule-T14 =
    Grow and Move count members, Learn counts goals. Gather: so many hexes, and from each so many resources.

    | Action | Weak | Normal | Strong |
    | Grow | { $strength-grow-1 } | { $strength-grow-2 } | { $strength-grow-3 } |
    | Move | { $strength-move-1 } | { $strength-move-2 } | { $strength-move-3 } |
    | Gather | { $strength-gather-hexes-1 } × { $strength-gather-amount-1 } | { $strength-gather-hexes-2 } × { $strength-gather-amount-2 } | { $strength-gather-hexes-3 } × { $strength-gather-amount-3 } |
    | Learn | { $strength-learn-1 } | { $strength-learn-2 } | { $strength-learn-3 } |
tribes-note-T14 = The book gives normal and strong Grow, weak Move, normal and strong Gather and normal Learn; the rest follows from these or, for weak Grow and weak Gather, is our ruling.

# Grow
tribes-rule-T15-title = Growing
tribes-rule-T15 = Put up to as many members as the action allows from your supply on hexes where you already have members. You may split them as you like. What counts is where your members are at that moment. A hex you entered earlier in the same turn is allowed. Grow and Move may put more members on a hex than it holds. Whether it is too crowded is only checked in step four.
tribes-rule-T170-title = More members, cheaper villages
tribes-rule-T170 =
    These add up when you Grow: the strength of the action, Hearth { $developments-hearth }, Mild winter { $events-mild-winter-members }, Kinship { $powers-kinship }. Kinship adds only if in this action at least one member goes to a hex with an ordinary member of another player, and only once per action.

    Discounts on a village add up as well: Stone tools { $developments-stone-tools }, Crafty builders { $powers-crafty-builders } while you have no village on the board and { $powers-crafty-later } otherwise. You choose which resources you save. At least one resource must be paid.
tribes-note-T170 = Our ruling, except that Kinship only counts ordinary members (book). What Crafty builders save was set so that they win their share among strong players.

# Move
tribes-rule-T16-title = Moving
tribes-rule-T16 = Move up to as many members as the action allows, each to a neighbouring hex, whoever is there. A member that has moved this turn does not move again in it, whatever the reason for the second move, unless a power expressly says so. A hex may be overfilled until step four.
tribes-rule-T117-title = Changing the guard
tribes-rule-T117 = Whether a village still has a member of its tribe is checked when the whole Move is done, not after each piece. So one member may leave a village while another arrives.
tribes-rule-T157-title = Longer ways
tribes-rule-T157 =
    A member has one step, with Stable { $developments-stable-steps }. A way costs one step for every hex entered. A hex on the way, not the last one, is free if it is a lake and you own the Canoe, or if it has the same terrain as the hex before it and you have Pathfinders. No hex counts as free twice, and the last step always costs one.

    You may cross hexes with other members or invaders, but not the volcano. Wayfarers go exactly one step for { $powers-wayfarers-food } food; Stable, Canoe and Pathfinders don’t help them.
tribes-note-T157 = That the three combine, and that the Canoe does not help Wayfarers, is in the book; the food for a step of Wayfarers is our ruling, because free steps won too often in measured games.
tribes-rule-T167-title = Who has moved already
tribes-rule-T167 = Keep track of how many of your members on each hex have moved this turn. New members have not moved. When members are removed, those that moved go first. Being pushed and fleeing don’t count as moves.

# Gather
tribes-rule-T17-title = Gathering
tribes-rule-T17 = Choose up to as many hexes with your members as the action allows. Each yields the resource of its terrain: a lake food, a forest wood, a mountain stone. It doesn’t matter how many members you have there, or who else is there. You gather each hex at most once per action. A hex shared with others yields to everyone, each on their own turn.
tribes-rule-T164-title = Next to the volcano
tribes-rule-T164 = Each time you gather a hex next to the volcano you take its whole basic yield either as its own resource or as stone. What Basketry and Common purpose ({ $powers-common-purpose } more from a hex with at least { $powers-common-purpose-members } of yours) add is of the kind you chose. The extra of a great land stays of its own kind. Jungle and oasis still need their { $lands-needed-members } members.
tribes-note-T164 = That a hex next to the volcano yields its own resource or stone is in the book. It also suggests laying a stone on a lake or a forest as a reminder of the choice, so the choice may be meant for good; that you choose each time is our ruling, and so is the kind of the extras. Common purpose follows from an example in the book.

# Learn
tribes-rule-T18-title = Learning
tribes-rule-T18 = First you may put open goals under your deck, at most one for each of your villages on the board. Then draw as many goals as the action says, or all that are left; this isn’t optional. Lay them open. You may have any number of open goals. You choose the order in which goals go under the deck. A hidden village doesn’t count. If the deck holds too few cards you draw what is there, and so may get back what you have just put under it.

# Conflicts
tribes-rule-T19-title = Villages need a guard
tribes-rule-T19 = A village without a member of its owner on its hex is destroyed, and a tamed mammoth without one runs away. This is checked after each whole action together with what a leader adds to it, after each event effect, hunt and conflict (once evasive members have fled), after the tar pit and after each sacrifice. A village never changes its owner. When it is destroyed it goes back to the supply, whatever removed the last member: a conflict, the sabre-tooth, the volcano, tar or the altar.
tribes-rule-T20-title = Step four: conflicts
tribes-rule-T20 =
    A hex with more members and invaders than its limit has a conflict. The limit is { $limit-hex }, in a Drought { $limit-drought }, on the glacier { $limit-glacier }; the lowest counts. The player whose turn it is chooses the order of the conflicts and is the attacker wherever they have members.

    All tribes on the hex remove one member each, at the same time, again and again, until at most one tribe is left. Sometimes nobody is left. A tribe that is left alone, or was alone from the start, removes members down to the limit. Removed members go back to the supply.
tribes-rule-T122-title = Nobody attacks
tribes-rule-T122 = A conflict without members of the player whose turn it is has no attacker: all tribes there defend. Bow does nothing, Evasive works, and Walls remove a member of another tribe, or an invader, as the owner of the Walls chooses.
tribes-note-T122 = The book says that there is no attacker and what still works; the target of the Walls is our ruling.
tribes-rule-T21-title = Bow and Walls
tribes-rule-T21 = If you attack and have Bow, one defending member of your choice is removed before the conflict. If you defend, own the Walls and have a village on that hex, one attacking member is removed before the conflict. Both happen at the same time, once per conflict. The conflict is fought out even if the limit is now kept. The attacker chooses whom the Bow hits; invaders may be hit too.

# Villages
tribes-rule-T22-title = Step five: build and meet goals
tribes-rule-T22 =
    Build any number of villages and meet any number of open goals, in any order. For a village pay the price of your tribe (T6) and put it on a hex with members of yours and no village. You can only meet goals in this step. You score their points once and keep them; their ability lasts for the rest of the game. You don’t have to meet a goal even if you can. A new ability works immediately, even in the same step.

    Developments, the blue goals, cost resources:

    | Development | Price | Points | Ability |
    | Bow | wood { $goals-cost-bow-2 }, stone { $goals-cost-bow-3 } | { $goals-points-bow } | When you attack, remove one enemy first (T21). |
    | Stable | food { $goals-cost-stable-1 }, wood { $goals-cost-stable-2 } | { $goals-points-stable } | A moving member may take { $developments-stable-steps } steps (T157). |
    | Pottery | wood { $goals-cost-pottery-2 }, stone { $goals-cost-pottery-3 } | { $goals-points-pottery } | Once per turn, in this step: give one resource to another player and take any { $developments-pottery-takes }. Not with two players. |
    | Basketry | food { $goals-cost-basketry-1 }, wood { $goals-cost-basketry-2 } | { $goals-points-basketry } | When you Gather, { $developments-basketry } extra from one of the hexes. |
    | Oxen | food { $goals-cost-oxen-1 }, wood { $goals-cost-oxen-2 } | { $goals-points-oxen } | Gather from { $developments-oxen ->
        [one] { $developments-oxen } extra hex
       *[other] { $developments-oxen } extra hexes
      }. |
    | Hearth | food { $goals-cost-hearth-1 }, stone { $goals-cost-hearth-3 } | { $goals-points-hearth } | Grow adds { $developments-hearth ->
        [one] { $developments-hearth } extra member
       *[other] { $developments-hearth } extra members
      }. |
    | Cave paintings | food { $goals-cost-cave-paintings-1 }, stone { $goals-cost-cave-paintings-3 } | { $goals-points-cave-paintings } | Learn draws { $developments-cave-paintings ->
        [one] { $developments-cave-paintings } extra goal
       *[other] { $developments-cave-paintings } extra goals
      }. |
    | Stone tools | wood { $goals-cost-stone-tools-2 }, stone { $goals-cost-stone-tools-3 } | { $goals-points-stone-tools } | Ordinary villages cost { $developments-stone-tools ->
        [one] { $developments-stone-tools } resource
       *[other] { $developments-stone-tools } resources
      } less. |
tribes-note-T22 = The step is from the book, and so is the ability of the Bow; that of the Stable follows from hints. All prices and points and the other abilities are our own, since we do not have the cards.
tribes-rule-T130-title = Where you may build
tribes-rule-T130 = One member of yours on the hex is enough, even if others are there. There is only one village per hex. You can’t build on the glacier, on the volcano or where there are invaders.
tribes-rule-T113-title = The first village
tribes-rule-T113 = As soon as the first village of the game is built, Chief and Abandoned village are shuffled into the event deck. The village that decided who begins lies on them until then; it is the first one built.

# Goals
tribes-rule-T132-title = Achievements
tribes-rule-T132 =
    Achievements, the brown goals, ask for a certain situation on the board at the moment you meet them, in step five:

    | Achievement | Asks for | Points |
    | Whole tribe | All { $goals-need-whole-tribe } of your members are on the board. | { $goals-points-whole-tribe } |
    | Lake lords | You are superior on { $goals-need-lords } lakes. | { $goals-points-lake-lords } |
    | Forest lords | You are superior in { $goals-need-lords } forests. | { $goals-points-forest-lords } |
    | Mountain lords | You are superior on { $goals-need-lords } mountains. | { $goals-points-mountain-lords } |
    | Nomads | You are present on { $goals-need-nomads } hexes. | { $goals-points-nomads } |
    | Borderland | You control { $goals-need-borderland } outer hexes. | { $goals-points-borderland } |
    | Raid | You attacked and destroyed an opponent’s village this turn. | { $goals-points-raid } |
tribes-note-T132 = Whole tribe and the moment when goals are met are from the book; the other achievements are our own, since we do not have the cards.
tribes-rule-T23-title = Words on the cards
tribes-rule-T23 =
    | Word | Meaning |
    | Present | At least one member of yours is there. |
    | Superior | You need at least one member and more than each other tribe on its own; the others are not added together. Invaders count as a tribe. |
    | In control | At least one member of yours and nobody else, not even invaders. Villages, elders, the mammoth and the sabre-tooth don’t matter for control or superiority. |
    | Outer hex | A hex that is not surrounded on all six sides; the volcano surrounds nothing. |
    | Neighbouring hexes | They share a side. |

# Events
tribes-rule-T40-title = A double
tribes-rule-T40 = When you roll a double, first do what the open event cards say about a double. Then, if one of the two places for events is free, reveal the next card. A card just revealed ignores the double that brought it. Discarded cards don’t return; only Volcano, and a Chief nobody bid for, are shuffled back. If this double discards an open card, its place is free at once. If both places are taken, no card is revealed. Volcano, Chief and Abandoned village take a place only while they are carried out.
tribes-rule-T41-title = The sixteen events
tribes-rule-T41 =
    What each card does once it is revealed:

    | Event | What happens |
    | Abandoned village | In turn order everyone may build a village for food { $events-abandoned-cost-1 }, wood { $events-abandoned-cost-2 }, stone { $events-abandoned-cost-3 } on a hex they control. Crafty builders pay { $powers-crafty-abandoned ->
        [one] { $powers-crafty-abandoned } resource
       *[other] { $powers-crafty-abandoned } resources
      } less. |
    | Altar | For sale, food { $events-altar-price-1 }. In step five its owner may sacrifice a member from the board together with { $events-altar-equal } identical resources or one of each kind, for { $events-altar-points ->
        [one] { $events-altar-points } point
       *[other] { $events-altar-points } points
      }, as often as that can be paid. |
    | Canoe | For sale, wood { $events-canoe-price-2 }. When its owner moves, lakes don’t count as steps. |
    | Walls | For sale, stone { $events-walls-price-3 }. They help villages under attack (T21). The price of Altar, Canoe and Walls falls by one with each double; at zero the card is gone. |
    | Chief | An auction. The winner gets { $events-chief-points-1 ->
        [one] { $events-chief-points-1 } point
       *[other] { $events-chief-points-1 } points
      }, for a bid of { $events-chief-many } or more { $events-chief-points-2 ->
        [one] { $events-chief-points-2 } point
       *[other] { $events-chief-points-2 } points
      }, and shares the resources of the bid out among the others (T143). |
    | Discovery | Food { $events-discovery-1 }, wood { $events-discovery-2 }, stone { $events-discovery-3 } are on the card. Take one for each hex you enter by Move that held only opponents; when nothing is left on the card, it is gone. |
    | Drought | From step four of this turn until the next double the limit of a hex is { $limit-drought }. |
    | Invaders | { $events-invaders } land on the least populated hex, one more with each double up to { $events-invaders-most }. Where they are, nobody can gather or build. They fight like a tribe. Whoever removes the last as an attacker gets { $events-invaders-points ->
        [one] { $events-invaders-points } point
       *[other] { $events-invaders-points } points
      }; then the card is gone. |
    | Mammoth | It appears on the least populated lake. With at least { $events-mammoth-members } members there you may spend a die. Hunt it for { $events-mammoth-food } food and { $events-mammoth-hunt-points ->
        [one] { $events-mammoth-hunt-points } point
       *[other] { $events-mammoth-hunt-points } points
      }, or pay { $events-mammoth-tame-price } food to tame it for { $events-mammoth-tame-points ->
        [one] { $events-mammoth-tame-points } point
       *[other] { $events-mammoth-tame-points } points
      }. Either way the card is gone. A tamed mammoth moves with its rider; if no member of yours is with it, it runs away and the points are lost. |
    | Mild winter | There is as much food on the card as there are players. Each Grow adds { $events-mild-winter-members ->
        [one] { $events-mild-winter-members } member
       *[other] { $events-mild-winter-members } members
      } and takes one food off the card; after the last food the card is gone. |
    | Plenty of food, of wood, of stone | { $events-plenty } of that resource are on the card. Each hex gathered for it yields { $events-plenty-each } extra from the card; when nothing is left on it, it is gone. |
    | Sabre-tooth | The player whose turn it is puts it on a mountain, and every tribe there loses a member. On each double it moves to another mountain and strikes again. One die hunts it for { $events-tiger-points ->
        [one] { $events-tiger-points } point
       *[other] { $events-tiger-points } points
      }, but it costs you a member on its mountain, if you have one there; then the card is gone. |
    | Shared knowledge | If you share a hex with an opponent, you may once in step five put one resource on the card and draw a goal. After { $events-shared-knowledge } resources the card is gone. |
    | Volcano | The first time, the player whose turn it is puts it next to the board, touching at least two hexes, if possible one with their own members. Then it erupts, and every later time it erupts again. On suns every tribe next to it takes { $events-volcano-stone } stone; on blanks it first loses { $events-volcano-losses-3 ->
        [one] { $events-volcano-losses-3 } member
       *[other] { $events-volcano-losses-3 } members
      }, on moons { $events-volcano-losses-2 ->
        [one] { $events-volcano-losses-2 } member
       *[other] { $events-volcano-losses-2 } members
      }. Hexes next to it can yield stone from then on. The card is shuffled back. |
tribes-note-T41 = Most cards are explained in the book; Mild winter, Shared knowledge and the growth of the Invaders come from public sources, and for an eruption on blanks we chose the loss of { $events-volcano-losses-3 } in all, where the book mentions one hex. That a used-up Plenty card goes is our ruling.
tribes-rule-T42-title = A die for a hunt
tribes-rule-T42 = A die spent on Mammoth or Sabre-tooth replaces an action and goes to the next player’s pool. Each card takes one die. A hunting die goes straight to the next pool, so there are always two dice in it. You may spend both dice on two different cards. Hunts and actions come in any order.
tribes-rule-T168-title = A hunt isn’t an action
tribes-rule-T168 = Hunts belong to step three. They aren’t actions: Wayfarers, Cunning and Light in the dark have no effect on them. If you have a member on the sabre-tooth’s mountain, you must give one up.
tribes-rule-T43-title = Least populated
tribes-rule-T43 = Count all members and invaders; an empty hex counts as zero. The volcano is left out, the glacier is not. The player whose turn it is decides ties. Nobody can enter the volcano.
tribes-rule-T161-title = Who is asked when
tribes-rule-T161 = If several players have something to decide, they do so clockwise, starting with the player whose turn it is: losses in an eruption, the Abandoned village, bids, the target of Walls, Ambush, where evasive members go, the kind for Shared gifts. Bow and Walls work automatically; you are only asked to choose a target among several tribes. Of two open cards the older one acts first on a double.

# The event cards in detail
tribes-rule-T134-title = Buying Altar, Canoe, Walls
tribes-rule-T134 = You may buy on your own turn whenever you have a decision to make: before the roll too, and between actions and conflicts. The price is what the card says minus the tokens on it; those go back to the supply. Remember that a double lowers the price or removes the card.
tribes-note-T134 = The book allows buying at any moment; that it must be your own turn is our ruling.
tribes-rule-T135-title = Bought for good
tribes-rule-T135 = There is one Altar, one Canoe and one set of Walls. Their owner keeps them for the whole game and can’t pass them on.
tribes-rule-T143-title = The auction for the Chief
tribes-rule-T143 =
    Starting with the player whose turn it is, everyone bids or passes. A bid is a number of resources, higher than the last one, not more than you hold, and forty at most. Once you have passed, you are out. The auction ends when there is a bid and all others have passed, or when all have passed without a bid. The last player who has not passed may still bid one.

    The winner alone pays, and chooses the resources while handing all of them out, to any of the other players.
tribes-rule-T141-title = Discovery: what counts
tribes-rule-T141 = Who is on a hex is judged at the start of the Move. Invaders aren’t opponents.
tribes-rule-T166-title = Discovery: how many
tribes-rule-T166 = Only the hex where a member ends its move counts, each hex once per turn, and it is judged at the start of that action. You choose which of the resources left on the card you take. A hex with invaders never counts. A step of Wayfarers counts.
tribes-note-T166 = That Wayfarers count is in the book; the rest is our ruling.
tribes-rule-T127-title = Conflicts with invaders
tribes-rule-T127 = Invaders count towards the limit and fight as a tribe. If the last falls in a conflict without an attacker, nobody gets points, but the card is discarded.
tribes-note-T127 = The book has the attacker remove invaders; that they also fall where nobody attacks is our ruling.
tribes-rule-T155-title = What invaders are
tribes-rule-T155 = Invaders are a tribe only for the limit, for conflicts, superiority and control. They are never an opponent. The sabre-tooth and the volcano don’t affect them. There is no conflict on a hex with nobody but invaders, and they are never reduced to the limit. Villages on their hex still score. The { $events-invaders-points ->
        [one] { $events-invaders-points } point
       *[other] { $events-invaders-points } points
      } for the last one are scored even if no attacking member survives.
tribes-note-T155 = From the book: the sabre-tooth spares invaders and elders, and the points are scored even without survivors. The rest is our ruling.
tribes-rule-T156-title = Harmless guests
tribes-rule-T156 = The mammoth changes nothing for members, villages and gathering on its hex. The sabre-tooth changes nothing for conflicts, gathering and building.
tribes-rule-T163-title = Riding the mammoth
tribes-rule-T163 = Whenever one of your members leaves the hex of your tamed mammoth by Move or as a Wayfarer, you decide whether the mammoth goes along to the end of the way. It may do so any number of times. A fleeing evasive member may take it along; a pushed one may not. There is no separate piece for the rider.
tribes-rule-T169-title = Mild winter: every Grow counts
tribes-rule-T169 = Each Grow takes one food off the card, even if it places nobody.
tribes-rule-T142-title = Plenty next to the volcano
tribes-rule-T142 = A hex next to the volcano that is gathered for stone counts for Plenty of stone. You take at most what is left on the card.
tribes-rule-T165-title = Plenty and wild land
tribes-rule-T165 = Wild land counts for a Plenty card if you took at least one of that resource from it. Two Plenty cards may both count.
tribes-rule-T139-title = The volcano hex
tribes-rule-T139 = Nobody can enter the volcano, and there is never anything on it. It has no terrain type, and hexes next to it are still outer hexes.
tribes-rule-T140-title = Eruption
tribes-rule-T140 = First members are lost, then stone is taken. Each tribe loses its number in all, not on each hex: on suns { $events-volcano-losses-1 }, on moons { $events-volcano-losses-2 }, on blanks { $events-volcano-losses-3 }. The owner chooses which members next to the volcano are lost. A tribe with fewer there loses those and still takes its stone ({ $events-volcano-stone }).
tribes-note-T140 = For blanks the book mentions one hex next to the volcano; that each tribe loses { $events-volcano-losses-3 } in all is our reading. Losses before stone are from the book.

# Elders
tribes-rule-T30-title = The elder
tribes-rule-T30 = Every player has an elder. When you build a village on the board in your step five, you may put your elder on it at once. As long as it is there you may, once per turn, give one resource of your choice to another player and use one of that player’s developments once; nobody can refuse. The elder isn’t a member. When its village is destroyed it goes back to your supply and may return with a village built in your next turn at the earliest. If the player whose turn it is attacked in that conflict, they get { $lands-elder-points ->
        [one] { $lands-elder-points } point
       *[other] { $lands-elder-points } points
      }.
tribes-rule-T146-title = How the elder borrows
tribes-rule-T146 = The elder doesn’t count as a member and can’t keep a village alive. Pay the resource first; then the ability lasts for one action, one conflict or one payment. You can do this once per turn.
tribes-rule-T158-title = What can be borrowed
tribes-rule-T158 = The elder borrows only developments that you have not met yourself; you can’t borrow Walls, Canoe or Altar. One use is: for Bow one conflict; for Stable, Basketry, Oxen, Hearth and Cave paintings one action; for Stone tools one village; for Pottery one exchange. You score points for an elder only in a conflict, and in addition to Raid.

# Special lands
tribes-rule-T31-title = The eight special lands
tribes-rule-T31 =
    A special land replaces a hex of its terrain and counts as that terrain.

    | Land | What it does |
    | Great lake, great forest, great mountain | { $lands-great } extra of their own resource when gathered, even in a weak Gather. |
    | Wild land | Replaces any hex. It is a lake, a forest and a mountain at once, for goals and events too. You take any mix of resources, as many as the strength of the action says. |
    | Jungle (a forest) and oasis (a lake) | To gather there you need { $lands-needed-members } members of yours on it. |
    | Tar pit (a lake) | After your own step four, if exactly one member of yours is on the tar pit, it goes back to your supply, and a village of yours there is destroyed. Others aren’t affected on your turn. |
    | Glacier (on a mountain) | At most { $limit-glacier } members, no village. It yields exactly { $lands-glacier-yield } stone, whatever developments or powers say; Plenty of stone still adds from its card. Each strong Gather there, even one that only Cunning made strong, puts one stone on it. With { $lands-glacier-stones } stones it melts and becomes a mountain; whoever next gathers there takes them on top of the normal yield. |
tribes-note-T31 = The book lets wild land count as any terrain; that it is all three at once is the reading of the English edition. For the glacier it speaks of two suns; that Cunning will do as well is our ruling.
tribes-rule-T105-title = Which lands are used
tribes-rule-T105 = At random: between none and { $lands-random-most } different special lands, every number equally likely, each on a random hex of its terrain. Or name the lands and their hexes yourselves. All eight fit even with two players.

# Leaders
tribes-rule-T104-title = The sixteen powers
tribes-rule-T104 =
    Each tribe has two powers. The owner picks one before the first members are placed.

    | Tribe | Power | Ability |
    | Daba | Traders | At any time trade { $powers-traders-give } identical resources for one other of your choice. |
    | Daba | Crafty builders | A village costs { $powers-crafty-builders ->
        [one] { $powers-crafty-builders } resource
       *[other] { $powers-crafty-builders } resources
      } less while you have none on the board, otherwise { $powers-crafty-later } less; the Abandoned village costs { $powers-crafty-abandoned } less. |
    | Indartsu | Farmers | If you gathered a lake, you may add { $powers-farmers ->
        [one] { $powers-farmers } member
       *[other] { $powers-farmers } members
      } on a gathered lake. |
    | Indartsu | Kinship | Grow adds { $powers-kinship } extra if you grow where another player has a member. |
    | Kia-kia | Ambush | Grow may also put members on your player board, at most { $powers-ambush }. Before a conflict of yours they may join in. |
    | Kia-kia | Shaman | Before the roll you may keep the face of one die and roll only the other. |
    | Muk’kan | Shared gifts | When an opponent gathers a hex where you are present, you take { $powers-shared-gifts } that the hex yields. |
    | Muk’kan | Intimidation | Once per turn, after Move, push one opponent’s member from a hex where you are superior to a neighbouring hex. |
    | Dananu | Cunning | Once per turn, pay one resource to make an action one level stronger. |
    | Dananu | Agriculture | In step one take { $powers-agriculture } food for each of your villages. |
    | Kiror | Pathfinders | Passing hexes of the same terrain costs no step. |
    | Kiror | Evasive | When you defend, removed members go to neighbouring hexes with room. |
    | Kaha | Wayfarers | Once per turn, before or after an action other than Move, pay { $powers-wayfarers-food } food and move one member one hex. |
    | Kaha | Common purpose | A hex with at least { $powers-common-purpose-members } of your members yields { $powers-common-purpose } extra when you gather it. |
    | Tunga | Hidden village | While you have a village on the board you may build one on your player board. It scores and can’t be destroyed. An elder can’t live there, and Walls don’t help it. |
    | Tunga | Light in the dark | Each weak action gives you { $powers-light-in-the-dark ->
        [one] { $powers-light-in-the-dark } resource
       *[other] { $powers-light-in-the-dark } resources
      } of your choice. |
tribes-note-T104 = From the book: Pathfinders, Evasive, Hidden village, parts of Ambush, Shaman, Cunning and Wayfarers, and the price of the Abandoned village for Crafty builders. Farmers, Shared gifts, Agriculture and Common purpose follow from its hints. The rest is our ruling, including the numbers of Traders and Crafty builders and the food for Wayfarers.
tribes-rule-T177-title = Choosing a leader
tribes-rule-T177 = Leaders are chosen openly in turn order, after the terrain is laid. The Tunga may build the Abandoned village as their hidden one.
tribes-note-T177 = The hidden Abandoned village is in the book; the order of choosing is our ruling.
tribes-rule-T154-title = Traders
tribes-rule-T154 = You may trade whenever you pay, give or bid, on anyone’s turn, any number of times.
tribes-rule-T171-title = Ambush
tribes-rule-T171 = Ambush comes before Bow and Walls. Any number of your waiting members may join, but only where you already have a member, whether you attack or defend. You may Grow on your player board even with nobody on the board. Members waiting on your player board aren’t on the board: they don’t count for Whole tribe, and you can’t sacrifice them.
tribes-rule-T172-title = Evasive
tribes-rule-T172 = The members you take away yourself flee, but not the one the Bow hits. It works as well when your tribe is alone and reduced to the limit on another player’s turn. Fleeing members go only where they cause no new conflict, so there must be room. Those without room go to the supply.
tribes-rule-T173-title = Intimidation
tribes-rule-T173 = You can’t push away the last member guarding their own village. Pushing isn’t an attack. Nobody can be pushed onto the volcano; a hex may be overfilled.
tribes-rule-T174-title = Shared gifts
tribes-rule-T174 = You take for each gathered hex where you are present, a kind that the hex can yield. Being present is enough in jungle and oasis too. You get nothing from Plenty cards.
tribes-rule-T175-title = Shaman
tribes-rule-T175 = The dice of the pool keep the faces they had; the first pool is rolled during setup. A double made with a kept die counts as a double.
tribes-rule-T176-title = Cunning
tribes-rule-T176 = Declare it after the die is placed and before the action has any effect. An action can’t become stronger than strong.

# Worked examples
tribes-example-first-turns =
    The rows show sun, moon, blank. Anna rolled sun and moon. She pushes the sun into Grow: sun, sun, moon. Two suns are strong, so she adds 4 members. Then she pushes the moon into Move: moon, sun, moon. Two moons are weak, so 2 members move.

    Ben rolled sun and blank. The blank goes into Learn: blank, sun, moon. That is normal: 2 goals. The sun goes into Gather: sun, sun, moon. That is strong: 3 hexes give 2 resources each.
tribes-example-six-on-a-hex = There are six members on one hex. 3 against 3: nobody is left. 4 against 2: both sides lose 2, so 2 members of the larger tribe are left. 6 of one tribe: one goes, 5 stay.
tribes-example-left-village = You have a village and 1 member on a hex. You move the member away and nobody comes instead. At the end of the Move the village is destroyed.
tribes-example-common-purpose = You lead the Kaha with Common purpose and have 4 members on a lake. A normal Gather there yields 2 food, and 1 extra for the four members: 3 food.
tribes-example-glacier = You Gather the glacier with a strong action. You take 1 stone, and 1 stone is put on the glacier.
tribes-example-plenty-of-food = Plenty of food is open. With a strong Gather Anna takes a mountain and two lakes: 2 stone and 4 food, and 4 food from the card, 2 for each lake.
tribes-example-stable-and-canoe = With Stable and Canoe a member goes from land over a lake to land and on to land in one Move. That is 3 steps minus 1 for the lake, so 2, and Stable allows 2. A step of Wayfarers is never longer than 1 hex.
tribes-example-chief = Chief with two players. The first passes before anyone has bid. The second may still bid 1, and gets 1 point. With a bid of 5 it would be 2 points.
tribes-example-coming-back = Your last member fell in a conflict. When your next turn begins, you put 2 members on free hexes before anything else; then your villages score, if you still have a hidden one.
tribes-example-grow-two-hexes = Normal Grow: 3 members. You are on two hexes and put 2 on one and 1 on the other. You may not put any on a hex where you aren’t.
tribes-example-put-back-goals = You have 2 villages on the board and 4 open goals. Before you draw, you put 2 of them under your deck. Then a normal Learn brings 2 new ones.
tribes-example-bow-and-walls = 4 attack 3 in a village with Walls, and the attacker has Bow. Before the conflict each side loses one: 3 against 2. Then 1 attacker is left, and the village falls.
tribes-example-two-discounts = Your village costs 3 food, 2 wood and 1 stone. With Stone tools you leave out one resource of your choice and pay 5.
tribes-example-falling-price = Walls cost 3 stone when they appear. After two doubles there are 2 tokens on the card: now they cost 1.
tribes-example-double-with-two-cards = Two event cards are open, and you roll a double. The older one acts, then the younger. If neither goes away, no new card is revealed.
tribes-example-eruption-moons = The volcano erupts on two moons. You have 3 members on two hexes next to it: you choose 2 of them to lose, in all and not on each hex.
tribes-example-elder-borrows = Your elder lives in your village. You give Ben 1 wood and use his Hearth once: this Grow adds one member more.
tribes-example-tar = You have 2 members on the tar pit and move one away. After step four exactly one is left there: it is lost.

# Where the rulebook contradicts itself
tribes-contradiction-volcano-place = The card wants the volcano next to two empty hexes, one of them with your own members; the explanation below it wants any two hexes, one of them with your members if that is possible. A hex can’t be both empty and occupied, so we play the explanation.
tribes-contradiction-walls = The chapter on conflicts counts Walls among the developments that you complete; the event sells them as a token. We play the event: whoever bought the token has Walls.

# What the pictures of the rules show
tribes-diagram-rows = Four rows of dice. Your die enters at the left, the rightmost one goes to the next player. Two suns among the three: strong; two moons: weak; anything else: normal.
tribes-diagram-move = Your members leave E. Each goes to one of the six neighbouring hexes, and each only once per turn.
tribes-diagram-conflict = There are six members on E, one more than the limit of five: a conflict. Every tribe loses one at a time, 3–2–1, then 2–1–0, then 1–0: you keep one.
tribes-diagram-superiority = On A you are alone: control. On D you have three against one: superiority. On E it is two against two: neither.
tribes-diagram-village = Your village on A scores a victory point at the start of each of your turns, as long as one of your members is there.
tribes-diagram-table = The table on your turn.
tribes-diagram-grow = Members may be added on A, D and E, where you have some already; nowhere else.
tribes-diagram-gather = A normal Gather takes two resources from each of two hexes: here food from the lake A and wood from the forest D, although another tribe is there too.
tribes-diagram-goals = Open goals. Developments cost resources, achievements ask for a situation on the board; what is highlighted can be met now.
tribes-diagram-invaders = Three invaders on H. Nobody gathers or builds there, and they count towards the limit of five.
tribes-diagram-mammoth = The mammoth is on the lake G, and you have four members there: a die may be spent to hunt or to tame it.
tribes-diagram-volcano = The volcano lies next to the board. On an eruption everyone on the hexes next to it is affected; those hexes may be gathered for stone.
tribes-diagram-lands = Special lands on the board: the great lake on A, the jungle on B and the glacier on C.

# What not every game is played with
tribes-when-elders = elders
tribes-when-lands = special lands
tribes-when-leaders = leaders

# The labelled picture of the table, and the example turn
tribes-label-map = The board: lakes, forests and mountains, with the members of all tribes on them.
tribes-label-village = A village: a point at the start of each of its owner’s turns, as long as one of their members is there.
tribes-label-events = Open event cards; a double on the dice brings the next one.
tribes-label-dice = Your two dice: one for each of your two actions.
tribes-label-rows = The four actions, each with its row of three dice: two suns make it strong, two moons weak.
tribes-label-purse = Your resources: food, wood and stone.
tribes-label-goals = Your open goals: meet them at the end of your turn.
tribes-turn-roll = It’s your turn. You have rolled a sun and a blank: no double, so no event. Each die will pay for one action.
tribes-turn-grow = The sun enters the row of Grow from the left, and the die that falls out goes to the other player. Now two of the three dice are suns: Grow is strong, four members.
tribes-turn-add = All four join the forest in the middle, where you already had a member. You may only grow where you are.
tribes-turn-gather = The blank goes into Gather: blank, sun, moon, so it is normal: two hexes, two resources from each. The lake yields food, the forest wood.
tribes-turn-build = Now you can pay for a village: three food, two wood, one stone for the Kaha. It goes on the forest, where five members guard it.
tribes-turn-end = The turn is over, and the other player rolls the two dice that fell out of your rows. From your next turn on, the village scores a point before you roll.
