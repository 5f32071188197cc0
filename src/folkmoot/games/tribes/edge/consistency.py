"""Check that the open question fits the table: for positions that somebody has written or changed.

Each question's own demands are in `Question.fits`.
"""

from __future__ import annotations

from folkmoot.core.bits import in_set, ones
from folkmoot.core.documents import Field
from folkmoot.games.tribes.edge.prompts import prompt_of
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.question import Question
from folkmoot.games.tribes.engine.tribe import Tribe


def check_question(b: Board, question: Question, doc: Field, prompt: Field, args: Field) -> None:
    """A question must fit the table, and what the document says of it must be what the question says."""
    own = question.ask < c.ASK_ROLL or question.to_others or b.who == b.active
    if not own or not question.fits(b):
        what = "this question, with what it remembers, does not fit the table"
        raise Field(question.word, "prompt.ask", doc.error).wrong(what, "tribes-memory")
    check_said(b, doc, prompt, args)


def check_said(b: Board, doc: Field, prompt: Field, args: Field) -> None:
    now = prompt_of(b, True)
    for name, value in args.value.items():
        if name not in now["args"] or now["args"][name] != value:
            raise args.at(name).contradicted(now["args"].get(name))
    for name in ("done", "of"):
        drafted = name == "done" and doc.has("draft")
        if prompt.has(name) and prompt.value[name] != now[name] and not drafted:
            raise prompt.at(name).contradicted(now[name])


def check_guards(b: Board, question: Question, doc: Field) -> None:
    """T19: nothing stands without its guard, except while an action, an eruption or a flight is under way."""
    if b.deed >= 0 or question.unguarded:
        return
    for seat in range(b.players):
        tribe = b.tribes[seat]
        if tribe.villages & ~tribe.here:
            where = f"seats[{seat}]"
            raise doc.at("seats").wrong(f"{where} has a village without a member", "tribes-unguarded", seat=where)
    if b.rider >= 0 and not in_set(b.tribes[b.rider].here, b.mammoth_at):
        where = f"seats[{b.rider}]"
        raise doc.at("mammoth").wrong(f"no member of {where} is with it", "tribes-riderless", seat=where)


def check_frame(b: Board, question: Question, doc: Field) -> None:
    if not in_frame(b, question):
        raise doc.at("dice").wrong("the dice and the actions used do not fit this part of a turn", "tribes-frame")


def in_frame(b: Board, question: Question) -> bool:
    """Return True if the dice and the actions done are those of the question's part of a turn (T10-T13)."""
    hand = (b.die0 >= 0) + (b.die1 >= 0)
    passed = (b.next0 >= 0) + (b.next1 >= 0)
    done = ones(b.used)
    part = question.part_now(b)
    if part in (c.DEALING, c.PLACING):
        dice = (2,) if part == c.PLACING else (0, 2) if question.ask == c.THEN_SETUP else (0,)
        return hand in dice and passed == 0 and untouched(b)
    if part == c.BEFORE_ROLL:
        return hand == 2 and done == 0
    if part == c.ON_A_DOUBLE:
        return hand == 2 and done == 0 and b.die0 == b.die1
    if b.deed >= 0:
        return passed >= 1 and done <= passed and in_set(b.used, b.deed)
    return done <= passed and (hand >= 1 if question.ask == c.ASK_ACT else hand == 0)


def untouched(b: Board) -> bool:
    """Return True if only the deal and the placing of members have happened."""
    cards = b.slot0 < 0 and b.slot1 < 0 and b.gone == 0 and b.volcano < 0
    done = b.used or b.this_turn or b.rounds
    return cards and not done and all(unplayed(b.tribes[seat]) for seat in range(b.players))


def unplayed(tribe: Tribe) -> bool:
    built = tribe.villages or tribe.hidden or tribe.elder >= 0 or tribe.board
    return not (built or tribe.points or tribe.open or tribe.fulfilled or tribe.under_size or tribe.tokens)
