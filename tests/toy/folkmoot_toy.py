"""Nine: the smallest game with everything a game can have — chance, secrets, drafts — in an interpreted package.

Each seat is dealt three of the cards 1 to 9. In turn each chooses, unseen until done, one or more of them to show;
the shown cards score their sum, or nothing above nine. The rest is discarded unseen. With the switch `twelve` the
limit is twelve.
"""

from __future__ import annotations

from typing import Any

from folkmoot.core import (
    ALL,
    CHANCE,
    OVER,
    Actions,
    BadNotation,
    BadPosition,
    BadView,
    Doc,
    Event,
    Game,
    Option,
    Outcomes,
    Part,
    Result,
    Row,
    State,
    View,
)
from folkmoot.core.contract import CANNOT_COME, CHANCE_DECIDES, FIRST_REASON, GAME_OVER, LEGAL, NOT_NOW
from folkmoot.core.documents import Field
from folkmoot.core.options import read_options
from folkmoot.core.rng import Rng
from folkmoot.core.values import row_of

SHOW, DONE, CARD = 0, 9, 10
NOT_YOURS, DESCENDS, NOTHING_CHOSEN = FIRST_REASON, FIRST_REASON + 1, FIRST_REASON + 2


class NineState(State):
    def __init__(self, game: Game, players: int, limit: int) -> None:
        super().__init__(game)
        self.players = players
        self.limit = limit
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[list[int] | None] = [None] * players
        self.draft: list[int] = []
        self.active = 0

    def clone(self) -> State:
        copy = NineState(self.game, self.players, self.limit)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, NineState)
        self.game, self.players, self.limit = other.game, other.players, other.limit
        self.turn, self.drafting, self.events = other.turn, other.drafting, None
        self.hands = [list(hand) for hand in other.hands]
        self.shown = [None if cards is None else list(cards) for cards in other.shown]
        self.draft, self.active = list(other.draft), other.active

    def undrawn(self) -> list[int]:
        lying = {card for hand in self.hands for card in hand} | {c for cards in self.shown for c in cards or []}
        return [card for card in range(1, 10) if card not in lying]

    def reason(self, code: int) -> int:
        if self.turn == OVER:
            return GAME_OVER
        if code >= CARD:
            if self.turn != CHANCE:
                return NOT_NOW
            return LEGAL if code - CARD + 1 in self.undrawn() else CANNOT_COME
        if self.turn == CHANCE:
            return CHANCE_DECIDES
        if code == DONE:
            return LEGAL if self.draft else NOTHING_CHOSEN
        card = code - SHOW + 1
        if card not in self.hands[self.active]:
            return NOT_YOURS
        return DESCENDS if self.draft and card <= self.draft[-1] else LEGAL

    def list_legal(self, out: Actions) -> None:
        for code in range(CARD):
            if self.reason(code) == LEGAL:
                out.add(code)

    def list_chance(self, out: Outcomes) -> None:
        for card in self.undrawn():
            out.add(CARD + card - 1, 1)

    def step(self, code: int) -> None:
        if code >= CARD:
            self.deal(code - CARD + 1)
        elif code == DONE:
            self.close()
        else:
            self.draft.append(code - SHOW + 1)
            self.drafting = True
            if self.events is not None:
                self.events.append(Event("choose", "", self.active, None, {"card": self.draft[-1]}, (self.active,)))

    def deal(self, card: int) -> None:
        self.hands[self.active] = sorted([*self.hands[self.active], card])
        if self.events is not None:
            self.events.append(Event("dealt", "", self.active, {}, {"card": card}, (self.active,)))
        if len(self.hands[self.active]) == 3:
            self.active = (self.active + 1) % self.players
            if self.active == 0:
                self.turn = 0
        self.tell_ask()

    def close(self) -> None:
        self.shown[self.active] = self.draft
        self.hands[self.active] = []
        if self.events is not None:
            self.events.append(Event("show", "", self.active, {"cards": list(self.draft)}))
        self.draft, self.drafting = [], False
        self.active += 1
        self.turn = self.active if self.active < self.players else OVER
        self.tell_ask()

    def tell_ask(self) -> None:
        if self.events is not None:
            self.events.append(Event("ask", "", self.active, {"turn": self.turn, "prompt": self.prompt()}))

    def prompt(self) -> Doc:
        seat, ask = (
            (self.active, "choose") if self.turn >= 0 else (self.turn, "deal" if self.turn == CHANCE else "over")
        )
        return {"seat": seat, "ask": ask, "rule": "", "args": {}, "done": 0, "of": 0}

    def scores(self) -> list[int]:
        sums = [sum(cards or []) for cards in self.shown]
        return [total if total <= self.limit else 0 for total in sums]


class NineView(View):
    def sample_into(self, state: State, seed: int) -> None:
        game: Any = self.game
        known = game.read(self.data, BadView)
        state.copy_from(known)
        assert isinstance(state, NineState)
        rng = Rng(seed, 9)
        for seat, data in enumerate(self.data["seats"]):
            while len(state.hands[seat]) < data["cards"]:
                left = state.undrawn()
                state.hands[seat] = sorted([*state.hands[seat], left[rng.below(len(left))]])


class Nine(Game):
    def __init__(self) -> None:
        super().__init__("nine", 1, range(2, 4), (Option("twelve", "bool", False, ""),))
        self.actions = [f"show {card}" for card in range(1, 10)] + ["done"]
        self.chances = [f"card {card}" for card in range(1, 10)]
        self.reasons = [("not_yours", ""), ("descends", ""), ("nothing_chosen", "")]
        self.max_decisions = 12

    def start(self, players: int, *, rules: int | None = None, **options: Any) -> State:
        given = read_options(self.options, options)
        self.check_rules(rules)
        return NineState(self, self.check_players(players), 12 if given["twelve"] else 9)

    def parse_in(self, state: State, text: str) -> int:
        names = self.actions + self.chances
        if text not in names:
            raise BadNotation(repr(text), "no action of Nine")
        return names.index(text)

    def describe_in(self, state: State, code: int) -> Doc:
        verb = self.name_of(state, code).split()[0]
        final = code >= DONE
        return {
            "code": code, "text": self.name_of(state, code), "verb": verb, "operands": {}, "rules": [],
            "final": final, "effects": [],
        }  # fmt: skip

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, NineState)
        lying = [card for hand in state.hands for card in hand]
        return {"twice in hands": len(lying) - len(set(lying))}

    def view_of(self, state: State, seat: int | None) -> View:
        assert isinstance(state, NineState)
        insider = seat == ALL or seat == state.turn
        data = {
            "game": "nine", "rules": 1, "players": state.players, "turn": state.turn, "prompt": state.prompt(),
            "over": state.turn == OVER, "seat": "all" if seat == ALL else seat, "limit": state.limit,
            "active": state.active,
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

    def load_view(self, data: Doc) -> View:
        seat = data["seat"]
        return NineView(self, data, ALL if seat == "all" else seat)

    def read(self, doc: Doc, error: Any) -> NineState:
        field = Field(doc, "", error)
        players = field.at("players").number(2, 3)
        state = NineState(self, players, field.at("limit").number(9, 12))
        for number, seat in enumerate(field.at("seats").items(players)):
            state.hands[number] = [item.number(1, 9) for item in seat.at("hand").items(3)] if seat.has("hand") else []
            state.shown[number] = seat.value["shown"]
        state.draft = list(doc["draft"])
        state.turn, state.active = field.at("turn").number(-2, players), field.at("active").number(0, players)
        state.drafting = bool(doc["draft"])
        return state

    def from_position(self, doc: Doc) -> State:
        return self.read(doc, BadPosition)

    def position_of(self, state: State) -> Doc:
        return self.view_of(state, ALL).data

    def fold(self, data: Doc, event: Doc) -> None:
        if event["kind"] == "ask":
            data["turn"], data["prompt"] = event["turn"], event["prompt"]
            data["active"], data["over"] = event["seat"], event["turn"] == OVER
            return
        seat = data["seats"][event["seat"]]
        if event["kind"] == "dealt":
            seat["cards"] += 1
            if "card" in event and seat["hand"] is not None:
                seat["hand"] = sorted([*seat["hand"], event["card"]])
        elif event["kind"] == "choose":
            data["draft"].append(event["card"])
        else:
            seat["shown"], seat["cards"] = event["cards"], 0
            seat["hand"] = [] if seat["hand"] is not None else None
            data["draft"] = []

    def rows_of(self, state: State) -> list[Row]:
        parts = [Part(seat, points, "", {}) for seat, points in enumerate(state.scores())]
        return [row_of("shown", "", state.players, parts)]

    def result_of(self, state: State) -> Result | None:
        scores = state.scores()
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        outcome = "won" if len(winners) == 1 else "shared"
        return Result(outcome, ranks, scores, self.rows_of(state), winners, "sum")


GAME = Nine()
