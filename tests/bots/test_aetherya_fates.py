"""Bots of Aetherya know the scenarios of our own: the task of a fate, and which race is theirs."""

from __future__ import annotations

import pytest

from folkmoot import bots
from folkmoot.bots.thinking import Budget
from folkmoot.core import Doc
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.codes import LEGENDS
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.fates import task_lacks

ROWS = [list(LEGENDS[:4]), list(LEGENDS[4:9]), list(LEGENDS[9:])]
LEVELS = ("novice", "casual", "strong")


def read(doc: Doc) -> AetheryaState:
    state = GAME.from_position({"turn": 0, "discards": [["portal"]], **doc})
    assert isinstance(state, AetheryaState)
    return state


def alone(fate: str, cards: str, age: int = 1, **more: object) -> AetheryaState:
    legends = {"age": age, "ages": [3, 4][: age - 1], "rows": ROWS, "turned": ROWS[age - 1]}
    return read({"players": 1, "options": {"fate": fate}, "legends": legends, "seats": [{"cards": cards}], **more})


@pytest.mark.parametrize(
    ("fate", "cards", "age", "lacks"),
    [
        ("dezanno", "HG??/????/????/????", 1, 0.0),
        ("dezanno", "HG??/????/????/????", 3, 1.0),
        ("dezanno", "????/?G??/????/????", 1, 2.0),
        ("degodass", "EDE?/????/????/????", 1, 0.0),
        ("degodass", "ED??/????/????/????", 1, 1.0),
        ("degodass", "????/????/????/????", 1, 3.0),
        ("degodass", "ED??/????/????/????", 3, 4.0),
        ("shagratt", "HG??/????/????/????", 2, 1.0),
        ("shagratt", "H???/????/????/????", 1, 2.0),
        ("pudugruen", "NM??/????/????/????", 3, 1.0),
        ("pudugruen", "?M??/????/????/????", 3, 3.0),
        ("none", "????/????/????/????", 1, 0.0),
    ],
)
def test_what_a_kingdom_lacks_for_the_task(fate: str, cards: str, age: int, lacks: float) -> None:
    state = alone(fate, cards, age)
    assert task_lacks(state, state.kingdoms[0]) == lacks


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_of_an_age_does_the_task(level: str) -> None:
    """A dwarf beside the lonely mountain r1c1 is worth the campaign, wherever else it would bring points."""
    state = alone("pudugruen", "M?PP/PGMH/FHMF/SEFE", prompt={"ask": "hand"}, hand={"drawn": ["dwarf"]})
    move = bots.choose(GAME, state.view(0), level, 3, Budget(iterations=200))
    assert move in ("place r1c2", "place r2c1")


@pytest.mark.parametrize("level", [*LEVELS[:2], pytest.param(LEVELS[2], marks=pytest.mark.slow)])
@pytest.mark.parametrize(("race", "cells"), [("human", ("r1c4", "r2c3")), ("elf", ("r4c1", "r3c2"))])
def test_in_confrontation_a_card_goes_where_the_own_race_needs_it(race: str, cells: list[str], level: str) -> None:
    """Humans want plains, elves forests, where two of them touch it."""
    card = {"human": "plains", "elf": "forest"}[race]
    state = read(
        {
            "players": 2,
            "options": {"variant": "confrontation"},
            "races": [race, "goblin"],
            "prompt": {"ask": "hand"},
            "hand": {"drawn": [card]},
            "seats": [{"cards": "?SH?/?MMH/EMM?/?E??"}, {"cards": "????/?PF?/?GS?/????"}],
        }
    )
    assert bots.choose(GAME, state.view(0), level, 3, Budget(iterations=200)) in [f"place {cell}" for cell in cells]
