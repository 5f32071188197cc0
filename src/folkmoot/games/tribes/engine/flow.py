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


def go_on(s: Board) -> None:
    ask: i64 = s.ask
    if ask == c.GO_ACTED:
        acted(s)
    elif ask == c.GO_CONFLICTS:
        next_conflict(s)
    elif ask == c.GO_NEXT:
        end_turn(s)
    elif ask == c.GO_TURN:
        begin_turn(s)
    elif ask == c.GO_GIFT:
        give_gift(s)
    elif ask == c.GO_GATHERED:
        gathered(s)
    elif ask == c.GO_DRAW:
        draw_goal(s)
    elif ask == c.GO_ARMED:
        arm(s)
    elif ask == c.GO_FOUGHT:
        fought(s)
    else:
        go_on_with_event(s)


def go_on_with_event(s: Board) -> None:
    ask: i64 = s.ask
    if ask == c.GO_REVEAL:
        reveal_next(s)
    elif ask == c.GO_ERUPT:
        next_victim(s)
    elif ask == c.GO_AUCTION:
        next_bid(s)
    elif ask == c.GO_SETTLERS:
        next_settler(s)
    else:
        next_deal(s)
