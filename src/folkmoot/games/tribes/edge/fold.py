"""Events change a view: each carries what it changes, and every question is carried whole."""

from __future__ import annotations

import copy
from typing import Any

from folkmoot.core.values import Doc

ASKED = ("turn", "prompt", "over", "progress", "draft")


def fold(data: Doc, event: Doc) -> None:
    """Change the data of a view as an event of the same seat says."""
    for path, value in event.get("set", ()):
        node: Any = data
        for key in path[:-1]:
            node = node[key]
        node[path[-1]] = copy.deepcopy(value)
    for key in ASKED if event["kind"] == "ask" else ("draft",):
        if key in event:
            data[key] = copy.deepcopy(event[key])
