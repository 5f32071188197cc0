"""Faults of the past. Each test fails without its fix."""

from __future__ import annotations

from folkmoot.core import SimDealer, State
from tests.ethnos.tables import GAME, ask, play, seen, table


def play_on(state: State, seed: int) -> list[object]:
    """The views of a spectator from here to the end."""
    dealer = SimDealer(seed)
    views: list[object] = []
    while state.result() is None:
        if state.turn < 0:
            dealer.deal(state)
        else:
            state.apply(dealer.choose(state))
        views.append(seen(state))
    return views


def test_a_copy_into_a_larger_table_forgets_the_seats_that_are_too_many() -> None:
    """The hands of the seats beyond the copied ones were discarded into its deck at the age's end."""
    larger = table(6, hands=["dwarf.red*2", "dwarf.blue*2", "dwarf.grey*2", "elf.red*2", "elf.blue*2", "elf.grey*2"])
    small = table(2, orcs={0: "red"}, dragons=2, upper=0)
    larger.copy_from(small)
    play(small, "draw", "dragon")
    play(larger, "draw", "dragon")
    assert ask(larger) == "cash"
    assert seen(larger) == seen(small)
    assert play_on(larger, 1) == play_on(small, 1)
    assert larger.game is GAME
