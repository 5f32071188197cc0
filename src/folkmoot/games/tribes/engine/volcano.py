# mypyc: hot
"""The volcano (T41, T139, T140): where it stands, whom it costs what."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.question import Memory, Question, Spot, all_seats, in_set, list_set


@final
class PlaceVolcano(Spot):
    """T41: an edge cell beside at least two hexes, beside own members if that is possible."""

    def __init__(self) -> None:
        super().__init__(c.ASK_VOLCANO, "volcano", "T41", c.ERUPT_AT, c.VOLCANO)
        self.end = c.ERUPT_AT + c.CELLS

    def spots(self, s: Board) -> i64:
        touch = s.setup.layout.touch
        own: i64 = 0
        number: i64 = len(touch)
        cell: i64 = 0
        while cell < number:
            if i64(touch[cell]) & s.tribes[s.active].here != 0:
                own |= shift(1, cell)
            cell += 1
        return own if own != 0 else shift(1, number) - 1

    def list_legal(self, s: Board, out: Actions) -> None:
        """Buying comes before the volcano in the order of codes."""
        list_buys(s, out)
        list_set(out, c.ERUPT_AT, self.spots(s))

    def choose(self, s: Board, spot: i64) -> None:
        s.volcano = spot
        s.hot = s.setup.layout.touch[spot]
        s.tell1("volcano", "T41", s.active, "cell", spot)
        erupt(s)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and s.volcano < 0


def erupt(s: Board) -> None:
    """`seats` are the tribes beside it, asked from the active player on."""
    s.who = s.active
    s.seats = 0
    seat: i64 = 0
    while seat < s.players:
        if s.tribes[seat].here & s.hot != 0:
            s.seats |= shift(1, seat)
        seat += 1
    s.tell1("eruption", "T140", -1, "face", s.die0)
    s.ask = c.GO_ERUPT


def toll(s: Board) -> i64:
    """T41: how many members each tribe beside it loses."""
    return s.setup.box.eruption[s.die0]


def beside_volcano(s: Board, seat: i64, lowest: i64) -> i64:
    """Members of a seat beside the volcano, from a hex upwards."""
    number: i64 = 0
    hex: i64 = lowest
    while hex < s.setup.layout.size:
        if (s.hot >> hex) & 1 != 0:
            number += s.tribes[seat].members(hex)
        hex += 1
    return number


def next_victim(s: Board) -> None:
    """T140, T161: losses clockwise, then the stone."""
    lost: i64 = toll(s)
    if in_set(s.seats, s.who) and lost > 0:
        there: i64 = beside_volcano(s, s.who, 0)
        s.due = lost if lost < there else there
        s.latest = -1
        s.ask = c.ASK_LOSE
    else:
        suffered(s)


def suffered(s: Board) -> None:
    """On to the next seat; after the last the stone comes, and the card goes."""
    s.who = s.following(s.who)
    s.ask = c.GO_ERUPT
    if s.who != s.active:
        return
    seat: i64 = 0
    while seat < s.players:
        if in_set(s.seats, seat):
            s.earn(seat, c.STONE, s.setup.box.eruption_stone, "T140")
        seat += 1
    s.check_guards()
    s.close_event(c.VOLCANO)
    s.deck |= shift(1, c.VOLCANO)
    s.tell1("shuffled_back", "T112", -1, "event", c.VOLCANO)
    s.ask = c.ASK_ACT


@final
class Lose(Question):
    """T140: the owner chooses whom the eruption costs, in ascending order."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LOSE, "lose", "T140", c.ON_A_DOUBLE)
        self.to_others = True
        self.keeps_due = True

    def list_legal(self, s: Board, out: Actions) -> None:
        hex: i64 = 0
        while hex < s.setup.layout.size:
            if self.reason_loss(s, hex) == LEGAL:
                out.add(c.LOSE + hex)
            hex += 1

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.LOSE and code < c.SACRIFICE:
            return self.reason_loss(s, code - c.LOSE)
        return super().reason(s, code)

    def reason_loss(self, s: Board, hex: i64) -> i64:
        if (s.tribes[s.who].here & s.hot) >> hex & 1 == 0:
            return c.NOBODY_THERE
        return LEGAL if hex >= s.latest and beside_volcano(s, s.who, hex) >= s.due else c.OUT_OF_ORDER

    def step(self, s: Board, code: i64) -> None:
        hex: i64 = code - c.LOSE
        s.remove(s.who, hex, 1)
        s.tell2("removed", "T140", s.who, "hex", hex, "number", 1)
        s.latest = hex
        s.due -= 1
        if s.due == 0:
            suffered(s)

    def memory(self, s: Board) -> Memory:
        found: Memory = {"beside": s.seats}
        if s.latest >= 0:
            found["least_hex"] = s.latest
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        s.seats = memory.get("beside", all_seats(s))
        s.latest = memory.get("least_hex", -1)

    def fits(self, s: Board) -> bool:
        """Whoever has not been asked yet and stands beside it, comes later."""
        seat: i64 = s.following(s.who)
        while seat != s.active:
            if in_set(s.seats, seat) != (s.tribes[seat].here & s.hot != 0):
                return False
            seat = s.following(seat)
        most: i64 = beside_volcano(s, s.who, 0)
        return s.is_open(c.VOLCANO) and s.due >= 1 and s.due <= toll(s) and s.due <= most
