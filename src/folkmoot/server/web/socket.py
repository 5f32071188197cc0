"""The socket of a table. Moves are carried out as they come; what a slow reader does not take ends the connection."""

from __future__ import annotations

import asyncio

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from folkmoot import __version__
from folkmoot.core import Doc
from folkmoot.server import messages
from folkmoot.server.bots import hints
from folkmoot.server.encoding import encode
from folkmoot.server.errors import Refused, cannot_store
from folkmoot.server.storage.people import Person, digest
from folkmoot.server.storage.writer import Unavailable
from folkmoot.server.tables import actions, recovery, table_store
from folkmoot.server.tables.entry import Entry
from folkmoot.server.tables.playing import ack
from folkmoot.server.web.channel import EXTENSION, Channel
from folkmoot.server.web.context import Context
from folkmoot.server.web.guard import LOADING
from folkmoot.server.web.peer import NO_TABLE, SocketPeer

PROTOCOL = 1
CLOSE = {"no_person": 4401, "no_table": NO_TABLE, "too_fast": 4429, "cannot_store": 1013}


def begin_answer(peer: SocketPeer, text: bytes, early: float, kept: float) -> asyncio.Task[None]:
    """Carry out a message that is not a move, or that comes too early."""
    return asyncio.create_task(send_answer(peer, text, early, kept))


async def send_answer(peer: SocketPeer, text: bytes, early: float, kept: float) -> None:
    if early:
        await asyncio.sleep(early)  # whoever sends too fast is read more slowly
    try:
        peer.send(encode(await answer(peer, text, kept)))
        peer.next()
    except Exception as error:
        peer.fail(error)


async def serve(
    context: Context, socket: WebSocket, id: str, since: int | None, seat: int | None, key: str | None, changes: bool
) -> None:
    """A connection from beginning to end."""
    address = context.address(socket.scope)
    try:
        person = await admit(context, socket, id, key, address)
    except Refused as refused:
        await socket.accept()
        await socket.close(CLOSE.get(refused.code, 4403), refused.code)
        return
    await socket.accept()
    cookie = digest(context.cookie(socket) or "")
    channel: Channel = socket.scope["extensions"][EXTENSION]
    peer = SocketPeer(context, id, channel, person, cookie, address, begin_answer, refusal, key, changes)
    channel.charge(context.limits.allowance("message", peer.person, address))
    channel.listener = peer.hear
    try:
        await enter(context, id, peer, since, seat)
        peer.next()
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # messages go to `hear`
    except Refused as refused:
        peer.channel.drop(CLOSE.get(refused.code, CLOSE["cannot_store"]))
    except Unavailable:
        peer.channel.drop(CLOSE["cannot_store"])
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        peer.channel.listener = None
        context.limits.close_socket(peer.person, address)
        leave(context, id, peer)
        under_way = peer.close()
        if under_way is not None:
            await asyncio.wait([under_way], timeout=5)


async def admit(context: Context, socket: WebSocket, id: str, key: str | None, address: str) -> Person | None:
    """Return the person who opens a socket, if they may see the table and have not too many already; what is counted is
    closed again."""
    try:
        context.check_host(socket.headers)
        context.limits.spend("request", None, address, 1.0 if context.live.has(id) else LOADING)
        person = await context.person(socket)
        context.check_origin(socket.headers)
        async with context.live.locked(id) as entry:
            context.lobby.check_seen(entry.table, person, key)
    except Unavailable:
        raise cannot_store() from None
    me = person.id if person is not None else None
    context.limits.open_socket(me, address)
    if me is not None:
        context.limits.saw(me, address)
    return person


async def end_void(context: Context, person: str | None = None) -> None:
    """Let go of sockets, of one person or of all, whose cookie was made void on another device or by time."""
    everybody = [peer for entry in context.live.entries.values() for peer in entry.peers]
    peers = [peer for peer in everybody if isinstance(peer, SocketPeer) and peer.person is not None]
    peers = [peer for peer in peers if person is None or peer.person == person]
    valid = await context.people.still_valid({peer.cookie for peer in peers})
    for peer in peers:
        if peer.cookie not in valid and not peer.channel.close_sent:
            peer.channel.drop(CLOSE["no_person"])


def end_of(context: Context, person: str) -> None:
    """Let go of the sockets of somebody who is banned, or is no more."""
    for entry in context.live.entries.values():
        for peer in list(entry.peers):
            if isinstance(peer, SocketPeer) and peer.person == person and not peer.channel.close_sent:
                peer.channel.drop(CLOSE["no_person"])


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
        if not context.live.storing:
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


async def answer(peer: SocketPeer, text: bytes, kept: float) -> Doc:
    """The one reply to a message."""
    context, id = peer.context, peer.table
    mark = ""
    try:
        if len(text) > messages.LARGEST:
            raise Refused("too_large", f"a message must not exceed {messages.LARGEST} bytes")
        try:
            given = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise Refused("bad_request", "this is not JSON", where="") from None
        if isinstance(given, dict) and isinstance(given.get("id"), str):
            mark = given["id"][:64]
        return await carry_out(peer, messages.socket_message.validate_python(given), kept)
    except ValidationError as error:
        return refusal(context, id, mark, messages.of_validation(error))
    except Refused as refused:
        if refused.code == "stale":
            peer.show_anew()
        return refusal(context, id, mark, refused)
    except Unavailable:
        return refusal(context, id, mark, cannot_store())


def refusal(context: Context, id: str, mark: str, refused: Refused) -> Doc:
    context.counters.refusals[refused.code] += 1
    entry = context.live.entries.get(id)
    version = entry.stored if entry is not None else 0
    return {"type": "refusal", "id": mark, **refused.doc(), "version": version}


async def carry_out(peer: SocketPeer, given: messages.SocketMessage, kept: float) -> Doc:
    context, id, person = peer.context, peer.table, peer.who
    live = context.live
    match given:
        case messages.SocketPlay():
            return await actions.play(live, id, peer.person, given.plain(), kept)
        case messages.SocketUndo():
            return await actions.take_back(live, id, person, given)
        case messages.SocketVote():
            return await actions.vote(live, id, person, given)
        case messages.SocketChat():
            context.limits.spend("chat", peer.person, peer.address)
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
            return ack(given.id, peer.version)
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
                    "not_your_turn",
                    "at a shared screen, only the deciding player's hand is shown",
                    turn=table.turn,
                )
        peer.seat = given.seat
        context.live.show_whole(entry, peer)
        return ack(given.id, table.version)
