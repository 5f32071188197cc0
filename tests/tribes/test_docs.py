"""The positions in `docs/positions-tribes.md` load, and what the text says about them is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from folkmoot.core import Doc
from folkmoot.games.tribes.edge.position import FIELDS
from folkmoot.games.tribes.edge.prompts import ARGS
from folkmoot.games.tribes.edge.seat_position import SEAT
from folkmoot.games.tribes.engine.layout import Layout
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes.tables import GAME, legal, members

PAGE = (Path(__file__).parent.parent.parent / "docs" / "positions-tribes.md").read_text("utf-8")
EXAMPLES: list[Doc] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def example(number: int) -> TribesState:
    state = GAME.from_position(EXAMPLES[number])
    assert isinstance(state, TribesState)
    return state


@pytest.mark.parametrize("doc", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads_and_gives_itself_back(doc: Doc) -> None:
    state = GAME.from_position(doc)
    assert GAME.from_position(state.to_position()).to_position() == state.to_position()


def test_what_the_page_says_of_its_examples() -> None:
    assert len(EXAMPLES) == 5
    assert example(0).to_position() == GAME.start(2).to_position()
    assert len(legal(example(1), "act")) == 8
    whole = example(2)
    assert whole.turn == 1
    assert {"build e", "claim borderland", "buy altar"} <= set(legal(whole))
    assert [members(example(3), seat) for seat in range(3)] == [{"e": 1}, {}, {}]
    assert example(4).turn == 1
    assert legal(example(4)) == ["give wood 0", "give stone 0"]


def test_every_field_is_explained() -> None:
    for field in (*FIELDS, *SEAT, *ARGS):
        assert f"`{field}`" in PAGE, field


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_maps_show_the_layouts(players: int) -> None:
    """Rows of the map are rows of the layout, each half a hex further right."""
    columns = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()[1:]
    starts = {2: (0, 16), 3: (16, 38), 4: (38, 60)}[players]
    places = {}
    for r, line in enumerate(columns):
        for x, letter in enumerate(line[starts[0] : starts[1]]):
            if letter != " ":
                places[letter] = (x - r, r)
    layout: Layout = GAME.start(players).setup.layout  # type: ignore[attr-defined]
    origin = places["a"]
    for index, (q, r) in enumerate(layout.places):
        x, row = places["abcdefghijklmno"[index]]
        assert ((x - origin[0]) / 2, row - origin[1]) == (q, r)
