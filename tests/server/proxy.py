"""A way to PostgreSQL through loopback that a test can cut, or at whose end a database seems to start."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from pathlib import Path

import sqlalchemy as sa

from folkmoot.server.settings import Settings

SSL, GSS = 80877103, 80877104
"""Numbers that a client sends in place of a version when it asks for encryption first."""
STARTING = ("57P03", "le système de bases de données se lance")
WRONG_PASSWORD = ("28P01", "authentification par mot de passe échouée")


class Proxy:
    """Forwards connections to a PostgreSQL that listens on a socket in a folder."""

    def __init__(self, uri: str) -> None:
        address = sa.make_url(Settings(database=uri).url())
        self.target = Path(str(address.query["host"])) / ".s.PGSQL.5432"
        self.refusing: tuple[str, str] | None = None
        """The SQLSTATE and the text with which whoever connects is turned away."""
        self.refused = 0
        self.limit = 0
        """Number of connections that are turned away before others get through; 0: all."""
        self._open = threading.Event()
        self._open.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.uri = f"postgresql://{address.username}@127.0.0.1:{port}/{address.database}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Swallow everything until `mend`: nobody is told that the way is closed."""
        self._open.clear()

    def mend(self) -> None:
        self._open.set()

    def close(self) -> None:
        self._open.set()
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, contextlib.suppress(OSError, struct.error):
            if self.refusing is not None and (not self.limit or self.refused < self.limit):
                self._turn_away(client)
                return
            with socket.socket(socket.AF_UNIX) as server:
                server.connect(str(self.target))
                back = threading.Thread(target=self._pump, args=(server, client), daemon=True)
                back.start()
                self._pump(client, server)
                back.join()

    def _turn_away(self, client: socket.socket) -> None:
        assert self.refusing is not None
        while True:
            length, what = struct.unpack("!ii", exactly(client, 8))
            exactly(client, length - 8)
            if what not in (SSL, GSS):
                break
            client.sendall(b"N")
        self.refused += 1
        state, text = self.refusing
        parts = {"S": "FATAL", "V": "FATAL", "C": state, "M": text}
        fields = "".join(f"{kind}{said}\0" for kind, said in parts.items()).encode() + b"\0"
        client.sendall(b"E" + struct.pack("!i", len(fields) + 4) + fields)

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while found := one.recv(65536):
                self._open.wait()
                other.sendall(found)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def exactly(link: socket.socket, length: int) -> bytes:
    """Receive so many bytes."""
    found = b""
    while len(found) < length:
        more = link.recv(length - len(found))
        if not more:
            raise OSError("closed")
        found += more
    return found
