"""Channel from a table's socket to its client: a `socket_connection` over the network, a message port in a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from folkmoot.server.web.budgets import Allowance

EXTENSION = "folkmoot.channel"
"""Under this name the endpoint finds the channel in its scope."""


class Channel(Protocol):
    """Whole messages, both ways."""

    listener: Callable[[bytes, float], None] | None
    """Gets every message as it came, and for how many seconds it was kept before that."""
    close_sent: bool

    def charge(self, allowance: Allowance) -> None:
        """Have whatever is no message, such as a ping, spend from this as well."""

    def tell(self, message: bytes) -> None:
        """Send a text message."""

    def drop(self, code: int) -> None:
        """Close without waiting for the other side."""

    def pause(self) -> None:
        """Read nothing for now."""

    def resume(self) -> None:
        """Go on reading, unless it is closing."""
