# mypyc: hot
"""Step 4 (T20, T21, T122-T127): conflicts, with Ambush, Bow, Walls and Evasive; then the tar pit."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.market import borrow, list_borrows, list_buys, owns, reason_borrow
from folkmoot.games.tribes.engine.powers import ambusher, evasive, led_by
from folkmoot.games.tribes.engine.question import Memory, Question, in_set, list_set, on_field
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
    if conflicts(s) == 0:
        tar_pit(s)
        return
    s.who = s.active
    s.ask = c.ASK_FIGHT


@final
class Fight(Question):
    """T20: which conflict comes next. T158: a Bow may be borrowed for those in which the active player attacks."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FIGHT, "fight", "T20", c.TURN)
        self.sells = True

    def lendable(self, s: Board) -> i64:
        """A borrowed Bow needs a conflict to serve in."""
        enemies: i64 = s.others(s.active)
        if s.invaders > 0:
            enemies |= shift(1, s.invaders_at)
        return shift(1, c.BOW) if conflicts(s) & s.tribes[s.active].here & enemies != 0 else 0

    def list_legal(self, s: Board, out: Actions) -> None:
        list_set(out, c.FIGHT, conflicts(s))
        list_buys(s, out)
        list_borrows(s, out, self.lendable(s))

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.FIGHT and code < c.LOSE:
            return LEGAL if in_set(conflicts(s), code - c.FIGHT) else c.NO_CONFLICT
        if code >= c.BORROW and code < c.BID:
            return reason_borrow(s, self.lendable(s), (code - c.BORROW) >> 2, (code - c.BORROW) & 3)
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        if code < c.LOSE:
            fight(s, code - c.FIGHT)
        elif code >= c.BORROW:
            borrow(s, (code - c.BORROW) >> 2, (code - c.BORROW) & 3)
        else:
            super().step(s, code)

    def memory(self, s: Board) -> Memory:
        return {"hexes": conflicts(s)}

    def fits(self, s: Board) -> bool:
        return conflicts(s) != 0


def fight(s: Board, hex: i64) -> None:
    """T171: Ambush comes before Bow and Walls."""
    s.hex = hex
    s.attacked = False
    s.tell1("conflict", "T20", s.active, "hex", hex)
    seat: i64 = ambusher(s, hex)
    s.ask = c.GO_ARMED
    if seat >= 0:
        s.who = seat
        s.ask = c.ASK_AMBUSH


class InConflict(Question):
    """A question about the conflict on `hex`."""

    def __init__(self, ask: i64, word: str, rule: str) -> None:
        super().__init__(ask, word, rule, c.TURN)
        self.to_others = True

    def memory(self, s: Board) -> Memory:
        return {"hex": s.hex}

    def recall(self, s: Board, memory: Memory) -> None:
        s.hex = memory.get("hex", -1)

    def fits(self, s: Board) -> bool:
        return on_field(s, s.hex)


@final
class Ambush(InConflict):
    """T171: any number of those on the board join."""

    def __init__(self) -> None:
        super().__init__(c.ASK_AMBUSH, "ambush", "T171")

    def list_legal(self, s: Board, out: Actions) -> None:
        number: i64 = 0
        while number <= s.tribes[s.who].board:
            out.add(c.AMBUSH_WITH + number)
            number += 1

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.AMBUSH_WITH and code < c.SHOOT:
            return LEGAL if code - c.AMBUSH_WITH <= s.tribes[s.who].board else c.NOBODY_LEFT
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        number: i64 = code - c.AMBUSH_WITH
        if number > 0:
            tribe = s.tribes[s.who]
            tribe.board -= number
            tribe.change(s.hex, number)
            s.tell2("ambush", "T171", s.who, "hex", s.hex, "number", number)
        s.who = s.active
        s.ask = c.GO_ARMED

    def fits(self, s: Board) -> bool:
        return super().fits(s) and led_by(s, s.who, c.AMBUSH) and in_set(fighters(s, s.hex), s.who)


def fighters(s: Board, hex: i64) -> i64:
    """The tribes on a hex, invaders included, as a set."""
    found: i64 = 0
    seat: i64 = 0
    while seat < s.players:
        if (s.tribes[seat].here >> hex) & 1 != 0:
            found |= shift(1, seat)
        seat += 1
    if s.invaders > 0 and s.invaders_at == hex:
        found |= shift(1, c.INVADERS)
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
    if bits(present) < 2:
        rounds(s, -1, -1)
        return
    s.attacked = in_set(present, s.active)
    shot: i64 = -1
    if s.attacked and s.has(s.active, c.BOW):
        shot = only(present & ~shift(1, s.active))
        if shot < 0:
            s.who = s.active
            s.ask = c.ASK_SHOOT
            return
    arm_walls(s, shot)


def arm_walls(s: Board, shot: i64) -> None:
    """T21: Walls of a defender with a village here. Against nobody in particular, their owner picks a target."""
    seat: i64 = 0
    while seat < s.players:
        if owns(s, seat, c.WALLS) and in_set(s.tribes[seat].villages, s.hex) and seat != s.active:
            target: i64 = s.active if s.attacked else only(fighters(s, s.hex) & ~shift(1, seat))
            if target >= 0:
                rounds(s, shot, target)
            else:
                s.who = seat
                s.ask = c.ASK_REPEL
            return
        seat += 1
    rounds(s, shot, -1)


class Target(InConflict):
    """One of the other tribes there."""

    def __init__(self, ask: i64, word: str, rule: str, verb: i64) -> None:
        super().__init__(ask, word, rule)
        self.verb: i64 = verb

    def list_legal(self, s: Board, out: Actions) -> None:
        list_set(out, self.verb, self.targets(s))

    def targets(self, s: Board) -> i64:
        return fighters(s, s.hex) & ~shift(1, s.who)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= self.verb and code <= self.verb + c.INVADERS:
            return LEGAL if in_set(self.targets(s), code - self.verb) else c.WRONG_TARGET
        return super().reason(s, code)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and in_set(fighters(s, s.hex), s.who)


@final
class Shoot(Target):
    """T125: the attacker picks the Bow's target."""

    def __init__(self) -> None:
        super().__init__(c.ASK_SHOOT, "shoot", "T125", c.SHOOT)

    def step(self, s: Board, code: i64) -> None:
        arm_walls(s, code - c.SHOOT)

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        s.attacked = True

    def fits(self, s: Board) -> bool:
        return super().fits(s) and s.who == s.active


@final
class Repel(Target):
    """T122: without an attacker, the owner of Walls picks their target."""

    def __init__(self) -> None:
        super().__init__(c.ASK_REPEL, "repel", "T122", c.REPEL)

    def step(self, s: Board, code: i64) -> None:
        s.who = s.active
        rounds(s, -1, code - c.REPEL)

    def fits(self, s: Board) -> bool:
        return super().fits(s) and s.who != s.active and not in_set(fighters(s, s.hex), s.active)


def strength(s: Board, tribe: i64) -> i64:
    """How many a tribe has in the conflict."""
    if tribe == c.INVADERS:
        return s.invaders if s.invaders_at == s.hex else 0
    return s.tribes[tribe].members(s.hex)


def lose(s: Board, tribe: i64, number: i64, rule: str) -> None:
    """A tribe removes members from the hex of the conflict."""
    if number == 0:
        return
    if tribe == c.INVADERS:
        s.invaders -= number
        s.tell2("invaders_removed", rule, -1, "hex", s.hex, "number", number)
    else:
        s.remove(tribe, s.hex, number)
        s.tell2("removed", rule, tribe, "hex", s.hex, "number", number)


def rounds(s: Board, shot: i64, repelled: i64) -> None:
    """T123, T124: each tribe loses one a round until at most one is left; a lone tribe is trimmed.

    T21: first those lose one whom Bow and Walls hit, -1 for none. Then there are as many rounds as the second
    strongest tribe has members.
    """
    if shot >= 0:
        lose(s, shot, 1, "T125")
    if repelled >= 0:
        lose(s, repelled, 1, "T125")
    most: i64 = 0
    second: i64 = 0
    tribe: i64 = 0
    while tribe <= c.INVADERS:
        number: i64 = strength(s, tribe) if tribe == c.INVADERS or tribe < s.players else 0
        if number > most:
            second = most
            most = number
        elif number > second:
            second = number
        tribe += 1
    remove_fallen(s, second)


def remove_fallen(s: Board, number: i64) -> None:
    """T153, T172: what an evasive defender removes may flee; `due` counts it."""
    s.due = 0
    s.latest = -1
    s.ask = c.GO_FOUGHT
    limit: i64 = s.limit(s.hex)
    fleeing: i64 = evasive(s)
    tribe: i64 = 0
    while tribe <= c.INVADERS:
        own: i64 = strength(s, tribe) if tribe == c.INVADERS or tribe < s.players else 0
        lost: i64 = own if own < number else number
        if own - lost > limit and tribe != c.INVADERS:
            lost = own - limit
        lose(s, tribe, lost, "T123")
        if tribe == fleeing and lost > 0:
            s.due = lost
            s.who = tribe
            s.ask = c.ASK_FLEE
        tribe += 1
    trim_flight(s)


# Evasive: how many find room; where they go is asked in `fleeing.py`.


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
    if s.ask == c.ASK_FLEE:
        space: i64 = room_from(s, 0)
        if s.due > space:
            s.due = space
        if s.due == 0:
            s.who = s.active
            s.ask = c.GO_FOUGHT


# The end of a conflict and of the step.


def fought(s: Board) -> None:
    """T126, T127, T155: villages lost, elders, Raid, the last invader."""
    if s.invaders == 0 and s.invaders_at >= 0:
        s.invaders_at = -1
        s.discard_event(c.INVASION)
        if s.attacked:
            s.score(s.active, c.FROM_INVADERS, s.setup.box.invaders_points)
            s.tell1("points", "T155", s.active, "number", s.setup.box.invaders_points)
    if s.attacked:
        pillage(s)
        if s.lent == c.BOW:
            s.lent = -1
    s.check_guards()
    s.attacked = False
    s.ask = c.GO_CONFLICTS


def pillage(s: Board) -> None:
    """T30, T147, T158: an opponent's village that falls to an attack counts for Raid, its elder for a point."""
    seat: i64 = 0
    while seat < s.players:
        tribe = s.tribes[seat]
        if seat != s.active and (tribe.villages & ~tribe.here) >> s.hex & 1 != 0:
            s.this_turn |= c.RAIDED
            s.tell1("raided", "T132", s.active, "hex", s.hex)
            if tribe.elder == s.hex:
                s.score(s.active, c.FROM_ELDERS, s.setup.box.elder_points)
                s.tell1("points", "T147", s.active, "number", s.setup.box.elder_points)
        seat += 1


def tar_pit(s: Board) -> None:
    """T150: a lone member is lost after the owner's own step 4."""
    hex: i64 = s.land_hex(c.TAR_PIT)
    if hex != c.NOWHERE and s.tribes[s.active].members(hex) == 1:
        s.remove(s.active, hex, 1)
        s.tell2("removed", "T150", s.active, "hex", hex, "number", 1)
        s.check_guards()
    s.who = s.active
    s.ask = c.ASK_END
