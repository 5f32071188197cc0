# mypyc: hot
"""Base class of questions. One class each, beside the rules it belongs to; `question_table.py` holds them all.

A question lists its answers, says why anything else is not one, and carries each out; it exposes what it keeps as
numbers by name, which the edge translates for prompts, views and positions; and it checks that these are possible at a
table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import below, in_set, list_bits
from folkmoot.core.contract import LEGAL, NOT_NOW, STREAM_DEAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.market import buy, list_buys, list_trades, reason_buy, reason_trade, trade
from folkmoot.games.tribes.engine.powers import traders

Memory = dict[str, int]
MOST_DUE: Final = 9
"""No question asks for more resources than this."""


class Question:
    """One thing that is asked: by `ask` in the engine, by `word` everywhere else. `rule` is where it comes from."""

    def __init__(self, ask: i64, word: str, rule: str, part: i64) -> None:
        self.ask: i64 = ask
        self.word = word
        self.rule = rule
        self.part: i64 = part
        """Part of a game in which it may come up."""
        self.sells: bool = False
        """T134: a decision point of one's own at which nothing is owed yet, so that cards may be bought."""
        self.to_others: bool = False
        """It may go to another seat than the active one."""
        self.keeps_done: bool = False
        self.keeps_due: bool = False
        """True: `memory` includes `done`, or `of`."""
        self.dice_used: bool = False
        """Both dice of the turn have been used by then."""
        self.unguarded: bool = False
        """T19: what has lost its last guard may still stand."""
        self.crowds: bool = False
        """T20: its answers bring members to hexes."""
        self.refusals: dict[int, str] = {}
        """By reason: the rule that decides where it isn't the one that the reason names."""

    # Answers.

    def list_legal(self, b: Board, out: Actions) -> None:
        """Every legal answer, ascending."""
        raise NotImplementedError

    def reason(self, b: Board, code: i64) -> i64:
        """LEGAL, or why this is not an answer. Here: what may be done beside the question."""
        if code >= c.TRADE and code < c.STUDY:
            if not traders(b, b.who):
                return c.NO_POWER
            return reason_trade(b, c.given_in(code - c.TRADE), self.owed(b)) if self.trades(b) else NOT_NOW
        if code >= c.BUY and code < c.DISCARD and self.sells:
            return reason_buy(b, code - c.BUY)
        return NOT_NOW

    def step(self, b: Board, code: i64) -> None:
        """Carry out a legal answer. Here: what is done beside the question."""
        if code < c.STUDY:
            trade(b, code - c.TRADE)
        else:
            buy(b, code - c.BUY)

    def trades(self, b: Board) -> bool:
        """T154: whether the owner may pay, give or bid here."""
        return False

    def owed(self, b: Board) -> i64:
        """Resources that the question will still take."""
        return 0

    def list_trades(self, b: Board, out: Actions) -> None:
        if traders(b, b.who) and self.trades(b):
            list_trades(b, out, self.owed(b))

    def is_open(self, b: Board) -> bool:
        """Return True to skip the forced-answer check, which lists all answers: the question is always asked, or always
        has a choice."""
        return False

    def part_now(self, b: Board) -> i64:
        """The part of the game at which it is open."""
        return self.part

    # What it tells, and keeps in a position.

    def done(self, b: Board) -> i64:
        return 0

    def of(self, b: Board) -> i64:
        return b.due if self.keeps_due else 1

    def memory(self, b: Board) -> Memory:
        """Return the numbers that it keeps, by name. A draft does not show in them."""
        return {}

    def whose(self, b: Board) -> i64:
        """The seat that is asked, where a position does not say."""
        return b.active

    def recall(self, b: Board, memory: Memory) -> None:
        """Take back what `memory` gave; what is left out has a plain value. The seat, `done` and `due` are there."""

    def fits(self, b: Board) -> bool:
        """Return True if the question can come up at this table, with what it keeps."""
        return True


class Chance(Question):
    """A question to chance: the codes from `low` up to `high`, with exact weights."""

    def __init__(self, ask: i64, word: str, rule: str, part: i64, low: i64, high: i64) -> None:
        super().__init__(ask, word, rule, part)
        self.low: i64 = low
        self.high: i64 = high

    def weight(self, b: Board, code: i64) -> i64:
        """Return the weight of an outcome among its codes now; 0 if it cannot come."""
        raise NotImplementedError

    def happen(self, b: Board, code: i64) -> None:
        """Carry out an outcome."""
        raise NotImplementedError

    def stream(self) -> i64:
        return STREAM_DEAL

    def undrawn(self, b: Board) -> i64:
        """The set that a draw of one card among equals picks from; 0 elsewhere."""
        return 0


class AnyResource(Question):
    """Resources of choice, in ascending order."""

    def __init__(self, ask: i64, word: str, rule: str, part: i64) -> None:
        super().__init__(ask, word, rule, part)
        self.keeps_due = True

    def list_legal(self, b: Board, out: Actions) -> None:
        kind: i64 = b.latest if b.latest > 0 else 0
        while kind < c.NUM_RESOURCES:
            out.add(c.TAKE + kind)
            kind += 1

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.TAKE and code < c.PAY:
            return LEGAL if code - c.TAKE >= b.latest else c.OUT_OF_ORDER
        return super().reason(b, code)

    def take(self, b: Board, kind: i64, rule: str) -> bool:
        """One of them; True if it was the last."""
        b.earn(b.who, kind, 1, rule)
        b.latest = kind
        b.due -= 1
        return b.due == 0

    def memory(self, b: Board) -> Memory:
        return {"least": b.latest} if b.latest >= 0 else {}

    def recall(self, b: Board, memory: Memory) -> None:
        b.latest = memory.get("least", -1)

    def fits(self, b: Board) -> bool:
        return b.due >= 1 and b.due <= MOST_DUE and b.latest < c.NUM_RESOURCES


class Spot(Question):
    """A place for something that an event brings: one of a set."""

    def __init__(self, ask: i64, word: str, rule: str, verb: i64, event: i64) -> None:
        super().__init__(ask, word, rule, c.ON_A_DOUBLE)
        self.verb: i64 = verb
        self.end: i64 = verb + c.NUM_HEXES
        self.event: i64 = event
        self.sells = True

    def spots(self, b: Board) -> i64:
        raise NotImplementedError

    def choose(self, b: Board, spot: i64) -> None:
        raise NotImplementedError

    def list_legal(self, b: Board, out: Actions) -> None:
        list_bits(self.spots(b), self.verb, out)
        list_buys(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= self.verb and code < self.end:
            return LEGAL if in_set(self.spots(b), code - self.verb) else c.WRONG_PLACE
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code >= self.verb and code < self.end:
            self.choose(b, code - self.verb)
        else:
            super().step(b, code)

    def fits(self, b: Board) -> bool:
        return b.is_open(self.event) and self.spots(b) != 0


def on_field(b: Board, hex: i64) -> bool:
    return hex >= 0 and hex < b.setup.layout.size


def all_seats(b: Board) -> i64:
    return below(b.players)
