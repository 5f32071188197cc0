# mypyc: hot
"""T7-T9: laying the field, dealing tribes and powers, the first placement."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, NOT_NOW
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import (
    A_BONUS,
    A_LEADER,
    A_START,
    ABANDONED_VILLAGE,
    C_FIRST,
    C_LAND,
    C_LAND_HEX,
    C_LANDS,
    C_POOL,
    C_POWER,
    C_TERRAIN,
    C_TRIBE,
    CHIEF,
    LEAD,
    NOT_FREE,
    NOT_YOURS,
    NOWHERE,
    NUM_EVENTS,
    NUM_GOALS,
    NUM_LANDS,
    OUT_OF_ORDER,
    P_SETUP,
    P_TURN,
    PLACE,
    POTTERY,
    TAKE,
    TERRAIN_OF_LAND,
    UNLAID,
)
from folkmoot.games.tribes.engine.options import LEADERS_CHOSEN, LEADERS_OFF
from folkmoot.games.tribes.engine.tribe import bits


def new_game(s: Board) -> None:
    """T7, T8: what is settled before anything is dealt."""
    row: i64 = 0
    place: i64 = 0
    while place < 12:
        row |= shift(s.setup.box.row[place % 3], place * 2)
        place += 1
    s.dice = row
    s.aside = shift(1, CHIEF) | shift(1, ABANDONED_VILLAGE)
    s.deck = (shift(1, NUM_EVENTS) - 1) & ~s.aside
    goals: i64 = shift(1, NUM_GOALS) - 1
    if s.players == 2:
        goals &= ~shift(1, POTTERY)
    seat: i64 = 0
    while seat < s.players:
        s.tribes[seat].deck = goals
        if seat < len(s.setup.tribes):
            s.tribes[seat].kind = s.setup.tribes[seat]
        seat += 1
    lay_named_lands(s)
    s.want = -1
    s.phase = P_SETUP


def lay_named_lands(s: Board) -> None:
    """T105: a land that an option names settles the terrain of its hex."""
    land: i64 = 0
    while land < NUM_LANDS:
        hex: i64 = s.setup.land_at[land]
        if hex != NOWHERE:
            s.lay_land(land, hex)
            terrain: i64 = TERRAIN_OF_LAND[land]
            if terrain != UNLAID:
                s.lay_terrain(hex, terrain)
        land += 1


def next_deal(s: Board) -> None:
    """The next thing that setup has to settle."""
    if next_unlaid(s) >= 0:
        s.phase = C_TERRAIN
        return
    if s.setup.random_lands and s.want < 0:
        s.phase = C_LANDS
        return
    if s.setup.random_lands and bits(laid_lands(s)) < s.want:
        s.phase = C_LAND_HEX if s.hex >= 0 else C_LAND
        return
    if next_undealt(s) >= 0:
        s.phase = C_TRIBE
    elif s.first < 0:
        s.phase = C_FIRST
    elif s.die0 < 0:
        s.phase = C_POOL
    else:
        begin_leaders(s)


def next_unlaid(s: Board) -> i64:
    """The first hex without terrain, or -1."""
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if s.terrain_at(hex) == UNLAID:
            return hex
        hex += 1
    return -1


def terrain_left(s: Board, terrain: i64) -> i64:
    """T2: as many of each terrain as players and one more."""
    left: i64 = s.players + s.setup.box.extra_terrain
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if s.terrain_at(hex) == terrain:
            left -= 1
        hex += 1
    return left


def laid_lands(s: Board) -> i64:
    """Special lands that lie on the field."""
    found: i64 = 0
    land: i64 = 0
    while land < NUM_LANDS:
        if s.land_hex(land) != NOWHERE:
            found |= shift(1, land)
        land += 1
    return found


def land_hexes(s: Board, land: i64) -> i64:
    """T105: where a land may lie."""
    found: i64 = s.setup.layout.all
    terrain: i64 = TERRAIN_OF_LAND[land]
    other: i64 = 0
    while other < NUM_LANDS:
        if s.land_hex(other) != NOWHERE:
            found &= ~shift(1, s.land_hex(other))
        other += 1
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if terrain != UNLAID and s.terrain_at(hex) != terrain:
            found &= ~shift(1, hex)
        hex += 1
    return found


def next_undealt(s: Board) -> i64:
    seat: i64 = 0
    while seat < s.players:
        if s.tribes[seat].kind < 0:
            return seat
        seat += 1
    return -1


def tribe_taken(s: Board, kind: i64) -> bool:
    seat: i64 = 0
    while seat < s.players:
        if s.tribes[seat].kind == kind:
            return True
        seat += 1
    return False


def following(s: Board, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def begin_leaders(s: Board) -> None:
    """T177: in turn order, after the terrain is laid."""
    s.who = s.first
    if s.setup.leaders == LEADERS_OFF:
        begin_placing(s)
        return
    while s.tribes[s.who].power >= 0:
        s.who = following(s, s.who)
        if s.who == s.first:
            begin_placing(s)
            return
    s.phase = A_LEADER if s.setup.leaders == LEADERS_CHOSEN else C_POWER


def test_lead(s: Board, power: i64) -> i64:
    """T104: one of the two powers of the own tribe."""
    return LEGAL if power >> 1 == s.tribes[s.who].kind else NOT_YOURS


def list_leaders(s: Board, out: Actions) -> None:
    kind: i64 = s.tribes[s.who].kind
    out.add(LEAD + kind * 2)
    out.add(LEAD + kind * 2 + 1)


def lead(s: Board, power: i64) -> None:
    s.tribes[s.who].power = power
    s.tell1("leader", "T177", s.who, "power", power)
    begin_leaders(s)


def begin_placing(s: Board) -> None:
    """T9: `want` is the place in turn order, `got` the hexes already taken by it."""
    s.who = s.first
    s.active = s.first
    s.want = 0
    s.got = 0
    s.hex = -1
    s.phase = A_START


def occupied(s: Board) -> i64:
    """T162: hexes that are not free: with members or invaders."""
    found: i64 = s.others(-1)
    if s.invaders > 0:
        found |= shift(1, s.invaders_at)
    return found


def test_start(s: Board, hex: i64) -> i64:
    """T102: only a hex without members."""
    if hex >= s.setup.layout.size:
        return NOT_NOW
    return LEGAL if (occupied(s) >> hex) & 1 == 0 else NOT_FREE


def list_start(s: Board, out: Actions) -> None:
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_start(s, hex) == LEGAL:
            out.add(PLACE + hex)
        hex += 1


def start_at(s: Board, hex: i64) -> None:
    groups = s.setup.box.start_members[s.want]
    number: i64 = groups[s.got]
    s.tribes[s.who].change(hex, number)
    s.tell2("placed", "T9", s.who, "hex", hex, "number", number)
    s.got += 1
    if s.got < len(groups):
        return
    s.got = 0
    s.left = s.setup.box.start_resources[s.want]
    s.last = -1
    s.phase = A_BONUS
    if s.left == 0:
        next_placing(s)


def test_bonus(s: Board, kind: i64) -> i64:
    """T103: any tokens, in ascending order."""
    return LEGAL if kind >= s.last else OUT_OF_ORDER


def list_takes(s: Board, out: Actions) -> None:
    kind: i64 = s.last if s.last > 0 else 0
    while kind < 3:
        out.add(TAKE + kind)
        kind += 1


def take_bonus(s: Board, kind: i64) -> None:
    s.earn(s.who, kind, 1, "T9")
    s.last = kind
    s.left -= 1
    if s.left == 0:
        next_placing(s)


def next_placing(s: Board) -> None:
    s.want += 1
    s.last = -1
    s.who = following(s, s.who)
    s.phase = A_START if s.want < s.players else P_TURN
