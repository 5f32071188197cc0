"""The game as callers see it: everything the contract asks for, wired together."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from folkmoot.core import (
    ALL,
    BadBox,
    BadOptions,
    BadPosition,
    BadView,
    Doc,
    Game,
    Result,
    Row,
    State,
    View,
)
from folkmoot.core.documents import Field
from folkmoot.core.options import read_options
from folkmoot.games.ethnos.edge import notation, position, results
from folkmoot.games.ethnos.edge.describe import describe
from folkmoot.games.ethnos.edge.fold import fold
from folkmoot.games.ethnos.edge.refusals import refusal_args
from folkmoot.games.ethnos.edge.view import EthnosView, view_data, views_data
from folkmoot.games.ethnos.engine.box import PACKAGED, Box
from folkmoot.games.ethnos.engine.codes import REASONS, TRIBES
from folkmoot.games.ethnos.engine.options import OPTIONS, Setup
from folkmoot.games.ethnos.engine.state import EthnosState, new_state
from folkmoot.games.ethnos.words.differences import DIFFERENCES


@final
class Ethnos(Game):
    """See folkmoot.core.Game."""

    def __init__(self, data: Box) -> None:
        super().__init__("ethnos", 1, range(data.few[0], data.many[1] + 1), OPTIONS)
        self.data = data
        self.actions = notation.action_names(data)
        self.chances = notation.chance_names(data)
        self.reasons = list(REASONS)
        self.codes = {name: code for code, name in enumerate(self.actions + self.chances)}
        self.max_decisions = most_decisions(data)
        self.box = data.digest
        self.counted = ("lead", "place")
        self._digest = None if self.box == PACKAGED.digest else self.box
        self.differences = DIFFERENCES

    def start(self, players: int, *, rules: int | None = None, **options: Any) -> State:
        return new_state(self, self._setup(players, rules, options))

    def _setup(self, players: object, rules: object, options: Doc) -> Setup:
        checked = read_options(self.options, options)
        return Setup(self.check_players(players), self.check_rules(rules), checked, self.data)

    def with_box(self, path: str) -> Ethnos:
        try:
            text = Path(path).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadBox(str(path), f"cannot be read: {error}") from None
        return Ethnos(Box(text, Path(path).name))

    def from_position(self, doc: Doc) -> State:
        return self._read(Field(doc, "", BadPosition), None)

    def _read(self, field: Field, sizes: list[int] | None) -> EthnosState:
        field.object(position.FIELDS)
        field.at("game").word([self.id], "game", self.id)
        players = field.at("players").number(self.seats[0], self.seats[-1])
        options = field.at("options").value if field.has("options") else {}
        if not isinstance(options, dict):
            raise field.at("options").wrong(f"{options!r} is not an object")
        try:
            setup = self._setup(players, field.at("rules").value, options)
        except BadOptions as error:
            where = error.where if error.where in ("players", "rules") else f"options.{error.where}"
            raise field.error(where, error.what) from None
        return position.Reader(new_state(self, setup), field, sizes).read()

    def load_view(self, data: Doc) -> View:
        if not isinstance(data, dict):
            raise BadView("", f"{type(data).__name__} is not an object")
        seat = data.get("seat")
        if seat != "all" and seat is not None and (type(seat) is not int or not 0 <= seat < data.get("players", 0)):
            raise BadView("seat", f"{seat!r} isn't a seat number, 'all' or null")
        if data.get("box") not in (None, self.box) or (data.get("box") is None and self.box != PACKAGED.digest):
            raise BadView("box", "the view comes from other box data")
        view = EthnosView(self, data, ALL if seat == "all" else seat)
        view.known_state()
        return view

    def state_of_view(self, data: Doc) -> EthnosState:
        """The state with what a view knows: for EthnosView."""
        try:
            return self._read(Field(position.from_view(data), "", BadView), position.sizes_of_view(data))
        except (KeyError, TypeError, AttributeError) as error:
            raise BadView("", f"this isn't a view of Ethnos ({error})") from None

    def variants(self, players: int) -> list[Doc]:
        """Every switch, with tribes drawn and with every tribe in some chosen set."""
        size = self.data.tribes_few if players <= self.data.few[1] else self.data.tribes_many
        chosen: list[list[str] | None] = [None]
        chosen += [[TRIBES[(start + step) % 12] for step in range(size)] for start in range(0, 12, size)]
        return [{**given, "tribes": tribes} for given in super().variants(players) for tribes in chosen]

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, EthnosState)
        return results.components(state)

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, EthnosState)
        return EthnosView(self, view_data(state, seat, self._digest), seat)

    def views_of(self, state: State, seats: list[int | None]) -> list[View]:
        assert isinstance(state, EthnosState)
        made = views_data(state, seats, self._digest)
        return [EthnosView(self, data, seat) for data, seat in zip(made, seats, strict=True)]

    def fold(self, data: Doc, event: Doc) -> None:
        fold(data, event)

    def parse_in(self, state: State, text: str) -> int:
        return notation.parse(self.codes, text)

    def describe_in(self, state: State, code: int) -> Doc:
        assert isinstance(state, EthnosState)
        return describe(state, code)

    def refusal_args(self, state: State, reason: int, code: int) -> Doc:
        assert isinstance(state, EthnosState)
        return refusal_args(state, code)

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


def most_decisions(box: Box) -> int:
    """A bound on the decisions of a game.

    Every band takes at least one card out of an age for good, so an age has at most as many bands as cards. Between
    two own bands a seat recruits at most `hand_limit` times, or passes while another seat acts (E45). A band takes at
    most `hand_limit` decisions to form, one for the marker and as many again for its ability.
    """
    tribes = max(box.tribes_few, box.tribes_many)
    per_tribe = sorted(box.cards_of(tribe) * (1 if tribe == 11 else 6) for tribe in range(12))
    cards = sum(per_tribe[-tribes:])
    a_band = 2 * box.hand_limit + 3
    turns = cards * (box.hand_limit + 1) + 6 * box.hand_limit
    return int(max(box.ages_few, box.ages_many) * (2 * turns + cards * a_band + 6))


GAME = Ethnos(PACKAGED)
