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
from folkmoot.server.tables import undo
from folkmoot.server.tables.table import Table

CHECKED: Final = 64
"""Every so many rows, changes come with a digest of the view that they must have led to."""


FRAGMENTS: Final = 4096
"""So many documents are kept with what they were written as."""


@final
class Sight:
    """What somebody was shown last."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.state = state
        self.viewer = viewer
        """Through whose eyes."""

    def same(self, other: Sight | None) -> bool:
        return other is not None and self.state is other.state and self.viewer == other.viewer


@final
class Fragments:
    """Documents written as JSON that are shown again and again without being made anew: descriptions of actions."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Doc, bytes]] = {}
        """By identity; the document is kept with it, so that no other gets the same."""

    def array(self, docs: Sequence[Doc]) -> bytes:
        parts: list[bytes] = []
        for doc in docs:
            found = self._kept.get(id(doc))
            if found is None:
                if len(self._kept) >= FRAGMENTS:
                    self._kept.clear()
                found = (doc, orjson.dumps(doc))
                self._kept[id(doc)] = found
            parts.append(found[1])
        return b"[" + b",".join(parts) + b"]"


class Updates:
    """What can be said of a table now. It is thrown away when the table changes."""

    def __init__(self, table: Table, now: float, fragments: Fragments, seats: Sequence[int | None] = ()) -> None:
        """`seats`: who else will be told."""
        self.table = table
        self._fragments = fragments
        self._seats = seats
        self.version = table.version
        mover = table.mover()
        self.decides: int | None = mover.seat if mover is not None else None
        self._sights: dict[int | None, Sight] = {}
        self._views: dict[int | None, Doc] = {}
        self._rows: dict[int | None, bytes] = {}
        """The newest row, encoded, by whose share of it that is."""
        self._common: dict[int, tuple[State, bytes | None]] = {}
        """Encoded changes that everybody sees, by the identity of the state they begin at; None: the game has none."""
        self._made: dict[tuple[int | None, int, int], tuple[Sight | None, bytes]] = {}
        self._head = b""
        """The newest row without its events, encoded."""
        self._told: list[bytes] = []
        """What everybody may know of the newest row's events, encoded; empty where that is nothing."""
        deadline, banks, thinking = table.deadline(), table.banks_now(), table.thinking()
        time: bytes = orjson.dumps(now)
        if deadline is None and banks is None and thinking is None:  # as it is at most tables
            self._end: bytes = b'"turn":%d,"deadline":null,"banks":null,"thinking":null,"time":%s}' % (table.turn, time)
        else:
            rest: bytes = orjson.dumps({"deadline": deadline, "banks": banks, "thinking": thinking})
            self._end = b'"turn":%d,%s,"time":%s}' % (table.turn, rest[1:-1], time)

    def sight(self, seat: int | None) -> Sight | None:
        """What is shown now to whoever looks from this seat; None: the game has not begun."""
        recorder = self.table.recorder
        if recorder is None:
            return None
        found = self._sights.get(seat)
        if found is None:
            draft = self.table.draft_state
            state = draft if draft is not None and seat is not None and seat == self.decides else recorder.state
            found = Sight(state, self.table.viewer(seat))
            self._sights[seat] = found
        return found

    def message(self, seat: int | None, since: int | None, seen: Sight | None = None) -> bytes:
        """Everything a client needs to show the table from that seat (None: as a watcher), if it has shown `seen`."""
        version = self.version
        if since is None or not 0 <= since <= version:
            since = version
        key = (seat, since, id(seen.state) if seen is not None else 0)
        made = self._made.get(key)
        if made is not None and (made[0] is seen or (seen is not None and seen.same(made[0]))):
            return made[1]
        message = self._make(seat, since, seen)
        self._made[key] = (seen, message)
        return message

    def _make(self, seat: int | None, since: int, seen: Sight | None) -> bytes:
        table = self.table
        sight = self.sight(seat)
        mine = seat is not None and seat == self.decides
        who = b"null" if seat is None else b"%d" % seat
        parts = [
            b'{"type":"update","version":%d,"since":%d,"seat":%s,"rows":' % (self.version, since, who),
            self._encoded_rows(seat, since),
            self._board(sight, seen, self.version % CHECKED == 0 and since < self.version),
            b',"legal":',
            self._fragments.array(table.legal()) if mine and sight is not None else b"[]",
            b',"draft":',
            orjson.dumps(table.draft) if mine and table.draft else b"[]",
            b',"undo":',
            undo.shown(table, seat),
            b",",
            self._end,
        ]
        return b"".join(parts)

    def _encoded_rows(self, seat: int | None, since: int) -> bytes:
        if since >= self.version:
            return b"[]"
        table = self.table
        if since != self.version - 1 or not table.recent:
            encoded: bytes = orjson.dumps(table.rows_for(seat, since))
            return encoded
        share = table.share(seat)
        found = self._rows.get(share)
        if found is None:
            n, events = table.recent[-1]
            if table.recorder is not None and table.recorder.rows[n - 1]["kind"] == "move":
                found = self._newest(table.recorder.rows[n - 1], events, share)
            else:
                found = orjson.dumps(table.rows_for(seat, since))
            self._rows[share] = found
        return found

    def _newest(self, row: Doc, events: Sequence[Event], share: int | None) -> bytes:
        """The newest move as `Table.row_for` has it; events of which a seat knows more are written anew."""
        if not self._head:
            n: int = row["n"]
            at = self.table.ats[n - 1]
            about = {"n": n, "kind": "move", "at": at, "digest": row.get("digest"), "seat": row["seat"]}
            self._head = written(about)[:-1]
            self._told = [written(told_to(event, None)) for event in events]
        parts: list[bytes] = []
        for index, event in enumerate(events):
            seen_by = event[SEEN_BY]
            part = written(told_to(event, share)) if share == ALL or share in seen_by else self._told[index]
            if part:
                parts.append(part)
        return b'[%s,"events":[%s]}]' % (self._head, b",".join(parts))

    def _board(self, sight: Sight | None, seen: Sight | None, checked: bool) -> bytes:
        """The whole view, or its changes."""
        if sight is None:
            return b',"view":null'
        if seen is None or seen.viewer != sight.viewer:
            return b',"view":' + orjson.dumps(self._view(sight))
        found = b',"changes":' + self._changes(seen.state, sight)
        return found + b',"digest":%d' % digest(self._view(sight)) if checked else found

    def _view(self, sight: Sight) -> Doc:
        """With those of all others who see the same state: they have much in common."""
        found = self._views.get(sight.viewer)
        if found is None:
            sights = [sight, *[self.sight(seat) for seat in self._seats]]
            viewers = list({one.viewer for one in sights if one is not None and one.state is sight.state})
            for viewer, view in zip(viewers, sight.state.views(viewers), strict=True):
                self._views[viewer] = view.data
            found = self._views[sight.viewer]
        return found

    def _changes(self, before: State, sight: Sight) -> bytes:
        if before is sight.state:
            return b"[]"
        game = before.game
        common = self._common_changes(before, sight.state)
        if common is None:
            encoded: bytes = orjson.dumps(self._differences(before, sight))
            return encoded
        own = game.own_changes(before, sight.state, sight.viewer) if sight.viewer is not None else []
        if not own:
            return common
        rest: bytes = orjson.dumps(own)
        return rest if common == b"[]" else common[:-1] + b"," + rest[1:]

    def _common_changes(self, before: State, after: State) -> bytes | None:
        """Those of the state that most see are kept; a draft is seen by one."""
        shared = self.table.recorder is not None and after is self.table.recorder.state
        kept = self._common.get(id(before)) if shared else None
        if kept is not None:
            return kept[1]
        found = before.game.common_changes(before, after)
        encoded: bytes | None = orjson.dumps(found) if found is not None else None
        if shared:
            self._common[id(before)] = (before, encoded)
        return encoded

    def _differences(self, before: State, sight: Sight) -> list[list[object]]:
        """For a game that does not say what changes: the view that was sent last is remembered for that."""
        kept = self.table.shown.get(sight.viewer)
        old = kept[1] if kept is not None and kept[0] is before else before.view(sight.viewer).data
        new = self._view(sight)
        self.table.shown[sight.viewer] = (sight.state, new)
        return differences(old, new)


def written(doc: Doc | None) -> bytes:
    if doc is None:
        return b""
    found: bytes = orjson.dumps(doc)
    return found


def digest(view: Doc) -> int:
    """CRC-32 of the view as JSON without spaces, keys in order: clients find the same."""
    return zlib.crc32(orjson.dumps(view, option=orjson.OPT_SORT_KEYS))
