"""Games played once and written down: every step, and every seat's view, must stay as they were."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.tribes.golden import GAME, SEEDS, file_of, playthrough


@pytest.mark.parametrize("players", SEEDS)
def test_the_game_goes_as_it_was_written_down(players: int) -> None:
    written = file_of(players).read_text("utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(written, playthrough(players)), 1):
        assert new == old, f"{file_of(players).name}, line {number}: see tests/tribes/golden.py to write it anew"


def test_every_number_of_players_is_written_down() -> None:
    assert list(SEEDS) == list(GAME.seats)
