"""T10-T19, T23, T106-T121: a turn and its four actions."""

import pytest

from folkmoot.core import CHANCE, OVER, SimDealer
from tests.tribes.tables import ask, data, event, goods, legal, members, play, points, seat, table, tribe, why

ALONE = {"a": 1}


def test_T10_without_members_two_come_back_on_free_hexes() -> None:
    state = table("turn", tribe(), tribe({"a": 3}))
    assert legal(state, "place") == list("bcdefghi")
    play(state, "place c")
    assert legal(state, "place") == list("cdefghi")
    play(state, "place c")
    assert members(state, 0) == {"c": 2}
    assert state.turn == CHANCE


def test_T11_one_point_per_village_on_the_field() -> None:
    state = table("turn", tribe({"a": 1, "b": 1}, villages=["a", "b"]), tribe({"i": 1}, villages=["i"]))
    assert points(state) == [2, 0]


def test_T12_a_double_is_an_event() -> None:
    state = table("chance_roll", tribe(ALONE), tribe({"i": 1}))
    plain = play(state.clone(), "dice sun moon")
    assert plain.turn == 0
    assert data(plain)["events"] == []
    double = play(state.clone(), "dice sun sun")
    assert double.turn == CHANCE
    assert {double.name(code).split()[0] for code, _ in double.chance_outcomes()} == {"event"}


def test_T13_the_row_shifts_and_the_three_dice_give_the_strength() -> None:
    state = table("act", tribe(ALONE), tribe({"i": 1}), dice=["sun", "sun"])
    play(state, "act grow sun")
    assert data(state)["rows"]["grow"] == ["sun", "sun", "moon"]
    assert data(state)["next_dice"] == ["blank"]
    assert data(state)["prompt"]["args"]["strength"] == "strong"
    weak = play(table("act", tribe(ALONE), tribe({"i": 1}), dice=["moon", "moon"]), "act grow moon")
    assert data(weak)["prompt"]["args"]["strength"] == "weak"
    normal = play(table("act", tribe(ALONE), tribe({"i": 1}), dice=["blank", "moon"]), "act grow blank")
    assert data(normal)["prompt"]["args"]["strength"] == "normal"


def test_T13_two_different_actions() -> None:
    state = play(table("act", tribe(ALONE), tribe({"i": 1})), "act grow sun", "done")
    assert why(state, "act grow moon") == "action_used"
    assert legal(state, "act") == ["move moon", "gather moon", "learn moon"]


@pytest.mark.parametrize(("face", "number"), [("moon", 2), ("blank", 3), ("sun", 4)])
def test_T14_strengths_of_grow_and_move(face: str, number: int) -> None:
    for deed in ("grow", "move"):
        state = play(table("act", tribe({"a": 9}), tribe({"i": 1}), dice=[face, face]), f"act {deed} {face}")
        assert data(state)["prompt"]["of"] == number


@pytest.mark.parametrize(("face", "hexes", "each"), [("moon", 2, 1), ("blank", 2, 2), ("sun", 3, 2)])
def test_T14_strengths_of_gather(face: str, hexes: int, each: int) -> None:
    many = dict.fromkeys("adg", 1) | {"h": 1}
    state = play(table("act", tribe(many), tribe({"i": 1}), dice=[face, face]), f"act gather {face}")
    assert data(state)["prompt"]["of"] == hexes
    for hex in "adg"[:hexes]:
        play(state, f"gather {hex}")
    assert goods(state, 0) == (hexes * each, 0, 0)
    assert legal(state, "gather") == []


@pytest.mark.parametrize(("face", "number"), [("moon", 1), ("blank", 2), ("sun", 3)])
def test_T14_strengths_of_learn(face: str, number: int) -> None:
    state = play(table("act", tribe(ALONE), tribe({"i": 1}), dice=[face, face]), f"act learn {face}")
    SimDealer(1).deal_all(state)
    assert len(seat(state, 0)["open"]) == number


def test_T15_grow_in_any_split_onto_hexes_with_own_members() -> None:
    state = play(table("act", tribe({"a": 1, "c": 2}), tribe({"i": 1})), "act grow sun")
    assert legal(state, "grow") == ["a", "c"]
    assert why(state, "grow b") == "nobody_there"
    play(state, "grow a", "grow c", "grow c", "grow c")
    assert why(state, "grow c") == "enough"
    assert members(play(state, "done"), 0) == {"a": 2, "c": 5}
    fewer = play(table("act", tribe({"a": 1}), tribe({"i": 1})), "act grow sun", "grow a", "done")
    assert members(fewer, 0) == {"a": 2}


def test_T16_move_to_neighbours_each_member_once() -> None:
    state = play(table("act", tribe({"a": 2}), tribe({"b": 5})), "act move sun")
    assert legal(state, "move") == ["a b", "a d"]
    assert why(state, "move a e") == "too_far"
    play(state, "move a b")
    assert why(state, "move b c") == "all_moved"
    play(state, "move a d", "done")
    assert members(state, 0) == {"b": 1, "d": 1}


def test_T17_each_chosen_hex_once_its_own_resource_others_do_not_matter() -> None:
    state = play(table("act", tribe({"a": 1, "b": 1, "c": 1}), tribe({"a": 4})), "act gather sun")
    play(state, "gather a", "gather b", "gather c")
    assert goods(state, 0) == (2, 2, 2)


def test_T18_goals_go_under_first_one_per_village_then_the_full_number_is_drawn() -> None:
    state = table("act", tribe({"a": 1}, villages=["a"], open=["bow", "raid"]), tribe({"i": 1}))
    play(state, "act learn sun")
    assert legal(state, "discard") == ["bow", "raid"]
    play(state, "discard raid")
    assert state.turn == CHANCE
    SimDealer(1).deal_all(state)
    assert seat(state, 0)["under"] == ["raid"]
    assert len(seat(state, 0)["open"]) == 1 + 3


def test_T19_a_village_without_a_member_of_its_owner_is_destroyed() -> None:
    state = table("act", tribe({"a": 1}, villages=["a"]), tribe({"i": 1}))
    play(state, "act move sun", "move a b", "done")
    assert seat(state, 0)["villages"] == []
    swap = table("act", tribe({"a": 1, "b": 1}, villages=["a"]), tribe({"i": 1}))
    play(swap, "act move sun", "move a d", "move b a", "done")
    assert seat(swap, 0)["villages"] == ["a"]


def test_T19_a_tamed_mammoth_without_a_member_runs_away() -> None:
    seats = (tribe({"a": 1}, earned={"mammoth": 3}), tribe({"i": 1}))
    state = table("act", *seats, mammoth={"hex": "a", "rider": 0}, discarded=["mammoth"])
    play(state, "act move sun", "move a b", "done")
    assert data(state)["mammoth"] is None
    assert points(state) == [0, 0]


def test_T23_superiority_control_and_outer_hexes() -> None:
    state = table("act", tribe({"a": 2, "b": 2, "c": 1, "e": 1}), tribe({"b": 1, "c": 1}))
    assert state.superior(0) == 0b10011
    assert state.controlled(0) == 0b10001
    assert state.setup.layout.outer == 0b111101111


def test_T106_apart_or_together_on_any_hex_only_if_none_is_free() -> None:
    state = play(table("turn", tribe(), tribe({"a": 3})), "place b", "place i")
    assert members(state, 0) == {"b": 1, "i": 1}
    full = table("turn", tribe(), tribe(dict.fromkeys("abcdefghi", 1)))
    assert legal(full, "place") == list("abcdefghi")


def test_T16_a_copy_of_a_draft_is_one() -> None:
    state = play(table("act", tribe({"a": 3}), tribe({"i": 1})), "act move sun", "move a b")
    assert state.drafting
    assert state.clone().drafting
    assert state.clone().view(1).data == state.view(1).data


def test_T106_whoever_comes_back_may_buy() -> None:
    state = table("turn", tribe(food=3), tribe({"a": 3}), events=[event("altar")])
    assert why(state, "buy altar") == ""
    play(state, "buy altar")
    assert (seat(state, 0)["tokens"], ask(state)) == (["altar"], "return")


def test_T106_a_hidden_village_stays_and_scores() -> None:
    hidden = tribe() | {"tribe": "tunga", "power": "hidden_village", "hidden_village": True}
    state = table("turn", hidden, tribe({"a": 1}), options={"leaders": "choose"})
    play(state, "place b", "place b")
    assert points(state) == [1, 0]


def test_T107_both_dice_leave_the_hand_even_without_effect() -> None:
    state = table("act", tribe({"a": 20}), tribe({"i": 1}))
    play(state, "act grow sun")
    assert data(state)["dice"] == ["moon"]
    assert data(state)["next_dice"] == ["blank"]
    assert all(name.startswith("act") for name in legal(state))


def test_T108_any_die_any_order_the_second_after_the_first() -> None:
    state = table("act", tribe(ALONE), tribe({"i": 1}))
    assert len(legal(state, "act")) == 8
    play(state, "act learn moon")
    assert state.turn == CHANCE
    SimDealer(2).deal_all(state)
    assert legal(state, "act") == ["grow sun", "move sun", "gather sun"]


def test_T109_a_die_for_a_card_replaces_an_action_and_goes_to_the_next_pool() -> None:
    both = [event("mammoth"), event("sabre_tooth")]
    state = table("act", tribe({"a": 4}), tribe({"i": 1}), events=both, mammoth={"hex": "a"}, sabre_tooth="c")
    play(state, "hunt sun", "chase moon")
    assert data(state)["next_dice"] == ["sun", "moon"]
    assert ask(state) == "end"
    assert points(state) == [2, 0]


def test_T110_a_new_card_ignores_the_double_that_revealed_it() -> None:
    state = table("chance_roll", tribe(ALONE), tribe({"i": 1}), events=[event("drought")])
    play(state, "dice sun sun")
    assert data(state)["discarded"] == ["drought"]
    play(state, "event altar")
    assert data(state)["events"] == [{"event": "altar", "load": 0}]


def test_T111_no_free_place_nothing_revealed() -> None:
    two = [event("plenty_of_food"), event("plenty_of_wood")]
    state = play(table("chance_roll", tribe(ALONE), tribe({"i": 1}), events=two), "dice moon moon")
    assert state.turn == 0
    assert [card["event"] for card in data(state)["events"]] == ["plenty_of_food", "plenty_of_wood"]
    one = table("chance_roll", tribe({"a": 1}, 1), tribe({"i": 1}), events=[event("plenty_of_food")])
    play(one, "dice sun sun", "event volcano", "volcano 1")
    assert [card["event"] for card in data(one)["events"]] == ["plenty_of_food"]


def test_T112_discards_never_return_but_volcano_and_unbid_chief_do() -> None:
    state = table("chance_event", tribe(ALONE), tribe({"i": 1}), dice=["sun", "sun"], aside=[], discarded=["drought"])
    assert "event drought" not in [state.name(code) for code, _ in state.chance_outcomes()]
    play(state, "event chief")
    assert "chief" in data(state)["event_deck"]
    again = table("chance_event", tribe(ALONE), tribe({"i": 1}), dice=["sun", "sun"])
    play(again, "event volcano", "volcano 1")
    assert "volcano" in data(again)["event_deck"]


def test_T113_the_first_village_shuffles_two_events_in() -> None:
    state = table("end", tribe({"a": 1}, 2, 1, 3), tribe({"i": 1}))
    assert data(state)["aside"] == ["abandoned_village", "chief"]
    play(state, "build a")
    assert data(state)["aside"] == []
    assert {"abandoned_village", "chief"} <= set(data(state)["event_deck"])


def test_T114_overfilling_is_allowed_until_step_four() -> None:
    state = table("act", tribe({"a": 4, "b": 3}), tribe({"i": 1}))
    play(state, "act grow sun", "grow a", "grow a", "grow a", "done", "act move moon", "move b a", "move b a")
    assert members(play(state, "done"), 0) == {"a": 5, "b": 1}


def test_T115_grow_also_where_a_member_came_this_turn() -> None:
    state = play(table("act", tribe(ALONE), tribe({"i": 1})), "act move sun", "move a b", "done", "act grow moon")
    assert legal(state, "grow") == ["b"]


def test_T116_once_per_turn_covers_all_sources() -> None:
    wayfarer = tribe({"a": 1}, food=3) | {"tribe": "kaha", "power": "wayfarers"}
    state = table("act", wayfarer, tribe({"i": 1}), options={"leaders": "choose"})
    play(state, "act grow sun", "move a b", "done", "act move moon")
    assert ask(state) != "move"
    assert members(state, 0) == {"b": 1}


def test_T117_guards_may_swap_within_one_move() -> None:
    state = table("act", tribe({"a": 1, "b": 1}, villages=["a", "b"]), tribe({"i": 1}))
    play(state, "act move sun", "move a b", "move b a", "done")
    assert seat(state, 0)["villages"] == ["a", "b"]


def test_T118_each_hex_once_per_gather_and_for_everyone() -> None:
    state = play(table("act", tribe({"a": 1, "d": 1}), tribe({"a": 1}), active=1), "act gather sun")
    play(state, "gather a")
    assert goods(state, 1) == (2, 0, 0)
    other = play(table("act", tribe({"a": 1, "d": 1}), tribe({"a": 1})), "act gather sun", "gather a")
    assert legal(other, "gather") == ["d"]
    assert why(other, "gather a") == "gathered_already"


def test_T119_resources_have_no_limit_villages_have() -> None:
    rich = table("act", tribe({"a": 1}, food=900), tribe({"i": 1}), dice=["sun", "sun"])
    assert goods(play(rich, "act gather sun", "gather a"), 0)[0] == 902
    six = dict.fromkeys("abcdef", 1)
    seats = [
        tribe(six | {"m": 1}, 9, 9, 9, villages=list("abcdef")),
        tribe(dict.fromkeys("ghijkl", 1), villages=list("ghijkl")),
        tribe(),
        tribe(),
    ]
    full = table("end", *seats)
    assert why(full, "build m") == "no_villages"


def test_T120_discards_in_any_order_and_a_short_deck_gives_what_is_there() -> None:
    most = [
        "bow", "stable", "basketry", "oxen", "hearth", "cave_paintings", "stone_tools", "whole_tribe", "lake_lords",
        "forest_lords", "mountain_lords", "nomads",
    ]  # fmt: skip
    state = table("act", tribe({"a": 1, "b": 1}, villages=["a", "b"], open=most), tribe({"i": 1}))
    play(state, "act learn sun", "discard stable", "discard bow")
    SimDealer(1).deal_all(state)
    assert set(seat(state, 0)["open"]) >= {"borderland", "raid", "stable"}
    assert seat(state, 0)["under"] == ["bow"]
    dry = table("act", tribe({"a": 1}, open=most, under=["raid"]), tribe({"i": 1}))
    play(dry, "act learn sun", "goal borderland")
    assert seat(dry, 0)["deck"] == seat(dry, 0)["under"] == []
    assert "raid" in seat(dry, 0)["open"]


def test_T120_a_hidden_village_gives_no_discard() -> None:
    hidden = tribe({"a": 1}, open=["bow"]) | {"tribe": "tunga", "power": "hidden_village", "hidden_village": True}
    state = table("act", hidden, tribe({"i": 1}), options={"leaders": "choose"})
    play(state, "act learn sun")
    assert state.turn == CHANCE


def test_T121_open_goals_are_public() -> None:
    state = table("act", tribe({"a": 1}, open=["bow"]), tribe({"i": 1}))
    assert state.view(1).data["seats"][0]["open"] == ["bow"]


def test_T159_fifty_rounds_end_the_game() -> None:
    seats = (tribe({"a": 2}, earned={"chief": 2}), tribe({"i": 1}, food=3, earned={"chief": 2}))
    state = table("end", *seats, rounds=49, active=1, dice=[], next_dice=["sun", "moon"])
    play(state, "done")
    assert state.turn == OVER
    result = state.result()
    assert result is not None
    assert (result.outcome, list(result.winners), result.reason) == ("won", [0], "rounds")
    even = table("end", tribe({"a": 1}), tribe({"i": 1}), rounds=49, active=1, dice=[], next_dice=["sun", "moon"])
    tied = play(even, "done").result()
    assert tied is not None
    assert (tied.outcome, list(tied.winners)) == ("shared", [0, 1])
    early = table("end", *seats, rounds=49, dice=[], next_dice=["sun", "moon"])
    assert play(early, "done").turn == CHANCE


def test_describing_an_action_tells_what_each_die_would_make_of_its_row() -> None:
    state = table("act", tribe({"a": 2}), tribe({"i": 2}))
    told = {action["text"]: action["effects"][0] for action in map(state.describe, state.legal_actions())}
    assert told["act grow sun"]["row"] == ["sun", "sun", "moon"]
    assert told["act grow sun"]["out"] == "blank"
    assert (told["act grow sun"]["level"], told["act grow sun"]["number"]) == ("strong", 4)
    assert (told["act grow moon"]["level"], told["act grow moon"]["number"]) == ("weak", 2)
    assert (told["act gather sun"]["number"], told["act gather sun"]["each"]) == (3, 2)
    assert (told["act gather moon"]["number"], told["act gather moon"]["each"]) == (2, 1)
    assert told["act learn sun"]["number"] == 3


def test_T13_an_action_that_is_over_at_once_is_told_with_its_own_row() -> None:
    """All twenty stand on the field, so a Grow has nothing to place."""
    state = table("act", tribe({"a": 20}), tribe({"i": 1}), rows={"grow": ["sun", "blank", "moon"]})
    told = state.describe(state.parse("act grow sun"))["effects"][0]
    assert (told["number"], told["row"], told["out"]) == (4, ["sun", "sun", "blank"], "moon")
