"""A game goes on from its kept rows exactly as it would have gone on in memory."""

from __future__ import annotations

import pytest

from folkmoot import games
from folkmoot.core import BadRecord, FairDealer, Recorder, SimDealer, verify

SEED = bytes(range(32))


def play(recorder: Recorder, rows: int, seed: int = 1) -> None:
    chooser = SimDealer(seed)
    while rows and recorder.state.turn >= 0:
        state = recorder.state.clone()
        steps: list[int] = []
        while not steps or state.drafting:
            steps.append(chooser.choose(state))
            state.apply(steps[-1])
        recorder.move(steps)
        rows -= 1


def fresh(watching: bool = False) -> Recorder:
    return Recorder(games.get("ethnos"), FairDealer(SEED), 3, watching=watching)


def test_a_resumed_game_draws_the_same_cards() -> None:
    straight = fresh()
    play(straight, 20)
    resumed = Recorder.resume(straight.game, FairDealer(SEED), straight.opening, straight.rows)
    play(straight, 20, seed=2)
    play(resumed, 20, seed=2)
    assert resumed.rows == straight.rows
    resumed.finish("stopped")
    verify(resumed.game, resumed.record())


def test_adopted_rows_give_the_same_state_and_events() -> None:
    writer, reader = fresh(True), fresh(True)
    for _ in range(15):
        play(writer, 1, seed=writer.rows[-1]["n"])
        reader.adopt(writer.rows[-1])
        assert reader.events == writer.events
    assert writer.events
    reader.adopt(writer.undo(0, 5))
    assert reader.state.to_position() == writer.state.to_position()
    play(writer, 1)
    reader.adopt(writer.rows[-1])
    assert reader.rows == writer.rows
    with pytest.raises(BadRecord, match=r"rows\[18\].n: must be 19 \(got 4\)"):
        reader.adopt(writer.rows[3])
