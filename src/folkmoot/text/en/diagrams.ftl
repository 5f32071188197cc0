# What the pictures of the rules show
ethnos-diagram-band = Three dwarves of your hand are a band; the purple one leads it. Elf and giant do not fit: they will be laid face up once the band is played.
ethnos-diagram-placing = Your band has three cards, and you have two markers in Duris. Three is more than two, so a third marker may go there.
ethnos-diagram-kingdoms = Duris at the end of age II. Two players are level with two markers each and share first and second place: 4 + 2, so 3 glory each. The one with a single marker comes third and gets nothing.
ethnos-diagram-orcs = The orc board. You hold three spaces; taken off together, these markers are worth 6 glory. Every space takes one marker of each player.
ethnos-diagram-merfolk = You swim on space 5. A band of three led by merfolk would take you to 8, past the symbol on 7: you may place one more marker anywhere.
ethnos-diagram-giant = The largest band led by a giant, three cards, holds the giant token. You have the troll tokens 1 and 3, another player has the 4: the sums are equal, so the higher single token wins a tie.
tribes-diagram-rows = Four rows of dice. Your die enters at the left, the rightmost one goes to the next player. Two suns among the three: strong; two moons: weak; anything else: normal.
tribes-diagram-move = Your members leave e. Each goes to one of the six neighbouring hexes, and each of them once in a turn.
tribes-diagram-conflict = Six members stand on e, one more than the limit of five: a conflict. Every tribe loses one at a time, 3–2–1, then 2–1–0, then 1–0: you stay with one.
tribes-diagram-superiority = On a you are alone: control. On d you have three against one: superiority. On e it is two against two: neither.
tribes-diagram-village = Your village on a brings a victory point at the start of each of your turns, as long as a member of yours stands there.
aetherya-diagram-harmony = The human touches the plains (+2) and the forest (+1), the elf touches the forest (+2): 5 points. Cards that meet at a corner do not touch.
aetherya-diagram-portal = The cards around a portal all touch one another: both elves touch the forest (+2 each), and both quarrel with the goblin (−2 each).
aetherya-diagram-dragon = Two humans touch the dragon, so it is tamed: +3. The elf quarrels with the dwarf and with the goblin: −2 each.
aetherya-diagram-legends = A human next to an elf is there: you may claim that legend. Of the three plains, one lies apart, so they are not connected.
aetherya-diagram-tokens = A token lies face down on every face-down card. Whoever turns up or replaces the card decides, without looking, whether to take it.
aetherya-diagram-solo = The three rows of a campaign. Legends that were met are turned over; the whole row of an age must be met before the age ends.
