# mypyc: hot
"""Cards, kingdoms and codes: what every number of this game means (E2, E3).

A kind of card is a tribe and a colour: `tribe * NUM_COLOURS + colour`; skeletons have no colour and are the last kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NUM_COLOURS: Final = 6
NUM_KINGDOMS: Final = NUM_COLOURS
"""A kingdom of each colour."""
NUM_TRIBES: Final = 12
MOST_SEATS: Final = 6
MOST_TROLL_TOKENS: Final = 6

COLOURS: Final[tuple[str, ...]] = ("orange", "blue", "red", "purple", "green", "grey")
KINGDOMS: Final[tuple[str, ...]] = ("ithys", "straton", "rhea", "duris", "althea", "pelagon")
TRIBES: Final[tuple[str, ...]] = (
    "centaur",
    "dwarf",
    "elf",
    "giant",
    "halfling",
    "merfolk",
    "minotaur",
    "orc",
    "troll",
    "wingfolk",
    "wizard",
    "skeleton",
)
CENTAUR: Final = 0
DWARF: Final = 1
ELF: Final = 2
GIANT: Final = 3
HALFLING: Final = 4
MERFOLK: Final = 5
MINOTAUR: Final = 6
ORC: Final = 7
TROLL: Final = 8
WINGFOLK: Final = 9
WIZARD: Final = 10
SKELETON_TRIBE: Final = 11

SKELETON: Final = 66
NUM_KINDS: Final = 67

# Action codes.
TAKE: Final = 0
DRAW: Final = 67
LEAD: Final = 68
SKELETONS: Final = 134
ADD: Final = 135
DONE: Final = 202
PLACE: Final = 203
RAID: Final = 209
TROLL_TOKEN: Final = 210
CONJURE: Final = 216
CASH: Final = 217
DECLINE: Final = 218
PASS: Final = 219
NUM_ACTIONS: Final = 220

# Chance codes.
CARD: Final = 220
DRAGON: Final = 287
DRAW_TRIBE: Final = 288
FIRST: Final = 300
TOKEN: Final = 306

SIFTED: Final = 2
"""E50: how many cards are drawn, one of which is kept."""

# What is asked of chance …
ASK_TRIBE: Final = 0
ASK_TOKEN: Final = 1
ASK_FIRST: Final = 2
ASK_DEAL: Final = 3
ASK_ROW: Final = 4
ASK_DRAW: Final = 5
ASK_CONJURED: Final = 6
# … and of a seat.
ASK_TURN: Final = 7
ASK_BAND: Final = 8
ASK_MARKER: Final = 9
ASK_ANOTHER: Final = 10
ASK_KEEP: Final = 11
ASK_BONUS: Final = 12
ASK_RAID: Final = 13
ASK_TROLL: Final = 14
ASK_CONJURE: Final = 15
ASK_CASH: Final = 16
ASK_NOTHING: Final = 17
ASK_SIFT: Final = 18

ASKS: Final[tuple[tuple[str, str], ...]] = (
    ("tribe", "E11"),
    ("token", "E12"),
    ("first", "E14"),
    ("deal", "E13"),
    ("row", "E13"),
    ("draw", "E15"),
    ("conjured", "E34"),
    ("turn", "E48"),
    ("band", "E18"),
    ("marker", "E19"),
    ("another", "E22"),
    ("keep", "E24"),
    ("bonus", "E27"),
    ("raid", "E29"),
    ("troll", "E32"),
    ("conjure", "E34"),
    ("cash", "E42"),
    ("nothing", "E44"),
    ("sift", "E50"),
)
"""Word and rule of each question, by number."""

# Why an action is refused; the numbers go on from those that all games share.
NOT_IN_HAND: Final = 6
OTHER_BASIS: Final = 7
OUT_OF_ORDER: Final = 8
KEEPS_ENOUGH: Final = 9
HAND_FULL: Final = 10
NOT_FACE_UP: Final = 11
NO_TEN_SKELETONS: Final = 12
SWITCHED_OFF: Final = 13
MUST_ACT: Final = 14
WRONG_KINGDOM: Final = 15
BAND_TOO_SMALL: Final = 16
NO_SUCH_TOKEN: Final = 17
TOKEN_TAKEN: Final = 18
TOKEN_TOO_HIGH: Final = 19
NOT_DRAWN: Final = 20

REASONS: Final = (
    ("not_in_hand", "E18"),
    ("other_basis", "E18"),
    ("out_of_order", ""),
    ("keeps_enough", "E24"),
    ("hand_full", "E17"),
    ("not_face_up", "E15"),
    ("no_ten_skeletons", "E31"),
    ("switched_off", "E31"),
    ("must_act", "E17"),
    ("wrong_kingdom", "E19"),
    ("band_too_small", "E19"),
    ("no_such_token", "E10"),
    ("token_taken", "E32"),
    ("token_too_high", "E32"),
    ("not_drawn", "E50"),
)
"""Word and rule of each refusal, the first for NOT_IN_HAND."""


def tribe_of(kind: i64) -> i64:
    """The tribe of a card; below 0 for no card."""
    return kind // NUM_COLOURS


def colour_of(kind: i64) -> i64:
    """The colour of a card that has one."""
    return kind % NUM_COLOURS


def card_word(kind: int) -> str:
    """`dwarf.purple`, `skeleton`."""
    return "skeleton" if kind == SKELETON else f"{TRIBES[tribe_of(kind)]}.{COLOURS[colour_of(kind)]}"


CARDS: Final[list[str]] = [card_word(kind) for kind in range(NUM_KINDS)]
