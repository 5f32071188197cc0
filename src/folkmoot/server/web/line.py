"""The line to a client, as the socket of a table needs it: `wire` over the network, in a page a channel to the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

EXTENSION = "folkmoot.line"
"""Under this name the endpoint finds the line in its scope."""


class Line(Protocol):
    """Whole messages, both ways."""

    listener: Callable[[bytes, float], None] | None
    """Gets every message as it came, and for how many seconds it was kept before that."""
    close_sent: bool

    def tell(self, message: bytes) -> None:
        """Send a text message."""

    def drop(self, code: int) -> None:
        """Close without waiting for the other side."""

    def pause(self) -> None:
        """Read nothing for now."""

    def resume(self) -> None:
        """Go on reading, unless it is closing."""
