"""A game through the socket, as a client plays it."""

from __future__ import annotations

import random

from tests.server.kit import Served


def test_a_whole_game_against_bots(served: Served) -> None:
    anna = served.person()
    table = anna.table(["me", "casual", "novice"])
    sitting = anna.socket(table["id"])
    chance = random.Random(1)
    while sitting.my_turn():
        sitting.choose(chance)
    while sitting.table["status"] != "over":
        sitting.receive()
    result = sitting.table["result"]
    assert sorted(result["ranks"])[0] == 1
    assert sum(row["points"][0] for row in result["rows"]) == result["scores"][0]
    assert [row["n"] for row in sitting.rows] == list(range(2, sitting.update["version"] + 1))
    sitting.close()
