"""A socket that asks for changes ends up with the view that any other is sent."""

from __future__ import annotations

import random

import pytest

from folkmoot import games
from folkmoot.server.tables.updates import CHECKED, digest
from tests.server.kit import Served, Sitting

Pair = tuple[Sitting, Sitting]
"""Two sockets that see the same: one that asked for changes, and one that gets whole views."""
TURNS = 12
DIGEST = 2_833_533_007


def moment(sitting: Sitting) -> tuple[int, list[str]]:
    return sitting.update["version"], sitting.update["draft"]


def check(pair: Pair) -> None:
    """Both show the same once both have been told everything; a draft is told to both."""
    changed, whole = pair
    changed.send("ping")  # whatever was sent before has come
    whole.send("ping")
    assert moment(changed) == moment(whole)
    assert changed.update["view"] == whole.update["view"]
    assert changed.update["legal"] == whole.update["legal"]
    assert "changes" not in whole.update


@pytest.mark.parametrize("game", [*games.OWN, "nine"])
def test_changes_lead_to_the_whole_view(served: Served, game: str) -> None:
    """Through moves, drafts taken back, undone moves and a new connection; for two seats and for a watcher."""
    chance = random.Random(7)
    people = [served.person(), served.person("Ben"), served.person("Cleo")]
    id = people[0].table(["me", "open"], game=game, options={}, public=True)["id"]
    people[1].post(f"/api/tables/{id}/join", {"seat": 1})
    pairs: list[Pair] = [(person.socket(id, changes="true"), person.socket(id)) for person in people]
    compared = 0
    for turn in range(TURNS):
        if pairs[0][0].update["turn"] == -2:
            break
        seat = pairs[0][0].update["turn"]
        mover = pairs[seat][0]
        steps = chance.choice(mover.update["legal"])["text"]
        if not mover.play(steps)["closed"]:
            check(pairs[seat])
            mover.play()
            check(pairs[seat])
            mover.choose(chance)
        if turn % 4 == 3:
            for pair in pairs:
                check(pair)
            to = mover.update["undo"]["vote"]
            mover.send("undo", seat=seat, version=mover.update["version"], to=to)
            pairs[1 - seat][0].send("vote", seat=1 - seat, on=f"undo {to}", answer=True)
        for pair in pairs:
            check(pair)
        compared += "changes" in mover.update
        if turn == TURNS // 2:
            mover.close()
            pairs[seat] = (people[seat].socket(id, changes="true"), pairs[seat][1])
            assert "changes" not in pairs[seat][0].update, "whoever is new has nothing that could change"
    assert compared


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
