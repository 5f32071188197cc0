"""An outside, interpreted game is found by its entry point and fulfils the contract in both builds."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import Actions, Game, IllegalAction, NotConforming, SimDealer, State, UnknownGame, conformance


def test_outside_games_are_found_by_entry_point() -> None:
    assert "nine" in games.ids()
    assert games.get("nine").id == "nine"
    assert games.get("nine") is games.get("nine")


def test_an_unknown_game_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(UnknownGame, match=r"'chess' isn't a game \(games: ethnos"):
        games.get("chess")


def test_the_toy_game_conforms() -> None:
    report = conformance(games.get("nine"), games=200, deep=5, steps=20)
    assert report.settings == 8
    assert report.games >= 200
    assert report.samples_that_differ > 100, "secrets must really have been drawn anew"


def forgetful(state: Any, out: Actions) -> None:
    """A legal list that forgets its first action."""
    for code in [code for code in range(state.game.num_actions) if state.reason(code) == 0][1:] or [9]:
        out.add(code)


def backwards(state: Any, out: Actions) -> None:
    for code in reversed(range(state.game.num_actions)):
        if state.reason(code) == 0:
            out.add(code)


def test_conformance_notices_rivals_that_win_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.get("nine")), "is_cooperative", lambda game, players, options: True)
    with pytest.raises(NotConforming, match="all win or lose together, and ranks are"):
        conformance(games.get("nine"), games=20, deep=2, steps=30)


BREAKS: dict[str, tuple[str, Callable[..., object], str]] = {
    "scores of half the seats": ("scores", lambda state: [0], "scores are"),
    "no end": ("reason_of_seat", lambda state, code: 0, "more decisions than max_decisions"),
    "a list that forgets": ("list_legal", forgetful, "refusal None, legal False"),
    "a list that descends": ("list_legal", backwards, "not ascending"),
    "chance without outcomes": ("list_chance", lambda state, out: None, "nothing can come"),
    "cards from nowhere": ("undrawn", lambda state: [1], "components are not conserved"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_conformance_can_fail(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    method, broken, message = BREAKS[name]
    toy = pytest.importorskip("folkmoot_toy")
    monkeypatch.setattr(toy.NineState, method, broken)
    with pytest.raises((NotConforming, IllegalAction), match=message):
        conformance(games.get("nine"), games=20, deep=2, steps=30)


def test_conformance_notices_a_view_that_shows_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = pytest.importorskip("folkmoot_toy")
    seen = toy.Nine.view_of

    def leaky(game: Game, state: State, seat: int | None) -> object:
        view = seen(game, state, seat)
        view.data["draft"] = list(state.draft)  # type: ignore[attr-defined]
        return view

    monkeypatch.setattr(toy.Nine, "view_of", leaky)
    with pytest.raises(NotConforming, match=r"do not fold|sees a draft"):
        conformance(games.get("nine"), games=10, deep=5, steps=30)


def test_conformance_notices_copies_that_share(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = pytest.importorskip("folkmoot_toy")

    def shallow(state: State) -> State:
        twin = toy.NineState(state.game, state.players, 9)
        twin.__dict__.update(copy.copy(state.__dict__))
        for name in ("turn", "drafting", "players", "game"):
            setattr(twin, name, getattr(state, name))
        twin.events = None
        return twin  # type: ignore[no-any-return]

    monkeypatch.setattr(toy.NineState, "clone", shallow)
    with pytest.raises(NotConforming, match=r"changed|differently|otherwise"):
        conformance(games.get("nine"), games=10, deep=5, steps=30)


def test_random_play_of_an_interpreted_game_is_repeatable() -> None:
    game = games.get("nine")
    positions = []
    for _ in range(2):
        state = game.start(3)
        SimDealer(7).playout(state)
        positions.append(state.to_position())
    assert positions[0] == positions[1]
