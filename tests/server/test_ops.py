"""For operators: one process on SQLite, dry replay, numbers, the command line."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from folkmoot.server.bots.workers import ProcessWorker, start_process
from folkmoot.server.operators import check, database, readiness
from folkmoot.server.settings import Settings
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import migrate, open_engine
from tests.server.conftest import quick
from tests.server.kit import Served, free_port, serving


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
    wrong = run("serve", "--no-browser", "--port", port, "--database", "postgresql://nobody@nowhere.invalid/none")
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
