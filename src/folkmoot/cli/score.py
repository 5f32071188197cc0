"""`folkmoot score aetherya`: a score pad for people at a table with the printed game."""

from __future__ import annotations

import argparse

from rich.cells import cell_len, set_cell_size

from folkmoot.cli.shared import Commands, add_command, add_language
from folkmoot.core import Row
from folkmoot.games.aetherya.pad import read_pad
from folkmoot.text import Texts, texts

EXAMPLES = """\
  folkmoot score aetherya FHMN/EFHP/FEDL/MNSH
  folkmoot score aetherya FHMN/EFHP/FEDL/MNSH --legends human-elf,four-races --gems 2,3,4
  folkmoot score aetherya GHPP/EFHP/FEDL/MNSH --treaty r1c1 --staff r3c3

Each letter is a card: P plains, F forest, M mountain, S swamp, H human, E elf, N dwarf, G goblin, D dragon, L portal.
A lower-case letter or ? is a card that lies face down and counts for nothing."""


def register(commands: Commands) -> None:
    help = "score a kingdom of the printed game, with the reason for every point"
    parser = add_command(commands, "score", help, EXAMPLES)
    parser.add_argument("game", choices=["aetherya"], help="the game whose score pad it is")
    parser.add_argument("kingdom", metavar="KINGDOM", help="four rows of four letters, divided by /")
    parser.add_argument("--legends", default="", metavar="A,B", help="legends that were claimed, such as human-elf")
    parser.add_argument("--gems", default="", metavar="1,2", help="numbers of the gems that are owned")
    parser.add_argument("--treaty", action="append", default=[], metavar="r2c1", help="a card with a Treaty on it")
    parser.add_argument("--staff", action="append", default=[], metavar="r3c3", help="a dragon with a Staff on it")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rows = read_pad(args.kingdom, listed(args.legends), listed(args.gems), args.treaty, args.staff)
    said = texts(args.lang)
    for row in rows:
        for line in lines(said, row):
            print(line)
    print(f"{headed(said.say('command-total'))}{sum(row.points[0] for row in rows):>4}")
    return 0


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def headed(words: str) -> str:
    """The first column; wide characters take two."""
    return set_cell_size(words, max(14, cell_len(words) + 1))


def lines(said: Texts, row: Row) -> list[str]:
    """A row with its reasons."""
    reasons = [f"    {part.points:>+3}  {said.part('aetherya', row, part)}  ({part.rule})" for part in row.parts]
    return [f"{headed(said.say(f'aetherya-row-{row.id}'))}{row.points[0]:>4}", *reasons]
