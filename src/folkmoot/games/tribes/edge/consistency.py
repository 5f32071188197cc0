"""Whether what a question remembers fits the table: for positions that somebody has written or changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from folkmoot.games.tribes.edge.document import REGISTERS
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.conflicts import conflicts, fighters, room_from
from folkmoot.games.tribes.engine.dealing import next_deal
from folkmoot.games.tribes.engine.growing import prepare
from folkmoot.games.tribes.engine.market import test_borrow
from folkmoot.games.tribes.engine.options import LEADERS_CHOSEN, LEADERS_DEALT, LEADERS_OFF
from folkmoot.games.tribes.engine.tribe import Tribe, bits
from folkmoot.games.tribes.engine.volcano import beside_volcano, seat_after

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
REMEMBER_NOTHING: Final = (c.P_TURN, c.P_CONFLICTS, c.A_ACT, c.A_END, c.A_BEFORE, c.C_ROLL)
DEALING: Final = (
    c.P_SETUP, c.C_TERRAIN, c.C_LANDS, c.C_LAND, c.C_LAND_HEX, c.C_TRIBE, c.C_FIRST, c.C_POOL,
)  # fmt: skip
PLACING: Final = (c.A_LEADER, c.A_START, c.A_BONUS, c.C_POWER)
"""Questions after the deal and before the first turn."""
FRESH: Final = (c.A_RETURN, c.A_BEFORE, c.C_ROLL, c.C_ROLL_ONE)
"""Questions before the roll."""
DOUBLED: Final = (
    c.C_EVENT, c.A_TIGER, c.A_INVADERS, c.A_MAMMOTH, c.A_VOLCANO, c.A_BID, c.A_HAND, c.A_SETTLE, c.A_LOSE,
)  # fmt: skip
"""Questions that a double brings up, after the roll and before the first action."""


def fits(s: Board) -> bool:
    """Whether the registers of a state could have come about with its table and stage."""
    phase = int(s.phase)
    if phase >= c.C_ROLL and phase not in OTHERS_ASKED and s.who != s.active:
        return False
    if phase >= c.FIRST_ASK and not 0 <= s.who < s.players:
        return False
    if s.deed not in DEED_OF.get(phase, {-1}):
        return False
    if phase in REMEMBER_NOTHING:
        return all(getattr(s, name) == value for name, value in REGISTERS.items() if name != "who")
    if phase in PLACING and not placed(s):
        return False
    check = CHECKS.get(phase)
    return check is None or check(s)


def in_frame(s: Board, phase: int) -> bool:
    """Whether the dice and the actions done are those of this part of a turn (T10-T13)."""
    hand = (s.die0 >= 0) + (s.die1 >= 0)
    passed = (s.next0 >= 0) + (s.next1 >= 0)
    done = bits(s.flags & 15)
    if phase in DEALING:
        return hand in ((0, 2) if phase == c.P_SETUP else (0,)) and passed == 0 and untouched(s)
    if phase in PLACING:
        return hand == 2 and passed == 0 and untouched(s)
    if phase in FRESH:
        return hand == 2 and done == 0
    if phase in DOUBLED or (phase == c.A_SPARE and s.back == c.P_SETTLERS):
        return hand == 2 and done == 0 and s.die0 == s.die1
    if s.deed >= 0:
        return passed >= 1 and done <= passed and s.flags >> s.deed & 1 == 1
    return done <= passed and (hand >= 1 if phase == c.A_ACT else hand == 0)


def untouched(s: Board) -> bool:
    """Whether nothing has happened yet but the deal and the placing of members."""
    cards = s.slot0 < 0 and s.slot1 < 0 and s.gone == 0 and s.volcano < 0
    return cards and s.flags == s.rounds == 0 and all(unplayed(s.tribes[seat]) for seat in range(s.players))


def unplayed(tribe: Tribe) -> bool:
    built = tribe.villages or tribe.hidden or tribe.elder >= 0 or tribe.board
    return not (built or tribe.points or tribe.open or tribe.fulfilled or tribe.under_size or tribe.tokens)


def placed(s: Board) -> bool:
    """T9, T177: in turn order, everybody before the one who is asked has a leader, or has placed, and nobody after."""
    choosing = s.phase in (c.A_LEADER, c.C_POWER)
    wanted = LEADERS_CHOSEN if s.phase == c.A_LEADER else LEADERS_DEALT
    if s.first < 0 or (choosing and s.setup.leaders != wanted):
        return False
    asked = (s.who - s.first) % s.players
    for place in range(s.players):
        tribe = s.tribes[(s.first + place) % s.players]
        groups = [int(number) for number in s.setup.box.start_members[place]]
        set_down = 0 if choosing or place > asked else len(groups)
        if not choosing and place == asked and s.phase == c.A_START:
            set_down = int(s.got)
        if tribe.kind < 0:
            return False
        led = s.setup.leaders != LEADERS_OFF and (not choosing or place < asked)
        standing = sorted(tribe.members(hex) for hex in range(c.HEXES) if tribe.members(hex))
        if standing != sorted(groups[:set_down]) or (tribe.power >= 0) != led:
            return False
    return True


def on_field(s: Board, hex: int) -> bool:
    return 0 <= hex < s.setup.layout.size


def action(s: Board) -> bool:
    """An action that is being carried out: how much of it there is, and is done."""
    if s.want != asked_for(s):
        return False
    most = c.NUM_GOALS if s.deed == c.LEARNING else s.want + s.setup.box.kinship
    marked = {c.GROWING: (0, 1), c.MOVING: (s.setup.layout.all, 0), c.LEARNING: (0, 0)}
    mask, mark = marked.get(int(s.deed), (s.setup.layout.all, s.setup.layout.all))
    return 0 <= s.got <= most and s.mask & ~mask == 0 and s.mark & ~mark == 0


def asked_for(s: Board) -> int:
    """What an action of this strength comes to."""
    phase, want = s.phase, s.want
    prepare(s)
    found = int(s.want)
    s.phase, s.want = phase, want
    return found


def gathering(s: Board) -> bool:
    """A Gather: its hexes hold own members."""
    return action(s) and (s.mask | s.mark) & ~s.tribes[s.active].here == 0


def at_hex(s: Board) -> bool:
    """A hex that the active player gathers."""
    return on_field(s, int(s.hex)) and s.tribes[s.active].here >> s.hex & 1 == 1 and gathering(s)


def mix(s: Board) -> bool:
    return at_hex(s) and -1 <= s.back <= 2 and 0 <= s.queue <= 7 and s.left >= 1 and s.land_hex(c.WILD_LAND) == s.hex


def gift(s: Board) -> bool:
    return at_hex(s) and s.tribes[s.who].power == c.SHARED_GIFTS and s.who != s.active


def basket(s: Board) -> bool:
    return gathering(s) and s.mask != 0 and (s.phase == c.A_BASKET or s.land_hex(c.WILD_LAND) == s.hex)


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
    if s.back not in before or not 0 <= s.queue < s.players or s.lent < 0:
        return False
    acting = s.deed >= 0
    if acting != (c.A_GROW <= s.back <= c.A_LEARN) or (acting and (s.got, s.mask, s.mark) != (0, 0, 0)):
        return False
    if s.back == c.A_FIGHT and not fight(s):
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
    able = s.queue & ~seats == 0 and s.queue >> s.who & 1 == 1
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
    """An eruption: whoever has not been asked yet and stands beside it, comes later."""
    seats = (1 << int(s.players)) - 1
    if not 1 <= s.got <= s.players or s.who != seat_after(s, s.got - 1) or s.queue & ~seats:
        return False
    for number in range(s.got, s.players):
        seat = seat_after(s, number)
        if s.queue >> seat & 1 != (s.tribes[seat].here & s.hot != 0):
            return False
    owed = s.want == s.setup.box.eruption[s.die0] and 1 <= s.left <= min(s.want, beside_volcano(s, s.who, 0))
    return owed and s.is_open(c.VOLCANO)


def fight(s: Board) -> bool:
    return s.mask == conflicts(s) != 0


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


def dealing(s: Board) -> bool:
    """The next thing to be dealt, while nobody stands anywhere.

    T105: `want` is how many special lands there are to be, `hex` the one that is drawn but not laid.
    """
    phase = s.phase
    tribes = [s.tribes[seat] for seat in range(s.players)]
    if any(tribe.here or (tribe.power >= 0 > tribe.kind) for tribe in tribes):
        return False
    drawn = s.hex == -1 or (0 <= s.hex < c.NUM_LANDS and s.land_hex(s.hex) == c.NOWHERE)
    if not drawn or not -1 <= s.want <= s.setup.box.random_lands:
        return False
    if phase != c.P_SETUP:
        next_deal(s)
    due, s.phase = s.phase, phase
    return bool(phase == due)


def leader(s: Board) -> bool:
    return s.first >= 0 and 0 <= s.who < s.players and s.tribes[s.who].power < 0 <= s.tribes[s.who].kind


CHECKS: Final[dict[int, Callable[[Board], bool]]] = {
    c.A_GROW: action, c.A_MOVE: action, c.A_GATHER: gathering, c.A_LEARN: action, c.A_YIELD: at_hex, c.A_MIX: mix,
    c.A_GIFT: gift, c.A_BASKET: basket, c.A_BASKET_TYPE: basket, c.A_FARM: farm, c.A_FOUND: found,
    c.A_PUSH_TO: push_to, c.A_TRIBUTE: tribute, c.A_TIGER: spots, c.A_INVADERS: spots, c.A_MAMMOTH: spots,
    c.A_VOLCANO: spots, c.A_BID: bid, c.A_HAND: hand, c.A_SETTLE: settle, c.A_SPARE: spare, c.A_LOSE: lose,
    c.A_FIGHT: fight, c.A_AMBUSH: target, c.A_SHOOT: target, c.A_REPEL: target, c.A_FLEE: flee, c.A_LIGHT: takes,
    c.A_POT_TAKE: takes, c.A_RETURN: come_back, c.A_ELDER: elder, c.A_OFFER: offer, c.A_START: start,
    c.A_BONUS: start, c.A_LEADER: leader, c.C_POWER: leader, c.C_GOAL: goal,
    **dict.fromkeys(DEALING, dealing),
    c.C_EVENT: lambda s: s.slot1 < 0 and s.die0 == s.die1 >= 0, c.C_ROLL_ONE: lambda s: 0 <= s.last <= 2,
}  # fmt: skip
