"""The engine's masks against the flood fill of `oracle.py`."""

from __future__ import annotations

import random

import pytest

from folkmoot.games.aetherya.edge.results import pad_parts
from folkmoot.games.aetherya.edge.terms import fate_parts, terms_of
from folkmoot.games.aetherya.engine.box import PACKAGED
from folkmoot.games.aetherya.engine.codes import ASK_TURN, DRAGON, DWARF_V_GOBLIN, FATES, HUMAN, LEGENDS, LETTERS
from folkmoot.games.aetherya.engine.fates import have
from folkmoot.games.aetherya.engine.kingdom import Kingdom, touching
from folkmoot.games.aetherya.engine.legends import conditions
from folkmoot.games.aetherya.engine.scenarios import own_race_tally, pad_of
from folkmoot.games.aetherya.engine.scoring import count_rows
from tests.aetherya import oracle
from tests.aetherya.tables import start

BATCHES = 10
KINGDOMS = 4_000
STYLES = ("PFMSHENGDL", "PFMSHENGDLLL", "HENGLLDD", "HENGDL?", "PFMSHENGL??", "HGSLL", "DDHHEENNL", "PFMSLLL")
"""Cards of random kingdoms: even, many portals, many dragons, face-down ones, few kinds."""


def touching_by_flood(portals: int) -> list[int]:
    """For every cell the mask of cells that touch it."""
    grid = {cell: "L" for number, cell in enumerate(oracle.CELLS) if portals >> number & 1}
    linked, _ = oracle.touches(grid)
    found = [0] * 16
    for pair in linked:
        one, other = (4 * row + column for row, column in pair)
        found[one] |= 1 << other
        found[other] |= 1 << one
    return found


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_A16_every_layout_of_portals_touches_as_by_flood_fill(part: int) -> None:
    for portals in range(part * 8192, part * 8192 + 8192):
        expected = touching_by_flood(portals)
        for cell in range(16):
            if not portals >> cell & 1:
                assert touching(1 << cell, portals) & ~portals == expected[cell] & ~portals, (portals, cell)


def random_kingdom(rng: random.Random) -> tuple[Kingdom, str, set[int], set[int]]:
    style = STYLES[rng.randrange(len(STYLES))]
    letters = [style[int(rng.random() * len(style))] for _ in range(16)]
    kingdom = Kingdom()
    for cell, letter in enumerate(letters):
        if letter != "?":
            kingdom.lay(cell, LETTERS.index(letter))
    treaties = {cell for cell, letter in enumerate(letters) if letter in "HENG" and rng.random() < 0.1}
    staffs = {cell for cell, letter in enumerate(letters) if letter == "D" and rng.random() < 0.1}
    kingdom.treaties = sum(1 << cell for cell in treaties)
    kingdom.staffs = sum(1 << cell for cell in staffs)
    return kingdom, "".join(letters), treaties, staffs


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_rows_and_legends_of_random_kingdoms(batch: int) -> None:
    """A2, A3, A16, A17, A19 to A21 on 40,000 kingdoms: rows, met legends, sword legends."""
    rng = random.Random(batch)
    for _ in range(KINGDOMS):
        kingdom, text, treaties, staffs = random_kingdom(rng)
        grid = oracle.read(text)
        rows = count_rows(kingdom, PACKAGED, True).rows()
        cells = oracle.CELLS
        expected = oracle.rows(grid, {cells[cell] for cell in treaties}, {cells[cell] for cell in staffs})
        assert [*rows[:5], rows[6]] == expected, text
        via = rng.random() < 0.5
        found = conditions(kingdom, via)
        met, struck = oracle.legends(grid, via)
        assert {word for number, word in enumerate(LEGENDS) if found >> number & 1} == met, text
        swords = {LEGENDS[DWARF_V_GOBLIN + number] for number in range(4) if found >> 21 + number & 1}
        assert swords == struck, text


def test_every_point_has_its_reason() -> None:
    """The parts of the explained pad add up to the rows of the fast one."""
    rng = random.Random(77)
    for _ in range(2_000):
        kingdom, text, _, _ = random_kingdom(rng)
        kingdom.legends = rng.randrange(1 << 15)
        for gem in range(4):
            kingdom.own(gem, rng.randrange(3))
        parts = pad_parts(kingdom, PACKAGED, 0, True)
        assert [sum(part.points for part in row) for row in parts] == count_rows(kingdom, PACKAGED, True).rows(), text
        assert len([part for part in parts[4] if "cell" in part.args]) == bin(kingdom.of(DRAGON)).count("1")


def test_rows_of_the_scenarios_of_our_own() -> None:
    """A51 to A54, A56 on random kingdoms: rows, tasks, and every point with its reason."""
    rng = random.Random(50)
    for number in range(4_000):
        kingdom, text, _, _ = random_kingdom(rng)
        kingdom.treaties = kingdom.staffs = 0
        kingdom.legends = rng.randrange(1 << 15)
        options = {"fate": FATES[1 + number % 4]} if number % 8 < 4 else {"variant": "confrontation"}
        state = start(1 if "fate" in options else 2, **options)
        state.kingdoms[0], state.ask = kingdom, ASK_TURN
        grid = oracle.read(text)
        found = (
            pad_of(state, kingdom, 0) if "fate" in options else own_race_tally(kingdom, HUMAN + number % 4, PACKAGED)
        )
        if "fate" in options:
            expected, own, counted = oracle.fate(grid, options["fate"])
            assert (found.scenario, have(state)) == (own, counted), (options, text)
            assert sum(part.points for part in fate_parts(state)) == own, (options, text)
        else:
            state.races = HUMAN + number % 4
            expected = oracle.own_race(grid, "HENG"[number % 4])
        rows = found.rows()
        assert [*rows[:5], rows[6]] == expected, (options, text)
        parts = pad_parts(kingdom, PACKAGED, 0, "fate" not in options, terms_of(state, 0))
        assert [sum(part.points for part in row) for row in parts] == rows, (options, text)
