"""Contents of views, compared with the types that the browser's are written from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from folkmoot import games
from folkmoot.core import ALL, CHANCE, OVER, SimDealer, State, part
from folkmoot.server.documents.socket import ViewDoc

HEAD = {*ViewDoc.model_fields, "options"}
OPTIONS: dict[str, Any] = {"bool": bool, "choice": str, "list": list[str], "map": str | dict[str, str]}
EVERY = {"ethnos": 17, "tribes": 37, "aetherya": 23}
"""Steps between two looks."""
UNSEEN = {"ethnos": {"ethnos.winner: <class 'int'>", "ethnos.seats[].bands[].leader: <class 'NoneType'>"}}
"""Fields that random play does not reach: ten skeletons."""


@cache
def fields(shape: Any) -> dict[str, tuple[bool, Any]]:
    """Return for each field whether it is always there, and its type."""
    hints = get_type_hints(shape, include_extras=True)
    return {
        name: (False, get_args(hint)[0]) if get_origin(hint) is NotRequired else (True, hint)
        for name, hint in hints.items()
    }


def misfits(value: Any, hint: Any, where: str, seen: set[str]) -> Iterator[str]:
    """Yield the places where a value is not of its type; `seen` gathers the optional fields that were met."""
    if type(value) is hint:
        return
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        yield from misfits_inside(value, hint, where, seen)
    elif origin is UnionType:
        fitting = [one for one in inner if not [*misfits(value, one, where, set())]]
        if not fitting:
            yield f"{where}: {value!r} is not {hint}"
        else:
            seen.add(f"{where}: {fitting[0]}")
            yield from misfits(value, fitting[0], where, seen)
    elif origin in (list, tuple, dict):
        yield from misfits_in_many(value, hint, where, seen)
    else:
        yield f"{where}: {value!r} is not {hint}"


def misfits_inside(value: Any, shape: Any, where: str, seen: set[str]) -> Iterator[str]:
    if type(value) is not dict or not value.keys() <= fields(shape).keys():
        yield f"{where}: {value!r} is not {shape.__name__}"
        return
    for name, (always, hint) in fields(shape).items():
        if name in value:
            seen.add(f"{where}.{name}")
            yield from misfits(value[name], hint, f"{where}.{name}", seen)
        elif always:
            yield f"{where}.{name} is missing"


def misfits_in_many(value: Any, hint: Any, where: str, seen: set[str]) -> Iterator[str]:
    origin, inner = get_origin(hint), get_args(hint)
    kind: type[Any] = dict if origin is dict else list
    if type(value) is not kind or (origin is tuple and len(value) != len(inner)):
        yield f"{where}: {value!r} is not {hint}"
        return
    if isinstance(value, dict):
        yield from (f"{where}: {key!r} is not a text" for key in value if type(key) is not str)
        value = list(value.values())
    for number, one in enumerate(value):
        yield from misfits(one, inner[number] if origin is tuple else inner[-1], f"{where}[]", seen)


def possible(hint: Any, where: str) -> Iterator[str]:
    """Everything that `misfits` may see."""
    if is_typeddict(hint):
        for name, (_, inner) in fields(hint).items():
            yield f"{where}.{name}"
            yield from possible(inner, f"{where}.{name}")
    elif get_origin(hint) is UnionType:
        for inner in get_args(hint):
            yield f"{where}: {inner}"
            yield from possible(inner, where)
    elif get_origin(hint) is not None:
        yield from possible(get_args(hint)[-1], f"{where}[]")


def look(state: State, number: int, seen: set[str]) -> None:
    """Seats, a watcher and whoever sees everything look in turn."""
    game = state.game
    viewers = [None, ALL, *range(state.players)]
    data = state.view(viewers[number % len(viewers)]).data
    ViewDoc.model_validate(data, strict=True)
    rest = {key: value for key, value in data.items() if key not in HEAD}
    assert [*misfits(rest, part(game, "edge.shape").VIEW, game.id, seen)] == []
    assert [*data["options"]] == [option.name for option in game.options]
    for option in game.options:
        type = OPTIONS[option.type] | None if option.default is None else OPTIONS[option.type]
        assert [*misfits(data["options"][option.name], type, option.name, set())] == []


@pytest.mark.parametrize("id", games.OWN)
def test_views_of_every_mode_are_what_their_types_say(id: str) -> None:
    game = games.get(id)
    seen: set[str] = set()
    tables = [game.start(players, **options) for players in game.seats for options in game.variants(players)]
    for number, state in enumerate(tables):
        dealer = SimDealer(number)
        steps = number
        while state.turn != OVER:
            if steps % EVERY[id] == 0:
                look(state, number + steps, seen)
            state.step(dealer.pick(state) if state.turn == CHANCE else dealer.choose(state))
            steps += 1
        look(state, number, seen)
    assert {*possible(part(game, "edge.shape").VIEW, id)} - seen == {f"{id}.box: {str}"} | UNSEEN.get(id, set())
