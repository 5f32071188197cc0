"""`folkmoot new-game`: the skeleton is a whole game, from an empty folder to a table in the terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import folkmoot
from folkmoot.cli import main
from folkmoot.text import LANGUAGES, texts

SOURCE = Path(folkmoot.__file__).parents[1]
BUILD = "import setuptools.build_meta as backend; backend.build_wheel('dist')"
TRY = """
import asyncio, pathlib, runpy
from folkmoot import games
from folkmoot.cli import main
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.cli.tui import TableApp
from folkmoot.text import texts

async def play():
    sitting = Sitting(games.get("hex_war"), [HUMAN, "casual"], {}, 3)
    app = TableApp(sitting, texts(), pathlib.Path("x.json"), always=False)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(200):
            await pilot.pause()
            if sitting.state.turn == -2:
                break
            await pilot.press("1")
    assert sitting.recorder.rows[-1]["kind"] == "end", sitting.recorder.rows

runpy.run_path("hex-war/tests/test_conformance.py")["test_conformance"]()
asyncio.run(play())
assert main(["demo", "hex_war", "--players", "2"]) == 0
print(texts("ja").name("hex_war"))
"""
"""Script: the game's test, a game in the terminal against a bot, and one between bots."""


def run(folder: Path, code: str, *places: Path) -> str:
    """Run Python there, with what is installed in these places."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, places)), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_from_nothing_to_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "hex-war"
    assert main(["new-game", "hex_war", "--into", str(folder)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"A small, complete game is in {folder}. Next:"
    assert said[-1] == "  folkmoot play hex_war"
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert [path for path in written if re.search("CLASS|PACKAGE|TITLE|NAME", path.read_text() + path.name)] == []

    run(folder, BUILD)
    [wheel] = (folder / "dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    told = run(tmp_path, TRY, tmp_path / "site", SOURCE)
    assert "shows the" in told
    assert told.splitlines()[-1] == "Hex war", "in a language that it does not speak it speaks English"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Chess", "new-game-name"),
        ("x", "new-game-name"),
        ("9lives", "new-game-name"),
        ("hex-war", "new-game-name"),
        ("../up", "new-game-name"),
        ("игра", "new-game-name"),
        ("a" * 31, "new-game-name"),
        ("ethnos", "new-game-taken"),
        ("nine", "new-game-taken"),
        ("client", "new-game-prefix"),
        ("why", "new-game-prefix"),
    ],
)
def test_bad_names_are_refused_with_what_is_right(
    name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for language in LANGUAGES:
        assert main(["new-game", name, "--lang", language]) == 2
        assert capsys.readouterr().err == f"folkmoot: {texts(language).say(f'error-{told}', name=name)}\n"
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_ever_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "README.md"
    mine.write_text("mine")
    for place in (tmp_path, mine):
        assert main(["new-game", "skat", "--into", str(place)]) == 2
        assert capsys.readouterr().err == f"folkmoot: {place} is there already and is not an empty folder\n"
    assert [path.name for path in tmp_path.iterdir()] == ["README.md"]
    assert mine.read_text() == "mine"
    (tmp_path / "empty").mkdir()
    assert main(["new-game", "skat", "--into", str(tmp_path / "empty")]) == 0
