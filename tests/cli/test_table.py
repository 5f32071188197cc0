"""The table in the terminal: marks, cursor, keys in the player's own language, leaving."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from rich.cells import cell_len
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static
from textual.widgets._footer import FooterKey

from folkmoot import games
from folkmoot.bots.thinking import Thought
from folkmoot.cli.pictures import picture
from folkmoot.cli.pictures.drawing import Marks, fit, marks_of
from folkmoot.cli.sitting import HUMAN, Sitting, Thinking
from folkmoot.cli.tui import TableApp, lead_of
from folkmoot.cli.tui_screens import Curtain
from folkmoot.core import OVER, SimDealer
from folkmoot.text import BELOW_ZERO, LANGUAGES, texts

T = TypeVar("T")
Doing = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def at_table(sitting: Sitting, do: Doing, file: Path, language: str = "en") -> TableApp:
    async def play() -> TableApp:
        app = TableApp(sitting, texts(language), file, always=False)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await do(app, pilot)
        return app

    return asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_named_in_the_language(language: str, tmp_path: Path) -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(50):
            if shown := [key.description for key in app.query(FooterKey)]:
                break
            await pilot.pause(0.02)
        named = ["undo", "hint", "score", "rules", "save", "help", "quit"]
        assert shown == [texts(language).say(f"play-key-{word}") for word in named]

    at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), look, tmp_path / "x.json", language)


def test_what_can_be_chosen_is_marked_and_the_cursor_shows_where(tmp_path: Path) -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        board = app.query_one("#lines", Static)
        assert str(board.render()).count("›") == 9
        before = app.drawn_for
        await pilot.press("down")
        await pilot.pause()
        assert app.drawn_for != before

    at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), look, tmp_path / "x.json")


def test_no_curtain_where_nothing_is_hidden(tmp_path: Path) -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            assert not isinstance(app.screen, Curtain)
            app.act(app.sitting.state.legal_actions()[0])
            await pilot.pause()

    at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), look, tmp_path / "x.json")


def test_an_unsaved_game_is_left_by_asking_twice(tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: Pilot[None]) -> None:
        app.act(app.sitting.state.legal_actions()[0])
        await pilot.press("q")
        assert app.is_running
        assert "Not saved" in str(app.query_one("#ask", Static).render())
        await pilot.press("q")

    app = at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), leave, tmp_path / "x.json")
    assert app.return_code == 0
    assert not (tmp_path / "x.json").exists()


def test_a_saved_game_is_left_at_once(tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: Pilot[None]) -> None:
        app.act(app.sitting.state.legal_actions()[0])
        await pilot.press("w")
        await pilot.press("q")

    app = at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), leave, tmp_path / "x.json")
    assert app.warned_rows == 0
    assert (tmp_path / "x.json").exists()


def test_control_c_ends_it(tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+c")

    app = at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), leave, tmp_path / "x.json")
    assert app.return_code == 130


def test_a_choice_from_an_old_list_does_nothing(tmp_path: Path) -> None:
    async def choose(app: TableApp, pilot: Pilot[None]) -> None:
        code = app.sitting.state.legal_actions()[0]
        app.act(code)
        rows = len(app.sitting.recorder.rows)
        app.act(code)
        assert len(app.sitting.recorder.rows) == rows
        choices = app.query_one("#choices", OptionList)
        assert choices.option_count == len(app.sitting.state.legal_actions())

    at_table(Sitting(games.get("tribes"), [HUMAN, HUMAN], {}, 1), choose, tmp_path / "x.json")


@pytest.mark.parametrize("width", [1, 2, 3, 7])
@pytest.mark.parametrize("words", ["", "ab", "ドワーフ", "aドb"])
def test_a_cell_is_exactly_as_wide_as_asked(words: str, width: int) -> None:
    assert cell_len(fit(Text(words), width).plain) == width
    assert cell_len(fit(Text(words), width, right=True).plain) == width
    assert fit(Text(words), -1).plain == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("ethnos", 6, {}),
        ("aetherya", 4, {"tokens": True}),
        ("aetherya", 1, {"mode": "solo"}),
        ("aetherya", 1, {"fate": "degodass"}),
        ("aetherya", 3, {"variant": "confrontation"}),
        ("aetherya", 2, {"variant": "frontiers"}),
        ("aetherya", 4, {"variant": "empires"}),
        ("tribes", 4, {"elders": True, "leaders": "random", "special_lands": "random"}),
    ],
)
def test_every_board_of_a_game_can_be_drawn(game: str, players: int, options: dict[str, Any], language: str) -> None:
    """Grids and maps keep to the width that they are given, whoever looks; a minus is one."""
    state, dealer = games.get(game).start(players, **options), SimDealer(8)
    names = [f"Name {number}" for number in range(players)]
    step = 0
    while state.turn != OVER and step < 600:
        if state.turn < 0:
            dealer.deal(state)
            continue
        if step % 12 == 0:
            legal = [state.describe(code) for code in state.legal_actions()]
            for viewer, marks in ((state.turn, marks_of(legal, legal[-1])), (None, Marks())):
                drawn = picture(game, state.view(viewer).data, texts(language), names, marks, 45)
                wide = [line for line in drawn.plain.split("\n") if "   " in line.strip() and cell_len(line) > 45]
                assert wide == []
                assert BELOW_ZERO.search(drawn.plain) is None
        state.apply(dealer.choose(state))
        step += 1


class Slow(Sitting):
    """Bots that have thought and keep it to themselves until they are let."""

    def ask_bot(self) -> Thinking[int]:
        return self.kept(super().ask_bot())

    def ask_hint(self) -> Thinking[Thought]:
        return self.kept(super().ask_hint())

    def kept(self, thinking: Thinking[T]) -> Thinking[T]:
        self.let = threading.Event()

        def think(cancelled: Callable[[], bool] | None) -> T:
            thought = thinking(None)
            self.let.wait(30)
            return thought

        return think


def test_a_thought_that_comes_when_the_table_is_left_is_not_used(tmp_path: Path) -> None:
    sitting = Slow(games.get("tribes"), ["novice", "novice"], {}, 1)
    begin = sitting.state.to_position()

    class Closing(TableApp):
        async def _close_all(self) -> None:
            await super()._close_all()
            sitting.let.set()
            while any(worker.is_running for worker in self.workers):
                await asyncio.sleep(0.001)

    async def leave() -> None:
        async with Closing(sitting, texts("en"), tmp_path / "x.json", always=False).run_test() as pilot:
            await pilot.pause()

    asyncio.run(leave())
    assert sitting.state.to_position() == begin


def test_a_hint_that_comes_after_the_move_is_not_given(tmp_path: Path) -> None:
    sitting = Slow(games.get("tribes"), [HUMAN, HUMAN], {}, 1)

    async def move(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await pilot.pause()
        (worker,) = app.workers
        app.act(sitting.state.legal_actions()[0])
        sitting.let.set()
        while worker.is_running:
            await asyncio.sleep(0.001)
        await pilot.pause(0.2)
        assert "Hint:" not in "\n".join(line.text for line in app.query_one("#log", RichLog).lines)

    at_table(sitting, move, tmp_path / "x.json")


def test_another_size_of_the_terminal_is_used_at_once(tmp_path: Path) -> None:
    async def resize(app: TableApp, pilot: Pilot[None]) -> None:
        narrow = str(app.query_one("#lines", Static).render()).split("\n")
        await pilot.resize_terminal(150, 45)
        await pilot.pause(0.1)
        wide = str(app.query_one("#lines", Static).render()).split("\n")
        assert max(map(cell_len, narrow)) < max(map(cell_len, wide))
        assert len(wide) < len(narrow)

    at_table(Sitting(games.get("tribes"), [HUMAN, "novice"], {}, 1), resize, tmp_path / "x.json", "ru")


@pytest.mark.parametrize(
    ("lead", "told"), [(-16.3, "16 points behind"), (0.4, "level on points"), (1.2, "one point ahead")]
)
def test_a_hint_says_who_is_ahead(lead: float, told: str) -> None:
    assert told in texts("en").say("play-hint", move="Draw", share=24, **lead_of(lead))
