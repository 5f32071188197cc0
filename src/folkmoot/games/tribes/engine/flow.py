# mypyc: hot
"""Automatic steps: steps that nobody decides, and answers that are forced."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.contract import CHANCE, OVER
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.auction import next_bid
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.conflicts import arm, fought, next_conflict
from folkmoot.games.tribes.engine.dealing import next_setup
from folkmoot.games.tribes.engine.gathering import gathered, give_gift
from folkmoot.games.tribes.engine.happenings import next_settler, reveal_next
from folkmoot.games.tribes.engine.learning import draw_goal
from folkmoot.games.tribes.engine.question_table import ASKED
from folkmoot.games.tribes.engine.turns import acted, begin_turn
from folkmoot.games.tribes.engine.volcano import next_victim


def advance(b: Board) -> None:
    """Go on until somebody decides: a seat with a choice, or chance; or until the game is over."""
    while True:
        if b.winner >= 0:
            b.ask = c.ASK_NOTHING
        if b.ask >= c.FIRST_ASK:
            if not is_forced(b):
                b.turn = b.who
                break
            ASKED[b.ask - c.FIRST_ASK].question.step(b, b.answers.codes[0])
        elif b.ask >= c.FIRST_CHANCE:
            b.turn = CHANCE
            break
        elif b.ask == c.ASK_NOTHING:
            b.turn = OVER
            break
        else:
            follow(b)
    b.tell0("ask", "", b.turn)


def is_forced(b: Board) -> bool:
    """Return True if there is only one answer, which the engine takes; it is then in `answers`.

    Everything but the order of the decks is public, so all can see that the answer is forced.
    """
    question = ASKED[b.ask - c.FIRST_ASK].question
    if b.drafting or question.is_open(b):
        return False
    b.answers.n = 0
    question.list_legal(b, b.answers)
    return b.answers.n == 1


def follow(b: Board) -> None:
    """The next step that nobody is asked about."""
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
        follow_event(b)


def follow_event(b: Board) -> None:
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
        next_setup(b)


def end_turn(b: Board) -> None:
    """The next player takes the pool; T159: after fifty rounds it is over."""
    b.active = b.following(b.active)
    b.die0 = b.next0 if b.next0 < b.next1 else b.next1
    b.die1 = b.next1 if b.next0 < b.next1 else b.next0
    b.next0 = -1
    b.next1 = -1
    b.used = 0
    b.this_turn = 0
    b.moved_low = 0
    b.moved_high = 0
    b.found = 0
    b.lent = -1
    b.ask = c.THEN_TURN
    if b.active == b.first:
        b.rounds += 1
        if b.rounds >= b.setup.box.rounds:
            b.ask = c.ASK_NOTHING
