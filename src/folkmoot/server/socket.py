"""The socket of a table. One task reads, one writes; what a slow reader does not take in time ends the connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from folkmoot import __version__
from folkmoot.core import Doc
from folkmoot.server import actions, messages, shelf
from folkmoot.server.context import Context
from folkmoot.server.errors import Refused
from folkmoot.server.hub import Entry, encode
from folkmoot.server.limits import Bucket
from folkmoot.server.people import Person
from folkmoot.server.store import Unavailable

log = logging.getLogger("folkmoot.server")

PROTOCOL = 1
LARGEST = 64 * 1024
WAITING = 256
"""Messages that may wait for a slow reader; it gets everything again when it comes back."""
CLOSE = {"no_person": 4401, "no_table": 4404, "too_fast": 4429}


class SocketPeer:
    """A connected client."""

    def __init__(self, socket: WebSocket, person: Person | None, version: int) -> None:
        self.socket = socket
        self.person = person.id if person is not None else None
        self.seat: int | None = None
        self.version = version
        self.slow = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    def send(self, message: bytes) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.slow = True

    async def write(self) -> None:
        """Hand over what waits."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not self.slow:
                message = await self.waiting.get()
                if message is None:
                    return
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
            await self.socket.close(4408)


async def serve(
    context: Context, socket: WebSocket, id: str, since: int | None, seat: int | None, key: str | None
) -> None:
    """A connection from beginning to end."""
    person = await context.person(socket)
    try:
        context.check_origin(socket.headers)
        entry = await context.hub.get(id)
        context.lobby.check_seen(entry.table, person, key)
        context.count_socket(socket, person, 1)
    except Refused as refused:
        await socket.accept()
        await socket.close(CLOSE.get(refused.code, 4403), refused.code)
        return
    await socket.accept()
    peer = SocketPeer(socket, person, 0)
    writer = asyncio.create_task(peer.write())
    try:
        await enter(context, id, peer, person, since, seat)
        await read(context, id, peer, person)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        context.count_socket(socket, person, -1)
        leave(context, id, peer)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def enter(
    context: Context, id: str, peer: SocketPeer, person: Person | None, since: int | None, seat: int | None
) -> None:
    """Say hello and catch up; from then on the peer is told of every change."""
    chat = await context.hub.store.read(lambda connection: shelf.load_chats(connection, id))
    async with context.hub.locked(id) as entry:
        table = entry.table
        held = table.held(peer.person)
        if len(held) == 1:
            peer.seat = held[0]
        elif seat is not None and table.may_open(peer.person, seat):
            peer.seat = seat
        for number in held:
            table.seats[number].here += 1
        if held:
            context.hub.tell_all(entry, lambda other: {"type": "table", "table": table.summary(other.person)})
        entry.peers.add(peer)
        peer.send(encode(hello(entry, peer.person, chat)))
        peer.send(context.hub.update(entry, peer.seat, since))
        peer.version = table.version


def hello(entry: Entry, person: str | None, chat: list[Doc]) -> Doc:
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "server": __version__,
        "time": time.time(),
        "table": entry.table.summary(person),
        "chat": chat,
    }


def leave(context: Context, id: str, peer: SocketPeer) -> None:
    entry = context.hub.entries.get(id)
    if entry is None or peer not in entry.peers:
        return
    entry.peers.discard(peer)
    held = entry.table.held(peer.person)
    for number in held:
        entry.table.seats[number].here = max(0, entry.table.seats[number].here - 1)
    if held:
        table = entry.table
        context.hub.tell_all(entry, lambda other: {"type": "table", "table": table.summary(other.person)})


async def read(context: Context, id: str, peer: SocketPeer, person: Person | None) -> None:
    """Carry out what the client asks for, one after another."""
    settings = context.settings
    bucket = Bucket(settings.messages_per_second, settings.burst)
    while True:
        message = await peer.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        context.numbers.messages += 1
        early = bucket.take()
        if early:
            await asyncio.sleep(early)  # whoever sends too fast is read more slowly
        text = message.get("text") or message.get("bytes") or ""
        peer.send(encode(await answer(context, id, peer, person, text)))


async def answer(context: Context, id: str, peer: SocketPeer, person: Person | None, text: str | bytes) -> Doc:
    """The one reply to a message."""
    mark = ""
    try:
        if len(text) > LARGEST:
            raise Refused("too_large", f"a message has at most {LARGEST} bytes")
        try:
            given = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise Refused("bad_request", "this is not JSON", where="") from None
        if isinstance(given, dict) and isinstance(given.get("id"), str):
            mark = given["id"][:64]
        return await carry_out(context, id, peer, person, messages.socket_message.validate_python(given))
    except ValidationError as error:
        return refusal(context, id, mark, of_validation(error))
    except Refused as refused:
        if refused.code == "stale":
            entry = await context.hub.get(id)
            peer.send(context.hub.update(entry, peer.seat, None))
        return refusal(context, id, mark, refused)
    except Unavailable:
        return refusal(context, id, mark, Refused("busy", "the server cannot write just now"))


def of_validation(error: ValidationError) -> Refused:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return Refused("bad_request", f"{where}: {first['msg']}" if where else str(first["msg"]), where=where)


def refusal(context: Context, id: str, mark: str, refused: Refused) -> Doc:
    context.numbers.refusals[refused.code] += 1
    entry = context.hub.entries.get(id)
    version = entry.table.version if entry is not None else 0
    return {"type": "refusal", "id": mark, **refused.doc(), "version": version}


async def carry_out(
    context: Context, id: str, peer: SocketPeer, person: Person | None, given: messages.SocketMessage
) -> Doc:
    hub = context.hub
    match given:
        case messages.SocketPlay():
            return await actions.play(hub, id, person, given)
        case messages.SocketUndo():
            return await actions.undo(hub, id, person, given)
        case messages.SocketVote():
            return await actions.vote(hub, id, person, given)
        case messages.SocketChat():
            return await actions.chat(hub, id, person, given)
        case messages.SocketHint():
            return await actions.hint(hub, context.brains, id, person, given)
        case messages.SocketOpen():
            return await open_hand(context, id, peer, given)
        case messages.SocketPing():
            return {"type": "pong", "id": given.id, "time": time.time()}


async def open_hand(context: Context, id: str, peer: SocketPeer, given: messages.SocketOpen) -> Doc:
    """Look through the eyes of a seat one holds; at a hot-seat table only of the one that decides."""
    async with context.hub.locked(id) as entry:
        table = entry.table
        if given.seat is not None:
            table.check_seat(given.seat, peer.person)
            if not table.may_open(peer.person, given.seat):
                raise Refused(
                    "not_your_turn", "at a shared screen only the hand of who decides is shown", turn=table.turn
                )
        peer.seat = given.seat
        peer.send(context.hub.update(entry, peer.seat, None))
        return actions.ack(given.id, table.version)
