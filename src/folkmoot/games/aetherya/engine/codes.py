# mypyc: hot
"""The numbers behind the words: kinds of card, legends, tokens, stages, action codes. One code, one meaning."""

from __future__ import annotations

from typing import Final

# A1: the kinds. Terrains are 0 to 3, races 4 to 7, the two that are locked 8 and 9.
PLAINS: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
SWAMP: Final = 3
HUMAN: Final = 4
ELF: Final = 5
DWARF: Final = 6
GOBLIN: Final = 7
DRAGON: Final = 8
PORTAL: Final = 9
KINDS: Final = 10
CARDS = ("plains", "forest", "mountain", "swamp", "human", "elf", "dwarf", "goblin", "dragon", "portal")
LETTERS = "PFMSHENGDL"

CELLS: Final = 16
FULL: Final = 0xFFFF
PLACES = tuple([f"r{row}c{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)])

# A2: the legends.
HUMAN_ELF: Final = 0
HUMAN_DWARF: Final = 1
TWO_HUMANS: Final = 2
TWO_ELVES: Final = 3
TWO_DWARVES: Final = 4
TWO_GOBLINS: Final = 5
DWARF_V_GOBLIN: Final = 6
HUMAN_V_GOBLIN: Final = 7
ELF_V_GOBLIN: Final = 8
ELF_V_DWARF: Final = 9
THREE_PLAINS: Final = 10
FOUR_RACES: Final = 14
LEGENDS: Final = 15
ALL_LEGENDS: Final = 0x7FFF
LEGEND_WORDS = (
    "human-elf",
    "human-dwarf",
    "two-humans",
    "two-elves",
    "two-dwarves",
    "two-goblins",
    "dwarf-v-goblin",
    "human-v-goblin",
    "elf-v-goblin",
    "elf-v-dwarf",
    "three-plains",
    "three-forests",
    "three-mountains",
    "three-swamps",
    "four-races",
)

# A5: the tokens. Gems are 0 to 3, items 0 to 8, characters 9 to 11.
TREATY: Final = 4
STAFF: Final = 5
SWORD: Final = 6
HAMMER: Final = 7
PALANTIR: Final = 8
GRIFFIN: Final = 9
SMUGGLER: Final = 10
THIEF: Final = 11
TOKENS: Final = 12
GEMS: Final = 4
ITEMS: Final = 9
ALL_TOKENS: Final = 0xFFF
TOKEN_WORDS = (
    "gem1",
    "gem2",
    "gem3",
    "gem4",
    "treaty",
    "staff",
    "sword",
    "hammer",
    "palantir",
    "griffin",
    "smuggler",
    "thief",
)

VERSUS: Final = 0
SOLO: Final = 1
COOP: Final = 2
MODES = ("versus", "solo", "coop")

# A50: scenarios of this project's own.
NO_FATE: Final = 0
DEZANNO: Final = 1
DEGODASS: Final = 2
SHAGRATT: Final = 3
PUDUGRUEN: Final = 4
FATES = ("none", "dezanno", "degodass", "shagratt", "pudugruen")
NO_VARIANT: Final = 0
INVASION: Final = 1
CONFRONTATION: Final = 2
FRONTIERS: Final = 3
EMPIRES: Final = 4
VARIANTS = ("none", "invasion", "confrontation", "frontiers", "empires")

# Action codes.
TAKE: Final = 0
"""And 1: from the second discard pile."""
DRAW: Final = 2
DRAW_TWO: Final = 3
DRAW_AND_TAKE: Final = 4
DISCARD: Final = 5
"""And 6: onto the second discard pile."""
DONE: Final = 7
KEEP_TOKEN: Final = 8
LEAVE_TOKEN: Final = 9
PLACE: Final = 10
FLIP: Final = 26
CLAIM: Final = 42
STRIKE: Final = 57
"""The sword's claim of one of the four two-against-one legends, from DWARF_V_GOBLIN on."""
LAY: Final = 61
DROP: Final = 71
SWAP: Final = 81
BLOCK: Final = 96
PENALTY: Final = 105
USE: Final = 120
"""The usable tokens in the order of USABLE."""
AT: Final = 127
SEAT: Final = 143
GET: Final = 147
GIVE: Final = 159
SEND: Final = 163
SETTLE: Final = 179
NUM_ACTIONS: Final = 195

USABLE = (TREATY, STAFF, HAMMER, PALANTIR, GRIFFIN, SMUGGLER, THIEF)

# Chance codes.
CARD: Final = 195
LEGEND: Final = 205
TOKEN: Final = 220
FIRST: Final = 232
RACE: Final = 236
"""The races, from HUMAN on."""
NUM_CODES: Final = 240

# Stages: what is decided. Up to LAST_CHANCE chance decides, up to LAST_SEAT a seat; later ones pass at once.
FIRST_PLAYER: Final = 0
GIVE_RACE: Final = 1
SHOW_LEGEND: Final = 2
FIRST_DISCARD: Final = 3
DEAL: Final = 4
DRAWN: Final = 5
TURNED_UP: Final = 6
LIFTED: Final = 7
TOKEN_SHOWN: Final = 8
LOOKED: Final = 9
GRABBED: Final = 10
REFILL: Final = 11
ROUND_REFILL: Final = 12
NEW_DECK: Final = 13
REVEAL: Final = 14
LAST_CHANCE: Final = 14
ARRANGE: Final = 15
SWAP_ROWS: Final = 16
SWAP_WITH: Final = 17
TURN: Final = 18
DROP_ONE: Final = 19
HAND: Final = 20
PILE: Final = 21
TURN_UP: Final = 22
TOKEN_CHOICE: Final = 23
TURN_END: Final = 24
USE_AT: Final = 25
USE_SECOND: Final = 26
USE_SEAT: Final = 27
USE_THERE: Final = 28
USE_GET: Final = 29
USE_GIVE: Final = 30
CHOOSE_PENALTY: Final = 31
KEEP_BLOCK: Final = 32
LAST_SEAT: Final = 32
ENDED: Final = 33
ACTED: Final = 34
END_OR_PASS: Final = 35
TURN_OVER: Final = 36
NEXT_TURN: Final = 37
ROUND_OVER: Final = 38
FINISH: Final = 39
AGE_OVER: Final = 40
NEW_AGE: Final = 41
SETUP: Final = 42
STAGE_WORDS = (
    "first_player",
    "give_race",
    "show_legend",
    "first_discard",
    "deal",
    "drawn",
    "turned_up",
    "lifted",
    "token_shown",
    "looked",
    "grabbed",
    "refill",
    "round_refill",
    "new_deck",
    "reveal",
    "arrange",
    "swap_rows",
    "swap_with",
    "turn",
    "drop",
    "hand",
    "pile",
    "turn_up",
    "token",
    "turn_end",
    "use_at",
    "use_second",
    "use_seat",
    "use_there",
    "use_get",
    "use_give",
    "penalty",
    "block",
    "over",
)

# Why a game (or an age) ends.
SIXTEENTH: Final = 1
STALLED: Final = 2
DECK_EMPTY: Final = 3
LEGENDS_GONE: Final = 4
ENDING_WORDS = ("", "sixteenth", "stalled", "deck", "legends")
