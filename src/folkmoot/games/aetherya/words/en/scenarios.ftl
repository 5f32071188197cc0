# Scenarios of our own: four fates for one player, four variants for several (A50 to A58).
aetherya-word-dezanno = Dezanno
aetherya-word-degodass = Degodass
aetherya-word-shagratt = Shagratt
aetherya-word-pudugruen = Pudugruen
aetherya-word-the-nolands = The Nolands
aetherya-word-own-race = Your own race
aetherya-word-own-ally = Your ally
aetherya-word-held-goblin = Held goblins
aetherya-word-burnt-forest = Burnt forests
aetherya-word-robbed-race = Robbed races
aetherya-word-dwarf-mine = Mines

# Choosing one
aetherya-option-fate = Fate
aetherya-option-variant = Variant
aetherya-about-fate = A story for the campaign, with a task for each age.
aetherya-about-variant = Another way to play against each other.
aetherya-choice-none = None
aetherya-choice-dezanno = Dezanno: goblins at the border
aetherya-choice-degodass = Degodass: the dragon's egg
aetherya-choice-shagratt = Shagratt: stolen weapons
aetherya-choice-pudugruen = Pudugruen: lost gems
aetherya-choice-invasion = Invasion
aetherya-choice-confrontation = Confrontation
aetherya-choice-frontiers = Frontiers
aetherya-choice-empires = Empires
aetherya-tell-none = As the rulebook has it.
aetherya-tell-dezanno = Goblins stay where they lie: keep humans beside them, and pay for each one that roams free.
aetherya-tell-degodass = Only elves tame dragons, and forests beside a wild dragon burn.
aetherya-tell-shagratt = Bring goblins next to the other races; quarrels with them cost less.
aetherya-tell-pudugruen = Mountains that dwarves touch and nobody else does are mines.
aetherya-tell-invasion = Goblins, dragons and swamps that you draw may be sent to the border of the next player's kingdom.
aetherya-tell-confrontation = Everyone leads one race: only its home counts, and every stranger beside it costs.
aetherya-tell-frontiers = Cards that you draw may settle in the Nolands, a field for all; whoever is strongest there gets a prize.
aetherya-tell-empires = Two against two: send cards to your ally, and score both kingdoms together.
aetherya-ui-ours = Our own rules
aetherya-ui-ours-text = The rulebook only names these scenarios; how they are played is ours.
aetherya-ui-only-players = Only with { $players } players.

# What is asked, what happened, why not
aetherya-ask-give_race = Which race does { $of-seat } lead?
aetherya-event-race = { $who } leads this race: { $race }.
aetherya-event-send = { $who } sends { $card } to { $to-seat }, { $cell }.
aetherya-event-settle = { $who } settles { $card } in the Nolands, { $cell }.
aetherya-event-task = Task of age { $age }: { $have } of { $need }, { $done ->
    [yes] done
   *[no] not done
  }.
aetherya-refusal-goblin_stays = In this fate a face-up goblin is never replaced.
aetherya-refusal-other_variant = This belongs to another variant.
aetherya-refusal-not_dark = Only goblins, dragons and swamps can be sent.
aetherya-refusal-not_on_border = A dark card goes to the border of the kingdom, not to its middle.
aetherya-refusal-not_face_up = The card in { $cell } lies face down; a card that is sent replaces a face-up one.
aetherya-refusal-settled_already = Somebody has settled there: { $card }.
aetherya-refusal-card_needed = The deck or the discard pile would run out; this card must stay in the round.
error-empires = { $players } players, empires is for 4

# The score pad
aetherya-row-fate = Fate
aetherya-row-frontiers = Nolands
aetherya-row-ally = Ally
aetherya-part-fate = { $kind ->
    [held] goblin ({ $cell }) is held
    [loose] goblin ({ $cell }) roams free
    [tamed] dragon ({ $cell }) is tamed
    [burnt] forest ({ $cell }) burns
    [robbed] robbed race: { $card } ({ $cell })
   *[mine] mountain ({ $cell }) is a mine
  }
aetherya-part-frontiers = strength { $strength } in the Nolands, place { $place }{ $tied ->
    [yes] { "" }, shared
   *[no] { "" }
  }
aetherya-part-ally = the kingdom of the ally

# The board in words
aetherya-board-task = Task of { $fate }: { $task }, { $have } of { $need }
aetherya-board-race = leads this race: { $race }
aetherya-board-ally = ally: { $who }
aetherya-board-nolands = The Nolands: { $number } of 16 settled
aetherya-board-settled = { $card } ({ $cell }) of { $who }

# Answers to "why?"
why-aetherya-task = Task of this age, { $task }: { $have } of { $need }. { $done ->
    [yes] It is done as long as it stays so until the age ends.
   *[no] If it is not done when the age ends, the campaign is lost.
  }
why-aetherya-send = { $card } would take the place of { $old } in the kingdom of { $to-seat }.
why-aetherya-settle = { $card } would settle in the Nolands.
aetherya-power-the-nolands = A field for all: every settled card has a strength, and the strongest players get prizes.
aetherya-power-own-race = Only the home of the race you lead brings points, and every card of another race beside it costs some.
aetherya-power-own-ally = Allies score both kingdoms together, win together, and may send each other cards.
aetherya-power-held-goblin = A goblin that a human touches is held; every other goblin costs points.
aetherya-power-burnt-forest = A forest that touches a wild dragon burns: it gives no race points.
aetherya-power-robbed-race = A race is robbed when one of its cards shares an edge with a goblin.
aetherya-power-dwarf-mine = A mountain that dwarves touch and no other race does is a mine.

# The browser client
aetherya-task-dezanno = Held goblins
aetherya-task-degodass = Tamed dragons
aetherya-task-shagratt = Robbed races
aetherya-task-pudugruen = Mines
aetherya-ui-task-state = { $task }: { $have } of { $need }, { $done ->
    [yes] done
   *[no] not done yet
  }
aetherya-ui-race = Race
aetherya-ui-leads = leads the { $race }
aetherya-ui-ally = Ally
aetherya-ui-your-ally = your ally
aetherya-ui-ally-of = ally of { $who }
aetherya-ui-nolands = The Nolands
aetherya-ui-show-nolands = Show the Nolands, { $number } of 16 settled
aetherya-ui-noland-cell = Nolands, row { $row }, column { $column }: { $what }
aetherya-ui-empty = empty
aetherya-ui-settled-by = { $card } of { $who }, strength { $strength }
aetherya-ui-strength = Strength in the Nolands
aetherya-ui-strength-of = { $who }: strength { $strength }, prize { $points }
aetherya-ui-go-send = Send it to { $who }
aetherya-ui-go-send-text = choose a glowing card there
aetherya-ui-go-settle = Settle it in the Nolands
aetherya-ui-go-settle-text = choose an empty place there
aetherya-ui-for-them = { $who } { $gain }
aetherya-act-send = Send to { $who }: { $place }
aetherya-act-settle = Settle in the Nolands: { $place }
aetherya-verdict-task = The task of the age was not done: { $task }, { $have } of { $need }.
aetherya-empire-verdict = { $outcome ->
    [shared] Both empires share the victory
    [won] Your empire wins
   *[other] The empire of { $who } wins
  }
aetherya-empire-text = { $who }: both kingdoms together are worth { $points }.

# What the pictures of the rules show
aetherya-diagram-dezanno = The upper goblin touches a human: it is held. The lower one touches none and roams free.
aetherya-diagram-degodass = Two elves touch the upper dragon and tame it. The lower one is wild: the forest beside it burns, and brings the elf nothing.
aetherya-diagram-pudugruen = Only a dwarf touches the left mountain: it is a mine. The right one touches a human as well and is none.
aetherya-diagram-confrontation = You lead the elves: only forests beside them count, and the dwarf beside both is a stranger twice over.
aetherya-diagram-frontiers = Every settled card carries the mark of who settled it, and its strength. The elf is the stronger for the forests that touch it, though another player settled one of them.
