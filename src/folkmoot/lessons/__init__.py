"""Learning by playing: a guided first game and a few puzzles for every game, as tables in its `teach/lessons.toml`.

A lesson is a prepared position, prepared chance and a script for all seats; `Coach` says what the learner is told and
which step is suggested, `LessonDealer` deals. A puzzle is a position with a goal; `judge` plays what was tried to the
end on the engine and says whether the goal is reached. A best choice is a position of a game between bots, found by
searching (`teach/puzzles.json`); `answer` looks up what was chosen and `tell` explains it from the numbers.
"""

from __future__ import annotations

from folkmoot.lessons.book import (
    Beat,
    BestChoice,
    Lesson,
    Moment,
    NoLesson,
    Puzzle,
    choices,
    choices_of,
    daily,
    find,
    lessons,
    puzzles,
)
from folkmoot.lessons.choosing import Answer, Told, answer, tell
from folkmoot.lessons.coach import Advice, Coach, Page
from folkmoot.lessons.dealer import LessonDealer
from folkmoot.lessons.puzzling import Verdict, judge

__all__ = [
    "Advice",
    "Answer",
    "Beat",
    "BestChoice",
    "Coach",
    "Lesson",
    "LessonDealer",
    "Moment",
    "NoLesson",
    "Page",
    "Puzzle",
    "Told",
    "Verdict",
    "answer",
    "choices",
    "choices_of",
    "daily",
    "find",
    "judge",
    "lessons",
    "puzzles",
    "tell",
]
