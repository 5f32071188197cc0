"""The positions in `docs/positions.md` load, and what the text says about them is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from folkmoot.core import BadPosition, Doc, State
from folkmoot.games.ethnos.edge.position import FIELDS, SEAT_FIELDS
from tests.ethnos.tables import GAME, ask, deal, is_chance, legal, markers_in, outcomes, play, row_points, seen

PAGE = (Path(__file__).parent.parent.parent / "docs" / "positions.md").read_text("utf-8")
EXAMPLES: list[Doc] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]

REFUSALS: list[str] = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()


def example(number: int) -> State:
    return GAME.from_position(EXAMPLES[number])


@pytest.mark.parametrize("doc", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads_and_gives_itself_back(doc: Doc) -> None:
    state = GAME.from_position(doc)
    assert GAME.from_position(state.to_position()).to_position() == state.to_position()


def test_there_is_a_test_for_each_example() -> None:
    assert len(EXAMPLES) == 5


def test_a_new_table_for_three() -> None:
    assert example(0).to_position() == GAME.start(3).to_position()


def test_a_hand_and_a_few_cards_face_up() -> None:
    state = example(1)
    assert ask(state) == "token"
    deal(state)
    assert state.turn == 0
    assert legal(state) == ["take elf.grey", "take skeleton", "draw", "lead dwarf.red", "lead dwarf.purple"]


def test_a_whole_table() -> None:
    state = example(2)
    assert (state.turn, seen(state)["age"], seen(state)["giant"]) == (2, 2, 1)
    assert [seat["supply"] for seat in seen(state)["seats"]] == [23, 21, 21, 17]
    play(state, "lead dwarf.purple", "add dwarf.red", "add dwarf.grey", "done", "place duris")
    assert markers_in(state, "duris") == [0, 1, 3, 2]
    assert "wingfolk.blue" in seen(state)["face_up"]


def test_in_the_middle_of_a_turn() -> None:
    assert legal(example(3)) == ["place ithys", "place straton", "place duris", "place pelagon", "decline"]


def test_one_dragon_more() -> None:
    state = example(4)
    assert is_chance(state)
    assert outcomes(state)["dragon"] == 1
    play(state, "dragon")
    assert row_points(state, "kingdoms") == [2, 4]
    assert (state.turn, ask(state)) == (0, "cash")
    assert row_points(play(state, "cash"), "orcs") == [6, 0]


def test_every_field_is_explained() -> None:
    for field in (*FIELDS, *SEAT_FIELDS):
        assert f"`{field}`" in PAGE or f'"{field}"' in PAGE, field


@pytest.mark.parametrize("line", REFUSALS)
def test_refusals_are_worded_as_shown(line: str) -> None:
    """Each line of the page is the beginning of what is really said."""
    where, _, what = line.partition(": ")
    changes: dict[str, Doc] = {
        "seats[2].hand[4]": {
            "seats": [{}, {}, {"hand": ["elf.red", "elf.red", "elf.blue", "elf.blue", "dwarf.pink"]}, {}]
        },
        "seats[0].hand": {"seats": [{"hand": ["skeleton"] * 11}, {}, {}, {}]},
        "kingdoms.duris.markers[1]": {
            "kingdoms": {"rhea": {"markers": [0, 20, 0, 0]}, "duris": {"markers": [0, 7, 0, 0]}}
        },
        "face_up[2]": {"face_up": ["elf.red"] * 3},
        "prompt.ask": {
            "seats": [{"orcs": ["red"], "bands": [{"leader": "orc.red", "cards": ["orc.red"]}]}, {}, {}, {}],
            "kingdoms": EXAMPLES[2]["kingdoms"],
            "prompt": {"ask": "raid"},
        },
    }
    tribes = ["dwarf", "elf", "giant", "orc", "skeleton", "troll"]
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({"players": 4, "tribes": tribes, **changes[where]})
    assert caught.value.where == where
    for part in what.split("…"):
        assert part.strip() in caught.value.what
