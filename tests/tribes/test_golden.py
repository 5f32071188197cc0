"""Games played once and written down: every step, and every seat's view, must stay as they were."""

from __future__ import annotations

import pytest

from tests.tribes.golden import GOLDEN


@pytest.mark.parametrize("players", GOLDEN.seeds)
def test_the_game_goes_as_it_was_written_down(players: int) -> None:
    GOLDEN.check(players)


def test_every_number_of_players_is_written_down() -> None:
    assert list(GOLDEN.seeds) == list(GOLDEN.game.seats)
