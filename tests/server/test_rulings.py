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
