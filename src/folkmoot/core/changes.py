# mypyc: hot
"""Differences between two views as a list of changes: the path in the view, step by step, and the new value last.

`["seats", 0, "cards", 4]` sets `view["seats"][0]["cards"]` to 4. An index just behind the end of a list appends.
"""

from __future__ import annotations

from typing import Any

from folkmoot.core.values import Doc

Change = list[Any]


def differences(old: Doc, new: Doc) -> list[Change]:
    """The changes that make `new` out of `old`, two views of one game."""
    found: list[Change] = []
    compare(old, new, [], found)
    return found


def compare(old: object, new: object, way: list[Any], found: list[Change]) -> None:
    """Go down where both are of the same shape; whatever else differs is set as a whole."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                compare(old[key], value, [*way, key], found)
    elif isinstance(old, list) and isinstance(new, list) and 0 < len(old) <= len(new) <= len(old) + 1:
        for index, value in enumerate(new):
            if index == len(old):
                found.append([*way, index, value])
            elif old[index] != value:
                compare(old[index], value, [*way, index], found)
    else:
        found.append([*way, new])


def change(data: Doc, changes: list[Change]) -> None:
    """Carry changes out."""
    for steps in changes:
        node: Any = data
        for step in steps[:-2]:
            node = node[step]
        if isinstance(node, list) and steps[-2] == len(node):
            node.append(steps[-1])
        else:
            node[steps[-2]] = steps[-1]
