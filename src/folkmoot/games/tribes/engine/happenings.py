# mypyc: hot
"""The sixteen events (T40-T43): what each does when it is revealed and on a later double."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.building import any_site
from folkmoot.games.tribes.engine.codes import (
    A_ACT,
    A_INVADERS,
    A_MAMMOTH,
    A_SETTLE,
    A_TIGER,
    A_VOLCANO,
    ABANDONED_VILLAGE,
    ALTAR,
    C_EVENT,
    P_AUCTION,
    P_DOUBLE,
    P_SETTLERS,
    WRONG_PLACE,
)
from folkmoot.games.tribes.engine.market import list_buys, price
from folkmoot.games.tribes.engine.volcano import erupt, seat_after, volcano_cells


class Happening:
    """One event card. Unless a card says otherwise it just lies open."""

    def __init__(self, event: i64) -> None:
        self.event: i64 = event

    def reveal(self, s: Board) -> None:
        s.open_event(self.event, self.load(s))
        s.phase = A_ACT

    def load(self, s: Board) -> i64:
        """What is laid on the card."""
        return 0

    def doubled(self, s: Board) -> None:
        """What an open card does on a double."""


class AbandonedVillage(Happening):
    """T41: each in turn order may build for one of each resource on a hex he controls."""

    def reveal(self, s: Board) -> None:
        s.open_event(self.event, 0)
        s.got = 0
        s.phase = P_SETTLERS


class ForSale(Happening):
    """T41, T134: Altar, Canoe, Walls. The price falls by one per double, at 0 the card is gone."""

    def doubled(self, s: Board) -> None:
        s.set_load(self.event, s.load(self.event) + 1)
        left: i64 = price(s, self.event - ALTAR)
        s.tell2("price", "T41", -1, "event", self.event, "number", left)
        if left <= 0:
            s.discard_event(self.event)


class Chief(Happening):
    """T143: an auction from the active player clockwise."""

    def reveal(self, s: Board) -> None:
        s.open_event(self.event, 0)
        s.queue = shift(1, s.players) - 1
        s.want = 0
        s.got = -1
        s.left = s.active
        s.phase = P_AUCTION


class Discovery(Happening):
    """T41, T166: two of each resource for those who enter hexes of others."""

    def load(self, s: Board) -> i64:
        stock = s.setup.box.discovery
        return i64(stock[0]) | i64(stock[1]) << 4 | i64(stock[2]) << 8


class Drought(Happening):
    """T41: a limit of four until the next double."""

    def doubled(self, s: Board) -> None:
        s.discard_event(self.event)


class Invasion(Happening):
    """T41, T155: three invaders on the least populated hex, one more per double up to five."""

    def reveal(self, s: Board) -> None:
        s.open_event(self.event, 0)
        s.mask = least_populated(s, s.setup.layout.all)
        s.phase = A_INVADERS

    def doubled(self, s: Board) -> None:
        if s.invaders < s.setup.box.invaders_most:
            s.invaders += 1
            s.tell2("invaders", "T41", -1, "hex", s.invaders_at, "number", s.invaders)


class Mammoth(Happening):
    """T41: on the least populated lake, to be hunted or tamed."""

    def reveal(self, s: Board) -> None:
        s.open_event(self.event, 0)
        s.mask = least_populated(s, s.lakes)
        s.phase = A_MAMMOTH


class MildWinter(Happening):
    """T169: as much food on the card as players."""

    def load(self, s: Board) -> i64:
        return s.players


class Plenty(Happening):
    """T142: six of one resource on the card."""

    def load(self, s: Board) -> i64:
        return s.setup.box.plenty


class SabreTooth(Happening):
    """T41, T138: on a mountain, every tribe there loses one; another mountain on each double."""

    def reveal(self, s: Board) -> None:
        s.open_event(self.event, 0)
        s.mask = s.mountains
        s.back = A_ACT
        s.phase = A_TIGER

    def doubled(self, s: Board) -> None:
        s.mask = s.mountains & ~shift(1, s.tiger_at)
        if s.mask != 0:
            s.back = P_DOUBLE
            s.phase = A_TIGER


class SharedKnowledge(Happening):
    """T41, T144: see `building.study`."""


class Volcano(Happening):
    """T41, T139, T140: placed the first time, then it erupts and is shuffled back."""

    def reveal(self, s: Board) -> None:
        s.open_event(self.event, 0)
        if s.volcano < 0:
            s.mask = volcano_cells(s)
            s.phase = A_VOLCANO
        else:
            erupt(s)


ALL_EVENTS: Final[list[Happening]] = [
    AbandonedVillage(0), ForSale(1), ForSale(2), ForSale(3), Chief(4), Discovery(5), Drought(6), Invasion(7),
    Mammoth(8), MildWinter(9), Plenty(10), Plenty(11), Plenty(12), SabreTooth(13), SharedKnowledge(14), Volcano(15),
]  # fmt: skip


# A double (T40, T110).


def doubled(s: Board) -> None:
    """`queue` holds the open cards, the older first, five bits each."""
    s.who = s.active
    s.queue = (s.slot0 + 1) | (s.slot1 + 1) << 5
    s.phase = P_DOUBLE


def next_doubled(s: Board) -> None:
    """First what open cards do, then, if a place is free, the next card."""
    if s.queue == 0:
        s.phase = C_EVENT if s.slot1 < 0 and s.deck != 0 else A_ACT
        return
    event: i64 = (s.queue & 31) - 1
    s.queue >>= 5
    if event >= 0 and s.is_open(event):
        ALL_EVENTS[event].doubled(s)


def reveal(s: Board, event: i64) -> None:
    s.deck &= ~shift(1, event)
    s.tell1("event", "T40", s.active, "event", event)
    ALL_EVENTS[event].reveal(s)


def least_populated(s: Board, hexes: i64) -> i64:
    """T136: with the fewest members and invaders."""
    found: i64 = 0
    fewest: i64 = 1000
    hex: i64 = 0
    while hexes != 0:
        if hexes & 1 != 0:
            number: i64 = s.crowd(hex)
            if number < fewest:
                fewest = number
                found = 0
            if number == fewest:
                found |= shift(1, hex)
        hexes >>= 1
        hex += 1
    return found


def test_spot(s: Board, spot: i64) -> i64:
    """One of the places in `mask`."""
    return LEGAL if (s.mask >> spot) & 1 != 0 else WRONG_PLACE


def list_spots(s: Board, out: Actions, code: i64) -> None:
    mask: i64 = s.mask
    while mask != 0:
        if mask & 1 != 0:
            out.add(code)
        mask >>= 1
        code += 1
    list_buys(s, out)


def land_invaders(s: Board, hex: i64) -> None:
    s.invaders_at = hex
    s.invaders = s.setup.box.invaders
    s.tell2("invaders", "T41", -1, "hex", hex, "number", s.invaders)
    s.phase = A_ACT


def lead_mammoth(s: Board, hex: i64) -> None:
    s.mammoth_at = hex
    s.tell1("mammoth", "T41", -1, "hex", hex)
    s.phase = A_ACT


def send_tiger(s: Board, hex: i64) -> None:
    """T155: every tribe there loses one; not the invaders."""
    s.tiger_at = hex
    s.tell1("tiger", "T41", -1, "hex", hex)
    seat: i64 = 0
    while seat < s.players:
        if s.tribes[seat].members(hex) > 0:
            s.remove(seat, hex, 1)
            s.tell2("removed", "T41", seat, "hex", hex, "number", 1)
        seat += 1
    s.check_guards()
    s.phase = s.back


# The abandoned village: `got` is how many seats have been asked.


def next_settler(s: Board) -> None:
    while s.got < s.players:
        seat: i64 = seat_after(s, s.got)
        if any_site(s, seat):
            s.who = seat
            s.phase = A_SETTLE
            return
        s.got += 1
    s.discard_event(ABANDONED_VILLAGE)
    s.who = s.active
    s.phase = A_ACT


def refuse_to_settle(s: Board) -> None:
    s.got += 1
    s.phase = P_SETTLERS
