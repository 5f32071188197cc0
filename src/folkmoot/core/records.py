"""Records: one JSON document that holds a whole game, row by row, and replays exactly.

A `Recorder` (`recorder.py`) plays a game and writes its record; `replay` walks through one; `verify` also computes all
chance again.
Rows are never deleted: taking back is a row of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from folkmoot.core.contract import CHANCE, OVER, Game, State
from folkmoot.core.dealers import Dealer, SimDealer
from folkmoot.core.documents import Field
from folkmoot.core.errors import BadBox, BadNotation, BadOptions, BadPosition, BadRecord, IllegalAction, shown
from folkmoot.core.events import Event
from folkmoot.core.fair import SCHEME, FairDealer
from folkmoot.core.record_fields import MOST_SEATS, check_opening, check_row
from folkmoot.core.values import Doc

FORMAT = 1
SEAT_FORMAT = "folkmoot seat record 1"
"""Format of the record of one seat in a game that may still go on; it cannot be replayed."""
FIELDS = [
    *("format", "game", "rules", "box", "players", "options", "start", "scheme"),
    *("dealer", "seats", "salts", "lesson", "corrections", "rows", "notes"),
]
MOST_STEPS = 100_000
TRIED = 4
"""Rows for each decision that a game can have, where some are taken back and voted on; nobody plays as many."""
MORE_ROWS = 1000
"""Rows that even a game without decisions may have, for people who come and go."""
UNBOUND = ("format", "dealer", "lesson", "rows", "notes")
"""Fields that are not part of what the digests of a fair deal are bound to."""
ROW_FIELDS = {
    "move": ["seat", "steps"],
    "undo": ["seat", "to"],
    "seat": ["seat", "who"],
    "timeout": ["seat", "who"],
    "resign": ["seat"],
    "vote": ["seat", "on", "answer"],
    "repair": ["to", "lost"],
    "stop": ["scores"],
    "resume": [],
    "end": ["reason", "scores", "ranks", "forfeits"],
}
"""The fields of each kind of row, beside `n`, `kind` and `digest`."""


def dealer_doc(dealer: Dealer, over: bool) -> Doc:
    if isinstance(dealer, FairDealer):
        return {"kind": "fair", "commitment": dealer.commitment, "seed": dealer.seed.hex() if over else None}
    if isinstance(dealer, SimDealer):
        return {"kind": "sim", "seed": dealer.seed}
    return {"kind": "script"}


def commit_salt(salt: bytes) -> str:
    """Return the commitment to a salt that a client shows when it sits down."""
    return hashlib.sha256(salt).hexdigest()


def played_with(game: Game, doc: Any) -> Game:
    """The game with the numbers that a record says were corrected in its box."""
    values = doc.get("corrections") if isinstance(doc, dict) else None
    if values is None or values == game.corrections:
        return game
    if not isinstance(values, dict):
        raise BadRecord("corrections", f"{shown(values)} is not an object", "not-object", value=shown(values))
    try:
        return game.corrected(values, "")
    except BadBox as error:
        raise error.within(BadRecord, f"corrections.{error.where}") from None


def read(game: Game, doc: Any) -> Field:
    """A record's document with its fields checked, the steps of its rows not yet."""
    if isinstance(doc, dict) and doc.get("format") == SEAT_FORMAT:
        what = "this is what one seat saw: the record is whole when the game is over or closed for good"
        raise Field(doc, "", BadRecord).at("format").wrong(what, "seat-record")
    record = Field(doc, "", BadRecord).object(FIELDS)
    for key in ("game", "players", "dealer", "rows"):
        if not record.has(key):
            raise record.at(key).missing()
    record.at("format").number(FORMAT, FORMAT, FORMAT)
    record.at("game").word([game.id], "record of this game")
    if record.has("box") and record.at("box").value != game.box:
        raise record.at("box").wrong("the record was played with other box data", "other-box")
    record.at("scheme").number(SCHEME, SCHEME, SCHEME)
    dealer = record.at("dealer").object(("kind", "seed", "commitment"))
    dealer.at("kind").word(("fair", "sim", "script"), "dealer")
    players = check_opening(record)
    if players not in (*game.seats, *game.extra_player_counts):
        start_state(game, record)  # which says what is possible
    for number, row in enumerate(record.at("rows").items(TRIED * game.max_decisions + MORE_ROWS), 1):
        if not isinstance(row.value, dict):
            raise row.wrong(f"{row.shown()} is not an object", "not-object", value=row.shown())
        kind = row.at("kind").word(ROW_FIELDS, "kind of row")
        row.object(["n", "kind", "digest", *ROW_FIELDS[kind]])
        row.at("n").number(number, number)
        if kind == "undo":
            row.at("to").number(0, number - 1)
        check_row(row, kind, players)
    return record


def start_state(game: Game, record: Field) -> State:
    """The state before the first row."""
    field, players = record.at("options"), record.at("players")
    options = field.value if record.has("options") else {}
    if not isinstance(options, dict):
        raise field.wrong(f"{field.shown()} is not an object", "not-object", value=field.shown())
    for name in ("players", "rules"):
        if name in options:
            raise field.at(name).wrong("unknown option", "unknown-option", options="–")
    try:
        if not record.has("start"):
            return game.start(players.value, rules=record.at("rules").value, **options)
        state = game.from_position(record.at("start").value)
        if options:
            game.start(players.value, **options)  # those of the position decide, but these are printed as well
    except BadOptions as error:
        own = error.where in ("players", "rules")
        where = error.where if own else f"options.{error.where}"
        raise error.within(BadRecord, where) from None
    except BadPosition as error:
        raise error.within(BadRecord, f"start.{error.where}") from None
    if players.value != state.players:
        raise players.contradicted(state.players)
    return state


class Moment(NamedTuple):
    """A record after one of its rows; `row` is None at the start."""

    row: Doc | None
    state: State
    events: list[Event]


def replay(game: Game, doc: Doc) -> Iterator[Moment]:
    """The start, then every row with the state after it and what happened in it; each state is the caller's to keep."""
    game = played_with(game, doc)
    record = read(game, doc)
    state = start_state(game, record)
    yield Moment(None, state.clone(), [])
    rows = rows_in(record)
    for number, row in enumerate(rows, 1):
        kind = row.value["kind"]
        state.watch()
        if kind == "move":
            apply_row(state, row)
        elif kind == "undo":
            state, _ = played_to(game, record, rows, standing_moves(doc["rows"][: number - 1], row.value["to"]))
        yield Moment(row.value, state.clone(), state.take_events())


def apply_row(state: State, row: Field) -> int:
    """Carry out the steps of a move; BadRecord names the one that cannot be. Returns how many of them were chance."""
    chances = 0
    seat = row.at("seat").value
    if seat is None and state.turn >= 0:
        raise row.at("seat").missing()
    if seat is not None and state.turn != seat:
        what = f"{shown(seat)} does not decide here (turn: {state.turn})"
        raise row.at("seat").wrong(what, "not-due", value=shown(seat), turn=str(state.turn))
    for step in row.at("steps").items(MOST_STEPS):
        try:
            if state.turn not in (seat, CHANCE):
                raise step.wrong("the move has ended before this step", "move-ended")
            chances += state.turn == CHANCE
            state.apply(state.parse(step.value))
        except (IllegalAction, BadNotation) as error:
            raise step.refused(error) from None
    if state.drafting or state.turn == CHANCE:
        raise row.at("steps").wrong("the move is not finished", "move-unfinished")
    return chances


def standing_moves(rows: Sequence[Doc], to: int | None = None) -> list[int]:
    """Numbers of the moves that stand after these rows, and after going back to row `to`."""
    standing: list[int] = []
    for row in rows:
        if row["kind"] == "move":
            standing.append(row["n"])
        elif row["kind"] == "undo":
            standing = [n for n in standing if n <= row["to"]]
    return standing if to is None else [n for n in standing if n <= to]


def state_after(game: Game, doc: Doc, moves: Sequence[int]) -> tuple[State, int]:
    """The state after these moves, and how many draws they hold."""
    game = played_with(game, doc)
    record = read(game, doc)
    return played_to(game, record, rows_in(record), moves)


def played_to(game: Game, record: Field, rows: Sequence[Field], moves: Sequence[int]) -> tuple[State, int]:
    """`state_after` of a record that has been read."""
    state = start_state(game, record)
    draws = sum([apply_row(state, rows[number - 1]) for number in moves])
    return state, draws


def rows_in(record: Field) -> list[Field]:
    """The rows of a record that has been read."""
    return record.at("rows").items(len(record.at("rows").value))


def verify(game: Game, doc: Doc) -> Doc:
    """Replay a record and compute its chance again. BadRecord names the first row that does not follow."""
    game = played_with(game, doc)
    record = read(game, doc)
    dealer = _dealer_of(record)
    state = start_state(game, record)
    if isinstance(dealer, FairDealer):
        dealer.open({key: value for key, value in doc.items() if key not in UNBOUND})
    chances = 0
    rows = rows_in(record)
    for number, row in enumerate(rows, 1):
        if row.value["kind"] == "move":
            chances += _verify_move(state, row, dealer)
        elif row.value["kind"] == "undo":
            state, draws = played_to(game, record, rows, standing_moves(doc["rows"][: number - 1], row.value["to"]))
            if isinstance(dealer, FairDealer):
                dealer.draws = draws
        if isinstance(dealer, FairDealer):
            _verify_digest(row, dealer)
    return {
        "rows": len(rows),
        "chances": chances,
        "dealer": doc["dealer"]["kind"],
        "scheme": SCHEME if isinstance(dealer, FairDealer) else None,
        "over": state.turn == OVER,
        "scores": state.scores(),
    }


def _dealer_of(record: Field) -> Dealer | None:
    """The dealer that must give the same outcomes again; None where they came from a script."""
    field = record.at("dealer")
    seed = field.at("seed")
    if field.value["kind"] == "script":
        return None
    if field.value["kind"] == "sim":
        return SimDealer(seed.number(0, 2**64 - 1))
    if seed.value is None:
        raise seed.wrong("missing: the seed of a fair deal is revealed when the game is over", "no-seed")
    try:
        dealer = FairDealer(bytes.fromhex(seed.value))
    except (TypeError, ValueError):
        what = f"{seed.shown()} is not 64 hexadecimal digits"
        raise seed.wrong(what, "bad-seed", value=seed.shown()) from None
    if dealer.commitment != field.at("commitment").value:
        what = "this is not the SHA-256 of the seed: another seed was used"
        raise field.at("commitment").wrong(what, "other-seed")
    for salt in record.at("salts").items(MOST_SEATS) if record.has("salts") else []:
        if "salt" in salt.value and salt.value["salt"] is None:
            continue  # it was promised and not revealed
        try:
            matches = commit_salt(bytes.fromhex(salt.value["salt"])) == salt.value["commitment"]
        except (KeyError, TypeError, ValueError):
            matches = False
        if not matches:
            raise salt.wrong("the salt does not match what the player committed to", "other-salt")
    return dealer


def _verify_move(state: State, row: Field, dealer: Dealer | None) -> int:
    """Apply a move, every chance outcome compared with the dealer's own; returns how many there were."""
    before = state.clone()
    apply_row(state, row)
    if dealer is None:
        return 0
    chances = 0
    for step in row.at("steps").items(MOST_STEPS):
        if before.turn == CHANCE:
            due = before.name(dealer.pick(before))
            if due != step.value:
                what = f"{step.value!r} does not follow from the seed: {due!r} does"
                raise step.wrong(what, "other-draw", value=step.shown(), due=due)
            chances += 1
        before.step(before.parse(step.value))
    return chances


def _verify_digest(row: Field, dealer: FairDealer) -> None:
    told = row.value.get("digest")
    due = dealer.close_row({key: value for key, value in row.value.items() if key != "digest"})
    if told != due:
        what = "does not follow from the seed and the rows before: a row was changed"
        raise row.at("digest").wrong(what, "other-digest")
