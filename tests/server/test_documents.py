"""Messages of the socket, compared with the schema from which clients' types are generated."""

from __future__ import annotations

import random

import pytest
from pydantic import TypeAdapter

from folkmoot import games
from folkmoot.server.documents.socket import ServerMessage
from tests.server.kit import Served

said: TypeAdapter[object] = TypeAdapter(ServerMessage)


@pytest.mark.parametrize("game", games.OWN)
def test_messages_of_a_table_are_what_the_types_promise(served: Served, game: str) -> None:
    anna = served.person()
    table = anna.table(["me", "novice"], game=game, public=True)["id"]
    sitting, watching = anna.socket(table, seat=0), served.person("Bela").socket(table)
    chance = random.Random(1)
    for _ in range(6):
        if sitting.my_turn():
            sitting.choose(chance)
    sitting.my_turn()
    assert sitting.play("nonsense")["type"] == "refusal"
    sitting.send("chat", text="hello")
    sitting.send("react", seat=0, what="well")
    sitting.send("ping")
    sitting.send("hint", seat=0, version=sitting.update["version"])
    watching.until("reaction")
    heard = [said.validate_json(text, strict=True) for text in [*sitting.raw, *watching.raw]]
    kinds = {type(message).__name__ for message in heard}
    expected = {
        "HelloDoc",
        "UpdateMessage",
        "AckDoc",
        "RefusalMessage",
        "ChatMessage",
        "ReactionMessage",
        "PongMessage",
    }
    assert expected <= kinds
