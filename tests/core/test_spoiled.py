"""Positions that somebody has spoiled, in every game: refused with a reason, or a table that can be played on."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import OVER, BadPosition, Doc, Game, SimDealer
from tests.playing_on import play_on, step
from tests.sampled import some

TABLES = some(200)
"""Positions that are spoiled, for each game, and how often each of them."""
TIMES = 15
HEAD = ("game", "rules", "box", "players", "options")


def some_position(game: Game, luck: random.Random) -> Doc:
    players = luck.choice(list(game.seats))
    state = game.start(players, **luck.choice(game.variants(players)))
    dealer = SimDealer(luck.getrandbits(32))
    for _ in range(luck.randrange(250)):
        if state.turn == OVER:
            break
        step(state, dealer)
    found: Doc = json.loads(json.dumps(state.to_position()))
    return found


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every entry of a document, with what holds it."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


def spoil(doc: Doc, seen: list[Any], luck: random.Random) -> Doc:
    """One or two entries are left out, moved a little, or become what stood elsewhere."""
    doc = deepcopy(doc)
    for _ in range(luck.choice((1, 1, 2))):
        holder, key = luck.choice([place for place in places(doc) if place[0] is not doc or place[1] not in HEAD])
        value, how = holder[key], luck.random()
        if how < 0.25:
            del holder[key]
        elif how < 0.5 and isinstance(value, int):
            holder[key] = luck.choice((-1, 0, value + 1, value - 1, 1000))
        elif how < 0.8:
            holder[key] = deepcopy(luck.choice([one for one in seen if type(one) is type(value)]))
        else:
            holder[key] = deepcopy(luck.choice([*seen, None, "x", [], {}]))
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
