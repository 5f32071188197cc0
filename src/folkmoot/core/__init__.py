"""The contract every game fulfils, and what it stands on. Knows no game."""

from folkmoot.core.conform import NotConforming, Report, conformance
from folkmoot.core.contract import ALL, CHANCE, OVER, Game, State, View
from folkmoot.core.dealers import Dealer, ScriptDealer, SimDealer
from folkmoot.core.errors import (
    BadBox,
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    BadScript,
    BadView,
    FolkmootError,
    IllegalAction,
    Misplaced,
    UnknownGame,
)
from folkmoot.core.events import Event
from folkmoot.core.fair import FairDealer
from folkmoot.core.lists import Actions, Outcomes
from folkmoot.core.notes import Note, notes_of
from folkmoot.core.parts import file_of, package_of, part
from folkmoot.core.recorder import Recorder
from folkmoot.core.records import replay, standing_moves, verify
from folkmoot.core.values import Doc, Option, Part, Refusal, Result, Row

__all__ = [
    "ALL",
    "CHANCE",
    "OVER",
    "Actions",
    "BadBox",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadScript",
    "BadView",
    "Dealer",
    "Doc",
    "Event",
    "FairDealer",
    "FolkmootError",
    "Game",
    "IllegalAction",
    "Misplaced",
    "NotConforming",
    "Note",
    "Option",
    "Outcomes",
    "Part",
    "Recorder",
    "Refusal",
    "Report",
    "Result",
    "Row",
    "ScriptDealer",
    "SimDealer",
    "State",
    "UnknownGame",
    "View",
    "conformance",
    "file_of",
    "notes_of",
    "package_of",
    "part",
    "replay",
    "standing_moves",
    "verify",
]
