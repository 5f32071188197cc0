# mypyc: hot
"""The game as callers see it: everything the contract asks for, wired together."""

from __future__ import annotations

from typing import Any, Final, final

from folkmoot.core import BadView, Doc, Result, Row, State, View
from folkmoot.core.documents import Field
from folkmoot.games.tribes.edge import notation, position, prompts, results
from folkmoot.games.tribes.edge.bounds import max_decisions
from folkmoot.games.tribes.edge.describe import describe
from folkmoot.games.tribes.edge.events import EventTeller
from folkmoot.games.tribes.edge.fold import FOLDS
from folkmoot.games.tribes.edge.refusals import refusal_args
from folkmoot.games.tribes.edge.view import TribesView, view_data, views_data
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.box import PACKAGED, Box
from folkmoot.games.tribes.engine.dealing import set_up
from folkmoot.games.tribes.engine.flow import advance
from folkmoot.games.tribes.engine.options import HEX_NAMES, OPTIONS, Setup, check_options
from folkmoot.games.tribes.engine.state import TribesState
from folkmoot.games.tribes.engine.telling import Teller, ToldGame


@final
class Tribes(ToldGame):
    """See folkmoot.core.Game."""

    def __init__(self, data: Box) -> None:
        super().__init__("tribes", 1, range(c.LEAST_SEATS, c.MOST_SEATS + 1), OPTIONS)
        self.data = data
        self.actions = list(notation.ACTION_NAMES)
        self.chance_names = list(notation.CHANCE_NAMES)
        self.reasons = list(c.REASONS)
        self.folds = FOLDS
        self.max_decisions = max_decisions(data)
        self.stat_verbs = ("act", "buy", "claim", "lead")
        self.take_box(data, PACKAGED)

    def start(self, players: Any, *, rules: Any = None, **options: Any) -> State:
        table = self.initial_state(players, rules, options)
        advance(table)
        return table

    def initial_state(self, players: object, rules: object, options: Doc) -> TribesState:
        number, version = self.check_players(players), self.check_rules(rules)
        return self._fresh(Setup(number, version, check_options(number, options, self.data), self.data))

    def _fresh(self, setup: Setup) -> TribesState:
        state = TribesState(self, setup)
        set_up(state)
        return state

    def made_of(self, text: str, name: str) -> Tribes:
        return Tribes(Box(text, name))

    def read_position(self, doc: Field, view: Doc | None) -> State:
        """T160: a view leaves no gaps."""
        table = self.table_of(doc, position.FIELDS)
        assert isinstance(table, TribesState)
        return position.Reader(table, doc).read()

    def position_in(self, view: Doc) -> Doc:
        return position.from_view(view)

    def make_view(self, data: Doc, seat: int | None) -> View:
        return TribesView(self, data, seat)

    def check_view(self, view: View) -> None:
        """The turn follows from the prompt."""
        known = view.known_state()
        if view.data.get("turn") != known.turn:
            raise BadView("turn", f"{view.data.get('turn')!r} does not fit the prompt ({known.turn})")

    def variants(self, players: int) -> list[Doc]:
        """Every combination of the switches, with tribes drawn; and every tribe and land by name."""
        found: list[Doc] = [
            {"elders": elders, "special_lands": lands, "leaders": leaders}
            for elders in (False, True)
            for lands in ("off", "random")
            for leaders in ("off", "choose", "random")
        ]
        fitting = fitting_lands()
        for start in range(0, c.NUM_TRIBES, players):
            tribes = [c.TRIBES[(start + seat) % c.NUM_TRIBES] for seat in range(players)]
            for leaders in ("off", "choose"):
                found.append({"elders": True, "special_lands": fitting, "leaders": leaders, "tribes": tribes})
        return found

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, TribesState)
        return results.components(state)

    def asked(self, state: State, insider: bool) -> Doc:
        assert isinstance(state, TribesState)
        return prompts.asked(state, insider)

    def position_of(self, state: State) -> Doc:
        assert isinstance(state, TribesState)
        return position.write(state, self._fresh(state.setup))

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, TribesState)
        return TribesView(self, view_data(state, seat, self.box_shown), seat)

    def views_of(self, state: State, seats: list[int | None]) -> list[View]:
        assert isinstance(state, TribesState)
        made = views_data(state, seats, self.box_shown)
        return [TribesView(self, data, seat) for data, seat in zip(made, seats, strict=True)]

    def hidden_from(self, state: State, seat: int | None) -> dict[str, int]:
        """T160: nothing that lies on the table is."""
        return {}

    def teller_of(self, state: State) -> Teller:
        assert isinstance(state, TribesState)
        return EventTeller(state)

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


GAME: Final = Tribes(PACKAGED)
