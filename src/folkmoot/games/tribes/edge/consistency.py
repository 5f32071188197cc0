"""Whether the open question fits the table: for positions that somebody has written or changed.

What a question by itself demands of a table, it says itself (`Question.fits`).
"""

from __future__ import annotations

from folkmoot.core.bits import in_set, ones
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.question import Question
from folkmoot.games.tribes.engine.tribe import Tribe


def fits(b: Board, question: Question) -> bool:
    """Whether a question could have come up at this table, for the seat that it asks."""
    if question.ask >= c.ASK_ROLL and not question.to_others and b.who != b.active:
        return False
    return question.fits(b)


def in_frame(b: Board, question: Question) -> bool:
    """Whether the dice and the actions done are those of this part of a turn (T10-T13)."""
    hand = (b.die0 >= 0) + (b.die1 >= 0)
    passed = (b.next0 >= 0) + (b.next1 >= 0)
    done = ones(b.used)
    part = question.part
    if part in (c.DEALING, c.PLACING):
        dice = (2,) if part == c.PLACING else (0, 2) if question.ask == c.THEN_SETUP else (0,)
        return hand in dice and passed == 0 and untouched(b)
    if part == c.BEFORE_ROLL:
        return hand == 2 and done == 0
    if part == c.ON_A_DOUBLE or (question.ask == c.ASK_SPARE and b.is_open(c.ABANDONED_VILLAGE)):
        return hand == 2 and done == 0 and b.die0 == b.die1
    if b.deed >= 0:
        return passed >= 1 and done <= passed and in_set(b.used, b.deed)
    return done <= passed and (hand >= 1 if question.ask == c.ASK_ACT else hand == 0)


def untouched(b: Board) -> bool:
    """Whether nothing has happened yet but the deal and the placing of members."""
    cards = b.slot0 < 0 and b.slot1 < 0 and b.gone == 0 and b.volcano < 0
    done = b.used or b.this_turn or b.rounds
    return cards and not done and all(unplayed(b.tribes[seat]) for seat in range(b.players))


def unplayed(tribe: Tribe) -> bool:
    built = tribe.villages or tribe.hidden or tribe.elder >= 0 or tribe.board
    return not (built or tribe.points or tribe.open or tribe.fulfilled or tribe.under_size or tribe.tokens)
