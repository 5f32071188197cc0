"""The score pad says where fifteen points come from, as the game itself does."""

from __future__ import annotations

import random

import pytest

from folkmoot.core import BadPosition, Doc, SimDealer
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.games.tribes.game import GAME
from folkmoot.games.tribes.pad import count


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 5)])
def test_T133_a_sheet_counts_as_the_game_did(players: int, seed: int) -> None:
    state = GAME.start(players)
    assert isinstance(state, TribesState)
    dealer, luck = SimDealer(seed), random.Random(seed)
    while state.turn != -2:
        dealer.deal(state) if state.turn == -1 else state.apply(luck.choice(state.legal_actions()))
    result = state.result()
    assert result is not None
    seats: list[Doc] = [{} for _ in range(players)]
    for row in result.rows:
        for part in row.parts:
            if row.id == "goals":
                seats[part.seat].setdefault("goals", []).append(part.args["goal"])
            else:
                seats[part.seat][row.id] = part.points
    found = count({"seats": seats})
    assert [(row.id, row.rule, list(row.points)) for row in found.rows] == [
        (row.id, row.rule, list(row.points)) for row in result.rows
    ]
    assert [part.rule for row in found.rows for part in row.parts] == [
        part.rule for row in result.rows for part in row.parts
    ]
    assert list(found.scores) == list(result.scores)
    assert (found.outcome == "won") == (max(found.scores) >= 15)


def test_T1_whoever_has_fifteen_has_won() -> None:
    found = count({"seats": [{"villages": 11, "goals": ["whole_tribe"]}, {"villages": 9}]})
    assert (found.outcome, found.winners, found.reason, found.ranks) == ("won", [0], "points", [1, 2])
    found = count({"seats": [{"villages": 14}, {"villages": 14}]})
    assert (found.outcome, found.winners, found.ranks) == ("open", [], [1, 1])


@pytest.mark.parametrize(
    ("doc", "where"),
    [
        ({"seats": [{}]}, "seats"),
        ({"seats": [{}] * 5}, "seats"),
        ({"seats": [{"villages": -1}, {}]}, "seats[0].villages"),
        ({"seats": [{}, {"goals": ["fame"]}]}, "seats[1].goals[0]"),
        ({"seats": [{}, {"goals": ["bow", "bow"]}]}, "seats[1].goals[1]"),
        ({"seats": [{}, {"luck": 1}]}, "seats[1].luck"),
        ({"seats": [{"villages": 15}, {"villages": 16}]}, "seats[1]"),
    ],
)
def test_what_cannot_be_is_refused_by_its_place(doc: Doc, where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        count(doc)
    assert caught.value.where == where
