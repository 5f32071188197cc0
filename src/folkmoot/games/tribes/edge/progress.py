"""How far the open goals of every seat have come (T132). All can count it (T160), so a draft does not show in it."""

from __future__ import annotations

from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.goals import ALL_GOALS
from folkmoot.games.tribes.engine.tribe import count_in


def progress_doc(b: Board) -> list[Doc]:
    """For every seat, by goal: what it has and what it needs."""
    shown = undrafted(b)
    return [
        {name: _count(shown, seat, goal) for goal, name in enumerate(c.GOALS) if shown.tribes[seat].open >> goal & 1}
        for seat in range(int(b.players))
    ]


def _count(b: Board, seat: int, goal: int) -> list[int]:
    return [int(ALL_GOALS[goal].have(b, seat)), int(ALL_GOALS[goal].need(b))]


def undrafted(b: Board) -> Board:
    """The table as all others see it while a draft is under way."""
    if not b.drafting:
        return b
    found = b.clone()
    assert isinstance(found, Board)
    tribe = found.tribes[found.active]
    for hex in range(int(found.setup.layout.size)):
        tribe.change(hex, count_in(found.base_low, found.base_high, hex) - tribe.members(hex))
    return found
