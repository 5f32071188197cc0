"""Everything about oneself in one call, and nothing of oneself after another."""

from __future__ import annotations

import json
from pathlib import Path

import sqlalchemy as sa

from folkmoot import games
from folkmoot.core import Doc, verify
from folkmoot.server.storage import schema
from tests.bots.test_review import played
from tests.server.conftest import quick
from tests.server.kit import Player, Served, serving
from tests.server.test_hosting import chat_of, close, host, say, seated
from tests.server.test_people import closing
from tests.server.test_reviews import GAME

NAME = "Bela Unmistakable"


def remove(person: Player) -> None:
    answer = person.http.delete("/api/me")
    assert answer.status_code == 204, answer.text


def test_an_export_holds_everything_and_no_secret_of_others(served: Served) -> None:
    id, (anna, bela) = seated(served, "Anna", NAME)
    bela.http.patch("/api/me", json={"mark": "owl", "colour": "teal"})
    say(bela, id, "hello")
    say(anna, id, "not mine")
    running, _ = seated(served, "Cyra", "Dora")
    bela.get(f"/api/tables/{running}")
    playing = bela.table(["me", "novice"])["id"]
    close(id, (anna, 0), (bela, 1))
    bela.post(f"/api/tables/{id}/notes", {"at": 0, "text": "a note"}, 201)
    host(anna, id, "mute", seat=1)
    file = {**played(GAME, 1, mode="solo").record(), "notes": [{"at": 0, "text": "from the file"}]}
    bela.post("/api/records/review", {"record": file}, 201)
    answer = bela.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="folkmoot-me.json"'
    found: Doc = answer.json()
    assert found["format"] == "folkmoot export 1"
    assert {**found["person"], "created": 0} == {
        **{"id": bela.id, "name": NAME, "mark": "owl", "colour": "teal", "webhook": "", "created": 0}
    }
    assert {table["id"] for table in found["tables"]} == {id, playing}
    assert [line["text"] for line in found["chat"]] == ["hello"]
    assert [note["text"] for note in found["notes"]] == ["a note"]
    assert [(one["kind"], one["table_id"]) for one in found["restrictions"]] == [("muted", id)]
    assert [(act["what"], act["mine"]) for act in found["acts"]] == [("mute", False)]
    assert [upload["record"] for upload in found["uploads"]] == [file]
    [kept] = found["records"]
    assert kept["table"] == id, "of the game that goes on nothing is told"
    assert verify(games.get("ethnos"), kept["record"])["rows"] == len(kept["record"]["rows"])
    with served.app.state.context.store.engine.connect() as connection:
        wanted = sa.select(schema.tables.c.seed).where(schema.tables.c.id == playing)
        seed = connection.execute(wanted).scalar_one()
    assert seed not in answer.text
    assert served.client().get("/api/me/export").status_code == 401


def test_who_removes_themselves_leaves_nothing_but_what_others_have_played(tmp_path: Path) -> None:
    with serving(quick(tmp_path, review_iterations=1)) as served:
        over, (anna, bela) = seated(served, "Anna", NAME)
        say(bela, over, "a line of Bela")
        close(over, (anna, 0), (bela, 1))
        bela.post(f"/api/tables/{over}/notes", {"at": 0, "text": "a note of Bela"}, 201)
        bela.post("/api/records/review", {"record": played(GAME, 1, mode="solo").record()}, 201)
        going, waiting = (anna.table(["me", "open"], public=True)["id"] for _ in range(2))
        bela.post(f"/api/tables/{going}/join")
        hosted = bela.table(["me", "open"], public=True)["id"]
        alone = bela.table(["me", "novice"])["id"]
        again = bela.post(f"/api/tables/{over}/rematch")["id"]
        before = anna.get(f"/api/tables/{over}/record")
        sitting, watching = bela.socket(going), anna.socket(going)
        remove(bela)
        assert closing(sitting) == 4401
        assert bela.http.get("/api/me").status_code == 401
        assert served.client().post("/api/me/recover", json={"code": bela.recovery}).status_code == 401
        while watching.table["seats"][1]["name"] or not watching.table["seats"][1]["stand_in"]:
            watching.receive()
        assert watching.table["seats"][1]["stand_in"]["why"] == "left", "a bot plays on for them"
        for gone in (alone, hosted):
            anna.get(f"/api/tables/{gone}", 404)
        assert anna.get(f"/api/tables/{waiting}")["status"] == "open"
        closed = anna.get(f"/api/tables/{again}")
        assert (closed["status"], [seat["name"] for seat in closed["seats"]]) == ("abandoned", ["", "Anna"])
        record = anna.get(f"/api/tables/{over}/record")
        assert [seat["name"] for seat in record["seats"]] == ["Anna", ""]
        assert [row["digest"] for row in record["rows"]] == [row["digest"] for row in before["rows"]]
        assert anna.get(f"/api/tables/{over}/fairness")["ok"], "what others have played still verifies"
        verify(games.get("ethnos"), record)
        assert [(line["text"], line["name"], line["removed"]) for line in chat_of(anna, over)] == [("", "", "author")]
        assert anna.get(f"/api/tables/{over}/notes")["notes"] == []
        assert anna.get("/api/me/games")["played"] == 0
        stored = dump(served)
    for said in (NAME, "a line of Bela", "a note of Bela"):
        assert said not in stored, "nothing of it is in the database"


def dump(served: Served) -> str:
    """Everything in the database."""
    with served.app.state.context.store.engine.connect() as connection:
        return json.dumps(
            [[list(row) for row in connection.execute(sa.select(one))] for one in schema.metadata.sorted_tables]
        )


def test_who_has_left_no_trace_is_removed_altogether(served: Served) -> None:
    cyra = served.person("Cyra")
    cyra.table(["me", "novice"])
    remove(cyra)
    people = schema.people
    with served.app.state.context.store.engine.connect() as connection:
        assert connection.execute(sa.select(people).where(people.c.id == cyra.id)).first() is None


def test_opponents_stay_people_when_their_name_is_gone(served: Served) -> None:
    """A result against somebody who has removed themselves is not one against a bot."""
    from tests.server.test_played import over

    anna, bela = served.person("Anna"), served.person(NAME)
    over(anna, ["me", "open"], [1, 2], at=1e9, guest=bela)
    remove(bela)
    found = anna.get("/api/me/games")
    assert [(one["name"], one["level"], one["met"]) for one in found["opponents"]] == [("", None, 1)]
    assert found["games"][0]["company"] == "people"
    assert NAME not in anna.http.get("/api/me/games.csv").text
