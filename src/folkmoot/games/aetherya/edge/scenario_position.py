"""Position data of this project's scenarios: races and fortresses (A56, A59), Nolands and pacts (A57, A60)."""

from __future__ import annotations

from folkmoot.core.bits import MOST, at_nibble, in_set
from folkmoot.core.documents import Field
from folkmoot.games.aetherya.edge.consistency import SETUP_ASKS
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.building import own_cards
from folkmoot.games.aetherya.engine.fortresses import built_at, with_built
from folkmoot.games.aetherya.engine.nolands import partner_in
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


def read_built(b: AetheryaState, seat: int, field: Field) -> None:
    """A59: tokens stand on face-up cards of the seat's race or its home, no more than make a fortress."""
    allowed, most = int(own_cards(b, seat)), int(b.setup.box.built)
    for item in field.items(c.NUM_CELLS * most):
        cell = c.PLACES.index(item.word(c.PLACES, "place"))
        number = int(built_at(b.forts, seat, cell)) + 1
        if not in_set(allowed, cell) or b.ask in SETUP_ASKS:
            raise item.wrong("a fortress stands on a face-up card of the seat's race or its home", "aetherya-site")
        if number > most:
            place = c.PLACES[cell]
            what = f"{number} tokens at {place}, a fortress has {most}"
            raise item.wrong(what, "aetherya-built", value=place, number=number, most=most)
        b.forts = with_built(b.forts, seat, cell, number)


def nolands_cells(b: AetheryaState, doc: Field) -> list[Field]:
    """A57: the cells of the Nolands, none where nothing is said; they are empty before the first turn."""
    field = doc.at("nolands")
    if not doc.has("nolands"):
        return []
    if b.setup.variant != c.FRONTIERS:
        raise field.wrong('there are Nolands only with variant="frontiers"', "only-with", option="variant=frontiers")
    items = field.exactly(c.NUM_CELLS)
    if b.ask in SETUP_ASKS and any(item.value is not None for item in items):
        raise field.wrong("nothing is settled before the first turn", "aetherya-early")
    return items


def read_pacts(b: AetheryaState, doc: Field) -> None:
    """A60: by seat the partner, each of the other, and how many pacts it has broken; none before the first turn."""
    for key in ("pacts", "betrayals"):
        if doc.has(key) and not b.setup.pacts:
            what = 'there are pacts only with variant="frontiers" and three or four players'
            raise doc.at(key).wrong(what, "only-with", option="variant=frontiers")
    last = int(b.players) - 1
    given = doc.at("pacts").exactly(int(b.players)) if doc.has("pacts") else []
    partners = [None if item.value is None else item.number(0, last) for item in given]
    for seat, partner in enumerate(partners):
        if partner is not None:
            if partner == seat or partners[partner] != seat or b.ask in SETUP_ASKS:
                raise given[seat].wrong("a pact binds two players to each other", "aetherya-pact")
            b.pacts |= at_nibble(partner + 1, seat)
    for seat, item in enumerate(doc.at("betrayals").exactly(int(b.players)) if doc.has("betrayals") else []):
        number = item.number(0, MOST)
        if number and b.ask in SETUP_ASKS:
            raise item.wrong("no pact is broken before the first turn", "aetherya-early")
        b.pacts |= at_nibble(number, c.MOST_SEATS + seat)


def read_offer(b: AetheryaState, doc: Field) -> None:
    """A60: the seat that is asked has been offered a pact by the active seat; neither has one."""
    seat = doc.at("turn").number(0, int(b.players) - 1)
    if seat == b.active or partner_in(b.pacts, seat) >= 0 or partner_in(b.pacts, b.active) >= 0:
        raise doc.at("turn").wrong("a pact is offered to another player, and neither has one", "aetherya-offer")
    b.aim = b.turn = seat
