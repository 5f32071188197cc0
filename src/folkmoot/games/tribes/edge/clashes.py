"""Preview of a conflict's end, before it begins."""

from __future__ import annotations

from typing import Final

from folkmoot.core.bits import in_set, shift
from folkmoot.core.values import Doc
from folkmoot.games.tribes.edge.events import Preview
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.conflicts import conflicts, fight, fighters, strength
from folkmoot.games.tribes.engine.flow import follow
from folkmoot.games.tribes.engine.options import HEX_NAMES
from folkmoot.games.tribes.engine.question_table import QUESTIONS
from folkmoot.games.tribes.engine.state import TribesState

ENDS: Final = (c.THEN_CONFLICTS, c.ASK_NOTHING)


def clashes(b: TribesState, hexes: int) -> list[Doc]:
    """T20: every conflict on these hexes, were step 4 to come now."""
    found = int(conflicts(b)) & hexes
    return [clash(b, hex) for hex in range(found.bit_length()) if in_set(found, hex)]


def clash(b: TribesState, hex: int) -> Doc:
    """Preview one conflict. `asks`: decisions that its tribes would still make, here taken as the first legal ones."""
    copy = b.clone()
    copy.end_draft()
    copy.who = copy.active
    copy.hex = hex
    copy.events = []
    preview = Preview()
    copy.teller = preview
    tribes = strengths(copy)
    asks = run(copy, hex)
    return {
        "kind": "clash",
        "rule": "T20",
        "seat": int(copy.active),
        "hex": HEX_NAMES[hex],
        "number": sum(tribes.values()),
        "limit": int(b.limit(hex)),
        "attacks": len(tribes) > 1 and str(int(copy.active)) in tribes,
        "tribes": tribes,
        "asks": asks,
        "effects": [one for one in preview.told if one["kind"] not in ("conflict", "event_discarded")],
    }


def run(copy: TribesState, hex: int) -> list[str]:
    """Fight it out on a copy; returns what was asked on the way."""
    asks: list[str] = []
    fight(copy, hex)
    while copy.ask not in ENDS and copy.winner < 0:
        if copy.ask >= c.FIRST_ASK:
            question = QUESTIONS[copy.ask - c.FIRST_ASK]
            asks.append(question.word)
            copy.turn = copy.who
            question.step(copy, copy.legal_actions()[0])
        else:
            follow(copy)
    return asks


def strengths(b: TribesState) -> dict[str, int]:
    """Return the strength of every tribe on the hex of the conflict, by seat."""
    present = int(fighters(b, b.hex))
    names = [*map(str, range(c.MOST_SEATS)), "invaders"]
    return {names[tribe]: int(strength(b, tribe)) for tribe in range(c.INVADERS + 1) if present & shift(1, tribe)}
