# mypyc: hot
"""A table in memory, and those who look at it."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from folkmoot.core import State
from folkmoot.server.tables.lock import Lock
from folkmoot.server.tables.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Peer:
    """Somebody who is told what happens: a socket or a waiting request."""

    def __init__(self, person: str | None, key: str | None, changes: bool, lasting: bool) -> None:
        self.person = person
        self.seat: int | None = None
        self.key = key
        """The invitation that it came with."""
        self.version = 0
        """The newest row it was told of."""
        self.changes = changes
        """True: it is sent the changes of its view, not the whole view."""
        self.seen: State | None = None
        """State that it was shown last; None: it has to be shown everything."""
        self.eyes: int | None = None
        """Through whose eyes it was shown that."""
        self.lasting = lasting
        """True: it counts as presence: a socket does, a request that waits a moment does not."""
        self.watches = False
        """True: a moment of the game is being shown there."""

    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def end(self) -> None:
        """It may not see the table any longer."""
        raise NotImplementedError


@dataclass
class Entry:
    """A loaded table with those who look at it."""

    table: Table
    lock: Lock = field(default_factory=Lock)
    peers: set[Peer] = field(default_factory=set)
    used: float = 0.0
    last_chat: int = 0
    sure: bool = True
    """Memory is what the log says. Not so while a write is under way, and after one of which the outcome is unknown."""
    stored: int = 0
    """The newest row that is known to be on disk."""
    untold: bool = False
    """News of the table, such as who is here, that came while it was not sure."""

    def __post_init__(self) -> None:
        self.stored = self.table.version

    def watched(self) -> bool:
        """Return True if somebody who sits here watches a moment of the game; if nobody sits here, any spectator."""
        people = {self.table.seats[seat].person for seat in self.table.people()}
        return any(peer.watches for peer in self.peers if not people or peer.person in people)

    def here(self, person: str | None) -> int:
        """Return the number of sockets that a person has open at this table."""
        return sum(peer.person == person for peer in self.peers if peer.lasting) if person is not None else 0
