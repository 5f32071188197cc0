"""The sixteen leader powers, with T146-T154 and T170-T177."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from folkmoot.core import CHANCE, BadPosition, SimDealer
from folkmoot.core.encoder import SPECTATOR
from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine.state import TribesState
from tests.encoders import compare, room
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


def lead(ask: str, *seats: Doc, **fields: Any) -> TribesState:
    options = {**LED, **fields.pop("options", {})}
    return table(ask, *seats, options=options, **fields)


OTHER = led("tunga", "light_in_the_dark", {"i": 1})


def test_T154_traders_two_equal_for_one_when_they_pay_give_or_bid() -> None:
    daba = led("daba", "traders", {"a": 1}, food=4, wood=2)
    state = lead("end", daba, OTHER)
    assert legal(state, "trade") == ["food wood", "food stone", "wood food", "wood stone"]
    assert why(state, "trade stone food") == "no_resource"
    play(state, "trade food stone", "trade food stone", "trade wood stone")
    assert goods(state, 0) == (0, 0, 3)
    assert why(lead("end", OTHER | {"resources": {"food": 5}}, daba), "trade food wood") == "no_power"


def test_T154_on_another_turn_too_and_never_less_than_the_bid_owes() -> None:
    seats = (led("kaha", "wayfarers", {"b": 1}, food=1), led("daba", "traders", {"a": 1}, food=3, wood=2))
    state = lead("chance_event", *seats, dice=["sun", "sun"], aside=[])
    play(state, "event chief", "done")
    assert legal(state, "trade") == ["food wood", "food stone", "wood food", "wood stone"]
    play(state, "bid 4")
    assert legal(state, "trade") == ["food wood", "food stone", "wood food", "wood stone"]
    once = play(state.clone(), "trade food stone")  # then all four that are left go to the only other player
    assert (goods(once, 0), goods(once, 1)) == ((2, 2, 1), (0, 0, 0))
    three = lead("chance_event", *seats, led("tunga", "hidden_village"), dice=["sun", "sun"], aside=[])
    play(three, "event chief", "done", "bid 5")
    assert why(three, "trade food wood") == "no_resource"  # all five are owed
    assert legal(three) == ["give food 0", "give food 2"]


def test_T154_before_a_purchase_a_village_and_taming() -> None:
    daba = led("daba", "traders", {"a": 4}, food=2, wood=2)
    buying = lead("before", daba, OTHER, events=[event("altar")])
    assert "trade wood food" in legal(buying)
    play(buying, "trade wood food", "buy altar")
    assert seat(buying, 0)["tokens"] == ["altar"]
    tame = lead("act", daba, OTHER, events=[event("mammoth")], mammoth={"hex": "a"})
    assert why(tame, "tame sun") == "no_resource"
    play(tame, "trade wood food", "tame sun")
    assert points(tame) == [3, 0]
    nothing = lead("act", daba, OTHER)
    assert why(nothing, "trade wood food") == "not_now"
    far = lead("act", daba, OTHER, events=[event("mammoth")], mammoth={"hex": "d"})
    assert why(far, "trade wood food") == "not_now"


def test_T170_crafty_builders_three_less_the_abandoned_one_less() -> None:
    state = lead("end", led("daba", "crafty_builders", {"a": 1}, stone=2, food=1), OTHER)
    play(state, "build a")
    assert goods(state, 0) == (0, 0, 0)  # a food, the wood and a stone were missing and are spared
    wide = lead(
        "end", led("daba", "crafty_builders", {"a": 1}, food=2, wood=1, stone=3, fulfilled=["stone_tools"]), OTHER
    )
    play(wide, "build a", "spare food", "spare food")
    assert legal(wide) == ["spare wood", "spare stone"]
    play(wide, "spare stone")
    assert goods(wide, 0) == (2, 0, 2)
    abandoned = lead(
        "chance_event", led("daba", "crafty_builders", {"a": 1}, food=1, wood=1), OTHER, dice=["sun", "sun"], aside=[]
    )
    play(abandoned, "event abandoned_village", "build a")
    assert goods(abandoned, 0) == (0, 0, 0)


def test_T170_crafty_builders_two_less_while_a_village_of_theirs_stands() -> None:
    more: Doc = {"food": 2, "wood": 1, "stone": 1, "villages": ["b"]}
    state = play(lead("end", led("daba", "crafty_builders", {"a": 1, "b": 1}, **more), OTHER), "build a")
    assert goods(state, 0) == (0, 0, 0)  # only the stones that were missing are spared
    short = lead("end", led("daba", "crafty_builders", {"a": 1, "b": 1}, **{**more, "wood": 0}), OTHER)
    assert why(short, "build a") == "no_resource"


def test_T170_crafty_builders_can_build_in_their_first_turn() -> None:
    daba = led("daba", "crafty_builders", {"a": 2})
    start = lead("act", daba, OTHER, field=dict(zip("abcdefghi", ("lake", "mountain", "forest") * 3, strict=True)))
    play(start, "act move moon", "move a b", "done", "act gather sun", "gather a", "gather b")
    play(start, "build a", "spare food")
    assert seat(start, 0)["villages"] == ["a"]


def test_T170_at_least_one_resource_remains() -> None:
    tools: Doc = {"fulfilled": ["stone_tools"]}
    state = lead("end", led("daba", "crafty_builders", {"a": 1}, food=1, stone=2, **tools), OTHER)
    assert why(state, "build a") == ""
    bare = lead("end", led("daba", "crafty_builders", {"a": 1}, **tools), OTHER)
    assert why(bare, "build a") == "no_resource"


def test_T170_a_village_that_is_cheaper_than_the_discount_costs_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("villages.daba = [1, 0, 1]\n", "utf-8")
    doc = lead("end", led("daba", "crafty_builders", {"a": 1}, stone=1), OTHER).to_position()
    state = GAME.with_box(str(file)).from_position(doc)
    state.apply(state.parse("build a"))
    assert (state.view(0).data["prompt"]["ask"], state.view(0).data["seats"][0]["villages"]) == ("end", ["a"])
    assert state.view(0).data["seats"][0]["resources"] == {"food": 0, "wood": 0, "stone": 0}


def test_T31_a_gather_that_only_cunning_makes_strong_lays_a_stone_on_the_glacier() -> None:
    """T151."""
    state = lead(
        "act",
        led("dananu", "cunning", {"c": 1}, food=1),
        led("tunga", "hidden_village", {"i": 1}),
        options={"special_lands": {"glacier": "c"}},
        dice=["blank", "sun"],
    )
    play(state, "act gather blank", "strengthen food", "gather c")
    assert (goods(state, 0), data(state)["glacier"]["stones"]) == ((0, 0, 1), 1)


def test_farmers_may_add_a_member_on_a_gathered_lake() -> None:
    state = lead("act", led("indartsu", "farmers", {"a": 1, "b": 1, "d": 1}), OTHER, dice=["sun", "sun"])
    play(state, "act gather sun", "gather a", "gather b", "done")
    assert legal(state) == ["done", "grow a"]
    assert why(state, "grow d") == "wrong_place"
    play(state, "grow a")
    assert members(state, 0) == {"a": 2, "b": 1, "d": 1}
    dry = lead("act", led("indartsu", "farmers", {"b": 1}), OTHER)
    assert ask(play(dry, "act gather sun", "gather b")) == "act"
    again = lead("act", led("indartsu", "farmers", {"a": 1}), OTHER)
    assert members(play(again, "act gather sun", "gather a", "done"), 0) == {"a": 1}


def test_T104_a_position_asks_about_farming_only_whoever_may_farm() -> None:
    state = lead("act", led("indartsu", "farmers", {"a": 1, "b": 1, "d": 1}), OTHER, dice=["sun", "sun"])
    asks = play(state, "act gather sun", "gather a", "gather b", "done").to_position()
    assert asks["prompt"]["ask"] == "farm"
    assert GAME.from_position(asks).to_position() == asks
    idle = {**asks["seats"][0], "power": "kinship"}
    with pytest.raises(BadPosition):
        GAME.from_position({**asks, "seats": [idle, asks["seats"][1]]})


def test_T170_kinship_one_more_on_a_hex_with_anothers_member() -> None:
    seats = (led("indartsu", "kinship", {"a": 1, "b": 1}), led("tunga", "light_in_the_dark", {"b": 1}))
    state = play(lead("act", *seats, dice=["moon", "moon"]), "act grow moon")
    play(state, "grow a", "grow a")
    assert legal(state, "grow") == ["b"]
    assert members(play(state, "grow b", "done"), 0) == {"a": 3, "b": 2}
    first = play(lead("act", *seats, dice=["moon", "moon"]), "act grow moon", "grow b", "grow b", "grow b")
    assert legal(first, "grow") == []
    lone = play(lead("act", seats[0], OTHER, dice=["moon", "moon"]), "act grow moon", "grow a", "grow a")
    assert legal(lone, "grow") == []


def test_T152_members_in_ambush_are_not_on_the_field() -> None:
    full = {"a": 5, "b": 5, "c": 5}
    state = lead("end", led("kia_kia", "ambush", full, ambush=5, open=["whole_tribe"]), OTHER)
    assert why(state, "claim whole_tribe") == "unfulfilled"
    altar = lead("end", led("kia_kia", "ambush", ambush=5, food=4, tokens=["altar"]), OTHER, discarded=["altar"])
    assert legal(altar, "sacrifice") == []


def test_T171_ambush_grows_onto_the_board_and_strikes_before_bow_and_walls() -> None:
    kia = led("kia_kia", "ambush", {"e": 2}, ambush=4)
    state = play(lead("act", kia, OTHER, dice=["sun", "sun"]), "act grow sun")
    assert legal(state, "grow") == ["e", "board"]
    play(state, "grow board")
    assert why(state, "grow board") == "enough"
    assert seat(play(state, "done"), 0)["ambush"] == 5
    fight = lead("conflicts", kia, led("tunga", "light_in_the_dark", {"e": 4}), **SPENT)
    assert legal(fight) == [f"ambush {number}" for number in range(5)]
    assert why(fight, "ambush 5") == "nobody_left"
    play(fight, "ambush 3")
    assert members(fight, 0) == {"e": 1}
    assert seat(fight, 0)["ambush"] == 1


def test_T171_in_defence_too_but_only_where_he_has_a_member() -> None:
    kia = led("kia_kia", "ambush", {"e": 2}, ambush=2)
    defended = lead("conflicts", led("tunga", "light_in_the_dark", {"e": 4}), kia, **SPENT)
    assert defended.turn == 1
    play(defended, "ambush 2")
    assert (members(defended, 0), members(defended, 1)) == ({}, {})
    away = led("kia_kia", "ambush", {"a": 1}, ambush=2)
    lone = lead("conflicts", led("tunga", "light_in_the_dark", {"e": 7}), away, **SPENT)
    assert members(lone, 0) == {"e": 5}


def test_T171_with_nobody_on_the_field_he_may_still_grow_onto_the_board() -> None:
    state = lead("act", led("kia_kia", "ambush"), OTHER)
    assert legal(play(state, "act grow sun"), "grow") == ["board"]


def test_T175_shaman_keeps_one_face_and_rolls_the_other_and_a_double_counts() -> None:
    state = lead("before", led("kia_kia", "shaman", {"a": 1}), OTHER, dice=["sun", "blank"])
    assert legal(state) == ["roll", "keep sun", "keep blank"]
    assert why(state, "keep moon") == "no_such_die"
    play(state, "keep blank")
    assert [(state.name(code), weight) for code, weight in state.chance_outcomes()] == [
        ("die sun", 2), ("die moon", 2), ("die blank", 2),
    ]  # fmt: skip
    assert data(play(state.clone(), "die moon"))["dice"] == ["moon", "blank"]
    assert play(state.clone(), "die blank").turn == CHANCE
    other = lead("before", OTHER, led("kia_kia", "shaman", {"a": 1}), events=[event("altar", 2)])
    assert why(other, "keep sun") == "no_power"


def test_T175_pool_dice_keep_their_faces() -> None:
    end = lead("end", led("kaha", "wayfarers", {"a": 1}), led("kia_kia", "shaman", {"i": 1}), **SPENT)
    assert data(play(end, "done"))["dice"] == ["sun", "moon"]


def test_T174_shared_gifts_one_that_the_hex_can_yield() -> None:
    seats = (
        tribe({"a": 1, "b": 1}) | {"tribe": "kaha", "power": "wayfarers"},
        led("muk_kan", "shared_gifts", {"a": 1}),
    )
    state = play(lead("act", *seats, dice=["blank", "sun"]), "act gather blank", "gather a")
    assert (goods(state, 0), goods(state, 1)) == ((2, 0, 0), (1, 0, 0))
    play(state, "gather b")
    assert goods(state, 1) == (1, 0, 0)
    hot = play(lead("act", *seats, dice=["blank", "sun"], volcano=1), "act gather blank", "gather a", "take stone")
    assert hot.turn == 1
    assert legal(hot) == ["take food", "take stone"]
    assert why(hot, "take wood") == "wrong_type"
    play(hot, "take food")
    assert (goods(hot, 0), goods(hot, 1)) == ((0, 0, 2), (1, 0, 0))
    assert hot.turn == 0


def test_T174_nobody_is_asked_for_a_gift_of_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = files("folkmoot.games.tribes").joinpath("box.toml").read_text("utf-8")
    file.write_text(text.replace("shared_gifts = { value = 1", "shared_gifts = { value = 0"), "utf-8")
    seats = (led("kaha", "wayfarers", {"a": 1, "b": 1}), led("muk_kan", "shared_gifts", {"a": 1}))
    asks = lead("act", *seats, dice=["blank", "sun"], volcano=1).to_position()
    state = GAME.with_box(str(file)).from_position(asks)
    for step in ("act gather blank", "gather a", "take stone"):
        state.apply(state.parse(step))
    assert state.turn == 0


def test_T174_presence_is_enough_on_the_jungle_and_there_is_no_plenty() -> None:
    lands: Doc = {"special_lands": {"jungle": "b"}}
    seats = (led("kaha", "wayfarers", {"b": 3}), led("muk_kan", "shared_gifts", {"b": 1}))
    state = lead("act", *seats, options=lands, events=[event("plenty_of_wood")], dice=["blank", "sun"])
    play(state, "act gather blank", "gather b")
    assert (goods(state, 0), goods(state, 1)) == ((0, 4, 0), (0, 1, 0))
    own = play(lead("act", led("muk_kan", "shared_gifts", {"a": 1}), OTHER), "act gather sun", "gather a")
    assert goods(own, 0) == (2, 0, 0)


def test_T173_intimidation_pushes_one_where_superior_after_move() -> None:
    seats = (led("muk_kan", "intimidation", {"a": 3}), led("tunga", "hidden_village", {"a": 1, "b": 1}))
    state = play(lead("act", *seats), "act move sun", "done")
    assert legal(state) == ["done", "push a 1"]
    assert why(state, "push b 1") == "wrong_target"
    play(state, "push a 1")
    assert legal(state) == ["to b", "to d"]
    assert why(state, "to e") == "too_far"
    play(state, "to d")
    assert members(state, 1) == {"b": 1, "d": 1}
    assert "pushed" in data(state)["this_turn"]
    declined = play(lead("act", *seats), "act move sun", "done", "done")
    assert ask(declined) == "act"


def test_T134_whoever_may_push_may_buy_first() -> None:
    seats = (led("muk_kan", "intimidation", {"a": 2}, stone=3), led("tunga", "hidden_village", {"a": 1}))
    state = play(lead("act", *seats, events=[event("walls")]), "act move sun", "done", "buy walls")
    assert (ask(state), seat(state, 0)["tokens"]) == ("push", ["walls"])


def test_T173_never_the_last_member_beside_its_own_village() -> None:
    seats = (led("muk_kan", "intimidation", {"a": 3}), led("tunga", "hidden_village", {"a": 1}, villages=["a"]))
    state = play(lead("act", *seats), "act move sun", "move a b", "done")
    assert why(state, "push a 1") in ("last_guard", "not_now")
    assert seat(state, 1)["villages"] == ["a"]
    tied = (led("muk_kan", "intimidation", {"a": 1}), led("tunga", "hidden_village", {"a": 1}))
    assert ask(play(lead("act", *tied), "act move sun", "done")) == "act"


def test_T176_cunning_pays_one_for_a_level_after_the_die_lies() -> None:
    dananu = led("dananu", "cunning", {"a": 1}, food=2)
    state = play(lead("act", dananu, OTHER, dice=["moon", "blank"]), "act grow moon")
    assert data(state)["prompt"]["of"] == 2
    play(state, "strengthen food")
    assert data(state)["prompt"]["of"] == 3
    assert why(state, "strengthen food") == "once_a_turn"
    play(state, "grow a", "done", "act move blank")
    assert why(state, "strengthen food") == "once_a_turn"
    strong = play(lead("act", dananu, OTHER, dice=["sun", "sun"]), "act grow sun")
    assert why(strong, "strengthen food") == "strong_already"
    begun = play(lead("act", dananu, OTHER, dice=["moon", "blank"]), "act grow moon", "grow a")
    assert why(begun, "strengthen food") == "not_now"
    assert why(play(lead("act", OTHER, dananu), "act grow sun"), "strengthen food") == "no_power"


def test_T176_cunning_serves_every_action() -> None:
    dananu = led("dananu", "cunning", {"a": 1, "b": 1, "c": 1}, food=1)
    for deed, of in (("move", 3), ("gather", 2), ("learn", 0)):
        state = play(lead("act", dananu, OTHER, dice=["moon", "moon"]), f"act {deed} moon", "strengthen food")
        if deed == "learn":
            SimDealer(1).deal_all(state)
            assert len(seat(state, 0)["open"]) == 2
        else:
            assert data(state)["prompt"]["of"] == of
    strong = play(lead("act", dananu, OTHER, dice=["blank", "moon"]), "act gather blank", "strengthen food")
    play(strong, "gather a", "gather b", "gather c")
    assert goods(strong, 0) == (2, 2, 2)


def test_agriculture_food_for_every_village_in_step_one() -> None:
    state = lead("turn", led("dananu", "agriculture", {"a": 1, "b": 1}, villages=["a", "b"]), OTHER)
    assert (goods(state, 0), points(state)) == ((2, 0, 0), [2, 0])


def test_T157_whoever_may_still_wander_may_buy() -> None:
    rich = led("kaha", "wayfarers", {"a": 1}, food=6)
    state = play(lead("act", rich, OTHER, events=[event("altar")]), "act gather sun", "gather a", "done")
    assert ask(state) == "wander"
    play(state, "buy altar")
    assert seat(state, 0)["tokens"] == ["altar"]
    assert legal(state)[0] == "done"


def test_T157_pathfinders_pass_same_terrain_free() -> None:
    state = play(lead("act", led("kiror", "pathfinders", {"a": 1}), OTHER), "act move sun")
    assert legal(state, "move") == ["a b", "a d", "a e", "a g", "a h"]  # a, d, g are lakes
    play(state, "move a h", "done")
    assert members(state, 0) == {"h": 1}


def test_T153_evasive_members_go_to_neighbours_with_room_else_to_the_supply() -> None:
    seats = (led("kaha", "wayfarers", {"e": 4}), led("kiror", "evasive", {"e": 2, "b": 5}))
    state = lead("conflicts", *seats, **SPENT)
    assert state.turn == 1
    assert legal(state, "flee") == ["c", "d", "f", "g", "h"]
    assert why(state, "flee b") == "no_room"
    assert why(state, "flee a") == "too_far"
    play(state, "flee c", "flee h")
    assert members(state, 1) == {"b": 5, "c": 1, "h": 1}
    assert members(state, 0) == {"e": 2}
    full = dict.fromkeys("bcd", 5) | {"e": 2}
    packed = (led("kaha", "wayfarers", {"e": 4, "f": 5, "g": 5, "h": 5}), led("kiror", "evasive", full))
    gone = lead("conflicts", *packed, **SPENT)
    assert members(gone, 1) == dict.fromkeys("bcd", 5)
    assert ask(gone) == "end"


def test_T153_a_position_knows_where_the_last_one_fled() -> None:
    seats = (led("kaha", "wayfarers", {"e": 4}), led("kiror", "evasive", {"e": 2}))
    state = play(lead("conflicts", *seats, **SPENT), "flee c")
    again = GAME.from_position(state.to_position())
    assert again.legal_actions() == state.legal_actions()
    assert again.to_position() == state.to_position()
    for who in (SPECTATOR, 0, 1):
        compare(state, who, room(GAME))


def test_T153_all_who_can_find_a_place_do() -> None:
    almost = (
        led("kaha", "wayfarers", {"e": 4, "f": 5, "g": 5, "h": 5}),
        led("kiror", "evasive", {"e": 2, "b": 4, "c": 5}),
    )
    state = lead("conflicts", *almost, **SPENT)
    assert legal(state, "flee") == ["b", "d"]
    play(state, "flee d")
    assert members(state, 1) == {"b": 4, "c": 5, "d": 2}
    assert ask(state) == "end"


def test_T163_nobody_rides_away_from_those_who_need_the_room_beside_the_mammoth() -> None:
    seats = (
        led("kaha", "wayfarers", {"e": 4, "b": 5, "c": 5, "d": 5}),
        led("kiror", "evasive", {"e": 2, "f": 5, "g": 4, "h": 3}, earned={"mammoth": 3}),
    )
    state = lead("conflicts", *seats, mammoth={"hex": "e", "rider": 1}, discarded=["mammoth"], **SPENT)
    assert legal(state) == ["flee g", "flee h", "flee_riding g"]
    assert why(state, "flee_riding h") == "too_early"


def test_T172_whoever_is_trimmed_was_not_attacked_whatever_the_state_held_before() -> None:
    dirty = lead("conflicts", led("kaha", "wayfarers", {"e": 4}), led("kiror", "evasive", {"e": 2}), **SPENT)
    assert data(dirty)["prompt"]["args"]["attacked"] is True
    alone = (led("tunga", "hidden_village", {"a": 1}), led("kiror", "evasive", {"e": 6}))
    dirty.copy_from(lead("act", *alone, dice=["sun"], next_dice=["moon"], used=["grow"]))
    assert data(play(dirty, "act move sun", "done"))["prompt"]["args"] == {"hex": "e"}


def test_T171_an_ambush_without_enemies_leaves_the_borrowed_bow_for_the_next_conflict() -> None:
    elders: Doc = {"elders": True, **LED}
    seats = (
        led("kaha", "wayfarers", {"a": 1, "b": 3}, villages=["a"], elder="a"),
        led("kia_kia", "ambush", {"e": 6, "b": 3}, ambush=1, fulfilled=["bow"]),
    )
    prompt: Doc = {"ask": "ambush", "seat": 1, "args": {"hex": "e"}}
    state = table("", *seats, options=elders, prompt=prompt, this_turn=["tribute_paid"], lent="bow", **SPENT)
    assert members(play(state, "ambush 1"), 0) == {"a": 1, "b": 1}


def test_T172_not_the_bows_victim_and_also_when_trimmed_on_anothers_turn() -> None:
    seats = (led("kaha", "wayfarers", {"e": 4}, fulfilled=["bow"]), led("kiror", "evasive", {"e": 2}))
    state = play(lead("conflicts", *seats, **SPENT), "flee b")
    assert members(state, 1) == {"b": 1}
    trimmed = lead("conflicts", led("kaha", "wayfarers", {"a": 1}), led("kiror", "evasive", {"e": 6}), **SPENT)
    assert members(play(trimmed, "flee h"), 1) == {"e": 5, "h": 1}
    own = lead("conflicts", led("kiror", "evasive", {"e": 6}), OTHER, **SPENT)
    assert members(own, 0) == {"e": 5}


def test_wayfarers_move_one_member_one_hex_with_another_action_before_or_after() -> None:
    kaha = led("kaha", "wayfarers", {"a": 1}, food=4)
    before = play(lead("act", kaha, OTHER), "act grow sun", "move a b", "grow b", "done")
    assert members(before, 0) == {"b": 2}
    after = play(lead("act", kaha, OTHER), "act grow sun", "grow a", "done")
    assert legal(after) == ["done", "move a b", "move a d"]
    play(after, "move a d")
    assert members(after, 0) == {"a": 1, "d": 1}
    play(after, "act learn moon")
    SimDealer(1).deal_all(after)
    assert ask(after) == "end"


def test_the_step_of_wayfarers_is_told() -> None:
    state = play(lead("act", led("kaha", "wayfarers", {"a": 1}, food=3), OTHER), "act grow sun")
    state.watch()
    play(state, "move a b")
    told = [event for event in state.take_events() if event.kind == "moved"]
    assert [(event.data or {})["to"] for event in told] == ["b"]


def test_wayfarers_learn_and_gather_too() -> None:
    kaha = led("kaha", "wayfarers", {"a": 1}, food=3, open=["bow"])
    gathered = play(lead("act", kaha, OTHER), "act gather sun", "move a b", "gather b")
    assert goods(gathered, 0) == (0, 2, 0)
    learned = play(lead("act", kaha, OTHER), "act learn sun")
    assert legal(learned) == ["done", "move a b", "move a d"]
    play(learned, "done")
    SimDealer(1).deal_all(learned)
    assert legal(learned) == ["done", "move a b", "move a d"]


def test_wayfarers_pay_three_food_for_the_step_once_a_turn() -> None:
    start = lead("act", led("kaha", "wayfarers", {"a": 2}, food=3), OTHER)
    state = play(start.clone(), "act grow sun", "move a b")
    assert goods(state, 0) == (0, 0, 0)
    assert why(state, "move a b") == "once_a_turn"
    hungry = play(lead("act", led("kaha", "wayfarers", {"a": 2}, food=2), OTHER), "act grow sun")
    assert why(hungry, "move a b") == "no_resource"
    assert why(play(lead("act", OTHER, led("kaha", "wayfarers")), "act grow sun"), "move i h") == "not_now"


def test_common_purpose_more_from_a_hex_with_four_own_members() -> None:
    for number, food in ((3, 2), (4, 3), (6, 3)):
        state = lead("act", led("kaha", "common_purpose", {"a": number}), OTHER, dice=["blank", "sun"])
        assert goods(play(state, "act gather blank", "gather a"), 0) == (food, 0, 0)


def test_T177_hidden_village_with_a_village_on_the_field_also_from_the_abandoned() -> None:
    tunga = led("tunga", "hidden_village", {"a": 1, "b": 1}, food=2, wood=3, stone=1)
    assert why(lead("end", tunga, led("kaha", "wayfarers")), "build board") == "no_power"
    state = lead("end", tunga | {"villages": ["a"]}, led("kaha", "wayfarers"))
    play(state, "build board")
    assert seat(state, 0)["hidden_village"]
    assert why(state, "build board") == "no_power"
    abandoned = lead(
        "chance_event", tunga | {"villages": ["a"]}, led("kaha", "wayfarers"), dice=["sun", "sun"], aside=[]
    )
    play(abandoned, "event abandoned_village", "build board")
    assert (goods(abandoned, 0), seat(abandoned, 0)["hidden_village"]) == ((1, 2, 0), True)
    scoring = lead("turn", led("tunga", "hidden_village", {"b": 1}, hidden_village=True), led("kaha", "wayfarers"))
    assert points(scoring) == [1, 0]


def test_T119_the_hidden_village_is_one_of_all_that_there_are() -> None:
    tunga = led("tunga", "hidden_village", dict.fromkeys("abcdefghijkl", 1), food=9, wood=9, stone=9)
    seats = (led("kiror", "evasive"), led("kaha", "wayfarers"), led("daba", "traders"))
    state = lead("end", tunga | {"villages": list("abcdefghij")}, *seats)
    play(state, "build board")
    assert legal(state, "build") == ["k", "l"]
    assert why(play(state, "build k"), "build l") == "no_villages"


def test_T177_leaders_are_chosen_openly_in_turn_order() -> None:
    state = table("leader", options=LED, first=1, active=1)
    assert legal(state, "lead") == ["farmers", "kinship"]
    play(state, "lead kinship")
    assert state.view(0).data["seats"][1]["power"] == "kinship"
    assert legal(state, "lead") == ["traders", "crafty_builders"]


def test_light_in_the_dark_one_resource_for_each_weak_action() -> None:
    tunga = led("tunga", "light_in_the_dark", {"a": 1})
    state = play(lead("act", tunga, led("kaha", "wayfarers"), dice=["moon", "moon"]), "act gather moon", "gather a")
    assert legal(state) == ["take food", "take wood", "take stone"]
    play(state, "take stone")
    assert goods(state, 0) == (1, 0, 1)
    play(state, "act learn moon")
    SimDealer(1).deal_all(state)
    play(state, "take wood")
    assert goods(state, 0) == (1, 1, 1)
    normal = lead("act", tunga, led("kaha", "wayfarers"), dice=["blank", "sun"])
    assert ask(play(normal, "act gather blank", "gather a")) == "act"
