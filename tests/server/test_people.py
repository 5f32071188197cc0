"""People without accounts, and who gets through which door."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from folkmoot.server.storage import schema
from tests.server.conftest import quick
from tests.server.kit import Served, Sitting, serving

FOREIGN = Origin("https://evil.example")


def test_a_recovery_code_moves_a_person_once(served: Served) -> None:
    anna = served.person("Anna")
    device = served.client()
    typed = anna.recovery.lower().replace("-", " ")
    moved = device.post("/api/me/recover", json={"code": typed}).json()
    assert moved["id"] == anna.id
    assert device.get("/api/me").json()["name"] == "Anna"
    assert anna.get("/api/me")["id"] == anna.id, "the first device stays"
    assert served.client().post("/api/me/recover", json={"code": anna.recovery}).status_code == 401
    fresh = anna.post("/api/me/recovery")["recovery"]
    assert served.client().post("/api/me/recover", json={"code": moved["recovery"]}).status_code == 401
    assert served.client().post("/api/me/recover", json={"code": fresh}).status_code == 200


def test_a_person_renames_and_signs_out(served: Served) -> None:
    anna = served.person("Anna")
    assert anna.post("/api/me", {"name": "Anne"})["recovery"] is None
    assert anna.http.patch("/api/me", json={"name": "Änne 安"}).json()["name"] == "Änne 安"
    second = served.client()
    second.post("/api/me/recover", json={"code": anna.recovery})
    cookie = anna.http.cookies["folkmoot"]
    assert anna.http.post("/api/me/forget", json={}).status_code == 204
    again = served.client()
    again.cookies.set("folkmoot", cookie)
    assert again.get("/api/me").status_code == 401
    assert second.get("/api/me").status_code == 200
    second.post("/api/me/forget", json={"everywhere": True})
    assert second.get("/api/me").status_code == 401


def test_a_mark_and_a_colour_go_with_a_person_to_every_table(served: Served) -> None:
    anna, bela = served.person("Anna"), served.person("Bela")
    assert (anna.get("/api/me")["mark"], anna.get("/api/me")["colour"]) == ("", "")
    looks = anna.http.patch("/api/me", json={"mark": "owl", "colour": "teal"}).json()
    assert (looks["mark"], looks["colour"], looks["name"]) == ("owl", "teal", "Anna")
    bela.http.patch("/api/me", json={"mark": "fox"})
    id = anna.table(["me", "open", "novice"], public=True)["id"]
    seats = bela.post(f"/api/tables/{id}/join")["seats"]
    assert [(seat["mark"], seat["colour"]) for seat in seats] == [("owl", "teal"), ("fox", ""), ("", "")]
    anna.http.patch("/api/me", json={"mark": "key", "colour": ""})
    served.app.state.context.live.entries.clear()  # read from the database again
    assert anna.get(f"/api/tables/{id}")["seats"][0]["mark"] == "owl", "a seat keeps what it was taken with"
    assert [seat["mark"] for seat in anna.table(["me", "me"])["seats"]] == ["key", ""], "one person, one mark"
    device = served.client()
    device.post("/api/me/recover", json={"code": anna.recovery})
    assert device.get("/api/me").json()["mark"] == "key"


@pytest.mark.parametrize("field", ["mark", "colour"])
def test_only_marks_and_colours_that_there_are(served: Served, field: str) -> None:
    answer = served.person().http.patch("/api/me", json={field: "../owl"})
    assert (answer.status_code, answer.json()["error"]["args"]["where"]) == (422, f"body.{field}")


def test_signing_out_ends_the_sockets_of_that_cookie(served: Served) -> None:
    """Also one that somebody has open who should never have had the cookie."""
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    second = served.client()
    second.post("/api/me/recover", json={"code": anna.recovery})
    first, watcher = anna.socket(id), Sitting(served, id, f"folkmoot={second.cookies['folkmoot']}")
    anna.http.post("/api/me/forget", json={})
    assert closing(first) == 4401
    assert watcher.send("ping")["type"] == "pong", "the other device stays"
    third = served.client()
    third.post("/api/me/recover", json={"code": second.post("/api/me/recovery", json={}).json()["recovery"]})
    third.post("/api/me/forget", json={"everywhere": True})
    assert closing(watcher) == 4401


def closing(sitting: Sitting) -> int:
    """The code that a socket is closed with."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            sitting.receive()
    return int(sitting.link.close_code or 0)


def test_names_do_not_turn_the_writing_around(served: Served) -> None:
    anna = served.person("Anna")
    assert anna.http.patch("/api/me", json={"name": "Anna\u202e"}).status_code == 422


def test_cookies_are_stored_hashed_and_expire(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as served:
        anna = served.person("Anna")
        secret = anna.http.cookies["folkmoot"]
        header = anna.http.post("/api/me/recover", json={"code": anna.recovery}).headers["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=lax" in header
        engine = served.app.state.context.store.engine
        with engine.begin() as connection:
            hashes = list(connection.execute(sa.select(schema.keys.c.hash)).scalars())
            assert secret not in json.dumps(hashes)
            connection.execute(schema.keys.update().values(expires=time.time() - 1))
        served.app.state.context.people._known.clear()
        assert anna.http.get("/api/me").status_code == 401


CHANGING = {
    "join": {},
    "start": {},
    "salt": {"seat": 0, "salt": "00" * 32},
    "leave": {"seat": 0},
    "return": {"seat": 0},
    "abandon": {"seat": 0},
    "rematch": {},
    "play": {"id": "x", "seat": 0, "version": 1, "steps": ["draw"]},
    "undo": {"id": "x", "seat": 0, "version": 1, "to": 1},
    "vote": {"id": "x", "seat": 0, "on": "abandon", "answer": True},
    "chat": {"id": "x", "text": "hello"},
    "react": {"id": "x", "seat": 0, "what": "well"},
    "hint": {"id": "x", "seat": 0, "version": 1},
}
READING = ("", "/links", "/poll", "/record", "/replay", "/story", "/review", "/fairness")


def strangers(served: Served) -> list[tuple[str, httpx.Client]]:
    """Nobody, a made-up cookie, a damaged one, somebody else."""
    made_up, damaged = served.client(), served.client()
    made_up.cookies.set("folkmoot", "x" * 32)
    damaged.cookies.set("folkmoot", served.person("Victim").http.cookies["folkmoot"][:-1] + "!")
    return [
        ("nobody", served.client()),
        ("made up", made_up),
        ("damaged", damaged),
        ("other", served.person("Eve").http),
    ]


@pytest.mark.parametrize("public", [False, True])
def test_strangers_change_nothing_on_any_route(served: Served, public: bool) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "casual"], public=public)["id"]
    waiting = anna.table(["me", "open"])["id"]
    sitting = anna.socket(id)
    sitting.my_turn()
    before = [anna.get(f"/api/tables/{x}") for x in (id, waiting)]
    for who, client in strangers(served):
        for table in (id, waiting):
            for name, body in CHANGING.items():
                answer = client.post(f"/api/tables/{table}/{name}", json=body)
                assert answer.status_code in (401, 403, 404, 409), (who, name, answer.text)
                assert (answer.status_code == 401) == (who != "other"), (who, name, answer.text)
            for name in READING:
                answer = client.get(f"/api/tables/{table}{name}", params={"wait": 0} if name == "/poll" else {})
                allowed = public and table == id and name not in ("/story", "/review", "/fairness")
                assert (answer.status_code == 200) == allowed, (who, name, answer.text)
    assert [anna.get(f"/api/tables/{x}") for x in (id, waiting)] == before


def test_pages_of_other_sites_may_not_act(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "casual"])["id"]
    foreign = {"Origin": FOREIGN}
    assert anna.http.post(f"/api/tables/{id}/leave", json={"seat": 0}, headers=foreign).status_code == 403
    assert anna.http.post("/api/tables", json={}, headers={"Origin": "null"}).status_code == 403
    own = {"Origin": served.url}
    assert anna.http.post(f"/api/tables/{id}/chat", json={"id": "a", "text": "x"}, headers=own).status_code == 200
    form = {"Content-Type": "text/plain"}
    assert anna.http.post("/api/me", content=b'{"name": "Eve"}', headers=form).status_code == 400
    address = f"ws://127.0.0.1:{served.port}/api/tables/{id}/socket"
    with connect(address, additional_headers={"Cookie": anna.cookie}, origin=FOREIGN) as link:
        with pytest.raises(ConnectionClosed) as closed:
            link.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_answers_carry_the_headers_that_protect_a_page(served: Served) -> None:
    for path in ("/", "/t/anything", "/api/games", "/api/nothing"):
        headers = served.client().get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert served.client().get("/../../etc/passwd").status_code == 200, "the start page, not a file"
