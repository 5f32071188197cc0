"""Games through the socket, as a client plays them."""

from __future__ import annotations

import random

import pytest

from folkmoot import games
from folkmoot.core import Doc
from tests.server.kit import Served, Sitting


def play_to_the_end(sitting: Sitting, seed: int) -> Doc:
    """Random moves until the table says that it is over; the result."""
    chance = random.Random(seed)
    while sitting.my_turn():
        sitting.choose(chance)
    while sitting.table["status"] != "over":
        sitting.receive()
    result: Doc = sitting.table["result"]
    return result


@pytest.mark.parametrize("game", games.OWN)
def test_a_whole_game_against_bots(served: Served, game: str) -> None:
    anna = served.person()
    table = anna.table(["me", "novice", "novice"], game=game)
    sitting = anna.socket(table["id"])
    begun = sitting.update["version"]  # a bot that begins may have been faster than the socket
    result = play_to_the_end(sitting, 1)
    assert min(result["ranks"]) == 1
    for seat, score in enumerate(result["scores"]):
        assert sum(row["points"][seat] for row in result["rows"]) == score
    assert [row["n"] for row in sitting.rows] == list(range(begun + 1, sitting.update["version"] + 1))
    sitting.close()


@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("coop", 2)])
def test_alone_and_together(served: Served, mode: str, seats: int) -> None:
    anna = served.person()
    table = anna.table(["me"] + ["novice"] * (seats - 1), game="aetherya", options={"mode": mode})
    result = play_to_the_end(anna.socket(table["id"]), 2)
    assert result["outcome"] in ("won", "lost", "victory", "completed", "shared", "limit")
