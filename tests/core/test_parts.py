"""Everything a game can bring is found in its package, also in one from outside; without it, general things serve."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from rich.text import Text

from folkmoot import games
from folkmoot.bots.minds import evaluation_of, level_of, seconds_of, weights_of
from folkmoot.cli import main
from folkmoot.cli.inks import Inks
from folkmoot.cli.pictures import picture
from folkmoot.cli.pictures.drawing import marks_of
from folkmoot.core import FolkmootError, ScriptDealer, State, UnknownGame, package_of, part
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.actions import say_action
from folkmoot.text.boards import lines
from folkmoot.text.rules import book, rules_of
from folkmoot.text.why import why_of

NINE, BARE = games.get("nine"), games.get("bare")
NAMES = ["Anna", "Bela"]
MESSAGE = re.compile(r"^([\w-]+) =", re.MULTILINE)
DEAL = [f"card {card}" for card in (2, 6, 9, 1, 5, 8)]
MODULES = [
    *("edge.encode", "edge.tally", "mind.evaluation", "mind.levels", "pad.command", "pad.request", "terminal"),
    *("words.actions", "words.board", "words.why"),
]


def dealt(id: str) -> State:
    """Anna holds 2, 6 and 9."""
    state = games.get(id).start(2)
    ScriptDealer(DEAL).deal_all(state)
    return state


@pytest.mark.parametrize("name", MODULES)
def test_parts_are_found_in_the_package_of_a_game(name: str) -> None:
    assert part(NINE, name).__name__ == f"folkmoot_toy.{name}"
    assert part(BARE, name) is None
    assert part(NINE, f"{name}.more") is None


def test_a_game_may_be_defined_where_its_package_begins() -> None:
    assert package_of(NINE) == "folkmoot_toy"
    assert package_of(BARE) == ""
    moved = type("Moved", (type(NINE),), {"__module__": "folkmoot_toy"})()
    assert package_of(moved) == "folkmoot_toy"


def test_catalogues_come_in_both_languages_and_fall_back_to_english() -> None:
    folder = Path(str(games.folder("nine"))) / "words"
    files = sorted(folder.glob("en/*.ftl"))
    assert len(files) == 5
    for file in files:
        english, russian = ((folder / language / file.name).read_text("utf-8") for language in ("en", "ru"))
        assert MESSAGE.findall(english) == MESSAGE.findall(russian), file.name
    assert [texts(language).name("nine") for language in LANGUAGES] == ["Nine", "Девятка", "Nine", "Nine"]
    assert texts().name("bare") == "bare"


def test_bots_use_its_evaluation_and_levels() -> None:
    assert evaluation_of(NINE, 2).knows
    assert not evaluation_of(BARE, 2).knows
    assert (weights_of(NINE, 2)["spread"], weights_of(NINE, 3)["spread"], weights_of(BARE, 2)) == (3.0, 4.0, {})
    assert (level_of("master", NINE).seconds, level_of("master", BARE).seconds) == (0.2, 3.0)
    assert (seconds_of("strong", NINE), seconds_of("casual", NINE)) == (0.3, 0.1)


def test_its_board_is_drawn_and_told() -> None:
    state = dealt("nine")
    data, said = state.view(0).data, texts()
    legal = [state.describe(code) for code in state.legal_actions()]
    assert "  hand: 2, 6, 9" in lines("nine", data, said, NAMES)
    drawn = picture("nine", data, said, NAMES, marks_of(legal, None), 60)
    assert isinstance(drawn, Text)
    assert "hand: ›[2], ›[6], ›[9]" in drawn.plain
    assert picture("nine", state.view(1).data, said, NAMES, marks_of([], None), 60).plain.count("›") == 0
    assert any(span.style == "red1" for span in Inks("nine", said).colour("above the limit").spans)
    assert say_action(said, "nine", legal[1], data, NAMES) == "Show the 6: 6 in all"
    assert say_action(texts("ru"), "nine", legal[1], data, NAMES) == "Показать 6: всего 6"
    done = state.describe(NINE.actions.index("done"))
    assert say_action(said, "nine", done, data, NAMES) == "done", "there is nothing to speak of yet"


def test_without_parts_the_data_is_shown() -> None:
    state = dealt("bare")
    data, said = state.view(0).data, texts()
    assert '  "limit": 9,' in lines("bare", data, said, NAMES)
    assert '"limit": 9' in picture("bare", data, said, NAMES, marks_of([], None), 60).plain
    assert not Inks("bare", said).colour("above the limit").spans
    assert say_action(said, "bare", state.describe(1), data, NAMES) == "show 2"
    with pytest.raises(FolkmootError, match="nothing is known about the end of bare"):
        why_of(BARE, state.view(0), said, NAMES).end()


def test_it_says_why_and_has_rules() -> None:
    state = dealt("nine")
    why = why_of(NINE, state.view(0), texts(), NAMES)
    assert why.end() == {"answer": "Round 1 of 2 ends when 2 more players have shown.", "rules": ["N3"]}
    assert why.thing("limit")["answer"].endswith("The limit is 9 here.")
    state.apply(5)
    assert why_of(NINE, state.view(0), texts(), NAMES).action("done")["answer"].endswith("That is worth 6.")
    assert list(rules_of(book(NINE, "ru"))) == ["N1", "N2", "N3", "N4"]


def test_its_score_pad_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "nine", "2", "6"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Shown            8",
        "     +8  round 1 (N3)",
        "Total            8",
    ]
    assert main(["score", "nine", "2", "2", "--lang", "ru"]) == 2
    assert capsys.readouterr().err == "folkmoot: cards[1]: 2 is named twice\n"


def test_a_game_that_cannot_be_loaded_hurts_nobody_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    points = [EntryPoint("lost", "folkmoot_lost:GAME", "folkmoot.games"), EntryPoint("odd", "folkmoot_toy:Nine", "x")]
    monkeypatch.setattr(games, "entry_points", lambda group: points)
    assert games.ids() == [*games.OWN, "lost", "odd"]
    assert [game.id for game in games.installed()] == list(games.OWN)
    assert games.folder("lost") is None
    with pytest.raises(FolkmootError, match=r"'lost' cannot be loaded from folkmoot_lost:GAME: ModuleNotFoundError"):
        games.get("lost")
    with pytest.raises(UnknownGame, match="gives type, not a Game"):
        games.get("odd")
    assert main(["simulate", "lost"]) == 2
    assert capsys.readouterr().err.startswith("folkmoot: lost cannot be loaded")
