"""What bots think of a table follows from the numbers of its box, also from those that an owner has corrected."""

from __future__ import annotations

import pytest

from folkmoot.bots.evaluation import Choices, Outlook
from folkmoot.core import Doc
from folkmoot.games.ethnos.game import GAME
from folkmoot.games.ethnos.mind.evaluation import WEIGHTS, evaluation
from tests.ethnos.tables import legal, play, position, table

DWARVES = {"hand": "dwarf.purple dwarf.red", "markers": {"duris": [9], "rhea": [9]}}
MINOTAURS = {"hand": "minotaur.purple minotaur.red", "markers": {"duris": [2], "rhea": [2]}}


def best_band(corrections: Doc, table: Doc) -> float:
    """What the best band of the seat to move is worth with other numbers in the box."""
    mind = evaluation(WEIGHTS)
    state = GAME.corrected(corrections).from_position(position(**table))
    mind.judge(state, Outlook())
    return mind.best[0]


def test_E23_a_band_of_dwarves_is_worth_what_the_box_adds() -> None:
    none, one, two = (best_band({"bands.dwarf_extra": extra}, DWARVES) for extra in (0, 1, 2))
    glory = GAME.data.band_glory
    assert [one - none, two - one] == pytest.approx([glory[2] - glory[1], glory[3] - glory[2]])


def test_E28_a_band_of_minotaurs_places_its_marker_as_the_box_lets_it() -> None:
    none, one = (best_band({"bands.minotaur_extra": extra}, MINOTAURS) for extra in (0, 1))
    assert one > none


def test_E22_another_band_and_stopping_are_weighed_after_a_centaur() -> None:
    state = play(table(hand="centaur.red elf.blue elf.green"), "lead centaur.red", "done", "place rhea")
    mind, choices = evaluation(WEIGHTS), Choices()
    mind.judge(state, Outlook())
    mind.weigh(state, choices)
    weighed = [state.name(int(item.code)) for item in choices.items[: choices.n]]
    assert sorted(weighed) == sorted(legal(state)) == ["decline", "lead elf.blue", "lead elf.green"]
