"""The position and what may happen to it."""

from __future__ import annotations

from folkmoot.core import CHANCE, OVER, Actions, Doc, Game, Outcomes, State
from folkmoot.core.contract import FIRST_REASON, LEGAL

ROUNDS = 2
RIVALS, TEAM = COMPANIES = ("rivals", "team")
SHOW, DONE, CARD = 0, 9, 10
NOT_YOURS, DESCENDS, NOTHING_CHOSEN = FIRST_REASON, FIRST_REASON + 1, FIRST_REASON + 2


class NineState(State):
    def __init__(self, game: Game, players: int, limit: int, company: str = RIVALS) -> None:
        super().__init__(game)
        self.players = players
        self.limit = limit
        self.company = company
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[list[int] | None] = [None] * players
        self.points: list[list[int]] = []
        """Points of each seat in every finished round."""
        self.draft: list[int] = []
        self.active = 0

    def clone(self) -> State:
        copy = NineState(self.game, self.players, self.limit, self.company)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, NineState)
        self.game, self.players = other.game, other.players
        self.limit, self.company = other.limit, other.company
        self.turn, self.drafting, self.events = other.turn, other.drafting, None
        self.hands = [list(hand) for hand in other.hands]
        self.shown = [None if cards is None else list(cards) for cards in other.shown]
        self.points = [list(round) for round in other.points]
        self.draft, self.active = list(other.draft), other.active

    @property
    def round(self) -> int:
        return min(len(self.points) + 1, ROUNDS)

    def undrawn(self) -> list[int]:
        lying = {card for hand in self.hands for card in hand} | {c for cards in self.shown for c in cards or []}
        return [card for card in range(1, 10) if card not in lying]

    def worth(self, cards: list[int] | None) -> int:
        """N3: the sum, or nothing above the limit."""
        total = sum(cards or [])
        return total if total <= self.limit else 0

    def reason_of_seat(self, code: int) -> int:
        if code == DONE:
            return LEGAL if self.draft else NOTHING_CHOSEN
        card = code - SHOW + 1
        if card not in self.hands[self.active]:
            return NOT_YOURS
        return DESCENDS if self.draft and card <= self.draft[-1] else LEGAL

    def list_legal(self, out: Actions) -> None:
        for code in range(CARD):
            if self.reason_of_seat(code) == LEGAL:
                out.add(code)

    def weight(self, code: int) -> int:
        return 1 if code - CARD + 1 in self.undrawn() else 0

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
            self.tell("choose", "N2", self.active, None, {"card": self.draft[-1]})

    def deal(self, card: int) -> None:
        """N1: three cards for each, one seat after the other."""
        self.hands[self.active] = sorted([*self.hands[self.active], card])
        self.tell("dealt", "N1", self.active, {}, {"card": card})
        if len(self.hands[self.active]) == 3:
            self.active = (self.active + 1) % self.players
            if self.active == 0:
                self.turn = 0
        self.tell_ask()

    def close(self) -> None:
        self.shown[self.active] = self.draft
        self.hands[self.active] = []
        self.tell("show", "N2", self.active, {"cards": list(self.draft)})
        self.draft, self.drafting = [], False
        self.active += 1
        self.turn = self.active
        if self.active == self.players:
            self.end_round()
        self.tell_ask()

    def end_round(self) -> None:
        """N3: what lies there scores; the cards of another round are dealt anew."""
        gained = [self.worth(cards) for cards in self.shown]
        self.tell("round", "N3", -1, {"round": self.round, "points": gained})
        self.points.append(gained)
        self.turn = OVER if len(self.points) == ROUNDS else CHANCE
        if self.turn == CHANCE:
            self.shown, self.active = [None] * self.players, 0

    def tell_ask(self) -> None:
        self.tell("ask", "", self.active, {"turn": self.turn, "prompt": self.prompt(), "over": self.turn == OVER})

    def prompt(self) -> Doc:
        ask = "choose" if self.turn >= 0 else "deal" if self.turn == CHANCE else "over"
        rule = {"choose": "N2", "deal": "N1", "over": "N3"}[ask]
        return {"seat": self.turn, "ask": ask, "rule": rule, "args": {"limit": self.limit}, "done": 0, "of": 0}

    def scores(self) -> list[int]:
        return [sum(round[seat] for round in self.points) for seat in range(self.players)]
