# Scenarios of our own: four fates for one player, four variants for several (A50 to A61).
aetherya-word-dezanno = Dezanno
aetherya-word-degodass = Degodass
aetherya-word-shagratt = Shagratt
aetherya-word-pudugruen = Pudugruen
aetherya-word-the-nolands = The Nolands
aetherya-word-pact = Pacts
aetherya-word-own-race = Your own race
aetherya-word-fortress = Fortresses
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
aetherya-choice-degodass = Degodass: the dragon’s egg
aetherya-choice-shagratt = Shagratt: stolen weapons
aetherya-choice-pudugruen = Pudugruen: lost gems
aetherya-choice-invasion = Invasion
aetherya-choice-confrontation = Confrontation
aetherya-choice-frontiers = Frontiers
aetherya-choice-empires = Empires
aetherya-tell-none = As the rulebook has it.
aetherya-tell-dezanno = Goblins stay where they are: keep humans next to them, and lose points for each one that roams free.
aetherya-tell-degodass = Only elves tame dragons, and forests next to a wild dragon burn.
aetherya-tell-shagratt = Bring goblins next to the other races; conflicts with them cost less.
aetherya-tell-pudugruen = Mountains that touch dwarves and no other race become mines.
aetherya-tell-invasion = Goblins, dragons and swamps that you draw may be sent to the border of the next player’s kingdom.
aetherya-tell-confrontation = Everyone leads one race, and only its home terrain scores. Tokens become fortresses, and at the border they take tribute from the neighbours.
aetherya-tell-frontiers = Cards you draw may settle in the Nolands, a shared field; whoever is strongest there gets a prize. Three or four players may make pacts there, and break them.
aetherya-tell-empires = Two against two, with a second box three against three or four against four: send cards to your ally, and score your kingdoms together.
aetherya-ui-ours = Our own rules
aetherya-ui-ours-text = The rulebook only mentions these scenarios by name; the rules are our own.
aetherya-ui-only-players = Only with { $players } players.

# What is asked, what happened, why not
aetherya-ask-give_race = Which race does { $of-seat } lead?
aetherya-ask-build = { $who }: on which card do you build with the token?
aetherya-ask-pact = { $who }: { $from-seat } offers you a pact. Do you accept?
aetherya-now-build = On which of the highlighted cards do you build with the token?
aetherya-now-pact = { $from-seat } offers you a pact. Do you accept?
aetherya-wait-pact = { $from-seat } offers a pact.
aetherya-event-race = { $who } leads the race { $race }.
aetherya-event-send = { $who } sends { $card-a } to { $to-seat } ({ $cell }).
aetherya-event-settle = { $who } settles { $card-a } in the Nolands ({ $cell }).
aetherya-event-offer = { $who } offers { $to-seat } a pact.
aetherya-event-pact = { $who } accepts: { $who } and { $to-seat } have a pact.
aetherya-event-refuse = { $who } refuses the pact that { $to-seat } offered.
aetherya-event-betray = { $who } breaks the pact with { $to-seat }.
aetherya-event-build = { $who } { $finished ->
    [yes] finishes a fortress
   *[no] builds a fortress
  } ({ $cell }): { $built } of { $needed } tokens.
aetherya-event-task = Task of age { $age }: { $have } of { $need }, { $done ->
    [yes] done
   *[no] not done
  }.
aetherya-refusal-goblin_stays = You can’t replace a face-up goblin in this fate.
aetherya-refusal-other_variant = You can’t do that in this variant.
aetherya-refusal-not_dark = You can’t send that card: only goblins, dragons and swamps can be sent.
aetherya-refusal-not_on_border = You can’t send a card to the middle of a kingdom. Choose a place on its border.
aetherya-refusal-not_face_up = You can’t send a card to { $cell }: the card there is face down, and only a face-up one can be replaced.
aetherya-refusal-settled_already = You can’t settle there: the place is taken ({ $card }).
aetherya-refusal-card_needed = You can’t settle this card: the deck or the discard pile would run out, so this card must stay in play.
aetherya-refusal-not_another = You can’t make a pact with yourself. Choose another player.
aetherya-refusal-spoken = You can’t offer or break another pact this turn.
aetherya-refusal-has_pact = You can’t offer that pact: one of you has a pact already.
aetherya-refusal-no_site = You can’t build there: choose a face-up card of your race or of its home terrain.
aetherya-refusal-finished = You can’t build there: the fortress is finished. Choose another card.
error-empires = empires is for 4, 6 or 8 players, not for { $players }
error-two-boxes = for { $players } there is only Empires ({ "variant=empires" })

# The score pad
aetherya-row-fate = Fate
aetherya-row-frontiers = Nolands
aetherya-row-fortresses = Fortresses
aetherya-row-ally = Alliance
aetherya-part-fate = { $kind ->
    [held] goblin ({ $cell }) is held
    [loose] goblin ({ $cell }) roams free
    [tamed] dragon ({ $cell }) is tamed
    [burnt] forest ({ $cell }) burns
    [robbed] robbed race: { $card } ({ $cell })
   *[mine] mountain ({ $cell }) is a mine
  }
aetherya-part-frontiers = { $kind ->
    [betrayal] broken pacts: { $number }
   *[frontiers] { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
      } place in the Nolands with strength { $strength }{ $tied ->
        [yes] { "" }, shared
       *[no] { "" }
      }
  }
aetherya-part-ally = { $of-seat }’s kingdom
aetherya-part-fortresses = { $kind ->
    [takes] tribute from the neighbour on the { $side ->
        [west] left
       *[east] right
      } for the fortress at { $cell }
    [pays] tribute to the neighbour on the { $side ->
        [west] left
       *[east] right
      } for the fortress across from { $cell }
   *[fortress] fortress at { $cell }
  }

# The board in words
aetherya-board-task = Task of { $fate }: { $task }, { $have } of { $need }
aetherya-board-race = leads this race: { $race }
aetherya-board-ally = { $number ->
    [one] ally
   *[other] allies
  }: { $who }
aetherya-board-built = { $built ->
    [one] one token is built
   *[other] { $built } tokens are built
  } on { $cell }
aetherya-board-borders = borders: { $before } on the left, { $after } on the right
aetherya-board-nolands = The Nolands: { $number } of 16 settled
aetherya-board-pact = has a pact with { $who }
aetherya-board-betrayals = broken pacts: { $number }
aetherya-board-settled = { $who }’s { $card } ({ $cell })

# Answers to "why?"
why-aetherya-task = Task of this age, { $task }: { $have } of { $need }. { $done ->
    [yes] It is done if it stays that way until the age ends.
   *[no] If it isn’t done when the age ends, the campaign is lost.
  }
why-aetherya-send = { $card } would replace { $old } in { $to-seat }’s kingdom.
why-aetherya-settle = { $card } would settle in the Nolands.
why-aetherya-word = { $breaks ->
    [yes] The pact would be broken, which costs { $points } at the end.
   *[no] The other player may accept or refuse. Partners don’t count against each other in the Nolands.
  }
why-aetherya-build = The fortress would have { $built } of { $needed } tokens{ $points ->
    [0] { "" }.
    [one] { "" }, which brings one point.
   *[other] { "" }, which brings { $points } points.
  }
aetherya-power-the-nolands = A shared field: every settled card has a strength, and the strongest players get prizes.
aetherya-power-pact = Two players with a pact don’t count against each other in the Nolands. Whoever breaks it pays for that at the end.
aetherya-power-own-race = Only the home terrain of your race scores, and every card of another race next to it costs points.
aetherya-power-fortress = Tokens build fortresses on cards of your race or its home terrain. A finished one scores; at the border it takes tribute unless a fortress stands across it.
aetherya-power-own-ally = Allies score their kingdoms together and win together; you may send cards to the next of them.
aetherya-power-held-goblin = A goblin that a human touches is held; every other goblin costs points.
aetherya-power-burnt-forest = A forest that touches a wild dragon burns: it scores nothing for any race.
aetherya-power-robbed-race = A race is robbed when one of its cards shares an edge with a goblin.
aetherya-power-dwarf-mine = A mountain that touches dwarves and no other race is a mine.

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
aetherya-ui-border = Across the border: { $who }
aetherya-ui-razed = { $built ->
    [one] its token is lost
   *[other] its { $built } tokens are lost
  }
aetherya-ui-border-cell = Row { $row } of { $who }: { $what }
aetherya-ui-fortress = { $built ->
    [0] no fortress
   *[other] fortress, { $built } of { $needed } tokens
  }
aetherya-ui-stage-build = Build
aetherya-ui-title-build = Build with the token
aetherya-ui-title-pact = An offer
aetherya-ui-accept = Accept
aetherya-ui-breaking = costs { $points } at the end
aetherya-ui-pact = Pact
aetherya-ui-pact-with = pact with { $who }
aetherya-ui-broken = broken pacts: { $number }
aetherya-ui-ally = { $number ->
    [one] Ally
   *[other] Allies
  }
aetherya-ui-your-ally = your ally
aetherya-ui-ally-of = { $who }’s ally
aetherya-ui-nolands = The Nolands
aetherya-ui-show-nolands = Show the Nolands, { $number } of 16 settled
aetherya-ui-noland-cell = Nolands, row { $row }, column { $column }: { $what }
aetherya-ui-empty = empty
aetherya-ui-settled-by = { $who }’s { $card }, strength { $strength }
aetherya-ui-strength = Strength in the Nolands
aetherya-ui-strength-of = { $who }: strength { $strength }, prize { $points }
aetherya-ui-go-send = Send it to { $who }
aetherya-ui-go-send-text = choose a highlighted card there
aetherya-ui-go-settle = Settle it in the Nolands
aetherya-ui-go-settle-text = choose an empty place there
aetherya-ui-for-them = { $who } { $gain }
aetherya-ui-side = Empire { $number }
aetherya-act-send = Send to { $who }: { $place }
aetherya-act-settle = Settle in the Nolands: { $place }
aetherya-verdict-task = The task of the age was not done: { $task }, { $have } of { $need }.
aetherya-empire-verdict = { $outcome ->
    [shared] Both empires share the victory
    [won] Your empire wins
   *[other] The empire of { $who } wins
  }
aetherya-empire-text = { $who }: together their kingdoms are worth { $points ->
    [one] one point
   *[other] { $points } points
  }.
aetherya-empire-tie = Both empires have { $points ->
    [one] one point
   *[other] { $points } points
  }; { $who } together have the higher row.

# What the pictures of the rules show
aetherya-diagram-dezanno = The upper goblin touches a human: it is held. The lower one touches none and roams free.
aetherya-diagram-degodass = Two elves touch the upper dragon and tame it. The lower one is wild: the forest next to it burns and scores nothing for the elf.
aetherya-diagram-pudugruen = Only a dwarf touches the left mountain: it is a mine. The right one touches a human as well, so it isn’t.
aetherya-diagram-confrontation = You lead the elves: only forests next to them score, and the dwarf next to both counts as a stranger twice.
aetherya-diagram-fortresses = The elves’ fortress on the right edge of the second row is finished, and across the border there is none: the neighbour pays tribute. The one on the left edge of the third row still lacks a token.
aetherya-diagram-frontiers = Every settled card carries the mark of whoever settled it, and its strength. The elf is stronger for every forest it touches, even the one another player settled.
aetherya-diagram-empires = Three against three: the empires sit alternately, and each player may send cards to the next ally only. With four, allies sit opposite each other.
