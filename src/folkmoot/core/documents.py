"""Reading JSON documents that people write: every wrong field is refused by its name."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterable, Iterator, ValuesView
from typing import Any

from folkmoot.core.errors import LONGEST, FolkmootError, IllegalAction, Misplaced, out_of_bounds, shown

LARGEST = 2**64
"""Whole numbers of documents lie within this, to either side."""


class Field:
    """A value at a named place of a document. Every reader returns what it checked or raises `error`."""

    def __init__(self, value: Any, where: str, error: Callable[[str, str], Misplaced]) -> None:
        self.value = value
        self.where = where
        self.error = error

    def wrong(self, what: str, told: str = "", **given: str | int) -> Misplaced:
        """The error of this field; `told` is the sentence of the catalogues that says `what`."""
        found = self.error(self.where, what)
        found.told, found.given = told, given
        return found

    def invalid(self, what: str, choices: str) -> Misplaced:
        """Not one of those that can be chosen here."""
        wrong = f"{self.shown()} isn't a valid {what} ({choices})"
        return self.wrong(wrong, "unknown-value", value=self.shown(), choices=choices)

    def missing(self) -> Misplaced:
        return self.wrong("missing", "missing")

    def twice(self) -> Misplaced:
        """Something that may be there once."""
        return self.wrong(f"{self.shown()} is named twice", "twice", value=self.shown())

    def contradicted(self, due: object) -> Misplaced:
        """A value that follows from the rest of the document, and from which another one follows."""
        what = f"{self.shown()} does not fit the rest ({due!r} would)"
        return self.wrong(what, "contradiction", value=self.shown(), due=repr(due))

    def refused(self, error: FolkmootError) -> Misplaced:
        """A step that names no action, or one that the rules refuse."""
        if not isinstance(error, IllegalAction):
            return self.wrong(str(error), error.told, **error.given)
        return self.wrong(str(error), "illegal", value=self.shown(), rule=error.refusal.rule or "none")

    def shown(self) -> str:
        return shown(self.value)

    def object(self, known: Iterable[str]) -> Field:
        """Itself, when it is an object with none but known fields."""
        names = list(known)
        if not isinstance(self.value, dict):
            raise self.wrong(f"{self.shown()} is not an object", "not-object", value=self.shown())
        for key in self.value:
            if key not in names:
                fields = ", ".join(names)
                raise self.at(str(key)[:LONGEST]).wrong(
                    f"unknown field (fields: {fields})", "unknown-field", fields=fields
                )
        return self

    def at(self, key: str) -> Field:
        """A field of an object; its value is None where it is left out."""
        return Field(self.value.get(key), f"{self.where}.{key}" if self.where else key, self.error)

    def has(self, key: str) -> bool:
        return self.value.get(key) is not None

    def items(self, most: int) -> list[Field]:
        """The fields of a list."""
        if not isinstance(self.value, list):
            raise self.wrong(f"{self.shown()} is not a list", "not-list", value=self.shown())
        if len(self.value) > most:
            what = f"{len(self.value)} entries, at most {most} are possible"
            raise self.wrong(what, "too-many", number=len(self.value), most=most)
        return [Field(value, f"{self.where}[{index}]", self.error) for index, value in enumerate(self.value)]

    def exactly(self, number: int) -> list[Field]:
        """The fields of a list with exactly this number of entries."""
        found = self.items(number)
        if len(found) < number:
            what = f"{len(found)} entries, {number} are needed"
            raise self.wrong(what, "too-few", number=len(found), needed=number)
        return found

    def number(self, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        if self.value is None and default is not None:
            return default
        if type(self.value) is not int or not low <= self.value <= high:
            raise out_of_bounds(self.wrong, self.value, low, high)
        return self.value

    def text(self, longest: int) -> str:
        """A text of so many characters at most."""
        if not isinstance(self.value, str) or len(self.value) > longest:
            raise self.wrong(f"{self.shown()} is not a text of at most {longest} characters", "text", most=longest)
        return self.value

    def plain(self, longest: int) -> None:
        """Nothing, a switch, a whole number, or a text of so many characters at most."""
        if self.value is None or type(self.value) is bool:
            return
        if type(self.value) is int:
            self.number(-LARGEST, LARGEST)
        else:
            self.text(longest)

    def flag(self, default: bool | None = None) -> bool:
        if self.value is None and default is not None:
            return default
        if type(self.value) is not bool:
            raise self.wrong(f"{self.shown()} is neither true nor false", "switch", value=self.shown())
        return self.value

    def distinct(self, words: Iterable[str], what: str) -> list[int]:
        """A list of different words, each by its place among those that can be; none where it is left out."""
        choices = list(words)
        items = self.items(len(choices)) if self.value is not None else []
        found = [choices.index(item.word(choices, what)) for item in items]
        for number, item in enumerate(items):
            if found[number] in found[:number]:
                raise item.twice()
        return found

    def word(self, words: Iterable[str], what: str = "", default: str | None = None) -> str:
        """One of some words."""
        if self.value is None and default is not None:
            return default
        choices = list(words)
        if not isinstance(self.value, str) or self.value not in choices:
            raise self.invalid(what or "value", ", ".join(choices))
        return self.value


class Trail:
    """A document that notes what was read of it, so that the place where a reader of plain values fails has a name."""

    def __init__(self, document: Any) -> None:
        self.where = ""
        """The field that was read last."""
        self.value: Any = document
        self.missing = False
        """That field is not there."""
        self.document = self.follow(document, "")

    def follow(self, value: Any, where: str) -> Any:
        """A value whose parts are noted when they are read."""
        if isinstance(value, dict):
            at = f"{where}." if where else ""
            return FollowedObject(self, where, {key: self.follow(part, f"{at}{key}") for key, part in value.items()})
        if isinstance(value, list):
            return FollowedList(self, where, [self.follow(part, f"{where}[{n}]") for n, part in enumerate(value)])
        return value

    def note(self, where: str, value: Any, missing: bool = False) -> Any:
        self.where, self.value, self.missing = where, value, missing
        return value

    def fault(self) -> str:
        """Say what is wrong with the field that was read last."""
        return "missing" if self.missing else f"{shown(self.value)} is not what stands here"


class FollowedObject(dict[str, Any]):
    """An object on a trail."""

    def __init__(self, trail: Trail, where: str, value: dict[str, Any]) -> None:
        super().__init__(value)
        self.trail = trail
        self.above = f"{where}." if where else ""

    def __getitem__(self, key: str) -> Any:
        there = key in self
        self.trail.note(f"{self.above}{key}", super().get(key), not there)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        if key in self:
            return self[key]
        return default

    def items(self) -> Any:
        return ItemsView(self)  # which asks for one after the other by its key

    def values(self) -> Any:
        return ValuesView(self)


class FollowedList(list[Any]):
    """A list on a trail."""

    def __init__(self, trail: Trail, where: str, value: list[Any]) -> None:
        super().__init__(value)
        self.trail = trail
        self.where = where

    def __getitem__(self, index: Any) -> Any:
        missing = type(index) is int and index >= len(self)
        self.trail.note(f"{self.where}[{index}]" if missing else self.where, self, missing)
        value = super().__getitem__(index)
        return self.trail.note(f"{self.where}[{index}]", value) if type(index) is int else value

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))
