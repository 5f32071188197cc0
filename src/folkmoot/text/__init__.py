"""Words for people: Fluent catalogues, one set for the engine, the log, the command line and the browser.

A catalogue is every `.ftl` file in the folder of its language, here and in `words/` of every game, but the rulebooks
(`words/<language>/rules.ftl`), which are long and read only by `folkmoot.text.rules`. Message ids are built from what
the engine says: `<game>-event-band`, `<game>-refusal-hand_full`, `<game>-ask-marker`, `<game>-word-duris`.

A word may have further forms, cases or plurals, as attributes of its message: with `.to = в Дурис` beside
`ethnos-word-duris = Дурис`, a message that is given the argument `kingdom` can say `{ $kingdom-to }` too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from folkmoot import games
from folkmoot.core import Doc, FolkmootError, Misplaced, Part, Refusal, Row

LANGUAGES = ("en", "ru", "pl", "ja")

RULEBOOK = "rules.ftl"
"""The file of a game that is read on demand."""

ENTRY = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
"""Where a message or term begins, and its id: only there stands a letter at the left margin."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Another message or term that one is made with."""

SELECTORS = ("row", "ask", "verb")
"""Arguments that only select a variant of a sentence; they stay the engine's own words."""

GRID = re.compile(r"r(\d)c(\d)")
"""How engines name a place in rows and columns; people read `<game>-place`."""

HEX = re.compile(r"[a-z]")
"""How engines name a hex; people read `<game>-hex` with a capital letter, as it is printed on the board."""

AGES = ("age", "ages")
ROMAN = ("0", "I", "II", "III")
"""Ages are counted in Roman numerals."""

MINUS = "\N{MINUS SIGN}"
BELOW_ZERO = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen with which a number below zero is formatted."""


def whole(number: int) -> str:
    """A number with a minus sign rather than a hyphen."""
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """Points as they change a score: +3, −2."""
    return f"{number:+d}".replace("-", MINUS)


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


class Sentences:
    """The messages of some files. One is parsed when it is said first: all of them would take a third of a second."""

    def __init__(self, language: str, files: Iterable[Traversable]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        """Entries by their id; of two with the same the first counts."""
        for file in files:
            _, *pieces = ENTRY.split(file.read_text("utf-8"))
            for id, text in zip(pieces[::2], pieces[1::2], strict=True):
                self.unread.setdefault(id, text)
        self.ids = frozenset(self.unread)

    def get(self, id: str) -> Message:
        if id in self.unread:
            self.read(id)
        return self.bundle.get_message(id)

    def read(self, id: str) -> None:
        """Parse a message and those it refers to. Threads may do so at once: what is not unread has been added."""
        found: dict[str, str] = {}
        wanted = [id]
        while wanted:
            one = wanted.pop()
            text = self.unread.get(one)
            if text is not None and one not in found:
                found[one] = text
                wanted += REFERENCE.findall(text)
        self.bundle.add_resource(FluentResource("\n".join(found.values())))
        for one in found:
            self.unread.pop(one, None)


class Texts:
    """The catalogue of one language, with the rulebook of a game where one is named."""

    def __init__(self, language: str, rulebook: str = "") -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            what = f"{language!r} is unknown (one of: {known})"
            raise Misplaced("language", what, "unknown-value", value=repr(language), choices=known)
        self.language = language
        self.gap = "" if language == "ja" else " "
        """What stands between two sentences."""
        self.sentences = Sentences(language, catalogues(language, rulebook))

    def has(self, id: str) -> bool:
        return id in self.sentences.ids

    def say(self, id: str, **args: Any) -> str:
        """A message with its arguments; a missing message or argument is a defect and raises."""
        if not self.has(id):
            raise KeyError(f"no message {id!r} in {self.language}")
        pattern = self.sentences.get(id).value
        assert pattern is not None
        return self.formatted(id, pattern, args)

    def formatted(self, id: str, pattern: Any, args: Doc) -> str:
        text, errors = self.sentences.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{id}: {errors[0]}")
        below = any(type(value) is int and value < 0 for value in args.values())
        return BELOW_ZERO.sub(MINUS, str(text)) if below else str(text)

    def name(self, game: str) -> str:
        """What a game is called; its id where it does not say."""
        return self.say(f"{game}-name") if self.has(f"{game}-name") else game

    def bot(self, name: str) -> str:
        """What a bot is called here: the names that `folkmoot.bots.names` gives have a word in every language."""
        return self.say(f"bot-{name}") if self.has(f"bot-{name}") else name

    def seated(self, seat: Any) -> str | None:
        """What a seat of a record is called, as a server or a terminal writes it; None where it has no name."""
        name = seat.get("name") if isinstance(seat, Mapping) else None
        if not isinstance(name, str) or not name:
            return None
        return self.bot(name) if seat.get("kind") == "bot" or seat.get("plays", "human") != "human" else name

    def named(self, game: str, value: str) -> tuple[str, Doc] | None:
        """The message that names a thing, with its arguments; None for a word that has none."""
        whole = f"{game}-word-{value.replace('.', '-')}"
        if self.has(whole):
            return whole, {}
        place = GRID.fullmatch(value)
        if place and self.has(f"{game}-place"):
            return f"{game}-place", {"row": place[1], "column": place[2]}
        if HEX.fullmatch(value) and self.has(f"{game}-hex"):
            return f"{game}-hex", {"letter": value.upper()}
        first, _, second = value.partition(".")
        if self.has(f"{game}-word-{first}") and self.has(f"{game}-word-{second}"):
            return f"{game}-pair", {**self.forms(game, "first", first), **self.forms(game, "second", second)}
        return None

    def word(self, game: str, value: str) -> str:
        """A thing of a game in this language: `duris`, `dwarf.purple`, `r2c3`; other words stay as they are."""
        found = self.named(game, value)
        return self.say(found[0], **found[1]) if found is not None else value

    def forms(self, game: str, name: str, value: str) -> Doc:
        """A thing as arguments of a message: its word as `name`, every further form as `name-form`."""
        found: Doc = {name: self.word(game, value)}
        if message := self.named(game, value):
            id, args = message
            for form, pattern in self.sentences.get(id).attributes.items():
                found[f"{name}-{form}"] = self.formatted(id, pattern, args)
        return found

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
        """A thing that is there several times."""
        return thing if number == 1 else self.say("times", thing=thing, number=number)

    def decimal(self, value: float, digits: int = 2, signed: bool = False) -> str:
        """A number as this language writes it."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        shown = format_decimal(value, format=f"+{pattern};-{pattern}" if signed else pattern, locale=self.language)
        return str(shown).replace("-", MINUS)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one as this language writes it."""
        pattern = Locale.parse(self.language).percent_formats[None].pattern
        exact = pattern.replace("##0", "##0." + "0" * digits) if digits else pattern
        shown = format_percent(share, format=exact, locale=self.language)
        return str(shown).replace("-", MINUS)

    def labelled(self, label: str, text: str) -> str:
        """What stands behind a heading on the same line."""
        return self.say("labelled", label=label, text=text)

    def bracketed(self, text: str, more: str) -> str:
        """A text with what stands behind it in brackets."""
        return self.say("bracketed", text=text, more=more)

    def arguments(self, game: str, data: Mapping[str, Any]) -> Doc:
        """Data of the engine as arguments of a message: names for things, words for truth, one level flat."""
        found: Doc = {}
        for key, value in data.items():
            name = str(key).replace("_", "-")
            if isinstance(value, Mapping):
                found.update(self.arguments(game, value))
                if all(type(number) is int for number in value.values()) and self.has(f"{game}-amount"):
                    found[name] = self.amounts(game, value)
            elif isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif value is None:
                found[name] = "none"
            elif isinstance(value, str) and name not in SELECTORS:
                found.update(self.forms(game, name, value))
            elif name in AGES and type(value) is int and value < len(ROMAN):
                found[name] = ROMAN[value]
            elif isinstance(value, list | tuple) and value and all(type(item) is int for item in value):
                found[name] = self.listed(map(str, value))
            elif isinstance(value, list | tuple):
                found[name] = self.words(game, [str(item) for item in value])
            else:
                found[name] = value
        return found

    def amounts(self, game: str, amounts: Mapping[str, int]) -> str:
        """How many of each thing; those of which there are none are left out."""
        told = [
            self.say(f"{game}-amount", number=number, **self.forms(game, "thing", thing))
            for thing, number in amounts.items()
            if number
        ]
        return self.listed(told) if told else self.say("nothing")

    def event(self, game: str, event: Doc, names: Sequence[str]) -> str | None:
        """An event of `for_seat` as a line of the log; None where it only steers interfaces or tells nothing new."""
        id = f"{game}-event-{event['kind']}"
        if not self.has(id):
            return None
        told = {key: value for key, value in event.items() if key not in ("kind", "rule", "seat")}
        args = self.arguments(game, with_names(told, names))
        who = names[event["seat"]] if event["seat"] >= 0 else self.say("nobody")
        return self.say(id, **{"card": "unknown", **args, "who": who, "rule": event["rule"]}) or None

    def row(self, row: Doc, names: Sequence[str]) -> str:
        """A row of a record that isn't a move."""
        seat = row.get("seat")
        who = names[seat] if type(seat) is int else self.say("nobody")
        told: Doc = self.stand_in(row.get("who"))
        if row["kind"] == "undo":
            told["to"] = row["to"]
        elif row["kind"] == "vote":
            told |= {"on": str(row["on"]).partition(" ")[0], "answer": "yes" if row["answer"] else "no"}
        return self.say(f"row-{row['kind']}", who=who, **told)

    def level(self, named: str) -> str:
        """What a level of bots is called; a bot that is none of ours by its own name."""
        return self.say(f"client-level-{named}") if self.has(f"client-level-{named}") else named

    def stand_in(self, who: Any) -> Doc:
        """Who plays on: the player who is back, or a bot, perhaps for one that is stuck; by level or name."""
        told = who if isinstance(who, Mapping) else {"level": who or ""}
        plays = "human" if told.get("kind") == "human" else "stuck" if told.get("why") == "stuck" else "bot"
        return {"plays": plays, "by": self.level(str(told.get("level") or told.get("name") or ""))}

    def ask(self, game: str, prompt: Doc, names: Sequence[str]) -> str:
        """What is expected now, and of whom."""
        who = names[prompt["seat"]] if prompt["seat"] >= 0 else self.say("nobody")
        args = self.arguments(game, with_names(prompt["args"], names))
        id = f"{game}-ask-{prompt['ask']}"
        return self.say(id, who=who, done=prompt["done"], of=prompt["of"], **args)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Why something is not legal."""
        shared = f"refusal-{refusal.code}"
        args = {"cost": "none", **self.arguments(game, refusal.args)}
        return self.say(shared if self.has(shared) else f"{game}-refusal-{refusal.code}", **args)

    def fault(self, error: FolkmootError) -> str:
        """What was wrong, and where; an error that no catalogue says, such as one of another package, as it stands."""
        id = f"error-{error.told}"
        if not error.told or not self.has(id):
            return str(error)
        told = self.say(id, **error.given)
        return self.labelled(error.where, told) if isinstance(error, Misplaced) and error.where else told

    def part(self, game: str, row: Row, part: Part, names: Sequence[str]) -> str:
        """Where points of a row come from."""
        args = self.arguments(game, with_names(part.args, names))
        return self.say(f"{game}-part-{row.id}", points=part.points, **args)


def with_names(data: Mapping[str, Any], names: Sequence[str]) -> Doc:
    """Fields such as `to_seat`, which say another seat than the one that acts, with the name of that seat."""
    return {key: names[value] if key.endswith("_seat") else value for key, value in data.items()}


@cache
def texts(language: str = "en") -> Texts:
    """The catalogue of a language, read once."""
    return Texts(language)
