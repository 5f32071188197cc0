# mypyc: hot
"""Broadcasts to everybody at a table of what they may know of it, once it is on disk."""

from __future__ import annotations

import time
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from folkmoot.core import Doc
from folkmoot.server.encoding import encode
from folkmoot.server.tables.entry import Entry, Peer
from folkmoot.server.tables.table import Table
from folkmoot.server.tables.updates import EncodedDocs, Updates


@mypyc_attr(allow_interpreted_subclasses=True)
class ToldTables:
    """The tables of this process, and who is told what of them."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}
        self.now: Callable[[], float] = time.time
        """The clock by which rows are dated and flags fall."""
        self.changed: list[Callable[[Entry], None]] = []
        """Called after every change, whoever wrote it, for bots and clocks."""
        self.may_see: Callable[[Table, Peer], bool] = lambda table, peer: True
        """Return True if somebody may still look at a table."""
        self.encoded = EncodedDocs()

    def publish(self, entry: Entry, table_too: bool = False) -> None:
        """Tell everybody at the table what they may know of its present state."""
        tell_news(self, entry, table_too)

    def update(self, entry: Entry, seat: int | None, since: int | None) -> bytes:
        return Updates(entry.table, self.now(), self.encoded).message(seat, since)

    def show_whole(self, entry: Entry, peer: Peer, since: int | None = None) -> None:
        """Show somebody the table whatever they have of it, with the rows after `since`."""
        peer.seen = None
        show(Updates(entry.table, self.now(), self.encoded), peer, since)

    def tell_seat(self, entry: Entry, seat: int) -> None:
        """A draft has changed: only that seat's own clients learn of it."""
        updates = Updates(entry.table, self.now(), self.encoded)
        for peer in list(entry.peers):
            if peer.seat == seat:
                show(updates, peer, None)

    def tell_everybody(self, message: Doc) -> None:
        """Something that concerns all tables of this process."""
        encoded = encode(message)
        for entry in list(self.entries.values()):
            for peer in list(entry.peers):
                peer.send(encoded)

    def tell_all(self, entry: Entry, make: Callable[[Peer], Doc]) -> None:
        """Tell every person what is made for them, once for all their sockets."""
        made: dict[str | None, bytes] = {}
        for peer in list(entry.peers):
            if peer.person not in made:
                made[peer.person] = encode(make(peer))
            peer.send(made[peer.person])

    def publish_chat(self, entry: Entry, chat: Doc) -> None:
        if chat["id"] <= entry.last_chat:
            return
        entry.last_chat = chat["id"]
        message = encode({"type": "chat", "chat": chat})
        for peer in list(entry.peers):
            peer.send(message)

    def publish_chats(self, entry: Entry, chats: list[Doc]) -> None:
        """Tell the newest lines anew: one was removed, or somebody is called otherwise now."""
        message = encode({"type": "chats", "chat": chats})
        for peer in list(entry.peers):
            peer.send(message)

    def publish_reaction(self, entry: Entry, seat: int, what: str) -> None:
        """For whoever looks at the table now; a request that waits for rows is not woken by it."""
        message = encode({"type": "reaction", "seat": seat, "what": what})
        for peer in list(entry.peers):
            if peer.lasting:
                peer.send(message)

    def tell_table(self, entry: Entry) -> None:
        """Everything about the table but its board; as soon as it is on disk."""
        entry.untold = not entry.sure
        if entry.untold:
            return
        table = entry.table
        for peer in [peer for peer in entry.peers if not self.may_see(table, peer)]:
            entry.peers.discard(peer)
            peer.end()
        self.tell_all(entry, lambda peer: {"type": "table", "table": table.summary(peer.person)})


def tell_news(telling: ToldTables, entry: Entry, table_too: bool) -> None:
    """Everything is made once, however many look through the same eyes."""
    table = entry.table
    if table_too or entry.untold:
        telling.tell_table(entry)
    peers = list(entry.peers)
    if table.recorder is not None and peers:
        for peer in peers:
            close_hand(table, peer)
        updates = Updates(table, telling.now(), telling.encoded, peers)
        for peer in peers:
            show(updates, peer, peer.version)
            peer.version = updates.version
    for tell in telling.changed:
        tell(entry)


def show(updates: Updates, peer: Peer, since: int | None) -> None:
    peer.send(updates.message(peer.seat, since, peer.seen, peer.eyes))
    if peer.changes:
        peer.seen = updates.state(peer.seat)
        peer.eyes = updates.table.viewer(peer.seat)


def close_hand(table: Table, peer: Peer) -> None:
    """At a hot-seat table a hand is closed when the turn goes to another seat.

    Whoever moved last at that screen sees what came of it until they pass the device on.
    """
    if peer.seat is None or table.may_open(peer.person, peer.seat):
        return
    held = table.held(peer.person)
    last = next((row["seat"] for row in reversed(table.standing) if row["seat"] in held), None)
    if last != peer.seat:
        peer.seat = None
