"""The examples in the documents are true."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import folkmoot
from folkmoot.cli import main
from folkmoot.core import parts

ROOT = Path(__file__).parent.parent


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("name", ["adaptors", "bots", "study"])
def test_the_examples_for_people_who_study_play_run(name: str) -> None:
    pytest.importorskip("pettingzoo")
    page = str(ROOT / "docs" / f"{name}.md")
    result = doctest.testfile(page, module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize("path", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")), ids=lambda p: p.name)
def test_links_lead_somewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    links = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]
    for link in links:
        if link and "://" not in link:
            assert (path.parent / link).exists(), f"{path.name}: {link} is not there"


SKAT = """
from folkmoot import bots, games
from folkmoot.bots.minds import evaluation_of
from folkmoot.cli.pictures import picture
from folkmoot.cli.pictures.drawing import marks_of
from folkmoot.core import ScriptDealer, conformance
from folkmoot.text import texts

game = games.get("skat")
assert conformance(game, games=50, deep=2, steps=10).games >= 50
state = game.start(2)
ScriptDealer([f"card {card}" for card in (3, 7, 9, 2, 6, 8)]).deal_all(state)
assert evaluation_of(game, 2).knows
assert bots.choose(game, state.view(0), "strong", 1, bots.Budget(iterations=50)) == "show 9"
legal = [state.describe(code) for code in state.legal_actions()]
print(picture("skat", state.view(0).data, texts(), ["Ada", "Ben"], marks_of(legal, None), 60).plain)
"""


def test_the_walk_through_for_a_new_game_leads_where_it_says(tmp_path: Path) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert main(["new-game", "skat", "--into", str(tmp_path / "skat")]) == 0
    blocks = re.findall(r"```python\n# (\S+)\n(.*?)```", page, re.DOTALL)
    assert [path for path, _ in blocks] == ["folkmoot_skat/mind/evaluation.py", "folkmoot_skat/terminal.py"]
    for path, text in blocks:
        target = tmp_path / "skat" / path
        target.parent.mkdir(exist_ok=True)
        target.write_text(text)
    (tmp_path / "skat/folkmoot_skat/mind/__init__.py").touch()
    [points] = re.findall(r'```toml\n\[project.entry-points."folkmoot.games"\]\n(.*?)```', page, re.DOTALL)
    metadata = tmp_path / "skat/folkmoot_skat-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: folkmoot-skat\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[folkmoot.games]\n" + points.replace('"', ""))
    places = os.pathsep.join([str(tmp_path / "skat"), str(Path(folkmoot.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", SKAT],
        env=os.environ | {"PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "1 Ada: ›[3] ›[7] ›[9]\n2 Ben: [?] [?] [?]\n"


def test_the_table_of_parts_is_that_of_the_code() -> None:
    table = re.findall(r"^\|.*\|$", str(parts.__doc__), re.MULTILINE)
    assert len(table) > 15
    assert "\n".join(table) in (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for row in table[2:]:
        for place in re.findall(r"`(\w+/[\w/.]*)`", row.split("|")[3]):
            assert (Path(folkmoot.__file__).parent / place).exists(), place
