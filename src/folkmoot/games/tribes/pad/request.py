"""The score pad as the server takes it: the sheet of the browser's page."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.pad import MOST
from folkmoot.games.tribes.pad import count as count_sheet
from folkmoot.server.documents.results import CountDoc, counted
from folkmoot.server.messages import Strict, Word

Points = Annotated[int, Field(ge=0, le=MOST)]


class TribeSheet(Strict):
    """Points by their source; goals by name."""

    villages: Points = 0
    goals: list[Word] = Field(default=[], max_length=len(c.GOALS))
    altar: Points = 0
    chief: Points = 0
    invaders: Points = 0
    mammoth: Points = 0
    sabre_tooth: Points = 0
    elders: Points = 0


class TribesSheet(Strict):
    seats: Annotated[list[TribeSheet], Field(max_length=4)]


Given, Counted = TribesSheet, CountDoc


def count(given: TribesSheet) -> CountDoc:
    """Count the points of each tribe by source, and say whether somebody has won."""
    return counted(count_sheet(given.model_dump()))
