"""Words for every code: `take dwarf.purple`, `place duris`, `card skeleton`."""

from __future__ import annotations

from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.box import Box


def action_names(box: Box) -> list[str]:
    """Notation of the action codes, in order. A box with fewer troll tokens leaves codes that are never legal."""
    tokens = list(box.troll_tokens)
    while len(tokens) < c.MOST_TROLL_TOKENS:
        tokens.append(tokens[-1] + 1)
    names = [f"take {card}" for card in c.CARDS]
    names.append("draw")
    names += [f"lead {card}" for card in c.CARDS[: c.SKELETON]]
    names.append("skeletons")
    names += [f"add {card}" for card in c.CARDS]
    names.append("done")
    names += [f"place {kingdom}" for kingdom in c.KINGDOMS]
    names.append("raid")
    names += [f"troll {token}" for token in tokens]
    names += ["conjure", "cash", "decline", "pass"]
    assert len(names) == c.NUM_ACTIONS
    return names


def chance_names(box: Box) -> list[str]:
    """Notation of the chance codes, in order."""
    names = [f"card {card}" for card in c.CARDS]
    names.append("dragon")
    names += [f"tribe {tribe}" for tribe in c.TRIBES]
    names += [f"first {seat}" for seat in range(c.MOST_SEATS)]
    assert c.NUM_ACTIONS + len(names) == c.TOKEN
    return names + [f"token {value}" for value in box.token_values]
