"""Looking back at a game: what could be expected turn by turn, and which turns changed most."""

from __future__ import annotations

import pytest

from folkmoot.bots.hindsight import MOMENTS, Turn, moments_of, turns_of
from tests.core.test_records import GAME, recorded


def test_what_is_expected_is_told_around_the_end() -> None:
    turns = turns_of(GAME, recorded().record())
    assert [len(turn.expected) for turn in turns] == [3] * len(turns)
    assert [sum(turn.expected) for turn in turns] == [pytest.approx(sum(turns[-1].expected))] * len(turns)
    assert [sum(turn.chances) for turn in turns] == [pytest.approx(1)] * len(turns)


def test_a_band_is_sure_as_soon_as_it_lies() -> None:
    recorder = recorded()
    state = recorder.state
    bands = [row for row in GAME.preview(state) or [] if row.id == "bands"]
    assert bands
    assert state.scores() == [0, 0, 0]
    assert turns_of(GAME, recorder.record())[-1].sure == list(bands[0].points)


def test_what_was_taken_back_is_not_told() -> None:
    recorder = recorded(12)
    before = turns_of(GAME, recorder.record())
    recorder.undo(0, before[-3].n)
    assert [turn.n for turn in turns_of(GAME, recorder.record())] == [turn.n for turn in before[:-2]]


def test_the_moments_are_the_largest_changes_in_the_order_they_were_played() -> None:
    own = [0.5, 0.6, 0.61, 0.9, 0.7, 0.72, 0.2, 0.29, 1.0]
    turns = [Turn(n, [0, 0], [0.0, 0.0], [chance, 1 - chance]) for n, chance in enumerate(own)]
    assert moments_of(turns) == [1, 3, 4, 6]
    assert len(moments_of(turns)) == MOMENTS
    again = turns + [Turn(n, [0, 0], [0.0, 0.0], [0.5, 0.5]) for n in range(9, 80)]
    assert moments_of(again) == [3, 8]  # what lies beside a larger change belongs to it
    calm = [Turn(n, [0], [0.0], [0.5 + n / 100]) for n in range(9)]
    assert moments_of(calm) == []
    assert moments_of([Turn(0, [1], [], []), Turn(1, [2], [], []), Turn(2, [3], [], [])]) == []
