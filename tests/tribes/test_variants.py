"""T30, T31, T146-T151, T158: elders and special lands."""

from typing import Any

import pytest

from folkmoot.core import CHANCE, SimDealer
from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes.tables import ask, data, event, goods, legal, members, play, points, seat, table, tribe, why

ELDERS: Doc = {"elders": True}
SPENT: Doc = {"dice": [], "next_dice": ["sun", "moon"]}
GUARDED: Doc = {"villages": ["a"], "elder": "a"}


def land(name: str, hex: str, ask: str, *seats: Doc, **fields: Any) -> TribesState:
    return table(ask, *seats, options={"special_lands": {name: hex}}, **fields)


def test_T30_the_elder_settles_on_a_village_as_it_is_built() -> None:
    state = table("end", tribe({"a": 1, "b": 1}, 4, 2, 6), tribe({"i": 1}), options=ELDERS)
    play(state, "build a")
    assert legal(state) == ["done", "elder"]
    play(state, "elder")
    assert seat(state, 0)["elder"] == "a"
    play(state, "build b")
    assert ask(state) == "end"
    off = play(table("end", tribe({"a": 1}, 4, 2, 6), tribe({"i": 1})), "build a")
    assert ask(off) == "end"
    declined = play(table("end", tribe({"a": 1}, 2, 1, 3), tribe({"i": 1}), options=ELDERS), "build a", "done")
    assert seat(declined, 0)["elder"] is None


def test_T30_not_on_the_abandoned_village() -> None:
    state = table(
        "chance_event", tribe({"a": 1}, 1, 1, 1), tribe({"i": 1}), options=ELDERS, dice=["sun", "sun"], aside=[]
    )
    play(state, "event abandoned_village", "build a")
    assert seat(state, 0)["elder"] is None
    assert ask(state) == "act"


def test_T30_an_elder_that_was_lost_returns_in_the_next_turn_at_the_earliest() -> None:
    own = tribe({"a": 1, "b": 1}, 4, 2, 6, villages=["a"], elder="a")
    lost = table("act", own, tribe({"i": 1}), options=ELDERS)
    play(lost, "act move sun", "move a b", "done")
    assert seat(lost, 0)["elder"] is None
    assert "elder_lost" in data(lost)["this_turn"]
    state = table("end", tribe({"b": 2}, 4, 2, 6), tribe({"i": 1}), options=ELDERS, this_turn=data(lost)["this_turn"])
    assert ask(play(state, "build b")) == "end"
    fallen = table("conflicts", tribe({"e": 5}), own | {"villages": [], "elder": None}, options=ELDERS, **SPENT)
    assert data(fallen)["this_turn"] == []


def test_T30_one_resource_for_one_use_of_a_development_once_a_turn() -> None:
    seats = (tribe({"a": 1}, 1, 1, **GUARDED), tribe({"i": 1}, fulfilled=["hearth", "stable"]))
    state = play(table("act", *seats, options=ELDERS, dice=["blank", "sun"]), "act grow blank")
    assert legal(state, "borrow") == ["hearth 1"]
    play(state, "borrow hearth 1")
    assert legal(state) == ["pay food", "pay wood"]
    play(state, "pay wood")
    assert (goods(state, 0), goods(state, 1)) == ((1, 0, 0), (0, 1, 0))
    assert data(state)["prompt"]["of"] == 4
    play(state, "done", "act move sun")
    assert why(state, "borrow stable 1") == "once_a_turn"


def test_T30_a_destroyed_village_sends_the_elder_home_and_the_attacker_scores() -> None:
    seats = (tribe({"e": 5}), tribe({"e": 1}, villages=["e"], elder="e"))
    state = table("conflicts", *seats, options=ELDERS, **SPENT)
    assert seat(state, 1)["elder"] is None
    assert points(state) == [1, 0]


def test_T146_the_elder_is_no_member() -> None:
    state = table("act", tribe({"a": 1}, **GUARDED), tribe({"i": 1}), options=ELDERS)
    play(state, "act move sun", "move a b", "done")
    assert (seat(state, 0)["villages"], seat(state, 0)["elder"]) == ([], None)
    assert table("act", tribe({"a": 5}, **GUARDED), tribe(), options=ELDERS).crowd(0) == 5


def test_T146_the_borrower_pays_and_does_nothing_else_before() -> None:
    seats = (tribe({"a": 2, "b": 1}, 2, 1, **GUARDED), tribe({"i": 1}, fulfilled=["hearth"]))
    state = play(table("act", *seats, options=ELDERS), "act grow sun", "borrow hearth 1")
    assert legal(state) == ["pay food", "pay wood"]
    assert why(state, "pay stone") == "no_resource"
    assert why(state, "done") == why(state, "grow a") == "not_now"


def test_T147_the_point_goes_only_to_the_active_attacker() -> None:
    seats = (tribe({"a": 1}), tribe({"e": 1}, villages=["e"], elder="e"), tribe({"e": 5}))
    state = table("conflicts", *seats, options=ELDERS, **SPENT)
    assert seat(state, 1)["elder"] is None
    assert points(state) == [0, 0, 0]
    tiger = table(
        "chance_event", tribe({"a": 1}), tribe({"c": 1}, villages=["c"], elder="c"), options=ELDERS, dice=["sun", "sun"]
    )
    play(tiger, "event sabre_tooth", "tiger c")
    assert (seat(tiger, 1)["elder"], points(tiger)) == (None, [0, 0])


@pytest.mark.parametrize(
    ("development", "deed", "shown"), [("hearth", "grow", 4), ("oxen", "gather", 3), ("stable", "move", 3)]
)
def test_T158_one_use_in_one_action(development: str, deed: str, shown: int) -> None:
    seats = (tribe({"a": 1, "b": 1, "c": 1}, 1, **GUARDED), tribe({"i": 1}, fulfilled=[development]))
    state = play(table("act", *seats, options=ELDERS, dice=["blank", "blank"]), f"act {deed} blank")
    play(state, f"borrow {development} 1")
    assert data(state)["prompt"]["of"] == shown
    assert data(state)["lent"] == development
    if development == "stable":
        assert "a e" in legal(state, "move")
    play(state, "done")
    assert data(state)["lent"] is None


def test_T158_basketry_and_cave_paintings() -> None:
    seats = (tribe({"a": 1}, wood=1, **GUARDED), tribe({"i": 1}, fulfilled=["basketry", "cave_paintings"]))
    start = table("act", *seats, options=ELDERS, dice=["blank", "blank"])
    gathered = play(start.clone(), "act gather blank", "borrow basketry 1", "gather a")
    assert goods(gathered, 0) == (3, 0, 0)
    learned = play(start.clone(), "act learn blank")
    assert legal(learned, "borrow") == ["cave_paintings 1"]
    play(learned, "borrow cave_paintings 1")
    SimDealer(1).deal_all(learned)
    assert len(seat(learned, 0)["open"]) == 3


def test_T158_the_bow_against_invaders_alone() -> None:
    seats = (tribe({"a": 1, "e": 4}, 1, **GUARDED), tribe({"i": 1}, fulfilled=["bow"]))
    more: Doc = {"events": [event("invaders")], "invaders": {"hex": "e", "number": 3}}
    assert legal(table("conflicts", *seats, options=ELDERS, **more, **SPENT)) == ["fight e", "borrow bow 1"]


def test_T158_the_bow_in_one_conflict() -> None:
    seats = (tribe({"a": 1, "e": 3, "h": 3}, 1, **GUARDED), tribe({"e": 3, "h": 3}, fulfilled=["bow"]))
    state = table("conflicts", *seats, options=ELDERS, **SPENT)
    assert legal(state) == ["fight e", "fight h", "borrow bow 1"]
    play(state, "borrow bow 1", "fight h")
    assert members(state, 0) == {"a": 1, "h": 1}
    single = table("conflicts", tribe({"a": 1, "e": 3}, 1, **GUARDED), seats[1], options=ELDERS, **SPENT)
    assert "borrow bow 1" in legal(single)
    lone = table("conflicts", tribe({"a": 7, "e": 7}, 1, **GUARDED), tribe(fulfilled=["bow"]), options=ELDERS, **SPENT)
    assert why(lone, "borrow bow 1") == "not_now"


def test_T158_the_bow_of_the_first_seat() -> None:
    seats = (tribe({"e": 3}, fulfilled=["bow"]), tribe({"a": 1, "e": 3}, 1, **GUARDED))
    state = table("conflicts", *seats, active=1, options=ELDERS, **SPENT)
    assert legal(state) == ["fight e", "borrow bow 0"]
    assert why(state, "borrow bow 0") == ""


def test_T158_stone_tools_for_one_village_and_pottery_for_one_exchange() -> None:
    seats = (
        tribe({"a": 1, "b": 1, "c": 1}, 5, 5, 9, **GUARDED),
        tribe({"i": 1}, fulfilled=["stone_tools", "pottery"]),
        tribe(),
    )
    state = table("end", *seats, options=ELDERS)
    assert legal(state, "borrow") == ["pottery 1", "stone_tools 1"]
    tools = play(state.clone(), "borrow stone_tools 1", "pay wood", "build b", "spare stone")
    assert goods(tools, 0) == (3, 3, 7)
    play(tools, "build c")
    assert goods(tools, 0) == (1, 2, 4)
    pots = play(state.clone(), "borrow pottery 1", "pay wood", "give stone 2", "take food", "take food")
    assert (goods(pots, 0), goods(pots, 1), goods(pots, 2)) == ((7, 4, 8), (0, 1, 0), (0, 0, 1))
    assert why(pots, "pottery") == "no_development"


def test_T158_only_what_the_lender_has_and_the_owner_has_not() -> None:
    seats = (tribe({"a": 1}, 1, fulfilled=["stone_tools"], **GUARDED), tribe({"i": 1}, fulfilled=["stone_tools"]))
    state = table("end", *seats, options=ELDERS)
    assert why(state, "borrow stone_tools 1") == "no_development"
    assert why(state, "borrow pottery 1") == "no_development"
    assert why(state, "borrow stone_tools 0") == "wrong_target"
    assert why(state, "borrow hearth 1") == "not_now"
    nobody = table("end", tribe({"a": 1}, 1), seats[1], options=ELDERS)
    assert why(nobody, "borrow stone_tools 1") == "no_elder"
    poor = table("end", tribe({"a": 1}, **GUARDED), seats[1], options=ELDERS)
    assert why(poor, "borrow stone_tools 1") == "no_resource"


@pytest.mark.parametrize(
    ("name", "hex", "got"),
    [("great_lake", "a", (3, 0, 0)), ("great_forest", "b", (0, 3, 0)), ("great_mountain", "c", (0, 0, 3))],
)
def test_T31_great_lands_give_one_more(name: str, hex: str, got: tuple[int, int, int]) -> None:
    state = land(name, hex, "act", tribe({hex: 1}), tribe(), dice=["blank", "sun"])
    assert goods(play(state, "act gather blank", f"gather {hex}"), 0) == got


@pytest.mark.parametrize(("name", "hex", "got"), [("jungle", "b", (0, 2, 0)), ("oasis", "a", (2, 0, 0))])
def test_T31_jungle_and_oasis_need_three_own_members(name: str, hex: str, got: tuple[int, int, int]) -> None:
    state = land(name, hex, "act", tribe({hex: 3}), tribe(), dice=["blank", "sun"])
    assert goods(play(state, "act gather blank", f"gather {hex}"), 0) == got
    few = land(name, hex, "act", tribe({hex: 2, "i": 1}), tribe({hex: 3}), dice=["blank", "sun"])
    assert why(play(few, "act gather blank"), f"gather {hex}") == "too_few"


def test_T31_glacier_three_members_no_village_one_stone() -> None:
    state = land("glacier", "c", "act", tribe({"c": 1}, fulfilled=["basketry"]), tribe(), dice=["blank", "sun"])
    assert goods(play(state, "act gather blank", "gather c"), 0) == (0, 0, 1)
    assert members(land("glacier", "c", "conflicts", tribe({"c": 4}), tribe(), **SPENT), 0) == {"c": 3}
    plenty = land(
        "glacier", "c", "act", tribe({"c": 1}), tribe(), dice=["blank", "sun"], events=[event("plenty_of_stone")]
    )
    assert goods(play(plenty, "act gather blank", "gather c"), 0) == (0, 0, 3)


def test_T148_wild_land_counts_as_all_three_and_gives_any_mix() -> None:
    state = land("wild_land", "e", "act", tribe({"e": 1}), tribe(), dice=["blank", "sun"])
    play(state, "act gather blank", "gather e", "take food", "take stone")
    assert goods(state, 0) == (1, 0, 1)
    for goal, hexes in (("lake_lords", "ade"), ("mountain_lords", "cfe"), ("forest_lords", "bhe")):
        lords = land("wild_land", "e", "end", tribe(dict.fromkeys(hexes, 1), open=[goal]), tribe())
        assert why(lords, f"claim {goal}") == ""
    tiger = land("wild_land", "e", "chance_event", tribe({"a": 1}), tribe(), dice=["sun", "sun"])
    assert legal(play(tiger, "event sabre_tooth"), "tiger") == ["c", "e", "f", "i"]


def test_T148_the_basket_of_wild_land_is_of_any_kind() -> None:
    state = land("wild_land", "e", "act", tribe({"e": 1}, fulfilled=["basketry"]), tribe(), dice=["moon", "moon"])
    play(state, "act gather moon", "gather e", "take wood")
    assert legal(state) == ["take food", "take wood", "take stone"]
    assert goods(play(state, "take stone"), 0) == (0, 1, 1)


def test_T149_also_at_weak_strength() -> None:
    state = land("great_lake", "a", "act", tribe({"a": 1}), tribe(), dice=["moon", "moon"])
    assert goods(play(state, "act gather moon", "gather a"), 0) == (2, 0, 0)


def test_T150_tar_pit_takes_a_lone_member_after_the_own_step_four() -> None:
    state = land("tar_pit", "a", "conflicts", tribe({"a": 1}, villages=["a"]), tribe({"a": 1}), **SPENT)
    assert (members(state, 0), seat(state, 0)["villages"]) == ({}, [])
    assert members(state, 1) == {"a": 1}
    two = land("tar_pit", "a", "conflicts", tribe({"a": 2}), tribe(), **SPENT)
    assert members(two, 0) == {"a": 2}


def test_T151_each_strong_gather_lays_a_stone_and_at_five_it_melts() -> None:
    state = land("glacier", "c", "act", tribe({"c": 1}), tribe(), dice=["sun", "sun"], glacier={"stones": 3})
    play(state, "act gather sun", "gather c")
    assert (goods(state, 0), data(state)["glacier"]) == ((0, 0, 1), {"stones": 4, "melted": False})
    last = land("glacier", "c", "act", tribe({"c": 1}), tribe(), dice=["sun", "sun"], glacier={"stones": 4})
    play(last, "act gather sun", "gather c")
    assert data(last)["glacier"] == {"stones": 5, "melted": True}
    after = land(
        "glacier", "c", "act", tribe({"c": 1}), tribe(), dice=["blank", "sun"], glacier={"stones": 5, "melted": True}
    )
    play(after, "act gather blank", "gather c")
    assert (goods(after, 0), data(after)["glacier"]) == ((0, 0, 7), {"stones": 0, "melted": True})
    normal = land("glacier", "c", "act", tribe({"c": 1}), tribe(), dice=["blank", "sun"])
    assert data(play(normal, "act gather blank", "gather c"))["glacier"]["stones"] == 0


def test_T151_a_melted_glacier_is_a_mountain() -> None:
    melted: Doc = {"stones": 0, "melted": True}
    state = land("glacier", "c", "end", tribe({"c": 1}, 2, 1, 3), tribe(), glacier=melted)
    assert why(state, "build c") == ""
    assert state.limit(2) == 5
    assert state.turn != CHANCE
