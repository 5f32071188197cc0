"""Whether what a question remembers fits the table: for positions that somebody has written or changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from folkmoot.games.tribes import cards as c
from folkmoot.games.tribes.board import Board
from folkmoot.games.tribes.conflicts import conflicts, fighters, room_from
from folkmoot.games.tribes.document import REGISTERS
from folkmoot.games.tribes.market import test_borrow
from folkmoot.games.tribes.volcano import beside_volcano, seat_after

DEED_OF: Final = {
    c.A_GROW: {0}, c.A_MOVE: {1}, c.A_GATHER: {2}, c.A_LEARN: {3}, c.A_WANDER: {0, 2, 3}, c.A_PUSH: {1},
    c.A_PUSH_TO: {1}, c.A_YIELD: {2}, c.A_MIX: {2}, c.A_GIFT: {2}, c.A_BASKET: {2}, c.A_BASKET_TYPE: {2},
    c.A_FARM: {2}, c.A_FOUND: {0, 1, 2, 3}, c.A_LIGHT: {0, 1, 2, 3}, c.A_TRIBUTE: {-1, 0, 1, 2, 3},
    c.C_GOAL: {-1, 3},
}  # fmt: skip
"""The action under way in each question; none in all others."""
OTHERS_ASKED: Final = (
    c.A_LEADER, c.A_START, c.A_BONUS, c.A_GIFT, c.A_BID, c.A_HAND, c.A_SETTLE, c.A_SPARE, c.A_LOSE, c.A_AMBUSH,
    c.A_REPEL, c.A_FLEE, c.C_POWER,
)  # fmt: skip
"""Questions that may go to another seat than the active one."""
REMEMBER_NOTHING: Final = (c.A_ACT, c.A_END, c.A_BEFORE, c.C_ROLL)


def fits(s: Board) -> bool:
    """Whether the registers of a state could have come about with its table and stage."""
    phase = int(s.phase)
    if phase >= c.FIRST_ASK and phase not in OTHERS_ASKED and s.who != s.active:
        return False
    if phase >= c.FIRST_ASK and not 0 <= s.who < s.players:
        return False
    if s.deed not in DEED_OF.get(phase, {-1}):
        return False
    if phase in REMEMBER_NOTHING:
        return all(getattr(s, name) == value for name, value in REGISTERS.items() if name != "who")
    check = CHECKS.get(phase)
    return check is None or check(s)


def on_field(s: Board, hex: int) -> bool:
    return 0 <= hex < s.setup.layout.size


def action(s: Board) -> bool:
    """An action that is being carried out: how much of it is done."""
    most = c.NUM_GOALS if s.phase == c.A_LEARN else s.want + s.setup.box.kinship
    return 0 <= s.got <= most and s.mask & ~s.setup.layout.all == 0 and (s.phase != c.A_GROW or s.mark < 2)


def at_hex(s: Board) -> bool:
    """A hex that the active player gathers."""
    here = s.tribes[s.active].here
    return (
        on_field(s, int(s.hex))
        and here >> s.hex & 1 == 1
        and (s.mask | s.mark) & ~s.setup.layout.all == 0
        and action(s)
    )


def mix(s: Board) -> bool:
    return at_hex(s) and -1 <= s.back <= 2 and 0 <= s.queue <= 7 and s.left >= 1 and s.land_hex(c.WILD_LAND) == s.hex


def gift(s: Board) -> bool:
    return at_hex(s) and s.tribes[s.who].power == c.SHARED_GIFTS and s.who != s.active


def basket(s: Board) -> bool:
    inside = s.mask & ~s.tribes[s.active].here == 0
    return inside and s.mask != 0 and (s.phase == c.A_BASKET or s.land_hex(c.WILD_LAND) == s.hex)


def farm(s: Board) -> bool:
    return s.mask != 0 and s.mask & ~(s.lakes & s.tribes[s.active].here) == 0 and s.supply(s.active) > 0


def found(s: Board) -> bool:
    load = int(s.load(c.DISCOVERY)) if s.is_open(c.DISCOVERY) else 0
    stock = (load & 15) + (load >> 4 & 15) + (load >> 8)
    back = s.deed == c.MOVING or s.back in (c.A_WANDER, c.A_GROW, c.A_GATHER, c.A_LEARN)
    return 1 <= s.left <= stock and back and s.last <= 2


def push_to(s: Board) -> bool:
    there = on_field(s, int(s.hex)) and s.queue < s.players and s.queue != s.active and s.last == -1
    return there and s.tribes[s.queue].members(s.hex) > 0


def tribute(s: Board) -> bool:
    """As if the elder were about to borrow."""
    before = (c.A_END, c.A_FIGHT, c.A_GROW, c.A_MOVE, c.A_GATHER, c.A_LEARN)
    if s.back not in before or not 0 <= s.queue < s.players or s.lent < 0 or s.got != 0:
        return False
    if (s.deed >= 0) != (c.A_GROW <= s.back <= c.A_LEARN):
        return False
    phase, flags = s.phase, s.flags
    s.phase, s.flags = s.back, s.flags & ~16
    fine = test_borrow(s, s.lent, s.queue) == 0
    s.phase, s.flags = phase, flags
    return fine


def spots(s: Board) -> bool:
    """Places for something that an event brings."""
    card = {c.A_TIGER: c.SABRE_TOOTH, c.A_INVADERS: c.INVASION, c.A_MAMMOTH: c.MAMMOTH, c.A_VOLCANO: c.VOLCANO}
    where = {c.A_TIGER: s.mountains, c.A_MAMMOTH: s.lakes, c.A_VOLCANO: (1 << len(s.setup.layout.cells)) - 1}
    inside = s.mask != 0 and s.mask & ~where.get(int(s.phase), s.setup.layout.all) == 0
    back = s.phase != c.A_TIGER or s.back in (c.A_ACT, c.P_DOUBLE)
    fresh = s.phase != c.A_VOLCANO or (s.volcano < 0 and s.die0 == s.die1 >= 0)
    return inside and back and fresh and s.queue < 32 and s.is_open(card[int(s.phase)])


def bid(s: Board) -> bool:
    seats = (1 << int(s.players)) - 1
    highest = 0 <= s.want < c.MOST_BID and (s.want > 0) == (s.got >= 0) and s.got < s.players
    able = s.queue & ~seats == 0 and s.queue >> s.who & 1 == 1 and s.tribes[s.who].wealth() > s.want
    return highest and able and s.left == s.who != s.got and s.is_open(c.CHIEF) and holds_bid(s)


def holds_bid(s: Board) -> bool:
    return s.got < 0 or (s.tribes[s.got].wealth() >= s.want and s.queue >> s.got & 1 == 1)


def hand(s: Board) -> bool:
    return 1 <= s.left <= min(int(s.tribes[s.who].wealth()), c.MOST_BID) and -1 <= s.last < 12


def settle(s: Board) -> bool:
    return 0 <= s.got < s.players and s.who == seat_after(s, s.got) and s.is_open(c.ABANDONED_VILLAGE)


def spare(s: Board) -> bool:
    """A village that is being paid, by step 5 or by the event."""
    abandoned = s.back == c.P_SETTLERS
    where = s.hex == c.BOARD or (on_field(s, int(s.hex)) and s.tribes[s.who].here >> s.hex & 1 == 1)
    whose = settle(s) if abandoned else s.back == c.A_END and s.who == s.active
    return where and whose and 1 <= s.left <= 9 and -1 <= s.last <= 2 and s.mask < 4096 and s.villages_left() > 0


def lose(s: Board) -> bool:
    seats = (1 << int(s.players)) - 1
    asked = 1 <= s.got <= s.players and s.who == seat_after(s, s.got - 1) and s.queue & ~seats == 0
    return asked and 1 <= s.left <= beside_volcano(s, s.who, 0) and 0 <= s.want <= 5 and s.is_open(c.VOLCANO)


def fight(s: Board) -> bool:
    return s.mask == conflicts(s)


def target(s: Board) -> bool:
    """A conflict in which a target is chosen, or an ambush may be sprung."""
    if not on_field(s, int(s.hex)) or not (-1 <= s.got <= c.INVADERS and -1 <= s.want <= c.INVADERS):
        return False
    there = fighters(s, s.hex)
    if s.phase == c.A_AMBUSH:
        return there >> s.who & 1 == 1 and s.tribes[s.who].power == c.AMBUSH and s.got == s.want == -1
    return s.queue == there & ~(1 << int(s.who)) and s.queue != there and s.got == s.want == -1


def flee(s: Board) -> bool:
    able = s.tribes[s.who].power == c.EVASIVE and s.who != s.active
    return able and on_field(s, int(s.hex)) and 1 <= s.left <= min(room_from(s, 0), s.supply(s.who)) and s.last < 31


def takes(s: Board) -> bool:
    return 1 <= s.left <= 9 and -1 <= s.last <= 2


def come_back(s: Board) -> bool:
    fitting = s.mask != 0 and s.mask & ~s.setup.layout.all == 0
    return fitting and 1 <= s.left <= min(s.supply(s.active), s.setup.box.returning) and s.last < c.HEXES


def elder(s: Board) -> bool:
    own = s.tribes[s.active]
    return s.setup.elders and own.elder < 0 and on_field(s, int(s.hex)) and own.villages >> s.hex & 1 == 1


def offer(s: Board) -> bool:
    return on_field(s, int(s.hex)) and s.tribes[s.active].here >> s.hex & 1 == 1 and s.tribes[s.active].tokens & 1 == 1


def start(s: Board) -> bool:
    if s.first < 0 or not 0 <= s.want < s.players or s.who != (s.first + s.want) % s.players:
        return False
    groups: list[int] = s.setup.box.start_members[s.want]
    return 0 <= s.got < len(groups) and s.active == s.first and (s.phase == c.A_START or takes(s))


def goal(s: Board) -> bool:
    ends = s.back == c.P_ACTED if s.deed == c.LEARNING else s.back == c.A_END
    return ends and 1 <= s.left <= s.tribes[s.active].deck_size()


def land(s: Board) -> bool:
    return 0 <= s.hex < c.NUM_LANDS and s.land_hex(s.hex) == c.NOWHERE


def leader(s: Board) -> bool:
    return s.first >= 0 and 0 <= s.who < s.players and s.tribes[s.who].power < 0 <= s.tribes[s.who].kind


CHECKS: Final[dict[int, Callable[[Board], bool]]] = {
    c.A_GROW: action, c.A_MOVE: action, c.A_GATHER: action, c.A_LEARN: action, c.A_YIELD: at_hex, c.A_MIX: mix,
    c.A_GIFT: gift, c.A_BASKET: basket, c.A_BASKET_TYPE: basket, c.A_FARM: farm, c.A_FOUND: found,
    c.A_PUSH_TO: push_to, c.A_TRIBUTE: tribute, c.A_TIGER: spots, c.A_INVADERS: spots, c.A_MAMMOTH: spots,
    c.A_VOLCANO: spots, c.A_BID: bid, c.A_HAND: hand, c.A_SETTLE: settle, c.A_SPARE: spare, c.A_LOSE: lose,
    c.A_FIGHT: fight, c.A_AMBUSH: target, c.A_SHOOT: target, c.A_REPEL: target, c.A_FLEE: flee, c.A_LIGHT: takes,
    c.A_POT_TAKE: takes, c.A_RETURN: come_back, c.A_ELDER: elder, c.A_OFFER: offer, c.A_START: start,
    c.A_BONUS: start, c.A_LEADER: leader, c.C_POWER: leader, c.C_GOAL: goal, c.C_LAND_HEX: land,
    c.C_EVENT: lambda s: s.slot1 < 0 and s.die0 == s.die1 >= 0, c.C_ROLL_ONE: lambda s: 0 <= s.last <= 2,
}  # fmt: skip
