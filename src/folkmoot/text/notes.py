"""Notes and variations in words, and a moment of a game as a text to pass on."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import ALL, Note, State
from folkmoot.core.records import Moment
from folkmoot.text import Texts
from folkmoot.text.boards import lines


def heading(said: Texts, at: int) -> str:
    """Return the heading of a moment."""
    return said.say("notes-after", n=at) if at else said.say("notes-start")


def told(said: Texts, note: Note, names: Sequence[str]) -> list[str]:
    """A note line by line: who wrote what, then the moves of its variation, numbered."""
    text = note.text.splitlines()
    if note.by:
        text = [said.labelled(note.by, text[0]), *text[1:]] if text else [said.labelled(note.by, "").rstrip()]
    if not note.variation:
        return text
    return [*text, said.say("notes-variation"), *numbered(said, note.variation, names)]


def numbered(said: Texts, variation: Sequence[Moment], names: Sequence[str]) -> list[str]:
    return [f"{number:>3}. {move(said, moment, names)}" for number, moment in enumerate(variation, 1)]


def move(said: Texts, moment: Moment, names: Sequence[str]) -> str:
    """Say what happened in a move; if no event has words, whose move it was."""
    game = moment.state.game.id
    events = (event.for_seat(ALL) for event in moment.events)
    lines = [text for event in events if event is not None and (text := said.event(game, event, names)) is not None]
    seat = (moment.row or {}).get("seat")
    return said.gap.join(lines) or (names[seat] if seat is not None else said.say("nobody"))


def whole_moment(said: Texts, at: int, state: State, notes: Sequence[Note], names: Sequence[str]) -> str:
    """The board of a moment, and what was noted there."""
    game = state.game.id
    found = [f"{said.name(game)} · {heading(said, at)}", "", *lines(game, state.view(ALL).data, said, names)]
    for note in notes:
        if note.at == at:
            found += ["", *told(said, note, names)]
    return "\n".join(found) + "\n"
