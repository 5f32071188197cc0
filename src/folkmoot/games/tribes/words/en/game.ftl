tribes-name = Tribes

# Things
tribes-word-food = food
tribes-word-wood = wood
tribes-word-stone = stone
tribes-word-mixed = one of each
tribes-word-lake = lake
tribes-word-forest = forest
tribes-word-mountain = mountain
tribes-word-sun = sun
tribes-word-moon = moon
tribes-word-blank = blank
tribes-word-grow = Grow
tribes-word-move = Move
tribes-word-gather = Gather
tribes-word-learn = Learn
tribes-word-weak = weak
tribes-word-normal = normal
tribes-word-strong = strong
tribes-word-board = player board
tribes-word-daba = Daba
tribes-word-indartsu = Indartsu
tribes-word-kia_kia = Kia-kia
tribes-word-muk_kan = Muk’kan
tribes-amount = { $number } { $thing }
tribes-hex = { $letter }
tribes-word-dananu = Dananu
tribes-word-kiror = Kiror
tribes-word-kaha = Kaha
tribes-word-tunga = Tunga
tribes-word-traders = Traders
tribes-word-crafty_builders = Crafty builders
tribes-word-farmers = Farmers
tribes-word-kinship = Kinship
tribes-word-ambush = Ambush
tribes-word-shaman = Shaman
tribes-word-shared_gifts = Shared gifts
tribes-word-intimidation = Intimidation
tribes-word-cunning = Cunning
tribes-word-agriculture = Agriculture
tribes-word-pathfinders = Pathfinders
tribes-word-evasive = Evasive
tribes-word-wayfarers = Wayfarers
tribes-word-common_purpose = Common purpose
tribes-word-hidden_village = Hidden village
tribes-word-light_in_the_dark = Light in the dark
tribes-word-bow = Bow
tribes-word-stable = Stable
tribes-word-pottery = Pottery
tribes-word-basketry = Basketry
tribes-word-oxen = Oxen
tribes-word-hearth = Hearth
tribes-word-cave_paintings = Cave paintings
tribes-word-stone_tools = Stone tools
tribes-word-whole_tribe = Whole tribe
tribes-word-lake_lords = Lake lords
tribes-word-forest_lords = Forest lords
tribes-word-mountain_lords = Mountain lords
tribes-word-nomads = Nomads
tribes-word-borderland = Borderland
tribes-word-raid = Raid
tribes-word-abandoned_village = Abandoned village
tribes-word-altar = Altar
tribes-word-canoe = Canoe
tribes-word-walls = Walls
tribes-word-chief = Chief
tribes-word-discovery = Discovery
tribes-word-drought = Drought
tribes-word-invaders = Invaders
tribes-word-mammoth = Mammoth
tribes-word-mild_winter = Mild winter
tribes-word-plenty_of_food = Plenty of food
tribes-word-plenty_of_wood = Plenty of wood
tribes-word-plenty_of_stone = Plenty of stone
tribes-word-sabre_tooth = Sabre-tooth
tribes-word-shared_knowledge = Shared knowledge
tribes-word-volcano = Volcano
tribes-word-great_lake = great lake
tribes-word-great_forest = great forest
tribes-word-great_mountain = great mountain
tribes-word-wild_land = wild land
tribes-word-jungle = jungle
tribes-word-oasis = oasis
tribes-word-tar_pit = tar pit
tribes-word-glacier = glacier

# What is expected now
tribes-ask-chance_terrain = The terrain is laid.
tribes-ask-chance_lands = The number of special lands is drawn.
tribes-ask-chance_land = A special land is drawn.
tribes-ask-chance_land_hex = The place of the { $land } is drawn.
tribes-ask-chance_tribe = The tribes are dealt.
tribes-ask-chance_first = The first player is drawn.
tribes-ask-chance_power = The powers of the leaders are dealt.
tribes-ask-chance_pool = The first pool is rolled.
tribes-ask-chance_roll = The dice are rolled.
tribes-ask-chance_roll_one = One die is rolled.
tribes-ask-chance_event = The next event is revealed.
tribes-ask-chance_goal = A goal is drawn.
tribes-ask-leader = { $who }: choose one of your tribe’s two powers.
tribes-ask-start = { $who }: place { $number ->
    [one] one member
   *[other] { $number } members
  } on a free hex.
tribes-ask-bonus = { $who }: take any resource ({ $of } left).
tribes-ask-return = { $who }: you have nobody on the board; put a member on a free hex ({ $of } left).
tribes-ask-before = { $who }: roll the dice; before that you may buy, or keep a die if your leader can.
tribes-ask-act = { $who }: choose an action and a die for it.
tribes-ask-grow = { $who }: { $strength } Grow, place members ({ $done } of { $of }), then finish.
tribes-ask-move = { $who }: { $strength } Move, move members ({ $done } of { $of }), then finish.
tribes-ask-gather = { $who }: { $strength } Gather, choose hexes ({ $done } of { $of }), then finish.
tribes-ask-learn = { $who }: { $strength } Learn; you may put open goals under your deck ({ $done } of at most { $of }), then draw { $number }.
tribes-ask-wander = { $who }: move one member one hex, or finish.
tribes-ask-push = { $who }: push one opponent’s member off a hex where you are superior, or finish.
tribes-ask-push_to = { $who }: where do you push the member on { $hex }?
tribes-ask-tiger = { $who }: send the sabre-tooth to a mountain.
tribes-ask-invaders = { $who }: the invaders land on one of the least populated hexes.
tribes-ask-mammoth = { $who }: the mammoth appears on one of the least populated lakes.
tribes-ask-volcano = { $who }: place the volcano next to the board.
tribes-ask-bid = { $who }: bid more than { $highest }, or pass.
tribes-ask-settle = { $who }: build the abandoned village on a hex you control, or skip it.
tribes-ask-fight = { $who }: choose the conflict to resolve next ({ $hexes }).
tribes-ask-end = { $who }: build villages and meet goals, then end your turn.
tribes-ask-yield = { $who }: what does hex { $hex } yield next to the volcano?
tribes-ask-mix = { $who }: the wild land on { $hex } yields any resource ({ $of } left).
tribes-ask-gift = { $who }: take one resource that hex { $hex } yields.
tribes-ask-basket = { $who }: which gathered hex fills the basket?
tribes-ask-basket_type = { $who }: which resource of hex { $hex } goes into the basket?
tribes-ask-farm = { $who }: add a member on a gathered lake, or finish.
tribes-ask-found = { $who }: take a resource from Discovery ({ $of } left).
tribes-ask-light = { $who }: take any resource for the weak action ({ $of } left).
tribes-ask-tribute = { $who }: which resource do you give { $to-seat } to use { $goal }?
tribes-ask-lose = { $who }: the eruption costs you a member next to the volcano ({ $of } left).
tribes-ask-hand = { $who }: hand out your bid ({ $of } left).
tribes-ask-spare = { $who }: which resource do you save ({ $of } left)?
tribes-ask-ambush = { $who }: how many join the conflict on { $hex } from ambush?
tribes-ask-shoot = { $who }: whom does the bow hit on { $hex }?
tribes-ask-repel = { $who }: whom do the walls repel on { $hex }?
tribes-ask-flee = { $who }: where does a member from { $hex } flee ({ $of } left)?
tribes-ask-elder = { $who }: put your elder on the new village on { $hex }, or skip it.
tribes-ask-offer = { $who }: what is offered with the member on { $hex }?
tribes-ask-pot_give = { $who }: give one resource to another player for the pottery.
tribes-ask-pot_take = { $who }: take any resource ({ $of } left).
tribes-ask-over = The game is over.

# What happened
tribes-event-terrain = Hex { $hex } is a { $terrain }.
tribes-event-lands = { $number ->
    [0] There are no special lands.
    [one] There is one special land.
   *[other] There are { $number } special lands.
  }
tribes-event-land = The { $land } is in play.
tribes-event-land_laid = The { $land } is on { $hex }.
tribes-event-tribe = { $who } leads the { $tribe }.
tribes-event-first = { $who } begins.
tribes-event-pool = The first pool shows { $face } and { $face2 }.
tribes-event-leader = { $who }’s leader has the power { $power }.
tribes-event-placed = { $who } places { $number ->
    [one] one member
   *[other] { $number } members
  } on { $hex }.
tribes-event-turn = It’s { $who }’s turn.
tribes-event-points = { $who } scores { $number ->
    [one] one point
   *[other] { $number } points
  }.
tribes-event-gain = { $who } takes { $number } { $resource }.
tribes-event-spend = { $who } pays { $number } { $resource }.
tribes-event-given = { $who } gives 1 { $resource } to { $to-seat }.
tribes-event-kept = { $who } keeps the { $face }.
tribes-event-rolled = { $who } rolls { $face } and { $face2 }.
tribes-event-act = { $who } takes a { $level } { $deed } action.
tribes-event-strengthened = { $who } makes the action { $level }.
tribes-event-borrowed = { $who }’s elder borrows { $goal } from { $from-seat }.
tribes-event-grew = { $who } gets a new member on { $hex }.
tribes-event-moved = { $who } moves a member from { $from } to { $to }.
tribes-event-rode = { $who } rides the mammoth from { $from } to { $to }.
tribes-event-gathered = { $who } gathers on { $hex }.
tribes-event-glacier = { $number ->
    [one] There is one stone on the glacier.
   *[other] There are { $number } stones on the glacier.
  }
tribes-event-melted = The glacier melts.
tribes-event-goal_put_under = { $who } puts { $goal } under the deck.
tribes-event-goal_drawn = { $who } draws the goal { $goal }.
tribes-event-goal_met = { $who } meets the goal { $goal }.
tribes-event-pushed = One of { $who }’s members is pushed from { $from } to { $to }.
tribes-event-removed = { $who } loses { $number ->
    [one] one member
   *[other] { $number } members
  } on { $hex }.
tribes-event-invaders_removed = { $number ->
    [one] One invader falls
   *[other] { $number } invaders fall
  } on { $hex }.
tribes-event-village_destroyed = { $who }’s village on { $hex } is destroyed.
tribes-event-mammoth_ran = { $who }’s mammoth runs away.
tribes-event-event = Event: { $event }.
tribes-event-event_discarded = The event { $event } is over.
tribes-event-shuffled_back = The event { $event } is shuffled back into the deck.
tribes-event-price = The price of the { $event } is now { $number ->
    [one] one resource
   *[other] { $number } resources
  }.
tribes-event-card_food = { $number ->
    [0] No food
   *[other] { $number } food
  } is left on the Mild winter card.
tribes-event-bought = { $who } buys the { $event }.
tribes-event-invaders = { $number ->
    [one] There is one invader
   *[other] There are { $number } invaders
  } on { $hex }.
tribes-event-mammoth = A mammoth appears on { $hex }.
tribes-event-mammoth_hunted = { $who } hunts the mammoth.
tribes-event-mammoth_tamed = { $who } tames the mammoth.
tribes-event-tiger = The sabre-tooth is on the prowl on { $hex }.
tribes-event-tiger_hunted = { $who } hunts the sabre-tooth.
tribes-event-volcano = { $who } places the volcano on space { $cell }.
tribes-event-eruption = The volcano erupts ({ $face }).
tribes-event-bid = { $who } bids { $number ->
    [one] one resource
   *[other] { $number } resources
  }.
tribes-event-passed = { $who } passes.
tribes-event-built = { $who } builds a village on { $hex }.
tribes-event-spared = { $who } saves one { $resource }.
tribes-event-elder = { $who }’s elder settles in the village on { $hex }.
tribes-event-sacrificed = { $who } sacrifices a member from { $hex } at the altar.
tribes-event-pottery = { $who } uses Pottery.
tribes-event-conflict = There is a conflict on { $hex }.
tribes-event-ambush = { $who } strikes from ambush on { $hex } with { $number ->
    [one] one member
   *[other] { $number } members
  }.
tribes-event-fled = One of { $who }’s members flees from { $from } to { $to }.
tribes-event-raided = { $who } attacks and destroys a village on { $hex }.

# Why not
tribes-refusal-not_now-act-done = Take an action first: choose a die and a row.
tribes-refusal-not_yours = You can’t choose that power: it belongs to another tribe.
tribes-refusal-not_free = You can’t place anyone there: that hex isn’t free.
tribes-refusal-no_such_die = You don’t have a die that shows that.
tribes-refusal-action_used = You’ve already taken that action this turn; your two actions must be different.
tribes-refusal-nobody_there = You don’t have any members there.
tribes-refusal-nobody_left = { $verb ->
    [ambush] You can’t send that many: { $waiting ->
        [0] nobody is waiting
        [one] only one member is waiting
       *[other] only { $waiting } members are waiting
      } on your player board.
   *[other] You don’t have any members left to add: all { $members } of your tribe are in play.
  }
tribes-refusal-out_of_order = Choices are made in a fixed order: take back the last ones to make this one.
tribes-refusal-enough = { $verb ->
    [grow] You can’t add any more: this action allows { $number ->
        [one] one member
       *[other] { $number } members
      }.
    [board] You can’t put any more on your player board: it holds { $number ->
        [one] one member
       *[other] { $number } members
      }.
    [move] You can’t move any more: this action allows { $number ->
        [one] one member
       *[other] { $number } members
      }.
    [ride] You can’t move any more: this action allows { $number ->
        [one] one member
       *[other] { $number } members
      }.
    [gather] You can’t gather any more: this action allows { $number ->
        [one] one hex
       *[other] { $number } hexes
      }.
   *[other] You can’t choose any more: { $number } is the limit here.
  }
tribes-refusal-all_moved = All your members there have already moved this turn. Choose a member from another hex.
tribes-refusal-too_far = You can’t get there: { $steps ->
    [0] that member is there already.
    [one] { $free ->
        [0] only neighbouring hexes can be reached.
       *[other] it’s more than one step away, not counting hexes that are free.
      }
   *[other] { $free ->
        [0] it’s more than { $steps } steps away.
       *[other] it’s more than { $steps } steps away, not counting hexes that are free.
      }
  }
tribes-refusal-no_mammoth = { $verb ->
    [hunt] You can’t hunt the mammoth: there’s no wild mammoth on the board.
    [tame] You can’t tame the mammoth: there’s no wild mammoth on the board.
   *[other] You can’t ride from there: you don’t have a tamed mammoth on that hex.
  }
tribes-refusal-too_few = You don’t have enough members on { $hex }: you need { $need }, and you have { $members }.
tribes-refusal-invaded = You can’t do that there: invaders are on that hex. Beat them first.
tribes-refusal-no_resource = { $verb ->
    [take] There’s no { $resource } left on the card; it holds { $left }.
    [give] You don’t have any { $resource }; you have { $held }.
    [pay] You don’t have any { $resource }; you have { $held }.
    [pottery] You need a resource to give away, and you have { $held }.
    [borrow] You can’t borrow that: it takes { $number ->
        [one] one resource
       *[other] { $number } resources
      }, and you have { $held }.
    [sacrifice] You can’t sacrifice anyone: besides a member it takes identical resources ({ $number }) or one of each kind, and you have { $held }.
    [spare] You can’t save { $resource } here: { $cost } are left to pay, and you have { $held }.
    [trade] You can’t trade that: { $owed ->
        [0] a trade takes { $number } of the same resource, and you have { $held }.
       *[other] you still have to hand out { $owed }, and you have { $held }.
      }
    [build] You can’t pay for a village: it costs { $cost }{ $saved ->
        [0] {""}
       *[other] , of which you save { $saved }
      }, and you have { $held }.
   *[other] You can’t pay for that: it costs { $cost }, and you have { $held }.
  }
tribes-refusal-village_there = You can’t build there: the hex already has a village.
tribes-refusal-no_villages = You can’t build: all { $number } villages are in play. One has to be destroyed first.
tribes-refusal-on_glacier = { $verb ->
    [fill] You can’t choose that hex: Basketry adds nothing on the glacier.
   *[other] You can’t build on the glacier.
  }
tribes-refusal-not_open = { $verb ->
    [chase] You can’t hunt the sabre-tooth: it isn’t on the board.
    [study] You can’t do that: the event Shared knowledge isn’t open.
   *[other] You can’t choose { $goal }: it isn’t one of your open goals.
  }
tribes-refusal-unfulfilled = You haven’t met the condition of { $goal } yet: you have { $have } of { $need }.
tribes-refusal-once_a_turn = You’ve already done that this turn; you can do it only once per turn.
tribes-refusal-not_for_sale = { $verb ->
    [sacrifice] You can’t sacrifice anyone: you don’t own the Altar.
   *[other] You can’t buy that: the event { $event } isn’t open.
  }
tribes-refusal-bid_too_low = The highest bid is { $highest }: bid more, or pass.
tribes-refusal-bid_too_high = You have { $held ->
    [one] one resource
   *[other] { $held } resources
  }; you can’t bid more than that.
tribes-refusal-no_power = { $verb ->
    [build] You can’t build on your player board: you need the power Hidden village, a village on the board, and no hidden one yet.
   *[other] Only a leader with the power { $power } can do that.
  }
tribes-refusal-no_elder = You can’t use your elder: it isn’t on the board.
tribes-refusal-no_development = { $verb ->
    [pottery] You can’t use Pottery: you haven’t met that goal.
   *[other] You can only borrow a development that the other player has and you don’t.
  }
tribes-refusal-not_controlled = You don’t control that hex: you have to be alone there.
tribes-refusal-no_conflict = { $verb ->
    [invaders] There’s no conflict on { $hex }: nobody but invaders is there.
   *[other] There’s no conflict on { $hex }: the limit is { $limit }, and { $members ->
        [0] nobody is there
        [one] one is there
       *[other] { $members } are there
      }.
  }
tribes-refusal-no_room = You can’t flee to { $hex }: it holds { $limit }, and { $members ->
    [one] one is there
   *[other] { $members } are there
  } already.
tribes-refusal-wrong_place = { $verb ->
    [mammoth] You can’t choose { $hex }: the mammoth appears on the lake with the fewest members.
    [invaders] You can’t choose { $hex }: invaders land on the hex with the fewest members.
    [tiger] You can’t choose { $hex }: the sabre-tooth goes to a mountain, and never stays where it is.
    [lose] You can’t choose { $hex }: you don’t have members next to the volcano there.
    [fill] You can’t choose { $hex }: you haven’t gathered it in this action.
    [grow] You can’t add anyone there: Farmers add a member only on a lake gathered in this action.
    [volcano] You can’t choose that place: the volcano touches at least two hexes, one of them with your members if possible.
   *[other] You can’t choose that place. Choose one of the highlighted ones.
  }
tribes-refusal-wrong_target = { $verb ->
    [give] You can’t choose yourself. Choose another player.
    [borrow] You can’t choose yourself. Choose another player.
    [push] You can only push an opponent’s member away from a hex where you have more members than each other tribe.
   *[other] You can’t choose that. Choose a tribe that is against you in this conflict.
  }
tribes-refusal-wrong_type = You can’t take that: the hex doesn’t yield it.
tribes-refusal-not_shared = You can’t do that: you don’t share a hex with an opponent.
tribes-refusal-no_cards = You can’t draw: your deck of goals is empty.
tribes-refusal-strong_already = You can’t strengthen it: the action is already strong.
tribes-refusal-last_guard = You can’t push away the last member guarding their own village.
tribes-refusal-must_stay = { $number ->
    [0] You can’t put any goals away: it’s one for each of your villages on the board, and you have none there.
    [one] You can’t put away any more: it’s one open goal for each of your villages on the board, and you have one there.
   *[other] You can’t put away any more: it’s one open goal for each of your villages on the board, and you have { $number } there.
  }
tribes-refusal-too_early = Choices are made in a fixed order: something else has to be chosen first.
tribes-refusal-gathered_already = You’ve already gathered { $hex }: each hex yields only once per action.
tribes-refusal-off_board = There’s no hex { $hex } on this board.
tribes-refusal-not_at_table = Nobody sits there: you are { $players } at this table.

# The score pad
tribes-row-villages = Villages
tribes-row-goals = Goals
tribes-row-altar = Altar
tribes-row-chief = Chief
tribes-row-invaders = Invaders
tribes-row-mammoth = Mammoth
tribes-row-sabre_tooth = Sabre-tooth
tribes-row-elders = Elders
tribes-part-villages = villages, at the start of each turn
tribes-part-goals = { $goal }
tribes-part-altar = sacrifices at the altar
tribes-part-chief = the chief’s favour
tribes-part-invaders = beating the last invader
tribes-part-mammoth = hunting or taming the mammoth
tribes-part-sabre_tooth = hunting the sabre-tooth
tribes-part-elders = driving out elders

# The board in words
tribes-board-head = Round { $rounds }
tribes-board-hex = Hex { $hex } ({ $terrain }): { $there }
tribes-board-land = { $terrain }, { $land }
tribes-board-village = { $who }’s village
tribes-board-events = Open events: { $events }
tribes-board-rows = { $deed }: { $dice }
tribes-board-dice = Dice: { $dice }; for the next player: { $next }
tribes-board-seat = { $who } ({ $tribe }): { $points ->
    [one] one point
   *[other] { $points } points
  }; { $food } food, { $wood } wood, { $stone } stone
tribes-board-leader = leader: { $power }
tribes-board-open = open goals: { $goals }
tribes-board-met = goals met: { $goals }
tribes-board-tokens = owns: { $tokens }
tribes-board-draft = choosing: { $steps }
tribes-board-elder = { $who }’s elder

# The start page
tribes-blurb = Grow, wander and settle: spread your tribe over lakes, forests and mountains, and fight where the land gets crowded.
tribes-minutes = 60
client-chips-tribes = goals and events | elders, leaders, lands optional
tribes-option-elders = Elders
tribes-about-elders = Each tribe has an elder who settles on a village and borrows developments from others.
tribes-option-special-lands = Special lands
tribes-about-special-lands = Up to three hexes become something special: a jungle, an oasis, a glacier.
tribes-option-leaders = Leaders
tribes-about-leaders = Every tribe has its own power: chosen from two, or dealt at random.
tribes-option-tribes = Tribes
tribes-about-tribes = Choose a tribe for each seat, or deal them at random.
tribes-choice-off = off
tribes-choice-random = random
tribes-choice-choose = choose
tribes-reason-points = { $who } is the first to reach 15 points.
tribes-reason-rounds = After the last round { $who } has the most points.

# What things do
tribes-about-bow = When you attack, remove one enemy first.
tribes-about-stable = Members move up to two hexes.
tribes-about-pottery = Once per turn, give one resource and take two.
tribes-about-basketry = One extra resource from one gathered hex.
tribes-about-oxen = Gather from one extra hex.
tribes-about-hearth = Grow adds one extra member.
tribes-about-cave_paintings = Learn draws one extra goal.
tribes-about-stone_tools = Villages cost one resource less.
tribes-about-whole_tribe = All { $number } members on the board
tribes-about-lake_lords = Superior on { $number } lakes
tribes-about-forest_lords = Superior in { $number } forests
tribes-about-mountain_lords = Superior on { $number } mountains
tribes-about-nomads = Present on { $number } hexes
tribes-about-borderland = In control of { $number } outer hexes
tribes-about-raid = Destroy a village by an attack
tribes-about-abandoned_village = In turn order, each player may build a village on a hex they control for one of each resource.
tribes-about-altar = For sale. At the end of your turn, sacrifice a member plus four identical resources (or one of each) for 1 point.
tribes-about-canoe = For sale. When you move, lakes don’t count as steps.
tribes-about-walls = For sale. When your village is attacked, remove one attacker first.
tribes-about-chief = An auction: the winner scores 1 point (2 for a bid of five or more) and shares the bid out among the others.
tribes-about-discovery = Whoever moves onto a hex with only opponents takes a resource.
tribes-about-drought = Only four fit on a hex until the next double.
tribes-about-invaders = You can’t gather or build where they are; each double adds one. Beat the last one: 2 points.
tribes-about-mammoth = With four members on its hex and a die: hunt it for 3 food and 1 point, or pay 3 food to tame it for 3 points.
tribes-about-mild_winter = Each Grow adds two extra members and takes one food off the card.
tribes-about-plenty_of_food = Each gathered lake yields two extra food, while they last.
tribes-about-plenty_of_wood = Each gathered forest yields two extra wood, while they last.
tribes-about-plenty_of_stone = Each gathered mountain yields two extra stone, while they last.
tribes-about-sabre_tooth = Every tribe on its mountain loses a member; it moves with each double. Hunt it with a die for 1 point.
tribes-about-shared_knowledge = If you share a hex with an opponent: once per turn, pay a resource to draw a goal.
tribes-about-volcano = It rises next to the board. Hexes around it can yield stone; eruptions cost members.
tribes-about-traders = Trade two identical resources for one, at any time.
tribes-about-crafty_builders = Your first village costs three resources less; while you have one on the board, villages cost two less.
tribes-about-farmers = Gathering on a lake may add a member there.
tribes-about-kinship = Grow adds one extra member where others are too.
tribes-about-ambush = Members wait on your board and join a conflict.
tribes-about-shaman = Keep one die, roll only the other.
tribes-about-shared_gifts = Take a resource when an opponent gathers a hex you share.
tribes-about-intimidation = After Move, push one opponent where you are superior.
tribes-about-cunning = Once per turn, pay a resource to make an action stronger.
tribes-about-agriculture = One food for each village at the start of your turn.
tribes-about-pathfinders = Hexes of the same terrain don’t count as steps.
tribes-about-evasive = When you defend, your members flee instead of dying.
tribes-about-wayfarers = When you take any action but Move, you may pay 3 food to move one member one hex.
tribes-about-common_purpose = With four members on a hex, gather one extra there.
tribes-about-hidden_village = You may build one village on your player board.
tribes-about-light_in_the_dark = Each weak action gives you a resource.
tribes-about-great_lake = One extra food when gathered
tribes-about-great_forest = One extra wood when gathered
tribes-about-great_mountain = One extra stone when gathered
tribes-about-wild_land = Counts as every terrain, yields any mix
tribes-about-jungle = You need three members to gather here
tribes-about-oasis = You need three members to gather here
tribes-about-tar_pit = A lone member is lost after your conflicts
tribes-about-glacier = At most three members, no village, yields one stone; a strong Gather puts stone here

# What I do now
tribes-now-leader = Choose one of your tribe’s two powers.
tribes-now-start = Place { $number ->
    [one] your first member
   *[other] your first { $number } members
  } on a free hex.
tribes-now-bonus = Take any resource ({ $of } left).
tribes-now-return = You have nobody on the board: put a member on a free hex ({ $of } left).
tribes-now-before = Roll the dice.
tribes-now-act = Choose a die and the action for it.
tribes-now-grow = Select the hexes where you want new members ({ $done } of { $of }), then finish.
tribes-now-move = Select who moves, then where to ({ $done } of { $of }), then finish.
tribes-now-gather = Select the hexes you gather from ({ $done } of { $of }), then finish.
tribes-now-learn = You may put goals under the deck ({ $done } of at most { $of }); then draw { $number }.
tribes-now-wander = One member may move one hex.
tribes-now-push = You may push one opponent’s member.
tribes-now-push_to = Where do you push the member on { $hex }?
tribes-now-tiger = Send the sabre-tooth to a mountain.
tribes-now-invaders = Where do the invaders land?
tribes-now-mammoth = Where does the mammoth appear?
tribes-now-volcano = Place the volcano next to the board.
tribes-now-bid = Bid more than { $highest }, or pass.
tribes-now-settle = Build the abandoned village on a hex you control, or skip it.
tribes-now-fight = Too many on a hex: choose the conflict to resolve next.
tribes-now-end = Build villages, meet goals, then end your turn.
tribes-now-yield = What does hex { $hex } yield?
tribes-now-mix = The wild land yields any resource ({ $of } left).
tribes-now-gift = Take one resource that hex { $hex } yields.
tribes-now-basket = Which hex fills the basket?
tribes-now-basket_type = Which resource goes into the basket?
tribes-now-farm = You may add a member on a gathered lake.
tribes-now-found = Take a resource from Discovery ({ $of } left).
tribes-now-light = The weak action gives you a resource ({ $of } left).
tribes-now-tribute = Which resource do you give for borrowing { $goal }?
tribes-now-lose = The eruption costs you a member next to the volcano ({ $of } left).
tribes-now-hand = Hand out your bid ({ $of } left).
tribes-now-spare = Which resource do you save ({ $of } left)?
tribes-now-ambush = How many join the conflict on { $hex } from ambush?
tribes-now-shoot = Whom does the bow hit on { $hex }?
tribes-now-repel = Whom do the walls repel on { $hex }?
tribes-now-flee = Where does a member from { $hex } flee ({ $of } left)?
tribes-now-elder = Put your elder on the new village?
tribes-now-offer = What is offered with the member on { $hex }?
tribes-now-pot_give = Give one resource to another player for the pottery.
tribes-now-pot_take = Take any resource ({ $of } left).

tribes-wait-leader = Choosing a power…
tribes-wait-start = Choosing a starting hex…
tribes-wait-before = About to roll…
tribes-wait-act = Choosing a die and an action…
tribes-wait-grow = Placing new members…
tribes-wait-move = Moving members…
tribes-wait-gather = Gathering resources…
tribes-wait-learn = Drawing goals…
tribes-wait-fight = Resolving conflicts…
tribes-wait-end = Building villages and meeting goals…

# Actions
tribes-act-done = { $ask ->
    [end] End the turn
    [learn] Draw the goals
    [bid] Pass
    [settle] Skip it
    [elder] Not now
    [gather] Gather
   *[other] Done
  }
tribes-act-roll = Roll the dice
tribes-act-keep = Keep the { $face }, roll the other
tribes-act-act = { $action } with { $face }
tribes-act-hunt = Hunt the mammoth with { $face }
tribes-act-tame = Tame the mammoth with { $face }
tribes-act-chase = Hunt the sabre-tooth with { $face }
tribes-act-strengthen = Pay { $resource } to make it stronger
tribes-act-place = Place on { $hex }
tribes-act-grow = Grow on { $hex }
tribes-act-gather = Gather on { $hex }
tribes-act-build = Build a village on { $hex }
tribes-act-elder = Put your elder here
tribes-act-fight = Resolve the conflict on { $hex }
tribes-act-lose = Lose a member on { $hex }
tribes-act-sacrifice = Sacrifice a member from { $hex }
tribes-act-offer = Offer { $resources }
tribes-act-mammoth = The mammoth comes to { $hex }
tribes-act-tiger = The sabre-tooth goes to { $hex }
tribes-act-invaders = The invaders land on { $hex }
tribes-act-flee = Flee to { $hex }
tribes-act-flee_riding = Flee on the mammoth to { $hex }
tribes-act-fill = Fill the basket on { $hex }
tribes-act-push = Push one of { $who }’s members off { $hex }
tribes-act-to = Push to { $hex }
tribes-act-take = Take { $resource }
tribes-act-pay = Pay { $resource }
tribes-act-spare = Save { $resource }
tribes-act-give = Give { $resource } to { $who }
tribes-act-trade = Trade { $resource } for { $taken }
tribes-act-study = Pay { $resource } to learn
tribes-act-pottery = Use Pottery
tribes-act-buy = Buy { $event }
tribes-act-discard = Put { $goal } under the deck
tribes-act-claim = Meet { $goal }
tribes-act-lead = { $power }
tribes-act-borrow = Borrow { $goal } from { $who }
tribes-act-bid = Bid { $number }
tribes-act-ambush = { $number ->
    [0] Nobody joins
    [one] One joins
   *[other] { $number } join
  }
tribes-act-shoot = Hit { $target }
tribes-act-repel = Repel { $target }
tribes-act-volcano = The volcano on place { $cell }
tribes-act-move = Move from { $from } to { $to }
tribes-act-ride = Ride from { $from } to { $to }

# Around the board
tribes-ui-part-setup = Setup
tribes-ui-part-return = Start
tribes-ui-part-dice = Dice
tribes-ui-part-actions = Actions
tribes-ui-part-conflicts = Conflicts
tribes-ui-part-building = Building
tribes-ui-round = round { $number }
tribes-ui-limit = { $number } per hex
tribes-ui-victory = Victory
tribes-ui-wins = { $number } points win
tribes-ui-events = Events
tribes-ui-no-events = There are no open events. A double brings one.
tribes-ui-deck = { $number } in the deck
tribes-ui-on-hex = on hex { $hex }
tribes-ui-price = price:
tribes-ui-left = { $number } left
tribes-ui-power = Power
tribes-ui-tribe = Tribe
tribes-ui-field = Board
tribes-ui-village = Village
tribes-ui-goals = Goals
tribes-ui-goal-open = open: { $goal }
tribes-ui-goal-met = met: { $goal }
tribes-ui-members = { $number ->
    [one] one member in play
   *[other] { $number } members in play
  }
tribes-ui-villages = { $number ->
    [one] one village
   *[other] { $number } villages
  }
tribes-ui-income = points per turn
tribes-ui-your-goals = Your goals
tribes-ui-done = done
tribes-ui-can-meet = can be met
tribes-ui-can-put = can go under the deck
tribes-ui-put-away = goes under the deck
tribes-ui-no-goals = No open goals: learn to draw some.
tribes-ui-action-board = Action board
tribes-ui-also = Also possible
tribes-ui-next-pool = next: { $who }
tribes-ui-your-dice = Your dice
tribes-ui-used = done this turn
tribes-ui-row-grow = where you are
tribes-ui-row-move = one step each
tribes-ui-row-gather = hexes you are on
tribes-ui-row-learn = draw goals
tribes-ui-row-would = { $deed } with { $face }: { $level }, { $each ->
    [one] { $number }
   *[other] { $number } times { $each }
  }
tribes-ui-leaving = Leaving from here. Choose where to.
tribes-ui-can-leave = A member can leave from here
tribes-ui-leave = Move a member from { $hex }
tribes-ui-conflict = Conflict on { $hex }
tribes-ui-seen = Got it

# More about the table
tribes-word-limit = Room on a hex
tribes-word-conflict = Conflict
tribes-word-elder = Elder
tribes-word-village = Village
tribes-about-limit = If there are more members and invaders than this on a hex after your actions, they fight. In a drought and on the glacier the limit is lower.
tribes-about-conflict = There are too many here. Each tribe removes one member at a time until only one tribe is left. Bow and Walls strike first.
tribes-about-elder = Lives on a village. Once per turn you may give another player a resource and use one of their developments.
tribes-about-village = Scores a point at the start of each of your turns. It is lost when none of your members is on its hex.
tribes-about-grow = New members appear on hexes where you have some.
tribes-about-move = Members go to a neighbouring hex, each once per turn.
tribes-about-gather = Hexes with your members yield their resource.
tribes-about-learn = Draw goals. Before that, you may put one open goal per village under the deck.
tribes-ui-fight-before = at first
tribes-ui-fight-bow = Bow strikes first
tribes-ui-fight-walls = Walls strike first
tribes-ui-fight-bow_walls = Bow and Walls strike first
tribes-ui-fight-round = round { $round }
tribes-ui-fight-trim = down to the limit
tribes-ui-clash = Coming up: conflict on { $hex }
tribes-ui-clash-attack = You attack.
tribes-ui-clash-watch = Nobody attacks.
tribes-ui-clash-asks = Choices on the way may change it.
tribes-ui-what = What is this?
tribes-ui-rule = Rule { $rule }
tribes-ui-nothing-done = Nothing is chosen yet. Select it again to end the action all the same.
tribes-ui-gather-on = Gather on { $hexes }
tribes-ui-in-order = One after the other, in this order: food, wood, stone.
tribes-ui-chosen = Chosen
tribes-ui-progress = { $have } of { $need }
tribes-ui-can-pay = affordable
tribes-ui-yours-there = yours there: { $number }
tribes-ui-elder-on = elder on { $hex }
tribes-ui-elder-waits = elder not on the board
tribes-ui-lands = Special lands on the board
tribes-ui-lands-pick = Choose a land, then its hex.
tribes-ui-lands-where = { $land }: choose its hex.
tribes-ui-lands-free = Hex { $hex }, free
tribes-ui-lands-holds = Hex { $hex }: { $land }
tribes-ui-lands-away = Take { $land } away
tribes-ui-lands-none = None placed yet: the game begins without special lands.
tribes-ui-lands-any = any terrain
tribes-choice-hand = by hand
tribes-board-volcano = Volcano on space { $cell }
tribes-board-glacier = Stones on the glacier: { $number }
tribes-board-card = { $event } ({ $number } left on the card)
tribes-board-deck = Events in the deck: { $number }
tribes-board-force = { $members ->
    [one] one member
   *[other] { $members } members
  } on the board, { $villages ->
    [one] one village
   *[other] { $villages } villages
  }, { $deck ->
    [one] one goal
   *[other] { $deck } goals
  } in the deck
tribes-board-ambush = in ambush: { $number }
tribes-board-hidden = a hidden village
tribes-board-goal = { $goal } { $have } of { $need }
tribes-board-rider = { $who }’s mammoth
tribes-play-volcano = Volcano, space { $cell }: next to { $hexes }
tribes-play-events = Open events:
tribes-play-signs = 1:3 three members of player 1, # village, + elder, ! beast or invaders
tribes-favourite-act = Actions you took
tribes-favourite-claim = Goals you met
