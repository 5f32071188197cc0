"""What nobody asks for is forgotten after the days that the operator set: by one process, a little at a time."""

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
    """How many days ago somebody asked for an upload, as it is written down when somebody has just done so."""

    uploads = schema.uploads
    with store.engine.begin() as connection:
        connection.execute(sa.update(uploads).values(asked=time.time() - days_ago * DAY))
    person.get(f"/api/records/review/{id}")
    with store.engine.connect() as connection:
        asked: float = connection.execute(sa.select(uploads.c.asked).where(uploads.c.id == id)).scalar_one()
    return (time.time() - asked) / DAY
