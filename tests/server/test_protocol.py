"""docs/protocol.md tells the truth about codes and messages."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import folkmoot.server
from folkmoot.server import errors, messages
from folkmoot.server.documents.games import GameDoc, GamesDoc

SERVER = Path(folkmoot.server.__file__).parent
PROTOCOL = Path(__file__).parents[2] / "docs/protocol.md"


def codes_used() -> set[str]:
    """The codes of all refusals that are made anywhere in the server."""
    found = {code for _, code in errors.CODES}
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refused", "PydanticCustomError"):
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def test_every_code_is_in_the_protocol() -> None:
    table = PROTOCOL.read_text("utf-8").partition("## Codes\n")[2]
    documented = {code for line in table.splitlines() for code in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert documented - codes_used() == set()
    assert codes_used() - documented == set()


def test_the_messages_of_clients_are_valid_and_their_ids_unique() -> None:
    text = PROTOCOL.read_text("utf-8").partition("### Client to server\n")[2]
    lines = text.partition("```json\n")[2].partition("```")[0].splitlines()
    examples = [json.loads(line) for line in lines]
    for example in examples:
        messages.socket_message.validate_python(example)
    assert len({example["id"] for example in examples}) == len(examples)
    types = {model.model_fields["type"].annotation.__args__[0] for model in messages.SocketMessage.__args__}
    assert {example["type"] for example in examples} == types


def test_what_is_said_of_games_is_in_the_protocol() -> None:
    line = next(line for line in PROTOCOL.read_text("utf-8").splitlines() if line.startswith("| `GET /api/games` |"))
    for name in (*GameDoc.model_fields, *GamesDoc.model_fields):
        assert f'"{name}"' in line
