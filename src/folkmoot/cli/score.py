"""`folkmoot score aetherya`: a score pad for people at a table with the printed game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from folkmoot.core import Part
from folkmoot.core.errors import FolkmootError
from folkmoot.games.aetherya.pad import Pad, read_pad

EXAMPLES = """\
Each letter is a card: P plains, F forest, M mountain, S swamp, H human, E elf, N dwarf, G goblin, D dragon, L portal.
A lower-case letter or ? is a card that lies face down and counts for nothing.

examples:
  folkmoot score aetherya FHMN/EFHP/FEDL/MNSH
  folkmoot score aetherya FHMN/EFHP/FEDL/MNSH --legends human-elf,four-races --gems 2,3,4
  folkmoot score aetherya GHPP/EFHP/FEDL/MNSH --treaty r1c1 --staff r3c3
"""

NAMES = {
    "elves": "Elves",
    "dwarves": "Dwarves",
    "humans": "Humans",
    "goblins": "Goblins",
    "dragons": "Dragons",
    "legends": "Legends",
    "conflicts": "Conflicts",
}


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command `score`."""
    parser = commands.add_parser(
        "score",
        help="score a kingdom of the printed game",
        description="The seven rows of the score pad, with the reason for every point.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=["aetherya"], help="the game whose pad it is")
    parser.add_argument("kingdom", help="four rows of four letters, divided by /")
    parser.add_argument("--legends", default="", metavar="A,B", help="legends that were claimed, such as human-elf")
    parser.add_argument("--gems", default="", metavar="1,2", help="numbers of the gems that are owned")
    parser.add_argument("--treaty", action="append", default=[], metavar="r2c1", help="a card with a Treaty on it")
    parser.add_argument("--staff", action="append", default=[], metavar="r3c3", help="a dragon with a Staff on it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the pad; 2 and one line where something is wrong."""
    try:
        pad = read_pad(args.kingdom, listed(args.legends), listed(args.gems), args.treaty, args.staff)
    except FolkmootError as error:
        print(f"folkmoot score: {error}", file=sys.stderr)
        return 2
    for line in lines(pad):
        print(line)
    return 0


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def lines(pad: Pad) -> list[str]:
    """The rows with their reasons, then the total."""
    found: list[str] = []
    for name, points, parts in pad.rows:
        found.append(f"{NAMES[name]:<10}{points:>4}")
        found += [f"    {part.points:>+3}  {reason(part)}  ({part.rule})" for part in parts]
    return [*found, f"{'Total':<10}{pad.total:>4}"]


def reason(part: Part) -> str:
    """One point's reason in words."""
    args = part.args
    kind = args["kind"]
    if kind in ("harmony", "conflict"):
        through = " through a portal" if args["portal"] else ""
        verb = "touches" if kind == "harmony" else "against"
        return f"{args['card']} {args['cell']} {verb} {args['other']} {args['at']}{through}"
    if kind == "tamed":
        return f"dragon {args['cell']} tamed by {joined(args['by'], args['staff'])}"
    if kind == "surplus":
        return f"dragon {args['cell']} is one more than can be tamed"
    if kind == "wild":
        return f"dragon {args['cell']} is wild"
    if kind == "too_many":
        return f"{args['dragons']} dragons are worth nothing"
    if kind == "gems":
        return f"{' + '.join(gem.removeprefix('gem') for gem in args['gems'])} = {args['sum']}: its last digit"
    return str(args["legend"])


def joined(cells: Sequence[str], staff: bool) -> str:
    return " and ".join([*cells, *(["a staff"] if staff else [])])
