"""Documents of rules number 1 are still read: positions that held the registers of the engine, and a recorded game.

`earlier/positions.json` has a position for every question, with what was legal there and how random play ended from it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from folkmoot.core import CHANCE, BadPosition, Doc, FairDealer, Recorder, SimDealer, replay, verify
from folkmoot.games.tribes.edge.earlier import FIELDS
from folkmoot.games.tribes.engine.question_table import BY_WORD
from tests.tribes.tables import GAME

FOLDER = Path(__file__).parent / "earlier"
POSITIONS: list[Doc] = json.loads((FOLDER / "positions.json").read_text("utf-8"))
RECORD: Doc = json.loads((FOLDER / "record.json").read_text("utf-8"))
SMALL: Doc = {"players": 2, "stage": "act", "seats": [{"members": {"a": 2}}, {"members": {"i": 3}}]}


@pytest.mark.parametrize("kept", POSITIONS, ids=[kept["position"].get("stage", "") for kept in POSITIONS])
def test_an_earlier_position_goes_on_as_it_did(kept: Doc) -> None:
    state = GAME.from_position(kept["position"])
    codes = [code for code, _ in state.chance_outcomes()] if state.turn == CHANCE else state.legal_actions()
    assert [state.name(code) for code in codes] == kept["legal"]
    now = state.to_position()
    assert now["rules"] == 1
    assert not any(name in now for name in FIELDS)
    assert GAME.from_position(now).to_position() == now
    assert SimDealer(1).playout(state) == kept["left"]
    assert state.scores() == kept["scores"]


def test_every_question_is_among_the_earlier_positions() -> None:
    passing = {"setup", "turn", "conflicts"}
    assert {kept["position"]["stage"] for kept in POSITIONS} == set(BY_WORD) - passing


def test_an_earlier_record_is_replayed_and_follows_from_its_seed() -> None:
    assert RECORD["rules"] < GAME.rules
    assert RECORD["start"]["pending"]
    result = list(replay(GAME, RECORD))[-1].state.result()
    assert result is not None
    assert result.scores == RECORD["rows"][-1]["scores"]
    assert verify(GAME, RECORD)["rows"] == len(RECORD["rows"])


def test_an_earlier_game_goes_on() -> None:
    opening = {key: RECORD[key] for key in RECORD if key not in ("format", "dealer", "rows")}
    dealer = FairDealer(bytes.fromhex(RECORD["dealer"]["seed"]))
    recorder = Recorder.resume(GAME, dealer, opening, RECORD["rows"][:20])
    seat = recorder.state.turn
    steps = RECORD["rows"][20]["steps"]
    chosen = next(n for n in range(1, len(steps) + 1) if n == len(steps) or steps[n].split()[0] in ("dice", "goal"))
    assert recorder.move(steps[:chosen])["digest"] == RECORD["rows"][20]["digest"]
    assert RECORD["rows"][20]["seat"] == seat


def test_an_earlier_position_that_a_person_wrote_is_read_and_checked() -> None:
    """It need not say its rules number."""
    now = {**{key: value for key, value in SMALL.items() if key != "stage"}, "prompt": {"ask": "act"}}
    assert GAME.from_position(SMALL).to_position() == GAME.from_position(now).to_position()
    for change, where in (
        ({"stage": "nap"}, "stage"), ({"pending": []}, "pending"), ({"pending": {"want": 99}}, "pending.want"),
        ({"pending": {"colour": 1}}, "pending.colour"), ({"flags": ["slept"]}, "flags[0]"),
        ({"stage": "hand", "pending": {"who": 0, "left": 1}, "dice": ["sun", "sun"]}, "prompt.ask"),
    ):  # fmt: skip
        with pytest.raises(BadPosition) as caught:
            GAME.from_position({**SMALL, **change})
        assert caught.value.where == where


def test_a_view_of_rules_number_1_is_read() -> None:
    state = GAME.from_position({"rules": 1, **SMALL})
    view = state.view(0).data
    early = {**view, "stage": "act", "pending": {"who": 0}, "flags": [], "prompt": {"ask": "act"}}
    del early["this_turn"]
    assert GAME.load_view(early).sample(1).to_position() == state.to_position()
