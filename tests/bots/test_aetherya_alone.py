"""A bot's expectations of a campaign: cards that are gone do not come again."""

from __future__ import annotations

import pytest

from folkmoot import games
from folkmoot.core import OVER, SimDealer
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.alone import left_for
from folkmoot.games.aetherya.mind.campaigns import found_in_time

COPIES = 4


@pytest.mark.parametrize(
    ("lacks", "left", "chance"), [(0, 0, 1.0), (1, 1, 0.5), (2, 2, 0.25), (2, 3, 0.5), (3, 4, 5 / 16), (3, 2, 0.02)]
)
def test_cards_are_found_as_often_as_there_are_some_left(lacks: int, left: int, chance: float) -> None:
    assert found_in_time(lacks, left, 0.5) == pytest.approx(chance)


def test_what_is_left_for_a_legend_is_all_that_does_not_lie_and_is_not_covered() -> None:
    state, dealer, turns = games.get("aetherya").start(1), SimDealer(4), 0
    assert isinstance(state, AetheryaState)
    while turns < 12:
        dealer.deal_all(state)
        assert state.turn != OVER
        if state.ask == c.ASK_TURN:
            turns += 1
            below = state.first_pile.below if state.first_pile is not None else None
            covered = []
            while below is not None:
                covered.append(int(below.card))
                below = below.below
            for kind in range(int(c.HUMAN)):
                lie = bin(int(state.kingdoms[0].of(kind))).count("1")
                left = COPIES - lie - covered.count(kind)
                assert left_for(state, state.kingdoms[0], c.THREE_PLAINS + kind) == left
        state.step(dealer.choose(state))
