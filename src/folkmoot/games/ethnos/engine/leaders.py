# mypyc: hot
"""Markers and the abilities of leaders (E19-E34)."""

from __future__ import annotations

from mypy_extensions import i64

from folkmoot.core.bits import in_set, shift
from folkmoot.core.contract import CHANCE
from folkmoot.games.ethnos.engine import codes as c
from folkmoot.games.ethnos.engine.board import Board, Seat, words
from folkmoot.games.ethnos.engine.flow import end_turn
from folkmoot.games.ethnos.engine.scoring import ROW_GIANT, TAKEN, gain


def reach(b: Board, tribe: i64, size: i64) -> i64:
    """E28: the size that counts for placing."""
    return size + b.setup.box.minotaur_extra if tribe == c.MINOTAUR else size


def outnumbers(b: Board, seat: i64, tribe: i64, size: i64, kingdom: i64) -> bool:
    """E19: a band has more cards than there are markers against it."""
    return reach(b, tribe, size) > b.markers_against(seat, kingdom)


def fits(b: Board, kingdom: i64) -> bool:
    """E19: the band that is being resolved is large enough."""
    return outnumbers(b, b.active, c.tribe_of(b.leader), b.size, kingdom)


def resolve_band(b: Board) -> None:
    """E19: first the marker, if one can be placed at all; that is for everybody to see."""
    if can_place_any(b):
        b.put(c.ASK_MARKER, b.active)
    else:
        skip(b, "marker", "E26" if c.tribe_of(b.leader) == c.HALFLING else "E19")
        use_ability(b, False)


def can_place_any(b: Board) -> bool:
    tribe: i64 = c.tribe_of(b.leader)
    if b.seats[b.active].supply == 0 or tribe == c.HALFLING:
        return False
    if tribe != c.WINGFOLK:
        return fits(b, c.colour_of(b.leader))
    kingdom: i64 = 0
    while kingdom < c.NUM_KINGDOMS:
        if fits(b, kingdom):
            return True
        kingdom += 1
    return False


def place_marker(b: Board, kingdom: i64, rule: str) -> None:
    b.seats[b.active].place(kingdom)
    if b.events is not None:
        b.tell("place", rule, b.active, {"kingdom": c.KINGDOMS[int(kingdom)]})


def skip(b: Board, what: str, rule: str) -> None:
    """A choice that nobody could make otherwise is an event, not a question."""
    if b.events is not None:
        b.tell("skip", rule, b.active, {"ask": what})


def use_ability(b: Board, placed: bool) -> None:
    """E20: the leader's ability, and only the leader's."""
    tribe: i64 = c.tribe_of(b.leader)
    if tribe == c.CENTAUR:
        charge_on(b, placed)
    elif tribe == c.ELF:
        if b.seats[b.active].size > 0:
            b.put(c.ASK_KEEP, b.active)
        else:
            skip(b, "keep", "E24")
            end_band(b)
    elif tribe == c.GIANT:
        stride(b)
    elif tribe == c.MERFOLK:
        swim(b)
    elif tribe == c.ORC:
        if can_raid(b):
            b.put(c.ASK_RAID, b.active)
        else:
            skip(b, "raid", "E29")
            end_band(b)
    elif tribe == c.TROLL:
        if can_take_token(b):
            b.put(c.ASK_TROLL, b.active)
        else:
            skip(b, "troll", "E32")
            end_band(b)
    elif tribe == c.WIZARD:
        lay_hand_down(b)
        b.put(c.ASK_CONJURE, b.active)
    else:
        end_band(b)


def end_band(b: Board) -> None:
    """E20: what is left in hand is laid face up, and the turn is over."""
    lay_hand_down(b)
    end_turn(b)


def lay_hand_down(b: Board) -> None:
    seat: Seat = b.seats[b.active]
    if seat.size == 0:
        return
    if b.events is not None:
        b.tell("discard", "E20", b.active, {"cards": words(seat.hand)})
    b.row.add_all(seat.hand)
    seat.drop_hand()


def charge_on(b: Board, placed: bool) -> None:
    """E22: if the centaur's marker was placed, or the band was large enough for one, another band may follow."""
    if not placed and b.setup.centaur_by_size:
        placed = fits(b, c.colour_of(b.leader))
    if placed and b.seats[b.active].size > 0:
        b.chain = True
        b.put(c.ASK_ANOTHER, b.active)
    else:
        skip(b, "another", "E22")
        end_band(b)


def stride(b: Board) -> None:
    """E25: strictly larger than every giant-led band of this age takes the token and 2 glory."""
    if b.size > b.giant_size:
        b.giant = b.active
        b.giant_size = b.size
        if b.events is not None:
            b.tell("giant", "E25", b.active, {"size": int(b.size)})
        gain(b, b.active, b.setup.box.giant_taking, ROW_GIANT, TAKEN, 0, 0, False)
    else:
        skip(b, "giant", "E25")
    end_band(b)


def swim(b: Board) -> None:
    """E27: advance, then one bonus marker for every symbol reached or passed."""
    seat: Seat = b.seats[b.active]
    start: i64 = seat.merfolk
    seat.merfolk = min(start + b.size, b.setup.last_space)
    symbols: i64 = 0
    space: i64 = start + 1
    while space <= seat.merfolk:
        if in_set(b.setup.symbols, space):
            symbols += 1
        space += 1
    if b.events is not None:
        b.tell("swim", "E27", b.active, {"from": int(start), "to": int(seat.merfolk)})
    b.done = 0
    b.of = symbols
    next_bonus(b)


def next_bonus(b: Board) -> None:
    """E27: the bonus markers one by one, each optional."""
    if b.done < b.of and b.seats[b.active].supply > 0:
        b.put(c.ASK_BONUS, b.active)
        return
    if b.done < b.of:
        skip(b, "bonus", "E4")
    end_band(b)


def can_raid(b: Board) -> bool:
    """E29: the space of the leader's colour is free."""
    seat: Seat = b.seats[b.active]
    return seat.supply > 0 and not in_set(seat.orcs, c.colour_of(b.leader))


def raid(b: Board) -> None:
    seat: Seat = b.seats[b.active]
    seat.orcs |= shift(1, c.colour_of(b.leader))
    seat.supply -= 1
    if b.events is not None:
        b.tell("raid", "E29", b.active, {"colour": c.COLOURS[int(c.colour_of(b.leader))]})
    end_band(b)


def tokens_taken(b: Board) -> i64:
    taken: i64 = 0
    seat: i64 = 0
    while seat < b.players:
        taken |= b.seats[seat].trolls
        seat += 1
    return taken


def can_take_token(b: Board) -> bool:
    """E32: some token up to the band's size is free."""
    taken: i64 = tokens_taken(b)
    index: i64 = 0
    while index < len(b.setup.box.troll_tokens):
        if not in_set(taken, index) and b.setup.box.troll_tokens[index] <= b.size:
            return True
        index += 1
    return False


def take_token(b: Board, index: i64) -> None:
    b.seats[b.active].trolls |= shift(1, index)
    if b.events is not None:
        b.tell("troll", "E32", b.active, {"token": b.setup.box.troll_tokens[index]})
    end_band(b)


def conjure(b: Board) -> None:
    """E34: as many cards as the band has, one by one."""
    if b.events is not None:
        b.tell("conjure", "E34", b.active, {"cards": int(b.size)})
    b.done = 0
    b.of = b.size
    b.put(c.ASK_CONJURED, CHANCE)


def decline(b: Board) -> None:
    """E47: what is optional may be declined."""
    if b.events is not None:
        b.tell("decline", "E47", b.active, {"ask": c.ASKS[int(b.ask)][0]})
    if b.ask == c.ASK_MARKER:
        use_ability(b, False)
    elif b.ask == c.ASK_BONUS:
        b.done += 1
        next_bonus(b)
    elif b.ask == c.ASK_CONJURE:
        end_turn(b)
    else:
        end_band(b)
