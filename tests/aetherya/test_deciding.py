"""The rule that a refusal cites, against a reading of the rules that knows nothing of the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator

from folkmoot.core import Doc, State
from folkmoot.games.aetherya import GAME
from tests.aetherya.deciding import deciding
from tests.deciding import compare
from tests.sampled import SHARE

MODES: list[Doc] = [
    {"tokens": True},
    {"tokens": True, "staff_counts_tamed": True, "goblin_legends_via_portal": True},
    {},
    {"mode": "solo"},
    {"mode": "solo", "solo_may_flip": True},
    {"mode": "coop"},
    {"mode": "coop", "coop_must_turn": True},
    *({"mode": "solo", "fate": fate} for fate in ("dezanno", "degodass", "shagratt", "pudugruen")),
    *({"variant": variant} for variant in ("invasion", "confrontation", "frontiers", "empires")),
]
LIKED = ("use", "sword", "claim", "keep", "seat", "at", "get", "give", "send", "settle")
"""What leads to questions that are seldom asked."""
RARE = {
    *("not_met A2", "one_against_one A28", "locked A10", "same_kind A10", "not_shown A43", "not_in_row A35"),
    *("not_an_opponent A32", "not_an_opponent A33", "not_at_table A1", "no_race A26", "no_dragon A27"),
    *("no_face_down_token A29", "no_face_down_token A31", "items_only A33", "no_gem_for_gem A32", "in_order A30"),
    *("looked_already A31", "no_site A59", "other_mode A36", "other_mode A41", "other_variant A50"),
}
"""Refusals that a comparison must have met to be worth anything."""


def tables() -> Iterator[State]:
    """Games in every mode, often with tokens."""
    rng = random.Random("tables")
    while True:
        options = rng.choice(MODES[:2] if rng.random() < 0.3 else MODES)
        seats = (4, 6, 8) if options.get("variant") == "empires" else (2, 3, 4)
        yield GAME.start(1 if options.get("mode") == "solo" else rng.choice(seats), **options)


def choose(rng: random.Random, state: State) -> int:
    legal = state.legal_actions()
    liked = [code for code in legal if state.name(code).partition(" ")[0] in LIKED]
    return rng.choice(liked if liked and rng.random() < 0.7 else legal)


def test_refusals_cite_the_rule_that_decides() -> None:
    """A1, A2, A8 to A13, A17, A23 to A43, A50 to A60."""
    met = compare(tables(), choose, deciding)
    assert SHARE > 1 or RARE - met.keys() == set(), met
    assert met[""] > 0
