"""Words for people: Fluent catalogues, one set for the engine, the log, the command line and the browser.

A catalogue is every `.ftl` file in the folder of its language, here and in `words/` of every game, but the rulebooks
(`words/<language>/rules.ftl`), which are long and read only by `folkmoot.text.rules`. Message ids are built from what
the engine says: `<game>-event-band`, `<game>-refusal-hand_full`, `<game>-ask-marker`, `<game>-word-duris`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from folkmoot import games
from folkmoot.core import Doc, FolkmootError, Part, Refusal, Row

LANGUAGES = ("en", "ru", "pl", "ja")

RULEBOOK = "rules.ftl"
"""The file of a game that is read on demand."""

SELECTORS = ("row", "ask")
"""Arguments that only select a variant of a sentence; they stay the engine's own words."""

GRID = re.compile(r"r(\d)c(\d)")
"""How engines name a place in rows and columns."""


def catalogue(place: Traversable, language: str) -> list[Traversable]:
    """The files of a language; one that is not translated yet is taken from English."""
    found: dict[str, Traversable] = {}
    for folder in (place / "en", place / language):
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                found[file.name] = file
    return [found[name] for name in sorted(found)]


def catalogue_of(game: str, language: str, rulebook: bool = False) -> list[Traversable]:
    """The files of a game in a language, with or without its rulebook."""
    place = games.folder(game)
    found = catalogue(place / "words", language) if place is not None else []
    return [file for file in found if rulebook or file.name != RULEBOOK]


def catalogues(language: str, rulebook: str = "") -> list[Traversable]:
    """The files of a language that are read: our own, those of every game, and the rulebook of one."""
    found = catalogue(files("folkmoot.text"), language)
    for id in games.ids():
        found += catalogue_of(id, language, id == rulebook)
    return found


class Texts:
    """The catalogue of one language, with the rulebook of a game where one is named."""

    def __init__(self, language: str, rulebook: str = "") -> None:
        if language not in LANGUAGES:
            raise FolkmootError(f"language: {language!r} is unknown (one of: {', '.join(LANGUAGES)})")
        self.language = language
        self.gap = "" if language == "ja" else " "
        """What stands between two sentences."""
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in catalogues(language, rulebook):
            self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, id: str, **args: Any) -> str:
        """A message with its arguments; a missing message or argument is a defect and raises."""
        if not self.has(id):
            raise KeyError(f"no message {id!r} in {self.language}")
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{id}: {errors[0]}")
        return str(text)

    def name(self, game: str) -> str:
        """What a game is called; its id where it does not say."""
        return self.say(f"{game}-name") if self.has(f"{game}-name") else game

    def word(self, game: str, value: str) -> str:
        """A thing of a game in this language: `duris`, `dwarf.purple`, `r2c3`; other words stay as they are."""
        whole = f"{game}-word-{value.replace('.', '-')}"
        if self.has(whole):
            return self.say(whole)
        place = GRID.fullmatch(value)
        if place and self.has(f"{game}-place"):
            return self.say(f"{game}-place", row=place[1], column=place[2])
        first, dot, second = value.partition(".")
        if dot and self.has(f"{game}-pair"):
            return self.say(f"{game}-pair", first=self.word(game, first), second=self.word(game, second))
        return value

    def words(self, game: str, values: Sequence[str]) -> str:
        """Things in a row, equal ones counted; names that hold a comma are told apart by semicolons."""
        if not values:
            return self.say("none")
        counted = Counter(values)
        return self.listed(self.times(self.word(game, value), number) for value, number in counted.items())

    def listed(self, words: Iterable[str]) -> str:
        """Words in a row, set apart more strongly where one of them is a list itself."""
        comma, found = self.say("comma"), list(words)
        return (self.say("semicolon") if any(comma in one for one in found) else comma).join(found)

    def times(self, thing: str, number: int) -> str:
        """A thing that is there so many times."""
        return thing if number == 1 else self.say("times", thing=thing, number=number)

    def labelled(self, label: str, text: str) -> str:
        """What stands behind a heading on the same line."""
        return self.say("labelled", label=label, text=text)

    def arguments(self, game: str, data: Mapping[str, Any]) -> Doc:
        """Data of the engine as arguments of a message: names for things, words for truth, one level flat."""
        found: Doc = {}
        for key, value in data.items():
            name = str(key).replace("_", "-")
            if isinstance(value, Mapping):
                found.update(self.arguments(game, value))
            elif isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif value is None:
                found[name] = "none"
            elif isinstance(value, str):
                found[name] = value if name in SELECTORS else self.word(game, value)
            elif isinstance(value, list | tuple) and value and all(type(item) is int for item in value):
                found[name] = self.listed(map(str, value))
            elif isinstance(value, list | tuple):
                found[name] = self.words(game, [str(item) for item in value])
            else:
                found[name] = value
        return found

    def event(self, game: str, event: Doc, names: Sequence[str]) -> str | None:
        """An event of `for_seat` as a line of the log; None for those that only steer interfaces."""
        id = f"{game}-event-{event['kind']}"
        if not self.has(id):
            return None
        told = {key: value for key, value in event.items() if key not in ("kind", "rule", "seat")}
        args = self.arguments(game, with_names(told, names))
        who = names[event["seat"]] if event["seat"] >= 0 else self.say("nobody")
        return self.say(id, **{"card": "unknown", **args, "who": who})

    def row(self, row: Doc, names: Sequence[str]) -> str:
        """A row of a record that has no events."""
        seat = row.get("seat")
        who = names[seat] if type(seat) is int else self.say("nobody")
        told = {key: str(row[key]) for key in ("to", "on", "answer") if key in row}
        return self.say(f"row-{row['kind']}", who=who, by=str(row.get("who", "")), **told)

    def ask(self, game: str, prompt: Doc, names: Sequence[str]) -> str:
        """What is expected now, and of whom."""
        who = names[prompt["seat"]] if prompt["seat"] >= 0 else self.say("nobody")
        args = self.arguments(game, with_names(prompt["args"], names))
        return self.say(f"{game}-ask-{prompt['ask']}", who=who, done=prompt["done"], of=prompt["of"], **args)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Why something is not legal."""
        shared = f"refusal-{refusal.code}"
        args = self.arguments(game, refusal.args)
        return self.say(shared if self.has(shared) else f"{game}-refusal-{refusal.code}", **args)

    def part(self, game: str, row: Row, part: Part) -> str:
        """Where points of a row come from."""
        return self.say(f"{game}-part-{row.id}", points=part.points, **self.arguments(game, part.args))


def with_names(data: Mapping[str, Any], names: Sequence[str]) -> Doc:
    """Fields such as `to_seat`, which say another seat than the one that acts, with the name of that seat."""
    return {key: names[value] if key.endswith("_seat") else value for key, value in data.items()}


@cache
def texts(language: str = "en") -> Texts:
    """The catalogue of a language, read once."""
    return Texts(language)
