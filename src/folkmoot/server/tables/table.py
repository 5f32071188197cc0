# mypyc: hot
"""One table in memory: its log, the state computed from it, and what each seat may be told. No I/O, no waiting."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, final

from folkmoot import games
from folkmoot.bots.levels import STAND_IN
from folkmoot.core import ALL, OVER, BadNotation, Doc, Event, FairDealer, Recorder, ScriptDealer, State, View
from folkmoot.core.events import told_to
from folkmoot.server.errors import Refused, of_rules
from folkmoot.server.tables import clock, results, undo
from folkmoot.server.tables.seat import Seat

SENT_AWAY = "host"
"""Why a bot plays: the host has handed it the seat."""
KEPT = 64
"""Rows whose events stay in memory; older ones are computed again from the log."""
SHOWN = {
    "undo": ("seat", "to"),
    "seat": ("seat", "who"),
    "timeout": ("seat", "who"),
    "resign": ("seat",),
    "vote": ("seat", "on", "answer"),
    "repair": ("to", "lost"),
    "stop": ("scores",),
    "resume": (),
    "end": ("reason", "scores", "ranks", "forfeits"),
}
"""Public fields of each kind of row. Of a move only its events are shown, each seat its own."""
STATUS_AFTER = {"stop": "stopped", "resume": "playing", "repair": "playing"}
"""Status of a table after rows of these kinds."""


@final
class Advance:
    """Result of a seat's steps."""

    def __init__(self, state: State, closed: bool, steps: list[str]) -> None:
        self.state = state
        self.closed = closed
        """They close its choice."""
        self.steps = steps
        """In the notation of the record."""


def refused_by(view: View, text: str) -> Refused:
    """Why not, from the view: a reason may only speak of what that seat can see."""
    found = view.refusal(text)
    refused = of_rules(found) if found is not None else Refused("not_now", "not legal", action=text[:80])
    refused.rule = refused.rule or str(view.data["prompt"]["rule"])  # of what is asked instead
    return refused


@dataclass
class Table:
    """The table as stored, and what follows from it."""

    meta: Doc
    """The row of `schema.tables`, JSON fields read."""
    seats: list[Seat]
    recorder: Recorder | None = None
    ats: list[float] = field(default_factory=list)
    """Time of each row."""
    clients: dict[tuple[int | None, str], int] = field(default_factory=dict)
    """Rows by the id that the client gave them."""
    recent: deque[tuple[int, list[Event]]] = field(default_factory=lambda: deque(maxlen=KEPT))
    draft: list[str] = field(default_factory=list)
    """Steps of the deciding seat in a choice that is not closed."""
    draft_state: State | None = None
    board: int = 0
    """Number of the newest row that changed the board."""
    votes: dict[str, set[int]] = field(default_factory=dict)
    time_left: list[float] = field(default_factory=list)
    """Seconds that each seat had left when its clock was last stopped."""
    since: float = 0.0
    """Since when the clock of the deciding seat runs."""
    spent: dict[int, float] = field(default_factory=dict)
    """Seconds that the moves which stand have cost, by their number: those of people."""
    outages: Sequence[tuple[float, float]] = ()
    """Outages of the server: from, until."""
    opened: int = 0
    """Row up to which watchers may see everything."""
    _legal: list[Doc] | None = None
    shown: dict[int | None, tuple[State, Doc]] = field(default_factory=dict)
    """The view that each kind of viewer was shown last and the state it is of, where changes are found by comparing."""
    standing: list[Doc] = field(default_factory=list)
    """The moves that count, oldest first."""
    listed: tuple[bool, str, bool] | None = None
    """Values that this process wrote last to the columns by which tables are found: bot, status, taken_back. None:
    unknown, or a clock runs."""
    behind: bool = False
    """True: the database's summary of the table is of an earlier row; its log is what counts."""
    step_back: bytes = b"null"
    """The row before the newest move that counts, as clients are told."""
    newest_of: dict[int, int] = field(default_factory=dict)
    """Index in `standing` of the newest move of each seat (-1: none), as far as it is known."""
    silent: dict[int, bool] = field(default_factory=dict)
    """True for moves, by their number, that showed nobody anything, as far as it is known."""
    restricted: dict[str, set[str]] = field(default_factory=dict)
    """Restrictions by the host, by person: `muted`, `banned`."""

    # Reading.

    @property
    def id(self) -> str:
        return str(self.meta["id"])

    @property
    def version(self) -> int:
        return len(self.recorder.rows) if self.recorder is not None else 0

    @property
    def state(self) -> State:
        if self.recorder is None:
            raise Refused("not_started", "the game has not begun")
        return self.recorder.state

    @property
    def turn(self) -> int:
        return int(self.recorder.state.turn) if self.recorder is not None else -1

    @property
    def over(self) -> bool:
        """Return True if the game ended or was closed for good: a stopped one may go on, so its hands stay covered."""
        return self.meta["status"] in ("over", "abandoned")

    def held(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats if seat.held_by(person)]

    def may_open(self, person: str | None, seat: int) -> bool:
        """At a shared screen only the hand of who decides is shown; alone, in analysis and when over, any own one."""
        if not 0 <= seat < len(self.seats) or not self.seats[seat].held_by(person):
            return False
        return self.turn == seat or not self._holds_beside(person, seat) or self.over or self.meta["analysis"]

    def _holds_beside(self, person: str | None, seat: int) -> bool:
        for other in self.seats:
            if other.seat != seat and other.held_by(person):
                return True
        return False

    def people(self) -> list[int]:
        """Seats whose people have a say: those who are not away."""
        return [seat.seat for seat in self.seats if seat.kind == "human" and seat.stand_in is None]

    def is_restricted(self, person: str | None, kind: str) -> bool:
        """Return True if the host has muted or banned somebody."""
        return person is not None and kind in self.restricted.get(person, ())

    def restriction(self, person: str | None, seat: Seat) -> str:
        """Return the host's restriction of somebody who has this seat: `banned`, `muted` or empty."""
        if person is None or seat.person != person:
            return ""
        kinds = self.restricted.get(person, set())
        return "banned" if "banned" in kinds else "muted" if kinds else ""

    def restrict(self, person: str, kind: str, on: bool) -> None:
        """Forbid somebody something, or allow it again; seats of those who are banned are barred."""
        kinds = self.restricted.setdefault(person, set())
        if on:
            kinds.add(kind)
        else:
            kinds.discard(kind)
        for seat in self.seats:
            if seat.person == person:
                seat.barred = "banned" in kinds

    def mover(self) -> Seat | None:
        """The seat that decides, while the game goes on."""
        return self.seats[self.turn] if self.meta["status"] == "playing" and self.turn >= 0 else None

    def deadline(self) -> float | None:
        return clock.deadline(self)

    def summary(self, person: str | None) -> Doc:
        """Return what a client shows of the table outside the board."""
        meta = self.meta
        names = ("id", "game", "players", "options", "corrections", "status", "public", "spectators", "hints", "clock")
        shown = {name: meta[name] for name in names}
        more = ("analysis", "taken_back", "rematch", "rematch_of", "created", "touched")
        shown.update({name: meta[name] for name in more})
        shown["lesson"] = meta["lesson"]
        shown["rules"] = (meta["opening"] or {}).get("rules", games.get(meta["game"]).rules)
        hosting = person is not None and meta["host"] == person
        shown["seats"] = [
            {**seat.doc(person), "restricted": self.restriction(seat.person if hosting else person, seat)}
            for seat in self.seats
        ]
        shown["mine"] = self.held(person)
        shown["host"] = hosting
        shown["version"] = self.version
        shown["turn"] = self.turn
        shown["commitment"] = FairDealer(bytes.fromhex(meta["seed"])).commitment
        shown["salts"] = [
            {"seat": seat.seat, "commitment": seat.commitment, "salt": seat.salt}
            for seat in self.seats
            if seat.commitment is not None
        ]
        shown["deadline"] = self.deadline()
        shown["time_left"] = self.time_left_now()
        need = self.people()
        shown["votes"] = [{"on": on, "yes": sorted(yes), "need": need} for on, yes in self.votes.items()]
        shown["result"] = self.result()
        return shown

    def time_left_now(self) -> list[float] | None:
        return (
            [round(bank, 1) for bank in self.time_left]
            if self.time_left and self.meta["clock"]["kind"] == "live"
            else None
        )

    def result(self) -> Doc | None:
        """Return the result of the game; of one that was stopped or closed before its end, the points so far."""
        status = self.meta["status"]
        if self.recorder is None or status not in ("over", "stopped", "abandoned"):
            return None
        if status != "over":
            return results.shown(results.so_far(self.recorder.state, self.meta["options"]), ())
        found = self.recorder.state.result()
        return results.shown(found, self.forfeits()) if found is not None else None

    def forfeits(self) -> list[Doc]:
        """Seats that a bot plays for somebody, at a table with a clock: who does not come back has lost, unless it was
        the host who sent them away."""
        if self.meta["clock"] is None:
            return []
        away = [(seat.seat, seat.stand_in["why"]) for seat in self.seats if seat.kind == "human" and seat.stand_in]
        return [{"seat": seat, "why": why} for seat, why in away if why != SENT_AWAY]

    def viewer(self, seat: int | None) -> int | None:
        """Return the viewer of a client's seat: a watcher may see everything once the game is over."""
        if seat is not None:
            return seat
        everything = self.meta["spectators"] == "everything" and self.over
        return ALL if everything or self.meta["analysis"] else None

    def thinking(self) -> Doc | None:
        """The bot that is to move."""
        mover = self.mover()
        if mover is None or mover.bot_level is None:
            return None
        return {"seat": mover.seat, "level": mover.bot_level}

    def legal(self) -> list[Doc]:
        """Return the legal actions of the deciding seat. Conformance proves that descriptions depend on that seat's
        view alone."""
        if self._legal is None:
            state = self.draft_state if self.draft_state is not None else self.state
            self._legal = state.game.describe_all(state, state.legal_actions())
        return self._legal

    def rows_for(self, seat: int | None, since: int) -> list[Doc]:
        """The rows after `since` as that seat may know them."""
        if self.recorder is None or since >= self.version:
            return []
        if self.recent and self.recent[-1][0] == since + 1:
            n, events = self.recent[-1]
            return [self.row_for(n, events, seat)]
        if self.recent and self.recent[0][0] <= since + 1:
            found: Iterator[tuple[int, list[Event]]] = iter([pair for pair in self.recent if pair[0] > since])
        else:
            found = ((row["n"], events) for row, events, _ in self.replay(since))
        return [self.row_for(n, events, seat) for n, events in found]

    def row_for(self, n: int, events: Sequence[Event], seat: int | None) -> Doc:
        """A row as that seat may know it."""
        return self.row_seen(n, events, self.eyes(n, seat))

    def row_seen(self, n: int, events: Sequence[Event], eyes: int | None) -> Doc:
        """A row as these eyes see it."""
        assert self.recorder is not None
        row = self.recorder.rows[n - 1]
        if row["kind"] != "move":
            shown: Doc = {"n": n, "kind": row["kind"], "at": self.ats[n - 1], "digest": row.get("digest")}
            return {**shown, **{key: row[key] for key in SHOWN[row["kind"]] if key in row}}
        told: list[Doc] = []
        for event in events:
            found = told_to(event, eyes)
            if found is not None:
                told.append(found)
        return {
            "n": n,
            "kind": "move",
            "at": self.ats[n - 1],
            "digest": row.get("digest"),
            "seat": row["seat"],
            "events": told,
        }

    def eyes(self, n: int, seat: int | None) -> int | None:
        """Return the viewer through which a seat sees a row."""
        return ALL if seat is None and n <= self.opened else self.viewer(seat)

    def replay(self, since: int) -> Iterator[tuple[Doc, list[Event], State]]:
        """The rows after `since` once more, each with its events and the state after it."""
        assert self.recorder is not None
        recorder = self.recorder
        walker = Recorder.resume(
            recorder.game, ScriptDealer([]), recorder.opening, recorder.rows[:since], watching=True
        )
        for row in recorder.rows[since:]:
            walker.adopt(row)
            yield row, walker.events, walker.state

    # Playing. Each of these returns the rows to be stored; they count only when they are.

    def check_seat(self, seat: object, person: str | None) -> Seat:
        """The seat, if this person holds it."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refused("no_seat", "there is no such seat", seat=repr(seat)[:40])
        found = self.seats[seat]
        if not found.held_by(person):
            raise Refused("not_yours", "somebody else holds this seat", seat=seat)
        return found

    def check_bot(self, seat: int) -> None:
        """A bot plays this seat."""
        if self.seats[seat].bot_level is None:
            raise Refused("not_your_turn", "the person who holds this seat is back")

    def check_moment(self, seat: int, version: int) -> None:
        """It is this seat's decision and the client knew the board as it is."""
        self.check_playing()
        self.check_version(version)
        if self.turn != seat:
            raise Refused("not_your_turn", "it is another seat's turn", turn=self.turn)

    def check_version(self, version: int) -> None:
        if version > self.version or version < self.board:
            raise Refused("stale", "the board has changed", version=self.version)

    def check_playing(self) -> None:
        if self.recorder is None:
            raise Refused("not_started", "the game has not begun")
        if self.meta["status"] == "stopped":
            raise Refused("stopped", "the game was stopped; it goes on when all people at the table agree")
        if self.meta["status"] != "playing":
            raise Refused("over", "the game is over")

    def advance(self, steps: Sequence[str]) -> Advance:
        """Try a seat's steps."""
        assert self.recorder is not None
        state = self.recorder.draft()
        seat = int(state.turn)
        names: list[str] = []
        for number, text in enumerate(steps):
            if number and not state.drafting:
                raise Refused("closed_early", "the choice was closed before this step", step=number)
            try:
                code = state.parse(text)
            except BadNotation:
                raise Refused("bad_notation", "there is no such action", text=text[:80], step=number) from None
            if state.refusal(code) is not None:
                raise refused_by(state.view(seat), text)
            state.step(code)
            names.append(state.name(code))
        return Advance(state, bool(steps) and not state.drafting, names)

    def keep_draft(self, steps: Sequence[str], state: State) -> None:
        self.draft = list(steps)
        self.draft_state = state if steps else None
        self._legal = None

    def move(self, done: Advance) -> list[Doc]:
        """Close a choice: one row, and one more where the game ends with it."""
        assert self.recorder is not None
        before = self.recorder.state
        row = self.recorder.close(done.state, done.steps, self.turn)
        drawn = len(row["steps"]) > len(done.steps)
        self.silent[row["n"]] = not drawn and not undo.reveals_hidden(before, self.recorder.state)
        self.recent.append((row["n"], self.recorder.events))
        return [row, self.end("over")] if self.recorder.state.turn == OVER else [row]

    def end(self, reason: str) -> Doc:
        assert self.recorder is not None
        self.meta["status"] = "over" if reason == "over" else "abandoned"
        return self._without_events(self.recorder.finish(reason, self.forfeits() if reason == "over" else ()))

    def stop(self) -> Doc:
        """Stop by agreement: nothing is revealed, for the game may go on."""
        return self.note("stop", scores=list(self.state.scores()))

    def take_back(self, seat: int, to: int) -> Doc:
        assert self.recorder is not None
        return self._without_events(self.recorder.undo(seat, to))

    def note(self, kind: str, **fields: Any) -> Doc:
        """A row that does not change the board."""
        assert self.recorder is not None
        return self._without_events(self.recorder.note(kind, **fields))

    def _without_events(self, row: Doc) -> Doc:
        """A row of which there is nothing more to tell."""
        self.recent.append((row["n"], []))
        return row

    def replace(self, seat: int, why: str) -> Doc:
        """A bot takes over from whoever sits here."""
        who = {"kind": "bot", "level": STAND_IN, "why": why}
        return self.note("timeout" if why == "timeout" else "seat", seat=seat, who=who)

    def carry_out(self, row: Doc, at: float, spent: float | None = None) -> None:
        """Take account of a row, freshly written or read from the log, and of what it cost."""
        kind = row["kind"]
        self.ats.append(at)
        if kind in ("move", "undo"):
            if kind == "move":
                clock.charge_move(self, row, at, spent)
                if row["seat"] is not None:
                    self.newest_of[row["seat"]] = len(self.standing)
                self.standing.append(row)
            else:
                back = [move for move in self.standing if move["n"] > row["to"]]
                clock.charge_undo(self, row, at, spent, back)
                del self.standing[len(self.standing) - len(back) :]
                self.newest_of = {}
            self.step_back = undo.step_back(self.standing)
            self.board = row["n"]
            self.votes = {}
            self.keep_draft([], self.state)
            self.open_past(row["n"])
        elif kind in ("seat", "timeout"):
            seat = self.seats[row["seat"]]
            who = row["who"]
            if who["kind"] == "bot":
                clock.charge_leaving(self, row, at, spent)
                why = who["why"] if seat.stand_in is None else seat.stand_in["why"]  # another bot: they are still away
                seat.stand_in = {"level": who["level"], "why": why}
            else:
                clock.charge_return(self, row, at)
                seat.stand_in = None
            self.votes = {on: yes & set(self.people()) for on, yes in self.votes.items()}
        elif kind == "vote":
            if row["answer"]:
                self.votes.setdefault(row["on"], set()).add(row["seat"])
            else:
                self.votes.pop(row["on"], None)
        elif kind in STATUS_AFTER:
            if (
                spent is not None
            ):  # the seat that decides pays for its thinking so far; no clock runs at a stopped table
                self.time_left[self.turn] = max(0.0, self.time_left[self.turn] - spent)
            self.since = at  # from now on the question can be answered again
            self.votes = {}
            self.meta["status"] = STATUS_AFTER[kind]
        elif kind == "end":
            self.meta["status"] = "over" if row["reason"] == "over" else "abandoned"
        self._legal = None

    def open_past(self, n: int) -> None:
        """Show watchers the chapter of the game that has ended."""
        if self.meta["spectators"] != "everything":
            return
        chapter = self.state.game.chapter(self.state)
        if chapter > self.meta.get("chapter", 0):
            self.meta["chapter"] = chapter
            self.opened = n - 1
