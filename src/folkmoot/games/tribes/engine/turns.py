# mypyc: hot
"""The frame of a turn (T10-T13): return, points for villages, the roll, two actions."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import highest, in_set, ones, shift
from folkmoot.core.contract import LEGAL, STREAM_DICE
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import begin_action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.dice import RollTwo
from folkmoot.games.tribes.engine.guards import check_guards
from folkmoot.games.tribes.engine.happenings import doubled
from folkmoot.games.tribes.engine.market import can_reach, can_reach_a_card, list_buys
from folkmoot.games.tribes.engine.powers import agriculture, shaman
from folkmoot.games.tribes.engine.question import Chance, Memory, Question
from folkmoot.games.tribes.engine.scoring import ROW_MAMMOTH, ROW_TIGER, ROW_VILLAGES, gain


def begin_turn(b: Board) -> None:
    """T10: a player without members first puts two on free hexes."""
    b.who = b.active
    b.tell0("turn", "T10", b.active)
    if b.tribes[b.active].field > 0:
        score_villages(b)
        return
    b.due = b.setup.box.returning
    b.latest = -1
    b.ask = c.ASK_RETURN


@final
class Return(Question):
    """T106: two members on empty hexes, together or apart, in ascending order; on any if none is empty."""

    def __init__(self) -> None:
        super().__init__(c.ASK_RETURN, "return", "T106", c.BEFORE_ROLL)
        self.refusals = {c.NOT_FREE: "T10"}
        self.sells = True
        self.keeps_due = True

    def free(self, b: Board) -> i64:
        """Free but for those who have just come back."""
        found: i64 = b.setup.layout.all & ~b.others(b.active)
        if b.invaders > 0:
            found &= ~shift(1, b.invaders_at)
        return found if found != 0 else b.setup.layout.all

    def list_legal(self, b: Board, out: Actions) -> None:
        hex: i64 = 0
        while hex < b.setup.layout.size:
            if self.reason_return(b, hex) == LEGAL:
                out.add(c.PLACE + hex)
            hex += 1
        list_buys(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.PLACE and code < c.GROW:
            return self.reason_return(b, code - c.PLACE)
        return super().reason(b, code)

    def reason_return(self, b: Board, hex: i64) -> i64:
        if not in_set(self.free(b), hex):
            return c.NOT_FREE
        return LEGAL if hex >= b.latest else c.OUT_OF_ORDER

    def step(self, b: Board, code: i64) -> None:
        if code >= c.GROW:
            super().step(b, code)
            return
        hex: i64 = code - c.PLACE
        b.tribes[b.active].change(hex, 1)
        b.tell2("placed", "T106", b.active, "hex", hex, "number", 1)
        b.latest = hex
        b.due -= 1
        if b.due == 0:
            score_villages(b)

    def recall(self, b: Board, memory: Memory) -> None:
        """Whoever stands on the field has just come back."""
        tribe = b.tribes[b.active]
        b.due = b.setup.box.returning - tribe.field
        b.latest = highest(tribe.here)

    def fits(self, b: Board) -> bool:
        return b.due >= 1 and b.due <= b.supply(b.active)


def score_villages(b: Board) -> None:
    """T11: one point per own village, the hidden one included."""
    seat: i64 = b.active
    villages: i64 = ones(b.tribes[seat].villages) + b.tribes[seat].hidden
    if villages > 0:
        gain(b, seat, villages, ROW_VILLAGES)
        b.tell1("points", "T11", seat, "number", villages)
    b.earn(seat, c.FOOD, agriculture(b, seat, villages), "T11")
    b.ask = c.ASK_BEFORE


# Before the roll, and the roll.


@final
class Before(Question):
    """T12, T134: roll; before that cards may be bought. T175: the shaman keeps the face of one die of the pool."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BEFORE, "before", "T12", c.BEFORE_ROLL)
        self.sells = True

    def trades(self, b: Board) -> bool:
        return can_reach_a_card(b, b.who)

    def list_legal(self, b: Board, out: Actions) -> None:
        out.add(c.ROLL)
        if shaman(b, b.active):
            face: i64 = 0
            while face < c.NUM_FACES:
                if self.reason_keep(b, face) == LEGAL:
                    out.add(c.KEEP + face)
                face += 1
        self.list_trades(b, out)
        list_buys(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code == c.ROLL:
            return LEGAL
        return self.reason_keep(b, code - c.KEEP) if code >= c.KEEP and code < c.ACT else super().reason(b, code)

    def reason_keep(self, b: Board, face: i64) -> i64:
        if not shaman(b, b.active):
            return c.NO_POWER
        return LEGAL if in_hand(b, face) else c.NO_SUCH_DIE

    def step(self, b: Board, code: i64) -> None:
        if code == c.ROLL:
            b.ask = c.ASK_ROLL
        elif code < c.ACT:
            b.kept = code - c.KEEP
            b.tell1("kept", "T175", b.active, "face", b.kept)
            b.ask = c.ASK_ROLL_ONE
        else:
            super().step(b, code)


@final
class Roll(RollTwo):
    """T12."""

    def __init__(self) -> None:
        super().__init__(c.ASK_ROLL, "chance_roll", "T12", c.BEFORE_ROLL)

    def rolled(self, b: Board, one: i64, other: i64) -> None:
        rolled(b, one, other)


@final
class RollOne(Chance):
    """T175: the other die, beside the one that is kept."""

    def __init__(self) -> None:
        super().__init__(c.ASK_ROLL_ONE, "chance_roll_one", "T175", c.BEFORE_ROLL, c.ROLL_ONE, c.DRAW_GOAL)

    def weight(self, b: Board, code: i64) -> i64:
        return b.setup.box.faces[code - c.ROLL_ONE]

    def stream(self) -> i64:
        return STREAM_DICE

    def happen(self, b: Board, code: i64) -> None:
        rolled(b, b.kept, code - c.ROLL_ONE)

    def memory(self, b: Board) -> Memory:
        return {"face": b.kept}

    def recall(self, b: Board, memory: Memory) -> None:
        b.kept = memory.get("face", -1)

    def fits(self, b: Board) -> bool:
        return b.kept >= 0


def rolled(b: Board, one: i64, two: i64) -> None:
    """T12: a double is an event."""
    b.die0 = one if one < two else two
    b.die1 = two if one < two else one
    b.who = b.active
    b.tell2("rolled", "T12", b.active, "face", b.die0, "face2", b.die1)
    b.ask = c.ASK_ACT
    if one == two:
        doubled(b)


# Two actions with two dice (T13, T109).


def in_hand(b: Board, face: i64) -> bool:
    return b.die0 == face or b.die1 == face


def spend_die(b: Board, face: i64) -> None:
    if b.die0 == face:
        b.die0 = -1
    else:
        b.die1 = -1


def pass_die(b: Board, face: i64) -> None:
    """A die goes to the next player's pool."""
    if b.next0 < 0:
        b.next0 = face
    else:
        b.next1 = face


@final
class Act(Question):
    """T13: two different actions, each with a die; T42: or a die for the mammoth or the sabre-tooth."""

    def __init__(self) -> None:
        super().__init__(c.ASK_ACT, "act", "T13", c.TURN)
        self.sells = True

    def is_open(self, b: Board) -> bool:
        return True

    def trades(self, b: Board) -> bool:
        """For a card, or for taming the mammoth."""
        if can_reach_a_card(b, b.who):
            return True
        if not b.is_open(c.MAMMOTH):
            return False
        near: bool = b.tribes[b.who].members(b.mammoth_at) >= b.setup.box.mammoth_members
        return near and can_reach(b, b.who, c.FOOD, b.setup.box.mammoth_price)

    def list_legal(self, b: Board, out: Actions) -> None:
        deed: i64 = 0
        while deed < c.NUM_DEEDS:
            face: i64 = 0
            while face < c.NUM_FACES and not in_set(b.used, deed):
                if in_hand(b, face):
                    out.add(c.ACT + deed * c.NUM_FACES + face)
                face += 1
            deed += 1
        if b.is_open(c.MAMMOTH) or b.is_open(c.SABRE_TOOTH):
            code: i64 = c.HUNT
            while code < c.STRENGTHEN:
                if reason_hunting(b, code) == LEGAL:
                    out.add(code)
                code += 1
        self.list_trades(b, out)
        list_buys(b, out)

    def reason(self, b: Board, code: i64) -> i64:
        if code >= c.ACT and code < c.HUNT:
            return reason_act(b, (code - c.ACT) // c.NUM_FACES, (code - c.ACT) % c.NUM_FACES)
        if code >= c.HUNT and code < c.STRENGTHEN:
            return reason_hunting(b, code)
        return super().reason(b, code)

    def step(self, b: Board, code: i64) -> None:
        if code < c.HUNT:
            act(b, (code - c.ACT) // c.NUM_FACES, (code - c.ACT) % c.NUM_FACES)
        elif code < c.STRENGTHEN:
            hunt(b, code)
        else:
            super().step(b, code)


def reason_act(b: Board, deed: i64, face: i64) -> i64:
    """T13: two different actions."""
    if not in_hand(b, face):
        return c.NO_SUCH_DIE
    return LEGAL if not in_set(b.used, deed) else c.ACTION_USED


def reason_hunting(b: Board, code: i64) -> i64:
    if code < c.TAME:
        return reason_hunt(b, code - c.HUNT)
    return reason_tame(b, code - c.TAME) if code < c.CHASE else reason_chase(b, code - c.CHASE)


def reason_hunt(b: Board, face: i64) -> i64:
    """T41: four own members beside the wild mammoth."""
    if not b.is_open(c.MAMMOTH):
        return c.NO_MAMMOTH
    if not in_hand(b, face):
        return c.NO_SUCH_DIE
    return LEGAL if b.tribes[b.active].members(b.mammoth_at) >= b.setup.box.mammoth_members else c.TOO_FEW


def reason_tame(b: Board, face: i64) -> i64:
    """T41: and three food."""
    reason: i64 = reason_hunt(b, face)
    if reason != LEGAL:
        return reason
    return LEGAL if b.tribes[b.active].held(c.FOOD) >= b.setup.box.mammoth_price else c.NO_RESOURCE


def reason_chase(b: Board, face: i64) -> i64:
    """T41: the sabre-tooth may be hunted from anywhere."""
    if not b.is_open(c.SABRE_TOOTH):
        return c.NOT_OPEN
    return LEGAL if in_hand(b, face) else c.NO_SUCH_DIE


def act(b: Board, deed: i64, face: i64) -> None:
    """T13: the row's rightmost die leaves, one's own enters at the left; T14: what the three say."""
    spend_die(b, face)
    row: i64 = (b.dice >> (deed * c.ROW_BITS)) & c.ROW_MASK
    pass_die(b, row >> (c.ROW_BITS - c.DIE_BITS))
    now: i64 = (row << c.DIE_BITS) & c.ROW_MASK | face
    b.dice += shift(now - row, deed * c.ROW_BITS)
    b.used |= shift(1, deed)
    suns: i64 = 0
    moons: i64 = 0
    place: i64 = 0
    while place < c.DICE_IN_ROW:
        die: i64 = (now >> (place * c.DIE_BITS)) & c.DIE_MASK
        if die == c.SUN:
            suns += 1
        elif die == c.MOON:
            moons += 1
        place += 1
    level: i64 = c.STRONG if suns >= 2 else c.WEAK if moons >= 2 else c.NORMAL
    b.tell2("act", "T13", b.active, "deed", deed, "level", level)
    begin_action(b, deed, level)


def hunt(b: Board, code: i64) -> None:
    """T42, T168: a die for the mammoth or the sabre-tooth goes to the next pool and isn't an action."""
    box = b.setup.box
    seat: i64 = b.active
    face: i64 = (code - c.HUNT) % c.NUM_FACES
    spend_die(b, face)
    pass_die(b, face)
    if code >= c.CHASE:
        if b.tribes[seat].members(b.tiger_at) > 0:
            b.remove(seat, b.tiger_at, 1)
            b.tell2("removed", "T168", seat, "hex", b.tiger_at, "number", 1)
        b.tiger_at = -1
        gain(b, seat, box.tiger_points, ROW_TIGER)
        b.tell1("tiger_hunted", "T41", seat, "number", box.tiger_points)
        b.discard_event(c.SABRE_TOOTH)
    elif code >= c.TAME:
        b.rider = seat
        b.spend(seat, c.FOOD, box.mammoth_price, "T41")
        gain(b, seat, box.mammoth_tame, ROW_MAMMOTH)
        b.tell1("mammoth_tamed", "T41", seat, "number", box.mammoth_tame)
        b.discard_event(c.MAMMOTH)
    else:
        b.mammoth_at = -1
        b.earn(seat, c.FOOD, box.mammoth_food, "T41")
        gain(b, seat, box.mammoth_hunt, ROW_MAMMOTH)
        b.tell1("mammoth_hunted", "T41", seat, "number", box.mammoth_hunt)
        b.discard_event(c.MAMMOTH)
    check_guards(b)
    next_act(b)


def acted(b: Board) -> None:
    """T19: villages and the mammoth are looked at after the whole action."""
    check_guards(b)
    b.lent = -1
    b.deed = -1
    next_act(b)


def next_act(b: Board) -> None:
    b.who = b.active
    b.ask = c.THEN_CONFLICTS if b.die0 < 0 and b.die1 < 0 else c.ASK_ACT
