"""The command line speaks the language of its reader: help, usage errors, refusals."""

from __future__ import annotations

import re

import pytest

from folkmoot.cli import COMMANDS, main
from folkmoot.text import LANGUAGES

WORDS = {"en": "examples:", "ru": "примеры:", "pl": "przykłady:", "ja": "例："}


def told(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    """Return the output of a command line that exits."""
    with pytest.raises(SystemExit):
        main(line)
    out, err = capsys.readouterr()
    return out + err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, "rate"])
def test_help_in_every_language(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, command, "--help", "--lang", language)
    assert WORDS[language] in shown
    prose = shown.split(WORDS[language])[0]
    if language in ("ru", "ja"):
        english = re.findall(r"\b(?:the|and|default|where|with|show|print|only)\b", prose)
        assert english == []


@pytest.mark.parametrize(
    ("language", "start", "wrong"),
    [
        ("ru", "использование:", "ошибка"),
        ("pl", "użycie:", "błąd"),
        ("ja", "使い方：", "エラー"),
        ("en", "usage:", "error"),
    ],
)
def test_usage_errors(language: str, start: str, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    for line in (["chess"], ["why"], ["play", "ethnos", "--players"], ["play", "--players", "x"], ["verify", "a", "b"]):
        shown = told(capsys, *line, f"--lang={language}")
        assert shown.startswith(start)
        assert wrong in shown
        assert shown.endswith("\n")


@pytest.mark.parametrize(
    ("line", "russian"),
    [
        (["simulate", "chess"], "игры 'chess' нет"),
        (["simulate", "ethnos", "--players", "9"], "players: нужно число от 2 до 6, а не 9"),
        (["simulate", "ethnos", "--option", "dragons=9"], "dragons: неизвестный параметр"),
        (["simulate", "ethnos", "--option", "tribes=dwarf,elf"], "нужно 6"),
        (["simulate", "aetherya", "--players", "2", "--option", "mode=solo"], "в одиночку"),
        (["play", "ethnos", "--seats", "human", "chess"], "нет бота chess"),
        (["replay", "nothing.json"], "nothing.json: не читается"),
        (["play"], "назовите игру"),
    ],
)
def test_refusals_in_russian(line: list[str], russian: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line, "--lang", "ru"]) == 2
    err = capsys.readouterr().err
    assert russian in err
    assert err.count("\n") == 1


def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "użycie:" in told(capsys, "--help")
    assert "使い方：" in told(capsys, "--lang", "ja", "--help")
    assert "użycie:" in told(capsys, "--lang", "xx", "--help"), "an unknown language falls back to the environment"
