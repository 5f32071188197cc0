# mypyc: hot
"""Differences between the views of two states of one game, computed from the states directly.

Keep in step with `view.py`; conformance compares the two.
"""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.changes import Change
from folkmoot.core.contract import ALL, OVER
from folkmoot.games.ethnos.edge.prompts import prompt_of
from folkmoot.games.ethnos.edge.results import gains_of
from folkmoot.games.ethnos.edge.view import (
    band_data,
    bands_data,
    draft_data,
    kingdoms_data,
    number_or_none,
    orcs_data,
    tribe_words,
    trolls_data,
)
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Board, Gain, Seat, words
from folkmoot.games.ethnos.engine.scoring import gain_data
from folkmoot.games.ethnos.engine.state import EthnosState


def common_changes(a: EthnosState, b: EthnosState) -> list[Change]:
    """From the spectators' view of `a` to that of `b`."""
    found: list[Change] = []
    if a.turn != b.turn:
        found.append(["turn", int(b.turn)])
        if (a.turn == OVER) != (b.turn == OVER):
            found.append(["over", b.turn == OVER])
    if asks_otherwise(a, b):
        found.append(["prompt", prompt_of(b, False)])
    if a.age != b.age:
        found.append(["age", int(b.age)])
    if a.first != b.first:
        found.append(["first", number_or_none(b.first)])
    if a.third != b.third:
        found.append(["third", number_or_none(b.third)])
    if a.tribes != b.tribes:
        found.append(["tribes", tribe_words(b)])
    if not a.row.equals(b.row):
        found.append(["face_up", words(b.row)])
    if a.upper != b.upper:
        found.append(["deck", "upper", int(b.upper)])
    if a.lower() != b.lower() or a.age != b.age:
        found.append(["deck", "lower", int(b.lower()) if b.age > 0 else 0])
    if a.dragons != b.dragons:
        found.append(["dragons", int(b.dragons)])
    if a.giant != b.giant:
        found.append(["giant", number_or_none(b.giant)])
    if a.winner != b.winner:
        found.append(["winner", number_or_none(b.winner)])
    if a.tokens != b.tokens:
        found.append(["kingdoms", kingdoms_data(b)])
    if a.gains is not b.gains:
        change_points(a, b, found)
    for number in range(int(b.players)):
        change_seat(a, b, number, found)
    return found


def asks_otherwise(a: EthnosState, b: EthnosState) -> bool:
    """Return True if the public prompt of the two states differs."""
    return (
        a.closed_ask() != b.closed_ask()
        or a.active != b.active
        or a.leader != b.leader
        or a.size != b.size
        or a.done != b.done
        or a.of != b.of
        or (a.age == 0) != (b.age == 0)
    )


def change_seat(a: EthnosState, b: EthnosState, number: int, found: list[Change]) -> None:
    old: Seat = a.seats[number]
    new: Seat = b.seats[number]
    if old.glory != new.glory:
        found.append(["seats", number, "glory", int(new.glory)])
    if old.supply != new.supply:
        found.append(["seats", number, "supply", int(new.supply)])
    if old.size != new.size:
        found.append(["seats", number, "cards", int(new.size)])
    if not old.known.equals(new.known):
        found.append(["seats", number, "known", words(new.known)])
    if old.bands is not new.bands:
        change_bands(a, b, number, found)
    if old.merfolk != new.merfolk:
        found.append(["seats", number, "merfolk", int(new.merfolk)])
    if old.orcs != new.orcs:
        found.append(["seats", number, "orcs", orcs_data(new)])
    if old.trolls != new.trolls:
        found.append(["seats", number, "trolls", trolls_data(b, new)])
    if old.markers != new.markers:
        kingdom: i64 = 0
        while kingdom < c.NUM_KINGDOMS:
            count = new.in_kingdom(kingdom)
            if old.in_kingdom(kingdom) != count:
                found.append(["kingdoms", c.KINGDOMS[int(kingdom)], "markers", number, int(count)])
            kingdom += 1


def change_bands(a: EthnosState, b: EthnosState, number: int, found: list[Change]) -> None:
    """One more band is appended; whatever else has happened, all are shown anew."""
    last = b.seats[number].bands
    if last is not None and last.below is a.seats[number].bands:
        before = 0
        band = last.below
        while band is not None:
            before += 1
            band = band.below
        found.append(["seats", number, "bands", before, band_data(last)])
    else:
        found.append(["seats", number, "bands", bands_data(b, number)])


def change_points(a: Board, b: Board, found: list[Change]) -> None:
    """Gains that came are appended; whatever else has happened, all are shown anew."""
    before = len(gains_of(a))
    gains = gains_of(b)
    base: Gain | None = gains[before].below if len(gains) > before else None
    if len(gains) > before and base is a.gains:
        for index in range(before, len(gains)):
            found.append(["points", index, gain_data(gains[index])])
    else:
        found.append(["points", [gain_data(gain) for gain in gains]])


def own_changes(a: EthnosState, b: EthnosState, viewer: int) -> list[Change]:
    """Return the changes that only a seat's own view has, after the common ones: its hand, and its choice under way."""
    found: list[Change] = []
    for number in range(int(b.players)):
        if viewer == ALL or viewer == number:
            hand = b.seats[number].hand
            if not a.seats[number].hand.equals(hand):
                found.append(["seats", number, "hand", words(hand)])
    if a.drafting or b.drafting:
        insider = viewer == ALL or viewer == b.turn
        found.append(["prompt", prompt_of(b, insider)])
        found.append(["draft", draft_data(b) if insider else None])
    if b.sifting() and (viewer == ALL or viewer == b.active):
        found.append(["prompt", prompt_of(b, True)])
    return found
