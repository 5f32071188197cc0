"""The quick reader of moves takes what the protocol allows, and reads it as the careful one does."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from folkmoot.server import messages
from folkmoot.server.play_message import (
    HIGHEST_SEAT,
    HIGHEST_VERSION,
    LONGEST,
    LONGEST_ID,
    LONGEST_STEP,
    MOST_STEPS,
    read_play,
)

PLAY: dict[str, Any] = {"type": "play", "id": "c7", "seat": 0, "version": 12, "steps": ["draw"], "thought": 3.5}
EDGES: dict[str, list[Any]] = {
    "type": ["play", "undo", None],
    "id": ["", "x", "x" * LONGEST_ID, "x" * (LONGEST_ID + 1), "a b", "a\n", "é", "\x7f", 7, None],
    "seat": [-1, 0, HIGHEST_SEAT, HIGHEST_SEAT + 1, 0.0, "0", True, None],
    "version": [-1, 0, HIGHEST_VERSION, HIGHEST_VERSION + 1, 1.5, None],
    "steps": [
        [],
        ["x" * LONGEST_STEP],
        ["x" * (LONGEST_STEP + 1)],
        [""],
        ["x"] * MOST_STEPS,
        ["x"] * (MOST_STEPS + 1),
        [7],
        "draw",
        None,
    ],
    "thought": [0, 7, 0.25, LONGEST, LONGEST * 2, -1, "1", True, None],
    "more": [1],
}


def both(doc: object) -> tuple[Any, Any]:
    """Return the result of each reader of a message; None: refused."""
    text = json.dumps(doc).encode()
    plain = read_play(text)
    try:
        careful = messages.socket_message.validate_python(json.loads(text))
    except ValidationError:
        return plain, None
    return plain, careful.plain() if isinstance(careful, messages.SocketPlay) else None


def same(doc: object) -> bool:
    plain, careful = both(doc)
    if plain is None or careful is None:
        return plain is careful
    names = ("id", "seat", "version", "steps", "thought")
    return all(getattr(plain, name) == getattr(careful, name) for name in names)


@pytest.mark.parametrize("field", EDGES)
def test_both_readers_agree_at_every_limit(field: str) -> None:
    for value in EDGES[field]:
        assert same({**PLAY, field: value}), value
    assert same({name: value for name, value in PLAY.items() if name != field})
    assert both(PLAY)[0] is not None


@given(st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in EDGES.items()}))
def test_both_readers_agree_whatever_is_wrong_at_once(changes: dict[str, Any]) -> None:
    assert same({**PLAY, **changes})


def test_what_is_not_a_document_is_left_to_the_careful_reader() -> None:
    for text in (b"", b"[]", b"7", b'"play"', b"{", b"\xff"):
        assert read_play(text) is None
