# mypyc: hot
"""The volcano (T41, T139, T140): where it stands, whom it costs what."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import below, in_set, list_bits, shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.guards import check_guards
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.question import Memory, Question, Spot, all_seats


@final
class PlaceVolcano(Spot):
    """T41: an edge cell beside at least two hexes, beside own members if that is possible."""

    def __init__(self) -> None:
        super().__init__(c.ASK_VOLCANO, "volcano", "T41", c.ERUPT_AT, c.VOLCANO)
        self.end = c.ERUPT_AT + c.NUM_CELLS

    def spots(self, b: Board) -> i64:
        touch = b.setup.layout.touch
        own: i64 = 0
        number: i64 = len(touch)
        cell: i64 = 0
        while cell < number:
            if i64(touch[cell]) & b.tribes[b.active].here != 0:
                own |= shift(1, cell)
            cell += 1
        return own if own != 0 else below(number)

    def list_legal(self, b: Board, out: Actions) -> None:
        """Buying comes before the volcano in the order of codes."""
        list_buys(b, out)
        list_bits(self.spots(b), c.ERUPT_AT, out)

    def choose(self, b: Board, spot: i64) -> None:
        b.volcano = spot
        b.hot = b.setup.layout.touch[spot]
        b.tell1("volcano", "T41", b.active, "cell", spot)
        erupt(b)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and b.volcano < 0


def erupt(b: Board) -> None:
    """`seats` are the tribes beside it, asked from the active player on."""
    b.who = b.active
    b.seats = 0
    seat: i64 = 0
    while seat < b.players:
        if b.tribes[seat].here & b.hot != 0:
            b.seats |= shift(1, seat)
        seat += 1
    b.tell1("eruption", "T140", -1, "face", b.die0)
    b.ask = c.THEN_ERUPT


def toll(b: Board) -> i64:
    """T41: how many members each tribe beside it loses."""
    return b.setup.box.eruption[b.die0]


def beside_volcano(b: Board, seat: i64, lowest: i64) -> i64:
    """Members of a seat beside the volcano, from a hex upwards."""
    number: i64 = 0
    hex: i64 = lowest
    while hex < b.setup.layout.size:
        if in_set(b.hot, hex):
            number += b.tribes[seat].members(hex)
        hex += 1
    return number


def next_victim(b: Board) -> None:
    """T140, T161: losses clockwise, then the stone."""
    lost: i64 = toll(b)
    if in_set(b.seats, b.who) and lost > 0:
        there: i64 = beside_volcano(b, b.who, 0)
        b.due = lost if lost < there else there
        b.latest = -1
        b.ask = c.ASK_LOSE
    else:
        suffered(b)


def suffered(b: Board) -> None:
    """On to the next seat; after the last the stone comes, and the card goes."""
    b.who = b.following(b.who)
    b.ask = c.THEN_ERUPT
    if b.who != b.active:
        return
    seat: i64 = 0
    while seat < b.players:
        if in_set(b.seats, seat):
            b.earn(seat, c.STONE, b.setup.box.eruption_stone, "T140")
        seat += 1
    check_guards(b)
    b.close_event(c.VOLCANO)
    b.deck |= shift(1, c.VOLCANO)
    b.tell1("shuffled_back", "T112", -1, "event", c.VOLCANO)
    b.ask = c.ASK_ACT


@final
class Lose(Question):
    """T140: the owner chooses whom the eruption costs, in ascending order."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LOSE, "lose", "T140", c.ON_A_DOUBLE)
        self.unguarded = True
        self.to_others = True
        self.keeps_due = True

    def list_legal(self, b: Board, out: Actions) -> None:
        hex: i64 = 0
        while hex < b.setup.layout.size:
            if self.reason_loss(b, hex) == LEGAL:
                out.add(c.LOSE + hex)
            hex += 1

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.LOSE and code < c.SACRIFICE:
            return self.reason_loss(b, code - c.LOSE)
        return super().reason(b, code)

    def reason_loss(self, b: Board, hex: i64) -> i64:
        if not in_set(b.tribes[b.who].here & b.hot, hex):
            return c.WRONG_PLACE
        if hex < b.latest:
            return c.OUT_OF_ORDER
        return LEGAL if beside_volcano(b, b.who, hex) >= b.due else c.TOO_EARLY

    def step(self, b: Board, code: i64) -> None:
        hex: i64 = code - c.LOSE
        b.remove(b.who, hex, 1)
        b.tell2("removed", "T140", b.who, "hex", hex, "number", 1)
        b.latest = hex
        b.due -= 1
        if b.due == 0:
            suffered(b)

    def memory(self, b: Board) -> Memory:
        found: Memory = {"beside": b.seats}
        if b.latest >= 0:
            found["least_hex"] = b.latest
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        b.seats = memory.get("beside", all_seats(b))
        b.latest = memory.get("least_hex", -1)

    def fits(self, b: Board) -> bool:
        """Whoever has not been asked yet and stands beside it, comes later."""
        seat: i64 = b.following(b.who)
        while seat != b.active:
            if in_set(b.seats, seat) != (b.tribes[seat].here & b.hot != 0):
                return False
            seat = b.following(seat)
        most: i64 = beside_volcano(b, b.who, 0)
        return b.is_open(c.VOLCANO) and b.due >= 1 and b.due <= toll(b) and b.due <= most
