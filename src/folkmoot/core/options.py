"""Reading the options of a game: every one checked, none silently ignored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from folkmoot.core.errors import LONGEST, BadOptions, shown
from folkmoot.core.values import Doc, Option


def read_options(options: tuple[Option, ...], given: Mapping[str, Any]) -> Doc:
    """A value for every option, given or default; BadOptions names the one that is wrong.

    Types, choices and duplicates are checked here; what depends on other options (numbers of players, a list's
    length) is the game's.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise BadOptions(
                str(name)[:LONGEST], f"unknown option (options: {listed})", "unknown-option", options=listed
            )
    return {option.name: _read(option, given.get(option.name, option.default)) for option in options}


def _read(option: Option, value: Any) -> Any:
    if value is None and option.default is None:
        return None
    choices = ", ".join(option.choices)
    if option.type == "bool":
        if type(value) is not bool:
            raise BadOptions(option.name, f"{shown(value)} is neither True nor False", "switch", value=shown(value))
        return value
    if option.type == "list":
        if not isinstance(value, list | tuple):
            what = f"{shown(value)} is not a list of: {choices}"
            raise BadOptions(option.name, what, "list", value=shown(value), choices=choices)
        for item in value:
            if item not in option.choices:
                raise _unknown(option, item)
        if len(set(value)) < len(value):
            twice = next(item for item in value if list(value).count(item) > 1)
            raise BadOptions(option.name, f"{shown(twice)} is named twice", "twice", value=shown(twice))
        return list(value)
    if option.type == "map" and isinstance(value, Mapping):
        for item in value:
            if item not in option.choices:
                raise _unknown(option, item)
        return dict(value)
    if value not in option.choices:
        raise _unknown(option, value)
    return value


def _unknown(option: Option, value: object) -> BadOptions:
    choices = ", ".join(option.choices)
    what = f"{shown(value)} is unknown (one of: {choices})"
    return BadOptions(option.name, what, "unknown-value", value=shown(value), choices=choices)
