"""The worked examples of the rulebooks, in facts only. Pages are the rulebooks' own."""

from __future__ import annotations

import pytest

from tests.ethnos.tables import (
    ask,
    hand_of,
    legal,
    markers_in,
    play,
    row_points,
    seen,
    skipped,
    table,
    third_dragon,
    why,
)


def test_example_1_three_dwarves_led_by_a_purple_one_place_a_third_marker() -> None:
    """p. 8"""
    state = table(hand="dwarf.purple dwarf.red dwarf.grey elf.blue", markers={"duris": [2]})
    play(state, "lead dwarf.purple", "add dwarf.red", "add dwarf.grey", "done", "place duris")
    assert markers_in(state, "duris") == [3, 0, 0, 0]
    assert seen(state)["face_up"] == ["elf.blue"]


def test_example_2_two_cards_led_by_purple_wingfolk_go_to_rhea_instead_of_duris() -> None:
    """p. 8"""
    state = table(hand="wingfolk.purple dwarf.purple orc.red", markers={"duris": [2], "rhea": [1]})
    play(state, "lead wingfolk.purple", "add dwarf.purple", "done")
    assert why(state, "place duris") == ("band_too_small", "E19")
    play(state, "place rhea")
    assert (markers_in(state, "duris")[0], markers_in(state, "rhea")[0]) == (2, 2)


@pytest.mark.parametrize(("markers", "points"), [([3, 2, 1, 0], [4, 2, 0, 0]), ([3, 3, 1, 0], [3, 3, 0, 0])])
def test_example_3_age_two_in_duris(markers: list[int], points: list[int]) -> None:
    """p. 9"""
    state = third_dragon(age=2, markers={"duris": markers}, tokens={"duris": [2, 4, 6]})
    assert row_points(state, "kingdoms") == points


def test_example_4_three_bands_score_thirteen() -> None:
    """p. 10, as the Polish book counts; the others forgot the dwarf's extra card."""
    bands = ["elf.green giant.green", "dwarf.purple dwarf.red dwarf.grey", "elf.red giant.red orc.red wizard.red"]
    assert row_points(third_dragon(bands={0: bands}), "bands") == [1 + 6 + 6, 0, 0, 0]


@pytest.mark.parametrize(("size", "placed"), [(3, False), (4, True)])
@pytest.mark.parametrize("markers", [[2, 1], [1, 2]])
def test_example_5_two_players_need_four_cards_against_three_markers(
    size: int, placed: bool, markers: list[int]
) -> None:
    """p. 11; the books differ on whose the single marker is, and it does not matter."""
    hand = ["dwarf.red", "elf.red", "giant.red", "orc.red"][:size]
    state = table(2, hand=hand, markers={"rhea": markers})
    play(state, "lead dwarf.red", *[f"add {card}" for card in hand[1:]], "done")
    assert (ask(state) == "marker") == placed


def test_example_6_an_elf_keeps_three_of_four() -> None:
    state = table(hand="elf.red elf.blue elf.grey dwarf.red dwarf.blue dwarf.grey dwarf.green")
    play(state, "lead elf.red", "add elf.blue", "add elf.grey", "done", "decline")
    play(state, "add dwarf.blue", "add dwarf.red", "add dwarf.green")
    assert legal(state) == ["done"]
    play(state, "done")
    assert hand_of(state, 0) == ["dwarf.blue", "dwarf.red", "dwarf.green"]
    assert seen(state)["face_up"] == ["dwarf.grey"]


def test_example_6_a_wizard_discards_two_and_draws_two() -> None:
    state = table(hand="wizard.red wizard.blue dwarf.red dwarf.grey")
    play(state, "lead wizard.red", "add wizard.blue", "done", "decline")
    assert seen(state)["face_up"] == ["dwarf.red", "dwarf.grey"]
    play(state, "conjure", "card elf.red", "card elf.grey")
    assert hand_of(state, 0) == ["elf.red", "elf.grey"]


def test_example_7_the_giant_token_goes_from_three_to_four() -> None:
    hands = {0: "giant.red*2 giant.blue", 1: "giant.grey*2 giant.green*2"}
    state = table(hands=hands, tokens={"rhea": [0, 2, 4], "pelagon": [0, 2, 2]})
    play(state, "lead giant.red", "add giant.blue", "add giant.red", "done", "decline")
    assert (seen(state)["giant"], state.scores()) == (0, [2, 0, 0, 0])
    play(state, "lead giant.grey", "add giant.green", "add giant.green", "add giant.grey", "done", "decline")
    assert (seen(state)["giant"], state.scores()) == (1, [2, 2, 0, 0])
    ended = third_dragon(turn=2, bands={0: ["giant.red*2 giant.blue"], 1: ["giant.grey*2 giant.green*2"]})
    assert row_points(ended, "giant") == [0, 2, 0, 0]


def test_example_8_merfolk_reach_space_three_and_place_a_second_marker_anywhere() -> None:
    state = table(hand="merfolk.green merfolk.red merfolk.blue", markers={"althea": [2], "duris": [3]})
    play(state, "lead merfolk.green", "add merfolk.blue", "add merfolk.red", "done", "place althea")
    assert seen(state)["seats"][0]["merfolk"] == 3
    play(state, "place duris")
    assert (markers_in(state, "althea")[0], markers_in(state, "duris")[0]) == (3, 4)
    assert state.turn == 1


def test_example_8_three_orc_markers_are_worth_six() -> None:
    state = play(table(hand="orc.orange", orcs={0: "red blue"}), "lead orc.orange", "done", "place ithys", "raid")
    assert seen(state)["seats"][0]["orcs"] == ["orange", "blue", "red"]
    assert row_points(play(third_dragon(orcs={0: "orange blue red"}), "cash"), "orcs") == [6, 0, 0, 0]


@pytest.mark.parametrize(
    ("cards", "glory"),
    [
        ("elf.red giant.red orc.red skeleton*2", 3),
        ("dwarf.red dwarf.blue dwarf.grey dwarf.green", 10),
        ("dwarf.red skeleton*3", 1),
    ],
)
def test_example_9_skeletons_and_dwarves(cards: str, glory: int) -> None:
    assert row_points(third_dragon(bands={0: [cards]}), "bands") == [glory, 0, 0, 0]


def test_example_10_the_single_four_beats_one_and_three() -> None:
    state = third_dragon(
        age=1, markers={"duris": [2, 2]}, tokens={"duris": [4, 6, 8]}, trolls={0: [1, 3], 1: [4]}, turn=3
    )
    assert row_points(state, "kingdoms") == [0, 4, 0, 0]


def test_example_10_a_troll_led_four_takes_any_free_token_up_to_four() -> None:
    state = table(hand="troll.red troll.blue troll.grey troll.green")
    play(state, "lead troll.red", "add troll.blue", "add troll.green", "add troll.grey", "done", "place rhea")
    assert legal(state) == ["troll 1", "troll 2", "troll 3", "troll 4", "decline"]


def test_example_11_three_cards_led_by_a_red_minotaur_place_a_fourth_marker() -> None:
    state = table(hand="minotaur.red minotaur.blue minotaur.grey", markers={"rhea": [3]})
    play(state, "lead minotaur.red", "add minotaur.blue", "add minotaur.grey", "done", "place rhea")
    assert markers_in(state, "rhea")[0] == 4


def test_example_11_wingfolk_led_three_go_anywhere_with_at_most_two_own_markers() -> None:
    state = table(
        hand="wingfolk.purple wingfolk.red wingfolk.blue", markers={"duris": [3], "rhea": [2, 5], "ithys": [4]}
    )
    play(state, "lead wingfolk.purple", "add wingfolk.blue", "add wingfolk.red", "done")
    assert legal(state) == ["place straton", "place rhea", "place althea", "place pelagon", "decline"]


def test_example_12_a_blue_centaur_then_a_red_orc() -> None:
    state = table(hand="centaur.blue dwarf.blue orc.red")
    play(state, "lead centaur.blue", "add dwarf.blue", "done", "place straton")
    play(state, "lead orc.red", "done", "place rhea", "raid")
    assert (markers_in(state, "straton")[0], markers_in(state, "rhea")[0]) == (1, 1)
    assert seen(state)["seats"][0]["orcs"] == ["red"]
    assert state.turn == 1


def test_example_12_merfolk_from_nothing_with_ten_cards_place_two_bonus_markers() -> None:
    state = table(hand="merfolk.red*2 merfolk.blue*2 merfolk.grey*2 merfolk.green*2 merfolk.orange*2")
    adds = ["orange", "orange", "blue", "blue", "red", "green", "green", "grey", "grey"]
    play(state, "lead merfolk.red", *[f"add merfolk.{colour}" for colour in adds], "done", "place rhea")
    assert seen(state)["seats"][0]["merfolk"] == 10
    play(state, "place duris", "place duris")
    assert state.turn == 1
    assert row_points(third_dragon(age=1, merfolk=[10, 3]), "merfolk") == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("markers", "trolls", "points"),
    [([3, 2], {}, [6, 0]), ([3, 0], {}, [8, 0]), ([2, 2], {}, [3, 3]), ([2, 2], {0: [1]}, [6, 0])],
)
def test_example_13_two_players_at_the_end_of_age_two(
    markers: list[int], trolls: dict[int, list[int]], points: list[int]
) -> None:
    state = third_dragon(2, age=2, markers={"duris": markers}, tokens={"duris": [2, 6]}, trolls=trolls)
    assert row_points(state, "kingdoms") == points


def test_example_2_without_wings_nothing_is_placed() -> None:
    state = table(hand="dwarf.purple elf.purple", markers={"duris": [2]})
    assert skipped(state, "lead dwarf.purple", "add elf.purple", "done") == [("marker", "E19")]
