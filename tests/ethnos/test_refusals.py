"""Every reason to refuse an action: the rule that decides here, and the numbers of this position."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from folkmoot.core import State
from folkmoot.text import texts
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
    Case("not_in_hand", at("lead dwarf.red", hand="dwarf.red*2"), "add dwarf.blue", "E18"),
    Case("not_in_hand", at("lead dwarf.red", hand="dwarf.red"), "add dwarf.red", "E18"),
    Case(
        "other_basis",
        at("lead wingfolk.red", "add skeleton", hand="wingfolk.red skeleton troll.blue"),
        "add troll.blue",
        "E18",
    ),
    Case(
        "other_basis",
        at("lead dwarf.red", "add elf.red", hand="dwarf.red dwarf.blue elf.red"),
        "add dwarf.blue",
        "E18",
    ),
    Case(
        "keeps_enough",
        at(*KEEPING, "add dwarf.grey", "add giant.red", hand="elf.red elf.blue dwarf.grey giant.red centaur.grey"),
        "add centaur.grey",
        "E24",
        (2,),
    ),
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
    Case("not_face_up", at(hand="dwarf.red"), "take elf.red", "E15"),
    Case("no_ten_skeletons", at(hand="dwarf.red skeleton*3"), "skeletons", "E31", (10, 3)),
    Case("switched_off", at(hand="skeleton*10", options=OFF), "skeletons", "E31"),
    Case("hand_full", at(hand="skeleton*10"), "draw", "E17", (10,)),
    Case("hand_full", at(hand="skeleton*10", row="elf.blue", options=OFF), "take elf.blue", "E45", (10,)),
    Case("must_act", at(hand="dwarf.red skeleton*3"), "pass", "E17"),
    Case("must_act", at(hand="skeleton*3"), "pass", "E17"),
    Case("must_act", at(), "pass", "E17"),
    Case("must_act", at(hand="skeleton*9 elf.red"), "pass", "E17"),
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


@pytest.mark.parametrize(
    ("position", "action", "said"),
    [
        (at(hand="dwarf.red skeleton*3"), "pass", "You can’t pass: recruit an ally or play a band."),
        (at(hand="skeleton*3"), "pass", "You can’t pass: recruit an ally. You have no card that can lead a band."),
        (at(), "pass", "You can’t pass: recruit an ally. You have no card that can lead a band."),
        (at(hand="skeleton*9 elf.red"), "pass", "You can’t pass: your hand is full, play a band."),
        (
            at(hand="skeleton*10"),
            "draw",
            "You can’t take another card: you hold 10 cards and the limit is 10. Play the skeletons, and you win.",
        ),
        (
            at(hand="skeleton*10", options=OFF),
            "draw",
            "You can’t take another card: you hold 10 cards and the limit is 10. "
            "They are all skeletons, which can’t be played at this table: all you can do is pass.",
        ),
        (at(), "take elf.red", "You can’t take that card: it isn’t face up. No card is: draw one from the deck."),
        (
            at("lead dwarf.red", hand="dwarf.red"),
            "add dwarf.red",
            "You have no more of that card: all you hold are chosen already.",
        ),
    ],
)
def test_E17_a_refusal_says_only_what_is_true_here(position: Callable[[], State], action: str, said: str) -> None:
    state = position()
    refusal = state.refusal(state.parse(action))
    assert refusal is not None
    assert texts("en").refusal("ethnos", refusal) == said
