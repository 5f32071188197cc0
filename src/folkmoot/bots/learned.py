"""Trained networks: files beside a game's evaluation, `network-2.json` for two players and so on.

A file holds the numbers of three layers, the many as sixteen bits each, lowest byte first, in base64; and a card that
names the training data (docs/bots.md).
"""

from __future__ import annotations

import base64
from functools import cache
from importlib.resources import files
from json import loads
from struct import pack, unpack

from folkmoot.bots.network import SECOND, UNITS, Network, Weights
from folkmoot.core import Doc


@cache
def learned(package: str, players: int) -> Weights | None:
    """Read the weights for this number of players; None if the game has none."""
    file = files(package) / f"network-{players}.json"
    return weights_of(loads(file.read_text("utf-8"))) if file.is_file() else None


def networks(package: str, most: int) -> list[Network | None]:
    """Make the networks of a game, indexed by number of players; one evaluation must not share them with another."""
    found = [learned(package, players) for players in range(most + 1)]
    return [None if weights is None else Network(weights) for weights in found]


def weights_of(doc: Doc) -> Weights:
    """The last row of the first layer is what its units begin with; those of the second are larger numbers."""
    second = [*rows(numbers(doc["second"]), SECOND), doc["second_begin"]]
    return Weights(rows(numbers(doc["first"]), UNITS), second, doc["last"])


def rows(flat: list[int], width: int) -> list[list[int]]:
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def numbers(text: list[str]) -> list[int]:
    data = base64.b64decode("".join(text))
    return list(unpack(f"<{len(data) // 2}h", data))


def text_of(found: list[int]) -> list[str]:
    """Numbers as they lie in a file, in lines."""
    text = base64.b64encode(pack(f"<{len(found)}h", *found)).decode()
    return [text[start : start + 100] for start in range(0, len(text), 100)]
