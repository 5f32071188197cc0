"""Columns of a table by which the server finds tables that wait."""

from __future__ import annotations

from folkmoot import games
from folkmoot.core import Doc, FairDealer, Recorder
from folkmoot.server.tables import saving, table_store
from folkmoot.server.tables.seat import Seat
from folkmoot.server.tables.table import Table


def of_two(clock: Doc | None = None) -> Table:
    """A game of Ethnos as one process has it; another one has the same."""
    meta: Doc = {"id": "table-of-two", "game": "ethnos", "status": "playing", "clock": clock, "taken_back": False}
    meta |= {"spectators": "nothing", "analysis": False}
    table = Table(meta, [Seat(seat, "human", f"p{seat}", f"p{seat}", None) for seat in range(2)])
    table.recorder = Recorder(games.get("ethnos"), FairDealer(bytes(32)), 2, watching=True)
    table.time_left = [60.0, 60.0]
    for row in table.recorder.rows:
        table.carry_out(row, 1.0)
    return table


def store(table: Table, rows: list[Doc]) -> bool:
    """Return True if the columns are written by which tables are found."""
    for row in rows:
        table.carry_out(row, 2.0)
    return saving.save_rows(table, rows, 2.0, rows[0]["seat"], None)[-1][0] is saving.UPDATE_TABLE


def move(table: Table) -> bool:
    text = next(action["text"] for action in table.legal() if action["final"])
    return store(table, table.move(table.advance([text])))


def test_columns_by_which_a_table_is_found_are_written_when_they_may_have_changed() -> None:
    table, elsewhere = of_two(), of_two()
    assert move(table), "nobody knows what was there before"
    assert not move(table)
    who = {"kind": "bot", "level": "casual", "why": "left"}
    assert store(table, [table.note("seat", seat=table.turn, who=who)]), "a bot is to move now"
    assert move(elsewhere)
    assert not move(elsewhere)
    table_store.adopt(elsewhere, [])
    assert move(elsewhere), "another process has written meanwhile"


def test_where_nobody_else_looks_a_move_leaves_the_rest_of_the_summary_for_later() -> None:
    table = of_two()
    stored: list[list[object]] = []
    for _ in range(2):
        text = next(action["text"] for action in table.legal() if action["final"])
        rows = table.move(table.advance([text]))
        for row in rows:
            table.carry_out(row, 2.0)
        stored.append([statement for statement, _ in saving.save_rows(table, rows, 2.0, 0, None, later=True)])
    assert stored == [[saving.INSERT_ROW, saving.UPDATE_TABLE], [saving.INSERT_ROW]]
    assert table.behind
    assert saving.caught_up(table)[1] == {"key": table.id, "n": table.version, "turn": table.turn, "touched": 2.0}


def test_a_deadline_is_written_with_every_move() -> None:
    table = of_two({"kind": "live", "base": 60, "per_move": 5})
    assert [move(table) for _ in range(3)] == [True, True, True]
