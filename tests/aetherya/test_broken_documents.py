"""Documents that somebody has spoilt: refused naming a field, or else a game that can be played to its end."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from folkmoot.core import CHANCE, OVER, BadPosition, BadView, Doc, SimDealer, State
from folkmoot.games.aetherya import GAME
from tests.aetherya.tables import start
from tests.sampled import some

JUNK: list[Any] = [None, -2, -1, 0, 1, 2, 3, 15, 99, 2**70, 1.5, True, [], {}, [[]], {"a": 1}]
JUNK += ["", "x", "elf", "r1c1", "gem1", "two-elves", "????/????/????/????", "HHHH/????/????/????"]
JUNK += [["elf"], ["r1c1"], ["gem4", "gem4"]]
SETTINGS: list[tuple[int, Doc]] = [
    (2, {}),
    (2, {"tokens": True}),
    (3, {"tokens": True}),
    (1, {"mode": "solo"}),
    (2, {"mode": "coop"}),
    (1, {"fate": "degodass"}),
    (3, {"variant": "confrontation"}),
    (2, {"variant": "invasion"}),
    (2, {"variant": "frontiers"}),
    (4, {"variant": "frontiers"}),
    (4, {"variant": "empires"}),
]


def spoil(node: Any, rng: random.Random) -> None:
    """Put something else at a random place of a document, or take something away."""
    while True:
        keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(node[key], dict | list) and node[key] and rng.random() < 0.75:
            node = node[key]
            continue
        if rng.random() < 0.2:
            del node[key]
        else:
            node[key] = copy.deepcopy(rng.choice(JUNK))
        return


def some_state(players: int, options: Doc, rng: random.Random) -> State:
    """A state somewhere in a random game."""
    state, dealer = start(players, **options), SimDealer(rng.randrange(1000))
    for _ in range(rng.randrange(260)):
        if state.turn == OVER:
            break
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            state.apply(dealer.choose(state))
    return state


def check(doc: Doc, load: Callable[[Doc], State], refused: type[Exception], rng: random.Random) -> bool:
    """Return True if the document was taken; a taken one must be playable."""
    try:
        state = load(doc)
    except refused:
        return False
    position = state.to_position()
    assert GAME.from_position(json.loads(json.dumps(position))).to_position() == position
    SimDealer(rng.randrange(1000)).playout(state)
    assert state.result() is not None
    return True


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_spoilt_positions(players: int, options: Doc) -> None:
    rng = random.Random(5)
    taken = 0
    for _ in range(some(300)):
        doc = json.loads(json.dumps(some_state(players, options, rng).to_position()))
        for _ in range(rng.choice((1, 1, 2))):
            spoil(doc, rng)
        taken += check(doc, GAME.from_position, BadPosition, rng)
    assert 0 < taken < some(280)


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_spoilt_views(players: int, options: Doc) -> None:
    rng = random.Random(6)
    for _ in range(some(150)):
        state = some_state(players, options, rng)
        data = json.loads(json.dumps(state.view(rng.choice([None, 0, players - 1])).data))
        spoil(data, rng)
        check(data, lambda doc: GAME.load_view(doc).sample(1), BadView, rng)
