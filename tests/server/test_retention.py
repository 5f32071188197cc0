"""Retention: things that nobody asks for are removed after the set number of days, by one process, a little at a
time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.operators import retention
from folkmoot.server.operators.retention import BATCH, DAY, KINDS, Retention
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import migrate
from folkmoot.server.storage.store import Store
from tests.bots.test_review import played
from tests.server.conftest import quick
from tests.server.kit import Player, insert_something, serving, within
from tests.server.test_hosting import close
from tests.server.test_reviews import GAME

NOW = 1000 * DAY


class Elsewhere:
    """Leases that another process has."""

    async def take(self, id: str) -> bool:
        return False

    async def give(self, id: str) -> None:
        raise AssertionError("it was never ours")


def swept(settings: Settings, ages: Doc, elsewhere: bool = False) -> tuple[set[str], int]:
    """The uploads that are left of those with these ages in days, and the transactions that it took."""

    async def sweep() -> tuple[set[str], int]:
        store = Store(settings.url())
        migrate(store.engine)
        with store.engine.begin() as connection:
            for id, age in ages.items():
                insert_something(connection, schema.uploads, id=id, asked=NOW - age * DAY)
                insert_something(connection, schema.notes, id=None, game_id=id)
        await Retention(store, settings, Elsewhere() if elsewhere else None, lambda: NOW).sweep()
        with store.engine.connect() as connection:
            left = set(connection.execute(sa.select(schema.uploads.c.id)).scalars())
            noted = set(connection.execute(sa.select(schema.notes.c.game_id)).scalars())
        commits = store.commits
        store.close()
        assert noted == left
        return left, commits

    return asyncio.run(sweep())


AGES = {"old": 91.0, "new": 89.0}


@pytest.mark.parametrize(
    ("days", "elsewhere", "left"),
    [(90, False, {"new"}), (100, False, set(AGES)), (0, False, set(AGES)), (90, True, set(AGES))],
)
def test_what_nobody_asked_for_in_so_many_days_is_removed_by_one_process(
    days: int, elsewhere: bool, left: set[str], tmp_path: Path
) -> None:
    assert swept(quick(tmp_path, keep_uploads=days), AGES, elsewhere)[0] == left


def test_what_is_removed_goes_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    left, commits = swept(quick(tmp_path), {str(number): 91.0 for number in range(2 * BATCH + 1)})
    assert left == set()
    assert commits == 3 + len(KINDS), "three with something, and one for each kind that finds nothing"


def test_whoever_asks_keeps_an_upload_and_its_day_is_written_once(tmp_path: Path) -> None:
    with serving(quick(tmp_path, review_iterations=1)) as served:
        anna = served.person("Anna")
        record = played(GAME, 1, mode="solo").record()
        id = anna.post("/api/records/review", {"record": {**record, "rows": record["rows"][:2]}}, 201)["id"]
        for _ in within(60, "the review is made"):
            if anna.get(f"/api/records/review/{id}")["status"] == "done":
                break
        store = served.app.state.context.store
        assert asked_after(anna, store, id, days_ago=2.0) < 1.0
        commits = store.commits
        assert asked_after(anna, store, id, days_ago=0.5) == pytest.approx(0.5, abs=0.1)
        assert store.commits == commits


def asked_after(person: Player, store: Store, id: str, days_ago: float) -> float:
    """Return the age in days of an upload's last request, as stored after somebody has just asked for it."""

    uploads = schema.uploads
    with store.engine.begin() as connection:
        connection.execute(sa.update(uploads).values(asked=time.time() - days_ago * DAY))
    person.get(f"/api/records/review/{id}")
    with store.engine.connect() as connection:
        asked: float = connection.execute(sa.select(uploads.c.asked).where(uploads.c.id == id)).scalar_one()
    return (time.time() - asked) / DAY


def left(settings: Settings, days: float, banned: str) -> Doc:
    """Return what is left after so many days."""

    async def sweep() -> Doc:
        store = Store(settings.url())
        await Retention(store, settings, None, lambda: time.time() + days * DAY).sweep()
        with store.engine.connect() as connection:
            found: Doc = {
                table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                for table in (schema.tables, schema.rows, schema.chats, schema.people, schema.keys, schema.seats)
            }
            found["banned"] = connection.execute(sa.select(schema.people.c.banned)).scalars().all() == [banned]
        store.close()
        return found

    return asyncio.run(sweep())


def test_tables_chat_and_people_are_forgotten_in_their_time(tmp_path: Path) -> None:
    """On one day after the other: what is not old enough stays, and what others need."""
    settings = quick(tmp_path)
    with serving(settings) as served:
        anna, bela, cyra = (served.person(name) for name in ("Anna", "Bela", "Cyra"))
        over = anna.table(["me", "open"], public=True)["id"]
        bela.post(f"/api/tables/{over}/join")
        bela.post(f"/api/tables/{over}/chat", {"id": "c", "text": "hello"})
        close(over, (anna, 0), (bela, 1))
        cyra.table(["me", "open"], public=True)
        with served.app.state.context.store.engine.begin() as connection:
            connection.execute(sa.update(schema.people).where(schema.people.c.id == anna.id).values(banned="name"))
    at_first = left(settings, 29, "")
    assert (at_first["tables"], at_first["chats"], at_first["people"]) == (2, 1, 3)
    assert left(settings, 31, "") == {**at_first, "tables": 1, "seats": 2}, "the table at which nobody sat down"
    assert left(settings, 89, "")["chats"] == 1
    assert left(settings, 91, "") == {**at_first, "tables": 1, "seats": 2, "chats": 0}
    assert left(settings, 729, "")["people"] == 3
    gone = {"tables": 0, "rows": 0, "chats": 0, "seats": 0, "people": 1, "keys": 2, "banned": True}
    assert left(settings, 731, "name") == gone, "but for whoever is banned"
    with serving(quick(tmp_path)) as served:
        assert served.client().post("/api/me", json={"name": "Anna"}).json()["error"]["code"] == "bad_name"


def test_who_comes_again_is_not_forgotten(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with serving(settings) as served:
        served.person("Anna")
        with served.app.state.context.store.engine.begin() as connection:
            old = {"created": time.time() - 800 * DAY}
            connection.execute(sa.update(schema.people).values(**old))
    assert left(settings, 0, "")["people"] == 1, "they were here today"
    assert left(settings, 731, "")["people"] == 0
