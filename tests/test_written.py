"""Files that tests compare with are written only when somebody asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.written import main

FOLDER = Path(__file__).parent


def test_nothing_is_written_unasked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "golden" / "two.txt"
    assert main("tests.two", [(file, "2\n")], []) == 1
    assert not file.exists()
    assert main("tests.two", [(file, "2\n")], ["--write"]) == 0
    assert main("tests.two", [(file, "2\n")], []) == 0
    assert main("tests.two", [(file, "3\n")], []) == 1
    assert file.read_text() == "2\n"
    assert capsys.readouterr().out.split("\n")[:3] == [
        "golden/two.txt: differs",
        "golden/two.txt: written",
        "golden/two.txt: the same",
    ]
    assert main("tests.two", [(file, "3\n")], ["--wirte"]) == 2
    assert capsys.readouterr().err == "usage: python -m tests.two [--write]\n"


def test_no_command_of_the_tests_writes_by_itself() -> None:
    files = FOLDER.rglob("*.py")
    commands = {file: file.read_text("utf-8").partition('\nif __name__ == "__main__":\n')[2] for file in files}
    commands = {file: told for file, told in commands.items() if told}
    assert {file.stem for file in commands} >= {"golden", "bounds", "questions", "trees"}
    assert [file for file, told in commands.items() if ".write_" in told] == []
