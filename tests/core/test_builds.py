"""The compiled build plays exactly what the interpreted one plays."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.build import build
from tests.transcript import digests

ROOT = Path(__file__).parent.parent.parent
GAMES = 40
"""For each number of players. Written playthroughs and tree counts, which run in both builds, compare them too."""


class Plain:
    data: object = None


@pytest.mark.parametrize("id", games.OWN)
def test_nobody_but_a_view_holds_its_data(id: str) -> None:
    """A compiled class that inherits its `__init__` keeps what it was given for ever."""
    view, plain = games.get(id).blank().view(None), Plain()
    plain.data = {"something": 1}
    assert sys.getrefcount(view.data) == sys.getrefcount(plain.data)


@pytest.mark.slow
@pytest.mark.skipif(build() == "interpreted", reason="the compiled build compares itself with the sources")
@pytest.mark.parametrize("id", games.OWN)
def test_both_builds_play_the_same_games(id: str) -> None:
    told = subprocess.run(
        [sys.executable, str(ROOT / "tests/transcript.py"), id, str(GAMES)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert told[0] == "interpreted"
    for interpreted, compiled in zip(told[1:], digests(id, GAMES), strict=True):
        assert interpreted == compiled, "players and first seed of ten games of which one differs"
