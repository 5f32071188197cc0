"""Rulings on touching and scoring: A3, A4, A16 to A22, A34, and the book's examples."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from folkmoot.core import OVER, Row
from folkmoot.games.aetherya.edge.results import ranking
from folkmoot.games.aetherya.engine.box import PACKAGED
from folkmoot.games.aetherya.engine.scoring import dragon_row
from folkmoot.games.aetherya.pad import pad_rows, read_kingdom
from tests.aetherya.tables import PLAIN, ask, deal, play, table, why

BOOK = ("FHMN/EFHP/FEDL/MNSH", "FHMN/EFHD/FEPL/MNSH", "FEFM/HFEN/MHDS/NPLH", "FEFM/HFEN/MHPS/NDLH")


def read_pad(grid: str, legends: Sequence[str] = (), gems: Sequence[str] = ()) -> list[Row]:
    """The rows of a kingdom written as four rows of letters."""
    return pad_rows(read_kingdom(grid, legends, gems))


def points(pad: list[Row]) -> list[int]:
    return [row.points[0] for row in pad]


@pytest.mark.parametrize("grid", BOOK)
def test_A18_example_1_the_books_kingdom_is_worth_23(grid: str) -> None:
    pad = read_pad(grid)
    assert points(pad) == [10, 4, 8, 0, 3, 0, -2]
    assert sum(points(pad)) == 23


@pytest.mark.parametrize("grid", BOOK)
def test_A18_example_1_as_a_finished_game(grid: str) -> None:
    others = ("PPPP/FFFF/MMMM/SSSS", "GGGG/DDDD/LLLL/GGGG", "EEEE/NNNN/HHHH/DDDL")
    state = table(grid, *others, ask="over", discards=[[]], progress={"ending": "sixteenth"})
    result = state.result()
    assert result is not None
    assert [row.points[0] for row in result.rows] == [10, 4, 8, 0, 3, 0, -2]
    assert [row.id for row in result.rows] == [
        "elves",
        "dwarves",
        "humans",
        "goblins",
        "dragons",
        "legends",
        "conflicts",
    ]
    assert state.turn == OVER


@pytest.mark.parametrize(
    ("race", "row", "worth"),
    [("H", 2, [2, 1, 1, -1]), ("E", 0, [0, 2, 0, -1]), ("N", 1, [0, 0, 2, 0]), ("G", 3, [0, 0, 0, 3])],
)
def test_A3_points_for_every_touching_terrain(race: str, row: int, worth: list[int]) -> None:
    for terrain, expected in zip("PFMS", worth, strict=True):
        assert points(read_pad(f"????/?{race}{terrain}?/????/????"))[row] == expected
        assert points(read_pad(f"????/?{race}??/??{terrain}?/????"))[row] == 0
        assert points(read_pad(f"?{terrain}??/{terrain}{race}{terrain}?/?{terrain}??/????"))[row] == 4 * expected


@pytest.mark.parametrize(
    ("pair", "cost"),
    [("GH", 2), ("GE", 2), ("GN", 2), ("EN", 2), ("HE", 0), ("HN", 0), ("GG", 0), ("HH", 0), ("EE", 0), ("NN", 0)],
)
def test_A4_enemies(pair: str, cost: int) -> None:
    for both in (pair, pair[::-1]):
        assert points(read_pad(f"????/?{both}?/????/????"))[6] == -cost


def test_A16_cards_around_a_portal_touch_one_another() -> None:
    assert points(read_pad("?H??/PL??/????/????"))[2] == 2
    assert points(read_pad("?H??/?L??/?P??/????"))[2] == 2
    assert points(read_pad("?H??/?L??/P???/????"))[2] == 0


def test_A16_portals_next_to_portals_join_their_circles() -> None:
    assert points(read_pad("HLLL/???L/???L/???P"))[2] == 2
    assert points(read_pad("HLL?/???L/????/???P"))[2] == 0


def test_A16_a_pair_counts_once_however_many_ways_it_touches() -> None:
    assert points(read_pad("HP??/LL??/????/????"))[2] == 2
    assert points(read_pad("?L??/HP??/?L??/????"))[2] == 2
    assert points(read_pad("GE??/LL??/????/????"))[6] == -2


def test_A16_a_legend_is_met_around_the_portal_in_the_first_corner() -> None:
    assert why(table("LH??/H???/????/????", PLAIN, shown=["two-humans"]), "claim two-humans") is None
    assert why(table("?H??/H???/????/???L", PLAIN, shown=["two-humans"]), "claim two-humans") == ("not_met", "A2")


def test_A17_goblins_gain_nothing_through_portals_but_fight() -> None:
    assert points(read_pad("?G??/?L??/?S??/????"))[3] == 0
    assert points(read_pad("?G??/?S??/?L??/????"))[3] == 3
    assert points(read_pad("?G??/?L??/?H??/????"))[6] == -2
    assert points(read_pad("?E??/?L??/?N??/????"))[6] == -2


def test_A17_goblins_meet_no_legend_through_a_portal() -> None:
    grid = "?G??/?L??/?G??/????"
    assert why(table(grid, PLAIN, shown=["two-goblins"]), "claim two-goblins") == ("not_met", "A17")
    switched = table(grid, PLAIN, shown=["two-goblins"], goblin_legends_via_portal=True)
    assert why(switched, "claim two-goblins") is None
    half = "?H??/GLH?/????/????"
    assert why(table(half, PLAIN, shown=["human-v-goblin"]), "claim human-v-goblin") == ("not_met", "A17")
    one_direct = "HG??/?LH?/????/????"
    assert why(table(one_direct, PLAIN, shown=["human-v-goblin"]), "claim human-v-goblin") == ("not_met", "A17")
    state = table("H??E/????/?L??/N?G?", PLAIN, shown=["four-races"])
    assert why(state, "claim four-races") is None


@pytest.mark.parametrize(
    ("grid", "row"),
    [
        ("????/HDH?/????/????", 3),
        ("????/EDE?/????/????", 3),
        ("????/NDN?/????/????", 3),
        ("????/GDG?/????/????", -3),
        ("????/HDE?/????/????", -3),
        ("????/HD??/????/????", -3),
        ("????/HDL?/??H?/????", 3),
        ("????/HD??/?L??/?H??", 3),
        ("????/?DLL/??HH/????", 3),
    ],
)
def test_A19_two_of_one_race_other_than_goblins_tame(grid: str, row: int) -> None:
    assert points(read_pad(grid))[4] == row


@pytest.mark.parametrize(
    ("number", "tamed", "row"),
    [
        (1, 1, 3),
        (2, 2, 10),
        (3, 3, 18),
        (6, 3, 0),
        (3, 2, 6),
        (3, 1, -6),
        (2, 1, 0),
        (4, 4, 12),
        (6, 2, -12),
        (7, 3, 0),
    ],
)
def test_A20_example_3(number: int, tamed: int, row: int) -> None:
    assert dragon_row(number, tamed, PACKAGED) == row


def test_A20_every_number_of_dragons_with_every_number_tamed() -> None:
    table = [
        [0],
        [-3, 3],
        [-10, 0, 10],
        [-18, -6, 6, 18],
        [-24, -12, 0, 12, 12],
        [-30, -18, -6, 6, 6, 6],
        [-36, -24, -12, 0, 0, 0, 0],
        [-42, -30, -18, 0, 0, 0, 0, 0],
        [-48, -36, -24, 0, 0, 0, 0, 0, 0],
    ]
    assert [[dragon_row(number, tamed, PACKAGED) for tamed in range(number + 1)] for number in range(9)] == table


def test_A20_eight_untamed_dragons_on_the_table() -> None:
    assert points(read_pad("D?D?/?D?D/D?D?/?D?D"))[4] == -48


def test_A20_four_flanked_dragons_are_worth_12() -> None:
    pad = read_pad("HDHD/DHDH/?H??/????")
    assert points(pad)[4] == 12
    kinds = [part.args["kind"] for part in pad[4].parts]
    assert kinds == ["tamed", "tamed", "tamed", "surplus"]


def test_A20_seven_with_three_tamed_say_why_they_are_nothing() -> None:
    pad = read_pad("HDHD/DHDH/????/DDD?")
    assert points(pad)[4] == 0
    assert pad[4].parts[-1].args == {"kind": "too_many", "dragons": 7}


def test_A21_each_pair_costs_2() -> None:
    assert points(read_pad("?H??/EGN?/?H??/????"))[6] == -8
    assert points(read_pad("EN??/NE??/????/????"))[6] == -8


def test_A22_example_2_the_higher_best_row_wins_a_tie() -> None:
    andrey, sofya, timofey = [10, 4, 8, 0, 3, 0, -2], [0, 4, 4, 12, 3, 0, 0], [4, 6, 6, 3, -6, 6, 0]
    rows = [Row(str(number), "", seats, ()) for number, seats in enumerate(zip(andrey, sofya, timofey, strict=True))]
    scores = [23, 23, 19]
    order = sorted(range(3), key=lambda seat: ranking(rows, scores, seat), reverse=True)
    assert order == [1, 0, 2]


def test_A22_equal_rows_are_shared() -> None:
    state = table(
        "HPD?/????/????/????", "P???/H???/????/D???", ask="reveal", discards=[[]], progress={"ending": "sixteenth"}
    )
    assert state.scores() == [-1, -1]
    twins = table(
        "HHEE/NNPP/FFMM/SSLL", "HHEE/NNPP/FFMM/SSLL", ask="over", discards=[[]], progress={"ending": "sixteenth"}
    )
    result = twins.result()
    assert result is not None
    assert (result.outcome, result.ranks, result.winners) == ("shared", [1, 1], [0, 1])


def test_A22_a_tie_is_broken_in_a_finished_game() -> None:
    best = table("HP??/????/?EF?/????", "HP??/P???/????/????", ask="reveal", discards=[[]])
    assert best.scores() == [4, 4]
    rows = best.rows()
    assert ranking(rows, best.scores(), 1) > ranking(rows, best.scores(), 0)


@pytest.mark.parametrize(
    ("gems", "worth"),
    [(["1", "2", "3", "4"], 0), (["2", "3", "4"], 9), (["4", "4", "4"], 2), (["4", "4", "3"], 1), ([], 0), (["4"], 4)],
)
def test_A34_example_5_gems_score_the_last_digit(gems: list[str], worth: int) -> None:
    assert points(read_pad(PLAIN, gems=gems))[5] == worth


def test_A18_legends_and_gems_share_a_row() -> None:
    pad = read_pad(PLAIN, legends=["human-elf", "four-races"], gems=["3"])
    assert points(pad)[5] == 9
    assert [part.rule for part in pad[5].parts] == ["A2", "A2", "A34"]


def test_A18_scores_count_only_what_all_can_see() -> None:
    state = table("????/?HP?/????/????", PLAIN)
    assert state.scores() == [2, 0]
    play(state, "draw", "card forest")
    assert state.scores() == [2, 0]
    assert ask(state) == "hand"
    deal(state)
