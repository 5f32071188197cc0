"""A game that all at the table agree to stop keeps everything, hides what was hidden, and can go on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from folkmoot import games
from folkmoot.core import Doc, verify
from folkmoot.server.bots import runner
from tests.server.conftest import quick
from tests.server.kit import Player, Served, Sitting, close_table, serving
from tests.server.test_clock import Hand, alone, bank, hand, held, plainly
from tests.server.test_tables import both, mover

__all__ = ["hand", "held"]


def vote(player: Player, id: str, seat: int, on: str, answer: bool = True, status: int | None = None) -> Doc:
    body = {"id": f"v{random.getrandbits(40):x}", "seat": seat, "on": on, "answer": answer}
    return player.post(f"/api/tables/{id}/vote", body, status)


def some_moves(*sittings: Sitting, number: int = 6) -> None:
    chance = random.Random(5)
    for _ in range(number):
        now = mover(*sittings)
        before = now.update["version"]
        while now.update["version"] == before:
            now.choose(chance)
        for sitting in sittings:
            while sitting.update["version"] < now.update["version"]:
                sitting.receive()


@pytest.fixture(scope="module")
def stopped(served: Served) -> tuple[Player, Player, str]:
    """Some moves of two people, who then agreed to stop."""
    anna, bela, id = both(served, spectators="everything")
    some_moves(anna.socket(id), bela.socket(id))
    vote(anna, id, 0, "abandon")
    vote(bela, id, 1, "abandon")
    return anna, bela, id


def test_everything_is_kept_and_nothing_is_uncovered(served: Served, stopped: tuple[Player, Player, str]) -> None:
    anna, bela, id = stopped
    eve = served.person("Eve")
    table = anna.get(f"/api/tables/{id}")
    assert table["status"] == "stopped"
    so_far = anna.get(f"/api/tables/{id}/standing")["rows"]
    assert (table["result"]["outcome"], table["result"]["winners"], table["result"]["rows"]) == ("open", [], so_far)
    record = anna.get(f"/api/tables/{id}/record", seat=0)
    assert (record["seat"], record["rows"][-1]["kind"], "dealer" in record) == (0, "stop", False)
    assert record["rows"][-1]["scores"] == table["result"]["scores"]
    refused = anna.post("/api/records/replay", {"record": record, "at": 0}, 409)["error"]
    assert (refused["code"], refused["args"]["where"]) == ("bad_record", "format"), "it is no whole record"
    hands = [step["view"]["seats"][1]["hand"] for step in anna.get(f"/api/tables/{id}/replay", seat=0)["steps"]]
    assert set(map(str, hands)) == {"None"}
    for asked in ("record", "replay"):
        for seat, status, code in ((1, 403, "not_yours"), ("all", 409, "not_over")):
            assert anna.get(f"/api/tables/{id}/{asked}", status, seat=seat)["error"]["code"] == code
    for eyes in (anna, eve):
        for asked in ("fairness", "story", "notes"):
            assert eyes.get(f"/api/tables/{id}/{asked}", 409)["error"]["code"] == "not_over"
    for watching, own in ((Sitting(served, id, None), None), (bela.socket(id), 1)):
        shown = [number for number, seat in enumerate(watching.update["view"]["seats"]) if seat["hand"] is not None]
        assert (shown, watching.update["legal"]) == ([] if own is None else [own], [])
    assert bela.post(f"/api/tables/{id}/rematch")["status"] == "open"


def test_nothing_is_played_while_it_rests(stopped: tuple[Player, Player, str]) -> None:
    anna, _, id = stopped
    table = anna.get(f"/api/tables/{id}")
    body = {"id": "p", "seat": 0, "version": table["version"]}
    assert anna.post(f"/api/tables/{id}/play", {**body, "steps": ["draw"]}, 409)["error"]["code"] == "stopped"
    assert anna.post(f"/api/tables/{id}/undo", {**body, "to": 1}, 409)["error"]["code"] == "stopped"
    assert vote(anna, id, 0, "abandon", status=409)["error"]["code"] == "no_vote", "it is stopped already"


def test_it_goes_on_when_all_agree_and_verifies_when_it_is_closed(served: Served, tmp_path: Path) -> None:
    anna, bela, id = both(served)
    one, two = anna.socket(id), bela.socket(id)
    some_moves(one, two)
    assert vote(anna, id, 0, "resume", status=409)["error"]["code"] == "no_vote", "it has not stopped"
    view, turn = one.update["view"], one.update["turn"]
    vote(anna, id, 0, "abandon")
    vote(bela, id, 1, "abandon")
    vote(anna, id, 0, "resume")
    vote(bela, id, 1, "resume", answer=False)
    assert anna.get(f"/api/tables/{id}")["votes"] == []
    vote(anna, id, 0, "resume")
    live = served.app.state.context.live
    del live.entries[id]  # it is read again from its log
    vote(bela, id, 1, "resume")
    one, two = anna.socket(id), bela.socket(id)
    assert (one.table["status"], one.table["result"], one.update["turn"]) == ("playing", None, turn)
    assert one.update["view"] == view
    some_moves(one, two, number=3)
    close_table(id, anna, bela)
    record = anna.get(f"/api/tables/{id}/record")
    kinds = [row["kind"] for row in record["rows"]]
    assert [kind for kind in kinds if kind not in ("move", "vote")] == ["stop", "resume", "stop", "end"]
    verify(games.get("ethnos"), record)
    assert anna.get(f"/api/tables/{id}/fairness")["ok"]
    assert anna.get(f"/api/tables/{id}")["result"]["outcome"] == "open"
    assert anna.get("/api/me/statistics")["games"] == [], "nobody has won"


def test_whoever_is_last_to_leave_closes_it(stopped: tuple[Player, Player, str], served: Served) -> None:
    anna, bela, id = both(served)
    vote(anna, id, 0, "abandon")
    vote(bela, id, 1, "abandon")
    vote(anna, id, 0, "resume")
    assert bela.post(f"/api/tables/{id}/leave", {"seat": 1})["status"] == "playing", "all who stay have agreed"
    vote(anna, id, 0, "abandon")
    assert bela.post(f"/api/tables/{id}/return", {"seat": 1}, 409)["error"]["code"] == "stopped"
    assert anna.post(f"/api/tables/{id}/leave", {"seat": 0})["status"] == "abandoned"


def test_bots_rest_too(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "casual"])["id"]
    sitting = anna.socket(id)
    assert sitting.my_turn()
    version = sitting.update["version"]
    vote(anna, id, 0, "abandon")
    stopped = anna.get(f"/api/tables/{id}")
    assert (stopped["status"], stopped["version"]) == ("stopped", version + 2)
    vote(anna, id, 0, "resume")
    sitting = anna.socket(id)
    assert sitting.my_turn()
    sitting.choose(random.Random(2))
    assert sitting.my_turn(), "the bot plays on"


def test_clocks_rest_as_they_stood(hand: tuple[Hand, Player]) -> None:
    now, anna = hand
    id, sitting = alone(anna)
    seat = sitting.update["turn"]
    now.pass_time(100)
    for number in (0, 1):
        vote(anna, id, number, "abandon")
    assert anna.get(f"/api/tables/{id}")["deadline"] is None
    assert bank(anna, id, seat) == 500
    now.pass_time(86_400)
    for number in (0, 1):
        vote(anna, id, number, "resume")
    assert anna.get(f"/api/tables/{id}")["deadline"] == pytest.approx(now.time + 500, abs=0.01)
    now.pass_time(20)
    del now.context.live.entries[id]
    version = anna.get(f"/api/tables/{id}")["version"]
    sitting = anna.socket(id)
    sitting.send("open", seat=seat)
    assert sitting.send("play", seat=seat, version=version, steps=[plainly(sitting)])["closed"]
    assert bank(anna, id, seat) == 495


def test_what_nobody_takes_up_again_is_closed_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(quick(tmp_path)) as served:
        anna = served.person("Anna")
        id = anna.table(["me", "casual"])["id"]
        vote(anna, id, 0, "abandon")
        context = served.app.state.context
        loop = context.flags._tasks[0].get_loop()

        def look() -> str:
            asyncio.run_coroutine_threadsafe(context.runner.close_stopped(), loop).result(10)
            return str(anna.get(f"/api/tables/{id}")["status"])

        assert look() == "stopped"
        monkeypatch.setattr(runner, "STOPPED_FOR", 0.0)
        assert look() == "abandoned"
        assert anna.get(f"/api/tables/{id}/fairness")["ok"]
