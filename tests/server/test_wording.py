"""Games from outside at the server: words, boards in words, score pads, previews, and what opens to watchers."""

from __future__ import annotations

import pytest

from folkmoot.text import LANGUAGES
from tests.server.kit import Served


def test_the_words_of_a_game_from_outside(served: Served) -> None:
    client = served.client()
    said = {}
    for language in LANGUAGES:
        answer = client.get("/api/games/nine/words", params={"lang": language})
        assert (answer.status_code, answer.headers["content-language"]) == (200, language)
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        said[language] = answer.text
    assert "nine-name = Nine\n" in said["en"]
    assert "nine-name = Девятка\n" in said["ru"]
    assert said["pl"] == said["ja"] == said["en"], "what is not translated is English"
    assert "nine-rule-" not in said["en"], "the rulebook is read elsewhere"
    tag = client.get("/api/games/nine/words").headers["etag"]
    known = client.get("/api/games/nine/words", headers={"If-None-Match": tag})
    assert (known.status_code, known.content) == (304, b"")
    assert client.get("/api/games/chess/words").json()["error"]["code"] == "no_game"


def test_a_table_in_words_as_each_may_see_it(served: Served) -> None:
    anna, bela = served.person("Anna"), served.person("Bela")
    id = anna.table(["me", "open"], game="nine", options={}, public=True)["id"]
    path = f"/api/tables/{id}/board"
    assert anna.get(path, 409)["error"]["code"] == "not_started"
    bela.post(f"/api/tables/{id}/join")
    turn = anna.get(f"/api/tables/{id}")["turn"]
    mover, other = (anna, bela) if turn == 0 else (bela, anna)
    mine = mover.get(path, seat=turn)
    assert len(mine["actions"]) == 3
    assert all(words.startswith("Show the ") for words in mine["actions"].values())
    assert all(words.startswith("Показать ") for words in mover.get(path, seat=turn, lang="ru")["actions"].values())
    text = next(iter(mine["actions"]))
    card = text.split()[1]
    assert any(card in line for line in mine["lines"] if "hand" in line)
    for seen in (other.get(path, seat=1 - turn), other.get(path)):
        assert seen["actions"] == {}
        assert seen["lines"] != mine["lines"]
    before = other.get(path, seat=1 - turn)
    mover.post(f"/api/tables/{id}/play", {"seat": turn, "version": mine["version"], "steps": [text], "id": "a"})
    assert "done" in mover.get(path, seat=turn)["actions"], "the draft of the seat counts"
    assert other.get(path, seat=1 - turn) == before, "and concerns nobody else"
    assert mover.get(path, seat=turn, at=mine["version"])["lines"] == mine["lines"]
    assert bela.get(path, 403, seat=0)["error"]["code"] == "not_yours"


def test_a_page_that_asks_too_late_at_a_shared_screen_sees_the_hand_covered(served: Served) -> None:
    anna = served.person("Anna")
    table = anna.table(["me", "me"], game="nine", options={})
    path, turn = f"/api/tables/{table['id']}/board", table["turn"]
    assert len(anna.get(path, seat=turn)["actions"]) == 3
    closed = anna.get(path, seat=1 - turn)
    assert closed == anna.get(path)
    question = {"ask": "turn", "seat": 1 - turn}
    assert anna.post(f"/api/tables/{table['id']}/why", question)["answer"]


@pytest.mark.parametrize("bad", [{"lang": "tlh"}, {"seat": 21}, {"seat": "x"}, {"at": 0}])
def test_bad_questions_name_the_field(served: Served, bad: dict[str, object]) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "casual"], game="nine", options={})["id"]
    assert next(iter(bad)) in str(anna.get(f"/api/tables/{id}/board", 422, **bad))


def test_its_score_pad_preview_and_chapters_at_the_server(served: Served) -> None:
    anna, bela, cora = (served.person(name) for name in ("Anna", "Bela", "Cora"))
    pad = anna.post("/api/score/nine", {"cards": [3, 8], "twelve": True})
    assert pad["rows"][0]["points"] == [11]
    assert anna.post("/api/score/nine", {"cards": [0]}, 409)["error"]["args"]["where"] == "cards[0]"

    id = anna.table(["me", "open"], game="nine", public=True, spectators="everything")["id"]
    bela.post(f"/api/tables/{id}/join")
    people = (anna.socket(id), bela.socket(id))
    for seat, sitting in enumerate(people):
        while sitting.update["turn"] != seat:
            sitting.receive()
        refused = cora.get(f"/api/tables/{id}/record", 409, seat="all")
        assert refused["error"]["args"] == {"opened": 0}, "nothing is open while the first round goes on"
        sitting.play(sitting.update["legal"][0]["text"], "done")
        if seat == 0:
            [row] = anna.get(f"/api/tables/{id}/standing")["preview"]
            assert row["points"] == [int(row["parts"][0]["points"]), 0] != [0, 0]
    steps = cora.get(f"/api/tables/{id}/replay", seat="watch", first=0, last=1)["steps"]
    assert all(seat["hand"] for seat in steps[-1]["view"]["seats"]), "the second round opens the first to watchers"
