"""Rulings on the fortresses of Confrontation, a scenario of our own: A59."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from folkmoot.core import BadPosition, Doc
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.box import PACKAGED
from folkmoot.games.aetherya.engine.fortresses import fortress_points
from folkmoot.games.aetherya.engine.state import AetheryaState
from tests.aetherya.tables import PLAIN, ask, legal, play, table, why

ELF = "????/?FE?/?MS?/????"
RACES = ["elf", "human", "dwarf", "goblin"]


def seat(cards: str, *built: str) -> Doc:
    """A kingdom; `r1c1 3` is three tokens there."""
    places = [(one.split()[0], int(one.split()[1])) for one in built]
    return {"cards": cards, "built": [place for place, number in places for _ in range(number)]}


def confront(*seats: str | Doc, **given: Any) -> AetheryaState:
    return table(*seats, variant="confrontation", races=RACES[: len(seats)], **given)


def built(state: AetheryaState, number: int = 0) -> list[str]:
    return list(state.view(None).data["seats"][number]["built"])


# To build.


def test_A59_the_token_of_a_card_that_is_turned_up_is_built_with() -> None:
    state = confront(ELF, PLAIN)
    state.watch()
    play(state, "draw", "card goblin", "discard", "flip r1c1", "card dragon")
    assert ask(state) == "build"
    assert state.turn == 0
    assert legal(state) == ["at r2c2", "at r2c3"]
    state.take_events()
    play(state, "at r2c3")
    assert built(state) == ["r2c3"]
    event = next(one for one in state.take_events() if one.kind == "build")
    assert (event.rule, event.data) == ("A59", {"cell": "r2c3", "built": 1, "needed": 3, "finished": False})
    assert (ask(state), state.turn) == ("turn", 1)


def test_A59_the_card_that_replaces_may_bear_its_token() -> None:
    state = confront(ELF, PLAIN, discards=[["forest"]])
    play(state, "take discard", "place r1c4", "card goblin")
    assert legal(state) == ["at r1c4", "at r2c2", "at r2c3"]


def test_A59_a_face_up_card_has_no_token() -> None:
    state = confront(ELF, PLAIN)
    play(state, "take discard", "place r3c3")
    assert (ask(state), state.turn) == ("turn", 1)


def test_A59_only_on_the_own_race_and_its_home_and_no_more_than_a_fortress() -> None:
    state = confront(seat("????/?FE?/?EH?/????", "r2c2 3"), PLAIN, ask="build")
    assert legal(state) == ["at r2c3", "at r3c2"]
    assert why(state, "at r2c2") == ("finished", "A59")
    assert why(state, "at r3c3") == ("no_site", "A59")
    assert why(state, "at r1c1") == ("no_site", "A59")


def test_A59_without_a_place_the_token_is_out_and_one_place_needs_no_question() -> None:
    state = confront(PLAIN.replace("F", "H"), PLAIN)
    play(state, "draw", "card goblin", "discard", "flip r1c1", "card dragon")
    assert (ask(state), built(state)) == ("turn", [])
    state = confront(PLAIN, PLAIN)
    play(state, "draw", "card goblin", "discard", "flip r1c1", "card dragon")
    assert (ask(state), built(state)) == ("turn", ["r2c3"])


def test_A59_whoever_replaces_a_card_loses_its_tokens() -> None:
    state = confront(seat(ELF, "r2c2 2", "r2c3 1"), PLAIN, discards=[["swamp"]])
    play(state, "take discard", "place r2c2")
    assert built(state) == ["r2c3"]


def test_A59_the_sixteenth_card_still_brings_its_token() -> None:
    state = confront(seat("?FHM/EFHP/FEDL/MNSH", "r2c1 2"), PLAIN)
    play(state, "draw", "card goblin", "discard", "flip r1c1", "card plains")
    assert ask(state) == "build"
    play(state, "at r2c1")
    assert ask(state) == "reveal"
    assert built(state).count("r2c1") == 3


# What they bring.

LINE = "E??E/F??F/E??E/F??F"
MEN = "H??H/P??P/H??H/P??P"
SMITHS = "N??N/M??M/N??N/M??M"
SWARM = "G??G/S??S/G??G/S??S"


def fortress_row(state: AetheryaState) -> list[int]:
    return list(next(row for row in state.rows() if row.id == "fortresses").points)


@pytest.mark.parametrize(
    ("seats", "points"),
    [
        ((seat(LINE), seat(MEN)), [0, 0]),
        ((seat(LINE, "r1c1 2"), seat(MEN)), [0, 0]),
        ((seat("?E??/????/????/????", "r1c2 3"), seat(MEN)), [2, 0]),
        ((seat(LINE, "r1c4 3"), seat(MEN)), [4, -2]),
        ((seat(LINE, "r1c4 3"), seat(MEN, "r1c1 3")), [2, 2]),
        ((seat(LINE, "r1c4 3"), seat(MEN, "r1c4 3")), [2, 2]),
        ((seat(LINE, "r1c4 3"), seat(MEN, "r2c1 3")), [2, 2]),
        ((seat(LINE, "r1c4 3"), seat(MEN, "r1c1 2")), [4, -2]),
        ((seat(LINE, "r1c1 3", "r1c4 3"), seat(MEN)), [8, -4]),
        ((seat(LINE, "r3c4 3"), seat(MEN), seat(SMITHS)), [4, -2, 0]),
        ((seat(LINE, "r3c1 3"), seat(MEN), seat(SMITHS)), [4, 0, -2]),
        ((seat(LINE, "r3c1 3"), seat(MEN), seat(SMITHS), seat(SWARM)), [4, 0, 0, -2]),
        ((seat(LINE), seat(MEN, "r4c4 3"), seat(SMITHS, "r4c1 3"), seat(SWARM)), [0, 2, 2, 0]),
    ],
)
def test_A59_a_fortress_scores_and_at_the_border_takes_tribute(seats: tuple[Doc, ...], points: list[int]) -> None:
    """Sixth: each presses at another border, so both pay and are paid; seventh: in different rows, likewise."""
    state = confront(*seats)
    assert fortress_row(state) == points
    rest = [sum(row.points[one] for row in state.rows() if row.id != "fortresses") for one in range(len(seats))]
    assert state.scores() == [more + other for more, other in zip(points, rest, strict=True)]


@pytest.mark.parametrize("needed", [1, 2, 3])
def test_A59_a_fortress_is_finished_with_as_many_tokens_as_the_box_says(tmp_path: Path, needed: int) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"variants.confrontation_tokens = {needed}\n", "utf-8")
    game = GAME.with_box(str(file))
    for number in range(1, needed + 1):
        doc = confront(seat("?E??/????/????/????", f"r1c2 {number}"), seat(MEN)).to_position()
        state = game.from_position({key: value for key, value in doc.items() if key != "box"})
        assert isinstance(state, AetheryaState)
        assert fortress_row(state) == [2 if number == needed else 0, 0]


def test_A59_every_point_is_explained() -> None:
    row = next(row for row in confront(seat(LINE, "r1c4 3"), seat(MEN), seat(SMITHS)).rows() if row.id == "fortresses")
    assert [(part.seat, part.points, part.rule, dict(part.args)) for part in row.parts] == [
        (0, 2, "A59", {"kind": "fortress", "cell": "r1c4"}),
        (0, 2, "A59", {"kind": "takes", "cell": "r1c4", "of_seat": 1, "side": "east"}),
        (1, -2, "A59", {"kind": "pays", "cell": "r1c1", "of_seat": 0, "side": "west"}),
    ]


def told_again(towers: list[set[tuple[int, int]]]) -> list[int]:
    """The rule once more, without masks: rows and columns from 0."""
    players = len(towers)
    points = [2 * len(own) for own in towers]
    for one, own in enumerate(towers):
        for row, column in own:
            for edge, other, facing in ((3, (one + 1) % players, 0), (0, (one - 1) % players, 3)):
                if column == edge and (row, facing) not in towers[other]:
                    points[one] += 2
                    points[other] -= 2
    return points


def test_A59_random_fortresses_against_the_rule_told_again() -> None:
    rng = random.Random(59)
    for _ in range(2_000):
        towers = [
            {(row, column) for row in range(4) for column in range(4) if rng.random() < 0.3}
            for _ in range(rng.randrange(2, 5))
        ]
        masks = [sum(1 << 4 * row + column for row, column in own) for own in towers]
        assert [fortress_points(masks, one, PACKAGED) for one in range(len(masks))] == told_again(towers)


# Documents.


@pytest.mark.parametrize(
    ("given", "where"),
    [
        (["r3c3"], "seats[0].built[0]"),
        (["r1c1"], "seats[0].built[0]"),
        (["r5c1"], "seats[0].built[0]"),
        (["r2c3"] * 4, "seats[0].built[3]"),
        ("r2c3", "seats[0].built"),
    ],
)
def test_A59_what_cannot_be_built_is_refused(given: Any, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        confront({"cards": ELF, "built": given}, PLAIN)
    assert refused.value.where == where


def test_A59_fortresses_belong_to_confrontation() -> None:
    with pytest.raises(BadPosition, match="built"):
        table(seat(ELF), PLAIN)
    with pytest.raises(BadPosition, match="build is not asked"):
        table(ELF, PLAIN, ask="build")
