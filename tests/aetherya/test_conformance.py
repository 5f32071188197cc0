"""The contract where random play seldom comes: won ages, tokens in plenty. `tests/core` goes through every setting."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot.core import Game
from folkmoot.core.conform import Match, Report
from folkmoot.games.aetherya import GAME
from folkmoot.games.aetherya.engine.codes import LEGENDS

BOX_FILE = Path(__file__).parents[2] / "src/folkmoot/games/aetherya/box.toml"
ROWS = [list(LEGENDS[:4]), list(LEGENDS[4:9]), list(LEGENDS[9:])]


def short_rows(tmp_path: Path) -> Game:
    """A box whose first two ages have one legend each, so that random campaigns reach the third."""
    path = tmp_path / "short.toml"
    text = BOX_FILE.read_text("utf-8")
    path.write_text(text.replace("solo = { value = [4, 5, 6]", "solo = { value = [1, 1, 13]"), "utf-8")
    return GAME.with_box(str(path))


@pytest.mark.parametrize("fate", ["none", "shagratt"])
def test_campaigns_of_several_ages_conform(tmp_path: Path, fate: str) -> None:
    game = short_rows(tmp_path)
    ages = set()
    for seed in range(12):
        report = Report()
        match = Match(game, 1, {"mode": "solo", "fate": fate}, seed, report)
        match.play_deep(6)
        ages.add(match.state.view(None).data["legends"]["age"])
    assert ages >= ({1, 2, 3} if fate == "none" else {1, 2})


@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_that_is_won_conforms(age: int) -> None:
    """Every legend of the row is met, so the age is scored and play goes on."""
    doc = {
        "players": 1,
        "options": {"mode": "solo"},
        "turn": 0,
        "discards": [["forest"]],
        "legends": {"age": age, "ages": [3, 4][: age - 1], "rows": ROWS, "turned": ROWS[age - 1]},
        "seats": [{"cards": "??MN/EFHP/FEDL/MNSH"}],
    }
    for seed in range(4):
        match = Match(GAME, 1, {"mode": "solo"}, seed, Report())
        match.state = GAME.from_position(doc)
        match.components = GAME.count_components(match.state)
        match.play_deep(10)
        result = match.state.result()
        assert result is not None
        assert result.outcome in (("completed", "victory") if age == 3 else ("lost",))


WON = {
    "dezanno": "?HMH/EGHG/FGDL/MNSH",
    "degodass": "?EDE/EFED/FPPM/MNSH",
    "shagratt": "?PMN/EGHP/FNDL/MNSH",
    "pudugruen": "?PMN/EFLP/FNMD/MNMP",
}
"""Kingdoms that do the task of the first age with something to spare, one card before its end."""


@pytest.mark.parametrize("fate", WON)
def test_an_age_of_a_fate_that_is_won_conforms(fate: str) -> None:
    """Conformance with a task that is done in the end: the age is scored and play goes on."""
    doc = {
        "players": 1,
        "options": {"fate": fate},
        "turn": 0,
        "discards": [["plains"]],
        "legends": {"age": 1, "rows": ROWS, "turned": ROWS[0]},
        "seats": [{"cards": WON[fate]}],
    }
    scored = 0
    for seed in range(3):
        match = Match(GAME, 1, {"fate": fate}, seed, Report())
        match.state = GAME.from_position(doc)
        match.components = GAME.count_components(match.state)
        match.play_deep(10)
        scored += len(match.state.view(None).data["legends"]["ages"])
    assert scored


def test_tokens_beside_every_kingdom_conform() -> None:
    """All tokens at once: every use, chain and interaction turns up in a few games."""
    seats = [{"cards": "????/?GH?/?DE?/????", "beside": ["griffin", "palantir", "thief", "smuggler", "gem4"]}]
    seats += [
        {"cards": "????/?NG?/?DH?/????", "tokens": [], "down": [], "beside": ["hammer", "staff", "treaty", "sword"]}
    ]
    seats += [{"cards": "????/?EE?/?HN?/????", "tokens": [], "down": [], "beside": ["gem1", "gem2", "palantir"]}]
    doc = {
        "players": 3,
        "options": {"tokens": True},
        "turn": 0,
        "discards": [["forest"]],
        "legends": {"shown": ["dwarf-v-goblin", "human-v-goblin", "elf-v-goblin", "elf-v-dwarf"]},
        "seats": seats,
    }
    for seed in range(4):
        match = Match(GAME, 3, {"tokens": True}, seed, Report())
        match.state = GAME.from_position(doc)
        match.components = GAME.count_components(match.state)
        match.play_deep(20)
