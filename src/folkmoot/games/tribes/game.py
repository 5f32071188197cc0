"""The game as callers see it: everything the contract asks for, wired together."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from folkmoot.core import ALL, BadBox, BadOptions, BadPosition, BadView, Doc, Result, Row, State, View
from folkmoot.core.documents import Field
from folkmoot.games.tribes.edge import earlier, notation, position, results
from folkmoot.games.tribes.edge.bounds import most_decisions
from folkmoot.games.tribes.edge.describe import describe
from folkmoot.games.tribes.edge.events import EventTeller
from folkmoot.games.tribes.edge.fold import fold
from folkmoot.games.tribes.edge.refusals import refusal_args
from folkmoot.games.tribes.edge.view import TribesView, view_data, views_data
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.box import PACKAGED, Box
from folkmoot.games.tribes.engine.dealing import new_game
from folkmoot.games.tribes.engine.options import HEX_NAMES, OPTIONS, Setup, make_setup
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.games.tribes.engine.telling import Teller, ToldGame


@final
class Tribes(ToldGame):
    """See folkmoot.core.Game."""

    def __init__(self, data: Box) -> None:
        super().__init__("tribes", 2, range(2, 5), OPTIONS)
        self.data = data
        self.box = data.digest
        self.counted = ("act", "buy", "claim", "lead")
        self.actions = list(notation.ACTION_NAMES)
        self.chances = list(notation.CHANCE_NAMES)
        self.reasons = list(c.REASONS)
        self.max_decisions = most_decisions(data)

    def start(self, players: int, *, rules: int | None = None, **options: Any) -> State:
        state = self._fresh(make_setup(self.check_players(players), self.check_rules(rules), self.data, options))
        state.settle()
        return state

    def _fresh(self, setup: Setup) -> TribesState:
        state = TribesState(self, setup)
        new_game(state)
        return state

    def with_box(self, path: str) -> Tribes:
        try:
            text = Path(path).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadBox(str(path), f"cannot be read: {error}") from None
        return Tribes(Box(text, Path(path).name))

    def variants(self, players: int) -> list[Doc]:
        """Every combination of the switches, with tribes drawn; and every tribe and land by name."""
        found: list[Doc] = [
            {"elders": elders, "special_lands": lands, "leaders": leaders}
            for elders in (False, True)
            for lands in ("off", "random")
            for leaders in ("off", "choose", "random")
        ]
        fitting = fitting_lands()
        for start in range(0, 8, players):
            tribes = [c.TRIBES[(start + seat) % 8] for seat in range(players)]
            for leaders in ("off", "choose"):
                found.append({"elders": True, "special_lands": fitting, "leaders": leaders, "tribes": tribes})
        return found

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, TribesState)
        return results.components(state)

    def from_position(self, doc: Doc) -> State:
        return self._read(Field(doc, "", BadPosition))

    def _read(self, field: Field) -> TribesState:
        field = earlier.renewed(field).object(position.FIELDS)
        field.at("game").word([self.id], "game", self.id)
        players = field.at("players").number(self.seats[0], self.seats[-1])
        options = field.at("options").value if field.has("options") else {}
        if not isinstance(options, dict):
            raise field.at("options").wrong(f"{options!r} is not an object")
        try:
            setup = make_setup(players, self.check_rules(field.at("rules").value), self.data, options)
        except BadOptions as error:
            where = error.where if error.where == "rules" else f"options.{error.where}"
            raise field.error(where, error.what) from None
        return position.Reader(self._fresh(setup), field).read()

    def position_of(self, state: State) -> Doc:
        assert isinstance(state, TribesState)
        return position.write(state, self._fresh(state.setup))

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, TribesState)
        digest = None if self.box == PACKAGED.digest else self.box
        return TribesView(self, view_data(state, seat, digest), seat)

    def views_of(self, state: State, seats: list[int | None]) -> list[View]:
        assert isinstance(state, TribesState)
        digest = None if self.box == PACKAGED.digest else self.box
        made = views_data(state, seats, digest)
        return [TribesView(self, data, seat) for data, seat in zip(made, seats, strict=True)]

    def load_view(self, data: Doc) -> View:
        if not isinstance(data, dict):
            raise BadView("", f"{type(data).__name__} is not an object")
        seat = data.get("seat")
        if seat != "all" and seat is not None and (type(seat) is not int or not 0 <= seat < data.get("players", 0)):
            raise BadView("seat", f"{seat!r} isn't a seat number, 'all' or null")
        if data.get("box") not in (None, self.box) or (data.get("box") is None and self.box != PACKAGED.digest):
            raise BadView("box", "the view comes from other box data")
        view = TribesView(self, data, ALL if seat == "all" else seat)
        template = view.known_state()
        if data.get("turn") != template.turn:
            raise BadView("turn", f"{data.get('turn')!r} does not fit the prompt ({template.turn})")
        return view

    def state_of_view(self, data: Doc) -> TribesState:
        """The state that a view shows: for TribesView."""
        known = {key: value for key, value in data.items() if key in (*position.FIELDS, *earlier.FIELDS)}
        try:
            return self._read(Field(known, "", BadView))
        except (KeyError, TypeError, AttributeError) as error:
            raise BadView("", f"this isn't a view of Tribes ({error})") from None

    def teller_of(self, state: State) -> Teller:
        assert isinstance(state, TribesState)
        return EventTeller(state)

    def fold(self, data: Doc, event: Doc) -> None:
        fold(data, event)

    def parse_in(self, state: State, text: str) -> int:
        return notation.parse(text)

    def describe_in(self, state: State, code: int) -> Doc:
        assert isinstance(state, TribesState)
        return describe(state, code)

    def refusal_args(self, state: State, reason: int, code: int) -> Doc:
        assert isinstance(state, TribesState)
        return refusal_args(state, reason, code)

    def rows_of(self, state: State) -> list[Row]:
        assert isinstance(state, TribesState)
        return results.rows(state)

    def result_of(self, state: State) -> Result | None:
        assert isinstance(state, TribesState)
        return results.result(state)


def fitting_lands() -> dict[str, str]:
    """All eight lands on hexes of their own; they fit with any number of players."""
    return dict(zip(c.LANDS, HEX_NAMES, strict=False))


GAME = Tribes(PACKAGED)
