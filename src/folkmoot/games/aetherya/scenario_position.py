"""What a position holds of a scenario of our own: the races of Confrontation (A56)."""

from __future__ import annotations

from folkmoot.core.documents import Field
from folkmoot.games.aetherya import words as w
from folkmoot.games.aetherya.state import AetheryaState


def read_races(t: AetheryaState, doc: Field) -> None:
    """A56: each seat its own race, different from all others, once they are given."""
    field = doc.at("races")
    if t.setup.variant != w.CONFRONTATION:
        if doc.has("races"):
            raise field.wrong('races are given only with variant="confrontation"')
        return
    for seat, item in enumerate(field.items(int(t.players)) if doc.has("races") else []):
        if item.value is None:
            continue
        race = w.CARDS.index(item.word(w.CARDS[w.HUMAN : w.DRAGON], "race"))
        if race in [t.race_of(other) for other in range(seat)]:
            raise item.wrong(f"{item.value} is given twice")
        t.races |= race << 4 * seat
    given = [t.race_of(seat) != 0 for seat in range(t.players)]
    if t.stage > w.GIVE_RACE and not all(given):
        raise field.wrong("every seat has a race by now")
    if t.stage <= w.GIVE_RACE and (all(given) or given != sorted(given, reverse=True)):
        raise field.wrong("races are given seat by seat at this question")
    if t.stage == w.FIRST_PLAYER and any(given):
        raise field.wrong("no race is given before the first player is known")
