# mypyc: hot
"""Step 4 (T20, T21, T122-T127): conflicts, with Ambush, Bow, Walls and Evasive; then the tar pit."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import ATTACKED, RAIDED, Board
from folkmoot.games.tribes.engine.codes import (
    A_AMBUSH,
    A_END,
    A_FIGHT,
    A_FLEE,
    A_REPEL,
    A_SHOOT,
    AMBUSH_WITH,
    BOW,
    FIGHT,
    FLEE,
    FLEE_RIDING,
    FROM_ELDERS,
    FROM_INVADERS,
    INVADERS,
    INVASION,
    NO_CONFLICT,
    NO_MAMMOTH,
    NO_ROOM,
    NOBODY_LEFT,
    NOWHERE,
    OUT_OF_ORDER,
    P_ARMED,
    P_CONFLICTS,
    P_FOUGHT,
    P_ROUNDS,
    TAR_PIT,
    TOO_FAR,
    WALLS,
    WRONG_TARGET,
)
from folkmoot.games.tribes.engine.market import list_borrows, list_buys, owns
from folkmoot.games.tribes.engine.powers import ambusher, evasive
from folkmoot.games.tribes.engine.tribe import bits


def conflicts(s: Board) -> i64:
    """T20: hexes above their limit; T155: never one with only invaders."""
    found: i64 = 0
    hexes: i64 = s.others(-1)
    hex: i64 = 0
    while hexes != 0:
        if hexes & 1 != 0 and s.crowd(hex) > s.limit(hex):
            found |= shift(1, hex)
        hexes >>= 1
        hex += 1
    return found


def next_conflict(s: Board) -> None:
    """The active player picks the order; a single one without any choice is fought at once."""
    s.forget()
    s.mask = conflicts(s)
    if s.mask == 0:
        tar_pit(s)
        return
    s.who = s.active
    s.phase = A_FIGHT


def test_fight(s: Board, hex: i64) -> i64:
    return LEGAL if (s.mask >> hex) & 1 != 0 else NO_CONFLICT


def list_fights(s: Board, out: Actions) -> None:
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_fight(s, hex) == LEGAL:
            out.add(FIGHT + hex)
        hex += 1
    list_buys(s, out)
    if may_attack(s):
        list_borrows(s, out)


def may_attack(s: Board) -> bool:
    """Whether a borrowed Bow would have a conflict to serve in."""
    return s.mask & s.tribes[s.active].here & (s.others(s.active) | invaded(s)) != 0


def invaded(s: Board) -> i64:
    """The hex with invaders, as a set."""
    return shift(1, s.invaders_at) if s.invaders > 0 else 0


def fight(s: Board, hex: i64) -> None:
    """T171: Ambush comes before Bow and Walls. `got` is Bow's target, `want` the target of Walls, -1 for none."""
    s.hex = hex
    s.got = -1
    s.want = -1
    s.flags &= ~ATTACKED
    s.tell1("conflict", "T20", s.active, "hex", hex)
    seat: i64 = ambusher(s, hex)
    s.phase = P_ARMED
    if seat >= 0:
        s.who = seat
        s.phase = A_AMBUSH


def test_ambush(s: Board, number: i64) -> i64:
    return LEGAL if number <= s.tribes[s.who].board else NOBODY_LEFT


def list_ambush(s: Board, out: Actions) -> None:
    number: i64 = 0
    while number <= s.tribes[s.who].board:
        out.add(AMBUSH_WITH + number)
        number += 1


def strike(s: Board, number: i64) -> None:
    if number > 0:
        tribe = s.tribes[s.who]
        tribe.board -= number
        tribe.change(s.hex, number)
        s.tell2("ambush", "T171", s.who, "hex", s.hex, "number", number)
    s.who = s.active
    s.phase = P_ARMED


def fighters(s: Board, hex: i64) -> i64:
    """The tribes on a hex, invaders included, as a set."""
    found: i64 = 0
    seat: i64 = 0
    while seat < s.players:
        if (s.tribes[seat].here >> hex) & 1 != 0:
            found |= shift(1, seat)
        seat += 1
    if s.invaders > 0 and s.invaders_at == hex:
        found |= shift(1, INVADERS)
    return found


def only(seats: i64) -> i64:
    """The single member of a set of tribes, or -1."""
    if bits(seats) != 1:
        return -1
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def arm(s: Board) -> None:
    """T21, T122, T125: who attacks, whom Bow and Walls remove. Only a target among several is asked."""
    present: i64 = fighters(s, s.hex)
    s.phase = P_ROUNDS
    if bits(present) < 2:
        return
    if (present >> s.active) & 1 != 0:
        s.flags |= ATTACKED
    if s.flags & ATTACKED != 0 and s.has(s.active, BOW):
        s.queue = present & ~shift(1, s.active)
        s.got = only(s.queue)
        if s.got < 0:
            s.who = s.active
            s.phase = A_SHOOT
            return
    arm_walls(s)


def arm_walls(s: Board) -> None:
    """T21: Walls of a defender with a village here."""
    s.phase = P_ROUNDS
    seat: i64 = 0
    while seat < s.players:
        if owns(s, seat, WALLS) and (s.tribes[seat].villages >> s.hex) & 1 != 0 and seat != s.active:
            if s.flags & ATTACKED != 0:
                s.want = s.active
                return
            s.queue = fighters(s, s.hex) & ~shift(1, seat)
            s.want = only(s.queue)
            if s.want < 0:
                s.who = seat
                s.phase = A_REPEL
        seat += 1


def test_target(s: Board, target: i64) -> i64:
    return LEGAL if (s.queue >> target) & 1 != 0 else WRONG_TARGET


def list_targets_of(s: Board, out: Actions, code: i64) -> None:
    target: i64 = 0
    while target <= INVADERS:
        if test_target(s, target) == LEGAL:
            out.add(code + target)
        target += 1


def shoot(s: Board, target: i64) -> None:
    s.got = target
    arm_walls(s)


def repel(s: Board, target: i64) -> None:
    s.want = target
    s.who = s.active
    s.phase = P_ROUNDS


def strength(s: Board, tribe: i64) -> i64:
    """How many a tribe has in the conflict."""
    if tribe == INVADERS:
        return s.invaders if s.invaders_at == s.hex else 0
    return s.tribes[tribe].members(s.hex)


def lose(s: Board, tribe: i64, number: i64, rule: str) -> None:
    """A tribe removes members from the hex of the conflict."""
    if number == 0:
        return
    if tribe == INVADERS:
        s.invaders -= number
        s.tell2("invaders_removed", rule, -1, "hex", s.hex, "number", number)
    else:
        s.remove(tribe, s.hex, number)
        s.tell2("removed", rule, tribe, "hex", s.hex, "number", number)


def rounds(s: Board) -> None:
    """T123, T124: each tribe loses one a round until at most one is left; a lone tribe is trimmed.

    That is as many rounds as the second strongest tribe has members.
    """
    target: i64 = s.got
    if target >= 0:
        lose(s, target, 1, "T125")
    if s.want >= 0:
        lose(s, s.want, 1, "T125")
    most: i64 = 0
    second: i64 = 0
    tribe: i64 = 0
    while tribe <= INVADERS:
        number: i64 = strength(s, tribe) if tribe == INVADERS or tribe < s.players else 0
        if number > most:
            second = most
            most = number
        elif number > second:
            second = number
        tribe += 1
    remove_fallen(s, second)


def remove_fallen(s: Board, number: i64) -> None:
    """T153, T172: what an evasive defender removes may flee; `left` counts it."""
    s.left = 0
    s.last = -1
    s.phase = P_FOUGHT
    limit: i64 = s.limit(s.hex)
    fleeing: i64 = evasive(s)
    tribe: i64 = 0
    while tribe <= INVADERS:
        own: i64 = strength(s, tribe) if tribe == INVADERS or tribe < s.players else 0
        lost: i64 = own if own < number else number
        if own - lost > limit and tribe != INVADERS:
            lost = own - limit
        lose(s, tribe, lost, "T123")
        if tribe == fleeing and lost > 0:
            s.left = lost
            s.who = tribe
            s.phase = A_FLEE
        tribe += 1
    trim_flight(s)


# Evasive.


def room(s: Board, hex: i64) -> i64:
    """T153: how many more a hex holds without a conflict."""
    free: i64 = s.limit(hex) - s.crowd(hex)
    return free if free > 0 else 0


def room_from(s: Board, lowest: i64) -> i64:
    """Room on all neighbours of the conflict from a hex upwards."""
    near: i64 = s.setup.layout.near[s.hex]
    total: i64 = 0
    hex: i64 = lowest
    while hex < s.setup.layout.size:
        if (near >> hex) & 1 != 0:
            total += room(s, hex)
        hex += 1
    return total


def trim_flight(s: Board) -> None:
    """Whoever finds no room goes to the supply."""
    if s.phase == A_FLEE:
        space: i64 = room_from(s, 0)
        if s.left > space:
            s.left = space
        if s.left == 0:
            s.who = s.active
            s.phase = P_FOUGHT


def test_flee(s: Board, hex: i64, riding: bool) -> i64:
    """T153, T163: to a neighbour with room, in ascending order, so that all who can find a place do."""
    if hex >= s.setup.layout.size or (s.setup.layout.near[s.hex] >> hex) & 1 == 0:
        return TOO_FAR
    if room(s, hex) == 0:
        return NO_ROOM
    step: i64 = hex * 2 + (1 if riding else 0)
    space: i64 = room_from(s, hex + 1) + (1 if riding else room(s, hex))
    if step < s.last or space < s.left:
        return OUT_OF_ORDER
    if riding and (s.rider != s.who or s.mammoth_at != s.hex):
        return NO_MAMMOTH
    return LEGAL


def list_flights(s: Board, out: Actions) -> None:
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_flee(s, hex, False) == LEGAL:
            out.add(FLEE + hex)
        hex += 1
    hex = 0
    while s.rider == s.who and hex < s.setup.layout.size:
        if test_flee(s, hex, True) == LEGAL:
            out.add(FLEE_RIDING + hex)
        hex += 1


def flee(s: Board, hex: i64, riding: bool) -> None:
    s.tribes[s.who].change(hex, 1)
    s.last = hex * 2
    if riding:
        s.mammoth_at = hex
        s.last += 1
    s.tell2("fled", "T153", s.who, "from", s.hex, "to", hex)
    s.left -= 1
    if s.left == 0:
        s.who = s.active
        s.phase = P_FOUGHT


# The end of a conflict and of the step.


def fought(s: Board) -> None:
    """T126, T127, T155: villages lost, elders, Raid, the last invader."""
    attacked: bool = s.flags & ATTACKED != 0
    if s.invaders == 0 and s.invaders_at >= 0:
        s.invaders_at = -1
        s.discard_event(INVASION)
        if attacked:
            s.score(s.active, FROM_INVADERS, s.setup.box.invaders_points)
            s.tell1("points", "T155", s.active, "number", s.setup.box.invaders_points)
    if attacked:
        pillage(s)
        if s.lent == BOW:
            s.lent = -1
    s.check_guards()
    s.flags &= ~ATTACKED
    s.phase = P_CONFLICTS


def pillage(s: Board) -> None:
    """T30, T147, T158: an opponent's village that falls to an attack counts for Raid, its elder for a point."""
    seat: i64 = 0
    while seat < s.players:
        tribe = s.tribes[seat]
        if seat != s.active and (tribe.villages & ~tribe.here) >> s.hex & 1 != 0:
            s.flags |= RAIDED
            s.tell1("raided", "T132", s.active, "hex", s.hex)
            if tribe.elder == s.hex:
                s.score(s.active, FROM_ELDERS, s.setup.box.elder_points)
                s.tell1("points", "T147", s.active, "number", s.setup.box.elder_points)
        seat += 1


def tar_pit(s: Board) -> None:
    """T150: a lone member is lost after the owner's own step 4."""
    hex: i64 = s.land_hex(TAR_PIT)
    if hex != NOWHERE and s.tribes[s.active].members(hex) == 1:
        s.remove(s.active, hex, 1)
        s.tell2("removed", "T150", s.active, "hex", hex, "number", 1)
        s.check_guards()
    s.who = s.active
    s.phase = A_END
