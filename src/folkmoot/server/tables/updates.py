# mypyc: hot
"""The `update` messages of a table at one moment: whatever several of them say is made and encoded once.

Whoever asked for changes is told what differs from the view it was sent last, and gets a whole view only where there is
none that it could be compared with. A socket loses nothing and keeps the order, so what was sent last is what it has.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final, final

import orjson

from folkmoot.core import ALL, Doc, Event, State
from folkmoot.core.changes import differences
from folkmoot.core.events import SEEN_BY, told_to
from folkmoot.server.encoding import encode
from folkmoot.server.tables import undo
from folkmoot.server.tables.entry import Peer
from folkmoot.server.tables.table import Table

CHECKED: Final = 64
"""After this many rows, changes come with a digest of the view that they must have led to."""


MOST_ENCODED: Final = 4096
"""Number of documents that are kept with their encoding."""


@final
class EncodedDocs:
    """Documents written as JSON that are shown again and again without being made anew: descriptions of actions."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Doc, bytes]] = {}
        """By identity; the document is kept with it, so that no other gets the same."""

    def array(self, docs: Sequence[Doc]) -> bytes:
        parts: list[bytes] = []
        for doc in docs:
            found = self._kept.get(id(doc))
            if found is None:
                if len(self._kept) >= MOST_ENCODED:
                    self._kept.clear()
                found = (doc, encode(doc))
                self._kept[id(doc)] = found
            parts.append(found[1])
        return b"[%s]" % b",".join(parts)


@final
class NewestRow:
    """The newest row, encoded: once for all to whom it shows nothing of their own."""

    def __init__(self, table: Table) -> None:
        n, events = table.recent[-1]
        self._events = events
        self._insiders: set[int] = {seat for event in events for seat in event[SEEN_BY]}
        self._row = encode(table.row_seen(n, (), None))
        self._told = [encode_event(event, None) for event in events]
        self._common = self._with(self._told)

    def seen(self, eyes: int | None) -> bytes:
        """As these eyes see it, in a list of its own; events of which they know more are encoded anew."""
        if eyes is None or (eyes != ALL and eyes not in self._insiders):
            return self._common
        told: list[bytes] = []
        for index, event in enumerate(self._events):
            told.append(encode_event(event, eyes) if eyes == ALL or eyes in event[SEEN_BY] else self._told[index])
        return self._with(told)

    def _with(self, told: list[bytes]) -> bytes:
        """The row with its events; whatever has none is not a move, or one of which nobody was told."""
        events = b",".join([one for one in told if one])
        return b"[%s%s]}]" % (self._row[:-2], events) if events else b"[%s]" % self._row


@final
class SharedMessage:
    """A message, and who gets it: whoever looks from there and was shown the same before."""

    def __init__(self, seat: int | None, since: int, seen: State | None, eyes: int | None, message: bytes) -> None:
        self.seat = seat
        self.since = since
        self.seen = seen
        self.eyes = eyes
        self.message = message


@final
class CommonChanges:
    """Encoded changes from a state to the newest one, the same for all viewers; None: the game does not compute
    them."""

    def __init__(self, before: State, changes: bytes | None) -> None:
        self.before = before
        self.changes = changes


class Updates:
    """Messages about a table now. They are thrown away when the table changes."""

    def __init__(self, table: Table, now: float, fragments: EncodedDocs, peers: Sequence[Peer] = ()) -> None:
        """`peers`: who else will be told."""
        self.table = table
        self._fragments = fragments
        self._peers = peers
        self.version = table.version
        mover = table.mover()
        self.decides: int | None = mover.seat if mover is not None else None
        self._messages: list[SharedMessage] = []
        self._views: dict[int | None, Doc] = {}
        self._newest: NewestRow | None = None
        self._common: list[CommonChanges] = []
        time = encode(now)
        if table.meta["clock"] is None and (mover is None or mover.bot_level is None):  # as it is at most tables
            self._end: bytes = b'"turn":%d,"deadline":null,"time_left":null,"thinking":null,"time":%s}' % (
                table.turn,
                time,
            )
        else:
            about = {"deadline": table.deadline(), "time_left": table.time_left_now(), "thinking": table.thinking()}
            self._end = b'"turn":%d,%s,"time":%s}' % (table.turn, encode(about)[1:-1], time)

    def state(self, seat: int | None) -> State | None:
        """Return the state that is shown to a seat now; None: the game has not begun."""
        table = self.table
        if table.draft_state is not None and seat is not None and seat == self.decides:
            return table.draft_state
        return table.recorder.state if table.recorder is not None else None

    def message(self, seat: int | None, since: int | None, seen: State | None = None, eyes: int | None = None) -> bytes:
        """Everything a client needs to show the table from that seat (None: as a watcher).

        `seen` is what it has shown last, through these `eyes`; None: it is shown everything.
        """
        version = self.version
        if since is None or not 0 <= since <= version:
            since = version
        for made in self._messages:
            if made.since == since and made.seen is seen and made.seat == seat and made.eyes == eyes:
                return made.message
        message = self._make(seat, since, seen, eyes)
        self._messages.append(SharedMessage(seat, since, seen, eyes, message))
        return message

    def _make(self, seat: int | None, since: int, seen: State | None, eyes: int | None) -> bytes:
        table = self.table
        mine = seat is not None and seat == self.decides
        return b'{"type":"update","version":%d,"since":%d,"seat":%s,"rows":%s,%s,"legal":%s,"draft":%s,"undo":%s,%s' % (
            self.version,
            since,
            b"null" if seat is None else b"%d" % seat,
            self._rows(seat, since),
            self._board(seat, seen, eyes, self.version % CHECKED == 0 and since < self.version),
            self._fragments.array(table.legal()) if mine else b"[]",
            encode(table.draft) if mine and table.draft else b"[]",
            undo.undo_info(table, seat),
            self._end,
        )

    def _rows(self, seat: int | None, since: int) -> bytes:
        if since >= self.version:
            return b"[]"
        table = self.table
        if since != self.version - 1 or not table.recent:
            return encode(table.rows_for(seat, since))
        if self._newest is None:
            self._newest = NewestRow(table)
        return self._newest.seen(table.eyes(self.version, seat))

    def _board(self, seat: int | None, seen: State | None, eyes: int | None, checked: bool) -> bytes:
        """The whole view, or its changes."""
        state = self.state(seat)
        if state is None:
            return b'"view":null'
        viewer = self.table.viewer(seat)
        if seen is None or eyes != viewer:
            return b'"view":%s' % encode(self._view(state, viewer))
        changes = self._changes(seen, state, viewer)
        if checked:
            return b'"changes":%s,"digest":%d' % (changes, digest(self._view(state, viewer)))
        return b'"changes":%s' % changes

    def _view(self, state: State, viewer: int | None) -> Doc:
        """With those of all others who see the same state: they have much in common."""
        found = self._views.get(viewer)
        if found is None:
            others = [self.table.viewer(peer.seat) for peer in self._peers if self.state(peer.seat) is state]
            viewers = list({viewer, *others})
            for one, view in zip(viewers, state.views(viewers), strict=True):
                self._views[one] = view.data
            found = self._views[viewer]
        return found

    def _changes(self, before: State, after: State, viewer: int | None) -> bytes:
        if before is after:
            return b"[]"
        common = self._common_changes(before, after)
        if common is None:
            return encode(self._differences(before, after, viewer))
        own = before.game.own_changes(before, after, viewer) if viewer is not None else []
        if not own:
            return common
        rest = encode(own)
        return rest if common == b"[]" else b"%s,%s" % (common[:-1], rest[1:])

    def _common_changes(self, before: State, after: State) -> bytes | None:
        """Those of the state that most see are kept; a draft is seen by one."""
        shared = self.table.recorder is not None and after is self.table.recorder.state
        if shared:
            for kept in self._common:
                if kept.before is before:
                    return kept.changes
        found = before.game.common_changes(before, after)
        encoded = encode(found) if found is not None else None
        if shared:
            self._common.append(CommonChanges(before, encoded))
        return encoded

    def _differences(self, before: State, after: State, viewer: int | None) -> list[list[object]]:
        """For a game that does not say what changes: the view that was sent last is remembered for that."""
        kept = self.table.shown.get(viewer)
        old = kept[1] if kept is not None and kept[0] is before else before.view(viewer).data
        new = self._view(after, viewer)
        self.table.shown[viewer] = (after, new)
        return differences(old, new)


def encode_event(event: Event, eyes: int | None) -> bytes:
    """Nothing where these eyes see nothing of it."""
    told = told_to(event, eyes)
    return encode(told) if told is not None else b""


def digest(view: Doc) -> int:
    """CRC-32 of the view as JSON without spaces, keys in order: clients find the same."""
    return zlib.crc32(orjson.dumps(view, option=orjson.OPT_SORT_KEYS))
