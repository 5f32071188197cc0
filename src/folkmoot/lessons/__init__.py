"""Learning by playing: a guided first game and a few puzzles for every game, as tables in its `teach/lessons.toml`.

A lesson is a prepared position, prepared chance and a script for all seats; `Coach` says what the learner is told and
which step is suggested, `LessonDealer` deals. A puzzle is a position with a goal; `judge` plays what was tried to the
end on the engine and says whether the goal is reached.
"""

from __future__ import annotations

from folkmoot.lessons.book import Beat, Lesson, Moment, NoLesson, Puzzle, find, lessons, puzzles
from folkmoot.lessons.coach import Advice, Coach, Page
from folkmoot.lessons.dealer import LessonDealer
from folkmoot.lessons.puzzling import Verdict, judge

__all__ = [
    "Advice",
    "Beat",
    "Coach",
    "Lesson",
    "LessonDealer",
    "Moment",
    "NoLesson",
    "Page",
    "Puzzle",
    "Verdict",
    "find",
    "judge",
    "lessons",
    "puzzles",
]
