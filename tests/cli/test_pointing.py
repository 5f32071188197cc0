"""Choosing at the table of the terminal: clicks on the drawn board, long numbers, letters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from folkmoot import games
from folkmoot.cli.pictures import picture
from folkmoot.cli.pictures.drawing import PICKS, marks_of
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.cli.tui import TableApp
from folkmoot.cli.tui_choices import Choices
from folkmoot.core import OVER, Doc, SimDealer
from folkmoot.text import LANGUAGES, texts
from tests.cli.test_table import at_table

TRIBES = {
    "players": 2,
    "prompt": {"ask": "act"},
    "dice": ["sun", "blank"],
    "seats": [{"tribe": "kaha", "members": {"d": 2, "e": 3}}, {"tribe": "tunga", "members": {"h": 2, "i": 2}}],
}


def begun(game: str, position: Doc, steps: list[str]) -> Sitting:
    """A table at a position, some steps later."""
    sitting = Sitting(games.get(game), [HUMAN, "novice"], {}, 1, start=position)
    for step in steps:
        sitting.act(sitting.state.parse(step))
    return sitting


async def click(app: TableApp, pilot: Pilot[None], words: str) -> None:
    """Click on the last letter of these words of the board."""
    board = app.query_one("#lines", Static)
    lines = str(board.render()).split("\n")
    row = next(number for number, line in enumerate(lines) if words in line)
    column = lines[row].index(words) + len(words) - 1
    assert await pilot.click(board, offset=(column, row))
    await pilot.pause()


def texts_of(app: TableApp) -> list[str]:
    choices = app.query_one(Choices)
    return [app.sitting.state.name(code) for code, _ in choices.shown]


def own_steps(app: TableApp) -> list[str]:
    """Return the first step of each move of the person."""
    return [row["steps"][0] for row in app.sitting.recorder.rows if row["seat"] == 0]


def test_a_click_on_a_thing_with_one_action_takes_it(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "›E")
        assert app.sitting.recorder.rows[-1]["steps"][0] == "place e"

    at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), play, tmp_path / "x.json")


def test_a_click_narrows_and_a_second_one_decides(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        everything = texts_of(app)
        await click(app, pilot, "Grow")
        assert texts_of(app) == ["act grow sun", "act grow blank"]
        await pilot.press("escape")
        assert texts_of(app) == everything
        await click(app, pilot, "Move")
        await click(app, pilot, "Dice: sun")
        assert app.sitting.recorder.rows[-1]["steps"] == ["act move sun"]
        await click(app, pilot, "›E")
        assert {text[:7] for text in texts_of(app)} == {"move e "}
        await click(app, pilot, "›H")
        assert [app.sitting.recorder.state.name(code) for code in app.sitting.steps] == ["move e h"]

    at_table(begun("tribes", TRIBES, []), play, tmp_path / "x.json")


def test_ethnos_and_aetherya_are_played_on_the_board(tmp_path: Path) -> None:
    async def ethnos(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "Age I of II")
        assert own_steps(app) == ["draw"]

    async def aetherya(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "›Deck")
        assert app.sitting.recorder.rows[-1]["steps"][0] == "draw"
        await click(app, pilot, "1 ›?")
        assert own_steps(app)[-1] == "place r1c1"

    at_table(Sitting(games.get("ethnos"), [HUMAN, "novice"], {}, 1), ethnos, tmp_path / "x.json")
    kingdoms = [{"cards": "????/?FE?/?HM?/????"}, {"cards": "????/?GH?/?NS?/????"}]
    start = {"players": 2, "discards": [["forest"]], "legends": {"shown": ["two-elves"]}, "seats": kingdoms}
    at_table(begun("aetherya", start, []), aetherya, tmp_path / "x.json")


def test_numbers_of_two_digits(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        choices = app.query_one(Choices)
        assert choices.option_count > 10
        rows = len(app.sitting.recorder.rows)
        await pilot.press("1")
        assert (choices.highlighted, len(app.sitting.steps)) == (0, 0)
        assert "1" in str(choices.border_subtitle)
        tenth = choices.shown[9][0]
        await pilot.press("0")
        await pilot.pause()
        assert app.sitting.steps == [tenth] or len(app.sitting.recorder.rows) > rows

    at_table(begun("tribes", TRIBES, ["act move sun"]), play, tmp_path / "x.json")


def test_a_number_that_begins_no_other_is_taken_at_once(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("3")
        await pilot.pause()
        assert app.sitting.recorder.rows[-1]["steps"][0] == "place c"

    at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), play, tmp_path / "x.json")


def test_letters_search_the_choices(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"learn sun")
        await pilot.pause()
        assert texts_of(app) == ["act learn sun"]
        assert app.is_running, "letters are not keys while they search"
        await pilot.press("backspace", "backspace", "backspace")
        assert len(texts_of(app)) == 2
        await pilot.press(*"xyz")
        assert texts_of(app) == []
        await pilot.press("escape")
        assert len(texts_of(app)) == len(app.legal)
        await pilot.press("slash", *"learn", "down", "enter")
        await pilot.pause()
        assert app.sitting.recorder.rows[-1]["steps"][0] == "act learn blank"

    at_table(begun("tribes", TRIBES, []), play, tmp_path / "x.json")


ON_THE_LIST = {
    "ethnos": {"decline", "done", "cash", "raid", "troll"},
    "aetherya": {"done", "keep", "leave", "use", "get", "give", "swap"},
    "tribes": {
        "done", "trade", "ambush", "roll", "take", "bid", "elder", "pottery", "study", "strengthen", "offer", "pay",
        "spare", "lead", "borrow", "give",
    },
}  # fmt: skip
"""Verbs for which nothing need lie on the board."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("ethnos", 4, {}),
        ("aetherya", 3, {"tokens": True}),
        ("aetherya", 1, {"mode": "solo"}),
        ("aetherya", 3, {"mode": "coop"}),
        ("tribes", 4, {"elders": True, "leaders": "random", "special_lands": "random"}),
    ],
)
def test_what_lies_on_the_board_can_be_clicked(game: str, players: int, options: dict[str, Any], language: str) -> None:
    """Every legal action is reached by a click, but for those that concern nothing that is drawn."""
    state, dealer = games.get(game).start(players, **options), SimDealer(5)
    names = [f"Name {number}" for number in range(players)]
    step = 0
    while state.turn != OVER and step < 500:
        if state.turn < 0:
            dealer.deal(state)
            continue
        if step % 9 == 0:
            legal = [state.describe(code) for code in state.legal_actions()]
            data = state.view(state.turn).data
            drawn = picture(game, data, texts(language), names, marks_of(legal, legal[0]), 46)
            spans = [span.style for span in drawn.spans if not isinstance(span.style, str)]
            reached = {code for style in spans for code in style.meta.get(PICKS, ())}
            left = [one["text"] for one in legal if one["code"] not in reached]
            assert [text for text in left if text.split()[0] not in ON_THE_LIST[game]] == []
        state.apply(dealer.choose(state))
        step += 1
