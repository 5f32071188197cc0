"""Scenarios of our own in words: every event, question, action, refusal and point of whole games, in every language."""

from __future__ import annotations

import pytest

from folkmoot import games
from folkmoot.core import ALL, CHANCE, OVER, SimDealer, State
from folkmoot.games.aetherya.engine.codes import FATES, VARIANTS
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.actions import say_action
from folkmoot.text.boards import lines
from folkmoot.text.why import why_of

NAMES = ["Anna", "Bela", "Cora", "Dora"]
GAME = games.get("aetherya")


def started(scenario: str) -> State:
    if scenario in FATES:
        return GAME.start(1, fate=scenario)
    return GAME.start(4 if scenario == "empires" else 2, variant=scenario)


def speak(state: State, language: str, wanted: list[str]) -> None:
    """Ask everything that can be asked of a position."""
    said, view = texts(language), state.view(state.turn)
    assert all(line.strip() for line in lines("aetherya", view.data, said, NAMES))
    why = why_of(GAME, view, said, NAMES)
    legal = {action["text"]: action for action in view.legal}
    for action in legal.values():
        assert say_action(said, "aetherya", action, view.data, NAMES).strip()
    for text in [*list(legal)[-3:], *wanted]:
        assert why.action(text)["answer"].strip(), text
    assert why.end()["answer"].strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", [*FATES[1:], *VARIANTS[1:]])
def test_a_scenario_is_told_in_every_language(scenario: str, language: str) -> None:
    state, dealer, said = started(scenario), SimDealer(5), texts(language)
    state.watch()
    steps = 0
    while state.turn != OVER and steps < 150:
        if state.turn == CHANCE:
            dealer.deal(state)
        else:
            said.ask("aetherya", state.view(state.turn).data["prompt"], NAMES)
            if steps % 15 == 0:
                speak(state, language, ["send r1c1", "send r2c2", "settle r1c1", "settle r4c4"])
            legal = state.legal_actions()
            state.apply(legal[-1 - steps % min(3, len(legal))])
            steps += 1
        for event in state.take_events():
            shown = event.for_seat(0)
            if shown is not None:
                said.event("aetherya", shown, NAMES)
    for row in state.rows():
        assert said.say(f"aetherya-row-{row.id}")
        for part in row.parts:
            assert said.part("aetherya", row, part, NAMES).strip()


def test_why_tells_the_task_and_what_it_counts() -> None:
    rows = [["human-elf", "human-dwarf", "two-humans", "two-elves"]]
    rows += [["two-dwarves", "two-goblins", "dwarf-v-goblin", "human-v-goblin", "elf-v-goblin"]]
    rows += [["elf-v-dwarf", "three-plains", "three-forests", "three-mountains", "three-swamps", "four-races"]]
    state = GAME.from_position(
        {
            "players": 1,
            "options": {"fate": "degodass"},
            "discards": [["elf"]],
            "legends": {"age": 1, "rows": rows},
            "seats": [{"cards": "????/?DF?/?EN?/????"}],
        }
    )
    why = why_of(GAME, state.view(0), texts(), NAMES)
    assert "Tamed dragons: 0 of 1" in why.end()["answer"]
    assert why.end()["rules"][-1] == "A50"
    assert "Tamed dragons: 0 of 1" in why.thing("degodass")["answer"]
    assert why.thing("burnt-forest")["rules"] == ["A52"]
    assert "burns" in why.points(0, "fate")["answer"]


def test_why_tells_where_a_card_cannot_be_sent_or_settled() -> None:
    position = {
        "players": 2,
        "options": {"variant": "invasion"},
        "prompt": {"ask": "hand"},
        "hand": {"drawn": ["goblin"]},
        "discards": [["elf"]],
        "seats": [{"cards": "????/?HP?/?EN?/????"}, {"cards": "D?G?/?PF?/?NM?/??E?"}],
    }
    why = why_of(GAME, GAME.from_position(position).view(0), texts(), NAMES)
    assert "Bela’s kingdom" in why.action("send r4c3")["answer"]
    for text, told, rule in [
        ("send r2c2", "border", "A55"),
        ("send r1c2", "face down", "A55"),
        ("send r1c1", "can’t be replaced", "A10"),
        ("send r1c3", "can’t replace a Goblin with another", "A10"),
        ("settle r1c1", "in this variant", "A50"),
    ]:
        answer = why.action(text)
        assert told in answer["answer"], (text, answer)
        assert answer["rules"] == [rule]


def test_why_tells_the_points_of_the_nolands_and_of_the_ally() -> None:
    lands: list[object] = [{"card": "dragon", "seat": 1}, None, {"card": "elf", "seat": 0}, *[None] * 13]
    position = {
        "players": 2,
        "options": {"variant": "frontiers"},
        "nolands": lands,
        "discards": [["elf"]],
        "seats": [{"cards": "????/?HP?/?EN?/????"}, {"cards": "????/?PF?/?NM?/????"}],
    }
    state = GAME.from_position(position)
    assert "strength 3" in why_of(GAME, state.view(ALL), texts(), NAMES).points(1, "frontiers")["answer"]
    kingdoms = ["????/?HP?/?EN?/????", "????/?PF?/?NM?/????", "????/?HP?/?MS?/????", "????/?SP?/?NG?/????"]
    four = {
        "players": 4,
        "options": {"variant": "empires"},
        "discards": [["elf"]],
        "seats": [{"cards": cards} for cards in kingdoms],
    }
    answer = why_of(GAME, GAME.from_position(four).view(0), texts(), NAMES).points(0, "ally")
    assert "Alliance" in answer["answer"]
    assert answer["rules"] == ["A58"]
