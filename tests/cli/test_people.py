"""Commands about people and tables, on a database that nobody serves and beside a running server."""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from folkmoot import games
from folkmoot.cli import main
from folkmoot.core import Doc, verify
from folkmoot.server.operators import moderation
from folkmoot.server.storage import schema
from folkmoot.server.storage.people import new_id
from tests.cli.test_cli import refusal
from tests.server.conftest import quick
from tests.server.kit import Player, Served, serving, within
from tests.server.test_hosting import chat_of, say, seated
from tests.server.test_people import closing

Out = pytest.CaptureFixture[str]


def listed(capsys: Out, folder: Path, command: str, *word: str) -> list[Doc]:
    capsys.readouterr()
    verb = [] if command == "log" else ["list"]
    assert main([command, *verb, *word, "--json", "--data", str(folder)]) == 0
    found: list[Doc] = json.loads(capsys.readouterr().out)["found"]
    return found


def done(capsys: Out, folder: Path, *arguments: str) -> str:
    assert main([*arguments, "--data", str(folder)]) == 0
    return capsys.readouterr().out


def soon(what: Callable[[], bool]) -> None:
    for _ in within(10, "the server notices"):
        if what():
            return
        time.sleep(0.05)


def test_what_an_operator_does_reaches_a_running_server(tmp_path: Path, capsys: Out) -> None:
    with serving(quick(tmp_path)) as served:
        id, (anna, bela) = seated(served, "Anna", "Rude Word")
        say(bela, id, "hello")
        sitting = anna.socket(id)
        done(capsys, tmp_path, "people", "rename", "Rude Word", "Guest", "--reason", "asked twice")
        assert [line["name"] for line in sitting.until("chats")["chat"]] == ["Guest"]
        assert anna.get(f"/api/tables/{id}")["seats"][1]["name"] == "Guest"
        assert bela.get("/api/me")["name"] == "Guest"
        bela_sits = bela.socket(id)
        check_ban(served, capsys, tmp_path, bela)
        assert closing(bela_sits) == 4401
        while not sitting.table["seats"][1]["stand_in"]:
            sitting.receive()
        assert sitting.my_turn(), "a bot may be the first to move"
        assert sitting.play("draw")["type"] == "ack"
        done(capsys, tmp_path, "people", "unban", bela.id)
        soon(lambda: bela.http.get("/api/me").status_code == 200)
        assert bela.post(f"/api/tables/{id}/return", {"seat": 1})["mine"] == [1]
        done(capsys, tmp_path, "tables", "close", id)
        while sitting.table["status"] != "abandoned":
            sitting.receive()
        record = anna.get(f"/api/tables/{id}/record")
        assert verify(games.get("ethnos"), record)["rows"] == len(record["rows"])
        done(capsys, tmp_path, "people", "remove", bela.id, "--reason", "asked by letter")
        soon(lambda: anna.get(f"/api/tables/{id}")["seats"][1]["name"] == "")
        assert [line["removed"] for line in chat_of(anna, id)] == ["author"]
        done(capsys, tmp_path, "tables", "remove", id)
        assert closing(sitting) == 4404
        soon(lambda: anna.http.get(f"/api/tables/{id}").status_code == 404)
    check_log(listed(capsys, tmp_path, "log"), bela.id, id)
    text = done(capsys, tmp_path, "log")
    assert "operator" in text
    assert "asked by letter" in text
    assert done(capsys, tmp_path, "check").startswith("0 running games")


def check_ban(served: Served, capsys: Out, folder: Path, bela: Player) -> None:
    """A banned person is refused everywhere, and nobody may take their name."""
    done(capsys, folder, "people", "ban", "Guest", "--name")
    soon(lambda: bela.http.get("/api/me").status_code == 403)
    for method, path in (
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("POST", "/api/me"),
        ("GET", "/api/me/games"),
    ):
        answer = bela.http.request(method, path, json={"name": "Bela"} if method == "POST" else None)
        assert answer.json()["error"]["code"] == "banned", path
    assert bela.http.get("/api/me/export").status_code == 200, "what is stored of them is still theirs"
    assert served.client().post("/api/me/recover", json={"code": bela.recovery}).status_code == 403
    looks_alike = served.client().post("/api/me", json={"name": "GUE5T"})
    assert looks_alike.json()["error"]["code"] == "bad_name"


def check_log(log: list[Doc], person: str, table: str) -> None:
    assert [(act["what"], act["person"], act["table_id"], act["reason"]) for act in log] == [
        ("rename", person, None, "asked twice"),
        ("ban", person, None, ""),
        ("unban", person, None, ""),
        ("close", None, table, ""),
        ("forget", person, None, "asked by letter"),
        ("remove", None, table, ""),
    ]
    assert {act["by"] for act in log} == {""}, "the operator"


def test_people_and_tables_are_found(tmp_path: Path, capsys: Out) -> None:
    with serving(quick(tmp_path)) as served:
        id, (anna, bela) = seated(served, "Anna", "Bela")
        waiting = served.person("ANNABEL").table(["me", "open"], public=True)["id"]
    assert [doc["name"] for doc in listed(capsys, tmp_path, "people", "anna")] == ["ANNABEL", "Anna"]
    [one] = listed(capsys, tmp_path, "people", bela.id)
    assert (one["name"], one["tables"], one["banned"]) == ("Bela", 1, "")
    assert abs(one["seen"] - time.time()) < 600
    assert {doc["id"] for doc in listed(capsys, tmp_path, "tables")} == {id, waiting}
    for word in ("open", waiting, "annabel"):
        assert [doc["id"] for doc in listed(capsys, tmp_path, "tables", word)] == [waiting], word
    assert listed(capsys, tmp_path, "tables", "bela")[0]["seats"] == ["Anna", "Bela"]
    assert listed(capsys, tmp_path, "people", "%") == []
    assert "Bela" in done(capsys, tmp_path, "people", "list")
    assert "nothing found" in done(capsys, tmp_path, "tables", "list", "nowhere")
    for line in (["people", "ban", anna.id], ["tables", "close", waiting], ["people", "remove", "ANNABEL"]):
        done(capsys, tmp_path, *line)
    assert [doc["name"] for doc in listed(capsys, tmp_path, "people")] == ["Bela", "Anna"]
    assert listed(capsys, tmp_path, "tables", id)[0]["status"] == "playing", "a bot plays on"


def test_wrong_words_are_one_clear_line(tmp_path: Path, capsys: Out) -> None:
    place = ("--data", str(tmp_path))
    assert "there is no database here" in refusal(capsys, "people", "list", *place)
    with serving(quick(tmp_path)) as served:
        for _ in range(2):
            served.person("Anna")
        over = served.person("Bela").table(["me", "open"])["id"]
        for line, message in (
            (["people", "ban", "Nobody"], "Nobody: nobody has this id or name"),
            (["people", "remove", ""], "nobody has this id or name"),
            (["people", "rename", "Anna", "Eve"], "Anna: several people have this name; give an id"),
            (["people", "rename", "Bela", "\u200b"], "a name has 1 to 40 letters and no invisible characters"),
            (["people", "unban", "Bela"], "Bela: is not banned"),
            (["people", "ban", "Bela", "--reason", "x" * 501], "--reason: too long (at most 500)"),
            (["tables", "close", "nowhere"], "nowhere: there is no such table"),
            (["tables", "remove", "nowhere"], "nowhere: there is no such table"),
        ):
            assert message in refusal(capsys, *line, *place)
        done(capsys, tmp_path, "tables", "close", over)
        assert "over already" in refusal(capsys, "tables", "close", over, *place)


def test_a_command_that_writes_after_reading_waits_for_the_server(tmp_path: Path) -> None:
    """Else SQLite refuses it as soon as the server has written in between."""
    with serving(quick(tmp_path)) as served:
        served.person("Anna")

    def write(connection: sa.Connection) -> str:
        connection.execute(sa.select(schema.people.c.id)).all()
        other = sqlite3.connect(tmp_path / "folkmoot.sqlite", timeout=0)
        with contextlib.closing(other), pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        return "alone"

    assert moderation.deed(quick(tmp_path), write) == "alone"


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["-abc", "_abc", "abc"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(given))
    assert new_id(9) == "abc"
