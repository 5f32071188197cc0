# mypyc: hot
"""Expected points from fortresses (A59), while tokens are still to come."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import ones
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.fortresses import EAST, WEST, Fortresses, all_finished, finished, fortress_points
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scenarios import home_of
from folkmoot.games.aetherya.mind.nolands import fewest_down


def hoped_fortresses(b: Board, forts: Fortresses | None, kingdom: Kingdom, seat: i64, sure: float) -> float:
    """Points as it stands, and `sure` of those that the tokens to come can finish, the nearest first."""
    box = b.setup.box
    race: i64 = b.race_of(seat)
    total: float = float(fortress_points(all_finished(forts, b.players, box), seat, box))
    done: i64 = finished(forts, seat, box.built)
    left: i64 = min(fewest_down(b), c.NUM_CELLS - ones(kingdom.up))
    goes_on: bool = left > 0
    own: i64 = (kingdom.of(race) | kingdom.of(home_of(race))) & ~done
    missing: i64 = 1
    while missing <= box.built:
        # The cells where this number of tokens is missing.
        begun: i64 = finished(forts, seat, box.built - missing) if missing < box.built else own
        sites: i64 = own & begun
        own &= ~sites
        border: i64 = ones(sites & (EAST | WEST))
        inland: i64 = ones(sites) - border
        while border + inland > 0 and left >= missing:
            total += sure * float(box.fortress + (box.tribute if border > 0 else 0))
            if border > 0:
                border -= 1
            else:
                inland -= 1
            left -= missing
        if border + inland > 0 and missing < box.built and goes_on:
            # Too few are left for these, unless the game lasts longer.
            total += 0.2 * sure * float(box.fortress * (border + inland) * (box.built - missing)) / float(box.built)
        missing += 1
    return total


def walls_around(b: Board, seat: i64) -> i64:
    """All that `hoped_fortresses` of a seat depends on beside its kingdom, in one number."""
    found: i64 = fewest_down(b) << (3 * c.NUM_CELLS)
    forts = b.forts
    if forts is None:
        return found
    low: i64 = forts.low[seat]
    high: i64 = forts.high[seat]
    needed: i64 = b.setup.box.built
    after: i64 = finished(forts, (seat + 1) % b.players, needed) & WEST
    before: i64 = finished(forts, (seat + b.players - 1) % b.players, needed) & EAST
    return found | low | (high << c.NUM_CELLS) | ((after | before) << (2 * c.NUM_CELLS))
