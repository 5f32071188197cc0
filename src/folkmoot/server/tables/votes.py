# mypyc: hot
"""Proposals carried out when all people at a table agree: taking back, stopping, going on, closing for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from folkmoot.core import Doc
from folkmoot.server.errors import Refused

if TYPE_CHECKING:
    from folkmoot.server.tables.table import Table

STOP: Final = "abandon"
"""Stop here: the table keeps everything and may go on."""
RESUME: Final = "resume"
"""Go on where the table was stopped."""
CLOSE: Final = "close"
"""Close a stopped table for good: its seed and all hands are shown."""


def answer(table: Table, seat: int, on: str, answer: bool) -> tuple[list[Doc], bool]:
    """Answer a proposal. Whatever may be proposed now is proposed by voting for it."""
    stopped = table.meta["status"] == "stopped"
    if not stopped:
        table.check_playing()
    if on not in table.votes and not (answer and on in ((RESUME, CLOSE) if stopped else (STOP,))):
        raise Refused("no_vote", "nobody has proposed this", on=on)
    return vote(table, seat, on, answer)


def vote(table: Table, seat: int, on: str, answer: bool) -> tuple[list[Doc], bool]:
    """Give a vote; with the last one needed also the row it brings about. The flag: the game was taken back."""
    if seat not in table.people():
        raise Refused("not_allowed", "a bot plays for you: come back first")
    rows = [table.note("vote", seat=seat, on=on, answer=answer)]
    if answer and table.votes.get(on, set()) | {seat} >= set(table.people()):
        return [*rows, do_agreed(table, asker(table, on, seat), on)], on.startswith("undo")
    return rows, False


def agreed_without(table: Table, *seats: int) -> list[Doc]:
    """Do what all who stay have agreed on when somebody leaves."""
    staying = set(table.people()) - set(seats)
    for on, yes in table.votes.items():
        if staying and yes >= staying:
            table.meta["taken_back"] = table.meta["taken_back"] or on.startswith("undo")
            return [do_agreed(table, asker(table, on, min(staying)), on)]
    return []


def asker(table: Table, on: str, otherwise: int) -> int:
    """Find who proposed what is agreed on: the first vote since it was last refused."""
    assert table.recorder is not None
    found = otherwise
    for row in reversed(table.recorder.rows):
        if row["kind"] in ("move", "undo") or (row["kind"] == "vote" and row["on"] == on and not row["answer"]):
            break
        if row["kind"] == "vote" and row["on"] == on:
            found = int(row["seat"])
    return found


def do_agreed(table: Table, seat: int, on: str) -> Doc:
    """Make the row that a vote brings about."""
    if on == STOP:
        return table.stop()
    if on == RESUME:
        return table.note("resume")
    if on == CLOSE:
        return table.end("abandoned")
    return table.take_back(seat, int(on.split()[1]))
