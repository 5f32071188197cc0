"""Records, wherever they come from: replayed, told, asked about.

Readers do this in processes of their own: without database and routes they start in a third of the time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from folkmoot import games
from folkmoot.bots import LEVELS
from folkmoot.bots.hindsight import Turn, moments_of, turns_of
from folkmoot.core import ALL, BadRecord, Doc, Event, FolkmootError, Game, State, View, notes_of, replay, verify
from folkmoot.server import messages
from folkmoot.server.errors import Refused, of_error
from folkmoot.server.tables.results import shown as shown_result
from folkmoot.server.tables.table import SHOWN
from folkmoot.text import Texts, texts
from folkmoot.text.why import why_of

STEPS = 200
"""Steps of a replay in one answer."""
FOR_PEOPLE = "strong"
"""Level that plays for people when a game is played on from its record."""


def verified(game: Any, record: Doc) -> Doc:
    """Check that every draw follows from the seed."""
    found: Doc = {"ok": True, "rows": len(record["rows"]), "chances": 0, "problem": None}
    try:
        return {**found, "chances": verify(game, record)["chances"]}
    except BadRecord as error:
        return {**found, "ok": False, "problem": of_error(error).doc()}


@contextmanager
def reading() -> Iterator[None]:
    """Turn any fault of a record from outside into a refusal."""
    try:
        yield
    except FolkmootError as error:
        raise of_error(error) from None
    except (RecursionError, KeyError, TypeError, AttributeError) as error:
        raise Refused("bad_record", f"this isn't a record ({type(error).__name__})", where="") from None


def retold(record: Doc, first: int) -> Doc:
    """At most `STEPS` steps of a record, and what a table needs to show them."""
    game = games.get(str(record.get("game"))[:40])
    if first == 0:
        notes_of(game, record)  # whoever opens a file learns at once what is wrong with it
    steps: list[Doc] = []
    result: Doc | None = None
    for moment in replay(game, record):
        n = moment.row["n"] if moment.row is not None else 0
        if n > first + STEPS:
            result = None
            break
        if n >= first:
            row = retold_row(moment.row, moment.events) if moment.row is not None else None
            steps.append({"n": n, "row": row, "view": moment.state.view(ALL).data})
        found = moment.state.result()
        result = shown_result(found, (moment.row or {}).get("forfeits") or ()) if found is not None else None
    players = record["players"]
    return {
        "version": len(record["rows"]),
        "steps": steps,
        "game": game.id,
        "players": players,
        "options": record.get("options", {}),
        "corrections": record.get("corrections") or {},
        "names": [given_name(record, seat, "en") for seat in range(players)],  # clients know words for bots and seats
        "result": result,
    }


def retold_row(row: Doc, events: Sequence[Event]) -> Doc:
    shown = {key: row.get(key) for key in SHOWN.get(row["kind"], ("seat",))}
    told = [event.for_seat(ALL) for event in events]
    return {"n": row["n"], "kind": row["kind"], "at": 0, **shown, "events": [event for event in told if event]}


def story_of(record: Doc, everything: bool) -> Doc:
    """See StoryDoc. What could be expected depends on hands: those who may not see them get the points alone."""
    game = games.get(str(record.get("game"))[:40])
    turns = turns_of(game, record)
    if not everything:
        return {"turns": [rounded(replace(turn, expected=[], chances=[])) for turn in turns], "moments": []}
    wanted = {turns[number].n: number for number in moments_of(turns)}
    moments: list[Doc] = []
    for moment in replay(game, record) if wanted else ():
        number = wanted.get(moment.row["n"]) if moment.row is not None else None
        if number is not None:
            moments.append({"turn": number, "view": moment.state.view(ALL).data})
        if len(moments) == len(wanted):
            break
    return {"turns": [rounded(turn) for turn in turns], "moments": moments}


def rounded(turn: Turn) -> Doc:
    expected, chances = [round(one, 1) for one in turn.expected], [round(one, 3) for one in turn.chances]
    return {"n": turn.n, "sure": turn.sure, "expected": expected, "chances": chances}


def state_after(game: Game, record: Doc, at: int) -> State:
    """The game after a row of a record (0: before the first)."""
    number = 0
    for moment in replay(game, record):
        number = moment.row["n"] if moment.row is not None else 0
        if number == at:
            return moment.state
    raise BadRecord("at", f"the record has {number} rows", "range", value=str(at), least=0, most=number)


def position_after(record: Doc, at: int, own: int | None, language: str) -> Doc:
    """Return what a table needs to go on after a row of a record: for one seat against bots, or for all of them."""
    game = games.get(str(record.get("game"))[:40])
    state = state_after(game, record, at)
    position = state.to_position()
    state.game.from_position(position)
    players = position["players"]
    if own is not None and own >= players:
        raise Refused("no_seat", "there is no such seat", seat=own)
    names = names_in(record, language)
    levels = [None if own in (None, seat) else level_in(record, seat) for seat in range(players)]
    return {
        "game": game.id,
        "corrections": state.game.corrections,
        "position": position,
        "names": names,
        "levels": levels,
    }


def level_in(record: Doc, seat: int) -> str:
    """The level of the bot that played a seat; of the one that plays for somebody who did."""
    seats = record.get("seats")
    who = seats[seat] if isinstance(seats, list) and len(seats) > seat and isinstance(seats[seat], dict) else {}
    return next((str(who[key]) for key in ("level", "plays") if who.get(key) in LEVELS), FOR_PEOPLE)


def names_in(record: Doc, language: str) -> list[str]:
    """Return the names of a record's seats; those of bots in this language."""
    return named(texts(language), [given_name(record, seat, language) for seat in range(record["players"])])


def named(said: Texts, names: Sequence[str]) -> list[str]:
    """Return the names of seats: those without a name, by their number."""
    return [name or said.say("seat", number=seat + 1) for seat, name in enumerate(names)]


def given_name(record: Doc, seat: int, language: str) -> str:
    """The name that a record gives a seat; empty where it gives none that can be printed."""
    seats = record.get("seats")
    name = texts(language).seated(seats[seat] if isinstance(seats, list) and len(seats) > seat else None)
    try:
        return messages.printable(name[:40]) if name is not None else ""
    except ValueError:
        return ""


def answered(game: Game, view: View, names: list[str], given: messages.Asked) -> Doc:
    """A question about what can be seen, answered by the rules."""
    said = texts(given.lang)
    asked = why_of(game, view, said, named(said, names))
    if given.ask == "action":
        return asked.action(given.text)
    if given.ask == "points":
        return asked.points(given.of, given.row)
    if given.ask == "thing":
        return asked.thing(given.text)
    return asked.end() if given.ask == "end" else asked.turn()
