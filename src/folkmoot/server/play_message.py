# mypyc: hot
"""A move as a client sends it through its socket, read without detours: most messages are one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

import orjson

LOADS: Final[Callable[[bytes], Any]] = orjson.loads
LONGEST: Final = 1e8
"""Seconds; no clock runs that long."""
LONGEST_ID: Final = 64
LONGEST_STEP: Final = 120
MOST_STEPS: Final = 200
HIGHEST_SEAT: Final = 20
HIGHEST_VERSION: Final = 2**31 - 1


@final
class PlainPlay:
    """A `play` as `read_play` gives it."""

    def __init__(self, id: str, seat: int, version: int, steps: list[str], thought: float | None) -> None:
        self.id = id
        self.seat = seat
        self.version = version
        self.steps = steps
        self.thought = thought


FIELDS: Final = 5
"""Number of fields of a `play` without `thought`."""


def read_play(text: bytes) -> PlainPlay | None:
    """A well-formed `play`; None: anything else, which `messages.socket_message` reads or refuses."""
    try:
        doc = LOADS(text)
    except ValueError:
        return None
    if type(doc) is not dict or doc.get("type") != "play" or len(doc) != FIELDS + ("thought" in doc):
        return None
    thought = doc.get("thought")
    if thought is not None and (type(thought) not in (int, float) or not 0 <= thought <= LONGEST):
        return None
    id, seat, version, steps = doc.get("id"), doc.get("seat"), doc.get("version"), doc.get("steps")
    if type(id) is not str or not 1 <= len(id) <= LONGEST_ID or not id.isascii() or not id.isprintable() or " " in id:
        return None
    if (
        type(seat) is not int
        or not 0 <= seat <= HIGHEST_SEAT
        or type(version) is not int
        or not 0 <= version <= HIGHEST_VERSION
    ):
        return None
    if type(steps) is not list or len(steps) > MOST_STEPS:
        return None
    for step in steps:
        if type(step) is not str or not 1 <= len(step) <= LONGEST_STEP:
            return None
    return PlainPlay(id, seat, version, steps, None if thought is None else float(thought))
