# mypyc: hot
"""What every number of this game means: cards, legends, tokens, actions, questions, refusals. One code, one meaning."""

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
NUM_KINDS: Final = 10
NUM_TERRAINS: Final = 4
NUM_RACES: Final = 4
ALL_RACES: Final = 2**NUM_RACES - 1
"""Mask of the races, from HUMAN on."""
CARDS: Final = ("plains", "forest", "mountain", "swamp", "human", "elf", "dwarf", "goblin", "dragon", "portal")
LETTERS: Final = "PFMSHENGDL"

SIDE: Final = 4
NUM_CELLS: Final = SIDE * SIDE
FULL: Final = 2**NUM_CELLS - 1
MIDDLE_CARDS: Final = 4
"""A8: how many are laid face up, as the middle."""
FACE_DOWN: Final = 12
"""A8: how many are laid unseen around it."""
PLACES: Final = tuple([f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)])

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
UNEVEN: Final = 4
"""How many legends are two against one, from DWARF_V_GOBLIN on."""
THREE_PLAINS: Final = 10
FOUR_RACES: Final = 14
NUM_LEGENDS: Final = 15
ALL_LEGENDS: Final = 2**NUM_LEGENDS - 1
LEGENDS: Final = (
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
NUM_TOKENS: Final = 12
NUM_GEMS: Final = 4
NUM_ITEMS: Final = 9
ALL_TOKENS: Final = 2**NUM_TOKENS - 1
TOKENS: Final = (
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

MOST_SEATS: Final = 4
"""With one box."""
TWO_BOXES: Final = (6, 8)
"""A61: numbers of players for which there must be two."""
MOST_ALLIED: Final = 8
NUM_AGES: Final = 3
MOST_PILES: Final = 2
"""A41: of discards, in co-op; else there is one."""
VERSUS: Final = 0
SOLO: Final = 1
COOP: Final = 2
MODES: Final = ("versus", "solo", "coop")

# A50: scenarios of this project's own.
NO_FATE: Final = 0
DEZANNO: Final = 1
DEGODASS: Final = 2
SHAGRATT: Final = 3
PUDUGRUEN: Final = 4
FATES: Final = ("none", "dezanno", "degodass", "shagratt", "pudugruen")
NO_VARIANT: Final = 0
INVASION: Final = 1
CONFRONTATION: Final = 2
FRONTIERS: Final = 3
EMPIRES: Final = 4
VARIANTS: Final = ("none", "invasion", "confrontation", "frontiers", "empires")
EMPIRE_SIDES: Final = 2
"""A58: how many empires there are; their players take turns around the table."""
MOST_BUILT: Final = 3
"""A59: a fortress never needs more tokens."""

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
"""The sword's claim of one of the UNEVEN legends."""
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

USABLE: Final = (TREATY, STAFF, HAMMER, PALANTIR, GRIFFIN, SMUGGLER, THIEF)

# Chance codes.
CARD: Final = 195
LEGEND: Final = 205
TOKEN: Final = 220
FIRST: Final = 232
RACE: Final = 236
"""The races, from HUMAN on."""
LATER: Final = 240
"""A61: who begins, from the fifth seat on."""
NUM_CODES: Final = 244

# What is asked: up to LAST_CHANCE of chance, …
ASK_FIRST_PLAYER: Final = 0
ASK_GIVE_RACE: Final = 1
ASK_SHOW_LEGEND: Final = 2
ASK_FIRST_DISCARD: Final = 3
ASK_DEAL: Final = 4
ASK_DRAWN: Final = 5
ASK_TURNED_UP: Final = 6
ASK_LIFTED: Final = 7
ASK_TOKEN_SHOWN: Final = 8
ASK_LOOKED: Final = 9
ASK_GRABBED: Final = 10
ASK_REFILL: Final = 11
ASK_ROUND_REFILL: Final = 12
ASK_NEW_DECK: Final = 13
ASK_REVEAL: Final = 14
LAST_CHANCE: Final = 14
# … up to LAST_SEAT of a seat.
ASK_ARRANGE: Final = 15
ASK_SWAP_ROWS: Final = 16
ASK_SWAP_WITH: Final = 17
ASK_TURN: Final = 18
ASK_DROP: Final = 19
ASK_HAND: Final = 20
ASK_PILE: Final = 21
ASK_TURN_UP: Final = 22
ASK_TOKEN: Final = 23
ASK_TURN_END: Final = 24
ASK_USE_AT: Final = 25
ASK_USE_SECOND: Final = 26
ASK_USE_SEAT: Final = 27
ASK_USE_THERE: Final = 28
ASK_USE_GET: Final = 29
ASK_USE_GIVE: Final = 30
ASK_PENALTY: Final = 31
ASK_BLOCK: Final = 32
ASK_BUILD: Final = 33
ASK_PACT: Final = 34
LAST_SEAT: Final = 34
ASK_NOTHING: Final = 35
# Nobody is asked: what comes then follows by itself (`flow`).
THEN_ACTED: Final = 36
THEN_END_OR_PASS: Final = 37
THEN_TURN_OVER: Final = 38
THEN_NEXT_TURN: Final = 39
THEN_ROUND_OVER: Final = 40
THEN_FINISH: Final = 41
THEN_AGE_OVER: Final = 42
THEN_BEGIN: Final = 43
ASKS: Final[tuple[tuple[str, str], ...]] = (
    ("first_player", "A8"),
    ("give_race", "A56"),
    ("show_legend", "A6"),
    ("first_discard", "A6"),
    ("deal", "A7"),
    ("drawn", "A9"),
    ("turned_up", "A11"),
    ("lifted", "A12"),
    ("token_shown", "A24"),
    ("looked", "A31"),
    ("grabbed", "A29"),
    ("refill", "A13"),
    ("round_refill", "A42"),
    ("new_deck", "A15"),
    ("reveal", "A14"),
    ("arrange", "A8"),
    ("swap_rows", "A35"),
    ("swap_with", "A35"),
    ("turn", "A9"),
    ("drop", "A36"),
    ("hand", "A10"),
    ("pile", "A41"),
    ("turn_up", "A11"),
    ("token", "A24"),
    ("turn_end", "A25"),
    ("use_at", "A25"),
    ("use_second", "A30"),
    ("use_seat", "A25"),
    ("use_there", "A29"),
    ("use_get", "A32"),
    ("use_give", "A32"),
    ("penalty", "A43"),
    ("block", "A40"),
    ("build", "A59"),
    ("pact", "A60"),
    ("over", "A14"),
)
"""Word and rule of each question, by number."""
ASK_WORDS: Final = tuple([word for word, _ in ASKS])

# Why a game (or an age) ends.
SIXTEENTH: Final = 1
STALLED: Final = 2
DECK_EMPTY: Final = 3
LEGENDS_GONE: Final = 4
ENDINGS: Final = ("", "sixteenth", "stalled", "deck", "legends")

# Why an action is refused; the numbers go on from those that all games share.
NOT_IN_HAND: Final = 6
LOCKED: Final = 7
SAME_KIND: Final = 8
NOT_FACE_DOWN: Final = 9
MUST_PLACE: Final = 10
NOT_SHOWN: Final = 11
NOT_MET: Final = 12
ONE_CLAIM: Final = 13
TURNED_ALREADY: Final = 14
MUST_TURN: Final = 15
DECK_TOO_SMALL: Final = 16
PILE_EMPTY: Final = 17
NOT_IN_ROW: Final = 18
NOT_OWNED: Final = 19
NO_TARGET: Final = 20
LOOKED_ALREADY: Final = 21
STAFF_LIMIT: Final = 22
NO_RACE: Final = 23
NO_DRAGON: Final = 24
HAS_ONE: Final = 25
ONE_AGAINST_ONE: Final = 26
IN_ORDER: Final = 27
NOT_AN_OPPONENT: Final = 28
NO_FACE_DOWN_TOKEN: Final = 29
NOT_THERE: Final = 30
NO_GEM_FOR_GEM: Final = 31
ITEMS_ONLY: Final = 32
OTHER_MODE: Final = 33
NOT_HELD: Final = 34
MET_ALREADY: Final = 35
ONE_A_TURN: Final = 36
GOBLIN_STAYS: Final = 37
OTHER_VARIANT: Final = 38
NOT_DARK: Final = 39
NOT_ON_BORDER: Final = 40
NOT_FACE_UP: Final = 41
ALLY_FACE_DOWN: Final = 42
SETTLED_ALREADY: Final = 43
CARD_NEEDED: Final = 44
NO_SITE: Final = 45
FINISHED: Final = 46
NOT_ANOTHER: Final = 47
SPOKEN: Final = 48
HAS_PACT: Final = 49
NOT_AT_TABLE: Final = 50

REASONS: Final = (
    ("not_in_hand", "A8"),
    ("locked", "A10"),
    ("same_kind", "A10"),
    ("not_face_down", "A11"),
    ("must_place", "A9"),
    ("not_shown", "A13"),
    ("not_met", "A2"),
    ("one_claim", "A13"),
    ("turned_already", "A42"),
    ("must_turn", "A42"),
    ("deck_too_small", "A38"),
    ("pile_empty", "A41"),
    ("not_in_row", "A35"),
    ("not_owned", "A25"),
    ("no_target", "A25"),
    ("looked_already", "A31"),
    ("staff_limit", "A27"),
    ("no_race", "A26"),
    ("no_dragon", "A27"),
    ("has_one", "A26"),
    ("one_against_one", "A28"),
    ("in_order", "A30"),
    ("not_an_opponent", "A32"),
    ("no_face_down_token", "A29"),
    ("not_there", "A33"),
    ("no_gem_for_gem", "A32"),
    ("items_only", "A33"),
    ("other_mode", "A1"),
    ("not_held", "A36"),
    ("met_already", "A37"),
    ("one_a_turn", "A37"),
    ("goblin_stays", "A51"),
    ("other_variant", "A50"),
    ("not_dark", "A55"),
    ("not_on_border", "A55"),
    ("not_face_up", "A55"),
    ("not_face_up", "A58"),
    ("settled_already", "A57"),
    ("card_needed", "A57"),
    ("no_site", "A59"),
    ("finished", "A59"),
    ("not_another", "A60"),
    ("spoken", "A60"),
    ("has_pact", "A60"),
    ("not_at_table", "A1"),
)
"""Word and rule of each refusal, the first for NOT_IN_HAND."""
