"""Bots wait for whoever sits at the table and watches a moment of the game; a while, and for nobody else."""

from __future__ import annotations

import time

import pytest

from folkmoot.server.bots import runner
from tests.server.kit import Served, Sitting


def at_a_bots_turn(served: Served, watcher: str = "") -> tuple[str, Sitting, Sitting | None]:
    """A table at which a person has just moved, watching something; with somebody else looking on."""
    anna = served.person("Anna")
    id = anna.table(["me", "novice"], public=True)["id"]
    sitting = anna.socket(id)
    other = served.person(watcher).socket(id) if watcher else None
    assert sitting.my_turn()
    (other or sitting).send("watch", on=True)
    sitting.play("draw")
    while sitting.update["turn"] == 0:
        sitting.receive()
    return id, sitting, other


def waits(served: Served, id: str) -> bool:
    """Return True if a bot is about to move, and is held back."""
    context = served.app.state.context
    return id in context.runner._bots and bool(context.live.entries[id].watched())


def test_a_bot_moves_when_the_moment_is_over(served: Served) -> None:
    id, sitting, _ = at_a_bots_turn(served)
    version = sitting.update["version"]
    assert sitting.send("ping")["type"] == "pong"
    assert waits(served, id)
    assert sitting.update["version"] == version
    assert sitting.send("watch", on=False)["type"] == "ack"
    assert sitting.my_turn()


def test_a_bot_waits_no_longer_than_a_moment_takes(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "LONGEST_MOMENT", 0.05)
    id, sitting, _ = at_a_bots_turn(served)
    assert sitting.my_turn()
    assert not served.app.state.context.live.entries[id].watched(), "and not once more at its next move"


def test_a_bot_does_not_wait_for_somebody_who_looks_on(served: Served) -> None:
    _, sitting, _ = at_a_bots_turn(served, watcher="Bela")
    begun = time.monotonic()
    assert sitting.my_turn()
    assert time.monotonic() - begun < runner.LONGEST_MOMENT / 2
