# mypyc: hot
"""T19: what falls or runs away where no member of its owner is left."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.scoring import ROW_MAMMOTH, lose_points


def check_guards(b: Board) -> None:
    """T19: a village without a member of its owner is destroyed, a tamed mammoth runs away."""
    seat: i64 = 0
    while seat < b.players:
        tribe = b.tribes[seat]
        lost: i64 = tribe.villages & ~tribe.here
        if lost != 0:
            destroy(b, seat, lost)
        seat += 1
    if b.rider >= 0 and not in_set(b.tribes[b.rider].here, b.mammoth_at):
        owner: i64 = b.rider
        b.mammoth_at = -1
        b.rider = -1
        lose_points(b, owner, b.setup.box.mammoth_tame, ROW_MAMMOTH)
        b.tell0("mammoth_ran", "T19", owner)


def destroy(b: Board, seat: i64, lost: i64) -> None:
    """T30: with a village its elder goes back to the supply."""
    tribe = b.tribes[seat]
    tribe.villages &= ~lost
    if tribe.elder >= 0 and in_set(lost, tribe.elder):
        tribe.elder = -1
        if seat == b.active:
            b.this_turn |= c.ELDER_LOST
    hex: i64 = 0
    while lost != 0:
        if lost & 1 != 0:
            b.tell1("village_destroyed", "T19", seat, "hex", hex)
        lost >>= 1
        hex += 1
