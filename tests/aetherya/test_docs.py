"""The positions in `docs/positions-aetherya.md` load, and what the text says about them is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from folkmoot.core import Doc
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.edge.position import FIELDS
from tests.aetherya.tables import ask, legal, play

PAGE = (Path(__file__).parents[2] / "docs/positions-aetherya.md").read_text("utf-8")
EXAMPLES: list[Doc] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


@pytest.mark.parametrize("doc", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads_and_gives_itself_back(doc: Doc) -> None:
    state = GAME.from_position(doc)
    assert GAME.from_position(state.to_position()).to_position() == state.to_position()


def test_what_the_page_says() -> None:
    first, thief, age, coop, confrontation, frontiers = (GAME.from_position(doc) for doc in EXAMPLES)
    assert legal(first) == ["take discard", "draw", "claim human-elf"]
    assert thief.turn == 1
    assert legal(thief) == ["done", "use thief"]
    play(age, "draw and take", "card elf", "drop elf", "place r1c1", "card plains")
    assert ask(age) == "block"
    assert coop.scores() == [1 - 1 - 6, -2 - 6]
    assert {"take discard", "take second"} <= set(legal(coop))
    assert legal(confrontation) == ["at r2c2", "at r2c4", "at r3c1", "at r3c2"]
    play(confrontation, "at r2c4")
    assert confrontation.scores()[1] == 3 - 2
    assert frontiers.scores() == [1 - 1, -2 + 8]
    play(frontiers, "settle r1c2")
    assert frontiers.view(None).data["nolands"][1] == {"card": "forest", "seat": 0}


def test_every_field_is_on_the_page() -> None:
    assert [field for field in FIELDS if f"`{field}`" not in PAGE and field not in ("game", "rules")] == []
