# mypyc: hot
"""Step 4 (T20, T21, T122-T127): conflicts, with Ambush, Bow, Walls and Evasive; then the tar pit."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, list_bits, ones, shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.guards import check_guards
from folkmoot.games.tribes.engine.market import borrow, list_borrows, list_buys, owns, reason_borrow
from folkmoot.games.tribes.engine.powers import ambusher, evasive, led_by
from folkmoot.games.tribes.engine.question import Memory, Question, on_field
from folkmoot.games.tribes.engine.scoring import ROW_ELDERS, ROW_INVADERS, gain


def conflicts(b: Board) -> i64:
    """T20: hexes above their limit; T155: never one with only invaders."""
    found: i64 = 0
    hexes: i64 = b.others(-1)
    hex: i64 = 0
    while hexes != 0:
        if hexes & 1 != 0 and b.crowd(hex) > b.limit(hex):
            found |= shift(1, hex)
        hexes >>= 1
        hex += 1
    return found


def next_conflict(b: Board) -> None:
    """The active player picks the order; a single one without any choice is fought at once."""
    if conflicts(b) == 0:
        tar_pit(b)
        return
    b.who = b.active
    b.ask = c.ASK_FIGHT


@final
class Fight(Question):
    """T20: which conflict comes next. T158: a Bow may be borrowed for those in which the active player attacks."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FIGHT, "fight", "T20", c.TURN)
        self.dice_used = True
        self.sells = True

    def lendable(self, b: Board) -> i64:
        """A borrowed Bow needs a conflict to serve in."""
        enemies: i64 = b.others(b.active)
        if b.invaders > 0:
            enemies |= shift(1, b.invaders_at)
        return shift(1, c.BOW) if conflicts(b) & b.tribes[b.active].here & enemies != 0 else 0

    def list_legal(self, b: Board, out: Actions) -> None:
        list_bits(conflicts(b), c.FIGHT, out)
        list_buys(b, out)
        list_borrows(b, out, self.lendable(b))

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.FIGHT and code < c.LOSE:
            return LEGAL if in_set(conflicts(b), code - c.FIGHT) else c.NO_CONFLICT
        if code >= c.BORROW and code < c.BID:
            return reason_borrow(b, self.lendable(b), c.what_of(code - c.BORROW), c.seat_of(code - c.BORROW))
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code < c.LOSE:
            fight(b, code - c.FIGHT)
        elif code >= c.BORROW:
            borrow(b, c.what_of(code - c.BORROW), c.seat_of(code - c.BORROW))
        else:
            super().step(b, code)

    def memory(self, b: Board) -> Memory:
        return {"hexes": conflicts(b)}

    def fits(self, b: Board) -> bool:
        return conflicts(b) != 0


def fight(b: Board, hex: i64) -> None:
    """T171: Ambush comes before Bow and Walls."""
    b.hex = hex
    b.attacked = False
    b.tell1("conflict", "T20", b.active, "hex", hex)
    seat: i64 = ambusher(b, hex)
    b.ask = c.THEN_ARMED
    if seat >= 0:
        b.who = seat
        b.ask = c.ASK_AMBUSH


class InConflict(Question):
    """A question about the conflict on `hex`."""

    def __init__(self, ask: i64, word: str, rule: str) -> None:
        super().__init__(ask, word, rule, c.TURN)
        self.to_others = True

    def memory(self, b: Board) -> Memory:
        return {"hex": b.hex}

    def recall(self, b: Board, memory: Memory) -> None:
        b.hex = memory.get("hex", -1)

    def fits(self, b: Board) -> bool:
        return on_field(b, b.hex)


@final
class Ambush(InConflict):
    """T171: any number of those on the board join."""

    def __init__(self) -> None:
        super().__init__(c.ASK_AMBUSH, "ambush", "T171")
        self.dice_used = True

    def list_legal(self, b: Board, out: Actions) -> None:
        number: i64 = 0
        while number <= b.tribes[b.who].board:
            out.add(c.AMBUSH_WITH + number)
            number += 1

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.AMBUSH_WITH and code < c.SHOOT:
            return LEGAL if code - c.AMBUSH_WITH <= b.tribes[b.who].board else c.NOBODY_LEFT
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        number: i64 = code - c.AMBUSH_WITH
        if number > 0:
            tribe = b.tribes[b.who]
            tribe.board -= number
            tribe.change(b.hex, number)
            b.tell2("ambush", "T171", b.who, "hex", b.hex, "number", number)
        b.who = b.active
        b.ask = c.THEN_ARMED

    def fits(self, b: Board) -> bool:
        return super().fits(b) and led_by(b, b.who, c.AMBUSH) and in_set(fighters(b, b.hex), b.who)


def fighters(b: Board, hex: i64) -> i64:
    """The tribes on a hex, invaders included, as a set."""
    found: i64 = 0
    seat: i64 = 0
    while seat < b.players:
        if in_set(b.tribes[seat].here, hex):
            found |= shift(1, seat)
        seat += 1
    if b.invaders > 0 and b.invaders_at == hex:
        found |= shift(1, c.INVADERS)
    return found


def only(seats: i64) -> i64:
    """The single member of a set of tribes, or -1."""
    if ones(seats) != 1:
        return -1
    seat: i64 = 0
    while not in_set(seats, seat):
        seat += 1
    return seat


def arm(b: Board) -> None:
    """T21, T122, T125: who attacks, whom Bow and Walls remove. Only a target among several is asked."""
    present: i64 = fighters(b, b.hex)
    if ones(present) < 2:
        rounds(b, -1, -1)
        return
    b.attacked = in_set(present, b.active)
    shot: i64 = -1
    if b.attacked and b.has(b.active, c.BOW):
        shot = only(present & ~shift(1, b.active))
        if shot < 0:
            b.who = b.active
            b.ask = c.ASK_SHOOT
            return
    arm_walls(b, shot)


def arm_walls(b: Board, shot: i64) -> None:
    """T21: Walls of a defender with a village here. Against nobody in particular, their owner picks a target."""
    seat: i64 = 0
    while seat < b.players:
        if owns(b, seat, c.WALLS) and in_set(b.tribes[seat].villages, b.hex) and seat != b.active:
            target: i64 = b.active if b.attacked else only(fighters(b, b.hex) & ~shift(1, seat))
            if target >= 0:
                rounds(b, shot, target)
            else:
                b.who = seat
                b.ask = c.ASK_REPEL
            return
        seat += 1
    rounds(b, shot, -1)


class Target(InConflict):
    """One of the other tribes there."""

    def __init__(self, ask: i64, word: str, rule: str, verb: i64) -> None:
        super().__init__(ask, word, rule)
        self.verb: i64 = verb

    def list_legal(self, b: Board, out: Actions) -> None:
        list_bits(self.targets(b), self.verb, out)

    def targets(self, b: Board) -> i64:
        return fighters(b, b.hex) & ~shift(1, b.who)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= self.verb and code <= self.verb + c.INVADERS:
            return LEGAL if in_set(self.targets(b), code - self.verb) else c.WRONG_TARGET
        return super().reason(b, code)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and in_set(fighters(b, b.hex), b.who)


@final
class Shoot(Target):
    """T125: the attacker picks the Bow's target."""

    def __init__(self) -> None:
        super().__init__(c.ASK_SHOOT, "shoot", "T125", c.SHOOT)
        self.dice_used = True

    def step(self, b: Board, code: i64) -> None:
        arm_walls(b, code - c.SHOOT)

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        b.attacked = True

    def fits(self, b: Board) -> bool:
        return super().fits(b) and b.who == b.active


@final
class Repel(Target):
    """T122: without an attacker, the owner of Walls picks their target."""

    def __init__(self) -> None:
        super().__init__(c.ASK_REPEL, "repel", "T122", c.REPEL)
        self.dice_used = True

    def step(self, b: Board, code: i64) -> None:
        b.who = b.active
        rounds(b, -1, code - c.REPEL)

    def fits(self, b: Board) -> bool:
        return super().fits(b) and b.who != b.active and not in_set(fighters(b, b.hex), b.active)


def strength(b: Board, tribe: i64) -> i64:
    """Return the number of a tribe's members in the conflict."""
    if tribe == c.INVADERS:
        return b.invaders if b.invaders_at == b.hex else 0
    return b.tribes[tribe].members(b.hex)


def lose(b: Board, tribe: i64, number: i64, rule: str) -> None:
    """A tribe removes members from the hex of the conflict."""
    if number == 0:
        return
    if tribe == c.INVADERS:
        b.invaders -= number
        b.tell2("invaders_removed", rule, -1, "hex", b.hex, "number", number)
    else:
        b.remove(tribe, b.hex, number)
        b.tell2("removed", rule, tribe, "hex", b.hex, "number", number)


def rounds(b: Board, shot: i64, repelled: i64) -> None:
    """T123, T124: each tribe loses one a round until at most one is left; a lone tribe is trimmed.

    T21: first those lose one whom Bow and Walls hit, -1 for none. Then there are as many rounds as the second
    strongest tribe has members.
    """
    if shot >= 0:
        lose(b, shot, 1, "T125")
    if repelled >= 0:
        lose(b, repelled, 1, "T125")
    most: i64 = 0
    second: i64 = 0
    tribe: i64 = 0
    while tribe <= c.INVADERS:
        number: i64 = strength(b, tribe) if tribe == c.INVADERS or tribe < b.players else 0
        if number > most:
            second = most
            most = number
        elif number > second:
            second = number
        tribe += 1
    remove_fallen(b, second)


def remove_fallen(b: Board, number: i64) -> None:
    """T153, T172: what an evasive defender removes may flee; `due` counts it."""
    b.due = 0
    b.latest = -1
    b.ask = c.THEN_FOUGHT
    limit: i64 = b.limit(b.hex)
    fleeing: i64 = evasive(b)
    tribe: i64 = 0
    while tribe <= c.INVADERS:
        own: i64 = strength(b, tribe) if tribe == c.INVADERS or tribe < b.players else 0
        lost: i64 = own if own < number else number
        if own - lost > limit and tribe != c.INVADERS:
            lost = own - limit
        lose(b, tribe, lost, "T123")
        if tribe == fleeing and lost > 0:
            b.due = lost
            b.who = tribe
            b.ask = c.ASK_FLEE
        tribe += 1
    trim_flight(b)


# Evasive: how many find room; where they go is asked in `fleeing.py`.


def room(b: Board, hex: i64) -> i64:
    """T153: how many more a hex holds without a conflict."""
    free: i64 = b.limit(hex) - b.crowd(hex)
    return free if free > 0 else 0


def room_from(b: Board, lowest: i64) -> i64:
    """Room on all neighbours of the conflict from a hex upwards."""
    near: i64 = b.setup.layout.near[b.hex]
    total: i64 = 0
    hex: i64 = lowest
    while hex < b.setup.layout.size:
        if in_set(near, hex):
            total += room(b, hex)
        hex += 1
    return total


def trim_flight(b: Board) -> None:
    """Return members that find no room to the supply."""
    if b.ask == c.ASK_FLEE:
        space: i64 = room_from(b, 0)
        if b.due > space:
            b.due = space
        if b.due == 0:
            b.who = b.active
            b.ask = c.THEN_FOUGHT


# The end of a conflict and of the step.


def fought(b: Board) -> None:
    """T126, T127, T155: villages lost, elders, Raid, the last invader."""
    if b.invaders == 0 and b.invaders_at >= 0:
        b.invaders_at = -1
        b.discard_event(c.INVASION)
        if b.attacked:
            gain(b, b.active, b.setup.box.invaders_points, ROW_INVADERS)
            b.tell1("points", "T155", b.active, "number", b.setup.box.invaders_points)
    if b.attacked:
        pillage(b)
        if b.lent == c.BOW:
            b.lent = -1
    check_guards(b)
    b.attacked = False
    b.ask = c.THEN_CONFLICTS


def pillage(b: Board) -> None:
    """T30, T147, T158: an opponent's village that falls to an attack counts for Raid, its elder for a point."""
    seat: i64 = 0
    while seat < b.players:
        tribe = b.tribes[seat]
        if seat != b.active and in_set(tribe.villages & ~tribe.here, b.hex):
            b.this_turn |= c.RAIDED
            b.tell1("raided", "T132", b.active, "hex", b.hex)
            if tribe.elder == b.hex:
                gain(b, b.active, b.setup.box.elder_points, ROW_ELDERS)
                b.tell1("points", "T147", b.active, "number", b.setup.box.elder_points)
        seat += 1


def tar_pit(b: Board) -> None:
    """T150: a lone member is lost after the owner's own step 4."""
    hex: i64 = b.land_hex(c.TAR_PIT)
    if hex != c.NOWHERE and b.tribes[b.active].members(hex) == 1:
        b.remove(b.active, hex, 1)
        b.tell2("removed", "T150", b.active, "hex", hex, "number", 1)
        check_guards(b)
    b.who = b.active
    b.ask = c.ASK_END
