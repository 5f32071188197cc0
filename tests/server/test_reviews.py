"""Reviews of finished games: made in the background, kept over a restart, for those who may see every hand."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.server.bots.fair import ANY, FairQueue
from tests.bots.test_review import played
from tests.server.conftest import quick
from tests.server.kit import Player, Served, serving, within

GAME = games.get("aetherya")
LAST = 4
"""Rows that are left to play."""


def ended(anna: Player) -> str:
    """A table with the end of a game."""
    record = played(GAME, 1, mode="solo").record()
    id: str = anna.post("/api/records", {"record": record, "at": len(record["rows"]) - LAST}, 201)["id"]
    sitting, chance = anna.socket(id), random.Random(1)
    while sitting.my_turn():
        sitting.choose(chance)
    sitting.close()
    return id


def reviewed(anna: Player, id: str) -> Doc:
    for _ in within(60, "the review is made"):
        found = anna.get(f"/api/tables/{id}/review")
        if found["status"] != "running":
            return found
        assert found["done"] <= found["of"] or found["of"] == 0
        time.sleep(0.05)
    raise AssertionError


def test_a_review_is_made_told_and_kept(tmp_path: Path) -> None:
    settings = quick(tmp_path, review_iterations=2)
    with serving(settings) as served:
        anna = served.person("Anna")
        id = ended(anna)
        assert anna.get(f"/api/tables/{id}/review")["status"] == "none"
        assert anna.get(f"/api/tables/{id}/review/1", 400)["error"]["code"] == "bad_request"
        assert anna.post(f"/api/tables/{id}/review")["status"] in ("running", "done")
        found = reviewed(anna, id)
        assert found["status"] == "done"
        assert found["done"] == found["of"] == len(found["review"]["turns"])
        judged = next(turn for turn in found["review"]["turns"] if turn["decision"])
        told = anna.get(f"/api/tables/{id}/review/{judged['n']}")
        assert len(told["choices"]) == len(judged["decision"]["considered"])
        assert told["view"]["seat"] == judged["seat"]
        assert anna.get(f"/api/tables/{id}/review/0")["choices"] == []
        served.person("Eve").get(f"/api/tables/{id}/review", 404)
        cookie = anna.http.cookies["folkmoot"]
    with serving(settings) as served:
        again = served.client()
        again.cookies.set("folkmoot", cookie)
        for _ in within(30, "what was kept is told"):
            kept = again.get(f"/api/tables/{id}/review").json()
            if kept["status"] == "done":
                break
            assert kept["status"] == "running", "whoever asks lets it go on"
        assert kept["review"] == found["review"]


def test_a_game_that_goes_on_is_not_reviewed(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "casual"])["id"]
    assert anna.post(f"/api/tables/{id}/review", None, 409)["error"]["code"] == "not_over"
    public = anna.table(["me"], game="aetherya", options={"mode": "solo"}, public=True)["id"]
    served.person("Eve").get(f"/api/tables/{public}/review", 409)


@pytest.mark.parametrize("first", ["review", "table"])
def test_whoever_plays_goes_before_a_review(first: str) -> None:
    async def order() -> list[str]:
        queue = FairQueue([ANY])
        taken: list[str] = []

        async def think(who: str, cost: float, behind: bool) -> None:
            place = await queue.take((who,), cost, behind)
            taken.append(who)
            await asyncio.sleep(0)
            queue.give(place)

        waiting = [think("table", 3.0, False) for _ in range(3)]
        reviews = [think("review", 0.1, True)]
        await asyncio.gather(think("now", 1.0, False), *(reviews + waiting if first == "review" else waiting + reviews))
        return taken

    assert asyncio.run(order()) == ["now", "table", "table", "table", "review"]
