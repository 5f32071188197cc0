"""Every game and mode in the terminal client, its beginning and its end, in 80 by 24 characters, in every language."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Footer, OptionList, Static
from textual.widgets._footer import FooterKey

from folkmoot import bots, games
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.cli.tui import TableApp
from folkmoot.cli.tui_screens import Curtain, Told
from folkmoot.core import OVER, Doc, replay
from folkmoot.text import texts

SIZE = (80, 24)
LAST = 8
"""Rows of a record that are played in the terminal: its end."""
VARIANTS = {"elders": True, "leaders": "random", "special_lands": "random"}
GAMES = [
    ("ethnos", [HUMAN, "novice", "novice"], {}, "ja"),
    ("ethnos", [HUMAN, HUMAN], {"ten_skeletons": False}, "ru"),
    ("aetherya", [HUMAN], {"mode": "solo"}, "pl"),
    ("aetherya", [HUMAN, "novice", HUMAN], {"mode": "coop"}, "ja"),
    ("aetherya", ["novice", HUMAN, "novice"], {"mode": "versus", "tokens": True}, "ru"),
    ("tribes", [HUMAN, "novice"], {}, "ja"),
    ("tribes", [HUMAN, "novice", "novice", HUMAN], VARIANTS, "pl"),
    ("tribes", [HUMAN, "novice", "novice"], {"leaders": "choose"}, "en"),
]


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Until the bots have moved and a person decides, or the game is over."""
    for _ in range(20_000):
        await pilot._wait_for_screen()
        if app.sitting.state.turn == OVER or (app.sitting.bot is None and not app.workers):
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the bots never finish")


def check_layout(app: TableApp) -> None:
    """Nothing lies outside the screen, no line of the board is wider than its place, no question is cut."""
    width, height = app.size
    for widget in app.screen.query("*"):
        region = widget.region
        if widget.display and region.width and not isinstance(widget, Static) and widget.id != "lines":
            assert region.x >= 0, (widget, region)
            assert region.right <= width, (widget, region)
    table = app.screen_stack[0]
    board = table.query_one("#board", VerticalScroll)
    assert board.region.bottom <= height
    assert board.virtual_size.width <= board.size.width, "the board would scroll sideways"
    for line in str(table.query_one("#lines", Static).render()).split("\n"):
        grid = "  " in line.strip() or "·" in line
        assert not grid or cell_len(line.rstrip()) <= board.size.width - 1, line
    ask = table.query_one("#ask", Static)
    assert ask.region.height <= 3
    assert cell_len(str(ask.render())) <= 3 * (width - 4), "the question is cut"
    choices = table.query_one("#choices", OptionList)
    assert choices.virtual_size.width <= choices.size.width
    assert all(key.region.right <= width for key in table.query_one(Footer).query(FooterKey)), "keys run off the screen"


async def choose(app: TableApp, pilot: Pilot[None], number: int) -> None:
    """Act as a beginner: open the handover screen, or choose; now and then by keyboard."""
    if isinstance(app.screen, Curtain):
        app.screen.dismiss()
        return
    sitting = app.sitting
    thought = bots.explain(sitting.game, sitting.state.view(sitting.state.turn), "novice", number, bots.Budget())
    choices = app.query_one("#choices", OptionList)
    codes = [choices.get_option_at_index(index).id for index in range(choices.option_count)]
    assert codes == [str(action["code"]) for action in sitting.legal()]
    if number % 4:
        app.act(thought.code)
        return
    check_layout(app)
    choices.highlighted = codes.index(str(thought.code))
    await pilot.press("enter")


async def play_on(app: TableApp, pilot: Pilot[None], decisions: int) -> None:
    for number in range(decisions):
        await settle(app, pilot)
        if app.sitting.state.turn == OVER:
            return
        await choose(app, pilot, number)


def nearly_over(sitting: Sitting) -> Doc:
    """The record of this game, played on by beginners without a terminal, short of its last rows."""
    number = 0
    while sitting.state.turn != OVER:
        number += 1
        view = sitting.state.view(sitting.state.turn)
        sitting.act(bots.explain(sitting.game, view, "novice", number, bots.Budget()).code)
    record = sitting.recorder.record()
    return {**record, "rows": record["rows"][:-LAST]}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options", "language"), GAMES)
def test_a_game_is_begun_and_brought_to_its_end(
    game: str, seats: list[str], options: dict[str, Any], language: str, tmp_path: Path
) -> None:
    """The record is written, read, and gone on with. `test_table.py` draws what lies between."""
    file = tmp_path / "game.json"

    async def play(sitting: Sitting, decisions: int) -> Sitting:
        app = TableApp(sitting, texts(language), file, always=True)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await play_on(app, pilot, decisions)
            if sitting.state.turn == OVER:
                assert isinstance(app.screen, Told)
                check_layout(app)
                await pilot.press("escape")
                assert app.query_one("#choices", OptionList).option_count == 0
        return sitting

    asyncio.run(play(Sitting(games.get(game), seats, options, 3), 6))
    begun = Sitting.resume(games.get(game), json.loads(file.read_text("utf-8")), 5)
    assert begun.seats == seats
    again = Sitting.resume(games.get(game), nearly_over(begun), 5)
    assert asyncio.run(play(again, 5000)).recorder.rows[-1]["kind"] == "end"
    *_, last = replay(games.get(game), json.loads(file.read_text("utf-8")))
    assert last.state.turn == OVER
