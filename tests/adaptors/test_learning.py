"""The example that learns from nothing does learn, in its short form."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = spec_from_file_location("learn", Path(__file__).parents[2] / "examples" / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "learn", module)
    spec.loader.exec_module(module)
    return module


def test_a_network_that_knows_nothing_learns_to_win(learn: Any) -> None:
    """Nine for two, 10,240 decisions: from about half of the games against random play to nine in ten."""
    given = {"tables": 64, "steps": 16, "hidden": 32, "watched": 20, "minibatch": 64, "rate": 3e-3, "epochs": 2}
    learner = learn.Learner(learn.Plan(game="nine", **given))
    before = learn.share_against(learner, "random", 30, 5)
    for _ in range(10):
        learner.learn(learner.play())
    after = learn.share_against(learner, "random", 30, 5)
    assert before < 0.6
    assert after > 0.75


def test_each_seat_is_judged_by_its_own_later_decisions(learn: Any) -> None:
    """Seat 0 decides at steps 0 and 2, seat 1 at step 1; after step 2 the game is over and seat 0 has won."""
    np = learn.np
    learner = learn.Learner(learn.Plan(game="nine", tables=1, watched=2, minibatch=8, carry=1.0))
    nothing, end = np.full((1, 2), np.nan), np.array([[0.5, -0.5]])
    seats = [np.array([0]), np.array([1]), np.array([0])]
    expected = [np.array([hope], np.float32) for hope in (0.1, 0.2, 0.3)]
    gained, known = learner.judge(seats, expected, [nothing, nothing, end])
    assert gained.tolist() == pytest.approx([0.4, -0.7, 0.2])
    assert known.all()
    _, known = learner.judge(seats, expected, [nothing] * 3)
    assert known.tolist() == [True, False, False], "of what was last nobody knows yet what it led to"
