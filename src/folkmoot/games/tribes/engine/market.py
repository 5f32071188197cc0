# mypyc: hot
"""What a seat may do besides the question it is asked: buy, trade, pay for strength, send the elder to borrow."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import STRENGTHENED, TRIBUTE_PAID, Board
from folkmoot.games.tribes.engine.codes import (
    A_ACT,
    A_BEFORE,
    A_BID,
    A_END,
    A_FIGHT,
    A_GATHER,
    A_GROW,
    A_HAND,
    A_LEARN,
    A_MOVE,
    A_POT_GIVE,
    A_RETURN,
    A_SETTLE,
    A_TRIBUTE,
    ALTAR,
    BASKETRY,
    BORROW,
    BOW,
    BUY,
    CANOE,
    CAVE_PAINTINGS,
    CUNNING,
    DEVELOPMENTS,
    FOOD,
    HEARTH,
    MAMMOTH,
    NO_DEVELOPMENT,
    NO_ELDER,
    NO_POWER,
    NO_RESOURCE,
    NOT_FOR_SALE,
    ONCE_A_TURN,
    OXEN,
    PAY,
    POTTERY,
    STABLE,
    STONE_TOOLS,
    STRENGTHEN,
    STRONG,
    STRONG_ALREADY,
    TRADE,
    WALLS,
    WRONG_TARGET,
)
from folkmoot.games.tribes.engine.powers import cunning, led_by, traders

# Buying (T134).


def any_for_sale(s: Board) -> bool:
    return (s.slot0 >= ALTAR and s.slot0 <= WALLS) or (s.slot1 >= ALTAR and s.slot1 <= WALLS)


def price(s: Board, item: i64) -> i64:
    """Three less the tokens on the card."""
    return s.setup.box.prices[item] - s.load(ALTAR + item)


def test_buy(s: Board, item: i64) -> i64:
    """T134: on the own turn, at any own decision point."""
    if s.who != s.active or s.drafting or not sells(s.phase):
        return NOT_NOW
    if not s.is_open(ALTAR + item):
        return NOT_FOR_SALE
    return LEGAL if s.tribes[s.who].held(item) >= price(s, item) else NO_RESOURCE


def sells(phase: i64) -> bool:
    """Questions at which nothing is owed yet."""
    return phase >= A_RETURN and phase <= A_END


def list_buys(s: Board, out: Actions) -> None:
    if not any_for_sale(s):
        return
    item: i64 = 0
    while item < 3:
        if test_buy(s, item) == LEGAL:
            out.add(BUY + item)
        item += 1


def buy(s: Board, item: i64) -> None:
    """T135: the token is unique and kept for the game."""
    seat: i64 = s.who
    s.spend(seat, item, price(s, item), "T134")
    s.tribes[seat].tokens |= shift(1, item)
    s.tell1("bought", "T134", seat, "event", ALTAR + item)
    s.discard_event(ALTAR + item)


def owns(s: Board, seat: i64, event: i64) -> bool:
    """T135: Altar, Canoe or Walls."""
    return (s.tribes[seat].tokens >> (event - ALTAR)) & 1 != 0


def canoe(s: Board, seat: i64) -> bool:
    """T157: lakes are passed free when moving."""
    return owns(s, seat, CANOE)


# Trading (T154).


def trading_now(s: Board) -> bool:
    """Where the owner may pay, give or bid."""
    phase: i64 = s.phase
    if (
        phase == A_END
        or phase == A_BID
        or phase == A_HAND
        or phase == A_SETTLE
        or phase == A_TRIBUTE
        or phase == A_POT_GIVE
    ):
        return True
    if phase != A_BEFORE and phase != A_ACT:
        return False
    item: i64 = 0
    while item < 3:
        if s.is_open(ALTAR + item) and can_reach(s, s.who, item, price(s, item)):
            return True
        item += 1
    if phase == A_BEFORE or not s.is_open(MAMMOTH):
        return False
    near: bool = s.tribes[s.who].members(s.mammoth_at) >= s.setup.box.mammoth_members
    return near and can_reach(s, s.who, FOOD, s.setup.box.mammoth_price)


def test_trade(s: Board, given: i64) -> i64:
    """T154: never more than what a bid still owes."""
    if not traders(s, s.who):
        return NO_POWER
    if not trading_now(s):
        return NOT_NOW
    tribe = s.tribes[s.who]
    ratio: i64 = s.setup.box.traders_give
    if tribe.held(given) < ratio:
        return NO_RESOURCE
    return LEGAL if tribe.wealth() - ratio + 1 >= owed(s) else NO_RESOURCE


def owed(s: Board) -> i64:
    """Resources that the open question will still take."""
    if s.phase == A_HAND:
        return s.left
    return 2 if s.phase == A_TRIBUTE and s.lent == POTTERY else 0


def list_trades(s: Board, out: Actions) -> None:
    if not traders(s, s.who):
        return
    given: i64 = 0
    while given < 3:
        if test_trade(s, given) == LEGAL:
            out.add(TRADE + given * 2)
            out.add(TRADE + given * 2 + 1)
        given += 1


def trade(s: Board, which: i64) -> None:
    given: i64 = which >> 1
    taken: i64 = which & 1
    if taken >= given:
        taken += 1
    s.spend(s.who, given, s.setup.box.traders_give, "T154")
    s.earn(s.who, taken, 1, "T154")
    if s.phase == A_HAND:
        s.last = -1


def can_reach(s: Board, seat: i64, kind: i64, number: i64) -> bool:
    """Whether a seat holds so many of a kind, or can trade for them."""
    tribe = s.tribes[seat]
    missing: i64 = number - tribe.held(kind)
    if missing <= 0 or not traders(s, seat):
        return missing <= 0
    other: i64 = 0
    while other < 3:
        if other != kind:
            missing -= tribe.held(other) // s.setup.box.traders_give
        other += 1
    return missing <= 0


# Cunning (T176).


def fresh(s: Board) -> bool:
    """An action whose effect has not begun."""
    return s.phase >= A_GROW and s.phase <= A_LEARN and s.got == 0


def test_strengthen(s: Board, kind: i64) -> i64:
    if not fresh(s) or s.drafting:
        return NOT_NOW
    if not led_by(s, s.who, CUNNING):
        return NO_POWER
    if s.flags & STRENGTHENED != 0:
        return ONCE_A_TURN
    if s.level == STRONG:
        return STRONG_ALREADY
    return LEGAL if s.tribes[s.who].held(kind) > 0 else NO_RESOURCE


def list_strengthen(s: Board, out: Actions) -> None:
    if cunning(s, s.who):
        kind: i64 = 0
        while kind < 3:
            if test_strengthen(s, kind) == LEGAL:
                out.add(STRENGTHEN + kind)
            kind += 1


def strengthen(s: Board, kind: i64) -> None:
    """T176: declared after the die is placed, before the effect."""
    s.spend(s.who, kind, 1, "T176")
    s.flags |= STRENGTHENED
    s.level += 1
    s.tell1("strengthened", "T176", s.who, "level", s.level)


# The elder (T30, T158).


def lendable(s: Board) -> i64:
    """T158: developments that can be used once at this point."""
    phase: i64 = s.phase
    if phase == A_END:
        return shift(1, STONE_TOOLS) | shift(1, POTTERY)
    if phase == A_FIGHT:
        return shift(1, BOW)
    if not fresh(s) or s.drafting:
        return 0
    if phase == A_GROW:
        return shift(1, HEARTH)
    if phase == A_MOVE:
        return shift(1, STABLE)
    if phase == A_GATHER:
        return shift(1, BASKETRY) | shift(1, OXEN)
    return shift(1, CAVE_PAINTINGS)


def test_borrow(s: Board, development: i64, lender: i64) -> i64:
    """T30: once per own turn, one resource to a player, one of his developments once."""
    if s.who != s.active or (lendable(s) >> development) & 1 == 0:
        return NOT_NOW
    tribe = s.tribes[s.who]
    if tribe.elder < 0:
        return NO_ELDER
    if s.flags & TRIBUTE_PAID != 0:
        return ONCE_A_TURN
    if lender == s.who or lender >= s.players:
        return WRONG_TARGET
    if (tribe.fulfilled >> development) & 1 != 0 or (s.tribes[lender].fulfilled >> development) & 1 == 0:
        return NO_DEVELOPMENT
    needed: i64 = 2 if development == POTTERY else 1
    return LEGAL if tribe.wealth() >= needed else NO_RESOURCE


def list_borrows(s: Board, out: Actions) -> None:
    if s.tribes[s.who].elder < 0 or s.flags & TRIBUTE_PAID != 0:
        return
    usable: i64 = lendable(s)
    development: i64 = 0
    while development < DEVELOPMENTS:
        if (usable >> development) & 1 != 0:
            lender: i64 = 0
            while lender < s.players:
                if test_borrow(s, development, lender) == LEGAL:
                    out.add(BORROW + development * 4 + lender)
                lender += 1
        development += 1


def borrow(s: Board, development: i64, lender: i64) -> None:
    """T146: the resource is paid first."""
    s.flags |= TRIBUTE_PAID
    s.lent = development
    s.tell2("borrowed", "T30", s.who, "goal", development, "from_seat", lender)
    s.back = s.phase
    s.queue = lender
    s.phase = A_TRIBUTE


def list_tribute(s: Board, out: Actions) -> None:
    kind: i64 = FOOD
    while kind < 3:
        if test_tribute(s, kind) == LEGAL:
            out.add(PAY + kind)
        kind += 1
    list_trades(s, out)


def hand_over(s: Board, giver: i64, taker: i64, kind: i64, rule: str) -> None:
    """One resource goes from seat to seat."""
    s.tribes[giver].gain(kind, -1)
    s.tribes[taker].gain(kind, 1)
    s.tell2("given", rule, giver, "resource", kind, "to_seat", taker)


def test_tribute(s: Board, kind: i64) -> i64:
    return LEGAL if s.tribes[s.who].held(kind) > 0 else NO_RESOURCE
