"""Words for every code: `take dwarf.purple`, `place duris`, `card skeleton`."""

from __future__ import annotations

from folkmoot.core import BadNotation
from folkmoot.games.ethnos.engine.box import Box
from folkmoot.games.ethnos.engine.codes import CARD_WORDS, KINGDOMS, NUM_ACTIONS, SKELETON, TOKEN, TRIBES

VERBS = "take, draw, lead, skeletons, add, done, place, raid, troll, conjure, cash, decline, pass"


def action_names(box: Box) -> list[str]:
    """Notation of the action codes, in order. A box with fewer troll tokens leaves codes that are never legal."""
    tokens = box.troll_tokens + [max(box.troll_tokens) + extra for extra in range(1, 7 - len(box.troll_tokens))]
    names = [f"take {card}" for card in CARD_WORDS]
    names.append("draw")
    names += [f"lead {card}" for card in CARD_WORDS[:SKELETON]]
    names.append("skeletons")
    names += [f"add {card}" for card in CARD_WORDS]
    names.append("done")
    names += [f"place {kingdom}" for kingdom in KINGDOMS]
    names.append("raid")
    names += [f"troll {token}" for token in tokens]
    names += ["conjure", "cash", "decline", "pass"]
    assert len(names) == NUM_ACTIONS
    return names


def chance_names(box: Box) -> list[str]:
    """Notation of the chance codes, in order."""
    names = [f"card {card}" for card in CARD_WORDS]
    names.append("dragon")
    names += [f"tribe {tribe}" for tribe in TRIBES]
    names += [f"first {seat}" for seat in range(6)]
    assert NUM_ACTIONS + len(names) == TOKEN
    return names + [f"token {value}" for value in box.token_values]


def parse(codes: dict[str, int], text: object) -> int:
    """The code that a notation names."""
    if isinstance(text, str):
        code = codes.get(" ".join(text.split()))
        if code is not None:
            return code
    shown = repr(text)
    raise BadNotation(shown if len(shown) < 80 else shown[:77] + "...", f"no action of Ethnos (verbs: {VERBS})")
