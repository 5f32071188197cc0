# mypyc: hot
"""Statements that store the rows of a move: for every move, and so without detours."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from folkmoot.core import Doc
from folkmoot.server.encoding import encode
from folkmoot.server.storage import schema
from folkmoot.server.storage.jobs import Statement
from folkmoot.server.tables.table import Table

INSERT_ROW = schema.rows.insert()
INSERT_TIMED_ROW = schema.rows.insert()
"""Statement for rows with a clock. Without one, the cost isn't named: SQLite's driver is slow to find out what None
means."""
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
"""For most moves: columns that are not named here have their indexes written anew, changed or not. Nobody looks for
tables by these, but other processes of the same server do look at them; where there are none, they follow later."""


def save_rows(
    table: Table,
    rows: Sequence[Doc],
    at: float,
    seat: int | None,
    client: str | None,
    spent: Sequence[float | None] = (),
    later: bool = False,
) -> list[Statement]:
    """Return the statements that store new rows and the table's summary of them; the client's id goes with the first.

    `later`: if no column by which tables are found has changed, the summary is left to `caught_up`.
    """
    statements: list[Statement] = []
    for number, row in enumerate(rows):
        values = {
            "table_id": table.id,
            "n": row["n"],
            "seat": seat,
            "client": client if number == 0 else None,
            "at": at,
            "body": encode(row).decode(),
        }
        cost = spent[number] if spent else None
        if cost is None:
            statements.append((INSERT_ROW, values))
        else:
            values["spent"] = cost
            statements.append((INSERT_TIMED_ROW, values))
    found = summary(table, at, later)
    if found is not None:
        statements.append(found)
    return statements


def summary(table: Table, at: float, later: bool) -> Statement | None:
    """Return the statement for the columns by which waiting tables are found, and for whatever else has changed."""
    mover = table.mover()
    meta = table.meta
    meta["touched"] = at
    bot = mover is not None and mover.bot_level is not None and bool(table.people())  # else nobody waits for it
    deadline = table.deadline()
    listed = (bot, meta["status"], meta["taken_back"]) if deadline is None else None
    if listed is not None and listed == table.listed:
        table.behind = later
        return None if later else caught_up(table)
    table.listed = listed
    table.behind = False
    more = {"bot": bot, "deadline": deadline, "status": meta["status"], "taken_back": meta["taken_back"]}
    return UPDATE_TABLE, {**touched(table), **more}


def caught_up(table: Table) -> Statement:
    """Return the statement for the rest of the summary."""
    return TOUCH_TABLE, touched(table)


def touched(table: Table) -> Doc:
    return {"key": table.id, "n": table.version, "turn": table.turn, "touched": table.meta["touched"]}
