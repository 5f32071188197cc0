# mypyc: hot
"""Numbers for everything in the box, for every action and everything that is asked, and their words.

Resources and terrains share their numbers: a lake yields food, a forest wood, a mountain stone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NUM_HEXES: Final = 15
ALL_HEXES: Final = 2**NUM_HEXES - 1
BOARD: Final = 15  # where a village or member stands that is on its owner's board
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
SEAT_BITS: Final = 2
INVADERS: Final = 4  # the invaders, where a tribe is meant

# Resources, terrains
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
LAKE: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
UNLAID: Final = 3
NUM_RESOURCES: Final = 3
NUM_TERRAINS: Final = 3
RESOURCES: Final = ("food", "wood", "stone")
TERRAINS: Final = ("lake", "forest", "mountain")

# Dice
SUN: Final = 0
MOON: Final = 1
BLANK: Final = 2
NUM_FACES: Final = 3
DICE_IN_ROW: Final = 3
DIE_BITS: Final = 2
DIE_MASK: Final = 2**DIE_BITS - 1
ROW_BITS: Final = DICE_IN_ROW * DIE_BITS
ROW_MASK: Final = 2**ROW_BITS - 1
FACES: Final = ("sun", "moon", "blank")

# Actions and strengths
GROWING: Final = 0
MOVING: Final = 1
GATHERING: Final = 2
LEARNING: Final = 3
NUM_DEEDS: Final = 4
DEEDS: Final = ("grow", "move", "gather", "learn")
WEAK: Final = 0
NORMAL: Final = 1
STRONG: Final = 2
STRENGTHS: Final = ("weak", "normal", "strong")

NUM_TRIBES: Final = 8
TRIBES: Final = ("daba", "indartsu", "kia_kia", "muk_kan", "dananu", "kiror", "kaha", "tunga")

# Leader powers: tribe t has 2t and 2t + 1
TRADERS: Final = 0
CRAFTY_BUILDERS: Final = 1
FARMERS: Final = 2
KINSHIP: Final = 3
AMBUSH: Final = 4
SHAMAN: Final = 5
SHARED_GIFTS: Final = 6
INTIMIDATION: Final = 7
CUNNING: Final = 8
AGRICULTURE: Final = 9
PATHFINDERS: Final = 10
EVASIVE: Final = 11
WAYFARERS: Final = 12
COMMON_PURPOSE: Final = 13
HIDDEN_VILLAGE: Final = 14
LIGHT_IN_THE_DARK: Final = 15
NUM_POWERS: Final = 16
POWERS: Final = (
    "traders", "crafty_builders", "farmers", "kinship", "ambush", "shaman", "shared_gifts", "intimidation",
    "cunning", "agriculture", "pathfinders", "evasive", "wayfarers", "common_purpose", "hidden_village",
    "light_in_the_dark",
)  # fmt: skip

# Goals: developments, then achievements
BOW: Final = 0
STABLE: Final = 1
POTTERY: Final = 2
BASKETRY: Final = 3
OXEN: Final = 4
HEARTH: Final = 5
CAVE_PAINTINGS: Final = 6
STONE_TOOLS: Final = 7
NUM_DEVELOPMENTS: Final = 8
WHOLE_TRIBE: Final = 8
LAKE_LORDS: Final = 9
FOREST_LORDS: Final = 10
MOUNTAIN_LORDS: Final = 11
NOMADS: Final = 12
BORDERLAND: Final = 13
RAID: Final = 14
NUM_GOALS: Final = 15
GOALS: Final = (
    "bow", "stable", "pottery", "basketry", "oxen", "hearth", "cave_paintings", "stone_tools",
    "whole_tribe", "lake_lords", "forest_lords", "mountain_lords", "nomads", "borderland", "raid",
)  # fmt: skip

SERVES_LATER: Final = -1
SERVES_IN: Final = (
    SERVES_LATER, MOVING, SERVES_LATER, GATHERING, GATHERING, GROWING, LEARNING, SERVES_LATER,
)  # fmt: skip
"""T158: the action in which each development is used."""

# Events
ABANDONED_VILLAGE: Final = 0
ALTAR: Final = 1
CANOE: Final = 2
WALLS: Final = 3
CHIEF: Final = 4
DISCOVERY: Final = 5
DROUGHT: Final = 6
INVASION: Final = 7
MAMMOTH: Final = 8
MILD_WINTER: Final = 9
PLENTY_OF_FOOD: Final = 10
PLENTY_OF_WOOD: Final = 11
PLENTY_OF_STONE: Final = 12
SABRE_TOOTH: Final = 13
SHARED_KNOWLEDGE: Final = 14
VOLCANO: Final = 15
NUM_EVENTS: Final = 16
EVERY_EVENT: Final = 2**NUM_EVENTS - 1
SET_ASIDE: Final = (ABANDONED_VILLAGE, CHIEF)  # until the first village is built
NUM_TOKENS: Final = 3  # Altar, Canoe, Walls: whoever buys the card keeps its token
EVENTS: Final = (
    "abandoned_village", "altar", "canoe", "walls", "chief", "discovery", "drought", "invaders", "mammoth",
    "mild_winter", "plenty_of_food", "plenty_of_wood", "plenty_of_stone", "sabre_tooth", "shared_knowledge", "volcano",
)  # fmt: skip
TOKENS: Final = EVENTS[ALTAR : WALLS + 1]

# Special lands
GREAT_LAKE: Final = 0
GREAT_FOREST: Final = 1
GREAT_MOUNTAIN: Final = 2
WILD_LAND: Final = 3
JUNGLE: Final = 4
OASIS: Final = 5
TAR_PIT: Final = 6
GLACIER: Final = 7
NUM_LANDS: Final = 8
MOST_RANDOM_LANDS: Final = 3
NOWHERE: Final = 15
LANDS: Final = (
    "great_lake", "great_forest", "great_mountain", "wild_land", "jungle", "oasis", "tar_pit", "glacier",
)  # fmt: skip
TERRAIN_OF_LAND: Final = (LAKE, FOREST, MOUNTAIN, UNLAID, FOREST, LAKE, LAKE, MOUNTAIN)  # UNLAID: any

# Action codes: the first of each verb
DONE: Final = 0
ROLL: Final = 1
KEEP: Final = 2  # face
ACT: Final = 5  # deed * NUM_FACES + face
HUNT: Final = 17  # face: the mammoth
TAME: Final = 20  # face
CHASE: Final = 23  # face: the sabre-tooth
STRENGTHEN: Final = 26  # resource
PLACE: Final = 29  # hex
GROW: Final = 44  # hex, or the board
GATHER: Final = 60  # hex
BUILD: Final = 75  # hex, or the board
ELDER: Final = 91
FIGHT: Final = 92  # hex
LOSE: Final = 107  # hex
SACRIFICE: Final = 122  # hex
OFFER: Final = 137  # equal food, wood or stone, or OFFER_MIXED
LEAD_MAMMOTH: Final = 141  # hex
SEND_TIGER: Final = 156  # hex
LAND_INVADERS: Final = 171  # hex
FLEE: Final = 186  # hex
FLEE_RIDING: Final = 201  # hex
FILL: Final = 216  # hex: the basket
PUSH: Final = 231  # hex and seat
TO: Final = 291  # hex
TAKE: Final = 306  # resource
PAY: Final = 309  # resource
SPARE: Final = 312  # resource
GIVE: Final = 315  # resource and seat
TRADE: Final = 327  # given * 2 + (0 or 1: the lower or higher of the two others)
STUDY: Final = 333  # resource
USE_POTTERY: Final = 336
BUY: Final = 337  # altar, canoe, walls
DISCARD: Final = 340  # goal
CLAIM: Final = 355  # goal
LEAD: Final = 370  # power
BORROW: Final = 386  # development and seat
BID: Final = 418  # number - 1
AMBUSH_WITH: Final = 458  # number 0-5
SHOOT: Final = 464  # seat or invaders
REPEL: Final = 469  # seat or invaders
ERUPT_AT: Final = 474  # cell beside the field
MOVE: Final = 490  # from * NUM_HEXES + to
RIDE: Final = 715  # from * NUM_HEXES + to
NUM_ACTIONS: Final = 940

OFFER_MIXED: Final = 3
"""One resource of each kind; the codes before it are for several of one kind."""
NUM_OFFERS: Final = 4
NUM_GIFTS: Final = NUM_RESOURCES * MOST_SEATS
NUM_CELLS: Final = 16
MOST_BID: Final = 40
MOST_AMBUSH: Final = 5

# Chance codes
LAY_TERRAIN: Final = 940
DEAL_TRIBE: Final = 943
DRAW_FIRST: Final = 951
DEAL_POWER: Final = 955
COUNT_LANDS: Final = 971
DRAW_LAND: Final = 975
LAY_LAND: Final = 983
ROLL_TWO: Final = 998  # the pairs of PAIRS
ROLL_ONE: Final = 1004  # face
DRAW_GOAL: Final = 1007
DRAW_EVENT: Final = 1022
NUM_CODES: Final = 1038
PAIRS: Final = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))

# What is asked. Word, rule and all else of each: question_table.ASKS.
ASK_NOTHING: Final = 0
# Nobody is asked: what comes then follows by itself (`flow`).
THEN_SETUP: Final = 1
THEN_TURN: Final = 2
THEN_REVEAL: Final = 4
THEN_ERUPT: Final = 5
THEN_AUCTION: Final = 6
THEN_SETTLERS: Final = 7
THEN_GATHERED: Final = 8
THEN_GIFT: Final = 9
THEN_ACTED: Final = 10
THEN_CONFLICTS: Final = 11
THEN_ARMED: Final = 12
THEN_FOUGHT: Final = 14
THEN_NEXT: Final = 15
THEN_DRAW: Final = 16
# Asked of chance.
FIRST_CHANCE: Final = 20
ASK_TERRAIN: Final = 20
ASK_LANDS: Final = 21
ASK_LAND: Final = 22
ASK_LAND_HEX: Final = 23
ASK_TRIBE: Final = 24
ASK_FIRST: Final = 25
ASK_POWER: Final = 26
ASK_POOL: Final = 27
ASK_ROLL: Final = 28
ASK_ROLL_ONE: Final = 29
ASK_EVENT: Final = 30
ASK_GOAL: Final = 31
# Asked of a seat.
FIRST_ASK: Final = 32
ASK_LEADER: Final = 32
ASK_START: Final = 33
ASK_BONUS: Final = 34
ASK_RETURN: Final = 35
ASK_BEFORE: Final = 36
ASK_ACT: Final = 37
ASK_GROW: Final = 38
ASK_MOVE: Final = 39
ASK_GATHER: Final = 40
ASK_LEARN: Final = 41
ASK_WANDER: Final = 42
ASK_PUSH: Final = 43
ASK_TIGER: Final = 44
ASK_INVADERS: Final = 45
ASK_MAMMOTH: Final = 46
ASK_VOLCANO: Final = 47
ASK_BID: Final = 48
ASK_SETTLE: Final = 49
ASK_FIGHT: Final = 50
ASK_END: Final = 51
ASK_YIELD: Final = 52
ASK_MIX: Final = 53
ASK_GIFT: Final = 54
ASK_BASKET: Final = 55
ASK_BASKET_TYPE: Final = 56
ASK_FARM: Final = 57
ASK_FOUND: Final = 58
ASK_PUSH_TO: Final = 59
ASK_LIGHT: Final = 60
ASK_TRIBUTE: Final = 61
ASK_LOSE: Final = 62
ASK_HAND: Final = 63
ASK_SPARE: Final = 64
ASK_AMBUSH: Final = 65
ASK_SHOOT: Final = 66
ASK_REPEL: Final = 67
ASK_FLEE: Final = 68
ASK_ELDER: Final = 69
ASK_OFFER: Final = 70
ASK_POT_GIVE: Final = 71
ASK_POT_TAKE: Final = 72

# What was done this turn and may be done only once, or counts at its end: bits of `Board.this_turn`.
TRIBUTE_PAID: Final = 1
POTTERY_USED: Final = 2
STUDIED: Final = 4
RAIDED: Final = 8
STRENGTHENED: Final = 16
WANDERED: Final = 32
PUSHED: Final = 64
ELDER_LOST: Final = 128
FEATS: Final = ("tribute_paid", "pottery_used", "studied", "raided", "strengthened", "wandered", "pushed", "elder_lost")

# The part of a game that a question belongs to: which dice lie where, and what has been done by then.
DEALING: Final = 0
PLACING: Final = 1
BEFORE_ROLL: Final = 2
ON_A_DOUBLE: Final = 3
TURN: Final = 4

# Own reasons, in the order of REASONS (the first has the number FIRST_REASON of the contract).
NOT_YOURS: Final = 6
NOT_FREE: Final = 7
NO_SUCH_DIE: Final = 8
ACTION_USED: Final = 9
NOBODY_THERE: Final = 10
NOBODY_LEFT: Final = 11
OUT_OF_ORDER: Final = 12
ENOUGH: Final = 13
ALL_MOVED: Final = 14
TOO_FAR: Final = 15
NO_MAMMOTH: Final = 16
TOO_FEW: Final = 17
INVADED: Final = 18
NO_RESOURCE: Final = 19
VILLAGE_THERE: Final = 20
NO_VILLAGES: Final = 21
ON_GLACIER: Final = 22
NOT_OPEN: Final = 23
UNFULFILLED: Final = 24
ONCE_A_TURN: Final = 25
NOT_FOR_SALE: Final = 26
BID_TOO_LOW: Final = 27
BID_TOO_HIGH: Final = 28
NO_POWER: Final = 29
NO_ELDER: Final = 30
NO_DEVELOPMENT: Final = 31
NOT_CONTROLLED: Final = 32
NO_CONFLICT: Final = 33
NO_ROOM: Final = 34
WRONG_PLACE: Final = 35
WRONG_TARGET: Final = 36
WRONG_TYPE: Final = 37
NOT_SHARED: Final = 38
NO_CARDS: Final = 39
STRONG_ALREADY: Final = 40
LAST_GUARD: Final = 41
MUST_STAY: Final = 42
TOO_EARLY: Final = 43
GATHERED_ALREADY: Final = 44
OFF_BOARD: Final = 45
NOT_AT_TABLE: Final = 46
REASONS: Final = (
    ("not_yours", "T104"), ("not_free", "T102"), ("no_such_die", "T108"), ("action_used", "T13"),
    ("nobody_there", "T115"), ("nobody_left", "T3"), ("out_of_order", ""), ("enough", "T14"), ("all_moved", "T116"),
    ("too_far", "T157"), ("no_mammoth", "T163"), ("too_few", "T149"), ("invaded", "T130"), ("no_resource", "T22"),
    ("village_there", "T130"), ("no_villages", "T119"), ("on_glacier", "T130"), ("not_open", "T121"),
    ("unfulfilled", "T132"), ("once_a_turn", "T144"), ("not_for_sale", "T134"), ("bid_too_low", "T143"),
    ("bid_too_high", "T143"), ("no_power", "T104"), ("no_elder", "T30"), ("no_development", "T158"),
    ("not_controlled", "T41"), ("no_conflict", "T20"), ("no_room", "T153"), ("wrong_place", "T43"),
    ("wrong_target", "T125"), ("wrong_type", "T17"), ("not_shared", "T41"), ("no_cards", "T120"),
    ("strong_already", "T176"), ("last_guard", "T173"), ("must_stay", "T120"), ("too_early", ""),
    ("gathered_already", "T118"), ("off_board", "T5"), ("not_at_table", "T1"),
)  # fmt: skip


def given_in(trade: i64) -> i64:
    """The resource that a code of TRADE gives."""
    return trade // 2


def taken_in(trade: i64) -> i64:
    """The resource that a code of TRADE takes: the lower or the higher of the two others."""
    taken: i64 = trade % 2
    return taken + 1 if taken >= given_in(trade) else taken


def with_seat(what: i64, seat: i64) -> i64:
    """What a code of PUSH, GIVE or BORROW says after its verb: a hex, resource or development, and a seat."""
    return (what << SEAT_BITS) + seat


def what_of(named: i64) -> i64:
    """The hex, resource or development of `with_seat`."""
    return named >> SEAT_BITS


def seat_of(named: i64) -> i64:
    """The seat of `with_seat`."""
    return named & (MOST_SEATS - 1)
