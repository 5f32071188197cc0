# mypyc: hot
"""Grow (T15, T170), and what all four actions share: their beginning and their end."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import MILD, Board
from folkmoot.games.tribes.engine.codes import (
    A_GATHER,
    A_GROW,
    A_LEARN,
    A_LIGHT,
    A_MOVE,
    A_POT_GIVE,
    A_WANDER,
    AMBUSH,
    BOARD,
    CAVE_PAINTINGS,
    DONE,
    ENOUGH,
    GATHERING,
    GROW,
    GROWING,
    HEARTH,
    MILD_WINTER,
    MOVING,
    NO_POWER,
    NOBODY_LEFT,
    NOBODY_THERE,
    OUT_OF_ORDER,
    OXEN,
    P_ACTED,
    POTTERY,
)
from folkmoot.games.tribes.engine.market import hand_over, list_borrows, list_buys, list_strengthen
from folkmoot.games.tribes.engine.powers import ambush, kinship, led_by, light_in_the_dark, wayfarers


def begin_action(s: Board, deed: i64, level: i64) -> None:
    """The die lies: how strong the action is. T141: Discovery looks at the field as it is now."""
    seat: i64 = s.active
    s.who = seat
    s.deed = deed
    s.level = level
    s.got = 0
    s.last = -1
    s.mask = 0
    s.mark = 0
    s.prey = s.others(seat) & ~s.tribes[seat].here
    if s.invaders > 0:
        s.prey &= ~shift(1, s.invaders_at)
    if deed == GROWING and s.is_open(MILD_WINTER):
        mild_winter(s)
    prepare(s)


def mild_winter(s: Board) -> None:
    """T169: every Grow takes one food off the card."""
    s.flags |= MILD
    left: i64 = s.load(MILD_WINTER) - 1
    s.set_load(MILD_WINTER, left)
    s.tell1("card_food", "T169", s.active, "number", left)
    if left == 0:
        s.discard_event(MILD_WINTER)


def prepare(s: Board) -> None:
    """How many an action allows; asked again when it was strengthened or helped by the elder."""
    box = s.setup.box
    seat: i64 = s.active
    if s.deed == GROWING:
        s.want = box.grow[s.level]
        if s.has(seat, HEARTH):
            s.want += box.hearth
        if s.flags & MILD != 0:
            s.want += box.mild_winter
        s.phase = A_GROW
    elif s.deed == MOVING:
        s.want = box.move[s.level]
        s.phase = A_MOVE
    elif s.deed == GATHERING:
        s.want = box.gather_hexes[s.level]
        if s.has(seat, OXEN):
            s.want += box.oxen
        s.phase = A_GATHER
    else:
        s.want = box.learn[s.level]
        if s.has(seat, CAVE_PAINTINGS):
            s.want += box.cave_paintings
        s.phase = A_LEARN


def finish_action(s: Board) -> None:
    """What a leader adds after an action, before its village check."""
    if wayfarers(s, s.active):
        s.last = -1
        s.phase = A_WANDER
    else:
        finish_wandering(s)


def finish_wandering(s: Board) -> None:
    s.left = light_in_the_dark(s, s.active)
    s.last = -1
    s.phase = A_LIGHT if s.left > 0 else P_ACTED


# The choices of Grow: hexes in ascending order, then done.


def test_grow(s: Board, hex: i64) -> i64:
    """T15, T170: `mark` is set when one of the members went to a hex with another's."""
    seat: i64 = s.active
    if hex == BOARD:
        if not led_by(s, seat, AMBUSH):
            return NO_POWER
        if ambush(s, seat) == 0:
            return ENOUGH
    elif (s.tribes[seat].here >> hex) & 1 == 0:
        return NOBODY_THERE
    if s.supply(seat) == 0:
        return NOBODY_LEFT
    if hex < s.last:
        return OUT_OF_ORDER
    if s.got < s.want:
        return LEGAL
    extra: i64 = kinship(s, seat)
    if s.got < s.want + extra and (s.mark != 0 or shared(s, hex)):
        return LEGAL
    return ENOUGH


def shared(s: Board, hex: i64) -> bool:
    """A hex with an ordinary member of another player."""
    return hex != BOARD and (s.others(s.active) >> hex) & 1 != 0


def list_grow(s: Board, out: Actions) -> None:
    out.add(DONE)
    list_strengthen(s, out)
    here: i64 = s.tribes[s.active].here | shift(1, BOARD)
    hex: i64 = s.last if s.last > 0 else 0
    here >>= hex
    while here != 0:
        if here & 1 != 0 and test_grow(s, hex) == LEGAL:
            out.add(GROW + hex)
        here >>= 1
        hex += 1
    list_buys(s, out)
    list_borrows(s, out)


def grow(s: Board, hex: i64) -> None:
    """One member more; a draft until it is done."""
    s.begin_draft()
    s.trail = [*s.trail, int(GROW + hex)]
    if shared(s, hex):
        s.mark = 1
    if hex == BOARD:
        s.tribes[s.active].board += 1
    else:
        s.tribes[s.active].change(hex, 1)
    s.got += 1
    s.last = hex
    s.tell1("draft", "T15", s.active, "hex", hex)


def grow_done(s: Board) -> None:
    trail = s.trail
    s.end_draft()
    for code in trail:
        s.tell1("grew", "T15", s.active, "hex", i64(code) - GROW)
    s.flags &= ~MILD
    finish_action(s)


def test_farm(s: Board, hex: i64) -> i64:
    """Farmers: one member on a gathered lake; `mask` holds those."""
    return LEGAL if (s.mask >> hex) & 1 != 0 else NOT_NOW


def list_farm(s: Board, out: Actions) -> None:
    out.add(DONE)
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_farm(s, hex) == LEGAL:
            out.add(GROW + hex)
        hex += 1


def farm(s: Board, code: i64) -> None:
    if code != DONE:
        s.tribes[s.active].change(code - GROW, 1)
        s.tell1("grew", "T104", s.active, "hex", code - GROW)
    finish_action(s)


def take_light(s: Board, kind: i64) -> None:
    """T168: a resource of choice for a weak action."""
    s.earn(s.active, kind, 1, "T168")
    s.last = kind
    s.left -= 1
    if s.left == 0:
        s.phase = P_ACTED


def pay_tribute(s: Board, kind: i64) -> None:
    """T146: then the borrowed development serves: at once for Pottery, else in the action, conflict or payment."""
    hand_over(s, s.who, s.queue, kind, "T30")
    if s.lent == POTTERY:
        s.phase = A_POT_GIVE
    elif s.deed >= 0:
        prepare(s)
    else:
        s.phase = s.back
