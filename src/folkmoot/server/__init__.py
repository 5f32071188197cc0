"""Tables over the network: people, seats, a log that never loses a move, live updates. `create_app` is the door."""

from folkmoot.server.app import create_app
from folkmoot.server.settings import Settings

__all__ = ["Settings", "create_app"]
