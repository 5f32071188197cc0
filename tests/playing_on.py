"""Check that a table loaded from somewhere can be played on."""

from __future__ import annotations

from folkmoot.core import CHANCE, OVER, SimDealer, State


def step(state: State, dealer: SimDealer) -> None:
    answers = state.chance_outcomes() if state.turn == CHANCE else state.legal_actions()
    assert answers, "nothing can be answered"
    state.step(dealer.pick(state) if state.turn == CHANCE else dealer.choose(state))


def play_on(state: State, dealer: SimDealer, steps: int) -> None:
    """It can be looked at, answered, counted and written down again."""
    for viewer in (None, *range(state.players)):
        state.view(viewer)
    for _ in range(steps):
        if state.turn == OVER:
            break
        step(state, dealer)
    state.rows()
    assert state.game.from_position(state.to_position()).to_position() == state.to_position()
