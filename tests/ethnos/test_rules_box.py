"""E1-E10: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from folkmoot.core import BadOptions
from tests.ethnos.tables import (
    GAME,
    KINGDOMS,
    ask,
    cards,
    deal,
    legal,
    markers_in,
    outcomes,
    play,
    row_points,
    seen,
    skipped,
    supply,
    table,
    third_dragon,
    why,
)

COLOURS = ["orange", "blue", "red", "purple", "green", "grey"]


@pytest.mark.parametrize(("players", "ages", "tribes"), [(2, 2, 5), (3, 2, 5), (4, 3, 6), (5, 3, 6), (6, 3, 6)])
def test_E1_ages_and_tribes_by_number_of_players(players: int, ages: int, tribes: int) -> None:
    data = seen(deal(GAME.start(players)))
    assert (data["players"], len(data["seats"])) == (players, players)
    assert data["ages"] == ages
    assert len(data["tribes"]) == tribes


@pytest.mark.parametrize("players", [0, 1, 7, -2])
def test_E1_two_to_six_players(players: int) -> None:
    with pytest.raises(BadOptions, match=r"players: must be between 2 and 6"):
        GAME.start(players)


@pytest.mark.parametrize(("players", "ages"), [(2, 2), (3, 2), (4, 3), (6, 3)])
def test_E1_the_game_ends_with_the_last_age(players: int, ages: int) -> None:
    for age in range(1, ages + 1):
        state = third_dragon(players, age=age)
        assert (state.result() is not None) == (age == ages)
        assert seen(state)["age"] == min(age + 1, ages)


@pytest.mark.parametrize(("kingdom", "colour"), list(zip(KINGDOMS, COLOURS, strict=True)))
def test_E2_each_kingdom_takes_markers_of_leaders_of_its_colour(kingdom: str, colour: str) -> None:
    state = play(table(hand=f"dwarf.{colour}"), f"lead dwarf.{colour}", "done")
    assert legal(state) == [f"place {kingdom}", "decline"]


def test_E3_twelve_tribes() -> None:
    assert sorted(next(option.choices for option in GAME.options if option.name == "tribes")) == [
        "centaur",
        "dwarf",
        "elf",
        "giant",
        "halfling",
        "merfolk",
        "minotaur",
        "orc",
        "skeleton",
        "troll",
        "wingfolk",
        "wizard",
    ]


def test_E3_two_cards_of_each_colour_four_for_halflings_twelve_skeletons() -> None:
    tribes = ["centaur", "halfling", "skeleton", "orc", "wizard", "troll"]
    state = GAME.start(4, tribes=tribes)
    while ask(state) != "deal":
        state.apply(state.chance_outcomes()[0][0])
    deck = Counter(outcomes(state))
    assert sum(deck.values()) == 12 + 24 + 12 + 12 + 12 + 12
    assert deck["card skeleton"] == 12
    assert {deck[f"card halfling.{colour}"] for colour in COLOURS} == {4}
    assert {
        deck[f"card {tribe}.{colour}"] for tribe in ("centaur", "orc", "wizard", "troll") for colour in COLOURS
    } == {2}


def test_E4_three_dragons() -> None:
    state = play(table(upper=0), "draw")
    assert outcomes(state)["dragon"] == 3
    play(state, "dragon")
    assert outcomes(state)["dragon"] == 2
    play(state, "dragon")
    assert outcomes(state)["dragon"] == 1


def test_E4_twenty_six_markers_less_the_score_marker() -> None:
    assert supply(table(tribes="dwarf elf giant halfling minotaur orc")) == [25] * 4


def test_E4_one_more_lies_on_the_merfolk_board() -> None:
    assert supply(table(tribes="merfolk")) == [24] * 4
    assert supply(deal(GAME.start(2, tribes=["merfolk", "dwarf", "elf", "giant", "orc"]))) == [24, 24]


def test_E4_without_a_marker_left_none_is_placed() -> None:
    state = table(hand="dwarf.red", markers={"duris": [25]})
    assert skipped(state, "lead dwarf.red", "done") == [("marker", "E19")]
    assert markers_in(state, "rhea") == [0, 0, 0, 0]
    assert state.turn == 1


def test_E4_the_last_marker_may_be_placed() -> None:
    state = table(hand="dwarf.red", markers={"duris": [24]})
    play(state, "lead dwarf.red", "done", "place rhea")
    assert supply(state)[0] == 0
    assert markers_in(state, "rhea") == [1, 0, 0, 0]


def test_E5_four_to_six_players_use_eighteen_tokens() -> None:
    data = seen(deal(GAME.start(5)))
    laid = sorted(value for kingdom in data["kingdoms"].values() for value in kingdom["tokens"])
    assert laid == sorted([0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 0, 4, 4, 6, 6, 10])


def test_E5_two_or_three_players_use_the_twelve_without_the_mark() -> None:
    data = seen(deal(GAME.start(3)))
    laid = sorted(value for kingdom in data["kingdoms"].values() for value in kingdom["tokens"])
    assert laid == [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]


@pytest.mark.parametrize(
    ("size", "glory"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (8, 15), (9, 15), (10, 15)]
)
def test_E6_glory_of_a_band_by_its_size(size: int, glory: int) -> None:
    red = cards("elf.red*2 giant.red*2 orc.red*2 troll.red*2 wizard.red*2")
    assert row_points(third_dragon(bands={1: [red[:size]]}), "bands") == [0, glory, 0, 0]


@pytest.mark.parametrize(("markers", "glory"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_E7_glory_of_the_orc_board(markers: int, glory: int) -> None:
    state = third_dragon(orcs={2: COLOURS[:markers]})
    play(state, "cash")
    assert row_points(state, "orcs") == [0, 0, glory, 0]


def test_E8_the_track_has_eighteen_spaces() -> None:
    ten = "merfolk.red*2 merfolk.blue*2 merfolk.grey*2 merfolk.green*2 merfolk.orange*2"
    state = table(hand=ten, merfolk=[12])
    adds = ["add merfolk.orange"] * 2 + ["add merfolk.blue"] * 2 + ["add merfolk.red"]
    adds += ["add merfolk.green"] * 2 + ["add merfolk.grey"] * 2
    play(state, "lead merfolk.red", *adds, "done", "place rhea")
    assert seen(state)["seats"][0]["merfolk"] == 18


@pytest.mark.parametrize("symbol", [3, 7, 12, 18])
def test_E8_a_marker_symbol_on(symbol: int) -> None:
    state = table(hand="merfolk.red", merfolk=[symbol - 1])
    play(state, "lead merfolk.red", "done", "decline")
    assert ask(state) == "bonus"


@pytest.mark.parametrize("space", sorted(set(range(1, 18)) - {3, 7, 12}))
def test_E8_no_marker_symbol_on(space: int) -> None:
    state = table(hand="merfolk.red", merfolk=[space - 1])
    play(state, "lead merfolk.red", "done", "decline")
    assert ask(state) == "turn"


@pytest.mark.parametrize(
    ("players", "age", "glory"), [(4, 1, 1), (4, 2, 2), (6, 3, 4), (5, 3, 4), (2, 1, 1), (3, 1, 1), (3, 2, 3)]
)
def test_E8_glory_of_the_furthest(players: int, age: int, glory: int) -> None:
    state = third_dragon(players, age=age, merfolk=[5])
    assert row_points(state, "merfolk") == [glory] + [0] * (players - 1)


@pytest.mark.parametrize(
    ("players", "age", "glory"), [(4, 1, 2), (5, 2, 4), (6, 3, 6), (2, 1, 2), (2, 2, 5), (3, 2, 5)]
)
def test_E9_glory_of_the_giant_token(players: int, age: int, glory: int) -> None:
    state = third_dragon(players, age=age, bands={1: ["giant.red"]})
    assert row_points(state, "giant")[1] == glory


def test_E9_taking_it_pays_two_at_once() -> None:
    state = play(table(age=3, hand="giant.red"), "lead giant.red", "done", "decline")
    assert state.scores() == [2, 0, 0, 0]


def test_E10_troll_tokens_one_to_six_one_each() -> None:
    six = "troll.red*2 troll.blue*2 troll.grey*2"
    moves = ["lead troll.red", "add troll.blue", "add troll.blue", "add troll.red", "add troll.grey", "add troll.grey"]
    state = play(table(hand=six), *moves, "done", "decline")
    assert legal(state) == [f"troll {value}" for value in range(1, 7)] + ["decline"]
    taken = play(table(hand=six, trolls={1: [2, 5], 3: [6]}), *moves, "done", "decline")
    assert legal(taken) == ["troll 1", "troll 3", "troll 4", "decline"]
    assert why(taken, "troll 5") == ("token_taken", "E32")
