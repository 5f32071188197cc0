# mypyc: hot
"""The elder (T30, T146, T158): put onto a new village, and what is paid when it borrows; see also `market.py`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.conflicts import conflicts
from folkmoot.games.tribes.engine.deeds import ask_action, deed_fits, deed_memory, recall_deed
from folkmoot.games.tribes.engine.market import hand_over
from folkmoot.games.tribes.engine.question import Memory, Question, in_set, on_field
from folkmoot.games.tribes.engine.wandering import ANY_DEED


@final
class SettleElder(Question):
    """T30: onto a village as it is built."""

    def __init__(self) -> None:
        super().__init__(c.ASK_ELDER, "elder", "T30", c.TURN)

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        out.add(c.ELDER)

    def reason(self, s: Board, code: i64) -> i64:
        return LEGAL if code == c.DONE or code == c.ELDER else super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        if code == c.ELDER:
            s.tribes[s.who].elder = s.hex
            s.tell1("elder", "T30", s.who, "hex", s.hex)
        s.ask = c.ASK_END

    def memory(self, s: Board) -> Memory:
        return {"hex": s.hex}

    def recall(self, s: Board, memory: Memory) -> None:
        s.hex = memory.get("hex", -1)

    def fits(self, s: Board) -> bool:
        own = s.tribes[s.active]
        return s.setup.elders and own.elder < 0 and on_field(s, s.hex) and in_set(own.villages, s.hex)


@final
class Tribute(Question):
    """T146: which resource the lender gets. It may come up in an action, before a conflict, or in step 5."""

    def __init__(self) -> None:
        super().__init__(c.ASK_TRIBUTE, "tribute", "T30", c.TURN)

    def trades(self, s: Board) -> bool:
        return True

    def owed(self, s: Board) -> i64:
        return 2 if s.lent == c.POTTERY else 0

    def list_legal(self, s: Board, out: Actions) -> None:
        kind: i64 = 0
        while kind < 3:
            if self.reason_pay(s, kind) == LEGAL:
                out.add(c.PAY + kind)
            kind += 1
        self.list_trades(s, out)

    def reason_pay(self, s: Board, kind: i64) -> i64:
        return LEGAL if s.tribes[s.who].held(kind) > 0 else c.NO_RESOURCE

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.PAY and code < c.SPARE:
            return self.reason_pay(s, code - c.PAY)
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        """The borrowed development serves: at once for Pottery, else in the action, conflict or payment."""
        if code >= c.SPARE:
            super().step(s, code)
            return
        hand_over(s, s.who, s.other, code - c.PAY, "T30")
        if s.lent == c.POTTERY:
            s.ask = c.ASK_POT_GIVE
        elif s.deed >= 0:
            ask_action(s)
        else:
            s.ask = c.ASK_FIGHT if s.lent == c.BOW else c.ASK_END

    def memory(self, s: Board) -> Memory:
        found: Memory = deed_memory(s) if s.deed >= 0 else {}
        found["goal"] = s.lent
        found["to_seat"] = s.other
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        recall_deed(s, memory, -1)
        s.latest = -1
        s.other = memory.get("to_seat", -1)

    def fits(self, s: Board) -> bool:
        """As if the elder were about to borrow."""
        if s.deed >= 0 and not deed_fits(s, ANY_DEED):
            return False
        if s.lent < 0 or s.other < 0 or s.other >= s.players or s.other == s.who or self.serves_in(s.lent) != s.deed:
            return False
        own = s.tribes[s.who]
        lent: bool = not in_set(own.fulfilled, s.lent) and in_set(s.tribes[s.other].fulfilled, s.lent)
        wealth: i64 = 2 if s.lent == c.POTTERY else 1
        return lent and own.elder >= 0 and own.wealth() >= wealth and (s.lent != c.BOW or conflicts(s) != 0)

    def serves_in(self, development: i64) -> i64:
        """The action that a development helps, -1 for what comes later."""
        if development == c.HEARTH:
            return c.GROWING
        if development == c.STABLE:
            return c.MOVING
        if development == c.BASKETRY or development == c.OXEN:
            return c.GATHERING
        return c.LEARNING if development == c.CAVE_PAINTINGS else -1
