# mypyc: hot
"""Knowledge of a seat (E46), and states drawn from that knowledge."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folkmoot.core.bits import numbers, words_of
from folkmoot.core.contract import ALL, OVER, STREAM_SAMPLE, Game, State, View
from folkmoot.core.rng import Rng
from folkmoot.core.values import Doc
from folkmoot.games.ethnos.edge.prompts import prompt_of
from folkmoot.games.ethnos.edge.results import bands_of, gains_of
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Band, Board, Seat, words
from folkmoot.games.ethnos.engine.scoring import gain_data
from folkmoot.games.ethnos.engine.state import EthnosState

HANDS: Final = [f"hand {number}" for number in range(c.MOST_SEATS)]
"""Names of the hidden places."""


def view_data(b: EthnosState, viewer: int | None, box: str | None) -> Doc:
    """Everything that the viewer may know and nothing else."""
    return own_data(b, viewer, public_data(b, box))


def views_data(b: EthnosState, viewers: list[int | None], box: str | None) -> list[Doc]:
    """`view_data` of several viewers."""
    public = public_data(b, box)
    return [own_data(b, viewer, public) for viewer in viewers]


def public_data(b: EthnosState, box: str | None) -> Doc:
    """Return the public data: the spectators' view."""
    return {
        "game": b.game.id,
        "rules": b.setup.rules,
        "players": int(b.players),
        "turn": int(b.turn),
        "prompt": prompt_of(b, False),
        "over": b.turn == OVER,
        "seat": None,
        "options": dict(b.setup.options),
        "box": box,
        "age": int(b.age),
        "ages": int(b.setup.ages),
        "first": number_or_none(b.first),
        "third": number_or_none(b.third),
        "tribes": tribe_words(b),
        "kingdoms": kingdoms_data(b),
        "face_up": words(b.row),
        "deck": {"upper": int(b.upper), "lower": int(b.lower()) if b.age > 0 else 0},
        "dragons": int(b.dragons),
        "giant": number_or_none(b.giant),
        "seats": [seat_data(b, seat) for seat in range(int(b.players))],
        "draft": None,
        "points": [gain_data(gain) for gain in gains_of(b)],
        "winner": number_or_none(b.winner),
    }


def own_data(b: EthnosState, viewer: int | None, public: Doc) -> Doc:
    """Return the public data with what only this viewer knows: its hand, and its choice under way."""
    if viewer is None:
        return public
    data = dict(public)
    data["seat"] = "all" if viewer == ALL else viewer
    if viewer == ALL or viewer == b.turn or (viewer == b.active and b.sifting()):
        data["prompt"] = prompt_of(b, True)
        data["draft"] = draft_data(b)
    seats = list(public["seats"])
    for number in range(int(b.players)):
        if viewer == ALL or viewer == number:
            seat = dict(seats[number])
            seat["hand"] = words(b.seats[number].hand)
            seats[number] = seat
    data["seats"] = seats
    return data


def hidden_from(b: EthnosState, viewer: int | None) -> dict[str, int]:
    """E46: cards in other hands, but for those that all have seen come there."""
    found: dict[str, int] = {}
    if viewer == ALL:
        return found
    own: i64 = -1 if viewer is None else viewer
    for number in range(b.players):
        if number == own:
            continue
        unknown = b.seats[number].size - b.seats[number].known.total()
        if unknown > 0:
            found[HANDS[number]] = int(unknown)
    if b.sifting() and b.active != own:
        found["drawn"] = int(b.drawn.total())
    return found


def number_or_none(number: i64) -> int | None:
    return None if number < 0 else int(number)


def tribe_words(b: Board) -> list[str]:
    return words_of(int(b.tribes), c.TRIBES)


def kingdoms_data(b: Board) -> Doc:
    """Tokens and markers of each kingdom, markers by seat."""
    ages = int(b.setup.ages)
    return {
        name: {
            "tokens": b.tokens[number * ages : number * ages + ages],
            "markers": [int(b.seats[seat].in_kingdom(number)) for seat in range(int(b.players))],
        }
        for number, name in enumerate(c.KINGDOMS)
    }


def seat_data(b: Board, number: int) -> Doc:
    seat = b.seats[number]
    return {
        "glory": int(seat.glory),
        "supply": int(seat.supply),
        "cards": int(seat.size),
        "known": words(seat.known),
        "hand": None,
        "bands": bands_data(b, number),
        "merfolk": int(seat.merfolk),
        "orcs": orcs_data(seat),
        "trolls": trolls_data(b, seat),
    }


def orcs_data(seat: Seat) -> list[str]:
    return words_of(int(seat.orcs), c.COLOURS)


def trolls_data(b: Board, seat: Seat) -> list[int]:
    return [b.setup.box.troll_tokens[index] for index in numbers(int(seat.trolls))]


def bands_data(b: Board, seat: int) -> list[Doc]:
    return [band_data(band) for band in bands_of(b, seat)]


def band_data(band: Band) -> Doc:
    return {"leader": c.CARDS[int(band.leader)] if band.leader >= 0 else None, "cards": words(band)}


def draft_data(b: Board) -> Doc | None:
    """The choice under way, for the seat that makes it."""
    if not b.drafting:
        return None
    leader = c.CARDS[int(b.draft_leader)] if b.draft_leader >= 0 else None
    return {"leader": leader, "cards": words(b.draft)}


@final
class EthnosView(View):
    """See folkmoot.core.View. The first sample reads the data into a template; each one copies it and deals."""

    def __init__(self, game: Game, data: Doc, seat: int | None) -> None:
        super().__init__(game, data, seat)  # where it is inherited, mypyc 2.4.1 never frees the data

    def sample_into(self, state: State, seed: int) -> None:
        state.copy_from(self.known_state())
        assert isinstance(state, EthnosState)
        rng = Rng(seed, STREAM_SAMPLE)
        for number, data in enumerate(self.data["seats"]):
            deal_unknown(state, state.seats[number], data["cards"], rng)
        if state.sifting():
            deal_drawn(state, rng)


def deal_unknown(b: Board, seat: Seat, size: i64, rng: Rng) -> None:
    """Cards of a hidden hand are a random part of what lies nowhere else, whatever half of the deck they came from."""
    while seat.size < size:
        kind: i64 = b.pool.pick(rng.below(b.pool.size))
        b.pool.take(kind)
        seat.gain_card(kind)


def deal_drawn(b: Board, rng: Rng) -> None:
    """E50: the cards of which another seat will keep one are a random part of the rest too."""
    due: i64 = c.SIFTED if b.ask == c.ASK_SIFT else b.done
    number: i64 = b.drawn.total()
    while number < due:
        kind: i64 = b.pool.pick(rng.below(b.pool.size))
        b.pool.take(kind)
        b.drawn.add(kind, 1)
        number += 1
