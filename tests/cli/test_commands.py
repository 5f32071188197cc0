"""Every command with wrong input and in other languages: one clear line, never a traceback; words of the catalogues."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.cli import main
from folkmoot.cli.arguments import environment_language
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.core import SimDealer, verify

RECORD = {"format": 1, "game": "ethnos", "players": 2, "dealer": {"kind": "sim", "seed": 1}, "rows": []}
SELFPLAY = ["selfplay", "ethnos", "--entrants", "random", "--jobs", "0", "--out", "nowhere"]


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("folkmoot: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["verify"], ["position"]])
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "cannot be read (No such file"),
        ("", "not valid JSON"),
        ("[1]", "expected a JSON object"),
        ("{}", 'the file must name its game in "game"'),
        ('{"game": null}', 'the file must name its game in "game"'),
        ('{"game": 5}', 'the file must name its game in "game"'),
        ('{"game": "ethnos", "players": "x", "rows": 5, "dealer": {"kind": "sim"}}', ""),
        (json.dumps({**RECORD, "rows": [5]}), ""),
        (json.dumps({**RECORD, "rows": [{"n": 1, "kind": "move"}]}), ""),
        (json.dumps({**RECORD, "players": 99}), ""),
    ],
)
def test_bad_files_are_one_clear_line(
    command: list[str], text: str | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    if text is not None:
        path.write_text(text)
    assert message in refusal(capsys, *command, str(path))


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["verify"], ["position"], ["rate"]])
def test_a_folder_is_no_file(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read (Is a directory)" in refusal(capsys, *command, str(tmp_path))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (["play"], "which game? Give one of ethnos"),
        (["play", "ethnos", "--names", "Ada", "Ben"], "--names: 2 names for one person"),
        (["demo", "ethnos", "--pause", "-1"], "--pause: must be between 0 and 3600 seconds (got -1.0)"),
        (["demo", "ethnos", "--pause", "nan"], "--pause: must be between 0 and 3600 seconds (got nan)"),
        (["simulate", "aetherya", "--option", "mode=duet"], "mode"),
        (["serve", "--gather", "51"], "--gather: must be between 0 and 50 milliseconds (got 51)"),
        (["serve", "--limit", "-1"], "--limit: must be above 0 and at most 1,000,000 (got -1)"),
        (["serve", "--bots", "-1"], "--bots: must be at least 1, or 0 for as many as fit (got -1)"),
        (["serve", "--proxy", "nowhere"], "--proxy: nowhere is neither an address nor a network"),
        (["serve", "--workers", "0"], "--workers: must be at least 1"),
        (["serve", "--host", "nohost.invalid"], "cannot listen on nohost.invalid:8350: Name or service not known;"),
        (["serve", "--port", "99999"], "--port: must be between 0 and 65535 (got 99999)"),
        (
            ["serve", "--database", "foo://moot:secret@bar"],
            "--database: must be a PostgreSQL URL, such as postgresql://",
        ),
        (["backup", "x.gz", "--database", "bar"], "--database: must be a PostgreSQL URL, such as postgresql://"),
        ([*SELFPLAY, "--games", "0"], "--games: must be at least 1 (got 0)"),
        ([*SELFPLAY, "--shard", "0"], "--shard: must be at least 1 (got 0)"),
        ([*SELFPLAY, "--keep", "2"], "--keep: must be above 0 and at most 1 (got 2.0)"),
        ([*SELFPLAY, "--players", "9"], "players: must be between 2 and 6 (got 9)"),
    ],
)
def test_wrong_values_are_one_clear_line(line: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert message in refusal(capsys, *line)


def test_a_tournament_cannot_go_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    line = ["tournament", "ethnos", "--entrants", "novice", "casual", "--deals", "1", "--out", str(file)]
    assert "file: File exists" in refusal(capsys, *line)


def test_a_record_of_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD))
    assert "game: 'ethnos'" in refusal(capsys, "play", "tribes", "--resume", str(path)).replace('"', "'")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LC_ALL": "C", "LANG": "ja_JP"}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_environment_says_which_language(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == language


@pytest.mark.parametrize(
    ("language", "verified", "total", "legal"),
    [
        ("ru", "каждый шаг по правилам", "Всего", "можно: "),
        ("pl", "każdy krok zgodny z zasadami", "Razem", "można: "),
        ("ja", "すべての手が規則どおりです", "合計", "できること："),
    ],
)
def test_commands_speak_every_language(
    language: str, verified: str, total: str, legal: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "game.json")
    assert main(["demo", "aetherya", "--players", "2", "--record", path, "--lang", language]) == 0
    assert main(["verify", path, "--lang", language]) == 0
    assert verified in capsys.readouterr().out
    assert main(["score", "aetherya", "FHMN/EFHP/FEDL/MNSH", "--lang", language]) == 0
    assert total in capsys.readouterr().out
    assert main(["replay", path, "--at", "3", "--lang", language]) == 0
    assert legal in capsys.readouterr().out


@pytest.mark.parametrize("option", ["mode=solo", "mode=coop"])
def test_the_options_say_how_many_play(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "aetherya", "--option", option, "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == {"mode=solo": 1, "mode=coop": 4}[option]


def test_a_game_that_was_gone_on_with_can_be_verified() -> None:
    """The dealer of a saved game deals on where it stopped, also after moves that were taken back."""
    game, chooser = games.get("ethnos"), SimDealer(4)
    sitting = Sitting(game, [HUMAN, "novice"], {}, 11, ["Ada"])
    for part in range(3):
        for _ in range(30):
            sitting.act(chooser.choose(sitting.state) if sitting.bot is None else sitting.ask_bot()(None))
        while sitting.steps:
            sitting.take_back()
        sitting.take_back()
        doc = json.loads(json.dumps(sitting.recorder.record()))
        assert verify(game, doc)["dealer"] == "sim"
        sitting = Sitting.resume(game, doc, 100 + part)
        assert sitting.names == ["Ada", "Birch"]
