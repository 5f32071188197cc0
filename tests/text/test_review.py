"""A judged decision in words: what was played, what would have been better, and why."""

import pytest

from folkmoot import games
from folkmoot.bots.judging import How, Judge
from folkmoot.core import SimDealer
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.review import moment, story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games.OWN)
def test_every_choice_has_words_in_every_language(id: str, language: str) -> None:
    game = games.get(id)
    state = game.start(2)
    SimDealer(4).deal_all(state)
    decision = Judge(game, 2, How(iterations=4)).decision(state.view(state.turn), [state.legal_actions()[0]], 1)
    assert decision is not None
    decision["considered"][0]["points"] = [9.0, 1.0] if state.turn == 0 else [1.0, 9.0]
    decision["considered"][1]["points"] = [5.0, 5.0]
    decision["played"] = 1
    found = moment(
        state.view(state.turn), {"seat": int(state.turn), "decision": decision}, texts(language), ["Ada", "Bo"]
    )
    assert len(found["choices"]) == len(decision["considered"])
    assert all(choice["text"] and choice["rules"] for choice in found["choices"])
    told = texts(language)
    assert told.say("review-more", who=["Ada", "Bo"][state.turn], fraction=told.decimal(4.0, 1)) in found["why"]
    assert told.say("review-less", who=["Ada", "Bo"][1 - state.turn], fraction=told.decimal(4.0, 1)) in found["why"]


def test_the_story_of_a_seat_names_luck_and_the_others() -> None:
    seat = {"accuracy": 0.714, "own": -0.2, "others": 0.04, "luck": -0.09}
    assert story(texts("en"), seat, "Mira", False) == (
        "Mira: accuracy 71%. Luck lowered the chances by 9 in 100. The others’ choices raised the chances by 4 in 100."
    )
    assert story(texts("en"), {**seat, "luck": 0.001, "others": 0.0}, "Mira", False) == "Mira: accuracy 71%."
    assert story(texts("en"), {**seat, "accuracy": None, "luck": 0.0, "others": 0.0}, "Mira", False) == (
        "Nothing was at stake for Mira."
    )
