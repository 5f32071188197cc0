"""E35-E43: the end of an age."""

from __future__ import annotations

import pytest

from folkmoot import games
from folkmoot.core import CHANCE
from folkmoot.games.ethnos.engine.scoring import band_glory
from folkmoot.games.ethnos.engine.state import EthnosState
from tests.ethnos.tables import (
    ask,
    deal,
    events,
    hand_of,
    legal,
    markers_in,
    outcomes,
    play,
    row_points,
    seen,
    supply,
    table,
    third_dragon,
    why,
)


def kingdom_points(
    players: int, age: int, markers: list[int], tokens: list[int], trolls: dict[int, list[int]] | None = None
) -> list[int]:
    """Return the points of each seat in one kingdom."""
    state = third_dragon(players, age=age, markers={"duris": markers}, tokens={"duris": tokens}, trolls=trolls or {})
    return row_points(state, "kingdoms")


def merfolk_points(
    players: int, age: int, spaces: list[int], second: bool = True, trolls: dict[int, list[int]] | None = None
) -> list[int]:
    """Return the points of each seat on the merfolk track."""
    options = {"merfolk_second_place": second}
    return row_points(third_dragon(players, age=age, merfolk=spaces, options=options, trolls=trolls or {}), "merfolk")


def test_E35_hands_are_discarded_first_unseen() -> None:
    state = table(hands={0: "dwarf.red*2 dwarf.blue", 1: "elf.red", 3: "elf.blue"}, orcs={1: "red"}, upper=0, dragons=2)
    told = events(state, "draw", "dragon")
    assert ask(state) == "cash"
    assert [seat["cards"] for seat in seen(state)["seats"]] == [0, 0, 0, 0]
    assert seen(state)["face_up"] == []
    assert "dwarf.red" not in str(told)


def test_E35_kingdoms_merfolk_giant_orcs_bands_in_this_order() -> None:
    state = table(
        age=3,
        dragons=2,
        upper=0,
        markers={"duris": [1]},
        tokens={"duris": [2, 4, 6]},
        merfolk=[4],
        bands={0: ["giant.red giant.blue"]},
        orcs={0: "red"},
    )
    told = events(state, "draw", "dragon")
    assert [event["kind"] for event in told if event["kind"] in ("age_end", "glory", "cash")] == [
        "age_end",
        "glory",
        "glory",
        "glory",
        "cash",
        "glory",
        "glory",
    ]
    rows = [event["gain"]["row"] for event in told if event["kind"] == "glory"]
    assert rows == ["kingdoms", "merfolk", "giant", "orcs", "bands"]
    assert state.scores() == [6 + 4 + 6 + 1 + 1, 0, 0, 0]


def test_E35_rows_add_up_to_the_scores() -> None:
    state = third_dragon(glory=[3, 1, 0, 9], markers={"duris": [2, 1]}, age=2, bands={3: ["elf.red*2"]})
    assert [sum(points) for points in zip(*[row.points for row in state.rows()], strict=True)] == state.scores()
    assert row_points(state, "earlier") == [3, 1, 0, 9]


@pytest.mark.parametrize(
    ("age", "points"),
    [(1, [2, 0, 0, 0]), (2, [4, 2, 0, 0]), (3, [8, 4, 2, 0])],
)
def test_E36_first_second_and_third_by_age(age: int, points: list[int]) -> None:
    assert kingdom_points(4, age, [4, 3, 2, 1], [2, 4, 8]) == points


def test_E36_three_players_have_two_ages() -> None:
    assert kingdom_points(3, 1, [4, 3, 2], [2, 8]) == [2, 0, 0]
    assert kingdom_points(3, 2, [4, 3, 2], [2, 8]) == [8, 2, 0]


def test_E36_without_a_marker_there_is_no_place() -> None:
    assert kingdom_points(4, 3, [4, 0, 0, 0], [2, 4, 8]) == [8, 0, 0, 0]
    assert kingdom_points(4, 2, [0, 0, 0, 0], [2, 4, 8]) == [0, 0, 0, 0]


def test_E36_every_kingdom_by_itself() -> None:
    state = third_dragon(
        age=2, markers={"duris": [2, 1], "rhea": [1, 2]}, tokens={"duris": [2, 4, 8], "rhea": [0, 6, 10]}
    )
    assert row_points(state, "kingdoms") == [4 + 0, 2 + 6, 0, 0]


@pytest.mark.parametrize(
    ("age", "markers", "points"),
    [
        (1, [3, 3, 1, 0], [2, 2, 0, 0]),  # half of I each
        (1, [3, 3, 3, 0], [1, 1, 1, 0]),
        (1, [3, 3, 3, 3], [1, 1, 1, 1]),
        (2, [3, 3, 1, 0], [5, 5, 0, 0]),  # I and II together
        (2, [3, 2, 2, 2], [6, 1, 1, 1]),  # three second: a third of I each
        (2, [3, 2, 2, 0], [6, 2, 2, 0]),
        (3, [3, 3, 2, 1], [7, 7, 4, 0]),
        (3, [3, 2, 2, 1], [8, 5, 5, 0]),
        (3, [3, 2, 1, 1], [8, 6, 2, 2]),
        (3, [3, 3, 3, 1], [6, 6, 6, 0]),
        (3, [3, 3, 3, 3], [4, 4, 4, 4]),  # 18 / 4 rounded down
    ],
)
def test_E37_who_is_tied_shares_the_places_filled(age: int, markers: list[int], points: list[int]) -> None:
    assert kingdom_points(4, age, markers, [4, 6, 8]) == points


def test_E37_rounded_down() -> None:
    assert kingdom_points(5, 1, [1, 1, 1, 1, 1], [4, 6, 8]) == [0] * 5
    assert kingdom_points(4, 1, [1, 1, 1, 0], [8, 10, 10]) == [2, 2, 2, 0]


def test_E37_the_reason_is_told() -> None:
    state = third_dragon(age=2, markers={"duris": [3, 3, 1]}, tokens={"duris": [4, 6, 8]})
    row = next(row for row in state.rows() if row.id == "kingdoms")
    assert [(part.seat, part.points, part.rule, part.args) for part in row.parts] == [
        (0, 5, "E37", {"age": 2, "kingdom": "duris", "place": 1, "tied": 2, "trolls": False}),
        (1, 5, "E37", {"age": 2, "kingdom": "duris", "place": 1, "tied": 2, "trolls": False}),
    ]


@pytest.mark.parametrize(
    ("trolls", "points"),
    [
        ({0: [1]}, [8, 6, 0, 0]),
        ({1: [1]}, [6, 8, 0, 0]),
        ({0: [2, 3], 1: [6]}, [6, 8, 0, 0]),  # higher sum
        ({0: [1, 5], 1: [6]}, [6, 8, 0, 0]),  # equal sums: higher single token
        ({0: [1, 3], 1: [4]}, [6, 8, 0, 0]),
        ({0: [1, 2, 3], 1: [6]}, [6, 8, 0, 0]),
        ({0: [1, 2, 5], 1: [6]}, [8, 6, 0, 0]),
        ({2: [6]}, [7, 7, 0, 0]),  # tokens of one who is not tied
    ],
)
def test_E38_trolls_break_ties_in_kingdoms(trolls: dict[int, list[int]], points: list[int]) -> None:
    assert kingdom_points(4, 3, [3, 3, 0, 0], [4, 6, 8], trolls) == points


def test_E38_players_without_tokens_stay_tied_among_themselves() -> None:
    assert kingdom_points(4, 3, [3, 3, 3, 3], [4, 6, 8], {2: [1]}) == [3, 3, 8, 3]
    assert kingdom_points(4, 3, [3, 3, 3, 3], [4, 6, 8], {2: [1], 0: [2]}) == [8, 2, 6, 2]
    assert kingdom_points(4, 2, [3, 3, 3, 0], [4, 6, 8], {2: [1]}) == [2, 2, 6, 0]


def test_E38_trolls_do_not_beat_more_markers() -> None:
    assert kingdom_points(4, 3, [3, 2, 0, 0], [4, 6, 8], {1: [6, 5]}) == [8, 6, 0, 0]


def test_E38_trolls_break_ties_on_the_merfolk_track() -> None:
    assert merfolk_points(4, 3, [5, 5, 0, 0], trolls={1: [1]}) == [2, 4, 0, 0]
    assert merfolk_points(4, 3, [5, 5, 0, 0], second=False, trolls={1: [1]}) == [0, 4, 0, 0]


def test_E38_trolls_break_no_other_tie() -> None:
    first = third_dragon(glory=[5, 5, 5, 5], trolls={2: [6]}, turn=1)
    assert seen(first)["first"] == 1
    last = third_dragon(2, age=2, glory=[5, 5], trolls={1: [6]}).result()
    assert last is not None
    assert (last.outcome, list(last.ranks)) == ("shared", [1, 1])


def test_E39_two_players_age_one_as_usual() -> None:
    assert kingdom_points(2, 1, [3, 2], [4, 6]) == [4, 0]
    assert kingdom_points(2, 1, [2, 2], [4, 6]) == [2, 2]
    assert kingdom_points(2, 1, [2, 0], [4, 6]) == [4, 0]
    assert kingdom_points(2, 1, [2, 2], [4, 6], {1: [1]}) == [0, 4]


def test_E39_two_players_the_first_scores_space_two_the_other_nothing() -> None:
    assert kingdom_points(2, 2, [3, 2], [4, 6]) == [6, 0]


def test_E39_two_players_tie_shares_half_of_space_two() -> None:
    assert kingdom_points(2, 2, [2, 2], [4, 6]) == [3, 3]


def test_E39_two_players_a_tie_is_first_broken_by_trolls() -> None:
    assert kingdom_points(2, 2, [2, 2], [4, 6], {1: [1]}) == [0, 6]
    assert kingdom_points(2, 2, [2, 2], [4, 6], {0: [1, 3], 1: [4]}) == [0, 6]


def test_E39_two_players_alone_takes_both_spaces() -> None:
    assert kingdom_points(2, 2, [0, 1], [4, 6]) == [0, 10]


def test_E39_heads_the_row_of_kingdoms_in_a_game_of_two() -> None:
    heads = [games.get("ethnos").start(players).rows()[0] for players in (2, 3)]
    assert [(row.id, row.rule) for row in heads] == [("kingdoms", "E39"), ("kingdoms", "E36")]


def test_E40_the_track_scores_like_a_kingdom() -> None:
    assert merfolk_points(4, 1, [9, 5, 3, 1]) == [1, 0, 0, 0]
    assert merfolk_points(4, 2, [9, 5, 3, 1]) == [2, 1, 0, 0]
    assert merfolk_points(4, 3, [9, 5, 3, 1]) == [4, 2, 1, 0]
    assert merfolk_points(3, 2, [9, 5, 3]) == [3, 1, 0]


def test_E40_space_zero_is_no_place() -> None:
    assert merfolk_points(4, 3, [9, 0, 0, 0]) == [4, 0, 0, 0]
    assert merfolk_points(4, 3, [0, 0, 0, 0]) == [0, 0, 0, 0]


def test_E40_equal_spaces_are_a_tie() -> None:
    assert merfolk_points(4, 2, [9, 9, 3, 1]) == [1, 1, 0, 0]
    assert merfolk_points(4, 3, [18, 18, 18, 1]) == [2, 2, 2, 0]
    assert merfolk_points(4, 3, [9, 5, 5, 1]) == [4, 1, 1, 0]


def test_E40_two_players_as_in_kingdoms() -> None:
    assert merfolk_points(2, 1, [9, 5]) == [1, 0]
    assert merfolk_points(2, 2, [9, 5]) == [3, 0]
    assert merfolk_points(2, 2, [9, 9]) == [1, 1]
    assert merfolk_points(2, 2, [9, 0]) == [4, 0]
    assert merfolk_points(2, 2, [9, 9], trolls={0: [1]}) == [3, 0]


def test_E40_with_the_switch_off_only_the_furthest_scores() -> None:
    assert merfolk_points(4, 2, [9, 5, 3, 1], second=False) == [2, 0, 0, 0]
    assert merfolk_points(4, 3, [9, 9, 3, 1], second=False) == [2, 2, 0, 0]
    assert merfolk_points(4, 3, [9, 9, 9, 1], second=False) == [1, 1, 1, 0]
    assert merfolk_points(2, 2, [9, 0], second=False) == [3, 0]
    assert merfolk_points(2, 2, [9, 9], second=False) == [1, 1]


def test_E40_no_merfolk_no_row() -> None:
    assert row_points(third_dragon(), "merfolk") == [0, 0, 0, 0]


def test_E41_the_holder_of_the_giant_token_scores_and_it_goes_back() -> None:
    state = third_dragon(age=2, bands={3: ["giant.red"]})
    assert row_points(state, "giant") == [0, 0, 0, 4]
    assert seen(state)["giant"] is None


def test_E41_nobody_holds_it_nobody_scores() -> None:
    assert row_points(third_dragon(tribes="giant"), "giant") == [0, 0, 0, 0]


def test_E42_each_decides_clockwise_from_the_drawer_of_the_third_dragon() -> None:
    state = third_dragon(turn=2, orcs={0: "red", 1: "red blue", 2: "grey"})
    asked = []
    while ask(state) == "cash":
        asked.append(state.turn)
        play(state, "decline")
    assert asked == [2, 0, 1]


def test_E42_without_orc_markers_nothing_is_decided() -> None:
    state = third_dragon(turn=2, orcs={3: "red"})
    assert (state.turn, ask(state)) == (3, "cash")
    assert third_dragon(tribes="orc").turn == CHANCE


def test_E42_all_or_none() -> None:
    state = third_dragon(orcs={0: "red blue grey"})
    assert legal(state) == ["cash", "decline"]
    before = supply(state)[0]
    taken = play(state.clone(), "cash")
    assert (row_points(taken, "orcs")[0], supply(taken)[0]) == (6, before + 3)
    assert seen(taken)["seats"][0]["orcs"] == []
    left = play(state, "decline")
    assert (row_points(left, "orcs")[0], supply(left)[0]) == (0, before)
    assert seen(left)["seats"][0]["orcs"] == ["blue", "red", "grey"]


def test_E42_in_the_last_age_all_are_taken() -> None:
    state = third_dragon(age=3, orcs={0: "red blue", 3: "red"})
    assert state.result() is not None
    assert row_points(state, "orcs") == [3, 0, 0, 1]
    assert supply(state) == [25] * 4
    assert row_points(third_dragon(2, age=2, orcs={1: "red blue"}), "orcs") == [0, 3]


def test_E42_decisions_are_public() -> None:
    state = third_dragon(orcs={0: "red", 1: "red"})
    told = events(state, "decline", "cash")
    assert [(event["kind"], event["seat"]) for event in told if event["kind"] in ("leave", "cash")] == [
        ("leave", 0),
        ("cash", 1),
    ]
    assert why(third_dragon(orcs={0: "red"}), "pass") == ("not_now", "")


def test_E43_bands_score_troll_tokens_go_back_markers_stay() -> None:
    state = third_dragon(
        bands={0: ["elf.red giant.red", "elf.blue*2 elf.grey"], 1: ["dwarf.red"]},
        trolls={1: [4]},
        markers={"duris": [1, 2]},
        merfolk=[0, 7],
        orcs={2: "red"},
    )
    play(state, "decline")
    assert row_points(state, "bands") == [1 + 3, 1, 0, 0]
    data = seen(state)
    named = [(gain["leader"], gain["cards"], gain["count"]) for gain in data["points"] if gain["row"] == "bands"]
    assert named == [("elf.blue", 3, 3), ("elf.red", 2, 2), ("dwarf.red", 1, 2)]
    assert [seat["trolls"] for seat in data["seats"]] == [[], [], [], []]
    assert markers_in(state, "duris") == [1, 2, 0, 0]
    assert [seat["merfolk"] for seat in data["seats"]] == [0, 7, 0, 0]
    assert data["seats"][2]["orcs"] == ["red"]


def test_E43_no_cards_score_nothing_and_more_than_the_table_lists_score_its_last_value() -> None:
    state = table()
    assert isinstance(state, EthnosState)
    assert [band_glory(state, counted) for counted in (0, 1, 2, 6, 7, 11)] == [0, 0, 1, 15, 15, 15]


def test_E43_all_cards_go_back_into_the_deck() -> None:
    state = third_dragon(hands={0: "dwarf.red", 1: "dwarf.red dwarf.blue"}, bands={0: ["elf.red giant.red"]})
    whole = sum(outcomes(state).values())
    deal(state)
    data = seen(state)
    assert data["deck"]["upper"] + data["deck"]["lower"] == whole - 12 + 3
    assert [len(hand_of(state, seat)) for seat in range(4)] == [1, 1, 1, 1]
