"""Notes and variations: written by those who played, read by whoever may see the game, carried by its record."""

from __future__ import annotations

from pathlib import Path

from folkmoot.core import Doc, notes_of
from tests.bots.test_review import played
from tests.server.conftest import quick
from tests.server.kit import Player, Served, close_table, serving
from tests.server.test_reviews import GAME, ended


def noted(anna: Player, path: str, **note: object) -> list[Doc]:
    found: list[Doc] = anna.post(f"{path}/notes", note, 201)["notes"]
    return found


def send(person: Player, method: str, path: str, body: Doc | None, status: int) -> Doc:
    answer = person.http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    found: Doc = answer.json()
    return found


def test_a_note_is_written_changed_and_removed_by_whoever_wrote_it(served: Served) -> None:
    anna, eve = served.person("Anna"), served.person("Eve")
    path = f"/api/tables/{ended(anna)}"
    assert anna.get(f"{path}/notes") == {"notes": [], "may_write": True}
    assert "notes" not in anna.get(f"{path}/record")
    noted(anna, path, at=2, text="  later\r\n\x07on ")
    first, second = noted(anna, path, at=0, text="the start")
    assert [(note["at"], note["by"], note["text"], note["mine"]) for note in (first, second)] == [
        (0, "Anna", "the start", True),
        (2, "Anna", "later\n on", True),
    ]
    changed = send(anna, "PATCH", f"{path}/notes/{first['id']}", {"text": "the deal"}, 200)
    assert changed["notes"][0]["text"] == "the deal"
    assert send(anna, "PATCH", f"{path}/notes/{first['id']}", {"text": " "}, 400)["error"]["args"]["where"] == "text"
    assert [note.text for note in notes_of(GAME, anna.get(f"{path}/record"))] == ["the deal", "later\n on"]
    assert len(send(anna, "DELETE", f"{path}/notes/{first['id']}", None, 200)["notes"]) == 1
    send(anna, "DELETE", f"{path}/notes/{first['id']}", None, 404)
    eve.get(f"{path}/notes", 404)
    send(eve, "DELETE", f"{path}/notes/{second['id']}", None, 404)


def test_what_was_tried_is_kept_as_a_variation_and_told(served: Served) -> None:
    anna = served.person("Anna")
    path = f"/api/tables/{ended(anna)}"
    record = anna.get(f"{path}/record")
    tried = anna.post("/api/records", {"record": record, "at": 0}, 201)["id"]
    sitting = anna.socket(tried)
    assert sitting.my_turn()
    steps: list[str] = []
    while not sitting.play(*steps, sitting.update["legal"][0]["text"])["closed"]:
        sitting.my_turn()
        steps = sitting.update["draft"]
    sitting.close()
    variation = anna.get(f"/api/tables/{tried}/variation")["variation"]
    assert len(variation) == 1
    [note] = noted(anna, path, at=0, variation=variation, text="Or so.")
    assert note["variation"] == variation
    record = anna.get(f"{path}/record")
    assert len(notes_of(GAME, record)[0].variation) == 1
    for language, words in (("en", "Variation"), ("ru", "Вариант"), ("pl", "Wariant"), ("ja", "変化手順")):
        text = anna.post("/api/records/text", {"record": record, "at": 0, "lang": language})["text"]
        assert "Anna" in text
        assert "Or so." in text
        assert words in text
        assert "  1. " in text
    assert "Or so." not in anna.post("/api/records/text", {"record": record, "at": 1})["text"]
    served.person("Eve").get(f"/api/tables/{tried}/variation", 404)


WRONG: list[tuple[Doc, int, str]] = [
    ({"at": 0}, 409, ""),
    ({"at": 999, "text": "?"}, 409, "at"),
    ({"at": 0, "variation": [{"seat": 0, "steps": ["fly"]}]}, 409, "variation[0].steps[0]"),
    ({"at": 0, "text": "x" * 2001}, 422, "body.text"),
    ({"text": "?"}, 422, "body.at"),
]


def test_what_is_wrong_with_a_note_is_named(served: Served) -> None:
    anna = served.person("Anna")
    path = f"/api/tables/{ended(anna)}"
    for note, status, where in WRONG:
        assert anna.post(f"{path}/notes", note, status)["error"]["args"]["where"] == where
    assert anna.get(f"{path}/notes")["notes"] == []


def test_watchers_who_may_not_see_hands_read_texts_but_no_variations(served: Served) -> None:
    anna, eve = served.person("Anna"), served.person("Eve")
    id = anna.table(["me"], game="aetherya", options={"mode": "solo"}, public=True)["id"]
    path = f"/api/tables/{id}"
    assert anna.post(f"{path}/notes", {"at": 0, "text": "?"}, 409)["error"]["code"] == "not_over"
    eve.get(f"{path}/notes", 409)
    close_table(id, anna)
    moves = [{"seat": None, "steps": anna.get(f"{path}/record")["rows"][0]["steps"]}]
    noted(anna, path, at=0, variation=moves)
    noted(anna, path, at=0, variation=moves, text="As dealt.")
    found = eve.get(f"{path}/notes")
    assert not found["may_write"]
    assert [(note["text"], note["variation"], note["mine"]) for note in found["notes"]] == [("As dealt.", [], False)]
    assert eve.post(f"{path}/notes", {"at": 0, "text": "?"}, 403)["error"]["code"] == "not_allowed"
    anna.get(f"{path}/variation", 403)


def test_a_game_from_a_file_brings_its_notes_and_gets_more(tmp_path: Path) -> None:
    with serving(quick(tmp_path, review_iterations=1)) as served:
        anna, bert = served.person("Anna"), served.person("Bert")
        record = played(GAME, 1, mode="solo").record()
        record |= {"rows": record["rows"][:3], "notes": [{"at": 2, "text": "From the file."}]}
        id = anna.post("/api/records/review", {"record": record}, 201)["id"]
        path = f"/api/records/review/{id}"
        noted(anna, path, at=1, text="From here.")
        found = bert.get(f"{path}/notes")
        assert [(note["text"], note["id"] is None) for note in found["notes"]] == [
            ("From here.", False),
            ("From the file.", True),
        ]
        assert not found["may_write"]
        assert [note["text"] for note in bert.get(f"{path}/record")["notes"]] == ["From the file.", "From here."]
        bert.post(f"{path}/notes", {"at": 0, "text": "?"}, 403)
        mine = found["notes"][0]["id"]
        assert send(anna, "PATCH", f"{path}/notes/{mine}", {"text": "!"}, 200)["notes"][0]["text"] == "!"
        assert len(send(anna, "DELETE", f"{path}/notes/{mine}", None, 200)["notes"]) == 1
        broken = {**record, "notes": [{"at": 7, "text": "?"}]}
        for route, more in (("review", {}), ("replay", {"at": 0})):
            error = anna.post(f"/api/records/{route}", {"record": broken, **more}, 409)["error"]
            assert error["args"]["where"] == "notes[0].at"
