"""Events change a view: one fold for every game, which brings a table of what each kind of event changes.

A change is a line `[if [not] FIELD[=WORD]] VERB PATH VALUE`, such as `put seats/$seat/hand $card`.

- A path leads through the view; after `seats/*/` it leads through every element of that list. A step into a list is
  an index, or the name that the game gives to its elements (`seats/$seat/cards/$cell`).
- A value is JSON. `$name` is what the event says under that name, `$rows.0` the first of what it says, `#cards` how
  many it says and `-#cards` that many less. An event that does not say it changes nothing: others know more.
- `set` changes a field that is there, `default` one that is null. `add` adds a number. `put` puts a word or words into
  a list and sorts it by its order. `drop` takes them out, one each, as far as they are there; `empty` takes all.
  `append` and `pop` are at a list's end. `less` takes one from the first of two numbers of an object that is not 0.
  A list that is null is one that the viewer may not see: nothing is put into it or taken out.

What no line can say is a function of the table. An event may also carry changes itself: `"set": [[path, value], …]`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from folkmoot.core.values import Doc

Change = str | Callable[[Doc, Doc], None]
Folds = Mapping[str, Sequence[Change]]
"""Changes of the view by kind of event; those under `*` apply to every kind."""
Orders = Mapping[str, Sequence[Any]]
"""The order of each list that is not simply ascending, by its name; under `name/` what its elements are called."""

CONDITION = r"(?:if (?P<no>not )?(?P<field>\w+)(?:=(?P<word>\w+))? )?"
LINE = re.compile(CONDITION + r"(?P<verb>[a-z]+) (?P<path>\S+)(?: (?P<value>.+))?")


class Said(NamedTuple):
    """A place of a line where the event fills in: `$gain.points`, `-#cards`."""

    name: str
    rest: tuple[str, ...]
    sign: int
    """1 or -1 for how many it says, 0 for what it says."""


class Line(NamedTuple):
    """A change, read."""

    field: str | None
    word: str | None
    no: bool
    verb: str
    each: str
    """The list whose every element is changed, empty for one change."""
    path: tuple[str | Said, ...]
    value: Any


class Unsaid(Exception):
    """The event does not say what a line asks for."""


@cache
def read(line: str) -> Line:
    found = LINE.fullmatch(line)
    if found is None or found["verb"] not in VERBS:
        raise ValueError(f"{line!r} is not a change")
    text = found["value"]
    value = None if text is None else read_value(text if text.startswith(("$", "#", "-#")) else json.loads(text))
    each, _, rest = found["path"].rpartition("/*/")
    path = tuple(read_value(step) for step in rest.split("/"))
    return Line(found["field"], found["word"], bool(found["no"]), found["verb"], each, path, value)


def read_value(value: Any) -> Any:
    """JSON in which the names that an event fills in are marked."""
    if isinstance(value, dict):
        return {key: read_value(inner) for key, inner in value.items()}
    if not isinstance(value, str) or not value.startswith(("$", "#", "-#")):
        return value
    name, *rest = value.lstrip("-#$").split(".")
    return Said(name, tuple(rest), 0 if value.startswith("$") else -1 if value.startswith("-") else 1)


def fold(data: Doc, event: Doc, folds: Folds, orders: Orders) -> None:
    """Change the data of a view as an event of the same seat says."""
    for path, value in event.get("set", ()):
        node: Any = data
        for key in path[:-1]:
            node = node[key]
        node[path[-1]] = fresh(value)
    kind = event["kind"]
    for change in folds[kind] if kind in folds or "*" not in folds else folds["*"]:
        if isinstance(change, str):
            follow(data, event, read(change), orders)
        else:
            change(data, event)


def follow(data: Doc, event: Doc, line: Line, orders: Orders) -> None:
    """Do what a line says."""
    if line.field is not None:
        said = event.get(line.field)
        holds = said == line.word if line.word is not None else bool(said)
        if holds == line.no:
            return
    try:
        for star, part in enumerate(data[line.each]) if line.each else ((0, data),):
            node, key, name = place(part, event, line.path, orders)
            VERBS[line.verb](node, key, told(event, line.value, star), orders.get(name))
    except Unsaid:
        return


def place(data: Any, event: Doc, path: Sequence[str | Said], orders: Orders) -> tuple[Any, Any, str]:
    """Follow a path; return the object that holds the field, the field's key, and the last name on the way."""
    node, name = data, path[0]
    key: Any = name
    for step in path[1:]:
        node = node[key]
        said = step if isinstance(step, str) else told(event, step, 0)
        if not isinstance(node, list):
            key = name = said
        else:
            key = orders[f"{name}/"].index(said) if f"{name}/" in orders else int(said)
    return node, key, str(name)


def told(event: Doc, value: Any, star: int) -> Any:
    """A value with what the event says in place of names."""
    if isinstance(value, dict):
        return {key: told(event, inner, star) for key, inner in value.items()}
    if not isinstance(value, Said):
        return fresh(value)
    if value.name not in event:
        raise Unsaid(value.name)
    found = event[value.name]
    for step in value.rest:
        found = found[star if step == "*" else int(step) if step.isdigit() else step]
    return value.sign * len(found) if value.sign else fresh(found)


NESTED = (dict, list)


def fresh(value: Any) -> Any:
    """A copy of a JSON value."""
    if isinstance(value, dict):
        return {key: fresh(inner) if isinstance(inner, NESTED) else inner for key, inner in value.items()}
    if isinstance(value, list):
        return [fresh(inner) if isinstance(inner, NESTED) else inner for inner in value]
    return value


Order = Sequence[Any] | None


def change_set(node: Any, key: Any, value: Any, order: Order) -> None:
    if isinstance(node, list) or key in node:
        node[key] = value


def change_default(node: Any, key: Any, value: Any, order: Order) -> None:
    if node[key] is None:
        node[key] = value


def change_add(node: Any, key: Any, value: Any, order: Order) -> None:
    node[key] += value


def change_put(node: Any, key: Any, value: Any, order: Order) -> None:
    if node[key] is not None:
        node[key] += value if isinstance(value, list) else [value]
        node[key].sort(key=None if order is None else order.index)


def change_drop(node: Any, key: Any, value: Any, order: Order) -> None:
    for word in value if isinstance(value, list) else [value]:
        if node[key] is not None and word in node[key]:
            node[key].remove(word)


def change_empty(node: Any, key: Any, value: Any, order: Order) -> None:
    if node[key] is not None:
        node[key].clear()


def change_append(node: Any, key: Any, value: Any, order: Order) -> None:
    node[key].append(value)


def change_pop(node: Any, key: Any, value: Any, order: Order) -> None:
    node[key].pop()


def change_less(node: Any, key: Any, value: Any, order: Order) -> None:
    first, second = value
    node[key][first if node[key][first] else second] -= 1


VERBS: dict[str, Callable[[Any, Any, Any, Order], None]] = {
    "set": change_set,
    "default": change_default,
    "add": change_add,
    "put": change_put,
    "drop": change_drop,
    "empty": change_empty,
    "append": change_append,
    "pop": change_pop,
    "less": change_less,
}
