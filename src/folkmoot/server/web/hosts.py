"""The names by which this server may be called.

A page of another site can have its own name point to this computer and so read what the server says to its owner, as
if that were the page's own. A request that calls the server by a name it does not go by is therefore refused.
Addresses are always fine: nobody can make an address point anywhere else.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from folkmoot.server.settings import Settings

PRIVATE = ("localhost", "local", "lan", "home", "internal", "home.arpa", "test")
"""Endings that no name of the open internet has."""


class Hosts:
    """This computer, private names, and what the operator allows."""

    def __init__(self, settings: Settings) -> None:
        own = [socket.gethostname().lower(), *(urlsplit(origin).hostname or "" for origin in settings.origins)]
        self.names = {*own, *(name.lower() for name in settings.hosts)} - {""}

    def __contains__(self, host: str) -> bool:
        """Return True if a `Host` header names this server."""
        name = name_of(host)
        if not name or "*" in self.names or name in self.names or is_private(name):
            return True  # without a name it was not called by a wrong one
        return any(f"*.{above}" in self.names for above in parents(name))


def name_of(host: str) -> str:
    """Without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.rpartition(":")[0].lower() if host.count(":") == 1 else host.lower()


def is_private(name: str) -> bool:
    """An address, a name without a dot, or one with a private ending."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        name = name.rstrip(".")
        return "." not in name or name.endswith(tuple(f".{ending}" for ending in PRIVATE))
    return True


ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's."""


def reachable(host: str) -> str | None:
    """The address by which other computers reach a server that listens on this one; None: they do not."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None if host in ("", "localhost") else host
    if not address.is_unspecified:
        return None if address.is_loopback else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # nothing is sent: the system says by which address it would be
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


def origin_at(host: str, port: int) -> str:
    """Write an origin as browsers do."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def parents(name: str) -> list[str]:
    labels = name.rstrip(".").split(".")
    return [".".join(labels[start:]) for start in range(1, len(labels))]
