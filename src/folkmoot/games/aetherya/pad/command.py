"""`folkmoot score aetherya`: what the command line takes for kingdoms."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence

from folkmoot.cli.arguments import Parser
from folkmoot.core import BadPosition, Result
from folkmoot.games.aetherya.engine import codes as c
from folkmoot.games.aetherya.engine.nolands import Nolands
from folkmoot.games.aetherya.pad import Around, boxes_for, met_legends, read_kingdom, read_nolands
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
PACT = re.compile(r"([1-4])-([1-4])")
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
    parser.take("--pact", default="", metavar="1-3")
    parser.take("--betrayals", default="", metavar="0,1,0")
    parser.take("--race", action="append", default=[], metavar="elf")


def count(args: argparse.Namespace) -> Result:
    seats = len(args.kingdom)
    beside = [shared_out(name, getattr(args, name), seats) for name in ("legends", "gems", "treaty", "staff")]
    kingdoms = [
        read_kingdom(grid, legends, gems, treaty, staff, boxes=boxes_for(seats))
        for grid, legends, gems, treaty, staff in zip(args.kingdom, *beside, strict=True)
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
            pacts=partners_of(args.pact, seats),
            betrayals=numbers_of("betrayals", args.betrayals, seats),
        ),
    )


def remarks(args: argparse.Namespace, result: Result, said: Texts, names: Sequence[str]) -> list[str]:
    """Say which legends the cards of each kingdom meet."""
    met = [met_legends(read_kingdom(grid, boxes=boxes_for(len(args.kingdom))))[0] for grid in args.kingdom]
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
    if len(cells) != c.NUM_CELLS:
        raise BadPosition("nolands", f"{len(cells)} cells", "too-few", number=len(cells), needed=c.NUM_CELLS)
    cards = {letter: card for card, letter in LETTERS.items() if card}
    found: list[tuple[str, int] | None] = []
    for cell in cells:
        settled = SETTLED.fullmatch(cell)
        if cell != "." and (settled is None or settled[1] not in cards):
            what = f"{cell!r} can't be read (such as E1 or .)"
            raise BadPosition("nolands", what, "pad-word", value=repr(cell), example="E1,F2,.,.")
        found.append((cards[settled[1]], int(settled[2]) - 1) if settled else None)
    return read_nolands(found, seats)


def partners_of(text: str, seats: int) -> list[int | None]:
    """`1-3`: the first and the third have a pact; several are divided by commas."""
    found: list[int | None] = [None] * seats
    for pair in listed(text):
        match = PACT.fullmatch(pair)
        both = [int(number) - 1 for number in match.groups()] if match else []
        if not both or max(both) >= seats or both[0] == both[1] or any(found[one] is not None for one in both):
            raise BadPosition(
                "pact", f"{pair!r} can't be read (such as 1-3)", "pad-word", value=repr(pair), example="1-3"
            )
        found[both[0]], found[both[1]] = both[1], both[0]
    return found


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def points_of(text: str) -> list[int]:
    """Read the points of earlier ages; an age may end below zero."""
    return numbers_of("ages", text, c.NUM_AGES - 1)


def numbers_of(name: str, text: str, most: int) -> list[int]:
    try:
        found = [int(word) for word in listed(text)]
    except ValueError:
        wrong = f"{text!r} is not a list of numbers"
        raise BadPosition(name, wrong, "numbers", value=repr(text), size=f"0–{most}") from None
    if len(found) > most:
        raise BadPosition(name, f"{len(found)} {name}", "too-many", number=len(found), most=most)
    return found
