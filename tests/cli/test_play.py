"""The terminal client, driven as a person drives it: keys, mouse, curtain, undo, hint, save and resume."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from textual.widgets import OptionList, RichLog, Static

from folkmoot import games
from folkmoot.cli import main
from folkmoot.cli.sitting import HUMAN, Sitting
from folkmoot.cli.tui import TableApp
from folkmoot.cli.tui_screens import Curtain, Told
from folkmoot.core import OVER, SimDealer
from folkmoot.text import texts

ETHNOS = games.get("ethnos")
NINE = games.get("nine")


def app_of(sitting: Sitting, file: Path, always: bool = False) -> TableApp:
    return TableApp(sitting, texts(), file, always)


async def settle(app: TableApp, pilot: object) -> None:
    """Until the bots have moved and a person decides, or the game is over."""
    for _ in range(4000):
        await pilot.pause()  # type: ignore[attr-defined]
        waiting = app.sitting.bot is None and not [worker for worker in app.workers if worker.group == "bot"]
        if app.sitting.state.turn == OVER or waiting:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the bots never finish")


def board_of(app: TableApp) -> str:
    return str(app.screen_stack[0].query_one("#lines", Static).render())


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
def test_a_whole_game_against_bots_by_keyboard(tmp_path: Path, size: tuple[int, int]) -> None:
    async def play() -> None:
        app = app_of(Sitting(NINE, [HUMAN, "novice", "novice"], {}, 3), tmp_path / "x.json")
        async with app.run_test(size=size) as pilot:
            for _ in range(200):
                await settle(app, pilot)
                if app.sitting.state.turn == OVER:
                    break
                await pilot.press("1")
            assert app.sitting.recorder.rows[-1]["kind"] == "end"
            assert isinstance(app.screen, Told)
            await pilot.press("escape")
            assert app.query_one("#choices", OptionList).option_count == 0

    asyncio.run(play())


def test_a_click_chooses(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_of(Sitting(ETHNOS, [HUMAN, "novice"], {}, 4), tmp_path / "x.json")
        async with app.run_test(size=(100, 40)) as pilot:
            await settle(app, pilot)
            before = len(app.sitting.recorder.rows)
            await pilot.click("#choices", offset=(5, 2))
            await settle(app, pilot)
            assert len(app.sitting.recorder.rows) > before or app.sitting.steps

    asyncio.run(play())


def test_the_curtain_hides_hands_between_two_people(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_of(Sitting(ETHNOS, [HUMAN, HUMAN], {}, 5), tmp_path / "x.json")
        async with app.run_test(size=(120, 50)) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, Curtain)
            assert "hand:" not in board_of(app)
            assert app.screen_stack[0].query_one("#choices", OptionList).option_count == 0
            await pilot.press("enter")
            await pilot.pause()
            assert board_of(app).count("hand:") == 1
            first = app.sitting.state.turn
            await pilot.press("1")
            await pilot.pause()
            assert app.sitting.state.turn != first
            assert isinstance(app.screen, Curtain)
            assert "hand:" not in board_of(app)

    asyncio.run(play())


def test_undo_takes_back_the_draft_and_then_the_move(tmp_path: Path) -> None:
    async def play() -> None:
        sitting = Sitting(ETHNOS, [HUMAN, "novice"], {}, 6)
        app = app_of(sitting, tmp_path / "x.json")
        async with app.run_test(size=(100, 40)) as pilot:
            await settle(app, pilot)
            start = sitting.recorder.state.to_position()
            lead = next(action["code"] for action in sitting.legal() if action["verb"] == "lead")
            app.act(lead)
            assert sitting.steps == [lead]
            await pilot.press("u")
            assert sitting.steps == []
            await pilot.press("1")
            await settle(app, pilot)
            assert sitting.recorder.state.to_position() != start
            await pilot.press("u")
            await settle(app, pilot)
            assert sitting.recorder.state.to_position() == start
            assert sitting.recorder.rows[-1]["kind"] == "undo"

    asyncio.run(play())


def test_hint_score_help_and_save(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_of(Sitting(NINE, [HUMAN, "novice"], {}, 6), tmp_path / "saved.json")
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(app, pilot)
            await pilot.press("h")
            for _ in range(1000):
                await pilot.pause()
                told = "\n".join(line.text for line in app.query_one("#log", RichLog).lines)
                if "Hint:" in told:
                    break
                await asyncio.sleep(0.005)
            assert "Hint:" in told
            await pilot.press("w")
            await pilot.press("question_mark")
            assert isinstance(app.screen, Told)
            await pilot.press("escape")
            await pilot.press("s")
            assert isinstance(app.screen, Told)
            await pilot.press("escape")
            await pilot.press("q")
        assert json.loads((tmp_path / "saved.json").read_text())["game"] == "nine"

    asyncio.run(play())


def test_a_saved_game_goes_on_where_it_was() -> None:
    sitting = Sitting(ETHNOS, [HUMAN, "novice", HUMAN], {}, 8)
    chooser = SimDealer(2)
    for number in range(40):
        sitting.act(chooser.choose(sitting.state) if sitting.bot is None else sitting.ask_bot()(None))
        if number == 25 and not sitting.steps:
            sitting.take_back()
    while sitting.steps:
        sitting.take_back()
    doc = json.loads(json.dumps(sitting.recorder.record()))
    again = Sitting.resume(ETHNOS, doc, 99)
    assert again.seats == sitting.seats
    assert again.standing == sitting.standing
    assert again.state.to_position() == sitting.state.to_position()
    assert again.recorder.record()["rows"] == doc["rows"]
    assert again.take_back()
    again.act(again.state.legal_actions()[0])


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (["--seats", "human", "genius"], "there is no bot genius (choose from: human, novice"),
        (["--seats", "casual", "casual"], "at least one seat must be human"),
        (["--players", "3", "--seats", "human", "casual"], "2 seats are named, but there are 3 players"),
        (["--players", "9"], "players"),
        (["--resume", "nowhere.json"], "nowhere.json"),
        ([], "needs a terminal"),
    ],
)
def test_wrong_command_lines_are_one_clear_line(
    line: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "ethnos", *line]) == 2
    assert wrong in capsys.readouterr().err


def test_cards_of_a_band_join_in_any_order_and_the_record_keeps_the_games_own() -> None:
    """E18 knows no order; the notation has one."""
    start = {
        "game": "ethnos",
        "players": 2,
        "tribes": ["dwarf", "elf", "giant", "orc", "skeleton"],
        "kingdoms": {name: {"tokens": [2, 8]} for name in ("ithys", "straton", "rhea")}
        | {"duris": {"tokens": [4, 6]}, "althea": {"tokens": [4, 6]}, "pelagon": {"tokens": [0, 10]}},
        "seats": [{"hand": ["dwarf.purple", "dwarf.red", "dwarf.grey", "elf.purple"]}, {}],
    }
    sitting = Sitting(games.get("ethnos"), [HUMAN, HUMAN], {}, 1, start=start)

    def offered() -> list[str]:
        return [action["text"] for action in sitting.legal()]

    def act(text: str) -> None:
        sitting.act(sitting.state.parse(text))

    act("lead dwarf.purple")
    act("add dwarf.grey")
    assert offered() == ["add dwarf.red", "done"]
    assert sitting.can(sitting.state.parse("add dwarf.red"))
    act("add dwarf.red")
    assert sitting.state.view(0).data["draft"]["cards"] == ["dwarf.red", "dwarf.purple", "dwarf.grey"]
    assert not sitting.can(sitting.state.parse("add elf.purple"))
    assert sitting.take_back()
    assert offered() == ["add dwarf.grey", "done"]
    act("add dwarf.grey")
    act("done")
    act("place duris")
    assert sitting.recorder.rows[0]["steps"] == ["lead dwarf.purple", "add dwarf.red", "add dwarf.grey", "done"]


def test_a_bot_of_ones_own_plays_and_one_that_fails_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class First:\n    def choose(self, view, seed):\n        return view.legal[0]['text']\n"
        "class Broken:\n    def choose(self, view, seed):\n        raise RuntimeError('enough')\n"
    )

    async def play() -> None:
        app = app_of(Sitting(NINE, [HUMAN, f"{file}:First", f"{file}:Broken"], {}, 3), tmp_path / "x.json")
        async with app.run_test(size=(140, 45)) as pilot:
            await settle(app, pilot)
            while app.sitting.seats[2] != "casual":
                await pilot.press("1")
                await settle(app, pilot)
            assert app.sitting.seats[1] == f"{file}:First"
            told = "\n".join(line.text for line in app.query_one("#log", RichLog).lines)
            assert "A casual bot takes over from Cedar" in told
            assert "RuntimeError('enough')" in told
            doc = app.sitting.recorder.record()
        assert doc["seats"][1]["plays"] == f"{file}:First"
        file.write_text("raise SystemExit('a record made me run')\n")
        assert Sitting.resume(NINE, doc, 3).seats == [HUMAN, "casual", "casual"], "a file names nothing that is run"

    asyncio.run(play())
