# mypyc: hot
"""The sixteen events (T40-T43): what each does when it is revealed and on a later double, and what it asks then.

The chief's auction and the volcano's eruption have files of their own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import bit, nibbles, shift
from folkmoot.core.contract import LEGAL, STREAM_EVENTS
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.auction import begin_auction
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.building import any_site, build, list_builds, reason_build, settled
from folkmoot.games.tribes.engine.guards import check_guards
from folkmoot.games.tribes.engine.market import list_buys, price
from folkmoot.games.tribes.engine.question import Chance, Question, Spot
from folkmoot.games.tribes.engine.volcano import erupt


class Happening:
    """One event card. Unless a card says otherwise it just lies open."""

    def __init__(self, event: i64) -> None:
        self.event: i64 = event

    def reveal(self, b: Board) -> None:
        b.open_event(self.event, self.load(b))
        b.ask = c.ASK_ACT

    def load(self, b: Board) -> i64:
        """Return the tokens that the card gets when it is opened."""
        return 0

    def doubled(self, b: Board) -> None:
        """Carry out the effect of the open card on a double."""


class AbandonedVillage(Happening):
    """T41: each in turn order may build for one of each resource on a hex he controls."""

    def reveal(self, b: Board) -> None:
        b.open_event(self.event, 0)
        b.ask = c.THEN_SETTLERS


class ForSale(Happening):
    """T41, T134: Altar, Canoe, Walls. The price falls by one per double, at 0 the card is gone."""

    def doubled(self, b: Board) -> None:
        b.set_load(self.event, b.load(self.event) + 1)
        left: i64 = price(b, self.event - c.ALTAR)
        b.tell2("price", "T41", -1, "event", self.event, "number", left)
        if left <= 0:
            b.discard_event(self.event)


class Chief(Happening):
    """T143: an auction from the active player clockwise."""

    def reveal(self, b: Board) -> None:
        b.open_event(self.event, 0)
        begin_auction(b)


class Discovery(Happening):
    """T41, T166: two of each resource for those who enter hexes of others."""

    def load(self, b: Board) -> i64:
        stock = b.setup.box.discovery
        return nibbles(stock)


class Drought(Happening):
    """T41: a limit of four until the next double."""

    def doubled(self, b: Board) -> None:
        b.discard_event(self.event)


class Invasion(Happening):
    """T41, T155: three invaders on the least populated hex, one more per double up to five."""

    def reveal(self, b: Board) -> None:
        b.open_event(self.event, 0)
        b.ask = c.ASK_INVADERS

    def doubled(self, b: Board) -> None:
        if b.invaders < b.setup.box.invaders_most:
            b.invaders += 1
            b.tell2("invaders", "T41", -1, "hex", b.invaders_at, "number", b.invaders)


class Mammoth(Happening):
    """T41: on the least populated lake, to be hunted or tamed."""

    def reveal(self, b: Board) -> None:
        b.open_event(self.event, 0)
        b.ask = c.ASK_MAMMOTH


class MildWinter(Happening):
    """T169: as much food on the card as players."""

    def load(self, b: Board) -> i64:
        return b.players


class Plenty(Happening):
    """T142: six of one resource on the card."""

    def load(self, b: Board) -> i64:
        return b.setup.box.plenty


class SabreTooth(Happening):
    """T41, T138: on a mountain, every tribe there loses one; another mountain on each double."""

    def reveal(self, b: Board) -> None:
        b.open_event(self.event, 0)
        b.ask = c.ASK_TIGER

    def doubled(self, b: Board) -> None:
        if b.mountains & ~shift(1, b.tiger_at) != 0:
            b.ask = c.ASK_TIGER


class SharedKnowledge(Happening):
    """T41, T144: see `offerings.study`."""


class Volcano(Happening):
    """T41, T139, T140: placed the first time, then it erupts and is shuffled back."""

    def reveal(self, b: Board) -> None:
        b.open_event(self.event, 0)
        if b.volcano < 0:
            b.ask = c.ASK_VOLCANO
        else:
            erupt(b)


ALL_EVENTS: Final[list[Happening]] = [
    AbandonedVillage(c.ABANDONED_VILLAGE), ForSale(c.ALTAR), ForSale(c.CANOE), ForSale(c.WALLS), Chief(c.CHIEF),
    Discovery(c.DISCOVERY), Drought(c.DROUGHT), Invasion(c.INVASION), Mammoth(c.MAMMOTH), MildWinter(c.MILD_WINTER),
    Plenty(c.PLENTY_OF_FOOD), Plenty(c.PLENTY_OF_WOOD), Plenty(c.PLENTY_OF_STONE), SabreTooth(c.SABRE_TOOTH),
    SharedKnowledge(c.SHARED_KNOWLEDGE), Volcano(c.VOLCANO),
]  # fmt: skip


# A double (T40, T110).


def doubled(b: Board) -> None:
    """First what open cards do, the older first; the sabre-tooth asks, and the younger waits for it."""
    younger: i64 = b.slot1
    b.who = b.active
    b.ask = c.THEN_REVEAL
    if b.slot0 >= 0:
        ALL_EVENTS[b.slot0].doubled(b)
    if b.ask == c.THEN_REVEAL and younger >= 0:
        ALL_EVENTS[younger].doubled(b)


def reveal_next(b: Board) -> None:
    """Then, if a place is free, the next card."""
    b.ask = c.ASK_EVENT if b.slot1 < 0 and b.deck != 0 else c.ASK_ACT


@final
class DrawEvent(Chance):
    """T40: the next card."""

    def __init__(self) -> None:
        super().__init__(c.ASK_EVENT, "chance_event", "T40", c.ON_A_DOUBLE, c.DRAW_EVENT, c.NUM_CODES)

    def weight(self, b: Board, code: i64) -> i64:
        return bit(b.deck, code - c.DRAW_EVENT)

    def undrawn(self, b: Board) -> i64:
        return b.deck

    def stream(self) -> i64:
        return STREAM_EVENTS

    def happen(self, b: Board, code: i64) -> None:
        event: i64 = code - c.DRAW_EVENT
        b.deck &= ~shift(1, event)
        b.tell1("event", "T40", b.active, "event", event)
        ALL_EVENTS[event].reveal(b)

    def fits(self, b: Board) -> bool:
        return b.slot1 < 0


# Where the invaders, the mammoth and the sabre-tooth stand.


def least_populated(b: Board, hexes: i64) -> i64:
    """T136: with the fewest members and invaders."""
    found: i64 = 0
    fewest: i64 = -1
    hex: i64 = 0
    while hexes != 0:
        if hexes & 1 != 0:
            number: i64 = b.crowd(hex)
            if fewest < 0 or number < fewest:
                fewest = number
                found = 0
            if number == fewest:
                found |= shift(1, hex)
        hexes >>= 1
        hex += 1
    return found


@final
class LandInvaders(Spot):
    """T136: on the least populated hex, ties by the active player."""

    def __init__(self) -> None:
        super().__init__(c.ASK_INVADERS, "invaders", "T136", c.LAND_INVADERS, c.INVASION)

    def spots(self, b: Board) -> i64:
        return least_populated(b, b.setup.layout.all)

    def choose(self, b: Board, spot: i64) -> None:
        b.invaders_at = spot
        b.invaders = b.setup.box.invaders
        b.tell2("invaders", "T41", -1, "hex", spot, "number", b.invaders)
        b.ask = c.ASK_ACT


@final
class LeadMammoth(Spot):
    """T136: on the least populated lake."""

    def __init__(self) -> None:
        super().__init__(c.ASK_MAMMOTH, "mammoth", "T136", c.LEAD_MAMMOTH, c.MAMMOTH)

    def spots(self, b: Board) -> i64:
        return least_populated(b, b.lakes)

    def choose(self, b: Board, spot: i64) -> None:
        b.mammoth_at = spot
        b.tell1("mammoth", "T41", -1, "hex", spot)
        b.ask = c.ASK_ACT


@final
class SendTiger(Spot):
    """T41, T138: a mountain, on each double another one."""

    def __init__(self) -> None:
        super().__init__(c.ASK_TIGER, "tiger", "T41", c.SEND_TIGER, c.SABRE_TOOTH)

    def spots(self, b: Board) -> i64:
        return b.mountains if b.tiger_at < 0 else b.mountains & ~shift(1, b.tiger_at)

    def choose(self, b: Board, spot: i64) -> None:
        """T155: every tribe there loses one; not the invaders. T40: on a double, then the younger card acts."""
        moved: bool = b.tiger_at >= 0
        b.tiger_at = spot
        b.tell1("tiger", "T41", -1, "hex", spot)
        seat: i64 = 0
        while seat < b.players:
            if b.tribes[seat].members(spot) > 0:
                b.remove(seat, spot, 1)
                b.tell2("removed", "T41", seat, "hex", spot, "number", 1)
            seat += 1
        check_guards(b)
        b.ask = c.THEN_REVEAL if moved else c.ASK_ACT
        if moved and b.slot0 == c.SABRE_TOOTH and b.slot1 >= 0:
            ALL_EVENTS[b.slot1].doubled(b)


# The abandoned village.


def next_settler(b: Board) -> None:
    """T41: each in turn order, from the active player on, if he could build it at all."""
    if any_site(b, b.who):
        b.ask = c.ASK_SETTLE
    else:
        settled(b)


@final
class Settle(Question):
    """T41: build it for one of each resource on a hex of which one has control, or not."""

    def __init__(self) -> None:
        super().__init__(c.ASK_SETTLE, "settle", "T41", c.ON_A_DOUBLE)
        self.sells = True
        self.to_others = True

    def trades(self, b: Board) -> bool:
        return True

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.DONE)
        list_builds(b, out, True)
        self.list_trades(b, out)
        list_buys(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code == c.DONE:
            return LEGAL
        if code >= c.BUILD and code < c.ELDER:
            return reason_build(b, code - c.BUILD, True)
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code == c.DONE:
            settled(b)
        elif code < c.ELDER:
            build(b, code - c.BUILD, True)
        else:
            super().step(b, code)

    def fits(self, b: Board) -> bool:
        return b.is_open(c.ABANDONED_VILLAGE)
