# mypyc: hot
"""Frames of a WebSocket (RFC 6455) as most of them come: whole texts."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

FINAL_TEXT: Final = 0x81
PONG: Final = 0x8A
MASKED: Final = 0x80
PING: Final = b"\x89\x00"


def only_text(data: bytes) -> bytes | None:
    """The text of which these bytes are the one short frame, as most are that come; None: they are anything else."""
    size = len(data) - 6
    if 0 <= size < 126 and data[0] == FINAL_TEXT and data[1] == MASKED + size:
        found: bytes = apply_mask(data[6:], data[2:6])
        return found
    return None


def text_at(data: bytes, at: int, head: int, end: int) -> bytes | None:
    """The text of a frame that begins and ends there and whose head is so long; None: it is not a whole text."""
    if data[at] != FINAL_TEXT or not data[at + 1] & MASKED:
        return None
    found: bytes = apply_mask(data[at + head : end], data[at + head - 4 : at + head])
    return found


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
