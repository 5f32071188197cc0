"""What a position holds of a scenario of our own: the races of Confrontation (A56), the Nolands of Frontiers (A57)."""

from __future__ import annotations

from folkmoot.core.bits import at_nibble
from folkmoot.core.documents import Field
from folkmoot.games.aetherya.edge.consistency import SETUP_ASKS
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.state import AetheryaState


def read_races(b: AetheryaState, doc: Field) -> None:
    """A56: each seat its own race, different from all others, once they are given."""
    field = doc.at("races")
    if b.setup.variant != c.CONFRONTATION:
        if doc.has("races"):
            what = 'races are given only with variant="confrontation"'
            raise field.wrong(what, "only-with", option="variant=confrontation")
        return
    for seat, item in enumerate(field.items(int(b.players)) if doc.has("races") else []):
        if item.value is None:
            continue
        race = c.CARDS.index(item.word(c.CARDS[c.HUMAN : c.DRAGON], "race"))
        if race in [b.race_of(other) for other in range(seat)]:
            raise item.twice()
        b.races |= at_nibble(race, seat)
    given = [b.race_of(seat) != 0 for seat in range(b.players)]
    if b.ask > c.ASK_GIVE_RACE and not all(given):
        raise field.wrong("every seat has a race by now", "aetherya-races")
    if b.ask <= c.ASK_GIVE_RACE and (all(given) or given != sorted(given, reverse=True)):
        raise field.wrong("races are given seat by seat at this question", "aetherya-race-order")
    if b.ask == c.ASK_FIRST_PLAYER and any(given):
        raise field.wrong("no race is given before the first player is known", "aetherya-early-race")


def nolands_cells(b: AetheryaState, doc: Field) -> list[Field]:
    """A57: the cells of the Nolands, none where nothing is said; they are empty before the first turn."""
    field = doc.at("nolands")
    if not doc.has("nolands"):
        return []
    if b.setup.variant != c.FRONTIERS:
        raise field.wrong('there are Nolands only with variant="frontiers"', "only-with", option="variant=frontiers")
    items = field.exactly(c.CELLS)
    if b.ask in SETUP_ASKS and any(item.value is not None for item in items):
        raise field.wrong("nothing is settled before the first turn", "aetherya-early")
    return items
