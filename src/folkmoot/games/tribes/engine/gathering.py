# mypyc: hot
"""Gather (T17, T164) with everything that adds to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import Action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.deeds import DuringAction
from folkmoot.games.tribes.engine.market import list_buys
from folkmoot.games.tribes.engine.powers import common_purpose, farmers, led_by, shared_gifts
from folkmoot.games.tribes.engine.question import Memory, highest_of, in_set, list_set, on_field
from folkmoot.games.tribes.engine.tribe import bits
from folkmoot.games.tribes.engine.wandering import finish_action

ALL_RESOURCES: Final = 7


def gather_memory(s: Board, found: Memory) -> Memory:
    """The hexes of a Gather so far, added to what is told of the action."""
    if s.gathered != 0:
        found["gathered"] = s.gathered
    if s.for_stone != 0:
        found["for_stone"] = s.for_stone
    if s.icy:
        found["icy"] = 1
    return found


def recall_gather(s: Board, memory: Memory) -> None:
    s.gathered = memory.get("gathered", 0)
    s.for_stone = memory.get("for_stone", 0)
    s.icy = memory.get("icy", 0) != 0
    s.done = bits(s.gathered)
    s.latest = highest_of(s.gathered)


def gather_fits(s: Board) -> bool:
    """Hexes with own members; the glacier among them if it is said to be."""
    icy: bool = not s.icy or (s.land_hex(c.GLACIER) != c.NOWHERE and in_set(s.gathered, s.land_hex(c.GLACIER)))
    return icy and s.gathered & ~s.tribes[s.active].here == 0 and s.for_stone & ~s.gathered == 0


@final
class Gather(Action):
    """T17, T118, T149: hexes with own members, each once, in ascending order."""

    def __init__(self) -> None:
        lends: i64 = shift(1, c.BASKETRY) | shift(1, c.OXEN)
        super().__init__(c.ASK_GATHER, "gather", "T17", shift(1, c.GATHERING), lends)

    def allowance(self, s: Board) -> i64:
        number: i64 = s.setup.box.gather_hexes[s.level]
        return number + s.setup.box.oxen if s.has(s.active, c.OXEN) else number

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        self.list_strengthen(s, out)
        here: i64 = s.tribes[s.active].here
        allowed: i64 = self.allowance(s)
        hex: i64 = 0
        while here != 0:
            if here & 1 != 0 and self.reason_gather(s, hex, allowed) == LEGAL:
                out.add(c.GATHER + hex)
            here >>= 1
            hex += 1
        list_buys(s, out)
        self.list_borrows(s, out)
        self.list_wander(s, out)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.GATHER and code < c.BUILD:
            return self.reason_gather(s, code - c.GATHER, self.allowance(s))
        return super().reason(s, code)

    def reason_gather(self, s: Board, hex: i64, allowed: i64) -> i64:
        tribe = s.tribes[s.active]
        if (tribe.here >> hex) & 1 == 0:
            return c.NOBODY_THERE
        if s.invaders > 0 and s.invaders_at == hex:
            return c.INVADED
        thick: bool = s.land_hex(c.JUNGLE) == hex or s.land_hex(c.OASIS) == hex
        if thick and tribe.members(hex) < s.setup.box.needed_members:
            return c.TOO_FEW
        if hex <= s.latest:
            return c.OUT_OF_ORDER
        return LEGAL if s.done < allowed else c.ENOUGH

    def step(self, s: Board, code: i64) -> None:
        if code >= c.GATHER and code < c.BUILD:
            gather(s, code - c.GATHER)
        else:
            super().step(s, code)

    def finish(self, s: Board) -> None:
        """Basketry adds to one gathered hex."""
        full: bool = basket_hexes(s) != 0 and s.has(s.active, c.BASKETRY) and s.setup.box.basketry > 0
        s.ask = c.ASK_BASKET if full else c.GO_GATHERED

    def memory(self, s: Board) -> Memory:
        return gather_memory(s, super().memory(s))

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        recall_gather(s, memory)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and gather_fits(s) and s.done <= self.allowance(s)


def gather(s: Board, hex: i64) -> None:
    s.done += 1
    s.latest = hex
    s.hex = hex
    s.gathered |= shift(1, hex)
    s.tell1("gathered", "T17", s.active, "hex", hex)
    if s.frozen(hex):
        gather_glacier(s)
    elif s.land_hex(c.WILD_LAND) == hex:
        s.due = amount(s, hex)
        s.mixed = 0
        s.ask = c.ASK_MIX if s.due > 0 else c.GO_GIFT
    elif (s.hot >> hex) & 1 != 0 and s.terrain_at(hex) != c.STONE:
        s.ask = c.ASK_YIELD
    else:
        take_yield(s, s.terrain_at(hex))


def amount(s: Board, hex: i64) -> i64:
    """T164: the basic yield, with Common purpose, which follows its type."""
    return s.setup.box.gather_amount[s.level] + common_purpose(s, s.active, hex)


def gather_glacier(s: Board) -> None:
    """T151: exactly one stone; a strong Gather lays one onto it, at five it melts."""
    s.icy = True
    s.earn(s.active, c.STONE, s.setup.box.glacier_yield, "T151")
    if s.level == c.STRONG:
        s.pile += 1
        s.tell1("glacier", "T151", s.active, "number", s.pile)
        if s.pile >= s.setup.box.glacier_stones:
            s.melted = True
            s.tell("melted", "T151", -1)
    plenty(s, c.STONE)
    s.ask = c.GO_GIFT


def take_yield(s: Board, kind: i64) -> None:
    """The basic yield in one kind; T149: a great land's extra is of its own type; T151: what the glacier left."""
    hex: i64 = s.hex
    terrain: i64 = s.terrain_at(hex)
    s.earn(s.active, kind, amount(s, hex), "T17")
    if kind != terrain:
        s.for_stone |= shift(1, hex)
    if s.land_hex(terrain) == hex:
        s.earn(s.active, terrain, s.setup.box.great, "T149")
    if s.melted and s.land_hex(c.GLACIER) == hex and s.pile > 0:
        s.earn(s.active, c.STONE, s.pile, "T151")
        s.pile = 0
    plenty(s, kind)
    s.ask = c.GO_GIFT


def plenty(s: Board, kind: i64) -> None:
    """T142: two more from the card of that resource, as far as they last."""
    event: i64 = c.PLENTY_OF_FOOD + kind
    if not s.is_open(event):
        return
    load: i64 = s.load(event)
    number: i64 = s.setup.box.plenty_each
    if number > load:
        number = load
    s.set_load(event, load - number)
    s.earn(s.active, kind, number, "T142")
    if load == number:
        s.discard_event(event)


class DuringGather(DuringAction):
    """A question about a Gather under way."""

    def __init__(self, ask: i64, word: str, rule: str) -> None:
        super().__init__(ask, word, rule, shift(1, c.GATHERING))

    def memory(self, s: Board) -> Memory:
        return gather_memory(s, super().memory(s))

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        recall_gather(s, memory)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and gather_fits(s)


class OneOfItsKinds(DuringGather):
    """One of the resources that a gathered hex has for the question."""

    def kinds(self, s: Board) -> i64:
        raise NotImplementedError

    def take(self, s: Board, kind: i64) -> None:
        raise NotImplementedError

    def list_legal(self, s: Board, out: Actions) -> None:
        list_set(out, c.TAKE, self.kinds(s))

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.TAKE and code < c.PAY:
            return LEGAL if in_set(self.kinds(s), code - c.TAKE) else c.WRONG_TYPE
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        self.take(s, code - c.TAKE)

    def memory(self, s: Board) -> Memory:
        found = super().memory(s)
        found["hex"] = s.hex
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        s.hex = memory.get("hex", -1)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and on_field(s, s.hex) and in_set(s.gathered, s.hex)


@final
class Yield(OneOfItsKinds):
    """T164: beside the volcano the own resource or stone."""

    def __init__(self) -> None:
        super().__init__(c.ASK_YIELD, "yield", "T164")

    def kinds(self, s: Board) -> i64:
        return shift(1, s.terrain_at(s.hex)) | shift(1, c.STONE)

    def take(self, s: Board, kind: i64) -> None:
        take_yield(s, kind)


@final
class Mix(OneOfItsKinds):
    """T148: wild land gives any mix, in ascending order."""

    def __init__(self) -> None:
        super().__init__(c.ASK_MIX, "mix", "T148")
        self.keeps_due = True

    def kinds(self, s: Board) -> i64:
        """Nothing below the latest."""
        least: i64 = highest_of(s.mixed)
        return ALL_RESOURCES & ~(shift(1, least) - 1) if least > 0 else ALL_RESOURCES

    def reason(self, s: Board, code: i64) -> i64:
        reason: i64 = super().reason(s, code)
        return c.OUT_OF_ORDER if reason == c.WRONG_TYPE else reason

    def take(self, s: Board, kind: i64) -> None:
        """T165: each kind counts once for the Plenty cards."""
        s.earn(s.active, kind, 1, "T148")
        s.mixed |= shift(1, kind)
        s.due -= 1
        if s.due > 0:
            return
        other: i64 = 0
        while other < 3:
            if in_set(s.mixed, other):
                plenty(s, other)
            other += 1
        s.ask = c.GO_GIFT

    def memory(self, s: Board) -> Memory:
        found = super().memory(s)
        if s.mixed != 0:
            found["mixed"] = s.mixed
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        s.mixed = memory.get("mixed", 0)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and s.land_hex(c.WILD_LAND) == s.hex and s.due >= 1 and s.due <= amount(s, s.hex)


def give_gift(s: Board) -> None:
    """T174: who has Shared gifts and is present takes one, too."""
    s.ask = c.ASK_GATHER
    seat: i64 = shared_gifts(s, s.active, s.hex)
    if seat >= 0:
        s.who = seat
        s.ask = c.ASK_GIFT


@final
class Gift(OneOfItsKinds):
    """T174: what the hex can yield, for an opponent with Shared gifts."""

    def __init__(self) -> None:
        super().__init__(c.ASK_GIFT, "gift", "T174")
        self.to_others = True

    def kinds(self, s: Board) -> i64:
        if s.land_hex(c.WILD_LAND) == s.hex:
            return ALL_RESOURCES
        found: i64 = shift(1, s.terrain_at(s.hex))
        if (s.hot >> s.hex) & 1 != 0 and not s.frozen(s.hex):
            found |= shift(1, c.STONE)
        return found

    def take(self, s: Board, kind: i64) -> None:
        s.earn(s.who, kind, s.setup.box.shared_gifts, "T174")
        s.who = s.active
        s.ask = c.ASK_GATHER

    def fits(self, s: Board) -> bool:
        return super().fits(s) and led_by(s, s.who, c.SHARED_GIFTS) and s.who != s.active


# Basketry, then Farmers.


def basket_hexes(s: Board) -> i64:
    """T151: Basketry never adds to the glacier."""
    return s.gathered & ~shift(1, s.land_hex(c.GLACIER)) if s.icy else s.gathered


@final
class Basket(DuringGather):
    """T164: one gathered hex for Basketry."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BASKET, "basket", "T164")

    def list_legal(self, s: Board, out: Actions) -> None:
        list_set(out, c.FILL, basket_hexes(s))

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.FILL and code < c.PUSH:
            return LEGAL if in_set(basket_hexes(s), code - c.FILL) else c.NOBODY_THERE
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        """Basketry follows the choice made for the hex."""
        hex: i64 = code - c.FILL
        s.hex = hex
        if s.land_hex(c.WILD_LAND) == hex:
            s.ask = c.ASK_BASKET_TYPE
        else:
            fill_basket(s, c.STONE if in_set(s.for_stone, hex) else s.terrain_at(hex))

    def fits(self, s: Board) -> bool:
        return super().fits(s) and basket_hexes(s) != 0


@final
class BasketType(OneOfItsKinds):
    """T164: what Basketry adds on the wild land."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BASKET_TYPE, "basket_type", "T164")

    def kinds(self, s: Board) -> i64:
        return ALL_RESOURCES

    def take(self, s: Board, kind: i64) -> None:
        fill_basket(s, kind)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and s.land_hex(c.WILD_LAND) == s.hex


def fill_basket(s: Board, kind: i64) -> None:
    s.earn(s.active, kind, s.setup.box.basketry, "T164")
    s.ask = c.GO_GATHERED


def gathered(s: Board) -> None:
    """Farmers come last."""
    if farmers(s, s.active, s.gathered) != 0:
        s.ask = c.ASK_FARM
    else:
        finish_action(s)


@final
class Farm(DuringGather):
    """T104: Farmers may add one member on a gathered lake."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FARM, "farm", "T104")

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.DONE)
        list_set(out, c.GROW, farmers(s, s.active, s.gathered))

    def reason(self, s: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.GROW and code < c.GATHER:
            return LEGAL if in_set(farmers(s, s.active, s.gathered), code - c.GROW) else NOT_NOW
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        if code != c.DONE:
            s.tribes[s.active].change(code - c.GROW, 1)
            s.tell1("grew", "T104", s.active, "hex", code - c.GROW)
        finish_action(s)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and farmers(s, s.active, s.gathered) != 0
