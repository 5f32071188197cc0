# mypyc: hot
"""A `Recorder` plays a game and writes its record, row by row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from folkmoot.core.contract import CHANCE, Game, State
from folkmoot.core.dealers import Dealer
from folkmoot.core.documents import Field
from folkmoot.core.errors import BadRecord, FolkmootError, out_of_bounds
from folkmoot.core.events import Event
from folkmoot.core.fair import SCHEME, FairDealer
from folkmoot.core.records import FORMAT, apply_row, dealer_doc, played_with, standing_moves, state_after
from folkmoot.core.values import Doc


class Recorder:
    """A game under way together with its record."""

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        players: int,
        options: Doc | None = None,
        start: Any = None,
        seats: Sequence[Doc] = (),
        salts: Sequence[Doc] = (),
        watching: bool = False,
        kept: tuple[Doc, Sequence[Doc]] | None = None,
    ) -> None:
        """`kept` is for `resume`."""
        self.game = game
        self.dealer = dealer
        self.watching = watching
        """True: `events` are kept."""
        self.events: list[Event] = []
        """Events of the newest row."""
        self.rows: list[Doc] = []
        if kept is not None:
            self._take_up(kept[0], kept[1])
            return
        self.state = game.from_position(start) if start is not None else game.start(players, **(options or {}))
        self.opening: Doc = {
            "game": game.id,
            "rules": game.rules,
            "box": game.box,
            "players": players,
            "options": options or {},
            "start": start,
            "seats": list(seats),
            "salts": list(salts),
        }
        if game.corrections:
            self.opening["corrections"] = game.corrections
        if isinstance(dealer, FairDealer):
            self.opening["scheme"] = SCHEME
            dealer.open(self.opening)
        if self.state.turn == CHANCE:
            self._move(self._copy(), [], None)

    @classmethod
    def resume(cls, game: Game, dealer: Dealer, opening: Doc, rows: Sequence[Doc], watching: bool = False) -> Recorder:
        """Go on with a game of which the opening and the rows were kept."""
        return cls(played_with(game, opening), dealer, 0, watching=watching, kept=(opening, rows))

    def _take_up(self, opening: Doc, rows: Sequence[Doc]) -> None:
        self.opening = opening
        self.rows = list(rows)
        dealer = self.dealer
        if isinstance(dealer, FairDealer):
            dealer.open(opening)
        self.state, draws = state_after(self.game, self.record(), standing_moves(rows))
        if isinstance(dealer, FairDealer) and rows:
            dealer.resume(rows[-1]["digest"], draws)

    def adopt(self, row: Doc) -> None:
        """Take over the next row, which another recorder of the same game wrote."""
        if row["n"] != len(self.rows) + 1:
            due = len(self.rows) + 1
            raise out_of_bounds(partial(BadRecord, f"rows[{len(self.rows)}].n"), row["n"], due, due)
        draws = self.dealer.draws if isinstance(self.dealer, FairDealer) else 0
        if row["kind"] == "move":
            state = self._copy()
            draws += apply_row(state, Field(row, f"rows[{len(self.rows)}]", BadRecord))
            self.state = state
            self.events = state.take_events()
        elif row["kind"] == "undo":
            self.state, draws = state_after(self.game, self.record(), standing_moves([*self.rows], row["to"]))
        if row["kind"] != "move":
            self.events = []
        if isinstance(self.dealer, FairDealer):
            self.dealer.resume(row["digest"], draws)
        self.rows.append(row)

    def _copy(self) -> State:
        state = self.state.clone()
        if self.watching:
            state.watch()
        return state

    def move(self, actions: Sequence[int | str]) -> Doc:
        """The deciding seat's actions up to a closed draft, and the chance that follows, as one row.

        Nothing is kept of a move of which one action is refused or which stops inside a draft.
        """
        state = self._copy()
        seat = state.turn
        if seat < 0:
            raise FolkmootError("the game is over")
        steps: list[str] = []
        for action in actions:
            if state.turn != seat:
                raise FolkmootError(f"seat {seat} has no further decision after {steps[-1]!r}")
            code = state.parse(action) if isinstance(action, str) else action
            state.apply(code)
            steps.append(state.name(code))
        if state.drafting or not steps:
            raise FolkmootError("the choice is not finished")
        return self._move(state, steps, seat)

    def draft(self) -> State:
        """A copy of the state on which a seat's steps are tried before they are closed."""
        return self._copy()

    def close(self, state: State, steps: Sequence[str], seat: int) -> Doc:
        """`move` for steps that were carried out on a `draft` already, each of them legal, the last one closing it."""
        return self._move(state, list(steps), seat)

    def _move(self, state: State, steps: list[str], seat: int | None) -> Doc:
        while state.turn == CHANCE:
            code = self.dealer.pick(state)
            steps.append(state.name(code))
            state.step(code)
        self.state = state
        self.events = state.take_events()
        return self._append({"n": len(self.rows) + 1, "kind": "move", "seat": seat, "steps": steps})

    def undo(self, seat: int, to: int) -> Doc:
        """Back to what was after row `to` (0: before the first). What is drawn again comes out as it did."""
        self.state, draws = state_after(self.game, self.record(), standing_moves([*self.rows], to))
        self.events = []
        if isinstance(self.dealer, FairDealer):
            self.dealer.draws = draws
        return self._row({"kind": "undo", "seat": seat, "to": to})

    def note(self, kind: str, **fields: Any) -> Doc:
        """A row that changes nothing on the table: seat, timeout, resign, vote, stop, resume."""
        self.events = []
        return self._row({"kind": kind, **fields})

    def finish(self, reason: str = "over", forfeits: Sequence[Doc] = ()) -> Doc:
        """The last row, with the seats that a bot held when the game ended. From now on the record shows the seed."""
        self.events = []
        result = self.state.result()
        ranks = list(result.ranks) if result is not None else None
        row: Doc = {"kind": "end", "reason": reason, "scores": self.state.scores(), "ranks": ranks}
        return self._row({**row, "forfeits": list(forfeits)} if forfeits else row)

    def _row(self, row: Doc) -> Doc:
        return self._append({"n": len(self.rows) + 1, **row})

    def _append(self, row: Doc) -> Doc:
        if isinstance(self.dealer, FairDealer):
            row["digest"] = self.dealer.close_row(row)
        self.rows.append(row)
        return row

    def record(self) -> Doc:
        """The document as it stands now."""
        over = bool(self.rows) and self.rows[-1]["kind"] == "end"
        return {"format": FORMAT, **self.opening, "dealer": dealer_doc(self.dealer, over), "rows": list(self.rows)}
