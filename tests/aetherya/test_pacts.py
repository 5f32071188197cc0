"""Rulings on the pacts of Frontiers, a scenario of our own: A60."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.core import BadPosition, Doc
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import PLAIN, ask, legal, play, start, table, why
from tests.aetherya.test_frontiers import lands

FIELD = lands("D.PP/D.FF/..M./..M.", "0.12/0.12/..1./..1.")
"""Strengths 6, 4 and 2."""


def three(**given: Any) -> AetheryaState:
    return table(PLAIN, PLAIN, PLAIN, variant="frontiers", **given)


def pacts(state: AetheryaState) -> tuple[list[int | None], list[int]]:
    data = state.view(None).data
    return data["pacts"], data["betrayals"]


def test_A60_an_offer_is_accepted_at_once_and_the_turn_goes_on() -> None:
    state = three()
    state.watch()
    assert legal(state) == ["take discard", "draw", "seat 1", "seat 2"]
    play(state, "seat 2")
    assert (ask(state), state.turn, legal(state)) == ("pact", 2, ["done", "seat 0"])
    assert state.view(None).data["prompt"]["args"] == {"from_seat": 0}
    play(state, "seat 0")
    assert pacts(state) == ([2, None, 0], [0, 0, 0])
    assert (ask(state), state.turn) == ("turn", 0)
    told = [(event.kind, event.seat, event.rule, event.data) for event in state.take_events() if event.kind != "ask"]
    assert told == [("offer", 0, "A60", {"to_seat": 2}), ("pact", 2, "A60", {"to_seat": 0})]


def test_A60_whoever_refuses_is_not_bound() -> None:
    state = three()
    play(state, "seat 1", "done")
    assert pacts(state) == ([None, None, None], [0, 0, 0])
    assert (ask(state), state.turn) == ("turn", 0)


def test_A60_one_word_a_turn_before_the_action() -> None:
    state = three()
    play(state, "seat 1", "done")
    assert legal(state) == ["take discard", "draw"]
    assert why(state, "seat 2") == ("spoken", "A60")
    play(state, "draw", "card elf", "discard", "flip r1c1", "card human")
    assert legal(state) == ["take discard", "draw", "seat 0", "seat 2"]


def test_A60_only_another_player_and_only_those_without_a_pact() -> None:
    state = three(pacts=[None, 2, 1])
    assert why(state, "seat 0") == ("not_another", "A60")
    assert why(state, "seat 3") == ("not_at_table", "A1")
    assert why(state, "seat 1") == ("has_pact", "A60")
    assert why(three(pacts=[2, None, 0]), "seat 1") == ("has_pact", "A60")


@pytest.mark.parametrize(
    ("given", "points"),
    [
        (None, [8, 4, 0]),
        ([1, 0, None], [8, 8, 0]),
        ([2, None, 0], [8, 4, 4]),
        ([None, 2, 1], [8, 4, 4]),
    ],
)
def test_A60_partners_do_not_count_against_each_other(given: list[int | None] | None, points: list[int]) -> None:
    state = three(nolands=FIELD, pacts=given or [None, None, None])
    assert state.scores() == points
    assert list(next(row for row in state.rows() if row.id == "frontiers").points) == points


def test_A60_a_tie_with_the_partner_is_none() -> None:
    field = lands("D..D/..../..../P...", "0..1/..../..../2...")
    assert three(nolands=field, pacts=[1, 0, None]).scores() == [8, 8, 0]
    row = next(row for row in three(nolands=field, pacts=[1, 0, None]).rows() if row.id == "frontiers")
    assert [part.args["tied"] for part in row.parts] == [False, False, False]


def test_A60_a_betrayal_has_its_price() -> None:
    state = three(nolands=FIELD, pacts=[1, 0, None])
    state.watch()
    play(state, "seat 1")
    assert pacts(state) == ([None, None, None], [1, 0, 0])
    assert state.scores() == [6, 4, 0]
    assert (ask(state), why(state, "seat 1")) == ("turn", ("spoken", "A60"))
    told = [(event.kind, event.seat, event.data) for event in state.take_events() if event.kind != "ask"]
    assert told == [("betray", 0, {"to_seat": 1})]
    row = next(row for row in state.rows() if row.id == "frontiers")
    broken = [(part.seat, part.points, part.rule) for part in row.parts if part.args["kind"] == "betrayal"]
    assert broken == [(0, -2, "A60")]


def test_A60_two_players_have_no_pacts() -> None:
    assert "pacts" not in start(2, variant="frontiers").view(0).data
    assert legal(table(PLAIN, PLAIN, variant="frontiers")) == ["take discard", "draw"]


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"pacts": [1, None, None]}, "pacts[0]"),
        ({"pacts": [0, None, None]}, "pacts[0]"),
        ({"pacts": [3, None, None]}, "pacts[0]"),
        ({"pacts": [1, 0]}, "pacts"),
        ({"betrayals": [-1, 0, 0]}, "betrayals[0]"),
        ({"betrayals": [16, 0, 0]}, "betrayals[0]"),
        ({"ask": "pact", "pacts": [1, 0, None], "turn": 2, "progress": {"mover": 0}}, "turn"),
        ({"ask": "pact", "turn": 0}, "turn"),
    ],
)
def test_A60_impossible_pacts_are_refused(given: Doc, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        three(**given)
    assert refused.value.where == where


def test_A60_pacts_belong_to_frontiers() -> None:
    with pytest.raises(BadPosition, match="pacts"):
        table(PLAIN, PLAIN, PLAIN, pacts=[None, None, None])
    with pytest.raises(BadPosition, match="pact is not asked"):
        table(PLAIN, PLAIN, PLAIN, ask="pact")
