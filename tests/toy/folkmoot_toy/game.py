"""The game as callers see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from folkmoot.core import (
    ALL,
    OVER,
    BadPosition,
    BadView,
    Doc,
    Game,
    Option,
    Part,
    Result,
    Row,
    State,
    View,
)
from folkmoot.core.changes import Change
from folkmoot.core.documents import Field
from folkmoot.core.folding import Folds
from folkmoot.core.options import read_options
from folkmoot.core.rng import Rng
from folkmoot.core.values import ranks_of, row_of, winners_of
from folkmoot_toy.box import MOST, PACKAGED, Box
from folkmoot_toy.edge import changes
from folkmoot_toy.state import COMPANIES, DONE, RIVALS, ROUNDS, TEAM, NineState

OPTIONS = (
    Option("twelve", "bool", False, "N4"),
    Option("company", "choice", RIVALS, "N5", choices=COMPANIES),
)
FIELDS = (
    "game", "rules", "players", "turn", "prompt", "over", "seat", "box",
    "limit", "company", "active", "round", "points", "seats", "draft",
)  # fmt: skip


def next_round(data: Doc, event: Doc) -> None:
    """The cards that were shown are taken away, unless it was the last round."""
    if len(data["points"]) < ROUNDS:
        data["round"] += 1
        for seat in data["seats"]:
            seat["shown"] = None


FOLDS: Folds = {
    "ask": ("set turn $turn", "set prompt $prompt", "set active $seat", "set over $over"),
    "dealt": ("add seats/$seat/cards 1", "put seats/$seat/hand $card"),
    "choose": ("append draft $card",),
    "show": ("set seats/$seat/shown $cards", "set seats/$seat/cards 0", "empty seats/$seat/hand", "empty draft"),
    "round": ("append points $points", next_round),
}


class NineView(View):
    def sample_into(self, state: State, seed: int) -> None:
        state.copy_from(self.known_state())
        assert isinstance(state, NineState)
        rng = Rng(seed, 9)
        for seat, data in enumerate(self.data["seats"]):
            while len(state.hands[seat]) < data["cards"]:
                left = state.undrawn()
                state.hands[seat] = sorted([*state.hands[seat], left[rng.below(len(left))]])


class Nine(Game):
    def __init__(self, id: str = "nine", data: Box = PACKAGED) -> None:
        super().__init__(id, 1, range(2, 4), OPTIONS)
        self.actions = [f"show {card}" for card in range(1, 10)] + ["done"]
        self.chance_names = [f"card {card}" for card in range(1, 10)]
        self.reasons = [("not_yours", "N2"), ("descends", "N2"), ("nothing_chosen", "N2")]
        self.max_decisions = 4 * 3 * ROUNDS
        self.stat_verbs = ("show",)
        self.locked_rows = ("shown",)
        self.mode_option = "company"
        self.data: Box | None = data
        self.take_box(data, PACKAGED)
        self.limits = (data.limit(False), data.limit(True))
        self.folds = FOLDS

    def start(self, players: int, *, rules: int | None = None, **options: Any) -> State:
        given = read_options(self.options, options)
        self.check_rules(rules)
        return NineState(self, self.check_players(players), self.limits[given["twelve"]], given["company"])

    def made_of(self, text: str, name: str) -> Game:
        return Nine(self.id, Box(text, name))

    def describe_in(self, state: State, code: int) -> Doc:
        assert isinstance(state, NineState)
        verb, *card = self.name_of(state, code).split()
        effects = [{"kind": "sum", "points": state.worth(state.draft)}] if code == DONE else []
        return {
            "code": code, "text": self.name_of(state, code), "verb": verb,
            "operands": {"card": int(card[0])} if card else {},
            "rules": ["N2", "N3"] if code == DONE else ["N2"], "final": code >= DONE, "effects": effects,
        }  # fmt: skip

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, NineState)
        lying = [card for hand in state.hands for card in hand]
        return {"twice in hands": len(lying) - len(set(lying))}

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, NineState)
        insider = seat == ALL or seat == state.turn
        data = {
            "game": self.id, "rules": 1, "players": state.players, "turn": state.turn, "prompt": state.prompt(),
            "over": state.turn == OVER, "seat": "all" if seat == ALL else seat, "box": self.box_shown,
            "limit": state.limit, "company": state.company, "active": state.active, "round": state.round,
            "points": [list(round) for round in state.points],
            "seats": [
                {
                    "cards": len(hand),
                    "hand": list(hand) if seat in (ALL, number) else None,
                    "shown": state.shown[number],
                }
                for number, hand in enumerate(state.hands)
            ],
            "draft": list(state.draft) if insider else [],
        }  # fmt: skip
        return NineView(self, data, seat)

    def common_changes(self, before: State, after: State) -> list[Change] | None:
        assert isinstance(before, NineState)
        assert isinstance(after, NineState)
        return changes.common_changes(before, after)

    def own_changes(self, before: State, after: State, seat: int) -> list[Change]:
        assert isinstance(before, NineState)
        assert isinstance(after, NineState)
        return changes.own_changes(before, after, seat)

    def hidden_from(self, state: State, seat: int | None) -> dict[str, int]:
        assert isinstance(state, NineState)
        hands = enumerate(state.hands)
        return {f"hand {number}": len(hand) for number, hand in hands if hand and seat not in (ALL, number)}

    def make_view(self, data: Doc, seat: int | None) -> View:
        return NineView(self, data, seat)

    def state_of_view(self, data: Doc) -> State:
        return self.read(data, BadView)

    def read(self, doc: Doc, error: Any) -> NineState:
        """A state from a position or a view; what is left out is as it is when the first seat begins to choose."""
        field = Field(doc, "", error).object(FIELDS)
        players = field.at("players").number(2, 3)
        state = NineState(self, players, field.at("limit").number(1, MOST, self.limits[False]))
        state.company = field.at("company").word(COMPANIES, "company", RIVALS)
        for number, seat in enumerate(field.at("seats").items(players)):
            seat.object(("cards", "hand", "shown"))
            state.hands[number] = self.cards(seat.at("hand")) if seat.has("hand") else []
            state.shown[number] = self.cards(seat.at("shown")) if seat.has("shown") else None
        if field.has("points"):
            rounds = [round.items(players) for round in field.at("points").items(ROUNDS)]
            state.points = [[points.number(0, MOST) for points in round] for round in rounds]
        state.draft = self.cards(field.at("draft")) if field.has("draft") else []
        state.turn = field.at("turn").number(-2, players, 0)
        state.active = field.at("active").number(0, players, max(state.turn, 0))
        state.drafting = bool(state.draft)
        return state

    def cards(self, field: Field) -> list[int]:
        return [item.number(1, 9) for item in field.items(3)]

    def from_position(self, doc: Doc) -> State:
        return self.read(doc, BadPosition)

    def position_of(self, state: State) -> Doc:
        return self.view_of(state, ALL).data

    def rows_of(self, state: State) -> list[Row]:
        assert isinstance(state, NineState)
        parts = [
            Part(seat, points, "N3", {"round": number})
            for number, round in enumerate(state.points, 1)
            for seat, points in enumerate(round)
        ]
        return [row_of("shown", "N3", state.players, parts)]

    def result_of(self, state: State) -> Result | None:
        assert isinstance(state, NineState)
        scores = state.scores()
        if state.company == TEAM:
            won = all(all(round) for round in state.points)
            seats = list(range(state.players))
            ranks, rows = [1] * state.players, self.rows_of(state)
            return Result("won" if won else "lost", ranks, scores, rows, seats if won else [], "team")
        ranks = ranks_of(scores)
        winners = winners_of(ranks)
        outcome = "won" if len(winners) == 1 else "shared"
        return Result(outcome, ranks, scores, self.rows_of(state), winners, "sum")

    def is_cooperative(self, players: int, options: Mapping[str, Any]) -> bool:
        return options.get("company") == TEAM

    def chapter(self, state: State) -> int:
        assert isinstance(state, NineState)
        return len(state.points)

    def preview(self, state: State) -> list[Row]:
        """Return the rows that the round would score if it ended now."""
        assert isinstance(state, NineState)
        gained = [state.worth(cards) for cards in state.shown]
        parts = [Part(seat, points, "N3", {"round": state.round}) for seat, points in enumerate(gained)]
        return [row_of("shown", "N3", state.players, parts)]


GAME = Nine()
