"""E50, a house variant: no row when an age begins; of two cards drawn one is kept, the other laid face up."""

from __future__ import annotations

import json

import pytest

from folkmoot.bots import Thinker, answer
from folkmoot.core import ALL, BadPosition, State
from tests.ethnos.tables import GAME, ask, deal, events, hand_of, legal, outcomes, play, position, seen, table, why

TWO = {"draw_two": True}


def drawn() -> State:
    """Seat 0 has drawn an elf and a dwarf."""
    state = table(hand="giant.red", row="dwarf.blue", options=TWO)
    return play(state, "draw", "card elf.green", "card dwarf.red")


def test_E50_no_card_lies_face_up_when_an_age_begins() -> None:
    state = deal(GAME.start(4, **TWO))
    assert seen(state)["face_up"] == []
    assert [seat["cards"] for seat in seen(state)["seats"]] == [1] * 4


def test_E50_one_of_two_cards_is_kept_unseen_and_the_other_laid_face_up() -> None:
    state = drawn()
    assert (ask(state), legal(state)) == ("sift", ["add dwarf.red", "add elf.green"])
    assert state.describe(state.parse("add elf.green"))["final"]
    told = events(state, "add elf.green")
    assert {"kind": "sifted", "rule": "E50", "seat": 0, "card": "dwarf.red"} in told
    assert "elf.green" not in json.dumps(told)
    assert hand_of(state, 0) == ["elf.green", "giant.red"]
    assert seen(state)["face_up"] == ["dwarf.blue", "dwarf.red"]
    assert seen(state)["seats"][0]["known"] == []
    assert state.turn == 1


def test_E50_only_what_was_drawn_can_be_kept() -> None:
    state = drawn()
    assert why(state, "add giant.red") == ("not_drawn", "E50")
    assert why(state, "draw") == ("not_now", "")


def test_E50_others_do_not_see_what_was_drawn() -> None:
    state = drawn()
    assert seen(state, 0)["prompt"]["args"] == {"cards": ["dwarf.red", "elf.green"]}
    for viewer in (1, None):
        assert seen(state, viewer)["prompt"]["args"] == {}
        assert "elf.green" not in json.dumps(seen(state, viewer))
    guesses = {tuple(legal(GAME.load_view(seen(state, 1)).sample(seed))) for seed in range(40)}
    assert len(guesses) > 10
    assert legal(GAME.load_view(seen(state, 0)).sample(7)) == legal(state)


def test_E50_a_dragon_is_shown_and_replaced_and_the_last_one_ends_the_age() -> None:
    state = play(table(options=TWO, dragons=1, upper=0), "draw", "card elf.green", "dragon")
    assert seen(state)["dragons"] == 2
    again = play(state.clone(), "card dwarf.red")
    assert ask(again) == "sift"
    play(state, "dragon")
    assert (seen(state)["age"], seen(state)["dragons"]) == (2, 0)
    assert outcomes(state)["card elf.green"] == 2, "it went back with the hand"


def test_E50_a_wizard_draws_and_keeps_every_card() -> None:
    state = table(hand="wizard.red wizard.blue", options=TWO)
    play(state, "lead wizard.red", "add wizard.blue", "done", "decline", "conjure", "card elf.red", "card elf.blue")
    assert hand_of(state, 0) == ["elf.blue", "elf.red"]


@pytest.mark.parametrize("steps", [("draw", "card elf.green"), ("draw", "card elf.green", "card dwarf.red")])
def test_E50_positions_hold_what_was_drawn(steps: tuple[str, ...]) -> None:
    state = play(table(options=TWO), *steps)
    doc = json.loads(json.dumps(state.to_position()))
    assert GAME.from_position(doc).view(ALL).data == state.view(ALL).data
    for wrong in ([], [*doc["drawn"], "elf.red"]):
        with pytest.raises(BadPosition) as caught:
            GAME.from_position({**doc, "drawn": wrong})
        assert caught.value.where == "drawn"


def test_E50_cannot_be_asked_where_it_is_not_agreed() -> None:
    doc = position(prompt={"seat": 0, "ask": "sift"})
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(doc)
    assert caught.value.where == "prompt.ask"


def test_E50_bots_keep_the_card_that_goes_with_their_hand() -> None:
    state = table(hand="elf.red elf.blue", options=TWO)
    play(state, "draw", "card elf.green", "card dwarf.purple")
    question = {"view": seen(state, 0), "level": "casual", "seed": 3}
    assert answer(GAME, question, Thinker())["move"] == "add elf.green"
