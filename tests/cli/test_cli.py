"""The command line as a person uses it: what it prints, and how it refuses."""

import json
from pathlib import Path

import pytest

from folkmoot import __version__
from folkmoot.build import build
from folkmoot.cli import COMMANDS, main


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "game.json"
    assert main(["demo", "ethnos", "--players", "2", "--record", str(path)]) == 0
    capsys.readouterr()
    return path


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a command refuses."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_version_says_which_build_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"folkmoot {__version__} ({build()})\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert f"examples:\n  folkmoot {command}" in capsys.readouterr().out


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "ethnos", "--players", "3", "--games", "20", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 20
    assert len(summary["seats"]) == 3
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1, abs=0.001)
    for seat in summary["seats"]:
        low, high = seat["interval"]
        assert low <= seat["win_share"] <= high
    assert main(["simulate", "ethnos", "--players", "3", "--games", "20", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["score"] == summary["score"], "equal seeds give equal games"


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "ethnos", "--games", "5", "--option", "ten_skeletons=false"]) == 0
    out = capsys.readouterr().out
    assert "5 random games of Ethnos, 6 players" in out
    assert "win share" in out


def test_a_demonstration_ends_with_the_scores_and_its_seed_gives_the_same_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for seed in ("0", "0", "1"):
        assert main(["demo", "ethnos", "--players", "2", "--seed", seed]) == 0
        told.append(capsys.readouterr().out)
    out, again, other = told
    assert out == again != other
    assert "Age II begins" in out
    assert "    1. Player" in out
    assert "    2. Player" in out


def test_replay_reads_like_a_story(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "plays a band led by" in out
    assert "End of the record." in out


def test_replay_at_a_row_gives_a_position_that_loads(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--at", "20", "--json"]) == 0
    position = tmp_path / "position.json"
    position.write_text(capsys.readouterr().out)
    assert main(["position", str(position)]) == 0
    shown = capsys.readouterr().out
    assert main(["replay", str(record), "--at", "20"]) == 0
    assert capsys.readouterr().out == shown
    assert "legal: " in shown
    assert "scores: " in shown


def test_verify_says_what_was_proved(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert "every step legal; all " in capsys.readouterr().out
    doc = json.loads(record.read_text())
    doc["rows"][9]["digest"] = "0"
    record.write_text(json.dumps(doc))
    assert "rows[9].digest: does not follow" in refusal(capsys, "verify", str(record))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "unknown game 'chess' (choose from: ethnos"),
        (["simulate", "ethnos", "--players", "9"], "players: must be between 2 and 6 (got 9)"),
        (["simulate", "ethnos", "--games", "0"], "--games: must be at least 1 (got 0)"),
        (["simulate", "ethnos", "--option", "dragons=9"], "dragons: unknown option (choose from: tribes"),
        (
            ["simulate", "ethnos", "--option", "ten_skeletons=perhaps"],
            "ten_skeletons: must be true or false (got 'perhaps')",
        ),
        (["simulate", "ethnos", "--option", "ten_skeletons"], "ten_skeletons: an option is written NAME=VALUE"),
        (
            ["simulate", "ethnos", "--option", "tribes=dwarf,goblin"],
            "'goblin' is not a valid value (choose from: centaur",
        ),
        (["simulate", "ethnos", "--option", "tribes=dwarf,elf"], "tribes: 2 tribes are named, but 6 players need 6"),
        (["demo", "ethnos", "--record", "/no/such/folder/x.json"], "cannot be written"),
        (["replay", "nothing.json"], "nothing.json: cannot be read (No such file"),
    ],
)
def test_refusals_are_one_clear_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert message in refusal(capsys, *arguments)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "line 1: not valid JSON"),
        ("[1]", "expected a JSON object, but this is a list"),
        ("{}", 'the file must name its game in "game"'),
        ('{"game": null}', 'the file must name its game in "game"'),
        ('{"game": "ethnos", "players": 2, "rules": 99}', "rules: must be 1 (got 99)"),
        ('{"game": "ethnos", "players": 7}', "players: must be between 2 and 6 (got 7)"),
        ('{"game": "ethnos", "players": 2, "hand": 1}', "hand: unknown field"),
        ("[" * 100_000, "nested too deeply"),
        ("\x00", "not valid JSON"),
    ],
)
def test_bad_files_are_one_clear_line(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    assert message in refusal(capsys, "position", str(path))


def test_rows_that_are_not_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = refusal(capsys, "replay", str(record), "--at", "100000")
    assert "--at: this record has no move 100000 (choose from 0 to" in told
    assert "--json: only with --at" in refusal(capsys, "replay", str(record), "--json")


def test_no_command_opens_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folkmoot.cli.serve.run", lambda args: 7 if args.command == "serve" else 1)
    assert main([]) == 7


def test_an_unknown_command_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["chess"])
    assert stop.value.code == 2
    assert "usage: folkmoot" in capsys.readouterr().err


def test_simulate_with_numbers_of_your_own_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text("bands.glory = [9]\n", "utf-8")
    given = ["simulate", "ethnos", "--players", "2", "--games", "5", "--json"]
    assert main([*given, "--box", str(tmp_path / "mine.toml")]) == 0
    own = json.loads(capsys.readouterr().out)
    assert main(given) == 0
    plain = json.loads(capsys.readouterr().out)
    assert own["box"] != plain["box"]
    assert own["score"]["mean"] > plain["score"]["mean"]
