# mypyc: hot
"""Move (T16, T157, T163), and Intimidation after it (T173)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.deeds import DuringAction
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.paths import end_of, list_walks, reason_walk, tell_walk, walk
from folkmoot.games.tribes.engine.question import Memory, in_set, list_set, on_field
from folkmoot.games.tribes.engine.wandering import after_move, discover, finish_action


@final
class Move(Action):
    """Members one by one, in ascending order of codes. A draft until it is done."""

    def __init__(self) -> None:
        super().__init__(c.ASK_MOVE, "move", "T16", shift(1, c.MOVING), shift(1, c.STABLE))

    def allowance(self, s: Board) -> i64:
        return s.setup.box.move[s.level]

    def is_open(self, s: Board) -> bool:
        """Whoever has members that have not moved has a choice."""
        moved: i64 = 0
        hex: i64 = 0
        while hex < c.HEXES and s.moved_low + s.moved_high != 0:
            moved += s.moved(hex)
            hex += 1
        return s.tribes[s.active].field > moved

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_strengthen(s, out)
        list_buys(s, out)
        self.list_borrows(s, out)
        if s.done < self.allowance(s):
            list_walks(s, out, s.latest)

    def reason(self, s: Board, code: i64) -> i64:
        if code < c.MOVE:
            return super().reason(s, code)
        return reason_walk(s, code, s.latest) if s.done < self.allowance(s) else c.ENOUGH

    def step(self, s: Board, code: i64) -> None:
        if code < c.MOVE:
            super().step(s, code)
            return
        s.begin_draft()
        s.trail = [*s.trail, int(code)]
        walk(s, code)
        s.done += 1
        s.latest = code
        s.tell1("draft", "T16", s.active, "step", code)

    def finish(self, s: Board) -> None:
        trail = s.trail
        s.end_draft()
        entered: i64 = 0
        for code in trail:
            tell_walk(s, code)
            entered |= shift(1, end_of(code))
        discover(s, entered)
        if s.ask != c.ASK_FOUND:
            after_move(s)


@final
class Push(DuringAction):
    """T173: where superior, an opponent's member; never the last beside its own village."""

    def __init__(self) -> None:
        super().__init__(c.ASK_PUSH, "push", "T173", shift(1, c.MOVING))
        self.sells = True

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        here: i64 = s.tribes[s.active].here & s.others(s.active)
        hex: i64 = 0
        while here != 0:
            seat: i64 = 0
            while here & 1 != 0 and seat < s.players:
                if self.reason_push(s, hex, seat) == LEGAL:
                    out.add(c.PUSH + hex * 4 + seat)
                seat += 1
            here >>= 1
            hex += 1
        list_buys(s, out)

    def reason_push(self, s: Board, hex: i64, seat: i64) -> i64:
        if seat == s.active or seat >= s.players:
            return c.WRONG_TARGET
        other = s.tribes[seat]
        number: i64 = other.members(hex)
        if number == 0 or not s.is_superior(s.active, hex):
            return c.WRONG_TARGET
        return c.LAST_GUARD if number == 1 and in_set(other.villages, hex) else LEGAL

    def reason(self, s: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.PUSH and code < c.TO:
            return self.reason_push(s, (code - c.PUSH) >> 2, (code - c.PUSH) & 3)
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        if code == c.DONE:
            finish_action(s)
        elif code >= c.PUSH and code < c.TO:
            s.hex = (code - c.PUSH) >> 2
            s.other = (code - c.PUSH) & 3
            s.ask = c.ASK_PUSH_TO
        else:
            super().step(s, code)


@final
class PushTo(DuringAction):
    """T173: to a neighbour; T167: no move."""

    def __init__(self) -> None:
        super().__init__(c.ASK_PUSH_TO, "push_to", "T173", shift(1, c.MOVING))

    def list_legal(self, s: Board, out: Actions) -> None:
        list_set(out, c.TO, s.setup.layout.near[s.hex])

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.TO and code < c.TAKE:
            return LEGAL if in_set(s.setup.layout.near[s.hex], code - c.TO) else c.TOO_FAR
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        victim = s.tribes[s.other]
        victim.change(s.hex, -1)
        victim.change(code - c.TO, 1)
        s.this_turn |= c.PUSHED
        s.tell2("pushed", "T173", s.other, "from", s.hex, "to", code - c.TO)
        finish_action(s)

    def memory(self, s: Board) -> Memory:
        found = super().memory(s)
        found["hex"] = s.hex
        found["of_seat"] = s.other
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        s.hex = memory.get("hex", -1)
        s.other = memory.get("of_seat", -1)

    def fits(self, s: Board) -> bool:
        if not super().fits(s) or not on_field(s, s.hex) or s.other < 0 or s.other >= s.players:
            return False
        return s.other != s.active and s.tribes[s.other].members(s.hex) > 0
