"""Tensors say everything that a view says, and nothing else."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from folkmoot import games
from folkmoot.adaptors.encoding import encoding_of
from folkmoot.core import OVER, Doc, SimDealer

WHOLE: list[tuple[str, int, dict[str, Any]]] = [
    ("aetherya", 1, {"mode": "solo"}),
    ("aetherya", 2, {}),
    ("aetherya", 3, {"mode": "coop"}),
    ("aetherya", 4, {"tokens": True}),
    ("aetherya", 1, {"fate": "shagratt"}),
    ("aetherya", 4, {"variant": "confrontation"}),
    ("aetherya", 2, {"variant": "invasion"}),
    ("aetherya", 3, {"variant": "frontiers"}),
    ("aetherya", 4, {"variant": "empires"}),
    ("aetherya", 8, {"variant": "empires"}),
    ("tribes", 2, {}),
    ("tribes", 3, {"elders": True, "leaders": "choose"}),
    ("tribes", 4, {"elders": True, "leaders": "random", "special_lands": "random"}),
]
"""Games whose encoding leaves out nothing. That of Ethnos knows bands by size and leader alone."""


def told(data: Doc) -> Doc:
    """A view's data without what says nothing about the table: rule numbers and ids, the order of a draft's steps."""
    prompt = {key: value for key, value in data["prompt"].items() if key != "rule"}
    found = {**data, "prompt": prompt, "draft": sorted(data.get("draft") or ())}
    for key in ("game", "rules", "box"):
        del found[key]
    return found


@pytest.mark.parametrize(("id", "players", "options"), WHOLE, ids=str)
def test_views_that_differ_have_tensors_that_differ(id: str, players: int, options: Any) -> None:
    """All views of every seat in random games: never two views with one tensor, all of one length."""
    game, module = games.get(id), import_module(f"folkmoot.games.{id}.edge.encode")
    seen: dict[tuple[float, ...], Doc] = {}
    for seed in range(3):
        state, dealer = game.start(players, **options), SimDealer(seed)
        for _ in range(150):
            if state.turn == OVER:
                break
            for seat in range(players):
                data = state.view(seat).data
                tensor = tuple(module.encode(data))
                assert len(tensor) == module.SIZE
                assert told(seen.setdefault(tensor, data)) == told(data)
            state.apply(dealer.choose(state) if state.turn >= 0 else dealer.pick(state))
    assert len(seen) > 100


@pytest.mark.parametrize("id", ["nine", *games.OWN])
def test_looking_ahead_shows_what_the_seat_would_see(id: str) -> None:
    """After each legal action of several states, which stay as they are; more rows than the time before, and fewer."""
    game = games.get(id)
    encoding = encoding_of(game)
    states = []
    for seed, steps in ((1, 0), (2, 9), (3, 3)):
        state, dealer = game.start(2), SimDealer(seed)
        dealer.deal_all(state)
        for _ in range(steps):
            state.apply(dealer.choose(state))
            dealer.deal_all(state)
            if state.turn == OVER:
                break
        else:
            states.append(state)
    for some in (states[:1], states, states[1:]):
        before = [state.to_position() for state in some]
        legal, numbers = encoding.after(some)
        assert [state.to_position() for state in some] == before
        expected = []
        for state, codes in zip(some, legal, strict=True):
            assert codes == state.legal_actions()
            for code in codes:
                trial = state.clone()
                trial.apply(code)
                expected.append(encoding(trial.view(int(state.turn)).data))
        assert np.array_equal(encoding.scaled(numbers), np.array(expected))


@pytest.mark.parametrize("id", games.OWN)
def test_the_fields_of_an_encoding_are_documented_to_the_last_number(id: str) -> None:
    """In the module and in docs/adaptors.md."""
    module = import_module(f"folkmoot.games.{id}.edge.encode")
    page = (Path(__file__).parent.parent.parent / "docs" / "adaptors.md").read_text("utf-8")
    part = page.partition(f"### {id.capitalize()}: {module.SIZE:,} numbers\n")[2].partition("###")[0]
    for fields, whole in ((module.FIELDS, module.SIZE), (module.SEAT_FIELDS, module.SEAT_SIZE)):
        first = 0
        for name, size in fields:
            assert f"| {first} | {name} | {size} |\n" in part
            first += size
        assert first == whole


@pytest.mark.parametrize("id", ["aetherya", "tribes"])
def test_seats_are_told_from_the_viewer(id: str) -> None:
    """The own seat comes first, then clockwise; seats that are not taken are zero."""
    game, module = games.get(id), import_module(f"folkmoot.games.{id}.edge.encode")
    state, dealer = game.start(3), SimDealer(4)
    for _ in range(60):
        dealer.deal_all(state)
        state.apply(dealer.choose(state))
    dealer.deal_all(state)
    size, first = module.SEAT_SIZE, module.SIZE - 4 * module.SEAT_SIZE
    rows = [module.encode(state.view(seat).data)[first:] for seat in range(3)]
    assert not any(rows[0][3 * size :])
    assert rows[1][:size] == rows[0][size : 2 * size] == rows[2][2 * size : 3 * size]
