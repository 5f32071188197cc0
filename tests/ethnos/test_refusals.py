"""Every reason to refuse an action: the rule that decides here, and the numbers of this position."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from folkmoot.core import State
from tests.ethnos.tables import GAME, play, position, table
from tests.text.refusals import Case, check, check_complete

OFF = {"ten_skeletons": False}


def at(*steps: str, players: int = 4, **given: Any) -> Callable[[], State]:
    return lambda: play(table(players, **given), *steps)


def with_three_tokens() -> State:
    """A box with three troll tokens instead of six."""
    text = files("folkmoot.games.ethnos").joinpath("box.toml").read_text("utf-8")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "mine.toml"
        file.write_text(text.replace("value = [1, 2, 3, 4, 5, 6]", "value = [2, 4, 7]"), "utf-8")
        game = GAME.with_box(str(file))
    return play(game.from_position(position(hand="troll.red troll.blue")), *TROLL)


BAND = ("lead dwarf.red", "add dwarf.blue", "done")
KEEPING = ("lead elf.red", "add elf.blue", "done", "decline")
TROLL = ("lead troll.red", "add troll.blue", "done", "decline")
CASES = [
    Case("not_in_hand", at(hand="dwarf.red"), "lead elf.red", "E18"),
    Case("not_in_hand", at(*KEEPING, hand="elf.red elf.blue dwarf.grey dwarf.red giant.red"), "add giant.blue", "E24"),
    Case("other_basis", at("lead dwarf.red", hand="dwarf.red dwarf.blue elf.blue"), "add elf.blue", "E18"),
    Case(
        "out_of_order",
        at("lead dwarf.red", "add dwarf.grey", hand="dwarf.red dwarf.blue dwarf.grey"),
        "add dwarf.blue",
        "",
    ),
    Case(
        "keeps_enough",
        at(*KEEPING, "add dwarf.grey", "add giant.red", hand="elf.red elf.blue dwarf.grey giant.red giant.grey"),
        "add giant.grey",
        "E24",
        (2,),
    ),
    Case(
        "hand_full",
        at(hand="dwarf.red*2 elf.red*2 giant.red*2 wizard.red*2 centaur.red*2", row="elf.blue"),
        "draw",
        "E17",
        (10,),
    ),
    Case("not_face_up", at(hand="dwarf.red", row="elf.blue"), "take elf.red", "E15"),
    Case("no_ten_skeletons", at(hand="dwarf.red skeleton*3"), "skeletons", "E31", (10, 3)),
    Case("switched_off", at(hand="skeleton*10", options=OFF), "skeletons", "E31"),
    Case("must_act", at(hand="dwarf.red skeleton*3"), "pass", "E45"),
    Case("must_act", at(hand="dwarf.red skeleton*3", options=OFF), "pass", "E45", (10, 3)),
    Case("must_act", at(hand="skeleton*10"), "pass", "E31", (10,)),
    Case("wrong_kingdom", at(*BAND, hand="dwarf.red dwarf.blue"), "place pelagon", "E19"),
    Case(
        "band_too_small",
        at("lead wingfolk.red", "add wingfolk.blue", "done", hand="wingfolk.red wingfolk.blue", markers={"rhea": [3]}),
        "place rhea",
        "E19",
        (2, 3),
    ),
    Case("no_such_token", with_three_tokens, "troll 8", "E10"),
    Case("token_taken", at(*TROLL, hand="troll.red troll.blue", trolls={1: [2]}), "troll 2", "E32", (2,)),
    Case(
        "must_place",
        at("lead wingfolk.red", "done", hand="wingfolk.red", options={"must_place": True}),
        "decline",
        "E19",
    ),
    Case(
        "must_charge",
        at("lead centaur.red", "done", "place rhea", hand="centaur.red elf.red", options={"centaur_must": True}),
        "decline",
        "E22",
    ),
    Case(
        "not_drawn",
        at("draw", "card elf.red", "card elf.blue", hand="giant.red", options={"draw_two": True}),
        "add giant.red",
        "E50",
    ),
    Case("token_too_high", at(*TROLL, hand="troll.red troll.blue"), "troll 5", "E32", (2,)),
]


def test_every_reason_has_a_case() -> None:
    check_complete(GAME, CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_refusal_cites_the_rule_that_decides_and_tells_the_numbers(case: Case) -> None:
    check(case)
