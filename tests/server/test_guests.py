"""The operator's own bots at a table: they play, and one that fails is replaced before everybody's eyes."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator

import pytest

from tests.server.conftest import quick
from tests.server.kit import Served, serving

BOTS = """
class Chatty:
    def choose(self, view, seed):
        print("I speak where only answers belong")
        return view.legal[0]["text"]

class Broken:
    def choose(self, view, seed):
        raise RuntimeError("I give up")

class Cheat:
    def choose(self, view, seed):
        return "lead dwarf.red"
"""
SLEEPER = "import sys, time\nfor line in sys.stdin:\n    print('{\"id\": 1}', flush=True)\n    time.sleep(600)\n"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("guests")
    (folder / "mine.py").write_text(BOTS, "utf-8")
    (folder / "sleeper.py").write_text(SLEEPER, "utf-8")
    words = {name: f"{folder / 'mine.py'}:{name}" for name in ("Chatty", "Broken", "Cheat")}
    words["Sleeper"] = f"program:{sys.executable} {folder / 'sleeper.py'}"
    with serving(quick(folder, guests=tuple(words.items()), guest_seconds=5.0)) as found:
        yield found


def test_they_are_offered_beside_the_levels(served: Served) -> None:
    anna = served.person()
    assert anna.get("/api/games")["levels"] == [
        "novice",
        "casual",
        "strong",
        "master",
        "Chatty",
        "Broken",
        "Cheat",
        "Sleeper",
    ]
    refused = anna.post(
        "/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "bot", "level": "mine.py:Chatty"}]}, 400
    )
    assert refused["error"]["code"] == "bad_request", "a client names bots of the list and nothing else"


def test_one_plays_whatever_it_prints(served: Served) -> None:
    anna = served.person()
    sitting = anna.socket(anna.table(["me", "Chatty"])["id"])
    for _ in range(2):
        assert sitting.my_turn()
        sitting.play(sitting.update["legal"][0]["text"])
        sitting.until("update")
    assert sitting.my_turn()
    assert {row["seat"] for row in sitting.rows if row["kind"] == "move"} == {0, 1}
    assert (sitting.table["seats"][1]["level"], sitting.table["seats"][1]["stand_in"]) == ("Chatty", None)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Broken", "failed: RuntimeError('I give up')"),
        ("Cheat", "answered 'lead dwarf.red', which isn't legal here"),
        ("Sleeper", "has not answered for 5 seconds"),
    ],
)
def test_one_that_fails_is_replaced_and_everybody_is_told(
    served: Served, caplog: pytest.LogCaptureFixture, name: str, reason: str
) -> None:
    anna = served.person()
    with caplog.at_level(logging.WARNING, "folkmoot.server"):
        sitting = anna.socket(anna.table([name, "me"])["id"])
        while sitting.table["seats"][0]["stand_in"] is None:
            if sitting.update["legal"]:
                sitting.play(sitting.update["legal"][0]["text"])
            sitting.receive()
    assert sitting.table["seats"][0]["stand_in"] == {"level": "casual", "why": "stuck"}
    told = [vars(record).get("reason", "") for record in caplog.records if record.getMessage() == "a bot failed"]
    assert any(reason in one for one in told), told
