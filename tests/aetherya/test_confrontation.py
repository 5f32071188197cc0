"""Rulings on Confrontation, a scenario of our own for two to four players: A56."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.core import BadPosition, Doc
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import PLAIN, ask, outcomes, play, start, table


def led(race: str, grid: str, **given: Any) -> AetheryaState:
    """Two kingdoms; seat 0 leads a race."""
    other = "human" if race != "human" else "elf"
    return table(grid, PLAIN, variant="confrontation", races=[race, other], **given)


def rows(race: str, grid: str) -> dict[str, int]:
    return {row.id: row.points[0] for row in led(race, grid).rows() if row.points[0]}


@pytest.mark.parametrize(
    ("race", "grid", "expected"),
    [
        ("human", "HP??/????/????/????", {"humans": 3}),
        ("human", "FHM?/?P??/????/????", {"humans": 3}),
        ("elf", "EFE?/????/????/????", {"elves": 6}),
        ("elf", "ES??/????/????/????", {}),
        ("dwarf", "MNM?/????/????/????", {"dwarves": 6}),
        ("dwarf", "MLN?/????/????/????", {"dwarves": 3}),
        ("goblin", "GS??/????/????/????", {"goblins": 3}),
        ("goblin", "GLS?/????/????/????", {"goblins": 3}),
        ("elf", "GS??/????/NM??/????", {}),
    ],
)
def test_A56_only_the_own_race_scores_and_only_for_its_home(race: str, grid: str, expected: dict[str, int]) -> None:
    assert rows(race, grid) == expected


@pytest.mark.parametrize(
    ("race", "grid", "expected"),
    [
        ("human", "HE??/????/????/????", {"conflicts": -2}),
        ("human", "HLE?/????/????/????", {"conflicts": -2}),
        ("human", "HH??/????/????/????", {}),
        ("human", "HEN?/??G?/????/????", {"conflicts": -2}),
        ("elf", "HEN?/?G??/????/????", {"conflicts": -6}),
        ("goblin", "HEN?/????/????/????", {}),
    ],
)
def test_A56_whoever_else_touches_the_own_race_is_a_conflict(race: str, grid: str, expected: dict[str, int]) -> None:
    """Fourth: elf against dwarf and dwarf against goblin don't concern whoever leads the humans."""
    assert rows(race, grid) == expected


@pytest.mark.parametrize(
    ("race", "grid", "points"),
    [("elf", "EDE?", 3), ("goblin", "GDG?", 3), ("elf", "GDG?", -3), ("human", "EDE?", -3), ("goblin", "EDE?", -3)],
)
def test_A56_two_of_the_own_race_tame_a_dragon(race: str, grid: str, points: int) -> None:
    assert rows(race, f"{grid}/????/????/????") == {"dragons": points}


def test_A56_every_point_is_explained_by_its_rule() -> None:
    state = led("goblin", "SLGH/????/????/????")
    parts = [(row.id, part.points, part.rule) for row in state.rows() for part in row.parts if part.seat == 0]
    assert parts == [("goblins", 3, "A56"), ("conflicts", -2, "A56")]
    assert state.scores() == [1, 0]


def test_A56_chance_gives_each_player_a_different_race_openly() -> None:
    state = start(3, variant="confrontation")
    state.watch()
    play(state, "first 2")
    assert ask(state) == "give_race"
    assert state.view(None).data["races"] == [None, None, None]
    assert outcomes(state) == {f"race {race}": 1 for race in ("human", "elf", "dwarf", "goblin")}
    play(state, "race goblin", "race human")
    assert state.view(0).data["prompt"]["args"] == {"of_seat": 2}
    assert outcomes(state) == {"race elf": 1, "race dwarf": 1}
    play(state, "race elf")
    assert ask(state) == "show_legend"
    assert state.view(1).data["races"] == ["goblin", "human", "elf"]
    given = [event for event in state.take_events() if event.kind == "race"]
    assert [(event.seat, event.rule, event.data) for event in given] == [
        (0, "A56", {"race": "goblin"}),
        (1, "A56", {"race": "human"}),
        (2, "A56", {"race": "elf"}),
    ]


def test_A56_the_last_of_four_races_needs_no_chance() -> None:
    state = start(4, variant="confrontation")
    play(state, "first 1", "race goblin", "race human", "race dwarf")
    assert ask(state) == "show_legend"
    assert state.view(None).data["races"] == ["goblin", "human", "dwarf", "elf"]


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"races": ["elf", "elf"]}, "races[1]"),
        ({"races": ["elf", "swamp"]}, "races[1]"),
        ({"races": ["elf", None]}, "races"),
        ({"races": ["elf"]}, "races"),
        ({}, "races"),
        ({"races": ["elf", "human"], "options": {}}, "races"),
        ({"races": ["elf", "human"], "prompt": {"ask": "give_race"}, "seats": None}, "races"),
        ({"races": [None, "human"], "prompt": {"ask": "give_race"}, "seats": None}, "races"),
        ({"races": ["elf", None], "prompt": {"ask": "first_player"}, "seats": None}, "races"),
    ],
)
def test_impossible_races_are_refused_naming_the_field(changes: Doc, where: str) -> None:
    seats = [{"cards": PLAIN}, {"cards": PLAIN}]
    doc: Doc = {"players": 2, "options": {"variant": "confrontation"}, "discards": [["portal"]], "seats": seats}
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({**doc, "turn": 0, **changes})
    assert caught.value.where == where


def test_without_the_variant_nobody_has_a_race() -> None:
    state = table(PLAIN, PLAIN)
    assert "races" not in state.view(0).data
    assert "races" not in state.to_position()
