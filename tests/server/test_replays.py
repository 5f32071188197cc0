"""After the game: record, replay, fairness, analysis, statistics; and the salts that make the deal fair."""

from __future__ import annotations

import hashlib
import json
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import Doc, verify
from folkmoot.server.tables.replays import verify_here
from folkmoot.server.tables.retelling import names_in
from folkmoot.text import texts
from tests.server.conftest import quick
from tests.server.kit import Player, Served, Sitting, close_table, serving


@pytest.fixture(scope="module")
def finished(served: Served) -> tuple[Player, str, list[dict[str, object]]]:
    """A game that was played to its end, with the rows that seat 0 was told."""
    anna = served.person("Anna")
    id = anna.table(["me", "casual"], spectators="everything", public=True)["id"]
    sitting = anna.socket(id, since=0)
    chance = random.Random(4)
    while sitting.my_turn():
        sitting.choose(chance)
    while sitting.table["status"] != "over":
        sitting.receive()
    sitting.close()
    return anna, id, sitting.rows


Finished = tuple[Player, str, list[dict[str, object]]]


def test_the_record_is_whole_and_the_deal_was_fair(finished: Finished) -> None:
    anna, id, _ = finished
    record = anna.get(f"/api/tables/{id}/record")
    assert verify(games.get("ethnos"), record)["over"]
    fair = anna.get(f"/api/tables/{id}/fairness")
    assert fair["ok"]
    assert fair["chances"] > 50
    assert hashlib.sha256(bytes.fromhex(fair["seed"])).hexdigest() == anna.get(f"/api/tables/{id}")["commitment"]


def test_what_is_wrong_with_a_deal_is_said_in_the_readers_language(
    finished: Finished, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, id, _ = finished

    async def spoiled(record: Doc) -> Doc:
        return await verify_here({**record, "dealer": {**record["dealer"], "seed": "00" * 32}})

    replays = served.app.state.context.replays
    monkeypatch.setattr(replays, "verify", spoiled)
    monkeypatch.setattr(replays, "_verified", {})
    path = f"/api/tables/{id}/fairness"
    told = {lang: anna.http.get(path, headers={"Accept-Language": lang}).json() for lang in ("en", "ru", "ja")}
    assert not told["en"]["ok"]
    assert len({one["problem"] for one in told.values()}) == 3
    assert "seed" in told["en"]["problem"]


def test_a_replay_shows_what_was_seen_then_and_everything_now(finished: Finished) -> None:
    anna, id, rows = finished
    seen = anna.get(f"/api/tables/{id}/replay", seat=0, last=200)
    assert [step["row"] for step in seen["steps"]] == rows[: len(seen["steps"])]
    late = anna.get(f"/api/tables/{id}/replay", seat="all", first=150, last=160)
    assert [step["n"] for step in late["steps"]] == list(range(150, 161))
    assert all(seat["hand"] is not None for seat in late["steps"][0]["view"]["seats"])
    assert anna.get(f"/api/tables/{id}/replay", seat=1, last=3)["steps"][-1]["view"]["seat"] == 1


def test_watchers_of_an_open_table_see_everything_when_it_is_over(served: Served, finished: Finished) -> None:
    _, id, _ = finished
    watching = Sitting(served, id, None)
    assert all(seat["hand"] is not None for seat in watching.update["view"]["seats"])


def test_before_the_end_there_is_only_what_a_seat_saw(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "casual"])["id"]
    sitting = anna.socket(id, since=0)
    sitting.my_turn()
    own = anna.get(f"/api/tables/{id}/record", seat=0)
    assert own["rows"] == sitting.rows
    assert "dealer" not in own
    for path in (f"/api/tables/{id}/record", f"/api/tables/{id}/replay"):
        anna.get(path, 403, seat=1)
        anna.get(path, 409, seat="all")
    anna.get(f"/api/tables/{id}/fairness", 409)
    assert own["seat"] == 0


def test_analysis_goes_on_from_any_row_with_all_hands_open(finished: Finished, served: Served) -> None:
    anna, id, _ = finished
    record = anna.get(f"/api/tables/{id}/record")
    table = anna.post("/api/records", {"record": record, "at": 40, "lang": "pl"}, 201)
    bot = record["seats"][1]
    assert table["seats"][1]["name"] == texts("pl").seated(bot) != bot["name"]
    assert table["analysis"]
    assert table["mine"] == [0, 1]
    sitting = anna.socket(table["id"])
    assert all(seat["hand"] is not None for seat in sitting.update["view"]["seats"])
    turn = sitting.update["turn"]
    assert sitting.send("open", seat=1 - turn)["type"] == "ack"
    assert sitting.send("open", seat=turn)["type"] == "ack"
    sitting.choose(random.Random(1))
    served.person("Eve").get(f"/api/tables/{table['id']}", 404)
    assert anna.post("/api/records", {"record": record, "at": 10**6}, 409)["error"]["code"] == "bad_record"
    record["rows"][20]["steps"] = ["draw", "draw"]
    broken = anna.post("/api/records", {"record": record, "at": 40}, 409)["error"]
    assert broken["args"]["where"].startswith("rows[20]")
    assert set(broken["args"]) == {"where"}
    body, wishes = {"record": {**record, "luck": 1}, "at": 40}, {"Accept-Language": "fr, pl;q=0.8, en"}
    said = anna.http.post("/api/records", json=body, headers=wishes).json()["error"]
    assert said["text"].startswith("luck: nieznane pole (pola: ")
    for rubbish in ({}, {"game": "ethnos"}, {"game": "ethnos", "players": "x", "dealer": [], "rows": {}}):
        assert anna.http.post("/api/records", json={"record": rubbish, "at": 0}).status_code in (404, 409)


def test_a_seat_is_played_on_against_bots_of_the_level_they_had(finished: Finished) -> None:
    anna, id, _ = finished
    record = anna.get(f"/api/tables/{id}/record")
    table = anna.post("/api/records", {"record": record, "at": 40, "seat": 0}, 201)
    assert table["mine"] == [0]
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [("human", None), ("bot", "casual")]
    other = anna.post("/api/records", {"record": record, "at": 40, "seat": 1}, 201)
    assert other["seats"][0]["level"] == "strong", "for a person"
    assert anna.post("/api/records", {"record": record, "at": 40, "seat": 2}, 404)["error"]["code"] == "no_seat"


def test_analysis_of_the_end_is_over(finished: Finished) -> None:
    anna, id, _ = finished
    record = anna.get(f"/api/tables/{id}/record")
    table = anna.post("/api/records", {"record": record, "at": len(record["rows"])}, 201)
    assert table["status"] == "over"
    assert table["result"]["scores"] == anna.get(f"/api/tables/{id}")["result"]["scores"]
    assert anna.socket(table["id"]).update["turn"] == -2


@pytest.mark.parametrize("name", ["\ud800", "a\x00b", "\u202e", None])
def test_names_in_a_record_may_be_anything(finished: Finished, name: object) -> None:
    """Half a letter, once stored, would have been the last thing that this server wrote."""
    anna, id, _ = finished
    record = anna.get(f"/api/tables/{id}/record")
    record["seats"][0]["name"] = name
    body = json.dumps({"record": record, "at": 3})
    answer = anna.http.post("/api/records", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seats"][0]["name"] in ("Player 1", "a b")
    anna.table(["me", "me"])


def test_the_seed_is_for_who_may_see_every_hand(served: Served) -> None:
    anna, eve = served.person("Anna"), served.person("Eve")
    id = anna.table(["me", "me"], public=True)["id"]
    eve.get(f"/api/tables/{id}/fairness", 409)
    close_table(id, anna)
    assert anna.get(f"/api/tables/{id}/fairness")["seed"]
    seen = eve.get(f"/api/tables/{id}/fairness")
    assert (seen["ok"], seen["seed"]) == (True, None)
    assert "dealer" not in eve.get(f"/api/tables/{id}/record")


def test_the_story_of_a_game_ends_as_the_game_did(finished: Finished) -> None:
    anna, id, _ = finished
    story = anna.get(f"/api/tables/{id}/story")
    result = anna.get(f"/api/tables/{id}")["result"]
    last = story["turns"][-1]
    assert last["sure"] == last["expected"] == result["scores"]
    assert [seat for seat, chance in enumerate(last["chances"]) if chance] == result["winners"]
    assert 1 <= len(story["moments"]) <= 4
    assert all(seat["hand"] is not None for seat in story["moments"][0]["view"]["seats"])
    record = anna.get(f"/api/tables/{id}/record")
    assert anna.post("/api/records/story", {"record": record}) == story
    record["rows"][20]["steps"] = ["draw", "draw"]
    assert anna.post("/api/records/story", {"record": record}, 409)["error"]["code"] == "bad_record"


def test_who_may_not_see_every_hand_is_told_the_points_alone(served: Served) -> None:
    anna, eve = served.person("Anna"), served.person("Eve")
    id = anna.table(["me", "me"], public=True)["id"]
    anna.get(f"/api/tables/{id}/story", 409)
    close_table(id, anna)
    assert anna.get(f"/api/tables/{id}/story")["turns"][0]["chances"]
    seen = eve.get(f"/api/tables/{id}/story")
    assert (seen["turns"][0]["sure"], seen["turns"][0]["expected"], seen["turns"][0]["chances"]) == ([0, 0], [], [])
    assert seen["moments"] == []


def test_a_record_from_outside_is_retold_with_everything_open(finished: Finished) -> None:
    anna, id, rows = finished
    record = anna.get(f"/api/tables/{id}/record")
    told = anna.post("/api/records/replay", {"record": record, "at": 0})
    assert (told["game"], told["players"], told["version"]) == ("ethnos", 2, len(record["rows"]))
    assert [step["n"] for step in told["steps"]] == list(range(min(201, told["version"] + 1)))
    assert told["steps"][0]["row"] is None
    assert all(seat["hand"] is not None for seat in told["steps"][5]["view"]["seats"])
    shown = [step["row"]["kind"] for step in told["steps"][1:]]
    assert shown == [row["kind"] for row in rows[: len(shown)]]
    later = anna.post("/api/records/replay", {"record": record, "at": 30})
    assert later["steps"][0] == told["steps"][30]
    assert (told["result"] is None) == (told["version"] > 200)
    last = anna.post("/api/records/replay", {"record": record, "at": told["version"]})
    assert last["result"] == anna.get(f"/api/tables/{id}")["result"]
    record["rows"][-1]["forfeits"] = [{"seat": 1, "why": "timeout"}]
    left = anna.post("/api/records/replay", {"record": record, "at": told["version"]})
    assert (left["result"]["ranks"], left["result"]["winners"]) == ([1, 2], [0])
    record["rows"][20]["steps"] = ["draw", "draw"]
    assert anna.post("/api/records/replay", {"record": record, "at": 0}, 409)["error"]["code"] == "bad_record"
    for rubbish in ({}, {"game": "ethnos"}, {"game": "ethnos", "players": "x", "dealer": [], "rows": {}}):
        assert anna.http.post("/api/records/replay", json={"record": rubbish, "at": 0}).status_code in (404, 409)


def test_why_about_an_earlier_row(finished: Finished, served: Served) -> None:
    anna, id, rows = finished
    path = f"/api/tables/{id}/why"
    first = anna.post(path, {"ask": "end", "at": 1, "seat": 0})["answer"]
    assert first.startswith("Age I of II")
    assert anna.post(path, {"ask": "end", "at": len(rows), "seat": 0})["answer"] != first
    assert anna.post(path, {"ask": "points", "of": 1, "at": 1})["answer"].endswith("0 points in all.")
    assert anna.post(path, {"ask": "end", "at": len(rows) + 1}, 400)["error"]["code"] == "bad_request"
    other = served.person("Bela")
    started = other.table(["me", "open"], public=True)["id"]
    anna.post(f"/api/tables/{started}/join")
    assert anna.post(f"/api/tables/{started}/why", {"ask": "turn", "at": 1, "seat": 0}, 403)


def test_why_about_a_record_from_outside(finished: Finished) -> None:
    anna, id, rows = finished
    record = anna.get(f"/api/tables/{id}/record")

    def ask(at: int, status: int = 200, **more: Any) -> Doc:
        return anna.post("/api/records/why", {"record": record, "at": at, "ask": "end", **more}, status)

    at_table = anna.post(f"/api/tables/{id}/why", {"ask": "end", "at": 1, "seat": 0})
    assert ask(0)["answer"] == "The game hasn’t begun yet: nothing has been dealt."
    assert ask(0, ask="turn")["answer"] == "The game hasn’t begun yet: nothing has been dealt."
    assert ask(1) == at_table
    assert ask(len(rows)) != at_table
    assert ask(1, ask="points", of=1)["answer"].endswith("0 points in all.")
    assert ask(1, lang="ru")["answer"] != at_table["answer"]
    assert ask(len(rows) + 1, 409)["error"]["args"]["where"] == "at"
    assert ask(-1, 422)["error"]["code"] == "bad_request"
    assert ask(1, 409, record={"game": "ethnos", "players": 2})["error"]["code"] == "bad_record"


def test_statistics_count_the_game_once(finished: Finished) -> None:
    anna, _, _ = finished
    mine = anna.get("/api/me/statistics")["games"]
    assert [(line["game"], line["players"], line["played"]) for line in mine] == [("ethnos", 2, 1)]
    of_all = anna.get("/api/statistics/ethnos")["players"]
    assert of_all[0]["played"] >= 1
    assert sum(of_all[0]["win_share"]) >= 0.99
    assert any(choice["choice"].startswith("lead ") for choice in of_all[0]["choices"])
    anna.get("/api/statistics/chess", 404)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(quick(tmp_path_factory.mktemp("hasty"), salt_wait=0.5)) as found:
        yield found


def test_salts_are_promised_then_revealed_and_bound_into_the_deal(hasty: Served) -> None:
    anna, bela = hasty.person("Anna"), hasty.person("Bela")
    salts = [secrets.token_bytes(32) for _ in range(2)]
    promises = [hashlib.sha256(salt).hexdigest() for salt in salts]
    id = anna.table(["me", "open"], public=True, salt=promises[0])["id"]
    early = anna.post(f"/api/tables/{id}/salt", {"seat": 0, "salt": salts[0].hex()}, 409)
    assert early["error"]["code"] == "not_started"
    joined = bela.post(f"/api/tables/{id}/join", {"salt": promises[1]})
    assert joined["status"] == "salts"
    assert joined["version"] == 0
    wrong = anna.post(f"/api/tables/{id}/salt", {"seat": 0, "salt": salts[1].hex()}, 409)
    assert wrong["error"]["code"] == "bad_salt"
    anna.post(f"/api/tables/{id}/salt", {"seat": 0, "salt": salts[0].hex()})
    assert bela.post(f"/api/tables/{id}/salt", {"seat": 1, "salt": salts[1].hex()})["status"] == "playing"
    close_table(id, anna, bela)
    record = anna.get(f"/api/tables/{id}/record")
    assert [entry["salt"] for entry in record["salts"]] == [salt.hex() for salt in salts]
    verify(games.get("ethnos"), record)


def test_nobody_waits_for_a_salt_for_ever(hasty: Served) -> None:
    anna = hasty.person("Anna")
    id = anna.table(["me", "casual"], salt="ab" * 32)["id"]
    sitting = anna.socket(id)
    assert sitting.table["status"] == "salts"
    while sitting.update["view"] is None:
        sitting.receive()
    assert sitting.table["salts"] == [{"seat": 0, "commitment": "ab" * 32, "salt": None}], "everybody sees it"


def test_a_hint_is_a_legal_move_unless_the_table_has_none(served: Served) -> None:
    anna = served.person("Anna")
    sitting = anna.socket(anna.table(["me", "casual"])["id"])
    sitting.my_turn()
    hint = sitting.send("hint", seat=0, version=sitting.update["version"])
    legal = [doc["text"] for doc in sitting.update["legal"]]
    assert hint["text"] == hint["why"][0]["move"]
    for idea in hint["why"]:
        assert idea["move"] in legal
        assert idea["what"] not in ("", idea["move"])
        assert "bot’s reckoning" in idea["because"]
    hint = sitting.send("hint", seat=0, version=sitting.update["version"], lang="ru")
    assert "По расчёту" in hint["why"][0]["because"]
    proud = anna.socket(anna.table(["me", "casual"], hints=False)["id"])
    proud.my_turn()
    assert proud.send("hint", seat=0, version=proud.update["version"])["code"] == "not_allowed"


def test_files_of_a_table_survive_a_restart(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as first:
        anna = first.person("Anna")
        id = anna.table(["me", "casual", "novice"])["id"]
        sitting = anna.socket(id, since=0)
        for number in range(5):
            sitting.my_turn()
            sitting.choose(random.Random(number))
        sitting.my_turn()
        before = anna.get(f"/api/tables/{id}/poll", since=0, wait=0)["messages"][1]
        cookie = anna.cookie
    with serving(quick(tmp_path)) as second:
        again = Sitting(second, id, cookie, since=0)
        assert {**again.update, "time": 0} == {**before, "time": 0}


def test_bots_of_a_record_are_called_in_the_readers_language() -> None:
    seats = [{"kind": "bot", "name": "Ash"}, {"plays": "strong", "name": "Birch"}, {"kind": "human", "name": "Ash"}, {}]
    assert names_in({"players": 4, "seats": seats}, "pl") == ["Jesion", "Brzoza", "Ash", "Gracz 4"]
    assert names_in({"players": 4, "seats": seats}, "en") == ["Ash", "Birch", "Ash", "Player 4"]
