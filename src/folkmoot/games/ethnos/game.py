# mypyc: hot
"""The game as callers see it: everything the contract asks for, wired together."""

from __future__ import annotations

from typing import Any, Final, final

from folkmoot.core import Doc, Game, Result, Row, State, View
from folkmoot.core.changes import Change
from folkmoot.core.documents import Field
from folkmoot.core.options import read_options
from folkmoot.games.ethnos.edge import changes, notation, position, prompts, results
from folkmoot.games.ethnos.edge.bounds import max_decisions
from folkmoot.games.ethnos.edge.describe import describe, describe_all
from folkmoot.games.ethnos.edge.fold import FOLDS, ORDERS
from folkmoot.games.ethnos.edge.refusals import refusal_args
from folkmoot.games.ethnos.edge.view import EthnosView, hidden_from, view_data, views_data
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.box import PACKAGED, Box
from folkmoot.games.ethnos.engine.dealing import set_up
from folkmoot.games.ethnos.engine.options import OPTIONS, PRESETS, Setup
from folkmoot.games.ethnos.engine.state import EthnosState
from folkmoot.games.ethnos.words.differences import DIFFERENCES


@final
class Ethnos(Game):
    """See folkmoot.core.Game."""

    def __init__(self, data: Box) -> None:
        super().__init__("ethnos", 1, range(data.few[0], data.many[1] + 1), OPTIONS)
        self.data = data
        self.presets = PRESETS
        self.actions = notation.action_names(data)
        self.chance_names = notation.chance_names(data)
        self.reasons = list(c.REASONS)
        self.folds, self.orders = FOLDS, ORDERS
        self.described: dict[int, Doc] = {}
        self.max_decisions = max_decisions(data)
        self.stat_verbs = ("lead", "place")
        self.locked_rows = ("bands",)
        self.take_box(data, PACKAGED)
        self.differences: Any = DIFFERENCES

    def initial_state(self, players: object, rules: object, options: Doc) -> State:
        checked = read_options(self.options, options)
        state = EthnosState(self, Setup(self.check_players(players), self.check_rules(rules), checked, self.data))
        set_up(state)
        return state

    def made_of(self, text: str, name: str) -> Ethnos:
        return Ethnos(Box(text, name))

    def read_position(self, doc: Field, view: Doc | None) -> State:
        table = self.table_of(doc, position.FIELDS)
        assert isinstance(table, EthnosState)
        return position.Reader(table, doc, view).read()

    def position_in(self, view: Doc) -> Doc:
        return position.from_view(view)

    def make_view(self, data: Doc, seat: int | None) -> View:
        return EthnosView(self, data, seat)

    def variants(self, players: int) -> list[Doc]:
        """As it is usually played, with tribes drawn and with every tribe in some chosen set; as each rulebook says;
        and with every switch turned."""
        size = self.data.tribes_few if players <= self.data.few[1] else self.data.tribes_many
        chosen: list[list[str] | None] = [None]
        chosen += [
            [c.TRIBES[(start + step) % c.NUM_TRIBES] for step in range(size)] for start in range(0, c.NUM_TRIBES, size)
        ]
        turned = {option.name: not option.default for option in self.options if option.type == "bool"}
        found: list[Doc] = [{"tribes": tribes} for tribes in chosen]
        settings = enumerate((*PRESETS.values(), turned))
        return found + [{**given, "tribes": chosen[number % len(chosen)]} for number, given in settings]

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, EthnosState)
        return results.components(state)

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, EthnosState)
        return EthnosView(self, view_data(state, seat, self.box_shown), seat)

    def views_of(self, state: State, seats: list[int | None]) -> list[View]:
        assert isinstance(state, EthnosState)
        made = views_data(state, seats, self.box_shown)
        return [EthnosView(self, data, seat) for data, seat in zip(made, seats, strict=True)]

    def common_changes(self, before: State, after: State) -> list[Change]:
        assert isinstance(before, EthnosState)
        assert isinstance(after, EthnosState)
        return changes.common_changes(before, after)

    def own_changes(self, before: State, after: State, seat: int) -> list[Change]:
        assert isinstance(before, EthnosState)
        assert isinstance(after, EthnosState)
        return changes.own_changes(before, after, seat)

    def hidden_from(self, state: State, seat: int | None) -> dict[str, int]:
        assert isinstance(state, EthnosState)
        return hidden_from(state, seat)

    def describe_in(self, state: State, code: int) -> Doc:
        assert isinstance(state, EthnosState)
        return describe(state, code, self.described)

    def describe_all(self, state: State, codes: list[int]) -> list[Doc]:
        assert isinstance(state, EthnosState)
        return describe_all(state, codes, self.described)

    def refusal_args(self, state: State, reason: int, code: int) -> Doc:
        assert isinstance(state, EthnosState)
        return refusal_args(state, reason, code)

    def asked(self, state: State, insider: bool) -> Doc:
        assert isinstance(state, EthnosState)
        return prompts.asked(state, insider)

    def position_of(self, state: State) -> Doc:
        assert isinstance(state, EthnosState)
        return position.write(state)

    def rows_of(self, state: State) -> list[Row]:
        assert isinstance(state, EthnosState)
        return results.rows(state)

    def result_of(self, state: State) -> Result | None:
        assert isinstance(state, EthnosState)
        return results.result(state)

    def chapter(self, state: State) -> int:
        assert isinstance(state, EthnosState)
        return int(state.age)

    def preview(self, state: State) -> list[Row]:
        assert isinstance(state, EthnosState)
        return results.if_scored_now(state)


GAME: Final = Ethnos(PACKAGED)
