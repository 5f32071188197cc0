"""The database's forms, backup and restore: everything comes back, in both kinds of database, or nothing does."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from folkmoot.cli import main
from folkmoot.core import Doc, FolkmootError
from folkmoot.server.bots import reviews
from folkmoot.server.operators import check, database
from folkmoot.server.settings import Settings
from folkmoot.server.storage import engine as engines
from folkmoot.server.storage import schema
from folkmoot.server.storage.engine import form_of, migrate, newest_form, open_engine
from tests.bots.test_review import played
from tests.server.conftest import quick
from tests.server.kit import Served, Sitting, another_database, insert_something, serving, within
from tests.server.test_reviews import GAME


def test_a_migrated_database_has_exactly_the_form_that_the_code_states(tmp_path: Path, postgres: str) -> None:
    """Tables, columns with their types and defaults, keys, indexes and comments, as `schema` would create them."""
    forms: list[Doc] = []
    for name in ("migrated", "created"):
        for place in (Settings(data=str(tmp_path / name)), Settings(database=another_database(postgres, name))):
            engine = open_engine(place.url())
            if name == "migrated":
                migrate(engine)
                with engine.begin() as connection:
                    assert form_of(connection) == newest_form()
                    connection.execute(sa.text("DROP TABLE alembic_version"))
            else:
                schema.metadata.create_all(engine)
            forms.append(form(engine))
            engine.dispose()
    assert forms[:2] == forms[2:]


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


SEVERAL = 5
"""Rows of tables that number them: a writer tries again, so that one number which is taken would not be noticed."""


def live_through(served: Served) -> None:
    """Do everything that writes into a table of the database."""
    anna = served.person("Anna")
    id = anna.table(["me"], game="aetherya", options={"mode": "solo"})["id"]
    sitting, chance = anna.socket(id), random.Random(1)
    while sitting.my_turn():
        sitting.choose(chance)
    anna.post(f"/api/tables/{id}/review")
    for _ in within(60, "what was judged first is kept"):
        if anna.get(f"/api/tables/{id}/review")["done"] > 1:
            break
    for number in range(SEVERAL):
        anna.post(f"/api/tables/{id}/notes", {"at": number, "text": "look"}, 201)
    record = played(GAME, 1, mode="solo").record()
    record["rows"] = record["rows"][: random.randint(3, 9)]
    anna.post("/api/records/review", {"record": {**record, "notes": [{"at": 1, "text": anna.id}]}}, 201)
    sitting = anna.socket(anna.table(["me", "me"])["id"])
    for _ in range(SEVERAL):
        assert sitting.send("chat", text="hello")["type"] == "ack"
    sitting.send("open", seat=sitting.update["turn"])
    sitting.choose(chance)
    context = served.app.state.context
    loop = context.flags._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(context.live.outages.beat(away=True), loop).result(10)
    with context.store.engine.begin() as connection:  # a call that waits for a receiver who does not answer
        insert_something(connection, schema.calls, id=anna.id, person=anna.id, table_id=id, due=1e12)
    bela, hosted = served.person("Bela"), anna.table(["me", "open"], public=True)["id"]
    bela.post(f"/api/tables/{hosted}/join")
    for number in range(SEVERAL):
        lifts = {"do": "unmute", "person": bela.id} if number % 2 else {"do": "mute", "seat": 1}
        anna.post(f"/api/tables/{hosted}/host", lifts)


def counts(place: Settings) -> dict[str, int]:
    """Count the rows of every table."""
    engine = open_engine(place.url())
    count = sa.func.count()
    with engine.connect() as connection:
        found = {
            name: connection.execute(sa.select(count).select_from(table)).scalar_one()
            for name, table in schema.metadata.tables.items()
        }
    engine.dispose()
    return found


def content(file: Path) -> list[str]:
    """The lines of a backup, in an order that does not depend on the database."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return sorted(lines)


def test_rows_of_every_table_come_back_in_both_kinds_and_every_table_is_written_further(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "KEEP", 0.0)
    first, file = Settings(data=str(tmp_path / "first")), tmp_path / "backup.gz"
    with serving(quick(tmp_path / "first", review_iterations=1)) as served:
        live_through(served)
        database.backup(first, tmp_path / "notes_when.gz")  # which is written down, and so in the next one
        sample = counts(first)
        assert all(sample.values()), "`live_through` writes into every table, also a new one"
        assert database.backup(first, file) >= sum(sample.values())
    assert file.stat().st_mode & 0o77 == 0, "it holds secrets"
    for place in (Settings(data=str(tmp_path / "second")), Settings(database=another_database(postgres, "restored"))):
        assert database.restore(place, file) >= sum(sample.values())
        database.backup(place, tmp_path / "again.gz")
        assert content(tmp_path / "again.gz") == content(file)
        with pytest.raises(FolkmootError, match="isn't empty"):
            database.restore(place, file)
        before = counts(place)
        with serving(quick(tmp_path / "second", database=place.database, review_iterations=1)) as served:
            live_through(served)
        after = counts(place)
        assert {name for name in after if after[name] <= before[name]} == {"meta"}, "it has keys, not rows"
        numbered = [name for name, table in schema.metadata.tables.items() if table.autoincrement_column is not None]
        assert {after[name] - before[name] for name in numbered} == {SEVERAL}
        assert check.check(place)[1] == []


def test_a_backup_taken_while_people_play_goes_on_elsewhere(tmp_path: Path) -> None:
    file, second = tmp_path / "backup.gz", Settings(data=str(tmp_path / "second"))
    with serving(quick(tmp_path / "first")) as served:
        anna = served.person("Anna")
        id = anna.table(["me", "me"])["id"]
        sitting = anna.socket(id)
        for number in range(6):
            sitting.send("open", seat=sitting.update["turn"])
            sitting.choose(random.Random(number))
        database.backup(Settings(data=str(tmp_path / "first")), file)
        version = sitting.update["version"]
        sitting.send("open", seat=sitting.update["turn"])
        sitting.choose(random.Random(9))
    with serving(quick(tmp_path / "second")):
        pass
    database.restore(second, file)  # a server has been there, and nobody else
    with serving(quick(tmp_path / "second")) as served:
        again = Sitting(served, id, anna.cookie)
        assert again.update["version"] == version
        again.send("open", seat=again.update["turn"])
        again.choose(random.Random(7))


def write(file: Path, *lines: object) -> Path:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
    return file


HEAD = {"format": database.FORMAT, "revision": "0001"}
ANNA = {"id": "a", "name": "Anna", "webhook": "", "mark": "", "colour": "", "banned": "", "created": 1.0}


@pytest.mark.parametrize(("wrong", "told"), [
    ([["people", {**ANNA, "id": "b", "shoe": 44}]], "doesn't fit the form that it names, at people.shoe"),
    ([["people", {"id": "b", "name": "Bela"}]], "doesn't fit the form that it names, at people.banned"),
    ([["shoes", ANNA]], "doesn't fit the form that it names, at shoes."),
    ([["people", ANNA]], "restore: "),  # the same again
    ([["people", [1]]], "cannot be read"),
    (["x"], "cannot be read"),
    ([3], "cannot be read"),
])  # fmt: skip
def test_a_backup_that_is_refused_leaves_nothing(tmp_path: Path, wrong: list[object], told: str) -> None:
    place = Settings(data=str(tmp_path / "new"))
    with pytest.raises(FolkmootError, match=told):
        database.restore(place, write(tmp_path / "x.gz", HEAD, ["people", ANNA], *wrong))
    with pytest.raises(FolkmootError, match="there is no database"):
        check.check(place)
    assert database.restore(place, write(tmp_path / "x.gz", HEAD, ["people", ANNA])) == 1


def test_what_is_no_backup_is_not_even_begun(tmp_path: Path) -> None:
    place = Settings(data=str(tmp_path / "new"))
    (tmp_path / "rubbish").write_bytes(b"rubbish")
    for file, told in (
        (tmp_path / "rubbish", "cannot be read"),
        (tmp_path / "missing", "cannot be read"),
        (write(tmp_path / "other", {"format": "something else"}), "isn't a Folkmoot backup"),
        (write(tmp_path / "list", []), "isn't a Folkmoot backup"),
        (write(tmp_path / "newer", {**HEAD, "revision": "0999"}), "made by a newer Folkmoot"),
    ):
        with pytest.raises(FolkmootError, match=told):
            database.restore(place, file)
    assert not place.folder().exists()
    with pytest.raises(FolkmootError, match="no database"):
        database.backup(place, tmp_path / "y")
    assert not (tmp_path / "y.part").exists()


def test_a_file_that_was_cut_or_changed_on_its_way_is_noticed(tmp_path: Path) -> None:
    file = write(tmp_path / "x.gz", HEAD, *(["people", {**ANNA, "id": str(n)}] for n in range(50)))
    whole, kept = file.read_bytes(), list(database.read_backup(file))
    for place in range(len(whole)):
        for changed in (whole[:place], whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :]):
            file.write_bytes(changed)
            with suppress(FolkmootError):
                assert list(database.read_backup(file)) == kept, "only what gzip itself notes was changed"


NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

def upgrade():
    op.add_column("people", sa.Column("greeting", sa.Text))
    op.execute("UPDATE people SET greeting = 'Hello ' || name")
"""


@contextmanager
def next_version(folder: Path) -> Iterator[None]:
    """Go on as a version whose database has a further form."""
    now = engines.MIGRATIONS
    (folder / "versions").mkdir(parents=True)
    for part in ("env.py", *(f"versions/{file.name}" for file in (now / "versions").glob("0*.py"))):
        (folder / part).write_bytes((now / part).read_bytes())
    (folder / "versions" / "0002_greeting.py").write_text(NEXT)
    engines.MIGRATIONS = folder
    try:
        yield
    finally:
        engines.MIGRATIONS = now


def test_older_and_newer_forms_are_migrated_or_refused_in_a_sentence(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "old.gz", HEAD, ["people", ANNA])
    older, newer = Settings(data=str(tmp_path / "older")), Settings(data=str(tmp_path / "newer"))
    database.restore(older, file)
    with next_version(tmp_path / "next"):
        for place in (newer, Settings(database=another_database(postgres, "newer"))):
            database.restore(place, file)
            engine = open_engine(place.url())
            with engine.connect() as connection:
                assert connection.execute(sa.text("SELECT greeting FROM people")).scalar() == "Hello Anna"
                assert form_of(connection) == "0002"
            engine.dispose()
        for doing in (lambda: check.check(older), lambda: database.backup(older, tmp_path / "x")):
            with pytest.raises(FolkmootError, match="of an older Folkmoot"):
                doing()
    data = ["--data", str(newer.folder())]
    for command in (["check"], ["check", "--repair"], ["backup", str(tmp_path / "x")], ["restore", str(file)]):
        assert main([*command, *data]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert "made by a newer Folkmoot (its form is 0002, this version knows those up to 0001)" in said
    with pytest.raises(FolkmootError, match="made by a newer Folkmoot"):  # as `serve` begins
        migrate(open_engine(newer.url()))


def test_large_rows_are_read_and_written_a_few_at_once(tmp_path: Path) -> None:
    """Forty records of a mebibyte, of which never more than a few are in memory."""
    first, file = Settings(data=str(tmp_path / "first")), tmp_path / "x.gz"
    engine = open_engine(first.url())
    migrate(engine)
    with engine.begin() as connection:
        for number in range(40):
            insert_something(connection, schema.uploads, id=str(number), record=f"{number:2}" * 2**19)
    engine.dispose()
    tracemalloc.start()
    try:
        database.backup(first, file)
        database.restore(Settings(data=str(tmp_path / "second")), file)
        assert tracemalloc.get_traced_memory()[1] < 20 * 2**20
    finally:
        tracemalloc.stop()
