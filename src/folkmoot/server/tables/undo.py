# mypyc: hot
"""Taking back: freely as long as nothing was learned, further if everybody agrees."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from folkmoot.core import Doc, Recorder, ScriptDealer
from folkmoot.server.errors import Refused

if TYPE_CHECKING:
    from folkmoot.server.tables.table import Table


def limits(table: Table, seat: int | None) -> Doc:
    """How far this seat may go back: one step, freely, by asking."""
    nothing: Doc = {"last": None, "free": None, "ask": None}
    if seat is None or table.recorder is None or table.meta["status"] != "playing":
        return nothing
    if table.seats[seat].bot_level is not None:
        return nothing
    moves = table.standing
    own = len(moves) - 1
    while own >= 0 and moves[own]["seat"] != seat:
        own -= 1
    free = None
    index = own if own == len(moves) - 1 else -1
    while index >= 0 and moves[index]["seat"] == seat and quiet(table, moves[index]):
        free = before(moves, index)
        index -= 1
    ask = before(moves, own) if own >= 0 else None
    last = before(moves, len(moves) - 1) if moves and moves[-1]["seat"] is not None else None
    return {"last": last, "free": free, "ask": ask}


def before(moves: Sequence[Doc], index: int) -> int:
    """The row to go back to so that a move has not been made; 0 where the table began with it."""
    return int(moves[index - 1]["n"]) if index else 0


def quiet(table: Table, row: Doc) -> bool:
    """Whether a move met no chance."""
    known = table.met_no_chance.get(row["n"])
    if known is None:
        most = table.state.game.num_actions
        known = table.met_no_chance[row["n"]] = all(table.state.parse(step) < most for step in row["steps"])
    return known


def shows_nothing(table: Table, moves: list[Doc], index: int) -> bool:
    """Deal what the seat could not see anew, a few times: does it see the same after its move?"""
    assert table.recorder is not None
    opening = table.recorder.opening
    before = Recorder.resume(table.recorder.game, ScriptDealer([]), opening, renumbered(moves[:index])).state
    seat = moves[index]["seat"]
    seen = None
    for seed in (0, 1, 2):
        state = before.view(seat).sample(seed) if seed else before.clone()
        for step in moves[index]["steps"]:
            code = state.parse(step)
            if state.turn != seat or state.refusal(code) is not None:
                return False
            state.step(code)
        now = json.dumps(state.view(seat).data)
        if seen is not None and now != seen:
            return False
        seen = now
    return True


def undo(table: Table, seat: int, to: int) -> tuple[list[Doc], bool]:
    """Go back, where this seat may do so alone or all agree; else propose it."""
    moves = table.standing
    if to not in [before(moves, index) for index, row in enumerate(moves) if row["seat"] is not None]:
        raise Refused("cannot_undo", "there is no such row to go back to", to=to)
    free = limits(table, seat)["free"]
    back = [index for index, row in enumerate(moves) if row["n"] > to]
    if free is not None and to >= free and all(shows_nothing(table, moves, index) for index in back):
        return [take_back(table, seat, to)], False
    return vote(table, seat, f"undo {to}", True)


def take_back(table: Table, seat: int, to: int) -> Doc:
    assert table.recorder is not None
    row = table.recorder.undo(seat, to)
    table.recent.append((row["n"], []))
    return row


def answer(table: Table, seat: int, on: str, answer: bool) -> tuple[list[Doc], bool]:
    """An answer to something that was proposed. Abandoning is proposed by voting for it."""
    if on not in table.votes and not (on == "abandon" and answer):
        raise Refused("no_vote", "nobody proposes this", on=on)
    return vote(table, seat, on, answer)


def vote(table: Table, seat: int, on: str, answer: bool) -> tuple[list[Doc], bool]:
    """A vote; with the last one needed also the row it brings about. The flag: the game was taken back."""
    if seat not in table.people():
        raise Refused("not_allowed", "a bot plays for you: come back first")
    rows = [table.note("vote", seat=seat, on=on, answer=answer)]
    if answer and table.votes.get(on, set()) | {seat} >= set(table.people()):
        return [*rows, do_agreed(table, asker(table, on, seat), on)], on != "abandon"
    return rows, False


def agreed_without(table: Table, seat: int) -> list[Doc]:
    """Somebody leaves: what all who stay have agreed on happens."""
    staying = set(table.people()) - {seat}
    for on, yes in table.votes.items():
        if staying and yes >= staying:
            table.meta["taken_back"] = table.meta["taken_back"] or on != "abandon"
            return [do_agreed(table, asker(table, on, min(staying)), on)]
    return []


def asker(table: Table, on: str, otherwise: int) -> int:
    """Who proposed what is agreed on: the first vote since it was last refused."""
    assert table.recorder is not None
    found = otherwise
    for row in reversed(table.recorder.rows):
        if row["kind"] in ("move", "undo") or (row["kind"] == "vote" and row["on"] == on and not row["answer"]):
            break
        if row["kind"] == "vote" and row["on"] == on:
            found = int(row["seat"])
    return found


def do_agreed(table: Table, seat: int, on: str) -> Doc:
    """The row that a vote brings about."""
    if on != "abandon":
        return take_back(table, seat, int(on.split()[1]))
    row = table.end("abandoned")
    table.recent.append((row["n"], []))
    return row


def renumbered(rows: Sequence[Doc]) -> list[Doc]:
    """Moves that stand, as a log of their own."""
    return [{**row, "n": number} for number, row in enumerate(rows, 1)]
