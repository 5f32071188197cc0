"""Lessons and puzzles, read once from the `teach/lessons.toml` and `teach/puzzles.json` of every game."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from typing import Any

from folkmoot import games
from folkmoot.core import Doc, FolkmootError

SEAT = 0
"""The learner's seat, in every lesson and puzzle."""


class NoLesson(FolkmootError):
    """Nothing of that name can be learned."""


@dataclass(frozen=True)
class Beat:
    """One choice of the script: who makes it, its steps, and what the learner is told before it."""

    seat: int
    steps: tuple[str, ...]
    say: tuple[str, ...] = ()
    needs: Mapping[str, Any] = field(default_factory=dict)
    """Conditions of the text: places in the seat's view, and the value or the members of a list there."""

    def makes_sense(self, data: Doc) -> bool:
        """Return True if the table meets the conditions of the text."""
        for path, wanted in self.needs.items():
            found = value_at(data, path)
            fits = set(wanted) <= set(found or ()) if isinstance(wanted, list) else found == wanted
            if not fits:
                return False
        return True


@dataclass(frozen=True)
class Moment:
    """Something that the learner is told when it has happened for the first time, in the script or not."""

    event: str
    say: tuple[str, ...]
    by: str = "any"
    """`me`, `other` or `any`: whose event."""
    where: Mapping[str, Any] = field(default_factory=dict)
    """Fields that the event must have."""
    scores: bool = False
    """True: the points so far are shown with it, row by row."""
    end: bool = False
    """True: the lesson ends here."""

    def fits(self, event: Doc) -> bool:
        mine = event["seat"] == SEAT
        if event["kind"] != self.event or (self.by != "any" and mine != (self.by == "me")):
            return False
        return all(event.get(key) == value for key, value in self.where.items())


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    id: str
    game: str
    level: str
    """Level of the bot in the other seats, beyond the script."""
    minutes: int
    start: Doc
    outcomes: tuple[str, ...]
    """Outcomes of chance in this order, each as far as it is possible."""
    beats: tuple[Beat, ...]
    moments: tuple[Moment, ...]
    off: tuple[str, ...]
    """Verbs of suggestions that have a text of their own when the script does not help."""

    @property
    def length(self) -> int:
        """Choices of the learner in the script."""
        return sum(beat.seat == SEAT for beat in self.beats)

    def text(self, name: str) -> str:
        """The message of a text's name."""
        return f"learn-{self.game}-{name}"

    def texts(self) -> list[str]:
        """Every message that the lesson may show."""
        named = [say for beat in self.beats for say in beat.say]
        named += [say for moment in self.moments for say in moment.say]
        named += [f"off-{verb}" for verb in (*self.off, "any")]
        return [self.text(name) for name in dict.fromkeys(named)]


@dataclass(frozen=True)
class Condition:
    """Condition at the end: on the points of the learner, or on a place in the view of everything."""

    path: str
    """`score`, `lead` (over the best other seat), `won`, or keys and indices joined by dots."""
    least: int = 1
    over: str = ""
    """Another path, whose number is subtracted."""


@dataclass(frozen=True)
class Puzzle:
    """A position with a goal."""

    id: str
    game: str
    start: Doc
    goal: Condition
    after: tuple[str, ...]
    """Steps after the learner's turn, before the goal is checked: notation of other seats' steps and of chance."""
    solution: tuple[str, ...]
    tempting: tuple[str, ...]
    """The move that most people try first; it does not reach the goal."""
    wrong: Mapping[str, str]
    """A step that was part of the try, and the text that says what is wrong with it."""

    def text(self, name: str) -> str:
        return f"learn-{self.id}-{name}"

    def texts(self) -> list[str]:
        """Every message that the puzzle may show."""
        names = ["title", "task", "hint", "solved", "wrong", *(f"wrong-{name}" for name in self.wrong.values())]
        return [self.text(name) for name in dict.fromkeys(names)]


@dataclass(frozen=True)
class BestChoice:
    """A position of a game between bots in which one choice is clearly the best, and easily missed."""

    id: str
    game: str
    number: int
    theme: str
    level: int
    """1 to 3: the longer a search must be that finds it."""
    start: Doc
    considered: tuple[Doc, ...]
    """The choices that were compared, best first: their steps, and what playing on from them brought all seats."""
    tempting: int
    """The place among them of the one that a short search makes."""

    @property
    def solution(self) -> tuple[str, ...]:
        return tuple(self.considered[0]["steps"])

    @property
    def title(self) -> str:
        """The message of its theme."""
        return f"learn-{self.game}-theme-{self.theme}"


def value_at(data: Any, path: str) -> Any:
    """The value at a place in a view: keys and indices joined by dots; None where there is none."""
    for key in path.split("."):
        if isinstance(data, list):
            data = data[int(key)] if -len(data) <= int(key) < len(data) else None
        else:
            data = data.get(key) if isinstance(data, Mapping) else None
    return data


def _lesson(game: str, doc: Doc) -> Lesson:
    beats = tuple(
        Beat(one.get("seat", SEAT), tuple(one["do"]), tuple(one.get("say", ())), one.get("needs", {}))
        for one in doc["beat"]
    )
    moments = tuple(Moment(**{**one, "say": tuple(one["say"])}) for one in doc["moment"])
    return Lesson(
        id=game,
        game=game,
        level=doc["level"],
        minutes=doc["minutes"],
        start=doc["start"],
        outcomes=tuple(doc["outcomes"]),
        beats=beats,
        moments=moments,
        off=tuple(doc["off"]),
    )


def _puzzle(game: str, number: int, doc: Doc) -> Puzzle:
    return Puzzle(
        id=f"{game}-{number}",
        game=game,
        start=doc["start"],
        goal=Condition(**doc["goal"]),
        after=tuple(doc.get("after", ())),
        solution=tuple(doc["solution"]),
        tempting=tuple(doc["tempting"]),
        wrong=dict(doc.get("wrong", {})),
    )


def _texts(name: str) -> dict[str, str]:
    """A file of `teach/` by game, in the order of their names."""
    folders = {id: folder for id in sorted(games.ids()) if (folder := games.folder(id)) is not None}
    files = {id: folder / "teach" / name for id, folder in folders.items()}
    return {id: file.read_text("utf-8") for id, file in files.items() if file.is_file()}


@cache
def _tables() -> dict[str, Doc]:
    return {id: tomllib.loads(text) for id, text in _texts("lessons.toml").items()}


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its id, which is that of its game."""
    return {game: _lesson(game, doc["lesson"]) for game, doc in _tables().items() if "lesson" in doc}


@cache
def puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its id."""
    found = [
        _puzzle(game, number, one)
        for game, doc in _tables().items()
        for number, one in enumerate(doc.get("puzzle", ()), 1)
    ]
    return {puzzle.id: puzzle for puzzle in found}


@cache
def choices() -> dict[str, BestChoice]:
    """Every best choice by its id."""
    found = [
        BestChoice(f"{game}-c{number}", game, number, **{**one, "considered": tuple(one["considered"])})
        for game, text in _texts("puzzles.json").items()
        for number, one in enumerate(json.loads(text), 1)
    ]
    return {one.id: one for one in found}


def choices_of(game: str) -> list[BestChoice]:
    return [one for one in choices().values() if one.game == game]


def daily(game: str, day: date) -> BestChoice | None:
    """The one of a day, the same everywhere; each comes once before any comes again."""
    order = sorted(choices_of(game), key=lambda one: hashlib.sha256(one.id.encode()).digest())
    return order[day.toordinal() % len(order)] if order else None


def find(id: str) -> Lesson | Puzzle | BestChoice:
    """The lesson or puzzle of that id."""
    found = lessons().get(id) or puzzles().get(id) or choices().get(id)
    if found is None:
        known = ", ".join([*lessons(), *puzzles()])
        raise NoLesson(f"there is no lesson {id!r} (lessons: {known})", "unknown-value", value=repr(id), choices=known)
    return found
