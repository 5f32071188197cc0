"""Everything a game can bring is found in its package, also in one from outside; without it, general things serve."""

from __future__ import annotations

import copy
import re
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from rich.text import Text

from folkmoot import games
from folkmoot.arena.schedule import Plan
from folkmoot.bots.hindsight import sure_points
from folkmoot.bots.minds import evaluation_of, level_of, seconds_of, weights_of
from folkmoot.bots.network import Notes
from folkmoot.cli import main
from folkmoot.cli.inks import Inks
from folkmoot.cli.pictures import picture
from folkmoot.cli.pictures.drawing import marks_of
from folkmoot.core import (
    ALL,
    CHANCE,
    OVER,
    BadBox,
    FolkmootError,
    Game,
    ScriptDealer,
    SimDealer,
    State,
    UnknownGame,
    package_of,
    part,
)
from folkmoot.core.changes import change
from folkmoot.lessons.book import choices_of
from folkmoot.lessons.choosing import answer, tell
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.actions import say_action
from folkmoot.text.boards import lines
from folkmoot.text.finding import find_rules
from folkmoot.text.rules import book, rules_of
from folkmoot.text.why import why_of

NINE, BARE = games.get("nine"), games.get("bare")
NAMES = ["Anna", "Bela"]
MESSAGE = re.compile(r"^([\w-]+) =", re.MULTILINE)
DEAL = [f"card {card}" for card in (2, 6, 9, 1, 5, 8)]
PAGE = Path(__file__).parents[2] / "docs/adding-a-game.md"
NAMED = re.findall(r"`([^`]+)`", "\n".join(re.findall(r"^\| (`.+?) \|", PAGE.read_text("utf-8"), re.MULTILINE)))
"""Names in the first column of the page's table, in its order."""
FILES = [name for name in NAMED if re.search(r"\.(py|toml|json|ftl)$", name)]
HOOKS = [re.split(r"[:(]", name)[0].removeprefix("Game.") for name in NAMED if "Game." in name or "(…" in name]
MODULES = [name.removesuffix(".py").replace("/", ".") for name in FILES if name.endswith(".py")]


def dealt(id: str) -> State:
    """Anna holds 2, 6 and 9."""
    state = games.get(id).start(2)
    ScriptDealer(DEAL).deal_all(state)
    return state


def test_the_table_of_parts_is_read() -> None:
    assert [*HOOKS[:4], HOOKS[-1]] == ["stat_verbs", "chapter", "common_changes", "own_changes", "data.table"]
    assert {"edge.tensor", "terminal", "pad.request"} < set(MODULES)
    assert {"diagrams.json", "teach/puzzles.json"} < set(FILES)
    assert len(HOOKS) + len(FILES) >= 24


@pytest.mark.parametrize("name", HOOKS)
def test_the_toy_brings_every_hook(name: str) -> None:
    """A general one would be that of Game, or empty."""
    first, _, rest = name.partition(".")
    found = vars(type(NINE)).get(first) if callable(getattr(Game, first, None)) else getattr(NINE, first)
    assert found, f"the toy has no {name}"
    assert not rest or callable(getattr(found, rest))


@pytest.mark.parametrize("name", FILES)
def test_the_toy_brings_every_file(name: str) -> None:
    folder = Path(str(games.folder("nine")))
    for language in ("en", "ru"):
        assert list(folder.glob(name.replace("<language>", language))), f"the toy has no {name}"


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
    assert evaluation_of(NINE, 2).is_game_specific
    assert not evaluation_of(BARE, 2).is_game_specific
    assert (weights_of(NINE, 2)["spread"], weights_of(NINE, 3)["spread"], weights_of(BARE, 2)) == (3.0, 4.0, {})
    assert (level_of("master", NINE).seconds, level_of("master", BARE).seconds) == (0.2, 3.0)
    assert (seconds_of("strong", NINE), seconds_of("casual", NINE)) == (0.3, 0.1)


def test_training_knows_the_size_of_what_its_evaluation_describes() -> None:
    judge, notes, training = evaluation_of(NINE, 2), Notes(), part(NINE, "mind.training")
    judge.describe(dealt("nine"), 0, notes)  # type: ignore[attr-defined]  # only for training
    assert notes.found == [1, 5, 8]
    assert max(notes.found) < training.size(2)
    assert part(games.get("aetherya"), "mind.training").size(1) != part(games.get("aetherya"), "mind.training").size(2)


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
    assert list(rules_of(book(NINE, "ru"))) == ["N1", "N2", "N3", "N4", "N5"]


def test_its_rules_are_found_by_its_own_synonyms() -> None:
    assert list(find_rules(NINE, "en", "bust")) == ["N3"]
    assert list(find_rules(NINE, "ru", "перебор")) == ["N3"]
    assert not find_rules(NINE, "ja", "bust"), "names are of one language"


def test_its_rules_tell_its_printed_numbers_and_show_pictures(tmp_path: Path) -> None:
    told = book(NINE, "en")
    rules = rules_of(told)
    assert rules["N3"]["text"].endswith("or nothing above 9.")
    assert rules["N4"]["numbers"] == [
        {"path": "limits.twelve", "label": "limit of the variant", "value": "12", "mark": "ours"}
    ]
    [picture] = told["diagrams"]
    assert (picture["rules"], picture["draft"]) == (["N2", "N3"], ["show 2", "show 6"])
    assert picture["view"]["draft"] == [2, 6]
    assert picture["caption"].startswith("Two and six are chosen")
    assert [action["text"] for action in picture["legal"]] == ["show 9", "done"]
    own = tmp_path / "own.toml"
    own.write_text("limits.plain = 10\n", "utf-8")
    mine = NINE.with_box(str(own))
    assert mine.start(2).view(0).data["limit"] == 10
    assert rules_of(book(mine, "en"))["N3"]["text"].endswith("or nothing above 10.")
    own.write_text("limits.plain = 99\n", "utf-8")
    with pytest.raises(BadBox, match=r"own.toml:1: limits.plain: must be between 1 and 24 \(got 99\)"):
        NINE.with_box(str(own))


def test_it_says_itself_what_changes_in_a_view() -> None:
    """The changes that the game computes lead to the view of everybody, move by move."""
    state, dealer = NINE.start(3), SimDealer(4)
    while state.turn != OVER:
        before = state.clone()
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            state.apply(dealer.choose(state))
        for seat in (None, 0, 1, 2, ALL):
            data = copy.deepcopy(before.view(seat).data)
            change(data, state.changes(before, seat))
            assert data == state.view(seat).data


def test_points_that_are_sure_count_before_the_round_ends() -> None:
    state = dealt("nine")
    for step in ("show 2", "show 6", "done"):
        state.apply(state.parse(step))
    assert (state.scores(), sure_points(state)) == ([0, 0], [8, 0])


def test_it_says_when_nobody_is_anybody_s_rival() -> None:
    assert [NINE.is_cooperative(2, {"company": word}) for word in ("rivals", "team")] == [False, True]
    assert not NINE.is_cooperative(2, {})
    plan = Plan("nine", 2, ("random", "casual"), deals=4, options={"company": "team"})
    assert plan.together
    assert not replace(plan, options={}).together
    alone = [id for id in games.ids() if games.get(id).seats[0] == 1 and games.get(id).is_cooperative(1, {})]
    assert alone == ["aetherya"], "one alone has no rival"


def test_its_mined_puzzles_are_solved_and_missed() -> None:
    said = texts("ru")
    assert [one.level for one in choices_of("nine")] == [1, 2]
    for one in choices_of("nine"):
        assert said.say(one.title) == "Сначала сосчитайте"
        assert answer(one, [one.solution]).state == "solved"
        missed = answer(one, [one.considered[one.tempting]["steps"]])
        assert (missed.state, missed.place) == ("wrong", one.tempting)
        assert "Сначала сосчитайте" in tell(one, missed, said, NAMES).hint


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
