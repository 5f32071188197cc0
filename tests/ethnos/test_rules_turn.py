"""E15-E21: a turn is to recruit or to play a band."""

from __future__ import annotations

import pytest

from folkmoot.core import CHANCE, IllegalAction
from tests.ethnos.tables import (
    ask,
    events,
    hand_of,
    legal,
    markers_in,
    outcomes,
    play,
    seen,
    skipped,
    supply,
    table,
    why,
)

TEN = "dwarf.red*2 dwarf.blue*2 dwarf.grey*2 dwarf.green*2 dwarf.orange*2"


def test_E15_a_face_up_card_is_taken_and_not_replaced() -> None:
    state = play(table(row="dwarf.red elf.blue"), "take dwarf.red")
    assert hand_of(state, 0) == ["dwarf.red"]
    assert seen(state)["face_up"] == ["elf.blue"]
    assert state.turn == 1


def test_E15_or_the_top_card_of_the_deck_is_drawn() -> None:
    state = table(row="dwarf.red", upper=10)
    lower = seen(state)["deck"]["lower"]
    play(state, "draw")
    assert state.turn == CHANCE
    play(state, "card elf.grey")
    assert hand_of(state, 0) == ["elf.grey"]
    assert seen(state)["deck"] == {"upper": 9, "lower": lower}
    assert state.turn == 1


def test_E15_only_a_card_that_lies_there_is_taken() -> None:
    state = table(row="dwarf.red")
    assert why(state, "take dwarf.blue") == ("not_face_up", "E15")
    assert why(state, "take skeleton") == ("not_face_up", "E15")


def test_E15_equal_cards_are_one_choice() -> None:
    state = table(row="dwarf.red*2 skeleton*3")
    assert legal(state) == ["take dwarf.red", "take skeleton", "draw"]


def test_E15_nothing_is_recruited_with_ten_cards() -> None:
    state = table(hand=TEN, row="elf.blue")
    assert why(state, "draw") == ("hand_full", "E17")
    assert why(state, "take elf.blue") == ("hand_full", "E17")


def test_E15_the_tenth_card_may_be_recruited() -> None:
    state = table(hand="dwarf.red*2 dwarf.blue*2 dwarf.grey*2 dwarf.green*2 dwarf.orange", row="elf.blue")
    play(state, "take elf.blue")
    assert len(hand_of(state, 0)) == 10


def test_E16_a_dragon_is_shown_and_another_card_is_drawn() -> None:
    state = table(upper=0)
    told = events(state, "draw", "dragon")
    assert {"kind": "dragon", "rule": "E16", "seat": 0, "dragons": 1} in told
    assert (state.turn, ask(state)) == (CHANCE, "draw")
    play(state, "card dwarf.red")
    assert (hand_of(state, 0), state.turn) == (["dwarf.red"], 1)
    assert seen(state)["dragons"] == 1


def test_E16_two_dragons_may_come_in_one_draw() -> None:
    state = play(table(upper=0), "draw", "dragon", "dragon", "card dwarf.red")
    assert (seen(state)["dragons"], seen(state)["age"], state.turn) == (2, 1, 1)


def test_E16_the_third_ends_the_age_before_any_replacement() -> None:
    state = play(table(hand="elf.red", upper=0, dragons=1), "draw", "dragon", "dragon")
    assert seen(state)["age"] == 2
    assert hand_of(state, 0) == []


def test_E16_a_dragon_counts_against_the_lower_half() -> None:
    state = play(table(upper=0), "draw")
    lower = seen(state)["deck"]["lower"]
    assert seen(play(state, "dragon"))["deck"]["lower"] == lower - 1


def test_E17_with_ten_cards_a_band_must_be_played() -> None:
    state = table(hand=TEN, row="elf.blue")
    assert legal(state) == [f"lead dwarf.{colour}" for colour in ("orange", "blue", "red", "green", "grey")]


def test_E17_with_an_empty_hand_one_recruits() -> None:
    assert legal(table(row="elf.blue")) == ["take elf.blue", "draw"]
    assert legal(table()) == ["draw"]


def test_E17_with_nothing_but_skeletons_one_recruits() -> None:
    state = table(hand="skeleton*9", row="elf.blue")
    assert legal(state) == ["take elf.blue", "draw"]
    assert why(state, "skeletons") == ("no_ten_skeletons", "E31")


def test_E17_nobody_passes() -> None:
    for hand in (TEN, "", "skeleton*9", "skeleton*10"):
        assert why(table(hand=hand), "pass") == ("must_act", "E31" if hand == "skeleton*10" else "E17")


def test_E18_all_of_one_tribe() -> None:
    state = play(table(hand="dwarf.red dwarf.blue elf.red"), "lead dwarf.red", "add dwarf.blue")
    assert why(state, "add elf.red") == ("other_basis", "E18")
    assert legal(state) == ["done"]


def test_E18_all_of_one_colour() -> None:
    state = table(hand="dwarf.red elf.red elf.blue orc.red")
    play(state, "lead orc.red", "add elf.red")
    assert why(state, "add elf.blue") == ("other_basis", "E18")
    assert why(state, "add dwarf.red") == ("out_of_order", "")
    state = play(table(hand="dwarf.red elf.red elf.blue orc.red"), "lead orc.red", "add dwarf.red", "add elf.red")
    play(state, "done")
    assert seen(state)["seats"][0]["bands"] == [{"leader": "orc.red", "cards": ["dwarf.red", "elf.red", "orc.red"]}]


def test_E18_neither_tribe_nor_colour() -> None:
    state = play(table(hand="dwarf.red elf.blue"), "lead dwarf.red")
    assert why(state, "add elf.blue") == ("other_basis", "E18")


def test_E18_what_fits_the_leader_must_fit_the_others_too() -> None:
    state = play(table(hand="dwarf.red dwarf.blue elf.red"), "lead dwarf.red")
    assert legal(state) == ["add dwarf.blue", "add elf.red", "done"]
    assert legal(play(state, "add dwarf.blue")) == ["done"]


def test_E18_cards_equal_to_the_leader_fit_both() -> None:
    state = play(table(hand="dwarf.red*2 dwarf.blue elf.red"), "lead dwarf.red", "add dwarf.red")
    assert legal(state) == ["add elf.red", "done"]  # dwarf.blue comes before dwarf.red
    state = play(table(hand="dwarf.red*2 dwarf.grey elf.red"), "lead dwarf.red", "add dwarf.red")
    assert legal(state) == ["add dwarf.grey", "add elf.red", "done"]


def test_E18_skeletons_join_any_band_and_change_nothing() -> None:
    state = play(table(hand="dwarf.red skeleton*2 elf.red"), "lead dwarf.red")
    assert legal(state) == ["add elf.red", "add skeleton", "done"]
    play(state, "add elf.red", "add skeleton", "add skeleton")
    assert legal(state) == ["done"]
    play(state, "done")
    assert seen(state)["seats"][0]["bands"][0]["cards"] == ["dwarf.red", "elf.red", "skeleton", "skeleton"]


def test_E18_one_to_ten_cards() -> None:
    state = table(hand=TEN)
    play(state, "lead dwarf.red")
    assert "done" in legal(state)
    for colour in ("orange", "orange", "blue", "blue", "red", "green", "green", "grey", "grey"):
        play(state, f"add dwarf.{colour}")
    play(state, "done")
    assert len(seen(state)["seats"][0]["bands"][0]["cards"]) == 10
    assert hand_of(state, 0) == []


def test_E18_only_cards_of_the_hand() -> None:
    state = table(hand="dwarf.red", row="dwarf.blue")
    assert why(state, "lead dwarf.blue") == ("not_in_hand", "E18")
    play(state, "lead dwarf.red")
    assert why(state, "add dwarf.blue") == ("not_in_hand", "E18")
    assert why(state, "add dwarf.red") == ("not_in_hand", "E18")


def test_E18_each_set_of_cards_is_chosen_in_one_order() -> None:
    state = play(table(hand="dwarf.red dwarf.blue dwarf.grey"), "lead dwarf.grey", "add dwarf.red")
    assert why(state, "add dwarf.blue") == ("out_of_order", "")


def test_E18_a_draft_begun_is_finished() -> None:
    state = play(table(hand="dwarf.red", row="elf.blue"), "lead dwarf.red")
    for text in ("draw", "take elf.blue", "lead dwarf.red", "decline", "pass", "place rhea"):
        assert why(state, text) == ("not_now", "")
    with pytest.raises(IllegalAction, match="seat 0 may: done"):
        play(state, "draw")


def test_E19_more_cards_than_own_markers() -> None:
    for size, placed in ((2, False), (3, True)):
        hand = ["dwarf.red", "dwarf.blue", "dwarf.grey"][:size]
        state = table(hand=hand, markers={"rhea": [2, 5, 0, 0]})
        adds = [f"add {card}" for card in hand[1:]]
        if placed:
            play(state, "lead dwarf.red", *adds, "done")
            assert legal(state) == ["place rhea", "decline"]
        else:
            assert skipped(state, "lead dwarf.red", *adds, "done") == [("marker", "E19")]


@pytest.mark.parametrize(
    ("own", "other", "open_"), [(2, 0, True), (1, 1, True), (0, 2, True), (2, 1, False), (0, 3, False)]
)
def test_E19_two_players_more_cards_than_all_markers(own: int, other: int, open_: bool) -> None:
    state = table(2, hand="dwarf.red dwarf.blue dwarf.grey", markers={"rhea": [own, other]})
    play(state, "lead dwarf.red", "add dwarf.blue", "add dwarf.grey", "done")
    assert (ask(state) == "marker") == open_


def test_E19_three_players_count_own_markers_only() -> None:
    state = table(3, hand="dwarf.red", markers={"rhea": [0, 4, 4]})
    assert legal(play(state, "lead dwarf.red", "done")) == ["place rhea", "decline"]


def test_E19_only_the_kingdom_of_the_leaders_colour() -> None:
    state = play(table(hand="dwarf.red dwarf.blue"), "lead dwarf.red", "add dwarf.blue", "done")
    assert why(state, "place straton") == ("wrong_kingdom", "E19")
    play(state, "place rhea")
    assert markers_in(state, "rhea") == [1, 0, 0, 0]
    assert supply(state) == [24, 25, 25, 25]


def test_E19_the_marker_may_be_refused_to_keep_it() -> None:
    state = table(hand="orc.red", markers={"duris": [24]})
    play(state, "lead orc.red", "done", "decline", "raid")
    assert markers_in(state, "rhea") == [0, 0, 0, 0]
    assert seen(state)["seats"][0]["orcs"] == ["red"]
    assert supply(state)[0] == 0


def test_E20_only_the_leaders_ability() -> None:
    state = table(hand="dwarf.red giant.red merfolk.red orc.red troll.red")
    adds = ["add giant.red", "add merfolk.red", "add orc.red", "add troll.red"]
    play(state, "lead dwarf.red", *adds, "done", "place rhea")
    assert state.turn == 1
    assert state.scores() == [0, 0, 0, 0]
    assert seen(state)["seats"][0]["merfolk"] == 0
    assert seen(state)["giant"] is None


def test_E20_what_is_left_in_hand_is_laid_face_up() -> None:
    state = table(hand="dwarf.red elf.blue skeleton", row="elf.grey")
    told = events(state, "lead dwarf.red", "done", "decline")
    assert {"kind": "discard", "rule": "E20", "seat": 0, "cards": ["elf.blue", "skeleton"]} in told
    assert seen(state)["face_up"] == ["elf.blue", "elf.grey", "skeleton"]
    assert hand_of(state, 0) == []


def test_E20_the_discard_comes_after_the_ability() -> None:
    state = table(hand="troll.red elf.blue", tribes="troll")
    play(state, "lead troll.red", "done", "decline")
    assert ask(state) == "troll"
    assert hand_of(state, 0) == ["elf.blue"]
    play(state, "troll 1")
    assert seen(state)["face_up"] == ["elf.blue"]


def test_E21_bands_stay_open_until_the_age_ends() -> None:
    state = table(hand="dwarf.red skeleton", bands={0: ["elf.blue"]})
    play(state, "lead dwarf.red", "add skeleton", "done", "decline")
    laid = [{"leader": "elf.blue", "cards": ["elf.blue"]}, {"leader": "dwarf.red", "cards": ["dwarf.red", "skeleton"]}]
    for seat in (None, 0, 1, 2, 3):
        assert seen(state, seat)["seats"][0]["bands"] == laid
    play(state, "draw", next(iter(outcomes(play(state.clone(), "draw")))))
    assert seen(state)["seats"][0]["bands"] == laid
