"""The worked examples of the rules."""

import pytest

from folkmoot.core import SimDealer
from folkmoot.core.values import Doc
from tests.tribes.tables import LED, data, event, goods, led, legal, members, play, points, seat, table, tribe, why

SPENT: Doc = {"dice": [], "next_dice": ["sun", "moon"]}


def test_example_1_the_turns_of_anya_and_borya() -> None:
    anya, borya = tribe({"a": 2}), tribe({"d": 1, "g": 1, "h": 1})
    state = play(table("act", anya, borya), "act grow sun")
    assert data(state)["prompt"]["args"] == {"action": "grow", "strength": "strong", "number": 4}
    play(state, *["grow a"] * 4, "done", "act move moon")
    assert data(state)["prompt"]["args"] == {"action": "move", "strength": "weak", "number": 2}
    play(state, "move a b", "move a b", "done")
    assert members(state, 0) == {"a": 4, "b": 2}
    play(state, "done", "dice sun blank", "act learn blank")
    SimDealer(1).deal_all(state)
    assert len(seat(state, 1)["open"]) == 2
    play(state, "act gather sun", "gather d", "gather g", "gather h")
    assert goods(state, 1) == (4, 2, 0)


@pytest.mark.parametrize(("own", "other", "left"), [(3, 3, 0), (4, 2, 2), (6, 0, 5)])
def test_example_2_six_members_on_a_hex(own: int, other: int, left: int) -> None:
    state = table("conflicts", tribe({"e": own}), tribe({"e": other} if other else {}), **SPENT)
    assert sum(members(state, 0).values()) == left
    assert members(state, 1) == {}


def test_example_3_the_member_moves_away_and_the_village_is_destroyed() -> None:
    state = table("act", tribe({"a": 1}, villages=["a"]), tribe({"i": 1}))
    assert seat(play(state, "act move sun", "move a b", "done"), 0)["villages"] == []


def test_example_4_common_purpose() -> None:
    seats = (led("kaha", "common_purpose", {"a": 4}), led("tunga", "hidden_village"))
    state = table("act", *seats, options=LED, dice=["blank", "sun"])
    assert goods(play(state, "act gather blank", "gather a"), 0) == (3, 0, 0)


def test_example_5_the_glacier_at_full_strength() -> None:
    state = table("act", tribe({"c": 1}), tribe(), options={"special_lands": {"glacier": "c"}}, dice=["sun", "sun"])
    play(state, "act gather sun", "gather c")
    assert (goods(state, 0), data(state)["glacier"]["stones"]) == ((0, 0, 1), 1)


def test_example_6_plenty_of_food() -> None:
    state = table(
        "act", tribe({"a": 1, "c": 1, "d": 1}), tribe(), events=[event("plenty_of_food")], dice=["sun", "sun"]
    )
    play(state, "act gather sun", "gather a", "gather c", "gather d")
    assert goods(state, 0) == (4 + 4, 0, 2)
    assert data(state)["events"] == [{"event": "plenty_of_food", "load": 2}]


def test_example_7_stable_and_canoe_and_wayfarers() -> None:
    owner = tribe({"b": 1}, fulfilled=["stable"], tokens=["canoe"])
    state = play(table("act", owner, tribe(), discarded=["canoe"]), "act move sun")
    assert "b f" in legal(state, "move")  # land b, lake d or a, land e, land f
    assert why(play(table("act", tribe({"b": 1}), tribe()), "act move sun"), "move b f") == "too_far"
    kaha = led("kaha", "wayfarers", {"b": 1}, food=3, fulfilled=["stable"], tokens=["canoe"])
    walk = table("act", kaha, led("tunga", "hidden_village"), options=LED, discarded=["canoe"])
    assert legal(play(walk, "act grow sun"), "move") == ["b a", "b c", "b d", "b e"]


def test_example_8_chief_with_two_players() -> None:
    seats = (tribe({"a": 1}, 1), tribe({"i": 1}, 5))
    state = table("chance_event", *seats, dice=["sun", "sun"], aside=[])
    play(state, "event chief", "done")
    assert state.turn == 1
    assert points(play(state.clone(), "bid 1")) == [0, 1]
    assert points(play(state.clone(), "bid 5")) == [0, 2]
    assert points(play(state.clone(), "done")) == [0, 0]
