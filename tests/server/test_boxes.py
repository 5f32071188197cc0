"""Tables that play with what their owner's box says."""

from __future__ import annotations

import random

import pytest

from folkmoot import games
from folkmoot.core import Doc, verify
from tests.server.kit import Served, close_table

DWARF = {"harmony.dwarf": [0, 0, 3, 0]}


def test_a_table_is_played_counted_and_passed_on_with_its_own_box(served: Served) -> None:
    anna = served.person("Anna")
    table = anna.table(["me", "novice"], game="aetherya", corrections=DWARF)
    assert table["corrections"] == DWARF
    sitting = anna.socket(table["id"])
    box = games.get("aetherya").corrected(DWARF).box
    assert sitting.update["view"]["box"] == box
    chance = random.Random(3)
    while sitting.my_turn() and sitting.update["version"] < 12:  # the bot plays the same game
        sitting.choose(chance)
    assert sitting.send("hint", seat=0, version=sitting.update["version"])["type"] == "hint"
    close_table(table["id"], anna)
    record = anna.get(f"/api/tables/{table['id']}/record")
    assert record["corrections"] == DWARF
    verify(games.get("aetherya"), record)
    tried = anna.post("/api/records", {"record": record, "at": len(record["rows"]) - 1}, 201)
    assert tried["corrections"] == DWARF
    again = anna.post(f"/api/tables/{table['id']}/rematch")
    assert again["corrections"] == DWARF


@pytest.mark.parametrize(
    ("corrections", "where"),
    [
        ({"harmony.dwarves": 3}, "harmony.dwarves"),
        ({"harmony.dwarf": "many"}, "harmony.dwarf"),
    ],
)
def test_an_entry_that_cannot_be_is_named(served: Served, corrections: Doc, where: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = served.person("Anna").post(
        "/api/tables", {"game": "aetherya", "seats": seats, "corrections": corrections}, 409
    )
    assert where in answer["error"]["args"]["where"]
