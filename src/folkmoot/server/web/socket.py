"""The socket of a table. Moves are carried out as they come; what a slow reader does not take ends the connection."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from folkmoot import __version__
from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.bots import hints
from folkmoot.server.errors import Refused, cannot_store
from folkmoot.server.storage.people import Person, digest
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables import actions, recovery, table_store
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.telling import encode
from folkmoot.server.tables.updates import Sight
from folkmoot.server.web.context import Context
from folkmoot.server.web.line import EXTENSION, Line

log = logging.getLogger("folkmoot.server")

PROTOCOL = 1
LARGEST = 64 * 1024
WAITING = 64
"""Messages of one client that may wait for their turn; then it is read no further."""
CLOSE = {"no_person": 4401, "no_table": 4404, "too_fast": 4429, "cannot_store": 1013}


class SocketPeer:
    """A connected client. What it sends is carried out in order, one after another."""

    lasting = True

    def __init__(
        self,
        context: Context,
        table: str,
        wire: Line,
        person: Person | None,
        cookie: str,
        address: str,
        key: str | None = None,
        changes: bool = False,
    ) -> None:
        self.context = context
        self.table = table
        self.wire = wire
        self.who = person
        self.person = person.id if person is not None else None
        self.cookie = cookie
        """Digest of the cookie it came with."""
        self.key = key
        self.changes = changes
        self.seen: Sight | None = None
        self.seat: int | None = None
        self.watches = False
        self.version = 0
        self.address = address
        self._purse = context.limits.purse("message", self.person, address)
        self._busy = True
        """A message is being carried out, or the client has not been told anything yet."""
        self._backlog: deque[bytes] = deque()
        self._paused = False
        self._task: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        self.wire.tell(message)

    def end(self) -> None:
        if not self.wire.close_sent:
            self.wire.drop(CLOSE["no_table"])

    def hear(self, text: bytes) -> None:
        """A message has come."""
        if self._busy:
            self._backlog.append(text)
            if len(self._backlog) >= WAITING and not self._paused:
                self._paused = True
                self.wire.pause()
            return
        self._busy = True
        self.context.numbers.messages += 1
        early = self._purse.take()
        try:
            if early or not self._quickly(text):
                self._task = asyncio.create_task(self._slowly(text, early))
        except Exception:
            self._fail()

    def _quickly(self, text: bytes) -> bool:
        """A move, which most messages are, without a task of its own; False: this is something else."""
        entry = self.context.live.entries.get(self.table)
        given = messages.read_play(text)
        if entry is None or given is None:
            return False
        id = given.id
        entry.used = time.monotonic()
        return actions.play_now(self.context.live, entry, self.who, given, lambda answer: self._reply(id, answer))

    def _reply(self, id: str, answer: Doc | Refused) -> None:
        if isinstance(answer, Refused):
            if answer.code == "stale":
                self.show_anew()
            answer = refusal(self.context, self.table, id, answer)
        self.send(encode(answer))
        self.next()

    def show_anew(self) -> None:
        """The client has an old board."""
        entry = self.context.live.entries.get(self.table)
        if entry is not None and entry.sure:
            self.context.live.show_whole(entry, self)

    async def _slowly(self, text: bytes, early: float) -> None:
        if early:
            await asyncio.sleep(early)  # whoever sends too fast is read more slowly
        try:
            self.send(encode(await answer(self, text)))
            self.next()
        except Exception:
            self._fail()

    def next(self) -> None:
        """The message is answered: on to the one that waits longest."""
        if self._backlog:
            asyncio.get_running_loop().call_soon(self._take)
        else:
            self._busy = False

    def _take(self) -> None:
        if not self._backlog:
            return  # the connection has ended
        text = self._backlog.popleft()
        if self._paused and not self._backlog:
            self._paused = False
            self.wire.resume()
        self._busy = False
        self.hear(text)

    def _fail(self) -> None:
        """Something of our own is broken: the client begins anew."""
        log.exception("a message could not be answered", extra={"table": self.table})
        self.wire.drop(1011)

    async def close(self) -> None:
        """Messages that were not begun are lost; one that was is carried to its end."""
        self._backlog.clear()
        if self._task is not None and not self._task.done():
            await asyncio.wait([self._task], timeout=5)


async def serve(
    context: Context, socket: WebSocket, id: str, since: int | None, seat: int | None, key: str | None, changes: bool
) -> None:
    """A connection from beginning to end."""
    address = context.address(socket.scope)
    try:
        try:
            context.check_host(socket.headers)
            context.limits.spend("request", None, address)
            person = await context.person(socket)
            context.check_origin(socket.headers)
            async with context.live.locked(id) as entry:
                context.lobby.check_seen(entry.table, person, key)
            me = person.id if person is not None else None
            context.limits.open_socket(me, address)
        except Unavailable:
            raise cannot_store() from None
    except Refused as refused:
        await socket.accept()
        await socket.close(CLOSE.get(refused.code, 4403), refused.code)
        return
    if me is not None:
        context.limits.saw(me, address)
    await socket.accept()
    cookie = digest(context.cookie(socket) or "")
    peer = SocketPeer(context, id, socket.scope["extensions"][EXTENSION], person, cookie, address, key, changes)
    peer.wire.listener = peer.hear
    try:
        await enter(context, id, peer, since, seat)
        peer.next()
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # messages go to `hear`
    except Refused as refused:
        peer.wire.drop(CLOSE.get(refused.code, CLOSE["cannot_store"]))
    except Unavailable:
        peer.wire.drop(CLOSE["cannot_store"])
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        peer.wire.listener = None
        context.limits.close_socket(me, address)
        leave(context, id, peer)
        await peer.close()


async def end_void(context: Context, person: str | None = None) -> None:
    """Let go of sockets, of one person or of all, whose cookie was made void on another device or by time."""
    everybody = [peer for entry in context.live.entries.values() for peer in entry.peers]
    peers = [peer for peer in everybody if isinstance(peer, SocketPeer) and peer.person is not None]
    peers = [peer for peer in peers if person is None or peer.person == person]
    valid = await context.people.still_valid({peer.cookie for peer in peers})
    for peer in peers:
        if peer.cookie not in valid and not peer.wire.close_sent:
            peer.wire.drop(CLOSE["no_person"])


async def enter(context: Context, id: str, peer: SocketPeer, since: int | None, seat: int | None) -> None:
    """Say hello and catch up; from then on the peer is told of every change."""
    chat = await context.live.store.read(lambda connection: table_store.load_chats(connection, id))
    async with context.live.locked(id) as entry:
        table = entry.table
        context.lobby.check_seen(table, peer.who, peer.key)
        held = table.held(peer.person)
        if len(held) == 1:
            peer.seat = held[0]
        elif seat is not None and table.may_open(peer.person, seat):
            peer.seat = seat
        for number in held:
            table.seats[number].here += 1
        if held:
            context.live.tell_table(entry)
            context.live.came_or_went(table)
        entry.peers.add(peer)
        peer.send(encode(hello(entry, peer.person, chat, context.live.now())))
        context.live.show_whole(entry, peer, context.afforded(table, since, peer.person, peer.address))
        if not context.live.recovery.storing:
            peer.send(encode(recovery.message(False)))
        peer.version = table.version
        context.runner.notice(entry)  # bots go on when somebody looks


def hello(entry: Entry, person: str | None, chat: list[Doc], now: float) -> Doc:
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "server": __version__,
        "time": now,
        "table": entry.table.summary(person),
        "chat": chat,
    }


def leave(context: Context, id: str, peer: SocketPeer) -> None:
    entry = context.live.entries.get(id)
    if entry is None or peer not in entry.peers:
        return
    entry.peers.discard(peer)
    held = entry.table.held(peer.person)
    for number in held:
        entry.table.seats[number].here = max(0, entry.table.seats[number].here - 1)
    if held:
        context.live.tell_table(entry)
        context.live.came_or_went(entry.table)


async def answer(peer: SocketPeer, text: bytes) -> Doc:
    """The one reply to a message."""
    context, id = peer.context, peer.table
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
        return await carry_out(peer, messages.socket_message.validate_python(given))
    except ValidationError as error:
        return refusal(context, id, mark, messages.of_validation(error))
    except Refused as refused:
        if refused.code == "stale":
            peer.show_anew()
        return refusal(context, id, mark, refused)
    except Unavailable:
        return refusal(context, id, mark, cannot_store())


def refusal(context: Context, id: str, mark: str, refused: Refused) -> Doc:
    context.numbers.refusals[refused.code] += 1
    entry = context.live.entries.get(id)
    version = entry.stored if entry is not None else 0
    return {"type": "refusal", "id": mark, **refused.doc(), "version": version}


async def carry_out(peer: SocketPeer, given: messages.SocketMessage) -> Doc:
    context, id, person = peer.context, peer.table, peer.who
    live = context.live
    match given:
        case messages.SocketPlay():
            return await actions.play(live, id, person, given)
        case messages.SocketUndo():
            return await actions.take_back(live, id, person, given)
        case messages.SocketVote():
            return await actions.vote(live, id, person, given)
        case messages.SocketChat():
            return await actions.chat(live, id, person, given)
        case messages.SocketReact():
            context.limits.spend("reaction", peer.person, peer.address)
            return await actions.react(live, id, person, given)
        case messages.SocketHint():
            context.limits.spend("expensive", peer.person, peer.address)
            return await hints.hint(live, context.pool, peer.address, id, person, given)
        case messages.SocketOpen():
            return await open_hand(context, id, peer, given)
        case messages.SocketWatch():
            peer.watches = given.on
            return actions.ack(given.id, peer.version)
        case messages.SocketPing():
            return {"type": "pong", "id": given.id, "time": live.now()}


async def open_hand(context: Context, id: str, peer: SocketPeer, given: messages.SocketOpen) -> Doc:
    """Look through the eyes of a seat one holds; at a hot-seat table only of the one that decides."""
    async with context.live.locked(id) as entry:
        table = entry.table
        if given.seat is not None:
            table.check_seat(given.seat, peer.person)
            if not table.may_open(peer.person, given.seat):
                raise Refused(
                    "not_your_turn", "at a shared screen only the hand of who decides is shown", turn=table.turn
                )
        peer.seat = given.seat
        context.live.show_whole(entry, peer)
        return actions.ack(given.id, table.version)
