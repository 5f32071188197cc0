# mypyc: hot
"""Steps that nobody decides."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.auction import next_bid
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.conflicts import arm, fought, next_conflict
from folkmoot.games.tribes.engine.dealing import next_deal
from folkmoot.games.tribes.engine.gathering import gathered, give_gift
from folkmoot.games.tribes.engine.happenings import next_settler, reveal_next
from folkmoot.games.tribes.engine.learning import draw_goal
from folkmoot.games.tribes.engine.turns import acted, begin_turn, end_turn
from folkmoot.games.tribes.engine.volcano import next_victim


def go_on(b: Board) -> None:
    ask: i64 = b.ask
    if ask == c.THEN_ACTED:
        acted(b)
    elif ask == c.THEN_CONFLICTS:
        next_conflict(b)
    elif ask == c.THEN_NEXT:
        end_turn(b)
    elif ask == c.THEN_TURN:
        begin_turn(b)
    elif ask == c.THEN_GIFT:
        give_gift(b)
    elif ask == c.THEN_GATHERED:
        gathered(b)
    elif ask == c.THEN_DRAW:
        draw_goal(b)
    elif ask == c.THEN_ARMED:
        arm(b)
    elif ask == c.THEN_FOUGHT:
        fought(b)
    else:
        go_on_with_event(b)


def go_on_with_event(b: Board) -> None:
    ask: i64 = b.ask
    if ask == c.THEN_REVEAL:
        reveal_next(b)
    elif ask == c.THEN_ERUPT:
        next_victim(b)
    elif ask == c.THEN_AUCTION:
        next_bid(b)
    elif ask == c.THEN_SETTLERS:
        next_settler(b)
    else:
        next_deal(b)
