"""Winners, and the source of every point (E44)."""

from __future__ import annotations

from folkmoot.core import OVER, Part, Result, Row
from folkmoot.core.bag import Bag
from folkmoot.core.bits import ones
from folkmoot.core.documents import Field
from folkmoot.core.values import ranks_of, row_of, winners_of
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine import scoring
from folkmoot.games.ethnos.engine.board import Band, Board, Gain
from folkmoot.games.ethnos.engine.leaders import tokens_taken
from folkmoot.games.ethnos.engine.options import Setup

GAIN_FIELDS = {
    "kingdoms": ["kingdom", "place", "tied", "trolls"],
    "merfolk": ["place", "tied", "trolls"],
    "giant": ["taken"],
    "orcs": ["count"],
    "bands": ["count", "leader", "cards"],
    "earlier": [],
}
"""Further fields of each row's gains, besides seat, points, row and age."""

MOST_COUNTED = 99
"""More cards, markers or draws than any gain or question counts."""
MOST_EARNED = 9999
"""More glory than a game brings."""


def gains_of(b: Board) -> list[Gain]:
    """All gains, oldest first."""
    found: list[Gain] = []
    last: Gain | None = b.gains
    while last is not None:
        found.append(last)
        last = last.below
    return found[::-1]


def read_gain(field: Field, setup: Setup, below: Gain | None) -> Gain:
    """A gain as `gain_data` wrote it."""
    every = [key for keys in GAIN_FIELDS.values() for key in keys]
    item = field.object(["seat", "points", "row", "age", *every])
    row = item.at("row").word(GAIN_FIELDS, "row")
    item.object(["seat", "points", "row", "age", *GAIN_FIELDS[row]])
    what = item.at("count").number(0, MOST_COUNTED, 0)
    if row == "kingdoms":
        what = c.KINGDOMS.index(item.at("kingdom").word(c.KINGDOMS, "kingdom"))
    elif row == "giant":
        what = scoring.TAKEN if item.at("taken").flag(False) else 0
    gain = Gain(
        item.at("seat").number(0, setup.players - 1),
        item.at("points").number(0, MOST_EARNED),
        [name for name, _ in scoring.ROWS].index(row),
        item.at("age").number(0, setup.ages),
        what,
        item.at("place").number(0, c.MOST_SEATS, 0),
        item.at("tied").number(0, c.MOST_SEATS, 0),
        item.at("trolls").flag(False),
        below,
    )
    if item.has("leader"):
        gain.leader = c.CARDS.index(item.at("leader").word(c.CARDS, "card"))
        gain.cards = item.at("cards").number(1, MOST_COUNTED)
    return gain


def bands_of(b: Board, seat: int) -> list[Band]:
    """The bands in front of a seat, oldest first."""
    found: list[Band] = []
    band: Band | None = b.seats[seat].bands
    while band is not None:
        found.append(band)
        band = band.below
    return found[::-1]


def components(b: Board) -> dict[str, int]:
    """Cards of each kind, markers of each seat, troll and glory tokens: none is ever lost or made."""
    found: dict[str, int] = {}
    cards = Bag()
    cards.add_all(b.pool)
    cards.add_all(b.row)
    cards.add_all(b.drawn)
    for seat in range(b.players):
        cards.add_all(b.seats[seat].hand)
        for band in bands_of(b, seat):
            cards.add_all(band)
    for kind, word in enumerate(c.CARDS):
        tribe = c.tribe_of(kind)
        lies_in_the_box = b.age == 0 or not b.in_play(tribe)
        found[word] = cards.count(kind) + (b.setup.box.cards_of(tribe) if lies_in_the_box else 0)
    board = b.setup.box.on_merfolk_board if b.in_play(c.MERFOLK) else 0
    for number, owner in enumerate(b.seats[: b.players]):
        found[f"markers {number}"] = owner.supply + owner.in_kingdoms() + ones(owner.orcs) + board
    found["glory tokens"] = len(b.tokens) + b.glory.size
    found["troll tokens held twice"] = sum(seat.trolls for seat in b.seats[: b.players]) - tokens_taken(b)
    return found


def rows(b: Board) -> list[Row]:
    """The rows of the score pad; what a position brought along without reasons is a row of its own."""
    parts: list[list[Part]] = [[] for _ in scoring.ROWS]
    for one in gains_of(b):
        doc = scoring.gain_data(one)
        args = {key: value for key, value in doc.items() if key not in ("seat", "points", "row")}
        parts[one.row].append(Part(one.seat, one.points, scoring.gain_rule(b, one), args))
    shown = [number for number in range(len(scoring.ROWS)) if number < len(scoring.ROWS) - 1 or parts[number]]
    return [row_of(scoring.ROWS[number][0], row_rule(b, number), b.players, parts[number]) for number in shown]


def row_rule(b: Board, number: int) -> str:
    """The rule at the head of a row: E39 tells how two players count kingdoms, in either age."""
    return "E39" if number == scoring.ROW_KINGDOMS and b.players == 2 else scoring.ROWS[number][1]


def if_scored_now(state: Board) -> list[Row]:
    """Return the rows that the current age would score if it ended now (E35-E43), from open cards alone: no hand, no
    deck.

    Orc boards count in the last age only, where nobody is asked whether to take their glory.
    """
    b = state.clone()
    assert isinstance(b, Board)
    b.gains = None
    if b.age > 0 and b.turn != OVER:
        if b.ask != c.ASK_CASH:  # there the kingdoms have been scored
            scoring.score_board(b)
        for seat in range(b.players):
            if b.seats[seat].orcs and b.age == b.setup.ages:
                scoring.cash(b, seat)
            for band in reversed(bands_of(b, seat)):
                scoring.gain_band(b, seat, band)
    return [row for row in rows(b) if row.parts]


def ranking(b: Board, seat: int) -> tuple[bool, int, int, list[int]]:
    """E31, E44: what ranks a seat, in order of weight."""
    sizes = sorted((band.size for band in bands_of(b, seat)), reverse=True)
    compared = sizes[:1] if b.setup.largest_band_only else sizes
    return b.winner == seat, b.seats[seat].glory, b.seats[seat].in_kingdoms(), compared


def result(b: Board) -> Result | None:
    return result_so_far(b) if b.turn == OVER else None


def result_so_far(b: Board) -> Result:
    """E44: who would have won if this were the end."""
    rankings = [ranking(b, seat) for seat in range(b.players)]
    ranks = ranks_of(rankings)
    winners = winners_of(ranks)
    outcome = "won" if len(winners) == 1 else "shared"
    return Result(outcome, ranks, b.scores(), rows(b), winners, decided_by(rankings))


def decided_by(rankings: list[tuple[bool, int, int, list[int]]]) -> str:
    """Return the criterion that separates the first from the second."""
    best, second = sorted(rankings, reverse=True)[:2]
    for word, mine, other in zip(("ten_skeletons", "glory", "markers", "bands"), best, second, strict=True):
        if mine != other:
            return word
    return "tie"
