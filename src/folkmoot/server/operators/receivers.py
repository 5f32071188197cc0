"""Addresses of webhooks: which may be called, and how a call is made. Never into our own network.

The name is looked up for every call, every address it has is checked, and the connection goes to the checked address
itself: what the name says a moment later does not matter. Redirects are not followed. A lookup and a call each have a
limit of time for all of it, and no thread waits for a receiver.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from functools import cache
from urllib.parse import SplitResult, urlsplit

from folkmoot.server.errors import Refused

LOOKUP = 3.0
"""Seconds for finding the addresses of a name."""
LONGEST = 10.0
"""Seconds for a call, from its connection to the first line of its answer."""
LOOKUPS = 64
"""Names that are looked up at once: each holds a thread for as long as its name servers take."""
LINE = 4096
"""Bytes of the first line of an answer, at most; the rest of it is not read."""
PORTS = (80, 443, 8080, 8443)
UNICAST = ipaddress.ip_network("2000::/3")
"""All that is given out of IPv6; what lies outside leads to old or local ways into the network."""
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
CLOSED = [ipaddress.ip_network(text) for text in ("192.0.0.0/24", "192.88.99.0/24")]
"""Networks of protocols, one of them disused, that Python counts among the global ones."""


def is_public(address: str) -> bool:
    """Say whether an address belongs to the open internet, also one that is wrapped in another."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is None:
            return found in UNICAST and found.is_global
        found = inner
    return found.is_global and not found.is_multicast and not any(found in network for network in CLOSED)


def read_address(url: str) -> SplitResult:
    """Read the parts of a webhook's address, or raise Refused."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("bad_request", "this isn't a web address", where="webhook") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise Refused(
            "bad_request", "a webhook must be an http or https address without a user name or password", where="webhook"
        )
    if port is not None and port not in PORTS:
        raise Refused("bad_request", f"the port must be one of {', '.join(map(str, PORTS))}", where="webhook")
    if not url.isprintable() or not url.isascii() or " " in url:
        raise Refused("bad_request", "this isn't a web address (letters outside ASCII: encode them)", where="webhook")
    return parts


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def site_of(parts: SplitResult) -> str:
    """Name the receiver for counting: the end of its name, or its address."""
    host = str(parts.hostname)
    return host if host.replace(".", "").isdigit() or ":" in host else ".".join(host.rsplit(".", 2)[-2:])


class Lookups:
    """Finds the addresses of names without anybody waiting for slow name servers longer than they are given."""

    def __init__(self, private: bool) -> None:
        """`private`: whether addresses inside our own network may be called."""
        self.private = private
        self._running = 0

    async def find(self, parts: SplitResult) -> str:
        """Find the address to connect to. Refused if the name leads anywhere inside; TimeoutError if it is too slow, or
        too many others are."""
        if self._running >= LOOKUPS:
            raise TimeoutError
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()
        self._running += 1
        threading.Thread(target=self._look_up, args=(loop, answer, parts), daemon=True).start()
        async with asyncio.timeout(LOOKUP):
            addresses = await answer
        if not self.private and not all(is_public(address) for address in addresses):
            raise Refused("not_allowed", "a webhook must not point to a private address", where="webhook")
        return addresses[0]

    def _look_up(self, loop: asyncio.AbstractEventLoop, answer: asyncio.Future[list[str]], parts: SplitResult) -> None:
        """Ask the system, in a thread that may take as long as it takes."""
        found: list[str] = []
        with contextlib.suppress(OSError, UnicodeError):
            entries = socket.getaddrinfo(parts.hostname, port_of(parts), type=socket.SOCK_STREAM)
            found = [str(entry[4][0]).partition("%")[0] for entry in entries]
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
            loop.call_soon_threadsafe(self._answer, answer, found)

    def _answer(self, answer: asyncio.Future[list[str]], found: list[str]) -> None:
        self._running -= 1
        if answer.done():
            return
        if found:
            answer.set_result(found)
        else:
            answer.set_exception(Refused("bad_request", "there is no such host", where="webhook"))


@cache
def certificates() -> ssl.SSLContext:
    """Read the certificates that receivers are checked with; once, for it takes 25 ms."""
    return ssl.create_default_context()


async def call(parts: SplitResult, address: str, headers: Mapping[str, str], body: bytes) -> int:
    """Send a body to a receiver at an address that was checked; the status it answers with.

    OSError, ValueError or TimeoutError if it does not answer with one.
    """
    context = certificates() if parts.scheme == "https" else None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    named = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{key}: {value}\r\n" for key, value in named.items()) + "\r\n"
    async with asyncio.timeout(LONGEST):
        server_name = parts.hostname if context is not None else None
        reader, writer = await asyncio.open_connection(
            address, port_of(parts), ssl=context, server_hostname=server_name, limit=LINE
        )
        try:
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            line = await reader.readline()  # ValueError where it is too long
        finally:
            writer.transport.abort()
    protocol, _, rest = line.partition(b" ")
    if not protocol.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("no answer of HTTP")
    return int(rest[:3])


def secret_of(database_secret: bytes, person: str, url: str) -> str:
    """Make the secret with which calls to an address are signed. It is computed, so none has to be stored; another
    address has another one."""
    key = hmac.digest(database_secret, f"webhook:{person}:{url}".encode(), "sha256")
    return "whsec_" + base64.b64encode(key).decode()


def signed(secret: str, id: str, at: float, body: bytes) -> dict[str, str]:
    """Make the headers by which a receiver knows who calls, as the Standard Webhooks specification has them."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    stamp = str(int(at))
    mac = hmac.new(key, f"{id}.{stamp}.".encode() + body, hashlib.sha256).digest()
    return {
        "webhook-id": id,
        "webhook-timestamp": stamp,
        "webhook-signature": "v1," + base64.b64encode(mac).decode(),
    }
