"""Evaluation of a state of Nine: a hand is worth the best sum within the limit."""

from __future__ import annotations

from itertools import combinations

from folkmoot.bots.evaluation import Choices, Estimate, Evaluation
from folkmoot.bots.network import Features
from folkmoot.core import State
from folkmoot_toy.state import DONE, TEAM, NineState

WEIGHTS = {"spread": 3.0, "sharp": 1.0}
BY_PLAYERS = {3: {"spread": 4.0}}


class NineEvaluation(Evaluation):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.is_game_specific = True
        self.spread = weights["spread"]
        self.sharp = weights["sharp"]

    def policy(self, state: State, out: Choices) -> None:
        """Every choice by the best sum that it can lead to."""
        assert isinstance(state, NineState)
        for code in state.legal_actions():
            chosen = state.draft if code == DONE else [*state.draft, code + 1]
            later = [] if code == DONE else [card for card in state.hands[state.active] if card > code + 1]
            out.add(code, 1.0 + self.sharp * best(state, chosen, later))

    def evaluate(self, state: State, out: Estimate) -> None:
        assert isinstance(state, NineState)
        for seat, points in enumerate(state.scores()):
            shown = state.shown[seat]
            coming = best(state, [], state.hands[seat]) if shown is None else state.worth(shown)
            out.points[seat] = float(points + coming)
        out.spread = self.spread
        out.shared = state.company == TEAM
        if out.shared:
            out.points[: state.players] = [min(out.points[: state.players])] * state.players
        out.shares_from_points(state.players)

    def describe(self, state: State, seat: int, out: Features) -> None:
        """The cards in a seat's hand, for training."""
        assert isinstance(state, NineState)
        for card in state.hands[seat]:
            out.add(card - 1)


def best(state: NineState, chosen: list[int], later: list[int]) -> int:
    """The best sum of what is chosen and any of the other cards."""
    return max(state.worth([*chosen, *more]) for size in range(len(later) + 1) for more in combinations(later, size))


def evaluation(weights: dict[str, float]) -> Evaluation:
    return NineEvaluation(weights)
