"""Errors a caller can name. Each says what was wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from folkmoot.core.values import Refusal

LONGEST = 60
"""Characters of a wrong value that an error repeats."""
E = TypeVar("E", bound="FolkmootError")


class FolkmootError(Exception):
    """Anything that Folkmoot refuses; its text is one clear line for a person.

    In the reader's language `error-<told>` of the catalogues says it, with `given` in it; without `told`, nothing does.
    """

    def __init__(self, what: str, told: str = "", **given: str | int) -> None:
        super().__init__(what)
        self.what = what
        self.told = told
        self.given = given

    def __reduce__(self) -> Any:
        """So that it passes from one process to another, whatever its class is made from."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[FolkmootError], args: tuple[object, ...], fields: dict[str, object]) -> FolkmootError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error


class UnknownGame(FolkmootError):
    """No game of that id is installed."""


class Misplaced(FolkmootError):
    """Something wrong at a named place of a document."""

    def __init__(self, where: str, what: str, told: str = "", **given: str | int) -> None:
        super().__init__(f"{where}: {what}" if where else what, told, **given)
        self.where = where
        self.what = what

    def within(self, error: type[Misplaced], where: str) -> Misplaced:
        """The same fault as part of a larger document."""
        return error(where, self.what, self.told, **self.given)


def shown(value: object) -> str:
    """A value as an error repeats it."""
    text = repr(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def out_of_bounds(wrong: Callable[..., E], value: object, least: int, most: int) -> E:
    """The error, made by `wrong`, of what must be a whole number between two others."""
    text = shown(value)
    if least == most:
        return wrong(f"must be {least} (got {text})", "exact", value=text, due=least)
    if type(value) is not int:
        what = f"must be a whole number between {least} and {most} (got {text})"
        return wrong(what, "whole", value=text, least=least, most=most)
    what = f"must be between {least} and {most} (got {text})"
    return wrong(what, "range", value=text, least=least, most=most)


class BadOptions(Misplaced):
    """`where` is the option."""


class BadPosition(Misplaced):
    """`where` is the field of the position, such as `seats[2].hand[4]`."""


class BadView(Misplaced):
    """`where` is the field of the view's data."""


class BadNotation(Misplaced):
    """`where` is the text that names no action."""


class BadBox(Misplaced):
    """`where` is the file and the line of the box data, and the entry: `box.toml:12: bands.glory`."""


class BadRecord(Misplaced):
    """`where` is the field or the row of the record, such as `rows[12]`."""


class BadScript(Misplaced):
    """`where` is the outcome of a script that cannot come now, such as `outcomes[3]`."""


class IllegalAction(FolkmootError):
    """An action that is not legal now; `refusal` says why."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(text)
        self.refusal = refusal
