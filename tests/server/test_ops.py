"""For operators: one process on SQLite, backup and restore, dry replay, numbers, the command line."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from folkmoot.core import FolkmootError
from folkmoot.server.bots.workers import ProcessWorker, start_process
from folkmoot.server.operators import check, database, readiness
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import form_of, migrate, newest_form, open_engine
from tests.server.conftest import quick
from tests.server.kit import Served, Sitting, free_port, serving


def test_a_backup_taken_while_people_play_is_restored_elsewhere(tmp_path: Path, postgres: str) -> None:
    file = tmp_path / "backup.gz"
    with serving(quick(tmp_path / "one")) as served:
        anna = served.person("Anna")
        id = anna.table(["me", "me"])["id"]
        sitting = anna.socket(id)
        for number in range(6):
            sitting.send("open", seat=sitting.update["turn"])
            sitting.choose(random.Random(number))
        sitting.send("chat", text="before")
        assert database.backup(Settings(data=str(tmp_path / "one")), file) > 10
        version, cookie = sitting.update["version"], anna.cookie
        sitting.send("open", seat=sitting.update["turn"])
        sitting.choose(random.Random(9))
    assert file.stat().st_mode & 0o77 == 0, "it holds secrets"
    for number, place in enumerate((Settings(data=str(tmp_path / "two")), Settings(database=postgres))):
        assert database.restore(place, file) > 10
        with pytest.raises(FolkmootError, match="isn't empty"):
            database.restore(place, file)
        with serving(quick(tmp_path / "two", database=place.database)) as served:
            again = Sitting(served, id, cookie)
            assert again.update["version"] == version
            again.send("open", seat=again.update["turn"])
            again.choose(random.Random(number))
            assert again.send("chat", text="after")["type"] == "ack"


def test_what_is_stored_is_for_its_owner_and_in_no_message(tmp_path: Path) -> None:
    engine = open_engine(Settings(data=str(tmp_path)).url())
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(schema.meta.insert(), {"key": "secret", "value": "hidden away"})
    assert {file.stat().st_mode & 0o77 for file in tmp_path.iterdir()} == {0}
    with pytest.raises(sa.exc.IntegrityError) as error, engine.begin() as connection:
        connection.execute(schema.meta.insert(), {"key": "secret", "value": "hidden away"})
    assert "hidden away" not in str(error.value)
    engine.dispose()


def test_a_backup_of_a_time_before_marks_is_restored(tmp_path: Path) -> None:
    old, new, file = Settings(data=str(tmp_path / "old")), Settings(data=str(tmp_path / "new")), tmp_path / "backup.gz"
    anna = {"id": "a", "name": "Anna", "webhook": "", "created": 1.0}
    with gzip.open(file, "wt", encoding="utf-8") as lines:
        lines.writelines(json.dumps(line) + "\n" for line in ({"format": database.FORMAT}, ["people", anna]))
    for place in (old, new):
        database.restore(place, file)
        database.backup(place, file)
    engine = open_engine(new.url())
    with engine.connect() as connection:
        assert connection.execute(sa.select(schema.people)).mappings().one() == {**anna, "mark": "", "colour": ""}
    engine.dispose()


def test_rubbish_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"rubbish")
    with pytest.raises(FolkmootError, match="cannot be read"):
        database.restore(Settings(data=str(tmp_path / "d")), tmp_path / "x")
    with pytest.raises(FolkmootError, match="no database"):
        database.backup(Settings(data=str(tmp_path / "nothing")), tmp_path / "y")


def test_check_names_the_game_that_no_longer_replays(tmp_path: Path) -> None:
    place = Settings(data=str(tmp_path))
    with serving(quick(tmp_path)) as served:
        anna = served.person("Anna")
        ids = [anna.table(["me", "me"])["id"] for _ in range(3)]
    assert check.check(place) == (3, [])
    engine = open_engine(place.url())
    with engine.begin() as connection:
        connection.execute(
            sa.update(schema.rows)
            .where(schema.rows.c.table_id == ids[1])
            .values(body='{"n":1,"kind":"move","seat":null,"steps":["draw"],"digest":"00"}')
        )
    engine.dispose()
    count, problems = check.check(place)
    assert count == 3
    assert len(problems) == 1
    assert ids[1] in problems[0]


def test_the_migrations_give_what_the_code_expects_and_keep_rows(tmp_path: Path, postgres: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    address = sa.make_url(Settings(database=postgres).url())
    other = sa.create_engine(address, isolation_level="AUTOCOMMIT")
    with other.connect() as connection:
        connection.execute(sa.text("CREATE DATABASE migrated"))
    other.dispose()
    fresh = address.set(database="migrated").render_as_string(hide_password=False)
    for url in (Settings(data=str(tmp_path)).url(), fresh):
        engine = open_engine(url)
        migrate(engine, "0008")  # while rows had a second index
        with engine.begin() as connection:
            insert_something(connection, schema.people, id="p")
            insert_something(connection, schema.tables, id="t", host="p")
            rows = [insert_something(connection, schema.rows, table_id="t", n=n, client=f"c{n}") for n in (1, 2)]
        migrate(engine)
        with engine.connect() as connection:
            found = compare_metadata(MigrationContext.configure(connection), schema.metadata)
            assert form_of(connection) == newest_form()
            kept = connection.execute(sa.select(schema.rows).order_by(schema.rows.c.n)).mappings().all()
            assert [dict(row) for row in kept] == rows
        engine.dispose()
        assert [entry for entry in found if "comment" not in str(entry)] == []


def insert_something(connection: sa.Connection, table: sa.Table, **known: Any) -> dict[str, Any]:
    """A row with the least that its columns allow, but for those that are known."""
    least: dict[type, Any] = {str: "", int: 0, float: 0.5, bool: False}
    values = {column.name: None if column.nullable else least[column.type.python_type] for column in table.columns}
    connection.execute(table.insert(), {**values, **known})
    return {**values, **known}


def test_health_and_numbers(served: Served) -> None:
    anna = served.person("Anna")
    anna.table(["me", "me"])
    assert anna.get("/api/health")["ok"] is True
    text = anna.http.get("/metrics").text
    assert "folkmoot_tables " in text
    assert "folkmoot_moves_total" in text


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "folkmoot", *arguments], capture_output=True, text=True, timeout=60)


def test_ctrl_c_is_for_the_server_alone() -> None:
    async def groups() -> tuple[int, int]:
        bot = await start_process("folkmoot.server.bots.worker")
        assert isinstance(bot, ProcessWorker)
        found = os.getpgid(bot.process.pid), bot.process.pid
        bot.kill()
        await bot.wait()
        return found

    group, own = asyncio.run(groups())
    assert group == own != os.getpgid(0)


def test_sqlite_serves_one_process(tmp_path: Path) -> None:
    refused = run("serve", "--workers", "2", "--no-browser", "--data", str(tmp_path))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "PostgreSQL" in refused.stderr
    hold = database.Hold(Settings(data=str(tmp_path)))
    port = str(free_port())
    second = run("serve", "--no-browser", "--data", str(tmp_path), "--port", port)
    assert (second.returncode, second.stderr.count("\n")) == (2, 1)
    assert "another Folkmoot" in second.stderr
    hold.release()
    wrong = run("serve", "--no-browser", "--port", port, "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("folkmoot: database:")


def test_readiness_names_what_a_public_server_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(settings: Settings, host: str = "127.0.0.1") -> dict[str, bool]:
        return {finding.id: finding.good for finding in readiness.look(settings, host)}

    monkeypatch.setattr(readiness, "ENOUGH_FILES", 10**9)
    at_home = found(Settings(data=str(tmp_path)), "0.0.0.0")
    assert at_home == dict.fromkeys(("no-tls", "no-host", "no-proxy", "few-files", "no-database"), False)
    monkeypatch.setattr(readiness, "ENOUGH_FILES", 10)
    settings = Settings(data=str(tmp_path), secure=True, hosts=("moot.example",))
    with serving(settings):
        pass
    assert found(settings) == {
        **dict.fromkeys(("tls", "hosts", "proxy", "files", "database"), True),
        "no-backup": False,
    }
    database.backup(settings, tmp_path / "tonight.jsonl.gz")
    assert all(found(settings).values())
    monkeypatch.setattr(readiness, "FRESH", -1.0)
    assert found(settings)["old-backup"] is False
    too_open = replace(settings, hosts=("*",), proxies=("*",))
    assert not {"any-host", "any-proxy"} - found(too_open).keys()
    assert found(replace(settings, database="postgresql://localhost:1/none"))["no-database"] is False
