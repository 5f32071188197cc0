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
NUM_ACTIONS: Final = 163

USABLE = (TREATY, STAFF, HAMMER, PALANTIR, GRIFFIN, SMUGGLER, THIEF)

# Chance codes.
CARD: Final = 163
LEGEND: Final = 173
TOKEN: Final = 188
FIRST: Final = 200
NUM_CODES: Final = 204

# Stages: what is decided. Up to LAST_CHANCE chance decides, up to LAST_SEAT a seat; later ones pass at once.
FIRST_PLAYER: Final = 0
SHOW_LEGEND: Final = 1
FIRST_DISCARD: Final = 2
DEAL: Final = 3
DRAWN: Final = 4
TURNED_UP: Final = 5
LIFTED: Final = 6
TOKEN_SHOWN: Final = 7
LOOKED: Final = 8
GRABBED: Final = 9
REFILL: Final = 10
ROUND_REFILL: Final = 11
NEW_DECK: Final = 12
REVEAL: Final = 13
LAST_CHANCE: Final = 13
ARRANGE: Final = 14
SWAP_ROWS: Final = 15
SWAP_WITH: Final = 16
TURN: Final = 17
DROP_ONE: Final = 18
HAND: Final = 19
PILE: Final = 20
TURN_UP: Final = 21
TOKEN_CHOICE: Final = 22
TURN_END: Final = 23
USE_AT: Final = 24
USE_SECOND: Final = 25
USE_SEAT: Final = 26
USE_THERE: Final = 27
USE_GET: Final = 28
USE_GIVE: Final = 29
CHOOSE_PENALTY: Final = 30
KEEP_BLOCK: Final = 31
LAST_SEAT: Final = 31
ENDED: Final = 32
ACTED: Final = 33
END_OR_PASS: Final = 34
TURN_OVER: Final = 35
NEXT_TURN: Final = 36
ROUND_OVER: Final = 37
FINISH: Final = 38
AGE_OVER: Final = 39
NEW_AGE: Final = 40
SETUP: Final = 41
STAGE_WORDS = (
    "first_player",
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
