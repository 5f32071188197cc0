"""Learning in the terminal: the coach below the table, followed and not followed, and the puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle

import pytest
from textual.pilot import Pilot
from textual.widgets import Static
from textual.widgets._footer import FooterKey

from folkmoot.cli import main
from folkmoot.cli.solved import solved
from folkmoot.cli.tui_choices import Choices
from folkmoot.cli.tui_learn import LearnApp, LearnMenu, leaves
from folkmoot.core import OVER
from folkmoot.lessons import Page, choices_of, lessons, puzzles
from folkmoot.text import LANGUAGES, texts

Doing = Callable[[LearnApp, Pilot[None]], Awaitable[None]]
GAMES = list(lessons())


def learning(game: str, do: Doing, language: str = "en", first: str | None = None) -> LearnApp:
    async def play() -> LearnApp:
        app = LearnApp(game, texts(language), 7, first)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await do(app, pilot)
        return app

    return asyncio.run(play())


async def settle(app: LearnApp, pilot: Pilot[None]) -> None:
    for _ in range(5000):
        await pilot.pause()
        if app.sitting.state.turn in (0, OVER) and not app.workers:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the others never finish")


def said(app: LearnApp) -> str:
    return str(app.screen_stack[0].query_one("#said", Static).render())


def verdict(app: LearnApp) -> str:
    assert app.verdict is not None
    return app.verdict.state


async def read_on(app: LearnApp, pilot: Pilot[None]) -> None:
    """Read to the last page; every one is another."""
    while app.leaf < len(app.open_leaves) - 1:
        before = said(app)
        await pilot.press("space")
        assert said(app) != before


@pytest.mark.parametrize(("game", "language"), [("ethnos", "pl"), ("tribes", "ru"), ("aetherya", "ja")])
def test_a_lesson_is_played_by_doing_what_the_coach_says(game: str, language: str) -> None:
    async def play(app: LearnApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, LearnMenu)
        await pilot.press("enter")
        await pilot.pause()
        assert all(key.region.right <= app.size.width for key in app.query(FooterKey))
        for _ in range(80):
            await settle(app, pilot)
            await read_on(app, pilot)
            assert said(app).strip()
            assert app.advice is not None
            if app.advice.end:
                break
            assert app.query_one(Choices).code == app.suggested()
            await pilot.press("enter")
        assert app.done == {game}
        assert app.advice is not None
        assert app.advice.end
        assert not [row for row in app.sitting.recorder.rows if row["kind"] == "undo"]

    learning(game, play, language)


def test_a_lesson_goes_on_when_something_else_is_done() -> None:
    """In the terminal, with one game; `tests/lessons` does otherwise in each of them."""

    async def play(app: LearnApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        for number in range(400):
            await settle(app, pilot)
            assert app.advice is not None
            if app.advice.end:
                break
            if app.suggested() is not None and number % 3:
                await pilot.press("enter")
            else:
                legal = app.sitting.state.legal_actions()
                app.act(legal[number % len(legal)])
        assert app.done == {"ethnos"}

    learning("ethnos", play)


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_is_sent_away_and_the_game_goes_on(game: str) -> None:
    async def play(app: LearnApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "c")
        assert not app.query_one("#coach").display
        app.act(app.sitting.state.legal_actions()[0])
        await settle(app, pilot)
        assert not app.query_one("#coach").display
        await pilot.press("c")
        assert app.query_one("#coach").display
        assert said(app).strip()

    learning(game, play)


def test_undo_brings_the_coach_back_to_the_same_place() -> None:
    async def play(app: LearnApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await read_on(app, pilot)
        first = app.told_at
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.told_at != first
        await pilot.press("u")
        await settle(app, pilot)
        assert app.told_at == first

    learning("ethnos", play)


@pytest.mark.parametrize(("id", "language"), list(zip(puzzles(), cycle(LANGUAGES))))
def test_puzzles_are_solved_and_missed(id: str, language: str) -> None:
    puzzle = puzzles()[id]

    async def play(app: LearnApp, pilot: Pilot[None]) -> None:
        for steps, state, sign in ((puzzle.tempting, "wrong", "✗ "), (puzzle.solution, "solved", "✓ ")):
            assert verdict(app) == "open"
            await pilot.press("h")
            hint = texts(language).say(puzzle.text("hint"), other=app.names[1]).split()[-1]
            assert hint in said(app)
            for step in steps:
                app.act(app.sitting.state.parse(step))
            await pilot.pause()
            assert verdict(app) == state
            assert said(app).startswith(sign)
            assert app.query_one(Choices).option_count == 0
            if state == "wrong":
                while verdict(app) != "open" or app.sitting.standing:
                    await pilot.press("u")
                    await pilot.pause()
        assert app.done == {id}

    learning(puzzle.game, play, language, id)


def test_the_list_shows_what_is_done_and_opens_the_next() -> None:
    async def play(app: LearnApp, pilot: Pilot[None]) -> None:
        for step in puzzles()["tribes-1"].solution:
            app.act(app.sitting.state.parse(step))
        await pilot.press("m")
        assert isinstance(app.screen, LearnMenu)
        shown = [str(option.prompt) for option in app.screen.options()]
        assert [line.startswith("✓") for line in shown[:4]] == [False, True, False, False]
        assert len(shown) == 5 + len(choices_of("tribes"))
        await pilot.press("down", "down", "enter")
        await pilot.pause()
        assert app.lesson.found.id == "tribes-2"

    learning("tribes", play, first="tribes-1")


def test_a_best_choice_is_missed_explained_found_and_kept(capsys: pytest.CaptureFixture[str]) -> None:
    best = choices_of("tribes")[0]

    async def play(app: LearnApp, pilot: Pilot[None]) -> None:
        for step in best.considered[best.tempting]["steps"]:
            app.act(app.sitting.state.parse(step))
        await pilot.pause()
        assert said(app).startswith("✗ ")
        assert "Best:" not in said(app)
        await pilot.press("h")
        assert "Best:" in said(app)
        await pilot.press("u")
        await pilot.pause()
        assert app.judged == "open"
        await pilot.press("h")
        assert "Theme:" in said(app)
        for step in best.solution:
            app.act(app.sitting.state.parse(step))
        await pilot.pause()
        assert said(app).startswith("✓ ")

    learning("tribes", play, first=best.id)
    assert solved() == {best.id}
    assert main(["puzzle", "tribes", "--list", "--level", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines[:2]] == ["✓", " "]
    assert lines[-1].startswith("solved: 1 of ")
    assert main(["puzzle", "tribes", "--list", "--daily"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_short_remarks_stand_with_what_follows() -> None:
    pages = [Page("a"), Page("learn-other-way"), Page("b", scores=True)]
    assert [(leaf.texts, leaf.scores) for leaf in leaves(pages)] == [
        (["a"], False),
        (["learn-other-way", "b"], True),
    ]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["learn", "chess"], "unknown game 'chess'"),
        (["learn", "bare"], "there are no lessons yet"),
        (["learn", "ethnos", "--puzzle", "9"], "ethnos has no puzzle 9"),
        (["learn", "ethnos"], "learn needs a terminal"),
        (["puzzle", "ethnos"], "puzzle needs a terminal"),
        (["puzzle", "bare"], "bare has no puzzles of this kind"),
        (["puzzle", "ethnos", "--level", "9"], "ethnos has no such puzzle (themes: "),
    ],
)
def test_refusals(line: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    assert told in capsys.readouterr().err
