"""For operators: one process on SQLite, backup and restore, dry replay, numbers, the command line."""

from __future__ import annotations

import asyncio
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


def test_a_migrated_database_has_exactly_the_form_that_the_code_states(tmp_path: Path, postgres: str) -> None:
    """Tables, columns with their types and defaults, keys, indexes and comments, as `schema` would create them."""
    for migrated, created in zip(
        places(tmp_path, postgres, "migrated"), places(tmp_path, postgres, "created"), strict=True
    ):
        migrate(migrated)
        schema.metadata.create_all(created)
        found = form(migrated)
        assert found.pop("alembic_version")
        assert found == form(created)
        with migrated.connect() as connection:
            assert form_of(connection) == newest_form()
        migrated.dispose()
        created.dispose()


def places(folder: Path, postgres: str, name: str) -> list[sa.Engine]:
    """An empty database of either kind."""
    address = sa.make_url(Settings(database=postgres).url())
    other = sa.create_engine(address, isolation_level="AUTOCOMMIT")
    with other.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    other.dispose()
    second = address.set(database=name).render_as_string(hide_password=False)
    return [open_engine(url) for url in (Settings(data=str(folder / name)).url(), second)]


def form(engine: sa.Engine) -> dict[str, Any]:
    """All that a database says about its tables, by their names."""
    look = sa.inspect(engine)
    return {
        table: {
            "columns": [{**column, "type": str(column["type"])} for column in look.get_columns(table)],
            "key": look.get_pk_constraint(table)["constrained_columns"],
            "foreign": sorted(map(str, look.get_foreign_keys(table))),
            "unique": look.get_unique_constraints(table),
            "indexes": sorted(map(str, look.get_indexes(table))),
        }
        for table in look.get_table_names()
    }


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
