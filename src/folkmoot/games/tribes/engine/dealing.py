# mypyc: hot
"""T7-T9, T105: laying the field, dealing tribes and powers. Who stands where at the beginning is in `placing.py`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folkmoot.core.bag import shift
from folkmoot.games.tribes.engine import codes as c
from folkmoot.games.tribes.engine.board import Board
from folkmoot.games.tribes.engine.dice import RollTwo
from folkmoot.games.tribes.engine.placing import begin_leaders, lead, next_leader, placing_fits
from folkmoot.games.tribes.engine.question import Chance, Memory, Question
from folkmoot.games.tribes.engine.tribe import bits


def new_game(s: Board) -> None:
    """T7, T8: what is settled before anything is dealt."""
    row: i64 = 0
    place: i64 = 0
    while place < 12:
        row |= shift(s.setup.box.row[place % 3], place * 2)
        place += 1
    s.dice = row
    s.aside = shift(1, c.CHIEF) | shift(1, c.ABANDONED_VILLAGE)
    s.deck = (shift(1, c.NUM_EVENTS) - 1) & ~s.aside
    goals: i64 = shift(1, c.NUM_GOALS) - 1
    if s.players == 2:
        goals &= ~shift(1, c.POTTERY)
    seat: i64 = 0
    while seat < s.players:
        s.tribes[seat].deck = goals
        if seat < len(s.setup.tribes):
            s.tribes[seat].kind = s.setup.tribes[seat]
        seat += 1
    lay_named_lands(s)
    s.due = -1
    s.ask = c.GO_SETUP


def lay_named_lands(s: Board) -> None:
    """T105: a land that an option names settles the terrain of its hex."""
    land: i64 = 0
    while land < c.NUM_LANDS:
        hex: i64 = s.setup.land_at[land]
        if hex != c.NOWHERE:
            s.lay_land(land, hex)
            terrain: i64 = c.TERRAIN_OF_LAND[land]
            if terrain != c.UNLAID:
                s.lay_terrain(hex, terrain)
        land += 1


def next_deal(s: Board) -> None:
    """The next thing that setup has to settle."""
    ask: i64 = deal_due(s)
    if ask >= 0:
        s.ask = ask
    else:
        begin_leaders(s)


def deal_due(s: Board) -> i64:
    """What is dealt next, -1 when all is."""
    if next_unlaid(s) >= 0:
        return c.CHANCE_TERRAIN
    if s.setup.random_lands and s.due < 0:
        return c.CHANCE_LANDS
    if s.setup.random_lands and s.due > 0:
        return c.CHANCE_LAND_HEX if s.land >= 0 else c.CHANCE_LAND
    if next_undealt(s) >= 0:
        return c.CHANCE_TRIBE
    if s.first < 0:
        return c.CHANCE_FIRST
    return c.CHANCE_POOL if s.die0 < 0 else -1


def next_unlaid(s: Board) -> i64:
    """The first hex without terrain, or -1."""
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if s.terrain_at(hex) == c.UNLAID:
            return hex
        hex += 1
    return -1


def terrain_left(s: Board, terrain: i64) -> i64:
    """T2: as many of each terrain as players and one more."""
    left: i64 = s.players + s.setup.box.extra_terrain
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if s.terrain_at(hex) == terrain:
            left -= 1
        hex += 1
    return left


def laid_lands(s: Board) -> i64:
    """Special lands that lie on the field."""
    found: i64 = 0
    land: i64 = 0
    while land < c.NUM_LANDS:
        if s.land_hex(land) != c.NOWHERE:
            found |= shift(1, land)
        land += 1
    return found


def land_hexes(s: Board, land: i64) -> i64:
    """T105: where a land may lie."""
    found: i64 = s.setup.layout.all
    terrain: i64 = c.TERRAIN_OF_LAND[land]
    other: i64 = 0
    while other < c.NUM_LANDS:
        if s.land_hex(other) != c.NOWHERE:
            found &= ~shift(1, s.land_hex(other))
        other += 1
    hex: i64 = 0
    while hex < s.setup.layout.size:
        if terrain != c.UNLAID and s.terrain_at(hex) != terrain:
            found &= ~shift(1, hex)
        hex += 1
    return found


def next_undealt(s: Board) -> i64:
    seat: i64 = 0
    while seat < s.players:
        if s.tribes[seat].kind < 0:
            return seat
        seat += 1
    return -1


def tribe_taken(s: Board, kind: i64) -> bool:
    seat: i64 = 0
    while seat < s.players:
        if s.tribes[seat].kind == kind:
            return True
        seat += 1
    return False


# What chance decides. Special lands: `due` is how many there are still to be, -1 until that is drawn.


def lands_memory(s: Board) -> Memory:
    return {"lands": s.due} if s.setup.random_lands and s.due >= 0 else {}


def deal_fits(s: Board) -> bool:
    """Nobody stands anywhere, and as many lands are to come as there can be."""
    seat: i64 = 0
    while seat < s.players:
        tribe = s.tribes[seat]
        if tribe.here != 0 or (tribe.power >= 0 and tribe.kind < 0):
            return False
        seat += 1
    most: i64 = s.setup.box.random_lands - bits(laid_lands(s))
    if not s.setup.random_lands or s.due < 0:
        return s.land < 0
    return s.due <= most and (s.land < 0 or (s.due > 0 and s.land_hex(s.land) == c.NOWHERE))


class Deal(Chance):
    """Something that is dealt before anybody decides."""

    def __init__(self, ask: i64, word: str, rule: str, low: i64, high: i64) -> None:
        super().__init__(ask, word, rule, c.DEALING, low, high)

    def happen(self, s: Board, code: i64) -> None:
        s.ask = c.GO_SETUP
        self.deal(s, code - self.low)

    def deal(self, s: Board, outcome: i64) -> None:
        raise NotImplementedError

    def memory(self, s: Board) -> Memory:
        return lands_memory(s)

    def recall(self, s: Board, memory: Memory) -> None:
        s.due = memory.get("lands", -1)

    def fits(self, s: Board) -> bool:
        return deal_fits(s) and deal_due(s) == self.ask


@final
class DealTerrain(Deal):
    """T5: shuffled onto the field."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_TERRAIN, "chance_terrain", "T5", c.LAY_TERRAIN, c.DEAL_TRIBE)

    def weight(self, s: Board, code: i64) -> i64:
        return terrain_left(s, code - self.low)

    def deal(self, s: Board, outcome: i64) -> None:
        hex: i64 = next_unlaid(s)
        s.lay_terrain(hex, outcome)
        s.tell2("terrain", "T5", -1, "hex", hex, "terrain", outcome)


@final
class CountLands(Deal):
    """T105: a uniform number."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_LANDS, "chance_lands", "T105", c.COUNT_LANDS, c.DRAW_LAND)

    def weight(self, s: Board, code: i64) -> i64:
        return 1 if code - self.low <= s.setup.box.random_lands else 0

    def deal(self, s: Board, outcome: i64) -> None:
        s.due = outcome
        s.tell1("lands", "T105", -1, "number", outcome)


@final
class DrawLand(Deal):
    """T105: of distinct lands."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_LAND, "chance_land", "T105", c.DRAW_LAND, c.LAY_LAND)

    def weight(self, s: Board, code: i64) -> i64:
        return 1 - (laid_lands(s) >> (code - self.low)) & 1

    def deal(self, s: Board, outcome: i64) -> None:
        s.land = outcome
        s.tell1("land", "T105", -1, "land", outcome)


@final
class LayLand(Deal):
    """T105: each on a random hex of its terrain."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_LAND_HEX, "chance_land_hex", "T105", c.LAY_LAND, c.ROLL_TWO)

    def weight(self, s: Board, code: i64) -> i64:
        return (land_hexes(s, s.land) >> (code - self.low)) & 1

    def deal(self, s: Board, outcome: i64) -> None:
        s.lay_land(s.land, outcome)
        s.tell2("land_laid", "T105", -1, "land", s.land, "hex", outcome)
        s.land = -1
        s.due -= 1

    def memory(self, s: Board) -> Memory:
        found = super().memory(s)
        found["land"] = s.land
        return found

    def recall(self, s: Board, memory: Memory) -> None:
        super().recall(s, memory)
        s.land = memory.get("land", -1)


@final
class DealTribe(Deal):
    """T7: boards at random."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_TRIBE, "chance_tribe", "T7", c.DEAL_TRIBE, c.DRAW_FIRST)

    def weight(self, s: Board, code: i64) -> i64:
        return 0 if tribe_taken(s, code - self.low) else 1

    def deal(self, s: Board, outcome: i64) -> None:
        seat: i64 = next_undealt(s)
        s.tribes[seat].kind = outcome
        s.tell1("tribe", "T7", seat, "tribe", outcome)


@final
class DrawFirst(Deal):
    """T9: the lowest village number."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_FIRST, "chance_first", "T9", c.DRAW_FIRST, c.DEAL_POWER)

    def weight(self, s: Board, code: i64) -> i64:
        return 1 if code - self.low < s.players else 0

    def deal(self, s: Board, outcome: i64) -> None:
        s.first = outcome
        s.active = outcome
        s.tell("first", "T9", outcome)


@final
class RollPool(RollTwo):
    """T175: the first pool is rolled at setup."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_POOL, "chance_pool", "T175", c.DEALING)

    def rolled(self, s: Board, one: i64, other: i64) -> None:
        s.ask = c.GO_SETUP
        s.die0 = one
        s.die1 = other
        s.tell2("pool", "T175", -1, "face", one, "face2", other)

    def memory(self, s: Board) -> Memory:
        return lands_memory(s)

    def recall(self, s: Board, memory: Memory) -> None:
        s.due = memory.get("lands", -1)

    def fits(self, s: Board) -> bool:
        return deal_fits(s) and deal_due(s) == self.ask


@final
class DealPower(Chance):
    """T104: one of the two powers of each tribe, in turn order."""

    def __init__(self) -> None:
        super().__init__(c.CHANCE_POWER, "chance_power", "T104", c.PLACING, c.DEAL_POWER, c.COUNT_LANDS)
        self.to_others = True

    def weight(self, s: Board, code: i64) -> i64:
        return 1 if (code - self.low) >> 1 == s.tribes[s.who].kind else 0

    def happen(self, s: Board, code: i64) -> None:
        lead(s, code - self.low)

    def whose(self, s: Board) -> i64:
        return next_leader(s)

    def fits(self, s: Board) -> bool:
        return placing_fits(s, self.ask) and s.tribes[s.who].power < 0


@final
class Beginning(Question):
    """Where every game begins, and where a position may stop before something is dealt."""

    def __init__(self) -> None:
        super().__init__(c.GO_SETUP, "setup", "T7", c.DEALING)

    def memory(self, s: Board) -> Memory:
        return lands_memory(s)

    def recall(self, s: Board, memory: Memory) -> None:
        s.due = memory.get("lands", -1)
        s.land = memory.get("land", -1)

    def fits(self, s: Board) -> bool:
        return deal_fits(s)
