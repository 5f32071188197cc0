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
tribes-word-board = own board
tribes-word-daba = Daba
tribes-word-indartsu = Indartsu
tribes-word-kia_kia = Kia-kia
tribes-word-muk_kan = Muk'kan
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
tribes-ask-leader = { $who }: pick one of the two powers of your tribe.
tribes-ask-start = { $who }: place { $number } { $number ->
    [one] member
   *[other] members
  } on a free hex.
tribes-ask-bonus = { $who }: take any resource ({ $of } left).
tribes-ask-return = { $who }: nobody is left on the field; put a member on a free hex ({ $of } left).
tribes-ask-before = { $who }: roll the dice; before that you may buy, or keep a die if your leader can.
tribes-ask-act = { $who }: choose an action and a die for it.
tribes-ask-grow = { $who }: { $strength } Grow, place members ({ $done } of { $of }), then done.
tribes-ask-move = { $who }: { $strength } Move, move members ({ $done } of { $of }), then done.
tribes-ask-gather = { $who }: { $strength } Gather, choose hexes ({ $done } of { $of }), or done.
tribes-ask-learn = { $who }: { $strength } Learn; put open goals under your deck ({ $done } of at most { $of }), then done draws { $number }.
tribes-ask-wander = { $who }: one member may move one hex, or done.
tribes-ask-push = { $who }: push one opponent's member where you are superior, or done.
tribes-ask-push_to = { $who }: where do you push the member on { $hex }?
tribes-ask-tiger = { $who }: send the sabre-tooth to a mountain.
tribes-ask-invaders = { $who }: the invaders land on one of the least populated hexes.
tribes-ask-mammoth = { $who }: the mammoth appears on one of the least populated lakes.
tribes-ask-volcano = { $who }: place the volcano beside the field.
tribes-ask-bid = { $who }: bid more than { $highest }, or pass with done.
tribes-ask-settle = { $who }: build the abandoned village on a hex you control, or done.
tribes-ask-fight = { $who }: choose the conflict to resolve next ({ $hexes }).
tribes-ask-end = { $who }: build villages and meet goals, then done ends the turn.
tribes-ask-yield = { $who }: what does hex { $hex } yield beside the volcano?
tribes-ask-mix = { $who }: the wild land on { $hex } yields any resource ({ $of } left).
tribes-ask-gift = { $who }: take one that hex { $hex } yields.
tribes-ask-basket = { $who }: the basket is filled on one of the gathered hexes.
tribes-ask-basket_type = { $who }: which resource of hex { $hex } goes into the basket?
tribes-ask-farm = { $who }: add a member on a gathered lake, or done.
tribes-ask-found = { $who }: take a resource from Discovery ({ $of } left).
tribes-ask-light = { $who }: take any resource for the weak action ({ $of } left).
tribes-ask-tribute = { $who }: which resource do you give { $to-seat } to use { $goal }?
tribes-ask-lose = { $who }: the eruption costs you a member beside the volcano ({ $of } left).
tribes-ask-hand = { $who }: hand out your bid ({ $of } left).
tribes-ask-spare = { $who }: which resource need you not pay ({ $of } left)?
tribes-ask-ambush = { $who }: how many join the conflict on { $hex } from ambush?
tribes-ask-shoot = { $who }: whom does the bow hit on { $hex }?
tribes-ask-repel = { $who }: whom do the walls repel on { $hex }?
tribes-ask-flee = { $who }: where does a member from { $hex } flee ({ $of } left)?
tribes-ask-elder = { $who }: put the elder onto the new village on { $hex }, or done.
tribes-ask-offer = { $who }: what is offered with the member on { $hex }?
tribes-ask-pot_give = { $who }: give one resource to another player for the pottery.
tribes-ask-pot_take = { $who }: take any resource ({ $of } left).
tribes-ask-over = The game is over.

# What happened
tribes-event-terrain = Hex { $hex } is { $terrain }.
tribes-event-lands = { $number ->
    [one] There is one special land.
   *[other] There are { $number } special lands.
  }
tribes-event-land = The { $land } is in play.
tribes-event-land_laid = The { $land } lies on { $hex }.
tribes-event-tribe = { $who } leads the { $tribe }.
tribes-event-first = { $who } begins.
tribes-event-pool = The first pool shows { $face } and { $face2 }.
tribes-event-leader = The leader of { $who }: { $power }.
tribes-event-placed = { $who } places { $number } { $number ->
    [one] member
   *[other] members
  } on { $hex }.
tribes-event-turn = It is the turn of { $who }.
tribes-event-points = { $who } scores { $number } { $number ->
    [one] point
   *[other] points
  }.
tribes-event-gain = { $who } takes { $number } { $resource }.
tribes-event-spend = { $who } pays { $number } { $resource }.
tribes-event-given = { $who } gives one { $resource } to { $to-seat }.
tribes-event-kept = { $who } keeps a { $face }.
tribes-event-rolled = { $who } has { $face } and { $face2 }.
tribes-event-act = { $who }: { $level } { $deed }.
tribes-event-strengthened = { $who } makes the action { $level }.
tribes-event-borrowed = The elder of { $who } borrows { $goal } from { $from-seat }.
tribes-event-grew = { $who } has a new member on { $hex }.
tribes-event-moved = { $who } moves a member from { $from } to { $to }.
tribes-event-rode = { $who } rides the mammoth from { $from } to { $to }.
tribes-event-gathered = { $who } gathers on { $hex }.
tribes-event-glacier = { $number ->
    [one] One stone lies on the glacier.
   *[other] { $number } stones lie on the glacier.
  }
tribes-event-melted = The glacier melts.
tribes-event-goal_put_under = { $who } puts { $goal } under the deck.
tribes-event-goal_drawn = { $who } draws { $goal }.
tribes-event-goal_met = { $who } meets { $goal }.
tribes-event-pushed = A member of { $who } is pushed from { $from } to { $to }.
tribes-event-removed = { $who } loses { $number } { $number ->
    [one] member
   *[other] members
  } on { $hex }.
tribes-event-invaders_removed = { $number ->
    [one] One invader falls
   *[other] { $number } invaders fall
  } on { $hex }.
tribes-event-village_destroyed = The village of { $who } on { $hex } is destroyed.
tribes-event-mammoth_ran = The mammoth of { $who } runs away.
tribes-event-event = Event: { $event }.
tribes-event-event_discarded = { $event } is gone.
tribes-event-shuffled_back = { $event } is shuffled back.
tribes-event-price = { $event } now costs { $number }.
tribes-event-card_food = { $number } food is left on Mild winter.
tribes-event-bought = { $who } buys { $event }.
tribes-event-invaders = { $number ->
    [one] One invader stands
   *[other] { $number } invaders stand
  } on { $hex }.
tribes-event-mammoth = A mammoth appears on { $hex }.
tribes-event-mammoth_hunted = { $who } hunts the mammoth.
tribes-event-mammoth_tamed = { $who } tames the mammoth.
tribes-event-tiger = The sabre-tooth prowls on { $hex }.
tribes-event-tiger_hunted = { $who } hunts the sabre-tooth.
tribes-event-volcano = { $who } places the volcano on cell { $cell }.
tribes-event-eruption = The volcano erupts ({ $face }).
tribes-event-bid = { $who } bids { $number }.
tribes-event-passed = { $who } passes.
tribes-event-built = { $who } builds a village on { $hex }.
tribes-event-spared = { $who } need not pay one { $resource }.
tribes-event-elder = The elder of { $who } settles on { $hex }.
tribes-event-sacrificed = { $who } sacrifices a member of { $hex } at the altar.
tribes-event-pottery = { $who } uses the pottery.
tribes-event-conflict = Conflict on { $hex }.
tribes-event-ambush = { $who } strikes from ambush on { $hex } with { $number }.
tribes-event-fled = A member of { $who } flees from { $from } to { $to }.
tribes-event-raided = { $who } destroys a village on { $hex } by attacking.

# Why not
tribes-refusal-not_yours = That power belongs to another tribe.
tribes-refusal-not_free = That hex is not free.
tribes-refusal-no_such_die = You have no die with that face.
tribes-refusal-action_used = You have taken that action this turn; the two must differ.
tribes-refusal-nobody_there = You have nobody there.
tribes-refusal-nobody_left = All of your { $members } members are in play.
tribes-refusal-out_of_order = Choices come in a fixed order; take the last ones back to make this one.
tribes-refusal-enough = That would be more than the { $number } that are allowed.
tribes-refusal-all_moved = All members there have moved this turn.
tribes-refusal-too_far = That is too far.
tribes-refusal-no_mammoth = Your mammoth is not there.
tribes-refusal-too_few = There are too few of your members.
tribes-refusal-invaded = Invaders stand there.
tribes-refusal-no_resource = You do not have the resources for that.
tribes-refusal-village_there = A village stands there.
tribes-refusal-no_villages = No village is left in the supply.
tribes-refusal-on_glacier = You cannot build on the glacier.
tribes-refusal-not_open = That card is not open.
tribes-refusal-unfulfilled = The condition of that goal is not met.
tribes-refusal-once_a_turn = You have done that this turn; it is possible only once.
tribes-refusal-not_for_sale = That is not yours, or not for sale now.
tribes-refusal-bid_too_low = The highest bid is { $highest }; bid more.
tribes-refusal-bid_too_high = You hold { $held } resources; no bid may be higher.
tribes-refusal-no_power = Your leader has no such power.
tribes-refusal-no_elder = Your elder is not on the field.
tribes-refusal-no_development = Your elder borrows a development that the lender has and you do not.
tribes-refusal-not_controlled = You do not control that hex.
tribes-refusal-no_conflict = There is no conflict.
tribes-refusal-no_room = There is no room.
tribes-refusal-wrong_place = That place is not among those possible.
tribes-refusal-wrong_target = That cannot be chosen.
tribes-refusal-wrong_type = That hex does not yield it.
tribes-refusal-not_shared = You share no hex with an opponent.
tribes-refusal-no_cards = Your deck of goals is empty.
tribes-refusal-strong_already = The action is strong already.
tribes-refusal-last_guard = The last member beside its own village cannot be pushed.
tribes-refusal-must_stay = You may put away one open goal for each of your villages on the field.

# The score pad
tribes-row-villages = Villages
tribes-row-goals = Goals
tribes-row-altar = Altar
tribes-row-chief = Chief
tribes-row-invaders = Invaders
tribes-row-mammoth = Mammoth
tribes-row-sabre_tooth = Sabre-tooth
tribes-row-elders = Elders
tribes-part-villages = villages at the start of each turn
tribes-part-goals = { $goal }
tribes-part-altar = sacrifices at the altar
tribes-part-chief = the chief's favour
tribes-part-invaders = the last invader beaten
tribes-part-mammoth = the mammoth hunted or tamed
tribes-part-sabre_tooth = the sabre-tooth hunted
tribes-part-elders = elders driven out

# The board in words
tribes-board-head = Round { $rounds }
tribes-board-hex = { $hex } { $terrain }: { $there }
tribes-board-land = { $terrain } ({ $land })
tribes-board-village = village of { $who }
tribes-board-events = Open events: { $events }
tribes-board-rows = { $deed }: { $dice }
tribes-board-dice = Dice: { $dice }; for the next player: { $next }
tribes-board-seat = { $who } ({ $tribe }): { $points } points; { $food } food, { $wood } wood, { $stone } stone
tribes-board-leader = leader: { $power }
tribes-board-open = open goals: { $goals }
tribes-board-met = goals met: { $goals }
tribes-board-tokens = owns: { $tokens }
tribes-board-draft = choosing: { $steps }
tribes-board-elder = elder of { $who }

# The start page
tribes-blurb = Grow, wander and settle: spread your tribe over lakes, forests and mountains, and fight where the land gets crowded.
tribes-minutes = 60
client-chips-tribes = goals and events | elders, leaders, lands optional
tribes-option-elders = Elders
tribes-about-elders = Each tribe has an elder who settles on a village and borrows developments of others.
tribes-option-special-lands = Special lands
tribes-about-special-lands = Up to three hexes become something of their own: a jungle, an oasis, a glacier.
tribes-option-leaders = Leaders
tribes-about-leaders = Every tribe has a power of its own: chosen from two, or dealt.
tribes-option-tribes = Tribes
tribes-about-tribes = Name one tribe for each seat, or let chance deal them.
tribes-choice-off = off
tribes-choice-random = random
tribes-choice-choose = choose
tribes-reason-points = { $who } is the first to reach 15 points.
tribes-reason-rounds = After the last round { $who } has most points.

# What things do
tribes-about-bow = When you attack, one enemy falls first.
tribes-about-stable = Members move up to two hexes.
tribes-about-pottery = Once a turn give one resource, take two.
tribes-about-basketry = One more from one gathered hex.
tribes-about-oxen = Gather on one hex more.
tribes-about-hearth = Grow one member more.
tribes-about-cave_paintings = Learn one goal more.
tribes-about-stone_tools = Villages cost one resource less.
tribes-about-whole_tribe = All { $number } members on the field
tribes-about-lake_lords = Superior on { $number } lakes
tribes-about-forest_lords = Superior in { $number } forests
tribes-about-mountain_lords = Superior on { $number } mountains
tribes-about-nomads = Present on { $number } hexes
tribes-about-borderland = In control of { $number } outer hexes
tribes-about-raid = Destroy a village by an attack
tribes-about-abandoned_village = Each in turn may build a village for one of each resource, on a hex they control.
tribes-about-altar = For sale. At the end of your turn a member and four equal resources, or one of each, bring a point.
tribes-about-canoe = For sale. Lakes are passed for free when moving.
tribes-about-walls = For sale. A village under attack strikes one attacker first.
tribes-about-chief = An auction: the winner scores, twice from a bid of five, and hands the bid out to the others.
tribes-about-discovery = Whoever moves onto a hex with only opponents takes a resource.
tribes-about-drought = A hex holds only four until the next double.
tribes-about-invaders = No gathering or building where they stand; one more with each double. Beating the last one: 2 points.
tribes-about-mammoth = Four of yours on its hex and a die: hunt it for 3 food and a point, or pay 3 food to tame it for 3 points.
tribes-about-mild_winter = Each Grow brings two members more and takes a food off the card.
tribes-about-plenty_of_food = Each lake gathered yields two more, while they last.
tribes-about-plenty_of_wood = Each forest gathered yields two more, while they last.
tribes-about-plenty_of_stone = Each mountain gathered yields two more, while they last.
tribes-about-sabre_tooth = Every tribe on its mountain loses a member; it moves with each double. A die hunts it for a point.
tribes-about-shared_knowledge = Sharing a hex with an opponent: once a turn a resource draws a goal.
tribes-about-volcano = It rises beside the field. Hexes around it may yield stone; eruptions cost members.
tribes-about-traders = Trade two equal resources for one, at any time.
tribes-about-crafty_builders = A village costs two resources less; one less while you have one.
tribes-about-farmers = Gathering on a lake may add a member there.
tribes-about-kinship = Grow one more where others stand too.
tribes-about-ambush = Members wait on your board and join a conflict.
tribes-about-shaman = Keep one die, roll only the other.
tribes-about-shared_gifts = Take a resource when an opponent gathers a hex you share.
tribes-about-intimidation = After Move push one opponent where you are superior.
tribes-about-cunning = Once a turn pay a resource: an action gets stronger.
tribes-about-agriculture = A food for each village at the start of your turn.
tribes-about-pathfinders = Pass hexes of the same terrain for free.
tribes-about-evasive = When you defend, members flee instead of falling.
tribes-about-wayfarers = With another action one member may move a hex for a food.
tribes-about-common_purpose = Four of yours on a hex gather one more.
tribes-about-hidden_village = One village may stand on your own board.
tribes-about-light_in_the_dark = Each weak action brings a resource.
tribes-about-great_lake = One food more when gathered
tribes-about-great_forest = One wood more when gathered
tribes-about-great_mountain = One stone more when gathered
tribes-about-wild_land = Counts as every terrain, yields any mix
tribes-about-jungle = Gathering needs three of yours
tribes-about-oasis = Gathering needs three of yours
tribes-about-tar_pit = A lone member is lost after your conflicts
tribes-about-glacier = At most three, no village, one stone; strong gathering lays stone here

# What I do now
tribes-now-leader = Pick one of the two powers of your tribe.
tribes-now-start = Place { $number ->
    [one] your first member
   *[other] your first { $number } members
  } on a free hex.
tribes-now-bonus = Take any resource ({ $of } left).
tribes-now-return = Nobody is left on the field: put a member on a free hex ({ $of } left).
tribes-now-before = Roll the dice.
tribes-now-act = Pick a die and the action for it.
tribes-now-grow = Touch hexes where members grow ({ $done } of { $of }), then finish.
tribes-now-move = Touch who moves, then where to ({ $done } of { $of }), then finish.
tribes-now-gather = Touch the hexes you gather on ({ $done } of { $of }), then finish.
tribes-now-learn = You may put goals under the deck ({ $done } of at most { $of }); then draw { $number }.
tribes-now-wander = One member may move one hex.
tribes-now-push = You may push one opponent's member.
tribes-now-push_to = Where do you push the member on { $hex }?
tribes-now-tiger = Send the sabre-tooth to a mountain.
tribes-now-invaders = Where do the invaders land?
tribes-now-mammoth = Where does the mammoth appear?
tribes-now-volcano = Place the volcano beside the field.
tribes-now-bid = Bid more than { $highest }, or pass.
tribes-now-settle = Build the abandoned village on a hex you control, or leave it.
tribes-now-fight = Too many on one hex: choose the conflict to resolve next.
tribes-now-end = Build villages, meet goals, then end your turn.
tribes-now-yield = What does hex { $hex } yield?
tribes-now-mix = The wild land yields any resource ({ $of } left).
tribes-now-gift = Take one that hex { $hex } yields.
tribes-now-basket = Where is the basket filled?
tribes-now-basket_type = Which resource goes into the basket?
tribes-now-farm = You may add a member on a gathered lake.
tribes-now-found = Take a resource from Discovery ({ $of } left).
tribes-now-light = The weak action brings you a resource ({ $of } left).
tribes-now-tribute = Which resource do you give for borrowing { $goal }?
tribes-now-lose = The eruption costs you a member beside the volcano ({ $of } left).
tribes-now-hand = Hand out your bid ({ $of } left).
tribes-now-spare = Which resource need you not pay ({ $of } left)?
tribes-now-ambush = How many join the conflict on { $hex } from ambush?
tribes-now-shoot = Whom does the bow hit on { $hex }?
tribes-now-repel = Whom do the walls repel on { $hex }?
tribes-now-flee = Where does a member from { $hex } flee ({ $of } left)?
tribes-now-elder = Put the elder onto the new village?
tribes-now-offer = What is offered with the member on { $hex }?
tribes-now-pot_give = Give one resource to another player for the pottery.
tribes-now-pot_take = Take any resource ({ $of } left).

tribes-wait-leader = Which power will it be?
tribes-wait-start = Where does the tribe begin?
tribes-wait-before = The dice are about to roll.
tribes-wait-act = Which die, which action?
tribes-wait-grow = Members grow.
tribes-wait-move = Members move.
tribes-wait-gather = Resources are gathered.
tribes-wait-learn = Goals are learnt.
tribes-wait-fight = Conflicts are resolved.
tribes-wait-end = Villages and goals.

# Actions
tribes-act-done = { $ask ->
    [end] End the turn
    [learn] Draw the goals
    [bid] Pass
    [settle] Leave it
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
tribes-act-strengthen = Make it stronger for { $resource }
tribes-act-place = Place on { $hex }
tribes-act-grow = Grow on { $hex }
tribes-act-gather = Gather on { $hex }
tribes-act-build = Build a village: { $hex }
tribes-act-elder = Settle the elder here
tribes-act-fight = Resolve the conflict on { $hex }
tribes-act-lose = Lose a member on { $hex }
tribes-act-sacrifice = Sacrifice a member of { $hex }
tribes-act-offer = Offer { $resources }
tribes-act-mammoth = The mammoth comes to { $hex }
tribes-act-tiger = The sabre-tooth goes to { $hex }
tribes-act-invaders = The invaders land on { $hex }
tribes-act-flee = Flee to { $hex }
tribes-act-flee_riding = Flee on the mammoth to { $hex }
tribes-act-fill = Fill the basket on { $hex }
tribes-act-push = Push a member of { $who } from { $hex }
tribes-act-to = Push to { $hex }
tribes-act-take = Take { $resource }
tribes-act-pay = Pay { $resource }
tribes-act-spare = Do not pay { $resource }
tribes-act-give = Give { $resource } to { $who }
tribes-act-trade = Trade { $resource } for { $taken }
tribes-act-study = Pay { $resource } to learn
tribes-act-pottery = Use the pottery
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
tribes-ui-limit = { $number } to a hex
tribes-ui-victory = Victory
tribes-ui-wins = { $number } wins at once
tribes-ui-events = Events
tribes-ui-no-events = No event is open. A double brings one.
tribes-ui-deck = { $number } in the deck
tribes-ui-on-hex = on hex { $hex }
tribes-ui-price = price:
tribes-ui-left = { $number } left
tribes-ui-power = Power
tribes-ui-tribe = Tribe
tribes-ui-field = Field
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
tribes-ui-income = points at the start of each turn
tribes-ui-your-goals = Your goals
tribes-ui-done = done
tribes-ui-can-meet = can be met
tribes-ui-can-put = put away
tribes-ui-put-away = goes under the deck
tribes-ui-no-goals = No open goals: learn to draw some.
tribes-ui-action-board = Action board
tribes-ui-also = Also possible
tribes-ui-next-pool = next: { $who }
tribes-ui-your-dice = Your dice
tribes-ui-used = done this turn
tribes-ui-row-grow = where you stand
tribes-ui-row-move = one step each
tribes-ui-row-gather = hexes you are on
tribes-ui-row-learn = draw goals
tribes-ui-row-would = { $deed } with { $face }: { $level }, { $each ->
    [one] { $number }
   *[other] { $number } times { $each }
  }
tribes-ui-leaving = Leaves from here. Choose where to.
tribes-ui-can-leave = A member can leave from here
tribes-ui-leave = Move somebody from { $hex }
tribes-ui-conflict = Conflict on { $hex }
tribes-ui-seen = Seen

# More about the table
tribes-word-limit = Room on a hex
tribes-word-conflict = Conflict
tribes-word-elder = Elder
tribes-word-village = Village
tribes-about-limit = If more members and invaders than this stand on a hex after your actions, they fight. In a drought and on the glacier fewer find room.
tribes-about-conflict = Too many stand here. Each tribe removes one at a time until only one tribe is left. Bow and Walls strike first.
tribes-about-elder = Stands on a village. Once a turn it gives a resource to another player and uses one of their developments.
tribes-about-village = Brings a point at the start of each of your turns. It is lost when no member of yours stands beside it.
tribes-about-grow = New members come to hexes where you stand.
tribes-about-move = Members go to a neighbouring hex, each once a turn.
tribes-about-gather = Hexes where you stand yield their resource.
tribes-about-learn = Draw goals. Before that, one open goal for each village may go under the deck.
tribes-ui-fight-before = at first
tribes-ui-fight-bow = Bow strikes first
tribes-ui-fight-walls = Walls strike first
tribes-ui-fight-bow_walls = Bow and Walls strike first
tribes-ui-fight-round = round { $round }
tribes-ui-fight-trim = down to the limit
tribes-ui-clash = Ahead: conflict on { $hex }
tribes-ui-clash-attack = You attack.
tribes-ui-clash-watch = Nobody attacks.
tribes-ui-clash-asks = Choices on the way may change it.
tribes-ui-what = What this is
tribes-ui-rule = Rule { $rule }
tribes-ui-gather-on = Gather on { $hexes }
tribes-ui-in-order = One after the other, in this order: food, wood, stone.
tribes-ui-chosen = Chosen
tribes-ui-progress = { $have } of { $need }
tribes-ui-can-pay = affordable
tribes-ui-yours-there = yours there: { $number }
tribes-ui-elder-on = elder on { $hex }
tribes-ui-elder-waits = elder not on the field
tribes-ui-lands = Special lands on the field
tribes-ui-lands-pick = Choose a land, then its hex.
tribes-ui-lands-where = { $land }: choose its hex.
tribes-ui-lands-free = Hex { $hex }, free
tribes-ui-lands-holds = Hex { $hex }: { $land }
tribes-ui-lands-away = Take { $land } away
tribes-ui-lands-none = None placed yet: the game begins without special lands.
tribes-ui-lands-any = any terrain
tribes-choice-hand = by hand
tribes-board-volcano = Volcano on place { $cell }
tribes-board-glacier = Stones on the glacier: { $number }
tribes-board-card = { $event } ({ $number } on the card)
tribes-board-deck = Events in the deck: { $number }
tribes-board-force = members on the field { $members }, villages { $villages }, goals in the deck { $deck }
tribes-board-ambush = in ambush: { $number }
tribes-board-hidden = a hidden village
tribes-board-goal = { $goal } { $have } of { $need }
tribes-board-rider = mammoth of { $who }
play-tribes-signs = 1:3 three members of seat 1, # village, + elder, ! beast or invaders
