"""The score pad as the server takes it: the sheet of the browser's page."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.pad import MOST_BANDS
from folkmoot.games.ethnos.pad import count as count_sheet
from folkmoot.server.documents.results import CountDoc, counted
from folkmoot.server.messages import SeatNumber, Strict, Word

Small = Annotated[int, Field(ge=0, le=99)]


class BandSheet(Strict):
    """A band as it was played: all its cards, how many of them are skeletons, and whether a dwarf leads."""

    cards: Small
    skeletons: Small = 0
    dwarf: bool = False


class SeatSheet(Strict):
    """Sheet of a seat at the end of an age."""

    markers: Annotated[list[Small], Field(min_length=c.NUM_KINGDOMS, max_length=c.NUM_KINGDOMS)]
    """Markers in the six kingdoms."""
    merfolk: Small = 0
    trolls: list[Small] = Field(default=[], max_length=c.MOST_TROLL_TOKENS)
    giants: Small = 0
    """Number of times that the seat took the giant token in this age."""
    orcs: Small = 0
    """Markers taken off the orc board at the end of this age."""
    bands: list[BandSheet] = Field(default=[], max_length=MOST_BANDS)


class AgeSheet(Strict):
    giant: SeatNumber | None = None
    """Seat that holds the giant token at the end."""
    seats: Annotated[list[SeatSheet], Field(max_length=c.MOST_SEATS)]


class EthnosSheet(Strict):
    players: SeatNumber
    book: Word | None = None
    """Rulebook to follow where they differ: a preset of the game; None: the standard rules."""
    tokens: Annotated[list[list[Small]], Field(max_length=c.NUM_KINGDOMS)]
    """Glory tokens of each kingdom."""
    ages: Annotated[list[AgeSheet], Field(max_length=3)]


Given, Counted = EthnosSheet, CountDoc


def count(given: EthnosSheet) -> CountDoc:
    """Count the points of the ages on the sheet, row by row, and find the leader or the winner."""
    return counted(count_sheet(given.model_dump()))
