"""T22, T130-T133: villages and goals in step 5, with all fifteen goals."""

import pytest

from folkmoot.core import CHANCE, OVER
from folkmoot.core.values import Doc
from tests.tribes.tables import data, event, goods, legal, members, play, points, seat, table, tribe, why

COSTS = {
    "bow": (0, 2, 1), "stable": (2, 2, 0), "pottery": (0, 1, 2), "basketry": (1, 2, 0), "oxen": (3, 1, 0),
    "hearth": (2, 0, 1), "cave_paintings": (1, 0, 2), "stone_tools": (0, 2, 2),
}  # fmt: skip


def test_T22_any_number_of_villages_and_goals_in_any_order() -> None:
    state = table("end", tribe({"a": 1, "b": 1}, 9, 9, 9, open=["bow", "stable"]), tribe({"i": 1}))
    play(state, "claim stable", "build b", "claim bow", "build a")
    assert seat(state, 0)["villages"] == ["a", "b"]
    assert seat(state, 0)["fulfilled"] == ["bow", "stable"]
    assert points(state) == [2, 0]
    play(state, "done")
    assert state.turn == CHANCE
    assert data(state)["active"] == 1


@pytest.mark.parametrize("goal", COSTS)
def test_T22_developments_cost_resources_and_give_their_points_once(goal: str) -> None:
    seats = [tribe({"a": 1}, *COSTS[goal], open=[goal]), tribe({"i": 1}), tribe({"h": 1})]
    state = play(table("end", *seats), f"claim {goal}")
    assert goods(state, 0) == (0, 0, 0)
    assert points(state) == [1, 0, 0]
    assert why(state, f"claim {goal}") == "not_open"
    for kind in range(3):
        less = [number - (index == kind) for index, number in enumerate(COSTS[goal])]
        if min(less) >= 0:
            seats[0] = tribe({"a": 1}, *less, open=[goal])
            assert why(table("end", *seats), f"claim {goal}") == "no_resource"


def test_T22_pottery_gives_one_away_and_takes_two_once_a_turn() -> None:
    seats = (tribe({"a": 1}, 1, 0, 1, fulfilled=["pottery"]), tribe({"i": 1}), tribe({"h": 1}))
    state = table("end", *seats)
    play(state, "pottery")
    assert legal(state) == ["give food 1", "give food 2", "give stone 1", "give stone 2"]
    play(state, "give stone 2", "take wood", "take wood")
    assert (goods(state, 0), goods(state, 2)) == ((1, 2, 0), (0, 0, 1))
    assert why(state, "pottery") == "once_a_turn"
    poor = table("end", tribe({"a": 1}, fulfilled=["pottery"]), *seats[1:])
    assert why(poor, "pottery") == "no_resource"
    assert why(table("end", tribe({"a": 1}, 1), *seats[1:]), "pottery") == "no_development"


def test_T22_basketry_oxen_hearth_cave_paintings_add_one() -> None:
    many = dict.fromkeys("abcd", 1)
    owner = tribe(many, fulfilled=["basketry", "oxen", "hearth", "cave_paintings"])
    start = table("act", owner, tribe({"i": 1}), dice=["blank", "moon"])
    state = play(start.clone(), "act gather blank")
    assert data(state)["prompt"]["of"] == 3
    play(state, "gather a", "gather b", "gather c")
    assert legal(state) == ["fill a", "fill b", "fill c"]
    assert why(state, "fill d") == "wrong_place"
    play(state, "fill b")
    assert goods(state, 0) == (2, 3, 2)
    assert data(play(start.clone(), "act grow blank"))["prompt"]["of"] == 4
    learned = play(start.clone(), "act learn blank", "goal bow", "goal stable", "goal raid")
    assert learned.turn == 0


def test_T22_stone_tools_make_a_village_one_cheaper() -> None:
    state = table("end", tribe({"a": 1}, 2, 1, 3, fulfilled=["stone_tools"]), tribe({"i": 1}))
    play(state, "build a")
    assert legal(state) == ["spare food", "spare wood", "spare stone"]
    play(state, "spare stone")
    assert goods(state, 0) == (0, 0, 1)
    short = table("end", tribe({"a": 1}, 1, 1, 3, fulfilled=["stone_tools"]), tribe({"i": 1}))
    assert goods(play(short, "build a"), 0) == (0, 0, 0)


def test_T130_presence_suffices_one_per_hex_not_on_glacier_or_among_invaders() -> None:
    lands: Doc = {"special_lands": {"glacier": "c"}}
    more: Doc = {"events": [event("invaders")], "invaders": {"hex": "b", "number": 3}}
    seats = (tribe({"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}, 9, 9, 9), tribe({"a": 3, "d": 1}, villages=["d"]))
    state = table("end", *seats, options=lands, **more)
    answers = {hex: why(state, f"build {hex}") for hex in "abcdef"}
    assert answers == {
        "a": "", "b": "invaded", "c": "on_glacier", "d": "village_there", "e": "", "f": "nobody_there",
    }  # fmt: skip


def test_T131_abilities_work_at_once_in_the_same_step() -> None:
    state = table("end", tribe({"a": 1}, 2, 3, 4, open=["stone_tools"]), tribe({"i": 1}))
    play(state, "claim stone_tools")
    assert goods(state, 0) == (2, 1, 2)
    assert why(state, "build a") == ""


def test_T132_whole_tribe_needs_all_twenty_on_the_field() -> None:
    twenty = {"a": 5, "b": 5, "c": 5, "d": 5}
    state = table("end", tribe(twenty, open=["whole_tribe"]), tribe({"i": 1}))
    assert points(play(state, "claim whole_tribe")) == [4, 0]
    fewer = table("end", tribe(twenty | {"d": 4}, open=["whole_tribe"]), tribe({"i": 1}))
    assert why(fewer, "claim whole_tribe") == "unfulfilled"


@pytest.mark.parametrize(("goal", "hexes"), [("lake_lords", "adg"), ("forest_lords", "beh"), ("mountain_lords", "cfi")])
def test_T132_lords_need_superiority_on_three_of_a_terrain(goal: str, hexes: str) -> None:
    own = dict.fromkeys(hexes, 2)
    state = table("end", tribe(own, open=[goal]), tribe({hexes[0]: 1}))
    assert points(play(state, f"claim {goal}")) == [3, 0]
    tied = table("end", tribe(own, open=[goal]), tribe({hexes[0]: 2}))
    assert why(tied, f"claim {goal}") == "unfulfilled"
    two = table("end", tribe(dict.fromkeys(hexes[:2], 2), open=[goal]), tribe({"i": 1}))
    assert why(two, f"claim {goal}") == "unfulfilled"


def test_T132_nomads_need_presence_on_seven_hexes() -> None:
    state = table("end", tribe(dict.fromkeys("abcdefg", 1), open=["nomads"]), tribe({"a": 4}))
    assert points(play(state, "claim nomads")) == [2, 0]
    six = table("end", tribe(dict.fromkeys("abcdef", 1), open=["nomads"]), tribe())
    assert why(six, "claim nomads") == "unfulfilled"


def test_T132_borderland_needs_control_of_three_outer_hexes() -> None:
    state = table("end", tribe({"a": 1, "b": 1, "c": 1}, open=["borderland"]), tribe({"i": 1}))
    assert points(play(state, "claim borderland")) == [2, 0]
    inner = table("end", tribe({"a": 1, "b": 1, "e": 1}, open=["borderland"]), tribe({"i": 1}))
    assert why(inner, "claim borderland") == "unfulfilled"
    shared = table("end", tribe({"a": 1, "b": 1, "c": 1}, open=["borderland"]), tribe({"c": 1}))
    assert why(shared, "claim borderland") == "unfulfilled"


def test_T132_raid_needs_a_village_destroyed_by_attacking_this_turn() -> None:
    spent: Doc = {"dice": [], "next_dice": ["sun", "moon"]}
    seats = (tribe({"e": 5}, open=["raid"]), tribe({"e": 1}, villages=["e"]))
    state = table("conflicts", *seats, **spent)
    assert points(play(state, "claim raid")) == [3, 0]
    quiet = table("conflicts", tribe({"e": 5}, open=["raid"]), tribe({"e": 1}), **spent)
    assert why(quiet, "claim raid") == "unfulfilled"


def test_T132_achievements_only_in_step_five() -> None:
    state = table("act", tribe({"a": 5, "b": 5, "c": 5, "d": 5}, open=["whole_tribe"]), tribe({"i": 1}))
    assert why(state, "claim whole_tribe") == "not_now"


def test_T133_the_win_comes_at_any_moment_also_in_step_one_and_on_others_turns() -> None:
    step_one = table("turn", tribe({"a": 1}, villages=["a"], earned={"chief": 14}), tribe({"i": 1}))
    assert step_one.turn == OVER
    chief = table(
        "chance_event",
        tribe({"a": 1}),
        tribe({"i": 1}, food=1, earned={"villages": 14}),
        dice=["sun", "sun"],
        aside=[],
    )
    play(chief, "event chief", "bid 1")
    result = chief.result()
    assert result is not None
    assert list(result.winners) == [1]
    assert members(chief, 0) == {"a": 1}
