# mypyc: hot
"""The frame of a turn (T10-T13): return, points for villages, the roll, two actions, the next player."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import (
    A_ACT,
    A_BEFORE,
    A_RETURN,
    ACT,
    ACTION_USED,
    C_ROLL,
    C_ROLL_ONE,
    CHASE,
    FOOD,
    FROM_MAMMOTH,
    FROM_TIGER,
    FROM_VILLAGES,
    HUNT,
    KEEP,
    MAMMOTH,
    MOON,
    NO_MAMMOTH,
    NO_POWER,
    NO_RESOURCE,
    NO_SUCH_DIE,
    NORMAL,
    NOT_FREE,
    NOT_OPEN,
    OUT_OF_ORDER,
    P_CONFLICTS,
    P_OVER,
    P_TURN,
    PLACE,
    ROLL,
    SABRE_TOOTH,
    STRONG,
    SUN,
    TAME,
    TOO_FEW,
    WEAK,
)
from folkmoot.games.tribes.engine.dealing import following, occupied
from folkmoot.games.tribes.engine.growing import begin_action
from folkmoot.games.tribes.engine.happenings import doubled
from folkmoot.games.tribes.engine.market import list_buys, list_trades
from folkmoot.games.tribes.engine.powers import agriculture, shaman
from folkmoot.games.tribes.engine.tribe import bits


def begin_turn(s: Board) -> None:
    """T10: a player without members first puts two on free hexes; `mask` holds where they may go."""
    s.who = s.active
    s.tell("turn", "T10", s.active)
    if s.tribes[s.active].field > 0:
        score_villages(s)
        return
    s.mask = s.setup.layout.all & ~occupied(s)
    if s.mask == 0:
        s.mask = s.setup.layout.all
    s.left = s.setup.box.returning
    s.last = -1
    s.phase = A_RETURN


def test_return(s: Board, hex: i64) -> i64:
    """T106: together or apart, in ascending order."""
    if (s.mask >> hex) & 1 == 0:
        return NOT_FREE
    return LEGAL if hex >= s.last else OUT_OF_ORDER


def list_returns(s: Board, out: Actions) -> None:
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_return(s, hex) == LEGAL:
            out.add(PLACE + hex)
        hex += 1
    list_buys(s, out)


def come_back(s: Board, hex: i64) -> None:
    s.tribes[s.active].change(hex, 1)
    s.tell2("placed", "T106", s.active, "hex", hex, "number", 1)
    s.last = hex
    s.left -= 1
    if s.left == 0:
        score_villages(s)


def score_villages(s: Board) -> None:
    """T11: one point per own village, the hidden one included."""
    seat: i64 = s.active
    villages: i64 = bits(s.tribes[seat].villages) + s.tribes[seat].hidden
    if villages > 0:
        s.score(seat, FROM_VILLAGES, villages)
        s.tell1("points", "T11", seat, "number", villages)
    s.earn(seat, FOOD, agriculture(s, seat, villages), "T11")
    s.phase = A_BEFORE


# Before the roll, and the roll.


def test_keep(s: Board, face: i64) -> i64:
    """T175: the shaman keeps the face of one die of the pool."""
    if not shaman(s, s.active):
        return NO_POWER
    return LEGAL if s.die0 == face or s.die1 == face else NO_SUCH_DIE


def list_before(s: Board, out: Actions) -> None:
    out.add(ROLL)
    if shaman(s, s.active):
        face: i64 = 0
        while face < 3:
            if test_keep(s, face) == LEGAL:
                out.add(KEEP + face)
            face += 1
    list_trades(s, out)
    list_buys(s, out)


def keep(s: Board, face: i64) -> None:
    s.last = face
    s.tell1("kept", "T175", s.active, "face", face)
    s.phase = C_ROLL_ONE


def roll(s: Board) -> None:
    s.phase = C_ROLL


def rolled(s: Board, one: i64, two: i64) -> None:
    """T12: a double is an event."""
    s.die0 = one if one < two else two
    s.die1 = two if one < two else one
    s.last = -1
    s.who = s.active
    s.tell2("rolled", "T12", s.active, "face", s.die0, "face2", s.die1)
    s.phase = A_ACT
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


def test_act(s: Board, deed: i64, face: i64) -> i64:
    """T13: two different actions."""
    if not in_hand(s, face):
        return NO_SUCH_DIE
    return LEGAL if (s.flags >> deed) & 1 == 0 else ACTION_USED


def test_hunt(s: Board, face: i64) -> i64:
    """T41: four own members beside the wild mammoth."""
    if not in_hand(s, face):
        return NO_SUCH_DIE
    if not s.is_open(MAMMOTH):
        return NO_MAMMOTH
    return LEGAL if s.tribes[s.active].members(s.mammoth_at) >= s.setup.box.mammoth_members else TOO_FEW


def test_tame(s: Board, face: i64) -> i64:
    """T41: and three food."""
    reason: i64 = test_hunt(s, face)
    if reason != LEGAL:
        return reason
    return LEGAL if s.tribes[s.active].held(FOOD) >= s.setup.box.mammoth_price else NO_RESOURCE


def test_chase(s: Board, face: i64) -> i64:
    """T41: the sabre-tooth may be hunted from anywhere."""
    if not in_hand(s, face):
        return NO_SUCH_DIE
    return LEGAL if s.is_open(SABRE_TOOTH) else NOT_OPEN


def list_acts(s: Board, out: Actions) -> None:
    deed: i64 = 0
    face: i64 = 0
    while deed < 4:
        face = 0
        while face < 3:
            if test_act(s, deed, face) == LEGAL:
                out.add(ACT + deed * 3 + face)
            face += 1
        deed += 1
    if s.is_open(MAMMOTH) or s.is_open(SABRE_TOOTH):
        list_hunts(s, out)
    list_trades(s, out)
    list_buys(s, out)


def list_hunts(s: Board, out: Actions) -> None:
    code: i64 = HUNT
    while code < CHASE + 3:
        if test_hunting(s, code) == LEGAL:
            out.add(code)
        code += 1


def test_hunting(s: Board, code: i64) -> i64:
    if code < TAME:
        return test_hunt(s, code - HUNT)
    return test_tame(s, code - TAME) if code < CHASE else test_chase(s, code - CHASE)


def act(s: Board, deed: i64, face: i64) -> None:
    """T13: the row's rightmost die leaves, the own one enters at the left; T14: what the three say."""
    spend_die(s, face)
    row: i64 = (s.dice >> (deed * 6)) & 63
    pass_die(s, row >> 4)
    now: i64 = (row << 2) & 60 | face
    s.dice += shift(now - row, deed * 6)
    s.flags |= shift(1, deed)
    suns: i64 = 0
    moons: i64 = 0
    place: i64 = 0
    while place < 3:
        die: i64 = (now >> (place * 2)) & 3
        if die == SUN:
            suns += 1
        elif die == MOON:
            moons += 1
        place += 1
    level: i64 = STRONG if suns >= 2 else WEAK if moons >= 2 else NORMAL
    s.tell2("act", "T13", s.active, "deed", deed, "level", level)
    begin_action(s, deed, level)


def hunt(s: Board, code: i64) -> None:
    """T42, T168: a die for the mammoth or the sabre-tooth goes to the next pool and is no action."""
    box = s.setup.box
    seat: i64 = s.active
    face: i64 = (code - HUNT) % 3
    spend_die(s, face)
    pass_die(s, face)
    if code >= CHASE:
        if s.tribes[seat].members(s.tiger_at) > 0:
            s.remove(seat, s.tiger_at, 1)
            s.tell2("removed", "T168", seat, "hex", s.tiger_at, "number", 1)
        s.tiger_at = -1
        s.score(seat, FROM_TIGER, box.tiger_points)
        s.tell1("tiger_hunted", "T41", seat, "number", box.tiger_points)
        s.discard_event(SABRE_TOOTH)
    elif code >= TAME:
        s.rider = seat
        s.spend(seat, FOOD, box.mammoth_price, "T41")
        s.score(seat, FROM_MAMMOTH, box.mammoth_tame)
        s.tell1("mammoth_tamed", "T41", seat, "number", box.mammoth_tame)
        s.discard_event(MAMMOTH)
    else:
        s.mammoth_at = -1
        s.earn(seat, FOOD, box.mammoth_food, "T41")
        s.score(seat, FROM_MAMMOTH, box.mammoth_hunt)
        s.tell1("mammoth_hunted", "T41", seat, "number", box.mammoth_hunt)
        s.discard_event(MAMMOTH)
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
    s.phase = P_CONFLICTS if s.die0 < 0 and s.die1 < 0 else A_ACT


def end_turn(s: Board) -> None:
    """The next player takes the pool; T159: after fifty rounds it is over."""
    s.active = following(s, s.active)
    s.die0 = s.next0 if s.next0 < s.next1 else s.next1
    s.die1 = s.next1 if s.next0 < s.next1 else s.next0
    s.next0 = -1
    s.next1 = -1
    s.flags = 0
    s.moved_low = 0
    s.moved_high = 0
    s.found = 0
    s.lent = -1
    s.phase = P_TURN
    if s.active == s.first:
        s.rounds += 1
        if s.rounds >= s.setup.box.rounds:
            s.phase = P_OVER
