# mypyc: hot
"""Gather (T17, T164) with everything that adds to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import below, highest, in_set, list_bits, ones, shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.during_action import DuringAction
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.powers import common_purpose, farmers, led_by, shared_gifts
from folkmoot.games.tribes.engine.question import Memory, on_field
from folkmoot.games.tribes.engine.wandering import finish_action

ALL_RESOURCES: Final[i64] = below(c.NUM_RESOURCES)


def gather_memory(b: Board, found: Memory) -> Memory:
    """The hexes of a Gather so far, added to what is told of the action."""
    if b.gathered != 0:
        found["gathered"] = b.gathered
    if b.for_stone != 0:
        found["for_stone"] = b.for_stone
    if b.icy:
        found["icy"] = 1
    return found


def recall_gather(b: Board, memory: Memory) -> None:
    b.gathered = memory.get("gathered", 0)
    b.for_stone = memory.get("for_stone", 0)
    b.icy = memory.get("icy", 0) != 0
    b.done = ones(b.gathered)
    b.latest = highest(b.gathered)


def gather_fits(b: Board) -> bool:
    """Hexes with own members; the glacier among them if it is said to be."""
    icy: bool = not b.icy or in_set(b.gathered, b.land_hex(c.GLACIER))
    return icy and b.gathered & ~b.tribes[b.active].here == 0 and b.for_stone & ~b.gathered == 0


@final
class Gather(Action):
    """T17, T118, T149: hexes with own members, each once, in ascending order."""

    def __init__(self) -> None:
        super().__init__(c.ASK_GATHER, "gather", "T17", c.GATHERING)

    def allowance(self, b: Board) -> i64:
        number: i64 = b.setup.box.gather_hexes[b.level]
        return number + b.setup.box.oxen if b.has(b.active, c.OXEN) else number

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_strengthen(b, out)
        here: i64 = b.tribes[b.active].here
        allowed: i64 = self.allowance(b)
        hex: i64 = 0
        while here != 0:
            if here & 1 != 0 and self.reason_gather(b, hex, allowed) == LEGAL:
                out.add(c.GATHER + hex)
            here >>= 1
            hex += 1
        list_buys(b, out)
        self.list_borrows(b, out)
        self.list_wander(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.GATHER and code < c.BUILD:
            return self.reason_gather(b, code - c.GATHER, self.allowance(b))
        return super().reason(b, code)

    def reason_gather(self, b: Board, hex: i64, allowed: i64) -> i64:
        tribe = b.tribes[b.active]
        if not in_set(tribe.here, hex):
            return c.NOBODY_THERE
        if b.invaders_at == hex:
            return c.INVADED
        thick: bool = b.land_hex(c.JUNGLE) == hex or b.land_hex(c.OASIS) == hex
        if thick and tribe.members(hex) < b.setup.box.needed_members:
            return c.TOO_FEW
        if in_set(b.gathered, hex):
            return c.GATHERED_ALREADY
        if b.done >= allowed:
            return c.ENOUGH
        return LEGAL if hex > b.latest else c.OUT_OF_ORDER

    def step(self, b: Board, code: i64) -> None:
        if code >= c.GATHER and code < c.BUILD:
            gather(b, code - c.GATHER)
        else:
            super().step(b, code)

    def finish(self, b: Board) -> None:
        """Basketry adds to one gathered hex."""
        full: bool = basket_hexes(b) != 0 and b.has(b.active, c.BASKETRY) and b.setup.box.basketry > 0
        b.ask = c.ASK_BASKET if full else c.THEN_GATHERED

    def memory(self, b: Board) -> Memory:
        return gather_memory(b, super().memory(b))

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        recall_gather(b, memory)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and gather_fits(b) and b.done <= self.allowance(b)


def gather(b: Board, hex: i64) -> None:
    b.done += 1
    b.latest = hex
    b.hex = hex
    b.gathered |= shift(1, hex)
    b.tell1("gathered", "T17", b.active, "hex", hex)
    if b.frozen(hex):
        gather_glacier(b)
    elif b.land_hex(c.WILD_LAND) == hex:
        b.due = amount(b, hex)
        b.mixed = 0
        b.ask = c.ASK_MIX if b.due > 0 else c.THEN_GIFT
    elif in_set(b.hot, hex) and b.terrain_at(hex) != c.STONE:
        b.ask = c.ASK_YIELD
    else:
        take_yield(b, b.terrain_at(hex))


def amount(b: Board, hex: i64) -> i64:
    """T164: the basic yield, with Common purpose, which follows its type."""
    return b.setup.box.gather_amount[b.level] + common_purpose(b, b.active, hex)


def gather_glacier(b: Board) -> None:
    """T151: exactly one stone; a strong Gather lays one onto it, at five it melts."""
    b.icy = True
    b.earn(b.active, c.STONE, b.setup.box.glacier_yield, "T151")
    if b.level == c.STRONG:
        b.pile += 1
        b.tell1("glacier", "T151", b.active, "number", b.pile)
        if b.pile >= b.setup.box.glacier_stones:
            b.melted = True
            b.tell0("melted", "T151", -1)
    plenty(b, c.STONE)
    b.ask = c.THEN_GIFT


def take_yield(b: Board, kind: i64) -> None:
    """The basic yield in one kind; T149: a great land's extra is of its own type; T151: what the glacier left."""
    hex: i64 = b.hex
    terrain: i64 = b.terrain_at(hex)
    b.earn(b.active, kind, amount(b, hex), "T17")
    if kind != terrain:
        b.for_stone |= shift(1, hex)
    if b.land_hex(terrain) == hex:
        b.earn(b.active, terrain, b.setup.box.great, "T149")
    if b.melted and b.land_hex(c.GLACIER) == hex and b.pile > 0:
        b.earn(b.active, c.STONE, b.pile, "T151")
        b.pile = 0
    plenty(b, kind)
    b.ask = c.THEN_GIFT


def plenty(b: Board, kind: i64) -> None:
    """T142: two more from the card of that resource, as far as they last."""
    event: i64 = c.PLENTY_OF_FOOD + kind
    if not b.is_open(event):
        return
    load: i64 = b.load(event)
    number: i64 = b.setup.box.plenty_each
    if number > load:
        number = load
    b.set_load(event, load - number)
    b.earn(b.active, kind, number, "T142")
    if load == number:
        b.discard_event(event)


class DuringGather(DuringAction):
    """A question about a Gather under way."""

    def __init__(self, ask: i64, word: str, rule: str) -> None:
        super().__init__(ask, word, rule, shift(1, c.GATHERING))

    def memory(self, b: Board) -> Memory:
        return gather_memory(b, super().memory(b))

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        recall_gather(b, memory)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and gather_fits(b)


class OneOfItsKinds(DuringGather):
    """One of the resources that a gathered hex has for the question."""

    def kinds(self, b: Board) -> i64:
        raise NotImplementedError

    def take(self, b: Board, kind: i64) -> None:
        raise NotImplementedError

    def list_legal(self, b: Board, out: Actions) -> None:
        list_bits(self.kinds(b), c.TAKE, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.TAKE and code < c.PAY:
            return LEGAL if in_set(self.kinds(b), code - c.TAKE) else c.WRONG_TYPE
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        self.take(b, code - c.TAKE)

    def memory(self, b: Board) -> Memory:
        found = super().memory(b)
        found["hex"] = b.hex
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        b.hex = memory.get("hex", -1)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and on_field(b, b.hex) and in_set(b.gathered, b.hex)


@final
class Yield(OneOfItsKinds):
    """T164: next to the volcano the hex's own resource or stone."""

    def __init__(self) -> None:
        super().__init__(c.ASK_YIELD, "yield", "T164")

    def kinds(self, b: Board) -> i64:
        return shift(1, b.terrain_at(b.hex)) | shift(1, c.STONE)

    def take(self, b: Board, kind: i64) -> None:
        take_yield(b, kind)


@final
class Mix(OneOfItsKinds):
    """T148: wild land gives any mix, in ascending order."""

    def __init__(self) -> None:
        super().__init__(c.ASK_MIX, "mix", "T148")
        self.keeps_due = True

    def kinds(self, b: Board) -> i64:
        """Nothing below the latest."""
        least: i64 = highest(b.mixed)
        return ALL_RESOURCES & ~below(least) if least > 0 else ALL_RESOURCES

    def reason(self, b: Board, code: i64) -> i64:
        reason: i64 = super().reason(b, code)
        return c.OUT_OF_ORDER if reason == c.WRONG_TYPE else reason

    def take(self, b: Board, kind: i64) -> None:
        """T165: each kind counts once for the Plenty cards."""
        b.earn(b.active, kind, 1, "T148")
        b.mixed |= shift(1, kind)
        b.due -= 1
        if b.due > 0:
            return
        other: i64 = 0
        while other < c.NUM_RESOURCES:
            if in_set(b.mixed, other):
                plenty(b, other)
            other += 1
        b.ask = c.THEN_GIFT

    def memory(self, b: Board) -> Memory:
        found = super().memory(b)
        if b.mixed != 0:
            found["mixed"] = b.mixed
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        b.mixed = memory.get("mixed", 0)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and b.land_hex(c.WILD_LAND) == b.hex and b.due >= 1 and b.due <= amount(b, b.hex)


def give_gift(b: Board) -> None:
    """T174: whoever has Shared gifts and is present takes one, too."""
    b.ask = c.ASK_GATHER
    seat: i64 = shared_gifts(b, b.active, b.hex)
    if seat >= 0:
        b.who = seat
        b.ask = c.ASK_GIFT


@final
class Gift(OneOfItsKinds):
    """T174: what the hex can yield, for an opponent with Shared gifts."""

    def __init__(self) -> None:
        super().__init__(c.ASK_GIFT, "gift", "T174")
        self.to_others = True

    def kinds(self, b: Board) -> i64:
        if b.land_hex(c.WILD_LAND) == b.hex:
            return ALL_RESOURCES
        found: i64 = shift(1, b.terrain_at(b.hex))
        if in_set(b.hot, b.hex) and not b.frozen(b.hex):
            found |= shift(1, c.STONE)
        return found

    def take(self, b: Board, kind: i64) -> None:
        b.earn(b.who, kind, b.setup.box.shared_gifts, "T174")
        b.who = b.active
        b.ask = c.ASK_GATHER

    def fits(self, b: Board) -> bool:
        return super().fits(b) and led_by(b, b.who, c.SHARED_GIFTS) and b.who != b.active


# Basketry, then Farmers.


def basket_hexes(b: Board) -> i64:
    """T151: Basketry never adds to the glacier."""
    return b.gathered & ~shift(1, b.land_hex(c.GLACIER)) if b.icy else b.gathered


def reason_fill(b: Board, hex: i64) -> i64:
    if not in_set(b.gathered, hex):
        return c.WRONG_PLACE
    return LEGAL if in_set(basket_hexes(b), hex) else c.ON_GLACIER


@final
class Basket(DuringGather):
    """T164: one gathered hex for Basketry."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BASKET, "basket", "T164")

    def list_legal(self, b: Board, out: Actions) -> None:
        list_bits(basket_hexes(b), c.FILL, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.FILL and code < c.PUSH:
            return reason_fill(b, code - c.FILL)
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        """Basketry follows the choice made for the hex."""
        hex: i64 = code - c.FILL
        b.hex = hex
        if b.land_hex(c.WILD_LAND) == hex:
            b.ask = c.ASK_BASKET_TYPE
        else:
            fill_basket(b, c.STONE if in_set(b.for_stone, hex) else b.terrain_at(hex))

    def fits(self, b: Board) -> bool:
        return super().fits(b) and basket_hexes(b) != 0


@final
class BasketType(OneOfItsKinds):
    """T164: what Basketry adds on the wild land."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BASKET_TYPE, "basket_type", "T164")

    def kinds(self, b: Board) -> i64:
        return ALL_RESOURCES

    def take(self, b: Board, kind: i64) -> None:
        fill_basket(b, kind)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and b.land_hex(c.WILD_LAND) == b.hex


def fill_basket(b: Board, kind: i64) -> None:
    b.earn(b.active, kind, b.setup.box.basketry, "T164")
    b.ask = c.THEN_GATHERED


def gathered(b: Board) -> None:
    """Farmers come last."""
    if farmers(b, b.active, b.gathered) != 0:
        b.ask = c.ASK_FARM
    else:
        finish_action(b)


@final
class Farm(DuringGather):
    """T104: Farmers may add one member on a gathered lake."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FARM, "farm", "T104")

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        list_bits(farmers(b, b.active, b.gathered), c.GROW, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.GROW and code < c.GATHER:
            return LEGAL if in_set(farmers(b, b.active, b.gathered), code - c.GROW) else c.WRONG_PLACE
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code != c.DONE:
            b.tribes[b.active].change(code - c.GROW, 1)
            b.tell1("grew", "T104", b.active, "hex", code - c.GROW)
        finish_action(b)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and farmers(b, b.active, b.gathered) != 0
