"""Everything that the game says has English words."""

from __future__ import annotations

import random
import re
from importlib.resources import files

from folkmoot.core import ALL, OVER, SimDealer
from folkmoot.games.tribes import cards
from folkmoot.games.tribes.document import STAGES
from folkmoot.text import texts
from folkmoot.text.boards import lines
from tests.tribes.helpers import GAME

NAMES = ["Ana", "Bo", "Cy", "Di"]
SILENT = {"ask", "draft"}


def told_kinds() -> set[str]:
    """The kinds of events that the sources name."""
    sources = [
        file.read_text("utf-8") for file in files("folkmoot.games.tribes").iterdir() if file.name.endswith(".py")
    ]
    return {kind for text in sources for kind in re.findall(r'\.tell[12]?\(\s*"(\w+)"', text)}


def test_every_word_question_event_refusal_and_row_has_a_message() -> None:
    words = texts("en")
    things = (
        cards.RESOURCES, cards.TERRAINS, cards.FACES, cards.DEEDS, cards.TRIBES, cards.POWERS, cards.GOALS,
        cards.EVENTS, cards.LANDS,
    )  # fmt: skip
    needed = [f"tribes-word-{word}" for group in things for word in group]
    needed += [f"tribes-ask-{word}" for word in STAGES.values() if word not in ("setup", "turn", "conflicts")]
    needed += [f"tribes-refusal-{code}" for code, _ in cards.REASONS]
    needed += [f"tribes-{kind}-{source}" for source in cards.SOURCES for kind in ("row", "part")]
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
            for event in state.take_events():
                shown = event.for_seat(ALL)
                assert shown is not None
                assert (words.event("tribes", shown, NAMES) is None) == (event.kind in SILENT)
        for row in state.rows():
            assert all(words.part("tribes", row, part) for part in row.parts)
