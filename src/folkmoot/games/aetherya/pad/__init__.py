"""The score pad of one kingdom of the printed game, without a game around it."""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.core import BadPosition, Row
from folkmoot.core.documents import Field
from folkmoot.core.values import row_of
from folkmoot.games.aetherya.edge.position import read_grid
from folkmoot.games.aetherya.edge.results import PAD, pad_parts
from folkmoot.games.aetherya.edge.terms import parts_under, terms_under
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.box import PACKAGED, Box
from folkmoot.games.aetherya.engine.kingdom import Kingdom
from folkmoot.games.aetherya.engine.legends import conditions
from folkmoot.games.aetherya.engine.nolands import Nolands, settled

SETS = 4
"""So many sets of tokens are in the box, so many of each gem."""


def read_pad(
    grid: str,
    legends: Sequence[str] = (),
    gems: Sequence[str] = (),
    treaties: Sequence[str] = (),
    staffs: Sequence[str] = (),
    box: Box = PACKAGED,
) -> list[Row]:
    """The seven rows of a kingdom written as four rows of letters; BadPosition names the place that is wrong."""
    return pad_rows(read_kingdom(grid, legends, gems, treaties, staffs, box), box)


def read_kingdom(
    grid: str,
    legends: Sequence[str] = (),
    gems: Sequence[str] = (),
    treaties: Sequence[str] = (),
    staffs: Sequence[str] = (),
    box: Box = PACKAGED,
) -> Kingdom:
    kingdom = Kingdom()
    for cell, word in enumerate(read_grid(grid, Field(grid, "kingdom", BadPosition))):
        if word is not None:
            kingdom.lay(cell, c.CARDS.index(word))
    check_copies(kingdom, box)
    read_legends(legends, kingdom)
    read_gems(gems, kingdom)
    kingdom.treaties = read_cells(treaties, "treaty", kingdom.races(), "there is no face-up race card there")
    kingdom.staffs = read_cells(staffs, "staff", kingdom.of(c.DRAGON), "there is no face-up dragon there")
    return kingdom


def read_nolands(cells: Sequence[tuple[str, int] | None], players: int) -> Nolands:
    """A57: what lies in the sixteen cells, and which seat has settled it."""
    lands = Nolands()
    for cell, one in enumerate(cells):
        if one is not None:
            field = Field(one[0], f"nolands[{cell}].card", BadPosition)
            seat = Field(one[1], f"nolands[{cell}].seat", BadPosition).number(0, players - 1)
            lands = settled(lands, cell, c.CARDS.index(field.word(c.CARDS, "card")), seat)
    return lands


def pad_rows(kingdom: Kingdom, box: Box = PACKAGED, fate: str = "none", race: str | None = None) -> list[Row]:
    """The seven rows; as a scenario of our own changes them (A50), and the row of a fate."""
    led = c.CARDS.index(Field(race, "race", BadPosition).word(c.CARDS[c.HUMAN : c.DRAGON], "race")) if race else 0
    number = c.FATES.index(Field(fate, "fate", BadPosition).word(c.FATES, "fate"))
    parts = pad_parts(kingdom, box, 0, True, terms_under(kingdom, box, number, led))
    rows = [row_of(name, rule, 1, row) for (name, rule), row in zip(PAD, parts, strict=True)]
    return [*rows, row_of("fate", "A50", 1, parts_under(kingdom, box, number))] if number else rows


def met_legends(kingdom: Kingdom, goblins_via_portal: bool = False) -> tuple[list[str], list[str]]:
    """Which legends the face-up cards meet, and which they would meet one against one, with the Sword (A28)."""
    mask = int(conditions(kingdom, goblins_via_portal))
    met = [word for legend, word in enumerate(c.LEGEND_WORDS) if mask >> legend & 1]
    struck = [word for legend, word in enumerate(c.LEGEND_WORDS) if mask >> c.LEGENDS + legend & 1 and word not in met]
    return met, struck


def check_copies(kingdom: Kingdom, box: Box) -> None:
    most = max(box.copies)
    for kind, word in enumerate(c.CARDS):
        cells = bin(kingdom.of(kind)).count("1")
        if cells > most:
            what = f"{cells} cards {word}, the box has {most}"
            raise BadPosition("kingdom", what, "many-of", value=word, number=cells, most=most)


def read_legends(words: Sequence[str], kingdom: Kingdom) -> None:
    for number, word in enumerate(words):
        field = Field(word, f"legends[{number}]", BadPosition)
        bit = 1 << c.LEGEND_WORDS.index(field.word(c.LEGEND_WORDS, "legend"))
        if kingdom.legends & bit:
            raise field.twice()
        kingdom.legends |= bit


def read_gems(words: Sequence[str], kingdom: Kingdom) -> None:
    for number, word in enumerate(words):
        field = Field(word, f"gems[{number}]", BadPosition)
        gem = int(field.word([str(gem) for gem in range(1, c.GEMS + 1)], "gem")) - 1
        if kingdom.owned(gem) == SETS:
            what = f"more than {SETS} gems {word}"
            raise field.wrong(what, "many-of", value=word, number=SETS + 1, most=SETS)
        kingdom.own(gem, 1)


def read_cells(words: Sequence[str], what: str, allowed: int, wrong: str) -> int:
    mask = 0
    for word in words:
        field = Field(word, what, BadPosition)
        bit = 1 << c.PLACES.index(field.word(c.PLACES, "place"))
        if not allowed & bit:
            raise field.wrong(f"{word}: {wrong}", "aetherya-bare", value=word, kind=what)
        if mask & bit:
            raise field.twice()
        mask |= bit
    return mask
