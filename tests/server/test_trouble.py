"""The database fails: nobody is promised anything that is not on disk, everybody is answered, and all goes on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError, TimeoutError

from folkmoot.core import Doc
from folkmoot.server.operators import check, database
from folkmoot.server.settings import Settings
from folkmoot.server.storage import jobs, schema, store, writer
from folkmoot.server.storage.engine import migrate, open_engine
from folkmoot.server.tables import outages, table_store
from tests.server.conftest import quick
from tests.server.kit import HeldBots, Served, Sitting, serving, within
from tests.server.test_clock import Hand


class Faulty:
    """An engine that fails on command, at the moment named."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.fault = ""
        """connect, pool: no connection; run: a statement fails; before, after: COMMIT fails and has not, or has, been
        carried out; a `!` after it: nothing can be read either."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    def fail(self, *moments: str) -> None:
        if self.fault.rstrip("!") in moments:
            if self.fault.startswith("pool"):
                raise TimeoutError("QueuePool limit reached")
            raise OperationalError("INSERT", {}, Exception("the server closed the connection"))

    def connect(self) -> sa.Connection:
        if self.fault.endswith("!"):
            self.fail("connect", "pool", "run", "before", "after")
        return self.engine.connect()

    @contextlib.contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        self.fail("connect", "pool")
        with self.engine.begin() as connection:
            yield connection if self.fault.rstrip("!") != "run" else Broken()  # type: ignore[misc]
            self.fail("before")
        self.fail("after")


class Broken:
    def execute(self, *_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[tuple[Served, Faulty]]:
    with serving(quick(tmp_path)) as served:
        found = served.app.state.context.store
        found.engine = Faulty(found.engine)
        found.writer.close()
        found.writer = writer.Writer(found.engine)  # an unanswered COMMIT is an open question, as with PostgreSQL
        yield served, found.engine


def rows_of(served: Served, id: str) -> list[Any]:
    engine = open_engine(served.app.state.context.settings.url())
    with engine.connect() as connection:
        stored = table_store.load_rows(connection, id, 0)
        table_store.load(connection, id)  # it replays
    engine.dispose()
    assert [row.n for row in stored] == list(range(1, len(stored) + 1))
    return stored


def a_move(sitting: Sitting, chance: random.Random) -> Doc:
    """A whole choice of the deciding seat, still to be sent."""
    sitting.send("open", seat=sitting.update["turn"])
    steps: list[str] = []
    while True:
        final = [action["text"] for action in sitting.update["legal"] if action["final"]]
        seat, version = sitting.update["seat"], sitting.update["version"]
        if final:
            return {"seat": seat, "version": version, "steps": [*steps, chance.choice(final)]}
        steps.append(chance.choice(sitting.update["legal"])["text"])
        sitting.play(*steps)
        while sitting.update["draft"] != steps:
            sitting.receive()


def play_until_refused(sitting: Sitting, chance: random.Random) -> tuple[Doc, Doc]:
    """Step by step; what was refused, and how."""
    steps: list[str] = []
    for number in range(10_000):
        if not steps:
            sitting.send("open", seat=sitting.update["turn"])
        steps.append(chance.choice(sitting.update["legal"])["text"])
        seat, version = sitting.update["seat"], sitting.update["version"]
        move = {"seat": seat, "version": version, "steps": list(steps), "id": f"m{number}"}
        reply = sitting.send("play", **move)
        if reply["type"] == "refusal":
            return move, reply
        while sitting.update["version"] < reply["version"] or not (reply["closed"] or sitting.update["draft"] == steps):
            sitting.receive()
        if reply["closed"]:
            steps = []
    raise AssertionError("nothing was refused")


def until_storing(sitting: Sitting, ok: bool) -> None:
    while sitting.until("storage")["ok"] is not ok:
        pass


FAULTS = [moment + reads for moment in ("connect", "pool", "run", "before", "after") for reads in ("", "!")]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_move_is_acknowledged_exactly_if_it_is_on_disk(failing: tuple[Served, Faulty], fault: str) -> None:
    served, engine = failing
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting, other = anna.socket(id), anna.socket(id)
    chance = random.Random(3)
    sitting.send("open", seat=sitting.update["turn"])
    sitting.choose(chance)
    move = a_move(sitting, chance)
    before = len(rows_of(served, id))
    seen = len(other.raw)
    engine.fault = fault
    reply = sitting.send("play", **{**move, "id": "same"})
    stored = {row.client: row.n for row in rows_of(served, id)}
    if reply["type"] == "ack":
        assert stored["same"] == reply["version"], "only what is on disk is acknowledged"
        assert fault == "after", "and only there the log could be read"
    else:
        assert (reply["code"], reply["version"]) == ("cannot_store", before)
        again = sitting.send("play", **{**move, "id": "same"})
        assert again.get("code") == "cannot_store" or "same" in stored
    until_storing(other, False)
    told = [json.loads(text) for text in other.raw[seen:]]
    newest = len(stored) if fault == "after" else before
    assert all(message.get("version", 0) <= newest for message in told), "nothing is published that is not on disk"
    engine.fault = ""
    until_storing(other, True)
    reply = sitting.send("play", **{**move, "id": "same"})
    assert reply["type"] == "ack", reply
    assert reply["version"] == before + 1
    while other.update["version"] < before + 1:
        other.until("update")
    sitting.send("open", seat=sitting.update["turn"])
    sitting.choose(chance)
    stored_now = rows_of(served, id)
    assert len(stored_now) == before + 2
    assert [row.client for row in stored_now].count("same") == 1


def test_bots_go_on_by_themselves(failing: tuple[Served, Faulty]) -> None:
    served, engine = failing
    anna = served.person("Anna")
    id = anna.table(["me", "novice", "novice"])["id"]
    sitting = anna.socket(id)
    chance = random.Random(1)
    assert sitting.my_turn()
    context = served.app.state.context
    bots = HeldBots(served)
    sitting.choose(chance)
    assert bots.thought.wait(60)
    engine.fault = "before!"
    bots.go.set()
    until_storing(sitting, False)
    for _ in within(20, "the bot gives up"):
        if id not in context.runner._bots:
            break
        time.sleep(0.01)
    engine.fault = ""
    until_storing(sitting, True)
    assert sitting.my_turn()
    rows_of(served, id)


def test_no_clock_runs_while_nothing_can_be_stored(failing: tuple[Served, Faulty]) -> None:
    served, engine = failing
    now, anna = Hand(served), served.person("Anna")
    id = anna.table(["me", "me"], clock={"kind": "live", "base": 600, "per_move": 0})["id"]
    sitting, other = anna.socket(id), anna.socket(id)
    move = a_move(sitting, random.Random(3))
    engine.fault = "before"
    assert sitting.send("play", **move)["code"] == "cannot_store"
    until_storing(other, False)
    now.time += outages.MISSED - 1  # too short for the pulse to be missed
    engine.fault = ""
    until_storing(other, True)
    assert anna.get(f"/api/tables/{id}")["deadline"] > now.time + 599
    assert sitting.send("play", **move)["type"] == "ack"
    while sitting.update["version"] == move["version"]:
        sitting.receive()
    assert sitting.update["time_left"][move["seat"]] > 599


@pytest.mark.parametrize("fault", ["before", "after", "after!"])
def test_a_line_of_chat_is_shown_once_and_to_all(failing: tuple[Served, Faulty], fault: str) -> None:
    served, engine = failing
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting, other = anna.socket(id), anna.socket(id)
    engine.fault = fault
    assert sitting.send("chat", id="line", text="hello")["code"] == "cannot_store"
    until_storing(other, False)
    engine.fault = ""
    until_storing(other, True)
    assert sitting.send("chat", id="line", text="hello")["type"] == "ack"
    assert other.until("chat")["chat"]["text"] == "hello"
    assert sitting.send("chat", id="next", text="you")["type"] == "ack"
    assert other.until("chat")["chat"]["text"] == "you"


@pytest.mark.parametrize("fault", ["connect!", "run", "before", "before!", "after", "after!"])
def test_tables_are_made_joined_started_and_made_again_as_a_whole_or_not_at_all(
    failing: tuple[Served, Faulty], fault: str
) -> None:
    served, engine = failing
    anna, bela = served.person("Anna"), served.person("Bela")

    def ask(work: Callable[[], Any], again: Callable[[], Doc]) -> Doc:
        """Refused while the database fails; once it is back, the same again brings it about or finds it done."""
        storing = served.app.state.context.live.recovery
        engine.fault = fault
        try:
            answer = work()
        finally:
            engine.fault = ""
        assert answer.status_code in (200, 201, 503), answer.text
        assert answer.is_success or answer.json()["error"]["code"] == "cannot_store"
        assert not answer.is_success or fault == "after"
        until = time.monotonic() + 10
        while storing._task is not None and time.monotonic() < until:
            time.sleep(0.01)
        return again()

    body = {"game": "ethnos", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}

    def make() -> Any:
        return anna.http.post("/api/tables", json=body)

    table = ask(make, lambda: make().json())
    for found in anna.get("/api/me/tables")["tables"]:
        assert found["status"] == "open"
    path = f"/api/tables/{table['id']}"
    joined = ask(lambda: bela.http.post(path + "/join", json={}), lambda: bela.post(path + "/join"))
    assert joined["status"] == "playing", "a seat and the deal that follows it are one"
    rows_of(served, table["id"])

    third = make().json()
    ask(
        lambda: anna.http.post(f"/api/tables/{third['id']}/start", json={"level": "novice"}),
        lambda: anna.http.post(f"/api/tables/{third['id']}/start", json={"level": "novice"}).json(),
    )
    assert anna.get(f"/api/tables/{third['id']}")["status"] == "playing"

    fourth = anna.post("/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "me"}]})["id"]
    anna.post(f"/api/tables/{fourth}/leave", {"seat": 0})
    anna.post(f"/api/tables/{fourth}/leave", {"seat": 1})
    again = f"/api/tables/{fourth}/rematch"
    rematch = ask(lambda: anna.http.post(again), lambda: anna.post(again))
    assert rematch["status"] == "playing"
    assert anna.post(again)["id"] == rematch["id"]


def test_a_full_disk(tmp_path: Path) -> None:
    """SQLite itself refuses to grow: what can be read is shown, nothing is lost, and there is no need to restart."""
    with serving(quick(tmp_path)) as served:
        found = served.app.state.context.store
        anna = served.person("Anna")
        id = anna.table(["me", "me"])["id"]
        sitting = anna.socket(id)
        chance = random.Random(5)
        limit = threading.Event()

        def full(connection: Any, *_: object) -> None:
            size = connection.execute("PRAGMA page_count").fetchone()[0] if limit.is_set() else 2**30
            connection.execute(f"PRAGMA max_page_count={size}")

        sa.event.listen(found.engine, "checkout", full)
        limit.set()
        full(found.writer._link)
        move, reply = play_until_refused(sitting, chance)
        assert reply["code"] == "cannot_store"
        assert len(rows_of(served, id)) == reply["version"]
        assert sitting.send("open", seat=move["seat"])["type"] == "ack", "reading goes on"
        limit.clear()
        full(found.writer._link)
        until = time.monotonic() + 10
        while reply["type"] == "refusal" and time.monotonic() < until:
            reply = sitting.send("play", **move)
        assert reply["type"] == "ack"
        assert len(rows_of(served, id)) == reply["version"]


def test_whoever_waits_for_a_stuck_disk_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.3)
    with serving(quick(tmp_path)) as served:
        found = served.app.state.context.store
        anna = served.person("Anna")
        id = anna.table(["me", "me"])["id"]
        sitting, other, third = anna.socket(id), anna.socket(id), anna.socket(id)
        move = a_move(sitting, random.Random(2))
        go_on = threading.Event()
        commit = found.writer.commit

        def stuck(batch: list[jobs.Job]) -> None:
            assert go_on.wait(20)
            commit(batch)

        monkeypatch.setattr(found.writer, "commit", stuck)
        before = move["version"]
        seen = len(other.raw)
        sitting.link.send(json.dumps({**move, "type": "play", "id": "same"}))
        third.close()  # news of who is here must not tell of the row that is under way
        until_storing(other, False)
        while (reply := sitting.receive()).get("id") != "same":
            pass
        assert (reply["code"], reply["version"]) == ("cannot_store", before)
        told = [json.loads(text) for text in other.raw[seen:]]
        shown = [message["table"]["version"] for message in told if message["type"] == "table"]
        assert all(version <= before for version in shown)
        go_on.set()
        while other.update["version"] == before:
            other.receive()  # it was stored after all, and everybody learns of it
        reply = sitting.send("play", **{**move, "id": "same"})
        assert (reply["type"], reply["version"]) == ("ack", before + 1)
        assert len(rows_of(served, id)) == before + 1


def test_an_accident_between_a_move_and_its_commit_leaves_no_gap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(quick(tmp_path)) as served:
        anna = served.person("Anna")
        id = anna.table(["me", "me"])["id"]
        sitting = anna.socket(id)
        chance = random.Random(2)
        for way in ("socket", "request"):
            move = a_move(sitting, chance)
            with monkeypatch.context() as patch:
                patch.setattr(served.app.state.context.live, "announce", lambda *_: 1 / 0)
                if way == "socket":
                    sitting.link.send(json.dumps({**move, "type": "play", "id": way}))
                    with pytest.raises(Exception, match="1011"):
                        sitting.until("never")
                else:
                    with contextlib.suppress(Exception):
                        anna.http.post(f"/api/tables/{id}/play", json={**move, "id": way})
            sitting = anna.socket(id)
            assert sitting.update["version"] == move["version"]
            sitting.send("open", seat=sitting.update["turn"])
            sitting.choose(chance)
            assert len(rows_of(served, id)) == move["version"] + 1


def test_whoever_reads_before_writing_is_not_refused_because_somebody_else_writes(tmp_path: Path) -> None:
    """As `folkmoot backup` does when it notes that it was made."""

    async def write() -> None:
        found = store.Store(Settings(data=str(tmp_path)).url())
        migrate(found.engine)
        names = itertools.count()

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.select(schema.meta)).all()
            with contextlib.suppress(sqlite3.OperationalError):
                other.execute("INSERT INTO meta VALUES (?, '')", [f"other {next(names)}"])
            connection.execute(schema.meta.insert(), {"key": "mine", "value": ""})

        file = tmp_path / "folkmoot.sqlite"
        link = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        with contextlib.closing(link) as other:
            await asyncio.wait_for(found.write(work), 20)
        found.close()

    asyncio.run(write())


def test_a_commit_without_an_answer_is_not_tried_again(tmp_path: Path) -> None:
    """A function that is run twice may find its own traces and take them for somebody else's."""

    async def work() -> int:
        found = store.Store(Settings(data=str(tmp_path)).url())
        migrate(found.engine)
        engine = Faulty(found.engine)
        found.engine = engine  # type: ignore[assignment]
        found.writer.close()
        found.writer = writer.Writer(found.engine)
        engine.fault = "after"
        runs = 0

        def count(connection: sa.Connection) -> None:
            nonlocal runs
            runs += 1
            connection.execute(schema.meta.insert(), {"key": f"k{runs}", "value": ""})

        with pytest.raises(writer.Unavailable):
            await found.write(count)
        engine.fault = ""
        found.close()
        return runs

    assert asyncio.run(work()) == 1


def make_gap(url: str, id: str, missing: int) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        rows = schema.rows
        connection.execute(rows.delete().where(rows.c.table_id == id, rows.c.n == missing))
    engine.dispose()


def make_older(url: str) -> None:
    """The rows were written two hours ago, and the server ran for another hour."""
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(schema.rows.update().values(at=schema.rows.c.at - 7200))
        values = {"value": repr(time.time() - 3600)}
        connection.execute(schema.meta.update().where(schema.meta.c.key == outages.KEY).values(values))
    engine.dispose()


def deadline_of(url: str, id: str) -> float:
    """Return the time of a table's deadline, from the column by which it is found."""
    engine = open_engine(url)
    with engine.connect() as connection:
        query = sa.select(schema.tables.c.deadline).where(schema.tables.c.id == id)
        found = float(connection.execute(query).scalar_one())
    engine.dispose()
    return found


@pytest.mark.parametrize("missing", [5, 1])
def test_a_table_with_a_gap_is_set_back_with_a_backup_and_a_note(tmp_path: Path, missing: int) -> None:
    place = Settings(data=str(tmp_path))
    with serving(quick(tmp_path)) as served:
        anna = served.person("Anna")
        live = {"kind": "live", "base": 600, "per_move": 0}
        id, _ = (anna.table(["me", "me"], clock=live)["id"] for _ in range(2))
        sitting = anna.socket(id)
        for number in range(7):
            sitting.send("open", seat=sitting.update["turn"])
            sitting.choose(random.Random(number))
        cookie, rows = anna.cookie, sitting.update["version"]
        views = {row.n: row.body for row in rows_of(served, id)}
    make_gap(place.url(), id, missing)
    make_older(place.url())
    count, problems = check.check(place)
    assert count == 2
    assert [f"table {id}: row {missing} is missing" in problem for problem in problems] == [True]
    hold = database.Hold(place)
    with pytest.raises(Exception, match="another Folkmoot"):
        check.repair(place)
    hold.release()
    done = check.repair(place)
    assert done.gaps == [check.Gap(id, missing - 1, rows - missing)]
    assert done.backup is not None
    kept = [row for name, row in database.read_backup(done.backup) if name == "rows"]
    assert {row["n"] for row in kept if row["table_id"] == id} == set(range(1, rows + 1)) - {missing}
    assert check.check(place) == (2, [])
    assert check.repair(place) == check.Repaired(None, [])
    with serving(quick(tmp_path)) as served:
        again = Sitting(served, id, cookie, since=0)
        note = again.update["rows"][-1]
        assert (note["kind"], note["to"], note["lost"]) == ("repair", missing - 1, rows - missing)
        due = again.update["deadline"]
        assert due - time.time() == pytest.approx(600, abs=60), "nobody pays for what was lost"
        assert deadline_of(place.url(), id) == pytest.approx(due, abs=1)
        again.send("open", seat=again.update["turn"])
        again.choose(random.Random(9))
        stored = rows_of(served, id)
        assert stored[0].body == views[1], "the same deal"
        assert len(stored) == max(missing, 2) + 1
