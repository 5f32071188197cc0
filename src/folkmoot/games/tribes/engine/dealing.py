# mypyc: hot
"""T7-T9, T105: laying the field, dealing tribes and powers. Who stands where at the beginning is in `placing.py`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bits import below, bit, ones, shift
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.dice import RollTwo
from folkmoot.games.tribes.engine.placing import begin_leaders, lead, next_leader, placing_fits
from folkmoot.games.tribes.engine.question import Chance, Memory, Question


def set_up(b: Board) -> None:
    """T7, T8: what is known before anything is dealt."""
    row: i64 = 0
    place: i64 = 0
    while place < c.NUM_DEEDS * c.DICE_IN_ROW:
        row |= shift(b.setup.box.row[place % c.DICE_IN_ROW], place * c.DIE_BITS)
        place += 1
    b.dice = row
    for event in c.SET_ASIDE:
        b.aside |= shift(1, event)
    b.deck = c.EVERY_EVENT & ~b.aside
    goals: i64 = below(c.NUM_GOALS)
    if b.players == 2:
        goals &= ~shift(1, c.POTTERY)
    seat: i64 = 0
    while seat < b.players:
        b.tribes[seat].deck = goals
        if seat < len(b.setup.tribes):
            b.tribes[seat].kind = b.setup.tribes[seat]
        seat += 1
    lay_named_lands(b)
    b.due = -1
    b.ask = c.THEN_SETUP


def lay_named_lands(b: Board) -> None:
    """T105: a land that an option names settles the terrain of its hex."""
    land: i64 = 0
    while land < c.NUM_LANDS:
        hex: i64 = b.setup.land_at[land]
        if hex != c.NOWHERE:
            b.lay_land(land, hex)
            terrain: i64 = c.TERRAIN_OF_LAND[land]
            if terrain != c.UNLAID:
                b.lay_terrain(hex, terrain)
        land += 1


def next_setup(b: Board) -> None:
    """The next thing that setup has to settle."""
    ask: i64 = deal_due(b)
    if ask >= 0:
        b.ask = ask
    else:
        begin_leaders(b)


def deal_due(b: Board) -> i64:
    """Return the question of the next deal, -1 when everything is dealt."""
    if next_unlaid(b) >= 0:
        return c.ASK_TERRAIN
    if b.setup.random_lands and b.due < 0:
        return c.ASK_LANDS
    if b.setup.random_lands and b.due > 0:
        return c.ASK_LAND_HEX if b.land >= 0 else c.ASK_LAND
    if next_undealt(b) >= 0:
        return c.ASK_TRIBE
    if b.first < 0:
        return c.ASK_FIRST
    return c.ASK_POOL if b.die0 < 0 else -1


def next_unlaid(b: Board) -> i64:
    """The first hex without terrain, or -1."""
    hex: i64 = 0
    while hex < b.setup.layout.size:
        if b.terrain_at(hex) == c.UNLAID:
            return hex
        hex += 1
    return -1


def terrain_left(b: Board, terrain: i64) -> i64:
    """T2: as many of each terrain as players and one more."""
    left: i64 = b.players + b.setup.box.extra_terrain
    hex: i64 = 0
    while hex < b.setup.layout.size:
        if b.terrain_at(hex) == terrain:
            left -= 1
        hex += 1
    return left


def laid_lands(b: Board) -> i64:
    """Special lands that lie on the field."""
    found: i64 = 0
    land: i64 = 0
    while land < c.NUM_LANDS:
        if b.land_hex(land) != c.NOWHERE:
            found |= shift(1, land)
        land += 1
    return found


def land_hexes(b: Board, land: i64) -> i64:
    """T105: where a land may lie."""
    found: i64 = b.setup.layout.all
    terrain: i64 = c.TERRAIN_OF_LAND[land]
    other: i64 = 0
    while other < c.NUM_LANDS:
        if b.land_hex(other) != c.NOWHERE:
            found &= ~shift(1, b.land_hex(other))
        other += 1
    hex: i64 = 0
    while hex < b.setup.layout.size:
        if terrain != c.UNLAID and b.terrain_at(hex) != terrain:
            found &= ~shift(1, hex)
        hex += 1
    return found


def next_undealt(b: Board) -> i64:
    seat: i64 = 0
    while seat < b.players:
        if b.tribes[seat].kind < 0:
            return seat
        seat += 1
    return -1


def tribe_taken(b: Board, kind: i64) -> bool:
    seat: i64 = 0
    while seat < b.players:
        if b.tribes[seat].kind == kind:
            return True
        seat += 1
    return False


# What chance decides. Special lands: `due` is how many there are still to be, -1 until that is drawn.


def lands_memory(b: Board) -> Memory:
    return {"lands": b.due} if b.setup.random_lands and b.due >= 0 else {}


def deal_fits(b: Board) -> bool:
    """Nobody stands anywhere, and as many lands are to come as there can be."""
    seat: i64 = 0
    while seat < b.players:
        tribe = b.tribes[seat]
        if tribe.here != 0 or (tribe.power >= 0 and tribe.kind < 0):
            return False
        seat += 1
    most: i64 = b.setup.box.random_lands - ones(laid_lands(b))
    if not b.setup.random_lands or b.due < 0:
        return b.land < 0
    return b.due <= most and (b.land < 0 or (b.due > 0 and b.land_hex(b.land) == c.NOWHERE))


class Deal(Chance):
    """Something that is dealt before anybody decides."""

    def __init__(self, ask: i64, word: str, rule: str, low: i64, high: i64) -> None:
        super().__init__(ask, word, rule, c.DEALING, low, high)

    def happen(self, b: Board, code: i64) -> None:
        b.ask = c.THEN_SETUP
        self.deal(b, code - self.low)

    def deal(self, b: Board, outcome: i64) -> None:
        raise NotImplementedError

    def memory(self, b: Board) -> Memory:
        return lands_memory(b)

    def recall(self, b: Board, memory: Memory) -> None:
        b.due = memory.get("lands", -1)

    def fits(self, b: Board) -> bool:
        return deal_fits(b) and deal_due(b) == self.ask


@final
class DealTerrain(Deal):
    """T5: shuffled onto the field."""

    def __init__(self) -> None:
        super().__init__(c.ASK_TERRAIN, "chance_terrain", "T5", c.LAY_TERRAIN, c.DEAL_TRIBE)

    def weight(self, b: Board, code: i64) -> i64:
        return terrain_left(b, code - self.low)

    def deal(self, b: Board, outcome: i64) -> None:
        hex: i64 = next_unlaid(b)
        b.lay_terrain(hex, outcome)
        b.tell2("terrain", "T5", -1, "hex", hex, "terrain", outcome)


@final
class CountLands(Deal):
    """T105: a uniform number."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LANDS, "chance_lands", "T105", c.COUNT_LANDS, c.DRAW_LAND)

    def weight(self, b: Board, code: i64) -> i64:
        return 1 if code - self.low <= b.setup.box.random_lands else 0

    def deal(self, b: Board, outcome: i64) -> None:
        b.due = outcome
        b.tell1("lands", "T105", -1, "number", outcome)


@final
class DrawLand(Deal):
    """T105: of distinct lands."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LAND, "chance_land", "T105", c.DRAW_LAND, c.LAY_LAND)

    def weight(self, b: Board, code: i64) -> i64:
        return 1 - bit(laid_lands(b), code - self.low)

    def deal(self, b: Board, outcome: i64) -> None:
        b.land = outcome
        b.tell1("land", "T105", -1, "land", outcome)


@final
class LayLand(Deal):
    """T105: each on a random hex of its terrain."""

    def __init__(self) -> None:
        super().__init__(c.ASK_LAND_HEX, "chance_land_hex", "T105", c.LAY_LAND, c.ROLL_TWO)

    def weight(self, b: Board, code: i64) -> i64:
        return bit(land_hexes(b, b.land), code - self.low)

    def deal(self, b: Board, outcome: i64) -> None:
        b.lay_land(b.land, outcome)
        b.tell2("land_laid", "T105", -1, "land", b.land, "hex", outcome)
        b.land = -1
        b.due -= 1

    def memory(self, b: Board) -> Memory:
        found = super().memory(b)
        found["land"] = b.land
        return found

    def recall(self, b: Board, memory: Memory) -> None:
        super().recall(b, memory)
        b.land = memory.get("land", -1)


@final
class DealTribe(Deal):
    """T7: boards at random."""

    def __init__(self) -> None:
        super().__init__(c.ASK_TRIBE, "chance_tribe", "T7", c.DEAL_TRIBE, c.DRAW_FIRST)

    def weight(self, b: Board, code: i64) -> i64:
        return 0 if tribe_taken(b, code - self.low) else 1

    def deal(self, b: Board, outcome: i64) -> None:
        seat: i64 = next_undealt(b)
        b.tribes[seat].kind = outcome
        b.tell1("tribe", "T7", seat, "tribe", outcome)


@final
class DrawFirst(Deal):
    """T9: the lowest village number."""

    def __init__(self) -> None:
        super().__init__(c.ASK_FIRST, "chance_first", "T9", c.DRAW_FIRST, c.DEAL_POWER)

    def weight(self, b: Board, code: i64) -> i64:
        return 1 if code - self.low < b.players else 0

    def deal(self, b: Board, outcome: i64) -> None:
        b.first = outcome
        b.active = outcome
        b.tell0("first", "T9", outcome)


@final
class RollPool(RollTwo):
    """T175: the first pool is rolled at setup."""

    def __init__(self) -> None:
        super().__init__(c.ASK_POOL, "chance_pool", "T175", c.DEALING)

    def rolled(self, b: Board, one: i64, other: i64) -> None:
        b.ask = c.THEN_SETUP
        b.die0 = one
        b.die1 = other
        b.tell2("pool", "T175", -1, "face", one, "face2", other)

    def memory(self, b: Board) -> Memory:
        return lands_memory(b)

    def recall(self, b: Board, memory: Memory) -> None:
        b.due = memory.get("lands", -1)

    def fits(self, b: Board) -> bool:
        return deal_fits(b) and deal_due(b) == self.ask


@final
class DealPower(Chance):
    """T104: one of the two powers of each tribe, in turn order."""

    def __init__(self) -> None:
        super().__init__(c.ASK_POWER, "chance_power", "T104", c.PLACING, c.DEAL_POWER, c.COUNT_LANDS)
        self.to_others = True

    def weight(self, b: Board, code: i64) -> i64:
        return 1 if (code - self.low) >> 1 == b.tribes[b.who].kind else 0

    def happen(self, b: Board, code: i64) -> None:
        lead(b, code - self.low)

    def whose(self, b: Board) -> i64:
        return next_leader(b)

    def fits(self, b: Board) -> bool:
        return placing_fits(b, self.ask)


@final
class Beginning(Question):
    """Beginning of every game; a position may also stop here before something is dealt."""

    def __init__(self) -> None:
        super().__init__(c.THEN_SETUP, "setup", "T7", c.DEALING)

    def memory(self, b: Board) -> Memory:
        return lands_memory(b)

    def recall(self, b: Board, memory: Memory) -> None:
        b.due = memory.get("lands", -1)
        b.land = memory.get("land", -1)

    def fits(self, b: Board) -> bool:
        return deal_fits(b)
