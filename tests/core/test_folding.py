"""The lines that say what an event changes in a view."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.core import Doc
from folkmoot.core.folding import fold, read

ORDERS = {"hand": ("sword", "axe", "bow"), "cells": ("a", "b"), "board/": ("left", "right")}


def folded(data: Doc, line: str, **said: Any) -> Doc:
    fold(data, {"kind": "it", **said}, {"it": (line,)}, ORDERS)
    return data


@pytest.mark.parametrize(
    ("data", "line", "said", "found"),
    [
        ({"age": 1}, "set age $age", {"age": 2}, {"age": 2}),
        ({"age": 1}, "set age null", {}, {"age": None}),
        ({"age": 1}, "set day 2", {}, {"age": 1}),  # a field that this view does not have
        ({"age": 1}, "set age $age", {}, {"age": 1}),  # what the event does not say
        ({"draft": None}, 'default draft {"by": "$seat", "cards": []}', {"seat": 3}, {"draft": {"by": 3, "cards": []}}),
        ({"draft": []}, "default draft 1", {}, {"draft": []}),
        ({"pile": 9}, "add pile -#cards", {"cards": ["axe", "bow"]}, {"pile": 7}),
        ({"pile": 9}, "add pile $gain.points", {"gain": {"points": 4}}, {"pile": 13}),
        ({"hand": ["sword", "bow"]}, "put hand $card", {"card": "axe"}, {"hand": ["sword", "axe", "bow"]}),
        ({"hand": ["bow"]}, "put hand $cards", {"cards": ["axe", "sword"]}, {"hand": ["sword", "axe", "bow"]}),
        ({"hand": None}, "put hand $card", {"card": "axe"}, {"hand": None}),
        ({"days": [1, 5]}, "put days 3", {}, {"days": [1, 3, 5]}),
        ({"hand": ["axe", "axe"]}, "drop hand $cards", {"cards": ["axe", "bow"]}, {"hand": ["axe"]}),
        ({"hand": None}, "drop hand $card", {"card": "axe"}, {"hand": None}),
        ({"hand": ["axe"]}, "empty hand", {}, {"hand": []}),
        ({"hand": None}, "empty hand", {}, {"hand": None}),
        ({"log": [1]}, "append log $n", {"n": None}, {"log": [1, None]}),
        ({"log": [1, 2]}, "pop log", {}, {"log": [1]}),
        ({"deck": {"up": 1, "low": 5}}, 'less deck ["up", "low"]', {}, {"deck": {"up": 0, "low": 5}}),
        ({"deck": {"up": 0, "low": 5}}, 'less deck ["up", "low"]', {}, {"deck": {"up": 0, "low": 4}}),
        ({"board": [0, 0]}, "set board/$side 1", {"side": "right"}, {"board": [0, 1]}),
        ({"seats": [{"n": 1}, {"n": 2}]}, "add seats/$seat/n 5", {"seat": 1}, {"seats": [{"n": 1}, {"n": 7}]}),
        ({"seats": [{"n": 1}, {"n": 2}]}, "set seats/*/n $all.*", {"all": [3, 4]}, {"seats": [{"n": 3}, {"n": 4}]}),
        ({"n": 1}, "if open set n 2", {"open": True}, {"n": 2}),
        ({"n": 1}, "if not open set n 2", {"open": True}, {"n": 1}),
        ({"n": 1}, "if how=well set n 2", {"how": "badly"}, {"n": 1}),
    ],
)
def test_a_line_changes(data: Doc, line: str, said: Doc, found: Doc) -> None:
    assert folded(data, line, **said) == found


def test_changes_that_an_event_carries_come_first() -> None:
    data: Doc = {"seats": [{"n": 1}], "n": 1}
    fold(data, {"kind": "any", "set": [[["seats", 0, "n"], 4]], "n": 2}, {"*": ("set n $n",)}, {})
    assert data == {"seats": [{"n": 4}], "n": 2}


def test_nothing_is_shared_with_the_event() -> None:
    event = {"kind": "it", "cards": ["axe"]}
    data: Doc = {"hand": []}
    fold(data, event, {"it": ("set hand $cards", "put hand $cards")}, ORDERS)
    data["hand"].append("bow")
    assert event["cards"] == ["axe"]


def test_an_event_that_no_table_knows_is_not_passed_over() -> None:
    with pytest.raises(KeyError):
        fold({}, {"kind": "other"}, {"it": ()}, {})


@pytest.mark.parametrize("line", ["hand $card", "lose hand $card", "set", "if set n 2 3"])
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"not a change|Extra data|Expecting"):
        read(line)
