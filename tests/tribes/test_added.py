"""T155-T177, as far as no other file holds them: what a second reading added."""

import itertools

import pytest

from folkmoot.core import ALL, CHANCE, BadPosition
from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine import codes as c
from tests.tribes.tables import (
    GAME,
    LED,
    ask,
    data,
    event,
    goods,
    led,
    legal,
    members,
    play,
    points,
    seat,
    table,
    tribe,
    why,
)

SPENT: Doc = {"dice": [], "next_dice": ["sun", "moon"]}
INVADED: Doc = {"events": [event("invaders")], "invaders": {"hex": "e", "number": 5}}


def test_T155_invaders_alone_are_no_conflict_even_in_a_drought() -> None:
    both: Doc = {"events": [event("invaders"), event("drought")], "invaders": {"hex": "e", "number": 5}}
    state = table("conflicts", tribe({"a": 1}), tribe(), **both, **SPENT)
    assert data(state)["invaders"]["number"] == 5
    assert ask(state) == "end"


def test_T155_neither_tiger_nor_volcano_touch_them() -> None:
    more: Doc = {"events": [event("invaders")], "invaders": {"hex": "c", "number": 4}}
    state = table("chance_event", tribe({"a": 1}), tribe(), dice=["sun", "sun"], **more)
    play(state, "event sabre_tooth", "tiger c")
    assert data(state)["invaders"]["number"] == 4
    burnt: Doc = {"events": [event("invaders")], "invaders": {"hex": "a", "number": 4}}
    state = table("chance_event", tribe({"i": 1}), tribe(), dice=["moon", "moon"], volcano=1, **burnt)
    assert data(play(state, "event volcano"))["invaders"]["number"] == 4


def test_T155_villages_there_still_score_and_the_points_come_without_survivors() -> None:
    home = tribe({"e": 1}, villages=["e"])
    assert points(table("turn", home, tribe(), **INVADED)) == [1, 0]
    three: Doc = {"events": [event("invaders")], "invaders": {"hex": "e", "number": 3}}
    state = table("conflicts", tribe({"e": 3}), tribe(), **three, **SPENT)
    assert (members(state, 0), points(state)) == ({}, [2, 0])


def test_T155_they_are_no_opponent_for_discovery_or_shared_knowledge() -> None:
    more: Doc = {"events": [event("invaders"), event("shared_knowledge")], "invaders": {"hex": "a", "number": 3}}
    assert why(table("end", tribe({"a": 1}, 1), tribe(), **more), "study food") == "not_shared"


def test_T156_animals_disturb_neither_gathering_nor_building_nor_conflicts() -> None:
    more: Doc = {"events": [event("mammoth"), event("sabre_tooth")], "mammoth": {"hex": "a"}, "sabre_tooth": "c"}
    state = play(table("act", tribe({"a": 1, "c": 1}), tribe(), **more), "act gather sun", "gather a", "gather c")
    assert goods(state, 0) == (2, 0, 2)
    assert why(table("end", tribe({"a": 1, "c": 1}, 2, 1, 3), tribe(), **more), "build c") == ""
    assert members(table("conflicts", tribe({"c": 5}), tribe(), **more, **SPENT), 0) == {"c": 5}


def test_T157_stable_two_steps_and_the_discounts_of_canoe_and_pathfinders() -> None:
    owner = tribe({"c": 1}, fulfilled=["stable"])
    state = play(table("act", owner, tribe()), "act move sun")
    assert legal(state, "move") == ["c a", "c b", "c d", "c e", "c f", "c g", "c h", "c i"]
    kiror = led("kiror", "pathfinders", {"c": 1}, tokens=["canoe"])
    free = play(table("act", kiror, led("tunga", "hidden_village"), options=LED, discarded=["canoe"]), "act move sun")
    assert legal(free, "move") == ["c b", "c e", "c f", "c h", "c i"]  # over the mountains f and i, not over b or e


def test_T157_occupied_and_invaded_hexes_may_be_crossed() -> None:
    owner = tribe({"b": 1}, fulfilled=["stable"])
    state = play(table("act", owner, tribe({"d": 5}), **INVADED), "act move sun")
    assert {"b g", "b h"} <= set(legal(state, "move"))


def test_T159_the_guard_against_endless_play_is_box_data_marked_chosen() -> None:
    entry = GAME.data.table()["game.rounds"]  # type: ignore[attr-defined]
    assert (entry["value"], entry["rule"], entry["mark"]) == (50, "T159", "chosen")


def test_T160_only_the_order_of_decks_is_hidden_and_that_from_all() -> None:
    state = table("act", tribe({"a": 1}, 3, under=["raid"]), tribe({"i": 1}))
    shown = [state.view(viewer).data for viewer in (0, 1, None, ALL)]
    for one, other in itertools.pairwise(shown):
        assert {k: v for k, v in one.items() if k != "seat"} == {k: v for k, v in other.items() if k != "seat"}
    assert shown[1]["seats"][0]["under"] == ["raid"]
    deck = shown[0]["seats"][0]["deck"]
    assert deck == [goal for goal in c.GOALS if goal in deck]  # a set, shown in the order of the box


def test_T161_eruption_losses_are_asked_clockwise_from_the_active_player() -> None:
    both: Doc = {"a": 2, "b": 2}
    seats = (tribe(both), tribe(both), tribe(both))
    state = table("chance_event", *seats, dice=["blank", "blank"], active=1, volcano=1)
    play(state, "event volcano")
    order = []
    while ask(state) == "lose":
        order.append(state.turn)
        play(state, "lose a")
    assert order == [1, 2, 0]


def test_T161_open_cards_act_oldest_first() -> None:
    cards = [event("sabre_tooth"), event("altar", 2)]
    state = table("chance_roll", tribe({"a": 1}, food=1), tribe(), events=cards, sabre_tooth="c")
    play(state, "dice sun sun")
    assert ask(state) == "tiger"
    assert why(state, "buy altar") == ""  # its price has not fallen yet
    play(state, "tiger f")
    assert data(state)["discarded"] == ["altar"]


def test_T162_a_wiped_out_player_keeps_all_and_may_bid_and_receive() -> None:
    seats = (tribe({"a": 1}, 2), tribe({}, 3, fulfilled=["bow"]))
    state = table("chance_event", *seats, dice=["sun", "sun"], aside=[])
    play(state, "event chief", "bid 1", "bid 2")  # seat 0 cannot go on
    assert points(state) == [0, 1 + 1]
    assert (goods(state, 0), goods(state, 1)) == ((4, 0, 0), (1, 0, 0))
    receiving = play(table("chance_event", *seats, dice=["sun", "sun"], aside=[]), "event chief", "bid 1", "done")
    assert goods(receiving, 1) == (4, 0, 0)


def test_T162_wiped_out_in_his_own_turn_he_plays_on_and_free_means_without_invaders() -> None:
    fallen = table("conflicts", tribe({"e": 3}, 2, 2, open=["stable"]), tribe({"e": 3}), **SPENT)
    assert why(fallen, "claim stable") == ""
    state = table("turn", tribe(), tribe({"a": 1}), **INVADED)
    assert why(state, "place e") == "not_free"


def test_T163_the_mammoth_goes_along_when_its_owner_says_so() -> None:
    seats = (tribe({"a": 2, "b": 1}, earned={"mammoth": 3}), tribe())
    more: Doc = {"mammoth": {"hex": "a", "rider": 0}, "discarded": ["mammoth"]}
    state = play(table("act", *seats, **more), "act move sun")
    assert legal(state, "ride") == ["a b", "a d"]
    assert why(state, "ride b c") == "no_mammoth"
    play(state, "ride a b", "ride b c", "done")
    assert data(state)["mammoth"] == {"hex": "c", "rider": 0}
    left = play(table("act", *seats, **more), "act move sun", "move a d", "done")
    assert data(left)["mammoth"]["hex"] == "a"
    wild: Doc = {"mammoth": {"hex": "a"}, "events": [event("mammoth")]}
    assert why(play(table("act", tribe({"a": 2}), tribe(), **wild), "act move sun"), "ride a b") == "no_mammoth"


def test_T163_an_evasive_member_may_take_it() -> None:
    seats = (led("kaha", "wayfarers", {"e": 4}), led("kiror", "evasive", {"e": 2}, earned={"mammoth": 3}))
    more: Doc = {"mammoth": {"hex": "e", "rider": 1}, "discarded": ["mammoth"]}
    state = table("conflicts", *seats, options=LED, **more, **SPENT)
    play(state, "flee b", "flee_riding c")
    assert (members(state, 1), data(state)["mammoth"]) == ({"b": 1, "c": 1}, {"hex": "c", "rider": 1})
    lost = table("conflicts", *seats, options=LED, **more, **SPENT)
    play(lost, "flee b", "flee c")
    assert (data(lost)["mammoth"], points(lost)) == (None, [0, 0])


@pytest.mark.parametrize(("hex", "rider"), [("f", 1), ("e", 0)])
def test_T163_nobody_flees_riding_what_is_elsewhere_or_anothers(hex: str, rider: int) -> None:
    seats = [led("kaha", "wayfarers", {"e": 4}), led("kiror", "evasive", {"e": 2, "f": 1})]
    seats[rider]["earned"] = {"mammoth": 3}
    more: Doc = {"mammoth": {"hex": hex, "rider": rider}, "discarded": ["mammoth"]}
    state = table("conflicts", *seats, options=LED, **more, **SPENT)
    assert not legal(state, "flee_riding")
    assert why(state, "flee_riding b") == "no_mammoth"


def test_T164_beside_the_volcano_the_whole_basic_yield_is_one_or_the_other() -> None:
    owner = tribe({"a": 1, "b": 1}, fulfilled=["basketry"])
    start = table("act", owner, tribe(), volcano=1, dice=["blank", "sun"])
    state = play(start, "act gather blank", "gather a")
    assert legal(state) == ["take food", "take stone"]
    assert why(state, "take wood") == "wrong_type"
    play(state, "take stone", "gather b", "take wood")
    assert goods(play(state.clone(), "fill a"), 0) == (0, 2, 3)
    assert goods(play(state.clone(), "fill b"), 0) == (0, 3, 2)
    asks = state.to_position()
    assert GAME.from_position(asks).to_position() == asks
    with pytest.raises(BadPosition):
        GAME.from_position(
            {**asks, "prompt": {"ask": "basket", "args": {**asks["prompt"]["args"], "gathered": ["a", "i"]}}}
        )
    great = table(
        "act", tribe({"a": 1}), tribe(), options={"special_lands": {"great_lake": "a"}}, volcano=1,
        dice=["blank", "sun"],
    )  # fmt: skip
    assert goods(play(great, "act gather blank", "gather a", "take stone"), 0) == (1, 0, 2)


def test_T164_common_purpose_follows_and_the_oasis_still_needs_three() -> None:
    kaha = led("kaha", "common_purpose", {"a": 4})
    other = led("tunga", "hidden_village")
    state = table("act", kaha, other, options=LED, volcano=1, dice=["blank", "sun"])
    assert goods(play(state, "act gather blank", "gather a", "take stone"), 0) == (0, 0, 3)
    oasis = table(
        "act", tribe({"a": 2, "i": 1}), tribe(), options={"special_lands": {"oasis": "a"}}, volcano=1,
    )  # fmt: skip
    assert why(play(oasis, "act gather sun"), "gather a") == "too_few"


def test_T165_wild_land_counts_for_each_plenty_card_of_which_one_was_taken() -> None:
    cards = [event("plenty_of_food"), event("plenty_of_wood")]
    start = table(
        "act", tribe({"e": 1}), tribe(), options={"special_lands": {"wild_land": "e"}}, events=cards,
        dice=["blank", "sun"],
    )  # fmt: skip
    play(start, "act gather blank", "gather e")
    assert goods(play(start.clone(), "take food", "take wood"), 0) == (3, 3, 0)
    assert goods(play(start.clone(), "take food", "take stone"), 0) == (3, 0, 1)


def test_T166_only_where_a_member_ends_once_per_hex_and_turn_and_wayfarers_count() -> None:
    seats = (tribe({"a": 2}, fulfilled=["stable"]), tribe({"b": 1}))
    state = table("act", *seats, events=[event("discovery")])
    play(state, "act move sun", "move a c", "done")
    assert goods(state, 0) == (0, 0, 0)
    kaha = led("kaha", "wayfarers", {"a": 2}, food=3)
    other = led("tunga", "hidden_village", {"b": 1})
    walked = table("act", kaha, other, options=LED, events=[event("discovery")])
    play(walked, "act grow sun", "move a b", "take wood")
    assert goods(walked, 0) == (0, 1, 0)
    play(walked, "done", "act move moon", "move a b", "done")
    assert goods(walked, 0) == (0, 1, 0)


def test_T167_moved_members_are_counted_by_hex_and_removed_first() -> None:
    state = table(
        "act", tribe({"a": 1, "c": 2}), tribe(), events=[event("sabre_tooth")], sabre_tooth="c", moved={"c": 1}
    )
    play(state, "chase sun")
    assert data(state)["moved"] == {}
    play(state, "act move moon")
    assert "c b" in legal(state, "move")
    grown = play(table("act", tribe({"b": 1}), tribe(), moved={"b": 1}), "act grow sun", "grow b", "done")
    assert legal(play(grown, "act move moon"), "move") == ["b a", "b c", "b d", "b e"]


def test_T167_with_everybody_moved_a_move_is_over_at_once() -> None:
    state = table("act", tribe({"a": 1, "i": 1}), tribe(), moved={"a": 1, "i": 1})
    assert ask(play(state, "act move sun")) == "act"
    some = table("act", tribe({"a": 1, "i": 2}), tribe(), moved={"a": 1, "i": 1})
    assert ask(play(some, "act move sun")) == "move"


def test_T168_hunting_is_no_action_and_the_loss_is_compulsory() -> None:
    tunga = led("tunga", "light_in_the_dark", {"c": 1})
    state = table("act", tunga, led("kaha", "wayfarers"), options=LED, events=[event("sabre_tooth")], sabre_tooth="c")
    play(state, "chase moon")
    assert ask(state) == "act"
    assert members(state, 0) == {}
    end = table("end", tribe({"c": 1}), tribe(), events=[event("sabre_tooth")], sabre_tooth="c")
    assert why(end, "chase sun") == "not_now"


def test_T169_every_grow_takes_a_food_off_even_if_it_places_nobody() -> None:
    state = table("act", tribe({"a": 20}), tribe(), events=[event("mild_winter")])
    play(state, "act grow sun")
    assert data(state)["events"] == [{"event": "mild_winter", "load": 1}]


def test_T170_grow_adds_up() -> None:
    seats = (led("indartsu", "kinship", {"a": 1}, fulfilled=["hearth"]), led("tunga", "hidden_village", {"a": 1}))
    state = table("act", *seats, options=LED, events=[event("mild_winter")], dice=["sun", "sun"])
    play(state, "act grow sun", *["grow a"] * 8)
    assert why(state, "grow a") == "enough"
    assert members(play(state, "done"), 0) == {"a": 9}


def test_T167_a_push_is_no_move() -> None:
    seats = (led("muk_kan", "intimidation", {"a": 3}), led("tunga", "hidden_village", {"a": 1}))
    state = play(table("act", *seats, options=LED), "act move sun", "done", "push a 1", "to b")
    assert data(state)["moved"] == {}
    assert state.turn != CHANCE
    assert seat(state, 1)["members"] == {"b": 1}
