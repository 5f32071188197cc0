"""Tables: made, found, joined, left, played again."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from folkmoot.server.storage import schema
from folkmoot.server.tables import lobby
from tests.server.conftest import quick
from tests.server.kit import Player, Served, Sitting, serving


def both(served: Served, **more: object) -> tuple[Player, Player, str]:
    """Two people at a table of their own."""
    anna, bela = served.person("Anna"), served.person("Bela")
    table = anna.table(["me", "open"], public=True, **more)
    assert table["status"] == "open"
    assert table["mine"] == [0]
    joined = bela.post(f"/api/tables/{table['id']}/join")
    assert joined["status"] == "playing"
    assert joined["mine"] == [1]
    return anna, bela, table["id"]


def mover(*sittings: Sitting) -> Sitting:
    """The one whose turn it is, everyone having heard everything."""
    newest = max(sitting.update["version"] for sitting in sittings)
    while any(sitting.update["version"] < newest for sitting in sittings):
        for sitting in sittings:
            while sitting.update["version"] < newest:
                sitting.receive()
    return next(sitting for sitting in sittings if sitting.update["legal"])


def test_public_tables_are_listed_until_they_are_full(served: Served) -> None:
    anna, bela = served.person("Anna"), served.person("Bela")
    table = anna.table(["me", "open", "open"], public=True)
    hidden = anna.table(["me", "open"])
    listed = [doc["id"] for doc in bela.get("/api/tables", game="ethnos")["tables"]]
    assert table["id"] in listed
    assert hidden["id"] not in listed
    bela.post(f"/api/tables/{table['id']}/join", {"seat": 2})
    assert bela.post(f"/api/tables/{table['id']}/join")["mine"] == [2], "joining again changes nothing"
    served.person("Cora").post(f"/api/tables/{table['id']}/join")
    assert table["id"] not in [doc["id"] for doc in bela.get("/api/tables")["tables"]]


def test_a_private_table_is_entered_by_its_links_only(served: Served) -> None:
    anna, bela, cora = served.person("Anna"), served.person("Bela"), served.person("Cora")
    id = anna.table(["me", "open", "open"])["id"]
    bela.get(f"/api/tables/{id}", 404)
    bela.post(f"/api/tables/{id}/join", status=404)
    bela.get(f"/api/tables/{id}/links", 404)
    links = anna.get(f"/api/tables/{id}/links")
    key = links["seats"]["2"].partition("key=")[2]
    assert bela.get(f"/api/tables/{id}", key=key)["mine"] == []
    assert bela.post(f"/api/tables/{id}/join", {"key": key})["mine"] == [2]
    cora.post(f"/api/tables/{id}/join", {"key": key}, 404)
    watch = links["watch"].partition("key=")[2]
    assert cora.get(f"/api/tables/{id}", key=watch)["mine"] == []
    cora.post(f"/api/tables/{id}/join", {"key": watch}, 404)
    assert anna.post(f"/api/tables/{id}/start", {"level": "novice"})["status"] == "playing"


def test_an_invitation_to_a_taken_seat_lets_one_watch(served: Served) -> None:
    anna, bela, cora = served.person("Anna"), served.person("Bela"), served.person("Cora")
    for spectators in ("nothing", "none"):
        id = anna.table(["me", "open", "open"], spectators=spectators)["id"]
        key = anna.get(f"/api/tables/{id}/links")["seats"]["2"].partition("key=")[2]
        assert bela.get(f"/api/tables/{id}/links", key=key) | {"watch": ""} == {
            "seats": {}, "watch": "", "by": "Anna", "invited": 2,
        }  # fmt: skip
        bela.post(f"/api/tables/{id}/join", {"key": key})
        assert bela.get(f"/api/tables/{id}/links", key=key)["invited"] is None
        cora.get(f"/api/tables/{id}", 200 if spectators == "nothing" else 404, key=key)
    cora.get(f"/api/tables/{id}/links", 404, key=key)


def test_everybody_at_a_table_may_pass_on_how_to_watch_it(served: Served) -> None:
    anna, cora = served.person("Anna"), served.client()
    public = anna.table(["me", "casual"], public=True)["id"]
    assert cora.get(f"/api/tables/{public}/links").json()["watch"] == f"/t/{public}"
    private = anna.table(["me", "casual"])["id"]
    watch = anna.get(f"/api/tables/{private}/links")["watch"]
    key = watch.partition("key=")[2]
    again = cora.get(f"/api/tables/{private}/links", params={"key": key}).json()
    assert again == {"seats": {}, "watch": watch, "by": "Anna", "invited": None}
    closed = anna.table(["me", "casual"], spectators="none")["id"]
    assert anna.get(f"/api/tables/{closed}/links")["watch"] is None


def test_watchers_see_no_hand(served: Served) -> None:
    anna, _, id = both(served)
    watching = Sitting(served, id, None)
    assert all(seat["hand"] is None for seat in watching.update["view"]["seats"])
    assert watching.update["legal"] == []
    reply = watching.send("play", seat=0, version=watching.update["version"], steps=["draw"])
    assert (reply["type"], reply["code"]) == ("refusal", "not_yours")
    assert watching.send("chat", text="hi")["code"] == "not_yours"
    assert watching.send("react", seat=0, what="well")["code"] == "not_yours"
    closed = anna.table(["me", "casual"], public=True, spectators="none")["id"]
    served.person("Dora").get(f"/api/tables/{closed}", 404)


def test_one_screen_shows_only_the_hand_of_who_decides(served: Served) -> None:
    anna = served.person()
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    assert sitting.update["seat"] is None
    first = sitting.update["turn"]
    assert sitting.send("open", seat=1 - first)["code"] == "not_your_turn"
    assert sitting.send("open", seat=first)["type"] == "ack"
    assert sitting.update["seat"] == first
    assert sitting.update["view"]["seats"][first]["hand"] is not None
    chance = random.Random(3)
    while sitting.update["turn"] == first:
        sitting.choose(chance)
    assert sitting.update["seat"] == first, "who moved sees what came of it until the device is passed on"
    assert sitting.update["view"]["seats"][1 - first]["hand"] is None
    assert sitting.send("open", seat=None)["type"] == "ack"
    assert sitting.update["seat"] is None
    assert all(seat["hand"] is None for seat in sitting.update["view"]["seats"])


def test_a_bot_stands_in_for_who_leaves_until_they_come_back(served: Served) -> None:
    anna, bela, id = both(served)
    watching = bela.socket(id)
    anna.post(f"/api/tables/{id}/leave", {"seat": 0})
    chance = random.Random(1)
    for _ in range(3):
        watching.my_turn()
        watching.choose(chance)
    assert anna.get(f"/api/tables/{id}")["seats"][0]["stand_in"] == {"level": "casual", "why": "left"}
    assert anna.post(f"/api/tables/{id}/return", {"seat": 0})["seats"][0]["stand_in"] is None
    anna.post(f"/api/tables/{id}/leave", {"seat": 0})
    assert bela.post(f"/api/tables/{id}/leave", {"seat": 1})["status"] == "abandoned", "nobody is left"
    bela.post(f"/api/tables/{id}/return", {"seat": 1}, 409)


def test_abandoning_takes_everybody(served: Served) -> None:
    anna, bela, id = both(served)
    first = anna.post(f"/api/tables/{id}/abandon", {"seat": 0})
    assert first["status"] == "playing"
    assert first["votes"] == [{"on": "abandon", "yes": [0], "need": [0, 1]}]
    sitting = bela.socket(id)
    assert sitting.send("vote", seat=1, on="abandon", answer=False)["type"] == "ack"
    assert anna.get(f"/api/tables/{id}")["votes"] == []
    anna.post(f"/api/tables/{id}/abandon", {"seat": 0})
    assert sitting.send("vote", seat=1, on="abandon", answer=True)["type"] == "ack"
    assert anna.get(f"/api/tables/{id}")["status"] == "stopped"


def test_what_all_who_stay_have_agreed_on_happens_when_the_last_who_has_not_leaves(served: Served) -> None:
    anna, bela, cora = (served.person(name) for name in ("Anna", "Bela", "Cora"))
    id = anna.table(["me", "open", "open"], public=True)["id"]
    for player in (bela, cora):
        player.post(f"/api/tables/{id}/join")
    anna.post(f"/api/tables/{id}/abandon", {"seat": 0})
    assert bela.post(f"/api/tables/{id}/abandon", {"seat": 1})["status"] == "playing"
    assert cora.post(f"/api/tables/{id}/leave", {"seat": 2})["status"] == "stopped"


def test_a_request_that_waits_does_not_make_anybody_here(served: Served) -> None:
    anna, bela = served.person("Anna"), served.person("Bela")
    id = anna.table(["me", "open", "open"], public=True)["id"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(bela.get, f"/api/tables/{id}/poll", since=0, wait=10)
        live = served.app.state.context.live
        while not live.entries[id].peers:
            time.sleep(0.01)
        bela.post(f"/api/tables/{id}/join")
        assert waiting.result()["messages"][0]["table"]["mine"] == [1]
    assert not anna.get(f"/api/tables/{id}")["seats"][1]["here"]


def test_a_table_that_does_not_replay_does_not_hide_the_others(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as served:
        anna = served.person("Anna")
        broken, whole = anna.table(["me", "me"])["id"], anna.table(["me", "me"])["id"]
        context = served.app.state.context
        rows = schema.rows
        with context.store.engine.begin() as connection:
            wrong = rows.update().where(rows.c.table_id == broken, rows.c.n == 1)
            connection.execute(wrong.values(body='{"n": 1, "kind": "move", "seat": null, "steps": ["no such thing"]}'))
        del context.live.entries[broken]
        assert [table["id"] for table in anna.get("/api/me/tables")["tables"]] == [whole]
        assert anna.get(f"/api/tables/{broken}", 409)["error"]["code"] == "broken"


def test_bots_of_one_person_do_not_take_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "BUSY_TABLES", 2)
    with serving(quick(tmp_path, bot_pause=60.0)) as served:
        anna = served.person("Anna")
        busy = 0
        while busy < 2:
            busy += anna.table(["casual", "me"])["turn"] == 0
        body = {"game": "ethnos", "seats": [{"kind": "bot"}, {"kind": "me"}]}
        assert anna.post("/api/tables", body, 403)["error"]["code"] == "not_allowed"
        served.person("Bela").table(["casual", "me"])


def test_a_rematch_turns_the_seats_and_begins_when_all_have_agreed(served: Served) -> None:
    anna, bela, id = both(served)
    anna.post(f"/api/tables/{id}/rematch", status=409)
    anna.post(f"/api/tables/{id}/abandon", {"seat": 0})
    bela.post(f"/api/tables/{id}/abandon", {"seat": 1})
    again = anna.post(f"/api/tables/{id}/rematch")
    assert (again["mine"], again["status"]) == ([1], "open")
    assert (again["seats"][0]["kind"], again["seats"][0]["name"]) == ("open", "Bela"), "it is kept for him"
    cora = served.person("Cora")
    cora.post(f"/api/tables/{id}/rematch", status=403)
    cora.post(f"/api/tables/{again['id']}/join", status=409)
    assert again["id"] not in [doc["id"] for doc in cora.get("/api/tables")["tables"]]
    assert again["id"] in [doc["id"] for doc in bela.get("/api/me/tables")["tables"]]
    agreed = bela.post(f"/api/tables/{id}/rematch")
    assert (agreed["id"], agreed["mine"], agreed["status"]) == (again["id"], [0], "playing")


def test_nobody_watches_a_game_that_nobody_may_watch(served: Served) -> None:
    anna, bela, cora = served.person("Anna"), served.person("Bela"), served.person("Cora")
    id = anna.table(["me", "open"], public=True, spectators="none")["id"]
    key = anna.get(f"/api/tables/{id}/links")["seats"]["1"].partition("key=")[2]
    watching = cora.socket(id)
    invited = Sitting(served, id, None, key=key)
    with ThreadPoolExecutor() as pool:
        polled = pool.submit(cora.http.get, f"/api/tables/{id}/poll", params={"since": 0, "wait": 10})
        until = time.monotonic() + 10
        while len(served.app.state.context.live.entries[id].peers) < 3:
            assert time.monotonic() < until
        assert bela.post(f"/api/tables/{id}/join")["status"] == "playing"
        assert polled.result().status_code == 404
    for sitting in (watching, invited):
        with pytest.raises(ConnectionClosed) as closed:
            sitting.until("update")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_my_tables_mine_to_move_first(served: Served) -> None:
    anna, bela, id = both(served)
    anna.table(["me", "open"])
    turn = anna.get(f"/api/tables/{id}")["turn"]
    player = (anna, bela)[turn]
    assert player.get("/api/me/tables")["tables"][0]["id"] == id


def test_chat_reaches_all_and_is_only_text(served: Served) -> None:
    anna, bela, id = both(served)
    sitting, other = anna.socket(id), bela.socket(id)
    assert sitting.send("chat", text=" <b>hi\u202e\x00</b> ")["type"] == "ack"
    heard = other.until("chat")["chat"]
    assert heard["text"] == "<b>hi  </b>"
    assert (heard["name"], heard["seat"]) == ("Anna", 0)
    assert sitting.send("chat", text="x" * 501)["code"] == "bad_request"
    assert anna.socket(id).raw[0].count("<b>hi") == 1, "hello tells what was said"


def test_a_reaction_is_seen_by_all_who_look_and_kept_nowhere(served: Served) -> None:
    anna, bela, id = both(served)
    sitting, other, watching = anna.socket(id), bela.socket(id), Sitting(served, id, None)
    version = sitting.update["version"]
    assert sitting.send("react", seat=0, what="wow")["type"] == "ack"
    for looking in (other, watching):
        assert looking.until("reaction") == {"type": "reaction", "seat": 0, "what": "wow"}
    assert bela.post(f"/api/tables/{id}/react", {"id": "r", "seat": 1, "what": "laugh"})["version"] == version
    assert sitting.until("reaction")["seat"] in (0, 1)
    assert sitting.send("react", seat=1, what="wow")["code"] == "not_yours"
    unknown = sitting.send("react", seat=0, what="spit")
    assert (unknown["code"], unknown["args"]["where"]) == ("bad_request", "react.what")
    assert "reaction" not in "".join(anna.socket(id, since=0).raw), "who comes later is told nothing of it"


def test_a_line_of_chat_that_is_repeated_is_said_once(served: Served) -> None:
    anna, bela, id = both(served)
    for _ in range(3):
        assert anna.post(f"/api/tables/{id}/chat", {"id": "c1", "text": "hello"})["id"] == "c1"
    bela.post(f"/api/tables/{id}/chat", {"id": "c1", "text": "hello too"})
    hello = anna.get(f"/api/tables/{id}/poll", wait=0)["messages"][0]
    assert [line["text"] for line in hello["chat"]] == ["hello", "hello too"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no_game"),
        ({"game": "ethnos", "seats": [{"kind": "me"}]}, "bad_options"),
        ({"game": "ethnos", "seats": [{"kind": "me"}] * 2, "options": {"tribes": ["x"]}}, "bad_options"),
        ({"game": "ethnos", "seats": [{"kind": "me"}] * 2, "options": {"players": 3}}, "bad_options"),
        ({"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "bad_request"),
        ({"game": "ethnos", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "live"}}, "bad_request"),
        ({"game": "ethnos", "seats": []}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_names_what_is_wrong(served: Served, body: dict[str, object], code: str) -> None:
    answer = served.person().http.post("/api/tables", json=body)
    assert answer.status_code in (400, 404, 409, 422)
    assert answer.json()["error"]["code"] == code


@pytest.mark.parametrize("what", ["start", "join", "leave"])
def test_what_another_process_wrote_is_not_overwritten(tmp_path: Path, what: str) -> None:
    """Two processes change a table that has not begun; the second finds out, reads again, and goes on from there."""
    with serving(quick(tmp_path)) as served:
        anna, bela, cleo = (served.person(name) for name in ("Anna", "Bela", "Cleo"))
        id = anna.table(["me", "open", "open", "open"], public=True)["id"]
        cleo.post(f"/api/tables/{id}/join", {"seat": 3})
        engine = served.app.state.context.store.engine
        seats, tables = schema.seats, schema.tables
        with engine.begin() as connection:  # as another process does, of which this one has not heard yet
            mine = seats.update().where(seats.c.table_id == id, seats.c.seat == 1)
            connection.execute(mine.values(kind="human", person=bela.id, name="Bela"))
            connection.execute(tables.update().where(tables.c.id == id).values(touched=time.time()))
        if what == "start":
            found = anna.post(f"/api/tables/{id}/start", {"level": "novice"})
            assert [seat["kind"] for seat in found["seats"]] == ["human", "human", "bot", "human"]
        elif what == "join":
            dora = served.person("Dora")
            assert dora.post(f"/api/tables/{id}/join", {"seat": 1}, 409)["error"]["code"] == "taken"
            assert dora.post(f"/api/tables/{id}/join")["mine"] == [2]
        else:
            cleo.post(f"/api/tables/{id}/leave", {"seat": 3})
        assert anna.get(f"/api/tables/{id}")["seats"][1]["name"] == "Bela"
