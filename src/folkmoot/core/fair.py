# mypyc: hot
"""FairDealer: chance that nobody at the table could steer, and that everybody can check afterwards.

A 256-bit seed is fixed before the table opens and its SHA-256 is shown. Every draw is computed from the seed, from the
salts that players bring and from its number alone, so nothing that is done at the table changes what the next draw
reads. When the game is over the seed is revealed and `records.verify` computes every draw again. What that proves, and
against whom: docs/records.md.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import orjson
from mypy_extensions import i64

from folkmoot.core.contract import State
from folkmoot.core.dealers import Dealer
from folkmoot.core.lists import Outcomes
from folkmoot.core.values import Doc

SEED_BYTES: Final = 32
BLOCK_BYTES: Final = 64
"""Size of a SHA-256 block in bytes."""
WORD_BYTES: Final = 8
WORDS: Final = 2**64
"""Number of values of a word."""
SCHEME: Final = 1
"""Number of the way in which draws and digests are computed; records of fair deals state it."""
DUMPS: Final[Callable[[object, None, int], bytes]] = orjson.dumps
SORTED: Final = orjson.OPT_SORT_KEYS
_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical(value: Any) -> bytes:
    """One way to write a JSON value, so that equal values have equal digests."""
    return _ENCODER.encode(value).encode()


def canonical_move(row: Doc) -> bytes:
    """`canonical` of a move, which has no field that orjson would write otherwise, in a tenth of the time."""
    return DUMPS(row, None, SORTED)


def nameless(opening: Doc) -> Doc:
    """Leave out of an opening what its seats are called."""
    seats = opening.get("seats")
    if not isinstance(seats, list):
        return opening
    bound = [
        {key: value for key, value in seat.items() if key != "name"} if isinstance(seat, dict) else seat
        for seat in seats
    ]
    return {**opening, "seats": bound}


class FairDealer(Dealer):
    """Draw k reads 64-bit words of HMAC(seed, "draw", HMAC(seed, "draws", salts), k, block)."""

    kind = "fair"

    def __init__(self, seed: object) -> None:
        """The seed is 32 bytes; whatever else is refused in both builds alike."""
        if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
            raise ValueError("the seed of a FairDealer is 32 bytes")
        self.seed: bytes = seed
        self.commitment = hashlib.sha256(seed).hexdigest()
        key = seed.ljust(BLOCK_BYTES, b"\0")
        self._inner: Any = hashlib.sha256(bytes([byte ^ 0x36 for byte in key]))
        self._outer: Any = hashlib.sha256(bytes([byte ^ 0x5C for byte in key]))
        """HMAC with the key hashed already: copies of these take half the time of copies of Python's own."""
        self.digest = b""
        self._stream = b""
        """Prefix of the messages for all draws."""
        self.draws = 0
        """Draws so far, of all moves that stand."""
        self.open({})

    def open(self, opening: Doc) -> str:
        """Bind the chain to what is known before the first row: game, box, options, seats, salts."""
        self.digest = self._mac(canonical(nameless(opening)))
        salts = [[salt.get("seat"), salt.get("salt")] for salt in opening.get("salts") or []]
        self._stream = self._mac(b"draws" + canonical([pair for pair in salts if pair[1] is not None]))
        self.draws = 0
        return self.digest.hex()

    def resume(self, digest: str, draws: int) -> None:
        """Go on after the row that this digest stands with, and after the draws that stand."""
        self.digest = bytes.fromhex(digest)
        self.draws = draws

    def close_row(self, row: Doc) -> str:
        """The digest that stands with a finished row: it binds the row to all before it."""
        self.digest = self._mac(self.digest + (canonical_move(row) if row["kind"] == "move" else canonical(row)))
        return self.digest.hex()

    def pick(self, state: State) -> int:
        outcomes = Outcomes()
        state.list_chance(outcomes)
        ticket: i64 = self._below(int(outcomes.total))
        for index in range(len(outcomes.codes)):
            weight: i64 = outcomes.weights[index]
            if ticket < weight:
                code = outcomes.codes[index]
                self.draws += 1
                return code
            ticket -= weight
        raise AssertionError("a ticket lies below the total weight")

    def _below(self, total: int) -> int:
        """A number below total: words above its largest multiple are passed over, so that none is likelier."""
        limit = WORDS - WORDS % total
        block = 0
        while True:
            mac = self._mac(b"draw%s[%d,%d]" % (self._stream, self.draws, block))
            for start in range(0, len(mac), WORD_BYTES):
                word = int.from_bytes(mac[start : start + WORD_BYTES], "big")
                if word < limit:
                    return word % total
            block += 1

    def _mac(self, message: bytes) -> bytes:
        """HMAC-SHA256 with the seed as key."""
        inner = self._inner.copy()
        inner.update(message)
        outer = self._outer.copy()
        outer.update(inner.digest())
        found: bytes = outer.digest()
        return found
