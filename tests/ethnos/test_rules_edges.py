"""E45-E49: order, visibility, edges."""

from __future__ import annotations

import pytest

from folkmoot.core import CHANCE, State
from tests.ethnos.tables import (
    ask,
    events,
    hand_of,
    legal,
    outcomes,
    play,
    seen,
    table,
    third_dragon,
    why,
)

OFF = {"ten_skeletons": False}


def known(state: State, seat: int) -> list[str]:
    """Return the public part of a hand; the same for all viewers."""
    views = [seen(state, viewer)["seats"][seat]["known"] for viewer in (None, *range(int(state.players)))]
    assert all(view == views[0] for view in views)
    found: list[str] = views[0]
    return found


def test_E45_ten_skeletons_pass_until_the_age_ends() -> None:
    state = table(2, hand="skeleton*10", options=OFF, row="dwarf.red")
    for _ in range(3):
        assert legal(state) == ["pass"]
        play(state, "pass")
        assert state.turn == 1
        play(state, "draw", next(iter(outcomes(play(state.clone(), "draw")))))
    assert len(hand_of(state, 0)) == 10


def test_E45_who_passes_shows_the_skeletons() -> None:
    state = table(hand="skeleton*10", options=OFF)
    assert known(state, 0) == []
    told = events(state, "pass")
    assert {"kind": "pass", "rule": "E45", "seat": 0, "cards": ["skeleton"] * 10} in told
    assert known(state, 0) == ["skeleton"] * 10


def test_E45_nine_skeletons_do_not_pass() -> None:
    assert why(table(hand="skeleton*9", options=OFF), "pass") == ("must_act", "E45")


def test_E46_what_is_public() -> None:
    state = table(
        hand="dwarf.red",
        row="elf.red",
        bands={1: ["elf.blue skeleton"]},
        markers={"duris": [1]},
        merfolk=[3],
        orcs={1: "red"},
        trolls={2: [4]},
        glory=[1, 2, 3, 4],
        upper=7,
        tribes="merfolk troll orc",
    )
    data = seen(state)
    assert data["face_up"] == ["elf.red"]
    assert data["deck"]["upper"] == 7
    assert [seat["cards"] for seat in data["seats"]] == [1, 0, 0, 0]
    assert data["seats"][1]["bands"] == [{"leader": "elf.blue", "cards": ["elf.blue", "skeleton"]}]
    assert (data["seats"][0]["merfolk"], data["seats"][1]["orcs"], data["seats"][2]["trolls"]) == (3, ["red"], [4])
    assert [seat["glory"] for seat in data["seats"]] == [1, 2, 3, 4]


def test_E46_hands_are_hidden() -> None:
    state = table(hands={0: "dwarf.red", 1: "elf.blue elf.grey"})
    assert hand_of(state, 1) == ["elf.blue", "elf.grey"]
    for viewer in (None, 0, 2, 3):
        shown = seen(state, viewer)["seats"][1]
        assert (shown["hand"], shown["known"], shown["cards"]) == (None, [], 2)


def test_E46_a_card_taken_face_up_stays_known() -> None:
    state = play(table(row="dwarf.red"), "take dwarf.red")
    assert known(state, 0) == ["dwarf.red"]


def test_E46_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    state = table()
    state.watch()
    play(state, "draw", "card dwarf.red")
    told = state.take_events()
    assert {"kind": "drawn", "rule": "E15", "seat": 0, "card": "dwarf.red"} in [event.for_seat(0) for event in told]
    for viewer in (None, 1, 2, 3):
        assert {"kind": "drawn", "rule": "E15", "seat": 0} in [event.for_seat(viewer) for event in told]
        assert "dwarf.red" not in str([event.for_seat(viewer) for event in told])
    assert known(state, 0) == []


def test_E46_known_until_played() -> None:
    state = table(hand="dwarf.red dwarf.blue", known=["dwarf.red"])
    play(state, "lead dwarf.red", "done", "decline")
    assert known(state, 0) == []


def test_E46_known_until_discarded() -> None:
    state = table(hand="elf.red dwarf.red dwarf.blue dwarf.grey", known=["dwarf.red dwarf.blue"])
    play(state, "lead elf.red", "done", "decline", "add dwarf.blue", "done")
    assert known(state, 0) == ["dwarf.blue"]


def test_E46_what_an_elf_keeps_is_not_shown() -> None:
    state = table(hand="elf.red dwarf.red dwarf.grey", known=["dwarf.red"])
    told = events(state, "lead elf.red", "done", "decline", "add dwarf.grey", "done")
    assert [event for event in told if event["kind"] == "keep"] == [
        {"kind": "keep", "rule": "E24", "seat": 0, "kept": 1}
    ]
    assert known(state, 0) == []
    assert hand_of(state, 0) == ["dwarf.grey"]
    assert seen(state)["face_up"] == ["dwarf.red"]


def test_E46_of_equal_cards_the_known_leave_first() -> None:
    """One of two equal cards was seen when it was taken. One is laid down: nothing is known of what stays."""
    state = table(hand="elf.red dwarf.red*2", known=["dwarf.red"])
    play(state, "lead elf.red", "done", "decline", "add dwarf.red", "done")
    assert (known(state, 0), hand_of(state, 0)) == ([], ["dwarf.red"])


def test_E46_what_a_wizard_draws_is_not_shown() -> None:
    state = table(hand="wizard.red")
    told = events(state, "lead wizard.red", "done", "decline", "conjure", "card elf.grey")
    assert "elf.grey" not in str(told)
    assert known(state, 0) == []


def test_E46_hands_discarded_at_the_ages_end_are_not_shown() -> None:
    state = table(hands={1: "elf.grey elf.blue"}, known={1: "elf.blue"}, orcs={1: "red"}, upper=0, dragons=2)
    told = events(state, "draw", "dragon")
    assert "elf.grey" not in str(told)
    assert [known(state, seat) for seat in range(4)] == [[], [], [], []]
    assert seen(state)["face_up"] == []


def test_E46_a_band_in_the_making_is_nobody_elses_business() -> None:
    state = table(hand="dwarf.red dwarf.blue skeleton")
    before = [seen(state, viewer) for viewer in (None, 1, 2, 3)]
    for step in ("lead dwarf.red", "add dwarf.blue", "add skeleton"):
        play(state, step)
        assert state.drafting
        assert [seen(state, viewer) for viewer in (None, 1, 2, 3)] == before
    assert seen(state, 0)["draft"] == {"leader": "dwarf.red", "cards": ["dwarf.blue", "dwarf.red", "skeleton"]}


@pytest.mark.parametrize(
    ("hand", "question"),
    [
        ("centaur.red dwarf.red", "another"),
        ("elf.red dwarf.red", "keep"),
        ("orc.red", "raid"),
        ("troll.red", "troll"),
        ("wizard.red", "conjure"),
    ],
)
def test_E47_abilities_with_a_choice_are_optional(hand: str, question: str) -> None:
    state = play(table(hand=hand), f"lead {hand.split()[0]}", "done", "place rhea")
    assert (state.turn, ask(state)) == (0, question)
    assert ("done" if question == "keep" else "decline") in legal(state)


def test_E47_the_merfolk_bonus_is_optional() -> None:
    state = play(table(hand="merfolk.red", merfolk=[2]), "lead merfolk.red", "done", "place rhea")
    assert "decline" in legal(state)


def test_E47_giant_and_merfolk_advance_happen_by_themselves() -> None:
    giant = play(table(hand="giant.red"), "lead giant.red", "done", "decline")
    assert (giant.turn, seen(giant)["giant"]) == (1, 0)
    merfolk = play(table(hand="merfolk.red"), "lead merfolk.red", "done", "decline")
    assert (merfolk.turn, seen(merfolk)["seats"][0]["merfolk"]) == (1, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_E48_turns_go_clockwise_one_action_each(players: int) -> None:
    state = table(players, row="dwarf.red*2 dwarf.blue*2 elf.red*2 elf.blue*2", turn=players - 1)
    seats = []
    for _ in range(players + 1):
        seats.append(state.turn)
        play(state, legal(state)[0])
    assert seats == [players - 1, *range(players)]


def test_E48_a_band_is_the_whole_turn() -> None:
    state = play(table(hand="dwarf.red elf.blue"), "lead dwarf.red", "done", "place rhea")
    assert (state.turn, ask(state)) == (1, "turn")


def test_E49_the_last_card_of_the_deck_is_the_third_dragon() -> None:
    tribes = ["dwarf", "elf", "giant", "minotaur", "wingfolk"]
    colours = ["orange", "blue", "red", "purple", "green", "grey"]
    row = [f"{tribe}.{colour}*2" for tribe in tribes for colour in colours]
    state = play(table(2, row=row, tribes=" ".join(tribes), dragons=2), "draw")
    assert outcomes(state) == {"dragon": 1}
    play(state, "dragon")
    assert seen(state)["age"] == 2


def test_E49_after_it_the_band_and_its_markers_stand_and_the_drawer_counts() -> None:
    state = table(
        hand="wizard.red*2",
        turn=3,
        dragons=2,
        upper=0,
        glory=[0, 5, 9, 0],
        orcs={0: "red", 3: "red"},
        tokens={"rhea": [0, 2, 4]},
    )
    play(state, "lead wizard.red", "add wizard.red", "done", "place rhea", "conjure", "card dwarf.red", "dragon")
    assert (state.turn, ask(state)) == (3, "cash")  # E42 begins with the drawer
    assert seen(state)["third"] == 3
    play(state, "decline", "decline")
    assert state.turn == CHANCE
    assert state.scores() == [0, 5, 9, 1]
    assert seen(state)["first"] == 0
    assert seen(third_dragon(glory=[1, 5, 9, 1], turn=3))["first"] == 3  # E14 too
