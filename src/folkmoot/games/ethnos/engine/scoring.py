# mypyc: hot
"""Glory, with its reasons: what lies on the table at the end of an age, and what is gained before (E25, E35-E43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folkmoot.core.bits import in_set, ones, shift
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Band, Board, Gain, Seat

ROW_KINGDOMS: Final = 0
ROW_MERFOLK: Final = 1
ROW_GIANT: Final = 2
ROW_ORCS: Final = 3
ROW_BANDS: Final = 4
ROW_EARLIER: Final = 5
ROWS: Final = (
    ("kingdoms", "E36"),
    ("merfolk", "E40"),
    ("giant", "E41"),
    ("orcs", "E42"),
    ("bands", "E43"),
    ("earlier", ""),
)
"""Rows of the score pad; `earlier` is what a position brings along without reasons."""

TAKEN: Final = 1
"""What of a giant gain: 2 glory for taking the token; 0 is the age's end."""

TROLL_SCALE: Final = 256
"""Above any one troll token: the sum counts first, then the highest."""
COUNT_SCALE: Final = 65536
"""Above any strength of trolls."""


def gain(b: Board, seat: i64, points: i64, row: i64, what: i64, place: i64, tied: i64, trolls: bool) -> None:
    """Glory for a seat, with its reason. `what`: kingdom, band size counted, markers cashed; `place` from 1."""
    if points == 0:
        return
    take_gain(b, Gain(seat, points, row, b.age, what, place, tied, trolls, b.gains))


def take_gain(b: Board, g: Gain) -> None:
    b.seats[g.seat].glory += g.points
    b.gains = g
    if b.events is not None:
        b.tell("glory", gain_rule(b, g), g.seat, {"gain": gain_data(g)})


def gain_band(b: Board, seat: i64, band: Band) -> None:
    """E43: a band scores by its size, and is named by its leader."""
    counted: i64 = band_counts(b, band)
    points: i64 = band_glory(b, counted)
    if points == 0:
        return
    g = Gain(seat, points, ROW_BANDS, b.age, counted, 0, 0, False, b.gains)
    g.leader = band.leader
    g.cards = band.size
    take_gain(b, g)


def gain_rule(b: Board, g: Gain) -> str:
    """The rule that decided it: E38 and E39 come before E36 and E37."""
    if g.row == ROW_GIANT and g.what == TAKEN:
        return "E25"
    if g.trolls:
        return "E38"
    if g.row == ROW_KINGDOMS or (g.row == ROW_MERFOLK and b.setup.merfolk_second_place):
        if b.players == 2 and g.age > 1:
            return "E39"
        if g.tied > 1:
            return "E37"
    return ROWS[int(g.row)][1]


def gain_data(g: Gain) -> dict[str, object]:
    """A gain as views, positions and events show it."""
    doc: dict[str, object] = {
        "seat": int(g.seat),
        "points": int(g.points),
        "row": ROWS[int(g.row)][0],
        "age": int(g.age),
    }
    if g.row == ROW_KINGDOMS:
        doc["kingdom"] = c.KINGDOMS[int(g.what)]
    elif g.row == ROW_GIANT:
        doc["taken"] = g.what == TAKEN
    elif g.row != ROW_MERFOLK and g.row != ROW_EARLIER:
        doc["count"] = int(g.what)
    if g.leader >= 0:
        doc["leader"] = c.CARDS[int(g.leader)]
        doc["cards"] = int(g.cards)
    if g.place > 0:
        doc["place"] = int(g.place)
        doc["tied"] = int(g.tied)
        doc["trolls"] = g.trolls
    return doc


def score_board(b: Board) -> None:
    """E35: kingdoms, merfolk, giant: what nobody is asked about."""
    kingdom: i64 = 0
    while kingdom < c.NUM_KINGDOMS:
        score_kingdom(b, kingdom)
        kingdom += 1
    if b.in_play(c.MERFOLK):
        score_merfolk(b)
    if b.giant >= 0:
        gain(b, b.giant, b.setup.giant_glory[b.age - 1], ROW_GIANT, 0, 0, 0, False)


def score_kingdom(b: Board, kingdom: i64) -> None:
    """E36: the age's space for the first, the one below for the second, and so on."""
    counts: list[int] = []
    seat: i64 = 0
    while seat < b.players:
        counts.append(b.seats[seat].in_kingdom(kingdom))
        seat += 1
    start: i64 = kingdom * b.setup.ages
    share_places(b, ROW_KINGDOMS, kingdom, counts, place_values(b.tokens[start : start + b.age]))


def score_merfolk(b: Board) -> None:
    """E40: like a seventh kingdom; with the switch off only the furthest scores."""
    counts: list[int] = []
    seat: i64 = 0
    while seat < b.players:
        counts.append(b.seats[seat].merfolk)
        seat += 1
    if b.setup.merfolk_second_place:
        share_places(b, ROW_MERFOLK, 0, counts, place_values(b.setup.merfolk_glory[: b.age]))
    else:
        rank_and_share(b, ROW_MERFOLK, 0, counts, [b.setup.merfolk_glory[b.age - 1]])


def place_values(spaces: list[int]) -> list[int]:
    """Glory of the first, second, third place, from spaces I, II, III up to this age."""
    values = spaces[:]
    values.reverse()
    return values


def share_places(b: Board, row: i64, what: i64, counts: list[int], values: list[int]) -> None:
    """E36-E39. With two players, after the first age, only the first scores, and one who stands alone takes all."""
    if b.players == 2 and b.age > 1:
        values = [sum(values)] if counts[0] == 0 or counts[1] == 0 else values[:1]
    rank_and_share(b, row, what, counts, values)


def rank_and_share(b: Board, row: i64, what: i64, counts: list[int], values: list[int]) -> None:
    """E37, E38: equal counts are first told apart by trolls; those still tied share the places filled."""
    place: i64 = 0
    ranked: i64 = 0
    while place < len(values):
        best: i64 = 0
        tied: i64 = 0
        seat: i64 = 0
        while seat < b.players:
            if counts[seat] > 0 and not in_set(ranked, seat):
                strength: i64 = strength_of(b, row, seat, counts[seat])
                if strength > best:
                    best = strength
                    tied = 1
                elif strength == best:
                    tied += 1
            seat += 1
        if tied == 0:
            return
        together: i64 = sum(values[place : place + tied])
        seat = 0
        while seat < b.players:
            waiting: bool = not in_set(ranked, seat)
            if waiting and strength_of(b, row, seat, counts[seat]) == best:
                ranked |= shift(1, seat)
                trolls: bool = counts.count(counts[seat]) > tied
                gain(b, seat, together // tied, row, what, place + 1, tied, trolls)
            seat += 1
        place += tied


def strength_of(b: Board, row: i64, seat: i64, count: i64) -> i64:
    """E37, E38: what ranks a seat somewhere: its markers or steps there, then its trolls."""
    if row == ROW_MERFOLK and not b.setup.merfolk_trolls:
        return count * COUNT_SCALE
    return count * COUNT_SCALE + troll_strength(b, seat)


def troll_strength(b: Board, seat: i64) -> i64:
    """E38: the sum of the tokens, then the highest."""
    held: i64 = b.seats[seat].trolls
    total: i64 = 0
    highest: i64 = 0
    index: i64 = 0
    while held != 0:
        if held & 1 != 0:
            highest = b.setup.box.troll_tokens[index]
            total += highest
        held >>= 1
        index += 1
    return total * TROLL_SCALE + highest


def cash(b: Board, number: i64) -> None:
    """E42: the markers go back to the supply."""
    seat: Seat = b.seats[number]
    markers: i64 = ones(seat.orcs)
    seat.orcs = 0
    seat.supply += markers
    if b.events is not None:
        b.tell("cash", "E42", number, {"markers": int(markers)})
    gain(b, number, b.setup.box.orc_glory[markers - 1], ROW_ORCS, markers, 0, 0, False)


def score_bands(b: Board) -> None:
    """E30, E43: skeletons leave, then every band scores by its size."""
    number: i64 = 0
    while number < b.players:
        band: Band | None = b.seats[number].bands
        while band is not None:
            gain_band(b, number, band)
            band = band.below
        number += 1


def band_counts(b: Board, band: Band) -> i64:
    """E23, E30: cards without skeletons, one more for a dwarf."""
    counted: i64 = band.size - band.count(c.SKELETON)
    if c.tribe_of(band.leader) == c.DWARF:
        counted += b.setup.box.dwarf_extra
    return counted


def band_glory(b: Board, counted: i64) -> i64:
    """E6: the last value stands for all larger bands."""
    table = b.setup.box.band_glory
    if counted <= 0:
        return 0
    return table[counted - 1] if counted <= len(table) else table[len(table) - 1]
