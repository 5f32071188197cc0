"""The rule that a refusal cites, against a reading of the rules that knows nothing of the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator

from folkmoot.core import State
from tests.deciding import compare
from tests.ethnos.deciding import deciding
from tests.ethnos.tables import GAME
from tests.ethnos.test_oracle import random_position, with_hand
from tests.sampled import SHARE

ASKING = ["elf", "troll", "wingfolk", "skeleton", "minotaur", "merfolk"]
"""Tribes whose leaders ask for a choice that can be refused."""
RARE = {
    "hand_full E17",
    "not_drawn E50",
    "out_of_order ",
    "token_taken E32",
    "token_too_high E32",
    "wrong_kingdom E19",
    "band_too_small E19",
}
"""Refusals that a comparison must have met to be worth anything."""


def tables() -> Iterator[State]:
    """Games of every number of players by every book, with the house variant and without; tables with full hands."""
    rng = random.Random("tables")
    while True:
        players = rng.randint(2, 6)
        if rng.random() < 0.6:
            yield GAME.from_position(with_hand(rng, random_position(rng, players), rng.choice([5, 8, 9, 10])))
            continue
        options = dict(GAME.presets[rng.choice(sorted(GAME.presets))]) if rng.random() < 0.5 else {}
        if rng.random() < 0.7:
            options["tribes"] = ASKING[: 5 if players < 4 else 6]
        yield GAME.start(players, **options, draw_two=rng.random() < 0.2)


def choose(rng: random.Random, state: State) -> int:
    """Hands grow, many of them until they are full, and bands are large: so the rare questions come up."""
    legal = state.legal_actions()
    growing = [code for code in legal if state.name(code).partition(" ")[0] in ("draw", "take", "add")]
    return rng.choice(growing if growing and rng.random() < 0.7 else legal)


def test_refusals_cite_the_rule_that_decides() -> None:
    """E15, E17 to E19, E24, E31, E32, E45, E50."""
    met = compare(tables(), choose, deciding)
    assert SHARE > 1 or RARE - met.keys() == set(), met
    assert met[""] > 0
