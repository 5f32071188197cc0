# mypyc: hot
"""What stores the rows of a move: for every move, and so without detours."""

from __future__ import annotations

from collections.abc import Sequence

import orjson
import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.storage import schema
from folkmoot.server.storage.writer import Statement
from folkmoot.server.tables.table import Table

INSERT_ROW = schema.rows.insert()
UPDATE_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("key"))
    .values({name: sa.bindparam(name) for name in ("n", "turn", "bot", "deadline", "status", "taken_back", "touched")})
)
TOUCH_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("key"))
    .values({name: sa.bindparam(name) for name in ("n", "turn", "touched")})
)
"""For most moves: columns that are not named here have their indexes written anew, changed or not."""


def save_rows(
    table: Table,
    rows: Sequence[Doc],
    at: float,
    seat: int | None,
    client: str | None,
    spent: Sequence[float | None] = (),
) -> list[Statement]:
    """What stores new rows and the table's summary of them; the client's id goes with the first."""
    statements: list[Statement] = []
    for number, row in enumerate(rows):
        first = number == 0
        statements.append(
            (
                INSERT_ROW,
                {
                    "table_id": table.id,
                    "n": row["n"],
                    "seat": seat,
                    "client": client if first else None,
                    "at": at,
                    "body": orjson.dumps(row).decode(),
                    "spent": spent[number] if spent else None,
                },
            )
        )
    statements.append(summary(table, at))
    return statements


def summary(table: Table, at: float) -> Statement:
    """What stores the columns by which tables are found that wait for somebody."""
    mover = table.mover()
    meta = table.meta
    meta["touched"] = at
    bot = mover is not None and mover.bot_level is not None and bool(table.people())  # else nobody waits for it
    deadline = table.deadline()
    listed = (bot, meta["status"], meta["taken_back"]) if deadline is None else None
    values = {"key": table.id, "n": table.version, "turn": table.turn, "touched": at}
    if listed is not None and listed == table.listed:
        return TOUCH_TABLE, values
    table.listed = listed
    more = {"bot": bot, "deadline": deadline, "status": meta["status"], "taken_back": meta["taken_back"]}
    return UPDATE_TABLE, {**values, **more}
