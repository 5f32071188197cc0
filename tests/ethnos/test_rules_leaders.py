"""E22-E34: what each leader brings."""

from __future__ import annotations

import pytest

from folkmoot.core import CHANCE, OVER, State
from tests.ethnos.tables import (
    GAME,
    ask,
    band,
    events,
    hand_of,
    is_chance,
    legal,
    markers_in,
    outcomes,
    play,
    row_points,
    seen,
    skipped,
    supply,
    table,
    third_dragon,
    why,
)


def lead(state: State, *cards: str) -> State:
    """Play a band; the first card leads."""
    rest = sorted(cards[1:], key=lambda card: state.parse(f"add {card}"))
    return play(state, f"lead {cards[0]}", *[f"add {card}" for card in rest], "done")


# Centaurs


def test_E22_a_centaur_that_placed_may_be_followed_by_another_band() -> None:
    state = table(hand="centaur.blue dwarf.red elf.grey", row="dwarf.grey")
    play(lead(state, "centaur.blue"), "place straton")
    assert (state.turn, ask(state)) == (0, "another")
    assert legal(state) == ["lead dwarf.red", "lead elf.grey", "decline"]
    assert seen(state)["face_up"] == ["dwarf.grey"]
    play(lead(state, "dwarf.red"), "place rhea")
    assert state.turn == 1
    assert seen(state)["face_up"] == ["dwarf.grey", "elf.grey"]
    assert seen(state)["seats"][0]["bands"] == [band("centaur.blue"), band("dwarf.red")]


def test_E22_centaurs_chain() -> None:
    state = table(hand="centaur.blue centaur.red centaur.grey elf.grey")
    play(lead(state, "centaur.blue"), "place straton")
    play(lead(state, "centaur.red"), "place rhea")
    play(lead(state, "centaur.grey"), "place pelagon")
    play(lead(state, "elf.grey"))
    assert state.turn == 1
    assert [markers_in(state, kingdom)[0] for kingdom in ("straton", "rhea", "pelagon")] == [1, 1, 1]


def test_E22_the_chain_ends_when_the_player_declines_with_one_discard() -> None:
    state = table(hand="centaur.blue dwarf.red elf.grey")
    play(lead(state, "centaur.blue"), "place straton")
    told = events(state, "decline")
    assert [event["cards"] for event in told if event["kind"] == "discard"] == [["dwarf.red", "elf.grey"]]
    assert state.turn == 1


def test_E22_the_chain_ends_when_the_marker_is_refused() -> None:
    state = lead(table(hand="centaur.blue dwarf.red"), "centaur.blue")
    assert skipped(state, "decline") == [("another", "E22")]
    assert state.turn == 1
    assert seen(state)["face_up"] == ["dwarf.red"]


def test_E22_the_chain_ends_when_the_band_is_too_small() -> None:
    state = table(hand="centaur.blue dwarf.red", markers={"straton": [1]})
    assert skipped(state, "lead centaur.blue", "done") == [("marker", "E19"), ("another", "E22")]
    assert state.turn == 1


def test_E22_the_chain_ends_when_no_marker_is_left() -> None:
    state = table(hand="centaur.blue dwarf.red", markers={"rhea": [25]})
    assert skipped(state, "lead centaur.blue", "done") == [("marker", "E19"), ("another", "E22")]
    assert state.turn == 1


def test_E22_the_chain_ends_with_an_empty_hand() -> None:
    state = table(hand="centaur.blue")
    assert skipped(state, "lead centaur.blue", "done", "place straton") == [("another", "E22")]
    assert state.turn == 1


def test_E22_with_no_possible_leader_left_there_is_only_to_decline() -> None:
    """Nobody else can see that the hand is all skeletons, so a list of one is offered."""
    state = play(lead(table(hand="centaur.blue skeleton*2"), "centaur.blue"), "place straton")
    assert legal(state) == ["decline"]
    play(state, "decline")
    assert (state.turn, seen(state)["face_up"]) == (1, ["skeleton", "skeleton"])


def test_E22_a_centaur_of_the_first_kind_is_named_in_the_questions_about_its_band() -> None:
    state = lead(table(hand="centaur.orange dwarf.grey"), "centaur.orange")
    assert seen(state)["prompt"]["args"] == {"leader": "centaur.orange", "size": 1}


def test_E22_the_second_band_needs_its_own_size() -> None:
    state = table(hand="centaur.blue dwarf.blue")
    play(lead(state, "centaur.blue"), "place straton")
    assert skipped(state, "lead dwarf.blue", "done") == [("marker", "E19")]


def test_E22_in_the_chain_nothing_is_recruited() -> None:
    state = table(hand="centaur.blue dwarf.blue", row="elf.red")
    play(lead(state, "centaur.blue"), "place straton")
    for text in ("draw", "take elf.red", "pass", "skeletons"):
        assert why(state, text) == ("not_now", "")


def test_E22_a_following_elf_keeps_by_its_own_size() -> None:
    state = table(hand="centaur.blue elf.red dwarf.grey dwarf.green")
    play(lead(state, "centaur.blue"), "place straton")
    play(lead(state, "elf.red"), "decline", "add dwarf.grey")
    assert legal(state) == ["done"]
    play(state, "done")
    assert hand_of(state, 0) == ["dwarf.grey"]


def test_E22_a_following_wizard_draws_after_the_one_discard() -> None:
    state = table(hand="centaur.blue wizard.red dwarf.grey")
    play(lead(state, "centaur.blue"), "place straton")
    play(lead(state, "wizard.red"), "decline", "conjure", "card wizard.blue")
    assert (hand_of(state, 0), state.turn) == (["wizard.blue"], 1)
    assert seen(state)["face_up"] == ["dwarf.grey"]


def test_E22_another_is_not_open_to_a_centaur_that_merely_belongs_to_the_band() -> None:
    state = play(lead(table(hand="dwarf.blue centaur.blue elf.red"), "dwarf.blue", "centaur.blue"), "place straton")
    assert state.turn == 1


# Dwarves


@pytest.mark.parametrize(("cards", "glory"), [("dwarf.red", 1), ("dwarf.red elf.red", 3), ("dwarf.red elf.red*2", 6)])
def test_E23_a_dwarf_led_band_counts_one_card_more(cards: str, glory: int) -> None:
    assert row_points(third_dragon(bands={0: [cards]}), "bands")[0] == glory


def test_E23_the_extra_card_is_added_after_skeletons_have_left() -> None:
    assert row_points(third_dragon(bands={0: ["dwarf.red skeleton*5"]}), "bands")[0] == 1


def test_E23_only_as_a_leader_and_not_for_placing() -> None:
    assert row_points(third_dragon(bands={0: ["elf.red dwarf.red"]}), "bands")[0] == 1
    state = table(hand="dwarf.red", markers={"rhea": [1]})
    assert skipped(state, "lead dwarf.red", "done") == [("marker", "E19")]


# Elves


def test_E24_an_elf_keeps_up_to_as_many_cards_as_the_band_has() -> None:
    state = table(hand="elf.red elf.blue dwarf.red dwarf.blue dwarf.grey")
    play(lead(state, "elf.red", "elf.blue"), "decline")
    assert legal(state) == ["add dwarf.blue", "add dwarf.red", "add dwarf.grey", "done"]
    play(state, "add dwarf.red", "add dwarf.grey")
    assert legal(state) == ["done"]
    play(state, "done")
    assert hand_of(state, 0) == ["dwarf.red", "dwarf.grey"]
    assert seen(state)["face_up"] == ["dwarf.blue"]
    assert state.turn == 1


def test_E24_a_card_of_the_first_kind_is_kept_or_laid_down_like_any_other() -> None:
    state = play(lead(table(hand="elf.red centaur.orange dwarf.grey"), "elf.red"), "decline")
    assert legal(state) == ["add centaur.orange", "add dwarf.grey", "done"]
    assert hand_of(play(state.clone(), "add centaur.orange", "done"), 0) == ["centaur.orange"]
    assert seen(play(state, "add dwarf.grey", "done"))["face_up"] == ["centaur.orange"]


def test_E24_no_card_more() -> None:
    state = play(lead(table(hand="elf.red dwarf.red*2"), "elf.red"), "decline", "add dwarf.red")
    assert why(state, "add dwarf.red") == ("keeps_enough", "E24")


def test_E24_none_need_be_kept() -> None:
    state = play(lead(table(hand="elf.red dwarf.red"), "elf.red"), "decline", "done")
    assert (hand_of(state, 0), seen(state)["face_up"]) == ([], ["dwarf.red"])


def test_E24_any_cards_whatever_their_tribe_or_colour() -> None:
    state = table(hand="elf.red elf.blue dwarf.red skeleton")
    play(lead(state, "elf.red", "elf.blue"), "decline", "add dwarf.red", "add skeleton", "done")
    assert hand_of(state, 0) == ["dwarf.red", "skeleton"]


def test_E24_with_nothing_left_there_is_nothing_to_keep() -> None:
    state = lead(table(hand="elf.red"), "elf.red")
    assert skipped(state, "decline") == [("keep", "E24")]


def test_E24_skeletons_count_for_the_number() -> None:
    state = table(hand="elf.red skeleton dwarf.red dwarf.blue")
    play(lead(state, "elf.red", "skeleton"), "decline", "add dwarf.blue", "add dwarf.red", "done")
    assert len(hand_of(state, 0)) == 2


# Giants


def test_E25_the_ages_first_giant_led_band_takes_the_token_at_any_size() -> None:
    state = lead(table(hand="giant.red"), "giant.red")
    told = events(state, "decline")
    assert {"kind": "giant", "rule": "E25", "seat": 0, "size": 1} in told
    assert (seen(state)["giant"], state.scores()) == (0, [2, 0, 0, 0])


@pytest.mark.parametrize(("size", "takes"), [(1, False), (2, False), (3, True)])
def test_E25_strictly_larger_than_every_other(size: int, takes: bool) -> None:
    state = table(hand="giant.red*2 giant.grey", bands={2: ["giant.blue*2"]})
    lead(state, *["giant.red", "giant.red", "giant.grey"][:size])
    told = skipped(state, "decline")
    assert (seen(state)["giant"], state.scores()[0]) == ((0, 2) if takes else (2, 0))
    assert told == ([] if takes else [("giant", "E25")])


def test_E25_an_own_larger_band_pays_again() -> None:
    state = table(hand="giant.red*2", bands={0: ["giant.blue"]}, glory=[2])
    play(lead(state, "giant.red", "giant.red"), "decline")
    assert (seen(state)["giant"], state.scores()[0]) == (0, 4)


def test_E25_an_own_equal_band_pays_nothing() -> None:
    state = play(lead(table(hand="giant.red", bands={0: ["giant.blue"]}), "giant.red"), "decline")
    assert state.scores()[0] == 0


def test_E25_size_is_as_played_with_skeletons() -> None:
    state = table(hand="giant.red skeleton*2", bands={1: ["giant.blue*2"]})
    play(lead(state, "giant.red", "skeleton", "skeleton"), "decline")
    assert seen(state)["giant"] == 0


def test_E25_the_token_stays_when_skeletons_leave() -> None:
    state = third_dragon(bands={0: ["giant.red skeleton*2"], 1: ["giant.blue*2"]})
    assert row_points(state, "giant") == [2, 0, 0, 0]


def test_E25_bands_that_only_hold_giants_do_not_count() -> None:
    state = table(hand="giant.red", bands={1: ["dwarf.blue giant.blue*2"]})
    play(lead(state, "giant.red"), "decline")
    assert seen(state)["giant"] == 0


def test_E25_every_age_begins_anew() -> None:
    state = third_dragon(bands={1: ["giant.blue*2 giant.grey*2"]})
    assert seen(state)["giant"] is None


# Halflings


def test_E26_a_halfling_leads_but_never_places() -> None:
    state = table(hand="halfling.red*4")
    told = skipped(state, "lead halfling.red", *["add halfling.red"] * 3, "done")
    assert told == [("marker", "E26")]
    assert state.turn == 1
    assert markers_in(state, "rhea") == [0, 0, 0, 0]


def test_E26_others_place_with_halflings_behind_them() -> None:
    state = lead(table(hand="halfling.red*2 dwarf.red"), "dwarf.red", "halfling.red", "halfling.red")
    assert legal(state) == ["place rhea", "decline"]


# Merfolk


def test_E27_the_marker_advances_by_the_size() -> None:
    state = table(hand="merfolk.red skeleton", merfolk=[3])
    told = events(lead(state, "merfolk.red", "skeleton"), "place rhea")
    assert {"kind": "swim", "rule": "E27", "seat": 0, "from": 3, "to": 5} in told
    assert state.turn == 1


def test_E27_own_marker_first_then_the_advance_then_the_bonus() -> None:
    state = lead(table(hand="merfolk.red", merfolk=[2]), "merfolk.red")
    assert (ask(state), seen(state)["seats"][0]["merfolk"]) == ("marker", 2)
    play(state, "place rhea")
    assert (ask(state), seen(state)["seats"][0]["merfolk"]) == ("bonus", 3)


def test_E27_the_bonus_goes_anywhere_whatever_the_size() -> None:
    state = table(hand="merfolk.red", merfolk=[2], markers={"duris": [9], "rhea": [4]})
    lead(state, "merfolk.red")
    assert ask(state) == "bonus"
    assert legal(state) == [
        "place ithys",
        "place straton",
        "place rhea",
        "place duris",
        "place althea",
        "place pelagon",
        "decline",
    ]
    play(state, "place duris")
    assert markers_in(state, "duris") == [10, 0, 0, 0]


def test_E27_two_players_whatever_stands_there() -> None:
    state = table(2, hand="merfolk.red", merfolk=[2, 0], markers={"duris": [4, 7], "rhea": [0, 1]})
    play(lead(state, "merfolk.red"), "place duris")
    assert markers_in(state, "duris") == [5, 7]


def test_E27_one_marker_for_every_symbol_reached_or_passed() -> None:
    state = table(hand="merfolk.red*2 merfolk.blue*2 merfolk.grey*2", merfolk=[2])
    lead(state, "merfolk.red", "merfolk.red", "merfolk.blue", "merfolk.blue", "merfolk.grey", "merfolk.grey")
    play(state, "place rhea")
    assert seen(state)["prompt"] | {"args": {}} == {
        "seat": 0,
        "ask": "bonus",
        "rule": "E27",
        "args": {},
        "done": 0,
        "of": 2,
    }
    play(state, "place duris", "place duris")
    assert markers_in(state, "duris") == [2, 0, 0, 0]
    assert state.turn == 1


def test_E27_each_bonus_is_optional() -> None:
    hand = "merfolk.red*2 merfolk.blue*2 merfolk.grey"
    for answers, placed in ((("decline", "place duris"), 1), (("place duris", "decline"), 1), (("decline",) * 2, 0)):
        state = table(hand=hand, merfolk=[2])
        lead(state, "merfolk.red", "merfolk.red", "merfolk.blue", "merfolk.blue", "merfolk.grey")
        play(state, "decline", *answers)
        assert markers_in(state, "duris")[0] == placed
        assert state.turn == 1


def test_E27_the_last_space_stops_the_marker() -> None:
    state = play(lead(table(hand="merfolk.red*2 merfolk.blue", merfolk=[17]), "merfolk.red", "merfolk.red"), "decline")
    assert seen(state)["seats"][0]["merfolk"] == 18
    assert ask(state) == "bonus"


def test_E27_once_there_it_never_moves_again() -> None:
    state = play(lead(table(hand="merfolk.red*2", merfolk=[18]), "merfolk.red", "merfolk.red"), "decline")
    assert seen(state)["seats"][0]["merfolk"] == 18
    assert state.turn == 1


def test_E27_a_bonus_without_a_marker_left_is_not_asked() -> None:
    state = lead(table(hand="merfolk.red", merfolk=[2], markers={"duris": [23]}), "merfolk.red")
    assert skipped(state, "place rhea") == [("bonus", "E4")]
    assert state.turn == 1
    saved = table(hand="merfolk.red", merfolk=[2], markers={"duris": [23]})
    play(lead(saved, "merfolk.red"), "decline", "place ithys")
    assert (supply(saved)[0], markers_in(saved, "ithys")[0]) == (0, 1)


def test_E27_the_second_bonus_is_not_asked_when_the_first_took_the_last_marker() -> None:
    hand = "merfolk.red*2 merfolk.blue*2 merfolk.grey"
    state = table(hand=hand, merfolk=[2], markers={"duris": [23]})
    lead(state, "merfolk.red", "merfolk.red", "merfolk.blue", "merfolk.blue", "merfolk.grey")
    play(state, "decline")
    assert skipped(state, "place duris") == [("bonus", "E4")]
    assert state.turn == 1


def test_E27_an_empty_advance_still_happens_without_a_kingdom_marker() -> None:
    state = table(hand="merfolk.red", markers={"rhea": [1]})
    lead(state, "merfolk.red")
    assert seen(state)["seats"][0]["merfolk"] == 1


# Minotaurs


def test_E28_a_minotaur_counts_one_more_for_placing() -> None:
    state = lead(table(hand="minotaur.red", markers={"rhea": [1]}), "minotaur.red")
    assert legal(state) == ["place rhea", "decline"]
    small = table(hand="minotaur.red", markers={"rhea": [2]})
    assert skipped(small, "lead minotaur.red", "done") == [("marker", "E19")]


def test_E28_and_for_nothing_else() -> None:
    assert row_points(third_dragon(bands={0: ["minotaur.red minotaur.blue"]}), "bands")[0] == 1


@pytest.mark.parametrize(("markers", "open_"), [([1, 1], True), ([2, 1], False), ([0, 2], True), ([0, 3], False)])
def test_E28_two_players_one_more_must_exceed_all_markers(markers: list[int], open_: bool) -> None:
    state = table(2, hand="minotaur.red*2", markers={"rhea": markers})
    lead(state, "minotaur.red", "minotaur.red")
    assert (ask(state) == "marker") == open_


def test_E28_only_as_a_leader() -> None:
    state = table(hand="dwarf.red minotaur.red", markers={"rhea": [2]})
    assert skipped(state, "lead dwarf.red", "add minotaur.red", "done") == [("marker", "E19")]


# Orcs


def test_E29_an_orc_may_mark_the_space_of_its_colour() -> None:
    state = play(lead(table(hand="orc.red"), "orc.red"), "place rhea")
    assert legal(state) == ["raid", "decline"]
    play(state, "raid")
    assert seen(state)["seats"][0]["orcs"] == ["red"]
    assert supply(state)[0] == 23


def test_E29_whether_or_not_a_kingdom_marker_was_placed() -> None:
    state = table(hand="orc.red", markers={"rhea": [1]})
    assert skipped(state, "lead orc.red", "done") == [("marker", "E19")]
    assert ask(state) == "raid"
    declined = play(lead(table(hand="orc.red"), "orc.red"), "decline")
    assert ask(declined) == "raid"


def test_E29_a_space_holds_one_marker() -> None:
    state = lead(table(hand="orc.red", orcs={0: "red blue", 1: "grey"}), "orc.red")
    assert skipped(state, "place rhea") == [("raid", "E29")]
    other = play(lead(table(hand="orc.grey", orcs={0: "red blue", 1: "grey"}), "orc.grey"), "place pelagon")
    assert ask(other) == "raid"


def test_E29_not_without_a_marker() -> None:
    state = lead(table(hand="orc.red", markers={"duris": [24]}), "orc.red")
    assert skipped(state, "place rhea") == [("raid", "E29")]


def test_E29_it_may_be_left() -> None:
    state = play(lead(table(hand="orc.red"), "orc.red"), "place rhea", "decline")
    assert (state.turn, seen(state)["seats"][0]["orcs"]) == (1, [])


# Skeletons


def test_E30_a_skeleton_never_leads() -> None:
    state = table(hand="skeleton*2 dwarf.red")
    assert legal(state) == ["draw", "lead dwarf.red"]
    assert "lead skeleton" not in state.game.actions


def test_E30_skeletons_leave_before_bands_are_scored() -> None:
    state = third_dragon(bands={0: ["elf.red skeleton*3", "elf.blue elf.grey skeleton"], 1: ["elf.blue skeleton"]})
    assert row_points(state, "bands") == [1, 0, 0, 0]


def test_E30_until_then_they_count() -> None:
    state = lead(table(hand="troll.red skeleton*3", markers={"rhea": [3]}), "troll.red", *["skeleton"] * 3)
    assert legal(state) == ["place rhea", "decline"]
    play(state, "decline")
    assert legal(state) == ["troll 1", "troll 2", "troll 3", "troll 4", "decline"]


def test_E31_ten_skeletons_win_at_once() -> None:
    state = table(hand="skeleton*10", turn=2, glory=[40, 30, 0, 20], bands={0: ["elf.red*2 giant.red*2 orc.red*2"]})
    assert legal(state) == ["skeletons"]
    play(state, "skeletons")
    assert state.turn == OVER
    result = state.result()
    assert result is not None
    assert (result.outcome, result.winners, result.reason) == ("won", [2], "ten_skeletons")
    assert seen(state)["seats"][2]["bands"] == [{"leader": None, "cards": ["skeleton"] * 10}]


def test_E31_it_is_told_of_the_first_seat_too_and_a_copy_knows_who_won() -> None:
    state = table(hand="skeleton*10", glory=[0, 9, 0, 0])
    assert events(state, "skeletons")[-2] == {"kind": "over", "rule": "E31", "seat": 0}
    copy = GAME.start(2)
    copy.copy_from(state)
    assert copy.result() == state.result()


def test_E31_nothing_of_the_running_age_is_scored_and_the_others_rank_as_things_stand() -> None:
    state = table(
        hand="skeleton*10",
        turn=2,
        glory=[10, 30, 0, 10],
        markers={"rhea": [1, 0, 0, 2]},
        bands={0: ["elf.red*2 giant.red*2 orc.red*2"]},
    )
    play(state, "skeletons")
    result = state.result()
    assert result is not None
    assert list(result.scores) == [10, 30, 0, 10]
    assert list(result.ranks) == [4, 2, 1, 3]


def test_E31_nine_are_not_enough_and_no_other_card_may_be_among_them() -> None:
    assert why(table(hand="skeleton*9"), "skeletons") == ("no_ten_skeletons", "E31")
    assert why(table(hand="skeleton*9 dwarf.red"), "skeletons") == ("no_ten_skeletons", "E31")
    assert legal(table(hand="skeleton*9 dwarf.red")) == ["lead dwarf.red"]


def test_E31_the_switch_turns_it_off() -> None:
    state = table(hand="skeleton*10", options={"ten_skeletons": False})
    assert why(state, "skeletons") == ("switched_off", "E31")


# Trolls


def test_E32_a_free_token_up_to_the_size() -> None:
    state = table(hand="troll.red troll.blue skeleton", trolls={1: [2]})
    play(lead(state, "troll.red", "troll.blue", "skeleton"), "decline")
    assert legal(state) == ["troll 1", "troll 3", "decline"]
    assert why(state, "troll 4") == ("token_too_high", "E32")
    assert why(state, "troll 2") == ("token_taken", "E32")
    play(state, "troll 3")
    assert seen(state)["seats"][0]["trolls"] == [3]
    assert state.turn == 1


def test_E32_it_may_be_left() -> None:
    state = play(lead(table(hand="troll.red"), "troll.red"), "decline", "decline")
    assert (state.turn, seen(state)["seats"][0]["trolls"]) == (1, [])


def test_E32_no_token_free_no_question() -> None:
    state = lead(table(hand="troll.red", trolls={0: [1]}), "troll.red")
    assert skipped(state, "decline") == [("troll", "E32")]
    assert state.turn == 1


# Wingfolk


def test_E33_any_kingdom_by_its_own_size_rule() -> None:
    state = table(hand="wingfolk.red wingfolk.blue", markers={"rhea": [2], "duris": [1], "ithys": [5]})
    lead(state, "wingfolk.red", "wingfolk.blue")
    assert legal(state) == ["place straton", "place duris", "place althea", "place pelagon", "decline"]
    assert why(state, "place rhea") == ("band_too_small", "E19")


def test_E33_two_players_count_all_markers_there() -> None:
    state = table(2, hand="wingfolk.red*2", markers={"rhea": [0, 2], "duris": [1, 1], "ithys": [1, 0]})
    lead(state, "wingfolk.red", "wingfolk.red")
    assert legal(state) == ["place ithys", "place straton", "place althea", "place pelagon", "decline"]


def test_E33_only_one() -> None:
    state = play(lead(table(hand="wingfolk.red"), "wingfolk.red"), "place duris")
    assert state.turn == 1


def test_E33_nowhere_is_not_asked() -> None:
    everywhere = {name: [1] for name in ("ithys", "straton", "rhea", "duris", "althea", "pelagon")}
    state = table(hand="wingfolk.red", markers=everywhere)
    assert skipped(state, "lead wingfolk.red", "done") == [("marker", "E19")]


# Wizards


def test_E34_after_the_discard_as_many_cards_may_be_drawn() -> None:
    state = table(hand="wizard.red wizard.blue dwarf.red", upper=9)
    play(lead(state, "wizard.red", "wizard.blue"), "place rhea")
    assert legal(state) == ["conjure", "decline"]
    assert seen(state)["face_up"] == ["dwarf.red"]
    play(state, "conjure", "card elf.red", "card elf.blue")
    assert (hand_of(state, 0), state.turn) == (["elf.blue", "elf.red"], 1)
    assert seen(state)["deck"]["upper"] == 7


def test_E34_all_or_none() -> None:
    state = play(lead(table(hand="wizard.red wizard.blue"), "wizard.red", "wizard.blue"), "decline", "conjure")
    play(state, "card elf.red")
    assert is_chance(state)
    assert legal(state) == []
    declined = play(lead(table(hand="wizard.red"), "wizard.red"), "decline", "decline")
    assert (declined.turn, hand_of(declined, 0)) == (1, [])


def test_E34_face_up_cards_cannot_be_taken_instead() -> None:
    state = play(lead(table(hand="wizard.red", row="elf.red"), "wizard.red"), "decline")
    assert why(state, "take elf.red") == ("not_now", "")


def test_E34_dragons_are_shown_and_replaced() -> None:
    state = play(lead(table(hand="wizard.red*2", upper=0), "wizard.red", "wizard.red"), "decline", "conjure")
    play(state, "dragon", "card elf.red", "dragon", "card elf.blue")
    assert (hand_of(state, 0), state.turn, seen(state)["dragons"]) == (["elf.blue", "elf.red"], 1, 2)


def test_E34_the_third_dragon_ends_the_age_and_the_rest_is_lost() -> None:
    state = table(hand="wizard.red*2 dwarf.red", upper=0, dragons=2, turn=2, glory=[1, 1, 1, 1])
    play(lead(state, "wizard.red", "wizard.red"), "place rhea", "conjure", "card elf.red", "dragon")
    assert state.turn == CHANCE
    assert seen(state)["age"] == 2
    assert hand_of(state, 2) == []
    assert markers_in(state, "rhea") == [0, 0, 1, 0]
    assert row_points(state, "bands") == [0, 0, 1, 0]
    assert sum(outcomes(state).values()) == 84


def test_E34_the_upper_half_may_run_out_in_between() -> None:
    state = play(lead(table(hand="wizard.red*2", upper=1), "wizard.red", "wizard.red"), "decline", "conjure")
    assert "dragon" not in outcomes(state)
    play(state, "card elf.red")
    assert outcomes(state)["dragon"] == 3
