# mypyc: hot
"""The sixteen leader powers: one function each, asked where the power acts."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board


def led_by(b: Board, seat: i64, power: i64) -> bool:
    return b.tribes[seat].power == power


def leader_of(b: Board, power: i64) -> i64:
    """The seat with a power, or -1."""
    seat: i64 = 0
    while seat < b.players:
        if b.tribes[seat].power == power:
            return seat
        seat += 1
    return -1


def traders(b: Board, seat: i64) -> bool:
    """T154 Daba: two equal resources for one of any other kind, wherever the owner pays, gives or bids."""
    return led_by(b, seat, c.TRADERS)


def crafty_builders(b: Board, seat: i64, abandoned: bool) -> i64:
    """T170 Daba: how much cheaper a village is; less while one of theirs stands."""
    if not led_by(b, seat, c.CRAFTY_BUILDERS):
        return 0
    if abandoned:
        return b.setup.box.crafty_abandoned
    return b.setup.box.crafty_builders if b.tribes[seat].villages == 0 else b.setup.box.crafty_later


def farmers(b: Board, seat: i64, gathered: i64) -> i64:
    """Indartsu: gathered lakes, on one of which a member may be added."""
    if not led_by(b, seat, c.FARMERS) or b.setup.box.farmers == 0 or b.supply(seat) == 0:
        return 0
    return gathered & b.lakes


def kinship(b: Board, seat: i64) -> i64:
    """T170 Indartsu: how many more a Grow may place, if one goes to a hex with another's member."""
    return b.setup.box.kinship if led_by(b, seat, c.KINSHIP) else 0


def ambush(b: Board, seat: i64) -> i64:
    """T171 Kia-kia: free places on the board."""
    return b.setup.box.ambush - b.tribes[seat].board if led_by(b, seat, c.AMBUSH) else 0


def ambusher(b: Board, hex: i64) -> i64:
    """T171 Kia-kia: the seat that may strike from ambush in a conflict on this hex, or -1."""
    seat: i64 = leader_of(b, c.AMBUSH)
    if seat >= 0 and b.tribes[seat].board > 0 and b.tribes[seat].members(hex) > 0:
        return seat
    return -1


def shaman(b: Board, seat: i64) -> bool:
    """T175 Kia-kia: before the roll he may keep the face of one die."""
    return led_by(b, seat, c.SHAMAN)


def shared_gifts(b: Board, gatherer: i64, hex: i64) -> i64:
    """T174 Muk'kan: the seat that takes one too when an opponent gathers here, or -1."""
    seat: i64 = leader_of(b, c.SHARED_GIFTS)
    if seat >= 0 and seat != gatherer and b.tribes[seat].members(hex) > 0 and b.setup.box.shared_gifts > 0:
        return seat
    return -1


def intimidation(b: Board, seat: i64) -> bool:
    """T173 Muk'kan: once per turn, after Move."""
    return led_by(b, seat, c.INTIMIDATION) and b.this_turn & c.PUSHED == 0


def cunning(b: Board, seat: i64) -> bool:
    """T176 Dananu: once per turn, one action a level stronger."""
    return led_by(b, seat, c.CUNNING) and b.this_turn & c.STRENGTHENED == 0 and b.level < c.STRONG


def agriculture(b: Board, seat: i64, villages: i64) -> i64:
    """Dananu: food in step 1."""
    return b.setup.box.agriculture * villages if led_by(b, seat, c.AGRICULTURE) else 0


def pathfinders(b: Board, seat: i64) -> bool:
    """T157 Kiror: passing from a hex to one of the same terrain costs no step."""
    return led_by(b, seat, c.PATHFINDERS)


def evasive(b: Board) -> i64:
    """T172 Kiror: the seat whose removed members go to neighbours when it defends, or -1."""
    seat: i64 = leader_of(b, c.EVASIVE)
    return seat if seat != b.active else -1


def wayfarers(b: Board, seat: i64) -> bool:
    """T157 Kaha: once per turn, with an action other than Move, one member goes one step for food."""
    if not led_by(b, seat, c.WAYFARERS) or b.this_turn & c.WANDERED != 0 or b.deed == c.MOVING:
        return False
    return b.tribes[seat].held(c.FOOD) >= b.setup.box.wayfarers_food


def common_purpose(b: Board, seat: i64, hex: i64) -> i64:
    """T164 Kaha: more from a hex with four or more own members."""
    box = b.setup.box
    if led_by(b, seat, c.COMMON_PURPOSE) and b.tribes[seat].members(hex) >= box.common_purpose_members:
        return box.common_purpose
    return 0


def hidden_village(b: Board, seat: i64) -> bool:
    """T177 Tunga: with a village on the field, one may stand on one's own board."""
    return led_by(b, seat, c.HIDDEN_VILLAGE)


def light_in_the_dark(b: Board, seat: i64) -> i64:
    """T168 Tunga: resources of choice for a weak action."""
    return b.setup.box.light_in_the_dark if b.level == c.WEAK and led_by(b, seat, c.LIGHT_IN_THE_DARK) else 0
