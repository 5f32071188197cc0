"""Questions about a position: answered in every language, from what the asking seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from folkmoot import games
from folkmoot.core import ALL, CHANCE, OVER, FolkmootError, SimDealer, State
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.rules import structure
from folkmoot.text.why import Why, why_of
from tests.ethnos.tables import third_dragon
from tests.rule_ids import EVERY

NAMES = ["Anna", "Bela", "Cora", "Dora"]


def played(game: str, steps: int, seed: int = 3, players: int = 3, **options: Any) -> State:
    """A game some decisions in, at a seat's decision."""
    state, dealer = games.get(game).start(players, **options), SimDealer(seed)
    while state.turn != OVER and (steps > 0 or state.turn == CHANCE or state.drafting):
        if state.turn == CHANCE:
            dealer.deal(state)
            continue
        legal = state.legal_actions()
        state.apply(legal[(steps * 7) % len(legal)])
        steps -= 1
    return state


def asked(state: State, language: str = "en", seat: int | None = None) -> Why:
    eyes = int(state.turn) if seat is None else seat
    return why_of(state.game, state.view(eyes), texts(language), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.OWN)
def test_every_question_is_answered(game: str, language: str) -> None:
    found = structure(games.get(game))
    assert found is not None
    for steps in (3, 40):
        why = asked(played(game, steps), language)
        legal = {action["text"] for action in why.view.legal}
        answers = [why.turn(), why.end(), why.points(0)]
        answers += [why.thing(word) for word in found["topics"]]
        answers += [why.action(text) for text in sorted(legal)[:6]]
        answers += [why.action(text) for text in games.get(game).actions[::17] if text not in legal]
        for answer in answers:
            assert answer["answer"].strip()
            assert set(answer["rules"]) <= set(EVERY[game])


def test_why_a_band_is_too_small() -> None:
    state = games.get("ethnos").from_position(
        {
            "players": 2,
            "tribes": ["wingfolk", "dwarf", "elf", "troll", "skeleton"],
            "kingdoms": {
                "ithys": {"tokens": [0, 2]},
                "straton": {"tokens": [2, 2]},
                "rhea": {"tokens": [4, 4]},
                "duris": {"tokens": [6, 6], "markers": [2, 1]},
                "althea": {"tokens": [8, 8]},
                "pelagon": {"tokens": [8, 10]},
            },
            "seats": [{"bands": [{"leader": "wingfolk.red", "cards": ["wingfolk.red", "wingfolk.blue"]}]}, {}],
            "prompt": {"ask": "marker"},
        }
    )
    answer = asked(state).action("place duris")
    assert answer == {
        "answer": "Your band counts as 2 cards, and there are already 3 markers to beat in Duris. "
        "You need more cards than markers.",
        "rules": ["E19"],
    }
    assert "your markers go from 0 to 1" in asked(state).action("place rhea")["answer"]
    assert asked(state).thing("duris")["answer"].endswith("Duris: tokens 6, 6; markers Anna 2, Bela 1.")
    assert asked(state).thing("elf.red")["rules"] == ["E24"]
    assert asked(state, seat=1).action("place rhea")["answer"].startswith("It isn’t your turn.")
    assert asked(state).action("castle")["answer"] == "There is no such action in this game."


def test_points_are_those_of_the_rows() -> None:
    state = played("ethnos", 260, players=2)
    why = why_of(state.game, state.view(ALL), texts(), NAMES)
    for seat, points in enumerate(state.scores()):
        assert f"{NAMES[seat]}: {points} points in all: " in why.points(seat)["answer"] or points == 1
    with pytest.raises(FolkmootError, match="no seat"):
        why.points(7)
    with pytest.raises(FolkmootError, match="no row"):
        why.points(0, "poker")
    with pytest.raises(FolkmootError, match="cannot be asked about"):
        why.thing("poker")


@pytest.mark.parametrize(("game", "options"), [("ethnos", {}), ("tribes", {}), ("aetherya", {"tokens": True})])
def test_answers_do_not_depend_on_what_is_hidden(game: str, options: dict[str, bool]) -> None:
    """Another state that the same view could come from gives the same answers."""
    for steps in (5, 33, 61):
        state = played(game, steps, **options)
        view = state.view(state.turn)
        for seed in (1, 2):
            other = view.sample(seed)
            texts_of = [action["text"] for action in view.legal] + games.get(game).actions[::23]
            one, two = asked(state), asked(other)
            assert [one.action(text) for text in texts_of] == [two.action(text) for text in texts_of]
            assert (one.end(), one.turn(), one.points(1)) == (two.end(), two.turn(), two.points(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_band_for_which_no_kingdom_is_open_is_too_small(language: str) -> None:
    """An empty list selects the same variant in every language, whatever its word for nothing is."""
    told = asked(played("ethnos", 5), language).effect({"kind": "markers", "kingdoms": []})
    assert told
    assert texts(language).say("none") not in told


def kingdoms(players: int, *markers: int, trolls: tuple[int, ...] = (), age: int = 2) -> State:
    """The end of an age with markers in Duris alone."""
    tokens = {"duris": [2, 6] if players == 2 else [2, 6, 10]}
    held = {number: [token] for number, token in enumerate(trolls) if token}
    return third_dragon(players, age=age, markers={"duris": list(markers)}, tokens=tokens, trolls=held)


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (lambda: kingdoms(2, 2, 1), "E39"),
        (lambda: kingdoms(2, 2, 2), "E39"),
        (lambda: kingdoms(2, 2, 2, trolls=(3, 1)), "E38"),
        (lambda: kingdoms(2, 2, 1, age=1), "E36"),
        (lambda: kingdoms(4, 2, 2, age=1), "E37"),
        (lambda: kingdoms(4, 2, 1, age=1), "E36"),
        (lambda: kingdoms(4, 2, 2, trolls=(3, 1)), "E38"),
    ],
)
def test_points_of_a_kingdom_cite_the_rule_that_decided_them(state: Callable[[], State], rule: str) -> None:
    ended = state()
    why = why_of(ended.game, ended.view(ALL), texts(), NAMES)
    answer = why.points(0, "kingdoms")
    assert answer["rules"] == [rule]
    assert ("tie broken by trolls" in answer["answer"]) == (rule == "E38")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.OWN)
def test_after_the_end_it_is_told_how_the_game_ended(game: str, language: str) -> None:
    state = games.get(game).start(2)
    SimDealer(2).playout(state)
    result = state.result()
    assert result is not None
    why = why_of(state.game, state.view(ALL), texts(language), NAMES)
    over = texts(language).say("refusal-game_over")
    reason = texts(language).say(f"{game}-reason-{result.reason}", who=NAMES[result.winners[0]])
    assert why.end()["answer"] == f"{over}{why.texts.gap}{reason}"
    assert why.end()["rules"]


def test_a_skeleton_that_is_to_lead_is_told_the_rule() -> None:
    answer = asked(played("ethnos", 3)).action("lead  skeleton")
    assert answer == {"answer": "A skeleton can’t lead a band; it can join any band.", "rules": ["E30"]}
