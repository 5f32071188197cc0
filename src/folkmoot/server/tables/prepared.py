"""Tables of lessons and puzzles: who deals there, and what the script lets the other seats do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from folkmoot import lessons
from folkmoot.core import Dealer, Doc, FairDealer, Recorder

if TYPE_CHECKING:
    from folkmoot.server.tables.table import Table


def dealer_of(meta: Doc) -> Dealer:
    """Chance at a table: fair, but for lessons, where it is prepared."""
    seed = bytes.fromhex(meta["seed"])
    if not meta["lesson"]:
        return FairDealer(seed)
    found = lessons.find(meta["lesson"])
    return lessons.LessonDealer(found.outcomes if isinstance(found, lessons.Lesson) else (), seed)


def mark(recorder: Recorder, meta: Doc) -> None:
    """The record of a lesson says that it is one."""
    if isinstance(recorder.dealer, lessons.LessonDealer):
        recorder.opening["lesson"] = meta["lesson"]
        recorder.dealer.follow(recorder)


def is_puzzle(lesson: str | None) -> bool:
    return lesson in lessons.puzzles() or lesson in lessons.choices()


def coach_of(table: Table) -> lessons.Coach | None:
    """The coach of a lesson's table; None at any other."""
    lesson = lessons.lessons().get(table.meta["lesson"] or "")
    if lesson is None:
        return None
    return lessons.Coach(lesson, ((row, events) for row, events, _ in table.replay(0)))


def step_of(table: Table, draft: Sequence[str]) -> str | None:
    """The next step of the seat that decides, where a script has one."""
    coach = coach_of(table)
    return coach.step_of(table.state, draft) if coach is not None else None
