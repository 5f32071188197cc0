"""Positions and views that somebody has spoiled, in every game: refused with a reason, or a table to be played on."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import folkmoot_bare
import folkmoot_toy
import pytest

from folkmoot import games
from folkmoot.core import ALL, OVER, BadPosition, BadView, Doc, Game, SimDealer, State
from tests.playing_on import play_on, step
from tests.sampled import some

TABLES = some(200)
"""Positions that are spoiled, for each game, and how often each of them."""
TIMES = 15
VIEWS = some(48)
"""The same for views."""
HEAD = ("game", "rules", "box", "players", "options")
PYTHON = re.compile(r"\b[A-Z]\w+(Error|Exception)\b|\bNoneType\b")
"""Words that no error says to people."""


def some_state(game: Game, luck: random.Random) -> State:
    players = luck.choice(list(game.seats))
    state = game.start(players, **luck.choice(game.variants(players)))
    dealer = SimDealer(luck.getrandbits(32))
    for _ in range(luck.randrange(250)):
        if state.turn == OVER:
            break
        step(state, dealer)
    return state


def some_position(game: Game, luck: random.Random) -> Doc:
    found: Doc = json.loads(json.dumps(some_state(game, luck).to_position()))
    return found


def some_view(game: Game, luck: random.Random) -> Doc:
    state = some_state(game, luck)
    viewer = luck.choice([None, ALL, *range(state.players)])
    found: Doc = json.loads(json.dumps(state.view(viewer).data))
    return found


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every entry of a document, with what holds it."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


def spoil(doc: Doc, seen: list[Any], luck: random.Random, head: tuple[str, ...] = HEAD) -> Doc:
    """One or two entries are left out, moved a little, or become what stood elsewhere."""
    doc = deepcopy(doc)
    for _ in range(luck.choice((1, 1, 2))):
        holder, key = luck.choice([place for place in places(doc) if place[0] is not doc or place[1] not in head])
        value, how = holder[key], luck.random()
        if how < 0.25:
            del holder[key]
        elif how < 0.5 and isinstance(value, int):
            holder[key] = luck.choice((-1, 0, value + 1, value - 1, 1000))
        elif how < 0.8:
            holder[key] = deepcopy(luck.choice([one for one in seen if type(one) is type(value)]))
        else:
            holder[key] = deepcopy(luck.choice([*seen, None, "x", [], {}, 10**30]))
    return doc


@pytest.mark.parametrize("name", games.OWN)
def test_a_spoiled_position_is_refused_or_can_be_played_on(name: str) -> None:
    game, luck = games.get(name), random.Random(f"{name} {os.environ.get('FOLKMOOT_LUCK', '1')}")
    seen: list[Any] = []
    loaded = 0
    for _ in range(TABLES):
        doc = some_position(game, luck)
        seen = [*seen[-2000:], *(holder[key] for holder, key in places(doc))]
        for _ in range(TIMES):
            spoiled = spoil(doc, seen, luck)
            try:
                state = game.from_position(spoiled)
            except BadPosition:
                continue
            loaded += 1
            try:
                play_on(state, SimDealer(1), 80)
            except Exception as error:
                raise AssertionError(f"{error!r} in {json.dumps(spoiled)}") from error
    assert 0 < loaded < TABLES * TIMES


GAMES = [*map(games.get, games.OWN), folkmoot_toy.GAME, folkmoot_bare.GAME]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_spoiled_view_is_refused_by_the_field_that_is_wrong(game: Game) -> None:
    luck = random.Random(f"{game.id} {os.environ.get('FOLKMOOT_LUCK', '1')}")
    seen: list[Any] = []
    refused = 0
    for _ in range(VIEWS):
        doc = some_view(game, luck)
        seen = [*seen[-2000:], *(holder[key] for holder, key in places(doc))]
        for spoiled in ({}, *(spoil(doc, seen, luck, head=()) for _ in range(TIMES))):
            try:
                game.load_view(spoiled).sample(1)
            except BadView as error:
                refused += 1
                if not error.where or PYTHON.search(str(error)):
                    raise AssertionError(f"{error} in {json.dumps(spoiled)}") from error
            except Exception as error:
                raise AssertionError(f"{error!r} in {json.dumps(spoiled)}") from error
    assert VIEWS <= refused < VIEWS * (TIMES + 1)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["seats"][1].pop("glory"), "seats[1].glory: missing"),
        (lambda data: data["seats"][0].update(hand=5), "seats[0].hand: 5 is not what stands here"),
        (lambda data: data.pop("deck"), "deck: missing"),
        (lambda data: data["prompt"].pop("args"), "prompt.args: missing"),
        (lambda data: data["seats"].insert(0, "x"), "seats[0]: 'x' is not what stands here"),
    ],
)  # fmt: skip
def test_the_field_is_the_one_that_could_not_be_read(change: Any, said: str) -> None:
    state = games.get("ethnos").start(2)
    SimDealer(1).deal_all(state)
    data = json.loads(json.dumps(state.view(0).data))
    change(data)
    with pytest.raises(BadView, match=re.escape(said)):
        state.game.load_view(data)
