"""Nothing in a record can be made large: every field that the game does not answer for has bounds, and is named."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import BadRecord, Doc, Game, Recorder, SimDealer, notes_of, replay
from folkmoot.core.record_fields import LONGEST_NAME
from folkmoot.core.records import MORE_ROWS, TRIED
from tests.core.test_records import whole_choice

LONG = "x" * 5000
LARGE: dict[str, Any] = {
    "text": LONG,
    "list": [0] * 5000,
    "object": {str(number): number for number in range(5000)},
    "number": 10**300,
    "fraction": 0.5,
}


def whole_record(game: Game, **options: Any) -> Doc:
    """A record with every field and every kind of row, from a position."""
    players = game.seats[0]
    first, chooser = Recorder(game, SimDealer(1), players, options), SimDealer(2)
    for _ in range(3):
        first.move(whole_choice(first, chooser))
    seats = [{"seat": seat, "kind": "human", "name": "Ada", "level": None, "plays": "human"} for seat in range(players)]
    salts = [{"seat": 0, "commitment": "0" * 64, "salt": "1" * 64}]
    position = first.state.to_position()
    recorder = Recorder(game, SimDealer(1), players, position["options"], position, seats, salts)
    recorder.move(whole_choice(recorder, chooser))
    recorder.undo(recorder.rows[-1]["seat"], 0)
    recorder.note("seat", seat=0, who={"kind": "human", "name": "Ada"})
    recorder.note("timeout", seat=0, who={"kind": "bot", "level": "casual", "why": "timeout"})
    recorder.note("resign", seat=0)
    recorder.note("vote", seat=0, on="undo 1", answer=True)
    recorder.note("repair", to=3, lost=2)
    recorder.note("stop", scores=[0] * players)
    recorder.note("resume")
    recorder.move(whole_choice(recorder, chooser))
    recorder.finish("over", [{"seat": 0, "why": "timeout"}])
    record = recorder.record()
    record["rows"][-1]["ranks"] = [1] * players
    record["rows"][0]["digest"] = "0" * 64
    [move, *_] = [row for row in record["rows"] if row["kind"] == "move" and row["seat"] is not None]
    variation = [{"seat": move["seat"], "steps": move["steps"]}]
    note = {"at": 0, "by": "Ada", "text": "?", "variation": variation}
    record = json.loads(json.dumps(record))  # nothing of it is there twice
    return {**record, "lesson": "one", "scheme": 1, "notes": [note]}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a document, itself left out."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from places(part, (*path, key))


def at(doc: Doc, path: tuple[Any, ...]) -> Any:
    found: Any = doc
    for key in path:
        found = found[key]
    return found


def put(doc: Doc, path: tuple[Any, ...], value: Any) -> Doc:
    found = copy.deepcopy(doc)
    at(found, path[:-1])[path[-1]] = value
    return found


def read(game: Game, doc: Doc) -> None:
    for _ in replay(game, doc):
        pass
    notes_of(game, doc)


RECORDS = {
    "ethnos": whole_record(games.get("ethnos")),
    "tribes": whole_record(games.get("tribes"), special_lands="random", leaders="random"),
    "aetherya": whole_record(games.get("aetherya"), mode="solo"),
}


def refused_at(game: Game, doc: Doc) -> str | None:
    """The field that a record is refused for; None: it is taken."""
    try:
        read(game, doc)
    except BadRecord as error:
        found = error
    else:
        return None
    assert len(str(found)) < 3000, f"{found.where}: what is wrong is repeated at its length"
    assert len(found.where) < 200
    return found.where


@pytest.mark.parametrize("id", RECORDS)
def test_no_place_of_a_record_takes_anything_large_or_unknown(id: str) -> None:
    game, record = games.get(id), RECORDS[id]
    assert refused_at(game, record) is None
    taken = [
        (path, kind)
        for path in places(record)
        for kind, value in LARGE.items()
        if refused_at(game, put(record, path, value)) is None
    ]
    taken += [
        (path, name[:5])
        for path in ((), *places(record))
        if isinstance(at(record, path), dict)
        for name in ("more", LONG)
        if refused_at(game, put(record, (*path, name), 1)) is None
    ]
    assert taken == []


def test_corrections_are_small_as_well() -> None:
    game = games.get("ethnos")
    record = whole_record(game.corrected({"bands.dwarf_extra": 2}))
    assert refused_at(game, record) is None
    for path in (("corrections",), ("corrections", "bands.dwarf_extra")):
        for value in LARGE.values():
            assert refused_at(game, put(record, path, value)) is not None
    for name in ("more", LONG):
        assert refused_at(game, put(record, ("corrections", name), 1)) is not None


NAME = ("seats", 0, "name")
WRONG: dict[str, tuple[tuple[Any, ...], Any, str]] = {
    "an object for a name": (NAME, {"a": 1}, "seats[0].name: {'a': 1} is not a text of at most 200 characters"),
    "a long name": (NAME, "x" * (LONGEST_NAME + 1), "seats[0].name: "),
    "a field that seats have not": (("seats", 0, "elo"), 1500, "seats[0].elo: unknown field (fields: seat, kind, name"),
    "a fraction of a point": (("rows", -1, "scores"), [0.5, 1], "rows[10].scores[0]: must be a whole number"),
    "too few scores": (("rows", -1, "scores"), [1], "rows[10].scores: 1 entries, 2 are needed"),
    "other players than sit there": (("players",), 3, "players: 3 does not fit the rest (2 would)"),
    "options that are none": (("options",), {"rules": 1}, "options.rules: unknown option"),
    "options of no game": (("options", "special"), True, "options.special: unknown option"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named(name: str) -> None:
    path, value, message = WRONG[name]
    record = {**RECORDS["ethnos"], "seats": RECORDS["ethnos"]["seats"][:1]}
    if name == "other players than sit there":
        record = {**record, "rows": list(takewhile(lambda row: "scores" not in row, record["rows"]))}
    with pytest.raises(BadRecord, match="^" + re.escape(message)):
        read(games.get("ethnos"), put(record, path, value))


def test_a_name_of_the_longest_is_read() -> None:
    read(games.get("ethnos"), put(RECORDS["ethnos"], NAME, "x" * LONGEST_NAME))


def test_a_record_has_no_more_rows_than_anybody_plays() -> None:
    game, record = games.get("ethnos"), RECORDS["ethnos"]
    most = TRIED * game.max_decisions + MORE_ROWS
    row = {"kind": "resign", "seat": 0}
    rows = [{"n": number, **row} for number in range(1, most + 2)]
    with pytest.raises(BadRecord, match=f"^rows: {most + 1} entries, at most {most}"):
        read(game, {**record, "rows": rows})
