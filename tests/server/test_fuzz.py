"""Random input: never a server error, never a changed table."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from folkmoot.core import Doc
from tests.server.kit import Served

SENT: list[Any] = [
    None, True, 0, -1, 2**70, 1.5, "", "draw", "\x00", "x" * 70, [], {}, [[]], ["draw"], ["lead dwarf.red"], {"a": 1},
    "abandon", "undo 1", "undo 99999999999", "card dwarf.red", "take dwarf.purple", "\ud83d", "Ⅷ", 1e308,
]  # fmt: skip
TYPES = ["play", "undo", "vote", "chat", "react", "hint", "open", "ping", "hello", "update", "table", "", None, 7]
FIELDS = ["id", "seat", "version", "steps", "to", "on", "answer", "text", "type", "extra"]

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance, content_type_conformance]


def random_message(chance: random.Random, version: int) -> str | bytes:
    """From noise to messages that are nearly right."""
    kind = chance.random()
    if kind < 0.1:
        return chance.randbytes(chance.randrange(200))
    if kind < 0.2:
        text = json.dumps({"type": "play", "id": "a", "seat": 1, "version": version, "steps": ["draw"]})
        cut = chance.randrange(len(text))
        return text[:cut] + chance.choice(["", "\x00", "}", "[", '"', "9" * 500]) + text[cut + 1 :]
    message: Doc = {"type": chance.choice(TYPES), "id": f"f{chance.getrandbits(40)}", "seat": 1, "version": version}
    for field in chance.sample(FIELDS, chance.randrange(6)):
        message[field] = chance.choice(SENT)
    if kind > 0.95:
        message["steps"] = ["draw"] * 5000
    return json.dumps(message)


@pytest.mark.parametrize("seed", range(3))
def test_random_messages_neither_break_nor_change_a_table(served: Served, seed: int) -> None:
    chance = random.Random(seed)
    anna, bela = served.person("Anna"), served.person("Bela")
    id = anna.table(["me", "open"], public=True)["id"]
    bela.post(f"/api/tables/{id}/join")
    eve = served.person("Eve")
    before = anna.get(f"/api/tables/{id}")
    view = anna.get(f"/api/tables/{id}/poll", wait=0)["messages"][1]["view"]
    sent = 0
    codes: set[int] = set()
    while sent < 400:
        address = f"ws://127.0.0.1:{served.port}/api/tables/{id}/socket?seat=1"
        with connect(address, additional_headers={"Cookie": eve.cookie}, max_size=None) as link:
            for _ in range(100):
                sent += 1
                try:
                    link.send(random_message(chance, before["version"]))
                    while json.loads(link.recv(10))["type"] not in ("ack", "refusal", "pong", "hint"):
                        pass
                except ConnectionClosed as closed:
                    codes.add(closed.rcvd.code if closed.rcvd is not None else 0)
                    break
    assert codes <= {0, 1007, 1009}, "not text, or too large"
    after = anna.get(f"/api/tables/{id}")
    assert {**after, "seats": None} == {**before, "seats": None}
    assert anna.get(f"/api/tables/{id}/poll", wait=0)["messages"][1]["view"] == view


def test_the_player_itself_gets_exactly_one_reply_to_everything(served: Served) -> None:
    chance = random.Random(9)
    anna = served.person("Anna")
    sitting = anna.socket(anna.table(["casual", "me"])["id"])
    for _ in range(300):
        message = random_message(chance, sitting.update["version"])
        if isinstance(message, bytes) or len(message) > 60_000:
            continue
        sitting.link.send(message)
        reply = sitting.until("ack", "refusal", "pong", "hint")
        assert reply["type"] != "refusal" or reply["code"]
    assert sitting.send("ping")["type"] == "pong"


def check_route(served: Served, operation: Any) -> None:
    """Some requests to one route, each with a person and a table that are really there."""
    anna = served.person("Anna")
    id = anna.table(["me", "casual"], public=True)["id"]

    @given(case=operation.as_strategy())
    @settings(
        max_examples=10,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def requests(case: Any) -> None:
        if case.path_parameters and "id" in case.path_parameters:
            case.path_parameters["id"] = id
        case.call_and_validate(headers={"Cookie": anna.cookie}, checks=CHECKS)

    requests()


# Sockets that other tests keep open in this process send pings, whose contents come from `random`.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.slow
def test_every_route_keeps_its_promise(served: Served) -> None:
    """Schemathesis makes requests from the description, right ones and wrong ones."""
    schema: Any = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 25
    for operation in operations:
        if not operation.path.endswith("/poll"):  # it waits
            check_route(served, operation)
