"""T40-T43, T134-T145: the sixteen events."""

from typing import Any

import pytest

from folkmoot.core import CHANCE, BadPosition
from folkmoot.core.values import Doc
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.auction import begin_auction
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes.tables import GAME, ask, data, event, goods, legal, members, play, points, seat, table, tribe, why


def reveal(name: str, *seats: Doc, face: str = "sun", **fields: Any) -> TribesState:
    """The state after a card is revealed by a double."""
    fields.setdefault("aside", [])
    state = table("chance_event", *seats, dice=[face, face], **fields)
    return play(state, f"event {name}")


def double(*seats: Doc, face: str = "sun", **fields: Any) -> TribesState:
    """The state after a double with some events open."""
    return play(table("chance_roll", *seats, **fields), f"dice {face} {face}")


TWO = (tribe({"a": 2}), tribe({"i": 2}))


def test_T40_open_cards_act_first_then_the_next_is_revealed() -> None:
    state = double(*TWO, events=[event("altar"), event("canoe", 2)])
    assert data(state)["discarded"] == ["canoe"]
    assert data(state)["events"] == [{"event": "altar", "load": 1}]
    assert state.turn == CHANCE
    assert "event altar" not in [state.name(code) for code, _ in state.chance_outcomes()]


def test_T41_abandoned_village_each_in_turn_order_on_a_controlled_hex() -> None:
    seats = (tribe({"a": 1, "e": 1}, 1, 1, 1), tribe({"e": 1, "i": 1}, 1, 1, 1), tribe({"b": 1}))
    state = reveal("abandoned_village", *seats, active=1)
    assert state.turn == 1
    assert legal(state) == ["done", "build i"]
    assert why(state, "build e") == "not_controlled"
    play(state, "build i")
    assert goods(state, 1) == (0, 0, 0)
    assert state.turn == 0  # seat 2 cannot pay, so the engine passes for it
    play(state, "done")
    assert data(state)["discarded"] == ["abandoned_village"]
    assert seat(state, 0)["villages"] == []
    assert ask(state) == "act"


def test_T41_altar_a_member_and_four_equal_or_one_of_each_for_a_point_repeatable() -> None:
    owner = tribe({"a": 3}, 5, 1, 1, tokens=["altar"])
    state = table("end", owner, tribe({"i": 1}), discarded=["altar"])
    play(state, "sacrifice a")
    assert legal(state) == ["offer food", "offer mixed"]
    assert why(state, "offer wood") == "no_resource"
    play(state, "offer food", "sacrifice a")  # one of each is all that is left
    assert (goods(state, 0), members(state, 0), points(state)) == ((0, 0, 0), {"a": 1}, [2, 0])
    assert why(state, "sacrifice a") == "no_resource"
    assert why(table("end", tribe({"a": 1}, 4), tribe()), "sacrifice a") == "not_for_sale"


def test_T41_canoe_passes_lakes_free() -> None:
    plain = play(table("act", tribe({"b": 1}), tribe()), "act move sun")
    assert why(plain, "move b g") == "too_far"
    owner = tribe({"b": 1}, tokens=["canoe"])
    state = play(table("act", owner, tribe(), discarded=["canoe"]), "act move sun")
    assert legal(state, "move") == ["b a", "b c", "b d", "b e", "b g", "b h"]  # over the lakes d and g


def test_T41_prices_fall_by_one_per_double_and_at_nothing_the_card_is_gone() -> None:
    state = double(*TWO, events=[event("walls"), event("plenty_of_food")])
    assert data(state)["events"][0] == {"event": "walls", "load": 1}
    gone = double(*TWO, events=[event("walls", 2), event("plenty_of_food")])
    assert "walls" in data(gone)["discarded"]


def test_T41_chief_rising_bids_points_and_the_bid_handed_out() -> None:
    seats = (tribe({"a": 1}, 3, 2), tribe({"i": 1}, 6), tribe({"h": 1}, stone=1))
    state = reveal("chief", *seats)
    assert legal(state) == ["done"] + [f"bid {number}" for number in range(1, 6)]
    play(state, "bid 2")
    assert state.turn == 1
    play(state, "bid 4")
    assert state.turn == 0  # seat 2 holds too little
    play(state, "bid 5")
    assert why(state, "bid 5") == "bid_too_low"
    play(state, "done")
    assert points(state) == [2, 0, 0]
    play(state, "give food 1", "give food 1", "give food 2", "give wood 1")
    assert legal(state) == ["give wood 1", "give wood 2"]
    play(state, "give wood 2")
    assert [goods(state, number) for number in range(3)] == [(0, 0, 0), (8, 1, 0), (1, 1, 1)]
    assert data(state)["discarded"] == ["chief"]
    assert ask(state) == "act"


def test_T41_discovery_pays_for_hexes_that_held_only_opponents() -> None:
    seats = (tribe({"a": 3}), tribe({"b": 1, "d": 1}))
    state = play(table("act", *seats, events=[event("discovery")]), "act move sun")
    play(state, "move a b", "move a b", "move a d", "done")
    assert legal(state) == ["take food", "take wood", "take stone"]
    play(state, "take food", "take stone")
    assert goods(state, 0) == (1, 0, 1)
    assert data(state)["events"][0]["load"] == {"food": 1, "wood": 2, "stone": 1}
    last = table("act", *seats, events=[event("discovery", {"wood": 1})])
    play(last, "act move sun", "move a b", "move a d", "done")
    assert goods(last, 0) == (0, 1, 0)
    assert data(last)["discarded"] == ["discovery"]


def test_T41_drought_four_members_until_the_next_double() -> None:
    spent: Doc = {"dice": [], "next_dice": ["sun", "moon"]}
    state = table("conflicts", tribe({"e": 3}), tribe({"e": 2}), events=[event("drought")], **spent)
    assert (members(state, 0), members(state, 1)) == ({"e": 1}, {})
    assert data(double(*TWO, events=[event("drought")]))["discarded"] == ["drought"]


def test_T41_invaders_three_on_the_least_populated_hex_one_more_per_double() -> None:
    seats = (tribe(dict.fromkeys("abcdefgh", 1)), tribe({"a": 1}))
    state = reveal("invaders", *seats)
    assert data(state)["invaders"] == {"hex": "i", "number": 3}
    for before, after in ((3, 4), (4, 5), (5, 5)):
        more = double(*TWO, events=[event("invaders")], invaders={"hex": "e", "number": before})
        assert data(more)["invaders"]["number"] == after
    there = table("act", tribe({"e": 2}), tribe(), events=[event("invaders")], invaders={"hex": "e", "number": 3})
    play(there, "act gather sun")
    assert goods(there, 0) == (0, 0, 0)


def test_T41_mammoth_on_the_least_populated_lake_hunted_or_tamed() -> None:
    state = reveal("mammoth", tribe({"a": 2, "d": 1}), tribe({"d": 1}))
    assert data(state)["mammoth"] == {"hex": "g", "rider": None}
    there = table("act", tribe({"a": 4}, 3), tribe(), events=[event("mammoth")], mammoth={"hex": "a"})
    hunted = play(there.clone(), "hunt moon")
    assert (goods(hunted, 0), points(hunted), data(hunted)["mammoth"]) == ((6, 0, 0), [1, 0], None)
    assert data(hunted)["discarded"] == ["mammoth"]
    tamed = play(there.clone(), "tame sun")
    assert (goods(tamed, 0), points(tamed)) == ((0, 0, 0), [3, 0])
    assert data(tamed)["mammoth"] == {"hex": "a", "rider": 0}
    assert data(tamed)["discarded"] == ["mammoth"]
    few = table("act", tribe({"a": 3}, 2), tribe(), events=[event("mammoth")], mammoth={"hex": "a"})
    assert why(few, "hunt sun") == "too_few"
    poor = table("act", tribe({"a": 4}, 2), tribe(), events=[event("mammoth")], mammoth={"hex": "a"})
    assert (why(poor, "tame sun"), why(poor, "hunt sun")) == ("no_resource", "")


def test_T41_mild_winter_two_more_members_per_grow_and_one_food_off() -> None:
    state = reveal("mild_winter", *TWO)
    assert data(state)["events"] == [{"event": "mild_winter", "load": 2}]
    state = table("act", *TWO, events=[event("mild_winter")], dice=["blank", "moon"])
    play(state, "act grow blank")
    assert data(state)["prompt"]["of"] == 5
    assert data(state)["events"][0]["load"] == 1
    last = table("act", *TWO, events=[event("mild_winter", 1)], dice=["blank", "moon"])
    play(last, "act grow blank")
    assert data(last)["prompt"]["of"] == 5
    assert data(last)["discarded"] == ["mild_winter"]


@pytest.mark.parametrize(("kind", "hex"), [("food", "a"), ("wood", "b"), ("stone", "c")])
def test_T41_plenty_two_more_per_hex_as_far_as_they_last(kind: str, hex: str) -> None:
    card = f"plenty_of_{kind}"
    assert data(reveal(card, *TWO))["events"] == [{"event": card, "load": 6}]
    state = table("act", tribe({hex: 1}), tribe(), events=[event(card)], dice=["blank", "moon"])
    play(state, "act gather blank", f"gather {hex}")
    assert seat(state, 0)["resources"][kind] == 4
    assert data(state)["events"] == [{"event": card, "load": 4}]
    last = table("act", tribe({hex: 1}), tribe(), events=[event(card, 1)], dice=["blank", "moon"])
    play(last, "act gather blank", f"gather {hex}")
    assert seat(last, 0)["resources"][kind] == 3
    assert data(last)["discarded"] == [card]


def test_T41_sabre_tooth_eats_one_of_every_tribe_and_moves_on_each_double() -> None:
    state = reveal("sabre_tooth", tribe({"c": 2}), tribe({"c": 1, "f": 1}))
    assert legal(state, "tiger") == ["c", "f", "i"]
    assert why(state, "tiger a") == "wrong_place"
    play(state, "tiger c")
    assert (members(state, 0), members(state, 1)) == ({"c": 1}, {"f": 1})
    moved = double(tribe({"f": 2}), tribe({"i": 2}), events=[event("sabre_tooth")], sabre_tooth="c")
    assert legal(moved, "tiger") == ["f", "i"]
    play(moved, "tiger i")
    assert members(moved, 1) == {"i": 1}
    assert moved.turn == CHANCE


def test_T41_sabre_tooth_is_hunted_for_a_point_and_a_member_there() -> None:
    state = table("act", tribe({"c": 2}), tribe(), events=[event("sabre_tooth")], sabre_tooth="c")
    play(state, "chase moon")
    assert (members(state, 0), points(state), data(state)["sabre_tooth"]) == ({"c": 1}, [1, 0], None)
    assert (data(state)["events"], data(state)["discarded"]) == ([], ["sabre_tooth"])
    away = table("act", tribe({"a": 2}), tribe(), events=[event("sabre_tooth")], sabre_tooth="c")
    assert members(play(away, "chase moon"), 0) == {"a": 2}
    assert points(away) == [1, 0]


def test_T41_shared_knowledge_pay_one_and_draw_a_goal_where_a_hex_is_shared() -> None:
    state = table("end", tribe({"a": 1}, 1, 1), tribe({"a": 1}), events=[event("shared_knowledge")])
    play(state, "study wood", "goal raid")
    assert (goods(state, 0), seat(state, 0)["open"]) == ((1, 0, 0), ["raid"])
    assert data(state)["events"] == [{"event": "shared_knowledge", "load": 1}]
    third = table("end", tribe({"a": 1}, 1), tribe({"a": 1}), events=[event("shared_knowledge", 2)])
    play(third, "study food", "goal bow")
    assert data(third)["discarded"] == ["shared_knowledge"]
    apart = table("end", tribe({"a": 1}, 1), tribe({"b": 1}), events=[event("shared_knowledge")])
    assert why(apart, "study food") == "not_shared"
    assert why(table("end", tribe({"a": 1}, 1), tribe({"a": 1})), "study food") == "not_open"


def test_T41_shared_knowledge_needs_a_goal_left_to_draw() -> None:
    goals = [goal for goal in c.GOALS if goal != "pottery"]
    state = table("end", tribe({"a": 1}, 1, open=goals), tribe({"a": 1}), events=[event("shared_knowledge")])
    assert why(state, "study food") == "no_cards"


def test_T41_volcano_is_placed_beside_own_members_then_erupts() -> None:
    state = reveal("volcano", tribe({"a": 1}), tribe({"i": 1}))
    cells = [int(number) - 1 for number in legal(state, "volcano")]
    touch = state.setup.layout.touch
    assert cells == [cell for cell in range(len(touch)) if touch[cell] & 1]
    assert all(bin(mask).count("1") >= 2 for mask in touch)
    play(state, f"volcano {cells[0] + 1}")
    assert goods(state, 0) == (0, 0, 1)
    assert goods(state, 1) == (0, 0, 0)
    inner = reveal("volcano", tribe({"e": 1}), tribe({"i": 1}))
    assert len(legal(inner, "volcano")) == len(touch)


@pytest.mark.parametrize(("face", "lost"), [("sun", 0), ("blank", 1), ("moon", 2)])
def test_T41_eruption_by_the_double(face: str, lost: int) -> None:
    state = reveal("volcano", tribe({"a": 3}), tribe({"b": 3}), face=face, volcano=1)
    touch = state.setup.layout.touch[0]
    assert touch == 0b11
    state = reveal("volcano", tribe({"a": 3}), tribe({"b": 3}), face=face, volcano=1)
    assert [members(state, number) for number in (0, 1)] == [{"a": 3 - lost}, {"b": 3 - lost}]
    assert [goods(state, number) for number in (0, 1)] == [(0, 0, 1), (0, 0, 1)]
    assert data(state)["volcano"] == 1


def test_T42_a_hunt_replaces_an_action() -> None:
    state = table("act", tribe({"a": 4}), tribe(), events=[event("sabre_tooth")], sabre_tooth="c")
    play(state, "chase sun")
    assert data(state)["used"] == []
    assert len(legal(state, "act")) == 4


def test_T43_least_populated_ties_are_the_active_players_and_nobody_enters_the_volcano() -> None:
    seats = (tribe(dict.fromkeys("abcdef", 1)), tribe({"g": 1}))
    state = reveal("invaders", *seats, active=1)
    assert state.turn == 1
    assert legal(state, "invaders") == ["h", "i"]
    assert why(state, "invaders a") == "wrong_place"
    moving = play(table("act", tribe({"a": 1}), tribe(), volcano=1), "act move sun")
    assert legal(moving, "move") == ["a b", "a d"]


def test_T134_buying_at_any_own_decision_point_also_before_the_roll() -> None:
    rich = tribe({"a": 1}, 3, 3, 3)
    for question in ("before", "act", "end"):
        state = table(question, rich, tribe({"i": 1}), events=[event("altar"), event("walls", 1)])
        assert legal(state, "buy") == ["altar", "walls"]
        assert why(state, "buy canoe") == "not_for_sale"
    play(state, "buy walls", "buy altar")
    assert goods(state, 0) == (0, 3, 1)
    assert seat(state, 0)["tokens"] == ["altar", "walls"]
    assert data(state)["events"] == []
    action = play(table("act", rich, tribe({"i": 1}), events=[event("canoe")]), "act move sun")
    play(action, "buy canoe")
    assert legal(action, "move") == ["a b", "a d", "a e", "a g", "a h"]
    poor = table("act", tribe({"a": 1}, 2), tribe({"i": 1}), events=[event("altar")])
    assert why(poor, "buy altar") == "no_resource"


def test_T134_not_on_anothers_turn_and_not_inside_a_draft() -> None:
    state = reveal("chief", tribe({"a": 1}, 1), tribe({"i": 1}, 9), events=[event("altar")])
    play(state, "bid 1")
    assert state.turn == 1
    assert why(state, "buy altar") == "not_now"
    moving = play(table("act", tribe({"a": 2}, 0, 3), tribe(), events=[event("canoe")]), "act move sun", "move a b")
    assert why(moving, "buy canoe") == "not_now"


def test_T134_between_actions_and_conflicts() -> None:
    seats = (tribe({"e": 4}, stone=3), tribe({"e": 4}))
    state = table("conflicts", *seats, events=[event("walls")], dice=[], next_dice=["sun", "moon"])
    assert legal(state) == ["fight e", "buy walls"]


def test_T134_whoever_may_build_the_abandoned_village_may_buy_first() -> None:
    state = reveal("abandoned_village", tribe({"a": 1}, 4, 1, 1), tribe({"i": 1}), events=[event("altar")])
    play(state, "buy altar")
    assert legal(state) == ["done", "build a"]


def test_T135_tokens_are_unique_and_kept() -> None:
    state = play(table("act", tribe({"a": 1}, 3), tribe({"i": 1}), events=[event("altar")]), "buy altar")
    assert data(state)["discarded"] == ["altar"]
    assert why(state, "buy altar") == "not_for_sale"


def test_T136_empty_hexes_count_as_nothing_and_the_glacier_is_allowed() -> None:
    seats = (tribe(dict.fromkeys("abdefgh", 1)), tribe({"i": 1}))
    state = reveal("invaders", *seats, options={"special_lands": {"glacier": "c"}})
    assert data(state)["invaders"] == {"hex": "c", "number": 3}
    crowd = reveal("mammoth", tribe({"a": 1}), tribe({"d": 1}), events=[event("invaders")], invaders={"hex": "g"})
    assert legal(crowd, "mammoth") == ["a", "d"]


def test_T137_T163_the_mammoth_moves_with_its_rider() -> None:
    seats = (tribe({"a": 2}, earned={"mammoth": 3}), tribe())
    state = table("act", *seats, mammoth={"hex": "a", "rider": 0}, discarded=["mammoth"])
    play(state, "act move sun", "ride a b", "done")
    assert data(state)["mammoth"] == {"hex": "b", "rider": 0}
    assert members(state, 0) == {"a": 1, "b": 1}


def test_T138_the_tiger_must_change_mountain() -> None:
    state = double(*TWO, events=[event("sabre_tooth")], sabre_tooth="f")
    assert legal(state, "tiger") == ["c", "i"]
    assert why(state, "tiger f") == "wrong_place"
    field = dict(zip("abcdefghi", ["mountain", "forest", "lake"] * 3, strict=True))
    first = double(*TWO, events=[event("sabre_tooth")], sabre_tooth="a", field=field)
    assert legal(first, "tiger") == ["d", "g"]
    assert ask(play(first, "tiger d")) == "chance_event"


def test_T139_the_volcano_does_not_turn_outer_hexes_into_inner() -> None:
    before = table("act", *TWO)
    after = table("act", *TWO, volcano=1)
    assert before.setup.layout.outer == after.setup.layout.outer
    borders = table("end", tribe({"a": 1, "b": 1, "c": 1}, open=["borderland"]), tribe(), volcano=1)
    assert why(borders, "claim borderland") == ""


def test_T140_losses_first_and_the_owner_chooses_where() -> None:
    state = reveal("volcano", tribe({"a": 1, "b": 2}), tribe({"b": 1, "i": 1}), face="moon", volcano=1)
    assert legal(state) == ["lose a", "lose b"]
    play(state, "lose a")  # the other one can only come from b
    assert (members(state, 0), goods(state, 0)) == ({"b": 1}, (0, 0, 1))
    assert (members(state, 1), goods(state, 1)) == ({"i": 1}, (0, 0, 1))


def test_T140_losses_are_chosen_in_ascending_order_without_running_short() -> None:
    state = reveal("volcano", tribe({"a": 2, "b": 1}), tribe({"i": 1}), face="moon", volcano=1)
    assert members(state, 0) == {"a": 1, "b": 1}  # both from b is impossible, so the first comes from a
    assert legal(state) == ["lose a", "lose b"]
    assert why(state, "lose i") == "wrong_place"


def test_T140_after_a_loss_on_a_hex_none_is_chosen_before_it() -> None:
    state = reveal("volcano", tribe({"a": 3, "b": 3}), tribe({"i": 1}), face="moon", volcano=1)
    assert members(play(state, "lose b"), 0) == {"a": 3, "b": 1}


def test_T141_discovery_looks_at_the_start_of_the_action_and_invaders_are_no_opponents() -> None:
    more: Doc = {"events": [event("discovery"), event("invaders")], "invaders": {"hex": "d", "number": 3}}
    state = play(table("act", tribe({"a": 2}), tribe({"d": 1}), **more), "act move sun", "move a d", "done")
    assert goods(state, 0) == (0, 0, 0)
    mixed = table("act", tribe({"a": 2, "b": 1}), tribe({"b": 1}), events=[event("discovery")])
    play(mixed, "act move sun", "move a b", "done")
    assert goods(mixed, 0) == (0, 0, 0)


def test_T142_a_hex_beside_the_volcano_counts_for_plenty_of_stone() -> None:
    state = table("act", tribe({"a": 1}), tribe(), events=[event("plenty_of_stone")], volcano=1, dice=["blank", "sun"])
    play(state, "act gather blank", "gather a", "take stone")
    assert goods(state, 0) == (0, 0, 4)


def test_T143_bids_rise_and_the_winner_hands_out_all_of_it() -> None:
    state = reveal("chief", tribe({"a": 1}, 50), tribe({"i": 1}, 45))
    assert legal(state)[-1] == "bid 40"
    play(state, "bid 40")
    assert state.turn == 0  # nobody can bid more
    assert goods(state, 1) == (85, 0, 0)  # only one resource and one taker: handed out at once
    assert points(state) == [2, 0]


def test_T143_bids_begin_with_the_active_player_and_gifts_with_any() -> None:
    """Whoever decided last, and whatever was chosen in order before."""
    state = reveal("chief", tribe({"a": 1}, 3, 3), tribe({"i": 1}, 3), tribe({"h": 1}))
    state.who = 1
    begin_auction(state)
    assert state.who == state.active == 0
    state = reveal("chief", tribe({"a": 1}, 3, 3), tribe({"i": 1}, 1), tribe({"h": 1}))
    state.latest = 9
    play(state, "bid 2")
    assert legal(state) == ["give food 1", "give food 2", "give wood 1", "give wood 2"]
    asks = state.to_position()
    assert GAME.from_position(asks).to_position() == asks
    rich = {**asks["seats"][0], "resources": {"food": 50}}
    with pytest.raises(BadPosition):
        GAME.from_position({**asks, "seats": [rich, *asks["seats"][1:]], "prompt": {"ask": "hand", "of": 41}})


def test_T144_shared_knowledge_once_per_turn() -> None:
    state = table("end", tribe({"a": 1}, 3), tribe({"a": 1}), events=[event("shared_knowledge")])
    play(state, "study food", "goal raid")
    assert why(state, "study food") == "once_a_turn"


def test_T145_drought_and_glacier_the_lower_limit() -> None:
    spent: Doc = {"dice": [], "next_dice": ["sun", "moon"]}
    state = table(
        "conflicts", tribe({"c": 4}), tribe(), events=[event("drought")],
        options={"special_lands": {"glacier": "c"}}, **spent,
    )  # fmt: skip
    assert members(state, 0) == {"c": 3}
