"""Notes in a record: what somebody wrote about a moment of the game, and moves that might have followed there.

They are the optional field `notes`, and change nothing of the game: `replay` and `verify` pass them over, and no digest
is bound to them. `notes_of` reads them.
"""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from folkmoot.core.contract import Game, State
from folkmoot.core.documents import Field
from folkmoot.core.records import Moment, apply_row, played_with, read, replay
from folkmoot.core.values import Doc

MOST_NOTES = 500
LONGEST_TEXT = 2000
LONGEST_NAME = 40
MOST_MOVES = 200
FIELDS = ("at", "by", "text", "variation")
BREAKS = ("\n", "\t")
"""Control characters that a text may hold."""


class Note(NamedTuple):
    """Note on the position after row `at`; the start of the game is after row 0."""

    at: int
    by: str
    text: str
    variation: list[Moment]
    """Moves from there, one after the other, each with the state after it."""


def notes_of(game: Game, doc: Doc) -> list[Note]:
    """The notes of a record in the order of the game. BadRecord names the field that is wrong."""
    if doc.get("notes") is None:
        return []
    record = read(played_with(game, doc), doc)
    notes = [read_note(field, len(doc["rows"])) for field in record.at("notes").items(MOST_NOTES)]
    wanted = {note.value["at"] for note in notes if note.has("variation")}
    states: dict[int, State] = {}
    for number, moment in enumerate(replay(game, doc) if wanted else ()):
        if number in wanted:
            states[number] = moment.state
    found = []
    for note in notes:
        value = note.value
        line = variation_of(note, states[value["at"]]) if note.has("variation") else []
        found.append(Note(value["at"], value.get("by") or "", value.get("text") or "", line))
    return sorted(found, key=lambda note: note.at)


def read_note(note: Field, rows: int) -> Field:
    """A note with its fields checked, the steps of its variation not yet."""
    note.object(FIELDS)
    note.at("at").number(0, rows)
    check_text(note.at("by"), LONGEST_NAME)
    check_text(note.at("text"), LONGEST_TEXT)
    if not note.value.get("text") and not note.value.get("variation"):
        raise note.wrong("a note needs a text or a variation", "empty-note")
    return note


def check_text(field: Field, longest: int) -> None:
    """A text that can be printed, if there is one."""
    if field.value is None:
        return
    value = field.text(longest)
    if any(unicodedata.category(letter) in ("Cc", "Cs") and letter not in BREAKS for letter in value):
        raise field.wrong("a control character cannot be printed", "control-character")


def variation_of(note: Field, start: State) -> list[Moment]:
    """The moves of a variation, which are like those of the record."""
    state, found = start.clone(), []
    for move in note.at("variation").items(MOST_MOVES):
        move.object(("seat", "steps"))
        state.watch()
        apply_row(state, move)
        if not move.value["steps"]:
            raise move.at("steps").wrong("the move is not finished", "move-unfinished")
        found.append(Moment(move.value, state.clone(), state.take_events()))
    return found
