"""Frames as a client may send them: split anywhere, joined, fragmented, unmasked, too long."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import struct
from typing import Any

import pytest

from folkmoot.core import Doc
from folkmoot.server.web.socket_connection import GONE, SILENT
from tests.server.kit import Player, Served


def frame(content: bytes, opcode: int = 1, final: bool = True, masked: bool = True) -> bytes:
    head = bytes([(0x80 if final else 0) | opcode])
    size, bit = len(content), 0x80 if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + content
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(content))


def ping(id: str, padding: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * padding


class Raw:
    """A socket of a table, byte by byte."""

    def __init__(self, served: Served, player: Player | None, table: str, early: bytes = b"") -> None:
        self.link = socket.create_connection(("127.0.0.1", served.port), 10)
        served.stack.callback(self.link.close)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{served.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate",
            f"Cookie: {player.cookie if player is not None else ''}",
        ]
        self.link.sendall(("\r\n".join(lines) + "\r\n\r\n").encode() + early)
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.link.recv(65536)
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head
        assert b"deflate" not in head.lower()
        assert self.message()["type"] == "hello"
        assert self.message()["type"] == "update"

    def take(self, size: int) -> bytes:
        while len(self.buffer) < size:
            more = self.link.recv(65536)
            if not more:
                raise EOFError
            self.buffer += more
        found, self.buffer = self.buffer[:size], self.buffer[size:]
        return found

    def frame(self) -> tuple[int, bytes]:
        first, size = self.take(2)
        if size == 126:
            size = struct.unpack("!H", self.take(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self.take(8))[0]
        assert first & 0xF0 == 0x80, "whole and not compressed"
        return first & 0x0F, self.take(size)

    def message(self) -> Doc:
        opcode, content = self.frame()
        assert opcode == 1
        doc: Doc = json.loads(content)
        return doc

    def closed(self) -> int:
        """The code that the server closes with."""
        while True:
            opcode, content = self.frame()
            if opcode == 8:
                return int.from_bytes(content[:2], "big")


@pytest.fixture
def raw(served: Served) -> Raw:
    anna = served.person("Anna")
    return Raw(served, anna, anna.table(["me", "me"])["id"])


def test_messages_split_and_joined_anywhere_are_all_answered_in_order(raw: Raw) -> None:
    chance = random.Random(1)
    names = [f"p{number}" for number in range(60)]
    stream = b"".join(frame(ping(name, chance.choice([0, 0, 100, 300, 40_000]))) for name in names)
    at = 0
    while at < len(stream):
        size = chance.choice([1, 2, 3, 7, 50, 500, 70_000])
        raw.link.sendall(stream[at : at + size])
        at += size
    assert [raw.message()["id"] for _ in names] == names


def test_a_message_in_several_frames_with_a_ping_between_them(raw: Raw) -> None:
    text = ping("whole")
    raw.link.sendall(frame(text[:5], 1, final=False) + frame(b"still there?", 9) + frame(text[5:9], 0, final=False))
    assert raw.frame() == (10, b"still there?")
    raw.link.sendall(frame(text[9:], 0) + frame(ping("next")))
    assert [raw.message()["id"], raw.message()["id"]] == ["whole", "next"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(ping("a"), masked=False), 1002),
        (frame(b"x" * 65_537), 1009),
        (bytes([0x81, 0xFF]) + struct.pack("!Q", 2**62) + b"mask", 1009),
        (bytes([0xC1]) + frame(ping("a"))[1:], 1002),
        (frame(b"", 3), 1002),
        (frame(b"more", 0), 1002),
        (frame(b"one", 1, final=False) + frame(b"two"), 1002),
        (frame(struct.pack("!H", 1000), 8), 1000),
        (frame(b'{"type": "ping", "id": "\xff\xfe"}'), 1007),
        (frame(b'{"type": "ping", "id": "\xc3', final=False) + frame(b'("}', 0), 1007),
    ],
    ids=[
        "unmasked",
        "too long",
        "endless",
        "compressed",
        "unknown",
        "no beginning",
        "no end",
        "goodbye",
        "not UTF-8",
        "not UTF-8 in pieces",
    ],
)
def test_what_is_no_proper_frame_ends_the_connection_with_its_code(raw: Raw, sent: bytes, code: int) -> None:
    raw.link.sendall(sent)
    assert raw.closed() == code


def test_a_letter_in_two_frames_is_a_letter(raw: Raw) -> None:
    text = ping("whole", 0).replace(b"whole", "ł".encode())
    raw.link.sendall(frame(text[:-3], final=False) + frame(text[-3:], 0) + frame(ping("after")))
    assert raw.message()["code"] == "bad_request"  # an id is plain letters
    assert raw.message()["id"] == "after"


def test_what_is_no_text_is_refused(raw: Raw) -> None:
    raw.link.sendall(frame(b"\x00\x01\x02", 2) + frame(ping("after")))
    assert raw.message()["code"] == "bad_request"
    assert raw.message()["id"] == "after"


def test_whoever_does_not_read_is_let_go(served: Served) -> None:
    """A client that asks and asks and never listens: it is closed, the table goes on."""
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    deaf = Raw(served, anna, id)
    deaf.link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    live = served.app.state.context.live
    peer = next(peer for peer in live.entries[id].peers if peer.channel.client[1] == deaf.link.getsockname()[1])
    loop = peer.channel.loop
    while peer in live.entries[id].peers:
        loop.call_soon_threadsafe(peer.send, b'"' + b"x" * 200_000 + b'"')
        assert sitting.send("ping")["type"] == "pong"
    assert peer.channel.close_sent
    assert peer.channel.conn.close_sent.code == 4408


def test_whoever_is_silent_is_asked_for_a_sign_of_life_and_let_go_without_one(served: Served, raw: Raw) -> None:
    context = served.app.state.context
    loop = next(peer.channel.loop for entry in context.live.entries.values() for peer in entry.peers)

    def rounds(number: int) -> None:
        for _ in range(number):
            asyncio.run_coroutine_threadsafe(context.connections.beat(), loop).result(10)

    rounds(SILENT)
    assert raw.frame() == (9, b"")
    raw.link.sendall(frame(b"", 10) + frame(ping("here")))
    assert raw.message()["id"] == "here"
    rounds(SILENT - 1)
    raw.link.sendall(frame(b"", 10) + frame(ping("still here")))
    assert raw.message()["id"] == "still here", "nobody was asked who was heard a moment ago"
    rounds(GONE)
    assert raw.closed() == 1011


def test_what_comes_before_anybody_listens_is_read_and_paid_for_later(served: Served) -> None:
    """With the handshake, or right behind it."""
    anna = served.person("Anna")
    early = frame(ping("early")) + frame(ping("whole"), final=False)
    raw = Raw(served, anna, anna.table(["me", "me"])["id"], early)
    assert raw.message()["id"] == "early"
    raw.link.sendall(frame(b"", 0))
    assert raw.message()["id"] == "whole"


class Watched:
    """A transport that keeps what is written to it."""

    def __init__(self, transport: Any) -> None:
        self.transport = transport
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)
        self.transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


def test_an_ack_and_its_update_leave_in_one_piece(served: Served) -> None:
    anna = served.person("Anna")
    id = anna.table(["me", "me"])["id"]
    sitting = anna.socket(id)
    entry = served.app.state.context.live.entries[id]
    (peer,) = entry.peers
    peer.channel.transport = watched = Watched(peer.channel.transport)
    text = next(action["text"] for action in entry.table.legal() if action["final"])
    assert sitting.play(text, seat=entry.table.turn)["closed"]
    assert sitting.update["version"] == entry.stored
    (written,) = watched.written
    assert b'"type":"update"' in written
    assert b'"type":"ack"' in written
