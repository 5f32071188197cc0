"""`folkmoot score aetherya`: the printed pad, explained."""

from __future__ import annotations

import pytest

from folkmoot.cli import main
from folkmoot.text import MINUS

BOOK = ("FHMN/EFHP/FEDL/MNSH", "FHMN/EFHD/FEPL/MNSH", "FEFM/HFEN/MHDS/NPLH", "FEFM/HFEN/MHPS/NDLH")


def score(*arguments: str) -> int:
    return main(["score", "aetherya", *arguments])


def pad(text: str) -> dict[str, int]:
    """The rows and the total of what was printed."""
    lines = [line.split() for line in text.splitlines() if not line.startswith(" ")]
    return {name: number(points) for name, points in lines}


def number(told: str) -> int:
    """A number with the minus sign that people read."""
    assert "-" not in told
    return int(told.replace(MINUS, "-"))


@pytest.mark.parametrize("grid", BOOK)
def test_the_books_kingdom(grid: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(grid) == 0
    rows = {"Elves": 10, "Dwarves": 4, "Humans": 8, "Goblins": 0, "Dragons": 3, "Legends": 0, "Conflicts": -2}
    out = capsys.readouterr().out
    assert pad(out) == {**rows, "Total": 23}


def test_reasons_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    grid = BOOK[0]
    assert (
        score(grid, "--legends", "human-elf,four-races", "--gems", "2,3,4", "--treaty", "r3c2", "--staff", "r3c3") == 0
    )
    out = capsys.readouterr().out
    assert pad(out) == {
        "Elves": 10,
        "Dwarves": 4,
        "Humans": 8,
        "Goblins": 0,
        "Dragons": 3,
        "Legends": 15,
        "Conflicts": 0,
        "Total": 40,
    }
    assert "Human (row 4, column 4) touches Plains (row 2, column 4) through a portal (A3)" in out
    assert "dragon (row 3, column 3) is tamed by a Staff (A20)" in out
    assert "the last digit of 9, the sum of Gem 2, Gem 3, Gem 4 (A34)" in out


def test_reasons_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert score("HDHD/DHDH/GEEN/DDD?") == 0
    out = capsys.readouterr().out
    parts = [number(line.split()[0]) for line in out.splitlines() if line.startswith(" ")]
    assert sum(parts) == pad(out)["Total"]
    assert "is over the limit and counts as wild" in out
    assert "7 dragons are worth nothing" in out


def test_lower_case_and_question_marks_lie_face_down(capsys: pytest.CaptureFixture[str]) -> None:
    score("HP??/????/????/????")
    open_cards = pad(capsys.readouterr().out)
    score("HPss/gGee/????/nnnn".replace("G", "g"))
    assert pad(capsys.readouterr().out) == open_cards


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["FHMN/EFHX/FEDL/MNSH"], "kingdom: r2c4: 'X' is not a valid value"),
        (["FHMN/EFHx/FEDL/MNSH"], "kingdom: r2c4: 'x' is not a valid value"),
        (["FHMN/EFH/FEDL/MNSH"], "kingdom: row 'EFH' has 3 cards, not 4"),
        (["FHMN/EFHP/FEDL"], "kingdom: 3 rows, but a kingdom has 4 (such as FHMN/"),
        ([""], "kingdom: one row, but"),
        (["GGGG/GGGG/GGGG/GGGG"], "kingdom: goblin: 16, where there are only 8"),
        ([BOOK[0], "--legends", "human-orc"], "legends[0]: 'human-orc' is not a valid value"),
        ([BOOK[0], "--legends", "human-elf,human-elf"], "legends[1]: 'human-elf' is given twice"),
        ([BOOK[0], "--gems", "1,5"], "gems[1]: '5' is not a valid value"),
        ([BOOK[0], "--gems", "1,1,1,1,1"], "gems[4]: 1: 5, where there are only 4"),
        ([BOOK[0], "--treaty", "r1c1"], "treaty: there is no face-up race card at r1c1"),
        ([BOOK[0], "--treaty", "r9c1"], "treaty: 'r9c1' is not a valid value"),
        ([BOOK[0], "--staff", "r1c1"], "staff: there is no face-up dragon at r1c1"),
        ([BOOK[0], "--staff", "r3c3", "--staff", "r3c3"], "staff: 'r3c3' is given twice"),
    ],
)
def test_refusals_are_one_line_naming_the_place(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"folkmoot: {said}")
    assert captured.err.count("\n") == 1
