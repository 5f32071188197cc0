"""Everything that the game says has English words."""

from __future__ import annotations

import random
import re
from importlib.resources import files

from folkmoot.core import ALL, OVER, SimDealer
from folkmoot.games.tribes.engine import codes as cards
from folkmoot.games.tribes.engine.question_table import BY_WORD
from folkmoot.games.tribes.engine.scoring import ROW_WORDS
from folkmoot.text import texts
from folkmoot.text.boards import lines
from tests.tribes.tables import GAME, data, event, table, tribe

NAMES = ["Ana", "Bo", "Cy", "Di"]
SILENT = {"ask", "draft"}


def told_kinds() -> set[str]:
    """The kinds of events that the sources name."""
    sources = [
        file.read_text("utf-8") for file in files("folkmoot.games.tribes.engine").iterdir() if file.name.endswith(".py")
    ]
    return {kind for text in sources for kind in re.findall(r'\.tell[12]?\(\s*"(\w+)"', text)}


def test_every_word_question_event_refusal_and_row_has_a_message() -> None:
    words = texts("en")
    things = (
        cards.RESOURCES, cards.TERRAINS, cards.FACES, cards.DEEDS, cards.TRIBES, cards.POWERS, cards.GOALS,
        cards.EVENTS, cards.LANDS,
    )  # fmt: skip
    needed = [f"tribes-word-{word}" for group in things for word in group]
    needed += [f"tribes-ask-{word}" for word in BY_WORD if word not in ("setup", "turn", "conflicts")]
    needed += [f"tribes-refusal-{code}" for code, _ in cards.REASONS]
    needed += [f"tribes-{kind}-{row}" for row in ROW_WORDS for kind in ("row", "part")]
    needed += [f"tribes-event-{kind}" for kind in told_kinds() - SILENT]
    assert len(told_kinds()) > 40
    assert [id for id in needed if not words.has(id)] == []


def test_games_can_be_told_in_words() -> None:
    words = texts("en")
    rng = random.Random(1)
    for number, (players, options) in enumerate((p, given) for p in (2, 3, 4) for given in GAME.variants(p)[::4]):
        state, dealer = GAME.start(players, **options), SimDealer(number)
        state.watch()
        while state.turn != OVER:
            assert words.ask("tribes", state.view(None).data["prompt"], NAMES)
            if rng.random() < 0.01:
                assert len(lines("tribes", state.view(0).data, words, NAMES)) >= 8
                for code in range(GAME.num_actions):
                    refusal = state.refusal(code)
                    assert refusal is None or words.refusal("tribes", refusal)
            state.step(dealer.pick(state) if state.turn < 0 else dealer.choose(state))
            for happened in state.take_events():
                shown = happened.for_seat(ALL)
                assert shown is not None
                assert (words.event("tribes", shown, NAMES) is None) == (happened.kind in SILENT)
        for row in state.rows():
            assert all(words.part("tribes", row, part, NAMES) for part in row.parts)


def test_the_board_in_words_leaves_nothing_out() -> None:
    tame = tribe({"a": 4}, food=2, villages=["a"], elder="a", tokens=["canoe"], open=["nomads"], hidden_village=True)
    doc = {"tribe": "tunga", "power": "hidden_village"}
    state = table(
        "act", tame | doc, tribe({"h": 2}) | {"tribe": "kia_kia", "power": "ambush", "ambush": 2},
        options={"elders": True, "leaders": "choose", "special_lands": {"glacier": "i"}},
        volcano=1, glacier={"stones": 2, "melted": False}, events=[event("altar", 1), event("invaders")],
        invaders={"hex": "e", "number": 3}, mammoth={"hex": "a", "rider": 0}, discarded=["mammoth", "canoe"],
    )  # fmt: skip
    said = "\n".join(lines("tribes", data(state), texts("en"), NAMES))
    for part in (
        "Hex A (lake): Ana 4, Ana’s village, Ana’s elder, Ana’s mammoth", "Hex E (forest): Invaders 3",
        "(mountain, glacier)", "Stones on the glacier: 2", "Volcano on space 1", "Altar (1 left on the card)",
        "Nomads 1 of 7", "a hidden village",
        "in ambush: 2", "4 members on the board, one village", "owns: Canoe", "Events in the deck:",
    ):  # fmt: skip
        assert part in said, f"{part!r} is not in\n{said}"


def test_a_row_of_dice_is_told_in_its_order() -> None:
    """T13: the die on the right leaves next, so sun, moon, sun isn't twice a sun and a moon."""
    state = table("act", tribe({"a": 2}), tribe(), rows={"grow": ["sun", "moon", "sun"]})
    assert "Grow: sun, moon, sun" in lines("tribes", data(state), texts("en"), NAMES)
