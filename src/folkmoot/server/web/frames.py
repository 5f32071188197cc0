# mypyc: hot
"""Frames of a WebSocket (RFC 6455) as most of them come: whole texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

FINAL_TEXT: Final = 0x81
PONG: Final = 0x8A
MASKED: Final = 0x80
PING: Final = b"\x89\x00"


class Socket(Protocol):
    """Connection, as far as its frames are read and written here."""

    transport: Any
    close_sent: bool
    frames: list[bytes]
    """Fragments of a message that is not complete."""

    def take_unusual(self, data: bytes) -> None:
        """Take a frame that is not a whole text, or the beginning of one that is too long."""

    def drop(self, code: int) -> None: ...

    def hold_reading(self) -> None:
        """Let the network keep what comes next."""

    def go_on_reading(self) -> None: ...

    def keep(self, unread: int) -> bool:
        """Note how many bytes that were written the client has not read; False if there is no room for them."""

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Call in some seconds, 0 for the next turn of the loop."""


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Length of a frame's head and of its content, -1 where that is not known yet."""
    if len(data) < at + 2:
        return 0, -1
    size = data[at + 1] & 0x7F
    head = 6 if data[at + 1] & MASKED else 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        head += wide
        size = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
    if len(data) < at + head:
        return head, -1
    return head, size


def text_head(size: int) -> bytes:
    """The head of an unmasked frame that is a whole text of that many bytes."""
    if size < 126:
        return (0x8100 + size).to_bytes(2, "big")
    if size < 65536:
        return (0x817E0000 + size).to_bytes(4, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
