"""Reading rules in the terminal: the command, the screen at the table, and actions in words."""

from __future__ import annotations

import asyncio
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from textual.widgets import OptionList, Static

from folkmoot import games
from folkmoot.cli import main
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.cli.tui import TableApp
from folkmoot.cli.tui_rules import RulesScreen
from folkmoot.core import Doc, SimDealer
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.actions import say_action
from folkmoot.text.rules import book, rules_of
from tests.rule_ids import RULES

GAMES = games.OWN
FIVE = {"tribes": ["orc", "troll", "elf", "wizard", "merfolk"]}


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_book(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game]) == 0
    told = capsys.readouterr().out
    assert [id for id in RULES[game] if f"{id}  " not in told] == []


def test_one_rule_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ethnos", "e19", "--lang", "ru"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"E19  {rules_of(book(games.get('ethnos'), 'ru'))['E19']['title']}")
    assert "E20  " not in told


def test_rules_are_found_by_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ethnos", "--find", "Orc"]) == 0
    told = capsys.readouterr().out
    assert "E29  " in told
    assert "E31  " not in told
    assert told.index("E29  ") < told.index("E7  ")
    assert main(["rules", "ethnos", "--find", "вдвоем", "--lang", "ru"]) == 0
    assert capsys.readouterr().out.startswith("E39  ")
    assert main(["rules", "ethnos", "--find", "spaceship"]) == 2
    assert "No rule mentions “spaceship”" in capsys.readouterr().err


def test_what_is_no_rule_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ethnos", "E99"]) == 2
    assert "ethnos has no rule E99" in capsys.readouterr().err
    assert main(["rules", "ethnos", "E1", "--markdown"]) == 2
    assert main(["rules", "ethnos", "--find", "elf", "--summary"]) == 2
    assert main(["rules", "bare"]) == 2
    assert "bare has no rules to read" in capsys.readouterr().err


def test_a_rule_that_is_told_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tribes", "T137", "T163"]) == 0
    assert capsys.readouterr().out.count("T163  ") == 1


def test_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tribes", "--summary"]) == 0
    told = capsys.readouterr().out
    assert "Cave paintings" in told
    assert "T159" not in told
    assert main(["rules", "tribes", "--summary", "--markdown", "--lang", "pl"]) == 0
    assert "| Plemię | Żywność | Drewno | Kamień |" in capsys.readouterr().out


def shown(app: TableApp) -> str:
    out = StringIO()
    page = app.screen.query_one("#text", Static)
    Console(file=out, width=100).print(page.content)
    return out.getvalue()


def test_the_rules_screen_begins_with_what_is_asked_and_searches(tmp_path: Path) -> None:
    async def play() -> None:
        sitting = Sitting(games.get("ethnos"), [HUMAN, HUMAN], {}, 1)
        app = TableApp(sitting, texts(), tmp_path / "x.json", always=False)
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.press("enter", "r")
            assert isinstance(app.screen, RulesScreen)
            first = shown(app)
            assert first.index("E15  ") < first.index(texts().say("rules-five"))
            await pilot.press(*"orc")
            await pilot.pause()
            assert "E29  " in shown(app)
            assert "E31  " not in shown(app)
            await pilot.press("down", "pagedown", "escape")
            assert not isinstance(app.screen, RulesScreen)
            assert app.query_one("#choices", OptionList).option_count > 0

    asyncio.run(play())


def test_a_game_without_rules_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        app = TableApp(Sitting(games.get("bare"), [HUMAN, HUMAN], {}, 1), texts(), tmp_path / "x.json", always=False)
        async with app.run_test() as pilot:
            await pilot.press("enter", "r")
            assert not isinstance(app.screen, RulesScreen)

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), [("ethnos", FIVE), ("tribes", {}), ("aetherya", {"tokens": True})])
def test_every_action_of_a_game_has_words(game: str, options: Doc, language: str) -> None:
    """Whole sentences of the catalogue, not notation."""
    said = texts(language)
    verbs = set()
    state, dealer = games.get(game).start(3, **options), SimDealer(1)
    for step in range(500):
        if state.turn < -1:
            break
        if state.turn == -1:
            dealer.deal(state)
            continue
        legal = state.legal_actions()
        view = state.view(state.turn).data
        for code in legal:
            action = state.describe(code)
            if action["verb"] in verbs and step % 5:
                continue
            verbs.add(action["verb"])
            words = say_action(said, game, action, view, ["Anna", "Bela", "Cora"])
            assert words
            assert words != action["text"]
        state.apply(legal[(step * 7) % len(legal)])
    assert len(verbs) > 8


@pytest.mark.parametrize("game", games.OWN)
def test_every_verb_has_a_sentence(game: str) -> None:
    found = games.get(game)
    state = found.start(found.seats[0])
    verbs = {str(state.describe(code)["verb"]).replace(" ", "-") for code in range(found.num_actions)}
    assert [verb for verb in sorted(verbs) if not texts().has(f"{game}-act-{verb}")] == []


def test_the_answer_about_points_is_one_sentence_and_the_details_follow(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.json")
    assert main(["demo", "aetherya", "--players", "2", "--record", file]) == 0
    capsys.readouterr()
    assert main(["why", file, "--points", "2"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("Player 2: ")
    assert first.count(".") == 1
    assert len(first) < 160
    details = [line for line in rest if not line.startswith("  A")]
    assert details
    assert all(line.split(",")[0].strip() in first for line in details)


@pytest.mark.parametrize("arguments", [[], ["E19"], ["--find", "dragon"]])
def test_piped_rules_have_no_spaces_at_the_ends_of_lines(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "ethnos", *arguments]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert [line for line in lines if line != line.rstrip()] == []
    assert lines[-1] == ""
    assert lines[-2] != ""


def test_questions_about_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "game.json")
    assert main(["demo", "ethnos", "--players", "2", "--pause", "0", "--record", file]) == 0
    capsys.readouterr()
    for question, told in (
        (["--at", "2", "draw"], "yes, you can do that now"),
        (["--at", "2", "place", "duris"], "You can’t do that right now."),
        (["--at", "2", "--thing", "elf"], "E24  "),
        (["--points", "1"], "points in all"),
        (["--at", "2", "--end", "--lang", "ru"], "Эпоха I"),
        (["--at", "2"], "recruit an ally"),
        (["--at", "2", "lead", "skeleton"], "E30  "),
        (["--end"], "The game is over."),
    ):
        assert main(["why", file, *question]) == 0, question
        assert told in capsys.readouterr().out, question
    assert main(["why", file, "--end", "--points", "1"]) == 2
    assert main(["why", file, "--points", "0"]) == 2
    assert "no player 0 (choose from 1 to 2" in capsys.readouterr().err
    assert main(["why", file, "--at", "100000"]) == 2
