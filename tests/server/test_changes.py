"""A socket that asks for changes ends up with the view that any other is sent."""

from __future__ import annotations

import random

import pytest

from folkmoot import games
from folkmoot.server.tables.updates import CHECKED, digest
from tests.server.kit import Served, Sitting

TURNS = 14
DIGEST = 2_833_533_007


def moment(sitting: Sitting) -> tuple[int, list[str]]:
    return sitting.update["version"], sitting.update["draft"]


def check(changed: Sitting, whole: Sitting) -> None:
    """Both show the same once both have been told everything; a draft is told to both."""
    changed.send("ping")  # whatever was sent before has come
    whole.send("ping")
    while moment(changed) != moment(whole):  # a bot has moved between the two
        (changed if changed.update["version"] < whole.update["version"] else whole).receive()
    assert changed.update["view"] == whole.update["view"]
    assert changed.update["legal"] == whole.update["legal"]


@pytest.mark.parametrize("game", [*games.OWN, "nine"])
def test_changes_lead_to_the_whole_view(served: Served, game: str) -> None:
    """Through moves, drafts taken back, undone moves and a new connection; for a seat and for a watcher."""
    chance = random.Random(7)
    anna, ben = served.person(), served.person("Ben")
    id = anna.table(["me", "novice"], game=game, options={}, public=True)["id"]
    changed, whole = anna.socket(id, changes="true"), anna.socket(id)
    watching, watched = ben.socket(id, changes="true"), ben.socket(id)
    compared = 0
    for turn in range(TURNS):
        if not changed.my_turn():
            break
        changed.play(changed.update["legal"][0]["text"])
        if changed.update["draft"]:
            check(changed, whole)
            changed.play()
        check(changed, whole)
        if turn % 5 == 4 and changed.update["undo"]["ask"] is not None and changed.my_turn():
            fields = {"seat": changed.update["seat"], "version": changed.update["version"]}
            changed.send("undo", to=changed.update["undo"]["ask"], **fields)
        elif changed.my_turn():
            changed.choose(chance)
        check(changed, whole)
        check(watching, watched)
        compared += "changes" in changed.update
        if turn == TURNS // 2:
            changed.close()
            changed = anna.socket(id, changes="true")
            assert "changes" not in changed.update, "whoever is new has nothing that could change"
    assert compared
    assert "changes" not in whole.update


def test_every_so_many_rows_bring_a_digest_of_the_view(served: Served) -> None:
    anna = served.person()
    sitting = anna.socket(anna.table(["me", "novice"])["id"], changes="true")
    chance = random.Random(1)
    while sitting.update["version"] < 2 * CHECKED and sitting.my_turn():
        sitting.choose(chance)
    assert sitting.digests, "the first may have come with the whole view"


def test_the_digest_is_what_the_protocol_says() -> None:
    """The browser's own is tested with the same."""
    view = {"seats": [{"name": "Łódź", "hand": None}, {"over": True}], "age": 2, "deck": {"upper": -1, "lower": 10}}
    assert digest(view) == DIGEST
    assert digest({**view, "age": 3}) != DIGEST
