"""Notes and variations in a record: read with every field checked, and no part of what is replayed or verified."""

import copy
from collections.abc import Callable

import pytest

from folkmoot.core import BadRecord, Doc, notes_of, replay, verify
from folkmoot.core.notes import LONGEST_TEXT
from tests.core.test_records import GAME, finished

RECORD = finished()
AT = 4


def line(record: Doc, first: int, last: int) -> list[Doc]:
    """The moves of rows as a variation: what was played is possible too."""
    return [{"seat": row["seat"], "steps": row["steps"]} for row in record["rows"][first:last]]


def noted(**changes: object) -> Doc:
    note = {"at": AT, "by": "Ada", "text": "Why not?\nLook.", "variation": line(RECORD, AT, AT + 2), **changes}
    return {**copy.deepcopy(RECORD), "notes": [note, {"at": 0, "text": "The deal."}]}


def test_notes_are_read_in_the_order_of_the_game_with_the_states_of_their_variations() -> None:
    record = noted()
    first, second = notes_of(GAME, record)
    assert (first.at, first.by, first.text, first.variation) == (0, "", "The deal.", [])
    assert (second.at, second.by) == (AT, "Ada")
    states = [moment.state.to_position() for moment in replay(GAME, record)]
    assert [moment.state.to_position() for moment in second.variation] == states[AT + 1 : AT + 3]
    assert all(moment.events for moment in second.variation)
    assert notes_of(GAME, RECORD) == []


def test_a_variation_may_begin_before_the_deal() -> None:
    record = {**RECORD, "notes": [{"at": 0, "variation": line(RECORD, 0, 2)}]}
    assert len(notes_of(GAME, record)[0].variation) == 2


@pytest.mark.parametrize("notes", [[{"at": 4, "text": "A note."}], "nonsense", [{"at": -1}]])
def test_replaying_and_verifying_pass_notes_over(notes: object) -> None:
    record = {**RECORD, "notes": notes}
    assert verify(GAME, record) == verify(GAME, RECORD)
    assert len(list(replay(GAME, record))) == len(RECORD["rows"]) + 1


@pytest.mark.parametrize(("change", "message"), [
    (lambda notes: notes.__setitem__(0, 7), r"notes\[0\]: 7 is not an object"),
    (lambda notes: notes[1].pop("at"), r"notes\[1\].at: must be a whole number between 0 and 32 \(got None\)"),
    (lambda notes: notes[0].update(at=33), r"notes\[0\].at: must be between 0 and 32"),
    (lambda notes: notes[0].update(at=True), r"notes\[0\].at: must be a whole number"),
    (lambda notes: notes[0].update(by=["Ada"]), r"notes\[0\].by: \['Ada'\] is not a text of at most 40 characters"),
    (lambda notes: notes[0].update(text="a" * (LONGEST_TEXT + 1)), r"notes\[0\].text: 'aaa.* is not a text of at most"),
    (lambda notes: notes[0].update(text="\x1b[2J"), r"notes\[0\].text: a control character cannot be printed"),
    (lambda notes: notes[1].update(text=""), r"notes\[1\]: a note needs a text or a variation"),
    (lambda notes: notes[1].update(comment="?"), r"notes\[1\].comment: unknown field"),
    (lambda notes: notes[0].update(variation="draw"), r"notes\[0\].variation: 'draw' is not a list"),
    (lambda notes: notes[0]["variation"].insert(0, "draw"), r"notes\[0\].variation\[0\]: 'draw' is not an object"),
    (lambda notes: notes[0]["variation"][0].update(seat=9), r"notes\[0\].variation\[0\].seat: 9 does not decide here"),
    (lambda notes: notes[0]["variation"][1].update(steps=["fly"]), r"notes\[0\].variation\[1\].steps\[0\]: .*fly"),
    (lambda notes: notes[0]["variation"][1].update(steps=[]), r"notes\[0\].variation\[1\].steps: the move is not fin"),
])  # fmt: skip
def test_what_is_wrong_with_a_note_is_named(change: Callable[[list[Doc]], object], message: str) -> None:
    record = noted()
    change(record["notes"])
    with pytest.raises(BadRecord, match=f"^{message}"):
        notes_of(GAME, record)
