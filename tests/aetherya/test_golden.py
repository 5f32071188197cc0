"""Recorded games stay as they are: a change of rules, words, chance or views shows here."""

from __future__ import annotations

import pytest

from tests.aetherya.golden import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", list(GAMES))
def test_playthrough(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_playthrough_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
