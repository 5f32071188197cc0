"""Powers of a table's host over the people there, which nobody else has."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from folkmoot.core import Doc
from folkmoot.core.fair import nameless
from folkmoot.server.storage.alike import distinct, looks
from tests.server.conftest import quick
from tests.server.kit import Player, Served, Sitting, serving
from tests.server.test_people import closing


def seated(served: Served, *names: str, **more: Any) -> tuple[str, list[Player]]:
    """A table with a seat for everybody, whose host is the first; it begins when the last has sat down."""
    people = [served.person(name) for name in names]
    id = people[0].table(["me", *["open"] * (len(names) - 1)], **{"public": True, **more})["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{id}/join")
    return id, people


def host(by: Player, id: str, do: str, status: int = 200, **given: Any) -> Doc:
    return by.post(f"/api/tables/{id}/host", {"do": do, **given}, status)


def say(person: Player, id: str, text: str, status: int = 200) -> Doc:
    return person.post(f"/api/tables/{id}/chat", {"id": f"c-{len(text)}", "text": text}, status)


def chat_of(person: Player, id: str) -> list[Doc]:
    found: list[Doc] = person.get(f"/api/tables/{id}/poll", wait=0)["messages"][0]["chat"]
    return found


def close(id: str, *people: tuple[Player, int]) -> None:
    """All with a seat agree to stop, and then not to go on."""
    for _ in range(2):
        for person, seat in people:
            person.post(f"/api/tables/{id}/abandon", {"seat": seat})


def code(doc: Doc) -> str:
    return str(doc["error"]["code"])


def test_a_host_frees_a_seat_before_the_game(served: Served) -> None:
    anna, bela, cyra = (served.person(name) for name in ("Anna", "Bela", "Cyra"))
    id = anna.table(["me", "open", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    freed = host(anna, id, "free", seat=1)
    assert [seat["kind"] for seat in freed["seats"]] == ["human", "open", "open"]
    assert bela.get(f"/api/tables/{id}")["mine"] == []
    assert cyra.post(f"/api/tables/{id}/join", {"seat": 1})["mine"] == [1]
    bela.post(f"/api/tables/{id}/join", {"seat": 2})  # who was sent away may come again


def test_a_seat_freed_while_salts_are_awaited_is_open_again(served: Served) -> None:
    anna, bela = served.person("Anna"), served.person("Bela")
    id = anna.table(["me", "open"], public=True, salt="ab" * 32)["id"]
    assert bela.post(f"/api/tables/{id}/join")["status"] == "salts"
    assert host(anna, id, "free", seat=1)["status"] == "open"
    served.app.state.context.live.entries.clear()
    assert anna.get(f"/api/tables/{id}")["status"] == "open"


def test_in_the_game_a_bot_takes_the_seat_until_its_person_comes_back(served: Served) -> None:
    id, (anna, bela) = seated(served, "Anna", "Bela", clock={"kind": "live", "base": 600, "per_move": 5})
    freed = host(anna, id, "free", seat=1)
    assert freed["seats"][1]["stand_in"] == {"level": "casual", "why": "host"}
    table = served.app.state.context.live.entries[id].table
    assert table.forfeits() == [], "a host cannot make anybody lose"
    assert bela.post(f"/api/tables/{id}/return", {"seat": 1})["seats"][1]["stand_in"] is None


def test_who_is_muted_is_told_and_heard_no_more_until_it_is_lifted(served: Served) -> None:
    id, (anna, bela) = seated(served, "Anna", "Bela")
    say(bela, id, "one")
    assert host(anna, id, "mute", seat=1)["seats"][1]["restricted"] == "muted"
    assert bela.get(f"/api/tables/{id}")["seats"][1]["restricted"] == "muted", "they are told"
    assert served.person("Eve").get(f"/api/tables/{id}")["seats"][1]["restricted"] == "", "nobody else is"
    assert code(say(bela, id, "two", 403)) == "muted"
    assert code(bela.post(f"/api/tables/{id}/react", {"id": "r", "seat": 1, "what": "well"}, 403)) == "muted"
    sitting = bela.socket(id)
    assert sitting.send("chat", text="three")["code"] == "muted"
    assert sitting.send("react", seat=1, what="well")["code"] == "muted"
    assert [line["text"] for line in chat_of(anna, id)] == ["one"]
    [listed] = anna.get(f"/api/tables/{id}/host")["people"]
    assert (listed["name"], listed["kind"], listed["person"]) == ("Bela", "muted", bela.id)
    host(anna, id, "unmute", person=bela.id)
    assert sitting.send("chat", text="four")["type"] == "ack"
    assert anna.get(f"/api/tables/{id}/host") == {"people": []}


def test_a_ban_takes_seat_view_and_voice_and_goes_on_in_the_rematch(served: Served) -> None:
    id, (anna, bela, cyra) = private(served)
    sitting = bela.socket(id)
    banned = host(anna, id, "ban", seat=1)
    assert banned["seats"][1]["stand_in"]["why"] == "host"
    assert closing(sitting) == 4404
    key = anna.get(f"/api/tables/{id}/links")["watch"].partition("=")[2]
    for path in ("", "/record", "/poll", "/standing", "/links"):
        bela.get(f"/api/tables/{id}{path}", 404, key=key, wait=0)
    assert id not in [table["id"] for table in bela.get("/api/me/tables")["tables"]]
    for route, body in (("return", {"seat": 1}), ("join", {"key": key}), ("abandon", {"seat": 1}), ("rematch", {})):
        assert bela.http.post(f"/api/tables/{id}/{route}", json=body).status_code in (403, 404), route
    assert code(say(bela, id, "hello", 403)) == "not_yours"
    close(id, (anna, 0), (cyra, 2))
    again = anna.post(f"/api/tables/{id}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["", "Cyra", "Anna"], "no seat is kept for who is banned"
    served.app.state.context.live.entries.clear()  # read from the database again
    assert code(bela.post(f"/api/tables/{again['id']}/join", {}, 403)) == "banned"
    host(anna, again["id"], "unban", person=bela.id)
    links = anna.get(f"/api/tables/{again['id']}/links")["seats"]
    assert bela.post(f"/api/tables/{again['id']}/join", {"key": links["0"].partition("=")[2]})["mine"] == [0]


def private(served: Served) -> tuple[str, list[Player]]:
    """A game of three at a table that only those see who were invited."""
    people = [served.person(name) for name in ("Anna", "Bela", "Cyra")]
    id = people[0].table(["me", "open", "open"])["id"]
    links = people[0].get(f"/api/tables/{id}/links")["seats"]
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{id}/join", {"key": links[str(seat)].partition("=")[2]})
    return id, people


def test_a_ban_that_is_lifted_gives_the_seat_back(served: Served) -> None:
    id, (anna, bela) = seated(served, "Anna", "Bela")
    sitting = bela.socket(id)
    host(anna, id, "ban", seat=1)
    while sitting.update["seat"] is not None:
        sitting.receive()
    assert sitting.table["mine"] == [], "at a public table they see what anybody does"
    host(anna, id, "unban", person=bela.id)
    assert bela.post(f"/api/tables/{id}/return", {"seat": 1})["mine"] == [1]


def test_a_removed_line_leaves_a_gap_and_no_text(served: Served) -> None:
    id, (anna, bela, cyra) = seated(served, "Anna", "Bela", "Cyra")
    for person, text in ((anna, "by anna"), (bela, "secret"), (cyra, "by cyra")):
        say(person, id, text)
    first, second, third = (line["id"] for line in chat_of(anna, id))
    watching = served.person("Eve").socket(id)
    assert code(cyra.http.delete(f"/api/tables/{id}/chat/{second}").json()) == "not_allowed"
    assert anna.http.delete(f"/api/tables/{id}/chat/{second}").status_code == 200
    assert cyra.http.delete(f"/api/tables/{id}/chat/{third}").status_code == 200
    told = watching.until("chats")["chat"]
    assert [(line["text"], line["removed"]) for line in told] == [("by anna", None), ("", "host"), ("by cyra", None)]
    assert [line["removed"] for line in chat_of(bela, id)] == [None, "host", "author"]
    assert cyra.http.delete(f"/api/tables/{id}/chat/{first + 1000}").status_code == 404
    folder = Path(served.app.state.context.settings.data)
    with sqlite3.connect(folder / "folkmoot.sqlite") as database:
        texts = [row[0] for row in database.execute("SELECT text FROM chats WHERE table_id = ?", (id,))]
    assert texts == ["by anna", "", ""], "gone for good"


def test_another_name_stands_at_the_table_in_its_record_and_over_the_chat(served: Served) -> None:
    id, (anna, bela) = seated(served, "Anna", "Rude Word")
    say(bela, id, "hello")
    sitting = anna.socket(id)
    host(anna, id, "name", seat=1, name="Guest")
    assert [line["name"] for line in sitting.until("chats")["chat"]] == ["Guest"]
    assert anna.get(f"/api/tables/{id}")["seats"][1]["name"] == "Guest"
    host(anna, id, "name", seat=1, name=None)
    served.app.state.context.live.entries.clear()
    assert anna.get(f"/api/tables/{id}")["seats"][1]["name"] == ""
    assert bela.get("/api/me")["name"] == "Rude Word", "elsewhere they are called as before"
    close(id, (anna, 0), (bela, 1))
    record = anna.get(f"/api/tables/{id}/record")
    assert "Rude" not in str(record)
    assert nameless(record) == nameless({**record, "seats": [{**seat, "name": "?"} for seat in record["seats"]]})
    assert anna.get(f"/api/tables/{id}/fairness")["ok"], "names are not bound"


ACTS: tuple[Doc, ...] = (
    {"do": "free", "seat": 1},
    {"do": "name", "seat": 1, "name": "Guest"},
    {"do": "mute", "seat": 1},
    {"do": "ban", "seat": 1},
    {"do": "unmute", "person": "x"},
    {"do": "unban", "person": "x"},
)


@pytest.mark.parametrize("public", [True, False])
def test_nobody_but_the_host_does_any_of_it(served: Served, public: bool) -> None:
    """Every deed, by everybody else: who sits there, who watches, nobody at all."""
    id, people = seated(served, "Anna", "Bela", "Cyra") if public else private(served)
    anna, bela, cyra = people
    say(bela, id, "one")
    line = chat_of(anna, id)[0]["id"]
    before = anna.get(f"/api/tables/{id}")
    roles = {"victim": bela.http, "player": cyra.http, "stranger": served.person("Eve").http, "nobody": served.client()}
    wanted = {"victim": 403, "player": 403, "stranger": 403 if public else 404, "nobody": 401}
    for role, client in roles.items():
        for act in ACTS:
            assert client.post(f"/api/tables/{id}/host", json=act).status_code == wanted[role], (role, act)
        assert client.get(f"/api/tables/{id}/host").status_code == wanted[role], role
        if role != "victim":  # whose line it is
            assert client.delete(f"/api/tables/{id}/chat/{line}").status_code == wanted[role], role
    assert anna.get(f"/api/tables/{id}") == before
    assert chat_of(anna, id)[0]["text"] == "one"


@pytest.mark.parametrize("seat", [0, 2, 19])
def test_only_other_people_can_be_meant(served: Served, seat: int) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "open", "novice"], public=True)["id"]
    for act in ACTS[:4]:
        answer = anna.http.post(f"/api/tables/{id}/host", json={**act, "seat": seat})
        assert answer.json()["error"]["code"] == ("no_seat" if seat == 19 else "not_allowed"), act
    for act in ACTS[4:]:
        assert code(anna.post(f"/api/tables/{id}/host", act, 404)) == "not_found"


def test_everything_a_host_did_is_there_after_a_restart_and_in_the_log(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as served:
        id, (anna, bela, cyra) = seated(served, "Anna", "Bela", "Cyra")
        host(anna, id, "mute", seat=1)
        host(anna, id, "ban", seat=2)
        cookies = [dict(person.http.cookies) for person in (anna, bela, cyra)]
    with serving(quick(tmp_path)) as served:
        clients = [served.client() for _ in cookies]
        for client, cookie in zip(clients, cookies, strict=True):
            client.cookies.update(cookie)
        mine = [client.get(f"/api/tables/{id}").json()["mine"] for client in clients]
        assert mine == [[0], [1], []]
        seats = clients[0].get(f"/api/tables/{id}").json()["seats"]
        assert [seat["restricted"] for seat in seats] == ["", "muted", "banned"]
        assert clients[1].post(f"/api/tables/{id}/chat", json={"id": "x", "text": "x"}).status_code == 403
    with sqlite3.connect(tmp_path / "folkmoot.sqlite") as database:
        log = list(database.execute('SELECT what, "by", person, table_id FROM acts ORDER BY id'))
    assert log == [("mute", anna.id, bela.id, id), ("ban", anna.id, cyra.id, id)]


def test_a_host_removes_a_note_of_somebody_else(served: Served) -> None:
    id, (anna, bela) = seated(served, "Anna", "Bela")
    close(id, (anna, 0), (bela, 1))
    path = f"/api/tables/{id}/notes"
    [hers] = anna.post(path, {"at": 0, "text": "mine"}, 201)["notes"]
    note = bela.post(path, {"at": 0, "text": "rude"}, 201)["notes"][1]
    assert [one["removable"] for one in bela.get(path)["notes"]] == [False, True]
    assert [one["removable"] for one in anna.get(path)["notes"]] == [True, True]
    assert bela.http.delete(f"{path}/{hers['id']}").status_code == 404
    assert [one["text"] for one in anna.http.delete(f"{path}/{note['id']}").json()["notes"]] == ["mine"]


# Names that look alike.


def test_no_two_people_at_a_table_look_alike(served: Served) -> None:
    id, (anna, *_) = seated(served, "Anna", "Аnnа", "ANNA", "Bela")  # the second with Cyrillic letters
    names = [seat["name"] for seat in anna.get(f"/api/tables/{id}")["seats"]]
    assert names == ["Anna", "Аnnа 2", "ANNA 3", "Bela"]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "аппа".replace("п", "n")), ("Bill", "BI1l"), ("Zoë", "zoe"), ("Ｂｏ", "B0"), ("a b", "ab")],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks(one) == looks(other)


def test_a_long_name_stays_within_its_bounds() -> None:
    assert distinct("x" * 40, ["x" * 40]) == "x" * 38 + " 2"
    assert distinct("安娜", ["安奈"]) == "安娜"


# Chat has a price.


def test_chat_cannot_be_flooded(tmp_path: Path) -> None:
    with serving(quick(tmp_path, limit=20.0)) as served:
        id, (_, bela) = seated(served, "Anna", "Bela")
        sitting: Sitting = bela.socket(id)
        answers = [sitting.send("chat", text="x" * 500) for _ in range(20)]
        kinds = [answer.get("code", answer["type"]) for answer in answers]
        assert kinds[:8] == ["ack"] * 8
        assert kinds.count("too_fast") >= 11
        assert code(say(bela, id, "more", 429)) == "too_fast", "the same budget without a socket"


# Several processes.


def test_other_processes_of_the_server_hear_of_it(tmp_path: Path, postgres: str) -> None:
    with serving(quick(tmp_path, database=postgres)) as one, serving(quick(tmp_path, database=postgres)) as two:
        id, (anna, bela) = seated(one, "Anna", "Bela")
        elsewhere = Sitting(two, id, anna.cookie)
        say(bela, id, "rude")
        line = elsewhere.until("chat")["chat"]["id"]
        anna.http.delete(f"/api/tables/{id}/chat/{line}")
        assert elsewhere.until("chats")["chat"][0]["removed"] == "host"
        host(anna, id, "name", seat=1, name="Guest")
        host(anna, id, "ban", seat=1)
        while elsewhere.table["seats"][1]["restricted"] != "banned" or not elsewhere.table["seats"][1]["stand_in"]:
            elsewhere.receive()
        assert elsewhere.table["seats"][1]["name"] == "Guest"
        other = two.client()
        other.cookies.update(dict(bela.http.cookies))
        assert other.post(f"/api/tables/{id}/return", json={"seat": 1}).json()["error"]["code"] == "not_yours"
        assert bela.http.delete("/api/me").status_code == 204
        while elsewhere.table["seats"][1]["name"]:
            elsewhere.receive()
        assert other.get("/api/me").status_code == 401
