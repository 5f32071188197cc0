# mypyc: hot
"""The game as callers see it: everything the contract asks for, wired together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from folkmoot.core import BadView, Doc, Game, Result, Row, State, View
from folkmoot.core.documents import Field
from folkmoot.games.aetherya.edge import notation, position, prompts, results
from folkmoot.games.aetherya.edge.bounds import max_decisions
from folkmoot.games.aetherya.edge.describe import describe
from folkmoot.games.aetherya.edge.fold import FOLDS, ORDERS
from folkmoot.games.aetherya.edge.refusals import refusal_args
from folkmoot.games.aetherya.edge.view import AetheryaView, hidden_from, view_data
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import PACKAGED, Box
from folkmoot.games.aetherya.engine.dealing import set_up
from folkmoot.games.aetherya.engine.options import OPTIONS, Setup, check_options
from folkmoot.games.aetherya.engine.state import AetheryaState


@final
class Aetherya(Game):
    """See folkmoot.core.Game."""

    def __init__(self, data: Box) -> None:
        super().__init__("aetherya", 1, range(1, c.MOST_SEATS + 1), OPTIONS)
        self.extra_player_counts = c.TWO_BOXES
        self.data = data
        self.actions = list(notation.ACTIONS)
        self.chance_names = list(notation.CHANCES)
        self.reasons = list(c.REASONS)
        self.folds, self.orders = FOLDS, ORDERS
        self.max_decisions = max_decisions(data)
        self.mode_option = "mode"
        self.stat_verbs = ("claim", "lay", "use")
        self.take_box(data, PACKAGED)

    def initial_state(self, players: object, rules: object, options: Doc) -> AetheryaState:
        """See folkmoot.core.Game. One player without a mode plays solo."""
        seats = self.check_players(players)
        values = check_options(seats, {"mode": "solo", **options} if seats == 1 else options)
        state = AetheryaState(self, Setup(seats, self.check_rules(rules), values, self.data))
        set_up(state)
        return state

    def made_of(self, text: str, name: str) -> Aetherya:
        return Aetherya(Box(text, name))

    def read_position(self, doc: Field, view: Doc | None) -> State:
        table = self.table_of(doc, position.FIELDS)
        assert isinstance(table, AetheryaState)
        return position.Reader(table, doc, view).read()

    def position_in(self, view: Doc) -> Doc:
        return position.from_view(view)

    def make_view(self, data: Doc, seat: int | None) -> View:
        return AetheryaView(self, data, seat)

    def check_view(self, view: View) -> None:
        """Check that the view of a sample equals the data."""
        shown = view.sample(0).view(view.seat).data
        for key in [*shown, *view.data]:
            if key not in view.data or key not in shown or view.data[key] != shown[key]:
                raise BadView(key, "this does not fit the rest of the view")

    def is_cooperative(self, players: int, options: Mapping[str, Any]) -> bool:
        return players == 1 or options.get("mode") == "coop"

    def variants(self, players: int) -> list[Doc]:
        """Every mode that this number of players can play, with every switch that matters there, and every scenario."""
        if players in c.TWO_BOXES:
            return [{"variant": "empires", "goblin_legends_via_portal": via} for via in (False, True)]
        if players == 1:
            found: list[Doc] = [{"mode": "solo", "solo_may_flip": flip} for flip in (False, True)]
            more: list[Doc] = [{"mode": "solo", "fate": fate} for fate in c.FATES[1:]]
        else:
            found = [{"mode": "versus"}]
            found += [{"mode": "versus", "tokens": True, "staff_counts_tamed": tamed} for tamed in (False, True)]
            found += [{"mode": "coop", "coop_must_turn": must} for must in (False, True)]
            more = [
                {"variant": variant} for variant in c.VARIANTS[1:] if variant != "empires" or players == c.MOST_SEATS
            ]
        return [{**given, "goblin_legends_via_portal": via} for given in found for via in (False, True)] + more

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, AetheryaState)
        return results.components(state)

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, AetheryaState)
        return AetheryaView(self, view_data(state, seat, self.box_shown), seat)

    def hidden_from(self, state: State, seat: int | None) -> dict[str, int]:
        assert isinstance(state, AetheryaState)
        return hidden_from(state, seat)

    def describe_in(self, state: State, code: int) -> Doc:
        assert isinstance(state, AetheryaState)
        return describe(state, code)

    def refusal_args(self, state: State, reason: int, code: int) -> Doc:
        assert isinstance(state, AetheryaState)
        return refusal_args(state, reason, code)

    def asked(self, state: State, insider: bool) -> Doc:
        assert isinstance(state, AetheryaState)
        return prompts.asked(state, insider)

    def position_of(self, state: State) -> Doc:
        assert isinstance(state, AetheryaState)
        return position.write(state)

    def rows_of(self, state: State) -> list[Row]:
        assert isinstance(state, AetheryaState)
        return results.rows(state)

    def result_of(self, state: State) -> Result | None:
        assert isinstance(state, AetheryaState)
        return results.result(state)


GAME: Final = Aetherya(PACKAGED)
