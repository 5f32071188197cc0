"""A hint says what to do, how to go on, what comes of it and how it compares, in sentences of the catalogue."""

from __future__ import annotations

from folkmoot import bots, games
from folkmoot.core import Doc, SimDealer, State
from folkmoot.text import texts
from folkmoot.text.hints import in_words
from folkmoot.text.why import why_of

NAMES = ["Anna", "Birch"]


def idea(state: State, move: str, then: list[str] | None = None, visits: int = 9, share: float = 0.5) -> Doc:
    doc: Doc = {"move": move, "then": then or [], "visits": visits, "share": share, "lead": 0.0}
    return in_words(why_of(state.game, state.view(state.turn), texts("en"), NAMES), [doc])[0]


def ethnos() -> State:
    state = games.get("ethnos").start(players=2)
    SimDealer(3).deal_all(state)
    return state


def test_a_card_is_worth_what_it_is_held_with() -> None:
    state = ethnos()
    doc = state.to_position()
    doc["seats"][state.turn]["hand"] = ["dwarf.purple", "dwarf.red", "orc.grey"]
    doc["upper"] -= 1
    assert "dwarf.grey" in doc["face_up"]
    found = idea(games.get("ethnos").from_position(doc), "take dwarf.grey")
    assert found["what"] == "Take the grey dwarf"
    assert found["because"].startswith("With it you would hold 3 dwarves, 2 of Pelagon.")


def test_a_choice_of_several_steps_is_told_to_its_end() -> None:
    state = ethnos()
    leader = next(name for name in map(state.name, state.legal_actions()) if name.startswith("lead "))
    found = idea(state, leader, ["done"])
    assert found["because"].startswith("Then: Play band. The band has one card")


def test_moves_are_compared_with_the_next_best() -> None:
    state = ethnos()
    why = why_of(state.game, state.view(state.turn), texts("en"), NAMES)
    other = next(name for name in map(state.name, state.legal_actions()) if name.startswith("take "))
    known: Doc = {"then": [], "visits": 5, "lead": 0.0}
    far = in_words(why, [{**known, "move": "draw", "share": 0.51}, {**known, "move": other, "share": 0.4}])
    assert (
        far[0]["because"]
        == f"By a strong bot’s reckoning, you win 51 games in 100 this way. With “{far[1]['what']}” it would be 40."
    )
    near = in_words(why, [{**known, "move": "draw", "share": 0.51}, {**known, "move": other, "share": 0.5}])
    assert near[0]["because"].endswith("is about as good.")
    assert idea(state, "draw", visits=0)["because"] == "There’s no other sensible choice."


def test_bots_tell_how_they_would_finish_a_choice() -> None:
    game = games.get("aetherya")
    state = game.start(players=2)
    SimDealer(5).deal_all(state)
    view = state.view(state.turn)
    best = bots.answer(game, {"view": view.data, "level": "strong", "seed": 1, "iterations": 60})["considered"][0]
    assert best["then"]
    for step in [best["move"], *best["then"]]:
        state.apply(state.parse(step))
