"""Lessons and puzzles as tables: prepared deal, coach, undo, nothing counted."""

from __future__ import annotations

import pytest

from folkmoot import games
from folkmoot.core import Doc
from folkmoot.lessons import choices, choices_of, lessons, puzzles
from tests.server.kit import Player, Served, Sitting

IDS = list(lessons())


def sit(served: Served, id: str) -> tuple[Player, str, Sitting]:
    anna = served.person()
    table = anna.post(f"/api/lessons/{id}/table", status=201)
    assert (table["lesson"], table["status"], table["mine"]) == (id, "playing", [0])
    return anna, table["id"], anna.socket(table["id"], seat=0)


def follow(sitting: Sitting, advice: Doc) -> None:
    """Play what the coach suggests, to the end of the choice."""
    version = sitting.update["version"]
    reply = sitting.play(*advice["point"])
    assert reply["type"] == "ack", reply
    while sitting.update["version"] == version:
        sitting.receive()


def test_what_can_be_learned_is_listed(served: Served) -> None:
    found = served.client().get("/api/lessons").json()
    assert [one["id"] for one in found["lessons"]] == IDS
    assert [one["id"] for one in found["puzzles"]] == list(puzzles())
    anna = served.person()
    assert anna.post("/api/lessons/chess/table", status=404)["error"]["code"] == "no_lesson"


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_through_the_server(served: Served, id: str) -> None:
    anna, table, sitting = sit(served, id)
    own = 0
    while sitting.my_turn():
        advice = anna.get(f"/api/tables/{table}/coach")
        assert advice["version"] == sitting.update["version"]
        if advice["end"]:
            break
        assert (advice["done"], advice["of"]) == (own, lessons()[id].length)
        follow(sitting, advice)
        own += 1
    last = anna.get(f"/api/tables/{table}/coach")
    assert last["end"]
    assert own == lessons()[id].length
    assert any(page["scores"] for page in last["pages"])


def test_a_lesson_is_marked_and_not_counted(served: Served) -> None:
    anna, table, sitting = sit(served, "ethnos")
    follow(sitting, anna.get(f"/api/tables/{table}/coach"))
    assert sitting.my_turn()
    assert sitting.update["version"] == 3
    assert anna.get(f"/api/tables/{table}")["lesson"] == "ethnos"
    assert [doc["lesson"] for doc in anna.get("/api/me/tables")["tables"]] == ["ethnos"]
    anna.post(f"/api/tables/{table}/abandon", {"seat": 0})
    assert anna.get("/api/me/statistics")["games"] == []
    sitting.close()
    bela = served.person("Bela")
    bela.get(f"/api/tables/{table}/coach", 403)
    bela.get(f"/api/tables/{table}", 404)


def test_a_lesson_survives_being_loaded_anew(served: Served) -> None:
    anna, table, sitting = sit(served, "ethnos")
    follow(sitting, anna.get(f"/api/tables/{table}/coach"))
    assert sitting.my_turn()
    sitting.close()
    app = served.app
    while not hasattr(app, "state"):
        app = app.app
    del app.state.context.live.entries[table]
    again = anna.socket(table, seat=0)
    advice = anna.get(f"/api/tables/{table}/coach")
    assert advice["point"] == ["draw"]
    follow(again, advice)
    assert "elf.purple" in again.update["view"]["seats"][0]["hand"], "the prepared card"


def test_taking_back_in_a_lesson_goes_to_its_beginning(served: Served) -> None:
    anna, table, sitting = sit(served, "ethnos")
    first = anna.get(f"/api/tables/{table}/coach")
    follow(sitting, first)
    assert sitting.my_turn()
    assert sitting.update["undo"]["vote"] == 0
    reply = sitting.send("undo", seat=0, version=sitting.update["version"], to=0)
    assert reply["type"] == "ack"
    while sitting.update["undo"]["vote"] == 0:
        sitting.receive()
    again = anna.get(f"/api/tables/{table}/coach")
    assert again["pages"] == first["pages"]
    assert again["point"] == first["point"]


def test_another_move_gets_another_answer(served: Served) -> None:
    anna, table, sitting = sit(served, "ethnos")
    version = sitting.update["version"]
    sitting.play("lead dwarf.red", "done")
    while sitting.update["version"] == version or not sitting.update["legal"]:
        sitting.receive()
    advice = anna.get(f"/api/tables/{table}/coach")
    assert advice["point"][0] in [action["text"] for action in sitting.update["legal"]]
    assert advice["pages"][-1]["text"].startswith("learn-ethnos-off-")


@pytest.mark.parametrize("id", list(puzzles()))
def test_a_puzzle_is_tried_failed_and_solved(served: Served, id: str) -> None:
    puzzle = puzzles()[id]
    for steps, expected in ((puzzle.tempting, "wrong"), (puzzle.solution, "solved")):
        anna, table, sitting = sit(served, id)
        assert anna.get(f"/api/tables/{table}/coach")["verdict"] == "open"
        assert sitting.update["thinking"] is None
        left = list(steps)
        while left:
            draft: list[str] = []
            while left:
                draft.append(left.pop(0))
                reply = sitting.play(*draft)
                assert reply["type"] == "ack", (draft, reply)
                if reply["closed"]:
                    break
            while sitting.update["version"] < reply["version"]:
                sitting.receive()
        found = anna.get(f"/api/tables/{table}/coach")
        assert found["verdict"] == expected
        assert anna.get("/api/me/tables")["tables"] == [], "puzzles aren't games under way"


def test_a_best_choice_is_missed_and_found(served: Served) -> None:
    game = games.OWN[1]
    listed = served.client().get(f"/api/puzzles/{game}").json()
    assert [one["id"] for one in listed["choices"]] == [one.id for one in choices_of(game)]
    assert listed["daily"] in choices()
    assert served.client().get("/api/puzzles/chess").status_code == 404
    best = choices_of(game)[0]
    for steps, verdict in ((best.considered[best.tempting]["steps"], "wrong"), (best.solution, "solved")):
        anna, table, sitting = sit(served, best.id)
        before = anna.get(f"/api/tables/{table}/coach?lang=pl")
        assert (before["verdict"], len(before["said"])) == ("open", 1)
        assert sitting.play(*steps)["type"] == "ack"
        after = anna.get(f"/api/tables/{table}/coach?lang=pl")
        assert (after["verdict"], after["end"]) == (verdict, verdict == "solved")
        assert after["said"][0] != before["said"][0]
        assert (after["said"][1:] == after["solution"]) == (verdict == "solved")
    assert table not in [one["id"] for one in anna.get("/api/me/tables")["tables"]]


def test_a_table_that_is_no_lesson_has_no_coach(served: Served) -> None:
    anna = served.person()
    table = anna.table(["me", "novice"])
    assert anna.get(f"/api/tables/{table['id']}/coach", 404)["error"]["code"] == "no_lesson"
