# mypyc: hot
"""The volcano (T41, T139, T140): where it stands, whom it costs what."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.core.contract import LEGAL
from folkmoot.core.lists import Actions
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import A_ACT, A_LOSE, LOSE, NOBODY_THERE, OUT_OF_ORDER, P_ERUPT, STONE, VOLCANO


def volcano_cells(s: Board) -> i64:
    """T41: edge cells beside at least two hexes, beside own members if that is possible."""
    touch = s.setup.layout.touch
    own: i64 = 0
    number: i64 = len(touch)
    cell: i64 = 0
    while cell < number:
        if i64(touch[cell]) & s.tribes[s.active].here != 0:
            own |= shift(1, cell)
        cell += 1
    return own if own != 0 else shift(1, number) - 1


def place_volcano(s: Board, cell: i64) -> None:
    s.volcano = cell
    s.hot = s.setup.layout.touch[cell]
    s.tell1("volcano", "T41", s.active, "cell", cell)
    erupt(s)


def erupt(s: Board) -> None:
    """`queue` holds the tribes beside it, `got` how many seats have been asked, `want` what each loses."""
    s.want = s.setup.box.eruption[s.die0]
    s.got = 0
    s.queue = 0
    seat: i64 = 0
    while seat < s.players:
        if s.tribes[seat].here & s.hot != 0:
            s.queue |= shift(1, seat)
        seat += 1
    s.tell1("eruption", "T140", -1, "face", s.die0)
    s.phase = P_ERUPT


def seat_after(s: Board, number: i64) -> i64:
    """So many seats clockwise from the active player."""
    seat: i64 = s.active + number
    return seat if seat < s.players else seat - s.players


def beside_volcano(s: Board, seat: i64, lowest: i64) -> i64:
    """Members of a seat beside the volcano, from a hex upwards."""
    number: i64 = 0
    hex: i64 = lowest
    while hex < s.setup.layout.size:
        if (s.hot >> hex) & 1 != 0:
            number += s.tribes[seat].members(hex)
        hex += 1
    return number


def next_victim(s: Board) -> None:
    """T140, T161: losses clockwise, then the stone."""
    while s.got < s.players:
        seat: i64 = seat_after(s, s.got)
        s.got += 1
        if (s.queue >> seat) & 1 != 0 and s.want > 0:
            there: i64 = beside_volcano(s, seat, 0)
            s.left = s.want if s.want < there else there
            s.last = -1
            s.who = seat
            s.phase = A_LOSE
            return
    seat = 0
    while seat < s.players:
        if (s.queue >> seat) & 1 != 0:
            s.earn(seat, STONE, s.setup.box.eruption_stone, "T140")
        seat += 1
    s.check_guards()
    s.close_event(VOLCANO)
    s.deck |= shift(1, VOLCANO)
    s.tell1("shuffled_back", "T112", -1, "event", VOLCANO)
    s.who = s.active
    s.phase = A_ACT


def test_loss(s: Board, hex: i64) -> i64:
    """T140: the owner chooses, in ascending order."""
    if (s.tribes[s.who].here & s.hot) >> hex & 1 == 0:
        return NOBODY_THERE
    return LEGAL if hex >= s.last and beside_volcano(s, s.who, hex) >= s.left else OUT_OF_ORDER


def list_losses(s: Board, out: Actions) -> None:
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if test_loss(s, hex) == LEGAL:
            out.add(LOSE + hex)
        hex += 1


def lose_member(s: Board, hex: i64) -> None:
    s.remove(s.who, hex, 1)
    s.tell2("removed", "T140", s.who, "hex", hex, "number", 1)
    s.last = hex
    s.left -= 1
    if s.left == 0:
        s.phase = P_ERUPT
