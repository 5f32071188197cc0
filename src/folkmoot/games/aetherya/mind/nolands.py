# mypyc: hot
"""Expected points from strength in the Nolands (A57), while others may still settle."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.bots.evaluation import likely
from folkmoot.core.bits import ones
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.nolands import Nolands, betrayals_in, partner_in, place_prize, strength


def hoped_prize(b: Board, lands: Nolands | None, seat: i64, doubt: float) -> float:
    """The prize of a seat, by how many others it will leave behind; a lead of one `doubt` is likely to last."""
    box = b.setup.box
    own: float = float(strength(lands, seat, box))
    ahead: float = 0.0
    partner: i64 = partner_in(b.pacts, seat)
    other: i64 = 0
    while other < b.players:
        if other != seat and other != partner:
            ahead += likely((float(strength(lands, other, box)) - own) / doubt)
        other += 1
    place: i64 = 1
    while float(place) <= ahead:
        place += 1
    part: float = ahead - float(place - 1)
    better: float = float(place_prize(place, b.players, box))
    hoped: float = better + part * (float(place_prize(place + 1, b.players, box)) - better)
    return hoped - float(box.betrayal * betrayals_in(b.pacts, seat))


def fewest_down(b: Board) -> i64:
    """Face-down cards of the fullest kingdom: the game lasts that many turns at least."""
    fewest: i64 = c.NUM_CELLS
    seat: i64 = 0
    while seat < b.players:
        fewest = min(fewest, c.NUM_CELLS - ones(b.kingdoms[seat].up))
        seat += 1
    return fewest
