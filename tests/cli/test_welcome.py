"""The first screen: what to play, with whom, or to learn, or to go on with."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.cli.tui_welcome import Welcome, Wish, numbers
from folkmoot.text import LANGUAGES, texts


def wished(folder: Path, *keys: str, language: str = "en") -> Wish | None:
    async def choose() -> Wish | None:
        app = Welcome(texts(language), folder)
        async with app.run_test(size=(80, 24)) as pilot:
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
        return app.return_value

    return asyncio.run(choose())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_players_and_level(language: str, tmp_path: Path) -> None:
    assert wished(tmp_path, "1", "3", "4", "1", language=language) == Wish(
        "ethnos", players=4, level="master", preset=""
    )
    assert wished(tmp_path, "1", "3", "4", "3", language=language) == Wish(
        "ethnos", players=4, level="master", preset="pl"
    )


def test_modes_say_how_many_can_play(tmp_path: Path) -> None:
    assert numbers(games.get("aetherya"), {"mode": "solo"}) == [1]
    alone = {"mode": "solo", "fate": "none"}
    assert wished(tmp_path, "3", "2", "1") == Wish("aetherya", options=alone, players=1)
    assert wished(tmp_path, "3", "3", "1", "1") == Wish("aetherya", options={"mode": "coop"}, players=2, level="novice")


def test_a_game_says_itself_which_option_is_its_mode(tmp_path: Path) -> None:
    """The toys call it `company`; the second of them has no texts."""
    team = {"company": "team"}
    for number, id in enumerate(games.ids(), 1):
        if id in ("nine", "bare"):
            assert wished(tmp_path, str(number), "2", "1", "1") == Wish(id, options=team, players=2, level="novice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_of_our_own_are_offered(language: str, tmp_path: Path) -> None:
    fate = {"mode": "solo", "fate": "degodass"}
    assert wished(tmp_path, "3", "2", "3", language=language) == Wish("aetherya", options=fate, players=1)
    empires = {"mode": "versus", "variant": "empires"}
    wish = Wish("aetherya", options=empires, players=8, level="casual")
    assert wished(tmp_path, "3", "1", "5", "3", "2", language=language) == wish


def test_escape_goes_back_and_leaves(tmp_path: Path) -> None:
    alone = {"mode": "solo", "fate": "none"}
    assert wished(tmp_path, "3", "1", "escape", "2", "1") == Wish("aetherya", options=alone, players=1)
    assert wished(tmp_path, "3", "escape", "escape") is None


def test_lessons_and_saved_games_are_offered(tmp_path: Path) -> None:
    """After five games, the toys at the end, come the lessons of four and what is saved."""
    assert wished(tmp_path, "7") == Wish("tribes", learn=True)
    (tmp_path / "folkmoot-tribes.json").write_text("{}")
    assert wished(tmp_path, *["down"] * 9, "enter") == Wish("tribes", resume=str(tmp_path / "folkmoot-tribes.json"))
    assert wished(tmp_path, *["down"] * 5, "enter") == Wish("ethnos", learn=True)
