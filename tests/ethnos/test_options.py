"""Options: every one checked, none silently ignored."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import BadOptions, UnknownGame
from tests.ethnos.tables import GAME, ask, seen, third_dragon

FIVE = ["dwarf", "elf", "giant", "orc", "troll"]
SIX = [*FIVE, "wizard"]


@pytest.mark.parametrize("players", [1, 7, 0, -1, 4.0, "4", None, True, 2**70])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.start(players)
    assert caught.value.where == "players"
    assert "between 2 and 6" in caught.value.what


@pytest.mark.parametrize(
    ("players", "given", "where", "what"),
    [
        (4, {"skeletons": True}, "skeletons", "options: tribes, ten_skeletons, merfolk_second_place, merfolk_trolls"),
        (4, {"ten_skeletons": 1}, "ten_skeletons", "neither True nor False"),
        (4, {"merfolk_second_place": "yes"}, "merfolk_second_place", "neither True nor False"),
        (4, {"tribes": "dwarf"}, "tribes", "not a list"),
        (4, {"tribes": FIVE}, "tribes", "5 tribes are named, 4 players need 6"),
        (3, {"tribes": SIX}, "tribes", "6 tribes are named, 3 players need 5"),
        (2, {"tribes": []}, "tribes", "0 tribes are named"),
        (4, {"tribes": [*FIVE, "hobbit"]}, "tribes", "'hobbit' is unknown (one of: "),
        (4, {"tribes": [*FIVE, "dwarf"]}, "tribes", "'dwarf' is named twice"),
        (4, {"tribes": [*FIVE, 7]}, "tribes", "7 is unknown"),
        (4, {"rules": 0}, "rules", "must be 1"),
        (4, {"rules": 99}, "rules", "must be 1"),
        (4, {"rules": "1"}, "rules", "must be 1"),
    ],
)
def test_a_wrong_option_is_refused_by_its_name(players: int, given: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.start(players, **given)
    assert caught.value.where == where
    assert what in caught.value.what


def test_options_are_described() -> None:
    described = {option.name: option for option in GAME.options}
    rules = ["E11", "E31", "E40", "E38", "E22", "E14", "E44", "E50"]
    assert [option.rule for option in GAME.options] == rules
    assert (described["tribes"].default, described["ten_skeletons"].default) == (None, True)
    assert [option.default for option in GAME.options[1:]] == [True] * 3 + [False] * 4
    assert len(described["tribes"].choices) == 12


def test_options_are_part_of_every_view() -> None:
    state = GAME.start(4, tribes=SIX, ten_skeletons=False)
    for seat in (None, 0, 3):
        given = seen(state, seat)["options"]
        assert list(given) == [option.name for option in GAME.options]
        assert (given["tribes"], given["ten_skeletons"], given["merfolk_second_place"]) == (SIX, False, True)


def test_the_order_of_chosen_tribes_does_not_matter() -> None:
    one, other = GAME.start(2, tribes=FIVE), GAME.start(2, tribes=FIVE[::-1])
    assert seen(one)["tribes"] == seen(other)["tribes"]
    assert one.chance_outcomes() == other.chance_outcomes()


def test_a_rules_number_is_kept() -> None:
    state = GAME.start(4, rules=1)
    assert seen(state)["rules"] == 1
    assert ask(state) == "tribe"


def test_switches_reach_the_scoring() -> None:
    for switch, points in ((True, [2, 1, 0, 0]), (False, [2, 0, 0, 0])):
        state = third_dragon(age=2, merfolk=[9, 5], options={"merfolk_second_place": switch})
        assert state.scores() == points


def test_an_unknown_seat_has_no_view() -> None:
    state = GAME.start(2)
    for seat in (2, -1, True):
        with pytest.raises(BadOptions, match="seat"):
            state.view(seat)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="'ludo' isn't a game"):
        games.get("ludo")
