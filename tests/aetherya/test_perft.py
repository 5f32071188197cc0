"""Tree counts: how many lines of play there are from a position, chance included. One `*.perft` file a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot.games.aetherya import GAME
from tests.trees import count, differences, files_of


@pytest.mark.parametrize("file", files_of("aetherya"), ids=lambda file: file.stem)
def test_the_tree_has_as_many_leaves_as_written(file: Path) -> None:
    assert differences("aetherya", file) == []


def test_every_mode_has_a_tree() -> None:
    assert {path.stem.partition("-")[0] for path in files_of("aetherya")} == {
        "versus",
        "tokens",
        "solo",
        "coop",
        "fate",
        "variant",
    }


def test_small_trees_counted_by_hand() -> None:
    """Seat 0 may take the portal (16 places, 12 of them over a face-down card) or draw one of ten kinds."""
    state = GAME.from_position(
        {
            "players": 2,
            "turn": 0,
            "discards": [["portal"]],
            "seats": [{"cards": "????/?PF?/?MS?/????"}, {"cards": "????/?PF?/?MS?/????"}],
        }
    )
    assert count(state, 1) == 2
    assert count(state, 2) == 16 + 10
    # Over a face-up card the other seat moves (take or draw); over a face-down one of ten kinds is lifted.
    placed = 4 * 2 + 12 * 10
    # A terrain in hand cannot replace its own kind: 15 places, else 16, and always the discard.
    drawn = 4 * (15 + 1) + 6 * (16 + 1)
    assert count(state, 3) == placed + drawn
