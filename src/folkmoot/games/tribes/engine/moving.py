# mypyc: hot
"""Move (T16, T157, T163), and Intimidation after it (T173)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, list_bits, shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.during_action import DuringAction
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.paths import end_of, list_walks, reason_walk, tell_walk, walk
from folkmoot.games.tribes.engine.question import Memory, on_field
from folkmoot.games.tribes.engine.wandering import after_move, discover, finish_action


@final
class Move(Action):
    """Members one by one, in ascending order of codes. A draft until it is done."""

    def __init__(self) -> None:
        super().__init__(c.ASK_MOVE, "move", "T16", c.MOVING)
        self.crowds = True

    def allowance(self, b: Board) -> i64:
        return b.setup.box.move[b.level]

    def is_open(self, b: Board) -> bool:
        """Whoever has members that have not moved has a choice."""
        moved: i64 = 0
        hex: i64 = 0
        while hex < c.NUM_HEXES and b.moved_low + b.moved_high != 0:
            moved += b.moved(hex)
            hex += 1
        return b.tribes[b.active].field > moved

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_strengthen(b, out)
        list_buys(b, out)
        self.list_borrows(b, out)
        if b.done < self.allowance(b):
            list_walks(b, out, b.latest)

    def reason(self, b: Board, code: i64) -> i64:
        if code < c.MOVE:
            return super().reason(b, code)
        reason: i64 = reason_walk(b, code, b.latest)
        if (reason == LEGAL or reason == c.OUT_OF_ORDER) and b.done >= self.allowance(b):
            return c.ENOUGH
        return reason

    def step(self, b: Board, code: i64) -> None:
        if code < c.MOVE:
            super().step(b, code)
            return
        b.begin_draft()
        b.trail = [*b.trail, int(code)]
        walk(b, code)
        b.done += 1
        b.latest = code
        b.tell1("draft", "T16", b.active, "step", code)

    def finish(self, b: Board) -> None:
        trail = b.trail
        b.end_draft()
        entered: i64 = 0
        for code in trail:
            tell_walk(b, code)
            entered |= shift(1, end_of(code))
        discover(b, entered)
        if b.ask != c.ASK_FOUND:
            after_move(b)


@final
class Push(DuringAction):
    """T173: where superior, an opponent's member; never the last beside its own village."""

    def __init__(self) -> None:
        super().__init__(c.ASK_PUSH, "push", "T173", shift(1, c.MOVING))
        self.sells = True

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        here: i64 = b.tribes[b.active].here & b.others(b.active)
        hex: i64 = 0
        while here != 0:
            seat: i64 = 0
            while here & 1 != 0 and seat < b.players:
                if self.reason_push(b, hex, seat) == LEGAL:
                    out.add(c.PUSH + c.with_seat(hex, seat))
                seat += 1
            here >>= 1
            hex += 1
        list_buys(b, out)

    def reason_push(self, b: Board, hex: i64, seat: i64) -> i64:
        other = b.tribes[seat]
        number: i64 = other.members(hex)
        if seat == b.active or number == 0 or not b.is_superior(b.active, hex):
            return c.WRONG_TARGET
        return c.LAST_GUARD if number == 1 and in_set(other.villages, hex) else LEGAL

    def reason(self, b: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.PUSH and code < c.TO:
            return self.reason_push(b, c.what_of(code - c.PUSH), c.seat_of(code - c.PUSH))
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code == c.DONE:
            finish_action(b)
        elif code >= c.PUSH and code < c.TO:
            b.hex = c.what_of(code - c.PUSH)
            b.other = c.seat_of(code - c.PUSH)
            b.ask = c.ASK_PUSH_TO
        else:
            super().step(b, code)


@final
class PushTo(DuringAction):
    """T173: to a neighbour; T167: no move."""

    def __init__(self) -> None:
        super().__init__(c.ASK_PUSH_TO, "push_to", "T173", shift(1, c.MOVING))

    def list_legal(self, b: Board, out: Actions) -> None:
        list_bits(b.setup.layout.near[b.hex], c.TO, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.TO and code < c.TAKE:
            return LEGAL if in_set(b.setup.layout.near[b.hex], code - c.TO) else c.TOO_FAR
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        victim = b.tribes[b.other]
        victim.change(b.hex, -1)
        victim.change(code - c.TO, 1)
        b.this_turn |= c.PUSHED
        b.tell2("pushed", "T173", b.other, "from", b.hex, "to", code - c.TO)
        finish_action(b)

    def memory(self, b: Board) -> Memory:
        found = super().memory(b)
        found["hex"] = b.hex
        found["of_seat"] = b.other
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        b.hex = memory.get("hex", -1)
        b.other = memory.get("of_seat", -1)

    def fits(self, b: Board) -> bool:
        if not super().fits(b) or not on_field(b, b.hex) or b.other < 0:
            return False
        return b.other != b.active and b.tribes[b.other].members(b.hex) > 0
