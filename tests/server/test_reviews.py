"""Reviews of finished games: made in the background, kept over a restart, for those who may see every hand."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.server.bots.fair_queue import ANY, FairQueue
from folkmoot.server.storage import schema
from folkmoot.server.storage.uploads import MOST_UPLOADS, Upload, keep_upload
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


def test_a_game_from_a_file_is_reviewed_found_by_its_digest_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path, review_iterations=1)
    record = played(GAME, 1, mode="solo").record()
    record["rows"] = record["rows"][:9]

    def look(person: Player, id: str) -> Doc:
        for _ in within(60, "the review is made"):
            found = person.get(f"/api/records/review/{id}")
            if found["status"] != "running":
                return found
            time.sleep(0.05)
        raise AssertionError

    with serving(settings) as served:
        anna = served.person("Anna")
        uploaded = anna.post("/api/records/review", {"record": record}, 201)
        id = uploaded["id"]
        assert (uploaded["game"], uploaded["status"]) == (GAME.id, "running")
        assert anna.post("/api/records/review", {"record": record}, 201)["id"] == id
    with serving(settings) as served:
        bert = served.person("Bert")
        found = look(bert, id)
        assert found["status"] == "done"
        assert len(found["review"]["turns"]) == found["of"]
        judged = next(turn for turn in found["review"]["turns"] if turn["decision"])
        told = bert.get(f"/api/records/review/{id}/{judged['n']}?lang=ja")
        assert len(told["choices"]) == len(judged["decision"]["considered"])
        assert bert.get(f"/api/records/review/{id}/record") == record
        assert bert.get(f"/api/records/review/{'0' * 64}", 404)["error"]["code"] == "no_record"
        empty = {**record, "rows": []}
        assert bert.post("/api/records/review", {"record": empty}, 409)["error"]["code"] == "bad_record"
        broken = {**record, "players": 9}
        assert "players" in str(bert.post("/api/records/review", {"record": broken}, 409)["error"])


def test_of_what_somebody_uploaded_the_newest_is_kept() -> None:
    engine = sa.create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        for number in range(MOST_UPLOADS + 2):
            keep_upload(connection, Upload(str(number), {}, None, "{}", 1), "anna", 1e9)
        keep_upload(connection, Upload("other", {}, None, "{}", 1), "bert", 1e9)
        kept = {row.id for row in connection.execute(sa.select(schema.uploads.c.id))}
    engine.dispose()
    assert kept == {"other", *(str(number) for number in range(2, MOST_UPLOADS + 2))}


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
