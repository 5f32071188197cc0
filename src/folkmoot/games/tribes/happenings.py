# mypyc: hot
"""The sixteen events (T40-T43): what each does when it is revealed and on a later double."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, Actions
from folkmoot.games.tribes.board import Board
from folkmoot.games.tribes.building import any_site
from folkmoot.games.tribes.cards import (
    A_ACT,
    A_BID,
    A_HAND,
    A_INVADERS,
    A_LOSE,
    A_MAMMOTH,
    A_SETTLE,
    A_TIGER,
    A_VOLCANO,
    ABANDONED_VILLAGE,
    ALTAR,
    BID,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    C_EVENT,
    CHIEF,
    DONE,
    FROM_CHIEF,
    GIVE,
    LOSE,
    MOST_BID,
    NO_RESOURCE,
    NOBODY_THERE,
    OUT_OF_ORDER,
    P_AUCTION,
    P_DOUBLE,
    P_ERUPT,
    P_SETTLERS,
    STONE,
    VOLCANO,
    WRONG_PLACE,
    WRONG_TARGET,
)
from folkmoot.games.tribes.deal import following
from folkmoot.games.tribes.market import hand_over, list_buys, list_trades, price


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


# The volcano.


def volcano_cells(s: Board) -> i64:
    """T41: edge cells beside at least two hexes, beside own members if that is possible."""
    touch = s.setup.layout.touch
    own: i64 = 0
    number: i64 = len(touch)
    cell: i64 = 0
    while cell < number:
        if i64(touch[cell]) & s.tribes[s.active].here != 0:
            own |= shift(1, cell)
        cell += 1
    return own if own != 0 else shift(1, number) - 1


def place_volcano(s: Board, cell: i64) -> None:
    s.volcano = cell
    s.hot = s.setup.layout.touch[cell]
    s.tell1("volcano", "T41", s.active, "cell", cell)
    erupt(s)


def erupt(s: Board) -> None:
    """`queue` holds the tribes beside it, `got` how many seats have been asked, `want` what each loses."""
    s.want = s.setup.box.eruption[s.die0]
    s.got = 0
    s.queue = 0
    seat: i64 = 0
    while seat < s.players:
        if s.tribes[seat].here & s.hot != 0:
            s.queue |= shift(1, seat)
        seat += 1
    s.tell1("eruption", "T140", -1, "face", s.die0)
    s.phase = P_ERUPT


def seat_after(s: Board, number: i64) -> i64:
    """So many seats clockwise from the active player."""
    seat: i64 = s.active + number
    return seat if seat < s.players else seat - s.players


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
    while s.got < s.players:
        seat: i64 = seat_after(s, s.got)
        s.got += 1
        if (s.queue >> seat) & 1 != 0 and s.want > 0:
            there: i64 = beside_volcano(s, seat, 0)
            s.left = s.want if s.want < there else there
            s.last = -1
            s.who = seat
            s.phase = A_LOSE
            return
    seat = 0
    while seat < s.players:
        if (s.queue >> seat) & 1 != 0:
            s.earn(seat, STONE, s.setup.box.eruption_stone, "T140")
        seat += 1
    s.check_guards()
    s.close_event(VOLCANO)
    s.deck |= shift(1, VOLCANO)
    s.tell1("shuffled_back", "T112", -1, "event", VOLCANO)
    s.who = s.active
    s.phase = A_ACT


def test_loss(s: Board, hex: i64) -> i64:
    """T140: the owner chooses, in ascending order."""
    if (s.tribes[s.who].here & s.hot) >> hex & 1 == 0:
        return NOBODY_THERE
    return LEGAL if hex >= s.last and beside_volcano(s, s.who, hex) >= s.left else OUT_OF_ORDER


def list_losses(s: Board, out: Actions) -> None:
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_loss(s, hex) == LEGAL:
            out.add(LOSE + hex)
        hex += 1


def lose_member(s: Board, hex: i64) -> None:
    s.remove(s.who, hex, 1)
    s.tell2("removed", "T140", s.who, "hex", hex, "number", 1)
    s.last = hex
    s.left -= 1
    if s.left == 0:
        s.phase = P_ERUPT


# The chief (T143): `want` is the highest bid, `got` who made it, `queue` who has not passed, `left` whose turn it is.


def next_bid(s: Board) -> None:
    bidder: i64 = s.got
    others: i64 = s.queue & ~(shift(1, bidder) if bidder >= 0 else 0)
    if others == 0:
        end_auction(s)
        return
    while (others >> s.left) & 1 == 0:
        s.left = following(s, s.left)
    s.who = s.left
    if s.tribes[s.who].wealth() <= s.want or s.want >= MOST_BID:
        pass_bid(s)
    else:
        s.phase = A_BID


def test_bid(s: Board, number: i64) -> i64:
    if number <= s.want:
        return BID_TOO_LOW
    return LEGAL if number <= s.tribes[s.who].wealth() else BID_TOO_HIGH


def list_bids(s: Board, out: Actions) -> None:
    out.add(DONE)
    list_trades(s, out)
    list_buys(s, out)
    number: i64 = s.want + 1
    while number <= MOST_BID and test_bid(s, number) == LEGAL:
        out.add(BID + number - 1)
        number += 1


def bid(s: Board, number: i64) -> None:
    s.want = number
    s.got = s.who
    s.tell1("bid", "T143", s.who, "number", number)
    s.left = following(s, s.left)
    s.phase = P_AUCTION


def pass_bid(s: Board) -> None:
    s.queue &= ~shift(1, s.who)
    s.tell("passed", "T143", s.who)
    s.left = following(s, s.left)
    s.phase = P_AUCTION


def end_auction(s: Board) -> None:
    """Two points from five on, else one; the bid is handed out among the others."""
    box = s.setup.box
    if s.got < 0:
        s.close_event(CHIEF)
        s.deck |= shift(1, CHIEF)
        s.tell1("shuffled_back", "T112", -1, "event", CHIEF)
        s.who = s.active
        s.phase = A_ACT
        return
    points: i64 = box.chief_points[1 if s.want >= box.chief_many else 0]
    s.score(s.got, FROM_CHIEF, points)
    s.tell1("points", "T143", s.got, "number", points)
    s.discard_event(CHIEF)
    s.left = s.want
    s.who = s.got
    s.last = -1
    s.phase = A_HAND


def test_hand(s: Board, gift: i64) -> i64:
    """T143: any tokens to any others, in ascending order, so that all of the bid is handed out."""
    kind: i64 = gift >> 2
    seat: i64 = gift & 3
    tribe = s.tribes[s.who]
    if seat == s.who or seat >= s.players:
        return WRONG_TARGET
    if tribe.held(kind) == 0:
        return NO_RESOURCE
    stock: i64 = 0
    other: i64 = kind
    while other < 3:
        stock += tribe.held(other)
        other += 1
    return LEGAL if gift >= s.last and stock >= s.left else OUT_OF_ORDER


def list_hands(s: Board, out: Actions) -> None:
    gift: i64 = 0
    while gift < 12:
        if test_hand(s, gift) == LEGAL:
            out.add(GIVE + gift)
        gift += 1
    list_trades(s, out)


def hand_out(s: Board, gift: i64) -> None:
    """One token; after the last, back to the turn."""
    hand_over(s, s.who, gift & 3, gift >> 2, "T143")
    s.last = gift
    s.left -= 1
    if s.left == 0:
        s.who = s.active
        s.phase = A_ACT


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
