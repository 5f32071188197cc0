"""Tree counts: how many lines of play there are from a position, chance included. One `*.perft` file a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from folkmoot.core import CHANCE, OVER, State
from folkmoot.games.aetherya import GAME

FOLDER = Path(__file__).parent / "perft"
FILES = sorted(FOLDER.glob("*.perft"))


def count(state: State, depth: int) -> int:
    """The number of lines of so many steps; the end of a game is a line of its own."""
    if depth == 0 or state.turn == OVER:
        return 1
    codes = [code for code, _ in state.chance_outcomes()] if state.turn == CHANCE else state.legal_actions()
    if depth == 1:
        return len(codes)
    total = 0
    after = state.clone()
    for code in codes:
        after.copy_from(state)
        after.step(code)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_tree(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    state = GAME.from_position(json.loads(lines[0]))
    for line in lines[1:]:
        depth, expected = map(int, line.split())
        assert count(state, depth) == expected, f"depth {depth}"


def test_every_mode_has_a_tree() -> None:
    assert {path.stem.partition("-")[0] for path in FILES} == {"versus", "tokens", "solo", "coop"}


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
