# mypyc: hot
"""Time for thinking, computed from when the rows were written. Nothing about clocks is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from folkmoot.core import Doc

if TYPE_CHECKING:
    from folkmoot.server.tables.table import Table

DAY = 86_400.0
GRACE = 30.0
"""Whoever comes back after losing on time has at least this long."""


def banks(clock: Doc | None, players: int) -> list[float]:
    """What every seat begins with."""
    if clock is None:
        return []
    return [float(clock["base"]) if clock["kind"] == "live" else clock["days"] * DAY] * players


def deadline(clock: Doc, bank: float, since: float) -> float:
    """When the time of a seat that thinks since then is up."""
    return since + (bank if clock["kind"] == "live" else clock["days"] * DAY)


def spend(table: Table, seat: int | None, at: float) -> None:
    """Take a move's time from its seat and give it what every move brings."""
    clock = table.meta["clock"]
    if clock is None or clock["kind"] != "live" or seat is None:
        return
    if table.seats[seat].bot_level is not None or not table.board:
        return
    used = at - table.ats[table.board - 1]
    table.banks[seat] = max(0.0, table.banks[seat] - used) + clock["per_move"]


def welcome(table: Table, seat: int, at: float) -> None:
    """Somebody is back: if it is their decision, their time counts from the last row on, so give them a grace."""
    clock = table.meta["clock"]
    if clock is None or clock["kind"] != "live":
        return
    thinking = at - table.ats[table.board - 1] if table.board and table.turn == seat else 0.0
    table.banks[seat] = max(table.banks[seat], GRACE + thinking)
