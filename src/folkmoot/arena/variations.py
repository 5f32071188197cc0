"""A game with other numbers in its box, or other options, as a study compares them.

`powers.wayfarers_food=0,1,2` names an entry of the game's `box.toml` and the values it takes in turn,
`elders=true,false` an option. Values are written as in JSON; a list stands in brackets: `bands.glory=[0,1,3],[0,2,4]`.
Several of these are tried in all combinations.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from itertools import product
from typing import Any

from folkmoot import games
from folkmoot.core import BadBox, BadOptions, Doc, Game, file_of
from folkmoot.core.box import values_of

MOST = 64
"""The most variations that a table for people can hold."""
NEAREST = 5
BOX = "box.toml"


@dataclass(frozen=True)
class Variation:
    """Differences from the standard game."""

    box: Doc = field(default_factory=dict)
    """Values of entries of the box, by path."""
    options: Doc = field(default_factory=dict)

    @property
    def name(self) -> str:
        """As it is written on the command line; empty where nothing differs."""
        return " ".join(f"{name}={shown(value)}" for name, value in {**self.box, **self.options}.items())


def shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def read_variations(game: Game, given: Iterable[str]) -> list[Variation]:
    """All combinations of what is given; BadOptions says what is wrong with it."""
    entries, options = box_of(game), {option.name: option.type for option in game.options}
    choices: list[list[tuple[str, Any]]] = []
    for word in given:
        name, equals, values = word.partition("=")
        if name not in entries and name not in options:
            known = ", ".join(nearest(name, [*entries, *options]))
            what = f"neither an entry of the box nor an option (nearest: {known})"
            raise BadOptions(name, what, "no-such-entry", nearest=known)
        read = [read_value(one, options.get(name, "")) for one in split(values)] if equals else []
        if not read:
            example = f"{name}={shown(entries.get(name, 'true'))}"
            raise BadOptions(word, f"which values? For example {example}", "which-values", example=example)
        if any(name == earlier[0][0] for earlier in choices):
            raise BadOptions(name, f"{name!r} is given twice", "twice", value=repr(name))
        choices.append([(name, value) for value in read])
    found = [made(dict(chosen), entries) for chosen in product(*choices)]
    names = [one.name for one in found]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise BadOptions("--vary", f"{twice!r} is given twice", "twice", value=repr(twice))
    if len(found) > MOST:
        what = f"{len(found)} combinations, where at most {MOST} are possible"
        raise BadOptions("--vary", what, "too-many", number=len(found), most=MOST)
    return found


def made(chosen: Mapping[str, Any], entries: Mapping[str, Any]) -> Variation:
    return Variation(
        {name: value for name, value in chosen.items() if name in entries},
        {name: value for name, value in chosen.items() if name not in entries},
    )


def box_of(game: Game) -> Doc:
    """The entries of the game's box by path; none where it has no such file."""
    file = file_of(game, BOX)
    return values_of(file.read_text("utf-8")) if file is not None else {}


def nearest(name: str, known: Sequence[str]) -> list[str]:
    """Suggest known names for a wrong one: those that hold the same word, or are spelled alike."""
    last = name.rpartition(".")[2].lower()
    holding = [one for one in known if last and (last in one or one.rpartition(".")[2] in name)]
    alike = get_close_matches(name, known, NEAREST, 0.4) + get_close_matches(last, known, NEAREST, 0.4)
    return list(dict.fromkeys([*holding[:NEAREST], *alike]))[:NEAREST] or list(known[:NEAREST])


def split(text: str) -> list[str]:
    """The values between commas that stand in no bracket."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "[{") - (letter in "]}")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [one.strip() for one in found if one.strip()]


def read_value(text: str, type: str) -> Any:
    """A value as in JSON; anything else is a word, and a list of words needs no quotation marks."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError:
        if text.startswith("[") and text.endswith("]"):
            return [read_value(one, "") for one in split(text[1:-1])]
        return text
    return [found] if type == "list" and isinstance(found, str) else found


@lru_cache(maxsize=MOST)
def _changed(id: str, values: str) -> Game:
    return games.get(id).corrected(json.loads(values))


def changed(id: str, box: Doc) -> Game:
    """The game with other values in its box. BadOptions names the entry and what it could be."""
    if not box:
        return games.get(id)
    try:
        return _changed(id, json.dumps(box))
    except BadBox as error:
        where = error.where.rpartition(": ")[2]
        raise BadOptions(where, error.what, error.told, **error.given) from None
