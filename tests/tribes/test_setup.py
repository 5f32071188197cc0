"""T1-T9, T101-T105: the box and the setup."""

from collections import Counter
from typing import Any

import pytest

from folkmoot.core import CHANCE, OVER, BadOptions, SimDealer
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.box import PACKAGED
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes.tables import GAME, data, goods, legal, members, play, points, table, tribe, why


def started(players: int, seed: int = 1, **options: Any) -> TribesState:
    """A game up to the first decision of a seat."""
    state = GAME.start(players, **options)
    SimDealer(seed).deal_all(state)
    assert isinstance(state, TribesState)
    return state


def test_T1_two_to_four_players_and_fifteen_points_win_at_once() -> None:
    for players in (1, 5):
        with pytest.raises(BadOptions):
            GAME.start(players)
    state = table("end", tribe({"a": 1}, 2, 2, open=["stable"], earned={"chief": 14}), tribe({"i": 1}))
    play(state, "claim stable")
    assert state.turn == OVER
    result = state.result()
    assert result is not None
    assert (result.outcome, list(result.winners), result.reason) == ("won", [0], "points")


def test_T1_points_never_fall_below_nothing() -> None:
    state = table(
        "end",
        tribe({"a": 1}, 1, 1, 1, tokens=["altar"], earned={"mammoth": 1}),
        tribe({"i": 1}),
        mammoth={"hex": "a", "rider": 0},
        discarded=["mammoth", "altar"],
    )
    play(state, "sacrifice a")
    assert points(state) == [1, 0]
    assert data(state)["seats"][0]["earned"] == {"altar": 1}


def test_T9_a_position_asks_the_first_who_has_not_placed_everybody() -> None:
    """With the first power for the first tribe, and without leaders."""
    for options in ({}, {"leaders": "choose"}):
        seats = (tribe({"a": 2}), tribe({"b": 3}), tribe())
        state = table("start", *seats, options=options)
        assert (state.turn, data(state)["prompt"]["args"]["number"]) == (2, 3)


def test_T105_the_first_special_land_is_laid_like_any_other() -> None:
    state = table("chance_terrain", options={"special_lands": "random"})
    SimDealer(1).deal_all(laid := state.clone())
    field = data(laid)["field"]
    prompt = {"ask": "chance_land", "args": {"lands": 1}}
    state = table("", options={"special_lands": "random"}, field=field, prompt=prompt)
    play(state, "land great_lake")
    assert data(state)["prompt"]["ask"] == "chance_land_hex"
    assert GAME.from_position(state.to_position()).to_position() == state.to_position()


def test_T105_a_hex_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match=r"'z' isn't a hex \(a–i\)"):
        GAME.start(2, special_lands={"oasis": "z"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T2_one_more_of_each_terrain_than_players(players: int) -> None:
    for seed in range(5):
        assert set(Counter(data(started(players, seed))["field"].values()).values()) == {players + 1}


def test_T3_members_villages_goals_events() -> None:
    for players, goals in ((2, 14), (3, 15)):
        state = started(players)
        assert all(len(seat["deck"]) == goals for seat in data(state)["seats"])
        assert ("pottery" in data(state)["seats"][0]["deck"]) == (players > 2)
    assert len(data(state)["event_deck"]) + len(data(state)["aside"]) == 16
    assert (PACKAGED.members, PACKAGED.villages) == (20, 12)
    full = table("act", tribe({"a": 20}), tribe({"i": 1}))
    assert why(play(full, "act grow sun"), "grow a") in ("nobody_left", "not_now")


def test_T4_each_face_is_on_two_sides() -> None:
    state = table("chance_roll", tribe({"a": 1}), tribe({"i": 1}))
    weights = {state.name(code): weight for code, weight in state.chance_outcomes()}
    assert weights["dice sun sun"] == weights["dice moon moon"] == weights["dice blank blank"] == 4
    assert weights["dice sun moon"] == weights["dice sun blank"] == weights["dice moon blank"] == 8


@pytest.mark.parametrize(("players", "inner"), [(2, "e"), (3, "efi"), (4, "dghk")])
def test_T5_the_layouts(players: int, inner: str) -> None:
    layout = PACKAGED.layouts[players - 2]
    assert layout.size == 3 * (players + 1)
    assert "".join("abcdefghijklmno"[h] for h in range(layout.size) if not layout.outer >> h & 1) == inner


def test_T5_terrain_is_shuffled() -> None:
    assert len({str(data(started(2, seed))["field"]) for seed in range(6)}) > 1


@pytest.mark.parametrize(
    ("kind", "cost"),
    [
        ("daba", (2, 1, 3)), ("indartsu", (1, 2, 3)), ("kia_kia", (1, 4, 1)), ("muk_kan", (3, 1, 2)),
        ("dananu", (4, 1, 1)), ("kiror", (1, 3, 2)), ("kaha", (3, 2, 1)), ("tunga", (2, 3, 1)),
    ],
)  # fmt: skip
def test_T6_village_costs(kind: str, cost: tuple[int, int, int]) -> None:
    other = "daba" if kind != "daba" else "kiror"
    state = table("end", tribe({"a": 1}, *cost, tribe=kind), tribe({"i": 1}, tribe=other))
    assert goods(play(state, "build a"), 0) == (0, 0, 0)
    for missing in range(3):
        less = [number - (kind == missing) for kind, number in enumerate(cost)]
        poor = table("end", tribe({"a": 1}, *less, tribe=kind), tribe({"i": 1}, tribe=other))
        assert why(poor, "build a") == "no_resource"


def test_T7_tribes_are_dealt_and_two_events_wait() -> None:
    kinds = {seat["tribe"] for seed in range(12) for seat in data(started(4, seed))["seats"]}
    assert len(kinds) == 8
    state = started(3)
    assert data(state)["aside"] == ["abandoned_village", "chief"]
    assert not set(data(state)["aside"]) & set(data(state)["event_deck"])
    named = started(2, tribes=["tunga", "kaha"])
    assert [seat["tribe"] for seat in data(named)["seats"]] == ["tunga", "kaha"]
    with pytest.raises(BadOptions, match="tribes: 1 tribes for 2 players"):
        GAME.start(2, tribes=["tunga"])


def test_T8_rows_start_sun_moon_blank_and_two_dice_form_the_pool() -> None:
    state = started(2)
    assert set(map(tuple, data(state)["rows"].values())) == {("sun", "moon", "blank")}
    assert len(data(state)["dice"]) == 2


def test_T9_first_placement() -> None:
    state = started(4)
    first = data(state)["first"]
    order = [(first + place) % 4 for place in range(4)]
    play(state, "place a")
    assert members(state, order[0]) == {"a": 2}
    play(state, "place b")
    assert members(state, order[1]) == {"b": 3}
    play(state, "place c", "take food", "take stone")
    assert members(state, order[2]) == {"c": 3}
    assert goods(state, order[2]) == (1, 0, 1)
    play(state, "place d", "place e", "take wood", "take wood")
    assert members(state, order[3]) == {"d": 2, "e": 1}
    assert goods(state, order[3]) == (0, 2, 0)
    assert data(state)["active"] == first


def test_T101_the_first_player_is_drawn_without_ties() -> None:
    state = GAME.start(2)
    dealer = SimDealer(1)
    while not state.name(state.chance_outcomes()[0][0]).startswith("first"):
        dealer.deal(state)
    assert [(state.name(code), weight) for code, weight in state.chance_outcomes()] == [("first 0", 1), ("first 1", 1)]


def test_T102_a_start_hex_is_without_members_and_the_fourth_splits_two_and_one() -> None:
    state = play(started(4), "place a", "place b", "place c", "take food", "take food")
    assert [why(state, f"place {hex}") for hex in "abcd"] == ["not_free"] * 3 + [""]
    play(state, "place d")
    assert why(state, "place d") == "not_free"
    play(state, "place o")
    assert members(state, int(state.who)) == {"d": 2, "o": 1}


def test_T103_any_two_tokens_also_of_one_type() -> None:
    state = play(started(3), "place a", "place b", "place c")
    assert legal(state) == ["take food", "take wood", "take stone"]
    play(state, "take wood")
    assert legal(state) == ["take wood", "take stone"]
    assert why(state, "take food") == "out_of_order"


def test_T104_leaders_are_picked_before_placement_from_the_own_tribe() -> None:
    state = started(2, leaders="choose", tribes=["kaha", "daba"])
    first = data(state)["first"]
    own = (["wayfarers", "common_purpose"], ["traders", "crafty_builders"])
    assert legal(state, "lead") == own[first]
    assert why(state, f"lead {own[1 - first][0]}") == "not_yours"
    play(state, f"lead {own[first][1]}")
    assert legal(state, "lead") == own[1 - first]
    play(state, f"lead {own[1 - first][0]}")
    assert legal(state, "place") == list("abcdefghi")


def test_T104_leaders_can_be_dealt() -> None:
    seen = {tuple(seat["power"] for seat in data(started(2, s, leaders="random"))["seats"]) for s in range(9)}
    assert len(seen) > 3
    assert not any(None in pair for pair in seen)


def test_T105_a_random_number_of_distinct_lands_on_their_terrain() -> None:
    state = GAME.start(2, special_lands="random")
    dealer = SimDealer(3)
    while state.turn == CHANCE and not state.name(state.chance_outcomes()[0][0]).startswith("lands"):
        dealer.deal(state)
    assert [(state.name(code), weight) for code, weight in state.chance_outcomes()] == [
        (f"lands {number}", 1) for number in range(4)
    ]
    numbers = set()
    for seed in range(40):
        laid = data(started(3, seed, special_lands="random"))
        numbers.add(len(laid["lands"]))
        assert len(set(laid["lands"].values())) == len(laid["lands"])
        for land, hex in laid["lands"].items():
            terrain = c.TERRAIN_OF_LAND[c.LANDS.index(land)]
            assert terrain == 3 or laid["field"][hex] == c.TERRAINS[terrain]
    assert numbers == {0, 1, 2, 3}


def test_T105_named_lands_on_named_hexes_and_all_eight_fit_with_two() -> None:
    wish = dict(zip(c.LANDS, "ihgfedcb", strict=True))
    for seed in range(4):
        laid = data(started(2, seed, special_lands=wish))
        assert laid["lands"] == wish
        assert set(Counter(laid["field"].values()).values()) == {3}
    for wrong, what in (
        ({"glacier": "z"}, "isn't a hex"),
        ({"glacier": "a", "oasis": "a"}, "two lands"),
        ("all", "neither"),
    ):
        with pytest.raises(BadOptions, match=what if what != "neither" else "special_lands"):
            GAME.start(2, special_lands=wrong)
    with pytest.raises(BadOptions, match="unknown"):
        GAME.start(2, special_lands={"moor": "a"})
