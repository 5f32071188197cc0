"""`folkmoot score`: the printed pads, explained."""

from __future__ import annotations

import pytest

from folkmoot.cli import main
from folkmoot.text import MINUS

BOOK = ("FHMN/EFHP/FEDL/MNSH", "FHMN/EFHD/FEPL/MNSH", "FEFM/HFEN/MHDS/NPLH", "FEFM/HFEN/MHPS/NDLH")


def score(*arguments: str) -> int:
    return main(["score", "aetherya", *arguments])


def pad(text: str) -> dict[str, int]:
    """The rows and the total of what was printed."""
    lines = [line.split() for line in text.splitlines() if not line.startswith(" ") and ":" not in line]
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
        (["GGGG/GGGG/GGGG/GGGG"], "kingdom: goblin: 16, but there are only 8"),
        ([BOOK[0], "--legends", "human-orc"], "legends[0]: 'human-orc' is not a valid value"),
        ([BOOK[0], "--legends", "human-elf,human-elf"], "legends[1]: 'human-elf' is given twice"),
        ([BOOK[0], "--gems", "1,5"], "gems[1]: '5' is not a valid value"),
        ([BOOK[0], "--gems", "1,1,1,1,1"], "gems[4]: 1: 5, but there are only 4"),
        ([BOOK[0], "--treaty", "r1c1"], "treaty: there is no face-up race card at r1c1"),
        ([BOOK[0], "--treaty", "r9c1"], "treaty: 'r9c1' is not a valid value"),
        ([BOOK[0], "--staff", "r1c1"], "staff: there is no face-up dragon at r1c1"),
        ([BOOK[0], "--staff", "r3c3", "--staff", "r3c3"], "staff: 'r3c3' is given twice"),
        ([BOOK[0], "--legends", "2:human-elf"], "legends: '2:human-elf' is for kingdom 2, but there are only 1"),
        ([BOOK[0], BOOK[1], "--mode", "solo"], "kingdoms: 2 kingdoms, where 1 to 1 are needed"),
        ([BOOK[0], "--mode", "coop"], "kingdoms: one kingdom, where 2 to 4 are needed"),
        ([BOOK[0], "--mode", "solo", "--ages", "1,x"], "ages: must be a list of numbers"),
        ([BOOK[0], "--mode", "solo", "--row", "four"], "row[0]: 'four' is not a valid value"),
        ([BOOK[0], BOOK[1], "--variant", "frontiers", "--nolands", "E1"], "nolands: one entry where 16 are needed"),
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


def test_A22_several_kingdoms_have_a_winner_and_a_highest_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(BOOK[0], BOOK[0], "--legends", "2:human-elf,two-elves") == 0
    out = capsys.readouterr().out
    assert "Total                 23        27\nPlayer 2 wins.\nPlayer 2 has the most points.\n" in out
    assert score("?H??/?P??/????/????", "????/????/????/????", "--legends", "2:human-elf") == 0
    assert "Shared victory: Player 1, Player 2." in capsys.readouterr().out
    assert score("HP??/????/????/????", "EF??/D???/????/????", "--legends", "2:two-elves", "--gems", "2:1") == 0
    out = capsys.readouterr().out
    assert "Tied on points; Player 2 has the higher row." in out
    assert score(BOOK[0], BOOK[1]) == 0
    assert "Tied in every row." in capsys.readouterr().out


def test_A39_A44_alone_and_together(capsys: pytest.CaptureFixture[str]) -> None:
    row = ("--mode", "solo", "--row", "two-humans,human-elf")
    assert score(BOOK[0], *row, "--legends", "human-elf") == 0
    out = capsys.readouterr().out
    assert "\nTotal                  0\n" in out
    assert "Lost.\nA legend of this age was not met: the campaign is lost and scores nothing." in out
    fate = ("--mode", "solo", "--fate", "dezanno", "--row", "human-elf", "--legends", "human-elf")
    assert score(BOOK[0], *fate) == 0
    assert "Lost.\nThe task of this age was not done" in capsys.readouterr().out
    assert score(BOOK[0], *row, "--legends", "human-elf,two-humans", "--ages", "3,1") == 0
    assert "Victory!" in capsys.readouterr().out
    assert score(BOOK[0], *row, "--legends", "human-elf,two-humans", "--ages", "3,0") == 0
    assert "Finished." in capsys.readouterr().out
    assert score(BOOK[0], BOOK[1], "--mode", "coop", "--penalty", "four-races") == 0
    out = capsys.readouterr().out
    assert "Penalty pile          −4        −4" in out
    assert "Player 1, Player 2 win." in out


def test_scenarios_have_their_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert score("?H??/?GS?/????/????", "--mode", "solo", "--fate", "dezanno") == 0
    assert "(A51)" in capsys.readouterr().out
    assert score("?EF?/?N??/????/????", "????/????/????/????", "--variant", "confrontation", "--race", "elf") == 0
    assert "(A56)" in capsys.readouterr().out
    line, forts = "E??E/????/????/????", ("--race", "elf", "--race", "2:dwarf", "--fortress", "r1c4")
    assert score(line, "N???/????/????/????", "--variant", "confrontation", *forts) == 0
    assert "from the neighbour on the right for the fortress at row 1, column 4 (A59)" in capsys.readouterr().out
    assert score(line, line, "--variant", "confrontation", *forts[:-1], "r1c2") == 2
    assert "no face-up card of the race or its home terrain at r1c2" in capsys.readouterr().err
    lands = "E1,F2,.,./.,.,.,./.,.,.,./.,.,.,."
    assert score(BOOK[0], BOOK[0], "--variant", "frontiers", "--nolands", lands) == 0
    assert "first place in the Nolands" in capsys.readouterr().out
    pact = ("--pact", "1-2", "--betrayals", "0,0,1")
    assert score(BOOK[0], BOOK[0], BOOK[0], "--variant", "frontiers", "--nolands", lands, *pact) == 0
    out = capsys.readouterr().out
    assert out.count("first place in the Nolands") == 2
    assert "Player 3: broken pacts: 1 (A60)" in out
    assert score(BOOK[0], BOOK[0], "--variant", "frontiers", "--pact", "1-1") == 2
    assert "pact: '1-1'" in capsys.readouterr().err
    assert score(*BOOK, "--variant", "empires") == 0
    assert "(A58)" in capsys.readouterr().out
    assert score(*BOOK, *BOOK, "--variant", "empires", "--legends", "8:two-humans") == 0
    out = capsys.readouterr().out
    assert "Player 8: Player 2’s kingdom (A58)" in out
    assert "Player 2, Player 4, Player 6, Player 8 have the most points." in out
    for number in (2, 5):
        assert score(*[BOOK[0]] * number, "--variant", "empires") == 2
        wrong = f"kingdoms: {number} is not a valid value (choose from: 4, 6, 8)"
        assert wrong in capsys.readouterr().err


TOKENS = ("--tokens", "2,6/0,4/2,8/4,8/2,10/6,8")


def test_ages_of_ethnos_are_counted_from_a_line_for_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "ethnos", *TOKENS, "2,1,0,0,3,1 m5 b3,4d", "1,1,2,0,0,2 m3 G g1 b5s2,1"]) == 0
    out = capsys.readouterr().out
    assert "Total                 18        15\nPlayer 2 has the least glory and begins the next age.\n" in out
    assert "+10  Player 1: a band counted as 5 cards (age I) (E43)" in out
    lines = ["2,0,0,0,3,1 b3 / 3,0,0,1,3,1 o3 t4 b6", "1,1,2,0,0,2 b5 / 1,2,2,0,1,2 b4,2"]
    assert main(["score", "ethnos", *TOKENS, "--book", "pl", *lines]) == 0
    assert "Player 1 wins.\nPlayer 1 has the most glory.\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ethnos", *TOKENS, "x3", ""], "player[0]: 'x3' can’t be read (such as 2,0,1,0,0,3 m5"),
        (["ethnos", *TOKENS, "b3,d", ""], "player[0]: 'b3,d' can’t be read"),
        (["ethnos", *TOKENS, "m5 m6", ""], "player[0]: 'm6' can’t be read"),
        (["ethnos", *TOKENS, "b1 / b1", "b1"], "player[1]: missing"),
        (["ethnos", *TOKENS, "b1"], "players: must be between 2 and 6 (got 1)"),
        (["ethnos", "--tokens", "2;6", "b1", ""], "tokens[0]: must be a list of numbers"),
        (["tribes", "villages=x", ""], "player[0]: 'villages=x' can’t be read (such as villages=6 bow"),
        (["tribes", "bow bow", ""], "seats[0].goals[1]: 'bow' is given twice"),
        (["tribes", "villages=15", "villages=15"], "seats[1]: seats[0], seats[1]: at least 15 points each"),
    ],
)
def test_lines_that_cannot_be_are_refused_by_their_player(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"folkmoot: {said}")


def test_points_of_tribes_have_their_sources(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "tribes", "villages=6 bow nomads chief=2", "villages=4 raid mammoth=3 elders=1"]) == 0
    out = capsys.readouterr().out
    assert "+2  Player 1: Nomads (T132)" in out
    assert "Player 1 still needs 4 points.\nPlayer 2 still needs 4 points.\n" in out
