"""`folkmoot position` and `folkmoot why` with the positions that the documents print, as they are printed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from folkmoot.cli import main
from folkmoot.core import Doc

PAGES = sorted((Path(__file__).parents[2] / "docs").glob("positions*.md"))
PRINTED = [block for page in PAGES for block in re.findall(r"```json\n(.*?)```", page.read_text("utf-8"), re.DOTALL)]


def file_with(folder: Path, text: str) -> str:
    file = folder / "mine.json"
    file.write_text(text, "utf-8")
    return str(file)


def whole_table() -> Doc:
    found: Doc = next(doc for doc in map(json.loads, PRINTED) if doc["game"] == "ethnos" and doc.get("turn") == 2)
    return found


@pytest.mark.parametrize("text", PRINTED, ids=range(len(PRINTED)))
def test_every_printed_position_is_shown(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = file_with(tmp_path, text)
    assert main(["position", file]) == 0
    assert "scores: " in capsys.readouterr().out
    assert main(["why", file]) == 0


def test_what_the_age_would_bring(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Kingdoms, merfolk and giant of age II, bands; in Duris a troll is ahead (E38)."""
    assert main(["position", file_with(tmp_path, json.dumps(whole_table()))]) == 0
    counted = capsys.readouterr().out.partition("if the age ended now: ")[2]
    assert counted.splitlines()[0] == "Player 1: 4, Player 2: 9, Player 3: 6, Player 4: 14"
    assert "E38" in counted


def test_why_of_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = file_with(tmp_path, json.dumps(whole_table()))
    assert main(["why", file, "lead dwarf.blue"]) == 0
    assert "E18" in capsys.readouterr().out
    assert main(["why", file, "--at", "3"]) == 2
    assert "this file is a position" in capsys.readouterr().err
