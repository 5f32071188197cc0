"""Every installed game of ours, with every number of players and every option."""

import os

import pytest

from folkmoot import games
from folkmoot.core import SimDealer, conformance


@pytest.mark.parametrize("id", games.OWN)
def test_nothing_that_happened_is_left_in_a_state_that_another_is_copied_into(id: str) -> None:
    game = games.get(id)
    state = game.start(2)
    state.watch()
    SimDealer(1).deal_all(state)
    assert state.clone().take_events() == []
    assert state.events
    state.copy_from(game.start(2))
    assert state.take_events() == []


@pytest.mark.slow
@pytest.mark.parametrize("id", games.OWN)
def test_conformance(id: str) -> None:
    report = conformance(games.get(id), games=100, steps=2)
    assert report.games >= 100
    assert report.samples_that_differ > 50, "secrets must really have been drawn anew"
    assert report.records == report.settings


@pytest.mark.skipif("FOLKMOOT_SAMPLE" not in os.environ, reason="all settings are tried in this build")
@pytest.mark.parametrize("id", games.OWN)
def test_a_sample_of_settings_conforms(id: str) -> None:
    """`make test` goes through all settings in the compiled build; this is for the other one."""
    report = conformance(games.get(id), games=16, steps=4, most=8)
    assert report.records == report.settings == 8
