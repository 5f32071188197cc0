# mypyc: hot
"""Time for thinking (docs/protocol.md, Clocks). Computed from the log: when rows were written and what they cost.

What a row costs is found out once, by whoever writes it (`cost`), stored with it, and taken into account by everybody
who reads it (`charge_…`). So clocks are the same after a restart and in every process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from folkmoot.core import Doc
from folkmoot.server import messages

if TYPE_CHECKING:
    from folkmoot.server.tables.table import Table

DAY: Final = 86_400.0
OVERTIME: Final = 30.0
"""Seconds that whoever comes back after a fallen flag has, at a live clock."""
LAG: Final = 1.0
"""Seconds of a slow connection that are given back for one move, at most."""
LAG_SHARE: Final = 600.0
"""Divisor of a fast clock: of the time for forty moves, this part is given back at most."""


def full(clock: Doc) -> float:
    """Return a seat's time at the beginning; at a clock of days, for every decision."""
    return float(clock["base"]) if clock["kind"] == "live" else clock["days"] * DAY


def begin(table: Table) -> None:
    """Every seat has all its time."""
    clock = table.meta["clock"]
    if clock is None:
        return
    table.time_left = [full(clock)] * len(table.seats)
    for seat in table.seats:
        seat.returns_left = clock.get("returns", messages.RETURNS)


def lag_bound(clock: Doc) -> float:
    """Return the greatest lag of one move, in seconds, that is given back."""
    if clock["kind"] != "live":
        return LAG
    return min(LAG, float(clock["base"] + 40 * clock["per_move"]) / LAG_SHARE)


def pushed(until: float, since: float, outages: Sequence[tuple[float, float]]) -> float:
    """A moment that is put off by as long as the server was away before it."""
    for began, ended in outages:
        if ended > since and began < until:
            until += ended - max(began, since)
    return until


def elapsed(table: Table, at: float) -> float:
    """Return the seconds that the deciding seat has been thinking, without the server's outages."""
    away = sum([max(0.0, min(at, ended) - max(table.since, began)) for began, ended in table.outages])
    return max(0.0, at - table.since - away)


def deadline(table: Table) -> float | None:
    """Return the time at which the deciding seat's clock runs out; None: no clock runs."""
    if table.meta["clock"] is None:
        return None
    mover = table.mover()
    if mover is None or mover.bot_level is not None or not table.board:
        return None
    return pushed(table.since + table.time_left[mover.seat], table.since, table.outages)


def lag(table: Table, at: float, thought: float | None) -> float:
    """Return the seconds that a move was on its way, by its client's own count of the thinking; up to a bound."""
    clock = table.meta["clock"]
    if thought is None or clock is None:
        return 0.0
    return min(max(0.0, elapsed(table, at) - thought), lag_bound(clock))


def in_time(table: Table, at: float, thought: float | None) -> bool:
    """Return True if the deciding seat still has time for a move that comes now."""
    due = deadline(table)
    return due is None or at - lag(table, at, thought) <= due


def fallen(table: Table, at: float) -> bool:
    """Return True if the deciding seat's time is up, even for a move that is on its way."""
    due = deadline(table)
    return due is not None and at > due + lag_bound(table.meta["clock"])


def may_take_back(table: Table, seat: int, to: int, at: float) -> bool:
    """Return True if a seat has time left after taking back alone: it pays for the others' as well."""
    clock = table.meta["clock"]
    if clock is None:
        return True
    back = [table.spent.get(move["n"], 0.0) for move in table.standing if move["n"] > to]
    lost = clock["per_move"] * len(back) if clock["kind"] == "live" else sum(back)
    return table.time_left[seat] - lost - elapsed(table, at) > 0


def cost(table: Table, row: Doc, at: float, lag: float, alone: bool) -> float | None:
    """Return the seconds that a row takes from a seat's time; None: no clock is concerned. The state is the one after
    the row, the rest is not.

    `alone`: no vote and no departure causes it.
    """
    kind = row["kind"]
    if table.meta["clock"] is None or not table.board or kind not in ("move", "undo", "seat", "timeout", "stop"):
        return None
    if kind == "undo":
        return elapsed(table, at) if alone else 0.0
    if kind == "stop":
        mover = table.mover()
        return elapsed(table, at) if mover is not None and mover.bot_level is None else None
    if row["seat"] is None or table.seats[row["seat"]].bot_level is not None:
        return None
    if kind == "move":
        return max(0.0, elapsed(table, at) - lag)
    return elapsed(table, at) if row["seat"] == table.turn else None


# Taking account of rows as they are written or read; seats and time_left are still those before the row.


def charge_move(table: Table, row: Doc, at: float, spent: float | None) -> None:
    """A person's move costs its time and brings what every move brings. Bots have no clock."""
    clock = table.meta["clock"]
    if clock is not None and row["seat"] is not None:
        seat = row["seat"]
        bank = table.time_left[seat]
        if table.seats[seat].bot_level is None and table.board:
            used = elapsed(table, at) if spent is None else spent
            table.spent[row["n"]] = used
            bank = max(0.0, bank - used) + (clock["per_move"] if clock["kind"] == "live" else 0)
        table.time_left[seat] = bank if clock["kind"] == "live" else full(clock)
    table.since = at


def charge_undo(table: Table, row: Doc, at: float, spent: float | None, back: Sequence[Doc]) -> None:
    """Time that was thought is spent. What the moves had brought goes with them, and whoever takes back alone pays."""
    clock = table.meta["clock"]
    if clock is not None:
        before = list(table.time_left)
        for move in back:
            used = table.spent.pop(move["n"], None)
            if used is not None:
                table.time_left[move["seat"]] -= clock["per_move"] if clock["kind"] == "live" else used
        if spent is not None:
            table.time_left[row["seat"]] -= spent
        floor = float(clock["per_move"]) if clock["kind"] == "live" and not spent else 0.0
        table.time_left = [max(now, min(bank, floor), 0.0) for now, bank in zip(table.time_left, before, strict=True)]
    table.since = at


def charge_leaving(table: Table, row: Doc, at: float, spent: float | None) -> None:
    """A bot takes over: what was thought so far is spent. The clock goes on with the rest, until the bot has moved."""
    seat = table.seats[row["seat"]]
    if table.meta["clock"] is not None and seat.kind == "human":
        if row["kind"] == "timeout":
            table.time_left[seat.seat] = 0.0
            seat.timeouts += 1
        elif spent is not None:
            table.time_left[seat.seat] = max(0.0, table.time_left[seat.seat] - spent)
    if table.turn == seat.seat and seat.bot_level is None:
        table.since = at


def charge_return(table: Table, row: Doc, at: float) -> None:
    """Somebody is back. Their clock has gone on as if they had stayed; after a fallen flag they have the overtime."""
    seat = table.seats[row["seat"]]
    clock = table.meta["clock"]
    if clock is not None and seat.stand_in is not None and seat.stand_in["why"] == "timeout":
        table.time_left[seat.seat] = OVERTIME if clock["kind"] == "live" else full(clock)
        seat.returns_left = max(0, (seat.returns_left or 0) - 1)
        if table.turn == seat.seat:
            table.since = at
