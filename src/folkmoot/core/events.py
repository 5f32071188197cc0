# mypyc: hot
"""Events, and the part of each that a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from folkmoot.core.values import ALL, Doc

SEEN_BY: Final = 5
"""Position of `seen_by` in an Event's arguments."""


class Event(NamedTuple):
    """Something that happened. `for_seat` is the only way out."""

    kind: str
    rule: str
    seat: int
    """The seat it happened to or by, -1 for nobody."""
    data: Doc | None
    """Data for everybody; None if only `seen_by` may know that the event happened at all."""
    private: Doc | None = None
    seen_by: tuple[int, ...] = ()

    def for_seat(self, seat: int | None) -> Doc | None:
        """Return the part for a seat (None: a spectator; ALL: everything); None if that seat learns nothing."""
        return told_to(self, seat)


def told_to(event: Event, seat: int | None) -> Doc | None:
    """`Event.for_seat`, for whoever is compiled: a call of a function, and not of whatever has that name."""
    kind, rule, who, data, private, seen_by = event
    insider = seat is not None and (seat == ALL or seat in seen_by)
    if data is None and not insider:
        return None
    found: Doc = {"kind": kind, "rule": rule, "seat": who}
    if data:
        found.update(data)
    if insider and private:
        found.update(private)
    return found


NEW: Final[Callable[[type[Event], tuple[object, ...]], Event]] = tuple.__new__


def happened(
    kind: str, rule: str, seat: int, data: Doc | None, private: Doc | None = None, seen_by: tuple[int, ...] = ()
) -> Event:
    """An Event, made in a third of the time that its own constructor takes."""
    return NEW(Event, (kind, rule, seat, data, private, seen_by))
