"""Bots that somebody else wrote: a class in a file, or a program that speaks lines of JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from folkmoot import games
from folkmoot.arena import guests
from folkmoot.arena.entrants import enter
from folkmoot.arena.matches import Job, play_job
from folkmoot.cli import main
from folkmoot.core import BadOptions, FolkmootError, SimDealer, View

ROOT = Path(__file__).parents[2]
ETHNOS = games.get("ethnos")
PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    {answer}
    print(json.dumps(answer), flush=True)
"""


def write(folder: Path, text: str) -> str:
    file = folder / "mine.py"
    file.write_text(text, "utf-8")
    return str(file)


def view() -> View:
    state = ETHNOS.start(2)
    SimDealer(1).deal_all(state)
    return state.view(state.turn)


def program(folder: Path, answer: str) -> str:
    return f"program:{sys.executable} {write(folder, PROGRAM.replace('{answer}', answer))}"


def test_a_bot_in_ten_lines_plays_a_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = f"{ROOT / 'examples/patient.py'}:Patient"
    given = ["--entrants", "random", mine, "--deals", "2", "--controls", "0", "--jobs", "0"]
    assert main(["tournament", "ethnos", "--players", "2", *given, "--out", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)
    lines = (tmp_path / "results.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["lineup"] for line in lines[1:3]] == [[mine, "random"], ["random", mine]]


def test_the_file_of_a_bot_may_hold_anything_that_a_module_may(tmp_path: Path) -> None:
    """A dataclass whose annotations are texts looks for the module that it stands in."""
    text = "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass Bot:\n"
    text += "    calm: int = 1\n    def choose(self, view, seed):\n        return view.legal[0]['text']\n"
    assert guests.load(f"{write(tmp_path, text)}:Bot").choose(view(), 1) == view().legal[0]["text"]


def test_seeds_that_count_up_are_luck_to_a_bot() -> None:
    """Those of a seat are a multiple of eight apart: its bot would take the same of eight moves all the game."""

    class Listener:
        heard: ClassVar[set[int]] = set()

        def choose(self, view: View, seed: int) -> str:
            self.heard.add(seed % 8)
            return str(view.legal[0]["text"])

    for seed in range(0, 512, 8):
        guests.ask(Listener(), "listener", ETHNOS, view(), seed)
    assert Listener.heard == set(range(8))


def test_a_program_in_another_language_plays_a_game() -> None:
    shell = f"program:sh {ROOT / 'examples/patient.sh'}"
    result = play_job(Job("aetherya", 2, {}, 3, (shell, "random"), "pair", 0))
    assert result["outcome"] in ("won", "shared")
    assert result["decisions"] > 20


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("none.py:Bot", "none.py isn't a file"),
        ("{file}", "which class"),
        ("{file}:Other", "has no class Other"),
        ("{file}:Silent", r"Silent has no method choose\(view, seed\)"),
        ("{file}:Broken", "cannot be made: ValueError"),
        ("{file}:Slip", "cannot be made: AttributeError"),
        ("program:", "which program"),
        ("program:./not-there", "./not-there cannot be started: No such file"),
    ],
)
def test_a_bot_that_cannot_be_had_is_told_before_any_game(tmp_path: Path, word: str, told: str) -> None:
    text = "class Silent: pass\nclass Broken:\n    def __init__(self): raise ValueError('no')\n"
    text += "class Slip:\n    def __init__(self): self.nothing.there\n"
    with pytest.raises(BadOptions, match=told):
        enter(ETHNOS, word.replace("{file}", write(tmp_path, text)))


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("return 'fly'", "answered 'fly': "),
        ("return 'pass'", r"answered 'pass', which isn't legal here: must_act \(E17\)"),
        ("return 17", "answered '17': a notation is a text"),
        ("raise KeyError('hand')", r"failed: KeyError\('hand'\)"),
    ],
)
def test_what_a_bot_did_wrong_is_told_with_its_name(tmp_path: Path, body: str, told: str) -> None:
    word = f"{write(tmp_path, f'class Bot:{chr(10)}    def choose(self, view, seed): {body}{chr(10)}')}:Bot"
    with pytest.raises(FolkmootError, match=f"mine.py:Bot {told}"):
        enter(ETHNOS, word).decide(ETHNOS, view(), 1)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("print('hm', flush=True); continue", "answered 'hm', which isn't a line of JSON"),
        ("answer = {'id': 7}", 'which isn\'t an object with "id": 1'),
        ("answer = [1]", 'which isn\'t an object with "id": 1'),
        ("sys.exit()", "has ended instead of answering"),
    ],
)
def test_a_program_that_answers_wrong_is_told_at_once(tmp_path: Path, answer: str, told: str) -> None:
    with pytest.raises(FolkmootError, match=told):
        enter(ETHNOS, program(tmp_path, answer))


def test_a_program_is_asked_with_everything_and_has_to_answer_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "asked.json"
    entrant = enter(ETHNOS, program(tmp_path, f"open({str(kept)!r}, 'w').write(line); answer = {{'id': asked['id']}}"))
    seen = view()
    with pytest.raises(FolkmootError, match='"move" is None, which isn\'t a text'):
        entrant.decide(ETHNOS, seen, 5)
    asked = json.loads(kept.read_text("utf-8"))
    assert 0 <= asked.pop("seed") < 2**32, "every language has such numbers"
    legal = [action["text"] for action in seen.legal]
    assert asked == {
        "type": "choose", "game": "ethnos", "seat": seen.seat, "view": seen.data, "legal": legal, "id": 2,
    }  # fmt: skip
    entrant.close()
    monkeypatch.setattr(guests, "PATIENCE", 0.2)
    with pytest.raises(FolkmootError, match="has not answered for 0 seconds"):
        enter(ETHNOS, program(tmp_path, "sys.stdin.read(); answer = {}"))


@pytest.mark.parametrize(
    ("given", "name", "word"),
    [
        ("bots/mine.py:Bot", "Bot", "bots/mine.py:Bot"),
        ("Ada=mine.py:Bot", "Ada", "mine.py:Bot"),
        ("program:./bots/ada.sh --deep=3", "ada", "program:./bots/ada.sh --deep=3"),
        ("Grace H.=program:./ada --deep=3", "Grace H.", "program:./ada --deep=3"),
    ],
)
def test_a_bot_is_called_by_the_name_before_it_or_its_own(given: str, name: str, word: str) -> None:
    assert guests.named(given) == (name, word)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("casual", "expected mine.py:Bot or program:./mine"),
        ("=mine.py:Bot", "isn't a name of 1 to 20 letters"),
        (f"{'x' * 21}=mine.py:Bot", "isn't a name of 1 to 20 letters; give one: NAME=mine.py:Bot"),
    ],
)
def test_what_cannot_be_a_bots_name_is_told(given: str, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        guests.named(given)
