# mypyc: hot
"""Why an action is refused: the numbers, and for each its word and its rule."""

from __future__ import annotations

from typing import Final

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

REASONS = [
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
]
