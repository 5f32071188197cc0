# mypyc: hot
"""The frame of a turn (T10-T13): return, points for villages, the roll, two actions, the next player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL, STREAM_DICE
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.actions import begin_action
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.dice import RollTwo
from folkmoot.games.tribes.engine.happenings import doubled
from folkmoot.games.tribes.engine.market import can_reach, can_reach_a_card, list_buys
from folkmoot.games.tribes.engine.powers import agriculture, shaman
from folkmoot.games.tribes.engine.question import Chance, Memory, Question, highest_of, in_set
from folkmoot.games.tribes.engine.tribe import bits


def begin_turn(s: Board) -> None:
    """T10: a player without members first puts two on free hexes."""
    s.who = s.active
    s.tell("turn", "T10", s.active)
    if s.tribes[s.active].field > 0:
        score_villages(s)
        return
    s.due = s.setup.box.returning
    s.latest = -1
    s.ask = c.ASK_RETURN


@final
class Return(Question):
    """T106: two members on empty hexes, together or apart, in ascending order; on any if none is empty."""

    def __init__(self) -> None:
        super().__init__(c.ASK_RETURN, "return", "T106", c.BEFORE_ROLL)
        self.sells = True
        self.keeps_due = True

    def free(self, s: Board) -> i64:
        """Free but for those who have just come back."""
        found: i64 = s.setup.layout.all & ~s.others(s.active)
        if s.invaders > 0:
            found &= ~shift(1, s.invaders_at)
        return found if found != 0 else s.setup.layout.all

    def list_legal(self, s: Board, out: Actions) -> None:
        hex: i64 = 0
        while hex < s.setup.layout.size:
            if self.reason_return(s, hex) == LEGAL:
                out.add(c.PLACE + hex)
            hex += 1
        list_buys(s, out)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.PLACE and code < c.GROW:
            return self.reason_return(s, code - c.PLACE)
        return super().reason(s, code)

    def reason_return(self, s: Board, hex: i64) -> i64:
        if not in_set(self.free(s), hex):
            return c.NOT_FREE
        return LEGAL if hex >= s.latest else c.OUT_OF_ORDER

    def step(self, s: Board, code: i64) -> None:
        if code >= c.GROW:
            super().step(s, code)
            return
        hex: i64 = code - c.PLACE
        s.tribes[s.active].change(hex, 1)
        s.tell2("placed", "T106", s.active, "hex", hex, "number", 1)
        s.latest = hex
        s.due -= 1
        if s.due == 0:
            score_villages(s)

    def recall(self, s: Board, memory: Memory) -> None:
        """Whoever stands on the field has just come back."""
        tribe = s.tribes[s.active]
        s.due = s.setup.box.returning - tribe.field
        s.latest = highest_of(tribe.here)

    def fits(self, s: Board) -> bool:
        return s.due >= 1 and s.due <= s.supply(s.active)


def score_villages(s: Board) -> None:
    """T11: one point per own village, the hidden one included."""
    seat: i64 = s.active
    villages: i64 = bits(s.tribes[seat].villages) + s.tribes[seat].hidden
    if villages > 0:
        s.score(seat, c.FROM_VILLAGES, villages)
        s.tell1("points", "T11", seat, "number", villages)
    s.earn(seat, c.FOOD, agriculture(s, seat, villages), "T11")
    s.ask = c.ASK_BEFORE


# Before the roll, and the roll.


@final
class Before(Question):
    """T12, T134: roll; before that cards may be bought. T175: the shaman keeps the face of one die of the pool."""

    def __init__(self) -> None:
        super().__init__(c.ASK_BEFORE, "before", "T12", c.BEFORE_ROLL)
        self.sells = True

    def trades(self, s: Board) -> bool:
        return can_reach_a_card(s, s.who)

    def list_legal(self, s: Board, out: Actions) -> None:
        out.add(c.ROLL)
        if shaman(s, s.active):
            face: i64 = 0
            while face < 3:
                if self.reason_keep(s, face) == LEGAL:
                    out.add(c.KEEP + face)
                face += 1
        self.list_trades(s, out)
        list_buys(s, out)

    def reason(self, s: Board, code: i64) -> i64:
        if code == c.ROLL:
            return LEGAL
        return self.reason_keep(s, code - c.KEEP) if code >= c.KEEP and code < c.ACT else super().reason(s, code)

    def reason_keep(self, s: Board, face: i64) -> i64:
        if not shaman(s, s.active):
            return c.NO_POWER
        return LEGAL if in_hand(s, face) else c.NO_SUCH_DIE

    def step(self, s: Board, code: i64) -> None:
        if code == c.ROLL:
            s.ask = c.CHANCE_ROLL
        elif code < c.ACT:
            s.kept = code - c.KEEP
            s.tell1("kept", "T175", s.active, "face", s.kept)
            s.ask = c.CHANCE_ROLL_ONE
        else:
            super().step(s, code)


@final
class Roll(RollTwo):
    """T12."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_ROLL, "chance_roll", "T12", c.BEFORE_ROLL)

    def rolled(self, s: Board, one: i64, other: i64) -> None:
        rolled(s, one, other)


@final
class RollOne(Chance):
    """T175: the other die, beside the one that is kept."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_ROLL_ONE, "chance_roll_one", "T175", c.BEFORE_ROLL, c.ROLL_ONE, c.DRAW_GOAL)

    def weight(self, s: Board, code: i64) -> i64:
        return s.setup.box.faces[code - c.ROLL_ONE]

    def stream(self) -> i64:
        return STREAM_DICE

    def happen(self, s: Board, code: i64) -> None:
        rolled(s, s.kept, code - c.ROLL_ONE)

    def memory(self, s: Board) -> Memory:
        return {"face": s.kept}

    def recall(self, s: Board, memory: Memory) -> None:
        s.kept = memory.get("face", -1)

    def fits(self, s: Board) -> bool:
        return s.kept >= 0


def rolled(s: Board, one: i64, two: i64) -> None:
    """T12: a double is an event."""
    s.die0 = one if one < two else two
    s.die1 = two if one < two else one
    s.who = s.active
    s.tell2("rolled", "T12", s.active, "face", s.die0, "face2", s.die1)
    s.ask = c.ASK_ACT
    if one == two:
        doubled(s)


# Two actions with two dice (T13, T109).


def in_hand(s: Board, face: i64) -> bool:
    return s.die0 == face or s.die1 == face


def spend_die(s: Board, face: i64) -> None:
    if s.die0 == face:
        s.die0 = -1
    else:
        s.die1 = -1


def pass_die(s: Board, face: i64) -> None:
    """A die goes to the next player's pool."""
    if s.next0 < 0:
        s.next0 = face
    else:
        s.next1 = face


@final
class Act(Question):
    """T13: two different actions, each with a die; T42: or a die for the mammoth or the sabre-tooth."""

    def __init__(self) -> None:
        super().__init__(c.ASK_ACT, "act", "T13", c.TURN)
        self.sells = True

    def is_open(self, s: Board) -> bool:
        return True

    def trades(self, s: Board) -> bool:
        """For a card, or for taming the mammoth."""
        if can_reach_a_card(s, s.who):
            return True
        if not s.is_open(c.MAMMOTH):
            return False
        near: bool = s.tribes[s.who].members(s.mammoth_at) >= s.setup.box.mammoth_members
        return near and can_reach(s, s.who, c.FOOD, s.setup.box.mammoth_price)

    def list_legal(self, s: Board, out: Actions) -> None:
        deed: i64 = 0
        while deed < 4:
            face: i64 = 0
            while face < 3 and (s.used >> deed) & 1 == 0:
                if in_hand(s, face):
                    out.add(c.ACT + deed * 3 + face)
                face += 1
            deed += 1
        if s.is_open(c.MAMMOTH) or s.is_open(c.SABRE_TOOTH):
            code: i64 = c.HUNT
            while code < c.STRENGTHEN:
                if reason_hunting(s, code) == LEGAL:
                    out.add(code)
                code += 1
        self.list_trades(s, out)
        list_buys(s, out)

    def reason(self, s: Board, code: i64) -> i64:
        if code >= c.ACT and code < c.HUNT:
            return reason_act(s, (code - c.ACT) // 3, (code - c.ACT) % 3)
        if code >= c.HUNT and code < c.STRENGTHEN:
            return reason_hunting(s, code)
        return super().reason(s, code)

    def step(self, s: Board, code: i64) -> None:
        if code < c.HUNT:
            act(s, (code - c.ACT) // 3, (code - c.ACT) % 3)
        elif code < c.STRENGTHEN:
            hunt(s, code)
        else:
            super().step(s, code)


def reason_act(s: Board, deed: i64, face: i64) -> i64:
    """T13: two different actions."""
    if not in_hand(s, face):
        return c.NO_SUCH_DIE
    return LEGAL if (s.used >> deed) & 1 == 0 else c.ACTION_USED


def reason_hunting(s: Board, code: i64) -> i64:
    if code < c.TAME:
        return reason_hunt(s, code - c.HUNT)
    return reason_tame(s, code - c.TAME) if code < c.CHASE else reason_chase(s, code - c.CHASE)


def reason_hunt(s: Board, face: i64) -> i64:
    """T41: four own members beside the wild mammoth."""
    if not in_hand(s, face):
        return c.NO_SUCH_DIE
    if not s.is_open(c.MAMMOTH):
        return c.NO_MAMMOTH
    return LEGAL if s.tribes[s.active].members(s.mammoth_at) >= s.setup.box.mammoth_members else c.TOO_FEW


def reason_tame(s: Board, face: i64) -> i64:
    """T41: and three food."""
    reason: i64 = reason_hunt(s, face)
    if reason != LEGAL:
        return reason
    return LEGAL if s.tribes[s.active].held(c.FOOD) >= s.setup.box.mammoth_price else c.NO_RESOURCE


def reason_chase(s: Board, face: i64) -> i64:
    """T41: the sabre-tooth may be hunted from anywhere."""
    if not in_hand(s, face):
        return c.NO_SUCH_DIE
    return LEGAL if s.is_open(c.SABRE_TOOTH) else c.NOT_OPEN


def act(s: Board, deed: i64, face: i64) -> None:
    """T13: the row's rightmost die leaves, the own one enters at the left; T14: what the three say."""
    spend_die(s, face)
    row: i64 = (s.dice >> (deed * 6)) & 63
    pass_die(s, row >> 4)
    now: i64 = (row << 2) & 60 | face
    s.dice += shift(now - row, deed * 6)
    s.used |= shift(1, deed)
    suns: i64 = 0
    moons: i64 = 0
    place: i64 = 0
    while place < 3:
        die: i64 = (now >> (place * 2)) & 3
        if die == c.SUN:
            suns += 1
        elif die == c.MOON:
            moons += 1
        place += 1
    level: i64 = c.STRONG if suns >= 2 else c.WEAK if moons >= 2 else c.NORMAL
    s.tell2("act", "T13", s.active, "deed", deed, "level", level)
    begin_action(s, deed, level)


def hunt(s: Board, code: i64) -> None:
    """T42, T168: a die for the mammoth or the sabre-tooth goes to the next pool and is no action."""
    box = s.setup.box
    seat: i64 = s.active
    face: i64 = (code - c.HUNT) % 3
    spend_die(s, face)
    pass_die(s, face)
    if code >= c.CHASE:
        if s.tribes[seat].members(s.tiger_at) > 0:
            s.remove(seat, s.tiger_at, 1)
            s.tell2("removed", "T168", seat, "hex", s.tiger_at, "number", 1)
        s.tiger_at = -1
        s.score(seat, c.FROM_TIGER, box.tiger_points)
        s.tell1("tiger_hunted", "T41", seat, "number", box.tiger_points)
        s.discard_event(c.SABRE_TOOTH)
    elif code >= c.TAME:
        s.rider = seat
        s.spend(seat, c.FOOD, box.mammoth_price, "T41")
        s.score(seat, c.FROM_MAMMOTH, box.mammoth_tame)
        s.tell1("mammoth_tamed", "T41", seat, "number", box.mammoth_tame)
        s.discard_event(c.MAMMOTH)
    else:
        s.mammoth_at = -1
        s.earn(seat, c.FOOD, box.mammoth_food, "T41")
        s.score(seat, c.FROM_MAMMOTH, box.mammoth_hunt)
        s.tell1("mammoth_hunted", "T41", seat, "number", box.mammoth_hunt)
        s.discard_event(c.MAMMOTH)
    s.check_guards()
    next_act(s)


def acted(s: Board) -> None:
    """T19: villages and the mammoth are looked at after the whole action."""
    s.check_guards()
    s.lent = -1
    s.deed = -1
    next_act(s)


def next_act(s: Board) -> None:
    s.who = s.active
    s.ask = c.GO_CONFLICTS if s.die0 < 0 and s.die1 < 0 else c.ASK_ACT


def end_turn(s: Board) -> None:
    """The next player takes the pool; T159: after fifty rounds it is over."""
    s.active = s.following(s.active)
    s.die0 = s.next0 if s.next0 < s.next1 else s.next1
    s.die1 = s.next1 if s.next0 < s.next1 else s.next0
    s.next0 = -1
    s.next1 = -1
    s.used = 0
    s.this_turn = 0
    s.moved_low = 0
    s.moved_high = 0
    s.found = 0
    s.lent = -1
    s.ask = c.GO_TURN
    if s.active == s.first:
        s.rounds += 1
        if s.rounds >= s.setup.box.rounds:
            s.ask = c.ASK_NOTHING
