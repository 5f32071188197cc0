# mypyc: hot
"""The elder (T30, T146, T158): put onto a new village, and what is paid when it borrows; see also `market.py`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.conflicts import conflicts
from folkmoot.games.tribes.engine.during_action import ask_action, deed_fits, deed_memory, recall_deed
from folkmoot.games.tribes.engine.market import hand_over, needed_to_borrow
from folkmoot.games.tribes.engine.question import Memory, Question, on_field
from folkmoot.games.tribes.engine.wandering import ANY_DEED


@final
class PlaceElder(Question):
    """T30: onto a village as it is built."""

    def __init__(self) -> None:
        super().__init__(c.ASK_ELDER, "elder", "T30", c.TURN)

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        out.add(c.ELDER)

    def reason(self, b: Board, code: i64) -> i64:
        return LEGAL if code == c.DONE or code == c.ELDER else super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code == c.ELDER:
            b.tribes[b.who].elder = b.hex
            b.tell1("elder", "T30", b.who, "hex", b.hex)
        b.ask = c.ASK_END

    def memory(self, b: Board) -> Memory:
        return {"hex": b.hex}

    def recall(self, b: Board, memory: Memory) -> None:
        b.hex = memory.get("hex", -1)

    def fits(self, b: Board) -> bool:
        own = b.tribes[b.active]
        waits: bool = own.elder >= 0 or b.this_turn & c.ELDER_LOST != 0
        return b.setup.elders and not waits and on_field(b, b.hex) and in_set(own.villages, b.hex)


@final
class Tribute(Question):
    """T146: which resource the lender gets. It may come up in an action, before a conflict, or in step 5."""

    def __init__(self) -> None:
        super().__init__(c.ASK_TRIBUTE, "tribute", "T30", c.TURN)

    def trades(self, b: Board) -> bool:
        return True

    def owed(self, b: Board) -> i64:
        return 2 if b.lent == c.POTTERY else 0

    def list_legal(self, b: Board, out: Actions) -> None:
        kind: i64 = 0
        while kind < c.NUM_RESOURCES:
            if self.reason_pay(b, kind) == LEGAL:
                out.add(c.PAY + kind)
            kind += 1
        self.list_trades(b, out)

    def reason_pay(self, b: Board, kind: i64) -> i64:
        return LEGAL if b.tribes[b.who].held(kind) > 0 else c.NO_RESOURCE

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.PAY and code < c.SPARE:
            return self.reason_pay(b, code - c.PAY)
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        """The borrowed development serves: at once for Pottery, else in the action, conflict or payment."""
        if code >= c.SPARE:
            super().step(b, code)
            return
        hand_over(b, b.who, b.other, code - c.PAY, "T30")
        if b.lent == c.POTTERY:
            b.ask = c.ASK_POT_GIVE
        elif b.deed >= 0:
            ask_action(b)
        else:
            b.ask = c.ASK_FIGHT if b.lent == c.BOW else c.ASK_END

    def memory(self, b: Board) -> Memory:
        found: Memory = deed_memory(b) if b.deed >= 0 else {}
        found["goal"] = b.lent
        found["to_seat"] = b.other
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        recall_deed(b, memory, -1)
        b.latest = -1
        b.other = memory.get("to_seat", -1)

    def fits(self, b: Board) -> bool:
        """As if the elder were about to borrow."""
        if b.deed >= 0 and not deed_fits(b, ANY_DEED):
            return False
        if b.lent < 0 or b.other < 0 or b.other == b.who or c.SERVES_IN[b.lent] != b.deed:
            return False
        own = b.tribes[b.who]
        lent: bool = not in_set(own.fulfilled, b.lent) and in_set(b.tribes[b.other].fulfilled, b.lent)
        able: bool = own.elder >= 0 and own.wealth() >= needed_to_borrow(b.lent)
        return lent and able and (b.lent != c.BOW or conflicts(b) != 0)
