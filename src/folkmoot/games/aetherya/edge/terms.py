"""By which terms a kingdom is explained: those of the book, or what a scenario of our own changes of them (A50)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from folkmoot.core import Part
from folkmoot.core.bits import numbers
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.board import Board
from folkmoot.games.aetherya.engine.box import Box
from folkmoot.games.aetherya.engine.fates import burnt_forests, counted
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.scenarios import home_of
from folkmoot.games.aetherya.engine.scoring import tamed_by, tamed_dragons

RACES = (c.HUMAN, c.ELF, c.DWARF, c.GOBLIN)
Quarrel = tuple[int, tuple[int, ...], int, str]
"""A race, its enemies, what each touching pair costs, and the rule."""


@dataclass(frozen=True)
class Terms:
    """Quantities that the rows of a kingdom count."""

    harmony: dict[int, list[int]]
    """Points of each race for every touching land."""
    harmony_rule: str
    walled: tuple[int, ...]
    """A17: races that cannot use portals for it."""
    burnt: int
    """A52: lands that give nothing."""
    tamed: int
    tamers: tuple[int, ...]
    """The races that tame."""
    quarrels: tuple[Quarrel, ...]


def quarrels(box: Box, goblin: tuple[int, str], enemies: tuple[int, ...]) -> tuple[Quarrel, ...]:
    """A4, each pair once; what a conflict with a goblin costs, and with whom it has any, a fate may change."""
    return (c.GOBLIN, enemies, *goblin), (c.DWARF, (c.ELF,), int(box.conflict), "A21")


def book_terms(kingdom: Kingdom, box: Box) -> Terms:
    """A3, A17, A19, A21."""
    return Terms(
        harmony={c.HUMAN: box.human, c.ELF: box.elf, c.DWARF: box.dwarf, c.GOBLIN: box.goblin},
        harmony_rule="A3",
        walled=(c.GOBLIN,),
        burnt=0,
        tamed=int(tamed_dragons(kingdom, box)),
        tamers=(c.HUMAN, c.ELF, c.DWARF),
        quarrels=quarrels(box, (int(box.conflict), "A21"), (c.HUMAN, c.ELF, c.DWARF)),
    )


def terms_of(b: Board, seat: int) -> Terms:
    """The terms of a seat's kingdom in this game."""
    return terms_under(b.kingdoms[seat], b.setup.box, int(b.setup.fate), int(b.race_of(seat)))


def terms_under(kingdom: Kingdom, box: Box, fate: int, race: int) -> Terms:
    """The terms of a kingdom under a fate, or of one that leads a race (0: none)."""
    book = book_terms(kingdom, box)
    if race:
        return own_race_terms(kingdom, box, race)
    if fate == c.DEZANNO:
        return replace(book, quarrels=quarrels(box, (int(box.conflict), "A21"), (c.ELF, c.DWARF)))
    if fate == c.DEGODASS:
        tamed = int(tamed_by(kingdom, kingdom.of(c.ELF), box))
        burnt = int(burnt_forests(kingdom, tamed))
        return replace(book, tamed=tamed, tamers=(c.ELF,), burnt=burnt)
    if fate == c.SHAGRATT:
        cheap = quarrels(box, (int(box.goblin_conflict), "A53"), (c.HUMAN, c.ELF, c.DWARF))
        return replace(book, quarrels=cheap)
    return book


def own_race_terms(kingdom: Kingdom, box: Box, race: int) -> Terms:
    """A56."""
    nothing = [0, 0, 0, 0]
    home = [int(box.home) if land == home_of(race) else 0 for land in range(c.HUMAN)]
    return Terms(
        harmony={**dict.fromkeys(RACES, nothing), race: home},
        harmony_rule="A56",
        walled=(),
        burnt=0,
        tamed=int(tamed_by(kingdom, kingdom.of(race), box)),
        tamers=(race,),
        quarrels=((race, tuple(other for other in RACES if other != race), int(box.stranger), "A56"),),
    )


def fate_parts(b: Board) -> list[Part]:
    """The row of the fate of this game."""
    return parts_under(b.kingdoms[0], b.setup.box, int(b.setup.fate))


def parts_under(kingdom: Kingdom, box: Box, fate: int) -> list[Part]:
    """A51 to A54: the row of a fate, card by card."""
    found = int(counted(kingdom, fate, box))
    if fate == c.DEZANNO:
        loose = int(kingdom.of(c.GOBLIN)) & ~found
        return each(kingdom, found, box.held, "A51", "held") + each(kingdom, loose, -box.loose, "A51", "loose")
    if fate == c.DEGODASS:
        burnt = int(burnt_forests(kingdom, found))
        return each(kingdom, found, box.egg, "A52", "tamed") + each(kingdom, burnt, -box.burnt, "A52", "burnt")
    if fate == c.SHAGRATT:
        return each(kingdom, found, box.robbed, "A53", "robbed")
    return each(kingdom, found, box.mine, "A54", "mine")


def each(kingdom: Kingdom, cells: int, points: int, rule: str, kind: str) -> list[Part]:
    """A part for every one of these cells."""
    return [
        Part(0, int(points), rule, {"kind": kind, "card": c.CARDS[kingdom.card(cell)], "cell": c.PLACES[cell]})
        for cell in numbers(cells)
    ]
