# mypyc: hot
"""Taking back: freely as long as nobody has learned anything, further if everybody agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from folkmoot.core import Doc, Recorder, ScriptDealer, State
from folkmoot.server.errors import Refused
from folkmoot.server.tables import clock, votes

if TYPE_CHECKING:
    from folkmoot.server.tables.table import Table


NOTHING: Final = b'{"last":null,"free":null,"vote":null}'


def undo_info(table: Table, seat: int | None) -> bytes:
    """Return the rows that this seat may go back to, as sent to clients."""
    if seat is None or not may_go_back(table, seat):
        return NOTHING
    own = newest_of(table, seat)
    ask = before(table.standing, own) if own >= 0 else None
    return b'{"last":%s,"free":%s,"vote":%s}' % (table.step_back, number(free_undo_to(table, seat, own)), number(ask))


def number(found: int | None) -> bytes:
    return b"null" if found is None else b"%d" % found


def step_back(moves: list[Doc]) -> bytes:
    """The row to which anybody may go back, or ask for it, so that the newest move has not been made."""
    return number(before(moves, len(moves) - 1) if moves and moves[-1]["seat"] is not None else None)


def may_go_back(table: Table, seat: int) -> bool:
    return table.recorder is not None and table.meta["status"] == "playing" and table.seats[seat].bot_level is None


def free_undo_to(table: Table, seat: int, own: int) -> int | None:
    """Return the row to which a seat, whose newest move is `own`, may go back without asking; None: none."""
    moves = table.standing
    found: int | None = None
    index = own if own == len(moves) - 1 else -1
    while index >= 0 and moves[index]["seat"] == seat and is_reversible(table, moves, index):
        found = before(moves, index)
        index -= 1
    return found


def newest_of(table: Table, seat: int) -> int:
    """Return the index of a seat's newest move among those that stand; -1: it has none."""
    known = table.newest_of.get(seat)
    if known is not None:
        return known
    moves = table.standing
    own = len(moves) - 1
    while own >= 0 and moves[own]["seat"] != seat:
        own -= 1
    table.newest_of[seat] = own
    return own


def before(moves: list[Doc], index: int) -> int:
    """The row to go back to so that a move has not been made; 0 where the table began with it."""
    if not index:
        return 0
    n: int = moves[index - 1]["n"]
    return n


def is_reversible(table: Table, moves: list[Doc], index: int) -> bool:
    """Return True if a move met no chance and showed nobody anything."""
    row = moves[index]
    known = table.silent.get(row["n"])
    if known is None:
        most = table.state.game.num_actions
        known = all(table.state.parse(step) < most for step in row["steps"])
        if known:
            assert table.recorder is not None
            game, opening = table.recorder.game, table.recorder.opening
            rows = renumbered(moves[: index + 1])
            walker = Recorder.resume(game, ScriptDealer([]), opening, rows[:index])
            before = walker.state
            walker.adopt(rows[index])
            known = not reveals_hidden(before, walker.state)
        table.silent[row["n"]] = known
    return known


def reveals_hidden(before: State, after: State) -> bool:
    """Return True if any seat knows more of what lies on the table than before: less is hidden from it somewhere."""
    game = before.game
    for seat in range(int(before.players)):
        then, now = game.hidden_from(before, seat), game.hidden_from(after, seat)
        if then is None or now is None or any(now.get(place, 0) < count for place, count in then.items()):
            return True
    return False


def undo(table: Table, seat: int, to: int, at: float) -> tuple[list[Doc], bool]:
    """Go back, where this seat may do so alone or all agree; else propose it."""
    moves = table.standing
    if to not in [before(moves, index) for index, row in enumerate(moves) if row["seat"] is not None]:
        raise Refused("cannot_undo", "there is no such row to go back to", to=to)
    least = free_undo_to(table, seat, newest_of(table, seat)) if may_go_back(table, seat) else None
    if least is not None and to >= least:
        if not clock.may_take_back(table, seat, to, at):
            raise Refused("time_up", "there is too little time left to take this back", to=to)
        return [table.take_back(seat, to)], False
    return votes.vote(table, seat, f"undo {to}", True)


def was_done(table: Table, n: int) -> bool:
    """Return True if the row with which somebody asked to take back has also carried it out; False: it only
    proposed."""
    assert table.recorder is not None
    row, after = table.recorder.rows[n - 1], table.recorder.rows[n : n + 1]
    if row["kind"] == "undo":
        return True
    return any(next["kind"] == "undo" and row["on"] == f"undo {next['to']}" for next in after)


def renumbered(rows: Sequence[Doc]) -> list[Doc]:
    """Moves that stand, as a log of their own."""
    return [{**row, "n": number} for number, row in enumerate(rows, 1)]
