"""Games recorded before the scenarios were added, or before they had all their rules, are still read and proved."""

import copy
import json
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.core import BadRecord, Doc, FairDealer, Recorder, replay, verify

GAME = games.get("aetherya")
FOLDER = Path(__file__).parent / "records"
RECORD: Doc = json.loads((FOLDER / "before-the-scenarios.json").read_text("utf-8"))


@pytest.mark.parametrize(
    "name", ["before-the-scenarios", "confrontation-without-fortresses", "frontiers-without-pacts"]
)
def test_an_earlier_record_is_replayed_and_follows_from_its_seed(name: str) -> None:
    record: Doc = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert record["box"] != GAME.box
    result = list(replay(GAME, record))[-1].state.result()
    assert result is not None
    assert result.scores == record["rows"][-1]["scores"]
    assert verify(GAME, record)["rows"] == len(record["rows"])


def test_an_earlier_game_goes_on() -> None:
    opening = {key: RECORD[key] for key in RECORD if key not in ("format", "dealer", "rows")}
    dealer = FairDealer(bytes.fromhex(RECORD["dealer"]["seed"]))
    recorder = Recorder.resume(GAME, dealer, opening, RECORD["rows"][:20])
    recorder.move(RECORD["rows"][20]["steps"][:1])
    assert recorder.rows[20]["digest"] == RECORD["rows"][20]["digest"]


def test_other_box_data_is_still_refused() -> None:
    record = copy.deepcopy(RECORD)
    record["box"] = "0" * 64
    with pytest.raises(BadRecord, match=r"^box: the record was played with other box data"):
        list(replay(GAME, record))
