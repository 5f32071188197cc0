"""The game as callers see it: everything the contract asks for, wired together."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from folkmoot.core import ALL, BadBox, BadOptions, BadPosition, BadView, Doc, Game, Result, Row, State, View
from folkmoot.core.documents import Field
from folkmoot.games.aetherya.edge import notation, position, results
from folkmoot.games.aetherya.edge.describe import describe
from folkmoot.games.aetherya.edge.fold import fold
from folkmoot.games.aetherya.edge.refusals import refusal_args
from folkmoot.games.aetherya.edge.view import AetheryaView, view_data
from folkmoot.games.aetherya.engine import dealing
from folkmoot.games.aetherya.engine.board import Setup
from folkmoot.games.aetherya.engine.box import BOX, Box
from folkmoot.games.aetherya.engine.codes import FATES, MODES, VARIANTS
from folkmoot.games.aetherya.engine.options import OPTIONS, checked
from folkmoot.games.aetherya.engine.reasons import REASONS
from folkmoot.games.aetherya.engine.state import AetheryaState

BEFORE_SCENARIOS = ("c2c8d9a74745013902d6d8d1f5069706f46428243f7332c80e16750d5045adfb",)
"""The box without the numbers of A51 to A57."""


@final
class Aetherya(Game):
    """See folkmoot.core.Game."""

    def __init__(self, data: Box) -> None:
        super().__init__("aetherya", 1, range(1, 5), OPTIONS)
        self.data = data
        self.actions = list(notation.ACTIONS)
        self.chances = list(notation.CHANCES)
        self.reasons = list(REASONS)
        self.max_decisions = most_decisions(data)
        self.box = data.digest
        self.counted = ("claim", "lay", "use")
        self.earlier_boxes = BEFORE_SCENARIOS if data.digest == BOX.digest else ()

    def start(self, players: int, *, rules: int | None = None, **options: Any) -> State:
        state = self._table(players, rules, options)
        dealing.open_box(state)
        return state

    def _table(self, players: object, rules: object, options: Doc) -> AetheryaState:
        """A state on which nothing lies. One player without a mode plays solo."""
        seats = self.check_players(players)
        values = checked(seats, {"mode": "solo", **options} if seats == 1 else options)
        setup = Setup(seats, MODES.index(values["mode"]), values, self.check_rules(rules), self.data)
        return AetheryaState(self, setup)

    def with_box(self, path: str) -> Aetherya:
        try:
            text = Path(path).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadBox(str(path), f"cannot be read: {error}") from None
        return Aetherya(Box(text, Path(path).name))

    def from_position(self, doc: Doc) -> State:
        return self._read(Field(doc, "", BadPosition))

    def _read(self, field: Field, gaps: bool = False) -> AetheryaState:
        field.object(position.FIELDS)
        field.at("game").word([self.id], "game", self.id)
        options = field.at("options").value if field.has("options") else {}
        if not isinstance(options, dict):
            raise field.at("options").wrong(f"{options!r} is not an object")
        try:
            table = self._table(field.at("players").value, field.at("rules").value, options)
        except BadOptions as error:
            where = error.where if error.where in ("players", "rules") else f"options.{error.where}"
            raise field.error(where, error.what) from None
        return position.Reader(table, field, gaps).read()

    def load_view(self, data: Doc) -> View:
        if not isinstance(data, dict):
            raise BadView("", f"{type(data).__name__} is not an object")
        seat, players = data.get("seat"), data.get("players")
        if type(players) is not int:
            raise BadView("players", f"{players!r} isn't a number of players")
        if seat != "all" and seat is not None and (type(seat) is not int or not 0 <= seat < players):
            raise BadView("seat", f"{seat!r} isn't a seat number, 'all' or null")
        if data.get("box") not in (None, self.box) or (data.get("box") is None and self.box != BOX.digest):
            raise BadView("box", "the view comes from other box data")
        viewer = ALL if seat == "all" else seat
        view = AetheryaView(self, data, viewer)
        try:
            shown = view.sample(0).view(viewer).data
        except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
            raise BadView("", f"this isn't a view of Legends of Aetherya ({error!r})") from None
        for key in [*shown, *data]:
            if key not in data or key not in shown or data[key] != shown[key]:
                raise BadView(key, "this does not fit the rest of the view")
        return view

    def state_of_view(self, data: Doc) -> AetheryaState:
        """The state with what a view knows: for AetheryaView."""
        return self._read(Field(position.from_view(data), "", BadView), gaps=True)

    def variants(self, players: int) -> list[Doc]:
        """Every mode that this number of players can play, with every switch that matters there, and every scenario."""
        if players == 1:
            found: list[Doc] = [{"mode": "solo", "solo_may_flip": flip} for flip in (False, True)]
            more: list[Doc] = [{"mode": "solo", "fate": fate} for fate in FATES[1:]]
        else:
            found = [{"mode": "versus"}]
            found += [{"mode": "versus", "tokens": True, "staff_counts_tamed": tamed} for tamed in (False, True)]
            found += [{"mode": "coop", "coop_must_turn": must} for must in (False, True)]
            more = [{"variant": variant} for variant in VARIANTS[1:] if variant != "empires" or players == 4]
        return [{**given, "goblin_legends_via_portal": via} for given in found for via in (False, True)] + more

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, AetheryaState)
        return results.components(state)

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, AetheryaState)
        return AetheryaView(self, view_data(state, seat), seat)

    def fold(self, data: Doc, event: Doc) -> None:
        fold(data, event)

    def parse_in(self, state: State, text: str) -> int:
        return notation.parse(text)

    def describe_in(self, state: State, code: int) -> Doc:
        assert isinstance(state, AetheryaState)
        return describe(state, code)

    def refusal_args(self, state: State, reason: int, code: int) -> Doc:
        assert isinstance(state, AetheryaState)
        return refusal_args(state, code)

    def position_of(self, state: State) -> Doc:
        assert isinstance(state, AetheryaState)
        return position.write(state)

    def rows_of(self, state: State) -> list[Row]:
        assert isinstance(state, AetheryaState)
        return results.rows(state)

    def result_of(self, state: State) -> Result | None:
        assert isinstance(state, AetheryaState)
        return results.result(state)


def most_decisions(box: Box) -> int:
    """A bound on the decisions of a game; the versus game with tokens for four is the longest.

    It ends when one of the seats has touched its twelve face-down cards, so after at most 4 * 11 + 1 turns that touch
    one; between two of these lie fewer than 4 * `limit` turns (A46). A turn takes at most six decisions (claim, draw,
    discard, turn up, take or leave, done) and three for each of the four Palantirs. Every other use of a token takes
    at most four decisions and uses up a token or, with a Griffin, turns one of 48 up for good: 96 uses at most.
    Before the first turn each seat lays four cards. A solo age is over when the deck is empty: its turns are fewer.
    """
    turns = (4 * 11 + 2) * (4 * int(box.limit))
    alone = 3 * (10 * box.copies[1] * 6 + 10)
    return max(turns * (6 + 4 * 3) + 96 * 4 + 16, alone)


GAME = Aetherya(BOX)
