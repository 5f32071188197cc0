# mypyc: hot
"""Steps that nobody decides."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.games.tribes.engine.auction import next_bid
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.codes import (
    P_ACTED,
    P_ARMED,
    P_AUCTION,
    P_CONFLICTS,
    P_DOUBLE,
    P_DRAW,
    P_ERUPT,
    P_FOUGHT,
    P_GATHERED,
    P_GIFT,
    P_NEXT,
    P_ROUNDS,
    P_SETTLERS,
    P_TURN,
)
from folkmoot.games.tribes.engine.conflicts import arm, fought, next_conflict, rounds
from folkmoot.games.tribes.engine.dealing import next_deal
from folkmoot.games.tribes.engine.gathering import draw_goal, gathered, give_gift
from folkmoot.games.tribes.engine.happenings import next_doubled, next_settler
from folkmoot.games.tribes.engine.turns import acted, begin_turn, end_turn
from folkmoot.games.tribes.engine.volcano import next_victim


def go_on(s: Board) -> None:
    phase: i64 = s.phase
    if phase == P_ACTED:
        acted(s)
    elif phase == P_CONFLICTS:
        next_conflict(s)
    elif phase == P_NEXT:
        end_turn(s)
    elif phase == P_TURN:
        begin_turn(s)
    elif phase == P_GIFT:
        give_gift(s)
    elif phase == P_GATHERED:
        gathered(s)
    elif phase == P_DRAW:
        draw_goal(s)
    elif phase == P_ARMED:
        arm(s)
    elif phase == P_ROUNDS:
        rounds(s)
    elif phase == P_FOUGHT:
        fought(s)
    else:
        go_on_with_event(s)


def go_on_with_event(s: Board) -> None:
    phase: i64 = s.phase
    if phase == P_DOUBLE:
        next_doubled(s)
    elif phase == P_ERUPT:
        next_victim(s)
    elif phase == P_AUCTION:
        next_bid(s)
    elif phase == P_SETTLERS:
        next_settler(s)
    else:
        next_deal(s)
