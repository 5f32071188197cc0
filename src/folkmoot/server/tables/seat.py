# mypyc: hot
"""A place at a table: whose it is, and who plays it now."""

from __future__ import annotations

from dataclasses import dataclass

from folkmoot.core import Doc


@dataclass
class Seat:
    """A place at the table."""

    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    commitment: str | None = None
    salt: str | None = None
    stand_in: Doc | None = None
    here: int = 0
    """Open sockets of whoever holds it."""
    elsewhere: bool = False
    """They are connected to another process of this server."""
    timeouts: int = 0
    """Number of times that the seat's time has run out."""
    returns_left: int | None = None
    """Number of times that the seat may still come back after that; None: there is no clock."""
    mark: str = ""
    """Avatar of the person who sits here, and their preferred colour; empty: none."""
    colour: str = ""
    barred: bool = False
    """The host has banned whoever holds it: a bot plays it, and they may not."""

    @property
    def present(self) -> bool:
        return self.here > 0 or self.elsewhere

    @property
    def bot_level(self) -> str | None:
        """The level that plays this seat now; None: a person does."""
        if self.stand_in is not None:
            return str(self.stand_in["level"])
        return self.level if self.kind == "bot" else None

    def held_by(self, person: str | None) -> bool:
        """Return True if a person sits here; an open seat may be kept for them, and one may be theirs no longer."""
        return person is not None and self.person == person and self.kind != "open" and not self.barred

    def doc(self, person: str | None) -> Doc:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "mine": self.held_by(person),
            "here": self.present,
            "stand_in": self.stand_in,
            "timeouts": self.timeouts,
            "returns_left": self.returns_left,
            "mark": self.mark,
            "colour": self.colour,
        }
