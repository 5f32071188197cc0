"""`folkmoot score aetherya`: what the command line takes for kingdoms."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence

from folkmoot.cli.arguments import Parser
from folkmoot.core import BadPosition, Result
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.nolands import Nolands
from folkmoot.games.aetherya.pad import Around, met_legends, read_kingdom, read_nolands
from folkmoot.games.aetherya.pad import count as count_table
from folkmoot.games.aetherya.words.board import LETTERS
from folkmoot.text import Texts

EXAMPLES = (
    "FHMN/EFHP/FEDL/MNSH",
    "FHMN/EFHP/FEDL/MNSH --legends human-elf,four-races --gems 2,3,4",
    "FHMN/EFHP/FEDL/MNSH GHPP/EFHP/FEDL/MNSH --legends 2:two-humans --treaty 2:r1c1",
    "FHMN/EFHP/FEDL/MNSH --mode solo --row human-elf,two-elves --legends human-elf,two-elves",
    "FHMN/EFHP/FEDL/MNSH FEFM/HFEN/MHDS/NPLH --mode coop --penalty four-races",
)
SETTLED = re.compile(r"([A-Z])(\d)")
ADDRESSED = re.compile(r"(?:(\d+):)?(.*)")


def told(said: Texts) -> dict[str, str]:
    """The letters that stand for cards."""
    letters = (f"{letter} {said.word('aetherya', card)}" for card, letter in LETTERS.items() if card)
    return {"letters": said.listed(letters)}


def take(parser: Parser) -> None:
    parser.take("kingdom", nargs="+", metavar="KINGDOM")
    parser.take("--legends", action="append", default=[], metavar="A,B")
    parser.take("--gems", action="append", default=[], metavar="1,2")
    parser.take("--treaty", action="append", default=[], metavar="r2c1")
    parser.take("--staff", action="append", default=[], metavar="r3c3")
    parser.take("--mode", choices=c.MODES, default="versus")
    parser.take("--row", default="", metavar="A,B")
    parser.take("--ages", default="", metavar="12,5")
    parser.take("--penalty", default="", metavar="A,B")
    parser.take("--fate", choices=c.FATES, default="none")
    parser.take("--variant", choices=c.VARIANTS, default="none")
    parser.take("--nolands", default="", metavar="E1,F2,.,./…")
    parser.take("--fortress", action="append", default=[], metavar="r2c4")
    parser.take("--race", action="append", default=[], metavar="elf")


def count(args: argparse.Namespace) -> Result:
    seats = len(args.kingdom)
    beside = {name: shared_out(name, getattr(args, name), seats) for name in ("legends", "gems", "treaty", "staff")}
    kingdoms = [
        read_kingdom(grid, beside["legends"][at], beside["gems"][at], beside["treaty"][at], beside["staff"][at])
        for at, grid in enumerate(args.kingdom)
    ]
    races = [words[0] if words else None for words in shared_out("race", args.race, seats)]
    return count_table(
        kingdoms,
        Around(
            mode=args.mode,
            fate=args.fate,
            variant=args.variant,
            races=races,
            row=listed(args.row),
            ages=points_of(args.ages),
            penalty=listed(args.penalty),
            lands=nolands_of(args.nolands, seats) if args.nolands else None,
            fortresses=shared_out("fortress", args.fortress, seats),
        ),
    )


def remarks(args: argparse.Namespace, result: Result, said: Texts, names: Sequence[str]) -> list[str]:
    """Which legends the cards of each kingdom meet."""
    met = [met_legends(read_kingdom(grid))[0] for grid in args.kingdom]
    return [
        said.say("aetherya-pad-met", who=who, legends=said.words("aetherya", legends))
        for who, legends in zip(names, met, strict=True)
        if legends
    ]


def shared_out(name: str, given: Sequence[str], seats: int) -> list[list[str]]:
    """`2:A,B` is for the second kingdom, `A,B` for the first."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for text in given:
        match = ADDRESSED.fullmatch(text)
        assert match is not None
        number = int(match[1] or 1)
        if not 1 <= number <= seats:
            what = f"{text!r} names kingdom {number} of {seats}"
            raise BadPosition(name, what, "aetherya-pad-kingdom", value=repr(text), number=number, most=seats)
        found[number - 1] += listed(match[2])
    return found


def nolands_of(text: str, seats: int) -> Nolands:
    """Sixteen cells, rows divided by /: the letter of a card and whose it is, or a dot."""
    cells = [cell for row in text.split("/") for cell in row.split(",")]
    if len(cells) != c.CELLS:
        raise BadPosition("nolands", f"{len(cells)} cells", "too-few", number=len(cells), needed=c.CELLS)
    cards = {letter: card for card, letter in LETTERS.items() if card}
    found: list[tuple[str, int] | None] = []
    for cell in cells:
        settled = SETTLED.fullmatch(cell)
        if cell != "." and (settled is None or settled[1] not in cards):
            what = f"{cell!r} can't be read (such as E1 or .)"
            raise BadPosition("nolands", what, "pad-word", value=repr(cell), example="E1,F2,.,.")
        found.append((cards[settled[1]], int(settled[2]) - 1) if settled else None)
    return read_nolands(found, seats)


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def points_of(text: str) -> list[int]:
    """What the ages before have brought; an age may end below zero."""
    try:
        found = [int(word) for word in listed(text)]
    except ValueError:
        raise BadPosition(
            "ages", f"{text!r} is not a list of numbers", "numbers", value=repr(text), size="0–2"
        ) from None
    if len(found) > c.AGES - 1:
        raise BadPosition("ages", f"{len(found)} ages", "too-many", number=len(found), most=c.AGES - 1)
    return found
