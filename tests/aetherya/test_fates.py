"""Rulings on the fates, scenarios of our own for one player: A50 to A54. Letters as in the other rulings."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from folkmoot.core import Doc
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.codes import LEGENDS
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import ask, legal, play, table, why

ROWS = [list(LEGENDS[:4]), list(LEGENDS[4:9]), list(LEGENDS[9:])]


def alone(grid: str, fate: str, age: int = 1, **given: Any) -> AetheryaState:
    """A campaign in which every legend of the age is met."""
    legends = {"age": age, "ages": [3, 4][: age - 1], "rows": ROWS, "turned": ROWS[age - 1]}
    given.setdefault("legends", legends)
    return table(grid, mode="solo", fate=fate, **given)


def rows(grid: str, fate: str) -> dict[str, int]:
    """The rows that are not zero, without what the legends of the age cost."""
    return {row.id: row.points[0] for row in alone(grid, fate).rows() if row.points[0] and row.id != "cost"}


def task(state: AetheryaState) -> Doc:
    found: Doc = state.view(0).data["task"]
    return found


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        ("HG??/????/????/????", {"fate": 1}),
        ("HG??/????/??G?/????", {"fate": 1 - 2}),
        ("HLG?/????/????/????", {"fate": 1}),
        ("HGE?/????/????/????", {"fate": 1, "conflicts": -2}),
        ("GH??/HG??/????/????", {"fate": 2}),
        ("?G??/GPS?/????/????", {"fate": -4, "goblins": 0}),
        ("NG??/????/????/????", {"fate": -2, "conflicts": -2}),
        ("EN??/HG??/????/????", {"fate": 1, "conflicts": -4}),
    ],
)
def test_A51_a_goblin_beside_a_human_is_held_and_they_have_no_conflict(grid: str, expected: dict[str, int]) -> None:
    """The last one: elf against dwarf, dwarf against goblin; the goblin touches the human and not the elf."""
    assert rows(grid, "dezanno") == {row: points for row, points in expected.items() if points}


def test_A51_a_face_up_goblin_is_never_replaced() -> None:
    state = alone("HG??/?PF?/?MS?/????", "dezanno", ask="hand", hand={"drawn": ["elf"]})
    assert why(state, "place r1c2") == ("goblin_stays", "A51")
    assert why(alone("HG??/????/????/????", "dezanno", ask="hand", hand={"drawn": ["human"]}), "place r1c1") == (
        "same_kind",
        "A10",
    )
    assert why(state, "place r1c1") is None
    assert "place r1c2" not in legal(state)
    other = alone("HG??/?PF?/?MS?/????", "shagratt", ask="hand", hand={"drawn": ["elf"]})
    assert why(other, "place r1c2") is None


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        ("EDE?/????/????/????", {"dragons": 3, "fate": 1}),
        ("HDH?/????/????/????", {"dragons": -3}),
        ("EDEF/????/????/????", {"elves": 2, "dragons": 3, "fate": 1}),
        ("?F??/HDH?/?F??/????", {"dragons": -3, "fate": -2}),
        ("HF??/HDH?/????/????", {"dragons": -3, "fate": -1}),
        ("HF??/HF??/?D??/????", {"humans": 1, "dragons": -3, "fate": -1}),
        ("EFL?/??D?/????/????", {"dragons": -3, "fate": -1}),
        ("EDED/????/????/???F", {"fate": 1}),
    ],
)
def test_A52_only_elves_tame_and_forests_beside_a_wild_dragon_burn(grid: str, expected: dict[str, int]) -> None:
    """Sixth: of two forests that the two humans touch the lower one burns, the upper one gives the upper human 1."""
    assert rows(grid, "degodass") == expected


def test_A52_nor_does_a_burnt_forest_give_goblins_points_where_a_box_has_some(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = files("folkmoot.games.aetherya").joinpath("box.toml").read_text("utf-8")
    file.write_text(text.replace("goblin = { value = [0, 0, 0, 3]", "goblin = { value = [0, 2, 0, 3]"), "utf-8")
    game = GAME.with_box(str(file))
    for grid, points in (("GF??/????/????/????", 2), ("GFD?/????/????/????", 0)):
        state = game.from_position(alone(grid, "degodass").to_position())
        assert {row.id: row.points[0] for row in state.rows()}["goblins"] == points
        assert state.scores() == [sum(row.points[0] for row in state.rows())]


def test_A52_a_burnt_forest_still_counts_for_legends() -> None:
    rest = [word for word in LEGENDS if word != "three-forests"]
    legends = {"age": 1, "rows": [["three-forests", *rest[:3]], rest[3:8], rest[8:]]}
    state = alone("FFF?/?D??/????/????", "degodass", legends=legends)
    assert "claim three-forests" in legal(state)
    assert [part.args for part in state.rows()[7].parts] == [{"kind": "burnt", "card": "forest", "cell": "r1c2"}]


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        ("GH??/????/????/????", {"fate": 2, "conflicts": -1}),
        ("GLH?/????/????/????", {"conflicts": -1}),
        ("HGH?/????/????/????", {"fate": 2, "conflicts": -2}),
        ("HGE?/?N??/????/????", {"fate": 6, "conflicts": -3}),
        ("EN??/????/????/????", {"conflicts": -2}),
        ("SG??/????/????/????", {"goblins": 3}),
    ],
)
def test_A53_a_race_is_robbed_where_a_goblin_stands_next_to_it(grid: str, expected: dict[str, int]) -> None:
    assert rows(grid, "shagratt") == expected


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        ("NM??/????/????/????", {"dwarves": 2, "fate": 2}),
        ("NMN?/????/????/????", {"dwarves": 4, "fate": 2}),
        ("NMH?/????/????/????", {"dwarves": 2, "humans": 1}),
        ("NMG?/????/????/????", {"dwarves": 2}),
        ("MLN?/????/????/????", {"dwarves": 2, "fate": 2}),
        ("NML?/??G?/????/????", {"dwarves": 2, "conflicts": 0}),
        ("MNM?/???H/????/????", {"dwarves": 4, "fate": 4}),
        ("M???/????/????/????", {}),
    ],
)
def test_A54_a_mountain_that_only_dwarves_touch_is_a_mine(grid: str, expected: dict[str, int]) -> None:
    assert rows(grid, "pudugruen") == {row: points for row, points in expected.items() if points}


@pytest.mark.parametrize(
    ("grid", "fate", "have"),
    [
        ("HGE?/?H??/??G?/????", "dezanno", 1),
        ("EDE?/E???/D???/E???", "degodass", 2),
        ("HGE?/?N??/????/????", "shagratt", 3),
        ("MNM?/????/????/??MH", "pudugruen", 2),
    ],
)
def test_A50_every_seat_sees_how_far_the_task_is(grid: str, fate: str, have: int) -> None:
    for age, need in enumerate((1, 2, 3) if fate == "shagratt" else (1, 1, 2), 1):
        state = alone(grid, fate, age)
        assert task(state) == {"fate": fate, "have": have, "need": need}
        assert state.view(None).data["task"] == task(state)


def finish(state: AetheryaState, *steps: str) -> list[Doc]:
    """The events of an age's last turn."""
    state.watch()
    play(state, *steps)
    return [dict(event.for_seat(0) or {}) for event in state.take_events()]


FULL = "?HMN/EFHP/FEDL/MNSH"
"""Andrey's kingdom with its first card face down; there is no goblin in it."""


def test_A50_an_age_without_its_task_loses_the_campaign() -> None:
    state = alone(FULL, "dezanno")
    events = finish(state, "draw two", "card goblin", "card elf", "drop goblin", "place r1c1", "card plains")
    noted = next(event for event in events if event["kind"] == "task")
    assert (noted["rule"], noted["have"], noted["need"], noted["done"]) == ("A50", 0, 1, False)
    result = state.result()
    assert result is not None
    assert (result.outcome, result.scores, result.winners) == ("lost", [0], [])
    assert all(row.points == [0] for row in result.rows)
    assert state.view(0).data["legends"]["ages"] == []


def test_A50_an_age_with_its_task_scores_with_the_row_of_the_fate() -> None:
    """A goblin at r1c1 touches the human r1c2 and the elf r2c1: held, one conflict with the elf.

    Andrey's rows are 10, 4, 8, 0, 3 and -2; without the forest at r1c1 the elf r2c1 touches r2c2 and r3c1 only and the
    human r1c2 no longer touches it: elves 8, humans 7. The four legends of the age cost 8.
    """
    state = alone(FULL, "dezanno")
    events = finish(state, "draw two", "card goblin", "card elf", "drop elf", "place r1c1", "card forest")
    assert ask(state) == "block"
    assert {row.id: row.points[0] for row in state.rows() if row.points[0]} == {
        "elves": 8,
        "dwarves": 4,
        "humans": 7,
        "dragons": 3,
        "conflicts": -4,
        "fate": 1,
        "cost": -8,
    }
    assert next(event for event in events if event["kind"] == "age")["points"] == 11
    assert state.view(0).data["legends"]["ages"] == [11]


def test_A50_without_a_fate_nothing_is_asked() -> None:
    state = table(FULL, mode="solo", legends={"age": 1, "rows": ROWS, "turned": ROWS[0]})
    assert "task" not in state.view(0).data
    assert [row.id for row in state.rows()][7:] == ["cost", "ages"]
