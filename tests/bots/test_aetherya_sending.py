"""Bots know what a card is worth that goes elsewhere: Invasion, Frontiers, Empires (A55, A57, A58)."""

from __future__ import annotations

import pytest

from folkmoot import bots, games
from folkmoot.bots import Budget
from folkmoot.bots.evaluation import Choices, Estimate
from folkmoot.core import Doc, State
from folkmoot.games.aetherya.engine.state import AetheryaState
from folkmoot.games.aetherya.mind.evaluation import WEIGHTS, AetheryaEvaluation

GAME = games.get("aetherya")
BARE = "????/?PF?/?MS?/????"


def holding(card: str, variant: str, *kingdoms: str, **more: object) -> State:
    """Seat 0 has drawn a card."""
    seats = [{"cards": cards} for cards in kingdoms]
    doc: Doc = {"players": len(seats), "options": {"variant": variant}, "turn": 0, "prompt": {"ask": "hand"}}
    return GAME.from_position({**doc, "hand": {"drawn": [card]}, "discards": [["portal"]], "seats": seats, **more})


def first_thought(state: State) -> str:
    """Return the choice with the greatest weight before any search."""
    choices = Choices()
    AetheryaEvaluation(dict(WEIGHTS)).policy(state, choices)
    return state.name(int(choices.best()))


def verb(state: State, level: str) -> str:
    return bots.choose(GAME, state.view(0), level, 3, Budget(iterations=150)).partition(" ")[0]


DRAGON = ("dragon", "invasion", "????/?PN?/?MS?/????", "?FE?/?PF?/?MS?/????")
"""Nothing in either kingdom could tame it. Best it takes the place of the Elf, which earns four points."""
ELF = ("elf", "empires", "?N??/NSN?/?N??/????", BARE, "?F??/FGF?/?F??/????", BARE)
"""At home the Elf has only enemies; in the midst of the ally's Forests it brings eight points."""
GOBLIN = ("goblin", "frontiers", "?N??/NMN?/?N??/????", BARE)
LANDS: list[Doc | None] = [None] * 16
LANDS[1], LANDS[4] = {"card": "swamp", "seat": 0}, {"card": "swamp", "seat": 1}
LANDS[15] = {"card": "dwarf", "seat": 1}


def test_a_dragon_is_sent_where_it_hurts() -> None:
    assert first_thought(holding(*DRAGON)) == "send r1c3"


def test_the_ally_gets_what_it_needs() -> None:
    assert first_thought(holding(*ELF)) == "send r2c2"


def test_a_card_is_settled_where_it_is_strong() -> None:
    """Beside two Swamps of the Nolands, whoever settled them."""
    assert first_thought(holding(*GOBLIN, nolands=LANDS)) == "settle r1c1"


@pytest.mark.parametrize("level", ["casual", pytest.param("strong", marks=pytest.mark.slow)])
def test_a_look_ahead_comes_to_the_same(level: str) -> None:
    assert verb(holding(*DRAGON), level) == "send"
    assert verb(holding(*ELF), level) == "send"
    assert verb(holding(*GOBLIN, nolands=LANDS), level) == "settle"


def test_allies_share_their_points_and_the_lead_is_over_the_others() -> None:
    state = holding("elf", "empires", "?F??/FEF?/?F??/????", BARE, BARE, BARE)
    estimate = Estimate()
    AetheryaEvaluation(dict(WEIGHTS)).evaluate(state, estimate)
    assert estimate.points[0] == estimate.points[2] > estimate.points[1] == estimate.points[3]
    assert estimate.lead(0, 4) == estimate.lead(2, 4) > 0 > estimate.lead(1, 4)
    assert sum(estimate.shares[:4]) == pytest.approx(1.0)


def test_strength_in_the_nolands_counts_before_the_end() -> None:
    lands: list[Doc | None] = [{"card": "dragon", "seat": 1}, *[None] * 15]
    state = holding("elf", "frontiers", BARE, BARE, nolands=lands)
    estimate = Estimate()
    AetheryaEvaluation(dict(WEIGHTS)).evaluate(state, estimate)
    assert estimate.points[1] > estimate.points[0]


KINGDOM = "?EF?/?EFE/?MS?/????"
BEHIND = {
    "nothing built": ({}, "????/?PH?/?MS?/????"),
    "a fortress begun": ({"built": ["r2c4", "r2c4"]}, "????/?PH?/?MS?/????"),
    "a fortress of one's own": ({"built": ["r2c4"] * 3}, "????/?PH?/?MS?/????"),
    "one across it": ({"built": ["r2c4"] * 3}, {"cards": "????/HPH?/?MS?/????", "built": ["r2c1"] * 3}),
    "the end is near": ({"built": ["r2c4", "r2c4"]}, "?PPN/HPHG/MGSS/NNGG"),
}
"""The same kingdom and card, where what stands on the cards and beyond the border differs."""


def test_what_a_card_would_bring_is_kept_with_the_fortresses_it_hangs_on() -> None:
    kept, found = AetheryaEvaluation(dict(WEIGHTS)), []
    for built, neighbour in BEHIND.values():
        seats = [{"cards": KINGDOM, **built}, {"cards": neighbour} if isinstance(neighbour, str) else neighbour]
        state = holding("forest", "confrontation", *["" for _ in seats], seats=seats, races=["elf", "human"])
        assert isinstance(state, AetheryaState)
        anew = AetheryaEvaluation(dict(WEIGHTS)).places_of(state, state.in_hand()).gains
        assert kept.places_of(state, state.in_hand()).gains == anew
        found.append(list(anew))
    assert len({str(gains) for gains in found}) == len(BEHIND)
