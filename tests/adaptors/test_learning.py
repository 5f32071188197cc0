"""The example that learns from nothing does learn, in its short form."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from folkmoot.arena import guests

pytest.importorskip("numpy")


EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "learn", module)
    spec.loader.exec_module(module)
    return module


def lesson(learn: Any, **more: Any) -> Any:
    given = {"game": "nine", "games": 1000, "tables": 32, "watched": 20, "hidden": 32, "lesson": 256, "minibatch": 32}
    return learn.Learner(learn.Plan(rate=5e-3, curious=0.1, seed=2, **given | more))


def test_a_network_that_knows_nothing_learns_to_win(
    learn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nine for two, a thousand games: from about half of the games against random play to four in five. What it learned
    is read back from its file by a tournament's entrant."""
    learner = lesson(learn)

    def won() -> float:
        share, _ = learn.match(learn.Bot(learner), "random", learner.game, 2, 30, 5)
        return float(share)

    assert won() < 0.55
    while learner.played < 1000:
        learner.step()
    assert won() > 0.75
    learner.keep(tmp_path / "learned.npz")
    monkeypatch.setenv("LEARNED", str(tmp_path / "learned.npz"))
    entrant = guests.load(f"{EXAMPLE}:Bot")
    state = learner.tables[0].state
    view = state.view(int(state.turn))
    assert entrant.choose(view, 3) == learn.Bot(learner).choose(view, 3)


def test_a_table_leads_to_the_seats_own_later_tables_and_the_end(learn: Any) -> None:
    assert lesson(learn, carry=1.0).led_to([0.1, 0.2, 0.3], 1.0) == [1.0, 1.0, 1.0]
    assert lesson(learn, carry=0.0).led_to([0.1, 0.2, 0.3], 1.0) == [0.2, 0.3, 1.0]
    assert lesson(learn, carry=0.5).led_to([0.1, 0.2, 0.3], 1.0) == pytest.approx([0.425, 0.65, 1.0])
