"""T20, T21, T122-T129: conflicts."""

import pytest

from folkmoot.core.values import Doc
from tests.tribes.tables import ask, data, event, legal, members, play, points, seat, table, tribe, why

SPENT: Doc = {"dice": [], "next_dice": ["sun", "moon"]}


@pytest.mark.parametrize(
    ("own", "other", "left"), [(3, 3, ({}, {})), (4, 2, ({"e": 2}, {})), (2, 4, ({}, {"e": 2})), (5, 1, ({"e": 4}, {}))]
)
def test_T20_each_removes_one_at_a_time_until_one_tribe_is_left(own: int, other: int, left: tuple[object, ...]) -> None:
    state = table("conflicts", tribe({"e": own}), tribe({"e": other}), **SPENT)
    assert (members(state, 0), members(state, 1)) == left


def test_T20_five_are_no_conflict_and_a_lone_tribe_is_trimmed() -> None:
    calm = table("conflicts", tribe({"e": 3}), tribe({"e": 2}), **SPENT)
    assert (members(calm, 0), members(calm, 1)) == ({"e": 3}, {"e": 2})
    assert members(table("conflicts", tribe({"e": 6}), tribe(), **SPENT), 0) == {"e": 5}
    assert members(table("conflicts", tribe(), tribe({"e": 8}), **SPENT), 1) == {"e": 5}


def test_T20_the_active_player_picks_the_order() -> None:
    state = table("conflicts", tribe({"a": 4, "e": 4}), tribe({"a": 2, "e": 3}), **SPENT)
    assert legal(state) == ["fight a", "fight e"]
    assert why(state, "fight b") == "no_conflict"
    play(state, "fight e")
    assert (members(state, 0), members(state, 1)) == ({"a": 2, "e": 1}, {})
    assert ask(state) == "end"


def test_T21_bow_and_walls_remove_one_first_and_it_is_fought_out() -> None:
    walled = tribe({"e": 3}, villages=["e"], tokens=["walls"])
    state = table("conflicts", tribe({"e": 3}, fulfilled=["bow"]), walled, discarded=["walls"], **SPENT)
    assert (members(state, 0), members(state, 1)) == ({}, {})
    shot = table("conflicts", tribe({"e": 3}, fulfilled=["bow"]), tribe({"e": 3}), **SPENT)
    assert (members(shot, 0), members(shot, 1)) == ({"e": 1}, {})
    held = table("conflicts", tribe({"e": 3}), walled, discarded=["walls"], **SPENT)
    assert (members(held, 0), members(held, 1)) == ({}, {"e": 1})


def test_T21_no_bow_for_the_defender_and_no_walls_without_a_village_there() -> None:
    state = table("conflicts", tribe({"e": 3}), tribe({"e": 3}, fulfilled=["bow"]), **SPENT)
    assert (members(state, 0), members(state, 1)) == ({}, {})
    away = tribe({"e": 3, "i": 1}, villages=["i"], tokens=["walls"])
    state = table("conflicts", tribe({"e": 3}), away, discarded=["walls"], **SPENT)
    assert (members(state, 0), members(state, 1)) == ({}, {"i": 1})


def test_T21_no_walls_for_the_attacker() -> None:
    own = tribe({"e": 3}, villages=["e"], tokens=["walls"])
    state = table("conflicts", own, tribe({"e": 3}), discarded=["walls"], **SPENT)
    assert (members(state, 0), members(state, 1)) == ({}, {})


def test_T122_without_the_active_player_nobody_attacks() -> None:
    seats = (tribe({"a": 1}, fulfilled=["bow"]), tribe({"e": 3}, fulfilled=["bow"]), tribe({"e": 3}))
    state = table("conflicts", *seats, **SPENT)
    assert (members(state, 1), members(state, 2)) == ({}, {})
    assert points(state) == [1, 1, 0]  # the bows themselves


def test_T122_then_the_owner_of_walls_chooses_whom_they_remove() -> None:
    walled = tribe({"e": 2}, villages=["e"], tokens=["walls"])
    state = table("conflicts", tribe({"a": 1}), walled, tribe({"e": 2}), tribe({"e": 2}), discarded=["walls"], **SPENT)
    assert state.turn == 1
    assert legal(state) == ["repel 2", "repel 3"]
    assert why(state, "repel 1") == "wrong_target"
    play(state, "repel 3")
    assert [members(state, number) for number in (1, 2, 3)] == [{}, {}, {}]
    few = table("conflicts", tribe({"a": 1}), walled, tribe({"e": 4}), discarded=["walls"], **SPENT)
    assert (members(few, 1), members(few, 2)) == ({}, {"e": 1})


def test_T122_walls_may_remove_an_invader() -> None:
    walled = tribe({"e": 3}, villages=["e"], tokens=["walls"])
    seats = (tribe({"a": 1}), walled, tribe({"e": 1}))
    more: Doc = {"events": [event("invaders")], "invaders": {"hex": "e", "number": 3}, "discarded": ["walls"]}
    state = table("conflicts", *seats, **more, **SPENT)
    assert legal(state) == ["repel 2", "repel invaders"]
    play(state, "repel invaders")
    assert members(state, 1) == {"e": 1}
    assert data(state)["invaders"] is None


def test_T123_three_tribes_lose_one_each_a_round_and_all_may_be_gone() -> None:
    state = table("conflicts", tribe({"e": 3}), tribe({"e": 2}), tribe({"e": 1}), **SPENT)
    assert [members(state, number) for number in range(3)] == [{"e": 1}, {}, {}]
    gone = table("conflicts", tribe({"e": 2}), tribe({"e": 2}), tribe({"e": 2}), **SPENT)
    assert [members(gone, number) for number in range(3)] == [{}, {}, {}]


def test_T124_a_survivor_above_the_limit_is_trimmed() -> None:
    state = table("conflicts", tribe({"e": 9}), tribe({"e": 1}), **SPENT)
    assert members(state, 0) == {"e": 5}


def test_T125_the_attacker_picks_the_bow_target_invaders_allowed() -> None:
    seats = (tribe({"e": 2}, fulfilled=["bow"]), tribe({"e": 1}), tribe())
    more: Doc = {"events": [event("invaders")], "invaders": {"hex": "e", "number": 3}}
    state = table("conflicts", *seats, **more, **SPENT)
    assert legal(state) == ["shoot 1", "shoot invaders"]
    assert why(state, "shoot 0") == "wrong_target"
    one = play(state.clone(), "shoot invaders")
    assert members(one, 0) == members(one, 1) == {}
    assert data(one)["invaders"] is None
    assert points(one) == [1 + 2, 0, 0]
    two = play(state.clone(), "shoot 1")
    assert data(two)["invaders"] == {"hex": "e", "number": 1}


def test_T125_the_bow_hits_a_single_invader() -> None:
    more: Doc = {"events": [event("invaders")], "invaders": {"hex": "e", "number": 1}}
    state = table("conflicts", tribe({"e": 5}, fulfilled=["bow"]), tribe({"i": 1}), **more, **SPENT)
    assert (members(state, 0), data(state)["invaders"]) == ({"e": 5}, None)


def test_T125_a_lone_tribe_needs_neither_bow_nor_walls() -> None:
    state = table("conflicts", tribe({"e": 7}, fulfilled=["bow"]), tribe(), **SPENT)
    assert members(state, 0) == {"e": 5}


def test_T126_a_village_never_changes_owner() -> None:
    state = table("conflicts", tribe({"e": 5}), tribe({"e": 1}, villages=["e"]), **SPENT)
    assert seat(state, 0)["villages"] == seat(state, 1)["villages"] == []
    assert "raided" in data(state)["this_turn"]


def test_T127_invaders_fight_and_without_attacker_give_nothing() -> None:
    more: Doc = {"events": [event("invaders")], "invaders": {"hex": "e", "number": 3}}
    state = table("conflicts", tribe({"e": 3}), tribe({"i": 1}), **more, **SPENT)
    assert points(state) == [2, 0]
    assert data(state)["events"] == []
    other = table("conflicts", tribe({"a": 1}), tribe({"e": 3}), **more, **SPENT)
    assert points(other) == [0, 0]
    assert data(other)["discarded"] == ["invaders"]
    first: Doc = {"events": [event("invaders")], "invaders": {"hex": "a", "number": 3}}
    assert data(table("conflicts", tribe({"a": 3}), tribe({"i": 1}), **first, **SPENT))["invaders"] is None
    stay = table("conflicts", tribe({"e": 2}), tribe({"e": 1}), **more, **SPENT)
    assert data(stay)["invaders"] == {"hex": "e", "number": 1}
    assert points(stay) == [0, 0]


def test_T128_superiority_is_over_each_other_tribe_invaders_included() -> None:
    more: Doc = {"events": [event("invaders")], "invaders": {"hex": "c", "number": 3}}
    state = table("act", tribe({"a": 2, "b": 2, "c": 3}), tribe({"a": 1, "b": 2}), tribe({"a": 1}), **more)
    assert state.superior(0) == 0b001


def test_T129_control_ignores_villages_elders_and_animals() -> None:
    more: Doc = {"events": [event("mammoth"), event("sabre_tooth")], "mammoth": {"hex": "a"}, "sabre_tooth": "c"}
    state = table("act", tribe({"a": 1, "c": 1, "d": 1}), tribe({"d": 1}), **more)
    assert state.controlled(0) == 0b101
    inv = table("act", tribe({"a": 1}), tribe(), events=[event("invaders")], invaders={"hex": "a", "number": 3})
    assert inv.controlled(0) == 0
