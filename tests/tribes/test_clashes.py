"""Previews: conflicts to come (T20, T21), and how far goals have come (T132)."""

import pytest

from folkmoot.core import CHANCE, OVER, Doc, SimDealer, State
from folkmoot.core.rng import Rng
from folkmoot.games.tribes.engine.state import TribesState
from tests.tribes.tables import GAME, ask, data, event, members, play, table, tribe

WALLED: Doc = tribe({"e": 2}, villages=["e"], tokens=["walls"])


def clash_of(state: State, action: str) -> list[Doc]:
    """The conflicts that a step would lead to."""
    return [one for one in state.describe(state.parse(action))["effects"] if one["kind"] == "clash"]


def test_T20_a_move_that_overfills_a_hex_tells_how_the_conflict_would_end() -> None:
    state = table("act", tribe({"d": 4, "e": 3}), tribe({"e": 2, "i": 1}, villages=["e"]), dice=["sun", "sun"])
    play(state, "act move sun")
    assert clash_of(state, "move d a") == clash_of(state, "done") == []
    (found,) = clash_of(state, "move d e")
    assert (found["hex"], found["number"], found["limit"], found["attacks"]) == ("e", 6, 5, True)
    assert found["tribes"] == {"0": 4, "1": 2}
    assert [(one["kind"], one["seat"], one.get("number")) for one in found["effects"]] == [
        ("removed", 0, 2), ("removed", 1, 2), ("raided", 0, None), ("village_destroyed", 1, None),
    ]  # fmt: skip


def test_T20_done_tells_every_conflict_that_stands_by_then() -> None:
    state = table("act", tribe({"d": 4, "e": 4, "a": 3}), tribe({"e": 1, "a": 2}), dice=["sun", "sun"])
    play(state, "act move sun", "move d a", "move d e")
    assert [one["hex"] for one in clash_of(state, "done")] == ["a", "e"]
    play(state, "done")
    assert [one["hex"] for one in clash_of(state, "act grow sun")] == ["a", "e"]


def test_T21_bow_and_walls_are_part_of_it() -> None:
    state = table("act", tribe({"d": 3, "e": 3}, fulfilled=["bow"]), WALLED, discarded=["walls"])
    play(state, "act move sun")
    (found,) = clash_of(state, "move d e")
    assert [(one["rule"], one["seat"]) for one in found["effects"][:2]] == [("T125", 1), ("T125", 0)]


def test_T125_a_target_among_several_is_said_to_be_asked() -> None:
    three = (tribe({"d": 3, "e": 2}, fulfilled=["bow"]), tribe({"e": 2}), tribe({"e": 1}))
    state = table("act", *three)
    play(state, "act move sun")
    (found,) = clash_of(state, "move d e")
    assert found["asks"] == ["shoot"]


def test_T155_invaders_take_part() -> None:
    state = table(
        "act", tribe({"d": 3, "e": 3}), tribe({"i": 1}), events=[event("invaders")], invaders={"hex": "e", "number": 3}
    )
    play(state, "act grow sun")
    (found,) = clash_of(state, "grow e")
    assert found["tribes"] == {"0": 4, "invaders": 3}
    assert ("points", 2) in [(one["kind"], one.get("number")) for one in found["effects"]]


def falls(told: Doc, seat: str) -> int:
    return sum(one["number"] for one in told["effects"] if one["kind"] == "removed" and str(one["seat"]) == seat)


def survivors(told: Doc) -> set[str]:
    return {seat for seat, number in told["tribes"].items() if seat != "invaders" and number > falls(told, seat)}


def last_action(state: TribesState) -> bool:
    return ask(state) in ("grow", "move") and len(data(state)["used"]) == 2


def test_a_look_ahead_leaves_the_table_as_it_is_and_comes_true() -> None:
    """After a second action in random games, the survivors are those that the preview named."""
    seen = 0
    for seed in range(8):
        state = GAME.start(3, leaders="random", elders=True)
        assert isinstance(state, TribesState)
        dealer, rng = SimDealer(seed), Rng(seed, 9)
        while state.turn != OVER:
            if state.turn == CHANCE:
                dealer.deal(state)
                continue
            before = state.to_position()
            told = clash_of(state, "done") if last_action(state) else []
            assert state.to_position() == before
            if len(told) == 1 and not told[0]["asks"]:
                play(state, "done")
                if ask(state) == "end":
                    left = {str(seat) for seat in range(3) if told[0]["hex"] in members(state, seat)}
                    assert left == survivors(told[0])
                    seen += 1
            else:
                codes = state.legal_actions()
                state.apply(codes[rng.below(len(codes))])
    assert seen > 5


@pytest.mark.parametrize(
    ("goal", "own", "have", "need"),
    [
        ("lake_lords", tribe({"a": 2, "d": 1}), 2, 3),
        ("nomads", tribe({"a": 2, "d": 1}), 2, 7),
        ("borderland", tribe({"a": 2, "i": 2, "e": 1}), 1, 3),
        ("whole_tribe", tribe({"a": 2, "d": 1}), 3, 20),
        ("raid", tribe({"a": 2}), 0, 1),
        ("bow", tribe({"a": 2}, wood=9), 2, 3),
    ],
)
def test_T132_progress_counts_what_the_goal_asks(goal: str, own: Doc, have: int, need: int) -> None:
    state = table("act", own | {"open": [goal]}, tribe({"i": 2}))
    assert data(state)["progress"] == [{goal: [have, need]}, {}]


def test_T160_a_draft_does_not_show_in_the_progress() -> None:
    state = table("act", tribe({"a": 3}, open=["nomads"]), tribe({"i": 2}))
    play(state, "act move sun", "move a b")
    assert [state.view(seat).data["progress"][0] for seat in (0, 1, None)] == [{"nomads": [1, 7]}] * 3
    play(state, "done")
    assert data(state)["progress"][0] == {"nomads": [2, 7]}
