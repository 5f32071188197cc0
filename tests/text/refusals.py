"""Helpers for refusals in the tests of the games: the reason, the rule cited, the numbers told in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from folkmoot.core import Game, State
from folkmoot.text import LANGUAGES, texts
from folkmoot.text.rules import structure


class Case(NamedTuple):
    """An action that is refused in a position, and what must be said of it."""

    reason: str
    position: Callable[[], State]
    """Set up when it is looked at."""
    action: str
    rule: str
    numbers: tuple[int | str, ...] = ()
    """Numbers in the sentence of every language: numbers of the position, hexes."""

    @property
    def name(self) -> str:
        return f"{self.reason}: {self.action}"


def check(case: Case) -> None:
    state = case.position()
    refusal = state.refusal(state.parse(case.action))
    assert refusal is not None, "it is legal"
    assert (refusal.code, refusal.rule) == (case.reason, case.rule)
    told = texts("en").refusal(state.game.id, refusal)
    assert {*re.findall(r"\d+", told)} <= {str(number) for number in case.numbers}, f"a number of {told!r} is unchecked"
    for language in LANGUAGES:
        told = texts(language).refusal(state.game.id, refusal)
        for number in case.numbers:
            assert re.search(rf"(?<![\dA-Za-z]){number}(?![\dA-Za-z])", told), f"{number} isn't in {told!r}"


def check_complete(game: Game, cases: list[Case]) -> None:
    """Every reason of a game has a case, and cites rules that the book has."""
    assert {reason for reason, _ in game.reasons} == {case.reason for case in cases}
    book = structure(game)
    assert book is not None
    known = {rule for section in book["sections"] for rule in section["rules"]} | {*book.get("told", ())}
    assert {case.rule for case in cases} - {""} <= known
