"""The rules of a game, to read from the server."""

from __future__ import annotations

import pytest

from folkmoot import games
from folkmoot.text import LANGUAGES
from tests.rule_ids import RULES
from tests.server.kit import Served

GAMES = games.OWN


@pytest.mark.parametrize("game", GAMES)
def test_every_book_can_be_fetched_in_every_language(served: Served, game: str) -> None:
    client = served.client()
    for language in LANGUAGES:
        answer = client.get(f"/api/rules/{game}", params={"lang": language})
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-language"] == language
        found = [rule["id"] for section in answer.json()["sections"] for rule in section["rules"]]
        assert sorted(found) == sorted(RULES[game])
        assert set(answer.json()["topics"].values()) <= set(found)


@pytest.mark.parametrize("game", GAMES[:1])
def test_a_book_that_is_known_is_not_sent_again(served: Served, game: str) -> None:
    client = served.client()
    first = client.get(f"/api/rules/{game}", params={"lang": "pl"})
    tag = first.headers["etag"]
    assert "max-age" in first.headers["cache-control"]
    again = client.get(f"/api/rules/{game}", params={"lang": "pl"}, headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = client.get(f"/api/rules/{game}", params={"lang": "ru"}, headers={"If-None-Match": tag})
    assert other.status_code == 200


def test_a_game_or_language_that_does_not_exist(served: Served) -> None:
    client = served.client()
    answer = client.get("/api/rules/chess")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_game")
    answer = client.get("/api/rules/ethnos", params={"lang": "tlh"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_request")


def test_rules_are_found_by_what_is_typed(served: Served) -> None:
    client = served.client()
    found = client.get("/api/rules/ethnos/find", params={"words": "ничью решают тролли", "lang": "ru"})
    assert (found.status_code, found.json()["rules"][0]) == (200, "E38")
    assert client.get("/api/rules/ethnos/find", params={"words": "spaceship"}).json() == {"rules": []}
    answer = client.get("/api/rules/chess/find", params={"words": "queen"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_game")
    for wrong in ({}, {"words": "x" * 201}, {"words": "orc", "lang": "tlh"}):
        answer = client.get("/api/rules/ethnos/find", params=wrong)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_request")


def test_questions_at_a_table(served: Served) -> None:
    anna, bela = served.person("Anna"), served.person("Bela")
    id = anna.table(["me", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    turn = anna.get(f"/api/tables/{id}")["turn"]
    mover, other = (anna, bela) if turn == 0 else (bela, anna)
    path = f"/api/tables/{id}/why"
    asked = mover.post(path, {"ask": "turn", "seat": turn})
    assert asked == {"answer": f"{['Anna', 'Bela'][turn]}: recruit an ally or play a band.", "rules": ["E48"]}
    assert mover.post(path, {"ask": "action", "seat": turn, "text": "draw"})["rules"] == ["E15"]
    assert (
        "не ваш"
        in other.post(path, {"ask": "action", "seat": 1 - turn, "text": "draw", "lang": "ru"})["answer"].lower()
    )
    assert mover.post(path, {"ask": "thing", "text": "centaur"})["rules"] == ["E22"]
    assert "0 points in all" in mover.post(path, {"ask": "points", "of": 1})["answer"]
    assert mover.post(path, {"ask": "end", "lang": "ja"})["rules"][0] == "E16"
    mover.post(path, {"ask": "thing", "text": "poker"}, 400)
    mover.post(path, {"ask": "points", "of": 9}, 400)
    other.post(path, {"ask": "turn", "seat": turn}, 403)
    served.person("Eve").post("/api/tables/nowhere/why", {"ask": "turn"}, 404)
