# mypyc: hot
"""Gather (T17, T164) with everything that adds to it, and Learn (T18, T120)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import (
    A_BASKET,
    A_BASKET_TYPE,
    A_FARM,
    A_GATHER,
    A_GIFT,
    A_MIX,
    A_YIELD,
    BASKETRY,
    C_GOAL,
    DISCARD,
    DONE,
    ENOUGH,
    FILL,
    GATHER,
    GLACIER,
    INVADED,
    JUNGLE,
    MUST_STAY,
    NOBODY_THERE,
    NOT_OPEN,
    NUM_GOALS,
    OASIS,
    OUT_OF_ORDER,
    P_ACTED,
    P_DRAW,
    P_GATHERED,
    P_GIFT,
    PLENTY_OF_FOOD,
    STONE,
    STRONG,
    TAKE,
    TOO_FEW,
    WILD_LAND,
    WRONG_TYPE,
)
from folkmoot.games.tribes.engine.growing import finish_action
from folkmoot.games.tribes.engine.market import list_borrows, list_buys, list_strengthen
from folkmoot.games.tribes.engine.powers import common_purpose, farmers, shared_gifts
from folkmoot.games.tribes.engine.tribe import bits


def test_gather(s: Board, hex: i64) -> i64:
    """T17, T118, T149: a hex with own members, once per action, in ascending order."""
    tribe = s.tribes[s.active]
    if (tribe.here >> hex) & 1 == 0:
        return NOBODY_THERE
    if s.invaders > 0 and s.invaders_at == hex:
        return INVADED
    thick: bool = s.land_hex(JUNGLE) == hex or s.land_hex(OASIS) == hex
    if thick and tribe.members(hex) < s.setup.box.needed_members:
        return TOO_FEW
    if hex <= s.last:
        return OUT_OF_ORDER
    return LEGAL if s.got < s.want else ENOUGH


def list_gather(s: Board, out: Actions) -> None:
    out.add(DONE)
    list_strengthen(s, out)
    here: i64 = s.tribes[s.active].here
    hex: i64 = 0
    while here != 0:
        if here & 1 != 0 and test_gather(s, hex) == LEGAL:
            out.add(GATHER + hex)
        here >>= 1
        hex += 1
    list_buys(s, out)
    list_borrows(s, out)


def gather(s: Board, hex: i64) -> None:
    """`mask` holds the gathered hexes that Basketry may add to, `mark` those gathered for stone instead."""
    s.got += 1
    s.last = hex
    s.hex = hex
    s.tell1("gathered", "T17", s.active, "hex", hex)
    if s.frozen(hex):
        gather_glacier(s)
        return
    s.mask |= shift(1, hex)
    if s.land_hex(WILD_LAND) == hex:
        s.left = amount(s, hex)
        s.queue = 0
        s.back = -1
        s.phase = A_MIX if s.left > 0 else P_GIFT
    elif (s.hot >> hex) & 1 != 0 and s.terrain_at(hex) != STONE:
        s.phase = A_YIELD
    else:
        take_yield(s, s.terrain_at(hex))


def amount(s: Board, hex: i64) -> i64:
    """T164: the basic yield, with Common purpose, which follows its type."""
    return s.setup.box.gather_amount[s.level] + common_purpose(s, s.active, hex)


def gather_glacier(s: Board) -> None:
    """T151: exactly one stone; a strong Gather lays one onto it, at five it melts."""
    s.earn(s.active, STONE, s.setup.box.glacier_yield, "T151")
    if s.level == STRONG:
        s.pile += 1
        s.tell1("glacier", "T151", s.active, "number", s.pile)
        if s.pile >= s.setup.box.glacier_stones:
            s.melted = True
            s.tell("melted", "T151", -1)
    plenty(s, STONE)
    s.phase = P_GIFT


def test_yield(s: Board, kind: i64) -> i64:
    """T164: beside the volcano the own resource or stone."""
    return LEGAL if kind == STONE or kind == s.terrain_at(s.hex) else WRONG_TYPE


def list_yields(s: Board, out: Actions) -> None:
    kind: i64 = 0
    while kind < 3:
        if test_yield(s, kind) == LEGAL:
            out.add(TAKE + kind)
        kind += 1


def take_yield(s: Board, kind: i64) -> None:
    """The basic yield in one kind; T149: a great land's extra is of its own type; T151: what the glacier left."""
    hex: i64 = s.hex
    terrain: i64 = s.terrain_at(hex)
    s.earn(s.active, kind, amount(s, hex), "T17")
    if kind != terrain:
        s.mark |= shift(1, hex)
    if s.land_hex(terrain) == hex:
        s.earn(s.active, terrain, s.setup.box.great, "T149")
    if s.melted and s.land_hex(GLACIER) == hex and s.pile > 0:
        s.earn(s.active, STONE, s.pile, "T151")
        s.pile = 0
    plenty(s, kind)
    s.phase = P_GIFT


def plenty(s: Board, kind: i64) -> None:
    """T142: two more from the card of that resource, as far as they last."""
    event: i64 = PLENTY_OF_FOOD + kind
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


def list_mix(s: Board, out: Actions) -> None:
    kind: i64 = s.back if s.back > 0 else 0
    while kind < 3:
        out.add(TAKE + kind)
        kind += 1


def test_mix(s: Board, kind: i64) -> i64:
    """T148: wild land gives any mix; `back` is the latest kind."""
    return LEGAL if kind >= s.back else OUT_OF_ORDER


def take_mix(s: Board, kind: i64) -> None:
    """T165: `queue` collects the kinds for the Plenty cards."""
    s.earn(s.active, kind, 1, "T148")
    s.queue |= shift(1, kind)
    s.back = kind
    s.left -= 1
    if s.left > 0:
        return
    other: i64 = 0
    while other < 3:
        if (s.queue >> other) & 1 != 0:
            plenty(s, other)
        other += 1
    s.phase = P_GIFT


def yields(s: Board, hex: i64) -> i64:
    """T174: the kinds that a hex can yield, as a set."""
    if s.land_hex(WILD_LAND) == hex:
        return 7
    found: i64 = shift(1, s.terrain_at(hex))
    if (s.hot >> hex) & 1 != 0 and not s.frozen(hex):
        found |= shift(1, STONE)
    return found


def give_gift(s: Board) -> None:
    """T174: who has Shared gifts and is present takes one, too."""
    s.phase = A_GATHER
    seat: i64 = shared_gifts(s, s.active, s.hex)
    if seat >= 0:
        s.who = seat
        s.phase = A_GIFT


def test_gift(s: Board, kind: i64) -> i64:
    return LEGAL if (yields(s, s.hex) >> kind) & 1 != 0 else WRONG_TYPE


def list_gifts(s: Board, out: Actions) -> None:
    kind: i64 = 0
    while kind < 3:
        if test_gift(s, kind) == LEGAL:
            out.add(TAKE + kind)
        kind += 1


def take_gift(s: Board, kind: i64) -> None:
    s.earn(s.who, kind, s.setup.box.shared_gifts, "T174")
    s.who = s.active
    s.phase = A_GATHER


def gather_done(s: Board) -> None:
    """Basketry adds to one gathered hex, never to the glacier."""
    s.phase = A_BASKET if s.mask != 0 and s.has(s.active, BASKETRY) and s.setup.box.basketry > 0 else P_GATHERED


def test_basket(s: Board, hex: i64) -> i64:
    return LEGAL if (s.mask >> hex) & 1 != 0 else NOBODY_THERE


def list_baskets(s: Board, out: Actions) -> None:
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_basket(s, hex) == LEGAL:
            out.add(FILL + hex)
        hex += 1


def fill_basket(s: Board, hex: i64) -> None:
    """T164: Basketry follows the choice made for the hex."""
    s.hex = hex
    if s.land_hex(WILD_LAND) == hex:
        s.phase = A_BASKET_TYPE
    else:
        take_basket(s, STONE if (s.mark >> hex) & 1 != 0 else s.terrain_at(hex))


def take_basket(s: Board, kind: i64) -> None:
    s.earn(s.active, kind, s.setup.box.basketry, "T164")
    s.phase = P_GATHERED


def gathered(s: Board) -> None:
    """Farmers come last."""
    s.mask = farmers(s, s.active, s.mask)
    if s.mask != 0:
        s.phase = A_FARM
    else:
        finish_action(s)


# Learn.


def test_discard(s: Board, goal: i64) -> i64:
    """T120: at most one open goal per own village on the field."""
    tribe = s.tribes[s.active]
    if (tribe.open >> goal) & 1 == 0:
        return NOT_OPEN
    return LEGAL if s.got < bits(tribe.villages) else MUST_STAY


def list_learn(s: Board, out: Actions) -> None:
    out.add(DONE)
    list_strengthen(s, out)
    list_buys(s, out)
    goal: i64 = 0
    while goal < NUM_GOALS:
        if test_discard(s, goal) == LEGAL:
            out.add(DISCARD + goal)
        goal += 1
    list_borrows(s, out)


def discard(s: Board, goal: i64) -> None:
    """T18: under the own deck, in the order chosen; all see it."""
    tribe = s.tribes[s.active]
    tribe.open &= ~shift(1, goal)
    tribe.put_under(goal)
    s.got += 1
    s.tell1("goal_put_under", "T120", s.active, "goal", goal)


def learn_done(s: Board) -> None:
    """T18: the full number, or all that are left."""
    size: i64 = s.tribes[s.active].deck_size()
    s.left = s.want if s.want < size else size
    s.back = P_ACTED
    s.phase = P_DRAW


def draw_goal(s: Board) -> None:
    """The next goal: from the undetermined top, then from the known cards below."""
    tribe = s.tribes[s.active]
    if s.left == 0:
        if s.back == P_ACTED:
            finish_action(s)
        else:
            s.phase = s.back
        return
    if tribe.deck != 0:
        s.phase = C_GOAL
        return
    learn_goal(s, tribe.next_under())


def learn_goal(s: Board, goal: i64) -> None:
    tribe = s.tribes[s.active]
    tribe.deck &= ~shift(1, goal)
    tribe.open |= shift(1, goal)
    s.left -= 1
    s.phase = P_DRAW
    s.tell1("goal_drawn", "T18", s.active, "goal", goal)
